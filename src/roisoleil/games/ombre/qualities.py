"""Rulebook, "Phase 1" and "Les cinq qualités", with the auction cards that work in phase 1."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import (
    AUTHORITY,
    BLUE,
    COLOURS,
    DIPLOMACY,
    GREEN,
    PENSION,
    QUALITY_FACES,
    RED,
    SUZERAIN,
    YELLOW,
    is_quality,
)
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    DISMISS,
    DONE,
    DUEL_ONE,
    DUEL_TWO,
    LAY_DOWN,
    PAIRS,
    RETRIEVE,
    TARGETS,
    USE_AUTHORITY,
    USE_PENSION,
    USE_POWER,
    USE_SUZERAIN,
    USE_WEALTH,
    duel_two,
    with_own,
)
from roisoleil.games.ombre.conspiracy import conspiracies, conspire, is_conspiracy, why_no_conspiracy
from roisoleil.games.ombre.elimination import take_power
from roisoleil.games.ombre.events import DISMISSED, DUEL_FOUGHT, GAINED, LAID_DOWN, POWER_LOST, RETRIEVED
from roisoleil.games.ombre.state import Court, has_majority

DUEL_POWER: Final = 2
SUZERAIN_POWER: Final = 1

SOURCE_OF_GAIN: Final[dict[int, int]] = {
    USE_POWER: 2 * RED,
    USE_WEALTH: 2 * YELLOW,
    USE_AUTHORITY: AUTHORITY,
    USE_PENSION: PENSION,
}
"""The card to which a gain is owed; the plain face of its colour for a quality."""

# What has been used this turn, one bit each: the colours, then these.
AUTHORITY_BIT: Final = 5
SUZERAIN_BIT: Final = 6
BIT: Final = [1 << number for number in range(7)]

SECTION: Final = Section("qualities", "Phase 1")
DUEL_FIRST: Final = Reason("duel-first", Section("qualities-duel", "Combat en duel"))
NO_MAJORITY: Final = Reason("no-majority", SECTION)
USED_ALREADY: Final = Reason("used-already", SECTION)
NOT_YOUR_CARD: Final = Reason("not-your-card", Section("auctions", "Cartes d'Enchère"))
NOT_AN_OPPONENT: Final = Reason("not-an-opponent", SECTION)
NO_CARD_THERE: Final = Reason("no-card-of-that-colour", Section("qualities-etiquette", "Étiquette"))
NOTHING_TO_RETRIEVE: Final = Reason("nothing-to-retrieve", Section("qualities-etiquette", "Étiquette"))


def use_qualities(table: Court) -> Frame[Court]:
    """Phase 1 of the active player."""
    return UseQualities(0, 0)


class UseQualities(Frame[Court]):
    """The active player uses his qualities and cards in any order, each once (rulings R-1a, R-M5, X9)."""

    def __init__(self, used: int, pensions_used: int) -> None:
        """What has been used this turn."""
        self.used = used
        self.pensions_used = pensions_used

    def name(self) -> str:
        """The name of this frame."""
        return "qualities"

    def clone(self) -> UseQualities:
        """A copy."""
        return UseQualities(self.used, self.pensions_used)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.used, self.pensions_used]]

    def to_act(self, table: Court) -> list[int]:
        """The active player."""
        return [table.active]

    def can_use(self, table: Court, colour: int) -> bool:
        """A majority is judged at the moment of use, so a new one works at once (ruling R-M4)."""
        return not self.used & BIT[colour] and has_majority(table, table.active, colour)

    def options(self, table: Court, seat: int) -> list[int]:
        """All that may be used now; the end of the phase unless a duel is owed (ruling X4)."""
        options: list[int] = []
        opponents = table.opponents(seat)
        if self.can_use(table, GREEN):
            options += duels(opponents)
        else:
            options.append(DONE)
        if self.can_use(table, RED):
            options.append(USE_POWER)
        if self.can_use(table, YELLOW):
            options.append(USE_WEALTH)
        if table.auctions[seat]:
            options += self.card_options(table, seat, opponents)
        if self.can_use(table, BLUE):
            options += etiquettes(table, seat, opponents)
        return options + conspiracies(table) if table.auctions[seat] else options

    def card_options(self, table: Court, seat: int, opponents: list[int]) -> list[int]:
        """Authority, Pensions and Suzerain work without any majority (ruling R-1c)."""
        options: list[int] = []
        if not self.used & BIT[AUTHORITY_BIT] and table.auction_copies(seat, AUTHORITY):
            options.append(USE_AUTHORITY)
        if table.auction_copies(seat, PENSION) > self.pensions_used:
            options.append(USE_PENSION)
        if not self.used & BIT[SUZERAIN_BIT] and table.auction_copies(seat, SUZERAIN):
            options += [USE_SUZERAIN + opponent for opponent in opponents]
        return options

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """The rule that stands against a choice of this phase."""
        if is_conspiracy(choice):
            return why_no_conspiracy(table)
        if choice == DONE:
            return DUEL_FIRST
        if choice >= ANNOUNCE or RETRIEVE <= choice < RETRIEVE + QUALITY_FACES:
            return None
        if choice in (USE_AUTHORITY, USE_PENSION) or USE_SUZERAIN <= choice < LAY_DOWN:
            return self.why_not_card(table, seat, choice)
        colour = GREEN if choice < USE_POWER else RED if choice == USE_POWER else YELLOW
        if choice >= LAY_DOWN:
            colour = BLUE
        if self.used & BIT[colour]:
            return USED_ALREADY
        if not has_majority(table, seat, colour):
            return NO_MAJORITY
        return NOT_AN_OPPONENT if colour == GREEN else why_no_etiquette(table, choice)

    def why_not_card(self, table: Court, seat: int, choice: int) -> Reason:
        """The card is missing, used, or aimed at nobody."""
        card = AUTHORITY if choice == USE_AUTHORITY else PENSION if choice == USE_PENSION else SUZERAIN
        if not table.auction_copies(seat, card):
            return NOT_YOUR_CARD
        bit = AUTHORITY_BIT if card == AUTHORITY else SUZERAIN_BIT
        if card == PENSION or self.used & BIT[bit]:
            return USED_ALREADY
        return NOT_AN_OPPONENT

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Use one thing, or end the phase."""
        if choice == DONE:
            self.collect_the_rest(table, seat, dealer)
            table.finish()
        elif choice < USE_POWER:
            self.used |= BIT[GREEN]
            if fight_duel(table, seat, choice, dealer):
                table.end()
        elif USE_SUZERAIN <= choice < LAY_DOWN:
            self.used |= BIT[SUZERAIN_BIT]
            victim = choice - USE_SUZERAIN
            dealer.tell(POWER_LOST, seat, victim, SUZERAIN_POWER, SUZERAIN)
            if take_power(table, [victim], [SUZERAIN_POWER], dealer):
                table.end()
        elif choice < USE_SUZERAIN:
            self.gain(table, seat, choice, dealer)
        elif is_conspiracy(choice):
            conspire(table, choice, dealer)
        else:
            self.used |= BIT[BLUE]
            self.use_etiquette(table, seat, choice, dealer)

    def gain(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """One token from the bank, if it has any; used all the same (ruling X11)."""
        if choice == USE_POWER:
            self.used |= BIT[RED]
        elif choice == USE_AUTHORITY:
            self.used |= BIT[AUTHORITY_BIT]
        elif choice == USE_WEALTH:
            self.used |= BIT[YELLOW]
        else:
            self.pensions_used += 1
        if choice in (USE_POWER, USE_AUTHORITY):
            dealer.tell(GAINED, seat, table.gain_power(seat, 1), 0, SOURCE_OF_GAIN[choice])
        else:
            dealer.tell(GAINED, seat, 0, table.gain_gold(seat, 1), SOURCE_OF_GAIN[choice])

    def collect_the_rest(self, table: Court, seat: int, dealer: Dealer) -> None:
        """What only gives is taken at the latest when the phase ends (ruling R-1b)."""
        if self.can_use(table, RED):
            self.gain(table, seat, USE_POWER, dealer)
        if self.can_use(table, YELLOW):
            self.gain(table, seat, USE_WEALTH, dealer)
        if not table.auctions[seat]:
            return
        if not self.used & BIT[AUTHORITY_BIT] and table.auction_copies(seat, AUTHORITY):
            self.gain(table, seat, USE_AUTHORITY, dealer)
        while table.auction_copies(seat, PENSION) > self.pensions_used:
            self.gain(table, seat, USE_PENSION, dealer)

    def use_etiquette(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """One of the two forms (ruling R-1i)."""
        if choice < DISMISS:
            card = table.lift(seat, choice - LAY_DOWN)
            table.discard.append(card)
            dealer.tell(LAID_DOWN, seat, card)
            table.push(RetrieveCard(card))
            return
        own, row = divmod(choice - DISMISS, TARGETS)
        victim, colour = divmod(row, COLOURS)
        # Ruling X17: the other's card is discarded first.
        other = table.lift(victim, colour)
        card = table.lift(seat, own)
        table.discard.extend([other, card])
        dealer.tell(DISMISSED, seat, card, victim, other)


# "Combat en duel"


def duels(opponents: list[int]) -> list[int]:
    """Two power of one opponent, or one of two: any living opponent will do (ruling R-1d)."""
    options = [DUEL_ONE + opponent for opponent in opponents]
    for place, first in enumerate(opponents):
        options += [duel_two(first, second) for second in opponents[place + 1 :]]
    return options


def fight_duel(table: Court, seat: int, choice: int, dealer: Dealer) -> bool:
    """Both victims are hit at once; Diplomacy makes each hit one smaller (ruling R-1f). True if the game is over."""
    if choice < DUEL_TWO:
        victims, hit = [choice - DUEL_ONE], DUEL_POWER
    else:
        first, second = PAIRS[choice - DUEL_TWO]
        victims, hit = [first, second], DUEL_POWER // 2
    amounts = [hit - (1 if table.auction_copies(victim, DIPLOMACY) else 0) for victim in victims]
    for victim, amount in zip(victims, amounts, strict=True):
        dealer.tell(DUEL_FOUGHT, seat, victim, amount)
    return take_power(table, victims, amounts, dealer)


# "Étiquette"


def etiquettes(table: Court, seat: int, opponents: list[int]) -> list[int]:
    """Lay a card down to retrieve another, or discard one's own and another's (rulings R-1g, R-1h)."""
    options: list[int] = []
    own_colours = table.colours_of(seat)
    if any(is_quality(card) for card in table.discard):
        options += [LAY_DOWN + own for own in own_colours]
    for own in own_colours:
        for opponent in opponents:
            options += [with_own(DISMISS, own, opponent, colour) for colour in table.colours_of(opponent)]
    return options


def why_no_etiquette(table: Court, choice: int) -> Reason:
    """A card is missing, or the discard pile has none to give."""
    seat = table.active
    if choice < DISMISS:
        return NOTHING_TO_RETRIEVE if table.has_row(seat, choice - LAY_DOWN) else NO_CARD_THERE
    victim = (choice - DISMISS) % TARGETS // COLOURS
    return NO_CARD_THERE if victim in table.opponents(seat) else NOT_AN_OPPONENT


class RetrieveCard(Frame[Court]):
    """The exchange: a quality card of the discard pile other than the one just laid (ruling R-1g)."""

    def __init__(self, laid: int) -> None:
        """The face of the card just laid; a twin that lay there before may be taken (ruling X12)."""
        self.laid: Final = laid

    def name(self) -> str:
        """The name of this frame."""
        return "retrieve"

    def clone(self) -> RetrieveCard:
        """A copy."""
        return RetrieveCard(self.laid)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.laid]]

    def to_act(self, table: Court) -> list[int]:
        """The active player."""
        return [table.active]

    def options(self, table: Court, seat: int) -> list[int]:
        """Each face of the pile; the laid card is its last."""
        return sorted({RETRIEVE + card for card in table.discard[:-1] if is_quality(card)})

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """Only what lies in the pile."""
        return NOTHING_TO_RETRIEVE if RETRIEVE <= choice < RETRIEVE + QUALITY_FACES else None

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """The card goes on top of its row."""
        card = choice - RETRIEVE
        # The laid card is the last: the first of its face is never that one, or they are twins.
        table.discard.remove(card)
        table.put(seat, card)
        dealer.tell(RETRIEVED, seat, card)
        table.finish()
