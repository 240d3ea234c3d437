"""Names: nobody is invisible, and nobody is taken for another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from roisoleil.bots.names import seat_names
from roisoleil.server.nicknames import apart, clean_name, is_like_any
from tests.server.test_hub import run
from tests.server.test_seats import browser, two_processes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")

UNSEEN = [
    "\u200b",
    "\u3164",
    "\uffa0",
    "\u2800",
    "\u115f",
    "\u034f",
    "\ufe0f",
    "\u202e",
    "\u2066 \u2069",
    "\u0301",
    "\U0001d159",
    " ",
]
LIKE_ANNE = [
    *("anne", "ANNE", "An ne", "Ann\u00e9", "A\u200bnne"),
    *("Anne.", "\u201cAnne\u201d", "Ann-e", "Ann'e", "*Anne*", "Anne $"),
    *("\u0410nne", "Ann\u0435", "\uff21\uff4e\uff4e\uff45", "\U0001d400nne"),
    *("\u0391nne", "\u1d00nne", "A\u0578\u0578e", "\u13aanne", "\u0251nne", "Ann\u212e"),
]
LIKE_IN_CYRILLIC = "\u0410\u043f\u043f\u0435"
LIKE_OTHERS = [
    ("Nina", "\u039dina"),
    ("Zoe", "\u0396oe"),
    ("Hugo", "\u0397ugo"),
    ("Max", "\u039cax"),
    ("Yves", "\u03a5ves"),
    ("Uta", "\u03c5ta"),
    ("Marc", "Ma\u0433c"),
    ("Sam", "\u054fam"),
    ("Jean", "\u13abean"),
    ("Ludwig", "Ludwi\u0261"),
    ("Anne", "\u0391nn\u0454"),
    ("Anne", "\u15e9\u144e\u144e\u15f4"),
    ("Anne", "\ua4ee\ua4e0\ua4e0\ua4f0"),
    ("Toni", "\u2ca6\u2c9e\u2c9a\u2c92"),
]
"""Names, and the same with a sign of another script: Greek capitals, which look other than the small ones, and more."""


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_of_which_nothing_is_seen_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="something to be seen"):
        clean_name(name)


def test_a_name_is_kept_without_what_cannot_be_seen() -> None:
    assert clean_name("  A\u202en\u3164n\u00a0 e\ufe0f ") == "Ann e"
    assert clean_name("\uff21nne") == "Anne"
    assert clean_name("\u592a\u967d \u2600 O\u2019Neill") == "\u592a\u967d \u2600 O\u2019Neill"
    with pytest.raises(ValueError, match="at most 20"):
        clean_name("\ufdfa" * 2)


@pytest.mark.parametrize("name", ["\u0412asile", "\u15e9nne", "\u0391nn\u0454", "Ben \u0410nne", "Jean-Marc\u0435l"])
def test_a_word_of_a_name_has_letters_of_one_script(name: str) -> None:
    with pytest.raises(ValueError, match="one script"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u0410\u043d\u043d\u0430 M",
        "\u590f\u76ee\u3055\u3093",
        "\u039d\u03af\u03ba\u03b7 2",
        "O\u02bbahu",
        "Ann\u00aa",
        "\u0639\u0644\u064a",
    ],
)
def test_a_name_may_have_words_of_any_script(name: str) -> None:
    assert clean_name(name)


@pytest.mark.parametrize("name", LIKE_ANNE)
def test_names_that_look_alike_are_known(name: str) -> None:
    assert is_like_any(name, ["Ben", "Anne"])
    assert apart(name, ["Ben", "Anne"]) == f"{name} (2)"


@pytest.mark.parametrize(("name", "other"), LIKE_OTHERS)
def test_signs_of_other_scripts_that_look_alike_are_known(name: str, other: str) -> None:
    assert is_like_any(other, [name])
    assert is_like_any(name, [other])
    assert is_like_any(name.upper(), [name])


def test_names_that_differ_are_left_alone() -> None:
    for name in ("Anna", "Hanne", "Ann", "Page 2", "\u592a\u967d"):
        assert not is_like_any(name, ["Anne", "Ben", "Page 1", "\u6708"])
        assert apart(name, ["Anne"]) == name
    assert apart("Anne", ["Anne", "Anne (2)"]) == "Anne (3)"
    assert not is_like_any("!!!", ["???"]), "what else could they be told by?"


@pytest.mark.soak
def test_nobody_sits_down_under_a_name_like_that_of_another(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, other = browser(apps), browser(apps)
            new = {"game": "ombre", "seats": ["", "", ""], "names": ["Anne"]}
            twice = await anne["here"].post("/api/tables", json={**new, "names": ["Anne", LIKE_IN_CYRILLIC]})
            assert (twice.status_code, twice.json()) == (409, {"error": "name-taken"})
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            for place in ("here", "there"):
                refused = await other[place].post(f"{table}/join", json={"name": LIKE_IN_CYRILLIC})
                assert (refused.status_code, refused.json()) == (409, {"error": "name-taken"})
            assert (await other["there"].post(f"{table}/join", json={"name": "Anna"})).status_code == 200

    run(body, tmp_path)


@pytest.mark.soak
def test_who_watches_does_not_chat_as_one_who_plays(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, watcher = browser(apps), browser(apps)
            new: dict[str, Any] = {"game": "ombre", "seats": ["", "page"], "names": ["Anne"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            await watcher["here"].post("/api/tables", json={**new, "names": [LIKE_IN_CYRILLIC]})
            assert (await watcher["here"].post(f"{table}/chat", json={"text": "I resign"})).status_code == 201
            assert (await anne["here"].post(f"{table}/chat", json={"text": "No"})).status_code == 201
            said = [(line["name"], line["seat"]) for line in (await anne["here"].get(f"{table}/chat")).json()]
            assert said == [(f"{LIKE_IN_CYRILLIC} (2)", -1), ("Anne", 0)]

    run(body, tmp_path)


def test_two_who_watch_chat_under_names_that_differ(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, first, second = browser(apps), browser(apps), browser(apps)
            new: dict[str, Any] = {"game": "ombre", "seats": ["", "page"], "names": ["Ann"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            for watcher, name in ((first, "Ann."), (second, "ANN")):
                await watcher["here"].post("/api/tables", json={**new, "names": [name]})
            for watcher in (first, second, first, second):
                assert (await watcher["there"].post(f"{table}/chat", json={"text": "Hello"})).status_code == 201
            said = [line["name"] for line in (await anne["here"].get(f"{table}/chat")).json()]
            assert said == ["Ann. (2)", "ANN (3)", "Ann. (2)", "ANN (3)"]

    run(body, tmp_path)


@pytest.mark.soak
def test_nobody_sits_down_as_another_who_has_chatted_while_watching(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne, ben, other = browser(apps), browser(apps), browser(apps)
            new: dict[str, Any] = {"game": "ombre", "seats": ["", ""], "names": ["Anne"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            await ben["here"].post("/api/tables", json={**new, "names": ["Ben"]})
            assert (await ben["here"].post(f"{table}/chat", json={"text": "May I?"})).status_code == 201
            refused = await other["there"].post(f"{table}/join", json={"name": "BEN"})
            assert (refused.status_code, refused.json()) == (409, {"error": "name-taken"})
            assert (await ben["there"].post(f"{table}/join", json={"name": "Ben"})).status_code == 200

    run(body, tmp_path)


def test_no_bot_is_called_like_a_person_in_letters_of_another_script() -> None:
    for number in range(200):
        bot = seat_names(f"table {number}", [None])[0]
        for sign, other in zip("aeocpxy", "\u0430\u0435\u043e\u0441\u0440\u0445\u0443", strict=True):
            assert seat_names(f"table {number}", [bot.replace(sign, other), None])[1] != bot
