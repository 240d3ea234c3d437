"""Bots' turns, lent for a while to the workers that think for them."""

from __future__ import annotations

from roisoleil.server.store.rows import DueTurn
from roisoleil.server.store.session import Session


async def take_due(
    session: Session, worker: str, levels: list[str], limit: int, now: int, lease_ms: int
) -> list[DueTurn]:
    """Lend a worker some turns that nobody has, or whose lease has run out: those that wait longest."""
    rows = await session.rows(
        "WITH due AS MATERIALIZED (SELECT table_id, seat FROM seats WHERE due_at > 0 AND kind = 'bot' "
        "AND lease_until <= $1 AND level = ANY($2) ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED) "
        "UPDATE seats SET lease_until = $4, lease_by = $5 FROM due "
        "WHERE seats.table_id = due.table_id AND seats.seat = due.seat "
        "RETURNING seats.table_id, seats.seat, seats.level",
        *(now, levels, limit, now + lease_ms, worker),
    )
    return [DueTurn(*row) for row in rows]


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
