"""Deals that are the same each time: what servers of the tests draw follows from the test that runs.

A table's name is drawn as well, since the names of its bots and the chance of their choices follow from it.
"""

from __future__ import annotations

import atexit
import base64
import hashlib
import os
import secrets
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

FILE: Final = "ROISOLEIL_TEST_FILE"
"""The variable for the file that names the test that runs, which the processes know that it has started."""


def begin_test(name: str) -> None:
    """From now on all deals are for this test."""
    if FILE not in os.environ:
        file = Path(tempfile.gettempdir()) / f"roisoleil-test-{os.getpid()}"
        os.environ[FILE] = str(file)
        atexit.register(file.unlink, missing_ok=True)
    Path(os.environ[FILE]).write_text(name, encoding="utf-8")


def running_test() -> str:
    return Path(os.environ[FILE]).read_text(encoding="utf-8") if FILE in os.environ else ""


class Dealing:
    """Stands where a server draws what nobody can guess."""

    def __init__(self, process: str) -> None:
        """`process` tells apart those of one test, or two might give the same name to their tables."""
        self.test: Final = running_test()
        self.process: Final = process
        self.drawn: Final[Counter[str]] = Counter()
        self.seed = b""

    def token_bytes(self, size: int) -> bytes:
        """The seed of a deal."""
        test = running_test()
        self.drawn[test] += 1
        # A process that is older than the test deals as if it had been started for it.
        started = self.process if test == self.test else self.process.partition("/")[0]
        self.seed = hashlib.sha256(f"{test} {started} {self.drawn[test]}".encode()).digest()
        return self.seed[:size]

    def token_urlsafe(self, size: int) -> str:
        """The name of the table dealt last; whatever else is named needs no other name than any."""
        seed, self.seed = self.seed, b""
        if not seed:
            return secrets.token_urlsafe(size)
        return base64.urlsafe_b64encode(hashlib.sha256(seed).digest()[:size]).rstrip(b"=").decode()


def deal_alike(process: str = "here") -> None:
    """Let all tables of this process be dealt for the test that runs.

    `process` is the place of a server among those of the test, and after a stroke how often it was started in it.
    """
    from roisoleil.server import hub  # noqa: PLC0415 - tests without servers need not load one

    hub.secrets = Dealing(process)  # type: ignore[assignment,attr-defined]
