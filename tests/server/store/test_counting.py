"""What the store counts for its operator."""

from __future__ import annotations

import pytest

from roisoleil.server.store import Store
from roisoleil.server.store.rows import Person
from tests.server.store.helpers import NOON, choice, new_table

pytestmark = pytest.mark.anyio


async def test_turns_of_bots_wait_until_they_are_taken(store: Store) -> None:
    table = await new_table(store)
    assert await store.turns_waiting() == 0
    await store.append(choice(1, table, due=[0, 1, 2]))
    assert await store.turns_waiting() == 2, "seat 0 is a person's"
    await store.take_due("w", ["page", "roi"], 9, NOON, 1_000)
    assert await store.turns_waiting() == 2, "lent, but not taken"
    await store.append(choice(2, table, due=[0]))
    assert await store.turns_waiting() == 0


async def test_every_deletion_is_counted(store: Store) -> None:
    before = await store.deletions()
    for name in ("anne", "ben"):
        await store.add_person(Person(name, name.encode(), name, NOON, NOON))
        await store.delete_person(name)
    assert await store.deletions() == before + 2


async def test_batches_and_what_was_in_them_are_counted(store: Store) -> None:
    table = await new_table(store)
    batches, changes, seconds = store.written.batches, store.written.changes, store.written.seconds
    await store.append(choice(1, table))
    assert store.written.batches == batches + 1
    assert store.written.changes == changes + 1
    assert store.written.seconds > seconds
