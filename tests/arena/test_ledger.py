"""The ledger: nothing lost, nothing counted twice, nothing mixed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from roisoleil.arena import plan
from roisoleil.arena.fingerprint import quickened
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.run import Alone, check_unchanged, play_missing
from roisoleil.bots.levels import Player
from roisoleil.bots.search import Budget, SearchBot
from roisoleil.engine.codec import BrokenMessage
from tests.arena.helpers import contest, game, outcomes, played_alone

DUEL = contest("ombre", "courtisan", "random")


def filled(path: Path, games: int) -> None:
    with Ledger(DUEL, path) as ledger:
        for _ in play_missing(ledger, games, Alone()):
            pass


def test_a_contest_goes_on_where_its_ledger_ends(tmp_path: Path) -> None:
    path = tmp_path / "new" / "duel.jsonl"
    filled(path, 4)
    with Ledger(DUEL, path) as ledger:
        assert ledger.missing(6) == [4, 5]
        assert outcomes(ledger) == played_alone(DUEL, 4)
    filled(path, 6)
    with Ledger(DUEL, path) as ledger:
        assert outcomes(ledger) == played_alone(DUEL, 6)
    assert path.read_text(encoding="utf-8").count("\n") == 7


@pytest.mark.parametrize("torn", [1, 40, 90])
def test_a_line_that_was_not_finished_is_dropped_and_its_game_played_again(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-torn])
    with Ledger(DUEL, path) as ledger:
        assert ledger.missing(4) == [3]
    filled(path, 4)
    with Ledger(DUEL, path) as ledger:
        assert outcomes(ledger) == played_alone(DUEL, 4)
    assert path.read_bytes().count(b"\n") == 5


def test_a_first_line_that_was_not_finished_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 0)
    heading = path.read_bytes()
    path.write_bytes(heading[:50])
    filled(path, 0)
    assert path.read_bytes() == heading


def test_a_game_that_comes_twice_is_counted_once(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Ledger(DUEL, path) as ledger:
        ledger.add(game(0, [0, 1], [1, 2]))
        ledger.add(game(0, [0, 1], [2, 1]))
        assert [one.ranks for one in ledger.in_order()] == [[1, 2]]
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1]]))
    with Ledger(DUEL, path) as ledger:
        assert len(ledger.in_order()) == 1


def test_games_are_told_by_number_whatever_came_first() -> None:
    ledger = Ledger(DUEL)
    for number in (2, 0, 1):
        ledger.add(game(number, [0, 1], [1, 2]))
    assert [one.number for one in ledger.in_order()] == [0, 1, 2]


def test_the_ledger_of_another_contest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 2)
    before = path.read_bytes()
    with pytest.raises(BrokenMessage, match=r"another contest, its bots being courtisan,random, not page,random"):
        Ledger(contest("ombre", "page", "random"), path)
    with pytest.raises(BrokenMessage, match="another contest, its seed being"):
        Ledger(contest("ombre", "courtisan", "random", seed="ab" * 32), path)
    with pytest.raises(BrokenMessage, match="another contest, its game being ombre, not louis_xiv"):
        Ledger(contest("louis_xiv", "courtisan", "random"), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text",
    [
        "A letter to my mother",
        "A letter\nto my mother\n",
        '{"format":"other/1"}\n',
        "{",
        '{"format":"roisoleil-',
        '{"format":"roisoleil-arena/1","players":3}',
        "\n",
    ],
)
def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenMessage, match="is not a ledger of the arena"):
        Ledger(DUEL, path)
    assert path.read_text(encoding="utf-8") == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 2)
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([lines[0], "?", lines[2]]) + "\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"duel.jsonl:2: is not a game"):
        Ledger(DUEL, path)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"number":1', '"number":-1'),
        ('"seating":[1,0]', '"seating":[0,1]'),
        ('"ranks":[', '"ranks":[3,'),
        ('"points":[', '"points":[3,'),
        ('"thinking":[', '"thinking":[[],'),
    ],
)
def test_a_line_that_cannot_be_a_game_of_the_contest_is_named(tmp_path: Path, was: str, now: str) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 2)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert was in lines[2]
    path.write_text("\n".join([*lines[:2], lines[2].replace(was, now)]) + "\n", encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"duel.jsonl:3: is not a game of this contest"):
        Ledger(DUEL, path)


def test_two_processes_do_not_write_one_ledger(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Ledger(DUEL, path), pytest.raises(BrokenMessage, match="another process is writing it"):
        Ledger(DUEL, path)
    with Ledger(DUEL, path) as ledger:
        assert not ledger.games


def test_a_ledger_of_bots_that_have_changed_since_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    filled(path, 2)
    with Ledger(DUEL, path) as ledger:
        check_unchanged(ledger)
    text = path.read_text(encoding="utf-8")
    points = played_alone(DUEL, 1)[0][3]
    path.write_text(text.replace(f'"points":[{points[0]},', f'"points":[{points[0] + 1},', 1), encoding="utf-8")
    with Ledger(DUEL, path) as ledger, pytest.raises(BrokenMessage, match="game 0 comes out otherwise now"):
        check_unchanged(ledger)


TIMED = contest("habemus", "ministre:300ms", "page", "random")


def test_a_ledger_of_bots_that_think_by_the_clock_knows_them_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ministre is made lazy, as a mistake in its search would."""

    def lazy(spec: str, temper: int, of_processor: bool) -> Player:
        player = Player(spec, temper, of_processor)
        if spec.startswith("ministre"):
            player.bots[0] = SearchBot(Budget(0, 4))
        return player

    path = tmp_path / "timed.jsonl"
    with Ledger(TIMED, path) as ledger:
        ledger.add(game(0, [0, 1, 2], [1, 2, 3]))
    with Ledger(TIMED, path) as ledger:
        check_unchanged(ledger)
        monkeypatch.setattr(plan, "Player", lazy)
        with pytest.raises(BrokenMessage, match=r"timed.jsonl: the bots choose otherwise now: they have changed"):
            check_unchanged(ledger)


