"""Rulebook, "La carte spéciale Cardinal de Mazarin", and draws into the sphere, which resolve specials at once."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import DEBTS, MAZARIN, PURPLE, is_auction, is_quality
from roisoleil.games.ombre.choices import DRAW, FAVOUR, TOKEN_MIXES
from roisoleil.games.ombre.debts import call_debts
from roisoleil.games.ombre.events import FAVOURED, MAZARIN_CAME, NOBODY_INTRIGUES, PLACED
from roisoleil.games.ombre.louis import turn_over
from roisoleil.games.ombre.state import Court, has_majority

TOKENS: Final = 2
BANK_LACKS_THEM: Final = Reason("bank-lacks-them", Section("special-mazarin", "Cardinal de Mazarin"))
TAKE_TWO: Final = Reason("take-two-tokens", Section("special-mazarin", "Cardinal de Mazarin"))


def call_mazarin(table: Court, drawer: int, dealer: Dealer) -> Frame[Court] | None:
    """Those with the majority in intrigue now are entitled, the drawer first (rulings R-Z1, X3)."""
    table.discard.append(MAZARIN)
    dealer.tell(MAZARIN_CAME, drawer)
    entitled = [seat for seat in table.living_from(drawer) if has_majority(table, seat, PURPLE)]
    if not entitled:
        dealer.tell(NOBODY_INTRIGUES)
        return None
    return Mazarin(entitled, 0)


class Mazarin(Frame[Court]):
    """Each entitled player draws a card or takes two tokens (ruling R-Z2)."""

    def __init__(self, entitled: list[int], served: int) -> None:
        """The entitled are fixed when the card is resolved; clones share the list."""
        self.entitled: Final = entitled
        self.served = served

    def name(self) -> str:
        """The name of this frame."""
        return "mazarin"

    def clone(self) -> Mazarin:
        """A copy."""
        return Mazarin(self.entitled, self.served)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.entitled.copy(), [self.served]]

    def to_act(self, table: Court) -> list[int]:
        """The next entitled player."""
        return [self.entitled[self.served]]

    def options(self, table: Court, seat: int) -> list[int]:
        """A card, or as many tokens as there are, up to two, in any mix (rulings R-T3, X11)."""
        return [DRAW, *favours(table)]

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """Two tokens, and such as the bank has."""
        if not FAVOUR <= choice < FAVOUR + len(TOKEN_MIXES):
            return None
        power, gold = TOKEN_MIXES[choice - FAVOUR]
        return BANK_LACKS_THEM if power > table.bank_power or gold > table.bank_gold else TAKE_TWO

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Draw, or take the tokens."""
        self.served += 1
        if choice == DRAW:
            table.push(DrawCard(seat))
            return
        power, gold = TOKEN_MIXES[choice - FAVOUR]
        table.gain_power(seat, power)
        table.gain_gold(seat, gold)
        dealer.tell(FAVOURED, seat, power, gold)
        self.resume(table, dealer)

    def resume(self, table: Court, dealer: Dealer) -> None:
        """The next entitled player, if any."""
        if self.served == len(self.entitled):
            table.finish()


def favours(table: Court) -> list[int]:
    """The mixes of tokens that Mazarin may give."""
    units = min(TOKENS, table.bank_power + table.bank_gold)
    found: list[int] = []
    for number, (power, gold) in enumerate(TOKEN_MIXES):
        if power + gold == units and power <= table.bank_power and gold <= table.bank_gold:
            found.append(FAVOUR + number)
    return found


# Draws for Mazarin and for the gold action.


def resolve_special(table: Court, card: int, drawer: int, dealer: Dealer) -> Frame[Court] | None:
    """What a special or auction card asks; the drawer is first even in another's turn (ruling X14)."""
    if is_auction(card):
        return Auction.opened(table, card, drawer, dealer)
    if card == DEBTS:
        return call_debts(table, drawer, dealer)
    return call_mazarin(table, drawer, dealer)


class DrawCard(Frame[Court]):
    """Turn cards until a quality card comes, which must be taken; specials are resolved at once (ruling R-2f)."""

    def __init__(self, seat: int) -> None:
        """The seat that draws."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "draw-card"

    def clone(self) -> DrawCard:
        """A copy."""
        return DrawCard(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def begin(self, table: Court, dealer: Dealer) -> None:
        """Turn the first card."""
        self.resume(table, dealer)

    def resume(self, table: Court, dealer: Dealer) -> None:
        """Turn the next card."""
        while True:
            card = turn_over(table, self.seat, dealer)
            if card == NONE:
                table.end()
                return
            if is_quality(card):
                table.put(self.seat, card)
                dealer.tell(PLACED, self.seat, card)
                table.finish()
                return
            frame = resolve_special(table, card, self.seat, dealer)
            if frame is not None:
                table.push(frame)
                return
