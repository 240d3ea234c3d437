"""The bots at this table, and what is known of the people without asking them."""

from __future__ import annotations

import hashlib
from typing import Final

from roisoleil.bots.bot import decide
from roisoleil.bots.levels import bot_of_level
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match

TRIALS: Final = 12
"""Redeals that must agree before something counts as known to all."""


def stream(match: Match, seat: int) -> FastChance:
    """The random numbers for one decision: the same in a resumed match, and apart from those of the deal."""
    place = f"roisoleil-bots/1 {len(match.steps)} {seat}\n".encode()
    return FastChance(int.from_bytes(hashlib.sha256(place + match.seed).digest()[:8], "big"))


def bot_choice(match: Match, seat: int, level: str) -> int:
    """What the bot in a seat chooses."""
    return decide(bot_of_level(level), match.game, match.table, seat, stream(match, seat))


def answers_itself(match: Match, seat: int, people: list[int]) -> bool:
    """Whether a sealed decision has one answer only, and the other people know that it has.

    What they do not know they would learn from a seat being passed over.
    """
    if len(match.table.options(seat)) > 1:
        return False
    chance = stream(match, seat)
    for other in people:
        for _ in range(TRIALS if other != seat else 0):
            if len(match.game.redeal(match.table, other, chance).options(seat)) > 1:
                return False
    return True
