"""Who will win, as a sound player would guess."""

from __future__ import annotations

from roisoleil.games.louis_xiv.state import Versailles


def outlook(table: Versailles) -> list[float]:
    """The chance of every seat to win."""
    return [1.0 / table.seats] * table.seats
