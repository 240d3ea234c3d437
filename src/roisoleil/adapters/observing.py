"""Observations and masks of choices, written into numpy arrays."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from roisoleil.engine.codec import Remaking
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class Observer:
    """Writes what a seat sees and what it may choose, for one game. Slots and choices are listed in docs/slots.md."""

    def __init__(self, game: Game[Table]) -> None:
        """The numbers lie in [0, 1]: what the game counts, divided by the greatest that the slot can take."""
        self.game: Final = game
        self.slots: Final = game.slots()
        self.size: Final = len(self.slots)
        self.actions: Final = len(game.choices.rows)
        self.scale: Final[Numbers] = np.array([1 / slot.top for slot in self.slots], np.float32)

    def __reduce__(self) -> Remaking:
        return Observer, (self.game,)

    def observe(self, table: Table, seat: int, out: Numbers | None = None) -> Numbers:
        """What a seat sees, written into the given buffer or into a new one."""
        if not 0 <= seat < table.seats:
            raise ValueError(f"a seat is a number from 0 to {table.seats - 1}, not {seat}")
        if out is None:
            out = np.empty(self.size, np.float32)
        else:
            check_buffer("observation", out, (self.size,), np.float32)
        counts = np.frombuffer(self.game.features(table, seat), np.uint8)
        return np.multiply(counts, self.scale, out=out, dtype=np.float32)

    def mask(self, table: Table, seat: int, out: Mask | None = None) -> Mask:
        """1 for every choice that the seat may make now, else 0; none where it owes no decision."""
        if out is None:
            out = np.zeros(self.actions, np.int8)
        else:
            check_buffer("mask", out, (self.actions,), np.int8)
            out.fill(0)
        out[table.options(seat)] = 1
        return out


def check_buffer(what: str, buffer: object, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Refuse an array that cannot be written as it is; nothing has been written then."""
    if not isinstance(buffer, np.ndarray):
        raise TypeError(f"the {what} buffer must be a numpy array, not {type(buffer).__name__}")
    if buffer.shape != shape or buffer.dtype != kind:
        wanted, given = f"{np.dtype(kind).name} of shape {shape}", f"{buffer.dtype.name} of shape {buffer.shape}"
        raise ValueError(f"the {what} buffer must be {wanted}, not {given}")
    if not (buffer.flags.writeable and buffer.flags.c_contiguous):
        raise ValueError(f"the {what} buffer must be writeable and in one piece (C-contiguous)")
