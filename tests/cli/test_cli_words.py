"""The words of the terminal table: the same messages in every language, none missing, none idle."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from roisoleil.cli import play_session
from roisoleil.cli.play_session import NOTES, TEXT
from roisoleil.cli.play_turn import in_column
from roisoleil.games.words import LANGUAGES, Messages

SOURCES = sorted(Path(play_session.__file__).parent.glob("play*.py")) + sorted(
    Path(play_session.__file__).parent.glob("screen*.py")
)
SPEAKERS = {"say", "_tell", "_count"}
WIDTH = 78


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    resource = FluentParser().parse((TEXT / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def used() -> set[str]:
    """The keys that the program names: arguments of its speakers, and whole keys anywhere."""
    keys: set[str] = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("cli-"):
                keys.add(node.value)
            if isinstance(node, ast.Call) and is_speaker(node.func) and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant) and isinstance(key.value, str) and not key.value.startswith("cli-"):
                    keys.add(f"cli-{key.value}")
    return keys - {"cli-"}


def is_speaker(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr in SPEAKERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_variables(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_message_is_missing_and_none_is_idle() -> None:
    assert used() == set(messages("en"))
    assert set(NOTES) <= used()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    speaker = Messages(language, TEXT)
    for key, variables in messages(language).items():
        said = speaker.say(key, dict.fromkeys(variables, 2))
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_a_small_screen(language: str) -> None:
    words = Messages(language, TEXT)
    number = {"number": in_column("25"), "meaning": words.say("cli-help-amount")}
    rows = words.say("cli-help", {"notation": in_column("swap giancarlo rapaccioli"), **number}).splitlines()
    assert len(rows) <= 22
    assert max(len(row) for row in rows) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_for_yes_is_the_one_in_the_question(language: str) -> None:
    speaker = Messages(language, TEXT)
    letter = speaker.say("cli-yes-letter")
    assert f"[{letter}/N]" in speaker.say("cli-rematch")
    assert f"[{letter.upper()}/n]" in speaker.say("cli-keep-match")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heading_of_a_hint_takes_one_row(language: str) -> None:
    said = Messages(language, TEXT).say("cli-counsel", {"playouts": 9999})
    assert len(said) <= WIDTH
