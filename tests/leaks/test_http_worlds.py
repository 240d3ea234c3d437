"""Whole games over HTTP in two worlds that differ only in what a seat cannot know: it is sent the same bytes in both.

Both worlds are real servers with the same people, names and secrets. Before each step the table of the second world is
dealt anew as far as the observed seat cannot know it; then the same requests go to both, and all that the observed seat
and somebody who watches get is compared, answers and streams. Then the second world follows the first again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import httpx
import pytest
import uvicorn
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from roisoleil.bots.hint import advise
from roisoleil.bots.search import Budget
from roisoleil.engine.chance import FastChance
from roisoleil.engine.event import hears
from roisoleil.engine.match import Match
from roisoleil.server.app import make_app
from roisoleil.server.guard import Guard
from roisoleil.server.hub import Hub
from roisoleil.server.running import Running, listen
from roisoleil.server.salon import PLAYING, Salon
from tests.patience import PATIENCE
from tests.shared import Setting, every_game, every_setting, walk

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")

WATCHER = -1
SEATS = 3
MEMORY = Path("/dev/shm")
"""Where files need no disk, if there is such a place: nothing is to be kept here."""
TIMES = re.compile(rb'"(at|updated)":\d+')
"""When something was said or changed is no secret, and differs."""

Heard = tuple[int, list[tuple[str, str]], bytes]
"""A whole answer: status, headers and body."""


@contextmanager
def chosen_luck(seed: int) -> Iterator[None]:
    """Secrets, names of tables and the deal follow from a number."""
    numbers = count()

    def token(size: int | None = None) -> bytes:
        return hashlib.sha512(f"{seed} {next(numbers)}".encode()).digest()[: size or 32]

    with patch.object(secrets, "token_bytes", token):
        yield


class Ear:
    """An open stream, and what came of it that has a place: the rest is about who is there."""

    def __init__(self, http: httpx.AsyncClient, watch: str = "") -> None:
        self.messages: list[bytes] = []
        self._place = ""
        self.task = asyncio.create_task(self.hear(http, watch))
        self.has_news = asyncio.Event()

    async def hear(self, http: httpx.AsyncClient, watch: str) -> None:
        rest = b""
        with suppress(httpx.HTTPError):
            async with http.stream("GET", "/api/stream", params={"watch": watch}) as response:
                async for chunk in response.aiter_raw():
                    *messages, rest = (rest + chunk).split(b"\n\n")
                    self.messages += [TIMES.sub(b"", message) for message in messages if message.startswith(b"id: ")]
                    self.has_news.set()

    async def heard(self, place: str) -> list[bytes]:
        """All messages since the last time, up to a place."""
        async with asyncio.timeout(PATIENCE):
            while self.place != place:
                self.has_news.clear()
                await self.has_news.wait()
        messages, self.messages = self.messages, []
        return messages

    @property
    def place(self) -> str:
        """That of the last message."""
        if self.messages:
            whole = self.messages[-1].split(b"\n")[0].removeprefix(b"id: ").decode()
            self._place = whole.rpartition(".")[0]  # The rest says from which seats.
        return self._place


class World:
    """A server, everybody at its table, and two who listen."""

    def __init__(self, hub: Hub, url: str, database: Path) -> None:
        self.hub = hub
        self.database = database
        self.ident = ""
        self.lines = 0
        self.people = [httpx.AsyncClient(base_url=url, timeout=PATIENCE) for _ in range(SEATS + 1)]
        """The last one watches."""
        self.ears: list[Ear] = []

    @property
    def salon(self) -> Salon:
        salon = self.hub.rooms[self.ident].salon
        assert salon is not None
        return salon

    async def open(self, name: str) -> None:
        """A started table with a person in each seat."""
        body: dict[str, object] = {"game": name, "seats": [""] * SEATS, "names": ["Seat 0"]}
        self.ident = json.loads((await self.ask(0, "POST", "/api/tables", body))[2])["table"]
        for seat in range(1, SEATS):
            assert (await self.ask(seat, "POST", self.path("/join"), {"name": f"Seat {seat}"}))[0] == 200
        assert (await self.ask(0, "POST", self.path("/start"), {"seat": 0, "key": "start-it"}))[0] == 200

    async def listen_for(self, observed: int) -> None:
        """Let the observed seat and the watcher open their streams."""
        self.ears = [Ear(self.people[observed]), Ear(self.people[WATCHER], self.ident)]

    def path(self, rest: str = "") -> str:
        return f"/api/tables/{self.ident}{rest}"

    async def ask(self, seat: int, method: str, path: str, body: dict[str, object] | None = None) -> Heard:
        answer = await self.people[seat].request(method, path, json=body)
        headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
        return answer.status_code, headers, TIMES.sub(b"", answer.content)

    async def heard(self) -> list[list[bytes]]:
        """What those who listen have heard since the last time."""
        place = f"{self.ident}.{self.salon.number}.{self.lines}"
        return [await ear.heard(place) for ear in self.ears]

    async def close(self) -> None:
        for ear in self.ears:
            ear.task.cancel()
            with suppress(asyncio.CancelledError):
                await ear.task
        for http in self.people:
            await http.aclose()


@asynccontextmanager
async def serving(database: Path) -> AsyncIterator[World]:
    """A real server in this process, so that its table can be dealt anew."""
    app = make_app(str(database), 0)
    guard = Guard(app, app.state.meters, 0)
    config = uvicorn.Config(guard, lifespan="off", ws="none", log_config=None, access_log=False, timeout_keep_alive=600)
    is_ready = asyncio.Event()
    server = Running(config, app, is_ready.set)
    with closing(listen("127.0.0.1", 0)) as listener:
        async with app.lifespan():
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            await is_ready.wait()
            world = World(app.state.hub, f"http://127.0.0.1:{listener.getsockname()[1]}", database)
            try:
                yield world
            finally:
                await world.close()
                server.should_exit = True
                await serving


class TwoWorlds:
    """A game in two worlds, seen by one seat and by somebody who watches."""

    def __init__(self, ours: World, theirs: World, observed: int, chance: FastChance) -> None:
        self.ours = ours
        self.theirs = theirs
        self.observed = observed
        self.chance = chance
        self.keys = count()
        self.shown: dict[tuple[int, int], object] = {}
        """For each viewpoint and number of choices the view at that time."""

    # Both worlds.

    def redeal(self) -> None:
        """Deal anew what the observed seat cannot know in the second world; others have sealed something else there."""
        ours, theirs = self.ours.salon, self.theirs.salon
        table = ours.game.redeal(ours.playing().table, self.observed, self.chance)
        theirs.playing().table = table
        theirs.sealed = {
            seat: choice if seat == self.observed else self.one_of(table.options(seat))
            for seat, choice in ours.sealed.items()
        }

    async def follow(self) -> None:
        """Let the second world be as the first."""
        copy_database(self.ours.database, self.theirs.database)
        self.theirs.hub.rooms[self.ours.ident].salon = await self.theirs.hub.load(self.ours.ident)

    async def both(self, seat: int, method: str, rest: str, body: dict[str, object] | None = None) -> Heard:
        """Ask both worlds the same, in the name of the observed seat or of the watcher, and compare."""
        ours = await self.ours.ask(seat, method, rest, body)
        theirs = await self.theirs.ask(seat, method, rest, body)
        assert ours == theirs, (method, rest, body, ours[2], theirs[2])
        assert ours[0] < 500
        return ours

    async def compare_streams(self) -> None:
        assert await self.ours.heard() == await self.theirs.heard()

    def key(self) -> str:
        return f"key-number-{next(self.keys)}"

    # A step.

    async def play(self) -> None:
        """The whole game."""
        await self.compare_streams()
        while self.ours.salon.state == PLAYING:
            self.redeal()
            what = self.chance.below(16)
            if what == 0:
                await self.look_around()
            elif what == 1:
                await self.be_refused()
            elif what == 2:
                await self.go_back()
            elif what == 3:
                await self.talk()
            await self.choose()
        await self.look_around()
        for rest in ("/record", "/proof"):
            assert (await self.both(self.observed, "GET", self.ours.path(rest)))[0] == 200

    async def choose(self) -> None:
        """Somebody chooses: the same in both worlds, or where answers stay sealed, perhaps something else."""
        salon, other = self.ours.salon, self.theirs.salon
        seat = salon.due()[self.chance.below(len(salon.due()))]
        table = salon.playing().table
        stays_sealed = table.is_sealed() and len(salon.due()) > 1
        mine = table.options(seat)
        theirs = other.playing().table.options(seat)
        common = [choice for choice in mine if choice in theirs]
        if seat != self.observed and stays_sealed:
            choices = [self.one_of(mine), self.one_of(theirs)]
        else:
            if not common:
                await self.follow()
            choices = [self.one_of(common or mine)] * 2
        steps = len(salon.playing().steps)
        await self.ask_both(seat, choices)
        for world in (self.ours, self.theirs):
            assert world.salon.number == self.ours.salon.number
        heard = [await world.heard() for world in (self.ours, self.theirs)]
        viewpoints = (self.observed, WATCHER)
        for place, viewpoint in enumerate(viewpoints):
            revealed = [has_revealed(world.salon.playing(), steps, viewpoint) for world in (self.ours, self.theirs)]
            if not any(revealed):
                assert heard[0][place] == heard[1][place], (seat, choices)
            else:
                assert all(revealed), "silence tells"
        if stays_sealed and not self.chance.below(4):
            await self.look_around()
        await self.follow()

    def one_of(self, choices: list[int]) -> int:
        return choices[self.chance.below(len(choices))]

    async def ask_both(self, seat: int, choices: list[int]) -> None:
        """Both worlds get their choice; to the observed seat they must answer the same."""
        answers = []
        key = self.key()
        for world, choice in zip((self.ours, self.theirs), choices, strict=True):
            notation = world.salon.game.choices.notation(choice)
            body = {"seat": seat, "position": world.salon.position, "choice": notation, "key": key}
            answers.append(await world.ask(seat, "POST", world.path("/choices"), body))
            assert answers[-1][0] == 200, answers
        if seat == self.observed:
            assert answers[0] == answers[1]

    # What else the observed seat and the watcher may ask.

    async def look_around(self) -> None:
        """All that can be read."""
        path = self.ours.path()
        steps = len(self.ours.salon.playing().steps)
        for seat, viewpoint in ((self.observed, self.observed), (SEATS, WATCHER)):
            told = json.loads((await self.both(seat, "GET", path))[2])["told"]
            assert [each["seat"] for each in told] == [viewpoint]
            self.shown[viewpoint, steps] = told[0]["view"]
            await self.both(seat, "GET", f"{path}/chat")
            await self.both(seat, "GET", f"{path}/record")
            assert (await self.both(seat, "GET", f"{path}/story?seat={viewpoint}"))[0] == 200
            await self.both(seat, "GET", f"{path}/positions/0?seat={(self.observed + 1) % SEATS}")
            if self.ours.salon.state == PLAYING:
                assert (await self.both(seat, "GET", f"{path}/hint?seat={self.observed}"))[0] == 403
            await self.remember(seat, viewpoint)
        for own in ("/api/tables", "/api/me", "/api/me/next", f"{path}/note"):
            await self.both(self.observed, "GET", own)

    async def remember(self, seat: int, viewpoint: int) -> None:
        """A position that was shown once looks the same later, and shows no more."""
        places = [steps for seen, steps in self.shown if seen == viewpoint]
        steps = places[self.chance.below(len(places))]
        path = self.ours.path()
        answer = await self.both(seat, "GET", f"{path}/positions/{steps}?seat={viewpoint}")
        assert json.loads(answer[2])["view"] == self.shown[viewpoint, steps]
        in_words = await self.both(seat, "GET", f"{path}/sheets?seat={viewpoint}&choices={steps}&lang=fr")
        assert in_words[0] == 200

    async def be_refused(self) -> None:
        """Wishes that are out of order, out of date or against the rules."""
        salon, path, seat = self.ours.salon, self.ours.path(), self.observed
        rows = salon.game.choices.rows
        for _ in range(4):
            choice = self.chance.below(len(rows))
            if choice not in salon.playing().table.options(seat):
                notation = salon.game.choices.notation(choice)
                assert (await self.both(seat, "GET", f"{path}/why?seat={seat}&choice={notation}"))[0] == 200
                wish: dict[str, object] = {"seat": seat, "position": salon.position, "choice": notation}
                assert (await self.both(seat, "POST", f"{path}/choices", wish | {"key": self.key()}))[0] == 422
                late = wish | {"position": salon.position + 1, "key": self.key()}
                assert (await self.both(seat, "POST", f"{path}/choices", late))[0] == 409
        other = {"seat": (seat + 1) % SEATS, "key": self.key()}
        assert (await self.both(seat, "POST", f"{path}/undo", other))[0] == 403
        if salon.undoable_seat() != seat:
            assert (await self.both(seat, "POST", f"{path}/undo", {"seat": seat, "key": self.key()}))[0] == 409
        if seat not in salon.sealed:
            assert (await self.both(seat, "POST", f"{path}/unseal", {"seat": seat, "key": self.key()}))[0] == 409

    async def go_back(self) -> None:
        """Undo, unseal, or have a takeback granted."""
        salon, path, seat = self.ours.salon, self.ours.path(), self.observed
        wish: dict[str, object] = {"seat": seat, "key": self.key()}
        if salon.undoable_seat() == seat:
            wish |= {"whole_turn": bool(self.chance.below(2))}
            assert (await self.both(seat, "POST", f"{path}/undo", wish))[0] == 200
        elif seat in salon.sealed:
            assert (await self.both(seat, "POST", f"{path}/unseal", wish))[0] == 200
        elif salon.own_last(seat) >= 0:
            assert (await self.both(seat, "POST", f"{path}/takeback", wish))[0] == 200
            await self.compare_streams()
            for other in range(SEATS):
                accepts = {"seat": other, "accepts": self.chance.below(4) > 0, "key": self.key()}
                if other != seat and self.ours.salon.asked:
                    await self.both(other, "POST", f"{path}/answer", accepts)
        await self.compare_streams()
        left = len(self.ours.salon.playing().steps)
        self.shown = {place: view for place, view in self.shown.items() if place[1] <= left}
        await self.follow()
        self.redeal()

    async def talk(self) -> None:
        """Chat is heard by all."""
        seat = self.chance.below(SEATS)
        await self.both(seat, "POST", self.ours.path("/chat"), {"text": "Et maintenant?"})
        for world in (self.ours, self.theirs):
            world.lines += 1
        await self.compare_streams()


def has_revealed(match: Match, steps: int, seat: int) -> bool:
    """Whether somebody heard an event that reveals something, after so many choices."""
    kinds = match.game.events.kinds
    events = [event for step in match.steps[steps:] for event in step.events]
    return any(kinds[event.kind].reveals and hears(event.audience, seat) for event in events)


async def play(name: str, observed: int, seed: int) -> None:
    with TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        databases = [Path(folder) / "ours.db", Path(folder) / "theirs.db"]
        async with serving(databases[0]) as ours:
            with chosen_luck(seed):
                await ours.open(name)
            copy_database(*databases)
            async with serving(databases[1]) as theirs:
                theirs.ident = ours.ident
                for mine, other in zip(ours.people, theirs.people, strict=True):
                    other.headers["cookie"] = mine.headers["cookie"] = cookie_of(mine)
                for world in (ours, theirs):
                    await world.listen_for(observed)
                await TwoWorlds(ours, theirs, observed, FastChance(seed)).play()


def copy_database(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as first, closing(sqlite3.connect(target)) as second:
        first.backup(second)


def cookie_of(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


@pytest.mark.soak
@every_game
@settings(max_examples=2, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
@given(observed=st.integers(0, SEATS - 1), seed=st.integers(0, 1000))
def test_a_seat_is_sent_the_same_in_every_world(name: str, observed: int, seed: int) -> None:
    asyncio.run(play(name, observed, seed))


@every_setting
def test_a_hint_is_the_same_in_every_world(setting: Setting) -> None:
    chance = FastChance(41)
    for number, match in enumerate(walk(setting, 41)):
        if number % 12 == 0 and not match.table.is_over():
            seat = match.table.to_act()[0]
            tables: list[Any] = [match.table, setting.game.redeal(match.table, seat, chance)]
            hints = [advise(setting.game, table, seat, FastChance(1), Budget(60_000, 6)) for table in tables]
            ours, theirs = ([(hint.choice, hint.win_chance) for hint in hint_list] for hint_list in hints)
            assert ours == theirs
