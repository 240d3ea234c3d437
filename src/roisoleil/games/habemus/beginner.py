"""How a beginner weighs the options: what the cards show at once, and a taste.

No thought for prices, orders, rivals or the rounds to come. Three tempers: the shepherd (0) gathers cardinals, the
miser (1) loves gold and parts with no gem but the poorest, the schemer (2) wants intrigues and bids all or nothing.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.actions import BRIBE_PRICE, bribable, laid_card
from roisoleil.games.habemus.cards import (
    BIT,
    BRIBE,
    CAMERLENGO,
    FIRST_ORDER,
    LOUIS,
    MAZARIN,
    ORDER_VOTES,
    PERSONS,
    size,
)
from roisoleil.games.habemus.choices import (
    BID,
    BRIBE_PERSON,
    DECLINE_SWAP,
    EXCLUDE,
    KEEP,
    PAIR_PERSONS,
    PASS_ACTION,
    STRIKE,
    SWAP_PAIR,
    TAKE,
)
from roisoleil.games.habemus.gems import BIDS
from roisoleil.games.habemus.scoring import is_fulfilled
from roisoleil.games.habemus.state import Candidate, Conclave

SHEPHERD: Final = 0
MISER: Final = 1
SCHEMER: Final = 2

# Likings in tenths of a vote, as a card looks to each temper.
PERSON: Final = [16, 10, 10]
CARDS: Final = [
    # Mazarin, Louis, Felipe, Squadrone, death, ten gold, bid second, best twice, three rubies, bribe, swap, Camerlengo
    [6, 10, 8, 20, 6, 8, 5, 5, 5, 12, 5, 7],
    [14, 8, 14, 4, 10, 14, 9, 11, 9, 5, 3, 12],  # Whatever brings coins; the Camerlengo for his gems.
    [5, 8, 9, 10, 14, 8, 10, 12, 11, 15, 12, 6],  # Whatever harms somebody.
]
PAIR: Final = 8  # Two equal symbols catch the eye.
LOUIS_AGAIN: Final = 4  # Each Louis looks better beside others.

GAP: Final = 4  # A card that pleases so much more than the next is worth a bid.
CALM_BID: Final = [1, 0, 0]
EAGER_BID: Final = [2, 1, 3]
"""How many gems each temper bids, calm or eager."""


def glances(table: Conclave, seat: int, options: list[int], temper: int) -> list[int]:
    """What meets the eye, and a taste; which decision it is follows from the numbers."""
    if not options:
        return []
    last = options[-1]
    if last >= DECLINE_SWAP:
        return [glance_at_swap(table, seat, choice) for choice in options]
    if last >= STRIKE:
        return [size(table.candidates[choice - STRIKE].persons) for choice in options]
    if last >= EXCLUDE:
        return [crowd_around(table, choice - EXCLUDE) for choice in options]
    if last >= BRIBE_PERSON:
        return [glance_at_bribe(table, seat, choice - BRIBE_PERSON, temper) for choice in options]
    if last >= TAKE:
        return [liking(table, table.candidates[seat], choice - TAKE, temper) for choice in options]
    if last >= BID:
        return glances_at_bids(table, seat, options, temper)
    if last >= PASS_ACTION:
        return [glance_at_action(table, seat, laid_card(choice), temper) for choice in options]
    return [glance_at_order(table, seat, choice - KEEP + FIRST_ORDER) for choice in options]


def liking(table: Conclave, candidate: Candidate, card: int, temper: int) -> int:
    """How much a card pleases."""
    if card < PERSONS:
        return PERSON[temper] + (PAIR if makes_pair(table, candidate, card) else 0)
    pleasure = CARDS[temper][card - MAZARIN]
    if card == LOUIS:
        pleasure += LOUIS_AGAIN * candidate.louis
    elif card == CAMERLENGO and not candidate.gems:
        pleasure += PAIR  # An empty purse is felt at once.
    return pleasure


def makes_pair(table: Conclave, candidate: Candidate, person: int) -> bool:
    """Whether a person finds its symbol in a display."""
    for pair in table.people.pairs:
        if pair & BIT[person]:
            return pair & candidate.persons & ~BIT[person] != 0
    return False


def glances_at_bids(table: Conclave, seat: int, options: list[int], temper: int) -> list[int]:
    """So many gems if one card pleases much more than the next: the miser's poorest, the others' best."""
    candidate = table.candidates[seat]
    pleasures = sorted([liking(table, candidate, card, temper) for card in table.row])
    eager = len(pleasures) == 1 or pleasures[-1] - pleasures[-2] >= GAP
    wanted = EAGER_BID[temper] if eager else CALM_BID[temper]
    pulls: list[int] = []
    for choice in options:
        bid = choice - BID
        rank = -bid if temper == MISER else bid
        pulls.append(rank - len(BIDS) * abs(len(BIDS[bid]) - wanted))
    return pulls


def glance_at_action(table: Conclave, seat: int, card: int, temper: int) -> int:
    """Any card at once, the most pleasing first; a bribe only if there is somebody to bribe."""
    if card == NONE:
        return 0
    if card == BRIBE and (table.candidates[seat].gold < BRIBE_PRICE or not bribable(table, seat)):
        return -1
    return CARDS[temper][card - MAZARIN]


def glance_at_order(table: Conclave, seat: int, order: int) -> int:
    """What is fulfilled now, else what pays more."""
    return ORDER_VOTES[order - FIRST_ORDER] + (PAIR if is_fulfilled(table, seat, order) else 0)


def crowd_around(table: Conclave, person: int) -> int:
    """How many persons lie in the display of that one."""
    return size(table.candidates[table.owner_of(person)].persons)


def glance_at_bribe(table: Conclave, seat: int, person: int, temper: int) -> int:
    """Whoever makes a pair; the schemer robs the largest display, the others do not look whom they rob."""
    pleasure = PAIR if makes_pair(table, table.candidates[seat], person) else 0
    return pleasure + (crowd_around(table, person) if temper == SCHEMER else 0)


def glance_at_swap(table: Conclave, seat: int, choice: int) -> int:
    """A pair for the own display, and nothing else is worth the trouble."""
    if choice == DECLINE_SWAP:
        return 1
    first, second = PAIR_PERSONS[choice - SWAP_PAIR]
    candidate = table.candidates[seat]
    given = first if candidate.persons & BIT[first] else second
    received = second if given == first else first
    if not candidate.persons & BIT[given] or makes_pair(table, candidate, given):
        return 0
    return PAIR if makes_pair(table, candidate, received) else 0
