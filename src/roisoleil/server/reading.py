"""The calls of the API that only read a table: any position of it, its record, and the proof of its deal."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, Response, get
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from roisoleil.bots.names import told_apart
from roisoleil.engine.codec import Json
from roisoleil.engine.match import Match, replay, verify_deal
from roisoleil.games import game_words
from roisoleil.server.api import answer, look, parse_choice
from roisoleil.server.describing import ANYBODY, TableId, answers
from roisoleil.server.hub import Hub, NoSuchTable
from roisoleil.server.people import Asker
from roisoleil.server.salon import ENDED, OPEN, OVER, Refused, Salon
from roisoleil.server.telling import FROM_THE_OPENING, WATCHER, deeds_of, encode, structs
from roisoleil.server.wire import LARGEST, LONGEST_NOTATION, MOST_SEATS

Choices = Annotated[int, Parameter(description="After how many choices.", ge=0, le=LARGEST)]
ChoicesOrNow = Annotated[
    int | None, Parameter(description="After how many choices; as it stands, if left out.", ge=0, le=LARGEST)
]
OwnSeat = Annotated[int, Parameter(description="One of my seats.", ge=0, lt=MOST_SEATS)]
Notation = Annotated[str, Parameter(description="A choice, in notation.", max_length=LONGEST_NOTATION)]
Language = Annotated[Literal["fr", "en", "de"], Parameter(description="The language.")]
After = Annotated[int, Parameter(description="Only what came after so many choices.", ge=-1, le=LARGEST)]
Viewpoint = Annotated[int, Parameter(description="A seat, or -1 for somebody who watches.", ge=WATCHER, lt=MOST_SEATS)]


class Position(Struct, frozen=True):
    """A table as it stood after so many choices, from one viewpoint."""

    seat: int
    """-1 for somebody who watches."""
    choices: int
    last: int
    """How many choices there are by now."""
    view: object
    events: list[dict[str, object]]
    """What the viewpoint was told by the last of these choices; at 0, by the opening."""
    by: list[int]
    """Of each of these events the seat whose choice brought it about; -1 for the opening."""


class Chapter(Struct, frozen=True):
    """What a viewpoint was told by one choice."""

    choices: int
    """The position that it led to; 0 for the opening."""
    seat: int
    """Whose choice it was; -1 for the opening."""
    automatic: bool
    events: list[dict[str, object]]


class Verdict(Struct, frozen=True):
    """Whether a seat may choose something now, and if not, why."""

    is_allowed: bool
    reason: str = ""
    """A key for the words."""
    section: str = ""
    """Of the French rulebook, as it is printed."""
    section_id: str = ""
    """The same: a key for its title in every language."""


class SheetInfo(Struct, frozen=True):
    """A part of a position in words."""

    title: str
    lines: list[str]
    seat: int | None


class Proof(Struct, frozen=True):
    """What the deal was, and whether it is the one that was committed to."""

    commitment: str
    seed: str
    salts: list[str]
    problems: list[str]
    """Empty if every outcome follows from the seed and the salts."""


class Record(Struct, frozen=True, omit_defaults=True):
    """The record of a game that is over, for any program to check all of it (docs/protocol.md)."""

    format: str
    game: str
    rules: str
    data: str
    players: list[str]
    options: list[str]
    commitment: str
    salts: list[str]
    outcomes: list[dict[str, object]]
    choices: list[dict[str, object]]
    events: list[dict[str, object]]
    seed: str
    stopped: bool = False
    """Those at the table agreed to end it: then there is neither a result nor a hash."""
    result: dict[str, object] | None = None
    hash: str = ""


class Reading(Controller):
    """Tables as they were."""

    path = "/api/tables"
    tags = ("reading",)

    @get("/{ident:str}/positions/{choices:int}", security=ANYBODY, responses=answers(403, 404, 409))
    async def position(
        self,
        request: Asker,
        hub: Hub,
        ident: TableId,
        choices: Choices,
        seat: Viewpoint = WATCHER,
    ) -> Position:
        """Any position: while the game runs from one's own seats or the public's, afterwards from every seat."""
        salon = await seen_from(request, hub, ident, seat)
        then = match_after(salon, choices)
        events, by = deeds_of(then, seat, choices - 1 if choices else FROM_THE_OPENING)
        return Position(seat, choices, len(salon.playing().steps), salon.game.view(then.table, seat), events, by)

    @get("/{ident:str}/story", operation_id="story", security=ANYBODY, responses=answers(403, 404, 409))
    async def story(
        self, request: Asker, hub: Hub, ident: TableId, seat: Viewpoint = WATCHER, after: After = -1
    ) -> list[Chapter]:
        """All that a viewpoint was told, choice by choice: from the opening on, or after so many choices."""
        salon = await seen_from(request, hub, ident, seat)
        match = salon.playing()
        told = [Chapter(0, WATCHER, automatic=False, events=structs(match, match.opening, seat))] if after < 0 else []
        for choices, step in enumerate(match.steps[max(after, 0) :], max(after, 0) + 1):
            told.append(Chapter(choices, step.seat, step.automatic, structs(match, step.events, seat)))
        return told

    @get("/{ident:str}/why", operation_id="why", security=ANYBODY, responses=answers(403, 404, 409))
    async def why(self, request: Asker, hub: Hub, ident: TableId, seat: OwnSeat, choice: Notation) -> Verdict:
        """Whether a seat of mine may make a choice at present, and if not, why."""
        salon, mine = await look(request, hub, ident)
        if seat not in mine:
            raise Refused("not-your-seat", 403)
        reason = salon.playing().table.why_not(seat, parse_choice(salon, choice))
        if reason is None:
            return Verdict(True)
        return Verdict(False, reason.key, reason.section.title, reason.section.ident)

    @get("/{ident:str}/sheets", operation_id="sheets", security=ANYBODY, responses=answers(403, 404, 409))
    async def sheets(
        self,
        request: Asker,
        hub: Hub,
        ident: TableId,
        lang: Language,
        seat: Viewpoint = WATCHER,
        choices: ChoicesOrNow = None,
    ) -> list[SheetInfo]:
        """A position in words, as a viewpoint sees it."""
        salon = await seen_from(request, hub, ident, seat)
        words = game_words(lang, salon.game, told_apart([sitter.name for sitter in salon.sitters]))
        match = salon.playing() if choices is None else match_after(salon, choices)
        told = words.sheets(salon.game.view(match.table, seat))
        return [SheetInfo(sheet.title, sheet.lines, sheet.seat) for sheet in told]

    @get("/{ident:str}/record", security=ANYBODY, responses=answers(404, 409, answer=Record))
    async def record(self, request: Asker, hub: Hub, ident: TableId) -> Response[bytes]:
        """The record of a game that is over: enough for any program to check all of it."""
        match = await finished(request, hub, ident)
        return answer(HTTP_200_OK, encode(match.record(with_events=True)))

    @get("/{ident:str}/proof", security=ANYBODY, responses=answers(404, 409))
    async def proof(self, request: Asker, hub: Hub, ident: TableId) -> Proof:
        """Whether the cards of a game that is over were those promised before it."""
        match = await finished(request, hub, ident)
        if match.rules != match.game.rules:
            raise Refused("other-rules")
        record: dict[str, Json] = match.record()
        problems = verify_deal(match.game, record)
        return Proof(match.commitment, match.seed.hex(), [salt.hex() for salt in match.salts], problems)


async def seen_from(request: Asker, hub: Hub, ident: str, seat: int) -> Salon:
    """A salon, to be read at once; refuses to look through the eyes of another while that matters."""
    salon, mine = await look(request, hub, ident)
    if not mine and salon.state != OPEN and not salon.created.watch:
        raise NoSuchTable
    if seat >= len(salon.sitters):
        raise Refused("no-such-seat", 404)
    if seat != WATCHER and seat not in mine and salon.state not in (OVER, ENDED):
        raise Refused("not-your-seat", 403)
    return salon


def match_after(salon: Salon, choices: int) -> Match:
    """The match as it stood after so many choices."""
    match = salon.playing()
    if not 0 <= choices <= len(match.steps):
        raise Refused("no-such-position", 404)
    check_rules(salon)
    return replay(salon.game, match.record(), choices)


def check_rules(salon: Salon) -> None:
    """Refuse to replay what was begun under other rules."""
    if salon.has_other_rules():
        raise Refused("other-rules")


async def finished(request: Asker, hub: Hub, ident: str) -> Match:
    """The match of a game that is over or was ended, for those who may see it."""
    salon = await seen_from(request, hub, ident, WATCHER)
    if salon.state not in (OVER, ENDED):
        raise Refused("not-over")
    return salon.playing()
