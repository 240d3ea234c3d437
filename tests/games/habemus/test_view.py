"""What seats and watchers see, and what they do not."""

from __future__ import annotations

from typing import cast

import pytest

from roisoleil.engine.codec import Json
from roisoleil.engine.event import hears
from roisoleil.engine.game import load_game
from roisoleil.games import game_words
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.reveal import choose_orders
from roisoleil.games.habemus.taking import take_cards
from roisoleil.games.habemus.turn import Phase
from tests.games.habemus.helpers import election, new_game, scripted_chance, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, WATCHER, Play

# What all see.


def test_everybody_sees_the_displays_the_row_and_the_bank() -> None:
    play = table_with(
        take_cards,
        row="lugo louis swap camerlengo",
        displays={RALF: "este chigi mazarin mazarin felipe squadrone"},
        bids={AMELIE: "DDD", BRIGITTE: "A", RALF: "", CHRISTOPHE: "RRR"},
        laid={CHRISTOPHE: "three-rubies"},
    )
    for seat in (WATCHER, AMELIE, RALF):
        view = play.view(seat)
        assert view.row == ["lugo", "louis", "swap", "camerlengo"]
        assert view.bank == "RRRRRRSSSAAA"
        ralf = view.displays[RALF]
        assert (ralf.persons, ralf.mazarin, ralf.louis, ralf.felipe, ralf.squadrone) == (
            ["chigi", "este"],
            2,
            0,
            1,
            True,
        )
        assert [display.bid for display in view.displays] == ["DDD", "A", "", "RRR"]
        assert view.displays[CHRISTOPHE].laid == "three-rubies"
        assert (view.decision, view.to_act, view.camerlengo, view.round) == ("take", [AMELIE], AMELIE, 5)


def test_everybody_sees_how_many_action_cards_each_player_holds() -> None:
    play = table_with(bid_gems, hands={RALF: "bribe bribe swap", CHRISTOPHE: "ten-gold"})
    assert [display.hand for display in play.view(WATCHER).displays] == [0, 0, 3, 1]


def test_everybody_sees_the_votes_that_lie_open() -> None:
    # Three persons, Louis XIV twice, Barberini for him, a pair, the Squadrone; no order, no gold.
    play = table_with(bid_gems, displays={RALF: "barberini harrach hessen louis louis squadrone"}, gold={RALF: 90})
    assert play.view(WATCHER).displays[RALF].votes == 3 + 2 + 2 + 3


def test_everybody_sees_the_size_of_the_decks_but_no_card_of_them() -> None:
    play = new_game(scripted_chance(cardinals="lugo cesi", politics="louis felipe", actions="bribe swap"))
    other = new_game(scripted_chance(cardinals="lugo chigi", politics="louis death", actions="bribe este"))
    for seat in range(-1, 4):
        assert play.view(seat) == other.view(seat)


def test_gold_that_moves_by_a_visible_effect_is_told_to_all() -> None:
    hands = {AMELIE: "best-twice", BRIGITTE: "ten-gold", RALF: "bribe"}
    play = table_with(play_action_cards, hands=hands, displays={AMELIE: "lugo"})
    play.lay(hands)
    for kind in ("gold-stolen", "gold-gained"):
        assert play.events(kind)
        assert play.events(kind, heard_by=WATCHER) == play.events(kind)


def test_everybody_sees_who_is_still_to_take_a_card() -> None:
    bids = {AMELIE: "A", BRIGITTE: "", RALF: "RRR", CHRISTOPHE: "DD"}
    play = table_with(
        take_cards, row="lugo felipe swap camerlengo", bids=bids, displays={RALF: "felipe", AMELIE: "cesi"}
    )
    for seat in (WATCHER, RALF, AMELIE):
        assert play.view(seat).takers == [RALF, CHRISTOPHE, AMELIE, BRIGITTE]
    play.choose(RALF, "take felipe")
    assert (play.view().decision, play.view().takers) == ("exclude", [CHRISTOPHE, AMELIE, BRIGITTE])
    assert table_with(bid_gems).view().takers == []


# What a seat sees of its own.


