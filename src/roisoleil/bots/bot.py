"""The contract of a bot."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import Remaking
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

    def hear(self, rumour: int, heard: int) -> None:
        """Before a choice, digests of what the public and this seat have been told (listener.py), for its memory."""


class RandomBot(Bot):
    """Any legal choice, each as likely as the others."""

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """One of the options."""
        return options[chance.below(len(options))]


class PageBot(Bot):
    """A beginner: sees what meets the eye, and has a taste of its own."""

    def __init__(self, temper: int) -> None:
        """The temper picks the taste."""
        self.temper: Final = temper

    def __reduce__(self) -> Remaking:
        return PageBot, (self.temper,)

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """What looks best at a glance; equals by lot."""
        return best_option(options, game.glances(table, seat, options, self.temper), chance)


class CourtierBot(Bot):
    """A sound player: the option that looks best by the game's own estimate, without looking ahead."""

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """The best of the options; equals by lot."""
        return best_option(options, game.appeals(table, seat, options), chance)


def best_option(options: list[int], worths: list[int], chance: Chance) -> int:
    """The option of the highest worth; equals by lot."""
    highest = max(worths)
    ties = worths.count(highest)
    place = worths.index(highest)
    if ties > 1:
        for _ in range(chance.below(ties)):
            place = worths.index(highest, place + 1)
    return options[place]


def decide(bot: Bot, game: Game[Table], table: Table, seat: int, chance: Chance) -> int:
    """What a bot chooses for a seat of the true table, of which it is shown only what the seat knows."""
    options = table.options(seat)
    if len(options) == 1:
        return options[0]
    if isinstance(bot, RandomBot):
        return options[chance.below(len(options))]
    return bot.choose(game, game.redeal(table, seat, chance), seat, options, chance)
