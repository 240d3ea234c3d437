"""What is played: a game of the registry, the number of players and the options, as environments are asked for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.adapters.errors import check_setup, refuse_unknown_word
from roisoleil.engine.game import game_names, load_game
from roisoleil.engine.match import SEED_BYTES, Match

USUAL_PLAYERS: Final = 4
"""The one number that all three games are made for."""


def environment_name(game: str) -> str:
    """The name of the environment of a game; its number grows when old results can no longer be compared."""
    return f"roisoleil/{game}-v0"


class Setup:
    """A game, ready to begin as often as one likes."""

    def __init__(self, name: str, players: int, flags: Mapping[str, bool]) -> None:
        """Options are flags, such as favori=True."""
        refuse_unknown_word("game", name, game_names())
        self.game: Final = load_game(name)
        check_setup(self.game, players, list(flags))
        self.players: Final = players
        self.options: Final = [option for option, is_on in flags.items() if is_on]

    def match(self, names: list[str], random: np.random.Generator) -> Match:
        """A new match; its whole luck comes from a few bytes of the generator."""
        return Match(self.game, names, self.options, random.bytes(SEED_BYTES))
