"""Who is let in, how often, and what every answer says to browsers."""

from __future__ import annotations

import asyncio
import contextlib
import select
import socket
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Self, cast

import httpx
import pytest
import uvicorn
from litestar.types import HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send

from roisoleil.server import heads, running
from roisoleil.server.app import make_app
from roisoleil.server.bodies import MOST_READ
from roisoleil.server.guard import Guard, check_origin
from roisoleil.server.limits import MOST_KEYS, RULES, Limits, Pace, Turnstile, household, kind_of_call
from roisoleil.server.meters import Meters
from tests.patience import PATIENCE
from tests.server.operating import Operated

pytestmark = pytest.mark.process

NEW_TABLE = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with Operated(tmp_path_factory.mktemp("guarded"), "--proxy", "127.0.0.1", "--limits", "1") as server:
        yield server


# Limits, by an invented clock.


def test_a_turnstile_lets_some_pass_at_once_and_then_at_its_pace() -> None:
    turnstile = Turnstile(Pace(5, 2))
    assert [turnstile.wait("anne", 100.0) for _ in range(5)] == [0.0] * 5
    assert turnstile.wait("anne", 100.0) == pytest.approx(0.5)
    assert turnstile.wait("ben", 100.0) == 0.0
    assert turnstile.wait("anne", 100.5) == 0.0
    assert turnstile.wait("anne", 100.6) == pytest.approx(0.4)
    assert [turnstile.wait("anne", 200.0) for _ in range(5)] == [0.0] * 5


def test_a_turnstile_keeps_few_keys_and_still_holds_whoever_is_busy() -> None:
    turnstile = Turnstile(Pace(10, 1))
    for _ in range(10):
        turnstile.wait("flood", 0.0)
    passed = 0
    for number in range(3 * MOST_KEYS):
        turnstile.wait(str(number), number / MOST_KEYS)
        passed += turnstile.wait("flood", number / MOST_KEYS) == 0
        assert len(turnstile) <= MOST_KEYS
    assert passed == 2


def test_a_person_is_held_before_the_others_at_the_address() -> None:
    limits = Limits(1.0)
    at_once = int(RULES["write"].of_person.at_once)
    assert not any(limits.wait("write", "home", 1, 0.0) for _ in range(at_once))
    assert limits.wait("write", "home", 1, 0.0) > 0
    assert limits.wait("write", "home", 2, 0.0) == 0


def test_twice_the_limits_allow_twice_as_much() -> None:
    limits = Limits(2.0)
    at_once = int(RULES["claim"].of_address.at_once)
    assert not any(limits.wait("claim", "home", 0, 0.0) for _ in range(2 * at_once))
    assert limits.wait("claim", "home", 0, 0.0) > 0


def test_streams_are_counted_while_they_are_open() -> None:
    limits = Limits(0.1)
    assert limits.open_stream("home", 1)
    assert limits.open_stream("home", 1)
    assert not limits.open_stream("home", 1)
    assert limits.open_stream("home", 2)
    limits.close_stream("home", 1)
    assert limits.open_stream("home", 1)


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/tables/k3f9", "read"),
        ("POST", "/api/tables", "open"),
        ("POST", "/api/tables/k3f9/join", "open"),
        ("POST", "/api/tables/k3f9/rematch", "open"),
        ("DELETE", "/api/me", "open"),
        ("POST", "/api/tables/k3f9/claim", "claim"),
        ("POST", "/api/tables/k3f9/choices", "write"),
        ("PUT", "/api/tables/k3f9/note", "write"),
        ("GET", "/api/tables/k3f9/positions/7", "replay"),
        ("GET", "/api/tables/k3f9/proof", "replay"),
        ("GET", "/api/tables/k3f9/sheets", "replay"),
        ("GET", "/api/tables/k3f9/hint", "hint"),
    ],
)
def test_every_call_has_its_rule(method: str, path: str, kind: str) -> None:
    assert kind_of_call(method, path) == kind
    assert kind in RULES


def test_all_addresses_of_a_household_are_one() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:3:4:5:6") != household("2001:db8:1:3::7")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7")
    assert household("somewhere") == "somewhere"


# Over HTTP.


