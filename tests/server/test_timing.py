"""Time tells nothing of what bots hold, and many thoughts of one person keep no other waiting."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import median

import msgspec
import pytest
from msgspec.structs import replace

from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from roisoleil.server import worker as server_worker
from roisoleil.server.api import MOST_THOUGHTS
from roisoleil.server.bus import Bus, Changed
from roisoleil.server.entries import Entry, encode_entry, kind_of
from roisoleil.server.hub import Hub, now_ms
from roisoleil.server.salon import Kept, Refused, Salon
from roisoleil.server.store import Store, open_store
from roisoleil.server.store.rows import Commit, SeatRow, TableRow
from roisoleil.server.thinker import MOST_WAITING, Thinker
from roisoleil.server.worker import HIDDEN_SECONDS, QUICK_SECONDS, Worker
from tests.patience import PATIENCE, Deadline
from tests.server.serving import Player, Server
from tests.server.test_hub import run
from tests.server.test_salon import SEED, seated
from tests.server.test_seats import browser, two_processes
from tests.server.test_worker import table_with_bots, work_until
from tests.shared import GAMES

pytestmark = [
    pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"),
    pytest.mark.process,
]

BOT = 1
MANY = 20
"""Tables of one visitor, with three long thoughts each."""
OFTEN = 8
"""Choices of a person, between which a bot has several turns."""
CLOSE = 0.04
"""Seconds by which the quickest answers may differ where all are alike: what the machine does beside."""
FEW = 5
"""Long thoughts of a hog that may end while a guest's bots answer: one was under way already."""


def hidden_question() -> tuple[Salon, list[Entry], Table, Table]:
    """A sealed question, and two positions that seat 0 cannot tell apart: the bot has a choice in one of them only."""
    game = GAMES["louis_xiv"]
    for number in range(40):
        chance = FastChance(number)
        salon, log = seated("louis_xiv", ["", "page", "page"])
        while (table := salon.playing().table).to_act():
            if table.is_sealed() and BOT in salon.due() and not salon.sealed:
                worlds = {min(len(world.options(BOT)), 2): world for world in redealt(salon.playing(), chance)}
                if len(worlds) == 2:
                    assert game.view(worlds[1], 0) == game.view(worlds[2], 0)
                    return salon, log, worlds[1], worlds[2]
            seat = salon.due()[0]
            options = table.options(seat)
            log += salon.choose(seat, options[chance.below(len(options))])
    raise AssertionError("no such question")


def redealt(match: Match, chance: FastChance) -> list[Table]:
    return [match.game.redeal(match.table, 0, chance) for _ in range(30)]


async def stored(store: Store, name: str, salon: Salon, log: list[Entry], world: Table, level: str) -> str:
    """The table with that position, as an older version left it: its log is not carried out again."""
    created = replace(salon.created, rules="of yesterday", seats=("", level, "page"))
    written = [(kind_of(entry), encode_entry(entry)) for entry in [created, *log[1:]]]
    row = TableRow(name, "louis_xiv", "playing", now_ms(), now_ms(), "link")
    seats = [SeatRow(0, "person"), SeatRow(1, "bot", level), SeatRow(2, "bot", "random")]
    await store.create_table(row, seats, SEED, written[:-1])
    body = msgspec.json.encode(Kept(world.dump()))
    await store.append(Commit(name, len(written), now_ms(), written[-1:], due=[BOT], snapshot=body))
    return name


async def seconds_to_answer(store: Store, ident: str) -> float:
    """From the moment that a worker sees the turn until others can see that it is taken."""
    worker, is_over = Worker(Hub(store, Bus())), asyncio.Event()
    before = await store.last_numbers([ident])
    start = time.monotonic()
    working = asyncio.create_task(worker.run(is_over))
    async with asyncio.timeout(PATIENCE):
        while await store.last_numbers([ident]) == before:
            await asyncio.sleep(0.001)
    seconds = time.monotonic() - start
    is_over.set()
    await working
    return seconds


@pytest.mark.parametrize(
    ("level", "span", "repeats"), [("page", QUICK_SECONDS, 7), ("ministre", 0.4, 5), ("roi", 1.1, 3)]
)
def test_a_sealed_answer_comes_alike_whatever_the_bot_holds(
    tmp_path: Path, level: str, span: float, repeats: int
) -> None:
    """A busy machine delays single answers, but neither kind always: then more are asked for, in pairs."""

    async def body(folder: Path) -> None:
        salon, log, one_answer, choice = hidden_question()
        assert len(one_answer.options(BOT)) == 1 < len(choice.options(BOT))
        times: dict[str, list[float]] = {"one": [], "some": []}
        async with await open_store(str(folder / "t.db")) as store:
            while len(times["some"]) < repeats or not are_alike(times["one"], times["some"], span):
                for kind, world in (("one", one_answer), ("some", choice)):
                    ident = await stored(store, f"{kind}-{len(times[kind])}", salon, log, world, level)
                    times[kind].append(await seconds_to_answer(store, ident))
                assert min(*times["one"], *times["some"]) >= span
                assert not deadline.is_over(), times

    deadline = Deadline(0.5)
    run(body, tmp_path)


