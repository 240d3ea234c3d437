"""The list of all slots of the observations, docs/slots.md, made from the games."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

from roisoleil.engine.game import Slot
from tests.shared import GAMES

FILE = Path(__file__).parents[2] / "docs/slots.md"

HEAD = """# Observations, slot by slot

Made by `make golden` from the games themselves. An observation is a row of numbers, the same for every number of
players: what the game counts, from 0 to the *top* of its slot, divided by that top, so that each lies in [0, 1]. The
raw counts are what `Game.features` gives. "Whether" is 1 if it is so and 0 if not. `own` is the seat that looks,
`left1` the next one clockwise, and so on; where nobody plays, all is 0. Slots that follow each other, begin alike, have
the same top and tell the same share a line. The glossary in the README of each game explains the names of its cards and
things, [research.md](research.md) how to use observations, and what needs memory.
"""


def slots_page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in GAMES for line in game_lines(name))]) + "\n"


def game_lines(name: str) -> list[str]:
    """The part of one game."""
    slots = GAMES[name].slots()
    lines = [f"## {name}: {len(slots)} slots, {len(GAMES[name].choices.rows)} choices", ""]
    lines += ["| from | to | slots | top | what it tells |", "|---|---|---|---|---|"]
    first = 0
    for (beginning, top, meaning), group in groupby(slots, key=lambda slot: (parts(slot)[0], slot.top, slot.meaning)):
        endings = [parts(slot)[1] for slot in group]
        last = first + len(endings) - 1
        lines.append(f"| {first} | {last} | {beginning}{', '.join(endings)} | {top} | {meaning} |")
        first = last + 1
    return [*lines, ""]


def parts(slot: Slot) -> tuple[str, str]:
    """The beginning of a name with its colon, nothing where it is one word, and the last word."""
    beginning, dot, ending = slot.name.rpartition(".")
    return f"{beginning}: " if dot else "", ending
