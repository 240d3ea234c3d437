"""What the operator of a server needs: whether it is well, what it counts, its first page, and its housekeeping."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from msgspec.structs import asdict

from roisoleil.server.care import Ages, prune
from roisoleil.server.describing import answers
from roisoleil.server.hub import Hub, NoSuchTable, now_ms
from roisoleil.server.logs import get_log
from roisoleil.server.people import Asker
from roisoleil.server.salon import Refused
from roisoleil.server.store import Store
from roisoleil.server.store.errors import Unavailable

PATIENCE: Final = 2.0
"""Seconds that the store has to answer: whoever asks about our health does not wait much longer."""
FRESH: Final = 1.0
"""Seconds for which the same answer is given."""
HOUR: Final = 3600
KEPT_MS: Final = 7 * 24 * HOUR * 1000
"""How long answers are kept for requests that come again: a client that was asleep for a week starts anew."""
LOOPBACK: Final = {"127.0.0.1", "::1"}
FORWARDED: Final = ("x-forwarded-for", "forwarded", "via")
"""Headers of a proxy: behind it is somebody from elsewhere, wherever the proxy itself may be."""
EXPOSITION: Final = "text/plain; version=0.0.4"


@get("/healthz", tags=["operation"], responses=answers())
async def healthz(state: State) -> dict[str, str]:
    """Whether the server answers, and its store writes."""
    if state.is_stopping:
        raise Refused("stopping", 503)
    try:
        async with asyncio.timeout(PATIENCE):
            await state.health.ask()
    except TimeoutError:
        raise Unavailable("no answer") from None
    return {"status": "ok", "program": "roisoleil"}


class Health:
    """Whether a store is well. However many want to know, it is asked once a second at most: it writes for that."""

    def __init__(self, store: Store) -> None:
        """Nobody has asked yet."""
        self._store: Final = store
        self._task: asyncio.Task[str] | None = None
        self._since = 0.0

    async def ask(self) -> None:
        """Raises Unavailable if the store is not well, or was not a moment ago."""
        if self._task is None or (self._task.done() and monotonic() - self._since > FRESH):
            self._since = monotonic()
            self._task = asyncio.create_task(self._examine())
        if trouble := await asyncio.shield(self._task):
            raise Unavailable(trouble)

    async def _examine(self) -> str:
        """What is wrong, or nothing."""
        try:
            await self._store.health()
        except Unavailable as error:
            return str(error) or "not well"
        return ""


@get("/metrics", include_in_schema=False)
async def metrics(request: Asker, hub: Hub, state: State) -> Response[bytes]:
    """What the server counts, for those on this machine or with the token."""
    if not may_measure(request, state.metrics_token):
        raise NoSuchTable
    return Response(await state.meters.page(hub), media_type=EXPOSITION)


def may_measure(request: Asker, token: str) -> bool:
    """Whether the asker knows the token, or where none is set, asks from this machine itself."""
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return secrets.compare_digest(given.encode(), token.encode())
    is_here = request.client is not None and request.client.host in LOOPBACK
    return is_here and not any(name in request.headers for name in FORWARDED)


async def keep_house(hub: Hub) -> None:
    """Forget what need not be kept, and close what nobody goes on with, until cancelled."""
    while True:
        for step in (forget_answers, Hub.vacate, tidy_up):
            await try_step(hub, step)
        gc.collect()
        await asyncio.sleep(HOUR)


async def try_step(hub: Hub, step: Callable[[Hub], Awaitable[None]]) -> None:
    """Do a part of the housekeeping; what goes wrong there keeps us neither from the others nor from the next time."""
    try:
        await step(hub)
    except Unavailable as error:
        get_log().error("store-unavailable", call="housekeeping", error=str(error))
    except Exception as error:  # noqa: BLE001 - noted, and tried again the next time
        hub.note_fault("housekeeping", error)


async def forget_answers(hub: Hub) -> None:
    """Forget old answers."""
    if forgotten := await hub.store.forget_requests(now_ms() - KEPT_MS):
        get_log().info("old-answers-forgotten", number=forgotten)


async def tidy_up(hub: Hub) -> None:
    """Close and forget what lies idle."""
    if not (pruned := await prune(hub, Ages())).is_nothing():
        get_log().info("pruned", **asdict(pruned))
