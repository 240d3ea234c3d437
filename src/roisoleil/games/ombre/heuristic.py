"""How a plain player weighs the options: by how the table looks right after, in tenths of a point.

Every weight is a simple person's estimate; its reason stands beside it.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import (
    AUCTION_KINDS,
    BLUE,
    COLOURS,
    FIRST_AUCTION,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
)
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    BID,
    BUY_CARD,
    DONE,
    DRAW,
    MOST_ANNOUNCED,
    MOST_BID,
    PASS,
    STOP,
    TURN_ONE,
)
from roisoleil.games.ombre.reveal import TurnCards
from roisoleil.games.ombre.scoring import count_points
from roisoleil.games.ombre.state import Court, has_majority

POINT: Final = 10
CARD: Final = 5  # A card pays two points in an auction or a debt, but only when one comes.
SEAL: Final = 3  # A visible seal spares a debt now and then.
SAFE_POWER: Final = 5  # With less, a duel and a suzerain may end the game for you.
DANGER: Final = 12  # Each missing point of power is worth more than the point itself.
RIVAL_GONE: Final = 150  # One rival less is a better chance for everyone who stays.
DRAWN_CARD: Final = 14  # A card of one's choice of none: a bit more than a point.
ENOUGH_CARDS: Final = 3  # Three cards to choose from are plenty; more only hasten the end.
LATE: Final = 3  # After the first Louis, lasting things are worth a third less.

MAJORITY: Final[list[int]] = [0] * COLOURS
MAJORITY[BLUE] = 14  # Removes a rival's card or mends a row, every turn.
MAJORITY[GREEN] = 20  # Two power from rivals every turn, and it decides who survives.
MAJORITY[PURPLE] = 8  # Four Mazarins in the pack.
MAJORITY[RED] = 15  # One power every turn.
MAJORITY[YELLOW] = 15  # One gold every turn.

AUCTION_WORTH: Final[list[int]] = [45, 35, 50, 45, 50, 30, 30]
"""Influence scores and takes two; Authority and Pension pay every turn; Suzerain hurts every turn; the others help."""


def appeals(table: Court, seat: int, options: list[int]) -> list[int]:
    """The worth of each option."""
    return [appeal(table, seat, option) for option in options]


def appeal(table: Court, seat: int, choice: int) -> int:
    """The worth of an option."""
    if ANNOUNCE <= choice < ANNOUNCE + MOST_ANNOUNCED:
        return choice - ANNOUNCE
    frame = table.frames[-1]
    if isinstance(frame, TurnCards):
        return 1 if (choice == TURN_ONE) == (len(frame.turned) < ENOUGH_CARDS) else 0
    if isinstance(frame, Auction):
        return appeal_of_bid(table, frame, choice)
    now = outlook(table, seat)
    if choice in (DONE, STOP, TURN_ONE):
        # Gains are collected at the end of the phase by themselves; whatever is better than nothing comes first.
        return now
    if choice in (DRAW, BUY_CARD):
        return now + DRAWN_CARD - (2 * POINT if choice == BUY_CARD else 0)
    ahead = table.clone()
    ahead.apply(seat, choice, Dealer(FastChance(0), silent=True))
    return outlook(ahead, seat)


def appeal_of_bid(table: Court, frame: Auction, choice: int) -> int:
    """The smallest raise, as long as the card is worth its price."""
    if choice == PASS:
        return 0
    worth = AUCTION_WORTH[frame.card - FIRST_AUCTION]
    if table.louis_seen:
        worth -= worth // LATE
    price = choice - BID + 1
    return worth - POINT * price if price <= MOST_BID else -1


def outlook(table: Court, seat: int) -> int:
    """How well a seat stands against the others."""
    rivals = table.opponents(seat)
    if not table.is_alive(seat):
        return -RIVAL_GONE * table.seats
    if not rivals:
        return RIVAL_GONE * table.seats
    total = len(rivals) * prosperity(table, seat)
    for rival in rivals:
        total -= prosperity(table, rival)
    return total // len(rivals) + RIVAL_GONE * (table.seats - 1 - len(rivals))


def prosperity(table: Court, seat: int) -> int:
    """What a seat has: points, cards, majorities, seals; less the danger of little power."""
    total = POINT * sum(count_points(table, seat)) + CARD * table.count_cards(seat) + SEAL * table.visible_seals(seat)
    for card in table.auction_cards(seat):
        total += AUCTION_WORTH[card - FIRST_AUCTION] // 2
    for colour in range(COLOURS):
        if has_majority(table, seat, colour):
            total += MAJORITY[colour]
    if table.power[seat] < SAFE_POWER:
        total -= DANGER * (SAFE_POWER - table.power[seat])
    return total


assert len(AUCTION_WORTH) == AUCTION_KINDS
