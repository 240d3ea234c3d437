"""What an observation tells of each seat: for each part its slots, and beside them the function that writes them.

What only some seats have is left at 0 at first, and marked when all seats are written.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.game import Slot
from roisoleil.games.features import add_to, flag_slots, write_nothing
from roisoleil.games.ombre.auction import Auction, means
from roisoleil.games.ombre.cards import (
    AUCTION_COPIES,
    AUCTION_KINDS,
    AUCTION_NAMES,
    BLUE,
    COLOUR_NAMES,
    COLOURS,
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
from roisoleil.games.ombre.state import EMPTY_ROW, ROW_LENGTH, SHARED_MAJORITY_FROM, Court

OWN: Final = "own"
OTHERS: Final = [f"left{place}" for place in range(1, MOST_SEATS)]
"""The other seats, clockwise: the first of them plays after the own seat."""

ALL_AUCTION_CARDS: Final = sum(AUCTION_COPIES)


def seats_slots() -> list[Slot]:
    """The own seat comes first, then the others clockwise."""
    found: list[Slot] = []
    for who in [OWN, *OTHERS]:
        found += seat_slots(who)
    return found


def write_seats(row: BytesWriter, table: Court, viewer: int) -> None:
    """All seats, and what is marked afterwards; seats that are not there are left at 0."""
    start = len(row)
    for place in range(table.seats):
        write_seat(row, table, (viewer + place) % table.seats)
    for _ in range(table.seats, MOST_SEATS):
        write_nothing(row, SEAT_SIZE)
    mark_majorities(row, start, table)
    mark_actors(row, start, table, viewer)
    mark_waiting(row, start, table, viewer)
    mark_bidders(row, start, table, viewer)


def seat_slots(who: str) -> list[Slot]:
    """All that is told of one seat."""
    return [
        Slot(f"{who}.in_game", 1, "whether the player is still at court"),
        Slot(f"{who}.fallen", MOST_SEATS - 1, "place among those who have left the court; the first is 1"),
        Slot(f"{who}.power", MOST_POWER_IN_BOX, "the player's power"),
        Slot(f"{who}.gold", GOLD_IN_BOX, "the player's gold"),
        *mark_slots(who),
        *sphere_slots(who),
    ]


def write_seat(row: BytesWriter, table: Court, seat: int) -> None:
    """Who has left the court fell as the first, the second and so on."""
    fallen = table.fallen[seat]
    row.append(1 if fallen == 0 else 0)
    row.append(fallen)
    row.append(table.power[seat])
    row.append(table.gold[seat])
    write_nothing(row, MARKS)
    write_sphere(row, table, seat)


# The cards before a player.


def sphere_slots(who: str) -> list[Slot]:
    """The colours, the auction cards, the seals that count against debts, and the points if the game ended now."""
    found: list[Slot] = []
    for colour, name in enumerate(COLOUR_NAMES):
        found += colour_slots(f"{who}.{name}", QUALITY_COUNTS[colour])
    for kind, name in enumerate(AUCTION_NAMES):
        found.append(Slot(f"{who}.{name}", AUCTION_COPIES[kind], "auction cards of this name before the player"))
    return [
        *found,
        Slot(f"{who}.seals", COLOURS + ALL_AUCTION_CARDS, "seals that count against debts: on top and auction cards"),
        Slot(f"{who}.points", MOST_POINTS, "the player's points if the game ended now"),
    ]


def write_sphere(row: BytesWriter, table: Court, seat: int) -> None:
    """The rows first; then each auction card is added where it counts."""
    colours = len(row)
    seals = 0
    for colour in range(COLOURS):
        cards = table.rows[COLOURS * seat + colour]
        row.write(ROW_PIECES[cards])
        if cards != EMPTY_ROW:
            seals += cards & 1
    write_nothing(row, AUCTION_KINDS)
    held = table.auctions[seat]
    while held:
        kind = (held & AUCTION_MASK) - 1
        add_to(row, colours + COLOURS * COLOUR_SIZE + kind, 1)
        colour = table.box.auction_colours[kind]
        if colour != GREY:
            add_to(row, colours + COLOUR_SIZE * colour + CARDS, 1)
        if table.box.auction_seals[kind]:
            seals += 1
        held >>= AUCTION_BITS
    row.append(seals)
    blue_cards: int = row[colours + COLOUR_SIZE * BLUE + CARDS]
    row.append(table.power[seat] + table.gold[seat] + POINTS_PER_BLUE_CARD * blue_cards)


MOST_POINTS: Final = MOST_POWER_IN_BOX + GOLD_IN_BOX + POINTS_PER_BLUE_CARD * (QUALITY_COUNTS[BLUE] + ALL_AUCTION_CARDS)

SHOWN_SEALS: Final = ["top_seal", "second_seal", "third_seal"]
"""Few decisions reach deeper into a row."""


def colour_slots(prefix: str, most: int) -> list[Slot]:
    """The quality cards in the row and their seals; the cards that count for the majority, and whether they give it."""
    return [
        Slot(f"{prefix}.row", most, "quality cards in the row"),
        *flag_slots(prefix, SHOWN_SEALS, "whether this card of the row, from the top, bears a seal"),
        Slot(f"{prefix}.row_seals", most, "cards in the row that bear a seal"),
        Slot(f"{prefix}.cards", most + ALL_AUCTION_CARDS, "cards that count for the majority: row and auction cards"),
        Slot(f"{prefix}.majority", 1, "whether they give the majority"),
    ]


# Where they lie.
_COLOUR_NAMES: Final = [slot.name for slot in colour_slots("", 1)]
COLOUR_SIZE: Final = len(_COLOUR_NAMES)
CARDS: Final = _COLOUR_NAMES.index(".cards")
MAJORITY: Final = _COLOUR_NAMES.index(".majority")


def row_pieces() -> list[bytes]:
    """These slots for every row, auction cards and majority left out; rows that are told alike share a piece."""
    kept: dict[bytes, bytes] = {}
    pieces = [bytes(COLOUR_SIZE)] * (EMPTY_ROW + 1)
    for cards in range(len(pieces), len(ROW_LENGTH)):
        piece = with_card(pieces[cards >> 1], cards & 1)
        pieces.append(kept.setdefault(piece, piece))
    return pieces


def with_card(piece: bytes, seal: int) -> bytes:
    """The slots of a row with one more card on top."""
    length, top, second, seals = piece[0], piece[1], piece[2], piece[4]
    return bytes([length + 1, seal, top, second, seals + seal, length + 1, 0])


ROW_PIECES: Final = row_pieces()


def mark_majorities(row: BytesWriter, start: int, table: Court) -> None:
    """Rulebook, "Majorités": the most, and with two or three players in the game alone."""
    living = 0
    for fallen in table.fallen:
        if fallen == 0:
            living += 1
    for colour in range(COLOURS):
        first = start + COLOURS_START + COLOUR_SIZE * colour
        most = sharers = 0
        for place in range(table.seats):
            count: int = row[first + SEAT_SIZE * place + CARDS]
            if count > most:
                most = count
                sharers = 1
            elif count == most:
                sharers += 1
        if most and (sharers == 1 or living >= SHARED_MAJORITY_FROM):
            for place in range(table.seats):
                if row[first + SEAT_SIZE * place + CARDS] == most:
                    row[first + SEAT_SIZE * place + MAJORITY] = 1


# What is marked for some seats.


def mark_slots(who: str) -> list[Slot]:
    """Whose turn it is, who must decide now; who waits; who bids, has the highest bid, and could pay how much."""
    waiting = "place among those whom Mazarin or the debts have not come to yet; the next is 1"
    return [
        Slot(f"{who}.active", 1, "whether it is the player's turn"),
        Slot(f"{who}.to_act", 1, "whether the player must decide now"),
        Slot(f"{who}.waiting", MOST_SEATS, waiting),
        Slot(f"{who}.bidding", 1, "whether the player still takes part in the auction"),
        Slot(f"{who}.leads", 1, "whether the player has made the highest bid"),
        Slot(f"{who}.means", MOST_BID, f"the most that the bidder can pay; more is told as {MOST_BID}"),
    ]


def mark_actors(row: BytesWriter, start: int, table: Court, viewer: int) -> None:
    """The turn goes on while others answer."""
    row[start_of(start, table, viewer, table.active) + ACTIVE] = 1
    for seat in table.to_act():
        row[start_of(start, table, viewer, seat) + TO_ACT] = 1


def mark_waiting(row: BytesWriter, start: int, table: Court, viewer: int) -> None:
    """Who is still to be served by Mazarin or to pay a debt, in order: by the last of these cards that came."""
    for depth in range(len(table.frames) - 1, -1, -1):
        frame = table.frames[depth]
        if isinstance(frame, Mazarin):
            mark_line(row, start, table, viewer, frame.entitled, frame.served)
            return
        if isinstance(frame, Debts):
            mark_line(row, start, table, viewer, frame.debtors, frame.paid)
            return


def mark_line(row: BytesWriter, start: int, table: Court, viewer: int, line: list[int], done: int) -> None:
    """The places of those who are left."""
    for number in range(done, len(line)):
        row[start_of(start, table, viewer, line[number]) + WAITING] = number - done + 1


def mark_bidders(row: BytesWriter, start: int, table: Court, viewer: int) -> None:
    """Those who have not passed in the auction under way."""
    top = table.frames[-1] if table.frames else None
    if isinstance(top, Auction):
        for seat in top.bidders:
            place = start_of(start, table, viewer, seat)
            row[place + BIDDING] = 1
            row[place + LEADS] = 1 if seat == top.leader else 0
            row[place + MEANS] = min(means(table, seat, top.card), MOST_BID)


def start_of(start: int, table: Court, viewer: int, seat: int) -> int:
    """Where the slots of a seat begin."""
    steps = seat - viewer if seat >= viewer else seat - viewer + table.seats
    return start + SEAT_SIZE * steps


# Where the slots of a seat lie.

_NAMES: Final = [slot.name for slot in seat_slots(OWN)]
SEAT_SIZE: Final = len(_NAMES)
MARKS: Final = len(mark_slots(OWN))
ACTIVE: Final = _NAMES.index(f"{OWN}.active")
TO_ACT: Final = _NAMES.index(f"{OWN}.to_act")
WAITING: Final = _NAMES.index(f"{OWN}.waiting")
BIDDING: Final = _NAMES.index(f"{OWN}.bidding")
LEADS: Final = _NAMES.index(f"{OWN}.leads")
MEANS: Final = _NAMES.index(f"{OWN}.means")
COLOURS_START: Final = _NAMES.index(f"{OWN}.blue.row")
