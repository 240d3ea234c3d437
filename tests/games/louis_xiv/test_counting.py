"""Rulebook, "3ème phase : Comptage" and "Les cartes complot"."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.counting import count_boards
from roisoleil.games.louis_xiv.hidden import faces
from tests.games.louis_xiv.helpers import needed_on, price_of, scoring, table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play

ALL = {YELLOW: 3, RED: 2, GREEN: 1}
RICH = dict.fromkeys(range(4), 9)


def answer(play: Play, answers: dict[int, str]) -> list[int]:
    """Everybody who may bribe answers; who is not named declines. Returns who was asked, in order."""
    asked: list[int] = []
    while play.decision() == "bribe":
        seat = play.to_act()[0]
        asked.append(seat)
        play.choose(seat, answers.get(seat, "decline"))
    return asked


# The five examples of the rulebook.


def test_example_1_yellow_has_a_helmet_for_nothing_red_and_green_may_buy_one_for_three_louis() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    assert answer(play, {RED: "accept"}) == [RED, GREEN]
    assert [play.tiles(seat) for seat in range(4)] == [{"helmet": 1}, {"helmet": 1}, {}, {}]
    assert [play.money(seat) for seat in range(4)] == [9, 6, 9, 9]
    assert play.supplies(YELLOW) == (8, 8)
    assert play.supplies(RED) == (5, 11)
    assert play.supplies(GREEN) == (5, 11)
    assert play.board(4).is_flipped


def test_example_2_in_a_tie_nobody_has_a_helmet_for_nothing_and_all_may_buy_one() -> None:
    play = scoring(4, on={4: {YELLOW: 2, RED: 2, GREEN: 1}}, money=RICH)
    assert answer(play, dict.fromkeys(range(3), "accept")) == [YELLOW, RED, GREEN]
    assert [play.tiles(seat) for seat in range(3)] == [{"helmet": 1}] * 3
    assert [play.money(seat) for seat in range(4)] == [6, 6, 6, 9]
    assert [play.supplies(seat) for seat in range(4)] == [(5, 11)] * 4
    assert not play.board(4).is_flipped


def test_example_3_yellow_alone_has_a_sceptre_on_the_first_place_side() -> None:
    play = scoring(1, on={1: ALL}, flipped=[1], money=RICH)
    assert answer(play, {}) == []
    assert [play.tiles(seat) for seat in range(3)] == [{"sceptre": 1}, {}, {}]
    assert [play.supplies(seat) for seat in range(3)] == [(8, 8), (5, 11), (5, 11)]
    assert not play.board(1).is_flipped


def test_example_4_in_a_tie_for_first_place_nobody_has_a_sceptre() -> None:
    play = scoring(1, on={1: {YELLOW: 2, RED: 2, GREEN: 1}}, flipped=[1], money=RICH)
    assert answer(play, {}) == []
    assert [play.tiles(seat) for seat in range(3)] == [{}] * 3
    assert [play.supplies(seat) for seat in range(3)] == [(5, 11)] * 3
    assert play.board(1).is_flipped


def test_example_5_yellow_and_red_have_two_shields_each_and_green_with_too_few_markers_none() -> None:
    needed = needed_on(10)
    play = scoring(10, on={10: {YELLOW: needed + 1, RED: needed, GREEN: needed - 1}}, money=RICH)
    assert [play.shields(seat) for seat in range(3)] == [2, 2, 0]
    assert [play.supplies(seat) for seat in range(3)] == [(5, 11)] * 3
    assert play.board(10).is_flipped


# Money.


def test_who_is_not_present_cannot_bribe() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    assert BLUE not in answer(play, {})


@pytest.mark.parametrize("board", [1, 2, 3, 4, 8, 12])
def test_a_bribe_costs_what_the_board_shows(board: int) -> None:
    play = scoring(board, on={board: ALL}, money=RICH)
    while play.decision() != "bribe":
        play.choose(YELLOW, play.options(YELLOW)[0])
    play.choose(RED, "accept")
    assert play.money(RED) == 9 - price_of(board)
    assert play.events("bribed") == [
        {"type": "bribed", "seat": RED, "board": str(board), "louis": price_of(board)},
    ]


def test_the_majority_player_cannot_pay_to_keep_his_markers() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    assert YELLOW not in answer(play, {})
    assert play.supplies(YELLOW) == (8, 8)


def test_only_who_can_pay_is_asked() -> None:
    play = scoring(4, on={4: ALL}, money={RED: 2, GREEN: 3})
    assert answer(play, {}) == [GREEN]


def test_markers_come_home_whether_one_bribed_or_not() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    answer(play, {RED: "accept"})
    assert play.supplies(RED) == play.supplies(GREEN) == (5, 11)


def test_a_bribe_is_paid_and_rewarded_before_the_next_is_asked() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    play.choose(RED, "accept")
    assert (play.tiles(RED), play.money(RED)) == ({"helmet": 1}, 6)
    assert play.asked() == ("bribe", [GREEN])


def test_nobody_is_rewarded_twice_at_a_board() -> None:
    play = scoring(4, on={4: ALL}, money=dict.fromkeys(range(4), 30))
    assert answer(play, dict.fromkeys(range(4), "accept")) == [RED, GREEN]
    assert play.tiles(YELLOW) == play.tiles(RED) == {"helmet": 1}


def test_a_lone_marker_wins_a_money_board() -> None:
    play = scoring(4, on={4: {BLUE: 1}})
    assert play.tiles(BLUE) == {"helmet": 1}
    assert play.supplies(BLUE) == (6, 10)
    assert play.board(4).is_flipped


# First place.


@pytest.mark.parametrize("board", [5, 7, 9, 11])
def test_on_a_first_place_board_nobody_can_bribe(board: int) -> None:
    play = scoring(board, on={board: ALL}, money=RICH)
    assert answer(play, {}) == []
    assert [event["seat"] for event in play.events("paid-free")] == [YELLOW]
    assert play.board(board).is_flipped


# Markers.


@pytest.mark.parametrize("board", [6, 10])
def test_where_markers_are_needed_the_majority_does_not_matter_and_no_marker_is_lost(board: int) -> None:
    needed = needed_on(board)
    play = scoring(board, on={board: {YELLOW: needed, RED: 7}}, money=RICH)
    while play.decision() == "conde":
        play.choose(play.to_act()[0], "decline")
    assert [play.shields(seat) for seat in range(4)] == ([1, 1, 0, 0] if board == 6 else [2, 2, 0, 0])
    assert [play.supplies(seat) for seat in range(2)] == [(5, 11), (5, 11)]


def test_with_too_few_markers_everywhere_the_board_does_not_flip() -> None:
    play = scoring(10, on={10: dict.fromkeys(range(4), needed_on(10) - 1)})
    assert not play.board(10).is_flipped
    assert [play.shields(seat) for seat in range(4)] == [0] * 4


# Flips.


@pytest.mark.parametrize("board", range(1, 13))
def test_a_board_without_markers_does_not_flip_and_pays_nobody(board: int) -> None:
    play = scoring(board)
    assert not play.board(board).is_flipped
    assert play.events("paid-free") == []


def test_a_flipped_board_shows_another_condition() -> None:
    play = scoring(4, on={4: {YELLOW: 1}})
    assert (play.board(4).condition, play.board(4).reward) == ("first", "helmet")


def test_a_board_that_shows_its_back_is_flipped_to_its_front() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, flipped=[4])
    assert (play.board(4).is_flipped, play.board(4).condition) == (False, "money")


def test_boards_flip_in_round_4_as_well() -> None:
    play = scoring(4, round_number=4, on={4: {YELLOW: 1}})
    assert play.board(4).is_flipped


# The order.


def test_boards_are_scored_from_1_to_12() -> None:
    play = table_with(count_boards)
    assert [event["board"] for event in play.events("board-scored")] == [str(number) for number in range(1, 13)]


def test_the_leader_is_paid_first_and_the_others_clockwise_from_him() -> None:
    play = scoring(4, first=YELLOW, on={4: {GREEN: 3, YELLOW: 1, RED: 1, BLUE: 1}}, money=RICH)
    assert [event["seat"] for event in play.events("paid-free")] == [GREEN]
    assert answer(play, {}) == [BLUE, YELLOW, RED]


def test_without_a_leader_the_first_player_begins() -> None:
    play = scoring(4, first=RED, on={4: {YELLOW: 2, GREEN: 2, RED: 1}}, money=RICH)
    assert answer(play, {}) == [RED, GREEN, YELLOW]


def test_the_leader_begins_where_markers_are_needed_too() -> None:
    needed = needed_on(10)
    play = scoring(10, first=YELLOW, on={10: {YELLOW: needed, GREEN: needed + 1, BLUE: needed}})
    assert [event["seat"] for event in play.events("paid-free")] == [GREEN, BLUE, YELLOW]


# Intrigue cards.


def test_the_holder_is_asked_just_before_the_board_is_scored() -> None:
    play = scoring(4, on={4: ALL}, intrigues={GREEN: [4]})
    assert play.asked() == ("intrigue", [GREEN])
    assert play.options(GREEN) == ["decline", "plot 1 0", "plot 0 1", "plot 0 2"]
    assert play.tiles(YELLOW) == {}


@pytest.mark.parametrize(
    ("plot", "on_board", "general", "personal"),
    [("plot 1 0", 2, 4, 10), ("plot 0 1", 2, 5, 9), ("plot 0 2", 3, 5, 8)],
)
def test_an_intrigue_card_places_one_marker_of_the_general_or_two_of_the_personal_supply(
    plot: str, on_board: int, general: int, personal: int
) -> None:
    play = scoring(4, on={4: {YELLOW: 4, RED: 1}}, money=RICH, intrigues={RED: [4]})
    play.choose(RED, plot)
    assert play.markers(4) == [4, on_board, 0, 0]
    assert play.supplies(RED) == (general, personal)


def test_the_plotted_markers_count() -> None:
    play = scoring(1, on={1: {YELLOW: 2, RED: 1}}, flipped=[1], intrigues={RED: [1]})
    play.choose(RED, "plot 0 2")
    assert (play.tiles(RED), play.tiles(YELLOW)) == ({"sceptre": 1}, {})
    assert play.supplies(RED) == (8, 8)


def test_an_intrigue_card_works_on_a_board_where_one_has_no_marker() -> None:
    play = scoring(1, flipped=[1], intrigues={RED: [1]})
    play.choose(RED, "plot 1 0")
    assert play.tiles(RED) == {"sceptre": 1}


def test_a_played_intrigue_card_goes_under_its_pile() -> None:
    play = scoring(4, intrigues={GREEN: [4]})
    play.choose(GREEN, "plot 1 0")
    assert faces(play.table.intrigue_pile)[-1] == 3
    assert play.player(GREEN).intrigues == 0


def test_an_intrigue_card_may_be_kept() -> None:
    play = scoring(4, on={4: ALL}, intrigues={GREEN: [4]})
    play.choose(GREEN, "decline")
    assert play.player(GREEN).intrigues == 1
    assert play.tiles(YELLOW) == {"helmet": 1}


def test_who_holds_a_card_of_another_board_is_asked_too_and_can_only_decline() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [12]})
    assert play.asked() == ("intrigue", [RED, GREEN])
    assert play.options(RED) == ["decline"]
    assert play.table.forced_seat() == -1


def test_the_board_is_scored_when_all_who_hold_intrigue_cards_have_answered() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [12]})
    play.choose(GREEN, "plot 0 2")
    assert play.events() == []
    assert (play.markers(4), play.supplies(GREEN)) == ([1, 0, 0, 0], (5, 11))
    play.choose(RED, "decline")
    assert play.events("plotted") == [{"type": "plotted", "seat": GREEN, "board": "4", "general": 0, "personal": 2}]
    assert play.tiles(GREEN) == {"helmet": 1}


def test_nobody_is_asked_who_holds_no_intrigue_card() -> None:
    play = scoring(11, on={11: {YELLOW: 1}})
    assert play.decision() == "lay-mission"
    assert play.player(YELLOW).hand == 1


def test_a_holder_without_markers_in_both_supplies_is_not_asked() -> None:
    play = scoring(4, on={4: {YELLOW: 1}, 3: {GREEN: 16}}, intrigues={GREEN: [4]})
    assert play.tiles(YELLOW) == {"helmet": 1}
    assert play.player(GREEN).intrigues == 1


@pytest.mark.parametrize(
    ("general", "personal", "plots"),
    [(0, 1, ["plot 0 1"]), (0, 2, ["plot 0 1", "plot 0 2"]), (1, 0, ["plot 1 0"]), (1, 1, ["plot 1 0", "plot 0 1"])],
)
def test_an_intrigue_card_uses_what_lies_in_the_supplies_and_mixes_nothing(
    general: int, personal: int, plots: list[str]
) -> None:
    play = scoring(4, on={3: {GREEN: 16 - general - personal}}, general={GREEN: general}, intrigues={GREEN: [4]})
    assert play.options(GREEN) == ["decline", *plots]


# What leaves a board (ruling L23).


def test_markers_leave_only_after_everybody_was_paid_or_asked() -> None:
    play = scoring(4, on={4: ALL}, money=RICH)
    assert play.asked() == ("bribe", [RED])
    assert play.markers(4) == [3, 2, 1, 0]
    assert play.supplies(YELLOW) == (5, 8)


def test_a_marker_that_conde_puts_on_his_own_board_stays_there() -> None:
    needed = needed_on(6)
    play = scoring(6, on={6: {YELLOW: needed}})
    play.choose(YELLOW, "put 6")
    assert play.markers(6) == [1, 0, 0, 0]
    assert play.supplies(YELLOW) == (4, 11)


def test_markers_on_a_board_cannot_serve_its_own_reward() -> None:
    play = scoring(6, on={6: {YELLOW: 16}})
    assert play.shields(YELLOW) == 1
    assert play.decision() == "lay-mission"
    assert play.markers(6) == [0, 0, 0, 0]
    assert play.supplies(YELLOW) == (0, 16)


def test_markers_on_a_board_scored_before_wait_for_the_next_round() -> None:
    play = scoring(6, on={6: {YELLOW: needed_on(6)}})
    play.choose(YELLOW, "put 1")
    assert play.decision() == "lay-mission"
    assert play.markers(1) == [1, 0, 0, 0]
