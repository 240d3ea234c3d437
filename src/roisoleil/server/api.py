"""The calls of the API that open, join and change tables."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Annotated, Final, cast

import msgspec
from litestar import Controller, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_409_CONFLICT, HTTP_429_TOO_MANY_REQUESTS
from msgspec import structs

from roisoleil.bots.levels import LEVELS, SEARCHING
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.game import game_names
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.care import DAY_MS
from roisoleil.server.describing import ANYBODY, KNOWN, LONGEST_IDENT, WISHED, Cursor, TableId, answers
from roisoleil.server.entries import Entry
from roisoleil.server.faults import quoted
from roisoleil.server.hub import Hub, NoSuchTable, Stale, Wish, now_ms
from roisoleil.server.lobby import check_public
from roisoleil.server.nicknames import is_like_any
from roisoleil.server.packing import Parcel, hand_out, pack
from roisoleil.server.people import (
    COOKIE,
    Asker,
    hash_of,
    introduce,
    known_person,
    new_secret,
    person_of,
)
from roisoleil.server.salon import FREE, OPEN, PERSON, PLAYING, Refused, Salon, game_of
from roisoleil.server.store.errors import KeyReused, Repeated
from roisoleil.server.store.rows import HeldTable, Holder, Person, SeatRow
from roisoleil.server.store.rows import Request as Kept
from roisoleil.server.telling import encode, tell_whole, viewpoints_of
from roisoleil.server.wire import (
    AnswerWish,
    Choice,
    ChoiceWish,
    Claim,
    Component,
    Done,
    GameDetail,
    GameInfo,
    Join,
    NewTable,
    Opened,
    Problem,
    Rematch,
    SeatWish,
    Sitting,
    TableInfo,
    TableLine,
    TablePage,
    UndoWish,
)

GameName = Annotated[str, Parameter(description="The name of a game.", max_length=LONGEST_IDENT)]

MOST_THOUGHTS: Final = 12
"""Long thoughts that wait at the tables of one person: some ten seconds of one worker."""
DIGEST_LETTERS: Final = 32
"""Of what a key was used for; nobody gains by finding something else with the same."""
Keyed = SeatWish | ChoiceWish | UndoWish | AnswerWish
YEAR: Final = 365 * 24 * 3600

Over = Annotated[bool, Parameter(description="Those that are over instead of those under way.")]


class Games(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(responses=answers())
    async def games(self) -> list[GameInfo]:
        """All games, with their numbers of players, options and levels of bots."""
        found = [game_of(name) for name in game_names()]
        return [GameInfo(game.name, game.least_seats, game.most_seats, game.known_options, LEVELS) for game in found]

    @get("/{name:str}", operation_id="game", responses=answers(404, answer=GameDetail))
    async def game(self, request: Asker, name: GameName) -> Response[bytes]:
        """One game: its parts, choices and kinds of events."""
        if name not in game_names():
            raise Refused("no-such-game", 404)
        return hand_out(request, packed_detail(name))


class Tables(Controller):
    """Tables and what people do there."""

    path = "/api/tables"
    tags = ("tables",)

    @post(status_code=HTTP_201_CREATED, security=ANYBODY, responses=answers(403, 409, 413))
    async def open_table(self, request: Asker, hub: Hub, data: NewTable) -> Response[Opened]:
        """Open a table and sit down."""
        check_words(data)
        if data.seats.count("") < len(data.names):
            raise BrokenMessage("names: more people than seats for them")
        if any(is_like_any(name, data.names[:number]) for number, name in enumerate(data.names)):
            raise Refused("name-taken")
        if data.public:
            check_public(request.app.state)
        game_of(data.game).check_setup(len(data.seats), data.options)  # Before anybody becomes known for it.
        person, cookies = await person_or_new(request, hub, data.names[0])
        ident = await hub.create(
            data.game, tuple(data.options), tuple(data.seats), data.watch, is_public=data.public, opener=person.id
        )
        seats = [seat for seat, level in enumerate(data.seats) if not level][: len(data.names)]
        links = [
            await sit_down(hub, ident, person, seat, name, data.salt)
            for seat, name in zip(seats, data.names, strict=True)
        ]
        return Response(Opened(ident, seats, links), cookies=cookies)

    @get(security=KNOWN, responses=answers(401))
    async def my_tables(self, request: Asker, hub: Hub, cursor: Cursor = None, over: Over = False) -> TablePage:
        """My tables, those that wait for me first; those that are over on request."""
        person = await known_person(request, hub)
        states = ["over", "ended"] if over else ["open", "playing"]
        page = await hub.store.tables_of(person.id, states, cursor)
        lines = [line_of(held) for held in page.tables]
        return TablePage(lines, await hub.store.due_count(person.id), page.cursor)

    @get("/{ident:str}", security=ANYBODY, responses=answers(404))
    async def table(self, request: Asker, hub: Hub, ident: TableId) -> TableInfo:
        """The table as it stands, for the seats of the asker, or for a watcher."""
        return await info(request, hub, ident)

    @post("/{ident:str}/join", status_code=HTTP_200_OK, security=ANYBODY, responses=answers(403, 404, 409, 413))
    async def join(self, request: Asker, hub: Hub, ident: TableId, data: Join) -> Response[Opened]:
        """Sit down at a free seat."""
        salon = await current(hub, ident)
        free = [seat for seat, sitter in enumerate(salon.sitters) if sitter.kind == FREE]
        seat = data.seat if data.seat is not None else (free or [-1])[0]
        if salon.state != OPEN or seat not in free:
            raise Refused("already-started" if salon.state != OPEN else "seat-taken")
        person, cookies = await person_or_new(request, hub, data.name)
        link = await sit_down(hub, ident, person, seat, data.name, data.salt)
        return Response(Opened(ident, [seat], [link]), cookies=cookies)

    @post("/{ident:str}/claim", status_code=HTTP_200_OK, security=ANYBODY, responses=answers(403, 404, 413))
    async def claim(self, request: Asker, hub: Hub, ident: TableId, data: Claim) -> Response[Opened]:
        """Take one's seat again on another device, by its secret link."""
        secret_hash = hash_of(data.secret)
        seat = await hub.store.seat_by_secret(ident, secret_hash)
        if seat is None:
            raise NoSuchTable
        person, cookies = await person_or_new(request, hub, seat.name)
        if not await hub.store.claim(ident, secret_hash, person.id):
            raise NoSuchTable  # It was left a moment ago.
        await hub.invite(person.id, ident)
        return Response(Opened(ident, [seat.seat], [data.secret]), cookies=cookies)

    @post("/{ident:str}/leave", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def leave(self, request: Asker, hub: Hub, ident: TableId, data: SeatWish) -> Response[bytes]:
        """Stand up before the start."""
        return await wish(request, hub, ident, data, lambda salon: salon.leave(data.seat))

    @post("/{ident:str}/start", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def start(self, request: Asker, hub: Hub, ident: TableId, data: SeatWish) -> Response[bytes]:
        """Deal; refused while too many bots think for long already at tables of who opened this one."""
        async with room_for_thoughts(hub, ident):
            return await wish(request, hub, ident, data, lambda salon: salon.start())

    @post("/{ident:str}/choices", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def choose(self, request: Asker, hub: Hub, ident: TableId, data: ChoiceWish) -> Response[bytes]:
        """Make a choice, or several at once; seal it where answers are sealed."""

        def chosen(salon: Salon) -> list[Entry]:
            first, *then = [parse_choice(salon, choice) for choice in (data.choice, *data.then)]
            return salon.choose(data.seat, first, then)

        return await wish(request, hub, ident, data, chosen, position=data.position)

    @post(
        "/{ident:str}/close",
        status_code=HTTP_200_OK,
        security=KNOWN,
        responses=answers(401, 403, 404, 409),
    )
    async def close(self, request: Asker, hub: Hub, ident: TableId) -> Done:
        """Close a table that I have opened: before the game, or where nobody has chosen anything for a day."""
        person = await known_person(request, hub)
        row = await hub.store.table(ident)
        if row is None:
            raise NoSuchTable
        if row.opener != person.id:
            raise Refused("not-your-table", 403)
        is_idle = now_ms() - row.updated > DAY_MS
        salon = await hub.change(ident, lambda salon: salon.close() if is_idle else salon.expire())
        if salon.state == PLAYING:
            raise Refused("already-started")
        return Done(salon.number, salon.position)

    @post("/{ident:str}/unseal", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def unseal(self, request: Asker, hub: Hub, ident: TableId, data: SeatWish) -> Response[bytes]:
        """Take a sealed answer back while others are still thinking."""
        return await wish(request, hub, ident, data, lambda salon: salon.unseal(data.seat))

    @post("/{ident:str}/undo", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def undo(self, request: Asker, hub: Hub, ident: TableId, data: UndoWish) -> Response[bytes]:
        """Take the last choice back, or the whole turn, as long as nothing was shown and nobody else has chosen."""
        wanted: Wish = lambda salon: salon.undo(data.seat, data.whole_turn)  # noqa: E731 - one line says it
        return await wish(request, hub, ident, data, wanted)

    @post("/{ident:str}/takeback", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def takeback(self, request: Asker, hub: Hub, ident: TableId, data: SeatWish) -> Response[bytes]:
        """Ask all others to let the seat go back to its last choice."""
        return await wish(request, hub, ident, data, lambda salon: salon.ask_takeback(data.seat))

    @post("/{ident:str}/end", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def end(self, request: Asker, hub: Hub, ident: TableId, data: SeatWish) -> Response[bytes]:
        """Ask all others to end the game here."""
        return await wish(request, hub, ident, data, lambda salon: salon.ask_end(data.seat))

    @post("/{ident:str}/answer", status_code=HTTP_200_OK, security=KNOWN, responses=WISHED)
    async def answer(self, request: Asker, hub: Hub, ident: TableId, data: AnswerWish) -> Response[bytes]:
        """Accept or decline what was asked."""
        wanted: Wish = lambda salon: salon.answer(data.seat, data.accepts)  # noqa: E731 - one line says it
        return await wish(request, hub, ident, data, wanted)

    @post(
        "/{ident:str}/rematch",
        status_code=HTTP_200_OK,
        security=KNOWN,
        responses=answers(401, 403, 404, 409, 413),
    )
    async def rematch(self, request: Asker, hub: Hub, ident: TableId, data: Rematch) -> Opened:
        """Open another table of the same kind, and sit down there; the others are told where it is."""
        person = await known_person(request, hub)
        salon, mine = await look(request, hub, ident)
        if data.seat not in mine:
            raise Refused("not-your-seat", 403)
        salon.check_rematch()
        created, row = salon.created, await hub.store.table(ident)
        is_public = row is not None and row.is_public
        new = await hub.create(created.game, created.options, created.seats, created.watch, ident, is_public, person.id)
        await hub.change(ident, lambda salon: salon.go_on_at(new))
        link = await sit_down(hub, new, person, data.seat, salon.sitters[data.seat].name, data.salt)
        return Opened(new, [data.seat], [link])


def parse_choice(salon: Salon, choice: Choice) -> int:
    """A choice in notation, or as an object."""
    choices = salon.game.choices
    if not isinstance(choice, str):
        return choices.parse_struct(cast(Json, choice))
    try:
        return choices.parse_notation(choice)
    except BrokenMessage:
        raise BrokenMessage(f"no such choice: {quoted(choice)}") from None


def check_words(new: NewTable) -> None:
    """Refuse a game, options and levels of bots that there are not."""
    if new.game not in game_names():
        raise BrokenMessage(f"unknown game {quoted(new.game)} (known: {', '.join(game_names())})")
    known = game_of(new.game).known_options
    for option in new.options:
        if option not in known:
            raise BrokenMessage(f"{new.game} has no option {quoted(option)} (options: {', '.join(known) or 'none'})")
    for level in new.seats:
        if level and level not in LEVELS:
            raise BrokenMessage(f"unknown bot level {quoted(level)} (levels: {', '.join(LEVELS)})")


@cache
def packed_detail(name: str) -> Parcel:
    """What never changes about a game, as it is sent."""
    return pack("application/json", encode(detail_of(name)), "max-age=300")


def detail_of(name: str) -> GameDetail:
    """What never changes about a game."""
    game = game_of(name)
    components = [
        Component(part.item, part.field, part.value, part.certainty, part.source) for part in game.provenance()
    ]
    words = {part.item for part in components}
    return GameDetail(
        game.name,
        game.rules,
        game.least_seats,
        game.most_seats,
        game.known_options,
        {game.choices.notation(choice): dict(game.choices.struct(choice)) for choice in range(len(game.choices.rows))},
        {kind.name: kind.fields for kind in game.events.kinds},
        components,
        {word: name for word in sorted(words) if (name := game.proper_name(word))},
    )


def line_of(held: HeldTable) -> TableLine:
    """A table of somebody's, as it is listed."""
    table = held.table
    return TableLine(table.id, table.game, table.state, held.seats, held.is_due, table.updated, table.is_damaged)


@asynccontextmanager
async def room_for_thoughts(hub: Hub, ident: str) -> AsyncIterator[None]:
    """Refuse to begin a game with bots that think for long while many of somebody's do.

    Such games begin here one after the other: each counts those before it.
    """
    row = await hub.store.table(ident)
    if row is None or row.state != OPEN or not any(seat.level in SEARCHING for seat in await hub.store.seats(ident)):
        yield
        return
    async with hub.beginning:
        if await hub.store.thoughts_waiting(row.opener) >= MOST_THOUGHTS:
            raise Refused("busy", HTTP_429_TOO_MANY_REQUESTS)
        yield


async def current(hub: Hub, ident: str) -> Salon:
    """The salon as the log has it by now, whichever process has written there.

    To be read at once: whoever waits for something else first may see what is not stored yet.
    """
    async with hub.room(ident) as room:
        return await hub.read_on(room)


async def look(request: Asker, hub: Hub, ident: str) -> tuple[Salon, list[int]]:
    """The salon, as `current` has it, and the seats that the asker holds there; to be read at once."""
    person = await person_of(request, hub)
    async with hub.room(ident) as room:
        salon = await hub.read_on(room)  # First: it may tell of seats that were left.
        return salon, await hub.seats_of(room, person.id) if person else []


async def person_or_new(request: Asker, hub: Hub, name: str) -> tuple[Person, list[Cookie]]:
    """The asker, or somebody new with a cookie to be known by."""
    known = await person_of(request, hub)
    if known is not None:
        return known, []
    person, secret = await introduce(hub, name)
    is_secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=secret, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure, path="/")
    return person, [cookie]


async def sit_down(hub: Hub, ident: str, person: Person, seat: int, name: str, salt: str) -> str:
    """Take a seat; returns the secret of its link."""
    secret = new_secret()
    row = SeatRow(seat, PERSON, name=name, secret_hash=hash_of(secret))
    watchers = [watcher for speaker, watcher in await hub.store.watchers_heard(ident) if speaker != person.id]

    def seated(salon: Salon) -> list[Entry]:
        if is_like_any(name, watchers + [sitter.name for sitter in salon.sitters if sitter.kind == PERSON]):
            raise Refused("name-taken")
        return salon.join(seat, name, bytes.fromhex(salt))

    await hub.change(ident, seated, seats=[row], holders=[Holder(seat, person.id)])
    await hub.invite(person.id, ident)
    return secret


async def info(request: Asker, hub: Hub, ident: str) -> TableInfo:
    """What the asker may see of a table."""
    person, row = await person_of(request, hub), await hub.store.table(ident)
    is_opener = person is not None and row is not None and row.opener == person.id
    salon, mine = await look(request, hub, ident)
    if not mine and salon.state != OPEN and not salon.created.watch:
        raise NoSuchTable
    sitters = [
        Sitting(seat, sitter.kind, sitter.name, sitter.level, seat in mine) for seat, sitter in enumerate(salon.sitters)
    ]
    told = [tell_whole(salon, seat, salon.marks[-1]) for seat in viewpoints_of(mine)]
    created = salon.created
    return TableInfo(
        salon.ident,
        created.game,
        list(created.options),
        salon.state,
        salon.number,
        salon.position,
        salon.marks[-1],
        created.commitment,
        created.watch,
        sitters,
        told,
        salon.rematch,
        is_opener,
    )


async def wish(
    request: Asker,
    hub: Hub,
    ident: str,
    data: Keyed,
    wanted: Wish,
    position: int | None = None,
) -> Response[bytes]:
    """Grant what a seat wants, once for each key; a key is for one thing only."""
    person = await known_person(request, hub)
    full_key, digest = f"{person.id} {data.key}", digest_of(request, data)

    def answered(salon: Salon) -> Kept:
        return Kept(full_key, HTTP_200_OK, encode(Done(salon.number, salon.position)), digest)

    try:
        salon = await hub.change(ident, wanted, position, answered, wisher=Holder(data.seat, person.id))
    except Repeated as repeated:
        return answer(repeated.status, repeated.answer)
    except (Stale, Refused, IllegalChoice) as refusal:
        if (kept := await hub.store.answer_of(ident, full_key)) is not None:
            if not kept.is_for(digest):
                raise KeyReused(full_key) from None
            return answer(kept.status, kept.answer)  # It was granted before.
        if not isinstance(refusal, Stale):
            raise
        now = await info(request, hub, ident)
        return answer(HTTP_409_CONFLICT, encode(Problem("stale", now=now)))
    return answer(HTTP_200_OK, encode(Done(salon.number, salon.position)))


def digest_of(request: Asker, data: Keyed) -> str:
    """What a seat wants, whatever the key, in few letters."""
    wanted = msgspec.json.encode([request.scope["path"], structs.replace(data, key="")], order="deterministic")
    return hashlib.sha256(wanted).hexdigest()[:DIGEST_LETTERS]


def answer(status: int, body: bytes) -> Response[bytes]:
    """An answer that is written already."""
    return Response(body, status_code=status, media_type="application/json")