def test_a_ledger_without_fingerprint_is_gone_on_with_and_gets_none(tmp_path: Path) -> None:
    path = tmp_path / "timed.jsonl"
    with Ledger(TIMED, path) as ledger:
        mark = f',"fingerprint":"{ledger.fingerprint}"'
    heading = path.read_text(encoding="utf-8")
    assert mark in heading
    path.write_text(heading.replace(mark, ""), encoding="utf-8")
    with Ledger(TIMED, path) as ledger:
        assert ledger.fingerprint == ""
        check_unchanged(ledger)
        ledger.add(game(0, [0, 1, 2], [1, 2, 3]))
    assert path.read_text(encoding="utf-8").startswith(heading.replace(mark, ""))


@pytest.mark.parametrize(
    ("bot", "quick"),
    [("ministre", "ministre:20"), ("roi:2s", "roi:20"), ("roi:500", "roi:20"), ("roi:3", "roi:3"), ("page", "page")],
)
def test_for_a_fingerprint_nobody_looks_at_the_clock_or_thinks_for_long(bot: str, quick: str) -> None:
    assert quickened(bot) == quick


@pytest.mark.process
def test_a_contest_that_was_killed_goes_on_to_the_same_end(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    command = [
        *(sys.executable, "-c", "from roisoleil.cli.main import main; main()"),
        *("arena", "ombre", "--bots", "courtisan,random", "--games", "4000", "--jobs", "1", "--ledger", str(path)),
    ]
    process = subprocess.Popen(command, env=os.environ, stderr=subprocess.DEVNULL)
    while not (path.exists() and path.read_bytes().count(b"\n") > 4):
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with Ledger(DUEL, path) as ledger:
        played = len(ledger.games)
        assert 3 <= played < 4000
        for _ in play_missing(ledger, played + 10, Alone()):
            pass
        assert outcomes(ledger) == played_alone(DUEL, played + 10)
