"""Several server processes on one PostgreSQL and one Valkey: whoever is connected to whichever sees the same tables."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from roisoleil.bots.names import NAMES
from roisoleil.engine.chance import FastChance
from roisoleil.server.bus import Bus
from roisoleil.server.hub import Hub, Stale
from roisoleil.server.salon import Refused
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import SeatRow
from tests.patience import PATIENCE, Deadline
from tests.server.conftest import beside, emptied
from tests.server.serving import LOOKS, NO_LOOKS, Player, Server, Valkey, free_port

pytestmark = pytest.mark.process

WORK = "from roisoleil.cli.worker import worker; worker(database={database!r}, broker={broker!r})"


class House:
    """Two servers, what they share, and their players."""

    def __init__(self, folder: Path, database: str, looks: tuple[float, float] = LOOKS) -> None:
        self.valkey = Valkey()
        self.servers = [Server(folder, 0, database, self.valkey.url, looks) for _ in range(2)]

    @property
    def urls(self) -> list[str]:
        return [server.url for server in self.servers]

    def player(self, place: int) -> Player:
        """Somebody at one of the servers."""
        return self.servers[place].player()

    def end(self) -> None:
        for server in self.servers:
            for player in server.players:
                player.is_away = True
        for server in self.servers:
            server.kill()  # All of them first: their players may be anywhere.
        for server in self.servers:
            server.end()
        self.valkey.end()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), emptied(postgres))
    yield house
    house.end()


@pytest.fixture
def listening_house(tmp_path: Path, postgres: str) -> Iterator[House]:
    """Its servers look for nothing by themselves: what they know of each other, the broker has carried."""
    house = House(tmp_path, beside(postgres), NO_LOOKS)
    yield house
    house.end()


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something."""
    deadline = Deadline()
    while not is_so():
        assert not deadline.is_over(), what
        time.sleep(0.005)


def open_table(people: list[Player], game: str = "louis_xiv", bots: tuple[str, ...] = ()) -> str:
    """A started table of these people, who listen."""
    opened = people[0].post("/api/tables", game=game, seats=[*[""] * len(people), *bots], names=["Anne"]).json()
    ident: str = opened["table"]
    for person, name in zip(people[1:], ("Ben", "Cleo", "Dora"), strict=False):
        assert person.post(f"/api/tables/{ident}/join", name=name).status_code == 200
    assert people[0].post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
    for person in people:
        person.thread.start()
    return ident


def choose(person: Player, ident: str, chance: FastChance, made: int) -> int:
    """All choices that a person owes just now; how many there are then."""
    table = person.get(f"/api/tables/{ident}")
    for told in table["told"]:
        seat, options = told["seat"], told["prompt"].get("options", [])
        if seat in told["prompt"]["due"] and options:
            wish = {"seat": seat, "position": table["position"], "key": f"choice-{table['position']}-{seat}"}
            answer = person.post(f"/api/tables/{ident}/choices", choice=options[chance.below(len(options))], **wish)
            assert answer.status_code == 200, answer.text
            table["position"] = answer.json()["position"]
            made += 1
    return made


def play(people: list[Player], ident: str, happenings: dict[int, Callable[[], None]], most: int = 10_000) -> None:
    """Play to the end; after so many choices, something happens."""
    chance = FastChance(51)
    made = 0
    deadline = Deadline(3)
    while made < most and people[0].get(f"/api/tables/{ident}")["state"] == "playing":
        assert not deadline.is_over(), "nobody plays on"
        for person in people:
            made = choose(person, ident, chance, made)
            for after in [after for after in happenings if after <= made]:
                happenings.pop(after)()
    assert not happenings


def waits_for_people(people: list[Player], ident: str) -> bool:
    """Whether no bot owes a choice; they have the last seats."""
    due: list[int] = people[0].get(f"/api/tables/{ident}")["told"][0]["prompt"]["due"]
    return all(seat < len(people) for seat in due)


def check(people: list[Player], ident: str) -> None:
    """Everybody was told everything, once and in order."""
    until(lambda: waits_for_people(people, ident), "the bots do not come to an end")
    for person in people:
        table = person.get(f"/api/tables/{ident}")
        until(lambda: person.numbers[-1:] == [table["number"]], "somebody was not told everything")  # noqa: B023
        assert person.numbers == sorted(set(person.numbers))
        for told in table["told"]:
            assert person.views[told["seat"]] == told["view"]


