"""`roisoleil worker`: a process that thinks for the bots of a table server."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.cli.serve import check_system
from roisoleil.engine.codec import BrokenMessage

SWITCH_SECONDS = 0.0005
"""How long a search lets those wait who answer quickly beside it, where it is not compiled."""


def worker(
    *,
    database: Annotated[str, Parameter(env_var="ROISOLEIL_DATABASE")],
    broker: Annotated[str, Parameter(env_var="ROISOLEIL_BROKER")] = "",
    log: Literal["text", "json"] = "text",
) -> int:
    """Think for the bots at the tables of a database, until interrupted.

    `roisoleil serve` starts its own; more of them may run beside it, or on other machines.

    Parameters
    ----------
    database
        The file or address that the server was given.
    broker
        The redis:// or valkey:// address that the server was given; without it people wait a second or two for bots.
    log
        How the log is written to standard error: text to read, or json.
    """
    from roisoleil.server.bus import NoBroker  # noqa: PLC0415 - other commands need not wait for it
    from roisoleil.server.logs import set_up_logs  # noqa: PLC0415
    from roisoleil.server.store.errors import StoreError  # noqa: PLC0415

    check_system(sys.platform)
    set_up_logs(log == "json")
    try:
        asyncio.run(work(database, broker))
    except NoBroker as error:
        raise BrokenMessage(f"--broker: {error}") from error
    except StoreError as error:
        raise BrokenMessage(f"--database: {error}") from error
    return 0


async def work(database: str, broker: str) -> None:
    """Until interrupted, or until the server that started it has gone."""
    from roisoleil.server.bus import join_bus  # noqa: PLC0415 - other commands need not wait for it
    from roisoleil.server.crew import BUS, NAME  # noqa: PLC0415
    from roisoleil.server.hub import Hub  # noqa: PLC0415
    from roisoleil.server.store import open_store  # noqa: PLC0415
    from roisoleil.server.worker import Worker  # noqa: PLC0415

    bus = join_bus(os.environ.get(BUS, "") or broker)
    name = os.environ.get(NAME, "")
    is_over = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, is_over.set)
    if name:
        await loop.connect_read_pipe(lambda: Leash(is_over), sys.stdin)
    sys.setswitchinterval(SWITCH_SECONDS)
    async with await open_store(database) as store:
        thinker = Worker(Hub(store, bus), name)
        await bus.open(thinker.wake)
        try:
            await thinker.run(is_over)
        finally:
            await bus.close()


class Leash(asyncio.Protocol):
    """The pipe that a server holds its worker by."""

    def __init__(self, is_over: asyncio.Event) -> None:
        """To be set when the server has gone."""
        self._is_over = is_over

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has gone."""
        self._is_over.set()
