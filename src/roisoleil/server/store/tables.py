"""Tables, their logs and what belongs to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roisoleil.server.store.appending import add_holders, put_seats
from roisoleil.server.store.cursors import join_cursor, split_cursor
from roisoleil.server.store.errors import Exists, Unknown
from roisoleil.server.store.rows import Counts, Entry, Holder, PublicPage, Request, SeatRow, Snapshot, TableRow
from roisoleil.server.store.session import Row, Session, Value

TABLE: Final = "tables.id, game, state, created, updated, watch, last, is_public, rematch_of, opener, is_damaged"
HEALTH: Final = "UPDATE schema_version SET version = version WHERE version = 1"
"""Writes what is there already."""
SEAT: Final = "seat, kind, level, name, secret_hash, due_at, lease_until, lease_by"


def table_of(row: Row) -> TableRow:
    """The table of a row that starts with TABLE."""
    return TableRow(row[0], row[1], row[2], row[3], row[4], row[5], row[6], bool(row[7]), row[8], row[9], bool(row[10]))


async def create_table(
    session: Session,
    table: TableRow,
    seats: Sequence[SeatRow],
    seed: bytes,
    entries: Sequence[tuple[str, bytes]],
    holders: Sequence[Holder],
) -> None:
    """A new table with its seats, its secret and the first entries of its log, numbered from 1."""
    added = await session.run(
        "INSERT INTO tables (id, game, state, created, updated, watch, last, is_public, rematch_of, opener) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING",
        *(table.id, table.game, table.state, table.created, table.updated, table.watch),
        *(len(entries), int(table.is_public), table.rematch_of, table.opener),
    )
    if not added:
        raise Exists(f"there is a table {table.id!r} already")
    await session.run("INSERT INTO secrets (table_id, seed) VALUES ($1, $2)", table.id, seed)
    await put_seats(session, table.id, seats)
    await add_entries(
        session, table.id, [Entry(number, table.created, *entry) for number, entry in enumerate(entries, 1)]
    )
    await add_holders(session, table.id, holders)


async def add_entries(session: Session, table_id: str, entries: Sequence[Entry]) -> None:
    """Entries of a table that is being made."""
    await session.run_each(
        "INSERT INTO entries (table_id, number, at, kind, body) VALUES ($1, $2, $3, $4, $5)",
        [(table_id, entry.number, entry.at, entry.kind, entry.body) for entry in entries],
    )


async def table(session: Session, table_id: str) -> TableRow | None:
    """A table, if there is such a one."""
    rows = await session.rows(f"SELECT {TABLE} FROM tables WHERE id = $1", table_id)
    return table_of(rows[0]) if rows else None


async def lock_table(session: Session, table_id: str) -> None:
    """Let nobody else write at this table before this transaction ends."""
    if not await session.rows("SELECT id FROM tables WHERE id = $1 FOR UPDATE", table_id):
        raise Unknown(f"no table {table_id!r}")


async def mark_damaged(session: Session, table_id: str, is_damaged: bool) -> None:
    """Note whether the log of a table can be carried out; to be known also by those who have not tried."""
    await session.run("UPDATE tables SET is_damaged = $1 WHERE id = $2", int(is_damaged), table_id)


async def entries(session: Session, table_id: str, after: int) -> list[Entry]:
    """The log beyond a number."""
    rows = await session.rows(
        "SELECT number, at, kind, body FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number",
        *(table_id, after),
    )
    return [Entry(*row) for row in rows]


async def last_numbers(session: Session, ids: list[str]) -> dict[str, int]:
    """For each of these tables that there is, the number of its last entry."""
    rows = await session.rows("SELECT id, last FROM tables WHERE id = ANY($1)", ids)
    return {row[0]: row[1] for row in rows}


async def snapshot(session: Session, table_id: str) -> Snapshot | None:
    """The newest snapshot."""
    rows = await session.rows(
        "SELECT number, body FROM snapshots WHERE table_id = $1 ORDER BY number DESC LIMIT 1", table_id
    )
    return Snapshot(*rows[0]) if rows else None


async def seed(session: Session, table_id: str) -> bytes | None:
    """The secret of the deal."""
    rows = await session.rows("SELECT seed FROM secrets WHERE table_id = $1", table_id)
    return bytes(rows[0][0]) if rows else None


async def seats(session: Session, table_id: str) -> list[SeatRow]:
    """The seats in their order."""
    rows = await session.rows(f"SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat", table_id)
    return [SeatRow(*row) for row in rows]


async def seat_by_secret(session: Session, table_id: str, secret_hash: bytes) -> SeatRow | None:
    """The seat that a secret link belongs to."""
    sql = f"SELECT {SEAT} FROM seats WHERE table_id = $1 AND secret_hash = $2"
    rows = await session.rows(sql, table_id, secret_hash)
    return SeatRow(*rows[0]) if rows else None


async def answer_of(session: Session, table_id: str, key: str) -> Request | None:
    """What was answered to a key."""
    sql = "SELECT key, status, answer, wish FROM requests WHERE table_id = $1 AND key = $2"
    rows = await session.rows(sql, table_id, key)
    return Request(*rows[0]) if rows else None


async def forget_requests(session: Session, before: int, most: int) -> int:
    """Forget some answers given before a time; how many."""
    return await session.run(
        "DELETE FROM requests WHERE (table_id, key) IN "
        "(SELECT table_id, key FROM requests WHERE at < $1 ORDER BY at LIMIT $2)",
        *(before, most),
    )


async def public_tables(
    session: Session, game: str | None, state: str | None, cursor: str | None, limit: int
) -> PublicPage:
    """The public tables, the newest first."""
    # What was closed before the game has nothing to be seen.
    conditions = ["is_public = 1", "(state <> 'ended' OR EXISTS (SELECT 1 FROM snapshots WHERE table_id = tables.id))"]
    values: list[Value] = []
    if game is not None:
        values.append(game)
        conditions.append(f"game = ${len(values)}")
    if state is not None:
        values.append(state)
        conditions.append(f"state = ${len(values)}")
    if cursor is not None:
        _, created, table_id = split_cursor(cursor)
        values += [created, table_id]
        conditions.append(f"(created, id) < (${len(values) - 1}, ${len(values)})")
    rows = await session.rows(
        f"SELECT {TABLE} FROM tables WHERE {' AND '.join(conditions)} "
        f"ORDER BY created DESC, id DESC LIMIT ${len(values) + 1}",
        *(*values, limit + 1),
    )
    found = [table_of(row) for row in rows]
    page = found[:limit]
    return PublicPage(page, join_cursor(False, page[-1].created, page[-1].id) if len(found) > limit else None)


async def counts(session: Session) -> Counts:
    """How much is stored."""
    states = await session.rows("SELECT state, count(*) FROM tables GROUP BY state")
    persons = await session.rows("SELECT count(*) FROM persons")
    return Counts({row[0]: row[1] for row in states}, persons[0][0])


async def health(session: Session) -> None:
    """Write something: a database that can only be read is not well."""
    await session.run(HEALTH)
