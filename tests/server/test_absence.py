"""People who are gone for good: the others play on, with a bot in the seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roisoleil.bots.names import NAMES
from roisoleil.engine.match import differences, replay, verify_deal
from roisoleil.server.bus import Bus
from roisoleil.server.entries import Closed, Replaced
from roisoleil.server.hub import Hub, Wish
from roisoleil.server.salon import ENDED, PLAYING
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import Holder, Person, SeatRow
from roisoleil.server.worker import Worker
from tests.patience import PATIENCE
from tests.server.conftest import emptied
from tests.server.serving import Server
from tests.server.test_hub import run
from tests.server.test_salon import from_log, picture, seated
from tests.server.test_seats import Browser, browser, two_processes
from tests.server.test_worker import work_until
from tests.shared import every_game

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


# At the table.


@every_game
def test_a_bot_plays_on_for_somebody_who_is_gone(name: str) -> None:
    salon, log = seated(name, ["", "", "page"])
    if salon.playing().table.is_sealed() and 0 in salon.due():
        log += salon.choose(0, salon.playing().table.options(0)[0])
    sealed = dict(salon.sealed)
    log += (entries := salon.vacate(0))
    assert entries == [Replaced(0, "courtisan")]
    assert (salon.sitters[0].kind, salon.sitters[0].level) == ("bot", "courtisan")
    assert salon.sitters[0].name in NAMES
    assert salon.sitters[0].name != salon.sitters[2].name
    assert salon.people() == [1]
    assert salon.sealed == sealed
    assert salon.vacate(0) == []
    assert picture(from_log(salon, log)) == picture(salon)
    log += salon.ask_end(1)
    assert salon.state == ENDED, "nobody else need be asked"
    record = salon.playing().record()
    assert differences(replay(salon.game, record), record) == []
    assert verify_deal(salon.game, record) == [], "the salt of who is gone still counts"
    assert record["players"] == [sitter.name for sitter in salon.sitters]
    assert picture(from_log(salon, log)) == picture(salon)


def test_a_vote_that_waited_only_for_who_is_gone_is_decided() -> None:
    salon, log = seated("habemus", ["", "", ""])
    log += salon.ask_end(0)
    log += salon.answer(1, accepts=True)
    assert salon.state == PLAYING
    log += salon.vacate(2)
    assert salon.state == ENDED
    assert picture(from_log(salon, log)) == picture(salon)


def test_what_somebody_proposed_who_is_gone_is_off_the_table() -> None:
    salon, log = seated("habemus", ["", "", ""])
    log += salon.ask_end(0)
    log += salon.vacate(0)
    assert (salon.state, salon.asked) == (PLAYING, None)
    log += salon.ask_end(1)
    log += salon.answer(2, accepts=True)
    assert salon.state == ENDED
    assert picture(from_log(salon, log)) == picture(salon)


@every_game
def test_a_table_without_people_is_closed_and_no_bot_thinks_there(name: str) -> None:
    salon, log = seated(name, ["", "", "page"])
    log += salon.vacate(1)
    log += (entries := salon.vacate(0))
    assert entries == [Closed()]
    assert (salon.state, salon.due()) == (ENDED, [])
    assert picture(from_log(salon, log)) == picture(salon)


# At the server.


async def forget(person: Browser, place: str = "here") -> None:
    assert (await person[place].delete("/api/me")).status_code == 204


async def three_people(anne: Browser, ben: Browser, cleo: Browser, starts: bool = True) -> str:
    new = {"game": "habemus", "seats": ["", "", ""], "names": ["Anne"]}
    table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        assert (await person["here"].post(f"{table}/join", json={"name": name})).status_code == 200
    if starts:
        assert (await anne["here"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})).status_code == 200
    return table


@pytest.mark.soak
def test_who_deletes_himself_blocks_nobody_at_any_server(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await three_people(anne, ben, cleo)
            await forget(ben)
            for place in ("here", "there"):
                told = (await anne[place].get(table)).json()
                assert [(seat["kind"], seat["level"]) for seat in told["seats"]] == [
                    ("person", ""),
                    ("bot", "courtisan"),
                    ("person", ""),
                ]
                assert told["seats"][1]["name"] in NAMES
                assert told["seats"][1]["name"] != "Ben"
            await work_until(Worker(apps[1].state.hub), lambda: has_sealed(apps[0], table, 1))
            assert (await anne["here"].post(f"{table}/end", json={"seat": 0, "key": "end-it-now"})).status_code == 200
            yes = {"seat": 2, "accepts": True, "key": "yes-indeed"}
            assert (await cleo["there"].post(f"{table}/answer", json=yes)).status_code == 200
            assert (await cleo["there"].get(table)).json()["state"] == "ended"

    run(body, tmp_path)


async def has_sealed(app: Any, table: str, seat: int) -> bool:
    salon = await app.state.hub.load(table.rpartition("/")[2])
    return seat in salon.sealed


@pytest.mark.soak
def test_the_last_one_to_go_closes_the_table(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await three_people(anne, ben, cleo)
            for person, place in ((ben, "here"), (cleo, "there"), (anne, "here")):
                await forget(person, place)
            assert (await ben["there"].get(table)).json()["state"] == "ended"
            assert await apps[0].state.hub.store.turns_waiting() == 0

    run(body, tmp_path)


@pytest.mark.soak
def test_before_the_start_the_seat_is_free_again(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await three_people(anne, ben, cleo, starts=False)
            await forget(ben)
            assert [seat["kind"] for seat in (await anne["there"].get(table)).json()["seats"]] == [
                "person",
                "free",
                "person",
            ]
            await forget(anne)
            await forget(cleo)
            assert (await ben["there"].get(table)).json()["state"] == "ended"

    run(body, tmp_path)


@pytest.mark.soak
def test_a_seat_that_two_devices_hold_stays_a_persons(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, phone = browser(apps), browser(apps)
            new = {"game": "ombre", "seats": ["", "page"], "names": ["Anne"]}
            opened = (await anne["here"].post("/api/tables", json=new)).json()
            table = f"/api/tables/{opened['table']}"
            await anne["here"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})
            assert (await phone["here"].post(f"{table}/claim", json={"secret": opened["links"][0]})).status_code == 200
            await forget(anne)
            told = (await phone["there"].get(table)).json()
            assert (told["state"], told["seats"][0]["kind"], told["seats"][0]["mine"]) == ("playing", "person", True)

    run(body, tmp_path)


@pytest.mark.process
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whom_the_operator_forgot_blocks_nobody_though_no_server_ran(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    """So does an older version, which left such tables behind."""
    database = str(tmp_path / "t.db") if kind == "sqlite" else emptied(request.getfixturevalue("postgres"))

    async def leave_behind() -> str:
        async with await open_store(database) as store:
            hub = Hub(store, Bus())
            ident = await hub.create("habemus", (), ("",) * 3, watch=True)
            for seat, name in enumerate(("anne", "ben", "cleo")):
                await store.add_person(Person(name, name.encode(), name, 1, 1))
                row, holder = SeatRow(seat, "person", name=name), Holder(seat, name)
                wish: Wish = lambda salon, seat=seat, name=name: salon.join(seat, name, b"")  # type: ignore[misc]  # noqa: E731
                await hub.change(ident, wish, seats=[row], holders=[holder])
            await hub.change(ident, lambda salon: salon.start())
            await store.delete_person("ben")
            return ident

    ident = asyncio.run(leave_behind())
    server = Server(tmp_path, database=database, workers=1)
    try:
        watcher = server.player()
        loop_until(lambda: watcher.get(f"/api/tables/{ident}")["seats"][1]["kind"] == "bot")
        loop_until(lambda: watcher.get(f"/api/tables/{ident}")["told"][0]["prompt"].get("sealed") == [1])
        assert watcher.get(f"/api/tables/{ident}")["state"] == "playing"
    finally:
        server.end()


def loop_until(is_so: Callable[[], bool]) -> None:
    async def wait() -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.05)

    asyncio.run(wait())
