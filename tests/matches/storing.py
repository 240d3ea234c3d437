"""The stored matches: finished games of each game, by each version of its rules."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from roisoleil.engine.codec import Json, canonical_json
from roisoleil.engine.match import Match
from tests.shared import GAMES, SETTINGS, walk

FOLDER = Path(__file__).parent
MATCHES = {"habemus/1": 100, "habemus/2": 60, "louis_xiv/1": 100, "louis_xiv/2": 40, "ombre/1": 100}
RETIRED = {"bribe-returned"}
"""Kinds of events that only earlier rules tell."""
PLACES_FOR_RARE_EVENTS = 10
MOST_TRIES = 2_000


def stored_file(rules: str) -> Path:
    return FOLDER / f"{rules.replace('/', '-')}.jsonl.gz"


def load_matches(rules: str) -> list[dict[str, Json]]:
    """The matches by a version of the rules, such as "habemus/1"."""
    return [json.loads(line) for line in gzip.decompress(stored_file(rules).read_bytes()).decode().splitlines()]


def all_matches(name: str) -> list[dict[str, Json]]:
    """The matches of a game by all versions of its rules."""
    return [record for version in GAMES[name].versions for record in load_matches(version.rules)]


def kinds_of(match: Match) -> set[str]:
    """The kinds of events and choices that occur in a match."""
    events = [*match.opening, *(event for step in match.steps for event in step.events)]
    choices = {f"choice {match.game.choices.kind(step.choice)}" for step in match.steps}
    return {match.game.events.kinds[event.kind].name for event in events} | choices


def store_matches(name: str) -> None:
    """Write the matches of the present rules anew; those of earlier ones stay as they are.

    All numbers of players and options in turn, played by random and by courtisan bots.
    """
    settings = [setting for setting in SETTINGS if setting.name == name]
    game = GAMES[name]
    matches = MATCHES[game.rules]
    every_kind = {kind.name for kind in game.events.kinds} - RETIRED | {
        f"choice {row.kind}" for row in game.choices.rows
    }
    seen: set[str] = set()
    lines: list[str] = []
    for number in range(MOST_TRIES):
        setting = settings[number % len(settings)]
        level = "random" if number // len(settings) % 2 else "courtisan"
        *_, match = walk(setting, 1000 + number, level)
        kinds = kinds_of(match)
        # The last places are kept for matches that show something new.
        if len(lines) < matches - PLACES_FOR_RARE_EVENTS or kinds - seen or seen == every_kind:
            lines.append(canonical_json(match.record(with_events=True)) + "\n")
            seen |= kinds
        if len(lines) == matches:
            break
    stored_file(game.rules).write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
