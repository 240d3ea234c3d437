"""What a card is worth to a seat, taken now. Orders are weighed only for the seat itself, which knows them."""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.actions import (
    BANK_GIFT,
    STOLEN_BY_BEST_TWICE,
    STOLEN_BY_BID_SECOND,
    STOLEN_BY_THREE_RUBIES,
)
from roisoleil.games.habemus.cards import (
    BEST_TWICE,
    BID_SECOND,
    BIT,
    BRIBE,
    CAMERLENGO,
    CARDINALS,
    DEATH,
    FELIPE,
    FELIPE_MAZARIN,
    FIRST_LATE,
    FIRST_LEADER,
    LOUIS,
    MAZARIN,
    PERSONS,
    SWAP,
    TEN_GOLD,
)
from roisoleil.games.habemus.heuristic_gold import gem_price, gold_to_come, gold_worth
from roisoleil.games.habemus.heuristic_rivals import HURT
from roisoleil.games.habemus.outlook import VOTE, hope_of_orders, louis_to_come, rounds_left
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import FELIPE_GOLD as GOLD_AT_THE_END
from roisoleil.games.habemus.scoring import FRIENDS_NEEDED, GOLD_PER_VOTE, LOUIS_VOTES, SQUADRONE_VOTES, final_gold
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import CAMERLENGO_GOLD, DEATH_GOLD, FELIPE_GOLD, FELIPES_TO_EXCLUDE, SQUADRONE_PRICE

# Persons.
FRIEND_HOPE: Final = 26  # Half of a pair, early in the game: less than half of them find the other half ...
FRIEND_ROUNDS: Final = 4  # ... and fewer the later it is: with so many rounds left half as many.
FRIEND_ELSEWHERE: Final = 4  # The other half is with an opponent: only a bribe or a swap brings it.
PATRON_HOPE: Final = 25  # Barberini or Sacchetti with one card of the two: a second comes in some games.
SAFE: Final = 25  # A leader: a quarter of all cardinals is lost to bribes, swaps and exclusions, leaders only die.

# Kings.
LOUIS_HOPE: Final = [11, 30]  # The first and the second, for each still to come: from the third on they count double.
FIRST_FELIPE: Final = 80  # The second brings 15 gold and an exclusion, and nobody can exclude where a Felipe lies.

# Action cards beyond the gold that they steal: what they save or win in the auction.
BID_SECOND_HELP: Final = 10  # Half a gem that would have been spent in vain.
BEST_TWICE_HELP: Final = 45  # A gem more, as good as the best: two do for three, and are seldom beaten.
THREE_RUBIES_HELP: Final = 65  # Three gems, and good ones.
USUAL_BRIBE: Final = 190  # A cardinal of my choice, for a pair or an order that waits for him; a rival has one less.
USUAL_SWAP: Final = 35  # A pair or an order now and then.

CAMERLENGO_GEMS: Final = 3  # One of each colour but diamonds.


def worth(table: Conclave, seat: int, card: int, own: bool) -> int:
    """The worth of a card to a seat, taken now."""
    if card < PERSONS:
        return worth_of_person(table, seat, card, own)
    candidate = table.candidates[seat]
    if card < TEN_GOLD:
        return worth_of_politics(table, seat, candidate, card, own)
    if card == CAMERLENGO:
        return worth_of_camerlengo(table, candidate)
    return worth_of_action(table, candidate, card)


# Persons.


def worth_of_person(table: Conclave, seat: int, person: int, own: bool) -> int:
    """One vote, perhaps a pair, perhaps an order, and the gold bag before Black Smoke."""
    candidate = table.candidates[seat]
    total = VOTE + worth_of_friends(table, candidate, person)
    if person >= FIRST_LEADER:
        total += SAFE
    elif person < CARDINALS and not table.black_smoke:
        total += gold_worth(table, candidate, GOLD_PER_CARDINAL)
    if own and not is_late(person):
        total -= hope_of_orders(table, seat)
        candidate.persons += BIT[person]
        total += hope_of_orders(table, seat)
        candidate.persons -= BIT[person]
    return total


def is_late(person: int) -> bool:
    """Late arrivals bear no coat of arms and serve no order."""
    return FIRST_LATE <= person < FIRST_LEADER


def worth_of_friends(table: Conclave, candidate: Candidate, person: int) -> int:
    """A vote if the person completes a pair or finds its patron, a part of it if that may still come."""
    people = table.people
    for pair in people.pairs:
        if pair & BIT[person]:
            return VOTE if pair & candidate.persons else hope_of_pair(table, pair & ~BIT[person])
    if person == people.barberini:
        return VOTE if candidate.louis >= FRIENDS_NEEDED else hope_of_patron(table) * candidate.louis
    if person == people.sacchetti:
        return VOTE if candidate.mazarin >= FRIENDS_NEEDED else hope_of_patron(table) * candidate.mazarin
    return 0


def hope_of_patron(table: Conclave) -> int:
    """What one card of a patron is worth beside his friend, while a second may come."""
    return 0 if table.white_smoke else PATRON_HOPE


