"""Whole games over HTTP with a real server, which is killed in between; and what it refuses."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import psutil
import pytest

from roisoleil.bots.names import NAMES
from roisoleil.engine.chance import FastChance, commitment
from roisoleil.engine.match import differences, replay
from tests.patience import PATIENCE, Deadline
from tests.server.serving import Player, Server
from tests.shared import GAMES, every_game

pytestmark = pytest.mark.process


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.end()


def open_table(server: Server, game: str, players: int) -> tuple[str, list[Player]]:
    """A started table; the first player holds two seats if there are more than two."""
    people = [server.player() for _ in range(max(2, players - 1))]
    names = ["Anne", "Anne's brother"] if players > 2 else ["Anne"]
    opened = people[0].post("/api/tables", game=game, seats=[""] * players, names=names, salt="0a1b").json()
    ident = opened["table"]
    people[0].seats = opened["seats"]
    for person, name in zip(people[1:], ("Ben", "Cleo", "Dora", "Emil"), strict=False):
        joined = person.post(f"/api/tables/{ident}/join", name=name)
        assert joined.status_code == 200, joined.text
        person.seats = joined.json()["seats"]
    assert people[0].post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
    return ident, people


def play(server: Server, ident: str, people: list[Player], kills: int) -> None:
    """Play to the end; the server dies now and then."""
    chance = FastChance(31)
    made = 0
    table = people[0].get(f"/api/tables/{ident}")
    while table["state"] == "playing":
        for person in people:
            table = person.get(f"/api/tables/{ident}")
            for told in table["told"]:
                seat, options = told["seat"], told["prompt"].get("options", [])
                if seat in told["prompt"]["due"] and options:
                    wish = {"seat": seat, "position": table["position"], "key": f"choice-{made}-{seat}"}
                    choice = options[chance.below(len(options))]
                    answer = person.post(f"/api/tables/{ident}/choices", choice=choice, **wish)
                    assert answer.status_code == 200, answer.text
                    again = person.post(f"/api/tables/{ident}/choices", choice=choice, **wish)
                    assert again.content == answer.content
                    table["position"] = answer.json()["position"]
                    made += 1
                    if kills and made % 40 == 0:
                        kills -= 1
                        server.restart()


@every_game
def test_a_whole_game_over_http_with_a_server_that_dies(server: Server, name: str) -> None:
    ident, people = open_table(server, name, 3)
    for person in people:
        person.thread.start()
    play(server, ident, people, kills=2)
    for person in people:
        table = person.get(f"/api/tables/{ident}")
        await_number(person, table["number"])
        person.is_away = True
        assert person.numbers == sorted(set(person.numbers))
        for told in table["told"]:
            assert person.views[told["seat"]] == told["view"]
        assert table["state"] == "over"


def test_a_late_choice_is_told_how_the_table_stands(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    table = people[0].get(f"/api/tables/{ident}")
    late = people[0].post(f"/api/tables/{ident}/choices", seat=0, position=99, choice="done", key="too-late")
    assert late.status_code == 409
    assert late.json()["error"] == "stale"
    assert late.json()["now"] == table


def test_an_illegal_choice_is_told_why_and_what_is_allowed(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    by_seat = {person.seats[0]: person for person in people}
    table = people[0].get(f"/api/tables/{ident}")
    due = table["told"][0]["prompt"]["due"][0]
    wish = {"seat": due, "position": table["position"], "key": "not-allowed"}
    refused = by_seat[due].post(f"/api/tables/{ident}/choices", choice="bid 3", **wish)
    assert refused.status_code == 422
    assert refused.json()["error"]
    told = by_seat[due].get(f"/api/tables/{ident}")["told"][0]
    assert refused.json()["allowed"] == told["prompt"]["options"]
    waiting = 1 - due
    wish = {"seat": waiting, "position": table["position"], "key": "not-my-turn"}
    assert by_seat[waiting].post(f"/api/tables/{ident}/choices", choice="done", **wish).status_code == 422


def test_nobody_acts_for_the_seat_of_another(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    before = people[0].get(f"/api/tables/{ident}")
    other = people[0].post(f"/api/tables/{ident}/end", seat=1, key="for-another")
    assert other.status_code == 403
    stranger = httpx.post(f"{server.url}/api/tables/{ident}/end", json={"seat": 0, "key": "stranger"})
    assert stranger.status_code == 401
    assert people[0].get(f"/api/tables/{ident}") == before


def test_a_seat_is_found_again_by_its_secret_link(server: Server) -> None:
    opener = server.player()
    opened = opener.post("/api/tables", game="ombre", seats=["", "page"], names=["Anne"]).json()
    elsewhere = server.player()
    claimed = elsewhere.post(f"/api/tables/{opened['table']}/claim", secret=opened["links"][0])
    assert claimed.status_code == 200
    assert claimed.json()["seats"] == [0]
    assert elsewhere.get(f"/api/tables/{opened['table']}")["seats"][0]["mine"]
    assert elsewhere.post(f"/api/tables/{opened['table']}/claim", secret="wrong").status_code == 404


def test_a_watcher_sees_what_is_public(server: Server) -> None:
    ident, _ = open_table(server, "habemus", 3)
    seen = httpx.get(f"{server.url}/api/tables/{ident}").json()
    assert [told["seat"] for told in seen["told"]] == [-1]
    assert not any(seat["mine"] for seat in seen["seats"])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/tables", {"game": "chess", "seats": ["", ""], "names": ["A"]}, 400),
        ("/api/tables", {"game": "ombre", "seats": ["", "genius"], "names": ["A"]}, 400),
        ("/api/tables", {"game": "ombre", "seats": ["page", "page"], "names": ["A"]}, 400),
        ("/api/tables", {"game": "ombre", "seats": [""], "names": ["A"]}, 400),
        ("/api/tables", {"game": "ombre", "seats": ["", ""], "names": ["A"], "extra": 1}, 400),
        ("/api/tables", {"game": "ombre", "seats": ["", ""], "names": ["A"], "salt": "xyz"}, 400),
        ("/api/tables/nowhere/join", {"name": "A"}, 404),
        ("/api/nothing", {}, 404),
    ],
)
def test_broken_requests_are_refused_with_json(server: Server, path: str, body: dict[str, object], status: int) -> None:
    answer = httpx.post(server.url + path, json=body)
    assert answer.status_code == status
    assert answer.json()["error"]


def test_nobody_is_introduced_by_a_table_that_cannot_be_opened(server: Server) -> None:
    for body in ({"game": "chess", "seats": ["", ""]}, {"game": "habemus", "seats": ["", ""]}):
        assert httpx.post(f"{server.url}/api/tables", json={**body, "names": ["A"]}).status_code == 400
    with closing(sqlite3.connect(server.database)) as file:
        assert file.execute("SELECT count(*) FROM persons").fetchall() == [(0,)]


def test_an_oversized_request_is_refused(server: Server) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(server.url + "/api/tables", content=b"[" * 1_000_000, headers=headers)
    assert answer.status_code == 413


def test_the_api_describes_itself(server: Server) -> None:
    schema = httpx.get(server.url + "/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables/{ident}/choices" in schema["paths"]


def test_positions_are_shown_to_those_who_saw_them_and_afterwards_to_all(server: Server) -> None:
    ident, people = open_table(server, "habemus", 3)
    ben = people[1]
    mine = ben.seats[0]
    table = f"/api/tables/{ident}"
    assert ben.http.get(f"{table}/positions/0?seat=0").status_code == 403
    assert ben.http.get(f"{table}/record").status_code == 409
    assert ben.http.get(f"{table}/proof").status_code == 409
    assert ben.http.get(f"{table}/positions/999").status_code == 404
    assert ben.http.get(f"{table}/positions/0?seat=5").status_code == 404
    start = ben.get(f"{table}/positions/0?seat={mine}")
    assert start["view"] == ben.get(table)["told"][0]["view"]
    assert start["events"]
    play(server, ident, people, kills=0)
    last = ben.get(f"{table}/positions/0?seat={mine}")["last"]
    assert ben.get(f"{table}/positions/0?seat={mine}")["view"] == start["view"]
    shown = ben.get(f"{table}/positions/{last}?seat={mine}")
    assert shown["view"] == ben.get(table)["told"][0]["view"]
    assert ben.http.get(f"{table}/positions/0?seat=0").status_code == 200
    record = ben.get(f"{table}/record")
    assert differences(replay(GAMES["habemus"], record), record) == []
    proof = ben.get(f"{table}/proof")
    assert proof["problems"] == []
    assert proof["commitment"] == record["commitment"] == commitment(bytes.fromhex(proof["seed"]))
    assert proof["salts"][0] == "0a1b"


def test_after_an_end_by_agreement_everything_is_shown_too(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    anne, ben = people
    table = f"/api/tables/{ident}"
    choose_once(people, ident)
    assert anne.post(f"{table}/end", seat=0, key="end-it-here").status_code == 200
    assert ben.http.get(f"{table}/proof").status_code == 409
    assert ben.post(f"{table}/answer", seat=1, accepts=True, key="i-agree-to-that").status_code == 200
    record = ben.get(f"{table}/record")
    assert record["stopped"]
    assert differences(replay(GAMES["ombre"], record), record) == []
    assert ben.get(f"{table}/proof")["problems"] == []
    assert ben.http.get(f"{table}/positions/0?seat=0").status_code == 200


def await_number(person: Player, number: int) -> None:
    deadline = Deadline()
    while (not person.numbers or person.numbers[-1] != number) and not deadline.is_over():
        time.sleep(0.02)
    assert person.numbers[-1] == number


def test_somebody_who_watches_hears_what_is_public_as_it_happens(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    watcher = server.player(watch=ident)
    watcher.thread.start()
    table = people[0].get(f"/api/tables/{ident}")
    await_number(watcher, table["number"])
    play(server, ident, people, kills=0)
    table = watcher.get(f"/api/tables/{ident}")
    await_number(watcher, table["number"])
    assert list(watcher.views) == [-1]
    assert watcher.views[-1] == table["told"][0]["view"]


def test_people_hear_of_a_rematch_where_nobody_else_may_watch(server: Server) -> None:
    anne, stranger = server.player(), server.player()
    opened = anne.post("/api/tables", game="ombre", seats=["", "page"], names=["Anne"], watch=False).json()
    table = f"/api/tables/{opened['table']}"
    assert anne.post(f"{table}/start", seat=0, key="start-it").status_code == 200
    assert anne.post(f"{table}/end", seat=0, key="enough-of-it").status_code == 200
    assert stranger.http.get(f"/api/stream?watch={opened['table']}").status_code == 404
    anne.watch = opened["table"]
    anne.thread.start()
    await_number(anne, anne.get(table)["number"])
    assert list(anne.views) == [0]
    assert anne.post(f"{table}/rematch", seat=0).status_code == 200
    number, deadline = anne.get(table)["number"], Deadline()
    while number not in anne.numbers and not deadline.is_over():  # the stream tells of the new table as well
        time.sleep(0.02)
    assert number in anne.numbers


def test_somebody_who_was_forgotten_may_still_watch(server: Server) -> None:
    ident, _ = open_table(server, "ombre", 2)
    watcher = server.player(watch=ident)
    watcher.http.cookies.set("roisoleil", "a-secret-of-yesterday")
    watcher.thread.start()
    await_number(watcher, watcher.get(f"/api/tables/{ident}")["number"])
    assert list(watcher.views) == [-1]


def test_a_stream_hears_of_tables_that_are_opened_later(server: Server) -> None:
    person = server.player()
    first = person.post("/api/tables", game="ombre", seats=["", ""], names=["Anne"]).json()["table"]
    person.thread.start()
    await_number(person, person.get(f"/api/tables/{first}")["number"])
    names = ["Anne", "Claire"]
    second = person.post("/api/tables", game="habemus", seats=["", "", "page"], names=names).json()["table"]
    assert person.post(f"/api/tables/{second}/start", seat=0, key="start-it").status_code == 200
    await_number(person, person.get(f"/api/tables/{second}")["number"])
    assert sorted(person.views) == [-1, 0, 1]
    assert first in person.last_id
    assert second in person.last_id


def test_the_same_people_play_again(server: Server) -> None:
    ident, (anne, ben) = open_table(server, "ombre", 2)
    assert anne.post(f"/api/tables/{ident}/rematch", seat=0).status_code == 409
    assert anne.post(f"/api/tables/{ident}/end", seat=0, key="enough-of-it").status_code == 200
    assert ben.post(f"/api/tables/{ident}/answer", seat=1, accepts=True, key="me-too-please").status_code == 200
    assert anne.post(f"/api/tables/{ident}/rematch", seat=1).status_code == 403
    again = anne.post(f"/api/tables/{ident}/rematch", seat=0)
    assert again.status_code == 200, again.text
    new = ben.get(f"/api/tables/{ident}")["rematch"]
    assert new == again.json()["table"]
    assert ben.post(f"/api/tables/{ident}/rematch", seat=1).status_code == 409
    assert ben.post(f"/api/tables/{new}/join", name="Ben").json()["seats"] == [1]
    assert ben.post(f"/api/tables/{new}/start", seat=1, key="off-we-go").status_code == 200
    assert ben.get(f"/api/tables/{new}")["seats"][0]["name"] == "Anne"


def test_people_talk_and_note_things_down_and_can_be_forgotten(server: Server) -> None:
    ident, (anne, ben) = open_table(server, "ombre", 2)
    table = f"/api/tables/{ident}"
    for person in (anne, ben):
        person.thread.start()
    assert anne.post(f"{table}/chat", text="<b>Bonjour</b>").json() == {"number": 1}
    assert ben.post(f"{table}/chat", text="Salut").json() == {"number": 2}
    assert ben.post(f"{table}/chat", text="x" * 501).status_code == 400
    deadline = Deadline()
    while (len(anne.said) < 2 or len(ben.said) < 2) and not deadline.is_over():
        time.sleep(0.02)
    assert anne.said == ben.said == ["<b>Bonjour</b>", "Salut"]
    assert [line["name"] for line in ben.get(f"{table}/chat")] == ["Anne", "Ben"]
    assert anne.http.put(f"{table}/note", json={"text": "Ben bluffs"}).status_code == 200
    assert anne.get(f"{table}/note") == {"text": "Ben bluffs"}
    assert ben.get(f"{table}/note") == {"text": ""}
    assert anne.get("/api/me")["name"] == "Anne"
    secret = anne.http.cookies["roisoleil"]
    assert anne.http.delete("/api/me").status_code == 204
    assert "roisoleil" not in anne.http.cookies
    anne.http.cookies.set("roisoleil", secret)
    assert anne.get("/api/me") == {"person": "", "name": "", "lists_tables": False}
    assert ben.get(table)["seats"][0]["kind"] == "bot"  # who plays on under a name of its own
    assert "Anne" not in json.dumps(ben.get(table))
    assert [line["text"] for line in ben.get(f"{table}/chat")] == ["", "Salut"]


def test_hints_are_given_against_bots_and_after_the_game_but_not_against_people(server: Server) -> None:
    anne = server.player()
    opened = anne.post("/api/tables", game="habemus", seats=["", "page", "page"], names=["Anne"]).json()
    table = f"/api/tables/{opened['table']}"
    assert anne.http.get(f"{table}/hint?seat=0").status_code == 409  # not started
    anne.post(f"{table}/start", seat=0, key="start-it")
    told = anne.get(table)["told"][0]
    hints = anne.http.get(f"{table}/hint?seat=0").json()
    assert hints["seat"] == 0
    assert {hint["choice"] for hint in hints["hints"]} <= set(told["prompt"]["options"])
    assert all(0 <= hint["win_chance"] <= 1 for hint in hints["hints"])
    assert anne.http.get(f"{table}/hint?seat=0").json() == hints, "a position has one hint"
    assert anne.http.get(f"{table}/hint?seat=1").status_code == 403
    assert anne.http.get(f"{table}/hint?seat=0&choices=99").status_code == 404
    assert httpx.get(f"{server.url}{table}/hint?seat=0").status_code == 403

    ident, people = open_table(server, "habemus", 3)
    assert people[0].http.get(f"/api/tables/{ident}/hint?seat={people[0].seats[0]}").json() == {
        "error": "not-against-people"
    }
    play(server, ident, people, kills=0)
    hints = people[0].http.get(f"/api/tables/{ident}/hint?seat={people[1].seats[0]}&choices=0").json()
    assert hints["hints"]


def test_the_process_that_thinks_about_hints_does_not_outlive_the_server(server: Server) -> None:
    anne = server.player()
    opened = anne.post("/api/tables", game="habemus", seats=["", "page", "page"], names=["Anne"]).json()
    anne.post(f"/api/tables/{opened['table']}/start", seat=0, key="start-it")
    assert anne.get(f"/api/tables/{opened['table']}/hint?seat=0")["hints"]
    children = psutil.Process(server.process.pid).children(recursive=True)
    assert children
    server.kill()
    assert psutil.wait_procs(children, timeout=PATIENCE)[1] == []


def test_bots_have_a_name_and_a_level_wherever_a_table_is_told_of(server: Server) -> None:
    anne = server.player()
    opened = anne.post("/api/tables", game="ombre", seats=["", "page", "courtisan"], names=["Anne"]).json()
    table = f"/api/tables/{opened['table']}"
    seats = anne.get(table)["seats"]
    assert [seat["level"] for seat in seats] == ["", "page", "courtisan"]
    names = [seat["name"] for seat in seats]
    assert names[0] == "Anne"
    assert set(names[1:]) <= set(NAMES)
    anne.post(f"{table}/start", seat=0, key="start-it")
    server.restart()
    assert [seat["name"] for seat in anne.get(table)["seats"]] == names
    sheets = anne.get(f"{table}/sheets?seat=0&lang=fr")
    assert [sheet["title"] for sheet in sheets if sheet["seat"] in (1, 2)] == names[1:]
    anne.post(f"{table}/end", seat=0, key="end-it-now")
    assert anne.get(f"{table}/record")["players"] == names


def test_people_of_the_same_name_are_told_apart_in_words(server: Server) -> None:
    """At tables from before, where it was not refused."""
    anne = server.player()
    opened = anne.post("/api/tables", game="ombre", seats=["", ""], names=["Anne", "Ben"]).json()
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        database.execute("UPDATE seats SET name = 'Anne' WHERE table_id = ?", [opened["table"]])
        database.commit()
    server.restart()
    table = f"/api/tables/{opened['table']}"
    anne.post(f"{table}/start", seat=0, key="start-it")
    assert [seat["name"] for seat in anne.get(table)["seats"]] == ["Anne", "Anne"]
    titles = [sheet["title"] for sheet in anne.get(f"{table}/sheets?lang=en") if sheet["seat"] is not None]
    assert titles == ["Anne", "Anne (2)"]


def test_the_next_table_is_offered_but_no_order_is_forced(server: Server) -> None:
    anne = server.player()
    tables = []
    for _ in range(3):
        opened = anne.post("/api/tables", game="habemus", seats=["", "page", "page"], names=["Anne"]).json()
        anne.post(f"/api/tables/{opened['table']}/start", seat=0, key="start-it")
        tables.append(opened["table"])
    assert anne.get("/api/me/next") == {"table": tables[0], "due": 3}
    assert anne.get(f"/api/me/next?after={tables[0]}") == {"table": tables[1], "due": 3}
    assert anne.get(f"/api/me/next?after={tables[2]}") == {"table": tables[0], "due": 3}
    told = anne.get(f"/api/tables/{tables[1]}")
    choice = told["told"][0]["prompt"]["options"][0]
    path = f"/api/tables/{tables[1]}/choices"
    assert anne.post(path, seat=0, position=told["position"], choice=choice, key="any-order").status_code == 200
    assert anne.get(f"/api/me/next?after={tables[0]}") == {"table": tables[2], "due": 2}
    assert httpx.get(server.url + "/api/me/next").status_code == 401


def test_the_story_is_what_a_viewpoint_was_told_choice_by_choice(server: Server) -> None:
    ident, people = open_table(server, "habemus", 3)
    ben = people[1]
    mine = ben.seats[0]
    table = f"/api/tables/{ident}"
    assert ben.http.get(f"{table}/story?seat=0").status_code == 403
    for person in people:
        person.thread.start()
    play(server, ident, people, kills=0)
    info = ben.get(table)
    await_number(ben, info["number"])
    story = ben.get(f"{table}/story?seat={mine}")
    assert [chapter["choices"] for chapter in story] == list(range(info["choices"] + 1))
    told = [event for chapter in story for event in chapter["events"]]
    assert told[-len(ben.events[mine]) :] == ben.events[mine]
    for chapter in story[:3]:
        place = ben.get(f"{table}/positions/{chapter['choices']}?seat={mine}")
        assert place["events"] == chapter["events"]
    assert ben.get(f"{table}/story?seat={mine}&after=5") == story[6:]
    assert ben.get(f"{table}/story") != story, "the public is told less"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_tells_all_that_never_changes(server: Server, name: str) -> None:
    game = httpx.get(f"{server.url}/api/games/{name}").json()
    choices = GAMES[name].choices
    assert game["choices"] == {choices.notation(choice): choices.struct(choice) for choice in range(len(choices.rows))}
    assert game["components"]
    assert httpx.get(f"{server.url}/api/games/chess").status_code == 404


def test_why_not_is_answered_without_a_choice_being_made(server: Server) -> None:
    ident, people = open_table(server, "habemus", 3)
    anne, ben = people[0], people[1]
    table = f"/api/tables/{ident}"
    before = anne.get(table)
    option = before["told"][0]["prompt"]["options"][0]
    assert anne.get(f"{table}/why?seat=0&choice={option}") == {
        "is_allowed": True,
        "reason": "",
        "section": "",
        "section_id": "",
    }
    verdict = anne.get(f"{table}/why?seat=0&choice=take mazarin")
    assert not verdict["is_allowed"]
    assert verdict["reason"]
    assert anne.http.get(f"{table}/why?seat=0&choice=resign").status_code == 400
    assert ben.http.get(f"{table}/why?seat=0&choice={option}").status_code == 403
    assert anne.get(table) == before


def test_positions_are_told_in_words_of_three_languages(server: Server) -> None:
    ident, people = open_table(server, "habemus", 3)
    table = f"/api/tables/{ident}"
    told = {lang: people[0].get(f"{table}/sheets?seat=0&lang={lang}") for lang in ("fr", "en", "de")}
    assert all(sheets[0]["title"] and sheets[0]["lines"] for sheets in told.values())
    assert len({str(sheets) for sheets in told.values()}) == 3
    assert people[1].http.get(f"{table}/sheets?seat=0&lang=fr").status_code == 403
    assert people[1].get(f"{table}/sheets?lang=fr") != told["fr"], "the public sees less"


def choose_once(people: list[Player], ident: str) -> int:
    """Everybody who is asked makes a choice; how many there are then."""
    path = f"/api/tables/{ident}"
    for person in people:
        table = person.get(path)
        for told in table["told"]:
            if told["seat"] in told["prompt"]["due"]:
                wish = {"seat": told["seat"], "position": table["position"], "key": f"choose-once-{told['seat']}"}
                assert person.post(f"{path}/choices", choice=told["prompt"]["options"][0], **wish).status_code == 200
    made: int = people[0].get(path)["choices"]
    return made


def test_a_past_position_is_told_in_words(server: Server) -> None:
    ident, people = open_table(server, "ombre", 2)
    table = f"/api/tables/{ident}"
    sheets = f"{table}/sheets?seat=0&lang=en"
    before, shown = people[0].get(table)["choices"], people[0].get(sheets)
    made = choose_once(people, ident)
    assert people[0].get(sheets) != shown
    assert people[0].get(f"{sheets}&choices={before}") == shown
    assert people[0].get(f"{sheets}&choices={made}") == people[0].get(sheets)
    assert people[0].http.get(f"{sheets}&choices={made + 1}").status_code == 404


def test_what_never_changes_is_packed_for_those_who_can_unpack_it(server: Server) -> None:
    person = server.player()
    plain = person.http.get("/api/games/habemus", headers={"accept-encoding": "identity"})
    packed = person.http.get("/api/games/habemus", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 4 < int(plain.headers["content-length"])
    assert packed.json() == plain.json()
