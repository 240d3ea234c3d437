"""The server: its calls, its stream, and how it says no."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.response import Stream as StreamResponse
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_422_UNPROCESSABLE_ENTITY,
)

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.api import Games, Tables, answer, current
from roisoleil.server.bus import HostBus
from roisoleil.server.crew import Crew
from roisoleil.server.describing import ANYBODY, STREAMED, LastEventId, Watched, answers
from roisoleil.server.hub import Hub, NoSuchTable
from roisoleil.server.openapi import openapi_config
from roisoleil.server.people import Asker, known_person, secret_of
from roisoleil.server.reading import Reading
from roisoleil.server.salon import Refused
from roisoleil.server.store import open_store
from roisoleil.server.stream import Stream, read_places
from roisoleil.server.talking import Myself, Talking
from roisoleil.server.telling import WATCHER, encode
from roisoleil.server.wire import Problem

MOST_TABLES: Final = 100
"""On one stream."""
HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it is alive."""
MOST_BYTES: Final = 64 * 1024
"""The longest request."""
EXPECTED: Final[list[int | type[Exception]]] = [IllegalChoice, Refused, BrokenMessage, NoSuchTable, *range(400, 500)]
"""Refusals, which are no faults of the server and not logged as such."""
LINES: Final = "application/x-ndjson"
"""Asked for by programs: the same messages, one to a line."""


@get("/healthz", tags=["operation"], responses=answers())
async def healthz(hub: Hub) -> dict[str, str]:
    """Whether the server and its store answer."""
    await hub.store.health()
    return {"status": "ok"}


@get("/api/stream", tags=["stream"], security=ANYBODY, responses=STREAMED)
async def stream(request: Asker, hub: Hub, watch: Watched = "", last_event_id: LastEventId = "") -> StreamResponse:
    """News of all my tables, from where I was on (Last-Event-ID): server-sent events, or lines of JSON.

    `watch` names one more table, to be watched; nobody need be known for that.
    """
    person = await known_person(request, hub) if not watch or secret_of(request) else None
    mine = Stream(person.id if person else "", read_places(last_event_id))
    hub.attach(mine)
    if watch:
        salon = await current(hub, watch)
        if not salon.created.watch:
            raise NoSuchTable
        await hub.listen(mine, watch, (WATCHER,))
    page = await hub.store.tables_of(mine.person, ["open", "playing"], limit=MOST_TABLES)
    for held in page.tables:
        await hub.listen(mine, held.table.id, tuple(held.seats))
    lines = LINES in request.headers.get("accept", "")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    kind = LINES if lines else "text/event-stream"
    return StreamResponse(messages(hub, mine, lines), media_type=kind, headers=headers)


async def messages(hub: Hub, mine: Stream, lines: bool) -> AsyncIterator[bytes]:
    """What is sent, until the client goes away or falls too far behind."""
    try:
        yield b"\n" if lines else b": hello\n\n"
        while (batch := await mine.next(HEARTBEAT)) is not None:
            if lines:
                yield as_lines(batch) or b"\n"
            else:
                yield batch or b": still here\n\n"
    finally:
        hub.forget(mine)


def as_lines(batch: bytes) -> bytes:
    """Server-sent events as lines of JSON: the place in a field of its own, before the message."""
    written = []
    for message in batch.split(b"\n\n")[:-1]:
        head, _, data = message.rpartition(b"data: ")
        place = head.removeprefix(b"id: ").strip()
        written.append(b'{"id":"' + place + b'","data":' + data + b"}\n")
    return b"".join(written)


# Refusals.


def refuse_illegal(_: Asker, error: IllegalChoice) -> Response[bytes]:
    """The rules forbid it: which, and what they allow."""
    problem = Problem(error.reason.key, section=error.reason.section, allowed=error.allowed)
    return answer(HTTP_422_UNPROCESSABLE_ENTITY, encode(problem))


def refuse_wish(_: Asker, error: Refused) -> Response[bytes]:
    """The moment, the seat or the wish is wrong."""
    return answer(error.status, encode(Problem(error.key)))


def refuse_broken(_: Asker, error: BrokenMessage) -> Response[bytes]:
    """It cannot be read."""
    return answer(HTTP_400_BAD_REQUEST, encode(Problem("broken", detail=str(error))))


def refuse_unknown(_: Asker, error: NoSuchTable) -> Response[bytes]:
    """There is no such table, or not for the asker."""
    return answer(HTTP_404_NOT_FOUND, encode(Problem("no-such-table")))


def refuse_http(_: Asker, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown paths, bodies that do not fit, strangers."""
    detail = "; ".join(str(part) for part in error.extra) if isinstance(error.extra, list) else ""
    return answer(error.status_code, encode(Problem("refused", detail=f"{error.detail} {detail}".strip())))


def make_app(database: str, workers: int) -> Litestar:
    """The application over a database, with so many processes that think for bots."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with await open_store(database) as store:
            bus = HostBus()
            hub = Hub(store, bus)
            app.state.hub = hub
            await bus.open(hub.refresh)
            crew = Crew(database, hub, bus, workers)
            crew.hire()
            try:
                yield
            finally:
                hub.close()
                await crew.dismiss()
                await bus.close()

    async def provide_hub(state: State) -> Hub:
        hub = state.hub
        assert isinstance(hub, Hub)
        return hub

    return Litestar(
        [Games, Tables, Reading, Talking, Myself, stream, healthz],
        lifespan=[lifespan],
        dependencies={"hub": Provide(provide_hub)},
        request_max_body_size=MOST_BYTES,
        exception_handlers={
            IllegalChoice: refuse_illegal,
            Refused: refuse_wish,
            BrokenMessage: refuse_broken,
            NoSuchTable: refuse_unknown,
            HTTPException: refuse_http,
        },
        debug=True,
        logging_config=LoggingConfig(log_exceptions="always", disable_stack_trace=set(EXPECTED)),
        openapi_config=openapi_config(),
    )
