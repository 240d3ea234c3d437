"""`roisoleil admin`: seeing what tables there are, closing and deleting them, and tidying up."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import Parameter

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.cli.admin import Database, admin, with_store
from roisoleil.cli.common import out, print_json
from roisoleil.engine.codec import BrokenMessage, Json

if TYPE_CHECKING:
    from roisoleil.server.hub import Hub  # other commands need not wait for it
    from roisoleil.server.store import Store
    from roisoleil.server.store.rows import TableRow

DAY_MS: Final = 24 * 3_600_000
HOUR_MS: Final = 3_600_000
UNDER_WAY: Final = ("open", "playing")

AsJson = Annotated[bool, Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]


@admin.command(name="list")
def list_(
    *,
    state: Literal["open", "playing", "over", "ended"] | None = None,
    idle: int | None = None,
    damaged: Flag = False,
    limit: int = 50,
    database: Database = "",
    json: AsJson = False,
) -> int:
    """List tables, those that changed last first.

    Whoever knows the name of a table may watch it, unless its people wanted nobody to.

    Parameters
    ----------
    state
        Only tables in this state: waiting to be started, being played, finished, or ended early.
    idle
        Only tables where nothing has happened for so many days.
    damaged
        Only tables whose log cannot be carried out.
    limit
        How many at most.
    database
        The file or address that the server was given; by default the one in the user's data folder.
    json
        Report as JSON.
    """
    check_count("--limit", limit, 1)
    before = None if idle is None else now_ms() - check_count("--idle", idle, 0) * DAY_MS
    rows = with_store(database, lambda store: store.list_tables(state, before, damaged, limit))
    if json:
        print_json({"tables": [struct_of(row) for row in rows]})
        return 0
    for row in rows:
        out().print(line_of(row))
    if not rows:
        out().print("no such tables")
    return 0


@admin.command
def close(*table: str, database: Database = "") -> int:
    """Close tables that are open or being played: nobody can go on there, and bots think there no more.

    What was played can still be looked at. A running server notices within some seconds.

    Parameters
    ----------
    table
        Its name, as in its link; several may be given.
    database
        The file or address that the server was given.
    """

    async def work(store: Store) -> int:
        await check_tables(store, table)
        hub = make_hub(store)
        return sum([await close_one(hub, ident) for ident in table])

    closed = with_store(database, work)
    out().print(f"{closed} closed, {len(table) - closed} had ended already")
    return 0


@admin.command
def delete(*table: str, dry_run: Flag = False, database: Database = "") -> int:
    """Delete tables for good: their games, chats and notes. Close first what is open or being played.

    Parameters
    ----------
    table
        Its name, as in its link; several may be given.
    dry_run
        Only say what would be deleted.
    database
        The file or address that the server was given.
    """

    async def work(store: Store) -> int:
        for row in await check_tables(store, table):
            if row.state in UNDER_WAY and not row.is_damaged:
                raise BrokenMessage(f"{row.id} is {row.state}: `roisoleil admin close {row.id}` first")
        return len(set(table)) if dry_run else await store.delete_tables(sorted(set(table)))

    deleted = with_store(database, work)
    out().print(f"{deleted} would be deleted" if dry_run else f"{deleted} deleted")
    return 0


@admin.command
def prune(
    *,
    lobby_hours: int = 24,
    people_days: int = 90,
    finished_days: int | None = None,
    dry_run: Flag = False,
    database: Database = "",
    json: AsJson = False,
) -> int:
    """Tidy up, as a running server does every hour.

    Tables that nobody started are closed and a day later deleted; so are, after a week, games that are over and where
    nobody holds a seat. People without a seat are forgotten when they stay away. Games under way are never touched, and
    those that are over and that people still have only if you say so.

    Parameters
    ----------
    lobby_hours
        How long a table may wait to be started.
    people_days
        How long somebody without a seat may stay away.
    finished_days
        Delete also games that ended so many days ago and that people still have.
    dry_run
        Only count what would be done.
    database
        The file or address that the server was given.
    json
        Report as JSON.
    """
    from msgspec.structs import asdict  # noqa: PLC0415

    from roisoleil.server import care  # noqa: PLC0415 - other commands need not wait for it

    check_count("--lobby-hours", lobby_hours, 1)
    check_count("--people-days", people_days, 1)
    finished = None if finished_days is None else check_count("--finished-days", finished_days, 1) * DAY_MS
    ages = care.Ages(lobby_hours * HOUR_MS, people_days * DAY_MS, finished)
    done = with_store(database, lambda store: care.prune(make_hub(store), ages, dry_run))
    if json:
        print_json({**asdict(done), "dry_run": dry_run})
        return 0
    would = "would be " if dry_run else ""
    out().print(
        f"tables {would}closed: {done.closed}\ntables {would}deleted: {done.deleted}\n"
        f"people {would}forgotten: {done.forgotten}"
    )
    return 0


def now_ms() -> int:
    """Milliseconds since 1970."""
    return int(datetime.now(UTC).timestamp() * 1000)


def check_count(option: str, count: int, least: int) -> int:
    """A number that can be meant."""
    if count < least:
        raise BrokenMessage(f"{option}: must be at least {least}")
    return count


def make_hub(store: Store) -> Hub:
    """The tables, to be changed as a server would; those that run look for themselves."""
    from roisoleil.server.bus import Bus  # noqa: PLC0415
    from roisoleil.server.hub import Hub  # noqa: PLC0415

    return Hub(store, Bus())


async def check_tables(store: Store, idents: tuple[str, ...]) -> list[TableRow]:
    """These tables; refuses where there is none, or no such one, before anything is done."""
    if not idents:
        raise BrokenMessage("which table? `roisoleil admin list` has their names")
    rows = []
    for ident in idents:
        row = await store.table(ident)
        if row is None:
            raise BrokenMessage(f"there is no table {ident!r}")
        rows.append(row)
    return rows


async def close_one(hub: Hub, ident: str) -> int:
    """Close a table; 0 where it had ended."""
    from roisoleil.server.hub import Damaged  # noqa: PLC0415

    before = await hub.store.table(ident)
    try:
        await hub.change(ident, lambda salon: salon.close())
    except Damaged:
        raise BrokenMessage(f"{ident} is damaged and cannot be closed; `roisoleil admin delete` removes it") from None
    return int(before is not None and before.state in UNDER_WAY)


def struct_of(row: TableRow) -> dict[str, Json]:
    """A table as JSON; times are milliseconds since 1970."""
    return {
        "table": row.id,
        "game": row.game,
        "state": row.state,
        "created": row.created,
        "updated": row.updated,
        "entries": row.last,
        "public": row.is_public,
        "damaged": row.is_damaged,
        "opener": row.opener,
    }


def line_of(row: TableRow) -> str:
    """A table in a line."""
    changed = datetime.fromtimestamp(row.updated / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    return f"{row.id}  {row.game:<9}  {row.state:<7}  {changed}{'  damaged' if row.is_damaged else ''}"
