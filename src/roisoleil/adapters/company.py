"""The bots that keep a learner or an agent company."""

from __future__ import annotations

from typing import Final

from roisoleil.arena.seeds import bot_chance, branch
from roisoleil.bots.levels import SEARCHING, Player, split_spec
from roisoleil.bots.listener import Listener
from roisoleil.engine.chance import KeyedChance, deal_key
from roisoleil.engine.match import Match


class Company:
    """The bots of a table."""

    def __init__(self, match: Match, levels: dict[int, str]) -> None:
        """`levels` has the bots by seat."""
        self._match: Final = match
        self._players: Final = {seat: Player(level, temper=seat) for seat, level in levels.items()}
        self._luck: Final = bot_chance(match.seed)
        for step in match.steps:
            if step.seat in levels and not step.automatic:
                branch(self._luck)  # A bot that goes on has the luck that it would have had.
        self._memory: Final = Memory(match)
        self._searching: Final = [seat for seat, level in levels.items() if split_spec(level)[0] in SEARCHING]

    def play_on(self) -> None:
        """Choose until somebody else must, or until the end."""
        match = self._match
        acting = match.table.to_act()
        while acting and acting[0] in self._players:
            seat = acting[0]
            player = self._players[seat]
            if seat in self._searching:
                self._memory.go_on()
                player.hear(self._memory.listener.rumour, self._memory.listener.heard[seat])
            match.choose(seat, player.decide(match.game, match.table, seat, branch(self._luck)))
            acting = match.table.to_act()


class Memory:
    """What each seat has heard, for bots that search: the same game once more, told as their searches are told."""

    def __init__(self, match: Match) -> None:
        """From the beginning."""
        self._match: Final = match
        self._steps = 0
        self.listener: Final = Listener(KeyedChance(deal_key(match.seed, match.salts)), len(match.names))
        self._table: Final = match.game.setup(len(match.names), match.options, self.listener)

    def go_on(self) -> None:
        """Up to the present."""
        for step in self._match.steps[self._steps :]:
            self.listener.see_choice(step.seat, step.choice)
            self._table.apply(step.seat, step.choice, self.listener)
        self._steps = len(self._match.steps)
