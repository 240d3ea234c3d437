"""Tables and commits for the tests."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from roisoleil.server.store import Store
from roisoleil.server.store.rows import Commit, Holder, Person, Request, SeatRow, TableRow

ROOT = Path(__file__).parents[3]
KILLS = int(os.environ.get("ROISOLEIL_KILLS", "20"))
"""How often a writing process is killed; more for a soak."""

NOON = 1_800_000_000_000
FOUR_SEATS = [
    SeatRow(0, "person", name="Anne", secret_hash=b"link of Anne"),
    SeatRow(1, "bot", level="page"),
    SeatRow(2, "bot", level="roi"),
    SeatRow(3, "free"),
]


async def new_table(
    store: Store,
    table_id: str = "versailles",
    game: str = "ombre",
    state: str = "playing",
    created: int = NOON,
    is_public: bool = False,
    holders: Sequence[Holder] = (),
) -> str:
    table = TableRow(table_id, game, state, created, created, "link", is_public=is_public)
    await store.create_table(table, FOUR_SEATS, b"seed of " + table_id.encode(), holders=holders)
    return table_id


def choice(
    number: int,
    table_id: str = "versailles",
    key: str | None = None,
    at: int = NOON,
    state: str | None = None,
    due: list[int] | None = None,
    acted: list[int] | None = None,
    snapshot: bytes | None = None,
    body: bytes | None = None,
) -> Commit:
    """One entry as the server would commit it."""
    entry = ("choice", b'{"n":%d}' % number if body is None else body)
    request = None if key is None else Request(key, 200, b"answer to " + key.encode())
    return Commit(table_id, number, at, [entry], request, state, due, acted or [], snapshot)


def person(name: str) -> Person:
    return Person(name.lower(), b"secret of " + name.encode(), name, NOON, NOON)


async def numbers(store: Store, table_id: str = "versailles") -> list[int]:
    return [entry.number for entry in await store.entries(table_id)]
