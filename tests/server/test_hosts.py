"""To which names a server answers: another's page cannot become ours by letting its name point here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.server.hosts import hosts, parse_names
from tests.server.operating import Operated

pytestmark = pytest.mark.process

OURS = [
    *("127.0.0.1:8655", "localhost:8655", "[::1]:8655", "192.168.1.5", "[fe80::1]", "server1:8655", "LOCALHOST.", ""),
    *("attic.local:8655", "attic.lan", "attic.home.arpa", "tables.localhost"),
]
FOREIGN = [
    "evil.example:8655",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "evil.example.",
    "tables.example.org",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with Operated(tmp_path_factory.mktemp("named")) as server:
        yield server


@pytest.mark.parametrize("host", OURS)
def test_a_server_at_home_answers_to_what_nobody_else_can_own(server: Operated, host: str) -> None:
    assert hosts([])(host.encode())
    assert httpx.get(f"{server.url}/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_no_other_name_is_answered(server: Operated, host: str) -> None:
    assert not hosts([])(host.encode())
    for path in ("/", "/healthz", "/metrics", "/api/tables", "/api/stream?watch=x"):
        answer = httpx.get(f"{server.url}{path}", headers={"host": host})
        assert answer.status_code == 421
        assert answer.json()["error"] == "foreign-host"
        assert "--names" in answer.json()["detail"]
    written = httpx.post(f"{server.url}/api/tables", json={}, headers={"host": host, "origin": f"http://{host}"})
    assert written.status_code == 421


def test_people_are_told_what_to_do_in_their_language(server: Operated) -> None:
    headers = {"host": "tables.example.org<script>", "accept": "text/html,*/*;q=0.8"}
    answer = httpx.get(server.url, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (421, "text/html; charset=utf-8")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script" not in answer.text
    assert answer.text.count("--names tables.example.org&lt;script&gt;") == 3
    for lang in ("fr", "en", "de"):
        assert f'<section lang="{lang}">' in answer.text


def test_a_server_with_names_answers_to_these_also_behind_a_proxy(tmp_path: Path) -> None:
    with Operated(tmp_path, "--proxy", "127.0.0.1", "--names", "tables.example.org, *.example.net") as server:
        for host, status in {
            "tables.example.org": 200,
            "Tables.Example.Org:8443": 200,
            "a.example.net": 200,
            "example.net": 421,
            "xexample.net": 421,
            "evil.example": 421,
            f"127.0.0.1:{server.port}": 200,
        }.items():
            assert httpx.get(f"{server.url}/healthz", headers={"host": host}).status_code == status, host


def test_behind_a_proxy_any_name_is_answered_unless_some_are_given(tmp_path: Path) -> None:
    with Operated(tmp_path, "--proxy", "127.0.0.1") as server:
        assert httpx.get(f"{server.url}/healthz", headers={"host": "tables.example.org"}).status_code == 200


def test_names_are_read_as_proxies_have_them() -> None:
    assert parse_names("https://Tables.example.org:443, b.example.org.,") == ["tables.example.org", "b.example.org"]
    assert parse_names(":80") == []
    assert hosts(parse_names("*"))(b"anything.example")
    for broken in ("a/b", "two words", "a.*.org", "é.example"):
        with pytest.raises(BrokenMessage, match="--names"):
            parse_names(broken)


def test_the_name_at_which_a_server_listens_is_its_own() -> None:
    is_ours = hosts(parse_names("*.example.net"), host="Tables.Example.org")
    assert is_ours(b"tables.example.org:8655")
    assert is_ours(b"one.example.net")
    for everywhere in ("0.0.0.0", "::", ""):
        assert not hosts([], host=everywhere)(b"tables.example.org")
