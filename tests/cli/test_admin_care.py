"""Seeing what tables there are, closing and deleting them, and tidying up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from roisoleil.cli.main import run
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import Person
from tests.server.operating import START, Operated

pytestmark = pytest.mark.process

NEW = {"game": "ombre", "seats": ["", ""], "names": ["Anne", "Ben"]}


class Desk:
    """An operator at a running server with a lobby and a game under way."""

    def __init__(self, server: Operated, http: httpx.Client, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.http = http
        self.capsys = capsys
        self.lobby = self.open()
        self.game = self.open()
        assert http.post(f"/api/tables/{self.game}/start", json={"seat": 0, "key": "start-it"}).status_code == 200

    def open(self) -> str:
        ident: str = self.http.post("/api/tables", json=NEW).json()["table"]
        return ident

    def ask(self, *arguments: str, status: int = 0) -> str:
        self.capsys.readouterr()
        assert run(["admin", *arguments, "--database", str(self.server.database)]) == status
        told = self.capsys.readouterr()
        return told.err if status else told.out

    def state(self, ident: str) -> str | None:
        answer = self.http.get(f"/api/tables/{ident}")
        return answer.json()["state"] if answer.status_code == 200 else None

    def age(self, ident: str, days: int) -> None:
        with closing(sqlite3.connect(self.server.database)) as database, database:
            database.execute("UPDATE tables SET updated = updated - ? WHERE id = ?", [days * 86_400_000, ident])


@pytest.fixture
def desk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Iterator[Desk]:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        yield Desk(server, http, capsys)


def test_tables_are_listed_for_people_and_for_programs(desk: Desk) -> None:
    lines = desk.ask("list").splitlines()
    assert {line.split()[0] for line in lines} == {desk.lobby, desk.game}
    assert [line.split()[2] for line in desk.ask("list", "--state", "open").splitlines()] == ["open"]
    desk.age(desk.lobby, 10)
    assert desk.ask("list", "--idle", "9").split()[0] == desk.lobby
    assert desk.ask("list", "--damaged") == "no such tables\n"
    listed = json.loads(desk.ask("list", "--state", "playing", "--json"))["tables"]
    assert [(row["table"], row["game"], row["damaged"]) for row in listed] == [(desk.game, "ombre", False)]


def test_a_table_is_closed_and_then_deleted_while_people_listen(desk: Desk) -> None:
    accept = {"accept": "application/x-ndjson"}
    with desk.http.stream("GET", "/api/stream", headers=accept) as answer:
        lines = answer.iter_lines()
        desk.ask("delete", desk.game, status=2)
        assert desk.state(desk.game) == "playing"
        assert desk.ask("close", desk.game, desk.lobby) == "2 closed, 0 had ended already\n"
        news: list[tuple[str, str]] = []
        while not {desk.game, desk.lobby} <= {table for table, kind in news if kind == "closed"}:
            if line := next(lines):
                data = json.loads(line)["data"]
                news += [(data["table"], each["kind"]) for each in data.get("news", [])]
    assert (desk.state(desk.game), desk.state(desk.lobby)) == ("ended", "ended")
    assert desk.ask("close", desk.game) == "0 closed, 1 had ended already\n"
    assert desk.ask("delete", desk.game, "--dry-run") == "1 would be deleted\n"
    assert desk.ask("delete", desk.game) == "1 deleted\n"
    desk.server.wait_until(lambda: desk.state(desk.game) is None)
    assert desk.state(desk.lobby) == "ended"
    assert "fault" not in desk.server.log()


def test_pruning_tells_first_what_it_would_do(desk: Desk) -> None:
    async def add_idle() -> None:
        async with await open_store(str(desk.server.database)) as store:
            await store.add_person(Person("idle", b"idle", "Idle", 1, 1))

    asyncio.run(add_idle())
    desk.age(desk.lobby, 2)
    desk.age(desk.game, 400)
    told = desk.ask("prune", "--dry-run")
    assert told == "tables would be closed: 1\ntables would be deleted: 0\npeople would be forgotten: 1\n"
    assert desk.state(desk.lobby) == "open"
    done = json.loads(desk.ask("prune", "--json"))
    assert done == {"closed": 1, "deleted": 0, "forgotten": 1, "dry_run": False}
    assert (desk.state(desk.lobby), desk.state(desk.game)) == ("ended", "playing")


def test_what_cannot_be_done_to_a_table_is_told_in_one_line(desk: Desk) -> None:
    for arguments, reason in (
        (("close",), "which table?"),
        (("close", "nowhere"), "there is no table"),
        (("delete", desk.game), f"roisoleil admin close {desk.game}"),
        (("list", "--limit", "0"), "--limit"),
        (("prune", "--lobby-hours", "0"), "--lobby-hours"),
    ):
        error = desk.ask(*arguments, status=2)
        assert reason in error
        assert len(error.strip().splitlines()) == 1


def test_a_damaged_table_is_told_of_in_one_line_without_what_is_in_it(desk: Desk) -> None:
    with closing(sqlite3.connect(desk.server.database)) as database, database:
        wrong = ('{"kind":"joined","seat":9,"salt":""}', desk.game)
        database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = 2", wrong)
    command = [sys.executable, "-c", START, "admin", "close", desk.game, "--database", str(desk.server.database)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.splitlines() == [
        f"roisoleil: {desk.game} is damaged and cannot be closed; `roisoleil admin delete` removes it"
    ]
    assert desk.game in desk.ask("list", "--damaged")
    assert desk.ask("delete", desk.game) == "1 deleted\n"
