"""A table whose log cannot be carried out: nobody learns what is in it, and nobody else suffers from it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import structlog
from structlog.testing import capture_logs

from roisoleil.server import hub as server_hub
from roisoleil.server.bus import Bus
from roisoleil.server.care import HOUR_MS, Ages, prune
from roisoleil.server.entries import Chosen, Move, decode_entry, encode_entry
from roisoleil.server.hub import Damaged, Hub
from roisoleil.server.operation import keep_house
from roisoleil.server.store import Store, open_store
from tests.patience import PATIENCE, Deadline
from tests.server.operating import Operated
from tests.server.test_hub import Client, full_table, run
from tests.server.test_seats import browser, two_processes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


TWO_AT_ONE_DEVICE = {"game": "ombre", "seats": ["", ""], "names": ["Anne", "Ben"]}


@pytest.fixture(autouse=True)
def logs_as_they_come() -> None:
    """Commands that other tests have run in this process log nothing from then on."""
    structlog.reset_defaults()


def begin(http: httpx.Client) -> str:
    """A table under way, at which one choice was made."""
    ident: str = http.post("/api/tables", json=TWO_AT_ONE_DEVICE).json()["table"]
    http.post(f"/api/tables/{ident}/start", json={"seat": 0, "key": "start-it"})
    table = http.get(f"/api/tables/{ident}").json()
    seat = table["told"][0]["prompt"]["due"][0]
    choice = table["told"][seat]["prompt"]["options"][0]
    wish = {"seat": seat, "position": table["position"], "choice": choice, "key": "the-first-choice"}
    assert http.post(f"/api/tables/{ident}/choices", json=wish).status_code == 200
    return ident


def spoil(file: Path, ident: str) -> None:
    """Have the log of a table say that the wrong seat chose."""
    query = "SELECT number, body FROM entries WHERE table_id = ? AND kind = 'chosen' ORDER BY number LIMIT 1"
    with closing(sqlite3.connect(file)) as database, database:
        number, body = database.execute(query, [ident]).fetchone()
        chosen = decode_entry(body)
        assert isinstance(chosen, Chosen)
        move = chosen.moves[0]
        wrong = encode_entry(Chosen((Move(1 - move.seat, move.choice),)))
        database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", [wrong, ident, number])


async def choose_first(hub: Hub, ident: str) -> None:
    """Somebody makes the first choice that is allowed."""
    salon = await hub.load(ident)
    seat = salon.due()[0]
    option = salon.playing().table.options(seat)[0]
    await hub.change(ident, lambda now: now.choose(seat, option))


class House:
    """A server that was started again over two tables of one person, of which the log of one is damaged."""

    def __init__(self, server: Operated, http: httpx.Client, damaged: str, sound: str) -> None:
        self.server = server
        self.http = http
        self.damaged = damaged
        self.sound = sound

    def heard(self) -> set[str]:
        """The tables that a new stream tells of, until it says nothing for a while; the sound one among them."""
        deadline = Deadline()
        while self.sound not in (heard := self.heard_at_once()):
            assert not deadline.is_over()
        return heard

    def heard_at_once(self) -> set[str]:
        heard: set[str] = set()
        lines = {"accept": "application/x-ndjson"}
        deadline = time.monotonic() + 1
        with self.http.stream("GET", f"/api/stream?watch={self.damaged}", headers=lines, timeout=1) as answer:
            assert answer.status_code == 200
            try:
                for line in answer.iter_lines():
                    if line:
                        heard.add(json.loads(line)["data"]["table"])
                    if time.monotonic() > deadline:
                        break
            except httpx.ReadTimeout:
                pass
        return heard


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        damaged, sound = begin(http), begin(http)
        cookies = dict(http.cookies)
        server.stop()
    spoil(server.database, damaged)
    with (
        Operated(tmp_path, "--log", "json") as server,
        httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as http,
    ):
        yield House(server, http, damaged, sound)


@pytest.mark.process
def test_a_damaged_table_shows_nothing_to_anybody(house: House) -> None:
    with httpx.Client(base_url=house.server.url) as stranger:
        for path in ("", "/story", "/positions/0", "/record", "/chat", "/hint?seat=0"):
            for asker in (house.http, stranger):
                answer = asker.get(f"/api/tables/{house.damaged}{path}")
                assert (answer.status_code, answer.json()) == (500, {"error": "damaged"}), path
    wish = {"seat": 0, "position": 1, "choice": "done", "key": "a-choice-there"}
    assert house.http.post(f"/api/tables/{house.damaged}/choices", json=wish).json() == {"error": "damaged"}


@pytest.mark.process
def test_a_damaged_table_is_marked_in_lists_and_left_out_of_streams(house: House) -> None:
    assert house.heard() == {house.sound}
    page = house.http.get("/api/tables").json()
    lines = [(line["table"], line["is_damaged"], line["is_due"]) for line in page["tables"]]
    assert lines == [(house.sound, False, True), (house.damaged, True, False)]
    assert page["due"] == 1
    assert house.http.get("/api/me/next").json() == {"table": house.sound, "due": 1}


@pytest.mark.process
def test_damage_is_logged_and_counted_without_what_is_in_it(house: House) -> None:
    for _ in range(3):
        house.http.get(f"/api/tables/{house.damaged}")
    faults = [line for line in map(json.loads, house.server.log().splitlines()) if line["event"] == "fault"]
    assert [fault["call"] for fault in faults] == ["loading"], "once, however often it is asked for"
    assert "Traceback" in faults[0]["exception"]
    assert "IllegalChoice" in faults[0]["exception"]
    assert "allowed:" not in house.server.log()
    assert house.damaged not in house.server.log()
    counted = httpx.get(f"{house.server.url}/metrics").text
    assert "roisoleil_faults_total 1.0" in counted
    assert "roisoleil_tables_damaged 1.0" in counted


def test_a_log_that_goes_wrong_while_people_listen_ends_what_they_hear_of_that_table_only(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store, await open_store(str(folder / "t.db")) as second:
            here, there = Hub(store, Bus()), Hub(second, Bus())
            bad, good = await full_table(here, "ombre", 2), await full_table(here, "ombre", 2)
            client = Client((0, 1))
            await client.connect(here, bad)
            await here.listen(client.stream, good, (0, 1))
            for ident in (bad, good):
                await choose_first(there, ident)
            spoil(folder / "t.db", bad)
            with pytest.raises(Damaged):
                await here.refresh(bad)
            await here.refresh(good)
            assert client.stream.viewpoints.keys() == client.stream.places.keys() == {good}
            assert not client.stream.is_cut

    run(body, tmp_path)


@pytest.mark.parametrize("place", ["secrets", "entries", "seats"])
def test_a_table_of_which_a_part_is_lost_is_damaged(tmp_path: Path, place: str) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            ident = await full_table(Hub(store, Bus()), "ombre", 2)
            with closing(sqlite3.connect(folder / "t.db")) as file, file:
                file.execute(f"DELETE FROM {place} WHERE table_id = ?", [ident])
            with pytest.raises(Damaged):
                await Hub(store, Bus()).load(ident)
            assert [row.id for row in await store.list_tables(only_damaged=True)] == [ident]

    run(body, tmp_path)


LOSSES = {
    "the last entry": "DELETE FROM entries WHERE table_id = :table AND number = :last",
    "an entry that others follow": "DELETE FROM entries WHERE table_id = :table AND number = :last - 1",
    "an entry that nobody has": "UPDATE tables SET last = last + 1 WHERE id = :table",
    "the count of the entries": "UPDATE tables SET last = last - 1 WHERE id = :table",
}


@pytest.mark.parametrize("loss", LOSSES)
def test_a_log_that_lacks_something_is_damaged_though_the_rest_can_be_carried_out(tmp_path: Path, loss: str) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub = Hub(store, Bus())
            ident = await full_table(hub, "habemus", 3)
            for _ in range(2):
                await choose_first(hub, ident)  # two sealed answers: the game would go on without either
            last = (await store.last_numbers([ident]))[ident]
            with closing(sqlite3.connect(folder / "t.db")) as file, file:
                file.execute(LOSSES[loss], {"table": ident, "last": last})
            with pytest.raises(Damaged):
                await Hub(store, Bus()).load(ident)

    run(body, tmp_path)


def test_entries_that_are_lost_between_two_servers_are_noticed_by_the_one_that_reads_on(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store, await open_store(str(folder / "t.db")) as second:
            here, there = Hub(store, Bus()), Hub(second, Bus())
            ident = await full_table(here, "habemus", 3)
            for _ in range(2):
                await choose_first(there, ident)
            last = (await store.last_numbers([ident]))[ident]
            with closing(sqlite3.connect(folder / "t.db")) as file, file:
                file.execute(LOSSES["an entry that others follow"], {"table": ident, "last": last})
            with pytest.raises(Damaged):
                await here.refresh(ident)

    run(body, tmp_path)


@pytest.mark.soak
def test_where_others_are_always_quicker_nobody_is_told_of_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben = browser(apps), browser(apps)
            new = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
            ident = (await anne["here"].post("/api/tables", json=new)).json()["table"]
            hub = apps[0].state.hub
            monkeypatch.setattr(server_hub, "MOST_ATTEMPTS", 0)  # every wish comes too late
            refused = await ben["here"].post(f"/api/tables/{ident}/join", json={"name": "Ben"})
            assert (refused.status_code, refused.json()) == (409, {"error": "conflict"})
            assert (await anne["here"].delete("/api/me")).status_code == 204
            assert (await prune(hub, Ages(lobby=-HOUR_MS))).closed == 0
            monkeypatch.undo()
            await hub.vacate()  # as is done every hour
            assert (await ben["here"].get(f"/api/tables/{ident}")).json()["state"] == "ended"

    run(body, tmp_path)


REFUSING = "SELECT RAISE(ABORT, 'what nobody expects'); END"
UNEXPECTED = {
    "a table that cannot be changed": (
        f"CREATE TRIGGER t BEFORE INSERT ON entries WHEN NEW.table_id = :table BEGIN {REFUSING}"
    ),
    "a deal that is no deal": "UPDATE secrets SET seed = 'no seed' WHERE table_id = :table",
    "answers that cannot be forgotten": f"CREATE TRIGGER t BEFORE DELETE ON requests BEGIN {REFUSING}",
}


@pytest.mark.parametrize("fault", UNEXPECTED)
def test_one_fault_keeps_the_house_from_nothing_else(tmp_path: Path, fault: str) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            faults: list[int] = []
            hub = Hub(store, Bus())
            bad, old = await full_table(hub, "ombre", 2), await hub.create("ombre", (), ("", ""), watch=True)
            change(folder / "t.db", OLD_ANSWER, table=bad)
            change(folder / "t.db", "DELETE FROM holders WHERE table_id = :table AND seat = 0", table=bad)
            change(folder / "t.db", "UPDATE tables SET updated = 1 WHERE id = :table", table=old)
            change(folder / "t.db", UNEXPECTED[fault].replace(":table", f"'{bad}'"))
            with capture_logs() as logged:
                house = asyncio.create_task(keep_house(Hub(store, Bus(), lambda: faults.append(1))))
                await until(lambda: is_closed(store, old))
            assert not house.done()
            house.cancel()
            assert len(faults) == 1
            (told,) = [f"{line['call']} {line['exc_info']!r}" for line in logged if line["event"] == "fault"]
            assert "nobody expects" not in told
            assert bad not in told

    run(body, tmp_path)


NOWHERE = "UPDATE holders SET seat = 'none' WHERE table_id = :table AND seat = 0"
OLD_ANSWER = "INSERT INTO requests (table_id, key, number, status, answer, at) VALUES (:table, 'old', 1, 200, '', 1)"


def change(file: Path, statement: str, **values: str) -> None:
    """Do something to a database behind the back of its server."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement, values)