def change_places(people: list[Player], house: House) -> None:
    """Everybody calls the other process from now on; their streams stay where they are."""
    for person in people:
        here = str(person.http.base_url).rstrip("/")
        person.move(house.urls[1 - house.urls.index(here)])


def test_a_game_is_played_across_two_processes(house: House) -> None:
    people = [house.player(0), house.player(1)]
    ident = open_table(people)
    play(people, ident, {5: lambda: change_places(people, house), 25: lambda: change_places(people, house)})
    assert people[0].get(f"/api/tables/{ident}")["state"] == "over"
    check(people, ident)


def test_the_people_of_a_killed_process_go_on_at_the_other(house: House) -> None:
    people = [house.player(0), house.player(1)]
    ident = open_table(people)

    def kill() -> None:
        house.servers[0].kill()
        people[0].move(house.urls[1])

    def come_back() -> None:
        house.servers[0].process = house.servers[0].start()
        people[1].move(house.urls[0])

    play(people, ident, {11: kill, 31: come_back})
    check(people, ident)


def test_nothing_is_missed_though_the_broker_is_killed_and_comes_back(house: House) -> None:
    people = [house.player(0), house.player(1)]
    ident = open_table(people)
    play(people, ident, {10: house.valkey.kill}, most=20)
    check(people, ident)  # They look for themselves.
    house.valkey.start()
    play(people, ident, {})
    check(people, ident)


def test_a_choice_reaches_the_other_process_without_being_looked_for(listening_house: House) -> None:
    people = [listening_house.player(0), listening_house.player(1)]
    ident = open_table(people)
    check(people, ident)
    chance = FastChance(52)
    made = 0
    while made < 20:
        for here, there in (people, people[::-1]):
            number = there.numbers[-1]
            if choose(here, ident, chance, made) > made:
                made += 1
                until(lambda: there.numbers[-1] > number, "the other one was not told")  # noqa: B023


def test_a_key_counts_once_whichever_process_gets_it(house: House) -> None:
    people = [house.player(0), house.player(1)]
    ident = open_table(people)
    before = people[0].get(f"/api/tables/{ident}")
    seat = before["told"][0]["prompt"]["due"][0]
    person = people[seat]
    options = person.get(f"/api/tables/{ident}")["told"][0]["prompt"]["options"]
    wish = {"seat": seat, "position": before["position"], "choice": options[0], "key": "only-once"}
    answers = []
    for url in house.urls * 2:
        person.move(url)
        answers.append(person.post(f"/api/tables/{ident}/choices", **wish))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    late = person.post(f"/api/tables/{ident}/choices", **{**wish, "key": "again-then"})
    assert late.status_code == 409
    assert late.json()["now"]["position"] == answers[0].json()["position"]


def test_a_stream_hears_of_tables_joined_through_the_other_process(house: House) -> None:
    anne, ben = house.player(0), house.player(1)
    first = open_table([anne, ben])
    check([anne, ben], first)
    anne.move(house.urls[1])
    second = anne.post("/api/tables", game="ombre", seats=["", ""], names=["Anne"]).json()["table"]
    until(lambda: second in anne.present, "the stream was not told of the new table")


def test_who_has_left_a_seat_hears_and_may_do_nothing_there_any_more(house: House) -> None:
    anne, ben, cleo = house.player(0), house.player(1), house.player(0)
    ident = anne.post("/api/tables", game="ombre", seats=["", ""], names=["Anne"]).json()["table"]
    table = f"/api/tables/{ident}"
    assert ben.post(f"{table}/join", name="Ben").json()["seats"] == [1]
    ben.thread.start()
    until(lambda: ben.present.get(ident) == [1], "Ben does not listen")
    assert ben.post(f"{table}/leave", seat=1, key="good-bye").status_code == 200
    assert cleo.post(f"{table}/join", name="Cleo").json()["seats"] == [1]
    for person in (anne, cleo):
        person.thread.start()
    assert anne.post(f"{table}/start", seat=0, key="start-it").status_code == 200
    check([anne, cleo], ident)
    assert 1 in cleo.views
    assert 1 not in ben.views
    assert [told["seat"] for told in ben.get(table)["told"]] == [-1]
    assert ben.post(f"{table}/end", seat=1, key="not-mine-now").status_code == 403


