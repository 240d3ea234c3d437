"""`roisoleil games`, `rules`, `provenance`, and the way the command refuses."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from roisoleil.cli.main import run
from tests.shared import GAMES, every_game

COMMANDS = ["play", "simulate", "replay", "verify", "provenance", "rules", "games"]
HARD = "[\u00a0\u202f]"
PERSONS = Path(__file__).parents[2] / "src/roisoleil/games/habemus/data/persons.toml"


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    assert [row["game"] for row in json.loads(capsys.readouterr().out)] == sorted(GAMES)
    for language in ("fr", "en", "de"):
        assert run(["games", "--lang", language]) == 0
        told = capsys.readouterr().out
        assert "habemus" in told
        assert "--option faq: " in told
        assert "--option favori: " in told


@every_game
@pytest.mark.parametrize("language", ["fr", "en", "de"])
def test_rules_are_there_in_every_language(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", name, "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 40


@every_game
def test_provenance_lists_the_reconstructed_values(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["provenance", name, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows
    assert {row["certainty"] for row in rows} == {"reconstructed"}
    assert run(["provenance", name, "--all", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) > len(rows)
    assert run(["provenance", name, "--lang", "de"]) == 0
    assert str(len(rows)) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ("Mission 40", "coûte : heaume + heaume", "reconstitué")),
        ("de", ("Mission 40", "kostet: Helm + Helm", "rekonstruiert")),
    ],
)
def test_provenance_speaks_the_language_of_the_reader(
    language: str, told: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["provenance", "louis_xiv", "--lang", language]) == 0
    printed = capsys.readouterr().out.replace("\u00a0", " ")
    assert all(part in printed for part in told)
    assert "helmet" not in printed


def test_the_source_of_an_owner_is_told_as_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    ours = PERSONS.read_text(encoding="utf-8")
    file.write_text(ours.replace("born 30 Sep 1596: Wikipedia", "my own card:"), encoding="utf-8")
    assert run(["provenance", "habemus", "--data", str(file), "--lang", "de"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "my own card" in printed
    assert "born" not in printed


@pytest.mark.soak
@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["fr", "en", "de"])
@pytest.mark.parametrize("command", ["rules", "provenance"])
@every_game
def test_at_a_terminal_no_line_is_broken_at_a_hard_space(
    name: str,
    command: str,
    language: str,
    columns: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("LINES", "24")

    def printed(width: int) -> str:
        monkeypatch.setenv("COLUMNS", str(width))
        assert run([command, name, "--lang", language]) == 0
        return capsys.readouterr().out

    # In one long line everything is as it was written.
    joined = {word for word in re.split("[ \n]+", printed(5000)) if re.search(HARD, word)}
    narrow = printed(columns)
    assert joined
    assert [word for word in joined if word not in narrow] == []
    assert all(len(line) <= columns for line in narrow.splitlines())


def test_an_owners_file_changes_the_provenance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PERSONS.read_text(encoding="utf-8").replace("reconstructed", "quoted"), encoding="utf-8")
    assert run(["provenance", "habemus", "--data", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []


def test_a_broken_data_file_is_refused_with_file_row_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PERSONS.read_text(encoding="utf-8").replace("age = 47", 'age = "old"'), encoding="utf-8")
    assert run(["simulate", "habemus", "--players", "3", "--games", "1", "--data", str(file)]) == 2
    message = capsys.readouterr().err
    assert f"{file}: person 1 (barberini): field 'age' must be a whole number" in message
    assert message.count("\n") == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help"]) == 0
    assert "Usage" in capsys.readouterr().out


@pytest.mark.process
def test_the_command_line_leaves_with_code_two_and_one_line_on_bad_input() -> None:
    code = "from roisoleil.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "simulate", "chess", "--players", "2", "--games", "1"],
        env=dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("roisoleil: unknown game 'chess'")
    assert done.stderr.count("\n") == 1
