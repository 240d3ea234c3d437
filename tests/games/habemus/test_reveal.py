"""Rulebook, phase 1 "Révéler des cartes dans l'affichage commun", "Fumée noire" and "Fumée blanche"."""

from __future__ import annotations

import pytest

from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.reveal import choose_orders, reveal_cards
from roisoleil.games.habemus.taking import take_cards
from tests.games.habemus.helpers import new_game, scripted_chance, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, RALF, WATCHER, Play

ORDERS = {AMELIE: "france leaders", BRIGITTE: "four-coats four-coats"}
ORDERS_OF_THE_OTHERS = {RALF: "spain-innocent innocent-urban", CHRISTOPHE: "spain-urban felipe-mazarin"}


def smoke_game(white_smoke_place: int, seats: int = 4) -> Play:
    """A real game, played up to the round in which White Smoke rises."""
    play = new_game(scripted_chance(seats, white_smoke_place=white_smoke_place), seats)
    play.play_on(upto_round=16 + white_smoke_place)
    return play


# Phase 1.


def test_one_card_of_each_deck_is_turned_beside_the_camerlengo_card() -> None:
    play = table_with(reveal_cards, cardinals="lugo", politics="louis", actions="bribe")
    assert play.row() == ["lugo", "louis", "bribe", "camerlengo"]


def test_everybody_is_told_which_cards_are_turned() -> None:
    play = table_with(reveal_cards, cardinals="lugo", politics="louis", actions="bribe")
    turned = [event["card"] for event in play.events("card-turned", heard_by=WATCHER)]
    assert turned == ["lugo", "louis", "bribe"]


def test_rounds_are_counted_from_one() -> None:
    assert new_game(scripted_chance()).events("round-began") == [{"type": "round-began", "round": 1}]


def test_the_camerlengo_card_is_on_offer_again_in_the_next_round() -> None:
    play = table_with(take_cards, row="camerlengo lugo louis bribe")
    play.take(AMELIE, "camerlengo")
    play.take(BRIGITTE, "lugo")
    play.take(RALF, "louis")
    play.take(CHRISTOPHE, "bribe")
    assert "camerlengo" in play.row()
    assert play.view().round == 6


# "Fumée noire".


def black_smoke_game() -> Play:
    """Black Smoke is the next card."""
    return table_with(
        reveal_cards,
        cardinals="black-smoke chigi",
        politics="louis",
        actions="swap",
        orders=ORDERS | ORDERS_OF_THE_OTHERS,
        displays={BRIGITTE: "lugo cesi barberini sacchetti este harrach mazarin", RALF: "carlo retz"},
        hands={AMELIE: "bribe"},
    )


def test_black_smoke_is_set_aside_and_another_cardinal_completes_the_row() -> None:
    play = black_smoke_game()
    assert play.row() == ["chigi", "louis", "swap", "camerlengo"]
    assert play.view().black_smoke
    assert play.events("black-smoke-rose", heard_by=WATCHER) == [{"type": "black-smoke-rose"}]


def test_brigitte_gets_twenty_gold_at_black_smoke_for_four_cardinals_with_a_gold_bag() -> None:
    play = black_smoke_game()
    assert play.gold(BRIGITTE) == 20 + 20
    paid = {"type": "income", "seat": BRIGITTE, "cardinals": 4, "gold": 20}
    assert paid in play.events("income", heard_by=WATCHER)


def test_leaders_and_late_arrivals_have_no_gold_bag() -> None:
    assert black_smoke_game().gold(RALF) == 20


def test_chigi_has_a_gold_bag_like_the_other_seventeen() -> None:
    play = table_with(reveal_cards, cardinals="black-smoke", displays={RALF: "chigi"})
    assert play.gold(RALF) == 25


def test_a_cardinal_in_the_row_pays_nobody_at_black_smoke() -> None:
    play = black_smoke_game()
    assert play.gold(AMELIE) == 20


def test_gold_bags_mean_nothing_after_black_smoke() -> None:
    play = table_with(reveal_cards, black_smoke=True, displays={BRIGITTE: "lugo cesi barberini sacchetti"})
    assert play.gold(BRIGITTE) == 20
    assert play.events("income") == []


def test_everybody_drops_an_order_at_once_after_seeing_the_whole_row_and_being_paid() -> None:
    play = black_smoke_game()
    assert play.decision() == "keep-order"
    assert play.to_act() == [AMELIE, BRIGITTE, RALF, CHRISTOPHE]
    assert play.options(AMELIE) == ["keep france", "keep leaders"]


def test_the_kept_order_stays_and_the_other_leaves_the_game() -> None:
    play = black_smoke_game()
    play.keep({RALF: "innocent-urban", AMELIE: "leaders", CHRISTOPHE: "spain-urban", BRIGITTE: "four-coats"})
    assert (play.behind(AMELIE).orders, play.behind(AMELIE).dropped_order) == (["order-leaders"], "order-france")
    assert (play.behind(RALF).orders, play.behind(RALF).dropped_order) == (
        ["order-innocent-urban"],
        "order-spain-innocent",
    )


def test_nobody_else_is_told_which_order_was_kept_or_dropped() -> None:
    play = black_smoke_game()
    play.keep({AMELIE: "leaders"})
    assert play.events(heard_by=BRIGITTE) == [{"type": "order-decided", "seat": AMELIE}]
    assert play.events(heard_by=AMELIE) == [
        {"type": "order-kept", "seat": AMELIE, "kept": "order-leaders", "dropped": "order-france"}
    ]


