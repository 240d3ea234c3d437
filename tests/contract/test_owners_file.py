"""A component file of an owner's own: what is misspelt there is told, not passed over."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import load_game
from tests.shared import GAMES

SHIPPED = {"habemus": "persons.toml", "louis_xiv": "components.toml", "ombre": "components.toml"}


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_field_is_refused_at_any_depth(name: str, tmp_path: Path) -> None:
    text = (files(f"roisoleil.games.{name}") / "data" / SHIPPED[name]).read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    assert load_game(name, str(path)).data_hash == load_game(name).data_hash
    for misspelt in (
        re.sub(r"^provenance =", "provenence =", text, count=1, flags=re.MULTILINE),
        re.sub(r"^provenance = \{", 'provenance = { sort = "quoted",', text, count=1, flags=re.MULTILINE),
        "colour = 'red'\n" + text,
    ):
        assert misspelt != text
        path.write_text(misspelt, encoding="utf-8")
        with pytest.raises(BrokenMessage, match=r"mine\.toml.*unknown field '(provenence|sort|colour)' \(known: "):
            load_game(name, str(path))
