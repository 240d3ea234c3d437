"""`roisoleil arena`."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path
from threading import Thread

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from roisoleil.arena import plan, report
from roisoleil.bots.bot import PageBot
from roisoleil.bots.levels import Player
from roisoleil.cli.common import REPORTS
from roisoleil.cli.main import run
from roisoleil.games.words import LANGUAGES
from tests.patience import PATIENCE

SOURCES = [Path(report.__file__), Path(__file__).parents[2] / "src/roisoleil/cli/arena.py"]


def arena(*arguments: str) -> list[str]:
    return ["arena", "ombre", "--bots", "courtisan,random,random", "--games", "6", "--jobs", "1", *arguments]


def test_the_report_has_rates_intervals_ratings_pairs_seats_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arena("--json")) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["deals"]) == (6, 2)
    courtisan, random = told["entrants"]
    assert (courtisan["bot"], courtisan["seats"], random["seats"]) == ("courtisan", 1, 2)
    assert courtisan["wins"]["low"] < courtisan["wins"]["rate"] <= courtisan["wins"]["high"] <= 1
    assert courtisan["rating"] > 25 > random["rating"]
    assert [(pair["first"], pair["second"]) for pair in told["pairs"]] == [("courtisan", "random")]
    assert sum(seat["rate"] for seat in told["seats"]) == pytest.approx(1, abs=0.001)
    assert 0 < courtisan["pace"]["mean"] <= courtisan["pace"]["longest"]
    assert told["faults"] == []


@pytest.mark.process
def test_the_same_command_plays_the_same_games_in_one_process_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        assert run(["arena", "ombre", "--bots", "page,random", "--games", "40", "--jobs", jobs, "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        for entrant in told["entrants"]:
            del entrant["pace"]
        reports.append(told)
    assert reports[0] == reports[1]


def test_games_are_rounded_up_to_whole_deals_and_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "ombre", "--bots", "page,random,random", "--games", "4", "--jobs", "1", "--lang", "en"]) == 0
    captured = capsys.readouterr()
    assert "in 3\u00a0seating orders, which makes 6\u00a0games" in captured.err
    assert "6\u00a0games, 2\u00a0deals" in captured.out


@pytest.mark.parametrize(("language", "expected"), [("fr", "Victoires"), ("en", "Wins"), ("de", "Siege")])
def test_people_read_the_report_in_their_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, expected: str
) -> None:
    page = tmp_path / "report.md"
    assert run(arena("--lang", language, "--markdown", str(page))) == 0
    assert expected in capsys.readouterr().out
    text = page.read_text(encoding="utf-8")
    assert expected in text
    assert "| courtisan | 1 | " in text
    for line in text.splitlines():
        assert not line or line.startswith(("#", "|"))


def test_where_nobody_sees_it_a_row_of_the_report_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "ministre:1,ministre:2,ministre:3"
    assert run(["arena", "habemus", "--bots", bots, "--games", "3", "--jobs", "1", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    columns = next(line for line in lines if line.startswith("Bot "))
    assert "Intervalle à 95\u00a0%" in columns
    assert "Attendu à force égale" in columns
    # A bot has a line among the bots and one among the times, and one for each pair of which it is the first.
    assert [sum(line.startswith(bot) for line in lines) for bot in bots.split(",")] == [4, 3, 2]
    assert max(map(len, lines)) > 80


def test_a_ledger_is_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert run(arena("--ledger", str(path))) == 0
    before = path.read_bytes()
    assert run(arena("--ledger", str(path), "--json")) == 0
    assert path.read_bytes() == before
    assert run(["arena", "ombre", "--bots", "page,random,random", "--games", "3", "--ledger", str(path)]) == 2
    assert "belongs to another contest" in capsys.readouterr().err


@pytest.mark.process
def test_interrupted_it_reports_what_there_is_and_the_ledger_stays_good(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        arguments = ["arena", "ombre", "--bots", "page,random", "--games", "90000", "--jobs", jobs, "--lang", "en"]
        process = subprocess.Popen(
            [sys.executable, "-c", "from roisoleil.cli.main import main; main()", *arguments, "--ledger", str(path)],
            env=os.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        while not (path.exists() and path.read_bytes().count(b"\n") > 2):
            assert process.poll() is None
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        told, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        games = path.read_bytes().count(b"\n") - 1
        # The last game may be counted and not yet written.
        assert f"{games}\u00a0games" in told or f"{games + 1}\u00a0games" in told
        assert "Traceback" not in errors


@pytest.mark.process
def test_when_a_process_is_killed_it_reports_what_there_is_and_can_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"

    def kill_one() -> None:
        while not (path.exists() and path.read_bytes().count(b"\n") > 2):
            time.sleep(0.02)
        active_children()[0].kill()

    killer = Thread(target=kill_one)
    killer.start()
    command = ["arena", "ombre", "--bots", "page,random", "--jobs", "2", "--lang", "en", "--ledger", str(path)]
    assert run([*command, "--games", "90000"]) == 2
    killer.join()
    captured = capsys.readouterr()
    assert "with --ledger the same command goes on" in captured.err
    assert captured.err.count("\n") == 1
    played = path.read_bytes().count(b"\n") - 1
    assert f"{played}\u00a0games" in captured.out
    assert run([*command, "--games", str(played + 2)]) == 0


def test_an_error_of_a_bot_is_in_the_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of a temper that no game knows."""

    def failing(spec: str, temper: int, of_processor: bool) -> Player:
        player = Player(spec, temper, of_processor)
        if spec == "page":
            player.bots[0] = PageBot(1000)
        return player

    monkeypatch.setattr(plan, "Player", failing)
    assert run(["arena", "ombre", "--bots", "page,random", "--games", "2", "--jobs", "1", "--lang", "en"]) == 1
    assert "game 0: page: IndexError" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["arena", "chess", "--bots", "random,random", "--games", "1"], "unknown game 'chess' (known: "),
        (["arena", "habemus", "--bots", "random,random", "--games", "1"], "habemus is for 3 to 4 players"),
        (["arena", "ombre", "--bots", "random,genius", "--games", "1"], "unknown bot level 'genius'"),
        (["arena", "ombre", "--bots", "random,random", "--games", "0"], "--games must be at least 1"),
        (["arena", "ombre", "--bots", "random,random", "--games", "1", "--seed", "12"], "64 hexadecimal digits"),
        (["arena", "ombre", "--bots", "random,random", "--games", "1", "--option", "favori"], "has no option 'favori'"),
        (["arena", "ombre", "--bots", "random,random", "--games", "1", "--lang", "it"], "unknown language 'it'"),
        (
            ["arena", "ombre", "--bots", "random,random", "--games", "1", "--markdown", "/nowhere/x"],
            "cannot be written",
        ),
        (["arena", "ombre", "--bots", "random,random", "--games", "1", "--ledger", "/proc/x"], "cannot be written"),
        (["arena", "ombre", "--bots", "page,random", "--games", "1", "--budget", "xyz"], "unknown budget 'xyz'"),
        (["arena", "ombre", "--games", "1"], "--bots"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert run(arguments) == 2
    message = capsys.readouterr().err
    assert expected in message
    assert message.count("\n") == 1
    assert "Traceback" not in message


def messages(language: str) -> set[str]:
    resource = FluentParser().parse((REPORTS / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_message_of_the_arena_is_idle() -> None:
    """Columns and titles of tables are put together, so their last words are looked for."""
    texts = {
        node.value
        for source in SOURCES
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    prefix = "report-arena-"
    for key in messages("en"):
        if key.startswith(prefix):
            assert key in texts or key.removeprefix(prefix).removeprefix("column-") in texts, key
