"""A database that fails says so, at once and in one way: nobody is told that something is stored which is not."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import asyncpg
import psutil
import pytest

from roisoleil.server.store import Store, open_store, postgres, sqlite
from roisoleil.server.store.errors import Unavailable, Unusable
from roisoleil.server.store.sqlite import copy_database
from tests.patience import PATIENCE, Deadline, stretch
from tests.server.conftest import emptied
from tests.server.store.helpers import choice, new_table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def expect_unavailable(store: Store) -> None:
    """It is not well, and stores nothing."""
    with pytest.raises(Unavailable):
        await store.health()
    with pytest.raises(Unavailable):
        await store.append(choice(1))


async def test_a_database_that_writes_is_well(store: Store) -> None:
    await store.health()


async def test_nothing_is_written_into_a_file_that_was_deleted(file: Path) -> None:
    async with await open_store(str(file)) as store:
        await new_table(store)
        file.unlink()
        await expect_unavailable(store)


async def test_nothing_is_written_into_a_file_that_was_replaced(file: Path) -> None:
    async with await open_store(str(file)) as store:
        await new_table(store)
        copy_database(file, file.with_name("copy.db"))
        file.with_name("copy.db").replace(file)
        await expect_unavailable(store)


@pytest.mark.parametrize("beside", ["-wal", "-shm"])
@pytest.mark.parametrize("is_new", [True, False])
async def test_nothing_is_written_where_a_file_beside_the_database_was_deleted(
    file: Path, beside: str, is_new: bool
) -> None:
    if not is_new:
        async with await open_store(str(file)) as before:
            await new_table(before)
    async with await open_store(str(file)) as store:
        if is_new:
            await new_table(store)
        await store.append(choice(1))
        file.with_name(file.name + beside).unlink()
        for _ in range(2):
            with pytest.raises(Unavailable):
                await store.append(choice(2))
            await expect_unavailable(store)


async def test_a_file_that_was_written_over_is_not_well(file: Path) -> None:
    async with await open_store(str(file)) as store:
        await new_table(store)
        file.with_name("tables.db-wal").write_bytes(b"")
        with file.open("r+b") as spoilt:
            spoilt.write(b"nothing of the kind " * 1000)
        await expect_unavailable(store)


async def test_nothing_is_written_any_more_once_a_file_was_found_spoilt(file: Path) -> None:
    async with await open_store(str(file)) as store:
        await new_table(store)
        sound = file_without_journal(file)
        file.write_bytes(sound[:4096] + bytes(len(sound) - 4096))
        with pytest.raises(Unavailable):
            await store.seats("another")
        with pytest.raises(Unavailable):
            await store.append(choice(1))
        file.write_bytes(sound)
        await well(store)
        await store.append(choice(1))


@pytest.mark.parametrize("table", ["tables", "seats"])
async def test_a_file_found_spoilt_stays_unwell_until_all_of_it_is_whole(file: Path, table: str) -> None:
    async with await open_store(str(file)) as store:
        await new_table(store)
        sound = file_without_journal(file)
        file.write_bytes(without_root_of(file, table))
        with pytest.raises(Unavailable):
            await (store.table if table == "tables" else store.seats)("versailles")
        for _ in range(3):
            await expect_unavailable(store)
        file.write_bytes(sound)
        await well(store)
        await store.append(choice(1))
        assert await store.seats("versailles")


async def test_however_many_ask_all_of_a_spoilt_file_is_read_once_a_second(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks, read_all = list[Path](), sqlite.read_all

    def counted(path: Path) -> None:
        checks.append(path)
        read_all(path)

    monkeypatch.setattr(sqlite, "BETWEEN_CHECKS", PATIENCE)
    monkeypatch.setattr(sqlite, "read_all", counted)
    async with await open_store(str(file)) as store:
        await new_table(store)
        file_without_journal(file)
        await store.health()
        assert not checks, "one that is well pays nothing"
        file_without_journal(file)
        file.write_bytes(without_root_of(file, "seats"))
        with pytest.raises(Unavailable):
            await store.seats("another")
        asked = [ask() for _ in range(50) for ask in (store.health, lambda: store.append(choice(1)))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, Unavailable) for answer in answers)
        assert len(checks) == 1


def file_without_journal(file: Path) -> bytes:
    """What is in a database, all of it in its file."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.read_bytes()


def without_root_of(file: Path, table: str) -> bytes:
    """What is in a file, but for the page where a table begins."""
    with closing(sqlite3.connect(file)) as other:
        (size,) = other.execute("PRAGMA page_size").fetchone()
        (page,) = other.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", [table]).fetchone()
    pages = bytearray(file.read_bytes())
    pages[size * (page - 1) : size * page] = b"\xff" * size
    return bytes(pages)


async def well(store: Store) -> None:
    """Wait until it is: a spoilt file is not read all the time."""
    deadline = Deadline()
    while True:
        with suppress(Unavailable):
            return await store.health()
        assert not deadline.is_over()
        await asyncio.sleep(0.05)


