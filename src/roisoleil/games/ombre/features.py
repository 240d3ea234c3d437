"""What a seat sees, in numbers: for each part of the table its slots, and beside them the function that writes them.

`view.py` says what may be told. Left out is what follows from the rest, as the final ranks, and what makes no or little
difference: the order in which cards were turned or won, that of cards set aside after the next one, and that of the
cards under the third of a row, of which only the seals are counted.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.frame import Frame
from roisoleil.engine.game import Slot
from roisoleil.engine.table import Table
from roisoleil.games.features import add_to, count_slots, flag_slots, write_nothing, write_one_of
from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import (
    AUCTION_COPIES,
    AUCTION_KINDS,
    AUCTION_NAMES,
    BLUE,
    FACE_NAMES,
    FIRST_AUCTION,
    GOLD_IN_BOX,
    GREEN,
    LOUIS,
    MOST_POWER_IN_BOX,
    PENSION,
    QUALITY_COUNTS,
    QUALITY_FACES,
    QUALITY_NAMES,
    RED,
    SPECIAL_COPIES,
    YELLOW,
    is_quality,
)
from roisoleil.games.ombre.choices import MOST_BID, MOST_SEATS
from roisoleil.games.ombre.features_seats import OTHERS, seats_slots, write_seats
from roisoleil.games.ombre.gold import GoldAction
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.qualities import AUTHORITY_BIT, BIT, SUZERAIN_BIT, RetrieveCard, UseQualities
from roisoleil.games.ombre.reveal import MOST_WITH_MEDAL, PlaceCard, TurnCards
from roisoleil.games.ombre.state import Court

SURE_SEATS: Final = 2
"""So many are always there; only the seats beyond them need a slot that says so."""

ALL_CARDS: Final = sum(QUALITY_COUNTS) + sum(AUCTION_COPIES) + sum(SPECIAL_COPIES)


def slots() -> list[Slot]:
    """What each number of an observation tells."""
    return [
        *table_slots(),
        *decision_slots(),
        *pile_slots(),
        *phase_slots(),
        *reveal_slots(),
        *auction_slots(),
        *seats_slots(),
    ]


def features(table: Court, seat: int) -> bytes:
    """One byte for each of these slots."""
    row = BytesWriter()
    write_table(row, table, seat)
    write_decision(row, table)
    write_piles(row, table, seat)
    write_phase(row, table)
    write_reveal(row, table)
    write_auction(row, table)
    write_seats(row, table, seat)
    return row.getvalue()


# The table as a whole.


def table_slots() -> list[Slot]:
    """Where one sits (choices name seats by number), who plays, what the bank has, how far the game is."""
    return [
        *flag_slots("seat", [str(seat) for seat in range(MOST_SEATS)], "whether this is the number of the own seat"),
        Slot("seats", MOST_SEATS, "how many play, also those who have left the court"),
        *[Slot(f"{who}.present", 1, "whether somebody plays there") for who in OTHERS[SURE_SEATS - 1 :]],
        Slot("bank.power", MOST_POWER_IN_BOX, "power in the bank"),
        Slot("bank.gold", GOLD_IN_BOX, "gold in the bank"),
        Slot("louis_seen", 1, "whether Louis XIV has come once"),
        Slot("over", 1, "whether the game is over"),
    ]


def write_table(row: BytesWriter, table: Court, seat: int) -> None:
    """The number of seats as a number, and seat by seat."""
    write_one_of(row, seat, MOST_SEATS)
    row.append(table.seats)
    for place in range(SURE_SEATS, MOST_SEATS):
        row.append(1 if place < table.seats else 0)
    row.append(table.bank_power)
    row.append(table.bank_gold)
    row.append(1 if table.louis_seen else 0)
    row.append(1 if table.is_over() else 0)


# What is asked.

DECISIONS: Final = [
    "qualities",
    "retrieve",
    "announce",
    "turn-cards",
    "place",
    "mazarin",
    "debts",
    "auction",
    "payment",
    "gold-action",
]
"""The frames that ask something, by their names."""

DECISION_NUMBER: Final = {name: number for number, name in enumerate(DECISIONS)}


def decision_slots() -> list[Slot]:
    """The decision that is asked; who must answer is told with the seats."""
    return flag_slots("decision", DECISIONS, "whether this decision is asked; none is when the game is over")


def write_decision(row: BytesWriter, table: Court) -> None:
    """The frame on top; none when the game is over."""
    if table.frames:
        write_one_of(row, DECISION_NUMBER[table.frames[-1].name()], len(DECISIONS))
    else:
        write_nothing(row, len(DECISIONS))


# The piles.

DISCARDED_NAMES: Final = FACE_NAMES[:LOUIS]
"""Louis XIV is never discarded."""


def pile_slots() -> list[Slot]:
    """The size of both piles, the top card of the discard pile, and the cards in it that may be retrieved now."""
    found = [
        Slot("draw_pile", ALL_CARDS, "cards in the draw pile"),
        Slot("discard_pile", ALL_CARDS, "cards in the discard pile"),
        *flag_slots("discard_top", DISCARDED_NAMES, "whether this card is the top card of the discard pile"),
    ]
    for face, name in enumerate(QUALITY_NAMES):
        meaning = "cards of this face that the own seat may take from the discard pile now"
        found.append(Slot(f"retrievable.{name}", QUALITY_COUNTS[face >> 1], meaning))
    return found


def write_piles(row: BytesWriter, table: Court, seat: int) -> None:
    """Ruling R-1g: only who retrieves a card looks through the pile, except for the card just laid on it."""
    discard = table.discard
    row.append(len(table.deck) - table.drawn)
    row.append(len(discard))
    write_one_of(row, discard[-1] if discard else -1, len(DISCARDED_NAMES))
    if seat == table.active and table.frames and isinstance(table.frames[-1], RetrieveCard):
        write_cards(row, [card for card in discard[:-1] if is_quality(card)], 0, QUALITY_FACES)
    else:
        write_nothing(row, QUALITY_FACES)


# Phases 1 and 3 of the turn under way.

USES: Final = [BLUE, GREEN, RED, YELLOW, AUTHORITY_BIT, SUZERAIN_BIT]
USE_NAMES: Final = ["blue", "green", "red", "yellow", "authority", "suzerain"]
"""What can be used once in phase 1, by its bit and by its name; purple works by Mazarin alone."""


def phase_slots() -> list[Slot]:
    """What the active player has used in phase 1, and whether he has conspired or spent his gold action."""
    most_pensions = AUCTION_COPIES[PENSION - FIRST_AUCTION]
    return [
        *flag_slots("used", USE_NAMES, "whether the active player has used this in the present phase 1"),
        Slot("used.pension", most_pensions, "Pensions that the active player has used in the present phase 1"),
        Slot("has_conspired", 1, "whether the active player has conspired in this turn"),
        Slot("has_acted", 1, "whether the active player has done the gold action in the present phase 3"),
    ]


def write_phase(row: BytesWriter, table: Court) -> None:
    """Two things are known as long as their phase lasts, the conspiracy for the whole turn."""
    phase = phase_of(table)
    if isinstance(phase, UseQualities):
        for bit in USES:
            row.append(1 if phase.used & BIT[bit] else 0)
        row.append(phase.pensions_used)
    else:
        write_nothing(row, len(USES) + 1)
    row.append(1 if table.has_conspired else 0)
    row.append(1 if isinstance(phase, GoldAction) and phase.has_acted else 0)


def phase_of(table: Court) -> Frame[Table] | None:
    """The frame of the phase: it lies on the order of play, and under all that it asks for."""
    return table.frames[1] if table.frames else None


# Phase 2: the cards that are turned.

SET_ASIDE_NAMES: Final = FACE_NAMES[FIRST_AUCTION:LOUIS]
SET_ASIDE_COPIES: Final = AUCTION_COPIES + SPECIAL_COPIES[:-1]
"""Auction cards, debts and Mazarin; Louis XIV takes effect at once."""


def reveal_slots() -> list[Slot]:
    """How many quality cards are wanted and which are turned; which other cards wait, and which of them is next."""
    found = [
        Slot("wanted", MOST_WITH_MEDAL, "quality cards to be turned over, until they wait to be placed"),
        *count_slots("turned", QUALITY_NAMES, MOST_WITH_MEDAL, "quality cards of this face that are turned over"),
    ]
    for name, top in zip(SET_ASIDE_NAMES, SET_ASIDE_COPIES, strict=True):
        found.append(Slot(f"set_aside.{name}", top, "cards of this name that are set aside and wait"))
    return found + flag_slots("set_aside_next", SET_ASIDE_NAMES, "whether this card is the next of those set aside")


def write_reveal(row: BytesWriter, table: Court) -> None:
    """When all that was set aside is dealt with, the turned cards wait to be placed."""
    phase = phase_of(table)
    if isinstance(phase, TurnCards):
        row.append(phase.wanted)
        write_cards(row, phase.turned, 0, QUALITY_FACES)
        write_cards(row, phase.queue, FIRST_AUCTION, len(SET_ASIDE_NAMES))
        write_one_of(row, phase.queue[0] - FIRST_AUCTION if phase.queue else -1, len(SET_ASIDE_NAMES))
        return
    row.append(0)
    if isinstance(phase, PlaceCard):
        write_cards(row, phase.turned, 0, QUALITY_FACES)
    else:
        write_nothing(row, QUALITY_FACES)
    write_nothing(row, 2 * len(SET_ASIDE_NAMES))


def write_cards(row: BytesWriter, cards: list[int], first: int, size: int) -> None:
    """How many cards of each face there are, from the first face on."""
    start = len(row)
    write_nothing(row, size)
    for card in cards:
        add_to(row, start + card - first, 1)


# The auction, and the payment that follows it.


def auction_slots() -> list[Slot]:
    """The card that is auctioned or paid for, and the sums; who bids is told with the seats."""
    return [
        *flag_slots("auction.card", AUCTION_NAMES, "whether this card is being auctioned or paid for"),
        Slot("auction.highest", MOST_BID, "highest bid of the auction; 0 before the first"),
        Slot("payment.price", MOST_BID, "price of the card that is being paid for"),
        Slot("payment.paid", MOST_BID, "how much of the price has been paid so far"),
    ]


def write_auction(row: BytesWriter, table: Court) -> None:
    """An auction waits for nothing but its bidders, so its frame is on top."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, Auction):
        write_one_of(row, top.card - FIRST_AUCTION, AUCTION_KINDS)
        row.append(top.highest)
        write_nothing(row, 2)
    elif isinstance(top, Payment):
        write_one_of(row, top.card - FIRST_AUCTION, AUCTION_KINDS)
        row.append(0)
        row.append(top.price)
        row.append(top.paid)
    else:
        write_nothing(row, AUCTION_KINDS + 3)
