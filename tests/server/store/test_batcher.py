"""Group commit."""

from __future__ import annotations

import asyncio

import pytest

from roisoleil.server.store import Store
from roisoleil.server.store.batcher import LARGEST_BATCH, Batcher
from roisoleil.server.store.errors import Conflict
from roisoleil.server.store.sqlite import SqliteStore
from tests.server.store.helpers import choice, new_table, numbers

pytestmark = pytest.mark.anyio


class Disk:
    """Takes its time, and doubles what it is given; 13 it refuses, and with -1 it breaks."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []

    async def write(self, batch: list[int]) -> list[int | Exception]:
        self.batches.append(batch)
        await asyncio.sleep(0.001)
        if -1 in batch:
            raise OSError("broken")
        return [ValueError("unlucky") if item == 13 else 2 * item for item in batch]


async def test_what_comes_during_a_commit_shares_the_next_one() -> None:
    disk = Disk()
    batcher = Batcher(disk.write)
    first = asyncio.create_task(batcher.submit(1))
    await asyncio.sleep(0.0005)
    others = [asyncio.create_task(batcher.submit(item)) for item in (2, 3, 4)]
    assert await asyncio.gather(first, *others) == [2, 4, 6, 8]
    assert disk.batches == [[1], [2, 3, 4]]


async def test_a_refusal_is_for_the_one_who_asked() -> None:
    batcher = Batcher(Disk().write)
    outcomes = await asyncio.gather(*map(batcher.submit, (12, 13, 14)), return_exceptions=True)
    assert outcomes[0] == 24
    assert isinstance(outcomes[1], ValueError)
    assert outcomes[2] == 28


async def test_a_broken_batch_is_told_to_all_of_it_and_the_next_goes_on() -> None:
    batcher = Batcher(Disk().write)
    outcomes = await asyncio.gather(*map(batcher.submit, (1, -1)), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [OSError, OSError]
    assert await batcher.submit(5) == 10


async def test_a_batch_has_a_limit() -> None:
    disk = Disk()
    batcher = Batcher(disk.write)
    items = list(range(100, 100 + LARGEST_BATCH + 1))
    assert await asyncio.gather(*map(batcher.submit, items)) == [2 * item for item in items]
    assert [len(batch) for batch in disk.batches] == [LARGEST_BATCH, 1]


async def test_one_who_goes_away_does_not_disturb_the_others() -> None:
    disk = Disk()
    batcher = Batcher(disk.write)
    leaving, staying = (asyncio.create_task(batcher.submit(item)) for item in (1, 2))
    await asyncio.sleep(0.0005)
    leaving.cancel()
    assert await staying == 4
    await batcher.drain()
    assert disk.batches == [[1, 2]]


@pytest.mark.process
async def test_a_thousand_appends_at_once_are_all_there(store: Store) -> None:
    tables = [await new_table(store, f"table {number}") for number in range(50)]

    async def play(table_id: str) -> None:
        for number in range(1, 21):
            await store.append(choice(number, table_id, key=str(number), due=[number % 4], snapshot=b"%d" % number))

    await asyncio.gather(*map(play, tables))
    for table_id in tables:
        assert await numbers(store, table_id) == list(range(1, 21))
        assert [await store.answer_of(table_id, str(number)) is not None for number in range(1, 22)] == [True] * 20 + [
            False
        ]
    assert await store.last_numbers(tables) == dict.fromkeys(tables, 20)


async def test_conflicts_do_not_disturb_the_others_of_their_batch(store: Store) -> None:
    tables = [await new_table(store, f"table {number}") for number in range(50)]
    rivals = [store.append(choice(1, table_id, body=b"%d" % rival)) for rival in range(20) for table_id in tables]
    outcomes = await asyncio.gather(*rivals, return_exceptions=True)
    assert outcomes.count(None) == 50
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 950
    assert [await numbers(store, table_id) for table_id in tables] == [[1]] * 50


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # There the commits are ours to count.
async def test_concurrent_appends_share_commits(store: Store) -> None:
    assert isinstance(store, SqliteStore)
    tables = [await new_table(store, f"table {number}") for number in range(50)]
    begun: list[str] = []
    store._writer.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
    await asyncio.gather(*(store.append(choice(1, table_id)) for table_id in tables))
    assert len(begun) == 1
