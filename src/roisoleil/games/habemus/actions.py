"""Rulebook, phase 2 "Jouer des cartes action", and "Cartes action"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.habemus.cards import (
    ACTION_KINDS,
    BEST_TWICE,
    BID_SECOND,
    BIT,
    BRIBE,
    FIRST_ACTION,
    RED_BORDERED,
    SWAP,
    TEN_GOLD,
    THREE_RUBIES,
    members,
)
from roisoleil.games.habemus.choices import (
    BRIBE_PERSON,
    DECLINE_SWAP,
    LAY,
    PAIR,
    PAIR_PERSONS,
    PASS_ACTION,
    SWAP_PAIR,
    lay_of,
)
from roisoleil.games.habemus.events import (
    ACTION_CHOSEN,
    ACTION_DECIDED,
    ACTION_OPENED,
    BRIBE_RETURNED,
    BRIBE_UNAFFORDABLE,
    BRIBE_WITHOUT_TARGET,
    BRIBED,
    GOLD_GAINED,
    GOLD_STOLEN,
    NOT_SWAPPED,
    SWAPPED,
)
from roisoleil.games.habemus.state import FIRST_RULES, Conclave

BANK_GIFT: Final = 10
BRIBE_PRICE: Final = 5
STOLEN_BY_BID_SECOND: Final = 2
STOLEN_BY_BEST_TWICE: Final = 3
STOLEN_BY_THREE_RUBIES: Final = 2

SECTION_BRIBE: Final = Section("actions-bribe", "Cartes action, Vous corrompez 1 Cardinal")
SECTION_SWAP: Final = Section("actions-swap", "Cartes action, Echanger deux cardinaux")
NOT_IN_HAND: Final = Reason("not-in-hand", Section("round-actions", "2. Jouer des cartes action"))
NOT_AT_AN_OPPONENT: Final = Reason("not-at-an-opponent", SECTION_BRIBE)
CHIGI_CANNOT_BE_BRIBED: Final = Reason("chigi-is-immune", SECTION_BRIBE)
CHIGI_CANNOT_BE_SWAPPED: Final = Reason("chigi-is-immune", SECTION_SWAP)
CHIGI_ONLY_BY_HIS_OWNER: Final = Reason("chigi-only-by-his-owner", SECTION_SWAP)
NOT_IN_A_DISPLAY: Final = Reason("not-in-a-display", SECTION_SWAP)
SAME_DISPLAY: Final = Reason("same-display", SECTION_SWAP)


def play_action_cards(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """From the second round on; nobody has a card in the first (ruling 12)."""
    if table.round_number == 1:
        return None
    frame = LayAction([NONE] * table.seats)
    return frame if frame.to_act(table) else None


def is_asked(table: Conclave, seat: int) -> bool:
    """Everybody sees that a seat without action cards has nothing to decide (ruling 47)."""
    return table.candidates[seat].hand > 0 or table.version == FIRST_RULES


class LayAction(Frame[Conclave]):
    """Each player with action cards secretly lays one of them or none; then all are opened."""

    def __init__(self, answers: list[int]) -> None:
        """The choice of each seat, NONE before it has decided and for a seat that is not asked."""
        self.answers: Final = answers

    def name(self) -> str:
        """The name of this frame."""
        return "lay-action"

    def is_sealed(self) -> bool:
        """Before all are in, others see that a seat has decided, not whether it laid a card (ruling 46)."""
        return True

    def clone(self) -> LayAction:
        """A copy."""
        return LayAction(self.answers.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.answers.copy()]

    def to_act(self, table: Conclave) -> list[int]:
        """Those who have not decided."""
        return [seat for seat in range(table.seats) if self.answers[seat] == NONE and is_asked(table, seat)]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Nothing, or any card of the hand; equal cards are one choice (ruling 48)."""
        options = [PASS_ACTION]
        candidate = table.candidates[seat]
        if candidate.hand:
            cards = range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS)
            options += [lay_of(card) for card in cards if candidate.copies_in_hand(card)]
        return options

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Only a card of the hand can be laid."""
        return NOT_IN_HAND if LAY <= choice < LAY + ACTION_KINDS else None

    def reopen(self, table: Conclave, seat: int) -> None:
        """Ask the others again."""
        for other in range(table.seats):
            if other != seat:
                self.answers[other] = NONE

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Decide; when all have, open the cards and resolve them."""
        self.answers[seat] = choice
        dealer.tell_only(seat, ACTION_CHOSEN, seat, laid_card(choice))
        dealer.tell_others(seat, ACTION_DECIDED, seat)
        if self.to_act(table):
            return
        for opener in table.clockwise_from(table.camerlengo):
            if self.answers[opener] == NONE:
                continue
            card = laid_card(self.answers[opener])
            dealer.tell(ACTION_OPENED, opener, card)
            if card != NONE:
                table.candidates[opener].remove_from_hand(card)
                table.candidates[opener].laid = card
        table.replace(ResolveActions(0))


