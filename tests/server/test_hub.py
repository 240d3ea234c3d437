"""Tables in memory over a real store: what is told is stored, and whoever comes back misses nothing."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.bus import Bus, Wake
from roisoleil.server.delta import apply_difference
from roisoleil.server.hub import Hub, NoSuchTable, Stale, Wish
from roisoleil.server.salon import PLAYING, Salon
from roisoleil.server.store import open_store
from roisoleil.server.store.errors import StoreError, Unavailable
from roisoleil.server.store.rows import Commit, Holder, SeatRow
from roisoleil.server.stream import Stream, read_places
from tests.patience import patiently
from tests.server.test_salon import some_wish
from tests.shared import GAMES, every_game


class Wire(Bus):
    """Two hubs of one process, as if they were two processes; a wake may be late."""

    def __init__(self) -> None:
        super().__init__()
        self.others: list[Hub] = []
        self.late: list[str] = []

    async def open(self, wake: Wake) -> None:
        raise NotImplementedError

    def publish(self, table: str) -> None:
        self.late.append(table)

    async def deliver(self) -> None:
        late, self.late = self.late, []
        for table in late:
            for hub in self.others:
                await hub.refresh(table)


class Client:
    """What a page does: it holds the views of its seats and the events it was told."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.last_id = ""
        self.stream = Stream("someone", {})
        self.views: dict[int, Any] = {}
        self.numbers: list[int] = []
        self.news: list[Any] = []
        self.said: list[str] = []
        self.present: list[int] = []

    async def connect(self, hub: Hub, table: str) -> None:
        self.stream = Stream("someone", read_places(self.last_id))
        await hub.listen(self.stream, table, self.seats)

    async def read(self) -> None:
        while (messages := await self.stream.next(0.001)) not in (b"", None):
            for message in messages.decode().split("\n\n")[:-1]:
                head, _, data = message.rpartition("data: ")
                self.last_id = head.removeprefix("id: ").strip() or self.last_id
                self.take(json.loads(data))

    def take(self, update: dict[str, Any]) -> None:
        if "chat" in update:
            self.said += [line["text"] for line in update["chat"]]
            return
        if "present" in update:
            self.present = update["present"]
            return
        self.news += update["news"]
        self.numbers.append(update["number"])
        for told in update["told"]:
            if "view" in told:
                self.views[told["seat"]] = told["view"]
            elif told["seat"] in self.views:
                apply_difference(self.views[told["seat"]], told.get("change", {}))


def run(body: Callable[[Path], Coroutine[None, None, None]], folder: Path) -> None:
    asyncio.run(patiently(body(folder)))


async def full_table(hub: Hub, game: str, seats: int) -> str:
    ident = await hub.create(game, (), ("",) * seats, watch=True)
    for seat in range(seats):
        row = SeatRow(seat, "person", name=f"Person {seat}")
        holder = Holder(seat, "someone")
        wish: Wish = lambda salon, seat=seat: salon.join(seat, f"Person {seat}", bytes(16))  # type: ignore[misc]  # noqa: E731
        await hub.change(ident, wish, seats=[row], holders=[holder])
    await hub.change(ident, lambda salon: salon.start())
    return ident


def true_view(salon: Salon, seat: int) -> Any:
    return json.loads(msgspec.json.encode(salon.game.view(salon.playing().table, seat)))


