"""Who will win, as a sound player with all cards open would guess, and what orders promise.

Promises are in hundredths of a vote. Their weights were fitted to 850 games of players who look ahead, to whom action
cards and kings are worth more than to sound players without foresight.
"""

from __future__ import annotations

from math import exp
from typing import Final

from roisoleil.games.habemus.cards import (
    ACTION_KINDS,
    BIT,
    FELIPE_MAZARIN,
    FIRST_ACTION,
    FIRST_ORDER,
    FOUR_COATS,
    FRANCE,
    FRANCE_ORDER,
    INNOCENT,
    INNOCENT_URBAN,
    LEADERS_ORDER,
    LOUIS,
    MASK_ALL,
    MASK_CARDINALS,
    MASK_LEADERS,
    ORDER_VOTES,
    PERSONS,
    SPAIN,
    SPAIN_INNOCENT,
    URBAN,
    size,
)
from roisoleil.games.habemus.gems import DIAMOND, count_all, count_of
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import (
    CARDS_OF_EACH_KING,
    COATS_FOR_A_PAIR_ORDER,
    COATS_FOR_FRANCE,
    GOLD_PER_VOTE,
    LOUIS_VOTES,
    SQUADRONE_VOTES,
    coats,
    final_gold,
    final_result,
    old_boys,
)
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import TakeCards

HORIZON: Final = 30
"""How many decisions a playout goes on before it is judged.

Two rounds or so: what was bid for lies in the displays, and the guess has more to go by.
"""
NEAR_HORIZON: Final = 10
"""Of a ministre: most of a round."""

VOTE: Final = 100

# How long the game lasts: White Smoke rises in round 16 to 19.
USUAL_END: Final = 18
MOST_ROUNDS_LEFT: Final = USUAL_END - 1

SPARE_ORDER: Final = 25  # Per cent: of two orders the worse one is dropped, but which is not yet sure.

# What else a position promises.
CARD_TO_TAKE: Final = 105  # Who has not chosen in this round yet will have a card more.
LOUIS_HOPE: Final = [0, 80, 240, 160, 0, 0]
"""By Louis cards, in the first round, while others lie face down: from the third on they count double."""
FIRST_FELIPE: Final = 175  # In the first round: the second brings 15 gold and an exclusion, and both protect.
MAZARIN_HOPE: Final = 150  # In the first round: the gold to come will buy more.
NEXT_MAZARIN: Final = 160  # Per cent of what one Mazarin more would bring, in the first round.
PAIR_TO_COME: Final = 50  # Half of a pair whose other half has not been seen, in the first round.
GEM: Final = 18  # A gem of any colour: a better choice once in a while.
DIAMOND_MORE: Final = 13  # Diamonds win ties.
IN_HAND: Final = [120, 120, 155, 180, 150, 65]
"""By action card, in the order of ACTION_NAMES: the gold it brings, and the votes that foresight makes of it."""

# How far off the promises are, in hundredths of a vote: less and less towards the end. In the first rounds, with
# the square of those left, hardly anything is decided; in the last one a card and the sealed bids still are.
HEAT: Final = 88
HEAT_PER_ROUND: Final = 6