def are_alike(one: list[float], some: list[float], span: float) -> bool:
    """The quickest answers tell of the server alone; the others of the machine as well, which is fair to both."""
    return abs(min(one) - min(some)) < CLOSE and abs(median(one) - median(some)) < max(CLOSE, span / 2)


def test_the_strongest_bot_answers_such_questions_within_little_more_than_a_second() -> None:
    assert HIDDEN_SECONDS["roi"] < 1.5


def test_a_bot_goes_on_as_soon_as_a_hidden_answer_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_worker, "IDLE_SECONDS", 2 * PATIENCE)

    async def body(folder: Path) -> None:
        async with await open_store(str(folder / "t.db")) as store:
            hub, worker = Hub(store, Bus()), Worker(Hub(store, Bus()))
            ident = await table_with_bots(hub, "louis_xiv", "page")
            chosen = 0

            async def has_chosen_often() -> bool:
                nonlocal chosen
                salon = await hub.load(ident)
                if 0 in salon.due():
                    option = salon.playing().table.options(0)[0]
                    await hub.change(ident, lambda salon: salon.choose(0, option), salon.position)
                    worker.wake(Changed(ident))
                    chosen += 1
                return chosen >= OFTEN

            await work_until(worker, has_chosen_often)

    run(body, tmp_path)


def test_one_visitor_with_many_long_thoughts_keeps_no_other_waiting(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=1)
    try:
        hog, guest = server.player(), server.player()
        for level in ("page", "ministre"):
            begun = begin_as_many_as_possible(hog)
            assert begun < MANY, "there is a cap on the thoughts that wait for one person"
            new = {"game": "habemus", "seats": ["", level, level], "names": ["Guest"]}
            ident = guest.post("/api/tables", **new).json()["table"]
            assert thoughts_waiting(server) > FEW
            assert guest.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
            deadline = Deadline()
            while guest.get(f"/api/tables/{ident}")["told"][0]["prompt"].get("sealed") != [1, 2]:
                assert not deadline.is_over(), "the bots do not answer"
                time.sleep(0.02)
            assert thoughts_meanwhile(server, ident) <= FEW, level
    finally:
        server.end()


def test_no_more_games_with_long_thoughts_begin_at_once_than_one_after_the_other(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            hog = browser(apps)["here"]
            new = {"game": "habemus", "seats": ["", "roi", "roi", "roi"], "names": ["Hog"]}
            tables = [(await hog.post("/api/tables", json=new)).json()["table"] for _ in range(MANY)]
            start = {"seat": 0, "key": "start-it"}
            answers = await asyncio.gather(*[hog.post(f"/api/tables/{table}/start", json=start) for table in tables])
            begun = [answer.status_code for answer in answers].count(200)
            assert begun == MOST_THOUGHTS / 3
            assert {answer.json().get("error") for answer in answers} == {None, "busy"}

    run(body, tmp_path)


def begin_as_many_as_possible(hog: Player) -> int:
    """Begin games with bots that think for long until that is refused; how many."""
    for number in range(MANY):
        opened = hog.post("/api/tables", game="habemus", seats=["", "roi", "roi", "roi"], names=["Hog"]).json()
        status = hog.post(f"/api/tables/{opened['table']}/start", seat=0, key="start-it").status_code
        if status == 429:
            return number
        assert status == 200
    return MANY


def thoughts_waiting(server: Server) -> int:
    with closing(sqlite3.connect(server.database)) as database:
        return int(database.execute("SELECT count(*) FROM seats WHERE due_at > 0 AND level = 'roi'").fetchone()[0])


def thoughts_meanwhile(server: Server, ident: str) -> int:
    """How many choices were made elsewhere between the start of a table and the first answers of its bots."""
    query = (
        "WITH times AS (SELECT min(at) AS first, max(at) AS last FROM entries WHERE table_id = ?1 "
        "AND kind IN ('started', 'sealed')) "
        "SELECT count(*) FROM entries, times WHERE table_id <> ?1 AND kind = 'sealed' AND at BETWEEN first AND last"
    )
    with closing(sqlite3.connect(server.database)) as database:
        return int(database.execute(query, [ident]).fetchone()[0])


def test_one_visitor_with_many_wishes_for_hints_leaves_places_for_others() -> None:
    async def ask() -> None:
        salon, _ = seated("habemus", ["", "page", "page"])
        record, thinker = salon.playing().record(), Thinker(playouts=1)
        try:
            hog = [asyncio.create_task(thinker.think(record, 0, 0, "hog")) for _ in range(MOST_WAITING)]
            await asyncio.sleep(0)
            assert await thinker.think(record, 0, 0, "guest")
            answers = await asyncio.gather(*hog, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert [(refusal.key, refusal.status) for refusal in refused] == [("busy", 429)] * (MOST_WAITING - 3)
            assert await thinker.think(record, 0, 0, "hog"), "once the others are answered"
        finally:
            thinker.close()

    asyncio.run(ask())
