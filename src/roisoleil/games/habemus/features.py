"""What a seat knows, for learners: each group of slots beside the function that writes it, in the order of the row.

The stocks of the others are told too: every movement of gold, gems and action cards is public (ruling 45), and learners
without a memory would have to count them again and again. What a view shows and no slot tells follows from the others,
or comes when nothing is left to decide: the final count.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.game import Slot
from roisoleil.engine.table import Table
from roisoleil.games.features import (
    add_to,
    count_slots,
    flag_slots,
    write_at_most,
    write_flags,
    write_nothing,
    write_one_of,
)
from roisoleil.games.habemus.actions import ChooseBribe, ChooseSwap, LayAction
from roisoleil.games.habemus.bidding import BidGems
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    ACTION_KINDS,
    ACTION_NAMES,
    CAMERLENGO,
    CARDINAL_CARDS,
    CARDINALS,
    FELIPE,
    FIRST_ACTION,
    FIRST_ORDER,
    GEM_NAMES,
    GEMS_IN_BOX,
    LOUIS,
    MAZARIN,
    OFFERS,
    ORDER_CARDS,
    ORDER_KINDS,
    ORDER_NAMES,
    PERSONS,
    POLITICAL_CARDS,
    SQUADRONE,
    START_GEMS,
    Persons,
)
from roisoleil.games.habemus.choices import LAY, MOST_SEATS
from roisoleil.games.habemus.gems import BID_GEMS, BIDS, COLOURS, MOST_GEMS_IN_A_BID, NO_GEMS, count_of
from roisoleil.games.habemus.reveal import KeepOrder
from roisoleil.games.habemus.scoring import LOUIS_VOTES, SQUADRONE_VOTES, public_votes
from roisoleil.games.habemus.setup import CARDS_MIXED_WITH_WHITE_SMOKE
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import CAMERLENGO_GEMS, ExcludeCardinal, StrikeOpponent, TakeCards

Top = Frame[Table] | None
"""The frame that asks the present decision; none when the game is over."""

PLAYERS: Final = ["own", "left1", "left2", "left3"]
"""The seat itself, then the others clockwise."""

LAST_ROUND: Final = CARDINALS + 1  # Ruling 3: White Smoke may be the very last card.
GOLD_TOLD: Final = 100  # Gold has no bound (ruling 6); who has more than that is simply rich.
MOST_IN_ROW: Final = CARDS_MIXED_WITH_WHITE_SMOKE  # What White Smoke leaves of each deck; before it there is one card.
FRIENDS: Final = 2  # Barberini and Sacchetti, who may vote twice without being a pair.

_BOX: Final = [*CARDINAL_CARDS, *POLITICAL_CARDS, *ACTION_CARDS, CAMERLENGO]
COPIES: Final[list[int]] = [_BOX.count(card) for card in range(OFFERS)]
NOTHING_SEEN: Final = bytes(COPIES[:FIRST_ACTION]) + bytes(ACTION_KINDS)
"""The slots of `seen_slots` before the first card is turned: all face down, none gone."""

NOBODY: Final = Candidate(0, NO_GEMS, NONE, NONE)
"""Sits where no one sits: has nothing, so that all slots are 0."""


def slots(people: Persons) -> list[Slot]:
    """What each number of a row tells."""
    found = [
        *conclave_slots(),
        *decision_slots(),
        *players_slots(),
        *offer_slots(people),
        *seen_slots(people),
        *order_slots(),
        *sealed_slots(),
    ]
    for player in PLAYERS:
        found += display_slots(people, player)
        found += stock_slots(player)
        found += bid_slots(player)
    return found


def features(table: Conclave, seat: int) -> bytes:
    """The numbers, in the order of the slots."""
    row = BytesWriter()
    top = table.frames[-1] if table.frames else None
    write_conclave(row, table, seat)
    write_decision(row, top)
    write_players(row, table, seat, top)
    write_offer(row, table)
    write_seen(row, table)
    write_orders(row, table.candidates[seat], table.orders_dropped)
    write_sealed(row, top, seat)
    for player in range(MOST_SEATS):
        candidate = table.candidates[(seat + player) % table.seats] if player < table.seats else NOBODY
        write_display(row, table, candidate)
        write_stock(row, candidate)
        write_bid(row, candidate)
    return row.getvalue()


# The table.


def conclave_slots() -> list[Slot]:
    """Where one sits (seats are named by number when someone is struck), how far the game is, what the bank has."""
    return [
        *flag_slots("seat", ["0", "1", "2", "3"], "whether this is the number of the own seat"),
        Slot("left3.present", 1, "whether four play: with three nobody sits there"),
        Slot("faq", 1, "whether the publisher's clarifications hold"),
        Slot("round", LAST_ROUND, "the round; the first is 1"),
        Slot("black_smoke", 1, "whether Black Smoke has risen"),
        Slot("white_smoke", 1, "whether White Smoke has risen: this round is the last"),
        *gem_slots("bank", GEMS_IN_BOX, "gems of this colour in the bank"),
    ]


def write_conclave(row: BytesWriter, table: Conclave, seat: int) -> None:
    """The sizes of the decks follow from the round and the smokes."""
    write_one_of(row, seat, MOST_SEATS)
    row.append(table.seats == MOST_SEATS)
    row.append(table.with_faq)
    row.append(table.round_number)
    row.append(table.black_smoke)
    row.append(table.white_smoke)
    write_gems(row, table.bank)


def gem_slots(prefix: str, tops: list[int], meaning: str) -> list[Slot]:
    """So many gems of each colour."""
    return [Slot(f"{prefix}.{name}", top, meaning) for name, top in zip(GEM_NAMES, tops, strict=True)]


def write_gems(row: BytesWriter, purse: int) -> None:
    """How many of each colour."""
    for colour in range(COLOURS):
        row.append(count_of(purse, colour))


# What is asked, and whom.


def decision_slots() -> list[Slot]:
    """The frames that ask; none when the game is over."""
    names = ["keep-order", "lay-action", "bid", "bribe", "swap", "take", "exclude", "strike"]
    return flag_slots("decision", names, "whether this decision is asked; none is when the game is over")


def write_decision(row: BytesWriter, top: Top) -> None:
    """One of them."""
    row.append(isinstance(top, KeepOrder))
    row.append(isinstance(top, LayAction))
    row.append(isinstance(top, BidGems))
    row.append(isinstance(top, ChooseBribe))
    row.append(isinstance(top, ChooseSwap))
    row.append(isinstance(top, TakeCards))
    row.append(isinstance(top, ExcludeCardinal))
    row.append(isinstance(top, StrikeOpponent))


def players_slots() -> list[Slot]:
    """Who owes a decision, who has sealed an answer, who is Camerlengo, who takes a card next, after him, and so on."""
    found = [
        *role_slots("to_act", "whether the player must decide now"),
        *role_slots("decided", "whether the player has given a sealed answer to the present decision"),
        *role_slots("camerlengo", "whether the player is Camerlengo"),
    ]
    for turn in ("first", "second", "third", "fourth"):
        found += role_slots(f"takes.{turn}", f"whether the player is the {turn} of those who still take a card")
    return found


def role_slots(role: str, meaning: str) -> list[Slot]:
    """One slot per player, 0 or 1."""
    return [Slot(f"{player}.{role}", 1, meaning) for player in PLAYERS]


def write_players(row: BytesWriter, table: Conclave, seat: int, top: Top) -> None:
    """Flags by player."""
    to_act = len(row)
    decided = to_act + MOST_SEATS
    write_nothing(row, 2 * MOST_SEATS)
    for acting in table.to_act():
        row[to_act + player_at(table, seat, acting)] = 1
    if isinstance(top, (KeepOrder, LayAction, BidGems)):
        for other in range(table.seats):
            if top.answers[other] >= 0:
                row[decided + player_at(table, seat, other)] = 1
    write_one_of(row, player_at(table, seat, table.camerlengo), MOST_SEATS)
    write_takers(row, table, seat)


def write_takers(row: BytesWriter, table: Conclave, seat: int) -> None:
    """The rest of the order of choice, also while a card that was taken asks something."""
    takes = len(row)
    write_nothing(row, MOST_SEATS * MOST_SEATS)
    for frame in table.frames:
        if isinstance(frame, TakeCards):
            for turn in range(frame.turn, table.seats):
                row[takes + player_at(table, seat, frame.order[turn])] = 1
                takes += MOST_SEATS


def player_at(table: Conclave, seat: int, other: int) -> int:
    """How many places to the left of a seat another one is."""
    return other - seat if other >= seat else other - seat + table.seats


# The cards that lie open, and those still to come.


def offer_slots(people: Persons) -> list[Slot]:
    """On offer: each card by its number."""
    tops = [min(copies, MOST_IN_ROW) for copies in COPIES]
    return [Slot(f"row.{people.names[card]}", tops[card], "cards of this name on offer") for card in range(OFFERS)]


def write_offer(row: BytesWriter, table: Conclave) -> None:
    """Only White Smoke lays equal cards out."""
    start = len(row)
    write_nothing(row, OFFERS)
    for card in table.row:
        add_to(row, start + card, 1)


def seen_slots(people: Persons) -> list[Slot]:
    """By number: persons and political cards that nobody has seen yet; action cards that have left the game.

    So it is told of every card where it is or may be: in the row, in a display, in a hand, face down or gone.
    """
    meaning = "cards of this name that nobody has seen yet"
    face_down = [Slot(f"face_down.{people.names[card]}", COPIES[card], meaning) for card in range(FIRST_ACTION)]
    return face_down + action_slots("gone", "action cards of this name that have left the game")


def write_seen(row: BytesWriter, table: Conclave) -> None:
    """Cross off what lies open or has left the game; the decks themselves are never looked at."""
    start = len(row)
    row.write(NOTHING_SEEN)
    persons = 0
    for candidate in table.candidates:
        persons |= candidate.persons
        add_to(row, start + MAZARIN, -candidate.mazarin)
        add_to(row, start + LOUIS, -candidate.louis)
        add_to(row, start + FELIPE, -candidate.felipe)
        add_to(row, start + SQUADRONE, -candidate.squadrone)
    for person in range(PERSONS):
        if (persons >> person) & 1:
            row[start + person] = 0
    for card in table.row:
        if card < FIRST_ACTION:
            add_to(row, start + card, -1)
    for card in table.gone:
        if card < FIRST_ACTION:
            add_to(row, start + card, -1)
        else:
            add_to(row, start + card, 1)


def action_slots(prefix: str, meaning: str) -> list[Slot]:
    """So many copies of each action card."""
    return [Slot(f"{prefix}.{name}", COPIES[FIRST_ACTION + kind], meaning) for kind, name in enumerate(ACTION_NAMES)]


# What only the seat itself knows.


def order_slots() -> list[Slot]:
    """The orders in hand, and after Black Smoke the dropped one."""
    found: list[Slot] = []
    for kind, name in enumerate(ORDER_NAMES):
        copies = ORDER_CARDS.count(FIRST_ORDER + kind)
        found.append(Slot(f"own.orders.{name}", copies, "orders of this name in hand: both, later the kept one"))
    return found + flag_slots("own.dropped", ORDER_NAMES, "whether this order was dropped at Black Smoke")


def write_orders(row: BytesWriter, candidate: Candidate, dropped: bool) -> None:
    """Two equal orders are possible."""
    start = len(row) - FIRST_ORDER
    write_nothing(row, 2 * ORDER_KINDS)
    row[start + candidate.order] = 1
    if dropped:
        row[start + ORDER_KINDS + candidate.other_order] = 1
    else:
        add_to(row, start + candidate.other_order, 1)


def sealed_slots() -> list[Slot]:
    """The own answer to the present sealed decision: the order to keep, the action to lay, the gems to bid."""
    return [
        *flag_slots("own.sealed.keep", ORDER_NAMES, "whether the own sealed answer keeps this order"),
        *flag_slots("own.sealed.lay", ACTION_NAMES, "whether the own sealed answer lays this action card"),
        *count_slots("own.sealed.bid", GEM_NAMES, MOST_GEMS_IN_A_BID, "gems of this colour in the own sealed bid"),
    ]


def write_sealed(row: BytesWriter, top: Top, seat: int) -> None:
    """All 0 before the answer, and for no action card or no gems; `own.decided` tells which."""
    order = NONE
    action = NONE
    gems = NO_GEMS
    if isinstance(top, KeepOrder):
        order = top.answers[seat] - FIRST_ORDER
    elif isinstance(top, LayAction):
        action = top.answers[seat] - LAY
    elif isinstance(top, BidGems) and top.answers[seat] >= 0:
        gems = BID_GEMS[top.answers[seat]]
    write_one_of(row, order, ORDER_KINDS)
    write_one_of(row, action, ACTION_KINDS)
    write_gems(row, gems)


# In front of every screen.


def display_slots(people: Persons, player: str) -> list[Slot]:
    """What all see of a player, and the votes that anyone can count."""
    most_votes = PERSONS + LOUIS_VOTES[-1] + len(people.pairs) + FRIENDS + SQUADRONE_VOTES
    most_in_hand = sum(COPIES[FIRST_ACTION : FIRST_ACTION + ACTION_KINDS])
    found = flag_slots(f"{player}.persons", people.names[:PERSONS], "whether this person is in the player's display")
    for card in (MAZARIN, LOUIS, FELIPE, SQUADRONE):
        meaning = "political cards of this name in the player's display"
        found.append(Slot(f"{player}.{people.names[card]}", COPIES[card], meaning))
    return [
        *found,
        Slot(f"{player}.votes", most_votes, "votes of the display, which all can count: without order and gold"),
        Slot(f"{player}.hand_size", most_in_hand, "action cards in the player's hand"),
        *flag_slots(f"{player}.laid", ACTION_NAMES, "whether the player has played this action card in this round"),
    ]


def write_display(row: BytesWriter, table: Conclave, candidate: Candidate) -> None:
    """Of the hand only its size."""
    write_flags(row, candidate.persons, PERSONS)
    row.append(candidate.mazarin)
    row.append(candidate.louis)
    row.append(candidate.felipe)
    row.append(candidate.squadrone)
    row.append(public_votes(table, candidate))
    row.append(candidate.hand_size() if candidate.hand else 0)
    write_one_of(row, candidate.laid - FIRST_ACTION, ACTION_KINDS)


# Behind every screen: what has been seen to go there and to come back.


def stock_slots(player: str) -> list[Slot]:
    """Gold, gems and action cards; of colours that the Camerlengo does not give there are never more than at first."""
    most_gems = [GEMS_IN_BOX[gem] if gem in CAMERLENGO_GEMS else START_GEMS[gem] for gem in range(COLOURS)]
    return [
        Slot(f"{player}.gold", GOLD_TOLD, f"gold behind the player's screen; more is told as {GOLD_TOLD}"),
        *gem_slots(f"{player}.gems", most_gems, "gems of this colour behind the player's screen"),
        *action_slots(f"{player}.hand", "action cards of this name in the player's hand"),
    ]


def write_stock(row: BytesWriter, candidate: Candidate) -> None:
    """What the seat knows of itself, and of the others by their movements."""
    write_at_most(row, candidate.gold, GOLD_TOLD)
    write_gems(row, candidate.gems)
    for card in range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS):
        row.append(candidate.copies_in_hand(card))


# The bids.


def bid_slots(player: str) -> list[Slot]:
    """The open bid of this round: whether there is one, its place from the weakest to the best, and what it counts."""
    return [
        Slot(f"{player}.bid.open", 1, "whether the player's bid of this round lies open"),
        Slot(f"{player}.bid.strength", len(BIDS) - 1, "place of the open bid among all bids; that of no gems is 0"),
        *count_slots(f"{player}.bid", GEM_NAMES, MOST_GEMS_IN_A_BID, "gems of this colour that count in the open bid"),
    ]


def write_bid(row: BytesWriter, candidate: Candidate) -> None:
    """An open bid may be empty."""
    is_open = candidate.bid != NONE
    row.append(is_open)
    row.append(candidate.bid if is_open else 0)
    write_gems(row, BID_GEMS[candidate.bid] if is_open else NO_GEMS)
