"""Words: each language says everything that a game can tell, and no message is left over."""

from __future__ import annotations

import ast
import importlib
import itertools
import pkgutil
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from roisoleil.engine.event import EVERYONE, Event
from roisoleil.engine.frame import Reason
from roisoleil.engine.game import Provenance
from roisoleil.engine.match import Match
from roisoleil.engine.table import NOT_ASKED, NOT_YOUR_TURN, OVER
from roisoleil.games import text_folder
from roisoleil.games.components import field_name, item_name, source_name, value_name
from roisoleil.games.words import COMMON, LANGUAGES, GameText, Value, Words
from tests.shared import GAMES, SETTINGS, every_game, walk

FOLDERS = {"common": COMMON, **{name: text_folder(name) for name in GAMES}}
every_folder = pytest.mark.parametrize("folder", FOLDERS.values(), ids=list(FOLDERS))
every_language = pytest.mark.parametrize("language", LANGUAGES)

QUOTES = {"fr": "«»", "en": "“”", "de": "„“"}
ENGLISH = re.compile(r"\b(and|by|card|each|from|gold|has|is|of|the|to|with|you|your)\b")
TITLES = re.compile("«.*?»|„.*?“")  # of books and articles, each in its own language


class Listener(Words):
    """Words that remember which messages were said."""

    def __init__(self, language: str, name: str) -> None:
        text = cast(GameText, importlib.import_module(f"roisoleil.games.{name}.text"))
        players = ["Ève", "John Lee", "O’Brien", "x", "4", "Zoé"][: GAMES[name].most_seats]
        super().__init__(language, GAMES[name], text, text_folder(name), players)
        self.heard: set[str] = set()

    def say(self, key: str, arguments: Mapping[str, Value] | None = None) -> str:
        self.heard.add(key)
        return super().say(key, arguments)


# What the files hold.


