"""Help texts, at any width."""

from __future__ import annotations

from typing import Final

import pytest
from rich.console import Console

from roisoleil.cli.main import app, run

COMMANDS: Final = [
    (),
    *((name,) for name in app if not name.startswith("-")),
    *(("admin", name) for name in app["admin"] if not name.startswith("-")),
    ("data", "export"),
]
WIDE: Final = 400
"""Columns in which every explanation fits on a line."""


def told(command: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert run([*command, "--help"]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_lines_break_only_where_the_screen_ends(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_console", Console(width=WIDE))  # else it is as wide as when help was first asked for
    boxed = [line.removeprefix("│ ") for line in told(command, capsys) if line.startswith("│")]
    assert boxed
    for line in boxed:
        assert not line.removeprefix("*  ").startswith("     ")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_default_that_goes_without_saying_is_not_told(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "_console", Console(width=WIDE))  # else it is as wide as when help was first asked for
    help_text = "\n".join(told(command, capsys))
    assert '[default: ""]' not in help_text
    assert "[default: False]" not in help_text


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_no_option_is_offered_that_empties_another(
    command: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not [line for line in told(command, capsys) if "--empty-" in line]
