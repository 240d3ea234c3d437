"""HTTP as uvicorn speaks it, for clients that may mean harm: a request must come soon, and its head be short."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD: Final = 32 * 1024
"""Bytes before the body: an address, the cookies of a site, and the longest Last-Event-ID."""
SEPARATORS: Final = len(b": \r\n")
"""Of each header."""
REQUEST_SECONDS: Final = 20.0
"""How long it may take to send them, and the body, over the slowest line."""
PROBLEM: Final = b'{"error":"too-long"}'
REFUSAL: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(PROBLEM), PROBLEM)
)


class TooLong(Exception):
    """A head has more bytes than any that we need."""


class ShortHeads(HttpToolsProtocol):
    """A connection on which nobody can send heads without end, or keep a request waiting for its end."""

    _received = 0
    """Bytes of a head that is not complete."""
    _size = 0
    """Bytes of the address and the headers that are complete, those after a body included."""
    _is_head = True
    _is_refused = False
    _alarm: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody comes, and shall ask for something."""
        super().connection_made(transport)
        self._begin()

    def on_message_begin(self) -> None:
        """A request comes."""
        super().on_message_begin()
        self._begin()

    def on_url(self, url: bytes) -> None:
        """A part of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One of its headers."""
        self._count(len(name) + len(value) + SEPARATORS)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is complete."""
        self._is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Its body is complete, or it has none."""
        self._stop_alarm()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        """More of it."""
        if self._is_head:
            self._received += len(data)
        super().data_received(data)
        if self._is_head and self._received > MOST_HEAD:
            self._refuse()

    def send_400_response(self, msg: str) -> None:
        """The parser has stopped: at what is no HTTP, or because we told it to."""
        if self._size > MOST_HEAD:
            self._refuse()
        else:
            super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self._stop_alarm()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._received, self._size, self._is_head = 0, 0, True
        self._stop_alarm()
        self._alarm = self.loop.call_later(REQUEST_SECONDS, self._hang_up)

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > MOST_HEAD:
            raise TooLong  # the parser stops

    def _refuse(self) -> None:
        if not self._is_refused:
            self._is_refused = True
            self.transport.write(REFUSAL)
            self.transport.close()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _hang_up(self) -> None:
        self.transport.close()
