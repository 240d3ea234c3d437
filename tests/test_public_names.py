"""What `roisoleil` offers to programs."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import roisoleil


def test_every_public_name_is_there_and_explained() -> None:
    for name in roisoleil.__all__:
        thing = getattr(roisoleil, name)
        assert name in dir(roisoleil)
        assert name == "LEVELS" or docstring_of(thing), name
    assert roisoleil.game_names() == ["habemus", "louis_xiv", "ombre"]


def docstring_of(thing: object) -> str:
    """As it stands in the source: compiled classes have none."""
    module = Path("src", *thing.__module__.split("."))
    file = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
    [found] = [node for node in ast.parse(file.read_bytes()).body if getattr(node, "name", "") == thing.__name__]  # type: ignore[attr-defined]
    assert isinstance(found, ast.ClassDef | ast.FunctionDef)
    return ast.get_docstring(found) or ""


def test_an_unknown_name_is_no_public_name() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        roisoleil.chess  # type: ignore[attr-defined]  # noqa: B018


def test_every_public_name_is_on_the_page() -> None:
    page = Path("docs/python.md").read_text(encoding="utf-8")
    assert [name for name in roisoleil.__all__ if f"`{name}" not in page and name not in {"Event", "Result"}] == []


@pytest.mark.parametrize("seed", [b"", b"x" * 31, b"x" * 33])
def test_a_match_whose_save_could_not_be_read_is_refused_at_once(seed: bytes) -> None:
    game = roisoleil.load_game("ombre")
    with pytest.raises(roisoleil.BrokenMessage, match=f"seed: expected 32 bytes, not {len(seed)}"):
        roisoleil.Match(game, ["Ann", "Bob"], [], seed)
    with pytest.raises((roisoleil.BrokenMessage, TypeError), match=r"names|str"):
        roisoleil.Match(game, ["Ann", 3], [], bytes(32))  # type: ignore[list-item]


@pytest.mark.process
def test_the_engine_alone_loads_no_game() -> None:
    code = "import sys, roisoleil.engine.match; print([name for name in sys.modules if 'habemus' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
