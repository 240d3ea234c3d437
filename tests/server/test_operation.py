"""A server as its operator sees it: how it starts, what it says of itself, and how it ends."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import httpx
import pytest

from roisoleil.cli.main import run
from roisoleil.cli.serve import usual_database
from roisoleil.server.pages import PAGE, read_files
from tests.patience import PATIENCE, Deadline, stretch
from tests.server.operating import COMMAND, Operated
from tests.server.serving import free_port
from tests.server.test_worker import children

pytestmark = pytest.mark.process

NEW_TABLE: dict[str, object] = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
MANY = 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Operated]:
    with Operated(tmp_path_factory.mktemp("operated"), "--limits", "0", "--log", "json", "--log-requests") as server:
        yield server


# The start.


def test_what_cannot_be_meant_is_refused_in_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        fine = str(tmp_path / "fine.db")
        attempts = [
            (["--port", taken, "--database", fine], "another program is listening there"),
            (["--port", "0", "--database", fine], "is no port"),
            (["--port", taken, "--database", fine, "--open"], "another program is listening there"),
            (["--host", "192.0.2.1", "--database", fine], "cannot listen at 192.0.2.1"),
            (["--limits", "-1"], "--limits"),
            (["--port", str(free_port()), "--database", str(tmp_path / "no" / "t.db")], "there is no folder"),
        ]
        for options, reason in attempts:
            capfd.readouterr()
            assert run(["serve", "--workers", "0", *options]) == 2, options
            error = capfd.readouterr().err
            assert reason in error
            assert len(error.strip().splitlines()) == 1, error


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--database", "postgresql://x@127.0.0.1:1/x"], "--database: cannot open"),
        (["--database", "FOLDER/text.db"], "--database: cannot open"),
        (["--database", "FOLDER/spoilt.db"], "--database: "),
        (["--database", "FOLDER/fine.db", "--broker", "redis://127.0.0.1:1"], "--broker: "),
    ],
)
def test_what_cannot_be_opened_is_told_in_one_line(tmp_path: Path, options: list[str], reason: str) -> None:
    (tmp_path / "text.db").write_text("This is no database at all.\n" * 100, encoding="utf-8")
    (tmp_path / "spoilt.db").write_bytes(b"SQLite format 3\0" + b"?" * 10_000)
    given = [option.replace("FOLDER", str(tmp_path)) for option in options]
    command = [*COMMAND, "serve", "--workers", "0", "--port", str(free_port()), *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2, done.stderr
    assert reason in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert not done.stdout


def test_the_usual_database_lies_in_the_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert usual_database() == tmp_path / "roisoleil" / "tables.db"
    assert (tmp_path / "roisoleil").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("XDG_DATA_HOME", "relative paths do not count")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert usual_database() == tmp_path / "home" / ".local" / "share" / "roisoleil" / "tables.db"


def test_a_browser_finds_the_server_that_runs_already(server: Operated, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/seen\n', encoding="utf-8")
    browser.chmod(0o700)
    environment = {**os.environ, "DISPLAY": ":0", "BROWSER": str(browser)}
    again = [*COMMAND, "serve", "--port", str(server.port), "--open", "--database", str(tmp_path / "unused.db")]
    done = subprocess.run(again, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert server.url in done.stdout
    assert (tmp_path / "seen").read_text(encoding="utf-8").strip() == server.url
    assert not (tmp_path / "unused.db").exists()


# What it says of itself.


def test_the_page_to_play_on_is_served_at_every_address(server: Operated) -> None:
    page = httpx.get(server.url)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "style=" not in page.text
    assert httpx.get(f"{server.url}/t/any-table").text == page.text
    assert httpx.get(f"{server.url}/api/schema/openapi.json").status_code == 200


def test_browsers_are_told_at_once_what_the_page_of_a_table_asks_for_first(server: Operated) -> None:
    wanted = "</api/tables/any-table>; rel=preload; as=fetch; crossorigin"
    for path in ("/t/any-table", "/t/any-table/", "/t/any-table/at/12/1"):
        assert httpx.get(server.url + path).headers["link"] == wanted
    for path in ("/", "/t/", "/t/any-table/seat/secret", "/t/any%20table", "/t/any>table", "/rules/ombre"):
        assert "link" not in httpx.get(server.url + path).headers


def test_without_the_page_a_few_words_in_three_languages_are_left() -> None:
    instead = read_files(PAGE)["index.html"].decode()
    for mark in ('lang="fr"', 'lang="en"', 'lang="de"', "/api/schema/openapi.json"):
        assert mark in instead
    assert "<script" not in instead
    assert "style=" not in instead


def test_whatever_cannot_be_served_is_refused_in_json(server: Operated) -> None:
    answers = [
        (404, httpx.get(f"{server.url}/api/nowhere")),
        (404, httpx.get(f"{server.url}/assets/nowhere")),
        (404, httpx.get(f"{server.url}/api/tables/none")),
        (405, httpx.patch(f"{server.url}/api/tables")),
        (400, httpx.post(f"{server.url}/api/tables", content=b"{", headers={"content-type": "application/json"})),
        (401, httpx.get(f"{server.url}/api/tables")),
    ]
    for status, answer in answers:
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/json"
        assert answer.json()["error"]
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/tables", json=NEW_TABLE)
        for cursor in ("nonsense", "0.1.none", "1" * 60):
            assert http.get(f"/api/tables?cursor={cursor}").status_code in {200, 400}


def test_metrics_count_calls_by_their_names(server: Operated) -> None:
    with httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]
        http.get(f"/api/tables/{table}")
        http.get("/api/somewhere/else")
        with http.stream("GET", "/api/stream"):
            text = http.get("/metrics").text
    for mark in (
        'roisoleil_calls_total{call="POST /api/tables",status="201"}',
        'roisoleil_calls_total{call="GET /api/tables/{ident}",status="200"}',
        'roisoleil_calls_total{call="GET other",status="404"}',
        "roisoleil_choice_seconds_count",
        "roisoleil_streams 1.0",
        "roisoleil_store_batches_total",
        "roisoleil_bot_turns 0.0",
        "roisoleil_faults_total 0.0",
    ):
        assert mark in text
    assert table not in text


def test_metrics_are_for_this_machine_only(server: Operated) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "via"):
        assert httpx.get(f"{server.url}/metrics", headers={header: "192.0.2.7"}).status_code == 404


def test_metrics_elsewhere_need_the_token(tmp_path: Path) -> None:
    with Operated(tmp_path, "--metrics-token", "open-sesame") as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        for token, status in [("open-sesame", 200), ("open", 404)]:
            answer = httpx.get(f"{server.url}/metrics", headers={"authorization": f"Bearer {token}"})
            assert answer.status_code == status


def test_the_log_names_calls_but_no_tables_and_no_people(server: Operated) -> None:
    secret = "a-name-that-nobody-has"
    with httpx.Client(base_url=server.url) as http:
        opened = http.post("/api/tables", json={**NEW_TABLE, "names": [secret[:20]]}).json()
        http.post(f"/api/tables/{opened['table']}/claim", json={"secret": opened["links"][0]})
        http.post(f"/api/tables/{opened['table']}/chat", json={"text": secret})
        cookie = http.cookies["roisoleil"]
    deadline = Deadline()
    while "/chat" not in server.log() and not deadline.is_over():  # it is written after the answer
        sleep(0.02)
    lines = [json.loads(line) for line in server.log().splitlines()]
    assert lines[0]["event"] == "started"
    assert [(line["call"], line["status"]) for line in lines if line["event"] == "request"][-2:] == [
        ("POST /api/tables/{ident}/claim", 200),
        ("POST /api/tables/{ident}/chat", 201),
    ]
    assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)
    for private in (opened["table"], opened["links"][0], cookie, secret[:20]):
        assert private not in server.log()


# When something goes wrong.


def test_a_fault_is_logged_and_not_shown(tmp_path: Path) -> None:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]
        cookies = dict(http.cookies)
        server.stop()
    change(server.database, "INSERT INTO holders SELECT table_id, 'nowhere', person_id FROM holders")
    with Operated(tmp_path, "--log", "json") as server, httpx.Client(base_url=server.url, cookies=cookies) as http:
        answer = http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()) == (500, {"error": "fault"})
        faults = [line for line in map(json.loads, server.log().splitlines()) if line["event"] == "fault"]
        assert faults[0]["call"] == "GET /api/tables/{ident}"
        assert "Traceback" in faults[0]["exception"]
        assert "roisoleil_faults_total 0.0" not in http.get("/metrics").text


def change(database: Path, statement: str) -> None:
    """Do something to a database behind the back of its server."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute(statement)
    connection.close()


