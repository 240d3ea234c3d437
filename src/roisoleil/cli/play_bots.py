"""The bots at this table, and what is known of the people without asking them."""

from __future__ import annotations

import hashlib
from typing import Final

from roisoleil.arena.interrupts import think_undisturbed
from roisoleil.bots.hint import Advice, advice_chance, advise
from roisoleil.bots.levels import SEARCHING, Player, parse_budget, split_spec
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match

TRIALS: Final = 12
"""Redeals that must agree before something counts as known to all."""
COUNSEL_BUDGET: Final = "1s"
"""Long enough for good counsel, short enough to ask for it at every turn."""


def stream(match: Match, seat: int) -> FastChance:
    """The random numbers for one decision: the same in a resumed match, and apart from those of the deal."""
    place = f"roisoleil-bots/1 {len(match.steps)} {seat}\n".encode()
    return FastChance(int.from_bytes(hashlib.sha256(place + match.seed).digest()[:8], "big"))


def bot_choice(match: Match, seat: int, level: str) -> int:
    """What the bot in a seat chooses; pages have different tempers by their seats."""
    player = Player(level, temper=seat)
    return think_undisturbed(lambda: player.decide(match.game, match.table, seat, stream(match, seat)))


def looks_ahead(level: str) -> bool:
    """Whether a bot of that level takes its time."""
    return split_spec(level)[0] in SEARCHING


def counsel(match: Match, seat: int) -> list[Advice]:
    """What a strong bot would do in the seat of a person, the best first."""
    budget = parse_budget(COUNSEL_BUDGET)
    return think_undisturbed(lambda: advise(match.game, match.table, seat, advice_chance(match, seat), budget))


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
