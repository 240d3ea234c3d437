"""How long tests wait: always for a condition, and as long as a busy machine may need to fulfil it."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

T = TypeVar("T")

SPIN: Final = 0.02
"""Seconds of the processor by which its share is measured."""


def stretch() -> float:
    """How many times longer work takes just now than on a machine with nothing else to do."""
    start, spent = time.monotonic(), time.thread_time()
    while time.thread_time() - spent < SPIN:
        pass
    return max(1.0, (time.monotonic() - start) / SPIN)


def load_per_core() -> float:
    """How many programs there are to each core, at least one."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


SECONDS: Final = 60.0
"""How long anything may take at most on a machine with nothing else to do."""
LATER: Final = 4.0
"""How many programs there may come to be to each core while something goes on."""
PATIENCE: Final = SECONDS * max(LATER, load_per_core())
"""Seconds to wait where a number has to be told; elsewhere a deadline knows better."""


class Deadline:
    """When something that should have happened is believed not to happen any more.

    It moves away when others begin to use the machine while somebody waits.
    """

    def __init__(self, times: float = 1.0) -> None:
        """`times` as long as for a single thing."""
        self._start: Final = time.monotonic()
        self._seconds: Final = SECONDS * times
        self._load = load_per_core()

    def seconds_left(self) -> float:
        """As things stand now."""
        self._load = max(self._load, load_per_core())
        return self._start + self._seconds * self._load - time.monotonic()

    def is_over(self) -> bool:
        """Whether nobody need wait any more."""
        return self.seconds_left() <= 0


async def patiently(work: Coroutine[Any, Any, T], times: float = 1.0) -> T:
    """Do something that should come to an end."""
    task, deadline = asyncio.create_task(work), Deadline(times)
    try:
        while not task.done():
            if (left := deadline.seconds_left()) <= 0:
                raise TimeoutError
            await asyncio.wait([task], timeout=left)
        return task.result()
    finally:
        task.cancel()
