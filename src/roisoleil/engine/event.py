"""What happened, as data with its audience; never prose."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.codec import Json, Remaking

WATCHERS: Final = 1 << 16
"""The bit of those who watch; bit s below it is seat s."""

EVERYONE: Final = (1 << 17) - 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience of everyone else, watchers included."""
    return EVERYONE & ~(1 << seat)


def hears(audience: int, seat: int) -> bool:
    """Whether that seat belongs to the audience; a watcher is a seat below 0."""
    return bool(audience & (WATCHERS if seat < 0 else 1 << seat))


class Event:
    """One thing that happened: the number of its kind, who may know it, and its values in the order of its fields."""

    def __init__(self, kind: int, audience: int, values: list[int]) -> None:
        """An event is never changed."""
        self.kind: Final = kind
        self.audience: Final = audience
        self.values: Final = values

    def __reduce__(self) -> Remaking:
        return Event, (self.kind, self.audience, self.values)


class EventKind:
    """A kind of event: its name, its fields as (name, type), and whether it shows something hidden until then."""

    def __init__(self, name: str, fields: list[tuple[str, str]], reveals: bool) -> None:
        """Kinds live in an EventTable."""
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals


class EventTable:
    """All kinds of events of a game, and how their values are written.

    A field's type is "seat" or "count" (plain numbers), or the name of a vocabulary: a list of words, of which the
    value is the index. NONE (-1) is written as null.
    """

    def __init__(self, vocabularies: dict[str, list[str]]) -> None:
        """An empty table over these vocabularies."""
        self.vocabularies: Final = vocabularies
        self.kinds: Final[list[EventKind]] = []

    def add(self, name: str, fields: str = "", reveals: bool = False) -> int:
        """Add a kind; fields are written "seat card count" or "winner:seat loser:seat"."""
        parsed: list[tuple[str, str]] = []
        for field in fields.split():
            label, _, kind = field.partition(":")
            parsed.append((label, kind or label))
        self.kinds.append(EventKind(name, parsed, reveals))
        return len(self.kinds) - 1

    def struct(self, event: Event) -> dict[str, Json]:
        """The event as it is written in records and sent to clients."""
        kind = self.kinds[event.kind]
        struct: dict[str, Json] = {"type": kind.name}
        for position, (label, vocabulary) in enumerate(kind.fields):
            value = event.values[position]
            words = self.vocabularies.get(vocabulary)
            if value < 0:
                struct[label] = None
            elif words is None:
                struct[label] = value
            else:
                struct[label] = words[value]
        return struct


def audience_names(audience: int, seats: int) -> list[Json]:
    """The audience as it is written in records: seat numbers and "watchers"."""
    names: list[Json] = [seat for seat in range(seats) if hears(audience, seat)]
    if audience & WATCHERS:
        names.append("watchers")
    return names
