"""`roisoleil arena`: bots measured against each other."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table as Grid

from roisoleil.arena.cluster import Cluster
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.plan import bots_of, make_contest
from roisoleil.arena.processes import WorkersLost
from roisoleil.arena.report import as_json, as_markdown, heading, sheets
from roisoleil.arena.run import Alone, Crew, Pool, check_unchanged, play_missing
from roisoleil.arena.tally import Tally, tally
from roisoleil.cli.common import parse_seed, print_json, report_messages
from roisoleil.cli.simulate import console_for_tables, open_text, progress_bar
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import load_game
from roisoleil.games.words import Messages

EXIT_FAULTS: Final = 1


def arena(
    game: str,
    *,
    bots: str,
    games: Annotated[int, Parameter(name="--games")],
    budget: str = "",
    jobs: int = 0,
    dask: str = "",
    ledger: Path | None = None,
    seed: str = "",
    option: list[str] | None = None,
    data: str = "",
    markdown: Path | None = None,
    lang: str = "",
    json: bool = False,
) -> int:
    """Let bots play against each other and report how strong and how quick each of them is.

    Every deal is played with the bots in all seats in turn. Interrupted with Ctrl-C it reports what there is. An error
    of a bot does not end its game, a lower level stepping in; it is reported, and the exit code is then 1.

    Parameters
    ----------
    game
        The game, see `roisoleil games`.
    bots
        One bot for each seat, separated by commas: LEVEL, or LEVEL:BUDGET for one that looks ahead.
    games
        How many games to play, rounded up to whole deals.
    budget
        For bots that look ahead and have none of their own: 300ms, 2s, or a number of playouts. Times are those of the
        processor, so that a busy machine makes no bot weaker.
    jobs
        How many processes play at once; 0 for one per core.
    dask
        Play on the cluster whose dask scheduler has this address, such as tcp://host:8786, instead of on this machine.
        Its workers need this version of roisoleil, and one thread each.
    ledger
        Keep every game in this file, and go on where it ends; the same command again plays only what is missing.
    seed
        64 hexadecimal digits for the deals. If left out, tables of the same kind always have the same deals.
    option
        An option of the game, such as an expansion; may be repeated.
    data
        The owner's component file; on a cluster every worker needs it at the same place.
    markdown
        Write the report into this file as well, as Markdown.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON. Times are milliseconds.
    """
    if games < 1 or jobs < 0:
        raise BrokenMessage("--games must be at least 1 and --jobs at least 0")
    words = report_messages(lang)
    secret = parse_seed(seed).hex() if seed else ""
    contest = make_contest(load_game(game, data), data, tuple(option or []), bots_of(bots, budget), secret)
    wanted = contest.whole_deals(games)
    if wanted > games:
        rounded = words.say("report-arena-rounded", {"games": wanted, "rotations": contest.rotations})
        Console(stderr=True, soft_wrap=True).print(rounded, highlight=False)
    with Ledger(contest, ledger) as book, open_text(markdown) as page:
        check_unchanged(book)
        stopped = play(book, wanted, jobs or os.cpu_count() or 1, dask, words)
        figures = tally(contest, book.in_order())
        if page is not None:
            page.write(as_markdown(figures, words))
    if json:
        print_json(as_json(figures))
    else:
        print_report(figures, words)
    if stopped is not None:
        raise stopped
    return EXIT_FAULTS if figures.faults else 0


def play(ledger: Ledger, games: int, jobs: int, dask: str, words: Messages) -> KeyboardInterrupt | WorkersLost | None:
    """Play what is missing, with a bar for those who watch; tells what stopped it before the end."""
    missing = len(ledger.missing(games))
    if not missing:
        return None
    try:
        with progress_bar() as bar, crew_of(min(jobs, missing), dask) as crew:
            task = bar.add_task(words.say("report-playing"), total=games, completed=games - missing)
            for played in play_missing(ledger, games, crew):
                bar.advance(task, played)
    except (KeyboardInterrupt, WorkersLost) as stop:
        return stop
    return None


def crew_of(jobs: int, dask: str) -> AbstractContextManager[Crew]:
    """Who plays."""
    if dask:
        return Cluster(dask)
    return Pool(jobs) if jobs > 1 else nullcontext(Alone())


def print_report(figures: Tally, words: Messages) -> None:
    """The figures for people."""
    console = console_for_tables()
    console.print(heading(figures, words))
    for sheet in sheets(figures, words):
        grid = Grid(*sheet.columns, title=sheet.title, title_justify="left", box=None, padding=(0, 2, 0, 0))
        for row in sheet.rows:
            grid.add_row(*row)
        console.print()
        console.print(grid)
    if figures.faults:
        console.print(words.say("report-arena-faults"), *figures.faults, sep="\n")
