"""A bot at a table of a server, over HTTP, with nothing but the standard library.

    python examples/http_bot.py http://127.0.0.1:8655 ombre

It opens a table with two bots of the server and plays there until the game is over.
Replace `choose` by something better.
"""

from __future__ import annotations

import json
import random
import sys
import uuid
from collections.abc import Iterator
from http.client import HTTPResponse
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

LATE = 409


def choose(game: str, view: dict[str, Any], options: list[str]) -> str:
    """One of the legal choices, in notation; `view` is the table as this seat sees it."""
    return random.choice(options)


class Client:
    """The calls that a bot needs; the server knows it again by its secret."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.secret = ""

    def open(self, path: str, body: object = None, kind: str = "application/json") -> HTTPResponse:
        """Ask the server; with a body as POST."""
        headers = {"Accept": kind, "Content-Type": "application/json"}
        if self.secret:
            headers["Authorization"] = f"Bearer {self.secret}"
        data = None if body is None else json.dumps(body).encode()
        answer: HTTPResponse = urlopen(Request(self.server + path, data, headers))
        if cookie := answer.headers.get("Set-Cookie"):
            self.secret = cookie.partition("=")[2].partition(";")[0]
        return answer

    def call(self, path: str, body: object = None) -> Any:
        """Ask the server, and read its answer."""
        with self.open(path, body) as answer:
            return json.load(answer)

    def wish(self, path: str, seat: int, **more: object) -> None:
        """What a seat wants; sent again with the same key, it would still happen once."""
        self.call(path, {"seat": seat, "key": uuid.uuid4().hex, **more})

    def news(self) -> Iterator[dict[str, Any]]:
        """What the server tells, message by message, until the connection ends."""
        with self.open("/api/stream", kind="application/x-ndjson") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)["data"]


def answer(client: Client, table: str, seat: int) -> None:
    """Make one choice, if the seat is asked for one."""
    now = client.call(f"/api/tables/{table}")
    mine = next(told for told in now["told"] if told["seat"] == seat)
    if options := mine["prompt"].get("options"):
        choice = choose(now["game"], mine["view"], options)
        try:
            client.wish(f"/api/tables/{table}/choices", seat, position=now["position"], choice=choice)
        except HTTPError as refusal:
            if refusal.code != LATE:  # then news of what came before is on its way
                raise


def play(server: str, game: str) -> list[str]:
    """Play one game, and return the lines of its result."""
    client = Client(server)
    wish = {"game": game, "seats": ["", "courtisan", "page"], "names": ["Robot"]}
    opened = client.call("/api/tables", wish)
    table, [seat] = opened["table"], opened["seats"]
    client.wish(f"/api/tables/{table}/start", seat)
    for message in client.news():
        if message["table"] != table or "told" not in message:
            continue  # chat, or who is present
        prompt = next(told["prompt"] for told in message["told"] if told["seat"] == seat)
        if prompt["state"] == "over":
            break
        if seat in prompt["due"]:
            answer(client, table, seat)
    result = client.call(f"/api/tables/{table}/record")["result"]
    return [f"seat {number}: rank {rank}" for number, rank in enumerate(result["ranks"])]


if __name__ == "__main__":
    print(*play(sys.argv[1].rstrip("/"), sys.argv[2]), sep="\n")
