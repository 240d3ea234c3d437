"""`roisoleil replay` and `roisoleil verify`: records played again."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from rich.panel import Panel
from rich.text import Text

from roisoleil.bots.names import told_apart
from roisoleil.cli.common import (
    REPORTS,
    default_language,
    game_of,
    out,
    print_json,
    read_records,
    report_messages,
)
from roisoleil.cli.position import check_seat, match_at, read_record
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match, differences, verify_deal
from roisoleil.engine.match import replay as play_again
from roisoleil.engine.table import Table
from roisoleil.games import game_words

EXIT_WRONG: Final = 2
WATCHER: Final = -1


def replay(
    file: Path,
    *,
    at: int | None = None,
    seat: int = WATCHER,
    record: int = 1,
    data: str = "",
    lang: str = "",
    json: bool = False,
) -> int:
    """Play records again and compare scores and final hash; or show one position.

    Exit code 0 if all records agree, 2 if one is broken or differs.

    Parameters
    ----------
    file
        A record or a saved game, or many records, one per line; `-` reads standard input.
    at
        Show the position after this many choices instead.
    seat
        As that seat saw it, counted from 0; a watcher if left out.
    record
        Which record of the file to show, counted from 1.
    data
        The owner's component file, if the record was played with one.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON.
    """
    if at is not None:
        return show_position(file, record, at, seat, data, lang, json)
    return report(file, data, lang, json, "replay", replay_problems)


def verify(file: Path, *, data: str = "", lang: str = "", json: bool = False) -> int:
    """Check the deal of finished matches against the commitment that was published before.

    Exit code 0 if every deal follows from its seed, 2 if not.

    Parameters
    ----------
    file
        A record, or many records, one per line; `-` reads standard input.
    data
        The owner's component file, if the record was played with one.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON.
    """
    return report(file, data, lang, json, "verify", verify_problems)


def replay_problems(record: dict[str, Json], game: Game[Table]) -> list[str]:
    """Where the record says something else than its replay."""
    return differences(play_again(game, record), record)


def verify_problems(record: dict[str, Json], game: Game[Table]) -> list[str]:
    """Where the deal does not follow from the seed."""
    return verify_deal(game, record)


ProblemsOf = Callable[[dict[str, Json], Game[Table]], list[str]]


def report(file: Path, data: str, lang: str, json: bool, what: str, problems_of: ProblemsOf) -> int:
    """Check all records of a file and say what was found."""
    found: list[Json] = []
    checked = bad = 0
    for place, record in read_records(file):
        checked += 1
        problems = problems_of_record(problems_of, record, place, data)
        bad += bool(problems)
        found.extend({"record": checked, "place": place, "problem": problem} for problem in problems)
        if not json:
            for problem in problems:
                print(f"{place}: {problem}", file=sys.stderr)
    if json:
        print_json({"records": checked, "agree": checked - bad, "problems": found})
    else:
        print(report_messages(lang).say(f"report-{what}", {"records": checked, "agree": checked - bad}))
    return EXIT_WRONG if found else 0


def problems_of_record(problems_of: ProblemsOf, record: dict[str, Json], place: str, data: str) -> list[str]:
    """What is wrong with a record; that it cannot be read counts too."""
    try:
        return problems_of(record, game_of(record, place, data))
    except BrokenMessage as error:
        return [str(error)]


# One position.


def show_position(file: Path, number: int, at: int, seat: int, data: str, lang: str, json: bool) -> int:
    """A position of a record in words, or as the view that a client would get."""
    place, record = read_record(file, number)
    match = match_at(record, place, at, data)
    if seat != WATCHER:
        check_seat(match, place, seat)
    if json:
        sys.stdout.write(msgspec.json.encode(match.game.view(match.table, seat)).decode() + "\n")
    else:
        print_position(match, seat, lang or default_language())
    return 0


def print_position(match: Match, seat: int, language: str) -> None:
    """The position in words, and what the seat may choose."""
    words = game_words(language, match.game, told_apart(match.names), (REPORTS,))
    console = out()
    view = match.game.view(match.table, seat)
    for sheet in words.sheets(view):
        lines = Text("\n".join(sheet.lines), no_wrap=False, overflow="fold")
        console.print(Panel(lines, title=sheet.title, title_align="left"), markup=False)
    options = match.table.options(seat) if seat >= 0 else []
    if options:
        console.print(words.prompt(match.table.frames[-1].name()))
    for option in options:
        console.print(f"  {match.game.choices.notation(option):<24} {words.choice(option, view)}", markup=False)