def laid_card(choice: int) -> int:
    """The action card of a choice of phase 2, NONE for none."""
    return NONE if choice == PASS_ACTION else choice - LAY + FIRST_ACTION


class ResolveActions(Frame[Conclave]):
    """The opened cards take effect one after another, clockwise from the Camerlengo (ruling 12)."""

    def __init__(self, resolved: int) -> None:
        """How many seats, from the Camerlengo on, are done."""
        self.resolved = resolved

    def name(self) -> str:
        """The name of this frame."""
        return "resolve-actions"

    def clone(self) -> ResolveActions:
        """A copy."""
        return ResolveActions(self.resolved)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.resolved]]

    def begin(self, table: Conclave, dealer: Dealer) -> None:
        """Resolve the first card."""
        self.resume(table, dealer)

    def resume(self, table: Conclave, dealer: Dealer) -> None:
        """Resolve cards until one asks something."""
        while self.resolved < table.seats:
            seat = (table.camerlengo + self.resolved) % table.seats
            self.resolved += 1
            frame = resolve(table, seat, dealer)
            if frame is not None:
                table.push(frame)
                return
        table.finish()


def resolve(table: Conclave, seat: int, dealer: Dealer) -> Frame[Conclave] | None:
    """The effect of the card that a seat has laid."""
    card = table.candidates[seat].laid
    if card == TEN_GOLD:
        table.candidates[seat].gold += BANK_GIFT
        dealer.tell(GOLD_GAINED, seat, BANK_GIFT, card)
    elif card == BID_SECOND:
        steal(table, seat, STOLEN_BY_BID_SECOND, dealer)
    elif card == BEST_TWICE:
        steal(table, seat, STOLEN_BY_BEST_TWICE, dealer)
    elif card == THREE_RUBIES:
        steal(table, seat, STOLEN_BY_THREE_RUBIES, dealer)
    elif card == BRIBE:
        return begin_bribe(table, seat, dealer)
    elif card == SWAP:
        return begin_swap(table, seat, dealer)
    return None


def steal(table: Conclave, seat: int, most: int, dealer: Dealer) -> None:
    """Each opponent, clockwise, gives that much gold or what he has (ruling 14)."""
    thief = table.candidates[seat]
    for victim in table.clockwise_from(seat)[1:]:
        gold = min(most, table.candidates[victim].gold)
        table.candidates[victim].gold -= gold
        thief.gold += gold
        dealer.tell(GOLD_STOLEN, seat, victim, gold)


# "Vous corrompez 1 Cardinal"


def bribable(table: Conclave, seat: int) -> int:
    """The cardinals that a seat can bribe: red-bordered, at an opponent, not Chigi (ruling 19)."""
    persons = 0
    for other in range(table.seats):
        if other != seat:
            persons |= table.candidates[other].persons
    return persons & table.people.red_but_chigi


def begin_bribe(table: Conclave, seat: int, dealer: Dealer) -> Frame[Conclave] | None:
    """Without 5 gold or without a target the card goes back to the hand, openly (rulings 19 and 42)."""
    candidate = table.candidates[seat]
    if candidate.gold >= BRIBE_PRICE and bribable(table, seat):
        return ChooseBribe(seat)
    dealer.tell(reason_of_return(table, seat), seat)
    candidate.add_to_hand(BRIBE)
    candidate.laid = NONE
    return None


def reason_of_return(table: Conclave, seat: int) -> int:
    """Why nobody is bribed: for want of a target, as all can see, else of gold."""
    if table.version == FIRST_RULES:
        return BRIBE_RETURNED
    return BRIBE_UNAFFORDABLE if bribable(table, seat) else BRIBE_WITHOUT_TARGET


