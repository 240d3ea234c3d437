"""Rulebook, "Décompte des voix" and "Cartes ordre"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.game import Result
from roisoleil.games.habemus.cards import (
    BIT,
    FACTIONS,
    FELIPE_MAZARIN,
    FIRST_ORDER,
    FOUR_COATS,
    FRANCE,
    FRANCE_ORDER,
    INNOCENT,
    INNOCENT_URBAN,
    LEADERS_ORDER,
    MASK_LEADERS,
    ORDER_VOTES,
    PERSONS,
    SPAIN,
    SPAIN_INNOCENT,
    URBAN,
    size,
)
from roisoleil.games.habemus.events import ELECTED, ORDER_SHOWN, VOTES_COUNTED
from roisoleil.games.habemus.gems import count_all
from roisoleil.games.habemus.state import Candidate, Conclave

LOUIS_VOTES: Final = [0, 1, 2, 4, 6, 8]
GOLD_PER_VOTE: Final = [15, 10, 8, 7, 6, 5]
"""The price of a vote with 0 to 5 Mazarin cards."""
FELIPE_GOLD: Final = [0, 5, 15, 25]
SQUADRONE_VOTES: Final = 3
COATS_OF_A_LEADER: Final = 2
COATS_FOR_A_PAIR_ORDER: Final = 2
COATS_FOR_FRANCE: Final = 3
CARDS_OF_EACH_KING: Final = 2
FRIENDS_NEEDED: Final = 2
"""Barberini and Sacchetti vote twice with that many cards of their patron."""

SOURCES: Final = ["order", "persons", "louis", "gold", "old-boys", "squadrone"]


def count_votes(table: Conclave, seat: int) -> list[int]:
    """The votes of a seat from each source, in the order of the count."""
    candidate = table.candidates[seat]
    return [
        order_votes(table, seat),
        size(candidate.persons),
        LOUIS_VOTES[candidate.louis],
        final_gold(candidate) // GOLD_PER_VOTE[candidate.mazarin],
        old_boys(table, candidate),
        SQUADRONE_VOTES * candidate.squadrone,
    ]


def public_votes(table: Conclave, candidate: Candidate) -> int:
    """The votes that anyone at the table can count: neither orders nor gold."""
    squadrone = SQUADRONE_VOTES * candidate.squadrone
    return size(candidate.persons) + LOUIS_VOTES[candidate.louis] + old_boys(table, candidate) + squadrone


def final_gold(candidate: Candidate) -> int:
    """One gold for each gem, and what the Felipe cards bring."""
    return candidate.gold + count_all(candidate.gems) + FELIPE_GOLD[candidate.felipe]


def old_boys(table: Conclave, candidate: Candidate) -> int:
    """One vote for each complete pair; one for Barberini and Sacchetti with their patrons (ruling 38)."""
    people = table.people
    votes = 0
    for pair in people.pairs:
        if candidate.persons & pair == pair:
            votes += 1
    if candidate.persons & BIT[people.barberini] and candidate.louis >= FRIENDS_NEEDED:
        votes += 1
    if candidate.persons & BIT[people.sacchetti] and candidate.mazarin >= FRIENDS_NEEDED:
        votes += 1
    return votes


def order_votes(table: Conclave, seat: int) -> int:
    """The votes of the kept order, none before one is kept."""
    order = table.candidates[seat].order
    if table.orders_dropped and is_fulfilled(table, seat, order):
        return ORDER_VOTES[order - FIRST_ORDER]
    return 0


def is_fulfilled(table: Conclave, seat: int, order: int) -> bool:
    """Whether the display of a seat fulfils an order (ruling 39)."""
    candidate = table.candidates[seat]
    if order == LEADERS_ORDER:
        return has_most_leaders(table, seat)
    if order == FELIPE_MAZARIN:
        return candidate.felipe >= CARDS_OF_EACH_KING and candidate.mazarin >= CARDS_OF_EACH_KING
    if order == FRANCE_ORDER:
        return coats(table, candidate, FRANCE) >= COATS_FOR_FRANCE
    if order == FOUR_COATS:
        return all(coats(table, candidate, faction) > 0 for faction in range(len(FACTIONS)))
    first, second = (
        (SPAIN, INNOCENT)
        if order == SPAIN_INNOCENT
        else (INNOCENT, URBAN)
        if order == INNOCENT_URBAN
        else (SPAIN, URBAN)
    )
    return (
        coats(table, candidate, first) >= COATS_FOR_A_PAIR_ORDER
        and coats(table, candidate, second) >= COATS_FOR_A_PAIR_ORDER
    )


def coats(table: Conclave, candidate: Candidate, faction: int) -> int:
    """The coats of arms of a faction: one for each cardinal, two for the leader."""
    cardinals = size(candidate.persons & table.people.faction_cardinals[faction])
    leaders = size(candidate.persons & table.people.faction_leaders[faction])
    return cardinals + COATS_OF_A_LEADER * leaders


def has_most_leaders(table: Conclave, seat: int) -> bool:
    """Strictly more leaders than every other player, and at least one."""
    mine = size(table.candidates[seat].persons & MASK_LEADERS)
    for other, candidate in enumerate(table.candidates):
        if other != seat and size(candidate.persons & MASK_LEADERS) >= mine:
            return False
    return mine > 0


def seniority(table: Conclave, seat: int) -> int:
    """The place of the oldest person of a seat among all by age, 0 being the oldest; without persons behind all."""
    persons = table.candidates[seat].persons
    for place, person in enumerate(table.people.oldest_first):
        if persons & BIT[person]:
            return place
    return PERSONS


def final_result(table: Conclave) -> Result:
    """Votes; ties go to the oldest person, then to the seat nearest to the Camerlengo (rulings 40 and 52)."""
    votes = [count_votes(table, seat) for seat in range(table.seats)]
    points = [sum(counted) for counted in votes]
    clockwise = table.clockwise_from(table.camerlengo)
    placed = sorted(clockwise, key=lambda seat: (-points[seat], seniority(table, seat)))
    ranks = [placed.index(seat) + 1 for seat in range(table.seats)]
    breakdown = [list(zip(SOURCES, counted, strict=True)) for counted in votes]
    return Result(ranks, points, breakdown)


def announce_election(table: Conclave, dealer: Dealer) -> None:
    """The count, starting with the Camerlengo, and the new Pope."""
    if dealer.silent:
        return
    for seat in table.clockwise_from(table.camerlengo):
        order = table.candidates[seat].order if table.orders_dropped else NONE
        dealer.tell(ORDER_SHOWN, seat, order, order_votes(table, seat))
        dealer.tell(VOTES_COUNTED, seat, sum(count_votes(table, seat)))
    dealer.tell(ELECTED, final_result(table).ranks.index(1))
