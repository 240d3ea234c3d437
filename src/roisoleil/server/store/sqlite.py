"""The store in an SQLite file.

One connection writes and one reads. Their statements take microseconds and run on the event loop; only COMMIT, which
waits for the disk, runs in a thread of its own. Meanwhile the loop goes on, and collects what to write next.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from math import inf
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Concatenate, Final, cast

from msgspec import json

from roisoleil.server.store.appending import append_all
from roisoleil.server.store.batcher import Batcher, Written
from roisoleil.server.store.dialect import sqlite_query, sqlite_schema
from roisoleil.server.store.errors import Unavailable, Unusable
from roisoleil.server.store.migrations import Migration, known_migrations, migrate
from roisoleil.server.store.rows import Commit
from roisoleil.server.store.session import Row, Session, Value
from roisoleil.server.store.store import P, Store, T
from roisoleil.server.store.tables import HEALTH

Change = Callable[[Session], Awaitable[object]]

SETTINGS: Final = [
    "journal_mode = WAL",  # readers and the writer do not wait for each other
    "synchronous = FULL",  # a commit is on the disk when it returns
    "wal_autocheckpoint = 4000",  # pages, 16 MiB: commits wait while the journal is worked in; seldom, and less in all
    "cache_size = -16384",  # 16 MiB: what some hundred tables being played need, a third less work than with 2
    "temp_store = MEMORY",  # nothing is gained by writing down how to roll back to a savepoint
    "secure_delete = FAST",  # what a person has deleted is overwritten
    "journal_size_limit = 67108864",  # the journal of a busy hour does not stay that large
]
SPOILT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""What SQLite says of a file in which something else was written."""
HEALTH_WAIT: Final = 1.5
"""Seconds that others may write while somebody asks whether the database is well."""
BETWEEN_CHECKS: Final = 1.0
"""Seconds after which all of a spoilt file may be read again to see whether it is whole."""
STATEMENTS: Final = 256
"""More than there are, so that each is parsed once."""
LONGEST_WAIT: Final = 10.0
"""Seconds to wait for another process that writes to the same file, such as an import."""
PAUSE: Final = 0.0005
"""Seconds between two tries to write: a commit of the other process takes some milliseconds."""


class SqliteSession(Session):
    """A connection. Nothing here waits, so that no other task gets between the statements of a change."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """For as long as the connection is open."""
        self.connection: Final = connection

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows that a statement answers with."""
        return self.connection.execute(sqlite_query(sql), plain(values)).fetchall()

    async def rows_of_each(self, sql: str, values: Sequence[Sequence[Value]]) -> list[Row]:
        """The rows of a statement carried out for one set of values after the other."""
        query = sqlite_query(sql)
        execute = self.connection.execute
        return [row for each in values for row in execute(query, plain(each))]

    async def run(self, sql: str, *values: Value) -> int:
        """Carry out a statement; how many rows it changed."""
        return self.connection.execute(sqlite_query(sql), plain(values)).rowcount

    async def run_each(self, sql: str, values: Sequence[Sequence[Value]]) -> None:
        """Carry out a statement for one set of values after the other."""
        self.connection.executemany(sqlite_query(sql), [plain(each) for each in values])


def plain(values: Sequence[Value]) -> Sequence[Any]:
    """The values with lists as JSON."""
    for value in values:
        if isinstance(value, list):
            return [json.encode(each).decode() if isinstance(each, list) else each for each in values]
    return values


@contextmanager
def failures(note_spoilt: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Say in the store's words that the database failed, and have it noted where its file is spoilt."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        if not is_broken(error):
            raise
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in SPOILT:
            note_spoilt()
        raise Unavailable(f"SQLite: {error}") from error


def is_broken(error: BaseException) -> bool:
    """Whether it is the database that failed, and no statement of ours that is wrong."""
    ours = sqlite3.DataError | sqlite3.IntegrityError | sqlite3.NotSupportedError | sqlite3.ProgrammingError
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, ours)


