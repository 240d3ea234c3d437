"""How a beginner weighs the options."""

from __future__ import annotations

from roisoleil.games.habemus.heuristic import appeals
from roisoleil.games.habemus.state import Conclave


def glances(table: Conclave, seat: int, options: list[int], temper: int) -> list[int]:
    """What meets the eye, and a taste."""
    return appeals(table, seat, options)
