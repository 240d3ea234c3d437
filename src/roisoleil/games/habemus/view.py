"""What a seat sees: built field by field, so that nothing else can get out."""

from __future__ import annotations

from msgspec import Struct

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.actions import LayAction
from roisoleil.games.habemus.bidding import BidGems
from roisoleil.games.habemus.cards import ACTION_KINDS, FIRST_ACTION, members, size
from roisoleil.games.habemus.choices import BID, keep_of
from roisoleil.games.habemus.gems import BIDS, COLOURS, LETTERS, count_of
from roisoleil.games.habemus.reveal import KeepOrder
from roisoleil.games.habemus.scoring import LOUIS_VOTES, SQUADRONE_VOTES, count_votes, final_result, old_boys
from roisoleil.games.habemus.state import Candidate, Conclave


class Behind(Struct):
    """What lies behind the seat's own screen."""

    gold: int
    gems: str
    hand: list[str]
    orders: list[str]
    dropped_order: str | None
    answer: int | None
    """The sealed answer given to the present decision, as a choice id."""


class Display(Struct):
    """What everyone sees of a candidate."""

    persons: list[str]
    mazarin: int
    louis: int
    felipe: int
    squadrone: bool
    hand: int
    laid: str | None
    bid: str | None
    decided: bool
    """Whether this seat has answered the present sealed decision."""
    votes: int
    """The votes that are public knowledge: persons, Louis XIV, old boys, Squadrone Volante."""


class Decks(Struct):
    """How many cards are face down."""

    cardinals: int
    politics: int
    actions: int


class Count(Struct):
    """The final count of a seat."""

    rank: int
    order: str
    votes: dict[str, int]
    total: int


class View(Struct):
    """A conclave as one seat sees it; `own` is empty for a watcher."""

    seat: int | None
    seats: int
    round: int
    decision: str | None
    to_act: list[int]
    camerlengo: int
    black_smoke: bool
    white_smoke: bool
    row: list[str]
    decks: Decks
    bank: str
    gone: list[str]
    displays: list[Display]
    own: Behind | None
    count: list[Count] | None


def view(table: Conclave, seat: int) -> View:
    """The table as a seat (-1: a watcher) sees it."""
    names = table.people.names
    return View(
        seat=seat if seat >= 0 else None,
        seats=table.seats,
        round=table.round_number,
        decision=table.frames[-1].name() if table.frames else None,
        to_act=table.to_act(),
        camerlengo=table.camerlengo,
        black_smoke=table.black_smoke,
        white_smoke=table.white_smoke,
        row=[names[card] for card in table.row],
        decks=Decks(
            len(table.cardinal_deck) - table.cardinals_drawn,
            len(table.political_deck) - table.politics_drawn,
            len(table.action_deck) - table.actions_drawn,
        ),
        bank=gem_letters(table.bank),
        gone=[names[card] for card in table.gone],
        displays=[display(table, other) for other in range(table.seats)],
        own=behind(table, seat) if seat >= 0 else None,
        count=final_count(table) if table.is_over() else None,
    )


def gem_letters(purse: int) -> str:
    """The gems of a purse as letters, best first."""
    return "".join(LETTERS[colour] * count_of(purse, colour) for colour in range(COLOURS))


def display(table: Conclave, seat: int) -> Display:
    """The public part of a candidate."""
    names = table.people.names
    candidate = table.candidates[seat]
    return Display(
        persons=[names[person] for person in members(candidate.persons)],
        mazarin=candidate.mazarin,
        louis=candidate.louis,
        felipe=candidate.felipe,
        squadrone=bool(candidate.squadrone),
        hand=candidate.hand_size(),
        laid=None if candidate.laid == NONE else names[candidate.laid],
        bid=None if candidate.bid == NONE else BIDS[candidate.bid],
        decided=sealed_answer(table, seat) is not None,
        votes=public_votes(table, candidate),
    )


def public_votes(table: Conclave, candidate: Candidate) -> int:
    """The votes that anyone at the table can count."""
    squadrone = SQUADRONE_VOTES * candidate.squadrone
    return size(candidate.persons) + LOUIS_VOTES[candidate.louis] + old_boys(table, candidate) + squadrone


def behind(table: Conclave, seat: int) -> Behind:
    """The hidden part of the seat's own things."""
    names = table.people.names
    candidate = table.candidates[seat]
    kept_one = table.orders_dropped
    return Behind(
        gold=candidate.gold,
        gems=gem_letters(candidate.gems),
        hand=hand_names(candidate, names),
        orders=[names[candidate.order]] if kept_one else [names[candidate.order], names[candidate.other_order]],
        dropped_order=names[candidate.other_order] if kept_one else None,
        answer=sealed_answer(table, seat),
    )


def hand_names(candidate: Candidate, names: list[str]) -> list[str]:
    """The action cards of a hand, each copy once."""
    held: list[str] = []
    for card in range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS):
        held += [names[card]] * candidate.copies_in_hand(card)
    return held


def sealed_answer(table: Conclave, seat: int) -> int | None:
    """The choice that a seat has sealed in the present decision."""
    frame = table.frames[-1] if table.frames else None
    if isinstance(frame, KeepOrder) and frame.answers[seat] != NONE:
        return keep_of(frame.answers[seat])
    if isinstance(frame, LayAction) and frame.answers[seat] != NONE:
        return frame.answers[seat]
    if isinstance(frame, BidGems) and frame.answers[seat] >= 0:
        return BID + frame.answers[seat]
    return None


def final_count(table: Conclave) -> list[Count]:
    """The count that everyone sees at the end."""
    result = final_result(table)
    return [
        Count(
            rank=result.ranks[seat],
            order=table.people.names[table.candidates[seat].order],
            votes=dict(result.breakdown[seat]),
            total=sum(count_votes(table, seat)),
        )
        for seat in range(table.seats)
    ]
