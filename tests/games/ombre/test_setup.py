"""Rulebook, "Préparation pour le jeu"."""

from __future__ import annotations

import pytest

from roisoleil.engine.chance import FastChance, KeyedChance
from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.ombre.cards import FACE_NAMES
from roisoleil.games.ombre.piles import FIRST_HALF, SECOND_HALF
from tests.games.ombre.helpers import chosen_chance, new_game
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, GAME, Play
from tests.games.ombre.statistics import is_even

DEALING_TABLE = {2: [2, 3], 3: [2, 3, 3], 4: [2, 2, 3, 3], 5: [2, 2, 3, 3, 4], 6: [2, 2, 3, 3, 4, 4]}
every_number_of_players = pytest.mark.parametrize("seats", DEALING_TABLE)


def many_games(seats: int, number: int = 1200) -> list[Play]:
    return [new_game(FastChance(seed), seats) for seed in range(number)]


# Dealing.


@every_number_of_players
def test_cards_are_dealt_by_the_table(seats: int) -> None:
    for first in range(seats):
        play = new_game(chosen_chance(first=first), seats)
        clockwise = [(first + number) % seats for number in range(seats)]
        assert [len(play.cards(seat)) for seat in clockwise] == DEALING_TABLE[seats]


def test_at_the_opening_louis_has_not_come() -> None:
    assert not new_game(FastChance(1), 3).view().louis_seen


@every_number_of_players
def test_player_1_is_drawn_by_lot_and_begins(seats: int) -> None:
    games = many_games(seats, 600)
    assert is_even([play.view().active for play in games], range(seats))
    assert all(play.to_act() == [play.view().active] for play in games)


def test_cards_are_dealt_seat_by_seat_from_player_1_clockwise() -> None:
    pack = "blue blue-seal green red red-seal yellow purple purple-seal green-seal yellow-seal"
    play = new_game(chosen_chance(pack, first=COLBERT), 4)
    assert [play.cards(seat) for seat in (COLBERT, DIANE, ANNE, BLAISE)] == [
        ["blue", "blue-seal"],
        ["green", "red"],
        ["purple", "red-seal", "yellow"],
        ["green-seal", "purple-seal", "yellow-seal"],
    ]


def test_of_two_dealt_cards_of_one_colour_the_later_one_lies_on_top() -> None:
    play = new_game(chosen_chance("blue-seal blue red green green-seal"), 2)
    assert play.row(ANNE, "blue") == ["blue-seal", "blue"]
    assert play.row(BLAISE, "green") == ["green", "green-seal"]


def test_a_special_or_auction_card_goes_under_the_pack_and_is_replaced_at_once() -> None:
    pack = "debts blue pension mazarin red green green yellow"
    play = new_game(chosen_chance(pack), 2)
    assert play.cards(ANNE) == ["blue", "red"]
    assert play.cards(BLAISE) == ["green", "green", "yellow"]
    assert [name for name in play.pile() if name != "louis"][-3:] == ["debts", "pension", "mazarin"]
    assert [event["card"] for event in play.events("put-under")] == ["debts", "pension", "mazarin"]


def test_nothing_is_shuffled_again_after_a_card_was_put_under_the_pack() -> None:
    dealt = "debts blue red green pension green yellow"
    following = "yellow-seal purple mazarin diplomacy red-seal"
    play = new_game(chosen_chance(f"{dealt} {following}"), 2)
    assert play.pile()[:5] == following.split()


@every_number_of_players
def test_nobody_begins_with_a_special_or_auction_card(seats: int) -> None:
    for play in many_games(seats, 100):
        assert all(not sphere.auctions for sphere in play.view().spheres)
        assert play.pile().count("debts") == play.pile().count("mazarin") == 4


def test_everybody_sees_what_is_dealt_and_what_is_put_under() -> None:
    play = new_game(chosen_chance("debts blue red green green yellow"), 2)
    dealt = [(event["seat"], event["card"]) for event in play.events("dealt", heard_by=BLAISE)]
    assert dealt == [(0, "blue"), (0, "red"), (1, "green"), (1, "green"), (1, "yellow")]
    assert play.events("put-under", heard_by=-1) == [{"type": "put-under", "card": "debts"}]