async def test_a_database_in_which_others_write_all_the_time_is_well(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "HEALTH_WAIT", PATIENCE)
    async with await open_store(str(file)) as store:
        await new_table(store)
        with writing(file) as turns:
            for _ in range(5):
                await store.health()
        assert len(turns) < 50, "it is not passed over again and again"


@contextmanager
def writing(file: Path) -> Iterator[list[int]]:
    """Somebody writes into a database, and gives it away for a moment only; how often."""
    is_over, turns = Event(), list[int]()

    def write() -> None:
        with closing(sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)) as other:
            while not is_over.is_set():
                other.execute("BEGIN IMMEDIATE")
                other.execute("UPDATE tables SET updated = updated + 1")
                is_over.wait(0.05)
                other.execute("COMMIT")
                turns.append(1)
                is_over.wait(0.002)

    writer = Thread(target=write)
    writer.start()
    try:
        yield turns
    finally:
        is_over.set()
        writer.join()


@pytest.mark.process
async def test_a_full_disk_is_not_well(tmp_path: Path) -> None:
    """In a process of its own, which may not write beyond the size that its files have."""
    code = "import asyncio; from tests.server.store.test_failures import fill_up; asyncio.run(fill_up())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(ROOT)]), "FILE": str(tmp_path / "t.db")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "not well\n"), done.stderr


async def fill_up() -> None:
    """Run out of room, and find it again."""
    async with await open_store(os.environ["FILE"]) as store:
        await new_table(store)
        size = os.stat(os.environ["FILE"] + "-wal").st_size  # noqa: PTH116 - nothing must be opened
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await expect_unavailable(store)
        print("not well")
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await store.health()
        await store.append(choice(1))


@pytest.mark.process
def test_a_copy_that_finds_no_room_leaves_nothing_behind(file: Path) -> None:
    code = (
        "import asyncio, resource, sys; from pathlib import Path; from roisoleil.server.store import open_store\n"
        "async def back_up():\n"
        "    async with await open_store(sys.argv[1]) as store:\n"
        "        resource.setrlimit(resource.RLIMIT_FSIZE, (8192, resource.RLIM_INFINITY))\n"
        "        await store.backup(Path(sys.argv[2]))\n"
        "asyncio.run(back_up())"
    )
    target = file.with_name("copy.db")
    command = [sys.executable, "-c", code, str(file), str(target)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "Unavailable" in done.stderr
    assert not [left for left in file.parent.iterdir() if left.name.startswith("copy.db")]


@pytest.mark.parametrize("content", [b"This is no database at all.\n" * 100, b"SQLite format 3\0" + b"?" * 10_000])
async def test_what_is_no_database_is_refused_at_the_start(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises((Unusable, Unavailable)):
        await open_store(str(file))


@contextmanager
def hanging(postmaster: psutil.Process) -> Iterator[None]:
    """All processes of a PostgreSQL stand still."""
    postmaster.send_signal(signal.SIGSTOP)  # first, so that it starts no others
    processes = [*postmaster.children(), postmaster]
    for process in processes:
        with suppress(psutil.NoSuchProcess):  # one that came to its end meanwhile
            process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGCONT)


async def postmaster_of(url: str) -> psutil.Process:
    """The process that started all others of that PostgreSQL."""
    connection = await asyncpg.connect(url)
    parent = psutil.Process(await connection.fetchval("SELECT pg_backend_pid()")).parent()
    await connection.close()
    assert parent
    return parent


@pytest.fixture
def in_postgres(postgres: str) -> str:
    return emptied(postgres)


@pytest.mark.process
async def test_nobody_waits_long_for_a_postgres_that_hangs(in_postgres: str) -> None:
    async with await open_store(in_postgres) as store:
        await new_table(store)
        with hanging(await postmaster_of(in_postgres)):
            for call in (store.health(), store.append(choice(1)), store.table("versailles")):
                start = monotonic()
                with pytest.raises(Unavailable):
                    await call
                assert monotonic() - start < 3 * stretch()
        await until_well(store)
        await store.append(choice(1))


@pytest.mark.process
async def test_a_postgres_that_hangs_at_the_start_is_told_of(in_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "CONNECT_SECONDS", 1.0)
    with hanging(await postmaster_of(in_postgres)):
        start = monotonic()
        with pytest.raises(Unusable, match="no answer within 1 seconds"):
            await open_store(in_postgres)
        assert monotonic() - start < 5 * stretch()
    async with await open_store(in_postgres) as store:
        await until_well(store)


@pytest.mark.process
async def test_a_store_is_closed_in_peace_though_postgres_hangs(in_postgres: str) -> None:
    store = await open_store(in_postgres)
    await new_table(store)
    with hanging(await postmaster_of(in_postgres)):
        start = monotonic()
        await store.close()
        assert monotonic() - start < 4 * stretch()


async def until_well(store: Store) -> None:
    deadline = Deadline()
    while True:
        try:
            return await store.health()
        except Unavailable:
            assert not deadline.is_over()
            await asyncio.sleep(0.1)
