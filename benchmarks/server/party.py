"""Four people at a table: what they hear on their streams, what they choose, and how long it took."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import Final

import msgspec
from msgspec import Raw, Struct

from benchmarks.server.lines import Answer, Exchange, LineLost, Listener, listen
from roisoleil.engine.codec import Json
from roisoleil.server.delta import apply_difference

OK: Final = 200
CREATED: Final = 201
DATA: Final = b"data: "
NOTHING: Final = Raw(b"[]")
NONE: Final = Raw(b"null")
LONGEST: Final = 20.0
"""Seconds after which an update that has not come is taken as lost."""


class Prompt(Struct):
    """What a seat is asked; its options stay unread until it is to choose."""

    state: str
    due: list[int]
    options: Raw = NOTHING


class Told(Struct):
    """What a seat is told."""

    seat: int
    prompt: Prompt
    change: Raw = Raw(b"{}")
    view: Raw = NONE


class Update(Struct):
    """A message on the stream, as far as it matters here; one of chat has neither number nor news."""

    table: str = ""
    number: int = -1
    position: int = -1
    news: list[Raw] = []
    told: list[Told] = []
    is_whole: bool = False


class Done(Struct):
    """The answer to a choice."""

    number: int


class Opened(Struct):
    """The answer to whoever sits down."""

    table: str


read_update: Final = msgspec.json.Decoder(Update).decode
read_options: Final = msgspec.json.Decoder(list[str]).decode
read_json: Final = msgspec.json.decode


class Notes:
    """What was measured and what went wrong, over all tables."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.answered: list[float] = []
        """Seconds from the call to its answer."""
        self.told: list[float] = []
        """Seconds from the call until the last of the four had the update."""
        self.faults: list[str] = []
        self.updates = 0
        self.openings = 0

    def begin(self) -> None:
        """What comes from now on counts; faults are kept."""
        self.answered, self.told = [], []
        self.updates = self.openings = 0


class Guest:
    """One of the four: a person with a stream."""

    def __init__(self, party: Party, seat: int, exchange: Exchange, keeps_view: bool) -> None:
        """Unknown to the server yet; its view is kept where it is to be compared in the end."""
        self.party: Final = party
        self.seat: Final = seat
        self.exchange: Final = exchange
        self.keeps_view: Final = keeps_view
        self.secret = ""
        self.table = ""
        self.number = 0
        self.position = -1
        self.heard_at = 0.0
        self.prompt = Prompt("", [])
        self.view: Json = None
        self.listener: Listener | None = None
        self.is_going = False

    @property
    def received(self) -> int:
        """Bytes on the stream so far, with all that frames them."""
        return self.listener.received if self.listener else 0

    async def call(self, path: str, **body: object) -> Answer:
        """Ask something of the server."""
        answer = await self.exchange.call("POST", path, self.secret, body)
        self.secret = answer.secret or self.secret
        return answer

    async def listen(self) -> None:
        """Open the stream."""
        self.listener = await listen(self.exchange.port, "/api/stream", self.secret, self.take, self.lose)

    def go(self) -> None:
        """Leave."""
        self.is_going = True
        if self.listener is not None:
            self.listener.close()

    def lose(self) -> None:
        """The stream has ended."""
        if not self.is_going:
            self.party.notes.faults.append(f"seat {self.seat}: the stream was cut")

    def take(self, message: bytes) -> None:
        """Read a message: what it is about, whether it follows the one before, and what is asked now."""
        _, mark, data = message.partition(DATA)
        if not mark:
            return
        update = read_update(data)
        if update.number < 0:
            return
        notes = self.party.notes
        notes.updates += 1
        if update.is_whole:
            self.table, self.view = update.table, None
        elif update.table != self.table or update.number != self.number + len(update.news):
            notes.faults.append(f"{update.table}, seat {self.seat}: entry {update.number} after {self.number}")
        self.number, self.position, self.heard_at = update.number, update.position, time.perf_counter()
        for told in update.told:
            self.prompt = told.prompt
            if self.keeps_view:
                self.keep_view(told)
        self.party.look()

    def keep_view(self, told: Told) -> None:
        """Bring the view up to date."""
        if told.view != NONE:
            self.view = read_json(told.view)
        elif self.view is not None:
            apply_difference(self.view, read_json(told.change))

    async def compare(self) -> None:
        """Whether the view that was kept is the one that the server shows."""
        answer = await self.exchange.call("GET", f"/api/tables/{self.party.table}", self.secret)
        shown = read_json(answer.body)["told"][0].get("view")
        if shown != self.view:
            self.party.notes.faults.append(f"table {self.party.table}, seat {self.seat}: another view")


