"""What was measured, as it is kept in benchmarks/server/results."""

from __future__ import annotations

import os
import platform
import subprocess
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from roisoleil.engine import match

SYNCS: Final = 200
SYNC_BYTES: Final = b"x" * 4096
"""A page of the journal."""


class Spread(Struct, frozen=True):
    """Times in milliseconds."""

    p50: float
    p99: float
    longest: float


class Machine(Struct, frozen=True):
    """Where and when it was measured."""

    date: str
    commit: str
    cores: int
    python: str
    system: str
    build: str
    """Whether the rules were compiled or interpreted."""


class Round(Struct, frozen=True):
    """Some time at some tables."""

    tables: int
    streams: int
    asked_rate: float
    """Choices a second that were to be made; 0 for as many as can be."""
    seconds: float
    choices: int
    openings: int
    """Games that were started meanwhile, in place of finished ones."""
    faults: int
    per_second: float
    per_cpu_second: float
    """Choices for each second of the server's processor time."""
    client_cpu: float
    """Seconds of processor time of the client for each second."""
    answered: Spread
    """From the call to its answer."""
    told: Spread
    """From the call until the last stream of the table had the update."""
    late: float
    """By how many milliseconds a choice was sent later than planned, at worst."""
    bytes_per_update: float


class Memory(Struct, frozen=True):
    """What tables take, in KiB for each, with their open streams."""

    tables: int
    server: float
    kernel: float
    """Data that waits in the kernel, of both ends."""


class Load(Struct, frozen=True):
    """At full load."""

    machine: Machine
    game: str
    syncs: Spread
    """What the disk takes to store a page for good."""
    memory: Memory
    round: Round
    faults: list[str]


class Contender(Struct, frozen=True):
    """A server among others, measured some times."""

    name: str
    busy: list[Round]
    """As fast as can be: the next choice when all four have the update."""
    steady: list[Round]
    memory: list[Memory]


class Peers(Struct, frozen=True):
    """Servers side by side."""

    machine: Machine
    game: str
    syncs: list[Spread]
    contenders: list[Contender]


class Point(Struct, frozen=True):
    """So many tables of a series."""

    series: str
    tables: int
    memory: Memory
    busy: Round
    steady: Round
    faults: list[str]


class Growth(Struct, frozen=True):
    """How cost grows."""

    machine: Machine
    game: str
    rate: float
    """Choices a second, where they are steady."""
    points: list[Point]


def spread(seconds: list[float]) -> Spread:
    """How times are spread."""
    if not seconds:
        return Spread(0, 0, 0)
    ordered = sorted(seconds)
    p50, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return Spread(round(p50 * 1e3, 2), round(p99 * 1e3, 2), round(ordered[-1] * 1e3, 2))


def machine() -> Machine:
    """This machine, now."""
    git = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(git, capture_output=True, text=True, check=True, cwd=Path(__file__).parent).stdout.strip()
    date = datetime.now(UTC).date().isoformat()
    build = "interpreted" if str(match.__file__).endswith(".py") else "compiled"
    return Machine(date, commit, os.cpu_count() or 0, platform.python_version(), platform.system(), build)


def sync_times(folder: Path) -> Spread:
    """How long the disk takes to store a page for good: no stored choice can be faster."""
    times = []
    path = folder / "sync"
    file = os.open(path, os.O_WRONLY | os.O_CREAT)
    for _ in range(SYNCS):
        begun = time.perf_counter()
        os.write(file, SYNC_BYTES)
        os.fdatasync(file)
        times.append(time.perf_counter() - begun)
    os.close(file)
    path.unlink()
    return spread(times)
