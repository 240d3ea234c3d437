"""Rulebook, "2ème phase : Influence"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.boards import BOARDS, UNIT
from roisoleil.games.louis_xiv.cards import (
    EXCHANGE_INFLUENCE,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    JOKER,
    MARKER_AT_END,
    MARKER_ON_1,
    MARKER_ON_2,
    MARKER_ON_3,
    MARKER_ON_4,
    MARKER_ON_5,
    MARKER_ON_9,
    MARKER_ON_KING,
    PAY_TO_PASS,
)
from roisoleil.games.louis_xiv.choices import ACCEPT, DECLINE, EXCHANGE, PASS, PLAY, PUT
from roisoleil.games.louis_xiv.events import (
    CARD_EXCHANGED,
    CARD_PLAYED,
    LAST_CARD,
    LAST_CARD_SEEN,
    NEUTRAL_CARD,
    NEUTRAL_PLACED,
    PASSED,
)
from roisoleil.games.louis_xiv.gains import add_markers, gain_influence_card
from roisoleil.games.louis_xiv.hidden import face_of, faces, without
from roisoleil.games.louis_xiv.labels import INFLUENCE
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.state import Versailles

PRICE_OF_A_PASS: Final = 2
NEUTRAL_MARKERS: Final = 2
NEUTRAL_CARDS: Final = 3
NEUTRAL_SEATS: Final = 2

OPENING_BONUSES: Final = [MARKER_ON_1, MARKER_ON_2, MARKER_ON_3, MARKER_ON_4, MARKER_ON_5, MARKER_ON_9, MARKER_ON_KING]
"""In the order in which they are asked (ruling L11)."""
OPENING_BOARDS: Final = [0, 1, 2, 3, 4, 8]

SECTION: Final = Section("influence", "2ème phase : Influence")
SECTION_MISSIONS: Final = Section("bonuses", "Les cartes mission")
NOT_IN_HAND: Final = Reason("not-in-hand", SECTION)
NO_SUCH_MISSION: Final = Reason("no-such-mission", SECTION_MISSIONS)
NOT_ENOUGH_LOUIS: Final = Reason("not-enough-louis", SECTION_MISSIONS)


def place_neutral_markers(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """With two players a neutral third takes part: two markers on the king's board and on three boards by cards."""
    if table.seats != NEUTRAL_SEATS:
        return None
    add_neutral(table, table.king, dealer)
    turned = 0
    while turned < NEUTRAL_CARDS:
        card = face_of(table.influence_deck[0])
        table.influence_deck = table.influence_deck[1:]
        table.centre = [*table.centre, card]
        dealer.tell(NEUTRAL_CARD, card)
        if card != JOKER:
            add_neutral(table, card, dealer)
            turned += 1
    return None


def add_neutral(table: Versailles, board: int, dealer: Dealer) -> None:
    """Two neutral markers on a board."""
    table.neutral += NEUTRAL_MARKERS * UNIT[board]
    dealer.tell(NEUTRAL_PLACED, board, NEUTRAL_MARKERS)


# Missions at the beginning of the phase.


