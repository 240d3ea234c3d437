"""The position."""

from __future__ import annotations

from typing import Final, Self, cast

from roisoleil.engine.codec import Json, digest
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import NO_SECTION, Frame, Reason

OVER: Final = Reason("over", NO_SECTION)
NOT_YOUR_TURN: Final = Reason("not-your-turn", NO_SECTION)
NOT_ASKED: Final = Reason("not-asked", NO_SECTION)

STAY: Final = 0
PUSH: Final = 1
REPLACE: Final = 2
FINISH: Final = 3
END: Final = 4

MOST_STEPS: Final = 10_000
"""More automatic steps than this between two decisions are a bug, not a game."""


class Table:
    """A position: the seats, the pending frames and, in a game's own table, all that lies on it. Nothing else.

    No names, clocks, log, undo or text. `apply` changes the table in place; `clone` is the way to look ahead.
    The table is over when no frame is left.
    """

    def __init__(self, seats: int, frames: list[Frame[Table]]) -> None:
        """A game's table passes its number of seats and its frames, bottom first."""
        self.seats: Final = seats
        self.frames: Final = frames
        self._move = STAY
        self._next: Frame[Table] | None = None

    # What may be asked of a table. Nothing here changes it.

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.frames

    def is_sealed(self) -> bool:
        """Whether the answers to the present decision stay hidden until all are in."""
        return bool(self.frames) and self.frames[-1].is_sealed()

    def is_hidden(self) -> bool:
        """Whether the others must not learn how much there was to choose from: then one answer is asked for as well."""
        return bool(self.frames) and (self.frames[-1].is_sealed() or self.frames[-1].is_private(self))

    def to_act(self) -> list[int]:
        """The seats that owe a decision, ascending; none when the game is over."""
        return self.frames[-1].to_act(self) if self.frames else []

    def options(self, seat: int) -> list[int]:
        """The legal choices of a seat, ascending, not to be changed; none where it owes no decision."""
        if not self.frames or seat not in self.frames[-1].to_act(self):
            return []
        return self.frames[-1].options(self, seat)

    def why_not(self, seat: int, choice: int) -> Reason | None:
        """Why a seat may not make that choice now, or None if it may."""
        if not self.frames:
            return OVER
        frame = self.frames[-1]
        if seat not in frame.to_act(self):
            return NOT_YOUR_TURN
        if choice in frame.options(self, seat):
            return None
        return frame.why_not(self, seat, choice) or NOT_ASKED

    def forced_seat(self) -> int:
        """The only seat to act, if its open decision has one answer only; else -1."""
        if not self.frames or self.is_hidden():
            return -1
        acting = self.frames[-1].to_act(self)
        if len(acting) != 1 or len(self.frames[-1].options(self, acting[0])) != 1:
            return -1
        return acting[0]

    def clone(self) -> Table:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def clone_frames(self) -> list[Frame[Table]]:
        """Copies of the frames, for a game's `clone`."""
        return [frame.clone() for frame in self.frames]

    def dump(self) -> dict[str, Json]:
        """The whole position as data, hidden cards included; the game loads it back."""
        raise NotImplementedError

    def dump_frames(self) -> list[Json]:
        """The frames as data, for a game's `dump`."""
        frames: list[Json] = []
        for frame in self.frames:
            variables: list[Json] = [cast(Json, values) for values in frame.dump()]
            frames.append([frame.name(), variables])
        return frames

    def hash(self) -> str:
        """SHA-256 of the position."""
        return digest(self.dump())

    # What changes it.

    def start(self, frame: Frame[Self], dealer: Dealer) -> None:
        """Begin the game with its first frame."""
        self.push(frame)
        self._settle(dealer)

    def apply(self, seat: int, choice: int, dealer: Dealer) -> None:
        """Carry out a legal choice and all automatic steps up to the next decision."""
        self.frames[-1].take(self, seat, choice, dealer)
        self._settle(dealer)

    def reopen(self, seat: int) -> None:
        """Take back the sealed answers that all but one seat have given to the present decision."""
        if self.frames:
            self.frames[-1].reopen(self, seat)

    def push(self, frame: Frame[Self]) -> None:
        """The frame on top asks for another to be dealt with first."""
        self._go(PUSH, frame)

    def replace(self, frame: Frame[Self]) -> None:
        """The frame on top is done and another takes its place."""
        self._go(REPLACE, frame)

    def finish(self) -> None:
        """The frame on top is done."""
        self._go(FINISH, None)

    def end(self) -> None:
        """The game is over, whatever is pending."""
        self._go(END, None)

    def _go(self, move: int, frame: Frame[Self] | None) -> None:
        assert self._move == STAY, "a frame ends a step by one move at most"
        self._move = move
        # A game pushes its own frames on its own tables; the kernel need not know which.
        self._next = cast("Frame[Table] | None", frame)

    def _settle(self, dealer: Dealer) -> None:
        frames = self.frames
        for _ in range(MOST_STEPS):
            move = self._move
            self._move = STAY
            if move == STAY:
                return
            if move == END:
                frames.clear()
                return
            if move != PUSH:
                frames.pop()
            if move == FINISH:
                if not frames:
                    return
                frames[-1].resume(self, dealer)
            else:
                frame = self._next
                assert frame is not None
                self._next = None
                frames.append(frame)
                frame.begin(self, dealer)
        raise AssertionError("automatic steps without end")
