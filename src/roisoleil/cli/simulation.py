"""Playing many games with bots and counting what happened."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from statistics import fmean, pstdev
from typing import Final

from msgspec import Struct

from roisoleil import games as _games  # noqa: F401 - registers the games in worker processes
from roisoleil.arena.interrupts import go_on
from roisoleil.arena.seeds import bot_chance, numbered_seed
from roisoleil.bots.bot import Bot
from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.playout import play_match, play_table
from roisoleil.engine.chance import KeyedChance, deal_key
from roisoleil.engine.codec import Json, canonical_json
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game, load_game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table


class Plan(Struct, frozen=True):
    """What to simulate; every game follows from it and from its own number."""

    game: str
    data: str
    options: tuple[str, ...]
    levels: tuple[str, ...]
    """The bot of each seat."""
    seed: bytes
    records: bool = False
    events: bool = False
    thorough: bool = False
    """Check the invariants after every choice, not only at the end."""


class Batch(Struct):
    """What some games brought."""

    decisions: list[int]
    points: list[list[int]]
    ranks: list[list[int]]
    cpu_seconds: float
    records: list[str]


class BrokenInvariant(Exception):
    """A game broke what the rules conserve; `record` shows it."""

    def __init__(self, number: int, reason: str, record: str) -> None:
        """Which game, what broke, and its record up to there."""
        super().__init__(number, reason, record)
        self.number = number
        self.reason = reason
        self.record = record


def play_batch(plan: Plan, first: int, count: int, heed: Callable[[], None] = go_on) -> Batch:
    """Play some games of the plan; `heed` is called before each."""
    game = load_game(plan.game, plan.data)
    bots = [bot_of_level(level, seat) for seat, level in enumerate(plan.levels)]
    batch = Batch([], [], [], 0.0, [])
    for number in range(first, first + count):
        heed()
        try:
            _play(plan, game, bots, number, batch)
        except AssertionError as error:
            raise BrokenInvariant(number, str(error), _broken_record(plan, game, bots, number)) from None
    return batch


def _play(plan: Plan, game: Game[Table], bots: list[Bot], number: int, batch: Batch) -> None:
    seed = numbered_seed(plan.seed, number)
    chance = bot_chance(seed)
    start = time.process_time()
    if plan.records:
        match = Match(game, list(plan.levels), list(plan.options), seed)
        play_match(match, bots, chance, plan.thorough)
        table = match.table
        decisions = len(match.steps)
        batch.records.append(canonical_json(match.record(plan.events)))
    else:
        dealer = Dealer(KeyedChance(deal_key(seed, [])), silent=True)
        table = game.setup(len(plan.levels), list(plan.options), dealer)
        decisions = play_table(game, table, bots, dealer, chance, plan.thorough)
    batch.cpu_seconds += time.process_time() - start
    result = game.result(table)
    batch.decisions.append(decisions)
    batch.points.append(result.points)
    batch.ranks.append(result.ranks)


def _broken_record(plan: Plan, game: Game[Table], bots: list[Bot], number: int) -> str:
    """Play the broken game once more as a match, as far as it goes."""
    seed = numbered_seed(plan.seed, number)
    match = Match(game, list(plan.levels), list(plan.options), seed)
    with contextlib.suppress(AssertionError):
        play_match(match, bots, bot_chance(seed), check_every_choice=True)
    return canonical_json(match.record(with_events=True))


class Tally:
    """All batches of a simulation added up."""

    def __init__(self, plan: Plan) -> None:
        """An empty tally."""
        self.plan: Final = plan
        self.decisions: Final[list[int]] = []
        self.points: Final[list[int]] = []
        self.winning_points: Final[list[int]] = []
        self.wins: Final = [0.0] * len(plan.levels)
        self.cpu_seconds = 0.0

    def add(self, batch: Batch) -> None:
        """Count a batch; a shared victory is divided."""
        self.decisions.extend(batch.decisions)
        self.cpu_seconds += batch.cpu_seconds
        for points, ranks in zip(batch.points, batch.ranks, strict=True):
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
            for seat in winners:
                self.wins[seat] += 1 / len(winners)
            self.points.extend(points)
            self.winning_points.append(points[winners[0]])

    def report(self, wall_seconds: float) -> dict[str, Json]:
        """The figures; rates are per second of CPU time of one core."""
        played = len(self.decisions)
        cpu = max(self.cpu_seconds, 1e-9)
        return {
            "game": self.plan.game,
            "players": len(self.plan.levels),
            "bots": list(self.plan.levels),
            "options": list(self.plan.options),
            "seed": self.plan.seed.hex(),
            "games": played,
            "games_per_second": round(played / cpu, 1),
            "decisions_per_second": round(sum(self.decisions) / cpu),
            "cpu_seconds": round(self.cpu_seconds, 3),
            "wall_seconds": round(wall_seconds, 3),
            "decisions": spread(self.decisions),
            "points": spread(self.points),
            "winning_points": spread(self.winning_points),
            "wins": [round(wins, 2) for wins in self.wins],
        }


def spread(values: list[int]) -> dict[str, Json]:
    """Mean, standard deviation, least and most."""
    return {"mean": round(fmean(values), 2), "sd": round(pstdev(values), 2), "min": min(values), "max": max(values)}
