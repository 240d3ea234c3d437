"""Tables that ask Anne each kind of question, put into the database of a server: rare ones need not be waited for."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import roisoleil.games
from roisoleil.bots.names import seat_names
from roisoleil.engine.match import Match, replay
from roisoleil.server.entries import Chosen, Created, Drawn, Entry, Joined, Move, Started, encode_entry, kind_of
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import Holder, Person, SeatRow, TableRow
from tests.e2e.browsing import Visitor
from tests.shared import GAMES, SETTINGS, walk

Record = dict[str, Any]
BOT: Final = "page"
PROMPT: Final = re.compile(r"^prompt-(\S+) =", re.MULTILINE)


def kinds_of_questions(name: str) -> set[str]:
    """All that anybody can be asked, since there are words for it."""
    texts = Path(roisoleil.games.__file__).parent / name / "text" / "en.ftl"
    return set(PROMPT.findall(texts.read_text(encoding="utf-8")))


def positions(name: str) -> dict[str, Record]:
    """For each kind of question, a game that has come to it: Anne, at the first seat, has a choice."""
    wanted, found = kinds_of_questions(name), dict[str, Record]()
    settings = [setting for setting in SETTINGS if setting.name == name and "faq" not in setting.options]
    for number, setting in ((number, setting) for number in itertools.count() for setting in settings):
        for question, match in questions_of(walk(setting, number, "random" if number % 2 else "courtisan")):
            if question not in found:
                found[question] = {
                    **match.record(),
                    "seed": match.seed.hex(),
                }  # a record keeps it to itself till the end
        if found.keys() >= wanted:
            return found
    raise AssertionError("unreachable")


def questions_of(match_by_match: Iterator[Match]) -> Iterator[tuple[str, Match]]:
    """What the first seat is asked in a game, where it has a choice and nobody has sealed an answer."""
    sealing = ""
    for match in match_by_match:
        table = match.table
        question = "" if table.is_over() else table.frames[-1].name()
        if question and question != sealing and 0 in table.to_act() and len(table.options(0)) > 1:
            yield question, match
        sealing = question if question and table.is_sealed() else ""


def log_of(record: Record) -> list[Entry]:
    """What a server would have written by then, with a person at the first seat."""
    game = GAMES[record["game"]]
    levels = ("", *(BOT,) * (len(record["players"]) - 1))
    created = Created(
        game.name, record["rules"], record["data"], tuple(record["options"]), levels, True, record["commitment"]
    )
    drawn = [Drawn(outcome.label, tuple(outcome.values)) for outcome in replay(game, record).outcomes]
    first = sum(outcome["at"] == 0 for outcome in record["outcomes"])
    moves = tuple(Move(step["seat"], step["notation"], step.get("automatic", False)) for step in record["choices"])
    forced = tuple(itertools.takewhile(lambda move: move.automatic, moves))
    entries: list[Entry] = [created, Joined(0, ""), Started(forced, tuple(drawn[:first]))]
    if moves[len(forced) :]:
        entries.append(Chosen(moves[len(forced) :], tuple(drawn[first:])))
    return entries


def put_table(database: str, ident: str, record: Record) -> str:
    """A table in the midst of that game; the secret of the first seat."""
    secret = f"first seat of {ident}"
    entries = [(kind_of(entry), encode_entry(entry)) for entry in log_of(record)]
    now = int(time.time() * 1000)
    names = seat_names(ident, ["Anne", *[None] * (len(record["players"]) - 1)])
    seats = [SeatRow(seat, "bot", BOT, name) for seat, name in enumerate(names)]
    seats[0] = SeatRow(0, "person", name="Anne", secret_hash=hashlib.sha256(secret.encode()).digest(), due_at=now)

    async def put() -> None:
        async with await open_store(database) as store:
            row = TableRow(ident, record["game"], "playing", now, now, "link")
            # Somebody holds the seat from the first moment on: where nobody does, the server lets a bot play.
            await store.add_person(Person(ident, f"holder of {ident}".encode(), "Anne", now, now))
            await store.create_table(row, seats, bytes.fromhex(record["seed"]), entries, [Holder(0, ident)])

    with ThreadPoolExecutor() as elsewhere:  # a browser is driven from an event loop of its own
        elsewhere.submit(asyncio.run, put()).result()
    return secret


def sit_down(anne: Visitor, database: str, ident: str, record: Record) -> None:
    """Anne at the first seat of such a table."""
    anne.post(f"/api/tables/{ident}/claim", secret=put_table(database, ident, record))
