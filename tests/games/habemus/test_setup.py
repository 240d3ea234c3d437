"""Rulebook, "Préparation de la partie"."""

from __future__ import annotations

import pytest

from roisoleil.engine.chance import KeyedChance
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.dealer import Dealer
from roisoleil.games.habemus.cards import BLACK_SMOKE, WHITE_SMOKE
from tests.games.habemus.helpers import START_PURSE, new_game, scripted_chance
from tests.games.habemus.play import AMELIE, BRIGITTE, GAME, RALF, WATCHER
from tests.games.habemus.statistics import is_even


def keyed(number: int) -> KeyedChance:
    return KeyedChance(number.to_bytes(32, "big"))


def cardinal_deck(number: int) -> list[int]:
    return GAME.setup(4, [], Dealer(keyed(number), silent=True)).cardinal_deck


@pytest.mark.parametrize("seats", [3, 4])
def test_each_player_starts_with_ten_gems_and_twenty_gold(seats: int) -> None:
    play = new_game(scripted_chance(seats), seats)
    for seat in range(seats):
        assert (play.purse(seat), play.gold(seat)) == (START_PURSE, 20)


@pytest.mark.parametrize(("seats", "bank"), [(3, "DDDDRRRRRRRSSSSSAAAAAA"), (4, "RRRRRRSSSAAA")])
def test_the_bank_holds_the_gems_that_nobody_was_given(seats: int, bank: str) -> None:
    assert new_game(scripted_chance(seats), seats).view().bank == bank


def test_nobody_starts_with_cards_in_hand_or_display() -> None:
    play = new_game(scripted_chance())
    for display in play.view().displays:
        assert (display.persons, display.hand, display.votes) == ([], 0, 0)


def test_after_the_first_reveal_seventeen_political_and_action_cards_and_nineteen_cardinals_are_face_down() -> None:
    decks = new_game(scripted_chance()).view().decks
    assert (decks.cardinals, decks.politics, decks.actions) == (19, 17, 17)


def test_the_cardinal_deck_holds_eighteen_cardinals_and_the_two_smokes() -> None:
    assert sorted(cardinal_deck(1)) == [*range(18), BLACK_SMOKE, WHITE_SMOKE]


def test_black_smoke_lies_under_eight_nine_or_ten_cardinals_equally_often() -> None:
    places = [cardinal_deck(number).index(BLACK_SMOKE) for number in range(900)]
    assert is_even(places, [8, 9, 10])


def test_white_smoke_is_any_of_the_last_four_cards_equally_often() -> None:
    places = [cardinal_deck(number).index(WHITE_SMOKE) for number in range(900)]
    assert is_even(places, [16, 17, 18, 19])


def test_the_last_three_cardinals_are_shuffled_with_white_smoke_and_the_others_keep_their_order() -> None:
    play = new_game(scripted_chance(cardinals="chigi lugo", white_smoke_place=0, black_smoke_place=8))
    names = [GAME.people.names[card] for card in play.table.cardinal_deck]
    assert names[:2] == ["chigi", "lugo"]
    assert names[8] == "black-smoke"
    assert names[16] == "white-smoke"


@pytest.mark.parametrize("black", [8, 9, 10])
@pytest.mark.parametrize("white", [0, 1, 2, 3])
def test_at_least_five_cardinals_lie_between_the_two_smokes(black: int, white: int) -> None:
    deck = new_game(scripted_chance(black_smoke_place=black, white_smoke_place=white)).table.cardinal_deck
    assert deck.index(WHITE_SMOKE) - deck.index(BLACK_SMOKE) > 5


def test_the_first_camerlengo_is_drawn_by_lot() -> None:
    first = [GAME.setup(4, [], Dealer(keyed(number), silent=True)).camerlengo for number in range(900)]
    assert is_even(first, [0, 1, 2, 3])


def test_everybody_is_told_who_the_first_camerlengo_is() -> None:
    play = new_game(scripted_chance(camerlengo=RALF))
    assert play.view().camerlengo == RALF
    assert play.events("camerlengo-named", heard_by=WATCHER) == [{"type": "camerlengo-named", "seat": RALF}]


def test_each_player_is_dealt_two_orders_that_nobody_else_is_told() -> None:
    play = new_game(scripted_chance(orders="france leaders felipe-mazarin spain-urban"))
    assert play.behind(BRIGITTE).orders == ["order-felipe-mazarin", "order-spain-urban"]
    dealt = {"type": "orders-dealt", "seat": BRIGITTE, "first": "order-felipe-mazarin", "second": "order-spain-urban"}
    assert play.events("orders-dealt", heard_by=BRIGITTE) == [dealt]
    assert play.events("orders-dealt", heard_by=WATCHER) == []


def test_with_three_players_two_orders_leave_the_game_unseen() -> None:
    play = new_game(scripted_chance(3, orders="four-coats four-coats spain-urban france leaders felipe-mazarin"), 3)
    left_out = {"order-spain-innocent", "order-innocent-urban"}
    assert {GAME.people.names[order] for order in play.table.undealt_orders} == left_out
    for seat in (AMELIE, BRIGITTE, RALF, WATCHER):
        assert not left_out & set(str(play.events(heard_by=seat)).split("'"))


def test_with_four_players_all_eight_orders_are_dealt() -> None:
    assert new_game(scripted_chance()).table.undealt_orders == []


@pytest.mark.parametrize("seats", [2, 5])
def test_only_three_or_four_can_play(seats: int) -> None:
    with pytest.raises(BrokenMessage, match="3 to 4 players"):
        GAME.check_setup(seats, [])


def test_seat_numbers_ascend_clockwise() -> None:
    assert new_game(scripted_chance()).table.clockwise_from(RALF) == [2, 3, 0, 1]
