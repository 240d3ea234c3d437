"""What the observations of all games are written with: one byte per slot, in the order in which slots are listed."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.game import Slot

# Ready-made pieces: a piece of any length is written about as fast as three single slots.
_BITS: Final = 8
_EIGHT_FLAGS: Final[list[bytes]] = [bytes((flags >> bit) & 1 for bit in range(_BITS)) for flags in range(256)]
_NOTHING: Final[list[bytes]] = [bytes(size) for size in range(256)]


def flag_slots(prefix: str, names: list[str], meaning: str) -> list[Slot]:
    """One slot per name, 0 or 1: for `write_flags` and `write_one_of`."""
    return count_slots(prefix, names, 1, meaning)


def count_slots(prefix: str, names: list[str], top: int, meaning: str) -> list[Slot]:
    """One slot per name, from 0 to the same top."""
    return [Slot(f"{prefix}.{name}", top, meaning) for name in names]


def write_flags(row: BytesWriter, flags: int, size: int) -> None:
    """The lowest bits of a number, a slot for each."""
    while size >= _BITS:
        row.write(_EIGHT_FLAGS[flags & 255])
        flags >>= _BITS
        size -= _BITS
    for bit in range(size):
        row.append((flags >> bit) & 1)


def write_one_of(row: BytesWriter, place: int, size: int) -> None:
    """1 at that place and 0 at the others; a negative place leaves all at 0."""
    row.write(_NOTHING[size])
    if 0 <= place < size:
        row[len(row) - size + place] = 1


def write_nothing(row: BytesWriter, size: int) -> None:
    """As many slots at 0, 255 at most."""
    row.write(_NOTHING[size])


def add_to(row: BytesWriter, place: int, count: int) -> None:
    """Add to a slot that is written already. mypyc would not make native code of `row[place] += count`."""
    value: int = row[place]
    row[place] = value + count


def write_at_most(row: BytesWriter, count: int, top: int) -> None:
    """A count that has no bound by the rules: what goes beyond the top is told as the top."""
    row.append(min(count, top))
