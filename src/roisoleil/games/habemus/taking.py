"""Rulebook, phase 4 "Prendre une carte", and "Cartes politique"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.habemus.bidding import order_of_choice
from roisoleil.games.habemus.cards import (
    BIT,
    CAMERLENGO,
    DEATH,
    FELIPE,
    LOUIS,
    MASK_RED,
    MAZARIN,
    OFFERS,
    PERSONS,
    RED_BORDERED,
    SQUADRONE,
    members,
)
from roisoleil.games.habemus.choices import EXCLUDE, MOST_SEATS, STRIKE, TAKE
from roisoleil.games.habemus.events import (
    DIED,
    EXCLUDED,
    GEMS_GAINED,
    GOLD_GAINED,
    LEFT_OVER,
    ORDER_OF_CHOICE,
    SQUADRONE_LOST,
    SQUADRONE_PAID,
    TOOK,
)
from roisoleil.games.habemus.gems import AMBER, BIDS, LETTERS, RUBY, SAPPHIRE, UNIT, count_of
from roisoleil.games.habemus.state import Conclave

CAMERLENGO_GEMS: Final = [RUBY, SAPPHIRE, AMBER]
CAMERLENGO_GOLD: Final = 1
FELIPE_GOLD: Final = 5
FELIPES_TO_EXCLUDE: Final = 2
SQUADRONE_PRICE: Final = 20
DEATH_GOLD: Final = 5

SECTION_FELIPE: Final = Section("taken-felipe", "Cartes politique, Felipe IV")
SECTION_DEATH: Final = Section("taken-death", "Cartes politique, Cas de mort")
NOT_IN_THE_ROW: Final = Reason("not-in-the-row", Section("round-take", "4. Prendre une carte"))
NOT_IN_A_DISPLAY: Final = Reason("not-in-a-display", SECTION_FELIPE)
CHIGI_CANNOT_BE_EXCLUDED: Final = Reason("chigi-is-immune", SECTION_FELIPE)
PROTECTED_BY_FELIPE: Final = Reason("protected-by-felipe", SECTION_FELIPE)
NOT_YOURSELF: Final = Reason("not-yourself", SECTION_DEATH)
NOBODY_TO_DIE: Final = Reason("nobody-to-die", SECTION_DEATH)


def take_cards(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """In the order of the bids each player takes a card."""
    order = order_of_choice(table)
    dealer.tell(ORDER_OF_CHOICE, order[0], order[1], order[2], order[3] if table.seats == MOST_SEATS else NONE)
    return TakeCards(order, 0)


class TakeCards(Frame[Conclave]):
    """Each player in turn must take one card, as long as the row lasts (rulings 24 and 41)."""

    def __init__(self, order: list[int], turn: int) -> None:
        """The order of choice never changes, even if the Camerlengo does (ruling 25); clones share it."""
        self.order: Final = order
        self.turn = turn

    def name(self) -> str:
        """The name of this frame."""
        return "take"

    def clone(self) -> TakeCards:
        """A copy."""
        return TakeCards(self.order, self.turn)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.order.copy(), [self.turn]]

    def to_act(self, table: Conclave) -> list[int]:
        """The next in the order of the bids."""
        return [self.order[self.turn]]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Any card of the row; equal cards are one choice (ruling 48)."""
        options: list[int] = []
        for card in table.row:
            choice = TAKE + card
            if choice not in options:
                options.append(choice)
        options.sort()
        return options

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Only what lies in the row can be taken."""
        return NOT_IN_THE_ROW if TAKE <= choice < TAKE + OFFERS else None

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Take a card; its effect is finished before the next player takes."""
        card = choice - TAKE
        table.row.remove(card)
        self.turn += 1
        dealer.tell(TOOK, seat, card)
        frame = take_card(table, seat, card, dealer)
        if frame is not None:
            table.push(frame)
        else:
            self.resume(table, dealer)

    def resume(self, table: Conclave, dealer: Dealer) -> None:
        """The next player, if any, and if anything is left."""
        if self.turn == len(self.order) or not table.row:
            table.finish()


def take_card(table: Conclave, seat: int, card: int, dealer: Dealer) -> Frame[Conclave] | None:
    """Where a taken card goes and what it does."""
    candidate = table.candidates[seat]
    if card < PERSONS:
        candidate.persons += BIT[card]
    elif card == MAZARIN:
        candidate.mazarin += 1
    elif card == LOUIS:
        candidate.louis += 1
    elif card == FELIPE:
        return take_felipe(table, seat, dealer)
    elif card == SQUADRONE:
        take_squadrone(table, seat, dealer)
    elif card == DEATH:
        return take_death(table, seat, dealer)
    elif card == CAMERLENGO:
        become_camerlengo(table, seat, dealer)
    else:
        candidate.add_to_hand(card)
    return None


def become_camerlengo(table: Conclave, seat: int, dealer: Dealer) -> None:
    """Gems as far as the bank has them (ruling 7), one gold, and the figure (ruling 25)."""
    candidate = table.candidates[seat]
    letters = ""
    for colour in CAMERLENGO_GEMS:
        if count_of(table.bank, colour):
            table.bank -= UNIT[colour]
            candidate.gems += UNIT[colour]
            letters += LETTERS[colour]
    candidate.gold += CAMERLENGO_GOLD
    table.camerlengo = seat
    if not dealer.silent:
        dealer.tell(GEMS_GAINED, seat, BIDS.index(letters), CAMERLENGO_GOLD)


