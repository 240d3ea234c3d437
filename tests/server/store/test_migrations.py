"""The schema and its versions."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from roisoleil.server.store import Store, open_store
from roisoleil.server.store.errors import Repeated, Unavailable, Unusable
from roisoleil.server.store.migrations import Migration, known_migrations
from roisoleil.server.store.postgres import open_postgres
from roisoleil.server.store.rows import Request
from roisoleil.server.store.session import Session
from roisoleil.server.store.sqlite import open_sqlite
from tests.patience import PATIENCE
from tests.server.store.helpers import choice, new_table, numbers, person

pytestmark = pytest.mark.anyio

NEXT = Migration(
    len(known_migrations()) + 1,
    """
    CREATE TABLE clocks (table_id TEXT PRIMARY KEY, face BLOB) /*clustered*/;
    INSERT INTO clocks SELECT id, NULL FROM tables;
    """,
)


async def open_with(url: str, migrations: list[Migration]) -> Store:
    if url.startswith("sqlite:"):
        return await open_sqlite(Path(url.removeprefix("sqlite:")), migrations)
    return await open_postgres(url, PATIENCE, migrations)


async def insert_table(session: Session) -> None:
    """As the first version had it."""
    await session.run("INSERT INTO tables VALUES ('versailles', 'ombre', 'open', 1, 1, 'link', 0, 0, NULL)")


async def versions(store: Store) -> list[int]:
    async with store._moment() as session:
        return [row[0] for row in await session.rows("SELECT version FROM schema_version ORDER BY version")]


def test_migrations_are_numbered_without_gap() -> None:
    assert [migration.version for migration in known_migrations()] == list(range(1, NEXT.version))


async def test_an_empty_database_gets_the_schema_once(url: str) -> None:
    for _ in range(2):
        async with await open_store(url) as store:
            assert await versions(store) == list(range(1, NEXT.version))


async def test_an_older_database_is_brought_up_to_date_with_all_its_tables(url: str) -> None:
    async with await open_with(url, known_migrations()[:1]) as store:
        await store._write(insert_table)
        await store.append(choice(1))
    async with await open_store(url) as store:
        await store.add_person(person("Anne"))
        assert await numbers(store) == [1]
    async with await open_with(url, [*known_migrations(), NEXT]) as store:
        assert await numbers(store) == [1]
        async with store._moment() as session:
            assert [tuple(row) for row in await session.rows("SELECT * FROM clocks")] == [("versailles", None)]


async def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async with await open_with(url, [*known_migrations(), NEXT]) as store:
        await new_table(store)
    with pytest.raises(Unusable, match=f"schema version {NEXT.version}.* knows only {NEXT.version - 1}"):
        await open_store(url)
    async with await open_with(url, [*known_migrations(), NEXT]) as store:
        assert await store.table("versailles") is not None


async def test_a_migration_that_fails_leaves_the_older_version(url: str) -> None:
    broken = Migration(NEXT.version, NEXT.sql + "CREATE TABLE tables (id TEXT);\n")
    with pytest.raises(Exception, match="tables"):
        await open_with(url, [*known_migrations(), broken])
    async with await open_store(url) as store:
        await new_table(store)
    async with await open_with(url, [*known_migrations(), NEXT]) as store:
        assert await versions(store) == list(range(1, NEXT.version + 1))


async def test_servers_may_start_at_once(url: str) -> None:
    stores = await asyncio.gather(*(open_store(url) for _ in range(6)))
    assert await versions(stores[0]) == list(range(1, NEXT.version))
    await new_table(stores[1])
    assert await stores[2].table("versailles") is not None
    for store in stores:
        await store.close()


@pytest.mark.parametrize(
    "address", ["", "sqlite:", ":memory:", "mysql://localhost/tables", "sqlite:/no/such/folder/x.db"]
)
async def test_what_is_no_database_is_refused(address: str) -> None:
    with pytest.raises(Unusable):
        await open_store(address)


async def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Sire, " * 1000)
    with pytest.raises(Unusable, match=r"letter\.txt"):
        await open_store(str(path))
    assert path.read_text() == "Sire, " * 1000


async def test_a_server_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unusable):
        await open_store(f"postgresql://postgres@/postgres?host={tmp_path}")


async def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    async with await open_store(str(tmp_path / "tables.db")) as store:
        await new_table(store)
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


async def test_a_file_locked_for_too_long_is_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roisoleil.server.store.sqlite.LONGEST_WAIT", 0.05)
    async with await open_store(str(tmp_path / "tables.db")) as store:
        await new_table(store)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable):
            await store.append(choice(1))
        assert await numbers(store) == []
        other.execute("COMMIT")
        other.close()
        await store.append(choice(1))
        assert await numbers(store) == [1]


async def test_who_opened_an_old_table_is_who_holds_its_first_seat(url: str) -> None:
    async def hold(session: Session) -> None:
        await session.run("INSERT INTO holders VALUES ('versailles', 1, 'ben')")
        await session.run("INSERT INTO holders VALUES ('versailles', 0, 'anne')")

    async with await open_with(url, known_migrations()[:3]) as store:
        await store._write(insert_table)
        await store._write(hold)
    async with await open_store(url) as store:
        row = await store.table("versailles")
        assert row is not None
        assert (row.opener, row.is_damaged) == ("anne", False)


async def test_an_answer_from_before_is_repeated_whatever_was_asked(url: str) -> None:
    async def answer(session: Session) -> None:
        await session.run("INSERT INTO requests VALUES ('versailles', 'a', 1, 200, $1, 1)", b"done")

    async with await open_with(url, known_migrations()[:4]) as store:
        await new_table(store)
        await store._write(answer)
    async with await open_store(url) as store:
        assert await store.answer_of("versailles", "a") == Request("a", 200, b"done", "")
        again = choice(1, key="a")
        with pytest.raises(Repeated):
            await store.append(replace(again, request=Request("a", 200, b"done", "bread")))
