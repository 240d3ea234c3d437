"""Every choice of the game, numbered. The comments name the decision to which each block belongs."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.choice import ChoiceTable
from roisoleil.games.habemus.cards import (
    ACTION_KINDS,
    ACTION_NAMES,
    FIRST_ACTION,
    FIRST_ORDER,
    OFFERS,
    ORDER_KINDS,
    ORDER_NAMES,
    RED_BORDERED,
    Persons,
)
from roisoleil.games.habemus.gems import BIDS

MOST_SEATS: Final = 4

KEEP: Final = 0  # Black Smoke: keep this order.
PASS_ACTION: Final = KEEP + ORDER_KINDS  # Phase 2: lay no action card ...
LAY: Final = PASS_ACTION + 1  # ... or this one.
BID: Final = LAY + ACTION_KINDS  # Phase 3: bid these gems.
TAKE: Final = BID + len(BIDS)  # Phase 4: take this card.
BRIBE_PERSON: Final = TAKE + OFFERS  # Bribe this cardinal.
EXCLUDE: Final = BRIBE_PERSON + RED_BORDERED  # Felipe: exclude this cardinal.
STRIKE: Final = EXCLUDE + RED_BORDERED  # Case of death: at this seat.
DECLINE_SWAP: Final = STRIKE + MOST_SEATS  # Swap nothing ...
SWAP_PAIR: Final = DECLINE_SWAP + 1  # ... or these two cardinals.


def _pair_numbers() -> list[list[int]]:
    """The choice of swapping persons a and b, a < b."""
    numbers = [[-1] * RED_BORDERED for _ in range(RED_BORDERED)]
    number = SWAP_PAIR
    for first in range(RED_BORDERED):
        for second in range(first + 1, RED_BORDERED):
            numbers[first][second] = number
            number += 1
    return numbers


PAIR: Final[list[list[int]]] = _pair_numbers()
PAIR_PERSONS: Final[list[tuple[int, int]]] = [
    (first, second) for first in range(RED_BORDERED) for second in range(first + 1, RED_BORDERED)
]
"""The two persons of choice SWAP_PAIR + index."""


def keep_of(order: int) -> int:
    """The choice to keep that order card."""
    return KEEP + order - FIRST_ORDER


def lay_of(card: int) -> int:
    """The choice to lay that action card."""
    return LAY + card - FIRST_ACTION


def choice_table(people: Persons) -> ChoiceTable:
    """The table of choices with the names of these persons."""
    table = ChoiceTable()
    for name in ORDER_NAMES:
        table.add("keep", {"order": name})
    table.add("lay", {"action": "none"})
    for name in ACTION_NAMES:
        table.add("lay", {"action": name})
    for gems in BIDS:
        table.add("bid", {"gems": gems})
    for card in range(OFFERS):
        table.add("take", {"card": people.names[card]})
    for person in range(RED_BORDERED):
        table.add("bribe", {"cardinal": people.names[person]})
    for person in range(RED_BORDERED):
        table.add("exclude", {"cardinal": people.names[person]})
    for seat in range(MOST_SEATS):
        table.add("strike", {"seat": seat})
    table.add("swap", {"first": "none", "second": "none"})
    for first, second in PAIR_PERSONS:
        table.add("swap", {"first": people.names[first], "second": people.names[second]})
    return table
