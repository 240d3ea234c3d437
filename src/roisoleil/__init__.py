"""Board games set in the age of the Sun King: one rules engine for table, bots and research.

What a program needs to play them has its name here; docs/python.md shows it in use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from roisoleil.bots.bot import decide
    from roisoleil.bots.levels import LEVELS, bot_of_level
    from roisoleil.engine.chance import FastChance
    from roisoleil.engine.codec import BrokenMessage
    from roisoleil.engine.dealer import Dealer
    from roisoleil.engine.event import Event
    from roisoleil.engine.game import Game, Result, game_names, load_game
    from roisoleil.engine.match import IllegalChoice, Match, differences, replay, resume, verify_deal
    from roisoleil.engine.table import Table
    from roisoleil.games import game_words, rules_text

_HOMES: Final = {
    "roisoleil.bots.bot": ["decide"],
    "roisoleil.bots.levels": ["LEVELS", "bot_of_level"],
    "roisoleil.engine.chance": ["FastChance"],
    "roisoleil.engine.codec": ["BrokenMessage"],
    "roisoleil.engine.dealer": ["Dealer"],
    "roisoleil.engine.event": ["Event"],
    "roisoleil.engine.game": ["Game", "Result", "game_names", "load_game"],
    "roisoleil.engine.match": ["IllegalChoice", "Match", "differences", "replay", "resume", "verify_deal"],
    "roisoleil.engine.table": ["Table"],
    "roisoleil.games": ["game_words", "rules_text"],
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "LEVELS",
    "BrokenMessage",
    "Dealer",
    "Event",
    "FastChance",
    "Game",
    "IllegalChoice",
    "Match",
    "Result",
    "Table",
    "bot_of_level",
    "decide",
    "differences",
    "game_names",
    "game_words",
    "load_game",
    "replay",
    "resume",
    "rules_text",
    "verify_deal",
]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, looked up when it is asked for: the engine itself loads none of the games."""
        home = _HOME_OF.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        import_module("roisoleil.games")  # Registers the games.
        return getattr(import_module(home), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
