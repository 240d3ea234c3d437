"""Rulebook, "Le marqueur Louis XIV"."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv.helpers import scoring
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play
from tests.games.louis_xiv.test_counting import answer

ALL = {YELLOW: 3, RED: 2, GREEN: 1}
RICH = dict.fromkeys(range(4), 9)


def tiles(play: Play) -> list[dict[str, int]]:
    return [play.tiles(seat) for seat in range(play.view().seats)]


# The four examples.


def test_example_1_helmet_and_crown_for_yellow_a_helmet_for_red_and_green_may_buy_one() -> None:
    play = scoring(4, king=4, on={4: ALL}, money=RICH)
    assert answer(play, {GREEN: "accept"}) == [GREEN]
    assert tiles(play) == [{"helmet": 1, "crown": 1}, {"helmet": 1}, {"helmet": 1}, {}]
    assert [play.money(seat) for seat in range(3)] == [9, 9, 6]
    assert [play.supplies(seat) for seat in range(3)] == [(8, 8), (5, 11), (5, 11)]
    assert play.board(4).is_flipped


def test_example_2_on_the_first_place_side_the_third_has_nothing() -> None:
    play = scoring(1, king=1, on={1: ALL}, flipped=[1], money=RICH)
    assert answer(play, {}) == []
    assert tiles(play) == [{"sceptre": 1, "crown": 1}, {"sceptre": 1}, {}, {}]
    assert [play.supplies(seat) for seat in range(3)] == [(8, 8), (5, 11), (5, 11)]
    assert not play.board(1).is_flipped


def test_example_3_a_tie_for_first_gives_helmets_without_a_crown_and_costs_the_markers() -> None:
    on = {4: {RED: 3, YELLOW: 3, BLUE: 1, GREEN: 1}}
    play = scoring(4, king=4, on=on, money=RICH)
    assert answer(play, {BLUE: "accept"}) == [GREEN, BLUE]
    assert tiles(play) == [{"helmet": 1}, {"helmet": 1}, {}, {"helmet": 1}]
    assert [play.money(seat) for seat in range(4)] == [9, 9, 9, 6]
    assert [play.supplies(seat) for seat in range(4)] == [(8, 8), (8, 8), (5, 11), (5, 11)]
    assert play.board(4).is_flipped


def test_example_4_two_seconds_have_nothing_on_the_first_place_side() -> None:
    play = scoring(1, king=1, on={1: {YELLOW: 3, RED: 2, GREEN: 2}}, flipped=[1], money=RICH)
    assert answer(play, {}) == []
    assert tiles(play) == [{"sceptre": 1, "crown": 1}, {}, {}, {}]
    assert [play.supplies(seat) for seat in range(3)] == [(8, 8), (5, 11), (5, 11)]
    assert not play.board(1).is_flipped


# What the examples leave out.


def test_two_seconds_may_bribe_on_the_money_side() -> None:
    play = scoring(4, king=4, on={4: {YELLOW: 3, RED: 2, GREEN: 2}}, money=RICH)
    assert answer(play, {RED: "accept"}) == [RED, GREEN]
    assert tiles(play) == [{"helmet": 1, "crown": 1}, {"helmet": 1}, {}, {}]


def test_a_tie_for_first_on_the_first_place_side_gives_the_tile_and_the_others_nothing() -> None:
    play = scoring(1, king=1, on={1: {YELLOW: 2, RED: 2, GREEN: 1}}, flipped=[1], money=RICH)
    assert answer(play, {}) == []
    assert tiles(play) == [{"sceptre": 1}, {"sceptre": 1}, {}, {}]
    assert [play.supplies(seat) for seat in range(3)] == [(7, 9), (7, 9), (5, 11)]
    assert not play.board(1).is_flipped


def test_after_a_tie_for_first_nobody_moves_up_to_a_second_tile() -> None:
    play = scoring(4, king=4, on={4: {YELLOW: 2, RED: 2, GREEN: 1}}, money=dict.fromkeys(range(4), 0))
    assert tiles(play) == [{"helmet": 1}, {"helmet": 1}, {}, {}]


def test_a_lone_player_has_tile_and_crown() -> None:
    play = scoring(3, king=3, on={3: {BLUE: 1}})
    assert tiles(play) == [{}, {}, {}, {"ring": 1, "crown": 1}]
    assert play.supplies(BLUE) == (6, 10)


def test_without_any_marker_the_king_leaves_and_the_board_does_not_flip() -> None:
    play = scoring(3, king=3)
    assert not play.board(3).is_flipped
    assert not play.board(3).has_king


def test_the_king_stays_until_his_board_is_scored_and_then_leaves() -> None:
    play = scoring(4, king=4, on={4: ALL}, money=RICH)
    assert play.board(4).has_king
    play.choose(GREEN, "decline")
    assert not any(board.has_king for board in play.view().boards)


def test_the_king_changes_nothing_on_other_boards() -> None:
    play = scoring(3, king=4, on={3: ALL}, money=RICH)
    assert answer(play, {}) == [RED, GREEN]
    assert tiles(play) == [{"ring": 1}, {}, {}, {}]


def test_an_intrigue_card_may_break_a_tie_on_the_kings_board() -> None:
    play = scoring(4, king=4, on={4: {YELLOW: 2, RED: 2}}, intrigues={RED: [4]})
    play.choose(RED, "plot 1 0")
    assert tiles(play)[:2] == [{"helmet": 1}, {"helmet": 1, "crown": 1}]


@pytest.mark.parametrize(("board", "tile"), [(1, "sceptre"), (2, "letter"), (3, "ring"), (4, "helmet")])
def test_each_of_the_four_boards_gives_its_own_tile_and_a_crown(board: int, tile: str) -> None:
    assert scoring(board, king=board, on={board: {RED: 1}}).tiles(RED) == {tile: 1, "crown": 1}


# Sybille wins a tie (rulings L22, E4).


def sybille(on: dict[int, int], king: int = 4, flipped: tuple[int, ...] = (4,)) -> Play:
    play = scoring(4, king=king, on={4: on}, flipped=flipped, laid={RED: "win-one-tie"}, money=RICH)
    assert play.asked() == ("win-tie", [RED])
    return play


def test_sybille_wins_the_tie_of_three_and_alone_has_helmet_and_crown() -> None:
    play = sybille({YELLOW: 3, RED: 3, GREEN: 3})
    play.choose(RED, "accept")
    assert tiles(play) == [{}, {"helmet": 1, "crown": 1}, {}, {}]
    assert [play.supplies(seat) for seat in range(3)] == [(5, 11), (8, 8), (5, 11)]
    assert not play.board(4).is_flipped


def test_sybille_need_not_win_the_tie() -> None:
    play = sybille({YELLOW: 3, RED: 3, GREEN: 3})
    play.choose(RED, "decline")
    assert tiles(play) == [{"helmet": 1}] * 3 + [{}]


def test_a_lone_loser_of_the_tie_is_second_on_the_kings_board() -> None:
    play = sybille({YELLOW: 3, RED: 3, GREEN: 1})
    play.choose(RED, "accept")
    assert tiles(play) == [{"helmet": 1}, {"helmet": 1, "crown": 1}, {}, {}]


def test_the_losers_of_the_tie_may_bribe_on_the_money_side() -> None:
    play = sybille({YELLOW: 2, RED: 2, GREEN: 1}, king=0, flipped=())
    play.choose(RED, "accept")
    assert answer(play, {YELLOW: "accept"}) == [GREEN, YELLOW]
    assert tiles(play)[:3] == [{"helmet": 1}, {"helmet": 1}, {}]
    assert play.supplies(RED) == (7, 9)
    assert play.board(4).is_flipped


def test_sybille_leads_the_order_after_winning_a_tie() -> None:
    play = sybille({YELLOW: 2, RED: 2, GREEN: 1, BLUE: 1}, king=0, flipped=())
    play.choose(RED, "accept")
    assert answer(play, {}) == [GREEN, BLUE, YELLOW]


def test_the_tie_is_won_once_a_round() -> None:
    on = {1: {YELLOW: 1, RED: 1}, 2: {YELLOW: 1, RED: 1}}
    play = scoring(1, on=on, flipped=[1, 2], laid={RED: "win-one-tie"})
    play.choose(RED, "accept")
    assert tiles(play)[:2] == [{}, {"sceptre": 1}]
    assert play.decision() == "lay-mission"


def test_a_declined_tie_leaves_the_card_for_a_later_board() -> None:
    on = {1: {YELLOW: 1, RED: 1}, 2: {YELLOW: 1, RED: 1}}
    play = scoring(1, on=on, flipped=[1, 2], laid={RED: "win-one-tie"})
    play.choose(RED, "decline")
    assert play.asked() == ("win-tie", [RED])
    assert play.view().board == 2


def test_the_tie_card_is_spent_for_this_scoring_only() -> None:
    on = {1: {YELLOW: 1, RED: 1}, 4: {YELLOW: 1, GREEN: 1}}
    play = scoring(1, on=on, flipped=[1], laid={RED: "win-one-tie"}, money=RICH)
    play.choose(RED, "accept")
    assert play.decision() == "bribe"
    assert play.player(RED).used == play.player(RED).laid
    answer(play, {})
    assert play.player(RED).used == []


def test_the_tie_card_comes_after_an_intrigue_card() -> None:
    play = scoring(1, on={1: {YELLOW: 2, RED: 1}}, flipped=[1], laid={RED: "win-one-tie"}, intrigues={RED: [1]})
    assert play.asked() == ("intrigue", [RED])
    play.choose(RED, "plot 0 1")
    assert play.asked() == ("win-tie", [RED])


@pytest.mark.parametrize("on", [{YELLOW: 3, RED: 2}, {YELLOW: 2, GREEN: 2, RED: 1}, {RED: 3, YELLOW: 2}, {}])
def test_nobody_is_asked_who_does_not_share_the_first_place(on: dict[int, int]) -> None:
    play = scoring(1, on={1: on}, flipped=[1], laid={RED: "win-one-tie"})
    assert play.decision() == "lay-mission"


def test_no_tie_is_won_where_markers_are_needed() -> None:
    play = scoring(10, on={10: {YELLOW: 4, RED: 4}}, laid={RED: "win-one-tie"})
    assert play.decision() == "lay-mission"
    assert [play.shields(YELLOW), play.shields(RED)] == [2, 2]
