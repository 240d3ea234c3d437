"""How a beginner weighs the options."""

from __future__ import annotations

from roisoleil.games.louis_xiv.heuristic import appeals
from roisoleil.games.louis_xiv.state import Versailles


def glances(table: Versailles, seat: int, options: list[int], temper: int) -> list[int]:
    """What meets the eye, and a taste."""
    return appeals(table, seat, options)
