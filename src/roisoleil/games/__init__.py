"""The games. Importing this package registers them all."""

import re
from pathlib import Path
from typing import Final

from roisoleil.engine.game import Game, register
from roisoleil.engine.table import Table
from roisoleil.games.habemus import text as habemus_text
from roisoleil.games.habemus.game import make_game as make_habemus
from roisoleil.games.louis_xiv import text as louis_xiv_text
from roisoleil.games.louis_xiv.game import make_game as make_louis_xiv
from roisoleil.games.ombre import text as ombre_text
from roisoleil.games.ombre.game import make_game as make_ombre
from roisoleil.games.words import GameText, Words

register("habemus", make_habemus)
register("louis_xiv", make_louis_xiv)
register("ombre", make_ombre)

_ANCHOR: Final = re.compile(r" \{#\w+\}$", re.MULTILINE)
_TEXTS: Final[dict[str, GameText]] = {
    "habemus": habemus_text,
    "louis_xiv": louis_xiv_text,
    "ombre": ombre_text,
}


def text_folder(name: str) -> Path:
    """Where the words of a game are: its Fluent files, and its short rules as rules.LANGUAGE.md."""
    return Path(__file__).parent / name / "text"


def rules_text(name: str, language: str) -> str:
    """The short rules of a game, without the anchors of its chapters, which only links need."""
    text = (text_folder(name) / f"rules.{language}.md").read_text(encoding="utf-8")
    return _ANCHOR.sub("", text)


def game_words(language: str, game: Game[Table], players: list[str], more_folders: tuple[Path, ...] = ()) -> Words:
    """The words of a match in one language."""
    return Words(language, game, _TEXTS[game.name], text_folder(game.name), players, more_folders)
