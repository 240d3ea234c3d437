"""A process that thinks for bots: it borrows due turns from the store, decides, and writes to the log like anybody.

A turn is lent for a while only: if this process dies, another one gets it when the lease has run out.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from typing import Final

from roisoleil.bots.levels import LEVELS, Player
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.bus import Changed, Missed, Word
from roisoleil.server.hub import Hub, Stale, Wish, new_ident, now_ms
from roisoleil.server.logs import get_log
from roisoleil.server.salon import PLAYING, Refused, Salon
from roisoleil.server.store.errors import Repeated, Unavailable
from roisoleil.server.store.rows import DueTurn

LEASE_MS: Final = 20_000
"""Ten times as long as the strongest level thinks."""
IDLE_SECONDS: Final = 2.0
"""How often to look for turns that nobody was woken for: those of workers that died."""


class Worker:
    """One process, one turn at a time."""

    def __init__(self, hub: Hub, name: str = "") -> None:
        """Over a store that is open."""
        self.hub: Final = hub
        self.name: Final = name or new_ident()
        self.woken: Final = asyncio.Event()

    def wake(self, word: Word) -> None:
        """Another process has something to tell; it may be a turn."""
        if isinstance(word, Changed | Missed):
            self.woken.set()

    async def run(self, is_over: asyncio.Event) -> None:
        """Think until there is nobody left to think for."""
        while not is_over.is_set():
            self.woken.clear()
            try:
                turns = await self.hub.store.take_due(self.name, LEVELS, 1, now_ms(), LEASE_MS)
                for turn in turns:
                    await self.try_to_think(turn)
            except Unavailable:
                turns = []
            if not turns:
                await self.wait(is_over)
        await self.hub.store.release(self.name)

    async def wait(self, is_over: asyncio.Event) -> None:
        """Until woken, or for a while."""
        waits = [asyncio.create_task(self.woken.wait()), asyncio.create_task(is_over.wait())]
        _, pending = await asyncio.wait(waits, timeout=IDLE_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()

    async def try_to_think(self, turn: DueTurn) -> None:
        """Think. A turn that we cannot take stays lent for a while, so that the bots of other tables get theirs."""
        try:
            await self.think(turn)
        except Unavailable:
            raise
        except Exception:  # noqa: BLE001 - one table that cannot be read is not to stop the bots of all others
            get_log().exception("fault", call="worker")

    async def think(self, turn: DueTurn) -> None:
        """Decide for a seat, by what it may know, and write the choice; if the table has gone on, never mind."""
        async with self.hub.room(turn.table_id) as room:
            salon = await self.hub.read_on(room)
        if salon.state != PLAYING or turn.seat not in salon.due():
            return
        choice = decide_for(salon, turn)
        with contextlib.suppress(Stale, Refused, IllegalChoice, Repeated):
            # Another worker may have sealed an answer meanwhile: a lease ends with every change of the table.
            wish: Wish = lambda now: now.choose(turn.seat, choice) if turn.seat in now.due() else []  # noqa: E731
            await self.hub.change(turn.table_id, wish, salon.position)


def decide_for(salon: Salon, turn: DueTurn) -> int:
    """What the bot in a seat chooses; its taste goes by its seat, its luck by the position."""
    place = f"roisoleil-server-bots/1 {salon.ident} {salon.position} {turn.seat}\n".encode()
    chance = FastChance(int.from_bytes(hashlib.sha256(place + salon.seed).digest()[:8], "big"))
    return Player(turn.level, turn.seat).decide(salon.game, salon.playing().table, turn.seat, chance)
