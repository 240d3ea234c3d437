"""Looking after the tables of a server: copies, exports, counts, and forgetting a person."""

from __future__ import annotations

import asyncio
import gzip
import json
import secrets
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.cli.main import run
from roisoleil.server.bus import Bus
from roisoleil.server.hub import Hub
from roisoleil.server.people import introduce
from roisoleil.server.store import open_store


async def furnish(file: Path) -> tuple[str, str]:
    """A database with a table and a person; their ids."""
    async with await open_store(str(file)) as store:
        hub = Hub(store, Bus())
        person, _ = await introduce(hub, "Anne")
        return await hub.create("ombre", (), ("", "page"), watch=True), person.id


@pytest.fixture
def furnished(tmp_path: Path) -> tuple[str, str, str]:
    """The database, its table and its person."""
    file = tmp_path / "tables.db"
    return str(file), *asyncio.run(furnish(file))


def count(database: str, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    capsys.readouterr()
    assert run(["admin", "status", "--database", database, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_backup_is_the_whole_database(
    furnished: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, _, _ = furnished
    copy = tmp_path / "copy.db"
    assert run(["admin", "backup", str(copy), "--database", database]) == 0
    assert count(str(copy), capsys) == count(database, capsys)
    assert count(str(copy), capsys) == {"tables": {"open": 1}, "people": 1, "bot_turns": 0}


@pytest.mark.parametrize("name", ["tables.jsonl", "tables.jsonl.gz"])
def test_tables_move_to_another_database_once(
    furnished: tuple[str, str, str], tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database, _, _ = furnished
    file, other = tmp_path / name, str(tmp_path / "other.db")
    assert run(["admin", "export", str(file), "--database", database]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    for _ in range(2):
        assert run(["admin", "import", str(file), "--database", other]) == 0
        assert count(other, capsys) == count(database, capsys)


def test_an_export_of_one_table_leaves_strangers_out(furnished: tuple[str, str, str], tmp_path: Path) -> None:
    database, table, person = furnished
    file = tmp_path / "one.jsonl.gz"
    assert run(["admin", "export", str(file), "--table", table, "--database", database]) == 0
    text = gzip.decompress(file.read_bytes()).decode()
    assert table in text
    assert person not in text


def test_a_person_is_forgotten_for_good(furnished: tuple[str, str, str], capsys: pytest.CaptureFixture[str]) -> None:
    database, _, person = furnished
    assert run(["admin", "forget", person, "--database", database]) == 0
    assert count(database, capsys)["people"] == 0
    with sqlite3.connect(database) as connection:
        assert connection.execute("SELECT number FROM deletions").fetchone() == (1,)
    connection.close()
    assert run(["admin", "forget", person, "--database", database]) == 2
    assert "there is no person" in capsys.readouterr().err


def test_what_cannot_be_done_is_told_in_one_line(
    furnished: tuple[str, str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = furnished[0]
    broken = tmp_path / "broken.jsonl"
    broken.write_text("no export\n", encoding="utf-8")
    attempts = [
        (["status", "--database", str(tmp_path / "none.db")], "there is no"),
        (["status", "--database", str(tmp_path / "nowhere" / "none.db")], "there is no folder"),
        (["status", "--database", str(broken)], "not a database"),
        (["status", "--database", "postgresql://nobody@127.0.0.1:1/none"], "cannot open"),
        (["export", database, "--database", database], "is the database itself"),
        (["export", str(tmp_path / "e"), "--table", "none", "--database", database], "there is no table"),
        (["export", str(tmp_path / "nowhere" / "e"), "--database", database], "there is no folder"),
        (["import", str(broken), "--database", database], "line 1"),
        (["import", str(tmp_path / "none"), "--database", database], "No such file"),
    ]
    for arguments, reason in attempts:
        capsys.readouterr()
        assert run(["admin", *arguments]) == 2, arguments
        error = capsys.readouterr().err
        assert reason in error
        assert len(error.strip().splitlines()) == 1
    assert not list(tmp_path.glob("*.unfinished"))


FULL = """
import resource
from roisoleil.cli.main import main

resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
main()
"""


@pytest.mark.process
@pytest.mark.parametrize("command", [["backup", "copy.db"], ["export", "copy.jsonl"], ["export", "copy.jsonl.gz"]])
def test_a_copy_that_finds_no_room_leaves_nothing_behind(tmp_path: Path, command: list[str]) -> None:
    async def fill() -> None:
        async with await open_store(str(tmp_path / "tables.db")) as store:
            for _ in range(40):
                await introduce(Hub(store, Bus()), secrets.token_hex(2_000))

    asyncio.run(fill())
    folder = tmp_path / "copies"
    folder.mkdir()
    target = folder / command[1]
    target.write_text("the copy of yesterday")
    wanted = ["admin", command[0], str(target), "--database", str(tmp_path / "tables.db")]
    done = subprocess.run([sys.executable, "-c", FULL, *wanted], check=False, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert [path.name for path in folder.iterdir()] == [command[1]]
    assert target.read_text() == "the copy of yesterday"
