"""Looking after what is stored: what lies idle, and how it is removed."""

from __future__ import annotations

from typing import Final

from roisoleil.server.store.rows import TableRow
from roisoleil.server.store.session import Session, Value
from roisoleil.server.store.tables import TABLE, table_of

BELONGING: Final = ("entries", "requests", "secrets", "snapshots", "seats", "holders", "watchers", "chat", "notes")
"""Where something of a table is kept, beside the table itself."""
NEVER_STARTED: Final = "NOT EXISTS (SELECT 1 FROM snapshots WHERE snapshots.table_id = tables.id)"
"""With the first cards there is a first snapshot."""
UNHELD: Final = "NOT EXISTS (SELECT 1 FROM holders WHERE holders.table_id = tables.id)"


async def list_tables(
    session: Session, state: str | None, before: int | None, only_damaged: bool, limit: int
) -> list[TableRow]:
    """Tables, those that changed last first: in a state, unchanged since a time, or only those that are damaged."""
    conditions, values = ["1 = 1"], list[Value]()
    if state is not None:
        values.append(state)
        conditions.append(f"state = ${len(values)}")
    if before is not None:
        values.append(before)
        conditions.append(f"updated < ${len(values)}")
    if only_damaged:
        conditions.append("is_damaged = 1")
    rows = await session.rows(
        f"SELECT {TABLE} FROM tables WHERE {' AND '.join(conditions)} ORDER BY updated DESC, id "
        f"LIMIT ${len(values) + 1}",
        *(*values, limit),
    )
    return [table_of(row) for row in rows]


async def idle_lobbies(session: Session, before: int, limit: int) -> list[str]:
    """Tables that were never started and where nobody has sat down or left since a time."""
    rows = await session.rows(
        "SELECT id FROM tables WHERE state = 'open' AND updated < $1 AND is_damaged = 0 ORDER BY updated LIMIT $2",
        *(before, limit),
    )
    return [row[0] for row in rows]


async def useless_tables(session: Session, never_started: int, unheld: int, finished: int, limit: int) -> list[str]:
    """Tables that ended before these times: without ever having started; without people; or at all."""
    rows = await session.rows(
        "SELECT id FROM tables WHERE state IN ('over', 'ended') AND "
        f"((updated < $1 AND {NEVER_STARTED}) OR (updated < $2 AND {UNHELD}) OR updated < $3) ORDER BY id LIMIT $4",
        *(never_started, unheld, finished, limit),
    )
    return [row[0] for row in rows]


async def delete_tables(session: Session, ids: list[str]) -> int:
    """Remove tables and all that belongs to them; how many there were. Who has them in memory is to look again."""
    for place in BELONGING:
        await session.run(f"DELETE FROM {place} WHERE table_id = ANY($1)", ids)
    deleted = await session.run("DELETE FROM tables WHERE id = ANY($1)", ids)
    if deleted:
        await session.run("UPDATE deletions SET number = number + 1")
    return deleted


async def idle_people(session: Session, before: int, limit: int) -> list[str]:
    """People without a seat who were not here since a time."""
    rows = await session.rows(
        "SELECT id FROM persons WHERE seen < $1 AND created < $2 "
        "AND NOT EXISTS (SELECT 1 FROM holders WHERE holders.person_id = persons.id) ORDER BY seen LIMIT $3",
        *(before, before, limit),
    )
    return [row[0] for row in rows]
