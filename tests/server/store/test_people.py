"""People, their tables, and what they say there."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace

from roisoleil.server.store import Store
from roisoleil.server.store.errors import Exists, Unknown
from roisoleil.server.store.moving import TableRecord, decoder
from roisoleil.server.store.rows import STATES, ChatLine, Commit, Holder, SeatRow
from roisoleil.server.store.store import MOST_LINES
from tests.server.store.helpers import NOON, choice, new_table, numbers, person

pytestmark = pytest.mark.anyio


async def test_a_person_is_known_by_id_and_by_secret(store: Store) -> None:
    await store.add_person(person("Anne"))
    assert await store.person("anne") == person("Anne")
    assert await store.person_by_secret(b"secret of Anne") == person("Anne")
    assert await store.person_by_secret(b"secret of Louis") is None
    assert await store.person("louis") is None


async def test_neither_id_nor_secret_can_be_had_twice(store: Store) -> None:
    await store.add_person(person("Anne"))
    with pytest.raises(Exists):
        await store.add_person(replace(person("Louis"), id="anne"))
    with pytest.raises(Exists):
        await store.add_person(replace(person("Louis"), secret_hash=b"secret of Anne"))
    assert (await store.counts()).persons == 1


async def test_a_person_gets_another_name_and_is_seen(store: Store) -> None:
    await store.add_person(person("Anne"))
    await store.rename("anne", "Annette")
    await store.mark_seen("anne", NOON + 7)
    assert await store.person("anne") == replace(person("Anne"), name="Annette", seen=NOON + 7)
    with pytest.raises(Unknown):
        await store.rename("nobody", "Ulysses")


async def test_holders_and_watchers_are_added_once(store: Store) -> None:
    await new_table(store)
    for _ in range(2):
        assert await store.claim("versailles", b"link of Anne", "anne")
        await store.add_watcher("versailles", "louis")
    assert await store.holders("versailles") == [Holder(0, "anne")]
    assert await store.watchers("versailles") == ["louis"]


async def test_a_seat_that_was_left_cannot_be_claimed_by_its_old_link(store: Store) -> None:
    await new_table(store, holders=[Holder(0, "anne")])
    await store.append(Commit("versailles", 1, NOON, [("left", b"")], seats=[SeatRow(0, "free")]))
    assert not await store.claim("versailles", b"link of Anne", "anne")
    assert await store.holders("versailles") == []
    with pytest.raises(Unknown):
        await store.claim("nowhere", b"link of Anne", "anne")


async def test_tables_where_it_is_my_turn_come_first(store: Store) -> None:
    for number, table_id in enumerate(["a", "b", "c", "d"]):
        await new_table(store, table_id, created=NOON + number, holders=[Holder(0, "anne"), Holder(3, "anne")])
    await new_table(store, "of others", holders=[Holder(0, "louis")])
    await store.append(choice(1, "b", due=[3, 1], at=NOON + 10))
    await store.append(choice(1, "a", due=[1], at=NOON + 11))
    page = await store.tables_of("anne", ["playing"])
    assert [(held.table.id, held.seats, held.is_due) for held in page.tables] == [
        ("b", [0, 3], True),
        ("a", [0, 3], False),
        ("d", [0, 3], False),
        ("c", [0, 3], False),
    ]
    assert page.cursor is None
    assert await store.due_count("anne") == 1
    assert await store.due_count("louis") == 0


async def test_the_table_that_has_waited_longest_comes_next(store: Store) -> None:
    for table_id in ["a", "b", "c"]:
        await new_table(store, table_id, holders=[Holder(0, "anne"), Holder(3, "anne")])
    await store.append(choice(1, "c", due=[0, 1], at=NOON + 1))
    await store.append(choice(1, "a", due=[3], at=NOON + 2))
    await store.append(choice(2, "c", due=[0], at=NOON + 3))
    assert await store.due_tables("anne") == ["c", "a"], "that another seat has acted does not shorten the wait"
    await store.append(choice(3, "c", due=[1], at=NOON + 4))
    assert await store.due_tables("anne") == ["a"]
    assert await store.due_tables("louis") == []


async def test_my_tables_come_in_pages_without_gap_or_repetition(store: Store) -> None:
    for number in range(11):
        await new_table(store, f"{number:02}", created=NOON + number // 3, holders=[Holder(0, "anne")])
        if number % 4 == 0:
            await store.append(choice(1, f"{number:02}", due=[0], at=NOON + number // 3))
    listed: list[str] = []
    cursor = None
    while True:
        page = await store.tables_of("anne", STATES, cursor, 3)
        listed += [held.table.id for held in page.tables]
        cursor = page.cursor
        if cursor is None:
            break
    assert listed == ["08", "04", "00", "09", "10", "06", "07", "03", "05", "01", "02"]


async def test_my_tables_are_chosen_by_state(store: Store) -> None:
    for state in STATES:
        await new_table(store, state, state=state, holders=[Holder(0, "anne")])
    page = await store.tables_of("anne", ["over", "ended"])
    assert {held.table.id for held in page.tables} == {"over", "ended"}
    assert (await store.tables_of("anne", [])).tables == []


async def test_chat_is_numbered_per_table_also_when_all_speak_at_once(store: Store) -> None:
    await new_table(store)
    await new_table(store, "marly")
    said = await asyncio.gather(*(store.say("versailles", NOON, "anne", 0, "Anne", str(n)) for n in range(12)))
    assert sorted(said) == list(range(1, 13))
    assert await store.say("marly", NOON, "louis", -1, "Louis", "Bonjour à tous 👑") == 1
    assert await store.chat("marly") == [ChatLine(1, NOON, "louis", -1, "Louis", "Bonjour à tous 👑")]
    assert [line.number for line in await store.chat("versailles", 9)] == [10, 11, 12]
    assert await numbers(store) == []


async def test_nobody_speaks_at_no_table(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.say("nowhere", NOON, "anne", 0, "Anne", "Bonjour")


async def test_of_a_long_chat_the_last_lines_are_read(store: Store) -> None:
    await new_table(store)
    last = MOST_LINES + 3
    await asyncio.gather(*(store.say("versailles", NOON, "anne", 0, "Anne", "so") for _ in range(last)))
    assert [line.number for line in await store.chat("versailles")] == list(range(4, last + 1))
    assert [line.number for line in await store.chat("versailles", last - 2)] == [last - 1, last]
    exported = [decoder.decode(line) async for line in store.export_tables(["versailles"])]
    assert [len(line.chat) for line in exported if isinstance(line, TableRecord)] == [last]


async def test_notes_are_private_and_replaced(store: Store) -> None:
    await new_table(store)
    await store.put_note("versailles", "anne", "Louis bluffs", NOON)
    await store.put_note("versailles", "anne", "Louis always bluffs", NOON + 1)
    assert await store.note("versailles", "anne") == "Louis always bluffs"
    assert await store.note("versailles", "louis") == ""


async def test_a_deleted_person_leaves_the_games_and_nothing_else(store: Store) -> None:
    for name in ("Anne", "Louis"):
        await store.add_person(person(name))
    await new_table(store, holders=[Holder(0, "anne"), Holder(3, "louis")])
    await store.append(
        Commit("versailles", 1, NOON, [("joined", b"")], seats=[SeatRow(3, "person", name="Louis")], due=[0])
    )
    for name, seat in (("Anne", 0), ("Louis", 3)):
        await store.say("versailles", NOON, name.lower(), seat, name, f"I am {name}")
        await store.put_note("versailles", name.lower(), f"note of {name}", NOON)
        await store.add_watcher("versailles", name.lower())
    await store.delete_person("anne")
    assert await store.person("anne") is None
    assert await store.person_by_secret(b"secret of Anne") is None
    assert [seat.name for seat in await store.seats("versailles")] == ["", "", "", "Louis"]
    assert [seat.is_due for seat in await store.seats("versailles")] == [True, False, False, False]
    assert await store.holders("versailles") == [Holder(3, "louis")]
    assert await store.watchers("versailles") == ["louis"]
    assert [(line.person_id, line.name, line.text) for line in await store.chat("versailles")] == [
        ("", "", ""),
        ("louis", "Louis", "I am Louis"),
    ]
    assert await store.note("versailles", "anne") == ""
    assert await store.note("versailles", "louis") == "note of Louis"
    assert (await store.tables_of("anne", STATES)).tables == []
    assert await numbers(store) == [1]


async def test_deleting_a_person_while_all_play_on_stops_nobody(store: Store) -> None:
    tables = [await new_table(store, f"table {number}", holders=[Holder(0, "anne")]) for number in range(10)]
    moves = [store.append(choice(number, table_id, due=[0])) for number in range(1, 11) for table_id in tables]
    claims = [store.claim(table_id, b"link of Anne", "b") for table_id in tables]
    await asyncio.gather(*moves, store.delete_person("anne"), *claims)
    assert [await numbers(store, table_id) for table_id in tables] == [list(range(1, 11))] * 10


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # PostgreSQL overwrites what is deleted when it vacuums.
async def test_deleted_words_are_not_left_in_the_file(store: Store, tmp_path: Path) -> None:
    await new_table(store)
    await store.say("versailles", NOON, "anne", 0, "Anne", "a word that shall be forgotten")
    await store.delete_person("anne")
    await store.close()
    assert sqlite3.connect(tmp_path / "tables.db").execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert b"a word that shall be forgotten" not in (tmp_path / "tables.db").read_bytes()
