"""Waking other processes: which table has changed. The log decides what happened; a bus only wakes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

Wake = Callable[[str], Awaitable[None]]
"""What to do when another process has written to the log of a table."""


class Bus:
    """Nobody else: one process alone."""

    async def open(self, wake: Wake) -> None:
        """Begin to listen to others."""

    async def close(self) -> None:
        """Stop listening."""

    def publish(self, table: str) -> None:
        """Tell the others that a table has changed."""
