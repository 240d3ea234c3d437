"""Appending to the logs: many commits in few statements, each of them all or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from roisoleil.server.store.errors import Conflict, KeyReused, Refused, Repeated, Unknown
from roisoleil.server.store.rows import Commit, Holder, Request, SeatRow
from roisoleil.server.store.session import Session, Value

PERSON: Final = "person"
"""The only kind of a seat that somebody holds."""
KEPT_SNAPSHOTS: Final = 3
"""Per table: the newest to go on from, and some before it in case it proves unreadable."""

Values = list[tuple[Value, ...]]
Answers = dict[tuple[str, str], Request]


async def append_all(session: Session, commits: list[Commit]) -> list[Exception | None]:
    """Do each commit that may be done; for the others, why not."""
    lasts = await lock_tables(session, commits)
    answers = await given_answers(session, commits)
    outcomes: list[Exception | None] = []
    accepted: list[Commit] = []
    for commit in commits:
        refusal = why_not(commit, lasts, answers)
        outcomes.append(refusal)
        if refusal is None:
            accepted.append(commit)
            lasts[commit.table_id] += len(commit.entries)
            if commit.request is not None:
                answers[commit.table_id, commit.request.key] = commit.request
    await write_log(session, accepted)
    await write_seats(session, accepted)
    await write_snapshots(session, accepted)
    return outcomes


async def lock_tables(session: Session, commits: list[Commit]) -> dict[str, int]:
    """The last numbers of the tables, which nobody else can change now.

    All servers lock in the order of the ids, so that they do not wait for each other in a circle.
    """
    ids: Values = [(table_id,) for table_id in sorted({commit.table_id for commit in commits})]
    rows = await session.rows_of_each("SELECT id, last FROM tables WHERE id = $1 FOR UPDATE", ids)
    return {row[0]: row[1] for row in rows}


async def given_answers(session: Session, commits: list[Commit]) -> Answers:
    """What was answered before to the keys of these commits."""
    keys: Values = [(commit.table_id, commit.request.key) for commit in commits if commit.request is not None]
    if not keys:
        return {}
    sql = "SELECT table_id, key, status, answer, wish FROM requests WHERE table_id = $1 AND key = $2"
    return {(row[0], row[1]): Request(*row[1:]) for row in await session.rows_of_each(sql, keys)}


def why_not(commit: Commit, lasts: dict[str, int], answers: Answers) -> Refused | None:
    """Why a commit cannot be done. A repeated one is told so first: its number is bound to be outdated."""
    if commit.table_id not in lasts:
        return Unknown(f"no table {commit.table_id!r}")
    request = commit.request
    if request is not None and (given := answers.get((commit.table_id, request.key))) is not None:
        return Repeated(given.status, given.answer) if given.is_for(request.wish) else KeyReused(request.key)
    if commit.number != lasts[commit.table_id] + 1:
        return Conflict(lasts[commit.table_id])
    return None


async def write_log(session: Session, commits: list[Commit]) -> None:
    """The entries, the answers, and the tables' own rows."""
    entries: Values = [
        (commit.table_id, number, commit.at, kind, body)
        for commit in commits
        for number, (kind, body) in enumerate(commit.entries, commit.number)
    ]
    requests: Values = [
        (commit.table_id, request.key, commit.number, request.status, request.answer, commit.at, request.wish)
        for commit in commits
        if (request := commit.request) is not None
    ]
    tables: Values = [
        (commit.number + len(commit.entries) - 1, commit.at, commit.state, commit.table_id) for commit in commits
    ]
    await run_some(
        session, "INSERT INTO entries (table_id, number, at, kind, body) VALUES ($1, $2, $3, $4, $5)", entries
    )
    await run_some(
        session,
        "INSERT INTO requests (table_id, key, number, status, answer, at, wish) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        requests,
    )
    await run_some(
        session, "UPDATE tables SET last = $1, updated = $2, state = coalesce($3, state) WHERE id = $4", tables
    )


async def write_seats(session: Session, commits: list[Commit]) -> None:
    """Who sits where, and whose turn it is."""
    for commit in commits:
        if commit.seats is not None:
            await put_seats(session, commit.table_id, commit.seats)
            left: Values = [(commit.table_id, seat.seat) for seat in commit.seats if seat.kind != PERSON]
            await run_some(session, "DELETE FROM holders WHERE table_id = $1 AND seat = $2", left)
        if commit.holders is not None:
            await add_holders(session, commit.table_id, commit.holders)
    due: Values = [
        (mask_of(commit.due), mask_of(commit.acted), commit.at, commit.table_id)
        for commit in commits
        if commit.due is not None
    ]
    await run_some(
        session,
        "UPDATE seats SET due_at = CASE WHEN (CAST($1 AS INTEGER) >> seat) & 1 = 0 THEN 0 "
        "WHEN due_at > 0 AND (CAST($2 AS INTEGER) >> seat) & 1 = 0 THEN due_at ELSE CAST($3 AS BIGINT) END, "
        "lease_until = 0, lease_by = '' WHERE table_id = $4",
        due,
    )


def mask_of(seats: list[int]) -> int:
    """A bit for each seat."""
    return sum(1 << seat for seat in set(seats))


async def put_seats(session: Session, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Set the seats given; one that is there stays as due as it was."""
    await session.run_each(
        "INSERT INTO seats (table_id, seat, kind, level, name, secret_hash, due_at, lease_until, lease_by) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, 0, '') ON CONFLICT (table_id, seat) DO UPDATE SET "
        "kind = excluded.kind, level = excluded.level, name = excluded.name, secret_hash = excluded.secret_hash",
        [(table_id, seat.seat, seat.kind, seat.level, seat.name, seat.secret_hash, seat.due_at) for seat in seats],
    )


async def add_holders(session: Session, table_id: str, holders: Sequence[Holder]) -> None:
    """Let these people act for these seats."""
    await session.run_each(
        "INSERT INTO holders (table_id, seat, person_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        [(table_id, holder.seat, holder.person_id) for holder in holders],
    )


async def write_snapshots(session: Session, commits: list[Commit]) -> None:
    """The snapshots, each instead of one that has become old."""
    snapshots: Values = [
        (commit.table_id, commit.number + len(commit.entries) - 1, commit.snapshot)
        for commit in commits
        if commit.snapshot is not None
    ]
    await run_some(
        session,
        "INSERT INTO snapshots (table_id, number, body) VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body",
        snapshots,
    )
    await run_some(
        session,
        "DELETE FROM snapshots WHERE table_id = $1 AND number <= "
        "(SELECT number FROM snapshots WHERE table_id = $2 ORDER BY number DESC LIMIT 1 OFFSET $3)",
        [(table_id, table_id, KEPT_SNAPSHOTS) for table_id, _, _ in snapshots],
    )


async def run_some(session: Session, sql: str, values: Values) -> None:
    """Carry out a statement for each set of values, if there are any."""
    if values:
        await session.run_each(sql, values)
