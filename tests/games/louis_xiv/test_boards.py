"""The spiral of boards and every way to lay markers on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from roisoleil.games.louis_xiv.boards import (
    BOARDS,
    CHARACTER_JUMPS,
    CHARACTER_LAYOUTS,
    JOKER_JUMPS,
    JOKER_LAYOUTS,
    LAYOUT_MARKERS,
    LAYOUT_SIZE,
    LAYOUTS,
    NEIGHBOURS,
    OPPOSITE,
    UNIT,
    count_all,
    count_on,
    layout_of,
    put,
)

FIGURE_1 = {
    1: {2, 4, 6, 7},
    2: {1, 3, 8, 9},
    3: {2, 4, 10, 11},
    4: {1, 3, 5, 12},
    5: {4, 6},
    6: {1, 5},
    7: {1, 8},
    8: {2, 7},
    9: {2, 10},
    10: {3, 9},
    11: {3, 12},
    12: {4, 11},
}

Layout = frozenset[tuple[int, int]]


def neighbours(board: int) -> set[int]:
    return FIGURE_1[board]


def everywhere(board: int) -> set[int]:
    return set(FIGURE_1) - {board}


def layouts(numbers: list[int]) -> set[Layout]:
    """Layouts with the printed numbers of the boards."""
    return {frozenset((board + 1, markers) for board, markers in LAYOUTS[number]) for number in numbers}


def walks(start: int, with_jump: bool) -> Iterator[Layout]:
    """Put one to three markers down, move some on, and some of these once more, leaving one behind each time."""
    for markers, first_move, second_move in product(range(1, 4), range(3), range(2)):
        if first_move >= markers or second_move >= max(first_move, 1):
            continue
        for jumping in (1, 2) if with_jump else (0,):
            for second in everywhere(start) if jumping == 1 else neighbours(start):
                for third in everywhere(second) if jumping == 2 else neighbours(second):
                    if jumping > (first_move > 0) + (second_move > 0):
                        continue
                    lying = dict.fromkeys((start, second, third), 0)
                    lying[start] += markers - first_move
                    lying[second] += first_move - second_move
                    lying[third] += second_move
                    yield frozenset((board, number) for board, number in lying.items() if number)


def test_boards_touch_diagonally_as_figure_1_shows() -> None:
    assert {board + 1: {other + 1 for other in NEIGHBOURS[board]} for board in range(BOARDS)} == FIGURE_1


def test_the_first_four_boards_have_four_neighbours_and_the_others_two() -> None:
    assert [len(boards) for boards in NEIGHBOURS] == [4] * 4 + [2] * 8


def test_opposite_boards_mirror_each_other_through_the_middle() -> None:
    pairs = {1: 3, 2: 4, 5: 9, 6: 10, 7: 11, 8: 12}
    assert {board + 1: OPPOSITE[board] + 1 for board in range(BOARDS)} == pairs | {b: a for a, b in pairs.items()}


@pytest.mark.parametrize("board", range(1, 13))
def test_a_character_card_allows_exactly_the_walks_of_the_rulebook(board: int) -> None:
    assert layouts(CHARACTER_LAYOUTS[board - 1]) == set(walks(board, with_jump=False))


def test_a_character_card_has_23_placements_from_boards_1_to_4_and_13_from_the_others() -> None:
    assert [len(numbers) for numbers in CHARACTER_LAYOUTS] == [23] * 4 + [13] * 8


@pytest.mark.parametrize("board", range(1, 13))
def test_a_jump_allows_one_move_to_any_other_board(board: int) -> None:
    jumped = {layout for layout in walks(board, with_jump=True) if len(layout) > 1}
    assert layouts(CHARACTER_JUMPS[board - 1]) == jumped


def test_a_joker_lays_one_marker_anywhere_and_a_second_there_or_next_to_it() -> None:
    alone = {frozenset([(board, number)]) for board in FIGURE_1 for number in (1, 2)}
    pairs = {frozenset([(board, 1), (other, 1)]) for board in FIGURE_1 for other in neighbours(board)}
    assert layouts(JOKER_LAYOUTS) == alone | pairs
    assert len(JOKER_LAYOUTS) == 12 + 12 + 16


def test_a_joker_with_a_jump_lays_two_markers_on_any_two_boards() -> None:
    assert layouts(JOKER_JUMPS) == {
        frozenset([(board, 1), (other, 1)]) for board in FIGURE_1 for other in everywhere(board)
    }


def test_all_placements_are_listed_in_ascending_order() -> None:
    for numbers in (*CHARACTER_LAYOUTS, *CHARACTER_JUMPS, JOKER_LAYOUTS, JOKER_JUMPS):
        assert numbers == sorted(set(numbers))


def test_a_layout_is_found_again_by_its_markers() -> None:
    for number, layout in enumerate(LAYOUTS):
        assert layout_of(LAYOUT_MARKERS[number]) == number
        assert {board: count_on(LAYOUT_MARKERS[number], board) for board, _ in layout} == dict(layout)
        assert count_all(LAYOUT_MARKERS[number]) == LAYOUT_SIZE[number] == sum(markers for _, markers in layout)


def test_one_to_four_markers_on_a_board_are_the_first_layouts() -> None:
    for board in range(BOARDS):
        assert [LAYOUTS[put(board, number)] for number in range(1, 5)] == [[(board, number)] for number in range(1, 5)]


def test_sixteen_markers_of_one_board_do_not_spill_over_to_the_next() -> None:
    markers = 16 * UNIT[4] + UNIT[5]
    assert [count_on(markers, board) for board in (3, 4, 5, 6)] == [0, 16, 1, 0]
    assert count_all(markers) == 17
