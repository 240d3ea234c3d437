"""What gold and gems are worth to a seat."""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.gems import count_all
from roisoleil.games.habemus.outlook import VOTE, rounds_left
from roisoleil.games.habemus.scoring import GOLD_PER_VOTE, final_gold
from roisoleil.games.habemus.state import Candidate, Conclave

# Gold.
FIRST_ROUND_WITHOUT_MAZARIN: Final = 15  # Until then one more Mazarin may be hoped for, later rather not.
GOLD_TO_COME: Final = 14  # Before Black Smoke: its bags and some gifts, less the gems that will be spent.
GOLD_TO_COME_IN_TEN_ROUNDS: Final = 6  # After it: gifts and loot, less the gems.

# Gems.
GEM: Final = 20  # About three gems move me from the last choice to the first.
GEMS_PER_TEN_ROUNDS: Final = 8  # At that pace of spending a gem is worth just that; scarce ones are dearer.
CHEAPEST_GEM: Final = 6  # In the end it is a coin, and without a Mazarin fifteen of them buy a vote.
DEAREST_GEM: Final = 34  # Without any gems one still chooses last, and the last card is a card too.

TEN_ROUNDS: Final = 10


def gold_worth(table: Conclave, candidate: Candidate, gold: int) -> int:
    """Gold at the price of a vote that the seat will have; in the last round only whole votes count, and then coins."""
    if table.white_smoke:
        price = GOLD_PER_VOTE[candidate.mazarin]
        have = final_gold(candidate)
        return VOTE * ((have + gold) // price - have // price) + gold
    hoped = 1 if table.round_number < FIRST_ROUND_WITHOUT_MAZARIN else 0
    return VOTE * gold // GOLD_PER_VOTE[min(candidate.mazarin + hoped, len(GOLD_PER_VOTE) - 1)]


def gold_to_come(table: Conclave) -> int:
    """What a seat usually still earns, beside what it has."""
    if table.white_smoke:
        return 0
    if not table.black_smoke:
        return GOLD_TO_COME
    return GOLD_TO_COME_IN_TEN_ROUNDS * rounds_left(table) // TEN_ROUNDS


def gem_price(table: Conclave, candidate: Candidate) -> int:
    """What a gem is worth: the more, the fewer there are for the rounds to come; in the last round a coin."""
    if table.white_smoke:
        return VOTE // GOLD_PER_VOTE[candidate.mazarin]
    gems = max(1, count_all(candidate.gems))
    price = GEM * GEMS_PER_TEN_ROUNDS * rounds_left(table) // (TEN_ROUNDS * gems)
    return max(CHEAPEST_GEM, min(price, DEAREST_GEM))
