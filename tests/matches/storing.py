"""The stored matches: a hundred finished games of each game."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from roisoleil.engine.codec import Json, canonical_json
from tests.shared import SETTINGS, walk

FOLDER = Path(__file__).parent
MATCHES = 100


def stored_file(name: str) -> Path:
    return FOLDER / f"{name}.jsonl.gz"


def load_matches(name: str) -> list[dict[str, Json]]:
    return [json.loads(line) for line in gzip.decompress(stored_file(name).read_bytes()).decode().splitlines()]


def store_matches(name: str) -> None:
    """Write the matches anew: all numbers of players and options in turn, played by random and by greedy bots."""
    settings = [setting for setting in SETTINGS if setting.name == name]
    lines = []
    for number in range(MATCHES):
        setting = settings[number % len(settings)]
        level = "random" if number // len(settings) % 2 else "greedy"
        *_, match = walk(setting, 1000 + number, level)
        lines.append(canonical_json(match.record(with_events=True)) + "\n")
    stored_file(name).write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
