"""The reference of the Python API: which names it shows; mkdocstrings reads what they are from the source."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

PLACE: Final = "api/python.md"
INTRODUCTION: Final = """# The Python API

All that `roisoleil` offers to programs, from its source. [The games from Python](../python.md) shows it in use,
[Research](../research.md) the environments over it.
"""
PARTS: Final = {
    "Games": ["game_names", "load_game", "Game", "Result"],
    "Matches": ["Match", "IllegalChoice", "Table", "Event"],
    "Records": ["replay", "differences", "verify_deal", "resume", "BrokenMessage"],
    "Bots and searches": ["LEVELS", "bot_of_level", "decide", "FastChance", "Dealer"],
    "Words": ["game_words", "rules_text"],
}
MET: Final = [
    "engine.choice.ChoiceTable",
    "engine.choice.Choice",
    "engine.event.EventTable",
    "engine.event.EventKind",
    "engine.frame.Reason",
    "engine.match.Step",
    "engine.dealer.Outcome",
    "engine.chance.Chance",
    "engine.game.Provenance",
    "engine.game.Slot",
    "bots.bot.Bot",
    "games.words.Words",
    "games.words.Sheet",
]
"""Classes that one does not import, but is given."""


def write_python_api(source: Path, pages: Path) -> list[str]:
    """Write the page, and name its place; every public name must have a part."""
    shown, public = {name for names in PARTS.values() for name in names}, public_names(source)
    assert shown == public, f"tools/docs/python_api.py: PARTS and roisoleil.__all__ differ by {sorted(shown ^ public)}"
    lines = [INTRODUCTION]
    for title, names in PARTS.items():
        lines += [f"## {title}\n", *(f"::: roisoleil.{name}\n" for name in names)]
    lines += [
        "## What these give\n",
        "Classes that you do not import, but are given.\n",
        *(f"::: roisoleil.{name}\n" for name in MET),
    ]
    (pages / PLACE).parent.mkdir(parents=True, exist_ok=True)
    (pages / PLACE).write_text("\n".join(lines), encoding="utf-8")
    return [PLACE]


def public_names(source: Path) -> set[str]:
    """What `roisoleil.__all__` lists, read without importing anything."""
    tree = ast.parse((source / "roisoleil/__init__.py").read_bytes())
    [names] = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    ]
    return set(ast.literal_eval(names))
