"""What lies idle is closed and forgotten; what somebody still has is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from roisoleil.server.app import make_app
from roisoleil.server.bus import Bus
from roisoleil.server.care import DAY_MS, HOUR_MS, PERSON_MS, UNHELD_MS, Ages, Pruned, prune
from roisoleil.server.guard import Guard
from roisoleil.server.hub import Hub, now_ms
from roisoleil.server.limits import DAY, RULES, Limits, Pace, Rule, kinds_of_call
from roisoleil.server.store import Store, open_store
from roisoleil.server.store.rows import Holder, Person, SeatRow
from tests.server.conftest import emptied
from tests.server.test_hub import full_table, run
from tests.server.test_seats import browser, two_processes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.process)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "t.db")
    return emptied(request.getfixturevalue("postgres"))


async def lobby(hub: Hub) -> str:
    """A table where somebody waits for another."""
    ident = await hub.create("ombre", (), ("", ""), watch=True, opener="someone")
    row, holder = SeatRow(0, "person", name="Anne"), Holder(0, "someone")
    await hub.change(ident, lambda salon: salon.join(0, "Anne", b""), seats=[row], holders=[holder])
    return ident


async def age(store: Store, ident: str, milliseconds: int) -> None:
    """As if nothing had happened there for so long."""
    await store._write(
        lambda session: session.run("UPDATE tables SET updated = $1 WHERE id = $2", now_ms() - milliseconds, ident)
    )


async def state(store: Store, ident: str) -> str | None:
    row = await store.table(ident)
    return row.state if row else None


def test_what_nobody_goes_on_with_is_pruned_and_all_else_is_kept(tmp_path: Path, database: str) -> None:
    async def body(_: Path) -> None:
        async with await open_store(database) as store:
            hub = Hub(store, Bus())
            old, new = await lobby(hub), await lobby(hub)
            running, mine, left = [await full_table(hub, "ombre", 2) for _ in range(3)]
            for ident in (mine, left):
                await hub.change(ident, lambda salon: salon.close())
            await store._write(lambda session: session.run("DELETE FROM holders WHERE table_id = $1", left))
            for ident in (old, running, mine, left):
                await age(store, ident, max(2 * DAY_MS, UNHELD_MS + 1))
            await store.add_person(Person("idle", b"idle", "Idle", 1, now_ms() - PERSON_MS - 1000))
            await store.add_person(Person("someone", b"someone", "Someone", 1, now_ms() - PERSON_MS - 1000))
            await store.add_person(Person("lately", b"lately", "Lately", 1, now_ms()))
            expected = Pruned(closed=1, deleted=1, forgotten=1)
            assert await prune(hub, Ages(), is_dry=True) == expected
            assert await state(store, old) == "open"
            assert await prune(hub, Ages()) == expected
            assert await prune(hub, Ages()) == Pruned()
            states = [await state(store, ident) for ident in (old, new, running, mine, left)]
            assert states == ["ended", "open", "playing", "ended", None]
            assert await store.entries(left) == []
            people = [await store.person(each) for each in ("idle", "someone", "lately")]
            assert [person and person.id for person in people] == [None, "someone", "lately"]
            await age(store, old, 2 * DAY_MS)
            assert await prune(hub, Ages()) == Pruned(deleted=1), "closed before the game, and all have seen it"
            assert await prune(hub, Ages(finished=DAY_MS)) == Pruned(deleted=1), "only if asked for"
            assert await state(store, running) == "playing"

    run(body, tmp_path)


@pytest.mark.soak
def test_who_opened_a_table_may_close_it_before_the_game_and_nobody_else(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben = browser(apps), browser(apps)
            new = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            assert (await ben["there"].post(f"{table}/join", json={"name": "Ben"})).status_code == 200
            assert (await anne["there"].get(table)).json()["opened_by_me"]
            assert not (await ben["there"].get(table)).json()["opened_by_me"]
            assert (await ben["there"].post(f"{table}/close")).json() == {"error": "not-your-table"}
            assert (await anne["there"].post(f"{table}/close")).status_code == 200
            assert (await ben["here"].get(table)).json()["state"] == "ended"
            assert (await ben["here"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})).status_code in {
                403,
                409,
            }
            assert (await ben["here"].get(f"{table}/record")).status_code == 409

    run(body, tmp_path)


@pytest.mark.soak
def test_a_game_under_way_is_closed_by_who_opened_it_only_when_it_lay_idle_for_a_day(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne = browser(apps)
            new = {"game": "ombre", "seats": ["", ""], "names": ["Anne", "Ben"]}
            ident = (await anne["here"].post("/api/tables", json=new)).json()["table"]
            table = f"/api/tables/{ident}"
            await anne["here"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})
            assert (await anne["there"].post(f"{table}/close")).json() == {"error": "already-started"}
            await age(apps[0].state.hub.store, ident, DAY_MS + 1000)
            assert (await anne["there"].post(f"{table}/close")).status_code == 200
            assert (await anne["here"].get(table)).json()["state"] == "ended"

    run(body, tmp_path)


def test_an_address_may_open_only_so_many_tables_a_day_whoever_asks() -> None:
    assert kinds_of_call("POST", "/api/tables") == kinds_of_call("POST", "/api/tables/x/rematch") == ("open", "table")
    assert kinds_of_call("POST", "/api/tables/x/join") == ("open",)
    assert kinds_of_call("GET", "/api/tables") == ("read",)
    limits = Limits(1.0)
    times = range(0, int(DAY), 60)
    granted = [second for second in times if not limits.wait("table", "192.0.2.7", second, float(second))]
    assert 450 <= len(granted) <= 500
    assert limits.wait("table", "192.0.2.7", 1, float(granted[-1])) > 60
    assert not limits.wait("table", "192.0.2.8", 1, DAY)


def test_no_day_has_more_tables_of_one_person_than_are_said() -> None:
    limits = Limits(1.0)
    granted = [second for second in range(0, 3 * int(DAY), 30) if not limits.wait("table", "home", 7, float(second))]
    days = [
        sum(start <= second < start + DAY for second in granted) for start in range(0, 2 * int(DAY), HOUR_MS // 1000)
    ]
    assert 150 <= max(days) <= 200
    assert min(days) >= 99
    assert not limits.wait("table", "home", 8, 3 * DAY), "who is refused costs the others nothing"


def test_a_request_that_opens_no_table_does_not_count_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Pace(2, 2 / DAY)
    monkeypatch.setitem(RULES, "table", Rule(few, few))

    async def body(folder: Path) -> None:
        app: Any = make_app(str(folder / "t.db"), workers=0)
        guard: Any = Guard(app, app.state.meters, 1)
        transport = httpx.ASGITransport(guard)
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://t") as http:
            new: dict[str, object] = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
            wishes = [{}, new | {"game": "chess"}, new, {}, new | {"names": [""]}, new, new]
            answers = [await http.post("/api/tables", json=wish) for wish in wishes]
            assert [answer.status_code for answer in answers] == [400, 400, 201, 400, 400, 201, 429]
            assert answers[-1].json()["error"] == "too-many-tables"

    run(body, tmp_path)
