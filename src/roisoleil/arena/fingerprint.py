"""The fingerprint of a contest's bots: whether they still play as they did when its ledger was begun."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec import json, structs

from roisoleil.arena.plan import Contest
from roisoleil.arena.play import play_game
from roisoleil.bots.levels import SEARCHING, split_spec

PLAYOUTS: Final = 20
"""For each decision of a bot that looks ahead: its game takes seconds, and the search still widens and remembers."""
DIGITS: Final = 16
"""Of 256 bits 64 are kept: nobody tries to forge a bot."""


def fingerprint(contest: Contest) -> str:
    """A hash of all choices of the first game, for which nobody looks at a clock or thinks for long."""
    quick = structs.replace(contest, bots=tuple(quickened(bot) for bot in contest.bots))
    choices: list[int] = []
    played = play_game(quick, quick.load(), 0, choices)
    return hashlib.sha256(json.encode([choices, played.points])).hexdigest()[:DIGITS]


def quickened(bot: str) -> str:
    """The bot with a small number of playouts, if it looks ahead."""
    level, budget = split_spec(bot)
    if level not in SEARCHING:
        return bot
    return f"{level}:{min(int(budget), PLAYOUTS) if budget.isdecimal() else PLAYOUTS}"
