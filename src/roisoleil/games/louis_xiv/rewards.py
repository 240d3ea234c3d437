"""Rulebook, "Les cartons personnage": what each of the twelve gives."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.boards import BOARDS, MONTESPAN
from roisoleil.games.louis_xiv.cards import CROWN, HELMET, LETTER, RING, SCEPTRE
from roisoleil.games.louis_xiv.choices import ADD, DECLINE, PUT
from roisoleil.games.louis_xiv.gains import (
    add_markers,
    gain_influence_card,
    gain_intrigue,
    gain_louis,
    gain_shield,
    gain_tile,
    recover_markers,
)
from roisoleil.games.louis_xiv.state import Versailles

CONDE: Final = 5
COLBERT: Final = 6
MAINTENON: Final = 7
LA_VALLIERE: Final = 8
TURENNE: Final = 9
MAZARIN: Final = 10
TILE_OF_BOARD: Final = [SCEPTRE, LETTER, RING, HELMET, CROWN]

COLBERTS_LOUIS: Final = 5
MAINTENONS_MARKERS: Final = 2
TURENNES_SHIELDS: Final = 2

TOO_FEW_MARKERS: Final = Reason("too-few-markers", Section("court-maintenon", "Françoise de Maintenon"))


def give_reward(table: Versailles, seat: int, board: int, dealer: Dealer) -> Frame[Versailles] | None:
    """What a board gives to a seat; Condé and Maintenon ask where markers shall go."""
    if board <= MONTESPAN:
        gain_tile(table, seat, TILE_OF_BOARD[board], dealer)
    elif board == LA_VALLIERE:
        gain_tile(table, seat, CROWN, dealer)
    elif board == COLBERT:
        gain_louis(table, seat, COLBERTS_LOUIS, dealer)
    elif board == MAZARIN:
        gain_influence_card(table, seat, dealer)
    elif board == TURENNE:
        for _ in range(TURENNES_SHIELDS):
            gain_shield(table, seat, dealer)
    elif board == MAINTENON:
        return maintenon(table, seat, dealer)
    else:
        gain_shield(table, seat, dealer)
        if board != CONDE:
            gain_intrigue(table, seat, dealer)
        elif table.courtiers[seat].supply():
            return Conde(seat)
    return None


class Conde(Frame[Versailles]):
    """One marker on any board, his own included, or none (ruling L26)."""

    def __init__(self, seat: int) -> None:
        """The seat that is rewarded."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "conde"

    def clone(self) -> Conde:
        """A copy."""
        return Conde(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that is rewarded."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Any board, or none."""
        return [DECLINE, *range(PUT, PUT + BOARDS)]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Place it, or not."""
        if choice != DECLINE:
            add_markers(table, seat, choice - PUT, 1, dealer)
        table.finish()


def maintenon(table: Versailles, seat: int, dealer: Dealer) -> Frame[Versailles] | None:
    """Up to two markers on board 5, then one is recovered; without markers nothing is asked (rulings L12, L27)."""
    return Maintenon(seat) if table.courtiers[seat].supply() else None


class Maintenon(Frame[Versailles]):
    """How many markers go to Montespan?"""

    def __init__(self, seat: int) -> None:
        """The seat that is rewarded."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "maintenon"

    def clone(self) -> Maintenon:
        """A copy."""
        return Maintenon(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that is rewarded."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """None, one or two, as far as there are markers."""
        most = min(MAINTENONS_MARKERS, table.courtiers[seat].supply())
        return [ADD + number for number in range(most + 1)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """More than there are."""
        return TOO_FEW_MARKERS if ADD <= choice <= ADD + MAINTENONS_MARKERS else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Place them, and recover one."""
        if choice > ADD:
            add_markers(table, seat, MONTESPAN, choice - ADD, dealer)
        recover_markers(table, seat, 1, dealer)
        table.finish()
