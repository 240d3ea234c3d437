"""The workers of a server: processes of their own, started again when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Final

from roisoleil.server.bus import Bus
from roisoleil.server.hub import Hub, new_ident
from roisoleil.server.logs import get_log
from roisoleil.server.store.errors import Unavailable

DATABASE: Final = "ROISOLEIL_DATABASE"
BUS: Final = "ROISOLEIL_BUS"
"""The variables that tell a worker where to connect; a command line could be read by others."""
NAME: Final = "ROISOLEIL_WORKER"
"""The variable that tells a worker its name, under which it borrows turns: it belongs to a server, and ends with it."""
START: Final = "from roisoleil.cli.main import main; main()"
PAUSE: Final = 0.5
"""Seconds before a worker that died is replaced."""
PATIENCE: Final = 5.0


class Crew:
    """So many workers over one database."""

    def __init__(self, database: str, hub: Hub, bus: Bus, workers: int) -> None:
        """None until they are hired."""
        self._database: Final = database
        self._hub: Final = hub
        self._bus: Final = bus
        self._workers: Final = workers
        self._keepers: Final[list[asyncio.Task[None]]] = []
        self.processes: Final[set[asyncio.subprocess.Process]] = set()

    def hire(self) -> None:
        """Start all of them."""
        self._keepers.extend(asyncio.create_task(self._keep()) for _ in range(self._workers))

    async def dismiss(self) -> None:
        """End all of them."""
        for keeper in self._keepers:
            keeper.cancel()
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
        for process in list(self.processes):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), PATIENCE)

    async def _keep(self) -> None:
        """One worker after the other; what a dead one had borrowed, the next one gets."""
        while True:
            name = new_ident()
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", START, "worker"),
                stdin=asyncio.subprocess.PIPE,  # it breaks when this process ends, however it ends
                env={**os.environ, DATABASE: self._database, BUS: self._bus.address, NAME: name},
            )
            self.processes.add(process)
            status = await process.wait()
            self.processes.discard(process)
            get_log().warning("worker-died", status=status)
            with contextlib.suppress(Unavailable):  # then its lease has to run out
                await self._hub.store.release(name)
            await asyncio.sleep(PAUSE)
