"""The levels of bots, from the weakest to the strongest."""

from __future__ import annotations

from typing import Final

from roisoleil.bots.bot import Bot, CourtierBot, PageBot, RandomBot
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import TEMPERS

LEVELS: Final = ["random", "page", "courtisan"]


def bot_of_level(level: str, temper: int = 0) -> Bot:
    """A bot of that level; the temper gives a page its taste, and every other level has none."""
    if level == "random":
        return RandomBot()
    if level == "page":
        return PageBot(temper % TEMPERS)
    if level == "courtisan":
        return CourtierBot()
    raise BrokenMessage(f"unknown bot level {level!r} (levels: {', '.join(LEVELS)})")
