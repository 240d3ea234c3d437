"""What goes over the wire: the requests and answers of the API, as the OpenAPI document shows them."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from roisoleil.server.telling import Told

LONGEST_NAME: Final = 20
LONGEST_NOTATION: Final = 200
LONGEST_KEY: Final = 64
MOST_SEATS: Final = 6
SALT_HEX: Final = 64

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A nickname.")]
Salt = Annotated[
    str,
    Meta(
        max_length=SALT_HEX, pattern="^([0-9a-f]{2})*$", description="What this person adds to the deal, hexadecimal."
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Key = Annotated[
    str,
    Meta(min_length=8, max_length=LONGEST_KEY, description="Chosen by the client; a repeated key, the same answer."),
]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: str
    seats: Annotated[list[str], Meta(min_length=2, max_length=MOST_SEATS)]
    """For each seat the level of its bot, or an empty text for a person."""
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_SEATS)]
    """The people at this device; they sit down at the first seats for people."""
    options: Annotated[list[str], Meta(max_length=MOST_SEATS)] = []
    watch: bool = True
    """Whether people with the link may watch."""
    salt: Salt = ""


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name
    seat: SeatNumber | None = None
    """The first free one, if left out."""
    salt: Salt = ""


class SeatWish(Struct, forbid_unknown_fields=True):
    """Something that a seat wants."""

    seat: SeatNumber
    key: Key


class Rematch(Struct, forbid_unknown_fields=True):
    """Play again with the same people."""

    seat: SeatNumber
    salt: Salt = ""


class ChoiceWish(Struct, forbid_unknown_fields=True):
    """A choice of a seat."""

    seat: SeatNumber
    position: int
    """The position it answers to."""
    choice: str | dict[str, object]
    """In notation, or as an object."""
    key: Key


class UndoWish(Struct, forbid_unknown_fields=True):
    """Take the last choice back, or the whole turn."""

    seat: SeatNumber
    key: Key
    whole_turn: bool = False


class AnswerWish(Struct, forbid_unknown_fields=True):
    """Accept or decline what another seat has proposed."""

    seat: SeatNumber
    accepts: bool
    key: Key


class Sitting(Struct, frozen=True):
    """A seat, as everybody at the table sees it."""

    seat: int
    kind: str
    name: str
    level: str = ""
    mine: bool = False


class TableInfo(Struct, frozen=True):
    """A table as one of its people sees it."""

    table: str
    game: str
    options: list[str]
    state: str
    number: int
    position: int
    commitment: str
    watch: bool
    seats: list[Sitting]
    told: list[Told]
    """The views and prompts of the seats that this person holds, or of a watcher."""
    rematch: str = ""


class Opened(Struct, frozen=True):
    """A table was opened, or a seat was taken."""

    table: str
    seats: list[int]
    """Those of this device."""
    links: list[str]
    """For each of these seats the secret by which it is found again on another device."""


class Done(Struct, frozen=True):
    """A wish was granted."""

    number: int
    position: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why not."""

    error: str
    """A key for the words."""
    detail: str = ""
    section: str = ""
    """Of the rulebook."""
    allowed: list[str] = []
    now: TableInfo | None = None
    """The table as it stands, where the answer came too late."""


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    least_seats: int
    most_seats: int
    options: list[str]
    levels: list[str]


class TableLine(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    state: str
    seats: list[int]
    is_due: bool
    updated: int


class TablePage(Struct, frozen=True):
    """Some of my tables, those that wait for me first."""

    tables: list[TableLine]
    due: int
    """How many wait for me in all."""
    cursor: str | None = None
