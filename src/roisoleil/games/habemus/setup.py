"""Rulebook, "Préparation de la partie"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    BLACK_SMOKE,
    CARDINAL_CARDS,
    GEMS_IN_BOX,
    ORDER_CARDS,
    POLITICAL_CARDS,
    START_GEMS,
    START_GOLD,
    WHITE_SMOKE,
    Persons,
)
from roisoleil.games.habemus.events import CAMERLENGO_NAMED, ORDERS_DEALT
from roisoleil.games.habemus.gems import purse_of
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.turn import Rounds

BLACK_SMOKE_PLACES: Final = [8, 9, 10]
"""How many cardinals may lie above Black Smoke: "approximately in the middle" (ruling 1)."""

CARDS_MIXED_WITH_WHITE_SMOKE: Final = 3
ORDERS_PER_SEAT: Final = 2

# The labels of the outcomes of chance, in the order in which they are drawn.
POLITICS: Final = "politics"
ACTIONS: Final = "actions"
CARDINALS: Final = "cardinals"
BLACK_SMOKE_PLACE: Final = "black-smoke-place"
LAST_CARDS: Final = "last-cardinals"
FIRST_CAMERLENGO: Final = "first-camerlengo"
ORDERS: Final = "orders"


def set_up(people: Persons, seats: int, version: int, with_faq: bool, dealer: Dealer) -> Conclave:
    """A new conclave, played up to its first decision."""
    politics = dealer.shuffle(POLITICS, POLITICAL_CARDS)
    actions = dealer.shuffle(ACTIONS, ACTION_CARDS)
    cardinals = stack_cardinals(dealer)
    # Ruling 4: "the most agile player" is drawn by lot.
    camerlengo = dealer.pick(FIRST_CAMERLENGO, list(range(seats)))
    orders = dealer.shuffle(ORDERS, ORDER_CARDS)
    candidates = [
        Candidate(START_GOLD, purse_of(START_GEMS), orders[ORDERS_PER_SEAT * seat], orders[ORDERS_PER_SEAT * seat + 1])
        for seat in range(seats)
    ]
    bank = purse_of([total - seats * start for total, start in zip(GEMS_IN_BOX, START_GEMS, strict=True)])
    undealt = orders[ORDERS_PER_SEAT * seats :]
    table = Conclave(
        people,
        cardinals,
        politics,
        actions,
        undealt,
        candidates,
        bank,
        camerlengo,
        [],
        [],
        [],
        version=version,
        with_faq=with_faq,
    )
    dealer.tell(CAMERLENGO_NAMED, camerlengo)
    for seat, candidate in enumerate(candidates):
        dealer.tell_only(seat, ORDERS_DEALT, seat, candidate.order, candidate.other_order)
    table.start(Rounds(), dealer)
    return table


def stack_cardinals(dealer: Dealer) -> list[int]:
    """Steps 3 and 4: Black Smoke in the middle, White Smoke among the last four (rulings 1 and 2)."""
    deck = dealer.shuffle(CARDINALS, CARDINAL_CARDS)
    deck.insert(dealer.pick(BLACK_SMOKE_PLACE, BLACK_SMOKE_PLACES), BLACK_SMOKE)
    last = [*deck[-CARDS_MIXED_WITH_WHITE_SMOKE:], WHITE_SMOKE]
    return deck[:-CARDS_MIXED_WITH_WHITE_SMOKE] + dealer.shuffle(LAST_CARDS, last)
