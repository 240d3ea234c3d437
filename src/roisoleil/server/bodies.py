"""The body of a request that is answered before all of it has come.

A proxy that keeps connections takes an answer before the end of its request for a fault of the connection. So what is
left of the body is read first; where that is too much, the connection ends with the answer, and the answer says so.
"""

from __future__ import annotations

from typing import Final, cast

from litestar.types import HTTPReceiveMessage, Receive

MOST_READ: Final = 1024 * 1024
"""Bytes that are read for nothing: as many as take no time on any line that a proxy has to us."""
CLOSE: Final = (b"connection", b"close")


class Body:
    """A body, and whether the end of it has come."""

    def __init__(self, receive: Receive, is_held: bool) -> None:
        """Nothing of it has been read. A client that holds it back waits for a word before it sends any."""
        self._receive: Final = receive
        self._is_held: Final = is_held
        self._is_begun = False
        self._is_whole = False

    async def __call__(self) -> HTTPReceiveMessage:
        """The next part of it."""
        self._is_begun = True
        message = cast("HTTPReceiveMessage", await self._receive())
        self._is_whole = message["type"] == "http.disconnect" or not message["more_body"]
        return message

    async def finish(self) -> bool:
        """Read what is left; False if it is not to be waited for."""
        if self._is_held and not self._is_begun:
            return False
        left = MOST_READ
        while not self._is_whole and left > 0:
            message = await self()
            if message["type"] == "http.request":
                left -= len(message["body"])
        return self._is_whole
