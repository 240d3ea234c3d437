"""The stored matches: a hundred finished games of each game."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from roisoleil.engine.codec import Json, canonical_json
from roisoleil.engine.match import Match
from tests.shared import GAMES, SETTINGS, walk

FOLDER = Path(__file__).parent
MATCHES = 100
PLACES_FOR_RARE_EVENTS = 10
MOST_TRIES = 2_000


def stored_file(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.gz"


def load_matches(name: str) -> list[dict[str, Json]]:
    return [json.loads(line) for line in gzip.decompress(stored_file(name).read_bytes()).decode().splitlines()]


def kinds_of(match: Match) -> set[str]:
    """The kinds of events and choices that occur in a match."""
    events = [*match.opening, *(event for step in match.steps for event in step.events)]
    choices = {f"choice {match.game.choices.kind(step.choice)}" for step in match.steps}
    return {match.game.events.kinds[event.kind].name for event in events} | choices


def store_matches(name: str) -> None:
    """Write the matches anew: all numbers of players and options in turn, played by random and by courtisan bots."""
    settings = [setting for setting in SETTINGS if setting.name == name]
    game = GAMES[name]
    every_kind = {kind.name for kind in game.events.kinds} | {f"choice {row.kind}" for row in game.choices.rows}
    seen: set[str] = set()
    lines: list[str] = []
    for number in range(MOST_TRIES):
        setting = settings[number % len(settings)]
        level = "random" if number // len(settings) % 2 else "courtisan"
        *_, match = walk(setting, 1000 + number, level)
        kinds = kinds_of(match)
        # The last places are kept for matches that show something new.
        if len(lines) < MATCHES - PLACES_FOR_RARE_EVENTS or kinds - seen or seen == every_kind:
            lines.append(canonical_json(match.record(with_events=True)) + "\n")
            seen |= kinds
        if len(lines) == MATCHES:
            break
    stored_file(name).write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