def test_every_answer_is_safe_to_show(server: Operated) -> None:
    for path in ["/", "/style.css", "/healthz", "/api/games", "/nowhere", "/api/schema/openapi.json", "/metrics"]:
        answer = httpx.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
        assert "server" not in answer.headers
        assert "strict-transport-security" not in answer.headers
        if path.startswith("/api/"):
            assert answer.headers["cache-control"] == "no-store"


def test_behind_tls_cookies_are_secure_and_browsers_are_told_to_keep_to_it(server: Operated) -> None:
    plain = httpx.post(f"{server.url}/api/tables", json=NEW_TABLE)
    assert plain.status_code == 201
    assert "Secure" not in plain.headers["set-cookie"]
    headers = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
    secure = httpx.post(f"{server.url}/api/tables", json=NEW_TABLE, headers=headers)
    for attribute in ("Secure", "HttpOnly", "SameSite=lax"):
        assert attribute in secure.headers["set-cookie"]
    assert secure.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "authorization": "Bearer something"},
    ],
)
def test_pages_of_other_sites_cannot_write(server: Operated, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=NEW_TABLE, headers=headers)
    assert answer.status_code == 403
    assert answer.json() == {"error": "foreign-origin"}
    assert "set-cookie" not in answer.headers
    assert httpx.get(f"{server.url}/api/games", headers=headers).status_code == 200


def test_our_own_page_and_programs_can_write(server: Operated) -> None:
    own = server.url.removeprefix("http://")
    for headers in ({"origin": server.url}, {"sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}, {}):
        check_origin("POST", {name.encode(): value.encode() for name, value in {**headers, "host": own}.items()})
    answer = httpx.post(f"{server.url}/api/tables", json=NEW_TABLE, headers={"origin": server.url})
    assert answer.status_code == 201


def test_bodies_must_be_json_and_short(server: Operated) -> None:
    form = httpx.post(f"{server.url}/api/tables", data={"game": "ombre"})
    assert (form.status_code, form.json()["error"]) == (415, "not-json")
    long = httpx.post(f"{server.url}/api/tables", json={**NEW_TABLE, "salt": "00" * 100_000})
    assert (long.status_code, long.json()["error"]) == (413, "refused")


def test_whoever_asks_too_often_is_told_when_to_come_again(server: Operated) -> None:
    headers = {"x-forwarded-for": "198.51.100.9"}
    with httpx.Client(base_url=server.url, headers=headers) as http:
        tries = int(RULES["claim"].of_address.at_once) + 20
        answers = [http.post("/api/tables/none/claim", json={"secret": "guess"}) for _ in range(tries)]
        assert answers[0].status_code == 404
        assert answers[-1].status_code == 429
        assert answers[-1].json() == {"error": "too-many"}
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert http.get("/api/games").status_code == 200, "what is read has limits of its own"
    elsewhere = {"x-forwarded-for": "198.51.100.10"}
    other = httpx.post(f"{server.url}/api/tables/none/claim", json={"secret": "guess"}, headers=elsewhere)
    assert other.status_code == 404
    assert "too-many" in server.log()
    assert "198.51.100.9" in server.log()
    assert "guess" not in server.log()


@pytest.mark.parametrize("path", ["/api/tables/none/claim/", "/api//tables/none/claim", "//api/tables//none/claim//"])
def test_a_call_has_its_limits_however_it_is_written(server: Operated, path: str) -> None:
    headers = {"x-forwarded-for": f"198.51.100.{20 + path.index('none')}"}
    with httpx.Client(base_url=server.url, headers=headers) as http:
        tries = int(RULES["claim"].of_address.at_once) + 5
        answers = [http.post(f"{server.url}{path}", json={"secret": "guess"}) for _ in range(tries)]
    assert answers[0].status_code == 404
    assert answers[-1].status_code == 429
    assert answers[0].headers["cache-control"] == "no-store"


def test_a_stream_counts_however_it_is_written(tmp_path: Path) -> None:
    with Operated(tmp_path, "--limits", "0.05") as server, httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]
        with http.stream("GET", f"/api/stream/?watch={table}") as first:
            assert first.status_code == 200
            assert http.get(f"/api/stream/?watch={table}").status_code == 429


def test_a_person_has_only_so_many_streams(tmp_path: Path) -> None:
    with Operated(tmp_path, "--limits", "0.1") as server, httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]
        watching = f"/api/stream?watch={table}"
        with http.stream("GET", watching) as first, http.stream("GET", watching) as second:
            assert [first.status_code, second.status_code] == [200, 200]
            third = http.get(watching)
            assert (third.status_code, third.json()["error"]) == (429, "too-many-streams")
        server.wait_until(lambda: "roisoleil_streams 0.0" in httpx.get(f"{server.url}/metrics").text)
        with http.stream("GET", watching) as fourth:
            assert fourth.status_code == 200


