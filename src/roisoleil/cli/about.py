"""`roisoleil games`, `rules` and `provenance`: what there is to know before playing."""

from __future__ import annotations

import sys
from typing import Final

from rich.markdown import Markdown
from rich.table import Table as Grid

from roisoleil.cli.common import default_language, out, print_json, report_messages
from roisoleil.engine.codec import Json
from roisoleil.engine.game import Provenance, game_names, load_game
from roisoleil.games import text_folder
from roisoleil.games.words import check_language

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
    text = (text_folder(name) / f"rules.{language}.md").read_text(encoding="utf-8")
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
    messages = report_messages(lang)
    columns = ("item", "field", "value", "certainty", "source")
    grid = Grid(*(messages.say(f"report-column-{column}") for column in columns), box=None)
    for row in rows:
        certainty = messages.say(f"certainty-{row.certainty}")
        grid.add_row(row.item, row.field, row.value, certainty, row.source)
    console = out()
    console.print(grid, markup=False)
    console.print(messages.say("report-provenance", {"count": len(rows)}))
    return 0


def provenance_struct(row: Provenance) -> Json:
    """A value as data."""
    return {
        "item": row.item,
        "field": row.field,
        "value": row.value,
        "certainty": row.certainty,
        "source": row.source,
    }
