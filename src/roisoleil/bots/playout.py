"""Whole games played by bots: silently at full speed, or as a match with its log. Both ways play the same game."""

from __future__ import annotations

from typing import Final

from roisoleil.bots.bot import Bot, decide
from roisoleil.engine.chance import Chance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table

MOST_DECISIONS: Final = 20_000
"""A longer game is a bug."""


def play_table(
    game: Game[Table], table: Table, bots: list[Bot], dealer: Dealer, chance: Chance, check_every_choice: bool = False
) -> int:
    """Play a table to its end; returns the number of choices, automatic ones included."""
    decisions = 0
    while not table.is_over():
        seat = table.to_act()[0]
        table.apply(seat, decide(bots[seat], game, table, seat, chance), dealer)
        decisions += 1
        if check_every_choice:
            game.check(table)
        assert decisions < MOST_DECISIONS, "a game without end"
    game.check(table)
    return decisions


def play_match(match: Match, bots: list[Bot], chance: Chance, check_every_choice: bool = False) -> None:
    """Play a match to its end."""
    while not match.table.is_over():
        seat = match.table.to_act()[0]
        match.choose(seat, decide(bots[seat], match.game, match.table, seat, chance))
        if check_every_choice:
            match.game.check(match.table)
        assert len(match.steps) < MOST_DECISIONS, "a game without end"
    match.game.check(match.table)