class SqliteStore(Store):
    """The store in an SQLite file, which other processes on the same machine may use at the same time."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it."""
        self.path: Final = path
        self._times_spoilt = 0
        """How often it was found so: what is still in memory could be written, and never found again."""
        self._times_mended = 0
        """How many of these were before it was last seen to be whole."""
        self._next_check = 0.0
        self._writer: Final = connect(path, 0)
        self._reader: Final = connect(path, LONGEST_WAIT)
        self._files: Final = {file: identity(file) for file in files_of(path) if file.exists()}
        self._batcher: Final = Batcher(self._run_batch)
        self._disk: Final = ThreadPoolExecutor(1, "commit")

    @property
    def written(self) -> Written:
        """What was written in batches since the store was opened."""
        return self._batcher.written

    async def append(self, commit: Commit) -> None:
        """Do what a commit says, all or nothing."""
        await self._batcher.submit(commit)

    async def backup(self, path: Path) -> None:
        """Copy the running database into a file; one that is there is replaced once the copy is complete."""
        with failures():
            await asyncio.to_thread(copy_database, self.path, path)

    async def health(self) -> None:
        """Have the database write something; raises Unavailable if it does not, or if its file is spoilt still."""
        self._check_file()
        if self._is_spoilt():
            await self._check_whole()
        with failures(self._note_spoilt):
            await asyncio.to_thread(write_anew, self.path)

    async def close(self) -> None:
        """Finish what is under way, and let the database go."""
        await self._batcher.drain()
        self._disk.shutdown()
        self._reader.close()
        self._writer.close()

    async def migrate(self, migrations: list[Migration]) -> None:
        """Bring the schema up to date."""
        await self._write(migrate, migrations, sqlite_schema)

    async def _read(
        self, query: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        with failures(self._note_spoilt):
            return await query(SqliteSession(self._reader), *args, **kwargs)

    async def _write(
        self, change: Callable[Concatenate[Session, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        outcome = await self._batcher.submit(lambda session: change(session, *args, **kwargs))
        return cast("T", outcome)

    @asynccontextmanager
    async def _moment(self) -> AsyncIterator[Session]:
        connection = connect(self.path, LONGEST_WAIT)
        try:
            connection.execute("BEGIN")
            connection.execute("SELECT max(version) FROM schema_version").fetchone()  # the moment begins here
            yield SqliteSession(connection)
        finally:
            connection.close()

    async def _run_batch(self, changes: list[Commit | Change]) -> list[object | Exception]:
        """One transaction. Savepoints cost as much as what they save: there are none unless a change fails."""
        with failures(self._note_spoilt):
            try:
                return await self._transact(self._run_together, changes)
            except Exception as error:
                if is_broken(error) or isinstance(error, Unavailable):
                    raise
                return await self._transact(self._run_apart, changes)

    async def _transact(
        self,
        run: Callable[[list[Commit | Change]], Awaitable[list[object | Exception]]],
        changes: list[Commit | Change],
    ) -> list[object | Exception]:
        self._check_file()
        if self._is_spoilt():
            await self.health()
        await self._begin()
        try:
            outcomes = await run(changes)
            await asyncio.get_running_loop().run_in_executor(self._disk, self._writer.commit)
        except BaseException:
            self._writer.rollback()
            raise
        return outcomes

    def _note_spoilt(self) -> None:
        self._times_spoilt += 1

    def _is_spoilt(self) -> bool:
        return self._times_spoilt > self._times_mended

    async def _check_whole(self) -> None:
        """Raise Unavailable unless a spoilt file has become whole. All of it is read, so seldom, however many ask."""
        if monotonic() < self._next_check:
            raise Unavailable("SQLite: the file is spoilt")
        times, self._next_check = self._times_spoilt, inf
        try:
            with failures():
                await asyncio.to_thread(read_all, self.path)
            self._times_mended = times
        finally:
            self._next_check = monotonic() + BETWEEN_CHECKS

    def _check_file(self) -> None:
        """Refuse to write where nobody would find it: a file may have been deleted or replaced."""
        for file, known in self._files.items():
            try:
                is_there = identity(file) == known
            except OSError:
                is_there = False
            if not is_there:
                raise Unavailable(f"SQLite: {file.name} was deleted or replaced while the server ran")

    async def _begin(self) -> None:
        """Become the one who writes; another process may be at it."""
        deadline = monotonic() + LONGEST_WAIT
        while not has_begun(self._writer, deadline):
            await asyncio.sleep(PAUSE)

    async def _run_together(self, changes: list[Commit | Change]) -> list[object | Exception]:
        """All changes of a batch, the commits in few statements."""
        session = SqliteSession(self._writer)
        refusals = iter(await append_all(session, [change for change in changes if isinstance(change, Commit)]))
        return [next(refusals) if isinstance(change, Commit) else await change(session) for change in changes]

    async def _run_apart(self, changes: list[Commit | Change]) -> list[object | Exception]:
        """The changes of a batch one by one: those that fail, fail alone."""
        outcomes: list[object | Exception] = []
        for change in changes:
            self._writer.execute("SAVEPOINT change")
            try:
                outcomes += await self._run_together([change])
            except Exception as error:
                if is_broken(error):
                    raise
                self._writer.execute("ROLLBACK TO change")
                outcomes.append(error)
            self._writer.execute("RELEASE change")
        return outcomes


def connect(path: Path, longest_wait: float) -> sqlite3.Connection:
    """A connection that begins and commits only when told to."""
    connection = sqlite3.connect(
        path,
        timeout=longest_wait,
        isolation_level=None,
        check_same_thread=False,  # a commit runs in another thread, while nothing else uses the connection
        cached_statements=STATEMENTS,
    )
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def files_of(path: Path) -> list[Path]:
    """The database, its journal and what its connections share: what is lost with one of them is lost."""
    return [path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")]


def identity(path: Path) -> tuple[int, int]:
    """What tells a file from another one of the same name. It must not be opened: SQLite's locks would go with it."""
    found = path.stat()
    return found.st_dev, found.st_ino


def has_begun(connection: sqlite3.Connection, deadline: float) -> bool:
    """Whether a connection has become the one who writes; while another one does, False until a time."""
    try:
        connection.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
            raise
        return False
    return True


def write_anew(path: Path) -> None:
    """Write what changes nothing, over a new connection: it knows nothing but what is on the disk.

    SQLite itself would look seldom whether others have ceased to write, and miss the moment.
    """
    deadline = monotonic() + HEALTH_WAIT
    with closing(connect(path, HEALTH_WAIT)) as connection:
        connection.execute("PRAGMA busy_timeout = 0")
        while not has_begun(connection, deadline):
            sleep(PAUSE)
        connection.execute(HEALTH)
        connection.commit()


def read_all(path: Path) -> None:
    """Raise Unavailable unless every page of a file is what SQLite has written there."""
    with closing(connect(path, HEALTH_WAIT)) as connection:
        finding = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if finding != "ok":
        raise Unavailable(f"SQLite: the file is spoilt: {finding.splitlines()[-1]}")


def copy_database(source: Path, target: Path) -> None:
    """Copy a database that may be in use, and have the copy on the disk under its name only when it is complete."""
    if target.exists() and target.samefile(source):
        raise Unusable(f"{target} is the database itself")
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with closing(connect(source, LONGEST_WAIT)) as original, closing(sqlite3.connect(unfinished)) as copy:
            original.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        unfinished.replace(target)
    finally:
        for left_over in unfinished.parent.glob(f"{unfinished.name}*"):  # a full disk leaves a part, and a journal
            left_over.unlink()


def make_private(path: Path) -> None:
    """Make a file that only its owner may read: the secrets of the deals are in it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


async def open_sqlite(path: Path, migrations: list[Migration] | None = None) -> Store:
    """The store in this file, which is made if there is none."""
    try:
        make_private(path)
        store = SqliteStore(path)
    except (OSError, sqlite3.Error) as error:
        raise Unusable(f"cannot open {path}: {error}") from error
    try:
        await store.migrate(known_migrations() if migrations is None else migrations)
    except BaseException:
        await store.close()
        raise
    return store
