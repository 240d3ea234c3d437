"""Running the application: from the open port to a quiet end."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from asyncio import Protocol
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final, Literal

import uvicorn
from litestar import Litestar

from roisoleil.server.guard import Guard
from roisoleil.server.hosts import hosts
from roisoleil.server.logs import get_log

STOP_SECONDS: Final = 5
"""How long requests that are under way may take to end when the server stops."""
SWEEPS: Final = (5_000, 20, 1_000)
"""New objects before the youngest are swept; sweeps before the next older ones are."""
BACKLOG: Final = 2048
"""Connections that may wait to be accepted, as when all clients come back after a restart."""


def listen(host: str, port: int) -> socket.socket:
    """An open port; raises OSError where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
    # Connections inherit it. Else the end of an answer may wait 40 ms for the client, where there is no uvloop.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def protocol() -> type[Protocol] | Literal["auto"]:
    """How HTTP is spoken: with connections that can be taken over, where the quick parser is to be had."""
    if find_spec("httptools") is None:
        return "auto"
    from roisoleil.server.door import Door  # noqa: PLC0415 - not everywhere

    return Door


def run(
    app: Litestar,
    listener: socket.socket,
    ready: Callable[[], None],
    proxy: str,
    limits: float,
    log_requests: bool,
    names: list[str],
    host: str = "",
) -> None:
    """Serve until told to stop. What a trusted proxy says about its clients is believed.

    Behind a proxy any name is taken for ours unless some are given: it has passed on what was meant for us. `host` is
    where we listen, which may be a name.
    """
    config = uvicorn.Config(
        Guard(app, app.state.meters, limits, log_requests, hosts(names, bool(proxy) and not names, host)),
        lifespan="off",  # it is ours: what goes wrong in it is told by its own name
        http=protocol(),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxy),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve(app, config, listener, ready))


async def serve(app: Litestar, config: uvicorn.Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Open the store, answer, and close it again once nobody is left."""
    try:
        async with app.lifespan():
            sweep_seldom()
            await Running(config, app, ready).serve(sockets=[listener])
    except BaseExceptionGroup as group:  # the framework's, around what went wrong
        raise first_of(group) from None
    get_log().info("stopped")


def first_of(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """What went wrong first."""
    first = group.exceptions[0]
    return first_of(first) if isinstance(first, BaseExceptionGroup) else first


def sweep_seldom() -> None:
    """Look for rubbish among the old objects only now and then: with thousands of tables it takes a tenth of a second.

    What refers to itself and lives long is rare here; it is swept out when the house is kept (operation.py).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEPS)


class Running(uvicorn.Server):
    """Sends those who listen home when it is told to stop, instead of waiting for them."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        """`ready` is called once requests are answered."""
        super().__init__(config)
        self._app: Final = app
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End all streams; what else is under way is finished."""
        get_log().info("stopping")
        self._app.state.is_stopping = True
        self._app.state.hub.close()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to; that is no failure, and the process ends as if it had nothing left to do."""
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, self.handle_exit, number, None)
        yield
