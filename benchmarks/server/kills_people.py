"""People as programs, who come back: to a stream that broke, and with its key to a call that got no answer.

They note all that they were told and promised, for others to compare (kills_checks.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from random import Random
from typing import Final, NamedTuple

import msgspec

from benchmarks.server.kills_told import Heard, Kept, Violation, follow
from benchmarks.server.lines import HOST, Answer, Caller, LineLost, Listener, request_bytes
from roisoleil.server.stream import NOWHERE, read_places
from roisoleil.server.wire import Done, Opened, TableInfo

OK: Final = 200
CREATED: Final = 201
LATE: Final = 409
AWAY: Final = 503
"""Statuses: granted, said, too late, and not now."""
PATIENCE: Final = 60.0
"""Seconds until a server that was killed must answer again: it starts in one or two, or ten on a busy machine."""
LONGEST: Final = 15.0
"""Seconds that one answer may take: more than the longest wait of the store."""
LONGEST_PAUSE: Final = 0.1
"""Seconds before somebody tries again."""

DOUBLED: Final = 0.05
"""How often the same call is sent at the same time, and how often once more after its answer."""

LOST: Final = (LineLost, OSError, TimeoutError)
"""No answer: nobody knows whether it was done."""


class Granted(NamedTuple):
    """A wish that was acknowledged."""

    kind: str
    """The last word of its path."""
    body: dict[str, object]
    answer: bytes


class Account:
    """What was counted, and what went wrong, over all people."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.choices = self.wishes = self.lines = 0
        self.repeats = self.doubles = 0
        self.streams = self.refreshes = self.games = 0
        self.busy = 0
        """How many have something under way."""
        self.violations: Final[list[str]] = []
        self.going: Final = asyncio.Event()
        """Set while people may begin something new."""

    def check(self) -> None:
        """Stop where something is wrong."""
        if self.violations:
            raise Violation(self.violations[0])


