"""What the processes of a server tell each other. The log decides what happened; a bus only wakes.

Alone on a machine the server hosts a bus at a port of its own, and its workers connect to it: each line is a word,
passed on to all others. Who connects must know the password. Several servers meet at a broker (broker.py).
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

LOOPBACK: Final = "127.0.0.1"
NAME_BYTES: Final = 8
MOST_BUFFERED: Final = 1 << 20
"""Bytes on their way to a guest. One that does not read them misses the rest: it looks for turns by itself."""


class Changed(Struct, frozen=True, tag="changed"):
    """The log or the chat of a table has gone on."""

    table: str


class Invited(Struct, frozen=True, tag="invited"):
    """A person has sat down at a table."""

    person: str
    table: str


class Forgotten(Struct, frozen=True, tag="forgotten"):
    """A person was deleted."""


class Present(Struct, frozen=True, tag="present"):
    """The seats of a table whose people are connected to a process."""

    table: str
    process: str
    seats: tuple[int, ...]
    asks: bool = False
    """Whether the process wants to know the same of all others."""


class Missed(Struct, frozen=True, tag="missed"):
    """Some words got lost: look for yourself."""


Word = Changed | Invited | Forgotten | Present | Missed
Wake = Callable[[Word], None]
"""What to do about the word of another process."""

encode_word: Final = msgspec.json.Encoder().encode
decode_word: Final = msgspec.json.Decoder[Word](Word).decode


class NoBroker(Exception):
    """The broker cannot be reached, or is none."""


class Bus:
    """Nobody else to be heard: one process alone, or some that have to look for themselves."""

    def __init__(self) -> None:
        """With a name of its own, by which others know the process."""
        self.name: Final = secrets.token_urlsafe(NAME_BYTES)

    @property
    def address(self) -> str:
        """What a worker needs to join."""
        return ""

    @property
    def hears_all(self) -> bool:
        """Whether everybody who writes to the same log is heard, at this moment."""
        return False

    def alive(self) -> set[str] | None:
        """The other processes that are alive; None where it cannot be known."""
        return None

    async def open(self, wake: Wake) -> None:
        """Begin to listen to others."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, table: str) -> None:
        """Tell the others that a table has changed."""
        self.tell(Changed(table))

    def tell(self, word: Word) -> None:
        """Tell the others something; it never waits."""


class HostBus(Bus):
    """The bus of the process that others connect to."""

    def __init__(self) -> None:
        """It has an address once it is open."""
        super().__init__()
        self.password: Final = secrets.token_urlsafe(16)
        self.port = 0
        self._guests: Final[set[StreamWriter]] = set()
        self._server: asyncio.Server | None = None
        self._wake: Wake | None = None

    @property
    def address(self) -> str:
        """What a guest needs to connect."""
        return f"{self.port}/{self.password}"

    async def open(self, wake: Wake) -> None:
        """Take a free port."""
        self._wake = wake
        self._server = await asyncio.start_server(self._serve, LOOPBACK, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """Let everybody go."""
        if self._server is not None:
            self._server.close()
        for guest in self._guests:
            guest.close()

    def tell(self, word: Word) -> None:
        """Tell all guests. They are workers: who comes and goes is nothing to them."""
        if isinstance(word, Changed):
            self._pass_on(encode_word(word) + b"\n", None)

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One guest, from its password to its end."""
        with contextlib.suppress(ConnectionError, ValueError):
            if secrets.compare_digest(await reader.readline(), self.password.encode() + b"\n"):
                self._guests.add(writer)
                while line := await reader.readline():
                    self._pass_on(line, writer)
                    assert self._wake is not None
                    self._wake(decode_word(line))
        self._guests.discard(writer)
        writer.close()

    def _pass_on(self, line: bytes, sender: StreamWriter | None) -> None:
        for guest in self._guests:
            if guest is not sender and guest.transport.get_write_buffer_size() < MOST_BUFFERED:
                guest.write(line)


class GuestBus(Bus):
    """The bus of a worker, connected to its host."""

    def __init__(self, address: str) -> None:
        """The address as the host gives it."""
        super().__init__()
        port, _, password = address.partition("/")
        self._port: Final = int(port)
        self._password: Final = password
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self, wake: Wake) -> None:
        """Connect; raises NoBroker where the server has died before its worker was there."""
        try:
            reader, self._writer = await asyncio.open_connection(LOOPBACK, self._port)
        except OSError as error:
            raise NoBroker("the server that started this worker has gone") from error
        self._writer.write(self._password.encode() + b"\n")
        self._listening = asyncio.create_task(self._listen(reader, wake))

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
        if self._writer is not None:
            self._writer.close()

    def tell(self, word: Word) -> None:
        """Tell the host, who tells the others."""
        if self._writer is not None:
            self._writer.write(encode_word(word) + b"\n")

    async def _listen(self, reader: StreamReader, wake: Wake) -> None:
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                wake(decode_word(line))


def open_bus(broker: str) -> Bus:
    """The bus of a server: by the broker at redis://... or valkey://..., or else for its own workers only."""
    return broker_bus(broker) if broker else HostBus()


def join_bus(address: str) -> Bus:
    """The bus of a worker, by the address of its server's bus, or by that of a broker."""
    if not address:
        return Bus()
    return broker_bus(address) if "://" in address else GuestBus(address)


def broker_bus(url: str) -> Bus:
    """The bus by a broker."""
    try:
        from roisoleil.server.broker import BrokerBus  # noqa: PLC0415 - its driver is an extra
    except ImportError as error:
        raise NoBroker("a broker needs its driver: pip install 'roisoleil[broker]'") from error
    return BrokerBus(url)
