"""A dealer that remembers for every seat what it has been told, as a number."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import Remaking
from roisoleil.engine.dealer import NONE, Dealer

START: Final = 1
KEPT: Final = (1 << 40) - 1
"""Digests of 40 bits: a product with FACTOR still fits a machine word, and a search makes far too few to collide."""
FACTOR: Final = 1_000_003
VALUE_FACTOR: Final = 257


def digest_of(kind: int, a: int, b: int, c: int, d: int) -> int:
    """One thing that was told."""
    return (((kind * VALUE_FACTOR + a) * VALUE_FACTOR + b) * VALUE_FACTOR + c) * VALUE_FACTOR + d


def fold(heard: int, told: int) -> int:
    """The digest of all that was heard before, and one thing more."""
    return ((heard ^ (heard >> 17)) * FACTOR + told) & KEPT


class Listener(Dealer):
    """Deals like any other dealer, keeps no events, but digests them: two seats with equal digests heard the same.

    `heard` has a digest for each seat; `rumour` is the one of the public, who own no seat.
    """

    def __init__(self, chance: Chance, seats: int) -> None:
        """Nobody has heard anything."""
        super().__init__(chance, silent=True)
        self.heard: Final = [START] * seats
        self.rumour = START

    def __reduce__(self) -> Remaking:
        return listener_from, (self.chance, self.heard, self.rumour)

    def start_with(self, rumour: int, seat: int, heard: int) -> None:
        """Begin again: a seat has heard more than the public, of the others nothing more is known."""
        for other in range(len(self.heard)):
            self.heard[other] = rumour
        self.heard[seat] = heard
        self.rumour = rumour

    def see_choice(self, seat: int, choice: int) -> None:
        """Everyone sees that a seat chooses, which is all that some choices tell; itself it knows what."""
        heard = self.heard
        for other in range(len(heard)):
            heard[other] = fold(heard[other], seat)
        self.rumour = fold(self.rumour, seat)
        heard[seat] = fold(heard[seat], choice)

    def tell(self, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Everyone hears it."""
        told = digest_of(kind, a, b, c, d)
        heard = self.heard
        for seat in range(len(heard)):
            heard[seat] = fold(heard[seat], told)
        self.rumour = fold(self.rumour, told)

    def tell_only(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """One seat hears it."""
        self.heard[seat] = fold(self.heard[seat], digest_of(kind, a, b, c, d))

    def tell_others(self, seat: int, kind: int, a: int = NONE, b: int = NONE, c: int = NONE, d: int = NONE) -> None:
        """Everyone but one seat hears it."""
        mine = self.heard[seat]
        self.tell(kind, a, b, c, d)
        self.heard[seat] = mine


def listener_from(chance: Chance, heard: list[int], rumour: int) -> Listener:
    """The listener that was pickled, with all that it has heard."""
    listener = Listener(chance, len(heard))
    listener.heard[:] = heard
    listener.rumour = rumour
    return listener
