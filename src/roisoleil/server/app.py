"""The server: its calls and its stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.response import Stream as StreamResponse

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.server.api import Games, Tables, current
from roisoleil.server.bus import open_bus
from roisoleil.server.crew import Crew
from roisoleil.server.describing import ANYBODY, STREAMED, LastEventId, Watched
from roisoleil.server.hearing import Hearing
from roisoleil.server.hinting import Hinting
from roisoleil.server.hub import Hub, NoSuchTable
from roisoleil.server.lobby import public_tables
from roisoleil.server.meters import Meters
from roisoleil.server.openapi import openapi_config
from roisoleil.server.operation import first_page, healthz, keep_house, metrics, style
from roisoleil.server.people import Asker, known_person, secret_of
from roisoleil.server.reading import Reading
from roisoleil.server.refusing import HANDLERS
from roisoleil.server.salon import Refused
from roisoleil.server.store import open_store
from roisoleil.server.stream import Stream, read_places
from roisoleil.server.talking import Myself, Talking
from roisoleil.server.telling import WATCHER

MOST_TABLES: Final = 100
"""On one stream."""
HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it is alive."""
MOST_BYTES: Final = 64 * 1024
"""The longest request."""
LINES: Final = "application/x-ndjson"
"""Asked for by programs: the same messages, one to a line."""


@get("/api/stream", tags=["stream"], security=ANYBODY, responses=STREAMED)
async def stream(
    request: Asker, hub: Hub, state: State, watch: Watched = "", last_event_id: LastEventId = ""
) -> StreamResponse:
    """News of all my tables, from where I was on (Last-Event-ID): server-sent events, or lines of JSON.

    `watch` names one more table, to be watched; nobody need be known for that.
    """
    if state.is_stopping:
        raise Refused("stopping", 503)
    person = await known_person(request, hub) if not watch or secret_of(request) else None
    mine = Stream(person.id if person else "", read_places(last_event_id))
    lines = LINES in request.headers.get("accept", "")
    sent = messages(hub, mine, watch, lines, state.meters)
    await anext(sent)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    kind = LINES if lines else "text/event-stream"
    return StreamResponse(sent, media_type=kind, headers=headers)


async def messages(hub: Hub, mine: Stream, watch: str, lines: bool, meters: Meters) -> AsyncIterator[bytes]:
    """What is sent, until the client goes away or falls too far behind.

    The first is for whoever begins it: what is wrong is said before, and what is begun will be ended.
    """
    try:
        await listen_to_all(hub, mine, watch)
        yield b""
        yield b"\n" if lines else b": hello\n\n"
        while (batch := await mine.next(HEARTBEAT)) is not None:
            if lines:
                yield as_lines(batch) or b"\n"
            else:
                yield batch or b": still here\n\n"
        meters.cut.inc()
    finally:
        hub.forget(mine)


async def listen_to_all(hub: Hub, mine: Stream, watch: str) -> None:
    """Let a stream hear of all tables of its person, and of the one to be watched."""
    hub.attach(mine)
    if watch:
        salon = await current(hub, watch)
        if not salon.created.watch:
            raise NoSuchTable
        await hub.listen(mine, watch, (WATCHER,))
    page = await hub.store.tables_of(mine.person, ["open", "playing"], limit=MOST_TABLES)
    for held in page.tables:
        await hub.listen(mine, held.table.id, tuple(held.seats))


def as_lines(batch: bytes) -> bytes:
    """Server-sent events as lines of JSON: the place in a field of its own, before the message."""
    written = []
    for message in batch.split(b"\n\n")[:-1]:
        head, _, data = message.rpartition(b"data: ")
        place = head.removeprefix(b"id: ").strip()
        written.append(b'{"id":"' + place + b'","data":' + data + b"}\n")
    return b"".join(written)


def make_app(
    database: str, workers: int, broker: str = "", is_public: bool = False, metrics_token: str = ""
) -> Litestar:
    """The application over a database, with so many processes that think for bots."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with await open_store(database) as store:
            bus = open_bus(broker)
            hub = Hub(store, bus)
            app.state.hub = hub
            hearing = Hearing(hub)
            await hearing.open()
            crew = Crew(database, hub, bus, workers)
            crew.hire()
            house = asyncio.create_task(keep_house(hub))
            try:
                yield
            finally:
                house.cancel()
                hub.close()
                await crew.dismiss()
                await hearing.close()

    async def provide_hub(state: State) -> Hub:
        hub = state.hub
        assert isinstance(hub, Hub)
        return hub

    about = {"is_public": is_public, "metrics_token": metrics_token, "is_stopping": False, "meters": Meters()}
    return Litestar(
        [Games, Tables, Reading, Hinting, Talking, Myself, public_tables, stream, healthz, metrics, first_page, style],
        lifespan=[lifespan],
        state=State(about),
        dependencies={"hub": Provide(provide_hub)},
        request_max_body_size=MOST_BYTES,
        exception_handlers=HANDLERS,
        debug=False,
        logging_config=None,
        openapi_config=openapi_config(),
    )
