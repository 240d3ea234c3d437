"""The expansion "Le Favori": its own steps in the order of play."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.cards import INFLUENCE_KINDS, JOKER
from roisoleil.games.louis_xiv.choices import DECLINE, REDRAW, STATION, WITHDRAW
from roisoleil.games.louis_xiv.events import (
    CARD_RETURNED,
    CARDS_RETURNED,
    FAVOUR,
    STATIONED,
    WITHDRAWN,
)
from roisoleil.games.louis_xiv.gains import gain_influence_card, recover_markers
from roisoleil.games.louis_xiv.hidden import IN_ORDER, bit_of, faces, hide, without
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.tablet import SPACE_BIT, SPACES, SUPPLY_SPACE, can_use_option, use_option

SECTION: Final = Section("favori", "Le Favori")
SPACE_TAKEN: Final = Reason("space-taken", SECTION)
SPACE_EMPTY: Final = Reason("space-empty", SECTION)
NOT_IN_HAND: Final = Reason("not-in-hand", SECTION)


# Préparation


def station_first_markers(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Before the first round each puts one marker of the general supply on a space, openly (ruling L4)."""
    return StationFirst(0) if table.with_favori and table.round_number == 0 else None


class StationFirst(Frame[Versailles]):
    """Seat by seat, the first player first."""

    def __init__(self, served: int) -> None:
        """How many seats are done."""
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "station-first"

    def clone(self) -> StationFirst:
        """A copy."""
        return StationFirst(self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served]]

    def to_act(self, table: Versailles) -> list[int]:
        """The next seat."""
        return [(table.first + self.served) % table.seats]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Each of the four spaces."""
        return [STATION + space for space in range(SPACES)]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Put the marker there."""
        station(table, seat, choice - STATION, dealer)
        self.served += 1
        if self.served == table.seats:
            table.finish()


def station(table: Versailles, seat: int, space: int, dealer: Dealer) -> None:
    """A marker of the general supply, or for want of one of the personal supply, goes on a space."""
    courtier = table.courtiers[seat]
    if courtier.general:
        courtier.general -= 1
    else:
        courtier.personal -= 1
    courtier.tablet |= SPACE_BIT[space]
    dealer.tell(STATIONED, seat, space)


# Phase 1: renfort


def offer_withdrawals(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Before the influence cards each may take markers back from his board, without their options."""
    return Withdrawals(0) if table.with_favori else None


class Withdrawals(Frame[Versailles]):
    """Seat by seat, one marker at a time, until the seat declines."""

    def __init__(self, served: int) -> None:
        """How many seats are done."""
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "withdraw"

    def clone(self) -> Withdrawals:
        """A copy."""
        return Withdrawals(self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the first seat with markers on its board."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the next one."""
        while self.served < table.seats:
            if table.courtiers[(table.first + self.served) % table.seats].tablet:
                return
            self.served += 1
        table.finish()

    def to_act(self, table: Versailles) -> list[int]:
        """The seat being asked."""
        return [(table.first + self.served) % table.seats]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Each space with a marker, or no more."""
        tablet = table.courtiers[seat].tablet
        return [DECLINE, *(WITHDRAW + space for space in range(SPACES) if tablet & SPACE_BIT[space])]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A space without a marker."""
        return SPACE_EMPTY if WITHDRAW <= choice < WITHDRAW + SPACES else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Take one back, or go on."""
        if choice == DECLINE:
            self.served += 1
        else:
            courtier = table.courtiers[seat]
            courtier.tablet -= SPACE_BIT[choice - WITHDRAW]
            courtier.personal += 1
            dealer.tell(WITHDRAWN, seat, choice - WITHDRAW)
        self.resume(table, dealer)


def offer_redraw(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """The option of phase 1: put influence cards back and draw as many (ruling L10)."""
    return Redraws(0, []) if table.with_favori else None


class Redraws(Frame[Versailles]):
    """Seat by seat; the cards go back one by one, then under the deck, jokers first, then by number."""

    def __init__(self, served: int, returned: list[int]) -> None:
        """How many seats are done, and the cards that the present one puts back."""
        self.served = served
        self.returned: Final = returned

    def name(self) -> str:
        """The name of this frame."""
        return "redraw"

    def clone(self) -> Redraws:
        """A copy."""
        return Redraws(self.served, self.returned.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served], self.returned.copy()]

    def is_open(self, table: Versailles) -> bool:
        """Each card that may go back is named."""
        return False

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the first seat that may redraw."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the next one."""
        while self.served < table.seats:
            seat = (table.first + self.served) % table.seats
            if self.returned or (can_use_option(table, seat, SUPPLY_SPACE) and table.influence_deck):
                return
            self.served += 1
        table.finish()

    def to_act(self, table: Versailles) -> list[int]:
        """The seat being asked."""
        return [(table.first + self.served) % table.seats]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Another card of the hand, or no more."""
        return [DECLINE, *(REDRAW + kind for kind in sorted(set(faces(table.courtiers[seat].hand))))]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A card that is not in the hand."""
        return NOT_IN_HAND if REDRAW <= choice < REDRAW + INFLUENCE_KINDS else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Put a card back; at the end draw as many."""
        if choice != DECLINE:
            if not self.returned:
                use_option(table, seat, SUPPLY_SPACE, dealer)
            card = choice - REDRAW
            table.courtiers[seat].hand = without(table.courtiers[seat].hand, card)
            self.returned.append(card)
            dealer.tell_only(seat, CARD_RETURNED, seat, card)
            if table.courtiers[seat].hand:
                return
        self.draw_again(table, seat, dealer)
        self.served += 1
        self.resume(table, dealer)

    def draw_again(self, table: Versailles, seat: int, dealer: Dealer) -> None:
        """The cards go under the deck, and as many come from its top."""
        if not self.returned:
            return
        under = in_order(self.returned)
        table.influence_deck = table.influence_deck + [hide(card, bit_of(seat) | IN_ORDER) for card in under]
        dealer.tell_others(seat, CARDS_RETURNED, seat, len(under))
        self.returned.clear()
        for _ in under:
            gain_influence_card(table, seat, dealer)


def in_order(cards: list[int]) -> list[int]:
    """The influence cards of a redraw as they go under the deck: jokers first, then by number."""
    return sorted(cards, key=lambda card: -1 if card == JOKER else card)


# Phase 3: décompte


class PlaceFavours(Frame[Versailles]):
    """Markers won on the favourite's board: on free spaces, or into the personal supply (ruling L30)."""

    def __init__(self, seat: int, left: int) -> None:
        """How many markers the seat may still take."""
        self.seat: Final = seat
        self.left = left

    def name(self) -> str:
        """The name of this frame."""
        return "favour"

    def clone(self) -> PlaceFavours:
        """A copy."""
        return PlaceFavours(self.seat, self.left)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.left]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Tell the gain."""
        dealer.tell(FAVOUR, self.seat, self.left)

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that gains."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """A free space, or the rest into the personal supply."""
        courtier = table.courtiers[seat]
        if not courtier.supply():
            return [DECLINE]
        return [DECLINE, *(STATION + space for space in range(SPACES) if not courtier.tablet & SPACE_BIT[space])]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A space that is taken."""
        is_space = STATION <= choice < STATION + SPACES
        return SPACE_TAKEN if is_space and table.courtiers[seat].tablet & SPACE_BIT[choice - STATION] else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Put one there, or take the rest."""
        if choice == DECLINE:
            recover_markers(table, seat, self.left, dealer)
            self.left = 0
        else:
            station(table, seat, choice - STATION, dealer)
            self.left -= 1
        if self.left == 0:
            table.finish()
