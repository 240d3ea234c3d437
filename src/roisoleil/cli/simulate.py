"""`roisoleil simulate`: many games by bots."""

from __future__ import annotations

import gzip
import os
import secrets
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, Final, TextIO

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from roisoleil.arena.interrupts import held_interrupts
from roisoleil.arena.processes import processes
from roisoleil.arena.run import BATCH_SECONDS, MOST_PER_BATCH
from roisoleil.bots.levels import LEVELS, bot_of_level
from roisoleil.cli.common import out, parse_seed, print_json, report_messages
from roisoleil.cli.play_seats import usual_players
from roisoleil.cli.simulation import Batch, BrokenInvariant, Plan, Tally, play_batch
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.game import Game, load_game
from roisoleil.engine.match import SEED_BYTES
from roisoleil.engine.table import Table
from roisoleil.games.words import Messages

EXIT_BUG = 1
BATCHES_AHEAD: Final = 2
"""For each process: one that it plays, and one that it finds waiting when the news are read late."""
UNSEEN_WIDTH: Final = 1_000
"""Columns enough for every table."""


def simulate(
    game: str,
    *,
    players: int | None = None,
    games: Annotated[int, Parameter(name="--games")],
    seed: str = "",
    bots: str = "random",
    records: Path | None = None,
    events: bool = False,
    jobs: int = 1,
    thorough: bool = False,
    option: list[str] | None = None,
    data: str = "",
    lang: str = "",
    json: bool = False,
) -> int:
    """Play many games with bots and report rates, scores and lengths.

    It is for finding bugs: an error of a bot ends it, where `play` and `arena` let a lower level step in.

    Parameters
    ----------
    game
        The game, see `roisoleil games`.
    players
        The number of players; one for each bot where several are named, else 4, or as many as the game takes.
    games
        How many games to play.
    seed
        64 hexadecimal digits; the same seed plays the same games. Drawn by lot if left out.
    bots
        One bot for all seats, or one for each seat, separated by commas: random, page, courtisan, ministre, roi. The
        last two look ahead and take LEVEL:BUDGET, as ministre:300ms, roi:2s, or roi:500 for 500 playouts, which plays
        the same games again.
    records
        Write one record per line into this file, compressed if its name ends in .gz.
    events
        Put all events into the records.
    jobs
        How many processes play at once; 0 for one per core.
    thorough
        Check the invariants after every choice instead of at the end of each game.
    option
        An option of the game, such as an expansion; may be repeated.
    data
        The owner's component file.
    lang
        fr, en or de; from the environment if left out.
    json
        Report as JSON. Rates are per second of CPU time of one core.
    """
    loaded = load_game(game, data)
    plan = make_plan(loaded, players, bots, seed, option or [], data, records is not None, events, thorough)
    if games < 1 or jobs < 0:
        raise BrokenMessage("--games must be at least 1 and --jobs at least 0")
    words = report_messages(lang)
    tally = Tally(plan)
    start = time.perf_counter()
    try:
        with open_text(records) as file:
            for batch in progress(run(plan, games, jobs or os.cpu_count() or 1), games, words):
                tally.add(batch)
                for line in batch.records:
                    print(line, file=file)
    except BrokenInvariant as broken:
        return report_broken(loaded, broken, words)
    report = tally.report(time.perf_counter() - start)
    if json:
        print_json(report)
    else:
        print_report(report, words)
    return 0


def make_plan(
    game: Game[Table],
    players: int | None,
    bots: str,
    seed: str,
    options: list[str],
    data: str,
    records: bool,
    events: bool,
    thorough: bool,
) -> Plan:
    """Check what was asked for."""
    levels = [level.strip() for level in bots.split(",")]
    if players is None:
        players = len(levels) if len(levels) > 1 else usual_players(game)
    game.check_setup(players, options)
    for level in levels:
        bot_of_level(level)
    if len(levels) not in (1, players):
        raise BrokenMessage(f"--bots needs one level or {players}, not {len(levels)} (levels: {', '.join(LEVELS)})")
    seats = levels * players if len(levels) == 1 else levels
    secret = parse_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    return Plan(game.name, data, tuple(options), tuple(seats), secret, records, events, thorough)


