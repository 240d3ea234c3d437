"""Bots at tables: they think in processes of their own, which may die."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.server.bus import Bus
from roisoleil.server.entries import Sealed, decode_entry
from roisoleil.server.hub import Hub
from roisoleil.server.salon import Salon
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import DueTurn, SeatRow
from roisoleil.server.worker import Worker
from tests.patience import Deadline
from tests.server.serving import Player, Server
from tests.server.test_hub import run
from tests.shared import every_game

pytestmark = pytest.mark.process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, workers=1)
    yield server
    server.end()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def play_with_bots(person: Player, ident: str, server: Server, kill_after: int) -> int:
    """One person plays to the end; after so many own choices the worker is killed. Returns the position then."""
    chance = FastChance(41)
    made = 0
    killed_at = -1
    deadline = Deadline(3)
    while (table := person.get(f"/api/tables/{ident}"))["state"] == "playing":
        assert not deadline.is_over(), "nobody plays on"
        prompt = table["told"][0]["prompt"]
        if 0 not in prompt["due"]:
            time.sleep(0.01)
            continue
        options = prompt["options"]
        wish = {"seat": 0, "position": table["position"], "key": f"choice-{made}"}
        answer = person.post(f"/api/tables/{ident}/choices", choice=options[chance.below(len(options))], **wish)
        assert answer.status_code == 200, answer.text
        made += 1
        if made == kill_after:
            killed_at = table["position"]
            for worker in children(server.process.pid):
                os.kill(worker, signal.SIGKILL)
    assert killed_at >= 0, "the game was over too soon"
    return killed_at


@every_game
def test_a_person_plays_with_bots_to_the_end_though_a_worker_is_killed(server: Server, name: str) -> None:
    person = server.player()
    opened = person.post("/api/tables", game=name, seats=["", "page", "courtisan"], names=["Anne"]).json()
    ident = opened["table"]
    assert person.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
    killed_at = play_with_bots(person, ident, server, kill_after=2)
    table = person.get(f"/api/tables/{ident}")
    assert table["state"] == "over"
    assert table["position"] > killed_at + 1, "only the person has played on"


def test_workers_end_with_their_server(server: Server) -> None:
    deadline = Deadline()
    while not children(server.process.pid) and not deadline.is_over():
        time.sleep(0.05)
    workers = children(server.process.pid)
    assert workers
    server.kill()
    while any(Path(f"/proc/{worker}").exists() for worker in workers) and not deadline.is_over():
        time.sleep(0.05)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


async def table_with_bots(hub: Hub, game: str, *levels: str) -> str:
    """A started table of one person and bots."""
    ident = await hub.create(game, (), ("", *levels), watch=True)
    row = SeatRow(0, "person", name="Anne")
    await hub.change(ident, lambda salon: salon.join(0, "Anne", b""), seats=[row])
    await hub.change(ident, lambda salon: salon.start())
    return ident


async def work_until(worker: Worker, is_so: Callable[[], Awaitable[bool]]) -> None:
    """Let a worker work until something is so."""
    is_over = asyncio.Event()
    working = asyncio.create_task(worker.run(is_over))
    deadline = Deadline()
    while not await is_so():
        assert not working.done(), working.exception()
        assert not deadline.is_over(), "it does not happen"
        await asyncio.sleep(0.01)
    is_over.set()
    await working


def test_a_table_that_cannot_be_read_does_not_stop_the_bots_of_others(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            broken = await table_with_bots(hub, "habemus", "page", "page")
            sound = await table_with_bots(hub, "habemus", "page", "page")
            with closing(sqlite3.connect(folder / "t.db")) as file, file:
                file.execute("UPDATE entries SET body = ? WHERE table_id = ?", [b"{}", broken])
            other = Hub(store, Bus())

            async def have_chosen() -> bool:
                return (await other.load(sound)).due() == [0]

            await work_until(Worker(other), have_chosen)

    run(body, tmp_path)


async def think(worker: Worker, turn: DueTurn) -> None:
    """Until it has answered, if it does."""
    await worker.think(turn)
    await asyncio.gather(*worker._answering)


def test_a_bot_answers_once_though_two_workers_think_for_it(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await table_with_bots(hub, "habemus", "page", "page")
            salon = await hub.load(ident)
            assert salon.playing().table.is_sealed()
            workers = [Worker(Hub(store, Bus())), Worker(Hub(store, Bus()))]
            turn = DueTurn(ident, 1, "page")
            change = workers[0].hub.change

            async def let_the_other_be_first(*args: Any, **named: Any) -> Salon:
                await think(workers[1], turn)
                return await change(*args, **named)

            workers[0].hub.change = let_the_other_be_first  # type: ignore[method-assign]
            await think(workers[0], turn)
            entries = [decode_entry(row.body) for row in await store.entries(ident, salon.number)]
            assert sorted(entry.seat for entry in entries if isinstance(entry, Sealed)) == [1, 2]

    run(body, tmp_path)
