"""The spiral of twelve boards, and every way to lay markers on it.

Boards are numbered from 0 in the code: board 0 is Anne d'Autriche, no. 1 of the rulebook.
"""

from __future__ import annotations

from typing import Final

BOARDS: Final = 12
MONTESPAN: Final = 4
KINGS_BOARDS: Final = 4
"""The king stands on one of the first four boards."""

PLACES: Final[list[tuple[int, int]]] = [
    (1, 2),
    (2, 3),
    (3, 2),
    (2, 1),
    (1, 0),
    (0, 1),
    (0, 3),
    (1, 4),
    (3, 4),
    (4, 3),
    (4, 1),
    (3, 0),
]
"""Row and column of each board on the five by five table (Rulebook, figure 1)."""


def _neighbours(board: int) -> list[int]:
    row, column = PLACES[board]
    return [
        other for other in range(BOARDS) if abs(PLACES[other][0] - row) == 1 and abs(PLACES[other][1] - column) == 1
    ]


NEIGHBOURS: Final[list[list[int]]] = [_neighbours(board) for board in range(BOARDS)]
"""Boards that touch diagonally."""

OPPOSITE: Final[list[int]] = [PLACES.index((4 - row, 4 - column)) for row, column in PLACES]

# A layout is a number of markers on each of up to three boards. All layouts are numbered.

_BITS: Final = 5
_FIELD: Final = 31
UNIT: Final[list[int]] = [1 << (_BITS * board) for board in range(BOARDS)]
"""One marker on a board, as a packed number with five bits for each board; a seat has 16 markers."""

MOST_MARKERS: Final = 4


def count_on(markers: int, board: int) -> int:
    """How many markers of a packed number lie on a board."""
    return (markers >> (_BITS * board)) & _FIELD


def count_all(markers: int) -> int:
    """How many markers lie on all boards."""
    total = 0
    while markers:
        total += markers & _FIELD
        markers >>= _BITS
    return total


def _all_layouts() -> list[list[tuple[int, int]]]:
    """Lists of (board, markers): one board, then two, then three."""
    layouts = [[(board, number)] for board in range(BOARDS) for number in range(1, MOST_MARKERS + 1)]
    pairs = [(first, second) for first in range(BOARDS) for second in range(first + 1, BOARDS)]
    for first, second in pairs:
        layouts += [[(first, one), (second, other)] for one, other in ((1, 1), (1, 2), (2, 1))]
    for first, second in pairs:
        layouts += [[(first, 1), (second, 1), (third, 1)] for third in range(second + 1, BOARDS)]
    return layouts


LAYOUTS: Final[list[list[tuple[int, int]]]] = _all_layouts()
LAYOUT_MARKERS: Final[list[int]] = [sum(UNIT[board] * number for board, number in layout) for layout in LAYOUTS]
LAYOUT_SIZE: Final[list[int]] = [sum(number for _, number in layout) for layout in LAYOUTS]
_LAYOUT_NUMBER: Final[dict[int, int]] = {markers: number for number, markers in enumerate(LAYOUT_MARKERS)}


def layout_of(markers: int) -> int:
    """The number of the layout with these markers."""
    return _LAYOUT_NUMBER[markers]


def put(board: int, number: int) -> int:
    """The layout of some markers on one board."""
    return MOST_MARKERS * board + number - 1


CARD_MARKERS: Final = 3
JOKER_MARKERS: Final = 2


def _character_layouts(start: int, with_jump: bool) -> list[int]:
    """Up to three markers on a board and, leaving one behind each time, on to a second and a third (no fork).

    With a jump exactly one of the moves may go to any board.
    """
    found: set[int] = set()
    if not with_jump:
        found |= {UNIT[start] * number for number in range(1, CARD_MARKERS + 1)}
    seconds = [board for board in range(BOARDS) if board != start] if with_jump else NEIGHBOURS[start]
    for second in seconds:
        found |= {UNIT[start] * one + UNIT[second] * other for one, other in ((1, 1), (1, 2), (2, 1))}
    for second in seconds:
        for third in NEIGHBOURS[second]:
            if third != start:
                found.add(UNIT[start] + UNIT[second] + UNIT[third])
    if with_jump:
        for second in NEIGHBOURS[start]:
            for third in range(BOARDS):
                if third not in (start, second):
                    found.add(UNIT[start] + UNIT[second] + UNIT[third])
    return sorted(layout_of(markers) for markers in found)


def _joker_layouts(with_jump: bool) -> list[int]:
    """One marker anywhere, a second on the same or a neighbouring board; with a jump on any other board."""
    found: set[int] = set()
    for first in range(BOARDS):
        if not with_jump:
            found |= {UNIT[first], 2 * UNIT[first]}
        for second in range(BOARDS):
            if second != first and (with_jump or second in NEIGHBOURS[first]):
                found.add(UNIT[first] + UNIT[second])
    return sorted(layout_of(markers) for markers in found)


CHARACTER_LAYOUTS: Final[list[list[int]]] = [_character_layouts(board, with_jump=False) for board in range(BOARDS)]
CHARACTER_JUMPS: Final[list[list[int]]] = [_character_layouts(board, with_jump=True) for board in range(BOARDS)]
JOKER_LAYOUTS: Final[list[int]] = _joker_layouts(with_jump=False)
JOKER_JUMPS: Final[list[int]] = _joker_layouts(with_jump=True)
