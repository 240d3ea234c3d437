"""Rulebook, phase 3 "Enchérir de 0 à 3 gemmes"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.habemus.cards import BEST_TWICE, BID_SECOND, THREE_RUBIES
from roisoleil.games.habemus.choices import BID
from roisoleil.games.habemus.events import BID_CHOSEN, BID_DECIDED, BID_OPENED
from roisoleil.games.habemus.gems import (
    BEST_DOUBLED,
    BID_GEMS,
    BIDS,
    MOST_GEMS_IN_A_BID,
    MOST_GEMS_WHEN_BEST_COUNTS_TWICE,
    NO_GEMS,
    THREE_RUBIES_BID,
    affordable_bids,
    count_all,
)
from roisoleil.games.habemus.state import Conclave

NOT_ENOUGH_GEMS: Final = Reason("not-enough-gems", Section("round-bid", "3. Enchérir de 0 à 3 gemmes"))
TWO_GEMS_AT_MOST: Final = Reason(
    "two-gems-at-most", Section("actions-best-twice", "Cartes action, Votre meilleure gemme compte deux fois")
)

WAITING: Final = NONE
NOT_ASKED: Final = -2


def bid_gems(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """Three-rubies bids lie open already; ordinary bids come first, then those who bid second (ruling 16)."""
    for seat in table.clockwise_from(table.camerlengo):
        if table.candidates[seat].laid == THREE_RUBIES:
            table.candidates[seat].bid = THREE_RUBIES_BID
            dealer.tell(BID_OPENED, seat, NO_GEMS, THREE_RUBIES_BID)
    # Ruling 49: if nobody bids in the first group, the second bids at once.
    return next_group(table)


def next_group(table: Conclave) -> Frame[Conclave] | None:
    """The bidding of those who are next, or None when all bids are open."""
    first = [WAITING] * table.seats
    second = [WAITING] * table.seats
    for seat, candidate in enumerate(table.candidates):
        if candidate.bid != NONE or candidate.laid == BID_SECOND:
            first[seat] = NOT_ASKED
        if candidate.bid != NONE or candidate.laid != BID_SECOND:
            second[seat] = NOT_ASKED
    if WAITING in first:
        return BidGems(first)
    return BidGems(second) if WAITING in second else None


class BidGems(Frame[Conclave]):
    """The players of one group bid secretly and at once; then the bids are opened and paid."""

    def __init__(self, answers: list[int]) -> None:
        """The bid of each seat: WAITING before it has decided, NOT_ASKED outside the group."""
        self.answers: Final = answers

    def name(self) -> str:
        """The name of this frame."""
        return "bid"

    def is_sealed(self) -> bool:
        """Gems lie in closed hands."""
        return True

    def clone(self) -> BidGems:
        """A copy."""
        return BidGems(self.answers.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.answers.copy()]

    def to_act(self, table: Conclave) -> list[int]:
        """Those of the group who have not decided."""
        return [seat for seat in range(table.seats) if self.answers[seat] == WAITING]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """Every bid that the purse can pay, from none to three gems."""
        candidate = table.candidates[seat]
        most = MOST_GEMS_WHEN_BEST_COUNTS_TWICE if candidate.laid == BEST_TWICE else MOST_GEMS_IN_A_BID
        return [BID + bid for bid in affordable_bids(candidate.gems, most)]

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Own gems only; two at most when the best one counts twice."""
        if not BID <= choice < BID + len(BIDS):
            return None
        gems = count_all(BID_GEMS[choice - BID])
        if table.candidates[seat].laid == BEST_TWICE and gems > MOST_GEMS_WHEN_BEST_COUNTS_TWICE:
            return TWO_GEMS_AT_MOST
        return NOT_ENOUGH_GEMS

    def reopen(self, table: Conclave, seat: int) -> None:
        """Ask the others again."""
        for other in range(table.seats):
            if other != seat and self.answers[other] >= 0:
                self.answers[other] = WAITING

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Decide; when the group has, open and pay."""
        self.answers[seat] = choice - BID
        dealer.tell_only(seat, BID_CHOSEN, seat, choice - BID)
        dealer.tell_others(seat, BID_DECIDED, seat)
        if WAITING in self.answers:
            return
        self.open_bids(table, dealer)
        following = next_group(table)
        if following is None:
            table.finish()
        else:
            table.replace(following)

    def open_bids(self, table: Conclave, dealer: Dealer) -> None:
        """All bid gems go to the bank, winners' and losers' (rulings 21 and 50)."""
        for seat in table.clockwise_from(table.camerlengo):
            bid = self.answers[seat]
            if bid == NOT_ASKED:
                continue
            candidate = table.candidates[seat]
            candidate.gems -= BID_GEMS[bid]
            table.bank += BID_GEMS[bid]
            # Ruling 17: the best gem gets one virtual copy; only real gems are paid.
            candidate.bid = BEST_DOUBLED[bid] if candidate.laid == BEST_TWICE else bid
            dealer.tell(BID_OPENED, seat, bid, candidate.bid)


def order_of_choice(table: Conclave) -> list[int]:
    """Who chooses first: the better bid; ties go to the Camerlengo, then clockwise from him (rulings 22 and 23)."""
    clockwise = table.clockwise_from(table.camerlengo)
    ordered: list[int] = []
    for seat in clockwise:
        place = len(ordered)
        while place > 0 and table.candidates[ordered[place - 1]].bid < table.candidates[seat].bid:
            place -= 1
        ordered.insert(place, seat)
    return ordered