async def is_closed(store: Store, ident: str) -> bool:
    row = await store.table(ident)
    return row is not None and row.state == "ended"


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await is_so():
            await asyncio.sleep(0.01)


@pytest.mark.process
def test_a_deal_that_is_no_deal_is_damage_which_the_other_tables_do_not_feel(tmp_path: Path) -> None:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        damaged, sound = begin(http), begin(http)
        cookies = dict(http.cookies)
        server.stop()
    change(server.database, "UPDATE secrets SET seed = 'no seed' WHERE table_id = :table", table=damaged)
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as http:
        house = House(server, http, damaged, sound)
        assert house.heard() == {sound}
        answer = http.get(f"/api/tables/{damaged}")
        assert (answer.status_code, answer.json()) == (500, {"error": "damaged"})
        assert http.delete("/api/me").status_code == 204


@pytest.mark.process
def test_a_table_that_cannot_be_told_of_is_left_out_of_streams(tmp_path: Path) -> None:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        odd, sound = begin(http), begin(http)
        cookies = dict(http.cookies)
        server.stop()
    change(server.database, NOWHERE, table=odd)
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as http:
        assert House(server, http, odd, sound).heard() == {sound}
        assert "fault" in server.log()
        assert "roisoleil_faults_total 0.0" not in http.get("/metrics").text


def test_a_table_that_can_be_read_again_is_whole_again(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            ident = await full_table(Hub(store, Bus()), "ombre", 2)
            await store.mark_damaged(ident, True)
            await Hub(store, Bus()).load(ident)
            row = await store.table(ident)
            assert row is not None
            assert not row.is_damaged

    run(body, tmp_path)
