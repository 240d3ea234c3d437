"""What a seat sees: built field by field, so that nothing else can get out."""

from __future__ import annotations

from msgspec import Struct

from roisoleil.games.ombre.auction import Auction, means
from roisoleil.games.ombre.cards import COLOUR_NAMES, COLOURS, FACE_NAMES, is_quality
from roisoleil.games.ombre.debts import Debts
from roisoleil.games.ombre.gold import GoldAction
from roisoleil.games.ombre.mazarin import Mazarin
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.qualities import BIT, RetrieveCard, UseQualities
from roisoleil.games.ombre.reveal import PlaceCard, TurnCards
from roisoleil.games.ombre.scoring import SOURCES, count_points, final_result
from roisoleil.games.ombre.state import EMPTY_ROW, Court, has_majority


class Sphere(Struct):
    """What lies before a player."""

    power: int
    gold: int
    rows: dict[str, list[str]]
    """The quality cards of each colour, bottom to top; only the top card can be moved."""
    auctions: list[str]
    counts: dict[str, int]
    """Cards of each colour, auction cards included."""
    majorities: list[str]
    """The colours in which this player has the majority now."""
    seals: int
    points: int
    fallen: int
    """0 while in the game; else 1 for the first who fell, and so on."""


class AuctionView(Struct):
    """The auction under way."""

    card: str
    highest: int
    leader: int | None
    bidders: list[int]
    means: dict[int, int]
    """What each of those still bidding could pay at most."""


class PaymentView(Struct):
    """The payment under way."""

    seat: int
    card: str
    price: int
    paid: int


class Count(Struct):
    """The final count of a seat."""

    rank: int
    points: dict[str, int]
    total: int


class View(Struct):
    """A court as everyone sees it."""

    seat: int | None
    seats: int
    active: int
    decision: str | None
    to_act: list[int]
    louis_seen: bool
    has_conspired: bool
    draw_pile: int
    discard_pile: int
    discard_top: str | None
    retrievable: list[str] | None
    """The quality cards of the discard pile, shown only while one of them is being retrieved."""
    bank_power: int
    bank_gold: int
    used: list[str]
    """What the active player has used in phase 1."""
    has_acted: bool
    """Whether the gold action of this turn is done."""
    wanted: int | None
    """How many quality cards are to be turned."""
    waiting: list[int]
    """Who is still to be served by Mazarin or to pay a debt, in order."""
    turned: list[str]
    set_aside: list[str]
    auction: AuctionView | None
    payment: PaymentView | None
    spheres: list[Sphere]
    count: list[Count] | None


def view(table: Court, seat: int) -> View:
    """The table as a seat (-1: a watcher) sees it."""
    top = table.frames[-1] if table.frames else None
    return View(
        seat=seat if seat >= 0 else None,
        seats=table.seats,
        active=table.active,
        decision=top.name() if top else None,
        to_act=table.to_act(),
        louis_seen=table.louis_seen,
        has_conspired=table.has_conspired,
        draw_pile=len(table.deck) - table.drawn,
        discard_pile=len(table.discard),
        discard_top=FACE_NAMES[table.discard[-1]] if table.discard else None,
        retrievable=retrievable(table, seat),
        bank_power=table.bank_power,
        bank_gold=table.bank_gold,
        used=used_in_phase_1(table),
        has_acted=any(isinstance(frame, GoldAction) and frame.has_acted for frame in table.frames),
        wanted=wanted_cards(table),
        waiting=waiting_seats(table),
        turned=[FACE_NAMES[card] for card in turned_cards(table)],
        set_aside=[FACE_NAMES[card] for card in set_aside_cards(table)],
        auction=auction_view(table),
        payment=payment_view(table),
        spheres=[sphere(table, other) for other in range(table.seats)],
        count=final_count(table) if table.is_over() else None,
    )


def retrievable(table: Court, seat: int) -> list[str] | None:
    """Ruling R-1g: the pile is looked through only after the own card was laid, and by its player."""
    top = table.frames[-1] if table.frames else None
    if not isinstance(top, RetrieveCard) or seat != table.active:
        return None
    return sorted(FACE_NAMES[card] for card in table.discard[:-1] if is_quality(card))


def used_in_phase_1(table: Court) -> list[str]:
    """The qualities and auction cards that have been used."""
    for frame in table.frames:
        if isinstance(frame, UseQualities):
            names = [*COLOUR_NAMES, "authority", "suzerain"]
            used = [name for number, name in enumerate(names) if frame.used & BIT[number]]
            return used + ["pension"] * frame.pensions_used
    return []


def wanted_cards(table: Court) -> int | None:
    """The number announced, or reached with the Medal."""
    for frame in table.frames:
        if isinstance(frame, TurnCards):
            return frame.wanted
    return None


def waiting_seats(table: Court) -> list[int]:
    """The seats that Mazarin or the debts have not come to yet."""
    for frame in reversed(table.frames):
        if isinstance(frame, Mazarin):
            return frame.entitled[frame.served :]
        if isinstance(frame, Debts):
            return frame.debtors[frame.paid :]
    return []


def turned_cards(table: Court) -> list[int]:
    """The quality cards that lie open and belong to nobody."""
    for frame in table.frames:
        if isinstance(frame, (TurnCards, PlaceCard)):
            return frame.turned
    return []


def set_aside_cards(table: Court) -> list[int]:
    """The special and auction cards that wait for their turn."""
    for frame in table.frames:
        if isinstance(frame, TurnCards):
            return frame.queue
    return []


def auction_view(table: Court) -> AuctionView | None:
    """The auction under way."""
    top = table.frames[-1] if table.frames else None
    if not isinstance(top, Auction):
        return None
    return AuctionView(
        card=FACE_NAMES[top.card],
        highest=top.highest,
        leader=top.leader if top.leader >= 0 else None,
        bidders=top.bidders.copy(),
        means={bidder: means(table, bidder, top.card) for bidder in top.bidders},
    )


def payment_view(table: Court) -> PaymentView | None:
    """The payment under way."""
    top = table.frames[-1] if table.frames else None
    if not isinstance(top, Payment):
        return None
    return PaymentView(top.seat, FACE_NAMES[top.card], top.price, top.paid)


def sphere(table: Court, seat: int) -> Sphere:
    """What lies before a player."""
    rows = table.rows[COLOURS * seat : COLOURS * (seat + 1)]
    counts = {name: table.count_colour(seat, colour) for colour, name in enumerate(COLOUR_NAMES)}
    return Sphere(
        power=table.power[seat],
        gold=table.gold[seat],
        rows={name: row_names(rows[colour], colour) for colour, name in enumerate(COLOUR_NAMES)},
        auctions=[FACE_NAMES[card] for card in table.auction_cards(seat)],
        counts=counts,
        majorities=[
            name for colour, name in enumerate(COLOUR_NAMES) if counts[name] and has_majority(table, seat, colour)
        ],
        seals=table.visible_seals(seat),
        points=sum(count_points(table, seat)),
        fallen=table.fallen[seat],
    )


def row_names(row: int, colour: int) -> list[str]:
    """The cards of a row, bottom to top: after its leading 1, a row has one binary digit for each card."""
    if row == EMPTY_ROW:
        return []
    plain, sealed = FACE_NAMES[2 * colour : 2 * colour + 2]
    return [sealed if digit == "1" else plain for digit in format(row, "b")[1:]]


def final_count(table: Court) -> list[Count]:
    """The count at the end."""
    result = final_result(table)
    return [
        Count(result.ranks[seat], dict(zip(SOURCES, count_points(table, seat), strict=True)), result.points[seat])
        for seat in range(table.seats)
    ]
