"""Backup, export and import."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from roisoleil.server.store import Store, open_store
from roisoleil.server.store.errors import BrokenExport, Exists, Refused, Unusable
from roisoleil.server.store.rows import Holder
from tests.server.store.helpers import NOON, choice, new_table, numbers, person

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    """Something of everything."""
    for name in ("Anne", "Louis", "Zoé"):
        await store.add_person(person(name))
    for table_id in ("versailles", "marly", "Ménilmontant"):
        await new_table(store, table_id, is_public=True, holders=[Holder(0, "anne")])
        for number in range(1, 6):
            await store.append(
                choice(
                    number,
                    table_id,
                    key=f"key {number}",
                    at=NOON + number,
                    due=[1, 2],
                    snapshot=b"\x00\xff%d" % number,
                )
            )
        await store.add_watcher(table_id, "louis")
        await store.say(table_id, NOON, "anne", 0, "Anne", 'line\nbreak, "quote" et été')
        await store.put_note(table_id, "anne", "a note", NOON)
    await store.take_due("worker", ["page"], 1, NOON, 1000)


async def lines_of(store: Store, ids: list[str] | None = None) -> list[bytes]:
    return [line async for line in store.export_tables(ids)]


@pytest.mark.process
async def test_what_moves_to_the_other_database_and_back_is_the_same(url: str, other_url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await fill(store)
        exported = await lines_of(store)
    assert len(exported) == 1 + 3 + 3
    async with await open_store(other_url) as other:
        assert await other.import_tables(exported) == 6
        moved = await lines_of(other)
        assert moved == exported
        await other.append(choice(6))
    async with await open_store(str(tmp_path / "back.db")) as back:
        assert await back.import_tables(moved) == 6
        assert await lines_of(back) == exported
        await back.append(choice(6))
        assert await numbers(back) == [1, 2, 3, 4, 5, 6]


async def test_an_import_may_be_repeated(store: Store) -> None:
    await fill(store)
    assert await store.import_tables(await lines_of(store)) == 0


async def test_a_table_that_has_gone_on_is_not_overwritten(store: Store) -> None:
    await fill(store)
    exported = await lines_of(store)
    await store.append(choice(6))
    with pytest.raises(Exists, match="versailles"):
        await store.import_tables(exported)
    assert await numbers(store) == [1, 2, 3, 4, 5, 6]


@pytest.mark.process
async def test_a_person_of_another_secret_is_not_overwritten(url: str, other_url: str) -> None:
    async with await open_store(url) as store, await open_store(other_url) as other:
        await fill(store)
        await other.add_person(replace(person("Anne"), secret_hash=b"another secret"))
        with pytest.raises(Exists):
            await other.import_tables(await lines_of(store))


async def test_some_tables_are_exported_with_their_people_only(store: Store) -> None:
    await fill(store)
    exported = await lines_of(store, ["marly", "nowhere"])
    assert len(exported) == 1 + 1 + 2
    assert b'"marly"' in exported[1]
    assert not any("Zoé".encode() in line for line in exported)


@pytest.mark.parametrize(
    "lines",
    [
        [b""],
        [b"{}"],
        [b'{"type":"export","format":"roisoleil-tables/99"}'],
        [b'{"type":"person","person":{}}'],
        [b'{"type":"export","format":"roisoleil-tables/1"}', b'{"type":"table","table":{}}'],
        [b'{"type":"export","format":"roisoleil-tables/1"}'] * 2,
    ],
)
async def test_what_is_no_export_is_refused(store: Store, lines: list[bytes]) -> None:
    with pytest.raises(BrokenExport, match=f"line {len(lines)}"):
        await store.import_tables(lines)


async def test_an_export_that_lacks_entries_is_refused(store: Store) -> None:
    await new_table(store)
    await store.append(choice(1))
    heading, table = await lines_of(store)
    with pytest.raises(BrokenExport, match="entries"):
        await store.import_tables([heading, table.replace(b'"last":1', b'"last":2')])


async def test_an_export_is_of_one_moment(store: Store) -> None:
    await new_table(store, "a")
    await new_table(store, "b")
    lines = []
    async for line in store.export_tables():
        lines.append(line)
        for table_id in ("a", "b"):
            await store.append(choice(len(lines), table_id))
    assert [line.count(b'"choice"') for line in lines] == [0, 0, 0]


async def test_a_backup_taken_while_all_play_is_whole(tmp_path: Path) -> None:
    async with await open_store(str(tmp_path / "tables.db")) as store:
        tables = [await new_table(store, f"table {number}") for number in range(10)]

        async def play(table_id: str) -> None:
            for number in range(1, 31):
                await store.append(choice(number, table_id, key=str(number), snapshot=b"s" * 5000))

        playing = asyncio.gather(*map(play, tables))
        for backup in range(5):
            await asyncio.sleep(0.01)
            before = await store.last_numbers(tables)
            await store.backup(tmp_path / f"backup {backup}.db")
            assert sqlite3.connect(tmp_path / f"backup {backup}.db").execute("PRAGMA integrity_check").fetchall() == [
                ("ok",)
            ]
            async with await open_store(str(tmp_path / f"backup {backup}.db")) as copy:
                for table_id in tables:
                    stored = await numbers(copy, table_id)
                    assert stored == list(range(1, len(stored) + 1))
                    assert len(stored) >= before[table_id]
                    assert await copy.last_numbers([table_id]) == {table_id: len(stored)}
                    assert await copy.answer_of(table_id, str(len(stored) + 1)) is None
        await playing
        assert await store.last_numbers(tables) == dict.fromkeys(tables, 30)


async def test_a_backup_replaces_an_older_one_but_never_the_database(tmp_path: Path) -> None:
    async with await open_store(str(tmp_path / "tables.db")) as store:
        for number in (1, 2):
            await new_table(store, str(number))
            await store.backup(tmp_path / "backup.db")
        async with await open_store(str(tmp_path / "backup.db")) as copy:
            assert (await copy.counts()).tables == {"playing": 2}
        with pytest.raises(Unusable):
            await store.backup(tmp_path / "tables.db")
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}
        assert not [path for path in tmp_path.iterdir() if "unfinished" in path.name]


@pytest.mark.parametrize("url", ["postgres"], indirect=True)
@pytest.mark.process
async def test_postgres_is_copied_by_its_own_tools(store: Store, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="pg_dump"):
        await store.backup(tmp_path / "backup")
