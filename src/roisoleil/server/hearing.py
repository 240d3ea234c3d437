"""What a server does about the words of other processes, and about those it did not hear."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from time import monotonic
from typing import Final, TypeVar

from roisoleil.server.bus import Changed, Forgotten, Invited, Missed, Present, Word
from roisoleil.server.hub import Damaged, Hub, NoSuchTable, Room
from roisoleil.server.store.errors import StoreError
from roisoleil.server.stream import NOWHERE

LOOK_SECONDS: Final = 1.0
"""How often to look for news that nobody may have told of; people wait that long at most where there is no broker."""
LOOK_ANYWAY_SECONDS: Final = 3.0
"""How often to look although everybody tells: a process may die after it has stored something and before it tells."""
LOOK_AROUND_SECONDS: Final = 30.0
"""How often to look for all the rest, whatever was told: who has sat down, and which names were deleted."""
AT_ONCE: Final = 500
"""Tables or people in one query: a few milliseconds."""

T = TypeVar("T")


class Hearing:
    """The ears of a hub."""

    def __init__(self, hub: Hub) -> None:
        """Deaf until it is opened."""
        self.hub: Final = hub
        self._behind: Final[set[str]] = set()
        """Tables that will be read on."""
        self._has_failed = False
        """Whether something could not be read when it was told of."""
        self._deletions = 0
        """How many people were deleted when names were read."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Begin to listen; raises NoBroker."""
        self._deletions = await self.hub.store.deletions()
        await self.hub.bus.open(self.hear)
        self._do(self.hub.vacate())
        self._do(self._keep_up())

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hub.bus.close()

    def hear(self, word: Word) -> None:
        """See to what another process has told."""
        match word:
            case Changed(table):
                self._wake(table)
            case Invited(person, table):
                self._do(self.hub.welcome(person, table))
            case Forgotten():
                self._do(self.hub.read_again())
            case Present():
                self.hub.presences.hear(word)
            case Missed():
                self.hub.presences.ask_all()
                self._do(self.look_around())

    async def look(self) -> None:
        """Read on at the tables that people listen to, where the log or the chat has gone on."""
        for rooms in slices([room for room in self.hub.rooms.values() if room.streams], AT_ONCE):
            idents = [room.ident for room in rooms]
            entries = await self.hub.store.last_numbers(idents)
            lines = await self.hub.store.last_lines(idents)
            for room in rooms:
                entry, line = heard_by_all(room)
                if entries.get(room.ident, 0) > entry or lines.get(room.ident, 0) > line:
                    self._wake(room.ident)
            await asyncio.sleep(0)  # let others have their turn: SQLite never waits

    async def look_around(self) -> None:
        """Look for everything that may have been missed."""
        await self.look()
        deletions = await self.hub.store.deletions()
        if deletions != self._deletions:
            await self.hub.read_again()
            self._deletions = deletions
            await self.hub.vacate()
        for people in slices(list(self.hub.streams), AT_ONCE):
            for person, table, seats in await self.hub.store.tables_held(people):
                if any(stream.lacks(table, seats) for stream in self.hub.streams.get(person, ())):
                    self._do(self.hub.welcome(person, table))
            await asyncio.sleep(0)  # let others have their turn: SQLite never waits

    def _wake(self, table: str) -> None:
        """Have a table read on, if it is in memory: once for all that was told until then."""
        if table in self.hub.rooms and table not in self._behind:
            self._behind.add(table)
            self._do(self._read_on(table))

    async def _read_on(self, table: str) -> None:
        async with self.hub.room(table) as room:
            self._behind.discard(table)
            await self.hub.refresh_room(room)

    async def _keep_up(self) -> None:
        """Look regularly."""
        looked = looked_around = monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.hub.presences.settle()
            self._look_again()
            if self._has_failed or monotonic() - looked_around > LOOK_AROUND_SECONDS:
                self._has_failed = False
                looked = looked_around = monotonic()
                await self._try(self.look_around())
            elif not self.hub.bus.hears_all or monotonic() - looked > LOOK_ANYWAY_SECONDS:
                looked = monotonic()
                await self._try(self.look())

    def _look_again(self) -> None:
        """Read tables again of which it is not known whether a change was stored."""
        for room in self.hub.rooms.values():
            if room.salon is None and room.streams:
                self._wake(room.ident)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self._try(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, work: Coroutine[None, None, None]) -> None:
        """Do something; if the database fails, look again later, and if we do, at least at the other tables."""
        try:
            await work
        except StoreError:
            self._has_failed = True
        except (Damaged, NoSuchTable):
            pass  # It was noted where it was found, or deleted by the operator.
        except Exception as error:  # noqa: BLE001 - one table that cannot be read is not to make us deaf to all others
            self.hub.note_fault("hearing", error)


def heard_by_all(room: Room) -> tuple[int, int]:
    """The last entry and the last line of chat that all who listen have been told."""
    places = [stream.places.get(room.ident, NOWHERE) for stream in room.streams]
    return min((place.entry for place in places), default=0), min((place.line for place in places), default=0)


def slices(items: list[T], size: int) -> Iterator[list[T]]:
    """The items, so many at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]
