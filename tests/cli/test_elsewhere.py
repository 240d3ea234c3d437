"""Where a system has nothing of what only Unix has, the command works all the same, but for the table server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from roisoleil.cli.serve import check_system
from roisoleil.engine.codec import BrokenMessage

pytestmark = pytest.mark.process

UNIX: Final = ("fcntl", "grp", "httptools", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop")
CODE: Final = (
    "import sys; sys.modules.update(dict.fromkeys({unix!r})); "
    "from roisoleil.cli.main import run; sys.exit(run({line!r}))"
)


@pytest.mark.parametrize(
    "line",
    [
        ["--version"],
        ["games"],
        ["simulate", "habemus", "--games", "1"],
        ["arena", "ombre", "--bots", "random,page", "--games", "2", "--jobs", "1"],
    ],
    ids=lambda line: line[0],
)
def test_without_unix_the_command_works(line: list[str]) -> None:
    code = CODE.format(unix=UNIX, line=line)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_without_unix_a_game_is_played_line_by_line(tmp_path: Path) -> None:
    code = CODE.format(
        unix=UNIX, line=["play", "habemus", "--players", "3", "--lang", "en", "--save", str(tmp_path / "save.json")]
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, input="q\n", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "roisoleil play --resume" in done.stdout


def test_the_table_server_says_where_it_runs() -> None:
    with pytest.raises(BrokenMessage, match="needs Linux or macOS"):
        check_system("win32")
    check_system("linux")
    check_system("darwin")
