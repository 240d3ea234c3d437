"""Who is there: the seats of a table whose people are connected, to this process or to another.

Each process tells the others of its own seats, and who begins to listen asks for theirs. Somebody who has gone is given
a moment to come back, as after a reload, before anybody hears of it. What a dead process told is forgotten.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from roisoleil.server.bus import Bus, Present
from roisoleil.server.stream import Stream
from roisoleil.server.telling import encode

Seats = tuple[int, ...]
Streams = Collection[Stream]


class Presence(Struct, frozen=True):
    """What a client is told: the seats of one of its tables whose people are connected."""

    table: str
    present: Seats


class Attendance:
    """Who is there at one table that somebody here listens to."""

    def __init__(self, streams: Streams) -> None:
        """These listen; more will, or fewer."""
        self.streams = streams
        self.here: Seats = ()
        """The seats that the other processes know to be connected here."""
        self.elsewhere: Final[dict[str, Seats]] = {}
        """By process."""
        self.told: Seats = ()

    def seats(self) -> Seats:
        """All seats that are connected somewhere."""
        return tuple(sorted({*self.here, *(seat for seats in self.elsewhere.values() for seat in seats)}))


class Presences:
    """Who is there at the tables of this process."""

    def __init__(self, bus: Bus) -> None:
        """Nobody yet."""
        self._bus: Final = bus
        self._tables: Final[dict[str, Attendance]] = {}
        self._left: Final[set[str]] = set()
        """Tables from which somebody has gone lately."""

    def come(self, table: str, stream: Stream, streams: Streams) -> None:
        """A stream, one of these now, has begun to listen to a table."""
        is_new = table not in self._tables
        attendance = self._tables.setdefault(table, Attendance(streams))
        attendance.streams = streams
        self._count(table, attendance, asks=is_new)
        if not self._tell(table, attendance):
            stream.send_passing(encode(Presence(table, attendance.told)))

    def go(self, table: str) -> None:
        """A stream has ceased to listen to a table."""
        self._left.add(table)

    def settle(self) -> None:
        """Tell of those who have gone and not come back, and forget what died with its process."""
        others = self._bus.alive()
        if others is not None:
            for table, attendance in self._tables.items():
                for process in attendance.elsewhere.keys() - others:
                    del attendance.elsewhere[process]
                    self._left.add(table)
        for table in self._left & self._tables.keys():
            attendance = self._tables[table]
            self._count(table, attendance)
            self._tell(table, attendance)
            if not attendance.streams:
                del self._tables[table]
        self._left.clear()

    def hear(self, word: Present) -> None:
        """Another process tells who is there."""
        attendance = self._tables.get(word.table)
        if word.asks:
            here = attendance.here if attendance else ()
            self._bus.tell(Present(word.table, self._bus.name, here))
        if attendance is not None:
            attendance.elsewhere[word.process] = word.seats
            self._tell(word.table, attendance)

    def ask_all(self) -> None:
        """Words were missed: tell the others of all tables, and ask them the same."""
        for table, attendance in self._tables.items():
            self._bus.tell(Present(table, self._bus.name, attendance.here, asks=True))

    def close(self) -> None:
        """Nobody is here any more."""
        for table, attendance in self._tables.items():
            if attendance.here:
                self._bus.tell(Present(table, self._bus.name, ()))

    def _count(self, table: str, attendance: Attendance, asks: bool = False) -> None:
        """Look who is here, and let the others know."""
        here = tuple(sorted({seat for each in attendance.streams for seat in each.viewpoints[table] if seat >= 0}))
        if asks or here != attendance.here:
            attendance.here = here
            self._bus.tell(Present(table, self._bus.name, here, asks))

    def _tell(self, table: str, attendance: Attendance) -> bool:
        """Tell all who listen, if there is anything new."""
        seats = attendance.seats()
        if seats == attendance.told:
            return False
        attendance.told = seats
        message = encode(Presence(table, seats))
        for stream in attendance.streams:
            stream.send_passing(message)
        return True
