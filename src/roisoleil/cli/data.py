"""`roisoleil data`: records as tables of data."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from roisoleil.arena.interrupts import held_interrupts
from roisoleil.cli.common import out, print_json, report_messages
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.games.words import Messages

if TYPE_CHECKING:
    from roisoleil.adapters.data import Export  # it may be absent

data = App(name="data", help="Turn records into tables of data, to study them or to learn from them.")


@data.command
def export(
    *files: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    to: Path,
    observations: Annotated[bool, Parameter(negative="")] = False,
    game: str = "",
    keep_going: Annotated[bool, Parameter(negative="")] = False,
    data: str = "",
    lang: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Write records as Parquet files, which most programs for data read: games, decisions, observations.

    Every record is played again and must agree with its replay. docs/research.md explains the columns.

    Parameters
    ----------
    files
        Files of records, one record per line, compressed if their names end in .gz; `-` reads standard input.
    to
        The folder to make, with a folder for each game in it. It has its name only once everything is written.
    observations
        Write what the seat saw before each choice too, as learners see it.
    game
        Only the records of this game.
    keep_going
        Leave broken records out and say so, instead of ending at the first.
    data
        The owner's component file, if the records were played with one.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON.
    """
    try:
        from roisoleil.adapters.data import export as export_files  # noqa: PLC0415 - it may be absent
    except ImportError as error:
        raise BrokenMessage(str(error)) from None
    if not files:
        raise BrokenMessage("give at least one file of records")
    words = report_messages(lang)
    with progress_bar() as bar, held_interrupts() as heed:
        watch = watcher(bar, files, words, heed)
        skip = partial(tell_skipped, bar.console) if keep_going else None
        exported = export_files(files, to, observations=observations, game=game, data=data, skip=skip, watch=watch)
    if json:
        print_json(report(exported, to))
    else:
        print_report(exported, to, words)
    return 0


def progress_bar() -> Progress:
    """How much is read and the time left, on standard error if somebody sees it; it vanishes at the end."""
    console = Console(stderr=True, soft_wrap=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def watcher(
    bar: Progress, files: Sequence[Path], words: Messages, heed: Callable[[], None]
) -> Callable[[Export], None]:
    """What moves the bar and heeds Ctrl-C between two records. Of pipes nobody knows how long they are."""
    total = sum(file.stat().st_size for file in files) if all(file.is_file() for file in files) else None
    task = bar.add_task("", total=total)

    def advance(exported: Export) -> None:
        heed()
        if not bar.disable:
            said = words.say("report-data-writing", {"games": exported.games})
            bar.update(task, completed=exported.bytes_read, description=said)

    return advance


def tell_skipped(console: Console, message: str) -> None:
    """A record is left out."""
    console.print(f"roisoleil: {message}", markup=False)


def report(exported: Export, folder: Path) -> dict[str, Json]:
    """What was written, for a program."""
    games: dict[str, Json] = {
        name: {"games": tables.games, "decisions": tables.decisions} for name, tables in exported.tables.items()
    }
    return {"folder": str(folder), "games": games, "skipped": exported.skipped}


def print_report(exported: Export, folder: Path, words: Messages) -> None:
    """What was written, for people."""
    console = out()
    for name, tables in exported.tables.items():
        arguments: dict[str, str | int] = {
            "title": words.say(f"report-title-{name}"),
            "games": tables.games,
            "decisions": tables.decisions,
            "folder": str(folder / name),
        }
        console.print(words.say("report-data-written", arguments), markup=False)
    if exported.skipped:
        print(words.say("report-data-skipped", {"count": exported.skipped}), file=sys.stderr)
