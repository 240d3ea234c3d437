"""What a server is asked that should not be asked: it says no in JSON, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.serving import Player, Server
from tests.server.test_http import open_table

pytestmark = pytest.mark.process

CHOICE: dict[str, object] = {"seat": 0, "position": 1, "choice": "done", "key": "a-new-key"}


class House:
    """A server with two tables under way, at the first of which Anne and Ben sit, at the other Claire and David."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ident, (self.anne, self.ben) = open_table(server, "ombre", 2)
        self.other, (self.claire, self.david) = open_table(server, "ombre", 2)
        self.path = f"/api/tables/{self.ident}"

    def stands(self) -> list[Any]:
        """How both tables look to everybody."""
        at = {self.ident: (self.anne, self.ben), self.other: (self.claire, self.david)}
        return [person.get(f"/api/tables/{table}") for table, people in at.items() for person in people]

    def due(self) -> tuple[Player, dict[str, object]]:
        """Who is to choose at the first table, and a wish that is in order."""
        for person in (self.anne, self.ben):
            table = person.get(self.path)
            told = table["told"][0]
            if told["seat"] in told["prompt"]["due"]:
                choice = told["prompt"]["options"][0]
                return person, {"seat": told["seat"], "position": table["position"], "choice": choice}
        raise AssertionError("nobody is asked")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = Server(tmp_path_factory.mktemp("abuse"))
    try:
        yield House(server)
    finally:
        server.end()


def is_refused(answer: httpx.Response, *statuses: int) -> bool:
    """In JSON, with a key for the words, and safe to show."""
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.json()["error"]
    return answer.status_code in (statuses or range(400, 500))


def written(**changes: object) -> bytes:
    return json.dumps(CHOICE | changes).encode()


BROKEN = {
    "nothing": b"",
    "half": b'{"seat": 0',
    "null": b"null",
    "a list": b"[]",
    "a text": b'"done"',
    "a field missing": b'{"seat": 0, "position": 1, "key": "a-new-key"}',
    "a field too many": written(extra=1),
    "deep": b"[" * 30_000,
    "a deep choice": written(choice={}).replace(b"{}", b'{"a":' * 5_000 + b"1" + b"}" * 5_000),
    "not a number": written().replace(b'"position": 1', b'"position": NaN'),
    "infinite": written().replace(b'"position": 1', b'"position": Infinity'),
    "a huge number": written(position=10**400),
    "a number without end": written().replace(b'"position": 1', b'"position": 1e999'),
    "a large number": written(position=2**63),
    "below zero": written(position=-1),
    "a fraction": written(position=0.5),
    "a word for a number": written(position="one"),
    "true for a number": written(position=True),
    "no seat": written(seat=None),
    "a seat below": written(seat=-1),
    "a seat beyond": written(seat=6),
    "a seat far beyond": written(seat=2**70),
    "no choice": written(choice=None),
    "a list of choices": written(choice=["done", "done"]),
    "an unknown choice": written(choice="checkmate"),
    "an unknown object": written(choice={"type": "checkmate"}),
    "an empty object": written(choice={}),
    "a choice of control characters": written(choice="done\x00\x1b[2J"),
    "a long choice": written(choice="x" * 5_000),
    "a short key": written(key="short"),
    "a long key": written(key="k" * 65),
    "half a character": written().replace(b"done", b"\\ud800"),
    "not UTF-8": written().replace(b"done", b"\xff\xfe"),
    "another encoding": written().decode().encode("utf-16"),
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_wish_changes_nothing(house: House, body: bytes) -> None:
    before = house.stands()
    answer = house.anne.http.post(f"{house.path}/choices", content=body, headers={"content-type": "application/json"})
    assert is_refused(answer, 400)
    assert house.stands() == before


def test_an_endless_wish_is_cut_short(house: House) -> None:
    before = house.stands()
    kind = {"content-type": "application/json"}
    assert is_refused(house.anne.http.post(f"{house.path}/choices", content=b" " * 1_000_000, headers=kind), 413)
    pieces = (b" " * 10_000 for _ in range(20))
    assert is_refused(house.anne.http.post(f"{house.path}/choices", content=pieces, headers=kind), 413)
    assert house.stands() == before


@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])
def test_a_wrong_method_is_refused(house: House, method: str) -> None:
    answer = house.anne.http.request(method, f"{house.path}/choices")
    assert is_refused(answer, 405)
    assert "POST" in answer.headers["allow"]


