"""Bots' turns, lent to workers."""

from __future__ import annotations

import asyncio

import pytest

from roisoleil.bots.levels import SEARCHING
from roisoleil.server.api import MOST_THOUGHTS
from roisoleil.server.store import Store, open_store
from roisoleil.server.store.rows import Commit, DueTurn, SeatRow, TableRow
from tests.server.store.helpers import FOUR_SEATS, NOON, choice, new_table

pytestmark = pytest.mark.anyio

LEVELS = ["page", "roi"]
SECOND = 1_000


async def due_tables(store: Store, count: int) -> list[str]:
    """Tables at which both bots are due, and the person as well."""
    tables = [await new_table(store, f"table {number:03}") for number in range(count)]
    for number, table_id in enumerate(tables):
        await store.append(choice(1, table_id, due=[0, 1, 2], at=NOON + number))
    return tables


async def test_only_due_bots_of_the_asked_levels_are_lent(store: Store) -> None:
    await due_tables(store, 1)
    await new_table(store, "not due")
    assert await store.take_due("w", ["courtisan"], 9, NOON, SECOND) == []
    assert await store.take_due("w", ["roi"], 9, NOON, SECOND) == [DueTurn("table 000", 2, "roi")]
    assert await store.take_due("w", LEVELS, 9, NOON, SECOND) == [DueTurn("table 000", 1, "page")]
    seats = await store.seats("table 000")
    assert [(seat.lease_until, seat.lease_by) for seat in seats] == [(0, ""), *[(NOON + SECOND, "w")] * 2, (0, "")]


async def test_those_that_wait_longest_are_lent_first(store: Store) -> None:
    tables = await due_tables(store, 5)
    await store.append(choice(2, tables[0], due=[1], acted=[1], at=NOON + 99))
    taken = await store.take_due("w", ["page"], 2, NOON, SECOND)
    assert {turn.table_id for turn in taken} == {tables[1], tables[2]}


async def test_no_turn_is_lent_twice(url: str) -> None:
    async with await open_store(url) as store, await open_store(url) as other:
        tables = await due_tables(store, 40)
        takes = [each.take_due(f"w{n}", LEVELS, 3, NOON, SECOND) for n in range(20) for each in (store, other)]
        turns = [turn for taken in await asyncio.gather(*takes) for turn in taken]
        assert len(turns) == len({(turn.table_id, turn.seat) for turn in turns})
        turns += await store.take_due("last", LEVELS, 999, NOON, SECOND)
        assert sorted((turn.table_id, turn.seat) for turn in turns) == [
            (table, seat) for table in tables for seat in (1, 2)
        ]


async def test_an_expired_lease_is_taken_over(store: Store) -> None:
    await due_tables(store, 1)
    first = await store.take_due("killed", ["roi"], 1, NOON, SECOND)
    assert await store.take_due("other", ["roi"], 1, NOON + SECOND - 1, SECOND) == []
    assert await store.take_due("other", ["roi"], 1, NOON + SECOND, SECOND) == first
    assert await store.extend("killed", NOON + 9 * SECOND) == []


async def test_an_extended_lease_is_not_taken_over(store: Store) -> None:
    await due_tables(store, 1)
    turns = await store.take_due("w", ["roi"], 1, NOON, SECOND)
    assert await store.extend("w", NOON + 5 * SECOND) == turns
    assert await store.take_due("other", ["roi"], 1, NOON + 2 * SECOND, SECOND) == []


async def test_released_turns_can_be_taken_at_once(store: Store) -> None:
    await due_tables(store, 2)
    await store.take_due("leaving", LEVELS, 3, NOON, SECOND)
    await store.take_due("staying", LEVELS, 1, NOON, SECOND)
    assert await store.release("leaving") == 3
    assert len(await store.take_due("other", LEVELS, 9, NOON, SECOND)) == 3


async def test_a_commit_that_tells_who_is_due_ends_all_leases_of_its_table(store: Store) -> None:
    tables = await due_tables(store, 2)
    await store.take_due("w", LEVELS, 9, NOON, 9 * SECOND)
    await store.append(choice(2, tables[0], due=[2]))
    assert await store.take_due("other", LEVELS, 9, NOON, SECOND) == [DueTurn(tables[0], 2, "roi")]
    assert len(await store.extend("w", NOON)) == 2


async def test_a_person_in_the_bots_seat_ends_the_bots_turns(store: Store) -> None:
    tables = await due_tables(store, 1)
    person = SeatRow(1, "person", name="Anne")
    await store.append(Commit(tables[0], 2, NOON, [("joined", b"")], seats=[person]))
    assert await store.take_due("w", ["page", ""], 9, NOON, SECOND) == []


