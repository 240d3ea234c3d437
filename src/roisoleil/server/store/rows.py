"""What is stored, as the rest of the server sees it. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

STATES: Final = ["open", "playing", "over", "ended"]
"""Waiting for people; being played; finished by the rules; ended by agreement."""


class TableRow(Struct, frozen=True):
    """A table. `last` is the number of its last entry."""

    id: str
    game: str
    state: str
    created: int
    updated: int
    watch: str
    last: int = 0
    is_public: bool = False
    rematch_of: str | None = None
    opener: str = ""
    """Who opened it; empty once they are forgotten."""
    is_damaged: bool = False
    """Whether its log could not be carried out."""


class SeatRow(Struct, frozen=True):
    """A seat of a table: of a person, of a bot, or free. `due_at` is since when it has been expected to act, or 0."""

    seat: int
    kind: str
    level: str = ""
    name: str = ""
    secret_hash: bytes | None = None
    due_at: int = 0
    lease_until: int = 0
    lease_by: str = ""

    @property
    def is_due(self) -> bool:
        """Whether the seat is expected to act."""
        return self.due_at > 0


class Entry(Struct, frozen=True):
    """One entry of a table's log. The body is JSON, and holds no name: names can be deleted, the log cannot."""

    number: int
    at: int
    kind: str
    body: bytes


class Holder(Struct, frozen=True):
    """A person who may act for a seat."""

    seat: int
    person_id: str


class Request(Struct, frozen=True):
    """A request under its idempotency key, and the answer it gets from now on."""

    key: str
    status: int
    answer: bytes
    wish: str = ""
    """What was asked for, as a digest; empty where that was not kept."""

    def is_for(self, wish: str) -> bool:
        """Whether it was asked for the same."""
        return wish == self.wish or not (wish and self.wish)


class Commit(Struct, frozen=True):
    """What one request does to a table, all or nothing.

    The entries, of kind and body, get the numbers from `number` on, which must follow the table's last one.
    None leaves things as they are. `due` lists all seats that are now expected to act, and ends every lease at the
    table; those that were due before and are not among `acted` have been so since then. Of the seats only kind, level,
    name and secret are changed.
    """

    table_id: str
    number: int
    at: int
    entries: list[tuple[str, bytes]]
    request: Request | None = None
    state: str | None = None
    due: list[int] | None = None
    acted: list[int] = []
    snapshot: bytes | None = None
    seats: list[SeatRow] | None = None
    holders: list[Holder] | None = None


class Snapshot(Struct, frozen=True):
    """The table as it stood after an entry."""

    number: int
    body: bytes


class Person(Struct, frozen=True):
    """A person, or one of their devices, known by the hash of a secret."""

    id: str
    secret_hash: bytes
    name: str
    created: int
    seen: int


class ChatLine(Struct, frozen=True):
    """Something said at a table by a seat, or by a watcher (seat -1)."""

    number: int
    at: int
    person_id: str
    seat: int
    name: str
    text: str


class HeldTable(Struct, frozen=True):
    """A table of a person, the seats they hold there, and whether one of them is expected to act."""

    table: TableRow
    seats: list[int]
    is_due: bool


class HeldPage(Struct, frozen=True):
    """Some tables of a person, and where the next page starts, if there is one."""

    tables: list[HeldTable]
    cursor: str | None


class PublicPage(Struct, frozen=True):
    """Some public tables, and where the next page starts, if there is one."""

    tables: list[TableRow]
    cursor: str | None


class DueTurn(Struct, frozen=True):
    """A bot's seat that a worker shall think for."""

    table_id: str
    seat: int
    level: str


class Counts(Struct, frozen=True):
    """How much is stored: tables by state, and persons."""

    tables: dict[str, int]
    persons: int
