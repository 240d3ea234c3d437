"""What an observation tells of each seat: for each part its slots, and beside them the function that writes them."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.game import Slot
from roisoleil.games.features import flag_slots, write_at_most, write_nothing
from roisoleil.games.ombre.auction import Auction, means
from roisoleil.games.ombre.cards import (
    AUCTION_COPIES,
    AUCTION_KINDS,
    AUCTION_NAMES,
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    FIRST_AUCTION,
    GOLD_IN_BOX,
    GREY,
    MOST_POWER_IN_BOX,
    QUALITY_COUNTS,
)
from roisoleil.games.ombre.choices import MOST_BID, MOST_SEATS
from roisoleil.games.ombre.debts import Debts
from roisoleil.games.ombre.mazarin import Mazarin
from roisoleil.games.ombre.outlook import AUCTION_BITS, AUCTION_MASK
from roisoleil.games.ombre.scoring import POINTS_PER_BLUE_CARD
from roisoleil.games.ombre.state import ROW_LENGTH, SHARED_MAJORITY_FROM, Court

ALL_AUCTION_CARDS: Final = sum(AUCTION_COPIES)


def seat_slots(who: str) -> list[Slot]:
    """All that is told of one seat."""
    return part_slots(who) + sphere_slots(who) + bidder_slots(who)


def write_seat(row: BytesWriter, table: Court, seat: int, tally: Tally) -> None:
    """All that is told of one seat."""
    write_part(row, table, seat, tally)
    write_sphere(row, table, seat, tally)
    write_bidder(row, table, seat, tally)


def part_slots(who: str) -> list[Slot]:
    """Whether the seat is still in the game, or fell as which; whether it has the turn, must decide now, or soon.

    `waiting` is its place among those whom Mazarin or the debts have not come to yet: the next is 1.
    """
    return [
        Slot(f"{who}.in_game", 1),
        Slot(f"{who}.fallen", MOST_SEATS - 1),
        Slot(f"{who}.active", 1),
        Slot(f"{who}.to_act", 1),
        Slot(f"{who}.waiting", MOST_SEATS),
    ]


def write_part(row: BytesWriter, table: Court, seat: int, tally: Tally) -> None:
    """The part that a seat has in the game at this moment."""
    fallen = table.fallen[seat]
    row.append(1 if fallen == 0 else 0)
    row.append(fallen)
    row.append(1 if seat == table.active else 0)
    row.append(1 if seat == tally.acting else 0)
    row.append(tally.places[seat])


SHOWN_SEALS: Final = ["top_seal", "second_seal", "third_seal"]
"""Few decisions reach deeper into a row."""

ROW_SEALS: Final[list[int]] = [max(0, cards.bit_count() - 1) for cards in range(len(ROW_LENGTH))]
"""The number of seals in each possible row, those of covered cards included."""

MOST_POINTS: Final = MOST_POWER_IN_BOX + GOLD_IN_BOX + POINTS_PER_BLUE_CARD * (QUALITY_COUNTS[BLUE] + ALL_AUCTION_CARDS)


def sphere_slots(who: str) -> list[Slot]:
    """Tokens, points if the game ended now, rows, auction cards, and the seals that count against debts.

    Of each colour: `row` is the number of quality cards, `cards` counts the auction cards of the colour too.
    """
    found = [
        Slot(f"{who}.power", MOST_POWER_IN_BOX),
        Slot(f"{who}.gold", GOLD_IN_BOX),
        Slot(f"{who}.points", MOST_POINTS),
    ]
    for colour, name in enumerate(COLOUR_NAMES):
        found += colour_slots(f"{who}.{name}", QUALITY_COUNTS[colour])
    for kind, name in enumerate(AUCTION_NAMES):
        found.append(Slot(f"{who}.{name}", AUCTION_COPIES[kind]))
    found.append(Slot(f"{who}.seals", COLOURS + ALL_AUCTION_CARDS))
    return found


def write_sphere(row: BytesWriter, table: Court, seat: int, tally: Tally) -> None:
    """What lies before a player."""
    row.append(table.power[seat])
    row.append(table.gold[seat])
    blue_cards = tally.counts[COLOURS * seat + BLUE]
    row.append(table.power[seat] + table.gold[seat] + POINTS_PER_BLUE_CARD * blue_cards)
    for colour in range(COLOURS):
        place = COLOURS * seat + colour
        write_colour(row, table.rows[place], tally.counts[place], tally.needed[colour])
    if table.auctions[seat]:
        for kind in range(AUCTION_KINDS):
            row.append(table.auction_copies(seat, FIRST_AUCTION + kind))
    else:
        write_nothing(row, AUCTION_KINDS)
    row.append(tally.seals[seat])


def colour_slots(prefix: str, most: int) -> list[Slot]:
    """A row: its length, its seals from the top, all of them; the cards that count for the majority, and whether."""
    return [
        Slot(f"{prefix}.row", most),
        *flag_slots(prefix, SHOWN_SEALS),
        Slot(f"{prefix}.row_seals", most),
        Slot(f"{prefix}.cards", most + ALL_AUCTION_CARDS),
        Slot(f"{prefix}.majority", 1),
    ]


def write_colour(row: BytesWriter, cards: int, count: int, needed: int) -> None:
    """A row is a number with one bit for each card, set if it bears a seal; the lowest is that of the top card."""
    length = ROW_LENGTH[cards]
    row.append(length)
    for depth in range(len(SHOWN_SEALS)):
        row.append((cards >> depth) & 1 if depth < length else 0)
    row.append(ROW_SEALS[cards])
    row.append(count)
    row.append(1 if count >= needed else 0)


def bidder_slots(who: str) -> list[Slot]:
    """Whether the seat still bids, has the highest bid, and what it could pay at most."""
    return [Slot(f"{who}.bidding", 1), Slot(f"{who}.leads", 1), Slot(f"{who}.means", MOST_BID)]


def write_bidder(row: BytesWriter, table: Court, seat: int, tally: Tally) -> None:
    """The part of a seat in the auction under way."""
    auction = tally.auction
    if auction is None or seat not in auction.bidders:
        write_nothing(row, 3)
        return
    row.append(1)
    row.append(1 if seat == auction.leader else 0)
    write_at_most(row, means(table, seat, auction.card), MOST_BID)


class Tally:
    """What is counted once for the slots of all seats."""

    def __init__(self, table: Court) -> None:
        """Look once at all spheres, and at what the frames say about the seats."""
        acting = table.to_act()
        self.acting: Final = acting[0] if acting else -1  # One seat decides at a time.
        top = table.frames[-1] if table.frames else None
        self.auction: Final = top if isinstance(top, Auction) else None
        self.places: Final[list[int]] = [0] * table.seats
        self.counts: Final[list[int]] = [0] * (COLOURS * table.seats)
        self.seals: Final[list[int]] = [0] * table.seats
        self.needed: Final[list[int]] = [1] * COLOURS
        self.note_waiting(table)
        for seat in range(table.seats):
            self.count_sphere(table, seat)
        self.judge_majorities(table)

    def note_waiting(self, table: Court) -> None:
        """The places of those whom Mazarin or the debts have not come to yet, the next being 1."""
        for depth in range(len(table.frames) - 1, -1, -1):
            frame = table.frames[depth]
            if isinstance(frame, Mazarin):
                self.note_places(frame.entitled, frame.served)
                return
            if isinstance(frame, Debts):
                self.note_places(frame.debtors, frame.paid)
                return

    def note_places(self, seats: list[int], done: int) -> None:
        """The places of the seats of such a list that are left."""
        for number in range(done, len(seats)):
            self.places[seats[number]] = number - done + 1

    def count_sphere(self, table: Court, seat: int) -> None:
        """The cards of each colour and the visible seals of a seat, auction cards included."""
        start = COLOURS * seat
        seals = 0
        for colour in range(COLOURS):
            cards = table.rows[start + colour]
            length = ROW_LENGTH[cards]
            self.counts[start + colour] = length
            if length:
                seals += cards & 1
        held = table.auctions[seat]
        while held:
            kind = (held & AUCTION_MASK) - 1
            colour = table.box.auction_colours[kind]
            if colour != GREY:
                self.counts[start + colour] += 1
            if table.box.auction_seals[kind]:
                seals += 1
            held >>= AUCTION_BITS
        self.seals[seat] = seals

    def judge_majorities(self, table: Court) -> None:
        """How many cards of each colour give the majority now; where a tie gives none, one more than the most."""
        living = 0
        for fallen in table.fallen:
            if fallen == 0:
                living += 1
        for colour in range(COLOURS):
            most = sharers = 0
            for seat in range(table.seats):
                count = self.counts[COLOURS * seat + colour]
                if count > most:
                    most = count
                    sharers = 1
                elif count == most:
                    sharers += 1
            if most:
                self.needed[colour] = most + 1 if sharers > 1 and living < SHARED_MAJORITY_FROM else most
