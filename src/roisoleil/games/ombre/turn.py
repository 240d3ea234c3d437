"""Rulebook, "Comment jouer": the order of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame
from roisoleil.games.ombre.events import TURN_BEGAN
from roisoleil.games.ombre.gold import gold_action
from roisoleil.games.ombre.qualities import use_qualities
from roisoleil.games.ombre.reveal import turn_cards
from roisoleil.games.ombre.state import Court

Phase = Callable[[Court], "Frame[Court]"]

ORDER_OF_PLAY: Final[list[Phase]] = [
    use_qualities,  # Phase 1 : Le joueur examine ses qualités
    turn_cards,  # Phase 2 : Retournez les cartes
    gold_action,  # Phase 3 : Effectuez une action d'or
]
"""One turn. Each phase returns the frame that asks for its decisions."""


class Turns(Frame[Court]):
    """Turn after turn, clockwise, until Louis XIV or the last survivor ends the game."""

    def __init__(self, next_seat: int, phase: int = 0) -> None:
        """`phase` is the next phase of the turn under way; 0 begins the turn of the next seat."""
        self.next_seat = next_seat
        self.phase = phase

    def name(self) -> str:
        """The name of this frame."""
        return "turns"

    def clone(self) -> Turns:
        """A copy."""
        return Turns(self.next_seat, self.phase)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.next_seat, self.phase]]

    def begin(self, table: Court, dealer: Dealer) -> None:
        """The game starts."""
        self.resume(table, dealer)

    def resume(self, table: Court, dealer: Dealer) -> None:
        """Go on with the next phase, or with the next player."""
        if self.phase == len(ORDER_OF_PLAY):
            self.phase = 0
            self.next_seat = table.living_from((table.active + 1) % table.seats)[0]
        if self.phase == 0:
            table.active = self.next_seat
            table.has_conspired = False
            dealer.tell(TURN_BEGAN, table.active)
        phase = ORDER_OF_PLAY[self.phase]
        self.phase += 1
        table.push(phase(table))