class Person:
    """Somebody with a stream and calls, at whichever server answers."""

    def __init__(self, name: str, ports: list[int], luck: Random, account: Account) -> None:
        """Unknown to the server yet."""
        self.name: Final = name
        self.luck: Final = luck
        self.account: Final = account
        self.secret = ""
        self.ident = ""
        self.watching = ""
        """A table where this person only watches."""
        self.kept: Final[dict[str, Kept]] = {}
        self.granted: Final[dict[str, dict[str, Granted]]] = {}
        """By table and key."""
        self.said: Final[dict[str, dict[str, int]]] = {}
        """By table, each text and the number of its line, or 0 where no answer came."""
        self._ports: Final = ports
        self._callers: Final[dict[int, Caller]] = {}
        self._last_id = ""
        self._listener: Listener | None = None
        self._visit = 0
        self._calls = 0

    # Calls.

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """Ask once, whichever server."""
        port = self.luck.choice(self._ports)
        caller = self._callers.pop(port, None)
        if caller is None or caller.is_lost:
            _, caller = await asyncio.get_running_loop().create_connection(Caller, HOST, port)
        sent = b"" if body is None else msgspec.json.encode(body)
        try:
            answer = await asyncio.wait_for(caller.ask(request_bytes(method, path, self.secret, sent)), LONGEST)
        except BaseException:
            caller.close()
            raise
        self._callers[port] = caller
        self.secret = answer.secret or self.secret
        return answer

    async def insist(self, method: str, path: str, body: object = None) -> Answer:
        """Ask until there is an answer."""
        deadline = time.monotonic() + PATIENCE
        is_repeated = False
        while time.monotonic() < deadline:
            with contextlib.suppress(*LOST):
                answer = await self.ask(method, path, body)
                if answer.status != AWAY:
                    self.account.repeats += is_repeated and method == "POST"
                    return answer
            is_repeated = True
            await self._pause()
        raise Violation(f"{self.name}: no answer to {method} {path} for {PATIENCE:.0f} s")

    async def look(self, table: str) -> TableInfo:
        """The table as the server shows it."""
        answer = await self.insist("GET", f"/api/tables/{table}")
        if answer.status != OK:
            raise Violation(f"{self.name}: table {table}: {answer.status} {answer.body.decode()[:200]}")
        return msgspec.json.decode(answer.body, type=TableInfo)

    async def wish(self, table: str, kind: str, **body: object) -> bool:
        """Want something of a table until it is granted or refused; sometimes ask twice, at once or afterwards."""
        self._calls += 1
        wanted = {**body, "key": f"{self.name}-{self._calls:06d}"}
        path = f"/api/tables/{table}/{kind}"
        at_once = 2 if self.luck.random() < DOUBLED else 1
        answers = await asyncio.gather(*(self.insist("POST", path, wanted) for _ in range(at_once)))
        granted = [answer for answer in answers if answer.status == OK]
        if granted and self.luck.random() < DOUBLED:
            granted.append(await self.insist("POST", path, wanted))
        self.account.doubles += max(len(answers), len(granted)) - 1
        refused = {answer.status for answer in answers} - {OK, LATE}
        if refused or len({(answer.status, answer.body) for answer in granted}) > 1:
            shown = [f"{answer.status} {answer.body.decode()[:300]}" for answer in (*answers, *granted)]
            self._accuse(f"{path} {wanted} was answered by {shown}")
        if granted:
            self.granted.setdefault(table, {})[str(wanted["key"])] = Granted(kind, wanted, granted[0].body)
            self.account.wishes += 1
            self.account.choices += kind == "choices"
        return bool(granted)

    async def say(self, table: str) -> None:
        """Say something once. A line has no key: without an answer it may be there or not."""
        self._calls += 1
        text = f"{self.name} says {self._calls}"
        lines = self.said.setdefault(table, {})
        lines[text] = 0
        try:
            answer = await self.ask("POST", f"/api/tables/{table}/chat", {"text": text})
        except LOST:
            return
        if answer.status == CREATED:
            lines[text] = msgspec.json.decode(answer.body)["number"]
            self.account.lines += 1
        elif answer.status != AWAY:
            self._accuse(f"chat at {table}: {answer.status} {answer.body.decode()[:200]}")

    async def sit_down(self, table: str, seat: int) -> None:
        """Take a seat; if no answer came, look whether it was taken."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                answer = await self.ask(
                    "POST", f"/api/tables/{table}/join", {"name": f"{self.name} at {seat}", "seat": seat}
                )
                if answer.status == OK:
                    return
            except LOST:
                await self._pause()
            if self.secret and (await self.look(table)).seats[seat].mine:
                return
        raise Violation(f"{self.name}: cannot sit down at {table}, seat {seat}")

    async def open_table(self, game: str, levels: list[str]) -> str:
        """Open a table and sit down at the first seat for a person."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": levels, "names": [self.name]})
        return msgspec.json.decode(answer.body, type=Opened).table

    async def introduce(self) -> None:
        """Learn by which name the server knows this person."""
        self.ident = msgspec.json.decode((await self.insist("GET", "/api/me")).body)["person"]

    # The stream.

    async def listen(self) -> None:
        """Listen, and come back whenever the stream breaks."""
        while True:
            self._visit += 1
            with contextlib.suppress(*LOST):
                await self._visit_stream(self._visit)
            await self._pause()

    def drop(self) -> None:
        """Lose the connection."""
        self._visit += 1
        if self._listener is not None:
            self._listener.close()

    def refresh(self) -> None:
        """Begin anew, as a page that is loaded again: nothing is known any more."""
        self.drop()
        self._last_id = ""
        self.kept.clear()
        self.account.refreshes += 1

    async def _visit_stream(self, visit: int) -> None:
        path = f"/api/stream?watch={self.watching}" if self.watching else "/api/stream"
        request = request_bytes("GET", path, self.secret, b"")
        if self._last_id:
            request = request.removesuffix(b"\r\n") + f"last-event-id: {self._last_id}\r\n\r\n".encode()
        ended = asyncio.Event()
        _, self._listener = await asyncio.get_running_loop().create_connection(
            lambda: Listener(request, lambda message: self._take(message, visit), ended.set),
            HOST,
            self.luck.choice(self._ports),
        )
        if visit != self._visit:
            self._listener.close()  # It was dropped before it was open.
        status = await asyncio.wait_for(self._listener.opened, LONGEST)
        if status not in {OK, AWAY}:
            self._accuse(f"the stream after {self._last_id!r} was refused: {status}")
        if status == OK:
            self.account.streams += 1
            await ended.wait()
        self._listener.close()

    def _take(self, message: bytes, visit: int) -> None:
        head, mark, data = message.partition(b"data: ")
        if not mark or visit != self._visit:
            return
        try:
            self.hear(head.decode().strip().removeprefix("id: "), msgspec.json.decode(data, type=Heard))
        except Exception as error:  # noqa: BLE001 - whatever cannot be followed is a violation
            self._accuse(f"{error!r} at {message.decode()[:500]}")

    def hear(self, place: str, heard: Heard) -> None:
        """Take a message in, if it follows what was told before, and its place is the one that was told."""
        if heard.present is not None:
            return
        self.kept[heard.table] = follow(self.kept.get(heard.table), heard)
        self._last_id = place
        places = read_places(place)
        for table, each in self.kept.items():
            place_told = places.get(table, NOWHERE)
            if (place_told.entry, place_told.line) != (each.number, each.line):
                raise Violation(f"told {each.number}.{each.line} of {table}, but the place is {place}")

    async def _pause(self) -> None:
        await asyncio.sleep(self.luck.uniform(0, LONGEST_PAUSE))

    def _accuse(self, what: str) -> None:
        self.account.violations.append(f"{self.name} ({self.ident}): {what}")


def number_of(granted: Granted) -> int:
    """The entry that an acknowledged wish was answered with."""
    return msgspec.json.decode(granted.answer, type=Done).number
