"""Rulebook, "Préparation du jeu"."""

from __future__ import annotations

from collections import Counter

import pytest

from roisoleil.engine.chance import FastChance, KeyedChance
from roisoleil.games.louis_xiv.cards import SHIELDS
from roisoleil.games.louis_xiv.hidden import faces
from tests.games.louis_xiv.helpers import BOX, new_game, stack_of
from tests.games.louis_xiv.play import GAME, Play
from tests.games.louis_xiv.statistics import is_even

SPLITS = {2: [5, 6], 3: [5, 5, 6], 4: [5, 5, 6, 7]}
every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


def in_turn_order(play: Play) -> list[int]:
    seats = play.view().seats
    return [(play.view().first + step) % seats for step in range(seats)]


@every_number_of_players
def test_markers_are_split_by_the_place_in_the_turn_order(seats: int) -> None:
    for seed in range(8):
        play = new_game(seats, chance=FastChance(seed))
        supplies = [play.supplies(seat) for seat in in_turn_order(play)]
        assert supplies == [(general, 16 - general) for general in SPLITS[seats]]


@every_number_of_players
def test_with_the_favourite_one_of_the_markers_in_the_general_supply_is_stationed(seats: int) -> None:
    play = new_game(seats, favori=True)
    for seat in in_turn_order(play):
        assert play.asked() == ("station-first", [seat])
        assert play.options(seat) == ["station supply", "station influence", "station scoring", "station missions"]
        play.choose(seat, "station scoring")
    supplies = [play.supplies(seat) for seat in in_turn_order(play)]
    assert supplies == [(general - 1, 16 - general) for general in SPLITS[seats]]
    assert [player.tablet for player in play.view().players] == [["scoring"]] * seats


def test_the_first_markers_are_stationed_after_missions_are_dealt_and_before_the_money_card() -> None:
    play = new_game(favori=True)
    assert [event["type"] for event in play.events()] == ["first-player"] + ["mission-dealt"] * 8
    assert (play.view().round, play.money(0)) == (0, 5)


@every_number_of_players
def test_everybody_has_five_louis_before_the_money_card(seats: int) -> None:
    assert [player.money for player in new_game(seats, favori=True).view().players] == [5] * seats


@every_number_of_players
def test_everybody_holds_a_light_and_a_medium_mission(seats: int) -> None:
    play = new_game(seats)
    for seat in range(seats):
        assert play.player(seat).missions == ["light", "medium"]
        assert [stack_of(mission) for mission in play.own(seat).missions] == ["light", "medium"]
    assert play.view().stacks == {"light": 20 - seats, "medium": 12 - seats, "dark": 8}


def test_missions_are_dealt_from_the_top_the_first_player_first() -> None:
    play = new_game(3, chance=FastChance(5))
    dealer_order = {outcome.label: outcome.values for outcome in play._dealer.outcomes}
    for place, seat in enumerate(in_turn_order(play)):
        expected = [dealer_order["light-missions"][place], dealer_order["medium-missions"][place]]
        assert play.own(seat).missions == [BOX.mission_names[number] for number in expected]


def test_nobody_hears_the_missions_of_another() -> None:
    play = new_game()
    for seat in range(4):
        assert [event["seat"] for event in play.events("mission-dealt", heard_by=seat)] == [seat, seat]
    assert play.events("mission-dealt", heard_by=-1) == []


def test_the_oldest_player_is_drawn_by_lot() -> None:
    sample = [new_game(4, chance=KeyedChance(bytes([seed % 256, seed // 256]))).view().first for seed in range(400)]
    assert is_even(sample, range(4))


@every_number_of_players
def test_all_boards_show_their_front_without_markers(seats: int) -> None:
    for board in new_game(seats, favori=True).view().boards:
        assert not board.is_flipped
        assert board.markers == [0] * seats
        assert (board.neutral, board.has_king, board.has_favourite) == (0, False, False)


def test_the_piles_are_complete() -> None:
    table = new_game(favori=True).table
    assert sorted(faces(table.intrigue_pile)) == list(range(12))
    assert Counter(table.shield_pile) == Counter(SHIELDS)
    assert len(table.influence_deck) == 30
    assert sorted(table.money_deck) == list(range(8))


def test_four_of_the_eight_money_cards_are_turned_one_a_round() -> None:
    play = new_game(2, chance=FastChance(3))
    turned = play.table.money_deck[:4]
    kings = [event["board"] for event in play.events("king-came")]
    play.play_on()
    kings += [event["board"] for event in play.events("king-came")]
    assert kings == [str(BOX.kings[card] + 1) for card in turned]


@pytest.mark.parametrize("favori", [False, True])
@every_number_of_players
def test_every_marker_card_and_shield_stays_somewhere_in_random_games(seats: int, favori: bool) -> None:
    for seed in range(6):
        play = new_game(seats, favori, FastChance(100 * seats + seed))
        chance = FastChance(seed)
        while not play.table.is_over():
            seat = play.to_act()[0]
            options = play.options(seat)
            play.choose(seat, options[chance.below(len(options))])
            for player, courtier in zip(play.view().players, play.table.courtiers, strict=True):
                placed = sum(board.markers[play.table.courtiers.index(courtier)] for board in play.view().boards)
                assert player.general + player.personal + placed + len(player.tablet) == 16
                assert min(player.general, player.personal, player.money) >= 0
        assert play.view().round == 4
        GAME.check(play.table)