@pytest.mark.parametrize(
    "ident", ["nowhere", "..%2f..%2fetc", "%00", "a%0d%0ab", "%F0%9F%91%91", "x" * 33, "x" * 5_000, "a'--", "%ff"]
)
def test_a_strange_table_is_not_found(house: House, ident: str) -> None:
    for rest in ("", "/chat", "/record", "/positions/0", "/note"):
        assert is_refused(house.anne.http.get(f"/api/tables/{ident}{rest}"), 400, 404)
    assert is_refused(house.anne.http.post(f"/api/tables/{ident}/choices", json=CHOICE), 400, 403, 404)
    assert is_refused(house.anne.http.get(f"/api/stream?watch={ident}"), 400, 404)


@pytest.mark.parametrize("number", ["-1", "2147483648", "9" * 30, "9" * 5_000, "1.5", "x", "%00"])
def test_a_strange_position_is_not_found(house: House, number: str) -> None:
    assert is_refused(house.anne.http.get(f"{house.path}/positions/{number}"), 400, 404)
    assert is_refused(house.anne.http.get(f"{house.path}/positions/0?seat={number}99"), 400, 404)
    answer = house.anne.http.get(f"{house.path}/chat?after={number}")
    assert answer.status_code == 200 or is_refused(answer, 400)
    assert is_refused(house.anne.http.get(f"/api/tables?cursor={number}"), 400)


WISHES: dict[str, dict[str, object]] = {
    "leave": {},
    "start": {},
    "choices": {"position": 1, "choice": "done"},
    "unseal": {},
    "undo": {},
    "takeback": {},
    "end": {},
    "answer": {"accepts": True},
    "rematch": {},
}


@pytest.mark.parametrize("wish", WISHES)
def test_nobody_wishes_for_another_seat_or_at_another_table(house: House, wish: str) -> None:
    before = house.stands()
    for person, seat in ((house.ben, 0), (house.claire, 0), (house.david, 1), (house.anne, 5)):
        key = {} if wish == "rematch" else {"key": "not-for-me"}
        answer = person.post(f"{house.path}/{wish}", seat=seat, **WISHES[wish], **key)
        assert is_refused(answer, 403), answer.text
    assert house.stands() == before


def test_nobody_reads_what_is_not_theirs(house: House) -> None:
    assert house.anne.http.put(f"{house.path}/note", json={"text": "Ben bluffs"}).status_code == 200
    for person in (house.ben, house.claire):
        assert person.get(f"{house.path}/note") == {"text": ""}
    for person in (house.ben, house.claire):
        assert is_refused(person.http.get(f"{house.path}/positions/0?seat=0"), 403)
    assert [told["seat"] for told in house.claire.get(house.path)["told"]] == [-1]


@pytest.mark.parametrize("secret", ["wrong", "x" * 5_000, "Basic", "é", "a;b"])
def test_a_wrong_secret_is_nobody(house: House, secret: str) -> None:
    for name, value in (("authorization", f"Bearer {secret}"), ("cookie", f"roisoleil={secret}")):
        headers = {name.encode(): value.encode()}
        assert is_refused(httpx.get(f"{house.server.url}/api/tables", headers=headers), 401)


# Keys.


def test_the_key_of_another_person_is_of_no_use(house: House) -> None:
    person, wish = house.due()
    other = house.ben if person is house.anne else house.anne
    assert person.post(f"{house.path}/choices", **wish, key="shared-key").status_code == 200
    before = house.stands()
    for thief in (other, house.claire):
        assert is_refused(thief.post(f"{house.path}/choices", **wish, key="shared-key"), 403)
    assert house.stands() == before