def test_two_equal_orders_are_one_choice_and_one_of_them_is_dropped() -> None:
    play = black_smoke_game()
    assert play.options(BRIGITTE) == ["keep four-coats"]
    play.keep({AMELIE: "france", BRIGITTE: "four-coats", RALF: "innocent-urban", CHRISTOPHE: "spain-urban"})
    assert play.behind(BRIGITTE).orders == ["order-four-coats"]
    assert play.behind(BRIGITTE).dropped_order == "order-four-coats"


def test_who_has_two_equal_orders_is_asked_all_the_same() -> None:
    play = black_smoke_game()
    play.keep({AMELIE: "france", RALF: "innocent-urban", CHRISTOPHE: "spain-urban"})
    assert play.to_act() == [BRIGITTE]
    assert not play.answers_itself()


def test_the_round_of_black_smoke_goes_on_with_the_action_cards() -> None:
    play = black_smoke_game()
    play.keep({AMELIE: "france", BRIGITTE: "four-coats", RALF: "innocent-urban", CHRISTOPHE: "spain-urban"})
    assert play.decision() == "lay-action"
    assert play.row() == ["chigi", "louis", "swap", "camerlengo"]


def test_orders_are_dropped_once_only() -> None:
    play = new_game(scripted_chance(black_smoke_place=8))
    asked = 0
    while not play.table.is_over():
        asked += play.decision() == "keep-order"
        seat = play.to_act()[0]
        play.choose(seat, play.options(seat)[0])
    assert asked == 4


@pytest.mark.parametrize("place", [8, 9, 10])
def test_black_smoke_under_so_many_cardinals_rises_in_the_next_round(place: int) -> None:
    play = new_game(scripted_chance(black_smoke_place=place))
    play.play_on(upto_round=place)
    assert not play.view().black_smoke
    play.play_on(upto_round=place + 1)
    assert play.view().black_smoke


def test_with_three_players_everybody_drops_an_order_too() -> None:
    play = table_with(choose_orders, seats=3, black_smoke=True)
    assert play.to_act() == [AMELIE, BRIGITTE, RALF]


# "Fumée blanche".


@pytest.mark.parametrize("above", [0, 1, 2, 3])
def test_white_smoke_lays_open_all_that_is_left_of_the_three_decks(above: int) -> None:
    play = smoke_game(above)
    left = 3 - above
    assert len(play.row()) == 3 * left + 1
    assert "white-smoke" not in play.row()
    assert play.row()[-1] == "camerlengo"
    decks = play.view().decks
    assert (decks.cardinals, decks.politics, decks.actions) == (0, 0, 0)


@pytest.mark.parametrize("above", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_game_ends_with_the_round_of_white_smoke_16_to_19(above: int, seats: int) -> None:
    play = smoke_game(above, seats)
    assert (play.view().round, play.view().white_smoke) == (16 + above, True)
    play.play_on()
    assert play.table.is_over()
    assert play.view().round == 16 + above


@pytest.mark.parametrize("above", [0, 1, 2])
def test_before_white_smoke_the_row_always_has_four_cards(above: int) -> None:
    play = new_game(scripted_chance(white_smoke_place=above))
    while not play.view().white_smoke:
        assert len(play.row()) == 4
        play.play_on(upto_round=play.view().round + 1)


def test_there_are_at_most_eighteen_rounds_with_cards() -> None:
    play = smoke_game(3)
    assert (play.view().round, play.row()) == (19, ["camerlengo"])


def last_round(hands: dict[int, str] | None = None) -> Play:
    """White Smoke is the next card, with two cards of each deck below it."""
    return table_with(
        reveal_cards,
        round_number=16,
        black_smoke=True,
        cardinals="white-smoke lugo cesi",
        politics="louis louis",
        actions="bribe este",
        rest_is_gone=True,
        hands=hands,
    )


def test_the_round_of_white_smoke_is_played_through_all_its_phases() -> None:
    play = last_round(hands={RALF: "ten-gold"})
    assert play.events("white-smoke-rose", heard_by=WATCHER) == [{"type": "white-smoke-rose"}]
    assert play.row() == ["lugo", "cesi", "louis", "louis", "bribe", "este", "camerlengo"]
    assert play.decision() == "lay-action"
    play.lay()
    assert play.decision() == "bid"
    play.bid()
    assert play.decision() == "take"


def test_action_cards_may_still_be_played_in_the_last_round() -> None:
    play = last_round(hands={RALF: "ten-gold"})
    play.lay({RALF: "ten-gold"})
    assert play.gold(RALF) == 30


def test_in_the_last_round_each_player_takes_one_card_and_the_rest_leaves_the_game() -> None:
    play = last_round()
    play.bid()
    play.take(AMELIE, "este")
    play.take(BRIGITTE, "louis")
    play.take(RALF, "cesi")
    play.take(CHRISTOPHE, "camerlengo")
    assert play.table.is_over()
    assert [event["card"] for event in play.events("left-over")] == ["lugo", "louis", "bribe"]
    assert {"lugo", "louis", "bribe"} <= set(play.gone())


def test_equal_cards_of_the_last_row_are_one_choice() -> None:
    play = last_round()
    play.bid()
    offers = ["take lugo", "take cesi", "take este", "take louis", "take bribe", "take camerlengo"]
    assert play.options(AMELIE) == offers


def test_the_camerlengo_is_on_offer_in_the_last_round_whatever_the_decks_hold() -> None:
    play = table_with(reveal_cards, round_number=18, black_smoke=True, cardinals="white-smoke", rest_is_gone=True)
    assert (play.view().round, play.row()) == (19, ["camerlengo"])


def test_in_round_19_players_still_bid_for_the_camerlengo_alone() -> None:
    play = table_with(
        bid_gems, round_number=19, black_smoke=True, white_smoke=True, row="camerlengo", rest_is_gone=True
    )
    play.bid({RALF: "A"})
    assert play.to_act() == [RALF]
    assert play.options(RALF) == ["take camerlengo"]
