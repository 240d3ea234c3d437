"""The server that is measured, in processes of its own, and what it takes of the machine."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil

from benchmarks.server.lines import HOST

START: Final = "import sys; from roisoleil.cli.main import main; sys.exit(main())"
PATIENCE: Final = 30.0
"""Seconds until the server must listen, or have ended."""
KIB: Final = 1024
PAGE_KIB: Final = resource.getpagesize() // KIB


class House:
    """Some processes that serve the same tables."""

    def __init__(self, processes: list[subprocess.Popen[bytes]], ports: list[int]) -> None:
        """They listen already."""
        self.ports: Final = ports
        self._processes: Final = [psutil.Process(process.pid) for process in processes]

    def busy(self) -> float:
        """Their processor time so far, in seconds."""
        return sum(busy_seconds(process) for process in self._everybody())

    def memory(self) -> float:
        """The memory that only they have, in KiB."""
        return sum(float(process.memory_full_info().uss) for process in self._everybody()) / KIB

    def _everybody(self) -> Iterator[psutil.Process]:
        for process in self._processes:
            yield process
            yield from process.children(recursive=True)


def busy_seconds(process: psutil.Process) -> float:
    """The processor time of a process, its own and the kernel's for it."""
    times = process.cpu_times()
    return float(times.user + times.system)


def kernel_memory() -> float:
    """What the kernel holds for all TCP connections of the machine, both ends, in KiB: waiting data only."""
    words = Path("/proc/net/sockstat").read_text().split("TCP: ")[1].split("\n")[0].split()
    return float(words[words.index("mem") + 1]) * PAGE_KIB


def allow_many_files() -> None:
    """Allow this process and those it starts as many connections as the system permits."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def open_house(database: str, count: int = 1, options: tuple[str, ...] = ()) -> Iterator[House]:
    """Start so many server processes over one database."""
    allow_many_files()
    ports = [free_port() for _ in range(count)]
    processes = [start(port, database, options) for port in ports]
    try:
        for port, process in zip(ports, processes, strict=True):
            await_port(port, process)
        yield House(processes, ports)
    finally:
        for process in processes:
            stop(process)


def start(port: int, database: str, options: tuple[str, ...]) -> subprocess.Popen[bytes]:
    """`roisoleil serve`, without bots."""
    words = ["serve", "--port", str(port), "--database", database, "--workers", "0", *options]
    command = [sys.executable, "-c", START, *words]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, env=dict(os.environ))


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until a process listens."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("the server does not start")


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and insist where it does not."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
