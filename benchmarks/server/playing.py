"""Many tables at once: opened, played at a rate or as fast as can be, and compared in the end."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, Final, Protocol

import psutil

from benchmarks.server.figures import Memory, Round, spread
from benchmarks.server.house import House, busy_seconds, kernel_memory
from benchmarks.server.lines import Exchange, LineLost
from benchmarks.server.party import Notes

OPENED_AT_ONCE: Final = 8
"""Tables that are being opened at the same time."""
COMPARED: Final = 20
"""Tables whose views are kept all along and compared in the end: enough to see a fault, too few to slow the client."""
SETTLING: Final = 1.0
"""Seconds of quiet before memory is read."""
PROGRESS: Final = 10.0
"""Seconds between two words about it."""


class Visitor(Protocol):
    """Somebody at a table, with an open connection."""

    @property
    def received(self) -> int:
        """Bytes on the connection so far."""

    def go(self) -> None:
        """Leave."""


class Table(Protocol):
    """A table of whichever server is measured."""

    @property
    def guests(self) -> Sequence[Visitor]:
        """Those who play."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    async def open(self) -> None:
        """Open it, all with their connections, and deal."""

    async def choose(self) -> None:
        """Make one choice and wait until everybody has heard of it."""

    async def rematch(self) -> None:
        """Begin another game."""

    async def compare(self) -> None:
        """Compare what was kept with what the server shows."""


MakeTable = Callable[[list[Exchange], Random, Notes, bool], Table]
"""Makes a table that is not open yet; the last argument tells whether its views are kept."""


class Evening:
    """All tables at which is played in a house."""

    def __init__(self, house: House, make: MakeTable, seed: int) -> None:
        """None is open yet."""
        self.house: Final = house
        self.make: Final = make
        self.luck: Final = Random(seed)
        self.notes: Final = Notes()
        self.exchanges: Final = [Exchange(port) for port in house.ports]
        self.parties: Final[list[Table]] = []
        self._ready: Final[deque[Table]] = deque()
        """Tables where nothing is on its way, the one that waits longest first."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._late = 0.0

    # Opening and closing.

    async def open(self, count: int) -> Memory:
        """Open so many more tables; returns what each takes of the memory."""
        server, kernel = await self._memory()
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def opened(party: Table) -> None:
            async with gate:
                await party.open()

        new = [self._new_party() for _ in range(count)]
        await asyncio.gather(*(opened(party) for party in new))
        self.luck.shuffle(new)
        self._ready.extend(new)
        gc.collect()
        gc.freeze()  # What stays need not be looked at again while times are taken.
        more_server, more_kernel = await self._memory()
        return Memory(count, round((more_server - server) / count, 1), round((more_kernel - kernel) / count, 1))

    async def _memory(self) -> tuple[float, float]:
        self.house.tidy()
        await asyncio.sleep(SETTLING)
        return self.house.memory(), kernel_memory()

    def _new_party(self) -> Table:
        kept = len(self.parties) < COMPARED
        party = self.make(self.exchanges, Random(self.luck.random()), self.notes, kept)
        self.parties.append(party)
        return party

    async def compare(self) -> None:
        """Compare the kept views with those that the server shows, once all is quiet."""
        for party in self.parties[:COMPARED]:
            await party.compare()

    async def close(self) -> None:
        """Everybody leaves, and the server has time to notice."""
        for party in self.parties:
            for guest in party.guests:
                guest.go()
        for exchange in self.exchanges:
            exchange.close()
        await asyncio.sleep(SETTLING)

    # Playing.

    async def at_rate(self, rate: float, seconds: float) -> Round:
        """Make so many choices a second, whether or not the server keeps up."""
        return await self._measured(self._keep_rate(rate, seconds), rate)

    async def at_most(self, at_once: int, seconds: float) -> Round:
        """Make the next choice as soon as all have heard of one, with so many on their way at the same time."""
        return await self._measured(self._keep_busy(at_once, seconds), 0.0)

    async def _measured(self, play: Coroutine[Any, Any, None], rate: float) -> Round:
        notes, client = self.notes, psutil.Process()
        faults, self._late = len(notes.faults), 0.0
        notes.begin()
        received, busy, own, begun = self._received(), self.house.busy(), busy_seconds(client), time.perf_counter()
        await play
        elapsed = time.perf_counter() - begun
        await self._quiet()
        choices, busy = len(notes.told), self.house.busy() - busy
        return Round(
            tables=len(self.parties),
            streams=sum(len(party.guests) for party in self.parties),
            asked_rate=rate,
            seconds=round(elapsed, 2),
            choices=choices,
            openings=notes.openings,
            faults=len(notes.faults) - faults,
            per_second=round(choices / elapsed, 1),
            per_cpu_second=round(choices / busy, 1),
            client_cpu=round((busy_seconds(client) - own) / elapsed, 2),
            answered=spread(notes.answered),
            told=spread(notes.told),
            late=round(self._late * 1e3, 2),
            bytes_per_update=round((self._received() - received) / max(notes.updates, 1), 1),
        )

    async def _keep_rate(self, rate: float, seconds: float) -> None:
        begun = time.perf_counter()
        spoken = begun
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            while (now := time.perf_counter()) < due or not self._ready:
                await asyncio.sleep(max(due - now, 0.0005))
            self._late = max(self._late, now - due)
            self._set_going(self._ready.popleft())
            if now > spoken + PROGRESS:
                spoken = now
                print(f"  {now - begun:.0f} s: {len(self.notes.told):,} choices, {self._state()}", flush=True)

    async def _keep_busy(self, at_once: int, seconds: float) -> None:
        end = time.perf_counter() + seconds

        async def go_on() -> None:
            while time.perf_counter() < end:
                if self._ready:
                    await self._turn(self._ready.popleft())
                else:
                    await asyncio.sleep(0.001)

        await asyncio.gather(*(go_on() for _ in range(at_once)))

    def _set_going(self, party: Table) -> None:
        task = asyncio.create_task(self._turn(party))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _turn(self, party: Table) -> None:
        """One choice, and another game where that was the last; a table where something fails is left alone."""
        try:
            await party.choose()
            if party.is_over:
                await party.rematch()
        except (LineLost, OSError, TimeoutError) as fault:
            self.notes.faults.append(f"{type(fault).__name__} {fault}")
        else:
            self._ready.append(party)

    async def _quiet(self) -> None:
        while self._tasks:
            await asyncio.sleep(0.01)

    def _received(self) -> int:
        return sum(guest.received for party in self.parties for guest in party.guests)

    def _state(self) -> str:
        told = spread(self.notes.told[-2000:])
        return f"p50 {told.p50} ms, p99 {told.p99} ms, {len(self.notes.faults)} faults"
