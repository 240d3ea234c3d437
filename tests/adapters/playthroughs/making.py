"""The golden playthroughs: a random game of each kind, as OpenSpiel's own generator writes it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import roisoleil.adapters.openspiel  # noqa: F401 - registers the games
from tests.shared import GAMES

SEED = 1
WIDTH = 160
"""What a seat knows fills pages: of longer lines the beginning is kept, and a hash of all."""


def playthrough_file(name: str) -> Path:
    return Path(__file__).parent / f"{name}.txt"


def playthrough(name: str) -> str:
    """The game with the fewest players, which makes the shortest file."""
    game = f"roisoleil_{name}(players={GAMES[name].least_seats})"
    lines = generate_playthrough.playthrough(game, None, seed=SEED).splitlines()
    return "\n".join(shortened(line) for line in lines) + "\n"


def shortened(line: str) -> str:
    if len(line) <= WIDTH:
        return line
    return f"{line[:WIDTH]}... ({len(line)} characters, sha256 {hashlib.sha256(line.encode()).hexdigest()[:16]})"
