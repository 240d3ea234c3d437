"""The dealer: what a step of the rules may use beyond the table."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import Remaking
from roisoleil.engine.event import EVERYONE, Event, all_but, only

NONE: Final = -1
"""No seat, no card, no choice."""


class Outcome:
    """What chance brought under a label: the order of a shuffle, or the one item of a pick."""

    def __init__(self, label: str, values: list[int]) -> None:
        """An outcome is never changed."""
        self.label: Final = label
        self.values: Final = values

    def __reduce__(self) -> Remaking:
        return Outcome, (self.label, self.values)


class Dealer:
    """Draws from chance for the game and tells what happens to whom it concerns.

    A silent dealer (for searches) keeps neither outcomes nor events.
    """

    def __init__(self, chance: Chance, silent: bool = False) -> None:
        """A dealer serves one call of `apply` after another; the match collects what it kept."""
        self.chance: Final = chance
        self.silent: Final = silent
        self.outcomes: list[Outcome] = []
        self.events: list[Event] = []

    def __reduce__(self) -> Remaking:
        return dealer_with, (self.chance, self.silent, self.outcomes, self.events)

    def shuffle(self, label: str, cards: list[int]) -> list[int]:
        """The same cards in random order."""
        shuffled = self.chance.shuffle(label, cards)
        if not self.silent:
            self.outcomes.append(Outcome(label, shuffled.copy()))
        return shuffled

    def pick(self, label: str, items: list[int]) -> int:
        """One of the items."""
        item = self.chance.pick(label, items)
        if not self.silent:
            self.outcomes.append(Outcome(label, [item]))
        return item

    def tell(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everyone."""
        if not self.silent:
            self.events.append(Event(kind, EVERYONE, [a, b, c, d]))

    def tell_only(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell one seat."""
        if not self.silent:
            self.events.append(Event(kind, only(seat), [a, b, c, d]))

    def tell_others(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Tell everyone but one seat."""
        if not self.silent:
            self.events.append(Event(kind, all_but(seat), [a, b, c, d]))


def dealer_with(chance: Chance, silent: bool, outcomes: list[Outcome], events: list[Event]) -> Dealer:
    """The dealer that was copied or pickled, with what it kept."""
    dealer = Dealer(chance, silent)
    dealer.outcomes.extend(outcomes)
    dealer.events.extend(events)
    return dealer
