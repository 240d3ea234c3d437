"""What all tests share: every kind of table of every registered game, and walks through random games."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

import pytest

import roisoleil.games  # noqa: F401 - registers the games
from roisoleil.arena.seeds import bot_chance
from roisoleil.bots.bot import Bot, decide
from roisoleil.bots.levels import bot_of_level
from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game, game_names, load_game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table

T = TypeVar("T")


SHARES: Final = {"few": 0.2, "some": 1.0, "many": 5.0}
SHARE: Final = SHARES[os.environ.get("ROISOLEIL_GAMES", "some")]
"""How many random games are played, as a part of what `make test` plays."""


def games(number: int) -> range:
    """Numbers of random games: so many by `make test`, fewer by `make quick`, more by `make full`."""
    return range(max(1, round(number * SHARE)))


def sample(things: list[T]) -> list[T]:
    """All things; by `make quick` some of them."""
    return things if SHARE >= 1 else things[:: round(1 / SHARE)]


class Setting(NamedTuple):
    """A game with a number of seats and options."""

    name: str
    seats: int
    options: tuple[str, ...]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *self.options])

    @property
    def game(self) -> Game[Table]:
        return GAMES[self.name]

    def match(self, number: int) -> Match:
        """A new match with its own seed."""
        names = [f"Player {seat}" for seat in range(self.seats)]
        return Match(self.game, names, list(self.options), self.seed(number))

    def seed(self, number: int) -> bytes:
        return hashlib.sha256(f"{self} {number}".encode()).digest()


def _settings() -> list[Setting]:
    found: list[Setting] = []
    for name, game in GAMES.items():
        for seats in range(game.least_seats, game.most_seats + 1):
            found.append(Setting(name, seats, ()))
            found.extend(Setting(name, seats, (option,)) for option in game.known_options)
    return found


GAMES = {name: load_game(name) for name in game_names()}
SETTINGS = _settings()
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_game = pytest.mark.parametrize("name", game_names())


def walk(setting: Setting, number: int, level: str = "random") -> Iterator[Match]:
    """A match at each of its decisions, played by bots; the last one is over."""
    match = setting.match(number)
    chance = bot_chance(match.seed)
    bot: Bot = bot_of_level(level)
    yield match
    while not match.table.is_over():
        acting = match.table.to_act()
        seat = acting[chance.below(len(acting))]
        match.choose(seat, decide(bot, match.game, match.table, seat, chance))
        yield match


def silent(seed: int = 1) -> Dealer:
    """A dealer for looking ahead."""
    return Dealer(FastChance(seed), silent=True)
