"""A real cluster of a scheduler and two workers, one of which is killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from distributed import Client

from roisoleil.arena import cluster
from roisoleil.arena.cluster import Cluster
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.run import play_missing
from roisoleil.engine.codec import BrokenMessage
from tests.arena.helpers import contest, outcomes, played_alone
from tests.patience import PATIENCE

pytestmark = pytest.mark.process

TRIO = contest("habemus", "courtisan", "page", "random")
SLOW = contest("habemus", "ministre:30", "random", "random")
SLOW_GAMES = 4  # A game takes a tenth of a second or, interpreted, a whole one.


class RealCluster:
    """The processes of a cluster."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.folder = folder
        self.environment = {**os.environ, **variables}
        self.card = folder / "scheduler.json"
        self.scheduler = self.start("scheduler", "--host", "127.0.0.1", "--port", "0")
        self.workers = [
            self.start("worker", "--nthreads", "1", "--no-nanny", "--local-directory", str(folder)) for _ in range(2)
        ]

    def start(self, part: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{part}", "--scheduler-file", str(self.card)]
        with (self.folder / f"{part}.log").open("ab") as log:
            command += ["--no-dashboard", *arguments]
            return subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def address(self) -> str:
        """Where the scheduler listens; its card is there a moment after its process."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.card.exists() and (text := self.card.read_text(encoding="utf-8")):
                return str(json.loads(text)["address"])
            time.sleep(0.1)
        raise TimeoutError((self.folder / "scheduler.log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def real(tmp_path: Path) -> Iterator[RealCluster]:
    processes = RealCluster(tmp_path)
    yield processes
    processes.stop()


def wait_for_hands(crew: Cluster, hands: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if crew.hands() == hands:
            return
        time.sleep(0.1)
    raise TimeoutError(f"{crew.hands()} workers instead of {hands}")


def stop_when_busy(watcher: Client, worker: str, process: int) -> None:
    """Hold a worker in the middle of its first batch, so that it still owes that batch when it is killed."""
    while not watcher.processing([worker])[worker]:
        time.sleep(0.01)
    time.sleep(0.05)
    os.kill(process, signal.SIGSTOP)


def test_when_a_busy_worker_is_killed_no_game_is_lost_and_none_counted_twice(real: RealCluster, tmp_path: Path) -> None:
    path = tmp_path / "slow.jsonl"
    address = real.address()
    with (
        Ledger(SLOW, path) as ledger,
        Cluster(address) as crew,
        Client(address, set_as_default=False) as watcher,
    ):
        wait_for_hands(crew, 2)
        victim, process = next(iter(watcher.run(os.getpid).items()))
        stopper = Thread(target=stop_when_busy, args=(watcher, victim, process))
        stopper.start()
        coming = play_missing(ledger, SLOW_GAMES, crew)
        played = next(coming)
        stopper.join()
        assert len(watcher.processing([victim])[victim]) == 1
        assert played < SLOW_GAMES
        os.kill(process, signal.SIGKILL)
        played += sum(coming)
        wait_for_hands(crew, 1)
        assert outcomes(ledger) == played_alone(SLOW, SLOW_GAMES)
    assert played == SLOW_GAMES
    assert path.read_bytes().count(b"\n") == SLOW_GAMES + 1


def test_a_lost_scheduler_is_told_and_the_ledger_kept(real: RealCluster, tmp_path: Path) -> None:
    path = tmp_path / "trio.jsonl"
    with Ledger(TRIO, path) as ledger, Cluster(real.address()) as crew:
        coming = play_missing(ledger, 100_000, crew)
        played = next(coming)
        real.scheduler.kill()
        with pytest.raises(BrokenMessage, match="the scheduler is lost"):
            played += sum(coming)
    with Ledger(TRIO, path) as ledger:
        assert len(ledger.games) >= played


def test_a_cluster_without_the_program_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "roisoleil" / "__init__.py"
    empty.parent.mkdir()
    empty.touch()
    processes = RealCluster(tmp_path, PYTHONPATH=str(tmp_path))
    try:
        with Cluster(processes.address()) as crew, pytest.raises(BrokenMessage, match="need this version of roisoleil"):
            next(play_missing(Ledger(TRIO), 1, crew))
    finally:
        processes.stop()


def test_workers_with_other_bots_are_refused(real: RealCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "fingerprint", lambda _: "another bot")
    with Cluster(real.address()) as crew, pytest.raises(BrokenMessage, match="cannot play: its bots choose otherwise"):
        next(play_missing(Ledger(TRIO), 1, crew))


@pytest.mark.parametrize("address", ["nonsense", "localhost"])
def test_an_address_without_port_is_refused_and_the_program_ends(address: str) -> None:
    program = "import sys; from roisoleil.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "arena", "ombre", "--bots", "page,random", "--games", "2"]
    done = subprocess.run([*command, "--dask", address], capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    assert f"--dask {address}: no scheduler answers (missing port number" in done.stderr


def test_an_address_without_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(BrokenMessage, match="no scheduler answers"):
        Cluster("tcp://127.0.0.1:9")


def test_without_dask_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda _: None)
    with pytest.raises(BrokenMessage, match=r"pip install 'roisoleil\[cluster\]'"):
        Cluster("tcp://127.0.0.1:8786")
