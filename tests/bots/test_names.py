"""The names of bots: whoever asks for those of a table is told the same, and nobody is taken for somebody else."""

from __future__ import annotations

import unicodedata
from collections import Counter

import pytest

from roisoleil.bots.names import NAMES, seat_names, told_apart
from roisoleil.engine.game import game_names
from roisoleil.games import text_folder

MOST_SEATS = 6
TEXTS = {".toml", ".ftl", ".md"}
TABLES = [f"table {number}" for number in range(200)]


def plain(text: str) -> str:
    """Without accents, in small letters."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if sign.isascii()).casefold()


def test_the_bots_of_a_table_are_called_the_same_whenever_one_asks() -> None:
    # The tables of old databases have no names stored: what is written here must not change.
    assert seat_names("k3Xw9", ["Anne", None, None]) == ["Anne", "Nérine", "Rodrigue"]
    assert seat_names("another", ["Anne", None, None]) == ["Anne", "Oronte", "Gaspard"]


def test_people_keep_their_names_and_seats_that_are_free_have_none() -> None:
    named = seat_names("k3Xw9", ["Ben", None, "", "Ben"])
    assert [named[0], named[2], named[3]] == ["Ben", "", "Ben"]
    assert named[1] in NAMES


def test_no_two_at_a_table_have_the_same_name_or_initial() -> None:
    for table in TABLES:
        named = seat_names(table, ["Élodie", "basil", *[None] * (MOST_SEATS - 2)])
        assert len({plain(name)[0] for name in named}) == MOST_SEATS, named


def test_a_bot_is_never_called_as_a_person_however_it_is_spelt() -> None:
    for table in TABLES:
        bot = seat_names(table, [None])[0]
        for spelt in (bot, bot.upper(), plain(bot), unicodedata.normalize("NFD", bot)):
            assert plain(seat_names(table, [spelt, None])[1]) != plain(bot)


def test_a_person_who_sits_down_changes_no_name_but_one_that_is_like_theirs() -> None:
    for table in TABLES:
        before = seat_names(table, ["", None, None, None])
        after = seat_names(table, ["Kunigunde", None, None, None])
        assert after[1:] == before[1:]


@pytest.mark.soak
def test_all_names_are_given_and_to_all_seats() -> None:
    for seat in range(MOST_SEATS):
        tables = (f"{table} {again}" for table in TABLES for again in range(10))
        given = Counter(seat_names(table, [None] * MOST_SEATS)[seat] for table in tables)
        assert set(given) == set(NAMES)
        assert max(given.values()) < 4 * min(given.values())


def test_names_are_short_and_few_share_an_initial() -> None:
    assert len(set(NAMES)) == len(NAMES) > 30
    assert max(map(len, NAMES)) < 10
    assert max(Counter(plain(name)[0] for name in NAMES).values()) == 2
    assert not any("(" in name or " " in name or any(map(str.isdigit, name)) for name in NAMES)


def test_no_bot_has_a_name_that_a_game_speaks_of() -> None:
    files = [file for game in game_names() for file in text_folder(game).parent.rglob("*.*") if file.suffix in TEXTS]
    told = plain(" ".join(file.read_text(encoding="utf-8") for file in files))
    words = set("".join(sign if sign.isalpha() else " " for sign in told).split())
    assert {"montespan", "barberini", "mazarin"} <= words
    assert words.isdisjoint(map(plain, NAMES))


def test_people_of_the_same_name_are_told_apart_by_a_number_in_brackets() -> None:
    assert told_apart(["Anne", "Ben", "Anne", "Anne"]) == ["Anne", "Ben", "Anne (2)", "Anne (3)"]
    assert told_apart(["Anne", "Anne", "Anne (2)"]) == ["Anne", "Anne (3)", "Anne (2)"]
    assert told_apart(["", "", "Basile"]) == ["", " (2)", "Basile"]
