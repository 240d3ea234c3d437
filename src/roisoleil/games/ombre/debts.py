"""Rulebook, "La carte spéciale Dettes de jeu"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import AUCTION_KINDS, COLOURS, DEBTS, FIRST_AUCTION
from roisoleil.games.ombre.choices import (
    FIRST_PAIR_OF_TOKENS,
    FORFEIT,
    FORFEIT_AUCTION,
    FORFEIT_TOKENS,
    PASS,
    TOKEN_MIXES,
)
from roisoleil.games.ombre.events import CARD_FORFEITED, DEBTS_CAME, NOBODY_OWES, TOKENS_FORFEITED
from roisoleil.games.ombre.state import Court

TOKENS_OWED: Final = 2

SECTION: Final = Section("special-debts", "Dettes de jeu")
NOT_YOUR_CARD: Final = Reason("not-your-card", SECTION)
NOT_ENOUGH_TOKENS: Final = Reason("not-enough-tokens", SECTION)


def call_debts(table: Court, drawer: int, dealer: Dealer) -> Frame[Court] | None:
    """Whoever shows the most seals is free, ties included; the others owe, the drawer first (ruling R-D1)."""
    table.discard.append(DEBTS)
    seats = table.living_from(drawer)
    seals = [table.visible_seals(seat) for seat in seats]
    most = max(seals)
    dealer.tell(DEBTS_CAME, drawer, most)
    debtors = [seat for place, seat in enumerate(seats) if seals[place] < most]
    if not debtors:
        dealer.tell(NOBODY_OWES)
        return None
    return Debts(debtors, 0)


class Debts(Frame[Court]):
    """Each debtor gives a card of his sphere or two tokens (ruling R-D2)."""

    def __init__(self, debtors: list[int], paid: int) -> None:
        """The debtors are fixed when the card is resolved; clones share the list."""
        self.debtors: Final = debtors
        self.paid = paid

    def name(self) -> str:
        """The name of this frame."""
        return "debts"

    def clone(self) -> Debts:
        """A copy."""
        return Debts(self.debtors, self.paid)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.debtors.copy(), [self.paid]]

    def begin(self, table: Court, dealer: Dealer) -> None:
        """Ask the first debtor."""
        self.resume(table, dealer)

    def resume(self, table: Court, dealer: Dealer) -> None:
        """Ask the next debtor who can pay; who cannot gives what he has and stays (ruling R-D3)."""
        while self.paid < len(self.debtors):
            seat = self.debtors[self.paid]
            if debt_choices(table, seat):
                return
            dealer.tell(TOKENS_FORFEITED, seat, table.power[seat], table.gold[seat])
            table.pay(seat, table.power[seat], table.gold[seat])
            self.paid += 1
        table.finish()

    def to_act(self, table: Court) -> list[int]:
        """The next debtor."""
        return [self.debtors[self.paid]]

    def options(self, table: Court, seat: int) -> list[int]:
        """A top card, an auction card, or two tokens in any mix."""
        return debt_choices(table, seat)

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """A card or tokens that the debtor does not have."""
        if not FORFEIT <= choice < PASS:
            return None
        return NOT_YOUR_CARD if choice < FORFEIT_TOKENS else NOT_ENOUGH_TOKENS

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Give it up."""
        if choice >= FORFEIT_TOKENS:
            power, gold = TOKEN_MIXES[FIRST_PAIR_OF_TOKENS + choice - FORFEIT_TOKENS]
            table.pay(seat, power, gold)
            dealer.tell(TOKENS_FORFEITED, seat, power, gold)
        else:
            card = give_card(table, seat, choice - FORFEIT)
            dealer.tell(CARD_FORFEITED, seat, card)
        self.paid += 1
        self.resume(table, dealer)


def debt_choices(table: Court, seat: int) -> list[int]:
    """All ways in which a debtor can pay."""
    options = [FORFEIT + item for item in items_of(table, seat)]
    for number, (power, gold) in enumerate(TOKEN_MIXES[FIRST_PAIR_OF_TOKENS:]):
        if power <= table.power[seat] and gold <= table.gold[seat]:
            options.append(FORFEIT_TOKENS + number)
    return options


# Items to give up, in debts and payments: a row's number for its top card, COLOURS + kind for an auction card.


def items_of(table: Court, seat: int) -> list[int]:
    """What can be given up of a sphere, ascending."""
    items = table.colours_of(seat)
    if table.auctions[seat]:
        held = table.auction_cards(seat)
        items += [COLOURS + kind for kind in range(AUCTION_KINDS) if FIRST_AUCTION + kind in held]
    return items


def give_card(table: Court, seat: int, item: int) -> int:
    """Discard an item; returns its card."""
    if item < COLOURS:
        card = table.lift(seat, item)
    else:
        card = FIRST_AUCTION + item - COLOURS
        table.remove_auction_card(seat, card)
    table.discard.append(card)
    return card


assert FORFEIT_AUCTION == FORFEIT + COLOURS
