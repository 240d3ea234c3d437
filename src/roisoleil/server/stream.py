"""One open connection of a client: news of all its tables, in order, each with the place from which to go on later.

The place is written into every message as its id: for each table the last entry and the last line of chat that were
sent, and from which seats, such as `k3f9.41.2.6,p0aa.7.0.1`. Whoever comes back with the id of the last message it got
is sent what it missed, by whichever process and however much later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from roisoleil.engine.codec import BrokenMessage
from roisoleil.server.faults import quoted

MOST_WAITING: Final = 500
"""Messages that a slow client may be behind; then it is cut off and has to come back for the rest."""
MOST_PLACES: Final = 200
"""Tables in one id."""


class Place(NamedTuple):
    """How far a client was told of a table: the last entry and the last line of chat, from these seats."""

    entry: int = 0
    line: int = 0
    seats: int = 0
    """A bit for each viewpoint (`bits_of`): who has other seats by now must be shown the whole table."""


NOWHERE: Final = Place()

Places = dict[str, Place]
"""By table."""


def bits_of(seats: tuple[int, ...]) -> int:
    """Viewpoints as bits; the lowest is that of a watcher, who is seat -1."""
    return sum(1 << seat + 1 for seat in seats)


def write_places(places: Places) -> str:
    """The id of a message."""
    return ",".join(f"{table}.{entry}.{line}.{seats}" for table, (entry, line, seats) in places.items())


def read_places(text: str) -> Places:
    """What an id says; raises BrokenMessage where it was never one of ours."""
    places: Places = {}
    parts = text.split(",") if text else []
    if len(parts) > MOST_PLACES:
        raise BrokenMessage("Last-Event-ID: names too many tables")
    for part in parts:
        table, *numbers = part.split(".")
        # An id may be older than this server, and then has no seats.
        if not table or len(numbers) not in {2, 3} or not all(is_number(number) for number in numbers):
            raise BrokenMessage(f"Last-Event-ID: {quoted(part)} is not table.entry.line.seats")
        places[table] = Place(*map(int, numbers))
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

    def lacks(self, table: str, seats: tuple[int, ...]) -> bool:
        """Whether it could hear of a table from these seats and does not; one that is full has enough to tell."""
        has_room = table in self.viewpoints or len(self.places) < MOST_PLACES
        return has_room and self.viewpoints.get(table) != seats

    def sit(self, table: str, seats: tuple[int, ...]) -> None:
        """From now on it is told what these seats may know: all of it, if it was told of others before."""
        known = self.places.get(table, NOWHERE)
        bits = bits_of(seats)
        if known.seats != bits:
            self.places[table] = Place(0, known.line, bits)

    def send(self, table: str, body: bytes, entry: int | None = None, line: int | None = None) -> None:
        """Put a message on its way that tells of a table up to an entry, or up to a line of its chat."""
        known = self.places.get(table, NOWHERE)
        last_entry = known.entry if entry is None else entry
        last_line = known.line if line is None else line
        self.places[table] = Place(last_entry, last_line, known.seats)
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
