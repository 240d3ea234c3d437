"""`roisoleil simulate`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from roisoleil.arena.seeds import bot_chance
from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.playout import play_match
from roisoleil.cli import simulate as simulate_command
from roisoleil.cli import simulation
from roisoleil.cli.main import run
from roisoleil.cli.simulate import games_in
from roisoleil.cli.simulation import Batch, Plan, play_batch
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from tests.patience import PATIENCE
from tests.shared import Setting, every_setting

SEED = "ab" * 32


def simulate(*arguments: str) -> list[str]:
    return ["simulate", "habemus", "--players", "4", "--games", "20", "--seed", SEED, *arguments]


def test_the_report_has_rates_scores_and_lengths(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(simulate("--json")) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 20
    assert report["games_per_second"] > 0
    assert report["decisions_per_second"] > report["games_per_second"]
    assert 150 < report["decisions"]["mean"] < 200
    assert 11 < report["points"]["mean"] < 14
    assert sum(report["wins"]) == 20


@pytest.mark.parametrize(("language", "expected"), [("fr", "Parties"), ("en", "Games"), ("de", "Partien")])
def test_people_read_the_report_in_their_language(
    capsys: pytest.CaptureFixture[str], language: str, expected: str
) -> None:
    assert run(simulate("--lang", language)) == 0
    assert expected in capsys.readouterr().out


@pytest.mark.parametrize(("bots", "seats"), [("random", 4), ("page,random,random", 3)])
def test_as_many_play_as_bots_are_named_or_as_usual(capsys: pytest.CaptureFixture[str], bots: str, seats: int) -> None:
    assert run(["simulate", "ombre", "--games", "1", "--seed", SEED, "--bots", bots, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["wins"]) == seats


def test_the_same_seed_plays_the_same_games_in_one_process_or_two(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for jobs in ("1", "2"):
        assert (
            run(["simulate", "habemus", "--players", "4", "--games", "120", "--seed", SEED, "--json", "--jobs", jobs])
            == 0
        )
        report = json.loads(capsys.readouterr().out)
        reports.append({key: report[key] for key in ("decisions", "points", "wins")})
    assert reports[0] == reports[1]


def slow_simulation() -> tuple[subprocess.Popen[str], list[psutil.Process]]:
    """Two processes that play, each of whose decisions takes an hour."""
    arguments = ["simulate", "ombre", "--players", "2", "--games", "9", "--bots", "roi:3600s", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-c", "from roisoleil.cli.main import main; main()", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    parent = psutil.Process(process.pid)
    while True:
        assert process.poll() is None
        # A process that has used so much time has begun to play.
        players = [child for child in parent.children() if child.cpu_times().user > 2]
        if len(players) == 2:
            return process, players
        time.sleep(0.05)


@pytest.mark.process
def test_an_interruption_does_not_wait_for_slow_games() -> None:
    process, players = slow_simulation()
    process.send_signal(signal.SIGINT)
    told, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, told, errors) == (130, "", "")
    assert psutil.wait_procs(players, timeout=PATIENCE)[1] == []


@pytest.mark.process
def test_no_process_outlives_the_one_that_started_it() -> None:
    process, players = slow_simulation()
    process.kill()
    process.wait()
    assert psutil.wait_procs(players, timeout=PATIENCE)[1] == []
    process.communicate()


@pytest.mark.parametrize(
    ("games", "seconds", "size"),
    [(1, 60.0, 1), (1, 0.1, 5), (50, 0.5, 50), (100, 10.0, 5), (1, 0.0, 1000), (1000, 0.01, 1000)],
)
def test_a_batch_is_about_half_a_second_long(games: int, seconds: float, size: int) -> None:
    assert games_in(0.5, Batch([1] * games, [], [], seconds, [])) == size


def test_slow_games_are_told_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_command, "BATCH_SECONDS", 1e-6)
    plan = Plan("ombre", "", (), ("random", "random"), bytes(32))
    assert [len(batch.decisions) for batch in simulate_command.run(plan, 5, 1)] == [1] * 5


@pytest.mark.soak
@every_setting
def test_recorded_games_are_the_same_as_silent_ones(setting: Setting) -> None:
    for level in ("random", "courtisan"):
        plan = Plan(setting.name, "", setting.options, (level,) * setting.seats, bytes(32))
        recorded = play_batch(Plan(plan.game, "", plan.options, plan.levels, plan.seed, records=True), 0, 8)
        silent = play_batch(plan, 0, 8)
        assert (recorded.points, recorded.decisions) == (silent.points, silent.decisions)


def test_bots_that_look_ahead_play_the_same_games_again_with_a_number_of_playouts() -> None:
    plan = Plan("louis_xiv", "", (), ("roi:2", "ministre:3"), bytes(32))
    assert play_batch(plan, 0, 1).points == play_batch(plan, 0, 1).points


@pytest.mark.soak
@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz"])
def test_records_are_written_one_per_line_and_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    file = tmp_path / name
    assert run(simulate("--records", str(file), "--events", "--bots", "courtisan,random,courtisan,random")) == 0
    assert run(["replay", str(file), "--json"]) == 0
    assert run(["verify", str(file), "--json"]) == 0
    answers = capsys.readouterr().out
    assert answers.count('"agree": 20') == 2


def test_a_broken_invariant_stops_it_with_the_record_that_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check itself is made to fail late in the game, as a bug in the rules would."""

    def failing_match(match: Match, *_: object, **__: object) -> None:
        play_match(match, [bot_of_level("random")] * 4, bot_chance(match.seed))
        raise AssertionError("cards lost or doubled")

    def failing_table(game: Game[Table], *_: object, **__: object) -> int:
        raise AssertionError("cards lost or doubled")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(simulation, "play_table", failing_table)
    monkeypatch.setattr(simulation, "play_match", failing_match)
    assert run(simulate("--lang", "en")) == 1
    assert "cards lost or doubled" in capsys.readouterr().err
    record = json.loads((tmp_path / "broken-habemus-0.json").read_text(encoding="utf-8"))
    assert record["choices"]
    assert record["events"]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["simulate", "chess", "--players", "2", "--games", "1"], "unknown game 'chess' (known: "),
        (["simulate", "habemus", "--players", "5", "--games", "1"], "habemus is for 3 to 4 players, not 5"),
        (["simulate", "habemus", "--players", "3", "--games", "0"], "--games must be at least 1"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--bots", "genius"], "unknown bot level 'genius'"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--bots", "roi:soon"], "unknown budget 'soon'"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--bots", "random,random"], "needs one level or 3"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--seed", "12"], "64 hexadecimal digits"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--option", "favori"], "has no option 'favori'"),
        (["simulate", "habemus", "--players", "three", "--games", "1"], "three"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--lang", "it"], "unknown language 'it'"),
        (["simulate", "habemus", "--players", "3", "--games", "1", "--records", "/nowhere/x"], "cannot be written"),
        (["simulate", "habemus"], "--games"),
        (["dance"], "dance"),
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
