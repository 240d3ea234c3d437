"""What the observations of all games are written with: one byte per slot, in the order in which slots are listed."""

from __future__ import annotations

from librt.strings import BytesWriter

from roisoleil.engine.game import Slot


def flag_slots(prefix: str, names: list[str]) -> list[Slot]:
    """One slot per name, 0 or 1: for `write_flags` and `write_one_of`."""
    return count_slots(prefix, names, 1)


def count_slots(prefix: str, names: list[str], top: int) -> list[Slot]:
    """One slot per name, from 0 to the same top."""
    return [Slot(f"{prefix}.{name}", top) for name in names]


def write_flags(row: BytesWriter, flags: int, size: int) -> None:
    """The lowest bits of a number, a slot for each."""
    for bit in range(size):
        row.append((flags >> bit) & 1)


def write_one_of(row: BytesWriter, place: int, size: int) -> None:
    """1 at that place and 0 at the others; a negative place leaves all at 0."""
    for other in range(size):
        row.append(1 if other == place else 0)


def write_nothing(row: BytesWriter, size: int) -> None:
    """As many slots at 0."""
    for _ in range(size):
        row.append(0)


def write_at_most(row: BytesWriter, count: int, top: int) -> None:
    """A count that has no bound by the rules: what goes beyond the top is told as the top."""
    row.append(min(count, top))