def outlook(table: Conclave) -> list[float]:
    """The chance of every seat to win."""
    if table.is_over():
        return victory(table)
    promises = promises_of_all(table)
    best = max(promises)
    left = rounds_left(table)
    heat = HEAT + (HEAT_PER_ROUND + left) * left
    weights = [exp((promise - best) / heat) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


def victory(table: Conclave) -> list[float]:
    """Everything for the Pope."""
    ranks = final_result(table).ranks
    share = 1.0 / ranks.count(1)
    return [share if rank == 1 else 0.0 for rank in ranks]


def rounds_left(table: Conclave) -> int:
    """Rounds with cards yet to come, this one included; none in the round of White Smoke."""
    return 0 if table.white_smoke else max(1, USUAL_END - table.round_number)


# What a position promises.


def promises_of_all(table: Conclave) -> list[int]:
    """The votes to be expected of every seat."""
    left = rounds_left(table)
    louis = 0 if table.white_smoke else louis_to_come(table)
    unseen = persons_to_come(table)
    promises: list[int] = []
    for seat, candidate in enumerate(table.candidates):
        votes = size(candidate.persons) + LOUIS_VOTES[candidate.louis] + old_boys(table, candidate)
        promise = VOTE * (votes + SQUADRONE_VOTES * candidate.squadrone) + promise_of_gold(table, candidate, left)
        promise += hope_of_orders(table, seat)
        if left:
            promise += promise_of_hand(candidate) + promise_of_kings(candidate, louis) * left // MOST_ROUNDS_LEFT
            promise += promise_of_pairs(table, candidate, unseen) * left // MOST_ROUNDS_LEFT
            promise += GEM * count_all(candidate.gems) + DIAMOND_MORE * count_of(candidate.gems, DIAMOND)
        promises.append(promise)
    for frame in table.frames:
        if isinstance(frame, TakeCards):
            for turn in range(frame.turn, len(frame.order)):
                promises[frame.order[turn]] += CARD_TO_TAKE
    return promises


def promise_of_gold(table: Conclave, candidate: Candidate, left: int) -> int:
    """The votes that the gold buys, that of the bags included, and what a better price would add."""
    price = GOLD_PER_VOTE[candidate.mazarin]
    gold = final_gold(candidate)
    if not left:
        return VOTE * (gold // price)
    if not table.black_smoke:
        gold += GOLD_PER_CARDINAL * size(candidate.persons & MASK_CARDINALS)
    now = VOTE * gold // price
    better = VOTE * gold // GOLD_PER_VOTE[min(candidate.mazarin + 1, len(GOLD_PER_VOTE) - 1)]
    return now + (better - now) * NEXT_MAZARIN * left // (100 * MOST_ROUNDS_LEFT)


def promise_of_kings(candidate: Candidate, louis: int) -> int:
    """What kings promise in the first round when more cards and gold are to come."""
    promise = MAZARIN_HOPE * candidate.mazarin
    if louis:
        promise += LOUIS_HOPE[candidate.louis]
    if candidate.felipe == 1:
        promise += FIRST_FELIPE
    return promise


def promise_of_hand(candidate: Candidate) -> int:
    """What the action cards in hand will bring."""
    if not candidate.hand:
        return 0
    promise = 0
    for kind in range(ACTION_KINDS):
        promise += IN_HAND[kind] * candidate.copies_in_hand(FIRST_ACTION + kind)
    return promise


def promise_of_pairs(table: Conclave, candidate: Candidate, unseen: int) -> int:
    """Half a pair with its other half to come."""
    promise = 0
    for pair in table.people.pairs:
        if pair & candidate.persons and pair & unseen:
            promise += PAIR_TO_COME
    return promise


def persons_to_come(table: Conclave) -> int:
    """The persons that are in no display and have not left the game."""
    seen = 0
    for candidate in table.candidates:
        seen |= candidate.persons
    for card in table.gone:
        if card < PERSONS:
            seen |= BIT[card]
    return MASK_ALL & ~seen


def louis_to_come(table: Conclave) -> int:
    """How many Louis cards lie face down."""
    return table.political_deck.count(LOUIS) - table.political_deck[: table.politics_drawn].count(LOUIS)


# What orders promise.


def hope_of_orders(table: Conclave, seat: int) -> int:
    """The better of the two orders, and a part of the other as long as both are held."""
    candidate = table.candidates[seat]
    kept = hope(table, seat, candidate.order)
    if table.orders_dropped:
        return kept
    other = hope(table, seat, candidate.other_order)
    return max(kept, other) + min(kept, other) * SPARE_ORDER // 100


def hope(table: Conclave, seat: int, order: int) -> int:
    """The votes of an order, times the chance of finding what is missing."""
    total = VOTE * ORDER_VOTES[order - FIRST_ORDER]
    left = rounds_left(table)
    for number in range(missing(table, seat, order)):
        total = total * left // (left + (table.seats - 1) * (number + 1))
    return total


def missing(table: Conclave, seat: int, order: int) -> int:
    """How many coats, leaders or kings an order lacks."""
    candidate = table.candidates[seat]
    if order == LEADERS_ORDER:
        return missing_leaders(table, seat)
    if order == FELIPE_MAZARIN:
        return max(0, CARDS_OF_EACH_KING - candidate.felipe) + max(0, CARDS_OF_EACH_KING - candidate.mazarin)
    if order == FRANCE_ORDER:
        return max(0, COATS_FOR_FRANCE - coats(table, candidate, FRANCE))
    if order == FOUR_COATS:
        return missing_factions(table, candidate)
    if order == SPAIN_INNOCENT:
        return missing_coats(table, candidate, SPAIN) + missing_coats(table, candidate, INNOCENT)
    if order == INNOCENT_URBAN:
        return missing_coats(table, candidate, INNOCENT) + missing_coats(table, candidate, URBAN)
    return missing_coats(table, candidate, SPAIN) + missing_coats(table, candidate, URBAN)


def missing_coats(table: Conclave, candidate: Candidate, faction: int) -> int:
    """How many coats of a faction are missing for an order of two factions."""
    return max(0, COATS_FOR_A_PAIR_ORDER - coats(table, candidate, faction))


def missing_factions(table: Conclave, candidate: Candidate) -> int:
    """How many of the four factions are absent from a display."""
    people = table.people
    absent = 0
    for faction, cardinals in enumerate(people.faction_cardinals):
        if not candidate.persons & (cardinals | people.faction_leaders[faction]):
            absent += 1
    return absent


def missing_leaders(table: Conclave, seat: int) -> int:
    """How many leaders are missing to have more than every other player."""
    most = 0
    for other, candidate in enumerate(table.candidates):
        if other != seat:
            most = max(most, size(candidate.persons & MASK_LEADERS))
    return max(0, most + 1 - size(table.candidates[seat].persons & MASK_LEADERS))