@every_game
def test_clients_of_two_processes_see_the_same_game_through_cuts_and_restarts(name: str, tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        chance = FastChance(21)
        async with await open_store(str(folder / "t.db")) as store, await open_store(str(folder / "t.db")) as second:
            wire = Wire()
            hubs = [Hub(store, wire), Hub(second, wire)]
            wire.others = hubs
            ident = await full_table(hubs[0], name, 3)
            clients = [Client((0,)), Client((1, 2)), Client((-1,))]
            for place, client in enumerate(clients):
                await client.connect(hubs[place % 2], ident)
            salon = await hubs[0].load(ident)
            for turn in range(90):
                if salon.state != PLAYING:
                    break
                hub = hubs[chance.below(2)]
                salon = await hub.change(ident, lambda salon: some_wish(salon, chance))
                if chance.below(3):
                    await wire.deliver()
                for client in clients:
                    await client.read()
                if turn % 7 == 0:  # One loses its network and comes back elsewhere.
                    client = clients[chance.below(3)]
                    for old in hubs:
                        old.forget(client.stream)
                    await client.connect(hubs[chance.below(2)], ident)
                if turn % 30 == 29:  # A server is restarted.
                    place = chance.below(2)
                    hubs[place] = Hub([store, second][place], wire)
                    wire.others = hubs
                    for client in clients:
                        for old in hubs:
                            old.forget(client.stream)
                        await client.connect(hubs[place], ident)
            await wire.deliver()
            salon = await hubs[0].load(ident)
            for client in clients:
                await client.read()
                assert client.numbers == sorted(set(client.numbers))
                assert client.numbers[-1] == salon.number
                for seat in client.seats:
                    assert client.views[seat] == true_view(salon, seat)

    run(body, tmp_path)


def test_of_two_choices_for_one_position_one_wins(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store, await open_store(str(folder / "t.db")) as second:
            first, other = Hub(store, Bus()), Hub(second, Bus())
            ident = await full_table(first, "ombre", 2)
            salon = await first.load(ident)
            await other.change(ident, lambda salon: salon.ask_end(0))  # The other process has the table in memory now.
            seat, position = salon.due()[0], salon.position
            option = salon.playing().table.options(seat)[0]
            results = await asyncio.gather(
                first.change(ident, lambda salon: salon.choose(seat, option), position),
                other.change(ident, lambda salon: salon.choose(seat, option), position),
                return_exceptions=True,
            )
            assert sum(isinstance(result, Salon) for result in results) == 1
            assert sum(isinstance(result, Stale) for result in results) == 1
            assert (await first.load(ident)).position == position + 1

    run(body, tmp_path)


def test_refused_wishes_change_nothing(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            with pytest.raises(NoSuchTable):
                await hub.load("nowhere")
            ident = await full_table(hub, "habemus", 3)
            before = (await hub.load(ident)).number
            with pytest.raises(Stale):
                await hub.change(ident, lambda salon: salon.choose(0, 0), position=99)
            with pytest.raises(IllegalChoice):
                await hub.change(ident, lambda salon: salon.choose(0, 10_000))
            assert (await hub.load(ident)).number == before

    run(body, tmp_path)


def test_nobody_hears_of_what_was_not_stored(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        store = await open_store(str(folder / "t.db"))
        hub = Hub(store, Bus())
        ident = await full_table(hub, "ombre", 2)
        client = Client((0,))
        await client.connect(hub, ident)
        await client.read()
        heard = list(client.numbers)
        salon = await hub.load(ident)
        seat = salon.due()[0]
        await store.close()
        with pytest.raises((StoreError, sqlite3.Error)):
            await hub.change(ident, lambda salon: salon.choose(seat, salon.playing().table.options(seat)[0]))
        await client.read()
        assert client.numbers == heard

    run(body, tmp_path)


def test_what_was_stored_though_the_answer_was_lost_is_told_later_and_once(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            client = Client((0,))
            await client.connect(hub, ident)
            append = store.append

            async def lose_the_answer(commit: Commit) -> None:
                await append(commit)
                raise Unavailable("gone")

            store.append = lose_the_answer  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await hub.change(ident, lambda salon: salon.ask_end(0))
            store.append = append  # type: ignore[method-assign]
            await hub.change(ident, lambda salon: salon.answer(1, accepts=False))
            await client.read()
            salon = await hub.load(ident)
            assert client.numbers == sorted(set(client.numbers))
            assert client.numbers[-1] == salon.number
            assert [news["kind"] for news in client.news[-2:]] == ["end-asked", "answered"]

    run(body, tmp_path)


def test_chat_reaches_those_who_were_away_once(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store, await open_store(str(folder / "t.db")) as second:
            wire = Wire()
            hubs = wire.others = [Hub(store, wire), Hub(second, wire)]
            ident = await full_table(hubs[0], "ombre", 2)
            here, there = Client((0,)), Client((1,))
            await here.connect(hubs[0], ident)
            await there.connect(hubs[1], ident)
            await hubs[0].say(ident, "anne", 0, "Anne", "one")
            await wire.deliver()
            for client in (here, there):
                await client.read()
            hubs[1].forget(there.stream)
            await hubs[0].say(ident, "anne", 0, "Anne", "two")
            await there.connect(hubs[1], ident)
            await hubs[1].say(ident, "ben", 1, "Ben", "three")
            await wire.deliver()
            for client in (here, there):
                await client.read()
                assert client.said == ["one", "two", "three"]

    run(body, tmp_path)


@every_game
def test_a_running_game_survives_new_rules_that_would_refuse_its_past(name: str, tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, name, 3)
            salon = await hub.load(ident)
            opening = [option for seat in salon.due() for option in salon.playing().table.options(seat)]
            choices = GAMES[name].choices
            illegal = choices.notation(next(choice for choice in range(999) if choice not in opening))
            for _ in range(12):
                salon = await hub.load(ident)
                seat = salon.due()[0]
                await hub.change(ident, lambda salon, seat=seat: salon.choose(seat, first_option(salon, seat)))  # type: ignore[misc]
            told = true_view(await hub.load(ident), 0)
        with sqlite3.connect(folder / "t.db") as file:
            for number, body in file.execute("SELECT number, body FROM entries ORDER BY number").fetchall():
                entry = json.loads(body)
                if entry["kind"] == "created":
                    entry["rules"] = "older"
                elif entry["kind"] == "chosen":
                    entry["moves"] = [[seat, illegal, automatic] for seat, _, automatic in entry["moves"]]
                file.execute("UPDATE entries SET body = ? WHERE number = ?", [json.dumps(entry).encode(), number])
        async with await open_store(str(folder / "t.db")) as store:
            salon = await Hub(store, Bus()).load(ident)
            assert true_view(salon, 0) == told

    run(body, tmp_path)


def first_option(salon: Salon, seat: int) -> int:
    return salon.playing().table.options(seat)[0]
