"""A process that writes to a store until it is done or killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from roisoleil.server.store import Store, open_store
from roisoleil.server.store.errors import Conflict
from roisoleil.server.store.rows import Commit, Request
from tests.server.store.helpers import NOON, choice


async def play_on(store: Store, table_id: str) -> None:
    """Append for ever, and print each number that was acknowledged."""
    number = (await store.last_numbers([table_id]))[table_id]
    while True:
        number += 1
        await store.append(choice(number, table_id, key=f"key {number}", due=[number % 4], snapshot=b"%d" % number))
        print(table_id, number, flush=True)


async def compete(store: Store, table_id: str, name: str, count: int) -> None:
    """Append so many entries of one's own among those of others, by going on from every conflict."""
    number = 1
    done = 0
    while done < count:
        body = f"{name} {done}".encode()
        try:
            await store.append(Commit(table_id, number, NOON, [("choice", body)], Request(body.decode(), 200, body)))
        except Conflict as conflict:
            number = conflict.last + 1
        else:
            number += 1
            done += 1


async def write(url: str, name: str, count: int, tables: list[str]) -> None:
    """Without a count, until killed."""
    async with await open_store(url) as store:
        if count:
            await asyncio.gather(*(compete(store, table_id, name, count) for table_id in tables))
        else:
            await asyncio.gather(*(play_on(store, table_id) for table_id in tables))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
