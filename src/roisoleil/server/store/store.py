"""The store: everything that a table server must not lose."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import TracebackType
from typing import Concatenate, Final, ParamSpec, Self, TypeVar

from roisoleil.server.store import care, leases, moving, people, tables
from roisoleil.server.store.batcher import Written
from roisoleil.server.store.rows import (
    ChatLine,
    Commit,
    Counts,
    DueTurn,
    Entry,
    HeldPage,
    Holder,
    Person,
    PublicPage,
    Request,
    SeatRow,
    Snapshot,
    TableRow,
)
from roisoleil.server.store.session import Session

P = ParamSpec("P")
T = TypeVar("T")

MOST_LINES: Final = 500
"""Of a chat that are read at once: an evening's talk, and at most some 300 KB for whoever comes."""
FORGOTTEN_AT_ONCE: Final = 1_000
"""Answers are forgotten in slices, so that choices need not wait for all of it."""


class Store(ABC):
    """Tables, people and what they did, for good.

    When a call that changes something returns, the change survives the end of the process and a power cut, and every
    later call, of any process, sees it. A call raises a Refused, with nothing changed, if the request cannot be done as
    things stand, and Unavailable if the database fails. A store belongs to one event loop.
    """

    @property
    @abstractmethod
    def written(self) -> Written:
        """What was written in batches since the store was opened."""

    @abstractmethod
    async def append(self, commit: Commit) -> None:
        """Do what a commit says, all or nothing.

        Raises Repeated if its key was used before, KeyReused if for something else; else Conflict if its number
        is not the next one; Unknown if there is no such table.
        """

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Copy the running database into a file, as it is at one moment."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way, and let the database go."""

    @abstractmethod
    async def _read(
        self, query: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T: ...

    @abstractmethod
    async def _write(
        self, change: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T: ...

    @abstractmethod
    def _moment(self) -> AbstractAsyncContextManager[Session]:
        """A session whose queries all see the database as it is at one moment."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Tables.

    async def create_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        seed: bytes,
        entries: Sequence[tuple[str, bytes]] = (),
        holders: Sequence[Holder] = (),
    ) -> None:
        """A new table; its first entries are numbered from 1. Raises Exists if there is one of this id."""
        await self._write(tables.create_table, table, seats, seed, entries, holders)

    async def table(self, table_id: str) -> TableRow | None:
        """A table."""
        return await self._read(tables.table, table_id)

    async def mark_damaged(self, table_id: str, is_damaged: bool) -> None:
        """Note whether the log of a table can be carried out."""
        await self._write(tables.mark_damaged, table_id, is_damaged)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table beyond a number."""
        return await self._read(tables.entries, table_id, after)

    async def last_numbers(self, ids: list[str]) -> dict[str, int]:
        """For each of these tables that there is, the number of its last entry."""
        return await self._read(tables.last_numbers, ids)

    async def snapshot(self, table_id: str) -> Snapshot | None:
        """The newest snapshot of a table."""
        return await self._read(tables.snapshot, table_id)

    async def seed(self, table_id: str) -> bytes | None:
        """The secret of a table's deal."""
        return await self._read(tables.seed, table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table."""
        return await self._read(tables.seats, table_id)

    async def seat_by_secret(self, table_id: str, secret_hash: bytes) -> SeatRow | None:
        """The seat that a secret link belongs to."""
        return await self._read(tables.seat_by_secret, table_id, secret_hash)

    async def answer_of(self, table_id: str, key: str) -> Request | None:
        """What was answered to a key."""
        return await self._read(tables.answer_of, table_id, key)

    async def forget_requests(self, before: int) -> int:
        """Forget the answers given before a time; how many."""
        forgotten = 0
        while slice_ := await self._write(tables.forget_requests, before, FORGOTTEN_AT_ONCE):
            forgotten += slice_
        return forgotten

    async def public_tables(
        self, game: str | None = None, state: str | None = None, cursor: str | None = None, limit: int = 50
    ) -> PublicPage:
        """The public tables, the newest first."""
        return await self._read(tables.public_tables, game, state, cursor, limit)

    async def counts(self) -> Counts:
        """How much is stored."""
        return await self._read(tables.counts)

    async def health(self) -> None:
        """Have the database write something; raises Unavailable if it does not."""
        await self._write(tables.health)

    # People.

    async def add_person(self, person: Person) -> None:
        """Somebody new. Raises Exists if there is one of this id or secret."""
        await self._write(people.add_person, person)

    async def person(self, person_id: str) -> Person | None:
        """A person."""
        return await self._read(people.person, person_id)

    async def person_by_secret(self, secret_hash: bytes) -> Person | None:
        """The person whom a secret belongs to."""
        return await self._read(people.person_by_secret, secret_hash)

    async def rename(self, person_id: str, name: str) -> None:
        """Call a person otherwise; seats keep the name they were taken under."""
        await self._write(people.rename, person_id, name)

    async def mark_seen(self, person_id: str, at: int) -> None:
        """Note that a person was here."""
        await self._write(people.mark_seen, person_id, at)

    async def delete_person(self, person_id: str) -> None:
        """Forget a person: who they were, what they said and noted. The games they played stay."""
        await self._write(people.delete_person, person_id)

    async def deletions(self) -> int:
        """How many people were ever deleted, by any process: whoever keeps names in memory looks whether it grows."""
        return await self._read(people.deletions)

    async def vacant_seats(self, ids: list[str] | None = None) -> list[tuple[str, int]]:
        """The seats of people that nobody holds any more, at these tables or at all that are not over."""
        return await self._read(people.vacant_seats, ids)

    async def holders(self, table_id: str) -> list[Holder]:
        """Who may act for which seats of a table."""
        return await self._read(people.holders, table_id)

    async def claim(self, table_id: str, secret_hash: bytes, person_id: str) -> bool:
        """Let a person act for the seat that a secret link belongs to; False if it belongs to none."""
        return await self._write(people.claim, table_id, secret_hash, person_id)

    async def watchers(self, table_id: str) -> list[str]:
        """Who watches a table."""
        return await self._read(people.watchers, table_id)

    async def add_watcher(self, table_id: str, person_id: str) -> None:
        """Let a person watch a table."""
        await self._write(people.add_watcher, table_id, person_id)

    async def tables_of(
        self, person_id: str, states: list[str], cursor: str | None = None, limit: int = 50
    ) -> HeldPage:
        """The tables in these states where a person holds a seat.

        First those where it must act; then the one that changed last comes first.
        """
        return await self._read(people.tables_of, person_id, states, cursor, limit)

    async def tables_held(self, persons: list[str]) -> list[tuple[str, str, tuple[int, ...]]]:
        """Persons among these, each with a table that is not over, and their seats there."""
        return await self._read(people.tables_held, persons)

    async def due_count(self, person_id: str) -> int:
        """At how many tables a person must act."""
        return await self._read(people.due_count, person_id)

    async def due_tables(self, person_id: str) -> list[str]:
        """The tables where a person must act, the one that has waited longest first."""
        return await self._read(people.due_tables, person_id)

    async def say(self, table_id: str, at: int, person_id: str, seat: int, name: str, text: str) -> int:
        """Add a line to the chat of a table; its number there."""
        return await self._write(people.say, table_id, at, person_id, seat, name, text)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatLine]:
        """The chat of a table beyond a number; of a long one its last lines."""
        return await self._read(people.chat, table_id, after, MOST_LINES)

    async def watchers_heard(self, table_id: str) -> list[tuple[str, str]]:
        """Who has said something at a table while watching, and under which names."""
        return await self._read(people.watchers_heard, table_id)

    async def last_lines(self, ids: list[str]) -> dict[str, int]:
        """For each of these tables where something was said, the number of the last line."""
        return await self._read(people.last_lines, ids)

    async def note(self, table_id: str, person_id: str) -> str:
        """What a person has noted about a table."""
        return await self._read(people.note, table_id, person_id)

    async def put_note(self, table_id: str, person_id: str, text: str, at: int) -> None:
        """Note something instead of what was noted before."""
        await self._write(people.put_note, table_id, person_id, text, at)

    # Bots.

    async def take_due(self, worker: str, levels: list[str], limit: int, now: int, lease_ms: int) -> list[DueTurn]:
        """Lend a worker some turns of bots of these levels; nobody else gets them before the lease ends."""
        return await self._write(leases.take_due, worker, levels, limit, now, lease_ms)

    async def take_beside(
        self, worker: str, table_id: str, levels: list[str], now: int, lease_ms: int
    ) -> list[DueTurn]:
        """Lend a worker all other turns of bots of these levels at a table."""
        return await self._write(leases.take_beside, worker, table_id, levels, now, lease_ms)

    async def thoughts_waiting(self, opener: str) -> int:
        """How many bots that think for long have not chosen yet at the tables that somebody opened."""
        return await self._read(leases.thoughts_waiting, opener)

    async def forget_served(self, before: int) -> int:
        """Forget whose bots were thought for before a time."""
        return await self._write(leases.forget_served, before)

    async def turns_waiting(self) -> int:
        """How many turns bots have not taken yet."""
        return await self._read(leases.turns_waiting)

    async def release(self, worker: str) -> int:
        """Give back all that was lent to a worker; how many turns."""
        return await self._write(leases.release, worker)

    async def extend(self, worker: str, until: int) -> list[DueTurn]:
        """Lend a worker for longer what it has; the turns that it still has."""
        return await self._write(leases.extend, worker, until)

    # Looking after it.

    async def list_tables(
        self, state: str | None = None, before: int | None = None, only_damaged: bool = False, limit: int = 50
    ) -> list[TableRow]:
        """Tables, those that changed last first: in a state, unchanged since a time, or only those that are damaged."""
        return await self._read(care.list_tables, state, before, only_damaged, limit)

    async def idle_lobbies(self, before: int, limit: int = 100) -> list[str]:
        """Tables that were never started and where nobody has sat down or left since a time."""
        return await self._read(care.idle_lobbies, before, limit)

    async def useless_tables(self, never_started: int, unheld: int, finished: int = 0, limit: int = 100) -> list[str]:
        """Tables that ended before these times: without ever having started; without people; or at all."""
        return await self._read(care.useless_tables, never_started, unheld, finished, limit)

    async def delete_tables(self, ids: list[str]) -> int:
        """Remove tables and all that belongs to them; how many there were."""
        return await self._write(care.delete_tables, ids)

    async def idle_people(self, before: int, limit: int = 100) -> list[str]:
        """People without a seat who were not here since a time."""
        return await self._read(care.idle_people, before, limit)

    # Moving.

    async def export_tables(self, ids: list[str] | None = None) -> AsyncIterator[bytes]:
        """These tables and the people there, or everything, in lines; all from one moment."""
        async with self._moment() as session:
            async for line in moving.export_lines(session, ids):
                yield line
                await asyncio.sleep(0)  # let others have their turn: SQLite never waits

    async def import_tables(self, lines: Iterable[bytes]) -> int:
        """Add what was exported; how many tables and persons were not here before.

        Each line is added for good at once. Raises Exists at the first that is here but differs.
        """
        added = 0
        for number, text in enumerate(lines, 1):
            added += await self._write(moving.import_line, moving.parse_line(text, number))
        return added
