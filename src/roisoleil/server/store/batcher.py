"""Group commit: what is asked for while a transaction is being written to disk goes into the next one, together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final, Generic, TypeVar

from msgspec import Struct

Item = TypeVar("Item")
Outcome = TypeVar("Outcome")

LARGEST_BATCH: Final = 500
"""At some 50 microseconds a request, the first of a batch waits no longer than a slow disk would take."""


class Written(Struct):
    """How much was written, and how long it took."""

    batches: int = 0
    changes: int = 0
    seconds: float = 0.0


class Batcher(Generic[Item, Outcome]):
    """Runs requests in batches, one batch at a time."""

    def __init__(self, run: Callable[[list[Item]], Awaitable[list[Outcome | Exception]]]) -> None:
        """`run` gives each request of a batch its outcome once they are stored for good."""
        self.written: Final = Written()
        self._run: Final = run
        self._waiting: list[tuple[Item, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None

    async def submit(self, item: Item) -> Outcome:
        """Have a request run, and wait until its outcome is certain. Once submitted, it is run even if nobody waits."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, future))
        if self._task is None:
            self._task = asyncio.create_task(self._run_all())
        return await future

    async def drain(self) -> None:
        """Wait until nothing is left to be run."""
        if self._task is not None:
            await self._task

    async def _run_all(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[:LARGEST_BATCH]
                del self._waiting[:LARGEST_BATCH]
                await self._run_batch(batch)
        finally:
            self._task = None

    async def _run_batch(self, batch: list[tuple[Item, asyncio.Future[Outcome]]]) -> None:
        outcomes: list[Outcome | Exception]
        start = perf_counter()
        try:
            outcomes = await self._run([item for item, _ in batch])
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as error:  # noqa: BLE001 - it is for those who wait to deal with
            outcomes = [error] * len(batch)
        self.written.batches += 1
        self.written.changes += len(batch)
        self.written.seconds += perf_counter() - start
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():  # whoever waited has gone away
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
