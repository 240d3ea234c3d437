"""Phase 3: what to bid, from what each place in the order of choice is worth and what the others may bid."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.cards import BEST_TWICE
from roisoleil.games.habemus.choices import BID
from roisoleil.games.habemus.gems import BEST_DOUBLED, BIDS, LETTERS, MOST_GEMS_IN_A_BID, count_all
from roisoleil.games.habemus.heuristic_cards import worth
from roisoleil.games.habemus.heuristic_gold import gem_price
from roisoleil.games.habemus.outlook import VOTE, rounds_left
from roisoleil.games.habemus.state import Candidate, Conclave

COLOUR_PRICE: Final = [17, 5, 0, -7]  # By colour: diamonds win ties and never come back, ambers only count.

# The bids of others, in tenths of a gem.
USUAL_BID: Final = 10  # One gem ...
BID_PER_VOTE: Final = 14  # ... more where one card is a vote better than the next ...
BID_OF_A_FULL_PURSE: Final = 6  # ... and for each gem per round left.
DOUBT: Final = 14  # A bid so much weaker than mine is no danger, one so much stronger is out of reach.
TENTHS: Final = 10


def _strengths() -> list[int]:
    """Every bid in tenths of a gem: the better its gems, the nearer to the next number of gems."""
    strengths: list[int] = []
    for bid in BIDS:
        equals = [other for other in BIDS if len(other) == len(bid)]
        strengths.append(TENTHS * len(bid) + (TENTHS - 1) * equals.index(bid) // max(1, len(equals) - 1))
    return strengths


STRENGTH: Final[list[int]] = _strengths()
GEMS_OF_BID: Final[list[int]] = [len(bid) for bid in BIDS]
FINERY_OF_BID: Final[list[int]] = [sum([COLOUR_PRICE[LETTERS.index(letter)] for letter in bid]) for bid in BIDS]
"""What the colours of a bid cost beside the number of its gems."""


def appeals_of_bids(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """What is probably left for me after a bid, less the price of its gems."""
    candidate = table.candidates[seat]
    wishes = wishes_of_rivals(table, seat)
    choices = worth_by_place(table, seat, wishes)
    open_bids = open_bids_of_rivals(table, seat)
    guesses = guesses_of_bids(table, seat, wishes)
    doubled = candidate.laid == BEST_TWICE
    price = gem_price(table, candidate)
    values: list[int] = []
    for choice in options:
        bid = choice - BID
        before_me = rivals_before(BEST_DOUBLED[bid] if doubled else bid, open_bids, guesses)
        place = before_me // 100
        value = choices[place]
        if before_me > 100 * place:
            value -= (value - choices[place + 1]) * (before_me - 100 * place) // 100
        values.append(value - price * GEMS_OF_BID[bid] - (0 if table.white_smoke else FINERY_OF_BID[bid]))
    return values


def rivals_before(bid: int, open_bids: list[int], guesses: list[int]) -> int:
    """How many rivals will choose before me with a bid, in hundredths: those with open bids for sure or not at all."""
    before_me = 0
    for open_bid in open_bids:
        if open_bid > 2 * bid:
            before_me += 100
    strength = STRENGTH[bid]
    for guess in guesses:
        ahead = guess - strength
        if ahead >= DOUBT:
            before_me += 100
        elif ahead > -DOUBT:
            before_me += 50 + 50 * ahead // DOUBT
    return before_me


# The order of choice.


def wishes_of_rivals(table: Conclave, seat: int) -> list[list[int]]:
    """What each card of the row is worth to each opponent, as far as all can see."""
    rivals = [other for other in range(table.seats) if other != seat]
    return [[worth(table, other, card, False) for card in table.row] for other in rivals]


def worth_by_place(table: Conclave, seat: int, wishes: list[list[int]]) -> list[int]:
    """What I can still take as first, second ... in the order of choice, if the keenest opponents are before me."""
    row = table.row
    mine = [worth(table, seat, card, True) for card in row]
    left = list(range(len(row)))
    choices = [max(mine)]
    for wanted in sorted(wishes, key=keenness, reverse=True):
        if left:
            taken = left[0]
            for place in left:
                if wanted[place] > wanted[taken]:
                    taken = place
            left.remove(taken)
        best = 0
        for place in left:
            best = max(best, mine[place])
        choices.append(best)
    return choices


def keenness(wanted: list[int]) -> int:
    """How much better the best card of the row is than the next."""
    best = 0
    second = 0
    for value in wanted:
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best - second


# The bids of others.


def open_bids_of_rivals(table: Conclave, seat: int) -> list[int]:
    """The bids that lie open, twice their rank, and one more if ties go against me: greater than mine doubled wins."""
    found: list[int] = []
    my_turn = (seat - table.camerlengo) % table.seats
    for other, candidate in enumerate(table.candidates):
        if other != seat and candidate.bid != NONE:
            found.append(2 * candidate.bid + int((other - table.camerlengo) % table.seats < my_turn))
    return found


def guesses_of_bids(table: Conclave, seat: int, wishes: list[list[int]]) -> list[int]:
    """The strength to be expected of each bid that is not open."""
    guesses: list[int] = []
    rival = 0
    for other, candidate in enumerate(table.candidates):
        if other == seat:
            continue
        if candidate.bid == NONE:
            guesses.append(guess_of_bid(table, candidate, wishes[rival]))
        rival += 1
    return guesses


def guess_of_bid(table: Conclave, candidate: Candidate, wanted: list[int]) -> int:
    """The strength to be expected of an opponent's bid: some gems, and half of them better ones than mine."""
    gems = count_all(candidate.gems)
    most = TENTHS * min(gems, MOST_GEMS_IN_A_BID)
    if not table.white_smoke:
        guess = USUAL_BID + BID_PER_VOTE * keenness(wanted) // VOTE + BID_OF_A_FULL_PURSE * gems // rounds_left(table)
        most = min(guess, most)
    return most + TENTHS // 2
