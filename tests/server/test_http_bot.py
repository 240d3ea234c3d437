"""The bot of docs/bots.md plays at a real server, and its calls by hand are answered."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.serving import Server

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/http_bot.py"


@pytest.mark.parametrize("game", ["habemus", "louis_xiv", "ombre"])
def test_the_bot_plays_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    server = Server(tmp_path, workers=1)
    try:
        command = [sys.executable, "-W", "error", str(EXAMPLE), server.url, game]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    finally:
        server.end()
    assert done.returncode == 0, done.stderr
    assert len(re.findall(r"seat \d: rank [123]", done.stdout)) == 3


@pytest.mark.skipif(not shutil.which("curl"), reason="needs curl")
def test_the_calls_by_hand_are_answered(tmp_path: Path) -> None:
    page = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    [script] = re.findall(r"```sh\n(SERVER=.*?)```", page, re.DOTALL)
    server = Server(tmp_path)
    try:
        script = script.replace("http://127.0.0.1:8655", server.url).replace("curl -sN", "curl -sN --max-time 2")
        done = subprocess.run(
            ["sh", "-c", script], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    finally:
        server.end()
    assert done.stdout.count('"table":') >= 3, done.stdout + done.stderr
    assert '"told":' in done.stdout, "the stream tells of the table"
