"""Check within a minute and a half what an edit can break; called by `make quick`.

Several checks run side by side, the longest first. Each tells how long it took, and what it found if it failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
NPM: Final = ["npm", "--prefix", "web", "--silent", "run"]


class Check(NamedTuple):
    """A command that must succeed."""

    name: str
    command: list[str]


class Outcome(NamedTuple):
    """What became of a check."""

    check: Check
    seconds: float
    is_passed: bool
    said: str


UNUSED: Final = ["no:faker", "no:schemathesis", "no:hypothesispytest"]
"""Plugins that take longer to load than all tests of the engine to run."""
FAST: Final = ["-m", "not process and not browser and not soak", *(part for name in UNUSED for part in ("-p", name))]
CHECKS: Final = [
    Check("tests", ["pytest", "-n", "2", "--dist", "worksteal", *FAST]),
    Check("types of the page", [*NPM, "check"]),
    Check("tests of the page", [*NPM, "test"]),
    Check("style of the page", [*NPM, "lint"]),
    Check("types", ["mypy"]),
    Check("import law", ["lint-imports", "--no-logo"]),
    Check("style", ["ruff", "check"]),
    Check("format", ["ruff", "format", "--check"]),
]


def environment() -> dict[str, str]:
    """That of `make`, with the programs that it has installed and with few random games."""
    return os.environ | {"PATH": os.pathsep.join([str(BIN), os.environ["PATH"]]), "ROISOLEIL_GAMES": "few"}


def run(check: Check) -> Outcome:
    """Run a check to its end."""
    start = time.monotonic()
    done = subprocess.run(
        check.command,
        cwd=ROOT,
        env=environment(),
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    return Outcome(check, time.monotonic() - start, done.returncode == 0, done.stdout)


def main() -> int:
    """Run all checks, and tell of each as soon as it is done."""
    start = time.monotonic()
    failed = []
    with ThreadPoolExecutor(max_workers=2) as pool:
        for waiting in as_completed([pool.submit(run, check) for check in CHECKS]):
            outcome = waiting.result()
            word = "passed" if outcome.is_passed else "FAILED"
            print(f"{outcome.check.name:18} {word} {outcome.seconds:5.1f} s", flush=True)
            if not outcome.is_passed:
                failed.append(outcome.check.name)
                print(outcome.said.rstrip(), flush=True)
    total = time.monotonic() - start
    print(f"quick: {', '.join(failed) + ' failed' if failed else 'all passed'}, {total:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
