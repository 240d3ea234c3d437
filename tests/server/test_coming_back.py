"""Whoever comes back at an awkward moment still misses nothing, and hears nothing twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from roisoleil.server.app import make_app
from roisoleil.server.bus import Bus, Changed, Word
from roisoleil.server.crew import Crew
from roisoleil.server.hearing import LOOK_SECONDS, Hearing
from roisoleil.server.hub import Hub
from roisoleil.server.store import open_store
from roisoleil.server.store.errors import Unavailable
from roisoleil.server.store.rows import Commit, Holder, Person, SeatRow
from roisoleil.server.stream import MOST_PLACES, Place, Stream, bits_of
from roisoleil.server.telling import FROM_THE_OPENING, WATCHER, deeds_of
from tests.server.serving import Player, Server
from tests.server.test_hub import Client, full_table, run, true_view
from tests.server.test_processes import until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.end()


def slowly(read: Callable[..., Awaitable[Any]], meanwhile: Callable[[], None], least: int = 0) -> Any:
    """Read entries after that one, or later ones, as if the store were far away: something happens meanwhile."""

    async def reading(ident: str, after: int) -> Any:
        found = await read(ident, after)
        if after >= least:
            meanwhile()
        await asyncio.sleep(0)
        return found

    return reading


def test_what_another_process_writes_while_somebody_catches_up_is_told_later_and_once(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub, other = Hub(store, Bus()), Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            known = await hub.load(ident)
            await other.change(ident, lambda salon: salon.ask_end(0))
            salon = await hub.load(ident)
            await other.change(ident, lambda salon: salon.answer(1, accepts=False))
            missed = await hub.missed(salon, known.number, (0,))
            assert missed.number == salon.number
            assert [news.kind for news in missed.news] == ["end-asked"]

    run(body, tmp_path)


def test_who_was_away_at_the_start_is_told_of_the_opening(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            salon = await hub.load(ident)
            missed = await hub.missed(salon, salon.number - 1, (0,))
            assert [news.kind for news in missed.news] == ["started"]
            assert (missed.told[0].events, missed.told[0].by) == deeds_of(salon.playing(), 0, FROM_THE_OPENING)
            assert missed.told[0].events

    run(body, tmp_path)


class Broker(Bus):
    """As if there were others, who would tell of all they do."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[Word] = []

    @property
    def hears_all(self) -> bool:
        return True

    def tell(self, word: Word) -> None:
        self.words.append(word)


