"""Rulebook, "Déroulement de la partie": the order of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.reveal import choose_orders, reveal_cards
from roisoleil.games.habemus.scoring import announce_election
from roisoleil.games.habemus.state import Conclave
from roisoleil.games.habemus.taking import clear_away, take_cards

Phase = Callable[[Conclave, Dealer], "Frame[Conclave] | None"]

ORDER_OF_PLAY: Final[list[Phase]] = [
    reveal_cards,  # 1. Révéler des cartes dans l'affichage commun
    choose_orders,  #   Fumée noire
    play_action_cards,  # 2. Jouer des cartes action
    bid_gems,  # 3. Enchérir de 0 à 3 gemmes
    take_cards,  # 4. Prendre une carte
    clear_away,
]
"""One round. Each phase does what needs no decision and returns the frame that asks for the rest, if any."""


class Rounds(Frame[Conclave]):
    """Round after round, until the one in which White Smoke rose is over."""

    def __init__(self, step: int = 0) -> None:
        """`step` is the next phase."""
        self.step = step

    def name(self) -> str:
        """The name of this frame."""
        return "rounds"

    def clone(self) -> Rounds:
        """A copy."""
        return Rounds(self.step)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.step]]

    def begin(self, table: Conclave, dealer: Dealer) -> None:
        """The game starts."""
        self.resume(table, dealer)

    def resume(self, table: Conclave, dealer: Dealer) -> None:
        """Go on with the next phase that asks something."""
        while True:
            if self.step == len(ORDER_OF_PLAY):
                if table.white_smoke:
                    announce_election(table, dealer)
                    table.end()
                    return
                self.step = 0
            phase = ORDER_OF_PLAY[self.step]
            self.step += 1
            frame = phase(table, dealer)
            if frame is not None:
                table.push(frame)
                return