async def opened_by(store: Store, opener: str, table_id: str, at: int) -> str:
    """A table that somebody has opened, where a `page` and a `roi` are due."""
    await store.create_table(
        TableRow(table_id, "ombre", "playing", NOON, NOON, "link", opener=opener), FOUR_SEATS, b"seed"
    )
    await store.append(choice(1, table_id, due=[1, 2], at=at))
    return table_id


async def test_quick_bots_come_before_long_thoughts_and_people_take_turns(store: Store) -> None:
    for number in range(4):
        await opened_by(store, "hog", f"hog {number}", NOON + number)
    await opened_by(store, "guest", "guest", NOON + 99)
    taken = []
    for step in range(10):
        taken += await store.take_due("w", LEVELS, 1, NOON + 100 + step, 99 * SECOND)
    assert [turn.level for turn in taken] == ["page"] * 5 + ["roi"] * 5
    assert [turn.table_id for turn in taken[:3]] == ["hog 0", "guest", "hog 1"]
    assert [turn.table_id for turn in taken[5:8]] == ["guest", "hog 0", "hog 1"]


async def test_however_many_thoughts_wait_for_one_person_another_waits_for_one_of_them_only(store: Store) -> None:
    """Those of running games, too, which no cap on beginnings holds back."""
    for number in range(3 * MOST_THOUGHTS):
        await opened_by(store, "hog", f"hog {number}", NOON + number)
    served = []
    for step in range(6):
        if step % 2:
            await opened_by(store, "guest", f"guest {step}", NOON + 99 + step)
        (turn,) = await store.take_due("w", SEARCHING, 1, NOON + 100 + step, 99 * SECOND)
        served.append(turn.table_id.split()[0])
    assert served == ["hog", "guest"] * 3


async def test_long_thoughts_are_counted_by_who_opened_the_table(store: Store) -> None:
    for number in range(3):
        await opened_by(store, "hog", f"hog {number}", NOON)
    assert await store.thoughts_waiting("hog") == 3
    assert await store.thoughts_waiting("guest") == 0


async def test_turns_at_a_damaged_table_are_not_lent(store: Store) -> None:
    await store.mark_damaged(await opened_by(store, "anne", "spoilt", NOON), True)
    assert await store.take_due("w", LEVELS, 9, NOON, SECOND) == []


async def test_all_turns_of_a_table_are_lent_together_where_asked(store: Store) -> None:
    await opened_by(store, "anne", "versailles", NOON)
    first = await store.take_due("w", ["page"], 1, NOON, SECOND)
    assert await store.take_beside("w", "versailles", ["page"], NOON, SECOND) == []
    assert await store.take_beside("w", "versailles", LEVELS, NOON, SECOND) == [DueTurn("versailles", 2, "roi")]
    assert first == [DueTurn("versailles", 1, "page")]
    assert await store.take_due("other", LEVELS, 9, NOON, SECOND) == []


HOURS = 3 * 3_600 * SECOND


async def test_no_turn_waits_for_a_clock_that_was_set_back(store: Store) -> None:
    await due_tables(store, 1)
    first = await store.take_due("before", ["roi"], 1, NOON + HOURS, 20 * SECOND)
    assert await store.take_due("after", ["roi"], 1, NOON, 20 * SECOND) == first
    await store.take_due("before", ["page"], 1, NOON + HOURS, 20 * SECOND)
    assert await store.take_beside("after", "table 000", ["page"], NOON, 20 * SECOND) == [
        DueTurn("table 000", 1, "page")
    ]


async def test_clocks_of_several_machines_may_differ_a_little(store: Store) -> None:
    await due_tables(store, 1)
    assert await store.take_due("ahead", ["roi"], 1, NOON + 15 * SECOND, 20 * SECOND) != []
    assert await store.take_due("behind", ["roi"], 1, NOON, 20 * SECOND) == []


async def test_nobody_is_served_last_for_hours_because_a_clock_was_set_back(store: Store) -> None:
    for table_id, opener in (("of Anne", "anne"), ("of Ben", "ben")):
        row = TableRow(table_id, "ombre", "playing", NOON, NOON, "link", opener=opener)
        await store.create_table(row, FOUR_SEATS, b"seed")
        await store.append(choice(1, table_id, due=[1] if opener == "anne" else [1, 2]))
    await store.take_due("w", ["page"], 1, NOON + HOURS, SECOND)
    await store.append(choice(2, "of Anne", due=[1], acted=[1], at=NOON))
    await store.take_due("w", ["roi"], 9, NOON, SECOND)
    assert [turn.table_id for turn in await store.take_due("w", ["page"], 1, NOON + 1, SECOND)] == ["of Anne"]