def test_a_key_is_good_for_one_wish(house: House) -> None:
    person, wish = house.due()
    first = person.post(f"{house.path}/choices", **wish, key="only-once")
    before = house.stands()
    assert person.post(f"{house.path}/choices", **wish, key="only-once").content == first.content
    another = "pass" if wish["choice"] == "done" else "done"
    for other in (wish | {"position": 99}, wish | {"choice": another}):
        refused = person.post(f"{house.path}/choices", **other, key="only-once")
        assert (refused.status_code, refused.json()["error"]) == (422, "key-reused")
    assert person.post(f"{house.path}/end", seat=wish["seat"], key="only-once").status_code == 422
    assert house.stands() == before


def test_a_hundred_times_the_same_wish_happens_once(house: House) -> None:
    person, wish = house.due()
    number = person.get(house.path)["number"]
    body = wish | {"key": "all-at-once"}
    with ThreadPoolExecutor(20) as threads:
        cookies = dict(person.http.cookies)
        asked = [
            threads.submit(
                httpx.post, house.server.url + f"{house.path}/choices", json=body, cookies=cookies, timeout=PATIENCE
            )
            for _ in range(100)
        ]
    answers = {(each.result().status_code, each.result().content) for each in asked}
    assert len(answers) == 1
    assert answers.pop()[0] == 200
    assert person.get(house.path)["number"] == number + 1


# Names and texts.


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Anne  ", "Anne"),
        ("An\x00ne\x1b\x7f", "Anne"),
        ("\u202eenna\u202c", "enna"),
        ("A\u200bn\u200dn\ufeffe", "Anne"),
        ("Anne\n\t of  Austria", "Anne of Austria"),
        ("<b>Anne</b>", "<b>Anne</b>"),
        ("Élisabeth 👑", "Élisabeth 👑"),
    ],
)
def test_a_name_is_kept_as_it_looks(house: House, name: str, kept: str) -> None:
    person = house.server.player()
    opened = person.post("/api/tables", game="ombre", seats=["", ""], names=[name])
    assert opened.status_code == 201, opened.text
    table = f"/api/tables/{opened.json()['table']}"
    again = house.server.player().post(f"{table}/join", name=name)
    assert (again.status_code, again.json()["error"]) == (409, "name-taken")
    assert [seat["name"] for seat in person.get(table)["seats"]] == [kept, ""]


@pytest.mark.parametrize("name", ["", "   ", "\u202e", "\x00\x01", "x" * 21])
def test_a_name_that_cannot_be_seen_is_refused(house: House, name: str) -> None:
    person = house.server.player()
    assert is_refused(person.post("/api/tables", game="ombre", seats=["", ""], names=[name]), 400)
    assert is_refused(person.post(f"{house.path}/join", name=name), 400)
    assert not person.http.cookies


def test_chat_is_data_and_never_a_page(house: House) -> None:
    said = '<script>alert(1)</script>\x00\x1b[2J\n\u202e & "quoted" </script>'
    kept = said.replace("\x00", "").replace("\x1b", "")
    before = house.stands()
    assert house.anne.post(f"{house.path}/chat", text=said).status_code == 201
    answer = house.ben.http.get(f"{house.path}/chat")
    assert answer.json()[-1]["text"] == kept
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    for text in ("", "  ", "\x00", "x" * 501):
        assert is_refused(house.anne.post(f"{house.path}/chat", text=text), 400)
    assert is_refused(httpx.post(house.server.url + f"{house.path}/chat", json={"text": "hello"}), 401)
    assert house.stands() == before


# The stream.


@pytest.mark.parametrize(
    "place", ["x", "a.b.c", "a.1", "a.-1.0", "a.1.0,", "a.9999999999.0", "a.1.0," * 250, "a" * 9_000]
)
def test_a_broken_place_is_refused(house: House, place: str) -> None:
    answer = house.anne.http.get("/api/stream", headers={"last-event-id": place})
    assert is_refused(answer, 400)


def test_a_place_at_a_foreign_table_tells_nothing_of_it(house: House) -> None:
    headers = {"last-event-id": f"{house.other}.1.0", "accept": "application/x-ndjson"}
    with house.anne.http.stream("GET", "/api/stream", headers=headers) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        assert stream.headers["x-content-type-options"] == "nosniff"
        line = next(line for line in stream.iter_lines() if '"told"' in line)
    assert json.loads(line)["data"]["table"] == house.ident


