"""No number follows a name: bots and people may be called "Page 1", and "grants Page 1 2 power" cannot be read."""

from __future__ import annotations

import importlib
import itertools
import re
from collections.abc import Iterator
from functools import cache
from typing import Final, cast

import pytest

from roisoleil.engine.event import Event
from roisoleil.engine.match import Match, replay
from roisoleil.games import text_folder
from roisoleil.games.words import LANGUAGES, GameText, Words
from tests.matches.storing import load_matches
from tests.shared import GAMES, SETTINGS, every_game, walk

NUMBER_AFTER_NUMBER: Final = re.compile(r"\d\s+[+-]?\d")
MOST_GAMES: Final = 1000
OLD_GAMES: Final = 25

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Seen:
    """What happened in some games, and every position as one of the seats, or a watcher, saw it."""

    def __init__(self) -> None:
        self.games: int = 0
        self.kinds: set[int] = set()
        self.events: dict[tuple[int, ...], Event] = {}
        self.views: list[object] = []

    def hear(self, match: Match) -> None:
        """Take in all that was told in a game."""
        for event in itertools.chain(match.opening, *(step.events for step in match.steps)):
            self.kinds.add(event.kind)
            self.events[event.kind, *event.values] = event


@cache
def seen(name: str) -> Seen:
    """Random games, one of each kind of table and then more, until everything has happened that can."""
    found = Seen()
    for version in GAMES[name].versions[1:]:
        for record in load_matches(version.rules)[:OLD_GAMES]:
            found.hear(replay(version, record))  # Some kinds of events are told by earlier rules only.
    settings = [setting for setting in SETTINGS if setting.name == name]
    for number, setting in enumerate(itertools.cycle(settings)):
        if found.games >= len(settings) and len(found.kinds) == len(GAMES[name].events.kinds):
            return found
        assert found.games < MOST_GAMES, sorted(missing_kinds(name, found))
        for match in walk(setting, 51 + number):
            if found.games < len(settings):
                viewer = len(match.steps) % (match.table.seats + 1) - 1
                found.views.append(match.game.view(match.table, viewer))
        found.hear(match)
        found.games += 1
    raise AssertionError


def missing_kinds(name: str, found: Seen) -> set[str]:
    return {kind.name for number, kind in enumerate(GAMES[name].events.kinds) if number not in found.kinds}


def numbered(name: str, language: str) -> Words:
    """The words of a game between players whose names end in numbers."""
    text = cast(GameText, importlib.import_module(f"roisoleil.games.{name}.text"))
    players = [f"Page {seat + 1}" for seat in range(GAMES[name].most_seats)]
    return Words(language, GAMES[name], text, text_folder(name), players)


def position_lines(words: Words, name: str) -> Iterator[str]:
    for view in seen(name).views:
        for sheet in words.sheets(view):
            yield from (sheet.title, *sheet.lines)


@every_game
def test_every_kind_of_event_was_met(name: str) -> None:
    assert not missing_kinds(name, seen(name))


@every_game
@every_language
def test_no_event_puts_a_number_after_a_name(name: str, language: str) -> None:
    words = numbered(name, language)
    lines = {words.event(event) for event in seen(name).events.values()}
    assert any(re.search(r"Page \d", line) for line in lines)
    assert not sorted(line for line in lines if NUMBER_AFTER_NUMBER.search(line))


@every_game
@every_language
def test_no_choice_puts_a_number_after_a_name(name: str, language: str) -> None:
    words = numbered(name, language)
    lines = [words.choice(choice) for choice in range(len(GAMES[name].choices.rows))]
    assert not [line for line in lines if NUMBER_AFTER_NUMBER.search(line)]


@pytest.mark.soak
@every_game
@every_language
def test_no_line_of_a_position_puts_a_number_after_a_name(name: str, language: str) -> None:
    lines = set(position_lines(numbered(name, language), name))
    assert any(re.search(r"Page \d", line) for line in lines)
    assert not sorted(line for line in lines if NUMBER_AFTER_NUMBER.search(line))