# "Squadrone Volante"


def take_squadrone(table: Conclave, seat: int, dealer: Dealer) -> None:
    """With 20 gold the taker must pay and keeps the card; with less it leaves the game (ruling 29)."""
    candidate = table.candidates[seat]
    if candidate.gold >= SQUADRONE_PRICE:
        candidate.gold -= SQUADRONE_PRICE
        candidate.squadrone = 1
        dealer.tell(SQUADRONE_PAID, seat, SQUADRONE_PRICE)
    else:
        table.gone.append(SQUADRONE)
        dealer.tell(SQUADRONE_LOST, seat)


# "Felipe IV"


def take_felipe(table: Conclave, seat: int, dealer: Dealer) -> Frame[Conclave] | None:
    """Gold each time; the second Felipe, and only that one, excludes a cardinal (ruling 28)."""
    candidate = table.candidates[seat]
    candidate.felipe += 1
    candidate.gold += FELIPE_GOLD
    dealer.tell(GOLD_GAINED, seat, FELIPE_GOLD, FELIPE)
    if candidate.felipe == FELIPES_TO_EXCLUDE and excludable(table):
        return ExcludeCardinal(seat)
    return None


def excludable(table: Conclave) -> int:
    """Red-bordered cardinals of players without the favour of Felipe; by the FAQ not Chigi (ruling 43)."""
    persons = 0
    for candidate in table.candidates:
        if not candidate.felipe:
            persons |= candidate.persons
    return persons & (table.people.red_but_chigi if table.with_faq else MASK_RED)


class ExcludeCardinal(Frame[Conclave]):
    """The second Felipe: one cardinal must be excluded from the conclave."""

    def __init__(self, seat: int) -> None:
        """The seat that took the card."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "exclude"

    def clone(self) -> ExcludeCardinal:
        """A copy."""
        return ExcludeCardinal(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Conclave) -> list[int]:
        """The seat that took the card."""
        return [self.seat]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Each cardinal that can be excluded."""
        return [EXCLUDE + person for person in members(excludable(table))]

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Whoever holds a Felipe is protected; by the FAQ Chigi is immune."""
        if not EXCLUDE <= choice < EXCLUDE + RED_BORDERED:
            return None
        person = choice - EXCLUDE
        if table.owner_of(person) == NONE:
            return NOT_IN_A_DISPLAY
        is_immune = table.with_faq and person == table.people.chigi
        return CHIGI_CANNOT_BE_EXCLUDED if is_immune else PROTECTED_BY_FELIPE

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """The cardinal leaves the game."""
        person = choice - EXCLUDE
        victim = table.owner_of(person)
        remove_person(table, victim, person)
        dealer.tell(EXCLUDED, seat, victim, person)
        table.finish()


# "Cas de mort"


def take_death(table: Conclave, seat: int, dealer: Dealer) -> Frame[Conclave] | None:
    """Gold, and the card leaves the game; an opponent with a mortal person must be chosen if there is one."""
    table.candidates[seat].gold += DEATH_GOLD
    table.gone.append(DEATH)
    dealer.tell(GOLD_GAINED, seat, DEATH_GOLD, DEATH)
    return StrikeOpponent(seat) if mortal_opponents(table, seat) else None


def mortal_opponents(table: Conclave, seat: int) -> list[int]:
    """The opponents with a person other than Chigi in their display."""
    mortal = table.people.all_but_chigi
    return [other for other in range(table.seats) if other != seat and table.candidates[other].persons & mortal]


class StrikeOpponent(Frame[Conclave]):
    """Case of death: the oldest person of one opponent dies, Chigi disregarded (rulings 30 and 51)."""

    def __init__(self, seat: int) -> None:
        """The seat that took the card."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "strike"

    def clone(self) -> StrikeOpponent:
        """A copy."""
        return StrikeOpponent(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Conclave) -> list[int]:
        """The seat that took the card."""
        return [self.seat]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Each opponent with a mortal person."""
        return [STRIKE + opponent for opponent in mortal_opponents(table, seat)]

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """An opponent, and one who has somebody to lose."""
        if not STRIKE <= choice < STRIKE + table.seats:
            return None
        return NOT_YOURSELF if choice - STRIKE == seat else NOBODY_TO_DIE

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """The oldest person leaves the game."""
        victim = choice - STRIKE
        person = oldest_person(table, table.candidates[victim].persons & table.people.all_but_chigi)
        remove_person(table, victim, person)
        dealer.tell(DIED, seat, victim, person)
        table.finish()


def oldest_person(table: Conclave, persons: int) -> int:
    """The oldest of a set, or NONE; of two equal ages the one listed first (ruling 52)."""
    for person in table.people.oldest_first:
        if persons & BIT[person]:
            return person
    return NONE


def remove_person(table: Conclave, victim: int, person: int) -> None:
    """A person leaves the game from a display."""
    table.candidates[victim].persons -= BIT[person]
    table.gone.append(person)


def clear_away(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """What is left of the row and the laid action cards leave the game; the Camerlengo card stays (ruling 26)."""
    for card in table.row:
        if card != CAMERLENGO:
            table.gone.append(card)
            dealer.tell(LEFT_OVER, card)
    table.row.clear()
    for candidate in table.candidates:
        if candidate.laid != NONE:
            table.gone.append(candidate.laid)
            candidate.laid = NONE
        candidate.bid = NONE
    return None