@cache
def messages(folder: Path, language: str) -> dict[str, str]:
    """The source of every message by its key."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.id.span is not None
            assert entry.span is not None
            found[entry.id.name] = text[entry.id.span.start : entry.span.end]
    return found


def fields(source: str) -> set[str]:
    """The variables of a message; a language may use the words of a field, its id, or both."""
    return {variable.removesuffix("-id") for variable in re.findall(r"\$([\w-]+)", source)}


def prose(source: str) -> str:
    """What a message says without its key, variables, references and selectors."""
    return re.sub(r"^[\w-]+ =|\{ \$?[\w-]+ (->|\})|^ +\*?\[\w+\]|\}$", "…", source, flags=re.MULTILINE)


# What the code says.


def modules(name: str) -> Iterator[ModuleType]:
    """The kernel's table, and every module of a game."""
    yield importlib.import_module("roisoleil.engine.table")
    package = importlib.import_module(f"roisoleil.games.{name}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(module.name)


def syntax(folder: Path) -> Iterator[ast.AST]:
    """All nodes of the Python files of a folder."""
    for file in folder.glob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def reasons(name: str) -> list[Reason]:
    return [value for module in modules(name) for value in vars(module).values() if isinstance(value, Reason)]


def asking_frames(name: str) -> set[str]:
    """The names of the frames that ask something, from the source: compiled frames cannot be made without values."""
    names: set[str] = set()
    for node in syntax(text_folder(name).parent):
        if isinstance(node, ast.ClassDef):
            methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
            if {"name", "to_act"} <= methods.keys():
                answers = ast.walk(methods["name"].body[-1])
                names |= {
                    part.value for part in answers if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return names


def keys_of_tables(name: str) -> set[str]:
    """The keys that follow from a game's tables of events, choices, options, cards, sources of points and values."""
    game = GAMES[name]
    keys = {f"event-{kind.name}" for kind in game.events.kinds}
    keys |= {f"choice-{row.kind}" for row in game.choices.rows}
    keys |= {f"prompt-{frame}" for frame in asking_frames(name)}
    keys |= {f"why-{reason.key}" for reason in reasons(name)}
    keys |= {f"section-{reason.section.ident}" for reason in reasons_with_section(name)}
    keys |= {f"option-{option}{part}" for option in game.known_options for part in ("", "-about")}
    keys |= keys_of_components(name)
    opening = next(setting for setting in SETTINGS if setting.name == name).match(1)
    keys |= {f"source-{source}" for seat in game.result(opening.table).breakdown for source, _ in seat}
    cards = [card for card in game.events.vocabularies.get("card", []) if not game.proper_name(card)]
    return keys | {f"card-{card}" for card in cards} | {f"card-{card}-effect" for card in cards}


def keys_of_components(name: str) -> set[str]:
    """What is said about the printed values."""
    words = Listener("en", name)
    for row in GAMES[name].provenance():
        words.say(f"certainty-{row.certainty}")
        assert component_words(words, row)
    return words.heard


def component_words(words: Words, row: Provenance) -> list[str]:
    """A printed value as the terminal lists it."""
    return [item_name(words, row.item), field_name(words, row.field), value_name(words, row), source_name(words, row)]


def constants(name: str) -> set[str]:
    """Every text in the code of a game's `text` package."""
    values = [node.value for node in syntax(text_folder(name)) if isinstance(node, ast.Constant)]
    return {value for value in values if isinstance(value, str)}


@cache
def told_lines(name: str, language: str) -> tuple[list[str], set[str]]:
    """All lines of some random games, and the keys of the messages they were made of."""
    words = Listener(language, name)
    lines: list[str] = []
    for setting, number in itertools.product(SETTINGS, (31, 32, 33)):
        if setting.name == name:
            for match in walk(setting, number):
                lines += sheet_lines(words, match)
            lines += event_lines(words, match)
    return lines, words.heard


def event_lines(words: Words, match: Match) -> list[str]:
    """The whole log, secrets included."""
    events = [*match.opening, *(event for step in match.steps for event in step.events)]
    return [words.event(event) for event in events]


def sheet_lines(words: Words, match: Match) -> list[str]:
    """The position as one of the seats, or a watcher, sees it: each in its turn."""
    seat = len(match.steps) % (match.table.seats + 1) - 1
    sheets = words.sheets(match.game.view(match.table, seat))
    return [line for sheet in sheets for line in (sheet.title, *sheet.lines, *sheet.short, *sheet.cells)]


def used_keys(name: str) -> set[str]:
    """Every message that the code can say, and those that are parts of others."""
    sources = [*messages(COMMON, "en").values(), *messages(text_folder(name), "en").values()]
    parts = {part for source in sources for part in re.findall(r"\{ ([a-z][\w-]*) \}", source)}
    kinds = {row.kind for row in GAMES[name].choices.rows}
    briefs = {f"{part}-{kind}" for part in ("brief-choice", "brief-now", "key") for kind in kinds}
    return briefs | keys_of_tables(name) | constants(name) | told_lines(name, "en")[1] | parts


# Nothing missing, nothing left over.


@every_folder
def test_the_languages_have_the_same_messages(folder: Path) -> None:
    french, english, german = (messages(folder, language).keys() for language in LANGUAGES)
    assert french == english == german


@every_folder
@every_language
def test_a_message_uses_the_same_fields_in_every_language(folder: Path, language: str) -> None:
    ours = {key: fields(source) for key, source in messages(folder, language).items()}
    assert ours == {key: fields(source) for key, source in messages(folder, "en").items()}


@every_game
def test_a_game_does_not_repeat_what_all_games_share(name: str) -> None:
    assert messages(COMMON, "en").keys().isdisjoint(messages(text_folder(name), "en"))


@every_game
@every_language
def test_everything_in_the_tables_has_its_message(name: str, language: str) -> None:
    words = Listener(language, name)
    keys = keys_of_tables(name)
    assert not [key for key in sorted(keys) if not words.has(key)]
    assert all(words.say(key) for key in keys if not key.startswith(("event-", "choice-", "part-")))
    assert all(words.reason(reason) for reason in reasons(name))


@pytest.mark.soak
@every_game
def test_no_message_of_a_game_is_unused(name: str) -> None:
    assert not messages(text_folder(name), "en").keys() - used_keys(name)


@pytest.mark.soak
def test_no_message_of_all_games_is_unused() -> None:
    assert not messages(COMMON, "en").keys() - set().union(*(used_keys(name) for name in GAMES))


# Everything can be said.


@every_game
@every_language
def test_every_component_is_told_in_the_language(name: str, language: str) -> None:
    words = Listener(language, name)
    for row in GAMES[name].provenance():
        item, field, _, source = component_words(words, row)
        assert item != row.item
        assert field.endswith(":")
        assert source != row.source or (language == "en" and row.certainty == "rulebook")
        words.heard.clear()
        value = value_name(words, row)
        assert words.heard or row.field == "name" or re.fullmatch(r"[\d, ]+|–", value)


@every_game
@every_language
def test_every_kind_of_event_can_be_told(name: str, language: str) -> None:
    words = Listener(language, name)
    for number, kind in enumerate(GAMES[name].events.kinds):
        for value in range(3):
            assert words.event(Event(number, EVERYONE, [value] * len(kind.fields)))


@every_game
@every_language
def test_no_two_choices_read_alike(name: str, language: str) -> None:
    words = Listener(language, name)
    choices = range(len(GAMES[name].choices.rows))
    assert len({words.choice(choice) for choice in choices}) == len(choices)


@every_game
@every_language
def test_no_two_words_of_a_vocabulary_read_alike(name: str, language: str) -> None:
    words = Listener(language, name)
    for vocabulary, entries in GAMES[name].events.vocabularies.items():
        assert len({words.term(vocabulary, entry) for entry in entries}) == len(entries)


@pytest.mark.soak
@every_game
@every_language
def test_random_games_are_told_in_clean_lines(name: str, language: str) -> None:
    lines, _ = told_lines(name, language)
    assert lines
    assert not [line for line in lines if not line.strip() or re.search(r"[{}]|  |\.\.|\bnone\.|\bNone\b", line)]


@every_game
@every_language
def test_the_short_rules_have_the_same_chapters_in_every_language(name: str, language: str) -> None:
    ours, english = (
        (text_folder(name) / f"rules.{each}.md").read_text(encoding="utf-8").splitlines() for each in (language, "en")
    )
    headings = [[line.split()[0] for line in lines if line.startswith("#")] for lines in (ours, english)]
    assert headings[0] == headings[1]


# Sections of the rules, beside each reason.


def chapters(name: str, language: str) -> dict[str, str]:
    """The titles of the chapters of our rules by their anchors."""
    text = (text_folder(name) / f"rules.{language}.md").read_text(encoding="utf-8")
    return {anchor: title for title, anchor in re.findall(r"^#+ (.+) \{#(\w+)\}$", text, re.MULTILINE)}


def reasons_with_section(name: str) -> list[Reason]:
    return [reason for reason in reasons(name) if reason not in (OVER, NOT_YOUR_TURN, NOT_ASKED)]


@every_game
@every_language
def test_every_section_is_told_in_a_chapter_of_the_rules_that_its_title_begins_with(name: str, language: str) -> None:
    words, told = Listener(language, name), chapters(name, language)
    assert told.keys() == chapters(name, "en").keys()
    for reason in reasons_with_section(name):
        section = reason.section.ident
        assert words.say(f"section-{section}").startswith(told[section.split("-")[0]])


@every_game
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_reason_shows_a_french_title(name: str, language: str) -> None:
    words, french = Listener(language, name), Listener("fr", name)
    for reason in reasons_with_section(name):
        told = words.reason(reason)
        assert told.endswith(f"({words.say(f'section-{reason.section.ident}')})")
        assert f"({reason.section.title})" not in told
        assert french.say(f"section-{reason.section.ident}") not in told


@every_game
def test_a_section_has_one_title(name: str) -> None:
    sections = {(reason.section.ident, reason.section.title) for reason in reasons_with_section(name)}
    assert len(sections) == len({ident for ident, _ in sections}) == len({title for _, title in sections})


# Each in its own language.


@every_folder
def test_french_and_german_hold_no_english(folder: Path) -> None:
    french, english, german = (messages(folder, language) for language in LANGUAGES)
    for foreign in (french, german):
        assert not [key for key, source in foreign.items() if ENGLISH.search(TITLES.sub("", prose(source)))]
    same = [source for key, source in english.items() if prose(source) == prose(french[key]) == prose(german[key])]
    # Only proper names and messages without words read the same in all three.
    assert not [source for source in same if re.search(r"\b[a-z]", prose(source))]


@every_folder
@every_language
def test_signs_are_those_of_the_language(folder: Path, language: str) -> None:
    texts = [prose(source) for source in messages(folder, language).values()]
    texts += [file.read_text(encoding="utf-8") for file in folder.glob(f"rules.{language}.md")]
    foreign = re.compile("[" + "".join({*"'\"«»“”„"} - {*QUOTES[language]}) + "]")
    assert not [text for text in texts if foreign.search(text)]
