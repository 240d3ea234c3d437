"""What a seat sees: built field by field, so that nothing else can get out."""

from __future__ import annotations

from msgspec import Struct

from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.habemus.actions import LayAction, laid_card
from roisoleil.games.habemus.bidding import BidGems
from roisoleil.games.habemus.cards import ACTION_KINDS, FIRST_ACTION, FIRST_ORDER, ORDER_NAMES, members
from roisoleil.games.habemus.gems import AMBER, BIDS, DIAMOND, LETTERS, RUBY, SAPPHIRE, count_of
from roisoleil.games.habemus.reveal import KeepOrder
from roisoleil.games.habemus.scoring import count_votes, final_gold, final_result, is_fulfilled, public_votes
from roisoleil.games.habemus.state import Candidate, Conclave
from roisoleil.games.habemus.taking import TakeCards

Top = Frame[Table] | None
"""The frame that asks the present decision; none when the game is over."""


class Behind(Struct):
    """What lies behind the seat's own screen."""

    gold: int
    gems: str
    hand: list[str]
    orders: list[str]
    fulfilled: list[str]
    """Those of them that the displays fulfil as they are now."""
    dropped_order: str | None
    answer: dict[str, str] | None
    """The sealed answer given to the present decision, as the struct of the choice."""


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
    gold: int
    """What votes were bought with: gold, gems and what the Felipe cards bring."""
    total: int


class View(Struct):
    """A conclave as one seat sees it; `own` is empty for a watcher."""

    seat: int | None
    seats: int
    with_faq: bool
    """Whether the publisher's clarifications hold."""
    round: int
    decision: str | None
    to_act: list[int]
    takers: list[int]
    """Who is still to take a card of the row, in this order."""
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
    top = table.frames[-1] if table.frames else None
    answers = top.answers if isinstance(top, (KeepOrder, LayAction, BidGems)) else [NONE] * table.seats
    return View(
        seat=seat if seat >= 0 else None,
        seats=table.seats,
        with_faq=table.with_faq,
        round=table.round_number,
        decision=top.name() if top else None,
        to_act=table.to_act(),
        takers=takers(table),
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
        displays=[display(table, other, answers[other] >= 0) for other in range(table.seats)],
        own=behind(table, seat, top, answers[seat]) if seat >= 0 else None,
        count=final_count(table) if table.is_over() else None,
    )


def takers(table: Conclave) -> list[int]:
    """The rest of the order of choice."""
    for frame in table.frames:
        if isinstance(frame, TakeCards):
            return frame.order[frame.turn :]
    return []


def gem_letters(purse: int) -> str:
    """The gems of a purse as letters, best first."""
    best = LETTERS[DIAMOND] * count_of(purse, DIAMOND) + LETTERS[RUBY] * count_of(purse, RUBY)
    return best + LETTERS[SAPPHIRE] * count_of(purse, SAPPHIRE) + LETTERS[AMBER] * count_of(purse, AMBER)


def display(table: Conclave, seat: int, decided: bool) -> Display:
    """The public part of a candidate."""
    names = table.people.names
    candidate = table.candidates[seat]
    laid, bid = candidate.laid, candidate.bid
    return Display(
        persons=[names[person] for person in members(candidate.persons)],
        mazarin=candidate.mazarin,
        louis=candidate.louis,
        felipe=candidate.felipe,
        squadrone=bool(candidate.squadrone),
        hand=candidate.hand_size(),
        laid=None if laid == NONE else names[laid],
        bid=None if bid == NONE else BIDS[bid],
        decided=decided,
        votes=public_votes(table, candidate),
    )


def behind(table: Conclave, seat: int, top: Top, answer: int) -> Behind:
    """The hidden part of the seat's own things, with its answer to a sealed decision, if it has given one."""
    names = table.people.names
    candidate = table.candidates[seat]
    orders = [candidate.order] if table.orders_dropped else [candidate.order, candidate.other_order]
    return Behind(
        gold=candidate.gold,
        gems=gem_letters(candidate.gems),
        hand=hand_names(candidate, names),
        orders=[names[order] for order in orders],
        fulfilled=[names[order] for order in orders if is_fulfilled(table, seat, order)],
        dropped_order=names[candidate.other_order] if table.orders_dropped else None,
        answer=sealed_answer(top, answer, names) if answer >= 0 else None,
    )


def hand_names(candidate: Candidate, names: list[str]) -> list[str]:
    """The action cards of a hand, each copy once."""
    held: list[str] = []
    if candidate.hand:
        for card in range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS):
            held += [names[card]] * candidate.copies_in_hand(card)
    return held


def sealed_answer(top: Top, answer: int, names: list[str]) -> dict[str, str]:
    """The choice that a seat has sealed in the present decision; each frame keeps it in its own way."""
    if isinstance(top, KeepOrder):
        return {"type": "keep", "order": ORDER_NAMES[answer - FIRST_ORDER]}
    if isinstance(top, LayAction):
        card = laid_card(answer)
        return {"type": "lay", "action": "none" if card == NONE else names[card]}
    return {"type": "bid", "gems": BIDS[answer]}


def final_count(table: Conclave) -> list[Count]:
    """The count that everyone sees at the end."""
    result = final_result(table)
    return [
        Count(
            rank=result.ranks[seat],
            order=table.people.names[table.candidates[seat].order],
            votes=dict(result.breakdown[seat]),
            gold=final_gold(table.candidates[seat]),
            total=sum(count_votes(table, seat)),
        )
        for seat in range(table.seats)
    ]
