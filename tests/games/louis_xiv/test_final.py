"""Rulebook, "Fin de la partie"."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.missions import accomplish_missions
from tests.games.louis_xiv.helpers import all_of, game_end, mission_of, table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play

GUILLAUME = YELLOW


def exchanged(play: Play) -> dict[object, object]:
    return {event["seat"]: event["shields"] for event in play.events("exchanged")}


# The exchange.


def test_guillaume_draws_seven_more_shields() -> None:
    play = game_end(
        hands={GUILLAUME: "3"},
        intrigues={GUILLAUME: [2, 8]},
        money={GUILLAUME: 8},
        on={5: {GUILLAUME: 2}},
    )
    assert exchanged(play)[GUILLAUME] == 7
    assert play.count(GUILLAUME).points["shields"] == 7


@pytest.mark.parametrize(("louis", "shields"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_three_louis_are_worth_a_shield(louis: int, shields: int) -> None:
    assert exchanged(game_end(money={RED: louis}))[RED] == shields


def test_every_tile_is_worth_a_shield() -> None:
    assert exchanged(game_end(tiles={RED: "ring ring crown helmet"}))[RED] == 4


def test_every_marker_on_a_board_is_worth_a_shield_and_those_in_supplies_nothing() -> None:
    assert exchanged(game_end(on={1: {RED: 1}, 5: {RED: 2}, 12: {RED: 1}}))[RED] == 4
    assert exchanged(game_end(general={RED: 16}))[RED] == 0


def test_missions_in_hand_are_worth_nothing() -> None:
    play = table_with(
        accomplish_missions,
        round_number=4,
        money=dict.fromkeys(range(4), 0),
        missions={YELLOW: mission_of("win-one-tie")},
    )
    play.play_on()
    assert play.count(YELLOW).total == 0


def test_exchanged_shields_are_added_to_those_held() -> None:
    play = game_end(shields={RED: [1, 1, 2]}, money={RED: 6}, shield_top=[5, 6])
    assert play.count(RED).points["shields"] == 5
    assert play.count(RED).shields["shield-5"] == 1


def test_shields_are_exchanged_in_turn_order_each_seat_in_a_row() -> None:
    play = game_end(first=GREEN, money=dict.fromkeys(range(4), 6), shield_top=[1, 2, 3, 4, 5, 6, 1, 2])
    assert [event["seat"] for event in play.events("exchanged")] == [GREEN, BLUE, YELLOW, RED]
    drawn = [{kind for kind, number in play.count(seat).shields.items() if number} for seat in range(4)]
    assert drawn == [
        {"shield-5", "shield-6"},
        {"shield-1", "shield-2"},
        {"shield-1", "shield-2"},
        {"shield-3", "shield-4"},
    ]


def test_the_turn_order_of_the_exchange_is_that_of_round_4() -> None:
    play = table_with(accomplish_missions, round_number=4, first=GREEN)
    play.play_on()
    assert [event["seat"] for event in play.events("exchanged")] == [GREEN, BLUE, YELLOW, RED]


# Majorities.


def test_most_shields_of_a_type_are_worth_one_more() -> None:
    play = game_end(shields={YELLOW: [1, 1, 2], RED: [1, 2, 2, 3]})
    assert [play.count(seat).points["majorities"] for seat in range(4)] == [1, 2, 0, 0]
    assert [play.count(seat).total for seat in range(4)] == [4, 6, 0, 0]


def test_in_a_tie_each_has_one_more() -> None:
    play = game_end(shields={YELLOW: [1, 1], RED: [1, 1], GREEN: [1]})
    assert [play.count(seat).points["majorities"] for seat in range(4)] == [1, 1, 0, 0]


def test_a_type_that_nobody_has_gives_nothing() -> None:
    play = game_end()
    assert [play.count(seat).points["majorities"] for seat in range(4)] == [0] * 4


def test_all_six_types_are_compared() -> None:
    play = game_end(shields={RED: range(1, 7)})
    assert play.count(RED).points == {"missions": 0, "shields": 6, "majorities": 6}


def test_exchanged_shields_count_for_majorities() -> None:
    play = game_end(shields={YELLOW: [3], RED: [3]}, money={RED: 3}, shield_top=[3])
    assert [play.count(seat).points["majorities"] for seat in (YELLOW, RED)] == [0, 1]


def test_shields_won_by_majorities_do_not_count_for_other_majorities() -> None:
    # Were Yellow's bonus drawn as the shield on top, it would tie the other type.
    play = game_end(shields={YELLOW: [1, 1], RED: [2]}, shield_top=[2, 2, 2])
    assert [play.count(seat).points["majorities"] for seat in (YELLOW, RED)] == [1, 1]
    assert play.count(YELLOW).shields["shield-2"] == 0


# Points.


@pytest.mark.parametrize("bonus", ["plus-1-louis", "plus-1-shield", "win-one-tie"])
def test_a_laid_mission_is_worth_five_points_whatever_its_stack(bonus: str) -> None:
    assert game_end(laid={RED: bonus}).count(RED).points["missions"] == 5


def test_points_are_missions_shields_and_majorities() -> None:
    play = game_end(laid={RED: all_of("plus-1-louis")}, shields={RED: [1, 2, 2]})
    assert play.count(RED).points == {"missions": 20, "shields": 3, "majorities": 2}
    assert play.count(RED).total == 25
    assert {"type": "points-counted", "seat": RED, "points": 25} in play.events()


# Shields beyond the box (ruling L40).


def test_shields_beyond_sixty_are_points_without_a_type() -> None:
    held = {YELLOW: [kind for kind in range(1, 7) for _ in range(10)]}
    play = game_end(shields=held, money={RED: 9})
    assert play.count(RED).points == {"missions": 0, "shields": 3, "majorities": 0}
    assert play.count(RED).shields["untyped"] == 3


def test_the_last_shields_of_the_box_go_to_who_is_first_in_turn_order() -> None:
    held = {YELLOW: [kind for kind in range(1, 7) for _ in range(10)][:-1]}
    play = game_end(first=RED, shields=held, money={RED: 6})
    assert (play.count(RED).shields["shield-6"], play.count(RED).shields["untyped"]) == (1, 1)


# Ranks.


def test_most_points_win() -> None:
    play = game_end(laid={GREEN: "plus-1-louis"}, shields={BLUE: [1, 1, 1]})
    assert [play.count(seat).rank for seat in range(4)] == [3, 3, 1, 2]
    assert play.events("victory") == [{"type": "victory", "seat": GREEN}]


def test_a_tie_goes_to_the_most_markers_in_the_personal_supply() -> None:
    play = game_end(general={YELLOW: 5, RED: 4, GREEN: 6, BLUE: 7})
    assert [play.count(seat).rank for seat in range(4)] == [2, 1, 3, 4]


def test_markers_in_the_general_supply_or_on_boards_do_not_break_a_tie() -> None:
    play = game_end(seats=2, on={5: {YELLOW: 1}}, general={YELLOW: 7, RED: 7}, money={RED: 3}, shield_top=[1, 1])
    assert [play.count(seat).total for seat in (YELLOW, RED)] == [2, 2]
    assert [play.count(seat).rank for seat in (YELLOW, RED)] == [2, 1]


def test_if_all_is_equal_the_victory_is_shared() -> None:
    play = game_end()
    assert [play.count(seat).rank for seat in range(4)] == [1] * 4
    assert len(play.events("victory")) == 4
