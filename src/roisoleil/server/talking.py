"""The calls of the API outside the game: chat, private notes, and what is kept of a person."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Controller, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from roisoleil.server.api import look
from roisoleil.server.describing import ANYBODY, KNOWN, LONGEST_IDENT, TableId, answers
from roisoleil.server.hub import Hub, NoSuchTable, now_ms
from roisoleil.server.nicknames import apart
from roisoleil.server.people import COOKIE, Asker, known_person, person_of
from roisoleil.server.salon import Salon
from roisoleil.server.telling import WATCHER, Said
from roisoleil.server.wire import LARGEST, clean_text

LONGEST_LINE: Final = 500
LONGEST_NOTE: Final = 10_000

Passed = Annotated[str, Parameter(description="The table that I am leaving.", max_length=LONGEST_IDENT)]
After = Annotated[int, Parameter(description="Only what was said after that line.", ge=0, le=LARGEST)]


class Line(Struct, forbid_unknown_fields=True):
    """Something to be said at a table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]

    def __post_init__(self) -> None:
        """An empty line says nothing."""
        self.text = clean_text(self.text).strip()
        if not self.text:
            raise ValueError("nothing is said")


class Numbered(Struct, frozen=True):
    """A line was said."""

    number: int


class Note(Struct, forbid_unknown_fields=True):
    """What a person has noted about a table; nobody else sees it."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]

    def __post_init__(self) -> None:
        """Some stores cannot hold every control character."""
        self.text = clean_text(self.text)


class Me(Struct, frozen=True):
    """What the server knows of the asker."""

    person: str
    """Empty for somebody who is not known yet."""
    name: str
    lists_tables: bool
    """Whether this server has a list of public tables."""


class Next(Struct, frozen=True):
    """Where to go on."""

    table: str | None
    """A table that waits for me, or none."""
    due: int
    """How many wait for me in all."""


class Talking(Controller):
    """Chat and notes, apart from the log of the game."""

    path = "/api/tables"
    tags = ("talking",)

    @post("/{ident:str}/chat", status_code=HTTP_201_CREATED, security=KNOWN, responses=answers(401, 403, 404, 413))
    async def say(self, request: Asker, hub: Hub, ident: TableId, data: Line) -> Numbered:
        """Say something to all at the table and those who watch."""
        person = await known_person(request, hub)
        salon, seats = await look_in(request, hub, ident)
        names = [sitter.name for sitter in salon.sitters]
        if seats:
            return Numbered(await hub.say(ident, person.id, seats[0], names[seats[0]], data.text))
        names += [watcher for speaker, watcher in await hub.store.watchers_heard(ident) if speaker != person.id]
        name = apart(person.name, names)  # Nobody speaks as one who plays, or as somebody else who watches.
        return Numbered(await hub.say(ident, person.id, WATCHER, name, data.text))

    @get("/{ident:str}/chat", security=ANYBODY, responses=answers(404))
    async def chat(self, request: Asker, hub: Hub, ident: TableId, after: After = 0) -> list[Said]:
        """What was said at the table."""
        await look_in(request, hub, ident)
        return await hub.talk(ident, after)

    @get("/{ident:str}/note", security=KNOWN, responses=answers(401, 404))
    async def note(self, request: Asker, hub: Hub, ident: TableId) -> Note:
        """My note about the table."""
        person = await known_person(request, hub)
        await look_in(request, hub, ident)
        return Note(await hub.store.note(ident, person.id))

    @put("/{ident:str}/note", security=KNOWN, responses=answers(401, 403, 404, 413))
    async def put_note(self, request: Asker, hub: Hub, ident: TableId, data: Note) -> Note:
        """Note something instead."""
        person = await known_person(request, hub)
        await look_in(request, hub, ident)
        await hub.store.put_note(ident, person.id, data.text, now_ms())
        return data


class Myself(Controller):
    """The asker."""

    path = "/api/me"
    tags = ("me",)

    @get(security=ANYBODY, responses=answers())
    async def me(self, request: Asker, hub: Hub, state: State) -> Me:
        """Who I am here, if I am known."""
        person = await person_of(request, hub)
        return Me(person.id if person else "", person.name if person else "", state.is_public)

    @get("/next", operation_id="nextTable", security=KNOWN, responses=answers(401))
    async def next_table(self, request: Asker, hub: Hub, after: Passed = "") -> Next:
        """A table that waits for me: the one that has waited longest, or the next of them after a given one.

        Whoever goes on from table to table sees all of them in turn, and may leave any of them for later.
        """
        person = await known_person(request, hub)
        due = await hub.store.due_tables(person.id)
        if not due:
            return Next(None, 0)
        return Next(due[(due.index(after) + 1) % len(due)] if after in due else due[0], len(due))

    @delete(
        status_code=HTTP_204_NO_CONTENT,
        security=KNOWN,
        responses=answers(401, 403, 413),
        response_cookies=[Cookie(COOKIE, path="/", max_age=0, httponly=True, samesite="lax")],
    )
    async def forget_me(self, request: Asker, hub: Hub) -> None:
        """Delete what is kept of me: name, chat, notes, and my hold on seats. The games stay; bots play on for me."""
        person = await known_person(request, hub)
        tables = [table for _, table, _ in await hub.store.tables_held([person.id])]
        await hub.store.delete_person(person.id)
        await hub.drop_names()
        await hub.vacate(tables)


async def look_in(request: Asker, hub: Hub, ident: str) -> tuple[Salon, list[int]]:
    """A table and the seats of the asker; refuses those who may not even watch."""
    salon, seats = await look(request, hub, ident)
    if not seats and not salon.created.watch:
        raise NoSuchTable
    return salon, seats