class Party:
    """The same four people, at one table after the other."""

    def __init__(
        self, game: str, seats: int, exchanges: list[Exchange], luck: Random, notes: Notes, kept: bool
    ) -> None:
        """Seats are spread over the server processes."""
        self.game: Final = game
        self.luck: Final = luck
        self.notes: Final = notes
        self.table = ""
        self.guests: Final = [Guest(self, seat, exchanges[seat % len(exchanges)], kept) for seat in range(seats)]
        self.calls = 0
        self.wanted = 0
        self.settled: asyncio.Future[float] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.guests[0].prompt.state != "playing"

    def look(self) -> None:
        """Whether everybody has heard of what was answered last."""
        if self.settled is None or self.settled.done():
            return
        if all(guest.number >= self.wanted and guest.table == self.table for guest in self.guests):
            self.settled.set_result(max(guest.heard_at for guest in self.guests))

    async def until_heard(self, answer: Answer) -> float:
        """Wait until everybody has heard of the entry that an answer names; returns when that was."""
        if answer.status != OK:
            raise LineLost(f"{answer.status} {answer.body.decode()[:200]}")
        self.settled = asyncio.get_running_loop().create_future()
        self.wanted = msgspec.json.decode(answer.body, type=Done).number
        self.look()
        return await asyncio.wait_for(self.settled, LONGEST)

    def key(self) -> str:
        """A new key for a call."""
        self.calls += 1
        return f"{self.calls:08d}"

    async def open(self) -> None:
        """Open a table, all four with their streams, and deal."""
        host, *others = self.guests
        seats = [""] * len(self.guests)
        answer = await host.call("/api/tables", game=self.game, seats=seats, names=["Guest 0"])
        await self.sit_down(answer, CREATED, others)
        for guest in self.guests:
            await guest.listen()
        await self.start()

    async def rematch(self) -> None:
        """Go on at another table, with the streams that are open."""
        host, *others = self.guests
        answer = await host.call(f"/api/tables/{self.table}/rematch", seat=0)
        await self.sit_down(answer, OK, others)
        await self.start()

    async def sit_down(self, answer: Answer, expected: int, others: list[Guest]) -> None:
        """Everybody takes the seat they had."""
        if answer.status != expected:
            raise LineLost(f"{answer.status} {answer.body.decode()[:200]}")
        self.table = msgspec.json.decode(answer.body, type=Opened).table
        for guest in others:
            answer = await guest.call(f"/api/tables/{self.table}/join", name=f"Guest {guest.seat}", seat=guest.seat)
            if answer.status != OK:
                raise LineLost(f"{answer.status} {answer.body.decode()[:200]}")

    async def compare(self) -> None:
        """Whether the kept views are those that the server shows."""
        for guest in self.guests:
            await guest.compare()

    async def start(self) -> None:
        """Deal."""
        self.notes.openings += 1
        await self.until_heard(await self.guests[0].call(f"/api/tables/{self.table}/start", seat=0, key=self.key()))

    async def choose(self) -> None:
        """One of those who are asked chooses at random; over when everybody has heard of it."""
        guest = self.guests[self.luck.choice(self.guests[0].prompt.due)]
        choice = self.luck.choice(read_options(guest.prompt.options))
        path = f"/api/tables/{self.table}/choices"
        asked = time.perf_counter()
        answer = await guest.call(path, seat=guest.seat, position=guest.position, choice=choice, key=self.key())
        answered = time.perf_counter()
        heard = await self.until_heard(answer)
        self.notes.answered.append(answered - asked)
        self.notes.told.append(heard - asked)
