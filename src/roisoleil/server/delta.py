"""The change from one view to the next, so that a client who holds the first is sent only what is new.

A change is JSON, described in docs/protocol.md, "Changes of a view":

- of an object, an object: `"name": value` puts a new value there, whatever it is; `"~name": change` changes what is
  there already;
- of a list, an object of the same kind, its names being places: `"~2": change` changes the third item;
- of a list that has grown, shrunk or holds plain values, a list: `[place, removed, item, item, ...]` takes so many
  items out from that place on and puts the others in.

What is not named stays as it is, and an empty object changes nothing.
"""

from __future__ import annotations

from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import astuple

from roisoleil.engine.codec import Json

INNER: Final = "~"
"""Stands before the name of what is changed and not replaced; no name in a view begins with it."""

PLAIN: Final = frozenset({bool, float, int, str})
"""What is replaced; all else in a view is a Struct, a list or a dictionary."""

Change = dict[str, object]
"""What msgspec writes as the change; new values are the very parts of the view, not to be changed."""


def difference(before: Struct, after: Struct) -> Change:
    """What leads from one view to the next of the same kind; empty if they are equal."""
    change: Change = {}
    for name, old, new in zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True):
        if old != new:
            note(change, name, old, new)
    return change


def note(change: Change, name: str, old: Any, new: Any) -> None:
    """Write down how one part has changed: what is in it, if it is of the same kind, else all of it."""
    kind = type(new)
    if kind in PLAIN or kind is not type(old):
        change[name] = new
    elif kind is list:
        note_list(change, name, old, new)
    elif kind is dict:
        note_dict(change, name, old, new)
    else:
        change[INNER + name] = difference(old, new)


def note_dict(change: Change, name: str, old: dict[object, object], new: dict[object, object]) -> None:
    """A dictionary with the same keys changes inside; any other is replaced."""
    if old.keys() != new.keys():
        change[name] = new
        return
    inner: Change = {}
    for key, value in new.items():
        if old[key] != value:
            note(inner, str(key), old[key], value)
    change[INNER + name] = inner


def note_list(change: Change, name: str, old: list[object], new: list[object]) -> None:
    """A list of equally many objects changes inside; any other is spliced, or replaced where nothing of it stays."""
    if len(old) == len(new) and isinstance(new[0], Struct):
        inner: Change = {}
        for place, (was, value) in enumerate(zip(old, new, strict=True)):
            if was != value:
                note(inner, str(place), was, value)
        change[INNER + name] = inner
        return
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    if first + last == 0:
        change[name] = new
    else:
        change[INNER + name] = [first, len(old) - first - last, *new[first : len(new) - last]]


def apply_difference(value: Json, change: Json) -> None:
    """Bring a view that was read from JSON up to date, in place."""
    if isinstance(change, list):
        first, removed = cast(list[int], change[:2])
        cast(list[Json], value)[first : first + removed] = change[2:]
        return
    for name, part in cast(dict[str, Json], change).items():
        word = name.removeprefix(INNER)
        key = int(word) if isinstance(value, list) else word
        parts = cast(dict[int | str, Json], value)
        if name.startswith(INNER):
            apply_difference(parts[key], part)
        else:
            parts[key] = part
