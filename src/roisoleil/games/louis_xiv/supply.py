"""Rulebook, "1ère phase : Ravitaillement"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.boards import OPPOSITE
from roisoleil.games.louis_xiv.cards import (
    MARKER_FOR_CARD,
    PLUS_1_INTRIGUE,
    PLUS_1_LOUIS,
    PLUS_1_MARKER,
    PLUS_1_SHIELD,
    PLUS_2_LOUIS_OR_MARKERS,
    PLUS_3_LOUIS,
    PLUS_3_MARKERS,
)
from roisoleil.games.louis_xiv.choices import ACCEPT, DECLINE, MOST_RECOVERED, RECOVER_SOME, TAKE_MARKERS
from roisoleil.games.louis_xiv.events import (
    CARD_SEEN,
    CARDS_DEALT,
    COMPENSATED,
    FAVOURITE_CAME,
    KING_CAME,
    MARKER_SPENT,
    ROUND_BEGAN,
)
from roisoleil.games.louis_xiv.gains import (
    gain_influence_card,
    gain_intrigue,
    gain_louis,
    gain_shield,
    recover_markers,
)
from roisoleil.games.louis_xiv.state import FIRST_RULES, Versailles

INFLUENCE_CARDS_DEALT: Final = 5
LOUIS_OR_MARKERS: Final = 2
COMPENSATION_ROUND: Final = 4
COMPENSATION_SEATS: Final = 3

SECTION: Final = Section("bonuses", "Les cartes mission")
TOO_FEW_MARKERS: Final = Reason("too-few-markers", Section("bonuses-plus-two", "Les cartes mission, +2 Louis d'or"))
TOO_FEW_TO_RECOVER: Final = Reason("too-few-to-recover", SECTION)
MISSIONS_GIVE_FEWER: Final = Reason("missions-give-fewer", SECTION)


def begin_round(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """a) The money card: louis for everyone, and the king's place; with Le Favori, the favourite opposite."""
    table.round_number += 1
    dealer.tell(ROUND_BEGAN, table.round_number, table.first)
    for courtier in table.courtiers:
        courtier.used = 0
        courtier.tablet_used = 0
    if table.seats == COMPENSATION_SEATS and table.round_number == COMPENSATION_ROUND:
        # Ruling L9: for being first player a second time.
        dealer.tell(COMPENSATED, table.first)
        gain_intrigue(table, table.first, dealer)
    card = table.money_deck[table.round_number - 1]
    table.king = table.box.kings[card]
    dealer.tell(KING_CAME, table.king, table.box.louis[card])
    for courtier in table.courtiers:
        courtier.money += table.box.louis[card]
    if table.with_favori:
        table.favourite = OPPOSITE[table.king]
        dealer.tell(FAVOURITE_CAME, table.favourite)
    return None


