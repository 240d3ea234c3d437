"""Whole games without a log: the inner loop of simulations and searches."""

from __future__ import annotations

from typing import Final

from roisoleil.bots.bot import Bot, RandomBot, decide
from roisoleil.engine.chance import Chance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

MOST_DECISIONS: Final = 20_000
"""A longer game is a bug."""


def play_out(table: Table, dealer: Dealer, chance: Chance) -> int:
    """Play random choices to the end; returns the number of choices, automatic ones included."""
    decisions = 0
    while not table.is_over():
        seat = table.to_act()[0]
        options = table.options(seat)
        table.apply(seat, options[chance.below(len(options))], dealer)
        decisions += 1
        assert decisions < MOST_DECISIONS, "a game without end"
    return decisions


def play_bots(
    game: Game[Table], table: Table, bots: list[Bot], dealer: Dealer, chance: Chance, check_every_choice: bool = False
) -> int:
    """Play a bot in each seat to the end; returns the number of choices, automatic ones included."""
    decisions = 0
    if not check_every_choice and all(isinstance(bot, RandomBot) for bot in bots):
        decisions = play_out(table, dealer, chance)
    while not table.is_over():
        seat = table.to_act()[0]
        bot = bots[seat]
        if isinstance(bot, RandomBot):
            options = table.options(seat)
            choice = options[chance.below(len(options))]
        else:
            choice = decide(bot, game, table, seat, chance)
        table.apply(seat, choice, dealer)
        if check_every_choice:
            game.check(table)
        decisions += 1
        assert decisions < MOST_DECISIONS, "a game without end"
    game.check(table)
    return decisions
