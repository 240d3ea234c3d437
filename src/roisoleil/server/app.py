"""The server: its calls and its stream."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ASGIApp

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.server.about import about
from roisoleil.server.api import Games, Tables
from roisoleil.server.bus import open_bus
from roisoleil.server.crew import Crew
from roisoleil.server.describing import ANYBODY, STREAMED, LastEventId, Watched
from roisoleil.server.hearing import Hearing
from roisoleil.server.hinting import Hinting
from roisoleil.server.hub import Hub
from roisoleil.server.lobby import public_tables
from roisoleil.server.meters import Meters
from roisoleil.server.openapi import openapi_config
from roisoleil.server.operation import Health, healthz, keep_house, metrics
from roisoleil.server.pages import page
from roisoleil.server.people import Asker, known_person, person_of
from roisoleil.server.pushing import LINES, Pushing
from roisoleil.server.reading import Reading
from roisoleil.server.refusing import HANDLERS
from roisoleil.server.salon import Refused
from roisoleil.server.store import open_store
from roisoleil.server.stream import Stream, read_places
from roisoleil.server.talking import Myself, Talking

MOST_BYTES: Final = 64 * 1024
"""The longest request."""


@get("/api/stream", tags=["stream"], security=ANYBODY, responses=STREAMED)
async def stream(
    request: Asker, hub: Hub, state: State, watch: Watched = "", last_event_id: LastEventId = ""
) -> ASGIApp:
    """News of all my tables, from where I was on (Last-Event-ID): server-sent events, or lines of JSON.

    `watch` names one more table, to be watched; nobody need be known for that.
    """
    if state.is_stopping:
        raise Refused("stopping", 503)
    person = await person_of(request, hub) if watch else await known_person(request, hub)
    mine = Stream(person.id if person else "", read_places(last_event_id))
    return Pushing(hub, mine, watch, LINES in request.headers.get("accept", ""), state.meters)


def make_app(
    database: str, workers: int, broker: str = "", is_public: bool = False, metrics_token: str = ""
) -> Litestar:
    """The application over a database, with so many processes that think for bots."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with await open_store(database) as store:
            bus = open_bus(broker)
            hub = Hub(store, bus, app.state.meters.faults.inc)
            app.state.hub = hub
            app.state.health = Health(store)
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

    facts = {"is_public": is_public, "metrics_token": metrics_token, "is_stopping": False, "meters": Meters()}
    return Litestar(
        [Games, Tables, Reading, Hinting, Talking, Myself, public_tables, stream, about, healthz, metrics, page],
        lifespan=[lifespan],
        state=State(facts),
        dependencies={"hub": Provide(provide_hub)},
        request_max_body_size=MOST_BYTES,
        exception_handlers=HANDLERS,
        debug=False,
        logging_config=None,
        openapi_config=openapi_config(),
    )
