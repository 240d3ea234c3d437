"""The contract of a bot, and the levels there are."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table


class Bot:
    """A program that plays a seat.

    `table` is never the true table but one re-dealt for the seat: all that the seat cannot know is dealt anew.
    `options` are the legal choices. Equal tables and equal random streams give equal choices.
    """

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal choice, each as likely as the others."""

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options."""
        return options[chance.below(len(options))]


class GreedyBot(Bot):
    """The option that looks best at once, by the game's own plain estimate."""

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """The best of the options; equals by lot."""
        best: list[int] = []
        highest = 0
        for option in options:
            value = game.appeal(table, seat, option)
            if not best or value > highest:
                best = [option]
                highest = value
            elif value == highest:
                best.append(option)
        return best[chance.below(len(best))]


LEVELS: Final[dict[str, Bot]] = {"random": RandomBot(), "greedy": GreedyBot()}


def bot_of_level(level: str) -> Bot:
    """The bot of that level."""
    bot = LEVELS.get(level)
    if bot is None:
        raise BrokenMessage(f"unknown bot level {level!r} (levels: {', '.join(LEVELS)})")
    return bot


def decide(bot: Bot, game: Game[Table], table: Table, seat: int, chance: Chance) -> int:
    """What a bot chooses for a seat of the true table, of which it is shown only what the seat knows."""
    options = table.options(seat)
    if len(options) == 1:
        return options[0]
    if isinstance(bot, RandomBot):
        return options[chance.below(len(options))]
    return bot.choose(game, game.redeal(table, seat, chance), seat, options, chance)
