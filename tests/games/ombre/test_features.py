"""What learners are told: positions that a player knows, slot by slot, and whole games beside what the view shows."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from roisoleil.games.ombre.cards import AUCTION_NAMES, COLOUR_NAMES, load_components
from roisoleil.games.ombre.features import DECISIONS
from roisoleil.games.ombre.game import Ombre
from roisoleil.games.ombre.state import Court
from roisoleil.games.ombre.view import Sphere, View, view
from tests.games.ombre.helpers import PHASE_2, PHASE_3, owners_file, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, GAME, Play
from tests.shared import Setting, walk

NAMES = [slot.name for slot in GAME.slots()]
WHO = ["own", "left1", "left2", "left3", "left4", "left5"]
SEALS = ["top_seal", "second_seal", "third_seal"]

Told = dict[str, int]
"""The value of each slot."""


def told(play: Play, seat: int) -> Told:
    """What a seat is told."""
    return told_of(play.table, seat)


def told_of(table: Court, seat: int) -> Told:
    return dict(zip(NAMES, GAME.features(table, seat), strict=True))


def ones(row: Told, prefix: str) -> list[str]:
    """The last parts of the names of the slots of a group that are not 0, each as often as its value says."""
    return [
        name.removeprefix(f"{prefix}.") for name in NAMES if name.startswith(f"{prefix}.") for _ in range(row[name])
    ]


# Spheres.


def test_the_own_sphere_is_told() -> None:
    play = table_with(
        PHASE_2,
        spheres={ANNE: "red-seal red blue-seal influence pension pension", BLAISE: "red red-seal"},
        power={ANNE: 4},
        gold={ANNE: 3},
    )
    row = told(play, ANNE)
    assert (row["own.power"], row["own.gold"], row["own.points"]) == (4, 3, 4 + 3 + 2 * 2)
    assert (row["own.red.row"], row["own.red.cards"], row["own.red.majority"]) == (2, 2, 0)
    assert (row["own.blue.row"], row["own.blue.cards"], row["own.blue.majority"]) == (1, 2, 1)
    assert (row["own.yellow.row"], row["own.yellow.cards"], row["own.yellow.majority"]) == (0, 2, 1)
    assert [row[f"own.{name}"] for name in AUCTION_NAMES] == [1, 0, 0, 0, 2, 0, 0]
    assert row["own.seals"] == 2


def test_a_row_is_told_from_its_top_and_below_the_third_card_by_the_number_of_seals() -> None:
    play = table_with(spheres={ANNE: "green-seal green-seal green green-seal green red-seal"})
    row = told(play, ANNE)
    assert row["own.green.row"] == 5
    assert [row[f"own.green.{seal}"] for seal in SEALS] == [0, 1, 0]
    assert row["own.green.row_seals"] == 3
    assert [row[f"own.red.{seal}"] for seal in SEALS] == [1, 0, 0]
    assert [row[f"own.blue.{seal}"] for seal in SEALS] == [0, 0, 0]


def test_the_others_follow_clockwise_from_every_seat() -> None:
    power = {ANNE: 5, BLAISE: 6, COLBERT: 7, DIANE: 8}
    play = table_with(seats=4, active=COLBERT, power=power)
    assert [told(play, ANNE)[f"{who}.power"] for who in WHO] == [5, 6, 7, 8, 0, 0]
    assert [told(play, COLBERT)[f"{who}.power"] for who in WHO] == [7, 8, 5, 6, 0, 0]
    assert [told(play, ANNE)[f"{who}.active"] for who in WHO] == [0, 0, 1, 0, 0, 0]
    assert [told(play, COLBERT)[f"{who}.active"] for who in WHO] == [1, 0, 0, 0, 0, 0]


def test_the_sphere_of_another_is_told_like_the_own() -> None:
    play = table_with(spheres={ANNE: "red-seal red blue influence", BLAISE: "green purple-seal medal"})
    own = {name.removeprefix("own."): value for name, value in told(play, BLAISE).items() if name.startswith("own.")}
    seen = {name.removeprefix("left1."): value for name, value in told(play, ANNE).items() if name.startswith("left1.")}
    assert seen == own


def test_seats_that_are_not_there_are_all_0() -> None:
    row = told(table_with(seats=3), BLAISE)
    assert row["seats"] == 3
    assert [row[f"{who}.present"] for who in WHO[2:]] == [1, 0, 0, 0]
    absent = [value for name, value in row.items() if name.startswith(("left3.", "left4.", "left5."))]
    assert len(absent) == 3 * len([name for name in NAMES if name.startswith("left1.")]) + 3
    assert not any(absent)


def test_who_has_left_the_court_is_there_but_not_in_the_game() -> None:
    row = told(table_with(seats=4, fallen={BLAISE: 1, DIANE: 2}), ANNE)
    assert [row[f"{who}.in_game"] for who in WHO] == [1, 0, 1, 0, 0, 0]
    assert [row[f"{who}.fallen"] for who in WHO] == [0, 1, 0, 2, 0, 0]
    assert row["left3.present"] == 1


def test_a_tie_is_a_majority_only_with_four_in_the_game() -> None:
    spheres = {ANNE: "red", BLAISE: "red"}
    assert told(table_with(seats=4, spheres=spheres), ANNE)["own.red.majority"] == 1
    assert told(table_with(seats=4, spheres=spheres, fallen={DIANE: 1}), ANNE)["own.red.majority"] == 0


def test_the_cards_of_an_owner_count_in_the_colours_of_his_copy(tmp_path: Path) -> None:
    path = owners_file(tmp_path, "auction.diplomacy", 'colour = "grey"', 'colour = "red"')
    box = load_components(path)
    table = table_with(spheres={ANNE: "diplomacy"}, box=box).table
    row = dict(zip(NAMES, Ombre(box).features(table, ANNE), strict=True))
    assert (row["own.red.row"], row["own.red.cards"], row["own.red.majority"]) == (0, 1, 1)


# The bank, and Louis XIV.


def test_the_bank_has_what_nobody_has() -> None:
    row = told(table_with(power={ANNE: 4}, gold={ANNE: 3}), COLBERT)
    assert (row["bank.power"], row["bank.gold"]) == (60 - 22, 20 - 5)


def test_it_is_told_that_louis_has_come_once() -> None:
    assert told(table_with(), ANNE)["louis_seen"] == 0
    assert told(table_with(louis_seen=True), ANNE)["louis_seen"] == 1


# The decision.


def decision(row: Told) -> list[str]:
    return ones(row, "decision")


def test_the_decision_and_who_must_answer_are_told() -> None:
    play = table_with(announced=1, draw="mazarin red", spheres={COLBERT: "purple"})
    row = told(play, BLAISE)
    assert decision(row) == ["mazarin"]
    assert [row[f"{who}.to_act"] for who in WHO] == [0, 1, 0, 0, 0, 0]
    assert [row[f"{who}.active"] for who in WHO] == [0, 0, 1, 0, 0, 0]


def test_the_phases_of_a_turn_are_asked_one_after_the_other() -> None:
    play = table_with(draw="red")
    asked = [decision(told(play, ANNE))]
    for choice in ["done", "announce 1", "place red"]:
        play.choose(ANNE, choice)
        asked.append(decision(told(play, ANNE)))
    assert asked == [["qualities"], ["announce"], ["place"], ["gold-action"]]


def test_who_waits_for_mazarin_or_owes_a_debt_is_told_in_order() -> None:
    play = table_with(
        announced=1, draw="mazarin debts red", spheres={BLAISE: "purple-seal purple", COLBERT: "green-seal"}
    )
    play.choose(BLAISE, "favour 2 0")
    row = told(play, COLBERT)
    assert decision(row) == ["debts"]
    assert [row[f"{who}.waiting"] for who in WHO[:3]] == [0, 1, 2]
    play.choose(ANNE, "forfeit-tokens 2 0")
    assert [told(play, COLBERT)[f"{who}.waiting"] for who in WHO[:3]] == [0, 0, 1]


# Phases 1 and 3.


def test_what_was_used_in_phase_1_is_told_until_its_end() -> None:
    play = table_with(spheres={ANNE: "green red yellow authority suzerain pension pension"})
    play.choose(ANNE, "duel 1", "use power", "use pension", "suzerain 1")
    assert ones(told(play, BLAISE), "used") == ["green", "red", "suzerain", "pension"]
    play.choose(ANNE, "use pension", "use authority")
    assert ones(told(play, BLAISE), "used") == ["green", "red", "authority", "suzerain", "pension", "pension"]
    play.choose(ANNE, "done")
    assert ones(told(play, BLAISE), "used") == []


def test_a_conspiracy_is_told_for_the_rest_of_the_turn() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red conspiracy"})
    assert told(play, ANNE)["has_conspired"] == 0
    play.choose(ANNE, "conspire red gold")
    assert told(play, ANNE)["has_conspired"] == 1


def test_a_gold_action_that_is_done_is_told() -> None:
    play = table_with(PHASE_3, gold={ANNE: 2}, draw="pension red")
    assert told(play, ANNE)["has_acted"] == 0
    play.choose(ANNE, "buy-card")
    assert (decision(told(play, ANNE)), told(play, ANNE)["has_acted"]) == (["auction"], 1)


# Phase 2.


def test_turned_and_set_aside_cards_are_told() -> None:
    play = table_with(announced=3, draw="mazarin red pension debts debts blue-seal red", spheres={COLBERT: "purple"})
    row = told(play, BLAISE)
    assert row["wanted"] == 3
    assert ones(row, "turned") == ["blue-seal", "red", "red"]
    assert ones(row, "set_aside") == ["pension", "debts", "debts"]
    assert ones(row, "set_aside_next") == ["pension"]


def test_turned_cards_are_told_until_one_is_placed() -> None:
    play = table_with(announced=2, draw="red blue-seal")
    assert ones(told(play, ANNE), "turned") == ["blue-seal", "red"]
    play.choose(ANNE, "place red")
    assert ones(told(play, ANNE), "turned") == []


# Auctions and payments.


def test_an_auction_is_told_with_its_bidders_and_their_means() -> None:
    play = table_with(announced=1, draw="pension red", spheres={COLBERT: "yellow"})
    play.choose(ANNE, "bid 3")
    play.choose(BLAISE, "pass")
    row = told(play, COLBERT)
    assert ones(row, "auction.card") == ["pension"]
    assert (row["auction.highest"], row["payment.price"]) == (3, 0)
    assert [row[f"{who}.bidding"] for who in WHO] == [1, 1, 0, 0, 0, 0]
    assert [row[f"{who}.leads"] for who in WHO] == [0, 1, 0, 0, 0, 0]
    assert [row[f"{who}.means"] for who in WHO] == [13, 10, 0, 0, 0, 0]


def test_a_payment_is_told_with_what_is_paid_so_far() -> None:
    play = table_with(announced=1, draw="pension red", spheres={BLAISE: "yellow"})
    play.win_auction(BLAISE, 5)
    play.choose(BLAISE, "pay yellow")
    row = told(play, ANNE)
    assert (decision(row), ones(row, "auction.card")) == (["payment"], ["pension"])
    assert (row["auction.highest"], row["payment.price"], row["payment.paid"]) == (0, 5, 3)
    assert [row[f"{who}.to_act"] for who in WHO] == [0, 1, 0, 0, 0, 0]
    assert [row[f"{who}.bidding"] for who in WHO] == [0, 0, 0, 0, 0, 0]


# The piles.


def test_of_the_discard_pile_the_top_card_and_the_size_are_told() -> None:
    row = told(table_with(PHASE_2, discard="pension mazarin red-seal"), ANNE)
    assert (row["discard_pile"], ones(row, "discard_top")) == (3, ["red-seal"])
    assert row["draw_pile"] == 84 - 3
    assert ones(told(table_with(), ANNE), "discard_top") == []


def test_only_who_retrieves_a_card_looks_through_the_pile() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="yellow pension green mazarin green")
    play.choose(ANNE, "lay-down red")
    assert ones(told(play, ANNE), "retrievable") == ["green", "green", "yellow"]
    assert ones(told(play, BLAISE), "retrievable") == []
    play.choose(ANNE, "retrieve green")
    assert ones(told(play, ANNE), "retrievable") == []


def test_the_order_of_the_draw_pile_changes_nothing() -> None:
    play = table_with(PHASE_2, draw="mazarin red")
    before = told(play, ANNE)
    play.table.deck.reverse()
    assert told(play, ANNE) == before


def test_the_cards_under_the_top_of_the_discard_pile_change_nothing() -> None:
    first = table_with(PHASE_2, discard="yellow pension red")
    second = table_with(PHASE_2, discard="debts green-seal red")
    assert told(first, ANNE) == told(second, ANNE)


# The end.


def test_at_the_end_nothing_is_asked_of_anybody() -> None:
    assert told(table_with(), ANNE)["over"] == 0
    row = told(table_with(announced=1, draw="louis", louis_seen=True, power={ANNE: 11}), ANNE)
    assert row["over"] == 1
    assert decision(row) == []
    assert [row[f"{who}.to_act"] for who in WHO] == [0] * 6
    assert [row[f"{who}.points"] for who in WHO[:3]] == [12, 10, 10]


# Whole games: every slot must say what the view says.


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_through_some_games_every_slot_says_what_the_view_shows(seats: int) -> None:
    asked: set[str | None] = set()
    for number, level in enumerate(["random", "courtisan"] * 3):
        for match in walk(Setting(GAME.name, seats, ()), 90 + number, level):
            table = cast(Court, match.table)
            for seat in range(seats):
                seen = view(table, seat)
                asked.add(seen.decision)
                assert told_of(table, seat) == shown(seen, seat)
    assert asked == {*DECISIONS, None}, "these games did not come to every decision"


def shown(seen: View, seat: int) -> Told:
    """What the slots must say, made from the view of a seat alone."""
    row = dict.fromkeys(NAMES, 0)
    row[f"seat.{seat}"] = 1
    row["seats"] = seen.seats
    row["bank.power"], row["bank.gold"] = seen.bank_power, seen.bank_gold
    row["louis_seen"], row["over"] = int(seen.louis_seen), int(seen.decision is None)
    row["draw_pile"], row["discard_pile"] = seen.draw_pile, seen.discard_pile
    row["has_conspired"], row["has_acted"] = int(seen.has_conspired), int(seen.has_acted)
    row["wanted"] = seen.wanted or 0
    note(row, "decision", [seen.decision])
    note(row, "discard_top", [seen.discard_top])
    note(row, "retrievable", seen.retrievable or [])
    note(row, "used", seen.used)
    note(row, "turned", seen.turned)
    note(row, "set_aside", seen.set_aside)
    note(row, "set_aside_next", seen.set_aside[:1])
    if seen.auction:
        note(row, "auction.card", [seen.auction.card])
        row["auction.highest"] = seen.auction.highest
    if seen.payment:
        note(row, "auction.card", [seen.payment.card])
        row["payment.price"], row["payment.paid"] = seen.payment.price, seen.payment.paid
        assert seen.to_act == [seen.payment.seat]
    for place, who in enumerate(WHO[: seen.seats]):
        other = (seat + place) % seen.seats
        note_part(row, who, seen, other)
        note_sphere(row, who, seen.spheres[other])
    return row


def note(row: Told, prefix: str, names: list[str] | list[str | None]) -> None:
    """Count the names that are there."""
    for name, count in Counter(name for name in names if name is not None).items():
        assert f"{prefix}.{name}" in row
        row[f"{prefix}.{name}"] = count


def note_part(row: Told, who: str, seen: View, other: int) -> None:
    """What a seat does at this moment."""
    if f"{who}.present" in row:
        row[f"{who}.present"] = 1
    row[f"{who}.active"], row[f"{who}.to_act"] = int(other == seen.active), int(other in seen.to_act)
    row[f"{who}.waiting"] = seen.waiting.index(other) + 1 if other in seen.waiting else 0
    if seen.auction:
        row[f"{who}.bidding"] = int(other in seen.auction.bidders)
        row[f"{who}.leads"] = int(other == seen.auction.leader)
        row[f"{who}.means"] = seen.auction.means.get(other, 0)


def note_sphere(row: Told, who: str, sphere: Sphere) -> None:
    """What lies before a player."""
    row[f"{who}.in_game"], row[f"{who}.fallen"] = int(sphere.fallen == 0), sphere.fallen
    row[f"{who}.power"], row[f"{who}.gold"], row[f"{who}.points"] = sphere.power, sphere.gold, sphere.points
    row[f"{who}.seals"] = sphere.seals
    note(row, who, sphere.auctions)
    for colour in COLOUR_NAMES:
        cards = sphere.rows[colour]
        seals = [int(card.endswith("-seal")) for card in cards]
        row[f"{who}.{colour}.row"], row[f"{who}.{colour}.row_seals"] = len(cards), sum(seals)
        for depth, name in enumerate(SEALS[: len(cards)]):
            row[f"{who}.{colour}.{name}"] = seals[-1 - depth]
        row[f"{who}.{colour}.cards"] = sphere.counts[colour]
        row[f"{who}.{colour}.majority"] = int(colour in sphere.majorities)
