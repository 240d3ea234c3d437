"""The people at the tables, and what they say there."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from roisoleil.server.store.appending import add_holders
from roisoleil.server.store.cursors import join_cursor, split_cursor
from roisoleil.server.store.errors import Exists, Unknown
from roisoleil.server.store.rows import ChatLine, HeldPage, HeldTable, Holder, Person
from roisoleil.server.store.session import Session
from roisoleil.server.store.tables import TABLE, lock_table, seat_by_secret, table_of

PERSON: Final = "id, secret_hash, name, created, seen"
FIRST_PAGE: Final = (2, 0, "")
"""Before all that is due (1) and all that is not (0)."""


async def add_person(session: Session, person: Person) -> None:
    """Somebody new."""
    added = await session.run(
        "INSERT INTO persons (id, secret_hash, name, created, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        *(person.id, person.secret_hash, person.name, person.created, person.seen),
    )
    if not added:
        raise Exists("there is a person of this id or secret already")


async def person(session: Session, person_id: str) -> Person | None:
    """A person, if there is such a one."""
    rows = await session.rows(f"SELECT {PERSON} FROM persons WHERE id = $1", person_id)
    return Person(*rows[0]) if rows else None


async def person_by_secret(session: Session, secret_hash: bytes) -> Person | None:
    """The person whom a secret belongs to."""
    rows = await session.rows(f"SELECT {PERSON} FROM persons WHERE secret_hash = $1", secret_hash)
    return Person(*rows[0]) if rows else None


async def rename(session: Session, person_id: str, name: str) -> None:
    """Call a person otherwise from now on; seats keep the name they were taken under."""
    if not await session.run("UPDATE persons SET name = $1 WHERE id = $2", name, person_id):
        raise Unknown(f"no person {person_id!r}")


async def mark_seen(session: Session, person_id: str, at: int) -> None:
    """Note that a person was here."""
    await session.run("UPDATE persons SET seen = $1 WHERE id = $2", at, person_id)


async def delete_person(session: Session, person_id: str) -> None:
    """Forget a person: who they were, what they said and noted. The games they played stay."""
    await session.run(
        "UPDATE seats SET name = '' "
        "WHERE (table_id, seat) IN (SELECT table_id, seat FROM holders WHERE person_id = $1)",
        person_id,
    )
    await session.run("UPDATE chat SET name = '', text = '', person_id = '' WHERE person_id = $1", person_id)
    for place in ("notes", "holders", "watchers"):
        await session.run(f"DELETE FROM {place} WHERE person_id = $1", person_id)
    await session.run("UPDATE tables SET opener = '' WHERE opener = $1", person_id)
    await session.run("DELETE FROM served WHERE opener = $1", person_id)
    await session.run("DELETE FROM persons WHERE id = $1", person_id)
    await session.run("UPDATE deletions SET number = number + 1")


async def deletions(session: Session) -> int:
    """How many people were ever deleted."""
    rows = await session.rows("SELECT number FROM deletions")
    return int(rows[0][0])


async def vacant_seats(session: Session, ids: list[str] | None) -> list[tuple[str, int]]:
    """The seats of people, at these tables or at all that are not over, that nobody holds any more."""
    here, values = ("", []) if ids is None else ("tables.id = ANY($1) AND ", [ids])
    rows = await session.rows(
        "SELECT seats.table_id, seats.seat FROM tables JOIN seats ON seats.table_id = tables.id "
        f"WHERE {here}state IN ('open', 'playing') AND is_damaged = 0 AND kind = 'person' AND NOT EXISTS "
        "(SELECT 1 FROM holders WHERE holders.table_id = seats.table_id AND holders.seat = seats.seat) "
        "ORDER BY seats.table_id, seats.seat",
        *values,
    )
    return [(row[0], row[1]) for row in rows]


async def holders(session: Session, table_id: str) -> list[Holder]:
    """Who may act for which seats."""
    rows = await session.rows(
        "SELECT seat, person_id FROM holders WHERE table_id = $1 ORDER BY seat, person_id", table_id
    )
    return [Holder(*row) for row in rows]


async def claim(session: Session, table_id: str, secret_hash: bytes, person_id: str) -> bool:
    """Let a person act for the seat of a secret link; nobody can leave it meanwhile."""
    await lock_table(session, table_id)
    seat = await seat_by_secret(session, table_id, secret_hash)
    if seat is not None:
        await add_holders(session, table_id, [Holder(seat.seat, person_id)])
    return seat is not None


async def watchers(session: Session, table_id: str) -> list[str]:
    """Who watches a table."""
    rows = await session.rows("SELECT person_id FROM watchers WHERE table_id = $1 ORDER BY person_id", table_id)
    return [row[0] for row in rows]


async def add_watcher(session: Session, table_id: str, person_id: str) -> None:
    """Let a person watch a table."""
    await session.run(
        "INSERT INTO watchers (table_id, person_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", table_id, person_id
    )


async def tables_of(session: Session, person_id: str, states: list[str], cursor: str | None, limit: int) -> HeldPage:
    """The tables where a person holds a seat: first those where it must act, then by the last change."""
    is_due, updated, table_id = FIRST_PAGE if cursor is None else split_cursor(cursor)
    rows = await session.rows(
        f"SELECT * FROM (SELECT {TABLE}, max(CASE WHEN due_at > 0 AND is_damaged = 0 THEN 1 ELSE 0 END) AS is_due "
        "FROM holders JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat "
        "JOIN tables ON tables.id = holders.table_id "
        "WHERE person_id = $1 AND state = ANY($2) GROUP BY tables.id) AS held "
        "WHERE (is_due, updated) < ($3, $4) OR (is_due = $5 AND updated = $6 AND id > $7) "
        "ORDER BY is_due DESC, updated DESC, id LIMIT $8",
        *(person_id, states, is_due, updated, is_due, updated, table_id, limit + 1),
    )
    page = rows[:limit]
    seats = await held_seats(session, person_id, [row[0] for row in page])
    held = [HeldTable(table_of(row), seats[row[0]], bool(row[-1])) for row in page]
    if len(rows) <= limit:
        return HeldPage(held, None)
    return HeldPage(held, join_cursor(held[-1].is_due, held[-1].table.updated, held[-1].table.id))


async def held_seats(session: Session, person_id: str, ids: list[str]) -> dict[str, list[int]]:
    """The seats that a person holds at each of these tables."""
    rows = await session.rows(
        "SELECT table_id, seat FROM holders WHERE person_id = $1 AND table_id = ANY($2) ORDER BY seat", person_id, ids
    )
    seats: dict[str, list[int]] = {table_id: [] for table_id in ids}
    for row in rows:
        seats[row[0]].append(row[1])
    return seats


async def tables_held(session: Session, people: list[str]) -> list[tuple[str, str, tuple[int, ...]]]:
    """Persons among these, each with a table that is not over, and their seats there."""
    rows = await session.rows(
        "SELECT person_id, table_id, seat FROM holders JOIN tables ON tables.id = holders.table_id "
        "WHERE person_id = ANY($1) AND state IN ('open', 'playing') ORDER BY person_id, table_id, seat",
        people,
    )
    held = groupby(rows, key=lambda row: (row[0], row[1]))
    return [(person_id, table_id, tuple(row[2] for row in seats)) for (person_id, table_id), seats in held]


async def due_count(session: Session, person_id: str) -> int:
    """At how many tables a seat of this person must act."""
    rows = await session.rows(
        "SELECT count(DISTINCT seats.table_id) FROM holders "
        "JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat "
        "JOIN tables ON tables.id = holders.table_id WHERE person_id = $1 AND due_at > 0 AND is_damaged = 0",
        person_id,
    )
    return int(rows[0][0])


async def due_tables(session: Session, person_id: str) -> list[str]:
    """The tables where a seat of this person must act, the one that has waited longest first."""
    rows = await session.rows(
        "SELECT seats.table_id, min(due_at) FROM holders "
        "JOIN seats ON seats.table_id = holders.table_id AND seats.seat = holders.seat "
        "JOIN tables ON tables.id = holders.table_id "
        "WHERE person_id = $1 AND due_at > 0 AND is_damaged = 0 "
        "GROUP BY seats.table_id ORDER BY min(due_at), seats.table_id",
        person_id,
    )
    return [row[0] for row in rows]


async def say(session: Session, table_id: str, at: int, person_id: str, seat: int, name: str, text: str) -> int:
    """Add a line to the chat of a table; its number there."""
    await lock_table(session, table_id)
    last = await session.rows("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1", table_id)
    line = ChatLine(last[0][0] + 1, at, person_id, seat, name, text)
    await add_lines(session, table_id, [line])
    return line.number


async def add_lines(session: Session, table_id: str, lines: list[ChatLine]) -> None:
    """Lines of a chat, already numbered."""
    await session.run_each(
        "INSERT INTO chat (table_id, number, at, person_id, seat, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [(table_id, line.number, line.at, line.person_id, line.seat, line.name, line.text) for line in lines],
    )


async def chat(session: Session, table_id: str, after: int, most: int) -> list[ChatLine]:
    """The last lines of a chat, so many at most, beyond a number."""
    rows = await session.rows(
        "SELECT number, at, person_id, seat, name, text FROM chat WHERE table_id = $1 AND number > $2 "
        "ORDER BY number DESC LIMIT $3",
        *(table_id, after, most),
    )
    return [ChatLine(*row) for row in reversed(rows)]


async def watchers_heard(session: Session, table_id: str) -> list[tuple[str, str]]:
    """Who has said something at a table while watching, and under which names."""
    rows = await session.rows("SELECT DISTINCT person_id, name FROM chat WHERE table_id = $1 AND seat < 0", table_id)
    return [(row[0], row[1]) for row in rows]


async def last_lines(session: Session, ids: list[str]) -> dict[str, int]:
    """For each of these tables where something was said, the number of the last line."""
    rows = await session.rows("SELECT table_id, max(number) FROM chat WHERE table_id = ANY($1) GROUP BY table_id", ids)
    return {row[0]: row[1] for row in rows}


async def note(session: Session, table_id: str, person_id: str) -> str:
    """What a person has noted about a table."""
    sql = "SELECT text FROM notes WHERE table_id = $1 AND person_id = $2"
    rows = await session.rows(sql, table_id, person_id)
    return str(rows[0][0]) if rows else ""


async def put_note(session: Session, table_id: str, person_id: str, text: str, at: int) -> None:
    """Note something instead of what was noted before."""
    await session.run(
        "INSERT INTO notes (table_id, person_id, text, at) VALUES ($1, $2, $3, $4) "
        "ON CONFLICT (table_id, person_id) DO UPDATE SET text = excluded.text, at = excluded.at",
        *(table_id, person_id, text, at),
    )
