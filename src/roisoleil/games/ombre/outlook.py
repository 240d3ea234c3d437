"""Who will win, as a sound player would guess."""

from __future__ import annotations

from roisoleil.games.ombre.state import Court


def outlook(table: Court) -> list[float]:
    """The chance of every seat to win."""
    return [1.0 / table.seats] * table.seats