@pytest.mark.parametrize("header", [b"X-One: " + b"a" * 1_000_000, b"\r\n".join([b"X-Many: a"] * 100_000)])
def test_endless_heads_are_cut_short(server: Operated, header: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        with contextlib.suppress(ConnectionError):
            for start in range(0, len(header), 10_000):
                line.sendall(header[start : start + 10_000])
            assert line.recv(1000).startswith(b"HTTP/1.1 431 ")
            assert not line.recv(1000)


class Line:
    """A connection that is used again and again, as a proxy does."""

    def __init__(self, server: Operated) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
        self.got = self.socket.makefile("rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.got.close()
        self.socket.close()

    def send(self, *lines: bytes) -> None:
        self.socket.sendall(b"\r\n".join([*lines, b"Host: x", b"", b""]))

    def is_answered(self) -> bool:
        """Whether there is an answer already; where there is none, a moment later."""
        return bool(select.select([self.socket], [], [], 0.3)[0])

    def answer(self) -> tuple[int, dict[bytes, bytes], bytes]:
        status = int(self.got.readline().split()[1])
        headers = dict(line.lower().rstrip().split(b": ", 1) for line in iter(self.got.readline, b"\r\n"))
        return status, headers, self.got.read(int(headers[b"content-length"]))


GUESS = (b"POST /api/tables/none/claim HTTP/1.1", b"Content-Type: application/json")
EARLY = {
    "too often": (429, GUESS),
    "from elsewhere": (403, (*GUESS, b"Origin: https://elsewhere.example")),
    "no JSON": (415, (b"POST /api/tables HTTP/1.1", b"Content-Type: text/plain")),
    "no such call": (405, (b"POST /api/games HTTP/1.1", b"Content-Type: application/json")),
    "nobody known": (401, (b"DELETE /api/me HTTP/1.1", b"Content-Type: application/json")),
}


@pytest.fixture(scope="module")
def guessed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    """A server where an address has no guess left for some time."""
    with Operated(tmp_path_factory.mktemp("guessed"), "--limits", "0.05") as server:
        statuses = [httpx.post(f"{server.url}/api/tables/none/claim", json={"secret": "a"}).status_code for _ in "ab"]
        assert statuses == [404, 429]
        yield server


@pytest.mark.parametrize(("status", "head"), EARLY.values(), ids=EARLY.keys())
def test_a_refusal_comes_after_the_body_and_the_connection_goes_on(
    guessed: Operated, status: int, head: tuple[bytes, ...]
) -> None:
    with Line(guessed) as line:
        for length in (30, 30_000):
            line.send(*head, b"Content-Length: %d" % length)
            assert not line.is_answered()
            line.socket.sendall(b"{" + b" " * (length - 1))
            found, headers, body = line.answer()
            assert (found, b"connection" in headers) == (status, False), body
            line.send(b"GET /healthz HTTP/1.1")
            assert line.answer()[0] == 200


def test_a_body_that_is_too_long_to_be_read_ends_the_connection(guessed: Operated) -> None:
    with Line(guessed) as line:
        line.send(*GUESS, b"Content-Length: 900000000")
        line.socket.sendall(b" " * MOST_READ)
        status, headers, _ = line.answer()
        assert (status, headers[b"connection"]) == (429, b"close")
        assert not line.got.read()


def test_a_body_that_waits_for_a_word_is_not_asked_for_in_vain(guessed: Operated) -> None:
    with Line(guessed) as line:
        line.send(*GUESS, b"Content-Length: 30", b"Expect: 100-continue")
        status, headers, _ = line.answer()
        assert (status, headers[b"connection"]) == (429, b"close")
        assert not line.got.read()


@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("header", [b"X-One: " + b"a" * 33_000, b"\r\n".join([b"X-Many: a"] * 3_300)])
def test_a_head_that_comes_at_once_is_no_longer_than_others(server: Operated, header: bytes, before: int) -> None:
    with Line(server) as line:
        for _ in range(before):
            line.send(b"GET /healthz HTTP/1.1")
            assert line.answer()[0] == 200
        line.send(b"GET /healthz HTTP/1.1", header)
        assert line.answer()[0] == 431
        assert not line.got.read()


def test_headers_after_a_body_count_like_those_before_it(server: Operated) -> None:
    with Line(server) as line:
        line.send(b"POST /api/tables HTTP/1.1", b"Content-Type: application/json", b"Transfer-Encoding: chunked")
        line.socket.sendall(b"0\r\n" + b"X-After: a\r\n" * 3_300)
        assert line.answer()[0] == 431


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
    ],
)
@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_who_never_ends_a_request_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(heads, "REQUEST_SECONDS", 0.2)

    async def body() -> None:
        app = make_app(str(tmp_path / "t.db"), 0)
        guard = Guard(app, app.state.meters, 1)
        config = uvicorn.Config(guard, lifespan="off", http=running.protocol(), ws="none", log_config=None)
        is_ready = asyncio.Event()
        server = running.Running(config, app, is_ready.set)
        with contextlib.closing(running.listen("127.0.0.1", 0)) as listener:
            async with app.lifespan():
                serving = asyncio.create_task(server.serve(sockets=[listener]))
                await is_ready.wait()
                reader, writer = await asyncio.open_connection(*listener.getsockname())
                writer.write(sent)
                async with asyncio.timeout(PATIENCE):
                    assert await reader.read() == b""
                writer.close()
                server.should_exit = True
                await serving
                meters = await app.state.meters.page(app.state.hub)
                assert b"roisoleil_faults_total 0.0" in meters, "it is their fault"

    asyncio.run(body())


