"""What is told of an entry: to everybody the same few words, to each viewpoint its own events, change and prompt.

A viewpoint is a seat, or -1 for those who watch. Nothing else of a salon ever leaves the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from roisoleil.engine.event import Event, hears
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from roisoleil.server.delta import Change, difference
from roisoleil.server.entries import (
    END,
    Answered,
    Asked,
    Chosen,
    Closed,
    Created,
    Entry,
    Joined,
    Left,
    Rematch,
    Replaced,
    Sealed,
    Started,
    Stopped,
    Undone,
)
from roisoleil.server.salon import Salon

WATCHER: Final = -1
FROM_THE_OPENING: Final = -1
"""Instead of a number of choices: before the opening, which comes before the first choice."""


class Proposal(Struct, frozen=True):
    """What a seat proposes, and who has accepted."""

    seat: int
    what: str
    """`takeback` or `end`."""
    accepted: list[int]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """Who must do what, as one viewpoint sees it."""

    state: str
    due: list[int]
    """The seats that owe a decision."""
    sealed: list[int] = []
    """The seats whose answer lies sealed."""
    question: str = ""
    """The name of the decision."""
    is_open: bool = False
    """Whether what can be chosen tells nothing that only the seat sees, so that others may look on."""
    options: list[str] = []
    """What this seat may choose, in notation; only where it is asked."""
    answer: str = ""
    """What this seat has sealed."""
    can_undo: bool = False
    """Whether this seat may take its last choice back and need ask nobody."""
    can_take_back: bool = True
    """Whether this seat has made a choice yet, to be taken back as far as the others accept it."""
    proposal: Proposal | None = None


class Told(Struct, frozen=True, omit_defaults=True):
    """What one viewpoint learns."""

    seat: int
    prompt: Prompt
    events: list[dict[str, object]] = []
    by: list[int] = []
    """Of each of these events the seat whose choice brought it about; -1 for the opening."""
    change: Change = {}
    """From the view before to the view now (delta.py)."""
    view: object = None
    """The whole view, where there was none before."""


class News(Struct, frozen=True, omit_defaults=True):
    """What everybody is told of an entry. Which choice was made is never in it: that is for events to tell."""

    kind: str
    seat: int | None = None
    name: str | None = None
    accepts: bool | None = None
    left: int | None = None
    """How many choices remain."""
    table: str | None = None


class Update(Struct, frozen=True, omit_defaults=True):
    """What a client is told about one of its tables."""

    table: str
    number: int
    position: int
    choices: int
    """How many choices have been made by now: the position that the events lead to."""
    news: list[News]
    told: list[Told]
    is_whole: bool = False
    """Whether the views are sent whole: the client was away, or is new."""


class Said(Struct, frozen=True):
    """A line of chat."""

    number: int
    at: int
    seat: int
    """-1 for somebody who watches."""
    name: str
    text: str


class Talk(Struct, frozen=True):
    """What a client is told of the chat at one of its tables."""

    table: str
    chat: list[Said]


def news_of(salon: Salon, entry: Entry) -> News:
    """The public part of an entry."""
    match entry:
        case Created():
            return News("created")
        case Joined(seat, _):
            return News("joined", seat, salon.sitters[seat].name)
        case Left(seat):
            return News("left", seat)
        case Started():
            return News("started")
        case Chosen():
            return News("chosen")
        case Sealed(seat, choice):
            return News("sealed" if choice else "unsealed", seat)
        case Undone(seat, left):
            return News("undone", seat, left=left)
        case Asked(seat, left):
            return News("end-asked" if left == END else "takeback-asked", seat)
        case Answered(seat, accepts):
            return News("answered", seat, accepts=accepts)
        case Stopped():
            return News("stopped")
        case Replaced(seat, _):
            return News("replaced", seat, salon.sitters[seat].name)
        case Closed():
            return News("closed")
        case Rematch(table):
            return News("rematch", table=table)


def prompt_for(salon: Salon, seat: int) -> Prompt:
    """What a viewpoint is asked, and whom else the table waits for."""
    due = salon.due()
    proposal = proposal_of(salon)
    if salon.match is None or not salon.match.table.frames:
        return Prompt(salon.state, due, proposal=proposal)
    table = salon.match.table
    notation = salon.game.choices.notation
    asked = seat >= 0 and bool(due or salon.sealed)
    return Prompt(
        salon.state,
        due,
        sorted(salon.sealed),
        table.frames[-1].name(),
        table.frames[-1].is_open(table),
        [notation(option) for option in table.options(seat)] if asked else [],
        notation(salon.sealed[seat]) if seat in salon.sealed else "",
        seat >= 0 and bool(due) and salon.undoable_seat() == seat,
        seat >= 0 and salon.own_place(seat) >= 0,
        proposal,
    )


def proposal_of(salon: Salon) -> Proposal | None:
    """What is proposed at the moment."""
    asked = salon.asked
    if asked is None:
        return None
    return Proposal(asked.seat, "end" if asked.left == END else "takeback", sorted(salon.accepted))


class Before:
    """What a salon looked like before something happened: enough to tell the change."""

    def __init__(self, salon: Salon) -> None:
        """The table is copied; views are made only for those who look."""
        self.table: Final = salon.match.table.clone() if salon.match else None
        self.steps: Final = len(salon.match.steps) if salon.match else 0


def viewpoints_of(seats: Sequence[int]) -> list[int]:
    """From where somebody is told who holds these seats, or none.

    Who holds several is told as well what everybody sees: those people may share a screen, with all hands covered.
    """
    return list(seats) if len(seats) == 1 else [*seats, WATCHER]


def tell(salon: Salon, before: Before, seat: int) -> Told:
    """What a viewpoint learns when the salon changes."""
    match = salon.match
    prompt = prompt_for(salon, seat)
    if match is None:
        return Told(seat, prompt)
    if before.table is None:
        events, by = deeds_of(match, seat, FROM_THE_OPENING)
        return Told(seat, prompt, events, by, view=salon.game.view(match.table, seat))
    events, by = deeds_of(match, seat, before.steps)
    return Told(seat, prompt, events, by, change_of(salon, before.table, match.table, seat))


def tell_whole(salon: Salon, seat: int, steps: int) -> Told:
    """What a viewpoint needs that was away or is new: the whole view, and the events after so many choices."""
    match = salon.match
    if match is None:
        return Told(seat, prompt_for(salon, seat))
    events, by = deeds_of(match, seat, steps)
    return Told(seat, prompt_for(salon, seat), events, by, view=salon.game.view(match.table, seat))


def change_of(salon: Salon, before: Table, after: Table, seat: int) -> Change:
    """How the view of a seat has changed."""
    old, new = salon.game.view(before, seat), salon.game.view(after, seat)
    assert isinstance(old, Struct)
    assert isinstance(new, Struct)
    return difference(old, new)


def deeds_of(match: Match, seat: int, steps: int) -> tuple[list[dict[str, object]], list[int]]:
    """The events that a viewpoint was told after so many choices, and who chose; the opening comes before the first."""
    events = structs(match, match.opening, seat) if steps == FROM_THE_OPENING else []
    by = [WATCHER] * len(events)
    for step in match.steps[max(steps, 0) :]:
        told = structs(match, step.events, seat)
        events += told
        by += [step.seat] * len(told)
    return events, by


def structs(match: Match, events: list[Event], seat: int) -> list[dict[str, object]]:
    """Of some events those that a viewpoint hears of."""
    return [dict(match.game.events.struct(event)) for event in events if hears(event.audience, seat)]


encode: Final = msgspec.json.Encoder().encode


def update_of(salon: Salon, news: list[News], told: list[Told], is_whole: bool = False) -> Update:
    """What is told of a salon as it stands."""
    return Update(salon.ident, salon.number, salon.position, salon.marks[-1], news, told, is_whole)