def test_a_place_in_the_future_is_shown_the_present(house: House) -> None:
    headers = {"last-event-id": f"{house.ident}.999999.0", "accept": "application/x-ndjson"}
    with house.anne.http.stream("GET", "/api/stream", headers=headers) as stream:
        line = next(line for line in stream.iter_lines() if '"told"' in line)
    data = json.loads(line)["data"]
    assert data["number"] == house.anne.get(house.path)["number"]
    assert [told["seat"] for told in data["told"]] == house.anne.seats


NEW: dict[str, object] = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
WORDS = {
    "names[0] must have at least 1 characters": NEW | {"names": [""]},
    "names[0] must have at most 20 characters": NEW | {"names": ["a" * 30]},
    "seats must have at least 2 items": NEW | {"seats": ["x"]},
    "the body has the field extra, which is not known": NEW | {"extra": 1},
    "the body has the field a\ufffdb, which is not known": NEW | {"a\nb": 1},
    "the body lacks the field seats": {"game": "ombre"},
    "the body must be an object, not a list": [],
    "the body is missing": None,
    "salt is not written as it must be": NEW | {"salt": "xyz"},
    "watch must be true or false, not a text": NEW | {"watch": "yes"},
    "names must be a list, not a whole number": NEW | {"names": 3},
    "a name must have something to be seen": NEW | {"names": ["\u200b"]},
    'unknown bot level "a\'b\ufffd\ufffd" (levels: random, page, courtisan, ministre, roi)': NEW
    | {"seats": ["", "a'b\n\0"]},
    'unknown game "\ufffd" (known: habemus, louis_xiv, ombre)': NEW | {"game": "\0"},
    'ombre has no option "it\'s\ufffd" (options: none)': NEW | {"options": ["it's\t"]},
}
"""What is said of a new table that cannot be opened."""
READ = {
    "seat must be a whole number, not a text": "/positions/0?seat=x",
    "seat must be at most 5": "/positions/0?seat=9",
    "choices must be at least 0": "/positions/-1",
    "lang is none of those there are": "/sheets?lang=it",
    "lang is missing": "/sheets",
    'no such choice: "\ufffd"': "/why?seat=SEAT&choice=%00",
}
RAW = {
    "the request is not written in UTF-8": b'{"game":"\xff"}',
    "the body is nested too deeply": b"[" * 5_000,
    "the body is no JSON: it ends too early, or in half of a character": b'{"game":"\\ud800"}',
}


@pytest.mark.parametrize(("words", "body"), WORDS.items())
def test_what_is_wrong_with_a_request_is_said_in_words(house: House, words: str, body: object) -> None:
    answer = house.anne.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["detail"]) == (400, words)


@pytest.mark.parametrize(("words", "path"), READ.items())
def test_what_is_wrong_with_an_address_is_said_in_words(house: House, words: str, path: str) -> None:
    address = house.path + path.replace("SEAT", str(house.anne.seats[0]))
    answer = house.anne.http.get(address)
    assert (answer.status_code, answer.json()["detail"]) == (400, words)


@pytest.mark.parametrize(("words", "body"), RAW.items(), ids=["no text", "nested", "half"])
def test_what_is_wrong_with_a_body_that_cannot_be_read_is_said_in_words(house: House, words: str, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = house.anne.http.post("/api/tables", content=body, headers=headers)
    assert (answer.status_code, answer.json()["detail"]) == (400, words)


def test_a_place_that_cannot_be_read_is_shown_as_it_can_be(house: House) -> None:
    answer = house.anne.http.get("/api/stream", headers={"last-event-id": "it's"})
    assert answer.json()["detail"] == 'Last-Event-ID: "it\'s" is not table.entry.line.seats'


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN.keys())
def test_nobody_is_told_how_the_server_is_written(house: House, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    said = house.anne.http.post(f"{house.path}/choices", content=body, headers=headers).json().get("detail", "")
    assert not any(word in said for word in ("`", "'message'", "<", "Validation", "Expected")), said
