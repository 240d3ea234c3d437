"""Several processes on one database, and processes that are killed."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import time

import asyncpg
import pytest

from roisoleil.server.store import Store, open_store
from roisoleil.server.store.errors import Unavailable
from roisoleil.server.store.rows import Commit
from roisoleil.server.store.session import Session
from roisoleil.server.store.sqlite import SqliteStore
from tests.patience import patiently
from tests.server.store.helpers import KILLS, ROOT, choice, new_table, numbers

pytestmark = [pytest.mark.anyio, pytest.mark.process]

TABLES = [f"table{number}" for number in range(8)]
LONGEST_LIFE = 0.15
"""Seconds: some dozens of commits, so that the kill comes in the midst of one, or between two."""


def start(url: str, name: str, count: int, tables: list[str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.store.writing", url, name, str(count), *tables]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


async def test_two_processes_never_both_win(url: str) -> None:
    async with await open_store(url) as store:
        for table_id in TABLES[:3]:
            await new_table(store, table_id)
        with start(url, "first", 40, TABLES[:3]) as first, start(url, "second", 40, TABLES[:3]) as second:
            assert (first.wait(), second.wait()) == (0, 0)
        for table_id in TABLES[:3]:
            assert await numbers(store, table_id) == list(range(1, 81))
            bodies = [entry.body.decode() for entry in await store.entries(table_id)]
            for name in ("first", "second"):
                assert [body for body in bodies if body.startswith(name)] == [f"{name} {n}" for n in range(40)]


async def test_what_was_acknowledged_survives_any_kill(url: str) -> None:
    chance = random.Random(1715)
    acknowledged = dict.fromkeys(TABLES, 0)
    async with await open_store(url) as store:
        for table_id in TABLES:
            await new_table(store, table_id)
    for _ in range(KILLS):
        with start(url, "", 0, TABLES) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline()]
            time.sleep(chance.uniform(0, LONGEST_LIFE))
            process.kill()
            lines += process.stdout.readlines()
        for line in lines:
            if line.endswith("\n"):  # the last one may be torn
                table_id, number = line.split()
                assert int(number) == acknowledged[table_id] + 1
                acknowledged[table_id] = int(number)
        async with await open_store(url) as store:
            for table_id in TABLES:
                stored = await numbers(store, table_id)
                assert stored == list(range(1, len(stored) + 1))
                assert acknowledged[table_id] <= len(stored) <= acknowledged[table_id] + 1
                acknowledged[table_id] = len(stored)  # at most the one under way was stored but not told
                last = len(stored)
                assert last == 0 or await store.answer_of(table_id, f"key {last}") is not None
                assert await store.answer_of(table_id, f"key {last + 1}") is None
                assert [seat.is_due for seat in await store.seats(table_id)] == [
                    last > 0 and seat == last % 4 for seat in range(4)
                ]
    assert sum(acknowledged.values()) > KILLS * len(TABLES)


@pytest.mark.parametrize("url", ["postgres"], indirect=True)  # SQLite has no connections to lose.
async def test_a_store_survives_lost_connections(postgres: str, url: str) -> None:
    async with await open_store(url) as store:
        await new_table(store)
        await store.append(choice(1, key="1"))
        other = await asyncpg.connect(postgres)
        await other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await other.close()
        await patiently(append_at_last(store, choice(2, key="2")))
        assert await numbers(store) == [1, 2]


async def append_at_last(store: Store, commit: Commit) -> None:
    """Repeat it until the database answers; one that did not is not asked again for a while."""
    while True:
        try:
            return await store.append(commit)
        except Unavailable:
            await asyncio.sleep(0.01)


async def test_a_commit_waits_for_the_disk(url: str) -> None:
    async with await open_store(url) as store:
        if isinstance(store, SqliteStore):
            assert store._writer.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
            assert store._writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        else:
            assert await store._read(synchronous_commit) == "on"


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
async def test_a_hasty_postgres_is_told_to_wait_for_the_disk(postgres: str, url: str) -> None:
    other = await asyncpg.connect(postgres)
    await other.execute("ALTER DATABASE postgres SET synchronous_commit = off")
    try:
        async with await open_store(url) as store:
            assert await store._read(synchronous_commit) == "on"
    finally:
        await other.execute("ALTER DATABASE postgres RESET synchronous_commit")
        await other.close()


async def synchronous_commit(session: Session) -> str:
    return str((await session.rows("SHOW synchronous_commit"))[0][0])
