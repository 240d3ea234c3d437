"""Four clients of a boardgame.io match, over its own protocol: socket.io 4 in a WebSocket."""

from __future__ import annotations

import asyncio
import struct
import time
from random import Random
from typing import Final, cast

import msgspec
from msgspec import Raw, Struct

from benchmarks.server.lines import HOST, Exchange, LineLost
from benchmarks.server.party import LONGEST, OK, Notes

GAME: Final = "salon"
SPACES: Final = 68
"""Of the game in peer/serve.cjs."""
UPGRADE: Final = (
    f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
).encode()
TEXT_FRAME: Final = 0x81
MASKED: Final = 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A client must mask what it sends; with zeroes that changes nothing."""
SHORT: Final = 126
"""Frames below this length tell it in one byte; this number announces two bytes, the next eight."""
EVENT: Final = f"42/{GAME},".encode()
CONNECTED: Final = f"40/{GAME},".encode()


class Context(Struct):
    """Whose turn it is."""

    current: str = msgspec.field(name="currentPlayer")


class State(Struct):
    """A state, as far as it matters here."""

    number: int = msgspec.field(name="_stateID")
    ctx: Context


class Synced(Struct):
    """The state when a client comes."""

    state: State


class Operation(Struct):
    """One part of a patch."""

    path: str
    value: Raw = Raw(b"null")


class Created(Struct):
    """A new match."""

    ident: str = msgspec.field(name="matchID")


class Joined(Struct):
    """A seat in it."""

    credentials: str = msgspec.field(name="playerCredentials")


read_update: Final = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
read_sync: Final = msgspec.json.Decoder(tuple[str, str, Synced]).decode
read_patch: Final = msgspec.json.Decoder(tuple[str, str, int, int, list[Operation], Raw]).decode


class Socket(asyncio.Protocol):
    """One client of a match."""

    def __init__(self, match: PeerMatch, seat: int) -> None:
        """Not connected yet."""
        self.match: Final = match
        self.seat: Final = seat
        self.credentials = ""
        self.received = 0
        self.number = -1
        self.current = 0
        self.heard_at = 0.0
        self.is_going = False
        self.synced: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._begun = b""
        self._is_upgraded = False

    def emit(self, *event: object) -> None:
        """Send an event of socket.io."""
        self.send(EVENT + msgspec.json.encode(event))

    def send(self, text: bytes) -> None:
        """Send a frame."""
        assert self._transport is not None
        length = bytes([MASKED | len(text)]) if len(text) < SHORT else struct.pack("!BH", MASKED | SHORT, len(text))
        self._transport.write(bytes([TEXT_FRAME]) + length + NO_MASK + text)

    def go(self) -> None:
        """Leave."""
        self.is_going = True
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The server has accepted."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(UPGRADE)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up."""
        if not self.is_going:
            self.match.notes.faults.append(f"seat {self.seat}: the socket was closed")

    def data_received(self, data: bytes) -> None:
        """Frames, the last of them perhaps unfinished."""
        self.received += len(data)
        data = self._begun + data
        if not self._is_upgraded:
            _, end, data = data.partition(b"\r\n\r\n")
            self._is_upgraded = bool(end)
        place = 0
        while (frame := frame_at(data, place)) is not None:
            place = frame[1]
            self.take(data[frame[0] : frame[1]])
        self._begun = data[place:]

    def take(self, text: bytes) -> None:
        """A message of engine.io: opened, ping, connected, or an event."""
        if text.startswith(EVENT):
            self.hear(text.removeprefix(EVENT))
        elif text.startswith(CONNECTED):
            self.emit("sync", self.match.ident, str(self.seat), self.credentials, 4)
        elif text.startswith(b"0"):
            self.send(CONNECTED.rstrip(b",") + b",")
        elif text == b"2":
            self.send(b"3")

    def hear(self, event: bytes) -> None:
        """An event: the state, or how it changed; anything else does not matter here."""
        if event.startswith(b'["update"'):
            state = read_update(event)[2]
            self.note(state.number, state.ctx.current)
        elif event.startswith(b'["patch"'):
            _, _, _, number, operations, _ = read_patch(event)
            turns = [each.value for each in operations if each.path == "/ctx/currentPlayer"]
            self.note(number, msgspec.json.decode(turns[0], type=str) if turns else str(self.current))
        elif event.startswith(b'["sync"'):
            state = read_sync(event)[2].state
            self.number, self.current = state.number, int(state.ctx.current)
            if not self.synced.done():
                self.synced.set_result(None)

    def note(self, number: int, current: str) -> None:
        """An update has come."""
        self.match.notes.updates += 1
        if number != self.number + 1:
            self.match.notes.faults.append(f"seat {self.seat}: state {number} after {self.number}")
        self.number, self.current, self.heard_at = number, int(current), time.perf_counter()
        self.match.look()