def run(plan: Plan, games: int, jobs: int) -> Iterator[Batch]:
    """All batches of a plan, in order, each as long as news are worth waiting for; the first are of one game."""
    coming: deque[Callable[[], Batch]] = deque()
    first, size = 0, 1
    with processes(jobs) if jobs > 1 else nullcontext() as executor:
        while first < games or coming:
            while first < games and len(coming) < BATCHES_AHEAD * jobs:
                count = min(size, games - first)
                coming.append(hand_out(executor, plan, first, count))
                first += count
            batch = coming.popleft()()
            size = games_in(BATCH_SECONDS, batch)
            yield batch


def hand_out(executor: ProcessPoolExecutor | None, plan: Plan, first: int, count: int) -> Callable[[], Batch]:
    """Let another process play some games, or this one if there is no other; returns how to wait for them."""
    if executor is None:
        return partial(play_here, plan, first, count)
    return executor.submit(play_batch, plan, first, count).result


def play_here(plan: Plan, first: int, count: int) -> Batch:
    """Play some games in this process; Ctrl-C is heeded between them."""
    with held_interrupts() as heed:
        return play_batch(plan, first, count, heed)


def games_in(seconds: float, batch: Batch) -> int:
    """How many games such as these take so long."""
    quick = seconds * len(batch.decisions) / max(batch.cpu_seconds, seconds / MOST_PER_BATCH)
    return min(MOST_PER_BATCH, max(1, int(quick)))


def progress(batches: Iterator[Batch], games: int, words: Messages) -> Iterator[Batch]:
    """The same batches, with a bar for those who watch."""
    with progress_bar() as bar:
        task = bar.add_task(words.say("report-playing"), total=games)
        for batch in batches:
            bar.advance(task, len(batch.decisions))
            yield batch


def progress_bar() -> Progress:
    """Games played and time left, on standard error if somebody sees it; it vanishes at the end."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


@contextmanager
def open_text(path: Path | None) -> Iterator[TextIO | None]:
    """A file to write, if one is wanted, compressed if its name ends in .gz."""
    if path is None:
        yield None
        return
    try:
        opened = gzip.open if path.suffix == ".gz" else open
        file = opened(path, "wt", encoding="utf-8")  # closed below
    except OSError as error:
        raise BrokenMessage(f"{path}: cannot be written ({error.strerror})") from None
    with file:
        yield file


def report_broken(game: Game[Table], broken: BrokenInvariant, words: Messages) -> int:
    """Leave the record that shows the bug, and say where."""
    path = Path(f"broken-{game.name}-{broken.number}.json")
    path.write_text(broken.record + "\n", encoding="utf-8")
    arguments: dict[str, str | int] = {"number": broken.number, "reason": broken.reason, "file": str(path)}
    Console(stderr=True, soft_wrap=True).print(words.say("report-broken", arguments), highlight=False)
    return EXIT_BUG


def console_for_tables() -> Console:
    """Where reports go; tables too are left whole when nobody sees them."""
    console = out()
    if not sys.stdout.isatty():
        console.width = UNSEEN_WIDTH
    return console


def print_report(report: dict[str, Json], words: Messages) -> None:
    """The figures for people."""
    grid = Grid(show_header=False, box=None, padding=(0, 2))
    for key in ("games", "games_per_second", "decisions_per_second", "decisions", "points", "winning_points", "wins"):
        grid.add_row(words.say(f"report-{key.replace('_', '-')}"), show(report[key], words))
    console = console_for_tables()
    console.print(grid)
    # A seed that is cut cannot be used again.
    console.print(f"  {words.say('report-seed')}  {report['seed']}", soft_wrap=True)


def show(value: Json, words: Messages) -> str:
    """A figure or a spread as text."""
    if isinstance(value, dict):
        return words.say("report-spread", {key: str(number) for key, number in value.items()})
    if isinstance(value, list):
        return "  ".join(f"{seat}: {wins}" for seat, wins in enumerate(value))
    return f"{value:,}" if isinstance(value, int) else str(value)
