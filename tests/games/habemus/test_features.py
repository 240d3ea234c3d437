"""Observations for learners: each number where its slot says, and nothing that a seat with a memory cannot know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from roisoleil.engine.event import EVERYONE
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.cards import ACTION_NAMES, FIRST_ACTION, FIRST_ORDER, GEM_NAMES, ORDER_NAMES
from roisoleil.games.habemus.features import COPIES, GOLD_TOLD, PLAYERS
from roisoleil.games.habemus.game import make_game
from roisoleil.games.habemus.gems import BIDS, LETTERS
from roisoleil.games.habemus.reveal import choose_orders
from roisoleil.games.habemus.state import Conclave
from roisoleil.games.habemus.taking import take_cards
from roisoleil.games.habemus.turn import Phase
from roisoleil.games.habemus.view import Display, View
from roisoleil.games.habemus.view import view as view_of
from tests.games.habemus.bookkeeping import Books, Stock
from tests.games.habemus.helpers import election, owners_file, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, Play
from tests.shared import Setting, walk

SLOTS = [slot.name for slot in GAME.slots()]
NAMES = GAME.people.names
TURNS = ("first", "second", "third", "fourth")


def row_of(table: Conclave, seat: int) -> dict[str, int]:
    """What a seat is told, by the name of the slot."""
    return dict(zip(SLOTS, GAME.features(table, seat), strict=True))


def told(play: Play, seat: int, start: str = "") -> dict[str, int]:
    """What the slots whose names start so tell a seat, where it is not 0."""
    return {name: value for name, value in row_of(play.table, seat).items() if value and name.startswith(start)}


def told_of(play: Play, seat: int, role: str) -> list[str]:
    """The players of whom a seat is told that they have a role now."""
    row = row_of(play.table, seat)
    return [player for player in PLAYERS if row[f"{player}.{role}"]]


def takers(play: Play, seat: int) -> list[str]:
    """Those who still take a card, in the order of choice, as a seat is told."""
    return [player for turn in TURNS for player in told_of(play, seat, f"takes.{turn}")]


# Behind the own screen.


def test_a_seat_is_told_its_gold_its_gems_and_its_hand() -> None:
    play = table_with(bid_gems, gold={RALF: 13}, gems={RALF: "DRSSA"}, hands={RALF: "bribe swap swap"})
    assert told(play, RALF, "own.gold") == {"own.gold": 13}
    assert told(play, RALF, "own.gems") == {
        "own.gems.diamond": 1,
        "own.gems.ruby": 1,
        "own.gems.sapphire": 2,
        "own.gems.amber": 1,
    }
    assert told(play, RALF, "own.hand.") == {"own.hand.bribe": 1, "own.hand.swap": 2}


def test_very_much_gold_is_told_as_the_most_that_is_told() -> None:
    play = table_with(bid_gems, gold={RALF: 300})
    assert told(play, RALF, "own.gold") == {"own.gold": GOLD_TOLD}


def test_before_black_smoke_a_seat_holds_two_orders_even_equal_ones() -> None:
    play = table_with(bid_gems, orders={RALF: "france leaders", AMELIE: "four-coats four-coats"})
    assert told(play, RALF, "own.orders") == {"own.orders.france": 1, "own.orders.leaders": 1}
    assert told(play, AMELIE, "own.orders") == {"own.orders.four-coats": 2}
    assert told(play, AMELIE, "own.dropped") == {}


def test_after_black_smoke_a_seat_holds_the_kept_order_and_knows_the_dropped_one() -> None:
    play = table_with(bid_gems, orders={RALF: "france leaders"}, black_smoke=True)
    assert told(play, RALF, "own.orders") == {"own.orders.france": 1}
    assert told(play, RALF, "own.dropped") == {"own.dropped.leaders": 1}


# Behind the others' screens: what a careful player has counted.


def test_a_seat_is_told_the_gold_the_gems_and_the_hand_of_a_rival() -> None:
    play = table_with(bid_gems, gold={RALF: 13}, gems={RALF: "DRSSA"}, hands={RALF: "bribe swap swap"})
    assert told(play, AMELIE, "left2.gold") == {"left2.gold": 13}
    assert told(play, AMELIE, "left2.gems") == {
        "left2.gems.diamond": 1,
        "left2.gems.ruby": 1,
        "left2.gems.sapphire": 2,
        "left2.gems.amber": 1,
    }
    assert told(play, AMELIE, "left2.hand.") == {"left2.hand.bribe": 1, "left2.hand.swap": 2}


# What all see.


def test_a_seat_is_told_the_display_of_a_rival_and_the_size_of_his_hand() -> None:
    play = table_with(
        take_cards,
        displays={RALF: "este chigi louis mazarin mazarin felipe squadrone"},
        gold={RALF: 0},
        gems={RALF: ""},
        hands={RALF: "bribe swap"},
        laid={RALF: "three-rubies"},
        bids={AMELIE: "DDA", BRIGITTE: "A", RALF: "RRR", CHRISTOPHE: ""},
    )
    assert told(play, AMELIE, "left2.") == {
        "left2.takes.second": 1,
        "left2.persons.chigi": 1,
        "left2.persons.este": 1,
        "left2.mazarin": 2,
        "left2.louis": 1,
        "left2.felipe": 1,
        "left2.squadrone": 1,
        "left2.votes": 6,
        "left2.hand_size": 2,
        "left2.hand.bribe": 1,
        "left2.hand.swap": 1,
        "left2.laid.three-rubies": 1,
        "left2.bid.open": 1,
        "left2.bid.strength": BIDS.index("RRR"),
        "left2.bid.ruby": 3,
    }


def test_an_open_bid_of_nothing_differs_from_no_bid_yet() -> None:
    play = table_with(take_cards, bids={AMELIE: "DDA", BRIGITTE: "A", RALF: "", CHRISTOPHE: ""})
    assert told(play, AMELIE, "left2.bid") == {"left2.bid.open": 1}
    assert told(table_with(bid_gems), AMELIE, "left2.bid") == {}


def test_a_seat_is_told_the_row_and_the_bank() -> None:
    play = table_with(bid_gems, row="lugo louis swap camerlengo")
    assert told(play, RALF, "row") == {"row.lugo": 1, "row.louis": 1, "row.swap": 1, "row.camerlengo": 1}
    assert told(play, RALF, "bank") == {"bank.ruby": 6, "bank.sapphire": 3, "bank.amber": 3}


def test_equal_cards_in_the_row_of_white_smoke_are_counted() -> None:
    play = table_with(bid_gems, row="louis louis felipe swap camerlengo", black_smoke=True, white_smoke=True)
    assert told(play, RALF, "row") == {"row.louis": 2, "row.felipe": 1, "row.swap": 1, "row.camerlengo": 1}


def test_what_lies_in_the_row_or_a_display_or_is_gone_is_no_longer_face_down() -> None:
    play = table_with(
        bid_gems,
        row="lugo louis swap camerlengo",
        displays={AMELIE: "chigi mazarin mazarin", RALF: "este mazarin louis squadrone"},
    )
    play.table.gone.extend(NAMES.index(card) for card in ("cesi", "felipe", "death", "bribe", "bribe"))
    row = row_of(play.table, AMELIE)
    for card in ("lugo", "chigi", "este", "squadrone", "cesi", "death"):
        assert row[f"face_down.{card}"] == 0
    assert (row["face_down.bichi"], row["face_down.azzolini"]) == (1, 1)
    assert (row["face_down.mazarin"], row["face_down.louis"], row["face_down.felipe"]) == (2, 3, 2)
    assert told(play, AMELIE, "gone") == {"gone.bribe": 2}


def test_slots_bear_the_names_that_an_owner_gives_to_persons(tmp_path: Path) -> None:
    game = make_game(owners_file(tmp_path, {'id = "bichi"': 'id = "alessandro"'}, row="bichi"))
    names = [slot.name for slot in game.slots()]
    assert names == [name.replace("bichi", "alessandro") for name in SLOTS]
    assert "left1.persons.alessandro" in names


# What is asked, and whom.


def test_a_seat_is_told_which_decision_is_asked_and_of_whom() -> None:
    play = table_with(
        take_cards,
        row="lugo felipe swap camerlengo",
        bids={AMELIE: "A", BRIGITTE: "", RALF: "RRR", CHRISTOPHE: "DD"},
        displays={RALF: "felipe", AMELIE: "cesi"},
    )
    assert told(play, AMELIE, "decision") == {"decision.take": 1}
    assert told_of(play, AMELIE, "to_act") == ["left2"]
    play.choose(RALF, "take felipe")
    assert told(play, AMELIE, "decision") == {"decision.exclude": 1}
    assert told_of(play, AMELIE, "to_act") == ["left2"]
    assert told_of(play, RALF, "to_act") == ["own"]


def test_a_seat_is_told_who_takes_next_also_while_a_taken_card_asks_something() -> None:
    play = table_with(
        take_cards,
        row="lugo felipe swap camerlengo",
        bids={AMELIE: "A", BRIGITTE: "", RALF: "RRR", CHRISTOPHE: "DD"},
        displays={RALF: "felipe", AMELIE: "cesi"},
    )
    assert takers(play, AMELIE) == ["left2", "left3", "own", "left1"]
    play.choose(RALF, "take felipe")
    assert takers(play, AMELIE) == ["left3", "own", "left1"]
    assert takers(table_with(bid_gems), AMELIE) == []


def test_a_seat_is_told_the_round_the_smokes_and_who_is_camerlengo() -> None:
    play = table_with(bid_gems, round_number=12, black_smoke=True, camerlengo=BRIGITTE)
    row = row_of(play.table, RALF)
    assert (row["round"], row["black_smoke"], row["white_smoke"]) == (12, 1, 0)
    assert told_of(play, RALF, "camerlengo") == ["left3"]


# From another seat.


def test_the_others_follow_clockwise_and_the_last_place_is_empty_with_three() -> None:
    displays = {AMELIE: "chigi", BRIGITTE: "lugo", RALF: "cesi"}
    play = table_with(bid_gems, displays=displays, seats=3)
    for seat, names in ((AMELIE, "chigi lugo cesi"), (BRIGITTE, "lugo cesi chigi"), (RALF, "cesi chigi lugo")):
        row = row_of(play.table, seat)
        for player, name in zip(PLAYERS, names.split(), strict=False):
            assert row[f"{player}.persons.{name}"] == 1
        assert told(play, seat, "left3") == {}
        assert told(play, seat, "seat") == {f"seat.{seat}": 1}


def test_with_four_the_last_place_is_taken() -> None:
    play = table_with(bid_gems, displays={AMELIE: "chigi"}, gold={AMELIE: 0}, gems={AMELIE: "D"})
    assert list(told(play, BRIGITTE, "left3")) == [
        "left3.present",
        "left3.to_act",
        "left3.camerlengo",
        "left3.persons.chigi",
        "left3.votes",
        "left3.gems.diamond",
    ]


# Sealed answers.


@pytest.mark.parametrize(
    ("phase", "notation", "sealed"),
    [
        (bid_gems, "bid DDA", {"own.sealed.bid.diamond": 2, "own.sealed.bid.amber": 1}),
        (bid_gems, "bid -", {}),
        (play_action_cards, "lay none", {}),
        (play_action_cards, "lay swap", {"own.sealed.lay.swap": 1}),
        (choose_orders, "keep leaders", {"own.sealed.keep.leaders": 1}),
    ],
)
def test_a_sealed_answer_is_told_to_its_own_seat_alone(phase: Phase, notation: str, sealed: dict[str, int]) -> None:
    hands = {RALF: "swap", CHRISTOPHE: "bribe"}
    play = table_with(phase, hands=hands, orders={RALF: "france leaders"}, black_smoke=phase is choose_orders)
    assert (told(play, RALF, "own.sealed"), told_of(play, RALF, "decided")) == ({}, [])
    assert "own" in told_of(play, RALF, "to_act")
    play.choose(RALF, notation)
    assert (told(play, RALF, "own.sealed"), told_of(play, RALF, "decided")) == (sealed, ["own"])
    assert "own" not in told_of(play, RALF, "to_act")
    assert (told(play, AMELIE, "own.sealed"), told_of(play, AMELIE, "decided")) == ({}, ["left2"])


def test_who_bids_later_has_neither_decided_nor_to_act() -> None:
    play = table_with(bid_gems, laid={CHRISTOPHE: "bid-second"})
    assert told_of(play, AMELIE, "to_act") == ["own", "left1", "left2"]
    assert told_of(play, AMELIE, "decided") == []


# What is hidden: two tables that differ in it make the same row for the others.


def told_apart_by(one: Conclave, other: Conclave) -> list[int]:
    """The seats that are told different things at two tables."""
    return [seat for seat in range(one.seats) if row_of(one, seat) != row_of(other, seat)]


@pytest.mark.parametrize("black_smoke", [False, True])
@pytest.mark.parametrize("orders", ["france spain-urban", "spain-urban leaders"])
def test_orders_are_hidden_from_the_others_kept_or_dropped(black_smoke: bool, orders: str) -> None:
    one = table_with(bid_gems, black_smoke=black_smoke, orders={RALF: "france leaders"}).table
    other = one.clone()
    kept, dropped = (FIRST_ORDER + ORDER_NAMES.index(order) for order in orders.split())
    other.candidates[RALF].order, other.candidates[RALF].other_order = kept, dropped
    assert told_apart_by(one, other) == [RALF]


def test_the_order_of_the_decks_changes_nothing() -> None:
    one, other = table_with(bid_gems), table_with(bid_gems)
    for deck, drawn in (
        (other.table.cardinal_deck, other.table.cardinals_drawn),
        (other.table.political_deck, other.table.politics_drawn),
        (other.table.action_deck, other.table.actions_drawn),
    ):
        deck[drawn:] = reversed(deck[drawn:])
    assert one.table.hash() != other.table.hash()
    assert told_apart_by(one.table, other.table) == []


@pytest.mark.parametrize(
    ("phase", "one", "other"),
    [
        (bid_gems, "bid -", "bid DDD"),
        (play_action_cards, "lay none", "lay swap"),
        (choose_orders, "keep france", "keep leaders"),
    ],
)
def test_a_sealed_answer_of_another_changes_nothing(phase: Phase, one: str, other: str) -> None:
    hands = {RALF: "swap", CHRISTOPHE: "bribe"}
    first, second = (
        table_with(phase, hands=hands, orders={RALF: "france leaders"}, black_smoke=phase is choose_orders)
        for _ in range(2)
    )
    first.choose(RALF, one)
    second.choose(RALF, other)
    assert told_apart_by(first.table, second.table) == [RALF]


# The end.


def test_at_the_end_nothing_is_asked_and_displays_and_stocks_are_told() -> None:
    play = election(displays={RALF: "este barberini"}, orders={RALF: "france"}, gold={RALF: 30})
    for group in ("decision", "row", "own.sealed"):
        assert told(play, AMELIE, group) == {}
    assert told_of(play, AMELIE, "to_act") == told_of(play, AMELIE, "decided") == takers(play, AMELIE) == []
    assert told(play, AMELIE, "left2") == {
        "left2.persons.este": 1,
        "left2.persons.barberini": 1,
        "left2.votes": 2,
        "left2.gold": 30,
    }
    assert told(play, RALF, "own.gold") == {"own.gold": 30}
    assert told(play, RALF, "white_smoke") == {"white_smoke": 1}


# Against the view and public events: what may be told is worked out from them alone, slot by slot.


BRIBES_COME_BACK = 91
"""In this game, and with three players, for want of gold and for want of a cardinal."""


@pytest.mark.parametrize(("seats", "numbers", "options"), [(3, (80, BRIBES_COME_BACK), ()), (4, (81,), ("faq",))])
def test_a_row_tells_exactly_what_follows_from_the_view_and_from_what_everybody_heard(
    seats: int, numbers: tuple[int, ...], options: tuple[str, ...]
) -> None:
    for number, level in [*((number, "random") for number in numbers), (82, "courtisan")]:
        books, heard = Books(seats), 0
        for match in walk(Setting("habemus", seats, options), number, level):
            books.hear([event for step in match.steps[heard:] for event in step.events if event.audience == EVERYONE])
            heard = len(match.steps)
            table = cast(Conclave, match.table)
            for seat in range(seats):
                assert row_of(table, seat) == row_of_knowledge(view_of(table, seat), books)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_sizes_of_the_decks_and_what_is_gone_follow_from_a_row(seats: int) -> None:
    for match in walk(Setting("habemus", seats, ()), 84):
        table = cast(Conclave, match.table)
        view, row = view_of(table, 0), row_of(table, 0)
        rounds = 0 if row["white_smoke"] else row["round"]
        sizes = (20 - rounds - row["black_smoke"], 18 - rounds, 18 - rounds) if rounds else (0, 0, 0)
        assert sizes == (view.decks.cardinals, view.decks.politics, view.decks.actions)
        for card, copies in zip(NAMES[:FIRST_ACTION], COPIES, strict=False):
            places = [f"row.{card}", f"face_down.{card}"]
            places += [f"{player}.persons.{card}" for player in PLAYERS] + [f"{player}.{card}" for player in PLAYERS]
            assert view.gone.count(card) == copies - sum(row.get(place, 0) for place in places)


def row_of_knowledge(view: View, books: Books) -> dict[str, int]:
    """What a seat is told, by the name of the slot, as its view and its books have it."""
    row = Counter({"left3.present": view.seats == 4, "round": view.round})
    row.update({"faq": view.with_faq, "black_smoke": view.black_smoke, "white_smoke": view.white_smoke})
    row.update([f"seat.{view.seat}", f"decision.{view.decision}"])
    row.update(f"row.{card}" for card in view.row)
    row.update(gem_names("bank", view.bank))
    tell_players(row, view)
    tell_seen(row, view)
    tell_screen(row, view)
    for seat, display in enumerate(view.displays):
        tell_display(row, player_at(view, seat), display)
        if seat != view.seat:
            tell_stock(row, player_at(view, seat), books.stocks[seat])
    del row["decision.None"]
    assert set(row) <= set(SLOTS)
    return {name: row[name] for name in SLOTS}


def player_at(view: View, seat: int) -> str:
    assert view.seat is not None
    return PLAYERS[(seat - view.seat) % view.seats]


def gem_names(prefix: str, letters: str) -> list[str]:
    return [f"{prefix}.{GEM_NAMES[LETTERS.index(letter)]}" for letter in letters]


def tell_players(row: Counter[str], view: View) -> None:
    row.update(f"{player_at(view, seat)}.to_act" for seat in view.to_act)
    row.update(f"{player_at(view, seat)}.decided" for seat, display in enumerate(view.displays) if display.decided)
    row[f"{player_at(view, view.camerlengo)}.camerlengo"] = 1
    for turn, seat in zip(TURNS, view.takers, strict=False):
        row[f"{player_at(view, seat)}.takes.{turn}"] = 1


def tell_seen(row: Counter[str], view: View) -> None:
    seen = Counter(view.row + view.gone)
    for display in view.displays:
        seen.update(display.persons)
        seen.update(mazarin=display.mazarin, louis=display.louis, felipe=display.felipe, squadrone=display.squadrone)
    row.update({f"face_down.{card}": COPIES[NAMES.index(card)] - seen[card] for card in NAMES[:FIRST_ACTION]})
    row.update(f"gone.{card}" for card in view.gone if card in ACTION_NAMES)


def tell_screen(row: Counter[str], view: View) -> None:
    own = view.own
    assert own is not None
    row["own.gold"] = min(own.gold, GOLD_TOLD)
    row.update(gem_names("own.gems", own.gems))
    row.update(f"own.hand.{card}" for card in own.hand)
    row.update(f"own.orders.{order.removeprefix('order-')}" for order in own.orders)
    if own.dropped_order:
        row[f"own.dropped.{own.dropped_order.removeprefix('order-')}"] = 1
    for kind, value in (own.answer or {}).items():
        if kind == "order":
            row[f"own.sealed.keep.{value}"] = 1
        elif kind == "action" and value != "none":
            row[f"own.sealed.lay.{value}"] = 1
        elif kind == "gems":
            row.update(gem_names("own.sealed.bid", value))


def tell_stock(row: Counter[str], player: str, stock: Stock) -> None:
    row[f"{player}.gold"] = min(stock.gold, GOLD_TOLD)
    row.update(gem_names(f"{player}.gems", "".join(stock.gems.elements())))
    row.update({f"{player}.hand.{card}": copies for card, copies in stock.hand.items()})


def tell_display(row: Counter[str], player: str, display: Display) -> None:
    row.update(f"{player}.persons.{person}" for person in display.persons)
    for field in ("mazarin", "louis", "felipe", "squadrone", "votes"):
        row[f"{player}.{field}"] = int(getattr(display, field))
    row[f"{player}.hand_size"] = display.hand
    if display.laid is not None:
        row[f"{player}.laid.{display.laid}"] = 1
    if display.bid is not None:
        row.update({f"{player}.bid.open": 1, f"{player}.bid.strength": BIDS.index(display.bid)})
        row.update(gem_names(f"{player}.bid", display.bid))
