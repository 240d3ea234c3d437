"""Looking after tables and people: what lies idle is closed or forgotten, what somebody still has is kept.

A server does so every hour, the operator whenever they like (`roisoleil admin prune`).
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from roisoleil.server.hub import Hub, now_ms

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
LOBBY_MS: Final = DAY_MS
"""How long a table waits to be started."""
CLOSED_MS: Final = DAY_MS
"""How long one is kept that was closed before the game: until all have seen it."""
UNHELD_MS: Final = 7 * DAY_MS
"""How long a game that is over is kept when nobody holds a seat there: somebody may have its link."""
PERSON_MS: Final = 90 * DAY_MS
"""How long somebody without a seat may stay away."""
SERVED_MS: Final = HOUR_MS


class Pruned(Struct, frozen=True):
    """What was closed, deleted and forgotten, or would be."""

    closed: int = 0
    deleted: int = 0
    forgotten: int = 0

    def is_nothing(self) -> bool:
        """Whether there was nothing to be done."""
        return not (self.closed or self.deleted or self.forgotten)


class Ages(Struct, frozen=True):
    """How old something must be to be pruned, in milliseconds."""

    lobby: int = LOBBY_MS
    person: int = PERSON_MS
    finished: int | None = None
    """Of games that are over and that people still have: never, unless asked for."""


async def prune(hub: Hub, ages: Ages, is_dry: bool = False) -> Pruned:
    """Close tables that were never started, delete those that nobody has any more, forget who stays away."""
    if is_dry:
        return await prunable(hub, ages)
    now, store = now_ms(), hub.store
    closed = deleted = forgotten = 0
    while idents := await store.idle_lobbies(now - ages.lobby):
        done = sum([await close_lobby(hub, ident) for ident in idents])
        closed += done
        if not done:
            break  # The next time.
    while idents := await store.useless_tables(*times(now, ages)):
        deleted += await store.delete_tables(idents)
    while people := await store.idle_people(now - ages.person):
        for person in people:
            await store.delete_person(person)
        forgotten += len(people)
    await store.forget_served(now - SERVED_MS)
    if deleted or forgotten:
        await hub.drop_names()
    return Pruned(closed, deleted, forgotten)


async def prunable(hub: Hub, ages: Ages) -> Pruned:
    """What would be pruned."""
    now, store, most = now_ms(), hub.store, 1_000_000_000
    return Pruned(
        len(await store.idle_lobbies(now - ages.lobby, most)),
        len(await store.useless_tables(*times(now, ages), most)),
        len(await store.idle_people(now - ages.person, most)),
    )


def times(now: int, ages: Ages) -> tuple[int, int, int]:
    """Before when tables must have ended: never started, without people, and at all."""
    return now - CLOSED_MS, now - UNHELD_MS, 0 if ages.finished is None else now - ages.finished


async def close_lobby(hub: Hub, ident: str) -> int:
    """Close a table that was not started; how many, 0 where it cannot be read or has begun meanwhile."""
    salon = await hub.tend(ident, lambda salon: salon.expire())
    return int(salon is not None and salon.state == "ended")
