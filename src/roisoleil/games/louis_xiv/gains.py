"""Small gains that many rules give, and who is told what about them."""

from __future__ import annotations

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.games.louis_xiv.cards import TILE_UNIT
from roisoleil.games.louis_xiv.events import (
    CARD_DRAWN,
    CARD_SEEN,
    INTRIGUE_DRAWN,
    INTRIGUE_SEEN,
    LOUIS_GAINED,
    MARKERS_ADDED,
    MARKERS_RECOVERED,
    SHIELD_DRAWN,
    SHIELD_SEEN,
    TILE_GAINED,
)
from roisoleil.games.louis_xiv.state import Versailles


def gain_louis(table: Versailles, seat: int, louis: int, dealer: Dealer) -> None:
    """Money is unlimited (ruling L42)."""
    table.courtiers[seat].money += louis
    dealer.tell(LOUIS_GAINED, seat, louis)


def recover_markers(table: Versailles, seat: int, most: int, dealer: Dealer) -> None:
    """Markers from the general supply, as far as there are any."""
    dealer.tell(MARKERS_RECOVERED, seat, table.courtiers[seat].recover(most))


def gain_shield(table: Versailles, seat: int, dealer: Dealer) -> None:
    """A shield, which only its owner may look at."""
    kind = table.draw_shield(seat)
    dealer.tell_others(seat, SHIELD_DRAWN, seat)
    dealer.tell_only(seat, SHIELD_SEEN, seat, kind)


def gain_tile(table: Versailles, seat: int, tile: int, dealer: Dealer) -> None:
    """Tiles lie open."""
    table.courtiers[seat].tiles += TILE_UNIT[tile]
    dealer.tell(TILE_GAINED, seat, tile)


def gain_influence_card(table: Versailles, seat: int, dealer: Dealer) -> None:
    """An influence card for the next phase, if the deck has one."""
    card = table.draw_influence(seat)
    if card != NONE:
        dealer.tell_others(seat, CARD_DRAWN, seat)
        dealer.tell_only(seat, CARD_SEEN, seat, card)


def gain_intrigue(table: Versailles, seat: int, dealer: Dealer) -> None:
    """An intrigue card, if the pile has one."""
    card = table.draw_intrigue(seat)
    if card != NONE:
        dealer.tell_others(seat, INTRIGUE_DRAWN, seat)
        dealer.tell_only(seat, INTRIGUE_SEEN, seat, card)


def add_markers(table: Versailles, seat: int, board: int, number: int, dealer: Dealer) -> None:
    """Markers from the general supply, or for the shortage from the personal one, on a board."""
    table.courtiers[seat].place_from_general(board, number)
    dealer.tell(MARKERS_ADDED, seat, board, number)
