"""The answer to whoever listens: news of all their tables, until they go away.

Of the thousands of streams that may be open, each costs memory for as long as somebody listens. So the connection is
taken over from the web server (door.py): no task waits for news, they are written as they come.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import Protocol, Transport
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Final, cast

from litestar.types import Receive, Scope, Send

from roisoleil.server.hub import Damaged, Hub, NoSuchTable
from roisoleil.server.meters import Meters
from roisoleil.server.pages import BUILD
from roisoleil.server.store.errors import StoreError
from roisoleil.server.store.rows import HeldTable
from roisoleil.server.stream import Stream
from roisoleil.server.telling import WATCHER

MOST_TABLES: Final = 100
"""On one stream."""
MOST_LEFT: Final = 50
"""Tables that are over, on a stream that is opened again: with the others, less than an id may name."""
HEARTBEAT: Final = 15.0
"""Seconds after which a silent stream shows that it is alive."""
LOST_MS: Final = 60_000
"""How long a client may leave what was sent unconfirmed: longer than a tunnel, shorter than a nap."""
LINES: Final = "application/x-ndjson"
"""Asked for by programs: the same messages, one to a line."""
EVENTS: Final = "text/event-stream"
PAGE_HEADER: Final = "roisoleil-page"
"""Tells whoever comes, or comes back, which build of the page is served here."""
HANDOVER: Final = "roisoleil.handover"
"""The extension by which a connection is taken over (door.py)."""
LEAVE: Final = "roisoleil.leave"
"""In the state of a request: what is to be called when its stream has ended."""

Take = Callable[[Protocol], Transport]
Leave = Callable[[], None]


class Pushing:
    """The answer, as an ASGI application."""

    def __init__(self, hub: Hub, stream: Stream, watch: str, lines: bool, meters: Meters) -> None:
        """`watch` names one more table, to be watched."""
        self._hub: Final = hub
        self._stream: Final = stream
        self._watch: Final = watch
        self._lines: Final = lines
        self._meters: Final = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send all that comes. What is wrong is said before."""
        hub, stream = self._hub, self._stream
        hub.attach(stream)
        line: Line | None = None
        try:
            await self._listen_to_all()
            await self._begin(send)
            take = cast("dict[str, Take]", (scope.get("extensions") or {}).get(HANDOVER, {})).get("take")
            if take is None:
                await self._go_on(receive, send)
            else:
                line = Line(
                    hub, stream, self._lines, self._meters, cast("Leave | None", scope["state"].pop(LEAVE, None))
                )
                line.open(take(line))
        finally:
            if line is None:
                hub.forget(stream)

    async def _listen_to_all(self) -> None:
        """Let the stream hear of all tables of its person, and of the one to be watched."""
        hub, stream = self._hub, self._stream
        if self._watch:
            await self._try(self._watch, self._watch_one())
        page = await hub.store.tables_of(stream.person, ["open", "playing"], limit=MOST_TABLES)
        mine = {held.table.id: tuple(held.seats) for held in page.tables + await self._tables_left()}
        for ident in stream.places.keys() - stream.viewpoints.keys() - mine.keys():
            del stream.places[ident]
        for ident, seats in mine.items():
            with suppress(NoSuchTable):  # It was deleted a moment ago.
                await self._try(ident, hub.listen(stream, ident, seats))

    async def _try(self, ident: str, listening: Coroutine[None, None, None]) -> None:
        """Listen to a table. One that cannot be told of is left out: the others are told all the same."""
        try:
            await listening
        except (StoreError, NoSuchTable):
            raise
        except Damaged:
            pass  # It was noted where it was found.
        except Exception as error:  # noqa: BLE001 - noted
            self._hub.note_fault("listening", error)
            self._hub.unlisten(self._stream, ident)

    async def _watch_one(self) -> None:
        """Let the stream hear of the table to be watched, from the person's own seats if they have some."""
        hub, stream = self._hub, self._stream
        async with hub.room(self._watch) as room:
            salon = await hub.read_on(room)
            own = tuple(await hub.seats_of(room, stream.person))
        if not own and not salon.created.watch:
            raise NoSuchTable
        await hub.listen(stream, self._watch, own or (WATCHER,))

    async def _tables_left(self) -> list[HeldTable]:
        """Tables that ended lately, among those the client was told of: it may not know, or wait for a rematch."""
        stream = self._stream
        if not stream.places:
            return []
        page = await self._hub.store.tables_of(stream.person, ["over", "ended"], limit=MOST_LEFT)
        return [held for held in page.tables if held.table.id in stream.places]

    async def _begin(self, send: Send) -> None:
        kind = LINES if self._lines else EVENTS
        headers = [(b"content-type", kind.encode()), (b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]
        headers += [(PAGE_HEADER.encode(), BUILD.name.encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": silence(self._lines), "more_body": True})

    async def _go_on(self, receive: Receive, send: Send) -> None:
        """Send by the web server, where it does not hand the connection over."""
        farewell = asyncio.create_task(self._await_farewell(receive))
        try:
            while (batch := await self._stream.next(HEARTBEAT)) is not None:
                await send({"type": "http.response.body", "body": written(batch, self._lines), "more_body": True})
        finally:
            farewell.cancel()
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _await_farewell(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self._stream.cut()


class Line(Protocol):
    """The connection to a client who listens."""

    def __init__(self, hub: Hub, stream: Stream, lines: bool, meters: Meters, leave: Leave | None) -> None:
        """`leave` is called at the end."""
        self._hub: Final = hub
        self._stream: Final = stream
        self._lines: Final = lines
        self._meters: Final = meters
        self._leave: Final = leave
        self._transport: Transport | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._is_full = False
        self._is_over = False
        self._spoke = monotonic()

    def open(self, transport: Transport) -> None:
        """Write what has come so far, and from now on whatever comes."""
        if transport.is_closing():
            self.connection_lost(None)
            return
        self._transport = transport
        connection = transport.get_extra_info("socket")
        if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_MS)
        self._stream.on_news = self._write_all
        self._alarm = asyncio.get_running_loop().call_later(HEARTBEAT, self._beat)
        self._write_all()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone, or was sent away."""
        if self._is_over:
            return
        self._is_over = True
        self._stream.on_news = None
        self._transport = None
        if self._alarm is not None:
            self._alarm.cancel()
        self._hub.forget(self._stream)
        if self._leave is not None:
            self._leave()

    def pause_writing(self) -> None:
        """The client does not keep up: let news wait."""
        self._is_full = True

    def resume_writing(self) -> None:
        """It has caught up."""
        self._is_full = False
        self._write_all()

    def _write_all(self) -> None:
        transport = self._transport
        if transport is None:
            return
        if not self._is_full and (batch := self._stream.take()):
            self._write(written(batch, self._lines))
        if self._stream.is_cut:
            self._transport = None
            self._meters.cut.inc()
            if self._is_full:
                transport.abort()
            else:
                transport.write(b"0\r\n\r\n")
                transport.close()

    def _write(self, body: bytes) -> None:
        assert self._transport is not None
        self._spoke = monotonic()
        self._transport.write(b"%x\r\n%b\r\n" % (len(body), body))

    def _beat(self) -> None:
        """Break the silence, if there was any."""
        if self._transport is None:
            return
        pause = self._spoke + HEARTBEAT - monotonic()
        if pause <= 0:
            pause = HEARTBEAT
            if not self._is_full:
                self._write(silence(self._lines))
        self._alarm = asyncio.get_running_loop().call_later(pause, self._beat)


def silence(lines: bool) -> bytes:
    """What is sent when there is nothing to say."""
    return b"\n" if lines else b": still here\n\n"


def written(batch: bytes, lines: bool) -> bytes:
    """Messages as the client wants them."""
    return (as_lines(batch) if lines else batch) or silence(lines)


def as_lines(batch: bytes) -> bytes:
    """Server-sent events as lines of JSON: the place in a field of its own, before the message."""
    lines = []
    for message in batch.split(b"\n\n")[:-1]:
        head, _, data = message.rpartition(b"data: ")
        place = head.removeprefix(b"id: ").strip()
        lines.append(b'{"id":"' + place + b'","data":' + data + b"}\n")
    return b"".join(lines)
