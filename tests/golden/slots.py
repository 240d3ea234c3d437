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
raw counts are what `Game.features` gives. Slots with the same beginning and top that follow each other share a line.
[research.md](research.md) tells how to use them.
"""


def slots_page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in GAMES for line in game_lines(name))]) + "\n"


def game_lines(name: str) -> list[str]:
    """The part of one game."""
    slots = GAMES[name].slots()
    lines = [f"## {name}: {len(slots)} slots, {len(GAMES[name].choices.rows)} choices", ""]
    lines += ["| from | to | slots | top |", "|---|---|---|---|"]
    first = 0
    for (beginning, top), group in groupby(slots, key=lambda slot: (parts(slot)[0], slot.top)):
        endings = [parts(slot)[1] for slot in group]
        last = first + len(endings) - 1
        lines.append(f"| {first} | {last} | {beginning}: {', '.join(endings)} | {top} |")
        first = last + 1
    return [*lines, ""]


def parts(slot: Slot) -> tuple[str, str]:
    """The beginning and the last word of a name."""
    beginning, _, ending = slot.name.rpartition(".")
    return beginning or "table", ending
