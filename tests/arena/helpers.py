"""Contests for the tests, and what of their games does not depend on the clock."""

from __future__ import annotations

from roisoleil.arena.ledger import Ledger
from roisoleil.arena.plan import Contest, make_contest
from roisoleil.arena.play import Played, Thinking
from roisoleil.arena.run import Alone, Crew, play_missing
from roisoleil.engine.game import load_game

Outcome = tuple[int, list[int], list[int], list[int], list[int]]


def contest(game: str, *bots: str, options: tuple[str, ...] = (), seed: str = "") -> Contest:
    """A contest of these bots."""
    return make_contest(load_game(game), "", options, bots, seed)


def played_by(crew: Crew, what: Contest, games: int) -> list[Outcome]:
    """All games of a contest, by a crew."""
    ledger = Ledger(what)
    for _ in play_missing(ledger, games, crew):
        pass
    return outcomes(ledger)


def played_alone(what: Contest, games: int) -> list[Outcome]:
    """All games of a contest, in this process."""
    return played_by(Alone(), what, games)


def outcomes(ledger: Ledger) -> list[Outcome]:
    """The games without their times."""
    return [
        (one.number, one.seating, one.ranks, one.points, [seat.decisions for seat in one.thinking])
        for one in ledger.in_order()
    ]


def game(number: int, seating: list[int], ranks: list[int], thinking: list[Thinking] | None = None) -> Played:
    """A game that never was, with ten points less for every rank."""
    points = [50 - 10 * rank for rank in ranks]
    return Played(number, seating, ranks, points, thinking or [Thinking() for _ in ranks])
