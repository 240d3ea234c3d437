"""`roisoleil worker`: a process that thinks for the bots of a table server."""

from __future__ import annotations

import asyncio
import os
import signal

from roisoleil import games as _games  # noqa: F401 - registers the games


def worker(*, database: str) -> int:
    """Think for the bots at the tables of a database, until interrupted.

    `roisoleil serve` starts its own; more of them may run beside it.

    Parameters
    ----------
    database
        The file or address that the server was given.
    """
    asyncio.run(work(database))
    return 0


async def work(database: str) -> None:
    """Until interrupted, or until the server that started it has gone."""
    from roisoleil.server.bus import Bus, GuestBus  # noqa: PLC0415 - other commands need not wait for it
    from roisoleil.server.crew import BUS, NAME  # noqa: PLC0415
    from roisoleil.server.hub import Hub  # noqa: PLC0415
    from roisoleil.server.store import open_store  # noqa: PLC0415
    from roisoleil.server.worker import Worker  # noqa: PLC0415

    address = os.environ.get(BUS, "")
    bus = GuestBus(address) if address else Bus()
    is_over = bus.is_over if isinstance(bus, GuestBus) else asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, is_over.set)
    async with await open_store(database) as store:
        thinker = Worker(Hub(store, bus), os.environ.get(NAME, ""))
        await bus.open(thinker.wake)
        await thinker.run(is_over)
        await bus.close()
