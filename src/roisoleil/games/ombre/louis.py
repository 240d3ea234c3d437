"""Turning cards from the pile, and rulebook, "La carte spéciale Louis XIV"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.games.ombre.cards import LOUIS
from roisoleil.games.ombre.events import CARD_TURNED, GAINED, LOUIS_CAME, LOUIS_RETURNED, PILE_REBUILT
from roisoleil.games.ombre.piles import REBUILT_PACK, put_louis_in
from roisoleil.games.ombre.scoring import announce_points
from roisoleil.games.ombre.state import Court

PLAYERS_FOR_A_SECOND_HALF: Final = 3
"""With fewer players left, the first appearance of Louis XIV ends the game (ruling R-L3)."""


def turn_over(table: Court, drawer: int, dealer: Dealer) -> int:
    """Turn the next card; Louis XIV takes effect at once (rulings R-L1, X1). NONE if he ends the game."""
    while True:
        # Ruling R-L5: Louis lies in every pile, so the pile cannot run out.
        card = table.deck[table.drawn]
        table.drawn += 1
        if card != LOUIS:
            dealer.tell(CARD_TURNED, drawer, card)
            return card
        if table.louis_seen or len(table.living()) < PLAYERS_FOR_A_SECOND_HALF:
            dealer.tell(LOUIS_RETURNED if table.louis_seen else LOUIS_CAME, drawer)
            table.louis_seen = True
            announce_points(table, dealer)
            return NONE
        receive_louis(table, drawer, dealer)


def receive_louis(table: Court, drawer: int, dealer: Dealer) -> None:
    """The first time: gold for everyone, the drawer first (R-T4); the piles are mixed and prepared anew (R-L2)."""
    table.louis_seen = True
    dealer.tell(LOUIS_CAME, drawer)
    for seat in table.living_from(drawer):
        dealer.tell(GAINED, seat, 0, table.gain_gold(seat, 1), LOUIS)
    pack = table.deck[table.drawn :] + table.discard
    pack.sort()
    table.discard.clear()
    table.deck = put_louis_in(dealer.shuffle(REBUILT_PACK, pack), dealer)
    table.drawn = 0
    table.known_bottom = []
    dealer.tell(PILE_REBUILT, len(table.deck))
