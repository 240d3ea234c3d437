"""The examples of docs/research.md, docs/python.md and docs/bots.md run as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
PAGES = ["research", "python", "bots"]
TEXTS = {page: (ROOT / f"docs/{page}.md").read_text(encoding="utf-8") for page in PAGES}
BLOCKS = {
    f"{page}-{number}": block
    for page, text in TEXTS.items()
    for number, block in enumerate(re.findall(r"(?ms)^```python\n(.*?)^```$", text))
}
PATIENCE = 240
"""Seconds for an example; alone it takes less than twenty."""


def test_there_are_examples() -> None:
    assert sum(name.startswith("research") for name in BLOCKS) >= 8
    assert sum(name.startswith("python") for name in BLOCKS) >= 3
    assert sum(name.startswith("bots") for name in BLOCKS) >= 1


@pytest.mark.parametrize("name", BLOCKS)
def test_an_example_runs(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", BLOCKS[name]],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_small_ppo_learns_something() -> None:
    """A few updates are enough to see that it plays better than at first."""
    command = [sys.executable, str(ROOT / "examples/ppo.py"), "habemus", "--updates", "6"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
    shares = [float(share) for share in re.findall(r"([\d.]+)% \(even", done.stdout)]
    assert shares[-1] > 2 * shares[0]
