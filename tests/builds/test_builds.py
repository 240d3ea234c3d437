"""The interpreted and the installed build, compiled where there is a C compiler, play the same games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = 500


def final_hashes(python_path: str) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if python_path:
        environment["PYTHONPATH"] = python_path
    command = [sys.executable, str(Path(__file__).parent / "hashes.py"), str(GAMES)]
    done = subprocess.run(command, env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def can_compile() -> bool:
    """Whether the installed build must be a compiled one."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and shutil.which("cc") is not None and os.environ.get("ROISOLEIL_NATIVE") != "0"


def test_both_builds_play_the_same_seeds_to_the_same_hashes() -> None:
    interpreted = final_hashes(str(ROOT / "src"))
    installed = final_hashes("")
    assert interpreted[0] == "interpreted"
    if can_compile():
        assert installed[0] == "native"
    assert len(interpreted) > GAMES
    assert installed[1:] == interpreted[1:]
