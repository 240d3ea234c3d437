"""Rulebook, "Cartes d'Enchère"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import GREY
from roisoleil.games.ombre.choices import BID, MOST_BID, PASS
from roisoleil.games.ombre.events import AUCTION_OPENED, BID_MADE, PASSED, UNSOLD
from roisoleil.games.ombre.payment import CARD_VALUE, COLOUR_BONUS, NO_CARD_YET, Payment
from roisoleil.games.ombre.state import Court

SECTION: Final = Section("auctions", "Cartes d'Enchère")
BID_TOO_LOW: Final = Reason("bid-too-low", SECTION)
BEYOND_YOUR_MEANS: Final = Reason("beyond-your-means", SECTION)


def means(table: Court, seat: int, auctioned: int) -> int:
    """The most a seat can pay: tokens, 2 for each card, 1 more for those of the card's colour (rulings R-A2, X5)."""
    total = table.power[seat] + table.gold[seat] + CARD_VALUE * table.count_cards(seat)
    colour = table.box.colour_of(auctioned)
    if colour != GREY:
        total += COLOUR_BONUS * table.count_colour(seat, colour)
    return total


class Auction(Frame[Court]):
    """Raise or pass for good, clockwise from the drawer, until one is left (ruling R-A1)."""

    def __init__(self, card: int, bidders: list[int], turn: int, highest: int, leader: int) -> None:
        """Those still bidding, whose turn it is among them, and the highest bid with its seat."""
        self.card: Final = card
        self.bidders: Final = bidders
        self.turn = turn
        self.highest = highest
        self.leader = leader

    @staticmethod
    def opened(table: Court, card: int, drawer: int, dealer: Dealer) -> Auction:
        """A new auction of that card."""
        dealer.tell(AUCTION_OPENED, drawer, card)
        return Auction(card, table.living_from(drawer), 0, 0, NONE)

    def name(self) -> str:
        """The name of this frame."""
        return "auction"

    def clone(self) -> Auction:
        """A copy."""
        return Auction(self.card, self.bidders.copy(), self.turn, self.highest, self.leader)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.card, self.turn, self.highest, self.leader], self.bidders.copy()]

    def to_act(self, table: Court) -> list[int]:
        """The next bidder."""
        return [self.bidders[self.turn]]

    def options(self, table: Court, seat: int) -> list[int]:
        """Pass, or any higher bid within one's means."""
        options = [PASS]
        for bid in range(BID + self.highest, BID + means(table, seat, self.card)):
            options.append(bid)  # noqa: PERF402 - a plain loop is what compiles well
        return options

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """Too little, or too much."""
        if not BID <= choice < BID + MOST_BID:
            return None
        return BID_TOO_LOW if choice < BID + self.highest else BEYOND_YOUR_MEANS

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Raise, or leave the auction."""
        if choice == PASS:
            self.bidders.pop(self.turn)
            dealer.tell(PASSED, seat)
        else:
            self.highest = choice - BID + 1
            self.leader = seat
            self.turn += 1
            dealer.tell(BID_MADE, seat, self.highest)
        if self.turn >= len(self.bidders):
            self.turn = 0
        self.settle(table, dealer)

    def settle(self, table: Court, dealer: Dealer) -> None:
        """The last one left pays; the last one without a bid may still bid; without any bid the card is discarded."""
        if not self.bidders:
            table.discard.append(self.card)
            dealer.tell(UNSOLD, self.card)
            table.finish()
        elif len(self.bidders) == 1 and self.leader != NONE:
            table.replace(Payment(self.leader, self.card, self.highest, 0, NO_CARD_YET))
