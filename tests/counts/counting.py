"""Numbers of choice sequences from fixed positions: a rule that changes silently changes one of them."""

from __future__ import annotations

from pathlib import Path

from roisoleil.engine.table import Table
from tests.shared import Setting, silent, walk

FILE = Path(__file__).parent / "counts.json"
MOST_SEQUENCES = 3_000
PARTS = 6
"""A game is counted from its first decision and from the ends of its sixths."""


def count_sequences(table: Table, depth: int) -> int:
    """How many sequences of that many choices there are; the first seat to act goes first."""
    if depth == 0 or table.is_over():
        return 1
    seat = table.to_act()[0]
    total = 0
    for choice in table.options(seat):
        ahead = table.clone()
        ahead.apply(seat, choice, silent())
        total += count_sequences(ahead, depth - 1)
    return total


def counts(setting: Setting) -> dict[str, list[int]]:
    """For some positions of a game, the number of sequences of depth 1, 2, ... until there are many."""
    tables = [match.table.clone() for match in walk(setting, 30)]
    found: dict[str, list[int]] = {}
    for part in range(PARTS):
        number = part * len(tables) // PARTS
        found[str(number)] = []
        total = 0
        while total < MOST_SEQUENCES and len(found[str(number)]) < PARTS:
            total = count_sequences(tables[number], len(found[str(number)]) + 1)
            found[str(number)].append(total)
    return found
