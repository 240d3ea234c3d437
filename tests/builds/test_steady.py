"""`make steady`: quiet rounds in a row, then one beside busy loops, and it ends at the first that fails."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import psutil

from tests.patience import Deadline

ROOT: Final = Path(__file__).parents[2]
PYTHON: Final = f"""#!{sys.executable}
import json, os, pathlib, psutil, sys
if sys.argv[1] == "-c":
    print(2)
    sys.exit()
beside = [child.pid for child in psutil.Process(os.getppid()).children() if child.pid != os.getpid()]
told = json.dumps([beside, sys.argv[1:]])
with pathlib.Path(__file__).with_name("rounds").open("a") as file:
    file.write(told + "\\n")
sys.exit(int(os.environ.get("FAILS", 0)))
"""
"""Stands for the Python that runs the tests: notes what else runs beside it, and what it was asked for."""


def steady(folder: Path, **wishes: str) -> tuple[subprocess.CompletedProcess[str], list[tuple[list[int], list[str]]]]:
    """What it said, and of each round the loops that ran beside it, and its arguments."""
    (folder / "python").write_text(PYTHON)
    (folder / "python").chmod(0o700)
    given = {name: value for name, value in os.environ.items() if name not in {"ROUNDS", "TESTS"}}
    environment = {**given, "BIN": str(folder), **wishes}
    command = [str(ROOT / "tools/steady.sh")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done, [tuple(json.loads(line)) for line in (folder / "rounds").read_text().splitlines()]


def is_running(process: int) -> bool:
    """Whether it is more than a dead one that nobody has looked after yet."""
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_ten_quiet_rounds_are_followed_by_one_beside_six_busy_loops(tmp_path: Path) -> None:
    done, rounds = steady(tmp_path)
    assert done.returncode == 0, done.stderr
    assert [len(loops) for loops, _ in rounds] == [0] * 10 + [6]
    deadline = Deadline()
    while any(map(is_running, rounds[-1][0])):
        assert not deadline.is_over()
    assert done.stdout.count("Round ") == done.stdout.count(" seconds") == 11
    tests = [each for each in rounds[0][1] if each.startswith("tests/")]
    assert {"tests/e2e", "tests/cli/test_screen.py", "tests/arena/test_cluster.py"} <= set(tests)
    assert all((ROOT / each).exists() for each in tests)


def test_the_number_of_rounds_and_the_tests_can_be_chosen(tmp_path: Path) -> None:
    _, rounds = steady(tmp_path, ROUNDS="1", TESTS="tests/words tests/counts")
    assert [len(loops) for loops, _ in rounds] == [0, 6]
    assert all(line[-2:] == ["tests/words", "tests/counts"] for _, line in rounds)


def test_the_first_round_that_fails_is_the_last(tmp_path: Path) -> None:
    done, rounds = steady(tmp_path, FAILS="1")
    assert done.returncode == 1
    assert len(rounds) == 1
