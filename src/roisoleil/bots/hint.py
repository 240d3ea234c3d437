"""Advice: what a strong bot would do in a seat, knowing only what that seat knows."""

from __future__ import annotations

import hashlib
from typing import Final

from roisoleil.bots.search import Budget, Search
from roisoleil.engine.chance import Chance, FastChance
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table


class Advice:
    """One choice, the chance to win with it, and how many playouts say so."""

    def __init__(self, choice: int, win_chance: float, playouts: int) -> None:
        """Advice is never changed."""
        self.choice: Final = choice
        self.win_chance: Final = win_chance
        self.playouts: Final = playouts


def advise(game: Game[Table], table: Table, seat: int, chance: Chance, budget: Budget) -> list[Advice]:
    """The choices of a seat that owes a decision, the best first; those that were never tried are left out.

    The only choice needs no thought: nothing was tried, and its chance is unknown.
    """
    options = table.options(seat)
    if len(options) == 1:
        return [Advice(options[0], 0.0, 0)]
    search = Search(game, game.redeal(table, seat, chance), seat, chance)
    search.run(budget, to_the_end=True)
    return [Advice(arm.choice, arm.mean(), arm.visits) for arm in search.ranking() if arm.visits]


def advice_chance(match: Match, seat: int) -> FastChance:
    """The random numbers of an advice: always the same for a position, and made of what everybody may know."""
    place = f"roisoleil-hint/1 {match.commitment} {len(match.steps)} {seat}"
    return FastChance(int.from_bytes(hashlib.sha256(place.encode()).digest()[:8], "big"))