# Tokens.


@pytest.mark.parametrize(("seats", "bank"), [(2, (42, 18)), (3, (33, 17)), (4, (24, 16)), (5, (15, 15)), (6, (6, 14))])
def test_everybody_begins_with_nine_power_and_one_gold_and_the_bank_has_the_rest(
    seats: int, bank: tuple[int, int]
) -> None:
    play = new_game(FastChance(1), seats)
    assert play.powers() == [9] * seats
    assert play.golds() == [1] * seats
    assert play.bank() == bank


# The draw pile.


@pytest.mark.parametrize(("seats", "left"), [(2, 78), (3, 75), (4, 73), (5, 69), (6, 65)])
def test_the_pile_has_the_cards_that_are_left_and_louis(seats: int, left: int) -> None:
    play = new_game(FastChance(3), seats)
    assert play.view().draw_pile == left + 1
    assert play.pile().count("louis") == 1
    assert play.discard() == []


@pytest.mark.parametrize("louis_place", [0, 20, -1])
def test_louis_goes_into_the_second_half_which_stays_below(louis_place: int) -> None:
    pack = pack_after_dealing()
    play = new_game(chosen_chance(louis_place=louis_place, lower_pile=SECOND_HALF), 3)
    place = louis_place % 39
    assert play.pile() == [*pack[:37], *pack[37 : 37 + place], "louis", *pack[37 + place :]]


@pytest.mark.parametrize("louis_place", [0, 20, -1])
def test_louis_goes_into_the_first_half_which_is_put_below(louis_place: int) -> None:
    pack = pack_after_dealing()
    play = new_game(chosen_chance(louis_place=louis_place, lower_pile=FIRST_HALF), 3)
    place = louis_place % 38
    assert play.pile() == [*pack[37:], *pack[:place], "louis", *pack[place:37]]


def pack_after_dealing() -> list[str]:
    """The 75 cards in the order of their faces, after eight blue ones have been dealt to three players."""
    return [FACE_NAMES[card] for card in sorted(GAME.box.pack)][8:]


@pytest.mark.parametrize(("seats", "above"), [(2, 39), (3, 37), (4, 36), (5, 34), (6, 32)])
def test_louis_is_never_among_the_cards_of_the_upper_half(seats: int, above: int) -> None:
    places = [play.pile().index("louis") for play in many_games(seats)]
    assert min(places) == above
    assert max(places) == len(new_game(FastChance(1), seats).pile()) - 1


def test_louis_lies_anywhere_in_the_lower_half_equally_often() -> None:
    # Two equal halves of 39 cards: 40 places.
    places = [play.pile().index("louis") for play in many_games(2, 4000)]
    assert is_even(places, range(39, 79))


def test_either_half_is_put_below_equally_often() -> None:
    # With three players the halves have 37 and 38 cards; the last card tells nothing, the labels do.
    outcomes = [
        outcome.values[0] for play in many_games(3) for outcome in play.dealer.outcomes if outcome.label == "lower-pile"
    ]
    assert len(outcomes) == 1200
    assert is_even(outcomes, [FIRST_HALF, SECOND_HALF])


# Chance.


def test_every_random_choice_is_drawn_from_chance_under_its_label() -> None:
    play = new_game(FastChance(5), 4)
    assert [outcome.label for outcome in play.dealer.outcomes] == ["first-player", "pack", "lower-pile", "louis-place"]


def test_the_same_key_deals_the_same_game_and_another_key_another() -> None:
    first, again, other = (new_game(KeyedChance(key)) for key in (b"one", b"one", b"two"))
    assert first.table.hash() == again.table.hash() != other.table.hash()


@pytest.mark.parametrize("seats", [1, 7])
def test_the_game_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BrokenMessage, match="2 to 6 players"):
        GAME.check_setup(seats, [])