def test_people_see_who_is_there_at_whichever_process(house: House) -> None:
    anne, ben, cleo = house.player(0), house.player(1), house.player(1)
    ident = open_table([anne, ben, cleo], "habemus")

    def everybody_sees(people: list[Player], seats: list[int]) -> None:
        until(lambda: all(person.present.get(ident) == seats for person in people), f"not {seats}")

    everybody_sees([anne, ben, cleo], [0, 1, 2])
    ben.is_away = True
    assert anne.post(f"/api/tables/{ident}/chat", text="Ben?").status_code == 201  # The last that he hears.
    everybody_sees([anne, cleo], [0, 2])
    house.servers[1].kill()  # It cannot say goodbye.
    everybody_sees([anne], [0])
    house.servers[1].process = house.servers[1].start()
    everybody_sees([anne, cleo], [0, 2])


def test_a_deleted_name_is_forgotten_by_all_processes(listening_house: House) -> None:
    anne, ben = listening_house.player(0), listening_house.player(1)
    ident = open_table([anne, ben])

    def names(person: Player) -> list[Any]:
        return [seat["name"] for seat in person.get(f"/api/tables/{ident}")["seats"]]

    assert names(ben) == ["Anne", "Ben"]
    secret = anne.http.cookies["roisoleil"]
    assert anne.http.delete("/api/me").status_code == 204
    anne.http.cookies.set("roisoleil", secret)
    until(lambda: names(ben)[0] in NAMES, "no bot sits there")
    assert names(ben)[1] == "Ben"
    anne.move(listening_house.urls[1])
    assert anne.http.get("/api/me").json()["person"] == ""


def test_a_worker_elsewhere_thinks_for_bots_and_is_heard_by_both_processes(house: House) -> None:
    code = WORK.format(database=house.servers[0].database, broker=house.valkey.url)
    worker = subprocess.Popen([sys.executable, "-c", code], env=dict(os.environ))
    try:
        people = [house.player(0), house.player(1)]
        ident = open_table(people, "habemus", ("page", "page"))
        play(people, ident, {}, most=6)
        check(people, ident)
    finally:
        worker.terminate()
        assert worker.wait(PATIENCE) == 0


def test_the_own_workers_of_a_server_are_heard_at_the_others(tmp_path: Path, house: House) -> None:
    third = Server(tmp_path, 1, house.servers[0].database, house.valkey.url)
    try:
        people = [house.player(0), third.player()]
        ident = open_table(people, "habemus", ("page", "page"))
        play(people, ident, {}, most=6)
        check(people, ident)
    finally:
        third.end()


def test_servers_without_a_broker_look_for_themselves(tmp_path: Path, house: House) -> None:
    servers = [Server(tmp_path, 0, house.servers[0].database) for _ in range(2)]
    try:
        people = [server.player() for server in servers]
        ident = open_table(people)
        play(people, ident, {}, most=6)
        check(people, ident)
    finally:
        for server in servers:
            server.end()


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_broker_that_does_not_answer_is_said_in_one_line(tmp_path: Path, command: str) -> None:
    broker = f"redis://:secret@127.0.0.1:{free_port()}"
    words = [command, "--database", str(tmp_path / "tables.db"), "--broker", broker]
    if command == "serve":
        words += ["--port", str(free_port())]
    code = "from roisoleil.cli.main import main; main()"
    run = [sys.executable, "-c", code, *words]
    done = subprocess.run(run, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "does not answer" in done.stderr
    assert "secret" not in done.stderr


def test_a_process_that_is_behind_reads_on_before_it_refuses(tmp_path: Path) -> None:
    async def body() -> None:
        file = str(tmp_path / "t.db")
        async with await open_store(file) as store, await open_store(file) as second:
            here, there = Hub(store, Bus()), Hub(second, Bus())
            ident = await here.create("ombre", (), ("", ""), watch=True)
            for hub, seat in ((here, 0), (there, 1)):
                row = SeatRow(seat, "person", name="Anne")
                await hub.change(ident, lambda salon, seat=seat: salon.join(seat, "Anne", b""), seats=[row])  # type: ignore[misc]
            await here.change(ident, lambda salon: salon.start())  # It has not been told of the second seat.
            salon = await here.load(ident)
            for hub in (here, there, here):
                seat = salon.due()[0]
                option = salon.playing().table.options(seat)[0]
                salon = await hub.change(ident, lambda now, s=seat, o=option: now.choose(s, o), salon.position)  # type: ignore[misc]
            with pytest.raises(Stale):
                await there.change(ident, lambda now: now.choose(0, 0), salon.position - 1)
            with pytest.raises(Refused):
                await there.change(ident, lambda now: now.start())

    asyncio.run(body())
