"""`roisoleil admin`: looking after the tables of a server, which may be running meanwhile."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from io import BufferedIOBase
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeVar

from cyclopts import App, Parameter

from roisoleil.cli.common import out, print_json
from roisoleil.cli.serve import check_folder, usual_database
from roisoleil.cli.simulate import progress_bar
from roisoleil.engine.codec import BrokenMessage, Json

if TYPE_CHECKING:
    from roisoleil.server.store import Store  # other commands need not wait for it

T = TypeVar("T")
PATIENCE: Final = 600.0
"""Seconds to wait for a database elsewhere: an operator would rather wait than begin again."""
Database = Annotated[str, Parameter(env_var="ROISOLEIL_DATABASE")]

admin = App(name="admin", help="Look after the tables of a server: copy, move, count and forget.")


@admin.command
def status(*, database: Database = "", json: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Count what is stored.

    Parameters
    ----------
    database
        The file or address that the server was given; by default the one in the user's data folder.
    json
        Report as JSON.
    """

    async def count(store: Store) -> dict[str, Json]:
        counts = await store.counts()
        tables: dict[str, Json] = dict(counts.tables)
        return {"tables": tables, "people": counts.persons, "bot_turns": await store.turns_waiting()}

    found = with_store(database, count)
    if json:
        print_json(found)
        return 0
    tables = found["tables"]
    assert isinstance(tables, dict)
    listed = ", ".join(f"{number} {state}" for state, number in sorted(tables.items())) or "none"
    out().print(f"tables: {listed}\npeople: {found['people']}\nturns that bots have not taken: {found['bot_turns']}")
    return 0


@admin.command
def backup(file: Path, *, database: Database = "") -> int:
    """Copy the database into a file, as it is at one moment. To restore it, give the copy to `serve --database`.

    Parameters
    ----------
    file
        Where to; one that is there is replaced once the copy is complete.
    database
        The file that the server was given. PostgreSQL is copied by its own pg_dump.
    """
    check_target(file, database)
    with failures(file):
        with_store(database, lambda store: store.backup(file))
    out().print(f"{file}: {file.stat().st_size:,} bytes")
    return 0


@admin.command
def export(file: Path, *, table: list[str] | None = None, database: Database = "") -> int:
    """Write tables and their people into a file of JSON lines, for another server, whichever database that has.

    It holds the secrets of the deals and all that was said, and only its owner may read it.

    Parameters
    ----------
    file
        Where to; compressed if its name ends in .gz.
    table
        Only this table; may be repeated.
    database
        The file or address that the server was given.
    """
    check_target(file, database)

    async def write(store: Store) -> int:
        for ident in table or []:
            if await store.table(ident) is None:
                raise BrokenMessage(f"--table: there is no table {ident!r}")
        counts = await store.counts()
        total = len(table) if table else sum(counts.tables.values()) + counts.persons
        written = 0
        with private_file(file) as target, progress_bar() as bar:
            task = bar.add_task("Writing", total=total)
            async for line in store.export_tables(table):
                target.write(line)
                bar.advance(task)
                written += 1
        return written

    with failures(file):
        written = with_store(database, write)
    out().print(f"{file}: {written} lines")
    return 0


@admin.command(name="import")
def import_(file: Path, *, database: Database = "") -> int:
    """Add the tables and people of an export. What is there already is left as it is; repeating it does no harm.

    It ends at a table that is there but differs, as when it was played on; the tables before it were added.

    Parameters
    ----------
    file
        What `export` wrote.
    database
        The file or address that the server was given; a file is made where it is missing.
    """

    async def add(store: Store) -> int:
        with progress_bar() as bar:
            task = bar.add_task("Reading", total=None)

            def lines() -> Iterator[bytes]:
                with opened(file) as source:
                    for line in source:
                        yield line
                        bar.advance(task)

            return await store.import_tables(lines())

    with failures(file):
        opened(file).close()
        added = with_store(database, add, is_new=True)
    out().print(f"{added} tables and people added")
    return 0


@admin.command
def forget(person: str, *, database: Database = "") -> int:
    """Delete what is kept of a person: name, chat, notes, and the hold on seats. The games they played stay.

    A running server forgets them as well, within half a minute.

    Parameters
    ----------
    person
        Their id: `GET /api/me` tells it to them.
    database
        The file or address that the server was given.
    """

    async def delete(store: Store) -> None:
        if await store.person(person) is None:
            raise BrokenMessage(f"there is no person {person!r}")
        await store.delete_person(person)

    with_store(database, delete)
    out().print("forgotten")
    return 0


def with_store(database: str, work: Callable[[Store], Awaitable[T]], is_new: bool = False) -> T:
    """Do something with the store; it is made only where that makes sense."""
    from roisoleil.server.logs import hush_logs  # noqa: PLC0415 - other commands need not wait for it
    from roisoleil.server.store import open_store  # noqa: PLC0415
    from roisoleil.server.store.errors import StoreError  # noqa: PLC0415

    hush_logs()
    database = database or str(usual_database())
    check_folder(database)
    file = Path(database.removeprefix("sqlite:"))
    if "://" not in database and not is_new and not file.exists():
        raise BrokenMessage(f"--database: there is no {file}")

    async def run() -> T:
        async with await open_store(database, PATIENCE) as store:
            return await work(store)

    try:
        return asyncio.run(run())
    except StoreError as error:
        raise BrokenMessage(str(error)) from None


def check_target(file: Path, database: str) -> None:
    """Refuse to write over the database itself, or into a folder that there is not."""
    if not file.absolute().parent.is_dir():
        raise BrokenMessage(f"{file}: there is no folder {file.absolute().parent}")
    source = Path(database.removeprefix("sqlite:")) if database else usual_database()
    if file.exists() and source.exists() and file.samefile(source):
        raise BrokenMessage(f"{file}: is the database itself")


@contextmanager
def failures(file: Path) -> Iterator[None]:
    """Say in one line that a file cannot be read or written."""
    try:
        yield
    except (OSError, EOFError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BrokenMessage(f"{file}: {reason}") from None


@contextmanager
def private_file(file: Path) -> Iterator[BufferedIOBase]:
    """A file to be written, that only its owner may read, and that has its name only once it is complete."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    raw = os.fdopen(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
    try:
        with raw:
            if file.suffix == ".gz":
                with gzip.GzipFile(fileobj=raw, mode="wb") as packed:
                    yield packed
            else:
                yield raw
            raw.flush()
            os.fsync(raw.fileno())
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def opened(file: Path) -> BufferedIOBase:
    """A file to be read, compressed if its name ends in .gz."""
    return gzip.open(file) if file.suffix == ".gz" else file.open("rb")