def test_long_cookies_are_none_of_our_business(server: Operated) -> None:
    answer = httpx.get(f"{server.url}/healthz", headers={"cookie": "theirs=" + "a" * 8_000})
    assert answer.status_code == 200


# The methods of a call.


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/healthz", "/api/games", "/api/me", "/api/schema/openapi.json"])
def test_the_head_of_an_answer_can_be_asked_for_alone(server: Operated, path: str) -> None:
    whole, head = httpx.get(server.url + path), httpx.head(server.url + path)
    assert whole.status_code == head.status_code == 200
    assert head.content == b""
    told = [{name: value for name, value in answer.headers.items() if name != "date"} for answer in (whole, head)]
    assert told[0] == told[1]
    assert httpx.head(f"{server.url}/api/nowhere").status_code == 404


def test_a_stream_has_no_head_without_its_news(server: Operated) -> None:
    answer = httpx.head(f"{server.url}/api/stream?watch=x")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, OPTIONS")


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/", "GET, HEAD, OPTIONS"),
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/stream", "GET, OPTIONS"),
        ("/api/me", "DELETE, GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x", "GET, HEAD, OPTIONS"),
        ("/api/tables/x/note", "GET, HEAD, OPTIONS, PUT"),
        ("/api/tables/x/choices", "OPTIONS, POST"),
    ],
)
def test_every_call_tells_all_its_methods(server: Operated, path: str, methods: str) -> None:
    asked, refused = httpx.options(server.url + path), httpx.patch(server.url + path)
    assert (asked.status_code, refused.status_code) == (204, 405)
    assert asked.headers["allow"] == refused.headers["allow"] == methods


# What it costs.


def test_the_guard_takes_microseconds() -> None:
    """It takes 7; the bound is for slow machines, and for code that grows with what it has seen."""

    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    guard = Guard(silent, Meters(), 1e9)
    names = ["host", "user-agent", "accept", "cookie", "content-type", "content-length", "origin", "sec-fetch-site"]
    values = ["h", "browser", "*/*", "roisoleil=secret", "application/json", "50", "http://h", "same-origin"]
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables/k3f9/choices",
        "path_template": "/api/tables/{ident}/choices",
        "scheme": "http",
        "client": ("192.0.2.7", 1),
        "headers": [(name.encode(), value.encode()) for name, value in zip(names, values, strict=True)],
    }

    async def nothing(message: Message) -> None: ...

    async def no_body() -> HTTPReceiveMessage:
        return {"type": "http.disconnect"}

    async def ask(times: int) -> float:
        start = process_time()
        for _ in range(times):
            await guard(cast("HTTPScope", scope), no_body, nothing)
        return (process_time() - start) / times

    assert min(asyncio.run(ask(2000)) for _ in range(3)) < 200e-6
