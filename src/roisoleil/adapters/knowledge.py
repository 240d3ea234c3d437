"""What a seat knows, as text: what it sees now, and what it was told at the start and at each step."""

from __future__ import annotations

import msgspec

from roisoleil.engine.codec import canonical_json
from roisoleil.engine.event import hears
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match, Step
from roisoleil.engine.table import Table


def observation_text(match: Match, seat: int) -> str:
    """The view of a seat as one line of JSON: what it would see if it came to the table now."""
    return msgspec.json.encode(match.game.view(match.table, seat)).decode()


def opening_lines(match: Match, seat: int) -> list[str]:
    """What is played, and what a seat was told before the first choice."""
    game = match.game
    lines = [" ".join([game.name, f"players={len(match.names)}", *match.options, f"seat={seat}"])]
    lines.extend(canonical_json(game.events.struct(event)) for event in match.opening if hears(event.audience, seat))
    return lines


def step_lines(game: Game[Table], step: Step, seat: int) -> list[str]:
    """Who chose, what a seat chose itself, and what it was told then."""
    lines = [f"{step.seat}: {game.choices.notation(step.choice)}" if step.seat == seat else f"{step.seat}"]
    lines.extend(canonical_json(game.events.struct(event)) for event in step.events if hears(event.audience, seat))
    return lines