def opening_markers(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Missions that place a marker at the beginning, seat by seat."""
    for courtier in table.courtiers:
        courtier.used = 0
    return OpeningMarkers(0)


class OpeningMarkers(Frame[Versailles]):
    """One question for each such mission (ruling L11)."""

    def __init__(self, served: int) -> None:
        """How many seats are done."""
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "opening-marker"

    def clone(self) -> OpeningMarkers:
        """A copy."""
        return OpeningMarkers(self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the first seat that has such a mission."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the next one."""
        while self.served < table.seats:
            if self.question(table) >= 0:
                return
            self.served += 1
        table.finish()

    def question(self, table: Versailles) -> int:
        """The place in OPENING_BONUSES of what the seat is asked, -1 for nothing; without markers nothing (L12)."""
        seat = (table.first + self.served) % table.seats
        if table.courtiers[seat].laid and table.courtiers[seat].supply():
            for place, bonus in enumerate(OPENING_BONUSES):
                if table.has_unused(seat, bonus):
                    return place
        return -1

    def board(self, table: Versailles) -> int:
        """The board in question."""
        place = self.question(table)
        return OPENING_BOARDS[place] if place < len(OPENING_BOARDS) else table.king

    def to_act(self, table: Versailles) -> list[int]:
        """The seat being asked."""
        return [(table.first + self.served) % table.seats]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """A marker there, or none."""
        return [DECLINE, ACCEPT]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Place it, or not."""
        board = self.board(table)
        table.use(seat, OPENING_BONUSES[self.question(table)])
        if choice == ACCEPT:
            add_markers(table, seat, board, 1, dealer)
        self.resume(table, dealer)


# The cards.


def play_influence_cards(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Turn by turn a card, until nobody has one."""
    return PlayCards(table.first)


class PlayCards(Frame[Versailles]):
    """In turn each plays a card; the last card of a hand is laid aside; a seat without cards has no turn (L14)."""

    def __init__(self, turn: int) -> None:
        """The seat whose turn it is."""
        self.turn = turn

    def name(self) -> str:
        """The name of this frame."""
        return "play-card"

    def clone(self) -> PlayCards:
        """A copy."""
        return PlayCards(self.turn)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.turn]]

    def is_private(self, table: Versailles) -> bool:
        """A hand of equal cards looks like any other (ruling L2)."""
        return True

    def to_act(self, table: Versailles) -> list[int]:
        """The seat whose turn it is."""
        return [self.turn]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """A card of the hand; or, by missions, exchange a card or pass (ruling L15)."""
        kinds = sorted(set(faces(table.courtiers[seat].hand)))
        options = [PLAY + kind for kind in kinds]
        if not table.courtiers[seat].laid:
            return options
        if table.has_unused(seat, EXCHANGE_INFLUENCE) and table.influence_deck:
            options += [EXCHANGE + kind for kind in kinds]
        if table.has_unused(seat, PAY_TO_PASS) and table.courtiers[seat].money >= PRICE_OF_A_PASS:
            options.append(PASS)
        return options

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A card that is not there, or a mission that is not laid or used up."""
        if PLAY <= choice < PLAY + INFLUENCE_KINDS:
            return NOT_IN_HAND
        if EXCHANGE <= choice < EXCHANGE + INFLUENCE_KINDS:
            return NOT_IN_HAND if table.has_unused(seat, EXCHANGE_INFLUENCE) else NO_SUCH_MISSION
        if choice == PASS:
            return NOT_ENOUGH_LOUIS if table.has_unused(seat, PAY_TO_PASS) else NO_SUCH_MISSION
        return None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Play, exchange or pass."""
        courtier = table.courtiers[seat]
        if choice == PASS:
            table.use(seat, PAY_TO_PASS)
            courtier.money -= PRICE_OF_A_PASS
            dealer.tell(PASSED, seat, PRICE_OF_A_PASS)
            self.resume(table, dealer)
            return
        card = choice - PLAY if choice < EXCHANGE else choice - EXCHANGE
        courtier.hand = without(courtier.hand, card)
        table.centre = [*table.centre, card]
        if choice < EXCHANGE:
            dealer.tell(CARD_PLAYED, seat, card)
            table.push(UseCard(seat, card))
            return
        table.use(seat, EXCHANGE_INFLUENCE)
        dealer.tell(CARD_EXCHANGED, seat, card)
        gain_influence_card(table, seat, dealer)
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """The turn is over; the next seat with cards is on."""
        lay_last_card_aside(table, self.turn, dealer)
        for seat in table.clockwise_from((self.turn + 1) % table.seats):
            if table.courtiers[seat].hand:
                self.turn = seat
                return
        table.finish()


def lay_last_card_aside(table: Versailles, seat: int, dealer: Dealer) -> None:
    """The last card is not played: it goes face down on top of the unused cards, and only its owner knows it (L14)."""
    courtier = table.courtiers[seat]
    if len(courtier.hand) != 1:
        return
    card = face_of(courtier.hand[0])
    table.influence_deck = [*courtier.hand, *table.influence_deck]
    courtier.hand = []
    dealer.tell_only(seat, LAST_CARD_SEEN, seat, card)
    dealer.tell_others(seat, LAST_CARD, seat)


# The end of the phase.


def end_markers(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """A mission that places a marker after the last card (ruling L18)."""
    return EndMarkers(0)


class EndMarkers(Frame[Versailles]):
    """Seat by seat: a marker on any board, or none."""

    def __init__(self, served: int) -> None:
        """How many seats are done."""
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "end-marker"

    def clone(self) -> EndMarkers:
        """A copy."""
        return EndMarkers(self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the first seat that has such a mission."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the next one."""
        while self.served < table.seats:
            seat = (table.first + self.served) % table.seats
            if table.has_unused(seat, MARKER_AT_END) and table.courtiers[seat].supply():
                return
            self.served += 1
        table.finish()

    def to_act(self, table: Versailles) -> list[int]:
        """The seat being asked."""
        return [(table.first + self.served) % table.seats]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Any board, or none."""
        return [DECLINE, *range(PUT, PUT + BOARDS)]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Place it, or not."""
        table.use(seat, MARKER_AT_END)
        if choice != DECLINE:
            add_markers(table, seat, choice - PUT, 1, dealer)
        self.resume(table, dealer)


def recompose_deck(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """All thirty influence cards are shuffled again."""
    table.centre = []
    table.influence_deck = dealer.shuffle(INFLUENCE, INFLUENCE_CARDS)
    return None
