"""A process that thinks for bots: it borrows due turns from the store, decides, and writes to the log like anybody.

A turn is lent for a while only: if this process dies, another one gets it when the lease has run out.

Bots that answer at once do so beside the one that searches, which has a thread of its own. Where it is hidden what
there is to choose from, time must not tell it: such answers come after a fixed time, however long the thought took.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Callable, Coroutine
from functools import partial
from math import ceil
from time import monotonic
from typing import Any, Final

from roisoleil.bots.levels import LEVELS, SEARCHING, Player
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.bus import Changed, Missed, Word
from roisoleil.server.entries import Entry
from roisoleil.server.hub import Damaged, Hub, NoSuchTable, Stale, new_ident, now_ms
from roisoleil.server.logs import get_log
from roisoleil.server.salon import PLAYING, Refused, Salon
from roisoleil.server.store.errors import Repeated, Unavailable
from roisoleil.server.store.rows import DueTurn

LEASE_MS: Final = 20_000
"""Ten times as long as the strongest level thinks."""
QUICK: Final = [level for level in LEVELS if level not in SEARCHING]
HIDDEN_BUDGETS: Final = {"ministre": "ministre:300ms", "roi": "roi:1s"}
"""How long a bot thinks at most where its answer comes after a fixed time: else all would wait too long."""
HIDDEN_SECONDS: Final = {"ministre": 0.4, "roi": 1.1}
"""After how long such an answer comes."""
QUICK_SECONDS: Final = 0.1
"""The same for bots that do not search: several times what all at a table need, and hardly noticed by people."""
IDLE_SECONDS: Final = 2.0
"""How often to look for turns that nobody was woken for: those of workers that died."""


class Worker:
    """One process: one long thought at a time, and short ones beside it."""

    def __init__(self, hub: Hub, name: str = "") -> None:
        """Over a store that is open."""
        self.hub: Final = hub
        self.name: Final = name or new_ident()
        self.woken: Final = asyncio.Event()
        self._long: asyncio.Task[None] | None = None
        self._answering: Final[set[asyncio.Task[None]]] = set()
        """Quick answers whose time has not come."""

    def wake(self, word: Word) -> None:
        """Another process has something to tell; it may be a turn."""
        if isinstance(word, Changed | Missed):
            self.woken.set()

    async def run(self, is_over: asyncio.Event) -> None:
        """Think until there is nobody left to think for."""
        while not is_over.is_set():
            self.woken.clear()
            levels = QUICK if self._long else LEVELS
            try:
                turns = await self.hub.store.take_due(self.name, levels, 1, now_ms(), LEASE_MS)
                for turn in turns:
                    await self.begin(turn)
            except Unavailable:
                turns = []
            if not turns:
                await self.wait(is_over)
        if self._long:
            self._long.cancel()
        await asyncio.gather(*self._answering, *([self._long] if self._long else []), return_exceptions=True)
        await self.hub.store.release(self.name)

    async def begin(self, turn: DueTurn) -> None:
        """Take a turn: at once, or beside others where it needs long."""
        if turn.level in SEARCHING:
            self._long = asyncio.create_task(self.try_to_think(self.think_long(turn)))
            self._long.add_done_callback(self._end_long)
        else:
            await self.try_to_think(self.think(turn))

    def _end_long(self, _: asyncio.Task[None]) -> None:
        self._long = None
        self.woken.set()

    def _end_answer(self, task: asyncio.Task[None]) -> None:
        self._answering.discard(task)
        self.woken.set()  # A bot may be next; nobody tells us of what we have written ourselves.

    async def wait(self, is_over: asyncio.Event) -> None:
        """Until woken, or for a while."""
        waits = [asyncio.create_task(self.woken.wait()), asyncio.create_task(is_over.wait())]
        _, pending = await asyncio.wait(waits, timeout=IDLE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()

    async def try_to_think(self, thought: Coroutine[Any, Any, None]) -> None:
        """Think. A turn that we cannot take stays lent for a while, so that the bots of other tables get theirs."""
        try:
            await thought
        except Unavailable:
            pass  # Once the database answers, it is lent again.
        except (Damaged, NoSuchTable):
            pass  # It was noted where it was found, or deleted by the operator.
        except Exception:  # noqa: BLE001 - one table that cannot be read is not to stop the bots of all others
            get_log().exception("fault", call="worker")

    async def think(self, turn: DueTurn) -> None:
        """Decide for a seat that answers quickly, by what it may know, and write the choice.

        Where that is hidden, all such seats of the table answer at once, after a fixed time: so neither the time of any
        answer nor their order tells what a seat holds.
        """
        start = monotonic()
        salon = await self.salon_for(turn)
        if salon is None:
            return
        if not salon.playing().table.is_hidden():
            await self.answer(salon.position, {turn.seat: thought_of(salon, turn)()}, turn.table_id)
            return
        beside = await self.hub.store.take_beside(self.name, turn.table_id, QUICK, now_ms(), LEASE_MS)
        turns = sorted([turn, *beside], key=lambda each: each.seat)
        choices = {each.seat: thought_of(salon, each)() for each in turns if each.seat in salon.due()}
        answer = self.answer_after(start, QUICK_SECONDS, salon.position, choices, turn.table_id)
        task = asyncio.create_task(self.try_to_think(answer))
        self._answering.add(task)
        task.add_done_callback(self._end_answer)

    async def think_long(self, turn: DueTurn) -> None:
        """Decide for a seat that searches, in a thread; where that is hidden, for as long as any other would."""
        start = monotonic()
        salon = await self.salon_for(turn)
        if salon is None:
            return
        position, is_hidden = salon.position, salon.playing().table.is_hidden()
        spec = HIDDEN_BUDGETS[turn.level] if is_hidden else turn.level
        choices = {turn.seat: await asyncio.to_thread(thought_of(salon, turn, spec))}
        if is_hidden:
            await self.answer_after(start, HIDDEN_SECONDS[turn.level], position, choices, turn.table_id)
        else:
            await self.answer(position, choices, turn.table_id)

    async def salon_for(self, turn: DueTurn) -> Salon | None:
        """The table of a turn, if the seat is still expected to act; to be read at once."""
        async with self.hub.room(turn.table_id) as room:
            salon = await self.hub.read_on(room)
        return salon if salon.state == PLAYING and turn.seat in salon.due() else None

    async def answer_after(self, start: float, span: float, position: int, choices: dict[int, int], table: str) -> None:
        """Answer when a span has passed since the start; who took longer waits for the end of another one."""
        spent = monotonic() - start
        await asyncio.sleep(ceil(spent / span) * span - spent)
        await self.answer(position, choices, table)

    async def answer(self, position: int, choices: dict[int, int], table: str) -> None:
        """Write choices of some seats; if the table has gone on, never mind."""

        def wish(salon: Salon) -> list[Entry]:
            # Another worker may have answered meanwhile: a lease ends with every change of the table.
            entries: list[Entry] = []
            for seat, choice in choices.items():
                if salon.position == position and seat in salon.due():
                    entries += salon.choose(seat, choice)
            return entries

        with contextlib.suppress(Stale, Refused, IllegalChoice, Repeated):
            await self.hub.change(table, wish, position)


def thought_of(salon: Salon, turn: DueTurn, spec: str = "") -> Callable[[], int]:
    """What the bot in a seat will choose, as things stand; its taste goes by its seat, its luck by the position."""
    place = f"roisoleil-server-bots/1 {salon.ident} {salon.position} {turn.seat}\n".encode()
    chance = FastChance(int.from_bytes(hashlib.sha256(place + salon.seed).digest()[:8], "big"))
    player = Player(spec or turn.level, turn.seat)
    return partial(player.decide, salon.game, salon.playing().table.clone(), turn.seat, chance)
