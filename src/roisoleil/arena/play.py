"""One game of a contest, with a watch on every decision."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from roisoleil.arena.interrupts import go_on
from roisoleil.arena.plan import Contest
from roisoleil.arena.seeds import bot_chance, branch, numbered_seed
from roisoleil.bots.listener import Listener
from roisoleil.bots.playout import MOST_DECISIONS
from roisoleil.engine.chance import KeyedChance, deal_key
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

STEPS_PER_DOUBLING: Final = 4
"""How finely durations are sorted into classes: each is 19 % longer than the one before."""


class Thinking(Struct, array_like=True):
    """How long one seat thought about its decisions; those without a choice do not count."""

    decisions: int = 0
    cpu_us: int = 0
    wall_us: int = 0
    longest_us: int = 0
    classes: dict[int, int] = {}
    """How many decisions were of each class of duration, see `class_of`."""
    longest_cpu_us: int = 0
    cpu_classes: dict[int, int] = {}
    """The same by the time of the processor; ledgers of earlier versions do not have it."""

    def add(self, wall: float, cpu: float) -> None:
        """Count a decision, in seconds."""
        wall_us, cpu_us = round(wall * 1e6), round(cpu * 1e6)
        self.decisions += 1
        self.cpu_us += cpu_us
        self.wall_us += wall_us
        self.longest_us = max(self.longest_us, wall_us)
        self.longest_cpu_us = max(self.longest_cpu_us, cpu_us)
        for classes, duration in ((self.classes, class_of(wall_us)), (self.cpu_classes, class_of(cpu_us))):
            classes[duration] = classes.get(duration, 0) + 1


class Played(Struct, omit_defaults=True):
    """What one game brought, by seat."""

    number: int
    seating: list[int]
    """For each seat, the place of its bot in the contest's list."""
    ranks: list[int]
    points: list[int]
    thinking: list[Thinking]
    faults: list[str] = []
    """Errors of bots, for which a lower level stepped in."""


def class_of(microseconds: int) -> int:
    """The class of a duration: the classes grow evenly on a scale of ratios."""
    return round(STEPS_PER_DOUBLING * math.log2(max(1, microseconds)))


def middle_of(duration: int) -> float:
    """The microseconds in the middle of a class."""
    return math.exp2(duration / STEPS_PER_DOUBLING)


def play_game(
    contest: Contest, game: Game[Table], number: int, made: list[int] | None = None, heed: Callable[[], None] = go_on
) -> Played:
    """Play one game; all its chance comes from its number, none from the clock.

    `made` gets every choice; `heed` is called before each.
    """
    seating = contest.seating(number)
    players = [contest.player_at(place, number) for place in seating]
    dealer = Listener(KeyedChance(deal_key(contest.deal_seed(number), [])), contest.players)
    chance = bot_chance(numbered_seed(bytes.fromhex(contest.seed), number))
    thinking = [Thinking() for _ in seating]
    table = game.setup(contest.players, list(contest.options), dealer)
    choices = 0
    while not table.is_over():
        heed()
        seat = table.to_act()[0]
        has_choice = len(table.options(seat)) > 1
        luck = branch(chance)
        wall, cpu = time.perf_counter(), time.thread_time()
        players[seat].hear(dealer.rumour, dealer.heard[seat])
        choice = players[seat].decide(game, table, seat, luck)
        if has_choice:
            thinking[seat].add(time.perf_counter() - wall, time.thread_time() - cpu)
        if made is not None:
            made.append(choice)
        dealer.see_choice(seat, choice)
        table.apply(seat, choice, dealer)
        choices += 1
        assert choices < MOST_DECISIONS, "a game without end"
    game.check(table)
    result = game.result(table)
    faults = [fault for player in players for fault in player.faults]
    return Played(number, seating, result.ranks, result.points, thinking, faults)
