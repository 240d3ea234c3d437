"""Bots' turns, lent for a while to the workers that think for them."""

from __future__ import annotations

from typing import Final

from roisoleil.bots.levels import SEARCHING
from roisoleil.server.store.rows import DueTurn
from roisoleil.server.store.session import Session

SKEW_MS: Final = 60_000
"""How far the clocks of our machines may be apart: a time beyond that was written before a clock was set back."""


def lent(now: int, lease_ms: int) -> tuple[int, int]:
    """Between which times a lease ends that counts. One that ends later than any can was given by a clock set back."""
    return now + 1, now + lease_ms + SKEW_MS


async def take_due(
    session: Session, worker: str, levels: list[str], limit: int, now: int, lease_ms: int
) -> list[DueTurn]:
    """Lend a worker some turns that nobody has, or whose lease has run out.

    Bots that answer at once come before those that think for long, then those at the tables of whoever opened them and
    was served least lately, then those that wait longest: many tables of one person keep nobody else waiting.
    """
    rows = await session.rows(
        "WITH due AS MATERIALIZED (SELECT seats.table_id, seats.seat FROM seats "
        "JOIN tables ON tables.id = seats.table_id LEFT JOIN served ON served.opener = tables.opener "
        "WHERE due_at > 0 AND kind = 'bot' AND lease_until NOT BETWEEN $1 AND $2 AND level = ANY($3) "
        "AND is_damaged = 0 "
        "ORDER BY CASE WHEN level = ANY($4) THEN 1 ELSE 0 END, "
        "CASE WHEN served.at > $5 THEN 0 ELSE coalesce(served.at, 0) END, due_at, table_id, seat "
        "LIMIT $6 FOR UPDATE OF seats SKIP LOCKED) "
        "UPDATE seats SET lease_until = $7, lease_by = $8 FROM due "
        "WHERE seats.table_id = due.table_id AND seats.seat = due.seat "
        "RETURNING seats.table_id, seats.seat, seats.level",
        *(*lent(now, lease_ms), levels, SEARCHING, now + SKEW_MS, limit, now + lease_ms, worker),
    )
    if rows:
        await note_served(session, sorted({row[0] for row in rows}), now)
    return [DueTurn(*row) for row in rows]


async def note_served(session: Session, ids: list[str], now: int) -> None:
    """Note that bots are thought for now at the tables of those who opened these."""
    openers = await session.rows("SELECT DISTINCT opener FROM tables WHERE id = ANY($1) ORDER BY opener", ids)
    await session.run_each(
        "INSERT INTO served (opener, at) VALUES ($1, $2) ON CONFLICT (opener) DO UPDATE SET at = excluded.at",
        [(row[0], now) for row in openers],
    )


async def take_beside(
    session: Session, worker: str, table_id: str, levels: list[str], now: int, lease_ms: int
) -> list[DueTurn]:
    """Lend a worker all other turns of bots of these levels at a table."""
    rows = await session.rows(
        "UPDATE seats SET lease_until = $1, lease_by = $2 WHERE table_id = $3 AND due_at > 0 AND kind = 'bot' "
        "AND lease_until NOT BETWEEN $4 AND $5 AND level = ANY($6) RETURNING table_id, seat, level",
        *(now + lease_ms, worker, table_id, *lent(now, lease_ms), levels),
    )
    return [DueTurn(*row) for row in rows]


async def thoughts_waiting(session: Session, opener: str) -> int:
    """How many bots that think for long have not chosen yet at the tables that somebody opened."""
    rows = await session.rows(
        "SELECT count(*) FROM tables JOIN seats ON seats.table_id = tables.id "
        "WHERE opener = $1 AND due_at > 0 AND kind = 'bot' AND level = ANY($2)",
        *(opener, SEARCHING),
    )
    return int(rows[0][0])


async def forget_served(session: Session, before: int) -> int:
    """Forget who was served before a time: it is long enough ago."""
    return await session.run("DELETE FROM served WHERE at < $1", before)


async def turns_waiting(session: Session) -> int:
    """How many turns bots have not taken yet."""
    rows = await session.rows("SELECT count(*) FROM seats WHERE due_at > 0 AND kind = 'bot'")
    return int(rows[0][0])


async def release(session: Session, worker: str) -> int:
    """Give back all that was lent to a worker; how many turns."""
    return await session.run(
        "UPDATE seats SET lease_until = 0, lease_by = '' WHERE lease_until > 0 AND lease_by = $1", worker
    )


async def extend(session: Session, worker: str, until: int) -> list[DueTurn]:
    """Lend a worker for longer what it has; the turns that it still has."""
    rows = await session.rows(
        "UPDATE seats SET lease_until = $1 WHERE lease_until > 0 AND lease_by = $2 RETURNING table_id, seat, level",
        *(until, worker),
    )
    return [DueTurn(*row) for row in rows]
