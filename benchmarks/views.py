"""Measure what an update of a client costs: `python benchmarks/views.py`, with the build that is installed.

Games of four by courtisan bots. After every choice each seat is sent the events it hears and the change of its view.
Times are CPU time of one core, best of several runs, and count the four seats of a table together.
"""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from statistics import fmean, quantiles
from typing import Final, cast

import msgspec

import roisoleil.games  # noqa: F401 - registers the games
from roisoleil.bots.bot import decide
from roisoleil.bots.levels import bot_of_level
from roisoleil.engine.chance import FastChance
from roisoleil.engine.event import Event
from roisoleil.engine.game import Game, game_names, load_game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from roisoleil.server.delta import difference

SEATS: Final = 4
GAMES: Final = 3
RUNS: Final = 9

MOST_BYTES: Final = 900
"""What an update of a client may take on average."""
MOST_MICROSECONDS: Final = {"habemus": 200.0, "louis_xiv": 400.0}
"""What the views of a table and their changes may take after a choice, compiled."""


class Update:
    """The table after a choice, and what each seat heard of it."""

    def __init__(self, table: Table, told: list[list[Event]]) -> None:
        """The table is a copy."""
        self.table: Final = table
        self.told: Final = told


def updates_of(game: Game[Table], options: list[str], number: int) -> list[Update]:
    """One game, choice by choice; the first update is the beginning, of which nothing is heard."""
    seed = hashlib.sha256(f"roisoleil views {number}".encode()).digest()
    match = Match(game, [f"Player {seat}" for seat in range(SEATS)], options, seed)
    bot, chance = bot_of_level("courtisan"), FastChance(number)
    updates = [Update(match.table.clone(), [[] for _ in range(SEATS)])]
    while not match.table.is_over():
        steps = len(match.steps)
        acting = match.table.to_act()
        seat = acting[chance.below(len(acting))]
        match.choose(seat, decide(bot, game, match.table, seat, chance))
        told = [match.events_for(listener, steps) for listener in range(SEATS)]
        updates.append(Update(match.table.clone(), told))
    return updates


def seconds(work: Callable[[], object]) -> float:
    """The CPU time of some work."""
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def make_changes(pairs: list[tuple[msgspec.Struct, msgspec.Struct]]) -> None:
    """Make all changes and throw them away."""
    for before, after in pairs:
        difference(before, after)


class Bill:
    """What the updates of some games cost."""

    def __init__(self, game: Game[Table], options: list[str]) -> None:
        """Nothing yet."""
        self.game: Final = game
        self.options: Final = options
        self.choices = 0
        self.full: Final[list[int]] = []
        self.changes: Final[list[int]] = []
        self.events: Final[list[int]] = []
        self.seconds: Final = [0.0, 0.0, 0.0]

    def views(self, updates: list[Update]) -> list[list[msgspec.Struct]]:
        """The views of all seats after each choice."""
        return [
            [cast(msgspec.Struct, self.game.view(update.table, seat)) for seat in range(SEATS)] for update in updates
        ]

    def structs(self, updates: list[Update]) -> list[list[list[object]]]:
        """The events of all seats after each choice."""
        struct = self.game.events.struct
        return [[[struct(event) for event in heard] for heard in update.told] for update in updates]

    def make_views(self, updates: list[Update]) -> None:
        """Make the views and throw them away: a server holds the last ones only."""
        for update in updates:
            for seat in range(SEATS):
                self.game.view(update.table, seat)

    def add(self, number: int) -> None:
        """Play a game and measure its updates."""
        updates = updates_of(self.game, self.options, number)
        views = self.views(updates)
        pairs = [pair for before, after in pairwise(views) for pair in zip(before, after, strict=True)]
        self.choices += len(updates) - 1
        self.full.extend(len(msgspec.json.encode(after)) for _, after in pairs)
        self.changes.extend(len(msgspec.json.encode(difference(before, after))) for before, after in pairs)
        self.events.extend(len(msgspec.json.encode(heard)) for told in self.structs(updates[1:]) for heard in told)
        self.seconds[0] += seconds(lambda: self.make_views(updates[1:]))
        self.seconds[1] += seconds(lambda: make_changes(pairs))
        self.seconds[2] += seconds(lambda: self.structs(updates[1:]))

    def row(self) -> tuple[list[str], bool]:
        """The figures, and whether they keep within their bars."""
        sent = [change + heard for change, heard in zip(self.changes, self.events, strict=True)]
        views, changes, events = (1e6 * spent / self.choices for spent in self.seconds)
        means = [f"{fmean(sizes):,.0f}" for sizes in (self.full, self.changes, self.events, sent)]
        times = [f"{spent:.0f}" for spent in (views, changes, events)]
        is_fast = views + changes <= MOST_MICROSECONDS.get(self.game.name, float("inf"))
        return [*means, f"{quantiles(sent, n=20)[-1]:,.0f}", *times], is_fast and fmean(sent) <= MOST_BYTES


COLUMNS: Final = ["view, bytes", "change", "events", "sent", "95 %", "views, us", "changes, us", "events, us"]
"""Means of a seat and a choice but for the times, which are of a choice and all seats."""


def main() -> int:
    """Print the figures; the exit code says whether they keep within their bars."""
    print(f"{'':20}" + "".join(f"{column:>13}" for column in COLUMNS))
    missed = 0
    for name in game_names():
        game = load_game(name)
        for options in ([], *([option] for option in game.known_options)):
            bill = Bill(game, options)
            for number in range(GAMES):
                bill.add(number)
            figures, is_good = bill.row()
            missed += not is_good
            print(f"{' '.join([name, *options]):20}" + "".join(f"{figure:>13}" for figure in figures))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