def test_what_may_have_been_stored_is_soon_looked_for_here_and_elsewhere(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            bus = Broker()
            hub = Hub(store, bus)
            hearing = Hearing(hub)
            await hearing.open()
            ident = await full_table(hub, "ombre", 2)
            client = Client((0,))
            await client.connect(hub, ident)
            append = store.append

            async def lose_the_answer(commit: Commit) -> None:
                await append(commit)
                raise Unavailable("gone")

            store.append = lose_the_answer  # type: ignore[method-assign]
            bus.words.clear()
            with pytest.raises(Unavailable):
                await hub.change(ident, lambda salon: salon.ask_end(0))
            assert bus.words == [Changed(ident)]
            await asyncio.sleep(2 * LOOK_SECONDS)
            await client.read()
            assert [news["kind"] for news in client.news] == ["end-asked"]
            await hearing.close()

    run(body, tmp_path)


def failing(call: Callable[..., Awaitable[Any]], time: int) -> Any:
    """A call of the store that fails once, the first or another time, as when the database is away for a moment."""
    times = 0

    async def calling(*args: Any) -> Any:
        nonlocal times
        times += 1
        if times == time:
            raise Unavailable("not now")
        return await call(*args)

    return calling


def test_whoever_could_not_be_told_when_the_database_was_away_is_told_later(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub, other = Hub(store, Bus()), Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            client = Client((0,))
            await client.connect(hub, ident)
            await other.change(ident, lambda salon: salon.ask_end(0))
            hub.rooms[ident].salon = None  # As after a change of which it is not known whether it was stored.
            store.holders = failing(store.holders, 1)  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await hub.refresh(ident)
            await hub.refresh(ident)
            await client.read()
            assert [news["kind"] for news in client.news] == ["end-asked"]

    run(body, tmp_path)


def test_who_left_while_the_database_was_away_hears_no_more(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await hub.create("ombre", (), ("", ""), watch=True)
            row, holder = SeatRow(0, "person", name="Anne"), Holder(0, "someone")
            await hub.change(ident, lambda salon: salon.join(0, "Anne", b""), seats=[row], holders=[holder])
            client = Client((0,))
            await client.connect(hub, ident)
            store.holders = failing(store.holders, 1)  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await hub.change(ident, lambda salon: salon.leave(0), seats=[SeatRow(0, "free")])
            await hub.change(ident, lambda salon: salon.join(0, "Ben", b""), seats=[row])
            await client.read()
            assert [news["kind"] for news in client.news] == ["left"]

    run(body, tmp_path)


def test_a_stream_that_could_not_be_told_of_a_table_does_not_count_as_told(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            salon = await hub.load(ident)
            stream = Stream("someone", {ident: Place(salon.number - 1, 0, bits_of((0, 1)))})
            hub.attach(stream)
            store.entries = failing(store.entries, 2)  # type: ignore[method-assign]
            with pytest.raises(Unavailable):
                await hub.welcome("someone", ident)
            assert ident not in stream.viewpoints
            await Hearing(hub).look_around()
            await asyncio.sleep(0.1)
            assert stream.viewpoints[ident] == (0, 1)
            assert b"started" in stream.take()

    run(body, tmp_path)


def test_others_catch_up_though_somebody_goes_meanwhile(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub, other = Hub(store, Bus()), Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            clients = [Client((0,)), Client((1,)), Client((-1,))]
            for client in clients:
                await client.connect(hub, ident)
            await other.change(ident, lambda salon: salon.ask_end(0))
            hub.rooms[ident].salon = None  # As after a change of which it is not known whether it was stored.
            leaving = next(iter(hub.rooms[ident].streams))
            store.entries = slowly(store.entries, lambda: hub.forget(leaving), least=1)  # type: ignore[method-assign]
            await hub.refresh(ident)
            for client in clients:
                await client.read()
                assert client.stream is leaving or client.news[-1]["kind"] == "end-asked"

    run(body, tmp_path)


def test_a_stream_that_ends_while_it_begins_to_listen_is_forgotten(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            stream = Stream("someone", {})
            hub.attach(stream)
            store.entries = slowly(store.entries, lambda: hub.forget(stream))  # type: ignore[method-assign]
            await hub.listen(stream, ident, (0,))
            assert not hub.rooms[ident].streams

    run(body, tmp_path)


def test_a_stream_that_names_too_many_tables_has_to_come_back(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            stream = Stream("someone", {f"old-{number}": Place(9) for number in range(MOST_PLACES)})
            hub.attach(stream)
            await hub.welcome("someone", await full_table(hub, "ombre", 2))
            assert stream.is_cut

    run(body, tmp_path)


def test_a_stream_that_is_full_is_not_cut_again_and_again(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            await full_table(hub, "ombre", 2)
            stream = Stream("someone", {f"running-{number}": Place(9) for number in range(MOST_PLACES)})
            hub.attach(stream)
            await Hearing(hub).look_around()
            await asyncio.sleep(0.1)
            assert not stream.is_cut

    run(body, tmp_path)


def test_who_took_another_seat_while_away_is_shown_the_table_from_both(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            client = Client((0,))
            await client.connect(hub, ident)
            await client.read()
            assert client.views.keys() == {0}
            client.seats = (0, 1)
            await client.connect(hub, ident)
            await client.read()
            salon = await hub.load(ident)
            assert client.views == {seat: true_view(salon, seat) for seat in (*client.seats, WATCHER)}

    run(body, tmp_path)


def test_a_seat_that_nobody_told_of_is_found_by_looking_around(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "ombre", 2)
            client = Client((0,))
            await client.connect(hub, ident)
            hub.attach(client.stream)
            await Hearing(hub).look_around()
            await asyncio.sleep(0.1)
            await client.read()
            assert client.stream.viewpoints[ident] == (0, 1)
            assert client.views.keys() == {0, 1, WATCHER}

    run(body, tmp_path)


@pytest.mark.process
def test_workers_are_hired_again_though_the_database_was_away_when_one_died(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())

            async def fail(worker: str) -> int:
                raise Unavailable(f"not now, {worker}")

            store.release = fail  # type: ignore[method-assign]
            crew = Crew(str(folder / "t.db"), hub, hub.bus, 1)
            crew.hire()
            dead: set[int] = set()
            while len(dead) < 2:
                for process in list(crew.processes):
                    dead.add(process.pid)
                    process.kill()
                await asyncio.sleep(0.01)
            await crew.dismiss()

    run(body, tmp_path)


@pytest.mark.process
def test_who_takes_another_seat_sees_the_table_from_both(server: Server) -> None:
    anne, ben = server.player(), server.player()
    opened = anne.post("/api/tables", game="ombre", seats=["", "", ""], names=["Anne"]).json()
    table = f"/api/tables/{opened['table']}"
    assert [told["seat"] for told in anne.get(table)["told"]] == [0]
    assert anne.post(f"{table}/join", name="Anne's aunt").status_code == 200
    assert [told["seat"] for told in anne.get(table)["told"]] == [0, 1, -1]
    assert ben.post(f"{table}/join", name="Ben").status_code == 200
    assert [told["seat"] for told in ben.get(table)["told"]] == [2]
    assert ben.post(f"{table}/claim", secret=opened["links"][0]).status_code == 200
    assert [told["seat"] for told in ben.get(table)["told"]] == [0, 2, -1]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("path", ["", "/positions/0?seat=0", "/story?seat=0"])
def test_nobody_is_shown_what_is_not_stored_yet(tmp_path: Path, path: str) -> None:
    async def body(folder: Path) -> None:
        app: Any = make_app(str(folder / "t.db"), workers=0)
        async with app.lifespan(), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://t") as anne:
            opened = (await anne.post("/api/tables", json={"game": "ombre", "seats": ["", ""], "names": ["A"]})).json()
            table = f"/api/tables/{opened['table']}"
            await anne.post(f"{table}/join", json={"name": "B"})
            await anne.post(f"{table}/start", json={"seat": 0, "key": "start-it"})
            shown = (await anne.get(table)).json()
            stored = (await anne.get(table + path)).json()
            hub: Hub = app.state.hub
            seat = shown["told"][0]["prompt"]["due"][0]
            wish = {"seat": seat, "position": shown["position"], "key": "the-first"}
            choice = shown["told"][seat]["prompt"]["options"][0]
            ask = hub.person_of
            tasks: list[asyncio.Task[httpx.Response]] = []

            async def choose_meanwhile(secret_hash: bytes) -> Person | None:
                hub.person_of = ask  # type: ignore[method-assign]
                hub.store.append = never  # type: ignore[method-assign]
                tasks.append(asyncio.create_task(anne.post(f"{table}/choices", json={**wish, "choice": choice})))
                await asyncio.sleep(0.05)
                return await ask(secret_hash)

            async def never(commit: Commit) -> None:
                await asyncio.sleep(0.2)
                raise Unavailable(f"the server dies before {commit} is stored")

            hub.person_of = choose_meanwhile  # type: ignore[method-assign]
            assert (await anne.get(table + path)).json() == stored
            assert (await tasks[0]).status_code == 503

    run(body, tmp_path)


def end_game(people: list[Player], ident: str) -> None:
    """All agree to stop."""
    assert people[0].post(f"/api/tables/{ident}/end", seat=0, key="end-it-now").status_code == 200
    assert people[1].post(f"/api/tables/{ident}/answer", seat=1, accepts=True, key="yes-i-agree").status_code == 200


@pytest.mark.process
def test_who_was_away_at_the_end_of_a_game_is_told_of_it_and_of_what_follows(server: Server) -> None:
    anne, ben = server.player(), server.player()
    ident = anne.post("/api/tables", game="ombre", seats=["", ""], names=["Anne"]).json()["table"]
    assert ben.post(f"/api/tables/{ident}/join", name="Ben").status_code == 200
    assert anne.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
    for place, update in ben.read_stream():
        ben.last_id = place  # He reads one message, and his line is cut.
        ben.take(update)
        break
    end_game([anne, ben], ident)
    ben.thread.start()
    until(lambda: ben.numbers[-1] == anne.get(f"/api/tables/{ident}")["number"], "Ben was not told of the end")
    new = anne.post(f"/api/tables/{ident}/rematch", seat=0).json()["table"]
    until(lambda: ben.numbers[-1] == anne.get(f"/api/tables/{ident}")["number"], "Ben was not told where to go on")
    assert anne.get(f"/api/tables/{ident}")["rematch"] == new


@pytest.mark.process
def test_tables_long_over_are_left_out_of_the_place(server: Server) -> None:
    anne, ben = server.player(), server.player()
    ident = anne.post("/api/tables", game="ombre", seats=["", ""], names=["Anne"]).json()["table"]
    assert ben.post(f"/api/tables/{ident}/join", name="Ben").status_code == 200
    ben.last_id = ",".join(f"long-ago-{number}.9.0" for number in range(150))
    for place, _ in ben.read_stream():
        if ident in place:
            assert "long-ago" not in place
            break