def test_while_the_database_fails_requests_are_to_be_repeated(tmp_path: Path) -> None:
    with Operated(tmp_path) as server, httpx.Client(base_url=server.url) as http:
        change(server.database, "ALTER TABLE persons RENAME TO gone")
        answer = http.post("/api/tables", json=NEW_TABLE)
        change(server.database, "ALTER TABLE gone RENAME TO persons")
        assert (answer.status_code, answer.json()) == (503, {"error": "unavailable"})
        assert int(answer.headers["retry-after"]) > 0
        assert http.post("/api/tables", json=NEW_TABLE).status_code == 201
        assert "store-unavailable" in server.log()


# The end.


def test_it_stops_at_once_although_many_listen(tmp_path: Path) -> None:
    with Operated(tmp_path, "--limits", "0", workers=1) as server:
        ends: list[bytes] = []
        opened = httpx.post(f"{server.url}/api/tables", json=NEW_TABLE)
        table, cookies = opened.json()["table"], dict(opened.cookies)
        idle = httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": "Ben"}).cookies
        httpx.post(f"{server.url}/api/tables/{table}/leave", json={"seat": 1, "key": "leave-it"}, cookies=idle)
        wishes: list[tuple[str, dict[str, str]]] = [("", cookies), ("", dict(idle)), (table, {})]
        listeners = [
            Thread(target=lambda wish=wish: ends.append(listen_to_the_end(server, *wish)))
            for wish in (wishes * MANY)[:MANY]
        ]
        for listener in listeners:
            listener.start()
        server.wait_until(lambda: f"roisoleil_streams {MANY}.0" in httpx.get(f"{server.url}/metrics").text)
        code, seconds = server.stop()
        for listener in listeners:
            listener.join(PATIENCE)
        assert code == 0
        assert seconds < 5 * stretch()
        assert len(ends) == MANY, "a stream that is broken off raises an error"
        assert "stopped" in server.log().splitlines()[-1]
        assert "rror" not in server.log()


