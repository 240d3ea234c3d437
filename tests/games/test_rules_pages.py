"""The short rules say what a newcomer asks first, and agree with the code."""

from __future__ import annotations

import re

import pytest

from roisoleil.games import text_folder
from roisoleil.games.habemus.cards import NO_SYMBOL, load_persons
from roisoleil.games.louis_xiv.boards import NEIGHBOURS
from roisoleil.games.words import LANGUAGES
from tests.shared import GAMES

every_language = pytest.mark.parametrize("language", LANGUAGES)


def page(name: str, language: str) -> str:
    return (text_folder(name) / f"rules.{language}.md").read_text(encoding="utf-8")


@every_language
def test_the_boards_of_louis_xiv_have_the_neighbours_that_the_page_lists(language: str) -> None:
    rows = re.findall(r"^\| (\d+) [^|]+\| ([\d, ]+) \|", page("louis_xiv", language), re.MULTILINE)
    listed = {int(board) - 1: [int(other) - 1 for other in others.split(", ")] for board, others in rows}
    assert listed == {board: sorted(others) for board, others in enumerate(NEIGHBOURS)}


@every_language
def test_the_pairs_of_habemus_papam_are_those_of_the_data(language: str) -> None:
    rows = re.findall(r"^\| \w+ \| ([^|,]+), ([^|,]+) \|$", page("habemus", language), re.MULTILINE)
    by_symbol: dict[str, set[str]] = {}
    for person in load_persons().rows:
        by_symbol.setdefault(person.symbol, set()).add(person.name)
    pairs = [names for symbol, names in by_symbol.items() if symbol != NO_SYMBOL and len(names) == 2]
    assert sorted(sorted(row) for row in rows) == sorted(sorted(names) for names in pairs)


@pytest.mark.parametrize("name", GAMES)
@every_language
def test_no_line_within_a_paragraph_begins_as_if_a_list_began(name: str, language: str) -> None:
    """As a sentence that ends in a number may do where its line is broken."""
    lines = page(name, language).splitlines()
    items = [at for at, line in enumerate(lines) if re.match(r"(\d+\.|[-+*]) ", line)]
    assert not [lines[at] for at in items if lines[at - 1] and not re.match(r"(\d+\.|[-+*]) |  ", lines[at - 1])]
