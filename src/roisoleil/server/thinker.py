"""A process of its own that thinks about hints, so that nobody else at the tables has to wait."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from msgspec import Struct

from roisoleil import games as _games  # noqa: F401 - registers the games, also in the process that thinks
from roisoleil.arena.processes import serve
from roisoleil.bots.hint import advice_chance, advise
from roisoleil.bots.search import Budget
from roisoleil.engine.codec import Json
from roisoleil.engine.match import replay
from roisoleil.server.salon import Refused, game_of

PLAYOUTS: Final = 400
"""Half a second at most where the rules are compiled; a number, not a time, so that a position has one hint."""
LONGEST_MS: Final = 10_000
"""Where the rules are not compiled, or the machine is slow."""
SHOWN: Final = 5
"""The best choices; more would be a list, not a hint."""
MOST_WAITING: Final = 8
"""Hints thought about or waiting: whoever comes later would wait for some seconds."""
MOST_OF_PERSON: Final = 3
"""Of them for one person, so that there are places for others; strangers count as one."""


class Hint(Struct, frozen=True):
    """One choice and what may be hoped of it."""

    choice: str
    """In notation."""
    win_chance: float
    """From 0 to 1; 0 where nothing was tried because there is no other choice."""
    playouts: int
    """How many games say so."""


class Thinker:
    """A process that thinks about hints, one after the other; started with the first, and again if it dies."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        """Nothing is started yet."""
        self._playouts: Final = playouts
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: Final = Counter[str]()
        """How many hints each person waits for."""

    async def think(self, record: dict[str, Json], choices: int, seat: int, asker: str) -> list[Hint]:
        """Advise a seat in a position of a record; nothing, where it is not asked there."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[asker] >= MOST_OF_PERSON:
            raise Refused("busy", 429)
        self._waiting[asker] += 1
        try:
            return await self._ask(record, choices, seat)
        except BrokenProcessPool:
            self.close()
            return await self._ask(record, choices, seat)
        finally:
            self._waiting[asker] -= 1
            if not self._waiting[asker]:
                del self._waiting[asker]

    async def _ask(self, record: dict[str, Json], choices: int, seat: int) -> list[Hint]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), initializer=serve)
        return await asyncio.get_running_loop().run_in_executor(
            self._pool, hints_of, record, choices, seat, self._playouts
        )

    def close(self) -> None:
        """End the process; nobody waits for what it thinks about."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def hints_of(record: dict[str, Json], choices: int, seat: int, playouts: int) -> list[Hint]:
    """In the other process: play the record to the position, and search from what the seat knows there."""
    game = game_of(str(record["game"]))
    match = replay(game, record, choices)
    if seat not in match.table.to_act():
        return []
    advice = advise(game, match.table, seat, advice_chance(match, seat), Budget(LONGEST_MS, playouts))
    return [Hint(game.choices.notation(each.choice), each.win_chance, each.playouts) for each in advice[:SHOWN]]
