"""What the losses of rivals are worth to a seat."""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.cards import BIT, CARDINALS, size
from roisoleil.games.habemus.heuristic_gold import gold_worth
from roisoleil.games.habemus.outlook import VOTE
from roisoleil.games.habemus.reveal import GOLD_PER_CARDINAL
from roisoleil.games.habemus.scoring import GOLD_PER_VOTE, LOUIS_VOTES, SQUADRONE_VOTES, final_gold, old_boys
from roisoleil.games.habemus.state import Conclave

# In per cent: what a vote lost by an opponent is worth to me.
HURT: Final = 30  # About one in three: there are others to beat.
HURT_PER_VOTE_AHEAD: Final = 5  # Who leads is more likely the one to beat.
LEAST_HURT: Final = 10  # Even the last may still catch up ...
MOST_HURT: Final = 60  # ... and even the leader is not the only one to beat.


def standing(table: Conclave, seat: int) -> int:
    """The votes that all can see, without the order."""
    candidate = table.candidates[seat]
    votes = size(candidate.persons) + LOUIS_VOTES[candidate.louis] + old_boys(table, candidate)
    votes += SQUADRONE_VOTES * candidate.squadrone
    return VOTE * votes + VOTE * final_gold(candidate) // GOLD_PER_VOTE[candidate.mazarin]


def grudge(table: Conclave, seat: int, other: int) -> int:
    """In per cent, what a vote of that opponent counts for me: more if he is ahead."""
    ahead = standing(table, other) - standing(table, seat)
    return max(LEAST_HURT, min(MOST_HURT, HURT + HURT_PER_VOTE_AHEAD * ahead // VOTE))


def worth_to_owner(table: Conclave, owner: int, person: int) -> int:
    """What an opponent loses with a person, as far as all can see."""
    candidate = table.candidates[owner]
    before = old_boys(table, candidate)
    candidate.persons -= BIT[person]
    lost = before - old_boys(table, candidate)
    candidate.persons += BIT[person]
    bag = person < CARDINALS and not table.black_smoke
    return VOTE + VOTE * lost + (gold_worth(table, candidate, GOLD_PER_CARDINAL) if bag else 0)


def loss(table: Conclave, seat: int, owner: int, person: int) -> int:
    """What it is worth to me that an opponent loses a person."""
    return worth_to_owner(table, owner, person) * grudge(table, seat, owner) // 100
