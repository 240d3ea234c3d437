"""Going back further than undo allows: free where all others are bots."""

from __future__ import annotations

from collections.abc import Iterator

from roisoleil.engine.match import Match, Step


def walk(match: Match) -> Iterator[tuple[Match, Step]]:
    """The match played again from its beginning, each time just before somebody made a choice, and that choice."""
    again = Match(match.game, match.names, match.options, match.seed, match.salts)
    for step in match.steps:
        if not step.automatic:
            yield again, step
            again.choose(step.seat, step.choice)


def taken_back(match: Match, steps: int) -> Match:
    """The match as it stood after that many steps, one of which was a choice."""
    return next(again for again, _ in walk(match) if len(again.steps) == steps)


def last_decision(match: Match, seat: int) -> int:
    """How many steps came before the last real decision of a seat, or -1 if it had none."""
    last = -1
    for again, step in walk(match):
        if step.seat == seat and len(again.table.options(seat)) > 1:
            last = len(again.steps)
    return last
