"""Rulebook, "Déroulement du jeu": the order of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame
from roisoleil.games.louis_xiv.counting import count_boards
from roisoleil.games.louis_xiv.favori import offer_redraw, offer_withdrawals, station_first_markers
from roisoleil.games.louis_xiv.final import announce_points
from roisoleil.games.louis_xiv.influence import (
    end_markers,
    opening_markers,
    place_neutral_markers,
    play_influence_cards,
    recompose_deck,
)
from roisoleil.games.louis_xiv.missions import accomplish_missions, pass_first_player
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.supply import begin_round, deal_influence_cards, supply_effects

ROUNDS: Final = 4

Phase = Callable[[Versailles, Dealer], "Frame[Versailles] | None"]

ORDER_OF_PLAY: Final[list[Phase]] = [
    station_first_markers,  # Le Favori, préparation
    begin_round,  # 1ère phase : Ravitaillement, a)
    supply_effects,  # b)
    offer_withdrawals,  # Le Favori
    deal_influence_cards,  # c)
    offer_redraw,  # Le Favori
    place_neutral_markers,  # 2ème phase : Influence; jeu à deux joueurs
    opening_markers,
    play_influence_cards,
    end_markers,
    recompose_deck,
    count_boards,  # 3ème phase : Comptage
    accomplish_missions,  # 4ème phase : Missions
    pass_first_player,
]
"""One round. Each step does what needs no decision and returns the frame that asks for the rest, if any."""


class Rounds(Frame[Versailles]):
    """Four rounds of four phases."""

    def __init__(self, step: int = 0) -> None:
        """`step` is the next step of the round."""
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

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """The game starts."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Go on with the next step that asks something."""
        while True:
            if self.step == len(ORDER_OF_PLAY):
                if table.round_number == ROUNDS:
                    announce_points(table, dealer)
                    table.end()
                    return
                self.step = 0
            step = ORDER_OF_PLAY[self.step]
            self.step += 1
            frame = step(table, dealer)
            if frame is not None:
                table.push(frame)
                return
