"""A server as an operator runs it: by the command, with its log, and stopped by a signal."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from tests.patience import PATIENCE, Deadline
from tests.server.serving import free_port

COMMAND = [sys.executable, "-c", "from roisoleil.cli.main import main; main()"]
START = "from tests.server.dealing import deal_alike; deal_alike(); from roisoleil.cli.main import main; main()"
ALIKE = (
    "from tests.server.dealing import deal_alike; deal_alike({process!r}); from roisoleil.cli.main import main; main()"
)


class Operated:
    """`roisoleil serve` over a file, from its start to its end."""

    def __init__(self, folder: Path, *options: str, workers: int = 0) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self.log_file = folder / "log.txt"
        usual = ["serve", "--port", str(self.port), "--database", str(self.database), "--workers", str(workers)]
        command = [sys.executable, "-c", START, *usual, *options]
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    def __enter__(self) -> Self:
        self.wait_until(self.is_well)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def is_well(self) -> bool:
        assert self.process.poll() is None, self.log()
        try:
            return httpx.get(f"{self.url}/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        deadline = Deadline()
        while not is_so():
            assert not deadline.is_over(), self.log()
            time.sleep(0.05)

    def stop(self) -> tuple[int, float]:
        """Ask it to stop; its exit code, and the seconds that it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE), time.monotonic() - start

    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")
