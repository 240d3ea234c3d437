"""Every ruling of a game is held by a test, or says why none can hold it.

An entry of a `rulings.md` is a heading "### 12. The question?" and a list with the items "Sources:" and "Ruling:", and
either one "Test:" or more, each naming a test as `path::name`, or "No test:" with the reason.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import roisoleil.games
from roisoleil.engine.game import game_names

REPOSITORY: Final = Path(__file__).parents[2]
GAMES: Final = Path(roisoleil.games.__file__).parent

HEADING: Final = re.compile(r"^### (\S+)\. (.+\?.*)$", re.MULTILINE)
NAMED_TEST: Final = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
CITED: Final = re.compile(r"\brulings? ((?:[A-Z-]*\d+[a-z]?)(?:(?:, | and )[A-Z-]*\d+[a-z]?)*)", re.IGNORECASE)


class Entry(NamedTuple):
    label: str
    question: str
    text: str

    def items(self, name: str) -> list[str]:
        """The items of the list that begin with that word."""
        return re.findall(rf"^- {name}: (.+)$", self.text, re.MULTILINE)


GAMES_WITH_RULINGS: Final = [name for name in game_names() if (GAMES / name / "rulings.md").exists()]
every_game_with_rulings = pytest.mark.parametrize("name", GAMES_WITH_RULINGS)


def rulings(name: str) -> str:
    return (GAMES / name / "rulings.md").read_text(encoding="utf-8")


def entries(name: str) -> list[Entry]:
    text = rulings(name)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Entry(heading[1], heading[2], text[heading.end() : end]) for heading, end in zip(headings, ends, strict=True)
    ]


@cache
def names_of_tests(path: str) -> set[str]:
    """The names of the tests of a file."""
    file = REPOSITORY / path
    if not file.exists():
        return set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@every_game_with_rulings
def test_every_ruling_states_its_sources_and_one_ruling(name: str) -> None:
    found = entries(name)
    assert len(found) == rulings(name).count("\n### ") > 0, "a heading is not '### LABEL. Question?'"
    assert [entry.label for entry in found if not entry.items("Sources") or len(entry.items("Ruling")) != 1] == []


@every_game_with_rulings
def test_every_ruling_has_a_test_or_says_why_not(name: str) -> None:
    for entry in entries(name):
        tests, excuses = entry.items("Test"), entry.items("No test")
        assert all(NAMED_TEST.fullmatch(test) for test in tests), f"{entry.label}: {tests}"
        assert bool(tests) != bool(excuses), f"{entry.label} needs tests or a reason why it has none"


@every_game_with_rulings
def test_every_test_named_in_the_rulings_exists(name: str) -> None:
    missing = [
        f"{path}::{test}" for path, test in NAMED_TEST.findall(rulings(name)) if test not in names_of_tests(path)
    ]
    assert missing == []


@every_game_with_rulings
def test_rulings_are_numbered_without_a_gap(name: str) -> None:
    labels = [entry.label for entry in entries(name)]
    assert len(set(labels)) == len(labels)
    numbers = [int(label) for label in labels if label.isdigit()]
    assert numbers == list(range(1, len(numbers) + 1))


@every_game_with_rulings
def test_every_ruling_cited_in_the_source_is_there(name: str) -> None:
    known = {entry.label for entry in entries(name)}
    for file in sorted((GAMES / name).rglob("*.py")):
        cited = {
            label
            for listed in CITED.findall(file.read_text(encoding="utf-8"))
            for label in re.findall(r"[A-Z-]*\d+[a-z]?", listed)
        }
        assert cited <= known, f"{file.name} cites {sorted(cited - known)}"
