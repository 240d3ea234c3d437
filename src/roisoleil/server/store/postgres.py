"""The store in PostgreSQL, for servers and workers on many machines.

Appends are committed in batches, as in sqlite.py; they lock the rows of their tables, so that servers may share a
database. Everything else has a transaction of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any, Concatenate, Final

import asyncpg

from roisoleil.server.store.appending import append_all
from roisoleil.server.store.batcher import Batcher, Written
from roisoleil.server.store.dialect import postgres_schema
from roisoleil.server.store.errors import Refused, Unavailable, Unusable
from roisoleil.server.store.migrations import Migration, known_migrations, migrate
from roisoleil.server.store.rows import Commit
from roisoleil.server.store.session import Row, Session, Value
from roisoleil.server.store.store import P, Store, T

LEAST_CONNECTIONS: Final = 1
MOST_CONNECTIONS: Final = 8
"""One appends, the others answer questions; a server of PostgreSQL has a hundred for all of its clients."""
LONGEST_WAIT: Final = 10
"""Seconds that a statement may take, and that a process which hangs within a transaction may keep others waiting."""
CONNECT_SECONDS: Final = 10.0
"""How long to wait at the start for a database that says nothing."""
SILENT_SECONDS: Final = 1.0
"""How long nobody asks a database again that did not answer."""
SETTINGS: Final = f"""
SET idle_in_transaction_session_timeout = '{LONGEST_WAIT}s';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
"""
"""A commit is on the disk when it returns, even if the server was set up to be quicker than that."""
MIGRATION_LOCK: Final = 0x526F6953
"""A number that no other program should choose: "RoiS"."""
TRIES: Final = 4
"""How often a change is tried while others stand in its way."""
PASSING: Final = ("08", "40", "53", "57", "58")
"""Classes of errors that lie with the server or the moment, not with the statement."""


class PostgresSession(Session):
    """A connection."""

    def __init__(self, connection: Any) -> None:
        """For as long as the connection is lent."""
        self.connection: Final = connection

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows that a statement answers with."""
        rows: list[Row] = await self.connection.fetch(sql, *values)
        return rows

    async def rows_of_each(self, sql: str, values: Sequence[Sequence[Value]]) -> list[Row]:
        """The rows of a statement carried out for one set of values after the other, in one round trip."""
        rows: list[Row] = await self.connection.fetchmany(sql, values)
        return rows

    async def run(self, sql: str, *values: Value) -> int:
        """Carry out a statement; how many rows it changed."""
        status: str = await self.connection.execute(sql, *values)
        count = status.rpartition(" ")[2]  # such as UPDATE 3
        return int(count) if count.isdecimal() else 0

    async def run_each(self, sql: str, values: Sequence[Sequence[Value]]) -> None:
        """Carry out a statement for one set of values after the other, in one round trip."""
        await self.connection.executemany(sql, values)


