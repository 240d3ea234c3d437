"""`roisoleil games`, `rules` and `provenance`: what there is to know before playing."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from typing import Final

from rich.markdown import Markdown
from rich.table import Table as Grid

from roisoleil.cli.common import REPORTS, default_language, out, print_json, report_messages
from roisoleil.engine.codec import Json
from roisoleil.engine.game import Provenance, game_names, load_game
from roisoleil.games import game_words, rules_text
from roisoleil.games.components import field_name, item_name, source_name, value_name
from roisoleil.games.words import Words, check_language

RECONSTRUCTED: Final = "reconstructed"


def games(*, lang: str = "", json: bool = False) -> int:
    """List the games with their players and options.

    Parameters
    ----------
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON.
    """
    loaded = [load_game(name) for name in game_names()]
    if json:
        rows: list[Json] = [
            {
                "game": game.name,
                "least_players": game.least_seats,
                "most_players": game.most_seats,
                "options": list[Json](game.known_options),
                "rules": game.rules,
                "data": game.data_hash,
            }
            for game in loaded
        ]
        print_json(rows)
        return 0
    messages = report_messages(lang)
    grid = Grid("", *(messages.say(f"report-column-{column}") for column in ("game", "players", "options")), box=None)
    for game in loaded:
        players = f"{game.least_seats}-{game.most_seats}"
        grid.add_row(game.name, messages.say(f"report-title-{game.name}"), players, ", ".join(game.known_options))
    out().print(grid)
    for game in loaded:
        for option in game.known_options:
            title, about = messages.say(f"option-{option}"), messages.say(f"option-{option}-about")
            out().print(f"{game.name} --option {option}: {title}. {about}", markup=False)
    return 0


def rules(game: str, *, lang: str = "") -> int:
    """Show the short rules of a game, in our own words.

    Parameters
    ----------
    game
        The game, see `roisoleil games`.
    lang
        fr, en or de; from the environment if left out.
    """
    name = load_game(game).name
    language = check_language(lang or default_language())
    text = rules_text(name, language)
    if sys.stdout.isatty():
        out().print(Markdown(text))
    else:
        sys.stdout.write(text)
    return 0


def provenance(game: str, *, all: bool = False, data: str = "", lang: str = "", json: bool = False) -> int:  # noqa: A002
    """List the printed values that are reconstructed, because no rulebook or other source gives them.

    Parameters
    ----------
    game
        The game, see `roisoleil games`.
    all
        List the certain values too.
    data
        The owner's component file.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON.
    """
    rows = [row for row in load_game(game, data).provenance() if all or row.certainty == RECONSTRUCTED]
    if json:
        print_json([provenance_struct(row) for row in rows])
        return 0
    print_provenance(game, rows, lang or default_language())
    return 0


def print_provenance(game: str, rows: list[Provenance], language: str) -> None:
    """A table in the reader's language: one row for all values of a component that are known in the same way."""
    words = game_words(language, load_game(game), [], (REPORTS,))
    columns = ("item", "value", "certainty", "source")
    grid = Grid(*(words.say(f"report-column-{column}") for column in columns), box=None)
    for how, group in itertools.groupby(rows, _known_how(words)):
        values = list(group)
        told = ", ".join(f"{field_name(words, row.field)} {value_name(words, row)}" for row in values)
        grid.add_row(item_name(words, values[0].item), told, words.say(f"certainty-{values[0].certainty}"), how[-1])
    console = out()
    console.print(grid, markup=False)
    console.print(words.say("report-provenance", {"count": len(rows)}))


def _known_how(words: Words) -> Callable[[Provenance], tuple[str, str, str]]:
    """Component, certainty and source in words; what only an owner's file has is told as it stands there."""
    ours = {(row.item, row.field): row.source for row in words.game.provenance()}

    def known_how(row: Provenance) -> tuple[str, str, str]:
        source = source_name(words, row) if ours.get((row.item, row.field)) == row.source else row.source
        return row.item, row.certainty, source

    return known_how


def provenance_struct(row: Provenance) -> Json:
    """A value as data."""
    return {
        "item": row.item,
        "field": row.field,
        "value": row.value,
        "certainty": row.certainty,
        "source": row.source,
    }