def supply_effects(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """b) The effects of laid missions, seat by seat."""
    return SupplyEffects(0)


class SupplyEffects(Frame[Versailles]):
    """What only gives happens by itself (ruling L3); then the two effects that ask something (ruling L6)."""

    def __init__(self, served: int) -> None:
        """How many seats have had their automatic gains, the last of them being asked now."""
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "supply-effect"

    def clone(self) -> SupplyEffects:
        """A copy."""
        return SupplyEffects(self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Serve the first player."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Serve seats until one has to decide."""
        while self.served == 0 or not self.effect(table):
            if self.served == table.seats:
                table.finish()
                return
            self.served += 1
            frame = give_automatically(table, self.seat(table), dealer)
            if frame is not None:
                table.push(frame)
                return

    def effect(self, table: Versailles) -> int:
        """The bonus that the served seat is asked about, 0 for none."""
        seat = self.seat(table)
        if table.has_unused(seat, PLUS_2_LOUIS_OR_MARKERS):
            return PLUS_2_LOUIS_OR_MARKERS
        # Ruling L8: a marker of the personal supply for the top card of the deck.
        can_pay = table.courtiers[seat].personal > 0 and table.influence_deck
        return MARKER_FOR_CARD if can_pay and table.has_unused(seat, MARKER_FOR_CARD) else 0

    def seat(self, table: Versailles) -> int:
        """The seat being served."""
        return (table.first + self.served - 1) % table.seats

    def to_act(self, table: Versailles) -> list[int]:
        """The seat being served."""
        return [self.seat(table)]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Two louis, one and a marker, or two markers, as far as they lie there (ruling L7); or a card for a marker."""
        if self.effect(table) == MARKER_FOR_CARD:
            return [DECLINE, ACCEPT]
        most = min(LOUIS_OR_MARKERS, table.courtiers[seat].general)
        return [TAKE_MARKERS + markers for markers in range(most + 1)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """Markers that are not in the general supply."""
        if self.effect(table) == MARKER_FOR_CARD:
            return None
        return TOO_FEW_MARKERS if TAKE_MARKERS <= choice <= TAKE_MARKERS + LOUIS_OR_MARKERS else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Take what was chosen; every mission is asked once."""
        table.use(seat, self.effect(table))
        if choice >= TAKE_MARKERS:
            markers = choice - TAKE_MARKERS
            gain_louis(table, seat, LOUIS_OR_MARKERS - markers, dealer)
            recover_markers(table, seat, markers, dealer)
        elif choice == ACCEPT:
            courtier = table.courtiers[seat]
            courtier.personal -= 1
            courtier.general += 1
            dealer.tell(MARKER_SPENT, seat)
            gain_influence_card(table, seat, dealer)
        self.resume(table, dealer)


def give_automatically(table: Versailles, seat: int, dealer: Dealer) -> Frame[Versailles] | None:
    """Louis, markers, then cards, twice where a mission is held twice; unless the seat chooses how many markers."""
    louis = table.count_laid(seat, PLUS_1_LOUIS) + 3 * table.count_laid(seat, PLUS_3_LOUIS)
    if louis:
        gain_louis(table, seat, louis, dealer)
    markers = table.count_laid(seat, PLUS_1_MARKER) + 3 * table.count_laid(seat, PLUS_3_MARKERS)
    most = min(markers, table.courtiers[seat].general)
    # Ruling L3: a marker that stays can serve Le Favori, whose option for intrigue cards needs one (L21).
    if most and table.with_favori and table.version > FIRST_RULES:
        return RecoverMarkers(seat, most)
    if markers:
        recover_markers(table, seat, markers, dealer)
    give_cards(table, seat, dealer)
    return None


class RecoverMarkers(Frame[Versailles]):
    """Le Favori: how many of the markers of its missions does a seat want (ruling L3)?"""

    def __init__(self, seat: int, most: int) -> None:
        """As many as the missions give and lie there."""
        self.seat: Final = seat
        self.most: Final = most

    def name(self) -> str:
        """The name of this frame."""
        return "recover-markers"

    def clone(self) -> RecoverMarkers:
        """A copy."""
        return RecoverMarkers(self.seat, self.most)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.most]]

    def to_act(self, table: Versailles) -> list[int]:
        """The owner of the missions."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """None, some or all."""
        return [RECOVER_SOME + markers for markers in range(self.most + 1)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """More than lie there, or more than the missions give."""
        if not RECOVER_SOME < choice <= RECOVER_SOME + MOST_RECOVERED:
            return None
        return TOO_FEW_TO_RECOVER if choice - RECOVER_SOME > table.courtiers[seat].general else MISSIONS_GIVE_FEWER

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """They come, and what else the missions give (ruling L6)."""
        recover_markers(table, seat, choice - RECOVER_SOME, dealer)
        give_cards(table, seat, dealer)
        table.finish()


def give_cards(table: Versailles, seat: int, dealer: Dealer) -> None:
    """Shields, then intrigue cards."""
    for _ in range(table.count_laid(seat, PLUS_1_SHIELD)):
        gain_shield(table, seat, dealer)
    for _ in range(table.count_laid(seat, PLUS_1_INTRIGUE)):
        gain_intrigue(table, seat, dealer)


def deal_influence_cards(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """c) Five influence cards for each, the first player first (ruling L1)."""
    dealer.tell(CARDS_DEALT, INFLUENCE_CARDS_DEALT)
    for seat in table.turn_order():
        for _ in range(INFLUENCE_CARDS_DEALT):
            card = table.draw_influence(seat)
            if card != NONE:
                dealer.tell_only(seat, CARD_SEEN, seat, card)
    return None
