"""Whose seat it is: nobody acts for one, or looks from one, that they have left, however quick or late they are."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from roisoleil.server.app import make_app
from roisoleil.server.bus import Bus
from roisoleil.server.hub import Hub
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import Holder, Person, SeatRow
from roisoleil.server.stream import Stream
from tests.server.test_hub import run

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")

Browser = dict[str, httpx.AsyncClient]
"""Of one person: a client for each process, with the same cookies."""


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[list[Any]]:
    """Two servers over one file that do not hear each other."""
    here: Any = make_app(str(folder / "t.db"), workers=0)
    there: Any = make_app(str(folder / "t.db"), workers=0)
    async with here.lifespan(), there.lifespan():
        yield [here, there]


def browser(apps: list[Any]) -> Browser:
    cookies = httpx.Cookies()
    clients = [httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://t") for app in apps]
    for client in clients:
        client._cookies = cookies  # shared, as in a browser
    return dict(zip(("here", "there"), clients, strict=True))


async def change_hands(anne: Browser, ben: Browser, cleo: Browser) -> str:
    """Ben sits down and is known here; then he leaves there, and Cleo takes his seat. The path of the table."""
    new = {"game": "habemus", "seats": ["", "", "page"], "names": ["Anne"]}
    table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
    assert (await ben["here"].post(f"{table}/join", json={"name": "Ben"})).json()["seats"] == [1]
    assert (await ben["here"].get(table)).json()["seats"][1]["mine"]
    assert (await ben["there"].post(f"{table}/leave", json={"seat": 1, "key": "good-bye"})).status_code == 200
    assert (await cleo["there"].post(f"{table}/join", json={"name": "Cleo"})).json()["seats"] == [1]
    return table


@pytest.mark.parametrize("path", ["", "/positions/0?seat=1", "/story?seat=1", "/sheets?seat=1&lang=fr"])
def test_who_left_elsewhere_does_not_see_what_the_next_one_sees(tmp_path: Path, path: str) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await change_hands(anne, ben, cleo)
            assert (await anne["there"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})).status_code == 200
            shown = await ben["here"].get(table + path)
            if path:
                assert shown.status_code == 403
            else:
                assert [told["seat"] for told in shown.json()["told"]] == [-1]

    run(body, tmp_path)


def test_who_left_elsewhere_does_not_send_the_next_one_away(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await change_hands(anne, ben, cleo)
            again = await ben["here"].post(f"{table}/leave", json={"seat": 1, "key": "good-bye-again"})
            assert (again.status_code, again.json()["error"]) == (403, "not-your-seat")
            assert (await cleo["here"].get(table)).json()["seats"][1]["mine"]

    run(body, tmp_path)


def test_who_left_elsewhere_does_not_choose_for_the_next_one(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, cleo = browser(apps), browser(apps), browser(apps)
            table = await change_hands(anne, ben, cleo)
            assert (await anne["there"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})).status_code == 200
            told = (await cleo["there"].get(table)).json()
            choice = told["told"][0]["prompt"]["options"][0]
            wish = {"seat": 1, "position": told["position"], "choice": choice, "key": "not-my-bid"}
            assert (await ben["here"].post(f"{table}/choices", json=wish)).status_code == 403
            assert (await cleo["there"].get(table)).json() == told

    run(body, tmp_path)


def test_a_stream_that_begins_while_its_person_leaves_hears_nothing_from_the_seat(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await hub.create("ombre", (), ("", ""), watch=False)
            row, holder = SeatRow(0, "person", name="Ben"), Holder(0, "ben")
            await hub.change(ident, lambda salon: salon.join(0, "Ben", b""), seats=[row], holders=[holder])
            stream = Stream("ben", {})
            hub.attach(stream)
            mine = (await store.tables_of("ben", ["open"])).tables[0]
            await hub.change(ident, lambda salon: salon.leave(0), seats=[SeatRow(0, "free")])
            await hub.listen(stream, ident, tuple(mine.seats))
            await hub.welcome("ben", ident)  # He had just sat down, as another process tells.
            await hub.change(ident, lambda salon: salon.join(0, "Cleo", b""), seats=[row], holders=[Holder(0, "cleo")])
            assert stream.take() == b""
            assert not hub.rooms[ident].streams

    run(body, tmp_path)


def test_a_link_is_worth_nothing_if_the_seat_is_left_while_it_is_used(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            ben, elsewhere = browser(apps), browser(apps)
            new = {"game": "ombre", "seats": ["", ""], "names": ["Ben"]}
            opened = (await ben["here"].post("/api/tables", json=new)).json()
            table = f"/api/tables/{opened['table']}"
            store = apps[0].state.hub.store
            add_person = store.add_person

            async def leave_meanwhile(person: Person) -> None:
                await add_person(person)
                assert (await ben["here"].post(f"{table}/leave", json={"seat": 0, "key": "good-bye"})).is_success

            store.add_person = leave_meanwhile
            claimed = await elsewhere["here"].post(f"{table}/claim", json={"secret": opened["links"][0]})
            assert claimed.status_code == 404
            assert await store.holders(opened["table"]) == []

    run(body, tmp_path)
