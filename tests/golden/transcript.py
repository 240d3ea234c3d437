"""The transcript of one game, as text that a person can read."""

from __future__ import annotations

import re
from pathlib import Path

from roisoleil.engine.codec import as_dict
from roisoleil.engine.event import Event, audience_names
from roisoleil.engine.match import Match
from tests.shared import Setting, walk

FOLDER = Path(__file__).parent


def golden_file(setting: Setting) -> Path:
    return FOLDER / f"{setting}.txt"


GAME_NUMBER = 1
CHOICE = re.compile(r"^\d+\. seat (\d+): (.*?)( \(automatic\))?$", re.MULTILINE)


def new_game(setting: Setting) -> Match:
    """A game by courtisan bots."""
    *_, match = walk(setting, GAME_NUMBER, "courtisan")
    return match


def same_game(setting: Setting, golden: str) -> Match:
    """The game of a golden file: the same deal and the choices written there."""
    match = setting.match(GAME_NUMBER)
    for seat, notation, automatic in CHOICE.findall(golden):
        if not automatic:
            match.choose(int(seat), setting.game.choices.parse_notation(notation))
    return match


def transcript(setting: Setting, match: Match) -> str:
    """What chance brought, every choice, every event with its audience, the result."""
    lines = [f"{setting.game.rules}, {setting.seats} seats, options: {', '.join(setting.options) or 'none'}", ""]
    for outcome in match.outcomes:
        words = setting.game.outcome_words(outcome.label)
        values = [str(value) if words is None else words[value] for value in outcome.values]
        lines.append(f"{outcome.label}: {' '.join(values)}")
    lines += ["", *(event_line(match, event) for event in match.opening)]
    for number, step in enumerate(match.steps, 1):
        mark = " (automatic)" if step.automatic else ""
        lines.append(f"{number}. seat {step.seat}: {setting.game.choices.notation(step.choice)}{mark}")
        lines += [event_line(match, event) for event in step.events]
    return "\n".join([*lines, "", *result_lines(match)]) + "\n"


def event_line(match: Match, event: Event) -> str:
    struct = match.game.events.struct(event)
    fields = " ".join(f"{label}={value}" for label, value in struct.items() if label != "type")
    audience = audience_names(event.audience, len(match.names))
    everyone = len(audience) > len(match.names)
    return f"    {struct['type']} {fields}".rstrip() + ("" if everyone else f"  [to {audience}]")


def result_lines(match: Match) -> list[str]:
    result = match.game.result(match.table)
    lines = []
    for seat in range(len(match.names)):
        sources = " ".join(f"{source}={points}" for source, points in result.breakdown[seat])
        lines.append(f"seat {seat}: rank {result.ranks[seat]}, {result.points[seat]} points: {sources}")
    return [*lines, f"hash {as_dict(match.record(), 'record')['hash']}"]
