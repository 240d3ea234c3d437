"""Saved matches: written whole or not at all, and refused in one line when broken."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from roisoleil.cli.main import run
from roisoleil.cli.savefile import default_file, newest_save, record_file, write_durably
from roisoleil.engine.match import Match
from tests.shared import Setting

Save = dict[str, Any]
SETTING = Setting("habemus", 3, ())

WRITE_FOR_EVER = """
import sys
from pathlib import Path
from roisoleil.cli.savefile import write_durably
while True:
    for letter in "ab":
        write_durably(Path(sys.argv[1]), letter * 500_000)
"""


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match of one person against two bots, left after three lines."""
    file = tmp_path / "saved.json"
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nu\n2\n"))
    assert run(["play", "habemus", "--players", "3", "--lang", "en", "--save", str(file)]) == 0
    return file


@pytest.mark.process
def test_a_writer_killed_at_any_moment_leaves_a_whole_file(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    write_durably(file, "b" * 500_000)
    for number in range(12):
        writer = subprocess.Popen([sys.executable, "-c", WRITE_FOR_EVER, str(file)])
        written = file.stat().st_mtime_ns
        while file.stat().st_mtime_ns == written:
            time.sleep(0.001)
        time.sleep(number * 0.0007)
        writer.kill()
        writer.wait()
        assert file.read_text(encoding="utf-8") in ("a" * 500_000, "b" * 500_000)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    write_durably(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write_durably(file, "new \ud800")
    assert file.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["file.json"]


def test_only_its_owner_may_read_a_saved_match(saved: Path) -> None:
    assert saved.stat().st_mode & 0o077 == 0


def test_no_match_is_written_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    match = SETTING.match(1)
    names = {default_file(match)}
    for _ in range(3):
        write_durably(default_file(match), "{}")
        names.add(default_file(match))
    assert len(names) >= 4
    record = record_file(tmp_path / "mine.json")
    assert record == tmp_path / "mine.record.json"
    write_durably(record, "{}")
    assert record_file(tmp_path / "mine.json") == tmp_path / "mine-2.record.json"


def write_match(file: Path, match: Match, age: int) -> None:
    file.write_text(json.dumps(match.save()), encoding="utf-8")
    os.utime(file, (1_000_000 - age, 1_000_000 - age))


def test_the_newest_unfinished_match_that_can_be_read_is_taken_up(tmp_path: Path) -> None:
    write_match(tmp_path / "old.save.json", SETTING.match(1), age=30)
    write_match(tmp_path / "new.save.json", SETTING.match(2), age=20)
    finished = SETTING.match(3)
    while not finished.table.is_over():
        seat = finished.table.to_act()[0]
        finished.choose(seat, finished.table.options(seat)[0])
    write_match(tmp_path / "finished.save.json", finished, age=10)
    (tmp_path / "broken.save.json").write_text("{", encoding="utf-8")
    assert newest_save(tmp_path) == tmp_path / "new.save.json"
    assert newest_save(tmp_path, "habemus") == tmp_path / "new.save.json"
    assert newest_save(tmp_path, "chess") is None
    assert newest_save(tmp_path / "nowhere") is None


def forget_table(save: Save) -> None:
    del save["table"]


def change_seed(save: Save) -> None:
    save["seed"] = "00" * 32


def change_rules(save: Save) -> None:
    save["record"]["rules"] = "habemus/0"


def change_data(save: Save) -> None:
    save["record"]["data"] = "0" * 64


def change_game(save: Save) -> None:
    save["record"]["game"] = "chess"


def change_choice(save: Save) -> None:
    save["record"]["choices"][0]["seat"] = 9


def change_format(save: Save) -> None:
    save["format"] = "roisoleil-save/9"


def change_name(save: Save) -> None:
    save["record"]["players"][0] = "\x1b[2J"


def leave_no_person(save: Save) -> None:
    save["table"]["seats"] = ["courtisan", "courtisan", "courtisan"]


def seat_a_stranger(save: Save) -> None:
    save["table"]["seats"][1] = "genius"


def add_a_seat(save: Save) -> None:
    save["table"]["seats"].append("courtisan")


def change_language(save: Save) -> None:
    save["table"]["language"] = "it"


def change_note(save: Save) -> None:
    save["table"]["notes"] = [[0, "cli-help", 0]]


def change_seen(save: Save) -> None:
    save["table"]["seen"] = [1]


@pytest.mark.parametrize(
    "change",
    [
        forget_table,
        change_seed,
        change_rules,
        change_data,
        change_game,
        change_choice,
        change_format,
        change_name,
        leave_no_person,
        seat_a_stranger,
        add_a_seat,
        change_language,
        change_note,
        change_seen,
    ],
)
def test_a_broken_or_foreign_match_is_refused_in_one_line(
    saved: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Save], None]
) -> None:
    save: Save = json.loads(saved.read_text(encoding="utf-8"))
    change(save)
    saved.write_text(json.dumps(save), encoding="utf-8")
    refused(saved, capsys)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe\x00", b'{"format": 1}', b"[" * 100_000])
def test_what_is_no_saved_match_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    refused(file, capsys)
    refused(tmp_path, capsys)


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file is refused and left as it was."""
    before = file.read_bytes() if file.is_file() else b""
    capsys.readouterr()
    assert run(["play", "--resume", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert before == (file.read_bytes() if file.is_file() else b"")


def test_a_saved_match_of_another_game_than_asked_for_is_refused(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "chess", "--resume", str(saved)]) == 2
    assert "is a match of habemus, not of chess" in capsys.readouterr().err


def test_a_saved_match_can_be_replayed_as_far_as_it_goes(saved: Path) -> None:
    assert run(["replay", str(saved)]) == 0


def test_the_notes_of_the_table_are_kept(
    saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("l\n"))
    capsys.readouterr()
    assert run(["play", "--resume", str(saved)]) == 0
    assert "goes back to an earlier decision." in capsys.readouterr().out
