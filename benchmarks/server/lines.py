"""Connections to a server, as lean as can be: the one who measures shares the machine with what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, cast

import msgspec
from httptools import HttpResponseParser

HOST: Final = "127.0.0.1"
COOKIE: Final = b"roisoleil="
MOST_CALLERS: Final = 64
"""Connections for calls to one server process: more than are ever busy below saturation."""
MOST_ATTEMPTS: Final = 3
"""A server may close a connection at the very moment it is used again; the call is then repeated, with its key."""
END: Final = b"\n\n"
"""Of a message on the stream."""


class LineLost(Exception):
    """The server closed the connection before it answered."""


class Answer(NamedTuple):
    """What the server answered to a call."""

    status: int
    body: bytes
    secret: str
    """By which the caller is known from now on, if that is new."""


def request_bytes(method: str, path: str, secret: str, body: bytes) -> bytes:
    """A call as it goes over the wire."""
    known = f"authorization: Bearer {secret}\r\n" if secret else ""
    sent = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n{known}{sent}\r\n".encode() + body


class Caller(asyncio.Protocol):
    """A connection for one call at a time, kept open."""

    def __init__(self) -> None:
        """Not connected yet."""
        self.is_lost = False
        self._transport: asyncio.Transport | None = None
        self._parser: Final = HttpResponseParser(self)
        self._answered: asyncio.Future[Answer] | None = None
        self._body: list[bytes] = []
        self._secret = ""

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        """Send a call; the answer comes later."""
        assert self._transport is not None
        self._body, self._secret = [], ""
        self._answered = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._answered

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has accepted."""
        self._transport = cast(asyncio.Transport, transport)  # Those of uvloop do not inherit from it.

    def data_received(self, data: bytes) -> None:
        """A part of the answer."""
        self._parser.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up."""
        self.is_lost = True
        if self._answered is not None and not self._answered.done():
            self._answered.set_exception(LineLost())

    def on_header(self, name: bytes, value: bytes) -> None:
        """Only the cookie matters."""
        if name.lower() == b"set-cookie" and value.startswith(COOKIE):
            self._secret = value.removeprefix(COOKIE).partition(b";")[0].decode()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body.append(body)

    def on_message_complete(self) -> None:
        """The answer is there."""
        assert self._answered is not None
        if not self._answered.done():
            self._answered.set_result(Answer(self._parser.get_status_code(), b"".join(self._body), self._secret))


class Exchange:
    """The connections for calls to one server process. The one used last is used next: the others may be closed."""

    def __init__(self, port: int) -> None:
        """None is open yet."""
        self.port: Final = port
        self._idle: Final[list[Caller]] = []
        self._free: Final = asyncio.Semaphore(MOST_CALLERS)

    async def call(self, method: str, path: str, secret: str = "", body: object = None) -> Answer:
        """Call, and wait for the answer; raises LineLost where the server stays away."""
        request = request_bytes(method, path, secret, b"" if body is None else msgspec.json.encode(body))
        async with self._free:
            for attempt in range(MOST_ATTEMPTS):
                caller = await self._connected()
                try:
                    answer = await caller.ask(request)
                except LineLost:
                    if attempt == MOST_ATTEMPTS - 1:
                        raise
                else:
                    self._idle.append(caller)
                    return answer
        raise LineLost

    def close(self) -> None:
        """Hang up everywhere."""
        for caller in self._idle:
            caller.close()

    async def _connected(self) -> Caller:
        while self._idle:
            caller = self._idle.pop()
            if not caller.is_lost:
                return caller
        _, caller = await asyncio.get_running_loop().create_connection(Caller, HOST, self.port)
        return caller


class Listener(asyncio.Protocol):
    """An open stream of server-sent events."""

    def __init__(self, request: bytes, take: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """`take` gets each message, `lost` is told of the end."""
        self.received = 0
        """Bytes, with all that frames them."""
        self.opened: Final[asyncio.Future[int]] = asyncio.get_running_loop().create_future()
        """Done with the status of the answer."""
        self._request: Final = request
        self._take: Final = take
        self._lost: Final = lost
        self._parser: Final = HttpResponseParser(self)
        self._begun = b""
        self._transport: asyncio.Transport | None = None

    def close(self) -> None:
        """Go away."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has accepted."""
        self._transport = cast(asyncio.Transport, transport)  # Those of uvloop do not inherit from it.
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """A part of the stream."""
        self.received += len(data)
        self._parser.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """The stream has ended."""
        if not self.opened.done():
            self.opened.set_exception(LineLost())
        self._lost()

    def on_headers_complete(self) -> None:
        """The stream is open, or refused."""
        if not self.opened.done():
            self.opened.set_result(self._parser.get_status_code())

    def on_body(self, body: bytes) -> None:
        """Messages, the last of them perhaps unfinished."""
        *messages, self._begun = (self._begun + body).split(END)
        for message in messages:
            self._take(message)


async def listen(
    port: int, path: str, secret: str, take: Callable[[bytes], None], lost: Callable[[], None]
) -> Listener:
    """Open a stream."""
    request = request_bytes("GET", path, secret, b"")
    loop = asyncio.get_running_loop()
    _, listener = await loop.create_connection(lambda: Listener(request, take, lost), HOST, port)
    status = await listener.opened
    if status != 200:  # noqa: PLR2004 - HTTP's own number
        raise LineLost(f"the stream was refused: {status}")
    return listener
