"""Gems: purses as packed numbers, and the 35 possible bids from weakest to strongest."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

DIAMOND: Final = 0
RUBY: Final = 1
SAPPHIRE: Final = 2
AMBER: Final = 3
COLOURS: Final = 4
LETTERS: Final = "DRSA"

MOST_GEMS_IN_A_BID: Final = 3
MOST_GEMS_WHEN_BEST_COUNTS_TWICE: Final = 2

# A purse is one number with five bits per colour; the box holds at most 16 gems of a colour.
_BITS: Final = 5
_FIELD: Final = 31
UNIT: Final[list[int]] = [1, 1 << 5, 1 << 10, 1 << 15]
"""One gem of each colour, as a purse."""


def count_of(purse: int, colour: int) -> int:
    """How many gems of that colour are in the purse."""
    return (purse >> (_BITS * colour)) & _FIELD


def count_all(purse: int) -> int:
    """How many gems are in the purse."""
    total = 0
    for colour in range(COLOURS):
        total += count_of(purse, colour)
    return total


def purse_of(counts: list[int]) -> int:
    """A purse with that many gems of each colour."""
    purse = 0
    for colour, count in enumerate(counts):
        purse += UNIT[colour] * count
    return purse


def _all_bids() -> list[str]:
    """Every bid, weakest first: more gems win; then the best gems decide, one by one (Rulebook, phase 3)."""
    bids: list[str] = []
    for size in range(MOST_GEMS_IN_A_BID + 1):
        strongest_first = ["".join(bid) for bid in combinations_with_replacement(LETTERS, size)]
        bids.extend(reversed(strongest_first))
    return bids


BIDS: Final[list[str]] = _all_bids()
"""The letters of each bid, best gem first. The index of a bid is its rank: a higher one beats a lower one."""

NO_GEMS: Final = 0
THREE_RUBIES_BID: Final = BIDS.index("RRR")

BID_GEMS: Final[list[int]] = [purse_of([bid.count(letter) for letter in LETTERS]) for bid in BIDS]
"""The gems of each bid, as a purse."""


def _with_best_doubled(bid: str) -> int:
    """The bid that counts when the best gem counts twice; larger bids are never made then."""
    if not bid or len(bid) > MOST_GEMS_WHEN_BEST_COUNTS_TWICE:
        return BIDS.index(bid)
    return BIDS.index(bid[0] + bid)


BEST_DOUBLED: Final[list[int]] = [_with_best_doubled(bid) for bid in BIDS]


def _affordable(counts: list[int], most: int) -> list[int]:
    affordable: list[int] = []
    for number, bid in enumerate(BIDS):
        if len(bid) <= most and all(bid.count(letter) <= count for letter, count in zip(LETTERS, counts, strict=True)):
            affordable.append(number)
    return affordable


def _affordable_by_code(most: int) -> list[list[int]]:
    """For each code of `_code`: what a purse with so many gems of each colour can bid."""
    return [_affordable([(code >> (2 * colour)) & 3 for colour in range(COLOURS)], most) for code in range(256)]


_AFFORDABLE: Final[list[list[list[int]]]] = [_affordable_by_code(most) for most in range(MOST_GEMS_IN_A_BID + 1)]


def _code(purse: int) -> int:
    """The gems of each colour, counted up to three, in two bits each: all that matters for a bid."""
    code = 0
    for colour in range(COLOURS - 1, -1, -1):
        count = count_of(purse, colour)
        code = code * 4 + (min(MOST_GEMS_IN_A_BID, count))
    return code


def affordable_bids(purse: int, most: int) -> list[int]:
    """The bids of at most that many gems that the purse can pay, weakest first; not to be changed."""
    return _AFFORDABLE[most][_code(purse)]