def test_what_was_acknowledged_before_the_end_is_there_after_it(tmp_path: Path) -> None:
    acknowledged: list[int] = []
    with Operated(tmp_path, "--limits", "0") as server, httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]

        def chatter() -> None:
            with contextlib.suppress(httpx.TransportError):
                while (answer := http.post(f"/api/tables/{table}/chat", json={"text": "so"})).status_code == 201:
                    acknowledged.append(answer.json()["number"])

        speakers = [Thread(target=chatter) for _ in range(4)]
        for speaker in speakers:
            speaker.start()
        server.wait_until(lambda: len(acknowledged) > MANY)
        assert server.stop()[0] == 0
        for speaker in speakers:
            speaker.join(PATIENCE)
    connection = sqlite3.connect(server.database)
    stored = [row[0] for row in connection.execute("SELECT number FROM chat ORDER BY number")]
    connection.close()
    assert sorted(acknowledged) == stored


ASKED = """
CREATE TABLE asked (at REAL);
CREATE TRIGGER ask AFTER UPDATE ON schema_version BEGIN INSERT INTO asked VALUES (0); END;
"""


def test_however_many_ask_whether_it_is_well_the_database_is_asked_once_a_second(tmp_path: Path) -> None:
    with Operated(tmp_path, "--limits", "0") as server:
        for statement in ASKED.strip().split("\n"):
            change(server.database, statement)
        start = monotonic()
        with ThreadPoolExecutor(16) as crowd:
            statuses = set(crowd.map(lambda _: httpx.get(f"{server.url}/healthz").status_code, range(16 * 10)))
        seconds = monotonic() - start
        with contextlib.closing(sqlite3.connect(server.database)) as database:
            asked = database.execute("SELECT count(*) FROM asked").fetchone()[0]
        assert statuses == {200}
        assert asked <= seconds + 2


