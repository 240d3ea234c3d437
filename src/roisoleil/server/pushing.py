"""The answer to whoever listens: news of all their tables, until they go away.

It is plain ASGI: of the thousands of streams that may be open, each costs memory for as long as somebody listens.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.types import Receive, Scope, Send

from roisoleil.server.hub import Hub, NoSuchTable
from roisoleil.server.meters import Meters
from roisoleil.server.stream import Stream
from roisoleil.server.telling import WATCHER

MOST_TABLES: Final = 100
"""On one stream."""
HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it is alive."""
LINES: Final = "application/x-ndjson"
"""Asked for by programs: the same messages, one to a line."""
EVENTS: Final = "text/event-stream"


class Pushing:
    """All that is sent on one stream."""

    def __init__(self, hub: Hub, stream: Stream, watch: str, lines: bool, meters: Meters) -> None:
        """`watch` names one more table, to be watched."""
        self._hub: Final = hub
        self._stream: Final = stream
        self._watch: Final = watch
        self._lines: Final = lines
        self._meters: Final = meters
        self._is_gone = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what comes, until the client goes away or falls too far behind. What is wrong is said before."""
        self._hub.attach(self._stream)
        farewell: asyncio.Task[None] | None = None
        try:
            await self._listen_to_all()
            farewell = asyncio.create_task(self._await_farewell(receive))
            await self._send_all(send)
        finally:
            if farewell is not None:
                farewell.cancel()
            self._hub.forget(self._stream)

    async def _listen_to_all(self) -> None:
        """Let the stream hear of all tables of its person, and of the one to be watched."""
        hub, stream = self._hub, self._stream
        if self._watch:
            async with hub.room(self._watch) as room:
                salon = await hub.salon_of(room)
            if not salon.created.watch:
                raise NoSuchTable
            await hub.listen(stream, self._watch, (WATCHER,))
        page = await hub.store.tables_of(stream.person, ["open", "playing"], limit=MOST_TABLES)
        for held in page.tables:
            await hub.listen(stream, held.table.id, tuple(held.seats))

    async def _await_farewell(self, receive: Receive) -> None:
        """End the stream when its client goes away."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self._is_gone = True
        self._stream.cut()

    async def _send_all(self, send: Send) -> None:
        kind = LINES if self._lines else EVENTS
        headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        batch: bytes | None = b"" if self._lines else b": hello\n\n"
        while batch is not None:
            body = as_lines(batch) if self._lines else batch
            silence = b"\n" if self._lines else b": still here\n\n"
            await send({"type": "http.response.body", "body": body or silence, "more_body": True})
            batch = await self._stream.next(HEARTBEAT)
        if not self._is_gone:
            self._meters.cut.inc()
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def as_lines(batch: bytes) -> bytes:
    """Server-sent events as lines of JSON: the place in a field of its own, before the message."""
    written = []
    for message in batch.split(b"\n\n")[:-1]:
        head, _, data = message.rpartition(b"data: ")
        place = head.removeprefix(b"id: ").strip()
        written.append(b'{"id":"' + place + b'","data":' + data + b"}\n")
    return b"".join(written)
