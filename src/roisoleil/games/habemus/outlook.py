"""Who will win, as a sound player would guess."""

from __future__ import annotations

from roisoleil.games.habemus.state import Conclave


def outlook(table: Conclave) -> list[float]:
    """The chance of every seat to win."""
    return [1.0 / table.seats] * table.seats