def test_a_server_whose_database_is_gone_is_not_well(tmp_path: Path) -> None:
    """And takes no choice that would be lost."""
    with Operated(tmp_path, "--limits", "0") as server, httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json=NEW_TABLE).json()["table"]
        server.database.unlink()
        server.wait_until(lambda: http.get("/healthz").status_code == 503)
        answer = http.post(f"/api/tables/{table}/chat", json={"text": "so"})
        assert answer.status_code == 503
        assert answer.json()["error"] == "unavailable"
        assert "store-unavailable" in server.log()
        assert "Traceback" not in server.log()


def test_a_worker_that_died_is_replaced_and_logged(tmp_path: Path) -> None:
    with Operated(tmp_path, workers=1) as server:
        server.wait_until(lambda: bool(children(server.process.pid)))
        first = children(server.process.pid)
        os.kill(first[0], signal.SIGKILL)
        server.wait_until(lambda: children(server.process.pid) not in ([], first))
        assert "worker-died" in server.log()
        assert "status=-9" in server.log()
        assert server.stop()[0] == 0


def listen_to_the_end(server: Operated, watch: str, cookies: dict[str, str]) -> bytes:
    """All that a stream sends; its proper end is part of the protocol, and httpx raises an error without it."""
    address = f"{server.url}/api/stream?watch={watch}"
    with httpx.stream("GET", address, cookies=cookies, timeout=PATIENCE) as answer:
        return answer.read()


# Public tables.


def test_a_private_server_lists_nothing(server: Operated) -> None:
    answer = httpx.get(f"{server.url}/api/public")
    assert (answer.status_code, answer.json()["error"]) == (403, "server-is-private")
    answer = httpx.post(f"{server.url}/api/tables", json={**NEW_TABLE, "public": True})
    assert (answer.status_code, answer.json()["error"]) == (403, "server-is-private")


def test_a_public_server_lists_public_tables_only(tmp_path: Path) -> None:
    with Operated(tmp_path, "--public", "--limits", "0") as server:
        with httpx.Client(base_url=server.url) as http:
            http.post("/api/tables", json=NEW_TABLE)
            shown = http.post("/api/tables", json={**NEW_TABLE, "public": True}).json()["table"]
        listed = httpx.get(f"{server.url}/api/public").json()
        assert [line["table"] for line in listed["tables"]] == [shown]
        assert httpx.get(f"{server.url}/api/public?game=habemus").json()["tables"] == []
        assert httpx.get(f"{server.url}/api/public?table_state=open").json()["tables"] != []
        assert httpx.get(f"{server.url}/api/public?table_state=nonsense").status_code == 400


def test_a_rematch_is_as_public_as_the_game_before(tmp_path: Path) -> None:
    with Operated(tmp_path, "--public", "--limits", "0") as server, httpx.Client(base_url=server.url) as http:
        for is_public in (True, False):
            new = {**NEW_TABLE, "seats": ["", "page"], "public": is_public}
            table = "/api/tables/" + http.post("/api/tables", json=new).json()["table"]
            http.post(f"{table}/start", json={"seat": 0, "key": "start-it"})
            http.post(f"{table}/end", json={"seat": 0, "key": "end-it-here"})
            rematch = http.post(f"{table}/rematch", json={"seat": 0}).json()["table"]
            listed = http.get("/api/public").json()["tables"]
            assert (rematch in [line["table"] for line in listed]) == is_public
