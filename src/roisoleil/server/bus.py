"""Waking other processes: which table has changed. The log decides what happened; a bus only wakes.

On one machine the server hosts a bus at a port of its own, and its workers connect to it: each line is the name of a
table, passed on to all others. Who connects must know the password.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from typing import Final

Wake = Callable[[str], Awaitable[None]]
"""What to do when another process has written to the log of a table."""

LOOPBACK: Final = "127.0.0.1"


class Bus:
    """Nobody else: one process alone."""

    async def open(self, wake: Wake) -> None:
        """Begin to listen to others."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, table: str) -> None:
        """Tell the others that a table has changed."""


class HostBus(Bus):
    """The bus of the process that others connect to."""

    def __init__(self) -> None:
        """It has an address once it is open."""
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

    def publish(self, table: str) -> None:
        """Tell all guests."""
        self._pass_on(table, None)

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One guest, from its password to its end."""
        with contextlib.suppress(ConnectionError, ValueError):
            if secrets.compare_digest(await reader.readline(), self.password.encode() + b"\n"):
                self._guests.add(writer)
                while line := await reader.readline():
                    table = line.decode().strip()
                    self._pass_on(table, writer)
                    assert self._wake is not None
                    await self._wake(table)
        self._guests.discard(writer)
        writer.close()

    def _pass_on(self, table: str, sender: StreamWriter | None) -> None:
        for guest in self._guests:
            if guest is not sender:
                guest.write(table.encode() + b"\n")


class GuestBus(Bus):
    """The bus of a worker, connected to its host; it ends with it."""

    def __init__(self, address: str) -> None:
        """The address as the host gives it."""
        port, _, password = address.partition("/")
        self._port: Final = int(port)
        self._password: Final = password
        self._writer: StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None
        self.is_over: Final = asyncio.Event()

    async def open(self, wake: Wake) -> None:
        """Connect."""
        reader, self._writer = await asyncio.open_connection(LOOPBACK, self._port)
        self._writer.write(self._password.encode() + b"\n")
        self._listening = asyncio.create_task(self._listen(reader, wake))

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
        if self._writer is not None:
            self._writer.close()

    def publish(self, table: str) -> None:
        """Tell the host, who tells the others."""
        if self._writer is not None:
            self._writer.write(table.encode() + b"\n")

    async def _listen(self, reader: StreamReader, wake: Wake) -> None:
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                await wake(line.decode().strip())
        self.is_over.set()