def test_a_seat_sees_what_lies_behind_its_own_screen() -> None:
    play = table_with(
        bid_gems,
        gold={RALF: 13},
        gems={RALF: "DRSSA"},
        hands={RALF: "bribe swap swap"},
        orders={RALF: "france leaders"},
    )
    own = play.behind(RALF)
    assert (own.gold, own.gems, own.hand) == (13, "DRSSA", ["bribe", "swap", "swap"])
    assert (own.orders, own.dropped_order, own.answer) == (["order-france", "order-leaders"], None, None)


@pytest.mark.parametrize("black_smoke", [False, True])
@pytest.mark.parametrize(("display", "fulfilled"), [("barberini", []), ("barberini bichi orsini", ["order-france"])])
def test_a_seat_is_told_which_of_its_orders_are_fulfilled_now(
    display: str, fulfilled: list[str], black_smoke: bool
) -> None:
    play = table_with(bid_gems, orders={RALF: "france leaders"}, displays={RALF: display}, black_smoke=black_smoke)
    assert play.behind(RALF).fulfilled == fulfilled
    words = game_words("en", load_game("habemus"), ["Amélie", "Brigitte", "Ralf", "Christophe"])
    lines = [
        line for sheet in words.sheets(play.view(RALF)) for line in sheet.lines if line.startswith("Order: France")
    ]
    assert [line.endswith("– fulfilled now") for line in lines] == [bool(fulfilled)]


@pytest.mark.parametrize(
    ("faq", "effect"),
    [
        (False, "cannot be bribed or swapped and does not die, but Felipe\u00a0IV can exclude him"),
        (True, "cannot be bribed, excluded or killed; only his owner can swap him away"),
    ],
)
def test_the_card_of_chigi_tells_what_he_is_immune_against_by_the_rules_of_the_table(faq: bool, effect: str) -> None:
    play = table_with(bid_gems, row="chigi louis swap camerlengo", faq=faq)
    words = game_words("en", load_game("habemus"), ["Amélie", "Brigitte", "Ralf", "Christophe"])
    offers = [line for sheet in words.sheets(play.view(RALF)) for line in sheet.lines if "Chigi" in line]
    assert [effect in line for line in offers] == [True]


@pytest.mark.parametrize(
    ("phase", "notation"),
    [
        (bid_gems, "bid DDA"),
        (bid_gems, "bid -"),
        (play_action_cards, "lay none"),
        (play_action_cards, "lay swap"),
        (choose_orders, "keep france"),
        (choose_orders, "keep leaders"),
    ],
)
def test_a_seat_sees_its_own_sealed_answer_as_a_choice(phase: Phase, notation: str) -> None:
    hands = {AMELIE: "bribe", RALF: "swap"}
    play = table_with(phase, hands=hands, orders={RALF: "france leaders"}, black_smoke=phase is choose_orders)
    play.choose(RALF, notation)
    answer = cast(Json, play.behind(RALF).answer)
    assert GAME.choices.notation(GAME.choices.parse_struct(answer)) == notation
    assert play.behind(AMELIE).answer is None


def test_a_view_says_whose_it_is() -> None:
    play = table_with(bid_gems)
    assert [play.view(seat).seat for seat in range(-1, 4)] == [None, 0, 1, 2, 3]


def test_a_watcher_owns_nothing() -> None:
    assert table_with(bid_gems).view(WATCHER).own is None


# What nobody else sees: two tables that differ in it look the same to the others.


def looks_the_same(one: Play, other: Play, *seats: int) -> bool:
    return all(one.view(seat) == other.view(seat) for seat in seats)


def test_gold_is_hidden_from_the_others() -> None:
    one = table_with(bid_gems, gold={RALF: 3})
    other = table_with(bid_gems, gold={RALF: 44})
    assert looks_the_same(one, other, WATCHER, AMELIE, BRIGITTE, CHRISTOPHE)
    assert not looks_the_same(one, other, RALF)


def test_gems_are_hidden_from_the_others() -> None:
    one = table_with(bid_gems, gems={RALF: "DDDDRR", CHRISTOPHE: "SA"})
    other = table_with(bid_gems, gems={RALF: "SA", CHRISTOPHE: "DDDDRR"})
    assert looks_the_same(one, other, WATCHER, AMELIE, BRIGITTE)
    assert not looks_the_same(one, other, RALF)


