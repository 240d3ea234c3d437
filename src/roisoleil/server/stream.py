"""One open connection of a client: news of all its tables, in order, each with the place from which to go on later.

The place is written into every message as its id: for each table the last entry and the last line of chat that were
sent, such as `k3f9.41.2,p0aa.7.0`. Whoever comes back with the id of the last message it got is sent what it missed,
by whichever process and however much later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from roisoleil.engine.codec import BrokenMessage

MOST_WAITING: Final = 500
"""Messages that a slow client may be behind; then it is cut off and has to come back for the rest."""
MOST_PLACES: Final = 200
"""Tables in one id."""

Places = dict[str, tuple[int, int]]
"""For each table the numbers of the last entry and of the last line of chat."""


def write_places(places: Places) -> str:
    """The id of a message."""
    return ",".join(f"{table}.{entry}.{line}" for table, (entry, line) in places.items())


def read_places(text: str) -> Places:
    """What an id says; raises BrokenMessage where it was never one of ours."""
    places: Places = {}
    parts = text.split(",") if text else []
    if len(parts) > MOST_PLACES:
        raise BrokenMessage("Last-Event-ID: names too many tables")
    for part in parts:
        table, _, numbers = part.partition(".")
        entry, _, line = numbers.partition(".")
        if not table or not is_number(entry) or not is_number(line):
            raise BrokenMessage(f"Last-Event-ID: {part[:40]!r} is not table.entry.line")
        places[table] = (int(entry), int(line))
    return places


def is_number(text: str) -> bool:
    """Whether it is a plain number that fits."""
    return text.isascii() and text.isdecimal() and len(text) <= 9  # noqa: PLR2004 - more digits than any log has


class Stream:
    """The messages on their way to one client."""

    def __init__(self, person: str, places: Places) -> None:
        """It has been told everything up to these places."""
        self.person: Final = person
        self.places: Final = places
        self.viewpoints: Final[dict[str, tuple[int, ...]]] = {}
        self.is_cut = False
        self._waiting: Final[list[bytes]] = []
        self._sleep: asyncio.Future[None] | None = None
        self.on_news: Callable[[], None] | None = None
        """Called whenever there is something to be taken, by whoever does not wait for `next`."""

    def lacks(self, table: str) -> bool:
        """Whether it could hear of a table and does not; one that is full has enough to tell."""
        return table not in self.viewpoints and len(self.places) < MOST_PLACES

    def send(self, table: str, entry: int, line: int, body: bytes) -> None:
        """Put a message about a table on its way, if the client can follow."""
        self.places[table] = (entry, line)
        self.push(b"id: " + write_places(self.places).encode() + b"\ndata: " + body + b"\n\n")

    def send_passing(self, body: bytes) -> None:
        """Put a message on its way that need not be caught up with later."""
        self.push(b"data: " + body + b"\n\n")

    def push(self, message: bytes) -> None:
        """Add to what is waiting."""
        if len(self._waiting) >= MOST_WAITING:
            self.cut()
        elif not self.is_cut:
            self._waiting.append(message)
            self._wake()

    def cut(self) -> None:
        """End the stream; the client comes back with the id of the last message it got."""
        self.is_cut = True
        self._wake()

    def _wake(self) -> None:
        if self.on_news is not None:
            self.on_news()
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    async def next(self, patience: float) -> bytes | None:
        """All messages that are waiting, or an empty text after some patience, or None at the end."""
        if not self._waiting and not self.is_cut:
            loop = asyncio.get_running_loop()
            self._sleep = loop.create_future()
            alarm = loop.call_later(patience, self._wake)
            try:
                await self._sleep
            finally:
                alarm.cancel()
        if not self._waiting and self.is_cut:
            return None
        return self.take()

    def take(self) -> bytes:
        """All messages that are waiting."""
        messages = b"".join(self._waiting)
        self._waiting.clear()
        return messages
