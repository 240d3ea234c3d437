"""Paying for an auction card, by small decisions: rulebook, "Cartes d'Enchère"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import AUCTION_KINDS, COLOURS, FIRST_AUCTION, GREY
from roisoleil.games.ombre.choices import MOST_POWER, PAY_CARD, SETTLE
from roisoleil.games.ombre.debts import give_card, items_of
from roisoleil.games.ombre.events import PAID_CARD, PAID_TOKENS, WON
from roisoleil.games.ombre.state import Court

CARD_VALUE: Final = 2
COLOUR_BONUS: Final = 1
VALUE_IN_COLOUR: Final = CARD_VALUE + COLOUR_BONUS

NO_CARD_YET: Final = 9
"""More than the value of any card."""

SECTION: Final = Section("auctions", "Cartes d'Enchère")
NOT_YOUR_CARD: Final = Reason("not-your-card", SECTION)
SUPERFLUOUS: Final = Reason("superfluous-payment", SECTION)
NOT_THOSE_TOKENS: Final = Reason("not-those-tokens", SECTION)


def value_of(table: Court, item: int, auctioned: int) -> int:
    """What an item of a payment is worth."""
    colour = item if item < COLOURS else table.box.auction_colours[item - COLOURS]
    return value_in_auction(colour, table.box.colour_of(auctioned))


def value_in_auction(colour: int, wanted: int) -> int:
    """Three points in the colour of the auctioned card, else two; in a grey auction two always (ruling R-A4)."""
    return VALUE_IN_COLOUR if wanted != GREY and colour == wanted else CARD_VALUE


def can_complete(rest: int, tokens: int, twos: int, threes: int, least: int) -> bool:
    """Whether a rest can be paid so that nothing is superfluous.

    `twos` and `threes` are the cards of those values that are left, `least` the least value of a card paid so far.
    Exactly with tokens is always right. Cards alone may exceed the price by less than the least of them.
    """
    for count_threes in range(threes + 1):
        for count_twos in range(twos + 1):
            after = rest - VALUE_IN_COLOUR * count_threes - CARD_VALUE * count_twos
            if 0 <= after <= tokens:
                return True
            smallest = CARD_VALUE if count_twos else min(least, VALUE_IN_COLOUR if count_threes else least)
            if after < 0:
                if -after < smallest:
                    return True
                break
    return False


class Payment(Frame[Court]):
    """The winner pays card by card, or the rest in tokens; no change, nothing superfluous (rulings R-A3, X16)."""

    def __init__(self, seat: int, card: int, price: int, paid: int, least: int) -> None:
        """What has been paid so far, and the least value of a card among it."""
        self.seat: Final = seat
        self.card: Final = card
        self.price: Final = price
        self.paid = paid
        self.least = least

    def name(self) -> str:
        """The name of this frame."""
        return "payment"

    def clone(self) -> Payment:
        """A copy."""
        return Payment(self.seat, self.card, self.price, self.paid, self.least)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.card, self.price, self.paid, self.least]]

    def to_act(self, table: Court) -> list[int]:
        """The winner."""
        return [self.seat]

    def options(self, table: Court, seat: int) -> list[int]:
        """Each card that leaves a fitting payment possible, and each way to pay the rest in tokens."""
        rest = self.price - self.paid
        options = [PAY_CARD + item for item in items_of(table, seat) if self.fits(table, item)]
        least_power = max(0, rest - table.gold[seat])
        options += [SETTLE + power for power in range(least_power, min(rest, table.power[seat]) + 1)]
        return options

    def fits(self, table: Court, item: int) -> bool:
        """Whether a card can be part of a payment in which nothing is superfluous."""
        value = value_of(table, item, self.card)
        least = min(self.least, value)
        rest = self.price - self.paid - value
        if rest <= 0:
            return -rest < least
        twos = threes = 0
        for other in range(COLOURS):
            if value_of(table, other, self.card) == CARD_VALUE:
                twos += table.row_length(self.seat, other)
            else:
                threes += table.row_length(self.seat, other)
        for card in table.auction_cards(self.seat):
            if value_of(table, COLOURS + card - FIRST_AUCTION, self.card) == CARD_VALUE:
                twos += 1
            else:
                threes += 1
        if value == CARD_VALUE:
            twos -= 1
        else:
            threes -= 1
        return can_complete(rest, table.power[self.seat] + table.gold[self.seat], twos, threes, least)

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """A card that is not there or would be superfluous, or tokens that do not make up the rest."""
        if SETTLE <= choice <= SETTLE + MOST_POWER:
            return NOT_THOSE_TOKENS
        if not PAY_CARD <= choice < PAY_CARD + COLOURS + AUCTION_KINDS:
            return None
        return SUPERFLUOUS if choice - PAY_CARD in items_of(table, seat) else NOT_YOUR_CARD

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Pay; when the price is reached, the card is won."""
        if choice >= SETTLE:
            power = choice - SETTLE
            gold = self.price - self.paid - power
            table.pay(seat, power, gold)
            self.paid = self.price
            dealer.tell(PAID_TOKENS, seat, power, gold)
        else:
            value = value_of(table, choice - PAY_CARD, self.card)
            card = give_card(table, seat, choice - PAY_CARD)
            self.paid += value
            self.least = min(self.least, value)
            dealer.tell(PAID_CARD, seat, card, value)
        if self.paid >= self.price:
            table.add_auction_card(seat, self.card)
            dealer.tell(WON, seat, self.card, self.price)
            table.finish()