def test_the_kinds_of_action_cards_in_hand_are_hidden_from_the_others() -> None:
    one = table_with(bid_gems, hands={RALF: "bribe", CHRISTOPHE: "swap"}, row="lugo louis ten-gold camerlengo")
    other = table_with(bid_gems, hands={RALF: "swap", CHRISTOPHE: "bribe"}, row="lugo louis ten-gold camerlengo")
    assert looks_the_same(one, other, WATCHER, AMELIE, BRIGITTE)
    assert not looks_the_same(one, other, RALF)


@pytest.mark.parametrize("black_smoke", [False, True])
def test_orders_are_hidden_from_the_others_kept_or_dropped(black_smoke: bool) -> None:
    orders = {AMELIE: "four-coats four-coats", BRIGITTE: "spain-urban spain-innocent"}
    one = table_with(
        bid_gems,
        black_smoke=black_smoke,
        orders=orders | {RALF: "france leaders", CHRISTOPHE: "innocent-urban felipe-mazarin"},
    )
    other = table_with(
        bid_gems,
        black_smoke=black_smoke,
        orders=orders | {RALF: "innocent-urban leaders", CHRISTOPHE: "felipe-mazarin france"},
    )
    assert looks_the_same(one, other, WATCHER, AMELIE, BRIGITTE)
    assert not looks_the_same(one, other, RALF)


@pytest.mark.parametrize(("one", "other"), [("bid -", "bid DDD"), ("bid A", "bid R")])
def test_a_sealed_bid_is_hidden_from_the_others(one: str, other: str) -> None:
    first, second = table_with(bid_gems), table_with(bid_gems)
    first.choose(RALF, one)
    second.choose(RALF, other)
    assert looks_the_same(first, second, WATCHER, AMELIE, BRIGITTE, CHRISTOPHE)
    assert not looks_the_same(first, second, RALF)
    assert heard(first) == heard(second)


def test_a_sealed_action_is_hidden_from_the_others_even_that_there_is_none() -> None:
    hands = {RALF: "bribe", CHRISTOPHE: "swap"}
    first, second = (table_with(play_action_cards, hands=hands) for _ in range(2))
    first.choose(RALF, "lay none")
    second.choose(RALF, "lay bribe")
    assert looks_the_same(first, second, WATCHER, AMELIE, BRIGITTE, CHRISTOPHE)
    assert not looks_the_same(first, second, RALF)
    assert heard(first) == heard(second)


def test_a_sealed_order_is_hidden_from_the_others() -> None:
    first, second = (table_with(choose_orders, black_smoke=True, orders={RALF: "france leaders"}) for _ in range(2))
    first.keep({RALF: "france"})
    second.keep({RALF: "leaders"})
    assert looks_the_same(first, second, WATCHER, AMELIE, BRIGITTE, CHRISTOPHE)
    assert not looks_the_same(first, second, RALF)
    assert heard(first) == heard(second)


def heard(play: Play) -> list[object]:
    """What everybody but Ralf was told."""
    return [GAME.events.struct(event) for event in play.told if hears(event.audience, WATCHER)]


def test_everybody_sees_who_has_answered() -> None:
    play = table_with(bid_gems, laid={CHRISTOPHE: "three-rubies"})
    play.choose(RALF, "bid -")
    assert [display.decided for display in play.view(WATCHER).displays] == [False, False, True, False]
    assert play.view(WATCHER).to_act == [AMELIE, BRIGITTE]


# The end.


def test_during_the_game_there_is_no_count() -> None:
    assert table_with(bid_gems).view(RALF).count is None


def test_at_the_end_everybody_sees_the_count() -> None:
    play = election(displays={RALF: "este barberini"}, orders={RALF: "france"}, gold={RALF: 30})
    for seat in (WATCHER, AMELIE, RALF):
        counts = play.view(seat).count
        assert counts is not None
        assert (counts[RALF].rank, counts[RALF].order, counts[RALF].total) == (1, "order-france", 7)
    assert (play.view().decision, play.view().to_act) == (None, [])


def test_dropped_orders_stay_hidden_after_the_end() -> None:
    play = election(orders={RALF: "france leaders"})
    assert play.behind(RALF).dropped_order == "order-leaders"
    for seat in (WATCHER, AMELIE):
        assert "order-leaders" not in repr(play.view(seat))
        assert "order-leaders" not in repr(play.events(heard_by=seat))
