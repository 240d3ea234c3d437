"""Frames: the pending decisions and steps of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from roisoleil.engine.codec import BrokenMessage, Json, as_ints

if TYPE_CHECKING:
    from roisoleil.engine.dealer import Dealer
    from roisoleil.engine.table import Table


def parse_frame(dumped: Json) -> tuple[str, list[list[int]]]:
    """The name and the local variables of a frame written by `Table.dump_frames`."""
    if not isinstance(dumped, list) or not isinstance(dumped[0], str) or not isinstance(dumped[1], list):
        raise BrokenMessage("position: a frame must be a name and its variables")
    variables: list[list[int]] = []
    for values in dumped[1]:
        if not isinstance(values, list):
            raise BrokenMessage("position: the variables of a frame must be lists")
        variables.append(as_ints(values, "position: frame"))
    return dumped[0], variables


TableT_contra = TypeVar("TableT_contra", bound="Table", contravariant=True)


class Section:
    """A section of a rulebook: an id for its title in every language, and the title as it is printed.

    The id begins with the anchor of the chapter of our own rules that tells it: `actions-bribe` is told in `actions`.
    """

    def __init__(self, ident: str, title: str) -> None:
        """Sections are constants of their game."""
        self.ident: Final = ident
        self.title: Final = title


NO_SECTION: Final = Section("", "")
"""Of what follows from taking turns, in any game."""


class Reason:
    """Why a choice is not allowed: a key for the words, and the section of the rulebook."""

    def __init__(self, key: str, section: Section) -> None:
        """Reasons are constants of their game."""
        self.key: Final = key
        self.section: Final = section


class Frame(Generic[TableT_contra]):
    """One pending decision or step, with its local variables.

    The top frame of a table says who acts, what is legal and what a choice does. Frames nest: a frame may push another
    and is resumed when that one is finished. The rules of the kernel:

    1. Only the kernel pops. `begin`, `take` and `resume` end by at most one of the table's `push`, `replace`, `finish`
       and `end`, as their last act.
    2. A frame holds whole numbers and lists of them, never another frame, a card object or a function.
    3. `to_act`, `options` and `why_not` change nothing.
    4. A frame without anything to ask finishes, pushes or replaces in `begin` or `resume`; it never waits for nobody.
    """

    def name(self) -> str:
        """The name of this kind of frame, the same in saved positions and in words."""
        raise NotImplementedError

    def is_sealed(self) -> bool:
        """Whether answers stay hidden until all are in; such a decision is asked even if it has one answer only."""
        return False

    def is_private(self, table: TableT_contra) -> bool:
        """Whether what can be chosen depends on cards that the others do not see.

        Such a decision is asked even if it has one answer only: else the others would learn that it had no more.
        """
        return False

    def is_open(self, table: TableT_contra) -> bool:
        """Whether everybody may see what can be chosen, since it names and tells nothing that only the seat sees.

        Such a decision can be asked at a screen that others look at.
        """
        return not self.is_sealed() and not self.is_private(table)

    def to_act(self, table: TableT_contra) -> list[int]:
        """The seats that owe a decision, ascending."""
        return []

    def options(self, table: TableT_contra, seat: int) -> list[int]:
        """The legal choices of a seat that is to act: ascending, never empty, not to be changed by the caller."""
        return []

    def why_not(self, table: TableT_contra, seat: int, choice: int) -> Reason | None:
        """Why that choice of a seat to act is refused, or None where this decision has no word for it."""
        return None

    def take(self, table: TableT_contra, seat: int, choice: int, dealer: Dealer) -> None:
        """Carry out a legal choice."""
        raise NotImplementedError

    def reopen(self, table: TableT_contra, seat: int) -> None:
        """Take back the sealed answers of all but one seat: a search lets them choose anew."""

    def begin(self, table: TableT_contra, dealer: Dealer) -> None:
        """Called once, when the frame has come to the top."""

    def resume(self, table: TableT_contra, dealer: Dealer) -> None:
        """Called each time the frame pushed by this one is finished."""

    def clone(self) -> Frame[TableT_contra]:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def dump(self) -> list[list[int]]:
        """The local variables, enough to make the frame again."""
        raise NotImplementedError
