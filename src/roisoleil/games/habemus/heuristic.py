"""How a plain player weighs the options: in tenths of a vote, from what the seat may know.

Every weight is a simple person's estimate; its reason stands beside it.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.actions import BRIBE_PRICE, bribable, laid_card
from roisoleil.games.habemus.cards import (
    BIT,
    BRIBE,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    FELIPE,
    FIRST_LEADER,
    FIRST_ORDER,
    LOUIS,
    MAZARIN,
    PERSONS,
    SQUADRONE,
    SWAP,
    TEN_GOLD,
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
from roisoleil.games.habemus.gems import BID_GEMS, MOST_GEMS_IN_A_BID, count_all
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import (
    GOLD_PER_VOTE,
    LOUIS_VOTES,
    SQUADRONE_VOTES,
    final_gold,
    is_fulfilled,
    old_boys,
)
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import SQUADRONE_PRICE, oldest_person

VOTE: Final = 10
ORDER_STEP: Final = 4  # A person that may help an order: less than half a vote, since most orders fail.
FRIEND_HOPE: Final = 2  # Half of a pair: the other half comes in a few games only.
HURT: Final = 5  # A vote taken from one of several opponents is worth half a vote of my own.
BID_CARD: Final = 6  # A card that wins one auction without gems, and steals a little gold.
SWAP_CARD: Final = 5
BRIBE_CARD: Final = 11  # A vote for 5 gold, and one less for an opponent.
GEM_WORTH: Final = 4  # Gems choose the cards of later rounds; far fewer are made than wanted.
FEW_GEMS: Final = 5  # Half of what one starts with.
LAST_ROUND: Final = 17  # The game ends in round 16 to 19.


def appeals(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The worth of each option."""
    return [appeal(table, seat, option) for option in options]


def appeal(table: Conclave, seat: int, choice: int) -> int:
    """The worth of an option; which decision it belongs to follows from its number."""
    if choice >= DECLINE_SWAP:
        return appeal_of_swap(table, seat, choice)
    if choice >= STRIKE:
        return appeal_of_strike(table, choice - STRIKE)
    if choice >= EXCLUDE:
        return worth_to_owner(table, choice - EXCLUDE)
    if choice >= BRIBE_PERSON:
        person = choice - BRIBE_PERSON
        return worth(table, seat, person) + worth_to_owner(table, person)
    if choice >= TAKE:
        return worth(table, seat, choice - TAKE)
    if choice >= BID:
        return appeal_of_bid(table, seat, choice - BID)
    if choice >= PASS_ACTION:
        return appeal_of_action(table, seat, choice)
    return appeal_of_order(table, seat, choice - KEEP + FIRST_ORDER)


# Phase 4: what a card is worth to a seat.


def worth(table: Conclave, seat: int, card: int) -> int:
    """The worth of a card to a seat, taken now."""
    candidate = table.candidates[seat]
    if card < PERSONS:
        return worth_of_person(table, seat, card)
    if card == MAZARIN:
        return worth_of_mazarin(candidate)
    if card == LOUIS:
        return VOTE * (LOUIS_VOTES[candidate.louis + 1] - LOUIS_VOTES[candidate.louis]) + FRIEND_HOPE
    if card == FELIPE:
        # 10, 15 and 15 gold in all, and an exclusion with the second.
        return gold_worth(candidate, 15 if candidate.felipe else 10) + (HURT if candidate.felipe == 1 else 0)
    if card == SQUADRONE:
        if candidate.gold < SQUADRONE_PRICE:
            return 1
        return SQUADRONE_VOTES * VOTE - gold_worth(candidate, SQUADRONE_PRICE)
    if card == DEATH:
        return gold_worth(candidate, 5) + HURT
    if card == CAMERLENGO:
        return worth_of_camerlengo(table, candidate)
    if table.white_smoke:
        return 0  # Action cards taken in the last round are worthless.
    if card == TEN_GOLD:
        return gold_worth(candidate, 10)
    if card == BRIBE:
        return BRIBE_CARD
    return SWAP_CARD if card == SWAP else BID_CARD


def worth_of_person(table: Conclave, seat: int, person: int) -> int:
    """One vote, perhaps a pair, perhaps an order, and the gold bag before Black Smoke."""
    candidate = table.candidates[seat]
    before = old_boys(table, candidate)
    fulfilled = order_hope(table, seat)
    candidate.persons |= BIT[person]
    gained = old_boys(table, candidate) - before
    fulfilled = order_hope(table, seat) - fulfilled
    candidate.persons &= ~BIT[person]
    total = VOTE + VOTE * gained + fulfilled
    if person >= FIRST_LEADER:
        total += ORDER_STEP  # Two coats, safe from bribes and swaps.
    if person < CARDINALS and not table.black_smoke:
        total += gold_worth(candidate, GOLD_PER_CARDINAL)
    return total


def order_hope(table: Conclave, seat: int) -> int:
    """How close the seat's own orders are: fulfilled ones count a step each."""
    candidate = table.candidates[seat]
    hope = 3 * ORDER_STEP if is_fulfilled(table, seat, candidate.order) else 0
    if not table.orders_dropped and is_fulfilled(table, seat, candidate.other_order):
        hope += ORDER_STEP
    return hope