def hope_of_pair(table: Conclave, friend: int) -> int:
    """What half of a pair is worth: nothing once the other half has left the game, or in the last round."""
    if table.white_smoke:
        return 0
    for candidate in table.candidates:
        if candidate.persons & friend:
            return FRIEND_ELSEWHERE
    for card in table.gone:
        if card < PERSONS and friend == BIT[card]:
            return 0
    left = rounds_left(table)
    return FRIEND_HOPE * left // (left + FRIEND_ROUNDS)


# Political cards.


def worth_of_politics(table: Conclave, seat: int, candidate: Candidate, card: int, own: bool) -> int:
    """Kings, the Squadrone and the Case of Death."""
    if card == MAZARIN:
        return worth_of_mazarin(table, seat, candidate, own)
    if card == LOUIS:
        return worth_of_louis(table, candidate)
    if card == FELIPE:
        return worth_of_felipe(table, seat, candidate, own)
    if card == DEATH:
        return gold_worth(table, candidate, DEATH_GOLD) + HURT
    if candidate.gold < SQUADRONE_PRICE:
        return 0
    return SQUADRONE_VOTES * VOTE + gold_worth(table, candidate, -SQUADRONE_PRICE)


def worth_of_mazarin(table: Conclave, seat: int, candidate: Candidate, own: bool) -> int:
    """The votes that the better price buys with the gold of the end."""
    now = candidate.mazarin
    gold = final_gold(candidate) + gold_to_come(table)
    if table.white_smoke:
        total = VOTE * (gold // GOLD_PER_VOTE[now + 1] - gold // GOLD_PER_VOTE[now])
    else:
        total = VOTE * gold // GOLD_PER_VOTE[now + 1] - VOTE * gold // GOLD_PER_VOTE[now]
    if candidate.persons & BIT[table.people.sacchetti]:
        hoped = hope_of_patron(table)
        total += VOTE - hoped if now + 1 == FRIENDS_NEEDED else hoped if now == 0 else 0
    if own and wants_kings(candidate):
        total -= hope_of_orders(table, seat)
        candidate.mazarin += 1
        total += hope_of_orders(table, seat)
        candidate.mazarin -= 1
    return total


def worth_of_louis(table: Conclave, candidate: Candidate) -> int:
    """One vote or two, and the way to two for each that is still to come."""
    now = candidate.louis
    total = VOTE * (LOUIS_VOTES[now + 1] - LOUIS_VOTES[now])
    if now < FRIENDS_NEEDED:
        if candidate.persons & BIT[table.people.barberini]:
            hoped = hope_of_patron(table)
            total += VOTE - hoped if now + 1 == FRIENDS_NEEDED else hoped
        if not table.white_smoke:
            total += LOUIS_HOPE[now] * louis_to_come(table)
    return total


def worth_of_felipe(table: Conclave, seat: int, candidate: Candidate, own: bool) -> int:
    """Gold now and at the end, and an exclusion with the second."""
    now = candidate.felipe
    total = gold_worth(table, candidate, FELIPE_GOLD + GOLD_AT_THE_END[now + 1] - GOLD_AT_THE_END[now])
    if now + 1 == FELIPES_TO_EXCLUDE:
        total += HURT
    elif now == 0 and not table.white_smoke:
        total += FIRST_FELIPE
    if own and wants_kings(candidate):
        total -= hope_of_orders(table, seat)
        candidate.felipe += 1
        total += hope_of_orders(table, seat)
        candidate.felipe -= 1
    return total


def wants_kings(candidate: Candidate) -> bool:
    """Whether an order of the candidate asks for Felipe and Mazarin; dropped ones count for nothing anyway."""
    return FELIPE_MAZARIN in (candidate.order, candidate.other_order)


# The Camerlengo and action cards.


def worth_of_camerlengo(table: Conclave, candidate: Candidate) -> int:
    """Three gems, a coin and the figure; in the last round the gems are coins too."""
    if table.white_smoke:
        return gold_worth(table, candidate, CAMERLENGO_GOLD + CAMERLENGO_GEMS)
    return CAMERLENGO_GEMS * gem_price(table, candidate) + gold_worth(table, candidate, CAMERLENGO_GOLD)


def worth_of_action(table: Conclave, candidate: Candidate, card: int) -> int:
    """What the card will do when laid; nothing if it comes too late for that."""
    if candidate.hand_size() >= rounds_left(table):
        return 0
    if card == TEN_GOLD:
        return gold_worth(table, candidate, BANK_GIFT)
    if card == BRIBE:
        return USUAL_BRIBE
    if card == SWAP:
        return USUAL_SWAP
    return gold_worth(table, candidate, loot(table, card)) + help_in_auction(card)


def loot(table: Conclave, card: int) -> int:
    """The gold that a card of the auction steals from all opponents."""
    if card == BID_SECOND:
        return STOLEN_BY_BID_SECOND * (table.seats - 1)
    return (STOLEN_BY_BEST_TWICE if card == BEST_TWICE else STOLEN_BY_THREE_RUBIES) * (table.seats - 1)


def help_in_auction(card: int) -> int:
    """What a card of the auction is worth beside the gold."""
    if card == BID_SECOND:
        return BID_SECOND_HELP
    return BEST_TWICE_HELP if card == BEST_TWICE else THREE_RUBIES_HELP
