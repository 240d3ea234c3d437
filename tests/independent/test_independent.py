"""Stored records hold for a program that shares no code with the engine; records tampered with do not."""

import copy
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.independent.habemus_checker import Choice, Disagreement, Record, check, read_records
from tests.independent.habemus_rules import Deal, Player, Table, read_persons, votes_of

MATCHES = Path(__file__).parents[1] / "matches"
RECORDS = [record for version in (2, 1) for record in read_records(MATCHES / f"habemus-{version}.jsonl.gz")]


@pytest.fixture
def record() -> Record:
    """With four players, where the last card of the row is taken automatically."""
    return copy.deepcopy(next(record for record in RECORDS if len(record["players"]) == 4))


def nth(record: Record, kind: str, number: int = 0) -> Choice:
    return [choice for choice in record["choices"] if choice["choice"]["type"] == kind][number]


def rewrite(choice: Choice, notation: str, **struct: str | int) -> None:
    choice["notation"] = notation
    choice["choice"].update(struct)


def without_events(record: Record) -> Record:
    record.pop("events", None)
    return record


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_stored_record_holds(number: int) -> None:
    check(RECORDS[number])


def test_record_without_events_holds(record: Record) -> None:
    check(without_events(record))


def swap_outcome_values(record: Record) -> None:
    values = record["outcomes"][2]["values"]
    values[0], values[1] = values[1], values[0]


def swap_outcomes(record: Record) -> None:
    outcomes = record["outcomes"]
    outcomes[0], outcomes[1] = outcomes[1], outcomes[0]


def change_seed(record: Record) -> None:
    record["seed"] = "00" * 32


def add_salt(record: Record) -> None:
    record["salts"] = ["00"]


def change_table_of_persons(record: Record) -> None:
    record["data"] = "00" * 32


def raise_bid_of_last_taker(record: Record) -> None:
    last = nth(record, "take", len(record["players"]) - 1)["seat"]
    bid = next(choice for choice in record["choices"] if choice["seat"] == last)
    rewrite(bid, "bid DDD", gems="DDD")


def change_bid(record: Record) -> None:
    bid = nth(record, "bid")
    gems = "A" if bid["choice"]["gems"] == "" else ""
    rewrite(bid, f"bid {gems or '-'}", gems=gems)


def bid_gems_not_owned(record: Record) -> None:
    rewrite(nth(record, "bid"), "bid RR", gems="RR")


def bid_too_many_gems(record: Record) -> None:
    rewrite(nth(record, "bid"), "bid DDDD", gems="DDDD")


def bid_in_wrong_order(record: Record) -> None:
    rewrite(nth(record, "bid"), "bid AD", gems="AD")


def change_struct_only(record: Record) -> None:
    nth(record, "bid")["choice"]["gems"] = "DDD"


def take_illegal_card(record: Record) -> None:
    rewrite(nth(record, "take"), "take squadrone", card="squadrone")


def lay_card_not_in_hand(record: Record) -> None:
    rewrite(nth(record, "lay"), "lay three-rubies", action="three-rubies")


def keep_order_not_dealt(record: Record) -> None:
    rewrite(nth(record, "keep"), "keep nothing", order="nothing")


def drop_choice(record: Record) -> None:
    del record["choices"][50]


def drop_last_choice(record: Record) -> None:
    del record["choices"][-1]


def repeat_last_choice(record: Record) -> None:
    record["choices"].append(record["choices"][-1])


def swap_takers(record: Record) -> None:
    first, second = nth(record, "take"), nth(record, "take", 1)
    first["seat"], second["seat"] = second["seat"], first["seat"]


def hide_automatic(record: Record) -> None:
    del next(choice for choice in record["choices"] if "automatic" in choice)["automatic"]


def claim_automatic(record: Record) -> None:
    nth(record, "bid")["automatic"] = True


def change_point(record: Record) -> None:
    record["result"]["points"][0] += 1


def change_source(record: Record) -> None:
    votes = record["result"]["breakdown"][0]
    votes["gold"] += 1
    votes["persons"] -= 1


def swap_ranks(record: Record) -> None:
    ranks = record["result"]["ranks"]
    ranks[0], ranks[1] = ranks[1], ranks[0]


@pytest.mark.parametrize(
    ("tamper", "reason"),
    [
        (swap_outcome_values, "outcome 2"),
        (swap_outcomes, "outcome 0"),
        (change_seed, "commitment"),
        (add_salt, "outcome 0"),
        (change_table_of_persons, "data"),
        (raise_bid_of_last_taker, "turn of"),
        (bid_gems_not_owned, "illegal"),
        (bid_too_many_gems, "illegal"),
        (bid_in_wrong_order, "illegal"),
        (change_struct_only, "struct"),
        (take_illegal_card, "illegal"),
        (lay_card_not_in_hand, "illegal"),
        (keep_order_not_dealt, "illegal"),
        (drop_choice, "turn of|illegal"),
        (drop_last_choice, "choices end"),
        (repeat_last_choice, "number of choices"),
        (swap_takers, "turn of"),
        (hide_automatic, "automatic"),
        (claim_automatic, "automatic"),
        (change_point, "result"),
        (change_source, "result"),
        (swap_ranks, "result"),
    ],
)
def test_tampered_record_is_caught(record: Record, tamper: Callable[[Record], None], reason: str) -> None:
    tamper(without_events(record))
    with pytest.raises(Disagreement, match=reason):
        check(record)


# Without events a changed bid can make another lawful game with the same result; with them it never can.
@pytest.mark.soak
def test_changed_bid_is_caught_in_every_record_with_events() -> None:
    for stored in RECORDS:
        changed = copy.deepcopy(stored)
        change_bid(changed)
        with pytest.raises(Disagreement):
            check(changed)


def test_unfinished_record_is_refused(record: Record) -> None:
    del record["seed"]  # type: ignore[misc]
    with pytest.raises(Disagreement, match="not a finished record: it has no seed"):
        check(record)


@pytest.mark.parametrize("kind", ["orders-dealt", "order-kept", "action-chosen", "bid-chosen"])
def test_secret_told_to_another_seat_is_caught(record: Record, kind: str) -> None:
    told = next(told for told in record["events"] if told["event"]["type"] == kind)
    told["to"] = list(range(len(record["players"])))
    with pytest.raises(Disagreement, match="event"):
        check(record)


def test_changed_public_fact_is_caught(record: Record) -> None:
    told = next(told for told in record["events"] if told["event"]["type"] == "income")
    told["event"]["gold"] = 1
    with pytest.raises(Disagreement, match="event"):
        check(record)


def test_dropped_event_is_caught(record: Record) -> None:
    del record["events"][-1]
    with pytest.raises(Disagreement, match="event"):
        check(record)


def test_added_event_is_caught(record: Record) -> None:
    record["events"].append(record["events"][-1])
    with pytest.raises(Disagreement, match="number of events"):
        check(record)


# Rulebook, "Exemple de décompte de voix": Brigitte's 18 votes, with persons that fit her couples and coats.
def test_independent_count_agrees_with_the_worked_example() -> None:
    table = Table(read_persons(), Deal([], [], [], 0, [["order-france"], ["order-leaders"], ["order-leaders"]]))
    table.players[0] = Player(
        ["order-france"],
        gold=27,
        gems=Counter("RSSAA"),
        persons={"este", "barberini", "sacchetti", "albizzi", "ginetti", "cesi", "rapaccioli"},
        politics=Counter(louis=2, mazarin=2, felipe=1),
    )
    assert list(votes_of(table, 0).values()) == [3, 7, 2, 4, 2, 0]
