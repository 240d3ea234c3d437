"""How a beginner weighs the options."""

from __future__ import annotations

from roisoleil.games.ombre.heuristic import appeals
from roisoleil.games.ombre.state import Court


def glances(table: Court, seat: int, options: list[int], temper: int) -> list[int]:
    """What meets the eye, and a taste."""
    return appeals(table, seat, options)