@contextmanager
def failures() -> Iterator[None]:
    """Say in the store's words that the database failed."""
    try:
        yield
    except asyncpg.PostgresError as error:
        if (error.sqlstate or "")[:2] in PASSING:
            raise Unavailable(f"PostgreSQL: {error}") from error
        raise
    except asyncpg.DataError:
        raise
    except (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise Unavailable(f"PostgreSQL: {error!r}") from error


class PostgresStore(Store):
    """The store in PostgreSQL."""

    def __init__(self, pool: Any, patience: float) -> None:
        """With connections to be had from a pool; whoever asks waits so many seconds for an answer."""
        self._pool: Final = pool
        self._patience: Final = patience
        self._silent_until = 0.0
        self._given_up: Final[set[asyncio.Task[Any]]] = set()
        """What nobody waits for any more, but has to come to its end."""
        self._batcher: Final = Batcher(self._append_batch)

    @property
    def written(self) -> Written:
        """What was written in batches since the store was opened."""
        return self._batcher.written

    async def append(self, commit: Commit) -> None:
        """Do what a commit says, all or nothing."""
        await self._batcher.submit(commit)

    async def backup(self, path: Path) -> None:
        """Refused: PostgreSQL has better means."""
        raise Refused(f"a PostgreSQL database is copied by pg_dump, not into {path}")

    async def close(self) -> None:
        """Finish what is under way, and let the database go."""
        await self._batcher.drain()
        if self._given_up or monotonic() < self._silent_until:
            self._pool.terminate()
        with suppress(Unavailable):  # of a database that says nothing we go without a word
            await self._answer(self._take_leave())

    async def _take_leave(self) -> None:
        with failures():
            await self._pool.close()

    async def _read(
        self, query: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._answer(self._ask(query, *args, **kwargs))

    async def _ask(
        self, query: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with failures():
            async with self._pool.acquire() as connection:
                return await query(PostgresSession(connection), *args, **kwargs)

    async def _answer(self, asking: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer, but not for ever; a database that has just not answered is not asked again at once."""
        if monotonic() < self._silent_until:
            asking.close()
            raise Unavailable("PostgreSQL: no answer a moment ago")
        task = asyncio.create_task(asking)
        try:
            await asyncio.wait([task], timeout=self._patience)
        finally:
            if not task.done():
                self._give_up(task)
        if not task.done():
            self._silent_until = monotonic() + SILENT_SECONDS
            raise Unavailable(f"PostgreSQL: no answer within {self._patience:g} seconds")
        return task.result()

    def _give_up(self, task: asyncio.Task[T]) -> None:
        """Let something end by itself: a driver that hears nothing takes its time to stop waiting."""
        task.cancel()
        self._given_up.add(task)
        task.add_done_callback(self._bury)

    def _bury(self, task: asyncio.Task[Any]) -> None:
        self._given_up.discard(task)
        if not task.cancelled():
            task.exception()  # it is of no use to anybody

    async def _write(
        self, change: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._answer(self._change(change, *args, **kwargs))

    async def _change(
        self, change: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with failures():
            for _ in range(TRIES - 1):
                try:
                    return await self._transact(change, *args, **kwargs)
                except asyncpg.DeadlockDetectedError:
                    continue  # the other one got through; it is our turn
            return await self._transact(change, *args, **kwargs)

    async def _transact(
        self, change: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        async with self._pool.acquire() as connection, connection.transaction():
            return await change(PostgresSession(connection), *args, **kwargs)

    @asynccontextmanager
    async def _moment(self) -> AsyncIterator[Session]:
        with failures():
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # who reads may be slow
                await connection.execute("SELECT 1")  # the moment begins here
                yield PostgresSession(connection)

    async def _append_batch(self, commits: list[Commit]) -> list[Exception | None]:
        try:
            return await self._write(append_all, commits)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - one of the commits is to blame, and shall fail alone
            if len(commits) == 1:
                return [error]
            return [(await self._append_batch([commit]))[0] for commit in commits]


async def open_postgres(url: str, patience: float, migrations: list[Migration] | None = None) -> Store:
    """The store in this database; whoever asks it waits so many seconds for an answer."""
    try:
        await bring_up_to_date(url, known_migrations() if migrations is None else migrations)
        pool = await asyncpg.create_pool(
            url,
            timeout=CONNECT_SECONDS,
            min_size=LEAST_CONNECTIONS,
            max_size=MOST_CONNECTIONS,
            command_timeout=LONGEST_WAIT,
            init=prepare,
            reset=keep,
        )
    except TimeoutError:
        raise Unusable(f"cannot open the PostgreSQL database: no answer within {CONNECT_SECONDS:g} seconds") from None
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Unusable(f"cannot open the PostgreSQL database: {error}") from error
    return PostgresStore(pool, patience)


async def bring_up_to_date(url: str, migrations: list[Migration]) -> None:
    """Carry out the migrations, one starting server after the other, for as long as they take."""
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await migrate(PostgresSession(connection), migrations, postgres_schema)
    finally:
        await connection.close()


async def prepare(connection: Any) -> None:
    """Set up a new connection."""
    await connection.execute(SETTINGS)


async def keep(connection: Any) -> None:
    """Lend a connection again as it is: no query here changes its settings."""
