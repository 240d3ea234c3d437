"""What goes over the wire: the requests and answers of the API, as the OpenAPI document shows them."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Final

from msgspec import Meta, Struct

from roisoleil.server.nicknames import LONGEST_NAME, clean_name
from roisoleil.server.telling import Told

LONGEST_WORD: Final = 40
"""Of a game, an option or a level."""
LONGEST_NOTATION: Final = 200
MOST_PARTS: Final = 20
"""Of a choice that is given as an object."""
MOST_TOGETHER: Final = 40
"""Of choices at once, beside the first one: more than a seat has cards and tokens to pay with."""
LARGEST: Final = 2**31 - 1
"""Of numbers that count entries, choices or lines: more than any table has, and every store can hold it."""
LONGEST_KEY: Final = 64
LONGEST_SECRET: Final = 64
MOST_SEATS: Final = 6
MOST_OPTIONS: Final = 6
"""More than any game has."""
SALT_HEX: Final = 64

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A nickname.")]
Salt = Annotated[
    str,
    Meta(
        max_length=SALT_HEX, pattern="^([0-9a-f]{2})*$", description="What this person adds to the deal, hexadecimal."
    ),
]
Notation = Annotated[str, Meta(max_length=LONGEST_NOTATION)]
Word = Annotated[str, Meta(max_length=LONGEST_WORD)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Key = Annotated[
    str,
    Meta(
        min_length=8,
        max_length=LONGEST_KEY,
        description="Chosen by the client for this one wish.",
    ),
]


def clean_text(text: str) -> str:
    """What was said or noted, without control characters except new lines."""
    return "".join(sign for sign in text if sign == "\n" or unicodedata.category(sign) != "Cc")


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=2, max_length=MOST_SEATS)]
    """For each seat the level of its bot, or an empty text for a person."""
    names: Annotated[list[Name], Meta(min_length=1, max_length=MOST_SEATS)]
    """The people at this device; they sit down at the first seats for people."""
    options: Annotated[list[Word], Meta(max_length=MOST_OPTIONS)] = []
    watch: bool = True
    """Whether people with the link may watch."""
    salt: Salt = ""
    public: bool = False
    """Whether everybody finds it in the list, on a server that has one."""

    def __post_init__(self) -> None:
        """Names are kept as they look."""
        self.names = [clean_name(name) for name in self.names]


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name
    seat: SeatNumber | None = None
    """The first free one, if left out."""
    salt: Salt = ""

    def __post_init__(self) -> None:
        """Names are kept as they look."""
        self.name = clean_name(self.name)


class Claim(Struct, forbid_unknown_fields=True):
    """Take one's seat again. The secret is not in the address: addresses are written into logs."""

    secret: Annotated[str, Meta(max_length=LONGEST_SECRET, description="The secret of the seat's link.")]


class SeatWish(Struct, forbid_unknown_fields=True):
    """Something that a seat wants."""

    seat: SeatNumber
    key: Key


class Rematch(Struct, forbid_unknown_fields=True):
    """Play again with the same people."""

    seat: SeatNumber
    salt: Salt = ""


Choice = Notation | Annotated[dict[str, object], Meta(max_length=MOST_PARTS)]


class ChoiceWish(Struct, forbid_unknown_fields=True):
    """A choice of a seat, or several at once."""

    seat: SeatNumber
    position: Annotated[int, Meta(ge=0, le=LARGEST)]
    """The position it answers to."""
    choice: Choice
    """In notation, or as an object."""
    key: Key
    then: Annotated[list[Choice], Meta(max_length=MOST_TOGETHER)] = []
    """What it chooses at once after that: all or nothing, undone as one; it ends where something hidden is shown."""


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
    """`person`, `bot` or `free`."""
    name: str
    """Of a person as given; of a bot a first name that is its own at this table."""
    level: str = ""
    """Of a bot."""
    mine: bool = False


class TableInfo(Struct, frozen=True):
    """A table as one of its people sees it."""

    table: str
    game: str
    options: list[str]
    state: str
    number: int
    position: int
    choices: int
    """How many choices have been made."""
    commitment: str
    watch: bool
    seats: list[Sitting]
    told: list[Told]
    """The views and prompts of the seats that this person holds, or of a watcher."""
    rematch: str = ""
    opened_by_me: bool = False
    """Whether this person may close it."""


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
    """Of the French rulebook, as it is printed."""
    section_id: str = ""
    """The same: a key for its title in every language."""
    allowed: list[str] = []
    now: TableInfo | None = None
    """The table as it stands, where the answer came too late."""


class Component(Struct, frozen=True):
    """A printed value of a part of the game, and how certain it is."""

    item: str
    field: str
    value: str
    certainty: str
    source: str


class GameDetail(Struct, frozen=True):
    """All that never changes about a game: enough to show any view of it, and to say events and choices in words."""

    game: str
    rules: str
    least_seats: int
    most_seats: int
    options: list[str]
    choices: dict[str, dict[str, object]]
    """All choices: as an object, by notation."""
    events: dict[str, list[tuple[str, str]]]
    """The fields of each kind of event: their names and what they name (seat, count, or a vocabulary)."""
    components: list[Component]
    names: dict[str, str]
    """Proper names, which are the same in every language, by the word that stands for them."""


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
    is_damaged: bool
    """Whether it cannot be shown, by a fault of the server."""


class TablePage(Struct, frozen=True):
    """Some of my tables, those that wait for me first."""

    tables: list[TableLine]
    due: int
    """How many wait for me in all."""
    cursor: str | None = None
