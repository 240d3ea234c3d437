"""Bots at tables: they think in processes of their own, which may die."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from roisoleil.engine.chance import FastChance
from tests.server.serving import PATIENCE, Player, Server
from tests.shared import every_game


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, workers=1)
    yield server
    server.end()


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in found.split()]


def play_with_bots(person: Player, ident: str, server: Server, kill_after: int) -> int:
    """One person plays to the end; a worker dies in between. Returns the number of own choices."""
    chance = FastChance(41)
    made = 0
    deadline = time.monotonic() + 3 * PATIENCE
    while (table := person.get(f"/api/tables/{ident}"))["state"] == "playing":
        assert time.monotonic() < deadline, "nobody plays on"
        prompt = table["told"][0]["prompt"]
        if 0 not in prompt["due"]:
            time.sleep(0.01)
            continue
        options = prompt["options"]
        wish = {"seat": 0, "position": table["position"], "key": f"choice-{made}"}
        answer = person.post(f"/api/tables/{ident}/choices", choice=options[chance.below(len(options))], **wish)
        assert answer.status_code == 200, answer.text
        made += 1
        if made == kill_after:
            for worker in children(server.process.pid):
                os.kill(worker, signal.SIGKILL)
    return made


@every_game
def test_a_person_plays_with_bots_to_the_end_though_a_worker_is_killed(server: Server, name: str) -> None:
    person = server.player()
    opened = person.post("/api/tables", game=name, seats=["", "page", "courtisan"], names=["Anne"]).json()
    ident = opened["table"]
    assert person.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
    assert play_with_bots(person, ident, server, kill_after=5) > 5
    assert person.get(f"/api/tables/{ident}")["state"] == "over"


def test_workers_end_with_their_server(server: Server) -> None:
    deadline = time.monotonic() + PATIENCE
    while not children(server.process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    workers = children(server.process.pid)
    assert workers
    server.kill()
    while any(Path(f"/proc/{worker}").exists() for worker in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
