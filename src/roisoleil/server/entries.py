"""The log of a table: everything that can happen there is an entry, written as JSON."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class Created(Struct, frozen=True, tag="created", tag_field="kind"):
    """A table is opened; the commitment to its deal comes first of all."""

    game: str
    rules: str
    data: str
    options: tuple[str, ...]
    seats: tuple[str, ...]
    """For each seat the level of its bot, or an empty text where a person may sit."""
    watch: bool
    commitment: str


class Joined(Struct, frozen=True, tag="joined", tag_field="kind"):
    """Somebody takes a seat, and adds salt to the deal. Names are not in the log: they can be deleted, it cannot."""

    seat: int
    salt: str


class Left(Struct, frozen=True, tag="left", tag_field="kind"):
    """A seat is free again, before the start."""

    seat: int


class Move(Struct, frozen=True, array_like=True):
    """One choice of a seat, in notation."""

    seat: int
    choice: str
    automatic: bool = False


class Drawn(Struct, frozen=True, array_like=True):
    """One outcome of chance, as in a record."""

    label: str
    values: tuple[int, ...]


class Started(Struct, frozen=True, tag="started", tag_field="kind"):
    """The cards are dealt: from the seed committed to and all salts, in the order of the seats."""

    moves: tuple[Move, ...]
    drawn: tuple[Drawn, ...]


class Chosen(Struct, frozen=True, tag="chosen", tag_field="kind"):
    """A choice, or all sealed answers at once, with the automatic choices that follow and what chance brought."""

    moves: tuple[Move, ...]
    drawn: tuple[Drawn, ...] = ()


class Sealed(Struct, frozen=True, tag="sealed", tag_field="kind"):
    """A seat has sealed its answer, or sealed another one instead; an empty text takes it back."""

    seat: int
    choice: str


class Undone(Struct, frozen=True, tag="undone", tag_field="kind"):
    """Choices are taken back until so many are left."""

    seat: int
    left: int


class Asked(Struct, frozen=True, tag="asked", tag_field="kind"):
    """A seat proposes something that all other people must accept: a takeback to so many choices, or the end (-1)."""

    seat: int
    left: int


class Answered(Struct, frozen=True, tag="answered", tag_field="kind"):
    """A seat accepts or declines what was proposed."""

    seat: int
    accepts: bool


class Stopped(Struct, frozen=True, tag="stopped", tag_field="kind"):
    """All people have agreed to end the game here."""


class Replaced(Struct, frozen=True, tag="replaced", tag_field="kind"):
    """The person in a seat is gone for good while the game runs: a bot of that level plays on."""

    seat: int
    level: str


class Closed(Struct, frozen=True, tag="closed", tag_field="kind"):
    """Nobody goes on here: the table was closed by who opened it or by the operator, or all people have gone."""


class Rematch(Struct, frozen=True, tag="rematch", tag_field="kind"):
    """The same people go on at another table."""

    table: str


Entry = (
    Created
    | Joined
    | Left
    | Started
    | Chosen
    | Sealed
    | Undone
    | Asked
    | Answered
    | Stopped
    | Replaced
    | Closed
    | Rematch
)
"""Whatever can happen."""

END: Final = -1
"""Asked for instead of a number of choices: the end of the game."""

decode_entry: Final = msgspec.json.Decoder(Entry).decode
encode_entry: Final = msgspec.json.Encoder().encode


def acted_in(entries: list[Entry]) -> list[int]:
    """The seats that have done what they were expected to."""
    acted = []
    for entry in entries:
        if isinstance(entry, Chosen):
            acted += [move.seat for move in entry.moves]
        elif isinstance(entry, Sealed):
            acted.append(entry.seat)
    return acted


def kind_of(entry: Entry) -> str:
    """The name of its kind, as in the log."""
    return str(entry.__struct_config__.tag)
