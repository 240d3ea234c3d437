"""Rulebook, "Le jeu à deux joueurs"."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.influence import place_neutral_markers
from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import needed_on, new_game, scoring, table_with
from tests.games.louis_xiv.play import RED, YELLOW, Play
from tests.games.louis_xiv.test_counting import answer

HANDS = {YELLOW: "5 6", RED: "7 8"}


def neutral(play: Play) -> dict[int, int]:
    """The neutral markers by board."""
    return {board.number: board.neutral for board in play.view().boards if board.neutral}


# Placing.


def test_the_neutral_player_puts_two_markers_with_the_king_and_on_three_turned_characters() -> None:
    play = table_with(place_neutral_markers, seats=2, king=3, hands=HANDS, influence_top="1 9 12")
    assert neutral(play) == {3: 2, 1: 2, 9: 2, 12: 2}


def test_neutral_markers_may_stack_on_one_board() -> None:
    play = table_with(place_neutral_markers, seats=2, king=3, hands=HANDS, influence_top="3 9 3")
    assert neutral(play) == {3: 6, 9: 2}


def test_a_turned_joker_is_replaced_by_another_card() -> None:
    play = table_with(place_neutral_markers, seats=2, king=3, hands=HANDS, influence_top="joker 1 joker joker 9 12 11")
    assert neutral(play) == {3: 2, 1: 2, 9: 2, 12: 2}
    assert play.view().centre == ["joker", "board-1", "joker", "joker", "board-9", "board-12"]


def test_the_turned_cards_are_shown_to_all_and_lie_in_the_centre() -> None:
    play = table_with(place_neutral_markers, seats=2, king=3, hands=HANDS, influence_top="1 9 12")
    assert play.view().centre == ["board-1", "board-9", "board-12"]
    assert [event["card"] for event in play.events("neutral-card", heard_by=-1)] == ["board-1", "board-9", "board-12"]
    assert play.view().influence_deck == 30 - 4 - 3


def test_the_neutral_cards_are_turned_after_the_players_were_dealt_theirs() -> None:
    top = "1 2 3 4 5 6 7 8 9 10 11 12 11"
    play = table_with(begin_round, seats=2, next_king=4, influence_top=top)
    assert play.own(YELLOW).hand == [f"board-{number}" for number in range(1, 6)]
    assert neutral(play) == {4: 2, 11: 4, 12: 2}


def test_neutral_markers_come_before_the_missions_at_the_beginning_of_the_phase() -> None:
    play = table_with(place_neutral_markers, seats=2, king=3, hands=HANDS, laid={YELLOW: "marker-on-1"})
    assert play.decision() == "opening-marker"
    assert sum(neutral(play).values()) == 8


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_is_no_neutral_one(seats: int) -> None:
    assert neutral(new_game(seats)) == {}


def test_the_neutral_player_comes_every_round_with_eight_markers() -> None:
    play = new_game(2)
    for round_number in (1, 2, 3, 4):
        play.play_on(upto="play-card")
        assert (play.view().round, sum(neutral(play).values())) == (round_number, 8)
        while play.view().round == round_number and not play.table.is_over():
            seat = play.to_act()[0]
            play.choose(seat, play.options(seat)[0])


# Scoring.


def test_a_neutral_majority_on_a_money_board_pays_nobody_but_the_others_may_bribe() -> None:
    play = scoring(4, seats=2, on={4: {YELLOW: 1, RED: 1}}, neutral={4: 2})
    assert answer(play, {RED: "accept"}) == [YELLOW, RED]
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({}, {"helmet": 1})
    assert [play.supplies(seat) for seat in (YELLOW, RED)] == [(5, 11), (5, 11)]
    assert neutral(play) == {}
    assert play.board(4).is_flipped


def test_after_a_neutral_majority_the_first_player_is_asked_first() -> None:
    play = scoring(4, seats=2, first=RED, on={4: {YELLOW: 1, RED: 1}}, neutral={4: 2})
    assert answer(play, {}) == [RED, YELLOW]


def test_a_neutral_majority_on_a_first_place_board_pays_nobody_and_flips_the_board() -> None:
    play = scoring(7, seats=2, on={7: {YELLOW: 1}}, neutral={7: 2})
    assert (play.money(YELLOW), play.supplies(YELLOW)) == (5, (5, 11))
    assert play.board(7).is_flipped


def test_a_tie_with_the_neutral_player_is_no_majority() -> None:
    play = scoring(7, seats=2, on={7: {YELLOW: 2, RED: 1}}, neutral={7: 2})
    assert (play.money(YELLOW), play.supplies(YELLOW)) == (5, (5, 11))
    assert not play.board(7).is_flipped
    assert neutral(play) == {}


def test_more_markers_than_the_neutral_player_win() -> None:
    play = scoring(7, seats=2, on={7: {YELLOW: 3}}, neutral={7: 2})
    assert (play.money(YELLOW), play.supplies(YELLOW)) == (10, (8, 8))


def test_neutral_markers_alone_flip_a_money_or_first_place_board() -> None:
    play = scoring(7, seats=2, neutral={7: 2})
    assert play.board(7).is_flipped
    assert neutral(play) == {}


def test_neutral_markers_are_ignored_where_markers_are_needed() -> None:
    play = scoring(10, seats=2, neutral={10: 8})
    assert not play.board(10).is_flipped
    assert neutral(play) == {}


def test_where_markers_are_needed_the_leading_seat_begins_whatever_the_neutral_player_has() -> None:
    needed = needed_on(10)
    play = scoring(10, seats=2, on={10: {YELLOW: needed, RED: needed + 1}}, neutral={10: 8})
    assert [event["seat"] for event in play.events("paid-free")] == [RED, YELLOW]


def test_a_tie_with_the_neutral_player_can_be_won_by_the_mission() -> None:
    play = scoring(7, seats=2, on={7: {YELLOW: 2}}, neutral={7: 2}, laid={YELLOW: "win-one-tie"})
    assert play.asked() == ("win-tie", [YELLOW])
    play.choose(YELLOW, "accept")
    assert (play.money(YELLOW), play.supplies(YELLOW)) == (10, (7, 9))


# With the king.


def test_behind_the_neutral_player_the_second_has_the_tile_and_nobody_the_crown() -> None:
    play = scoring(1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 2, RED: 1}}, neutral={1: 4})
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({"sceptre": 1}, {})
    assert [play.supplies(seat) for seat in (YELLOW, RED)] == [(5, 11), (5, 11)]
    assert not play.board(1).is_flipped


def test_behind_the_neutral_player_two_seconds_have_nothing() -> None:
    play = scoring(1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 2, RED: 2}}, neutral={1: 4})
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({}, {})


def test_a_neutral_second_takes_the_second_place_and_nobody_moves_up() -> None:
    play = scoring(1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 3, RED: 1}}, neutral={1: 2})
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({"sceptre": 1, "crown": 1}, {})


def test_a_seat_that_shares_the_second_place_with_the_neutral_player_has_nothing() -> None:
    play = scoring(1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 3, RED: 2}}, neutral={1: 2})
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({"sceptre": 1, "crown": 1}, {})


def test_who_ties_for_first_with_the_neutral_player_has_the_tile_and_loses_the_markers() -> None:
    play = scoring(1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 2, RED: 1}}, neutral={1: 2})
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({"sceptre": 1}, {})
    assert [play.supplies(seat) for seat in (YELLOW, RED)] == [(7, 9), (5, 11)]
    assert not play.board(1).is_flipped


def test_the_neutral_player_who_loses_a_tie_to_the_mission_is_second() -> None:
    play = scoring(
        1, seats=2, king=1, flipped=[1], on={1: {YELLOW: 2, RED: 1}}, neutral={1: 2}, laid={YELLOW: "win-one-tie"}
    )
    play.choose(YELLOW, "accept")
    assert (play.tiles(YELLOW), play.tiles(RED)) == ({"sceptre": 1, "crown": 1}, {})


def test_where_the_neutral_player_leads_on_the_favourites_board_nobody_gains_two() -> None:
    play = scoring(1, seats=2, favori=True, favourite=1, flipped=[1], on={1: {YELLOW: 2, RED: 1}}, neutral={1: 4})
    assert play.asked() == ("favour", [YELLOW])
    assert play.events("favour") == [{"type": "favour", "seat": YELLOW, "markers": 1}]
    play.choose(YELLOW, "decline")
    assert play.events("favour") == [{"type": "favour", "seat": RED, "markers": 1}]
