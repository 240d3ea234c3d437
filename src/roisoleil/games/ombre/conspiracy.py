"""Rulebook, "Carte de Conspiration": once in the own turn, at any free decision (rulings R-V1, R-V2, X7)."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Reason, Section
from roisoleil.games.ombre.cards import COLOURS, CONSPIRACY
from roisoleil.games.ombre.choices import CONSPIRE_GOLD, CONSPIRE_POWER
from roisoleil.games.ombre.events import CONSPIRED
from roisoleil.games.ombre.state import Court

POWER_FOR_A_CARD: Final = 3
GOLD_FOR_A_CARD: Final = 1

SECTION: Final = Section("lots-conspiracy", "Carte de Conspiration")
NO_CONSPIRACY: Final = Reason("no-conspiracy-card", SECTION)
ONCE_PER_TURN: Final = Reason("conspired-already", SECTION)
NO_CARD_TO_CONSPIRE: Final = Reason("no-card-of-that-colour", SECTION)


def conspiracies(table: Court) -> list[int]:
    """The ways in which the active player may conspire now, ascending."""
    if table.has_conspired or not table.auction_copies(table.active, CONSPIRACY):
        return []
    colours = table.colours_of(table.active)
    return [CONSPIRE_POWER + colour for colour in colours] + [CONSPIRE_GOLD + colour for colour in colours]


def is_conspiracy(choice: int) -> bool:
    """Whether a choice is to conspire."""
    return CONSPIRE_POWER <= choice < CONSPIRE_GOLD + COLOURS


def conspire(table: Court, choice: int, dealer: Dealer) -> None:
    """Discard a top quality card, never an auction card (ruling X2), for power or gold as far as the bank has it."""
    seat = table.active
    for_gold = choice >= CONSPIRE_GOLD
    card = table.lift(seat, choice - (CONSPIRE_GOLD if for_gold else CONSPIRE_POWER))
    table.discard.append(card)
    table.has_conspired = True
    if for_gold:
        dealer.tell(CONSPIRED, seat, card, 0, table.gain_gold(seat, GOLD_FOR_A_CARD))
    else:
        dealer.tell(CONSPIRED, seat, card, table.gain_power(seat, POWER_FOR_A_CARD), 0)


def why_no_conspiracy(table: Court) -> Reason:
    """Why the active player may not conspire in that way."""
    if not table.auction_copies(table.active, CONSPIRACY):
        return NO_CONSPIRACY
    return ONCE_PER_TURN if table.has_conspired else NO_CARD_TO_CONSPIRE