class ChooseBribe(Frame[Conclave]):
    """Pay an opponent and take one of his cardinals: one step, not to be refused (ruling 42)."""

    def __init__(self, seat: int) -> None:
        """The seat that laid the card."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "bribe"

    def clone(self) -> ChooseBribe:
        """A copy."""
        return ChooseBribe(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Conclave) -> list[int]:
        """The seat that laid the card."""
        return [self.seat]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Each cardinal that can be bribed."""
        return [BRIBE_PERSON + person for person in members(bribable(table, seat))]

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Chigi is immune; other cardinals must lie at an opponent."""
        if not BRIBE_PERSON <= choice < BRIBE_PERSON + RED_BORDERED:
            return None
        return CHIGI_CANNOT_BE_BRIBED if choice - BRIBE_PERSON == table.people.chigi else NOT_AT_AN_OPPONENT

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Pay and take."""
        person = choice - BRIBE_PERSON
        victim = table.owner_of(person)
        table.candidates[seat].gold -= BRIBE_PRICE
        table.candidates[victim].gold += BRIBE_PRICE
        table.candidates[victim].persons -= BIT[person]
        table.candidates[seat].persons += BIT[person]
        dealer.tell(BRIBED, seat, victim, person, BRIBE_PRICE)
        table.finish()


# "Echanger deux cardinaux"


def swappable(table: Conclave, user: int, owner: int) -> int:
    """The cardinals of a display that the user may swap: not Chigi, but by the FAQ his owner may (ruling 43)."""
    allowed = table.people.red_but_chigi
    if table.with_faq and user == owner:
        allowed |= BIT[table.people.chigi]
    return table.candidates[owner].persons & allowed


def swap_choices(table: Conclave, user: int) -> list[int]:
    """Every pair of eligible cardinals of two different players."""
    found: list[int] = []
    displays = [members(swappable(table, user, owner)) for owner in range(table.seats)]
    for owner in range(table.seats):
        for other in range(owner + 1, table.seats):
            for person in displays[owner]:
                for counterpart in displays[other]:
                    if person < counterpart:
                        found.append(PAIR[person][counterpart])
                    else:
                        found.append(PAIR[counterpart][person])
    found.sort()
    return found


def begin_swap(table: Conclave, seat: int, dealer: Dealer) -> Frame[Conclave] | None:
    """Without a legal swap the card is spent (ruling 20)."""
    if len(swap_choices(table, seat)) == 0:
        dealer.tell(NOT_SWAPPED, seat)
        return None
    return ChooseSwap(seat)


class ChooseSwap(Frame[Conclave]):
    """Swap two cardinals of two players, or decline: the card says "you may" (ruling 20)."""

    def __init__(self, seat: int) -> None:
        """The seat that laid the card."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "swap"

    def clone(self) -> ChooseSwap:
        """A copy."""
        return ChooseSwap(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def to_act(self, table: Conclave) -> list[int]:
        """The seat that laid the card."""
        return [self.seat]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Decline, or any pair."""
        return [DECLINE_SWAP, *swap_choices(table, seat)]

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Both must lie in displays, of different players, and Chigi does not move, or only by his owner."""
        if choice < SWAP_PAIR:
            return None
        first, second = PAIR_PERSONS[choice - SWAP_PAIR]
        owner = table.owner_of(first)
        other = table.owner_of(second)
        if NONE in (owner, other):
            return NOT_IN_A_DISPLAY
        if owner == other:
            return SAME_DISPLAY
        return CHIGI_ONLY_BY_HIS_OWNER if table.with_faq else CHIGI_CANNOT_BE_SWAPPED

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Swap, or not."""
        if choice == DECLINE_SWAP:
            dealer.tell(NOT_SWAPPED, seat)
        else:
            first, second = PAIR_PERSONS[choice - SWAP_PAIR]
            owner = table.owner_of(first)
            other = table.owner_of(second)
            table.candidates[owner].persons += BIT[second] - BIT[first]
            table.candidates[other].persons += BIT[first] - BIT[second]
            dealer.tell(SWAPPED, first, second, owner, other)
        table.finish()