def frame_at(data: bytes, place: int) -> tuple[int, int] | None:
    """Where the text of the frame at a place begins and ends, if all of it is there."""
    if len(data) < place + 2:
        return None
    size, begin = data[place + 1], place + 2
    extra = {SHORT: 2, SHORT + 1: 8}.get(size, 0)
    if extra:
        size = int.from_bytes(data[begin : begin + extra], "big")
        begin += extra
    return (begin, begin + size) if len(data) >= begin + size and len(data) >= begin else None


class PeerMatch:
    """A match of four."""

    is_over: Final = False

    def __init__(self, exchange: Exchange, luck: Random, notes: Notes) -> None:
        """Not created yet."""
        self.exchange: Final = exchange
        self.luck: Final = luck
        self.notes: Final = notes
        self.ident = ""
        self.guests: Final = [Socket(self, seat) for seat in range(4)]
        self.settled: asyncio.Future[float] | None = None
        self.wanted = 0

    async def call(self, path: str, **body: object) -> bytes:
        """Ask something of the lobby."""
        answer = await self.exchange.call("POST", f"/games/{GAME}/{path}", "", body)
        if answer.status != OK:
            raise LineLost(f"{path}: {answer.status}")
        return answer.body

    async def open(self) -> None:
        """Create the match, and let four clients come."""
        created = await self.call("create", numPlayers=len(self.guests))
        self.ident = msgspec.json.decode(created, type=Created).ident
        loop = asyncio.get_running_loop()
        for guest in self.guests:
            joined = await self.call(f"{self.ident}/join", playerID=str(guest.seat), playerName=f"Guest {guest.seat}")
            guest.credentials = msgspec.json.decode(joined, type=Joined).credentials
        for guest in self.guests:
            await loop.create_connection(lambda guest=guest: guest, HOST, self.exchange.port)  # type: ignore[misc]
            await guest.synced

    async def rematch(self) -> None:
        """Never needed: the game has no end."""

    async def compare(self) -> None:
        """Nothing to compare: whole states are sent."""

    def look(self) -> None:
        """Whether everybody has heard of the move."""
        if self.settled is None or self.settled.done():
            return
        if all(guest.number >= self.wanted for guest in self.guests):
            self.settled.set_result(max(guest.heard_at for guest in self.guests))

    async def choose(self) -> None:
        """Whose turn it is claims a space at random; over when everybody has heard of it.

        Nothing is answered but the update to the one who moved.
        """
        guest = self.guests[self.guests[0].current]
        payload = {
            "type": "claim",
            "args": [self.luck.randrange(SPACES)],
            "playerID": str(guest.seat),
            "credentials": guest.credentials,
        }
        self.settled = asyncio.get_running_loop().create_future()
        self.wanted = guest.number + 1
        asked = time.perf_counter()
        guest.emit("update", {"type": "MAKE_MOVE", "payload": payload}, guest.number, self.ident, str(guest.seat))
        heard = await asyncio.wait_for(self.settled, LONGEST)
        self.notes.answered.append(guest.heard_at - asked)
        self.notes.told.append(heard - asked)