def gold_worth(candidate: Candidate, gold: int) -> int:
    """Gold in tenths of a vote at the rate of the seat, with one Mazarin more to come."""
    return VOTE * gold // GOLD_PER_VOTE[min(candidate.mazarin + 1, len(GOLD_PER_VOTE) - 1)]


def worth_of_mazarin(candidate: Candidate) -> int:
    """The votes that the better rate buys, with a few more coins by the end."""
    gold = final_gold(candidate) + 10
    return VOTE * gold // GOLD_PER_VOTE[candidate.mazarin + 1] - VOTE * gold // GOLD_PER_VOTE[candidate.mazarin]


def worth_of_camerlengo(table: Conclave, candidate: Candidate) -> int:
    """Three gems: dear to an empty purse, and nothing but three coins in the last round."""
    if table.white_smoke:
        return gold_worth(candidate, 4)
    return 3 * GEM_WORTH if count_all(candidate.gems) < FEW_GEMS else 2 * GEM_WORTH


def worth_to_owner(table: Conclave, person: int) -> int:
    """What an opponent loses with a person, halved: there are others to hurt me."""
    owner = table.owner_of(person)
    candidate = table.candidates[owner]
    before = old_boys(table, candidate)
    candidate.persons -= BIT[person]
    lost = before - old_boys(table, candidate)
    candidate.persons += BIT[person]
    return HURT * (1 + lost) + public_lead(table, owner)


def public_lead(table: Conclave, seat: int) -> int:
    """A little more for those who are ahead."""
    return LOUIS_VOTES[table.candidates[seat].louis] // 2


# Phase 3: bid more for a row with one outstanding card, and no more than the purse allows.


def stake(table: Conclave, seat: int) -> int:
    """What choosing first is worth: the best card of the row against the middle one."""
    values = sorted(worth(table, seat, card) for card in table.row)
    return values[-1] - values[(len(values) - 1) // 2]


def appeal_of_bid(table: Conclave, seat: int, bid: int) -> int:
    """Close to the number of gems one would spend; then the cheapest gems, unless much is at stake."""
    candidate = table.candidates[seat]
    gain = stake(table, seat)
    rounds_left = max(1, LAST_ROUND + 1 - table.round_number)
    allowance = 1 + count_all(candidate.gems) // rounds_left
    wanted = min(gain // GEM_WORTH, allowance + gain // VOTE, MOST_GEMS_IN_A_BID)
    if table.white_smoke:
        wanted = MOST_GEMS_IN_A_BID
    gems = count_all(BID_GEMS[bid])
    quality = bid if gain >= VOTE or table.white_smoke else -bid
    return -1000 * abs(gems - wanted) + quality


# Phase 2 and the effects.


def appeal_of_action(table: Conclave, seat: int, choice: int) -> int:
    """Gold and bribes at once; cards that help to bid when choosing first matters."""
    if choice == PASS_ACTION:
        return 0
    card = laid_card(choice)
    candidate = table.candidates[seat]
    if card == TEN_GOLD:
        return VOTE
    if card == BRIBE:
        return VOTE if candidate.gold >= BRIBE_PRICE and bribable(table, seat) else -VOTE
    if card == SWAP:
        return VOTE // 2 if table.black_smoke and size_of_displays(table) else -VOTE
    return stake(table, seat) - VOTE // 2 if not table.white_smoke else VOTE


def size_of_displays(table: Conclave) -> bool:
    """Whether at least two players have persons."""
    return sum(1 for candidate in table.candidates if candidate.persons) > 1


def appeal_of_order(table: Conclave, seat: int, order: int) -> int:
    """Keep the order that is fulfilled, else the one that pays most."""
    return (100 if is_fulfilled(table, seat, order) else 0) - (order - FIRST_ORDER)


def appeal_of_strike(table: Conclave, victim: int) -> int:
    """Kill at the opponent who loses most."""
    persons = table.candidates[victim].persons & table.people.all_but_chigi
    return worth_to_owner(table, oldest_person(table, persons))


def appeal_of_swap(table: Conclave, seat: int, choice: int) -> int:
    """The gain of the own display, else the loss of the others."""
    if choice == DECLINE_SWAP:
        return 0
    first, second = PAIR_PERSONS[choice - SWAP_PAIR]
    total = 0
    for owner, given, received in (
        (table.owner_of(first), first, second),
        (table.owner_of(second), second, first),
    ):
        gain = display_gain(table, owner, given, received)
        total += 2 * gain if owner == seat else -gain
    return total


def display_gain(table: Conclave, owner: int, given: int, received: int) -> int:
    """What an exchange changes in the old boys of a display, and in the own orders."""
    candidate = table.candidates[owner]
    before = VOTE * old_boys(table, candidate)
    persons = candidate.persons
    candidate.persons += BIT[received] - BIT[given]
    after = VOTE * old_boys(table, candidate)
    candidate.persons = persons
    return after - before
