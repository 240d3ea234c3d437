"""How strong the bots are: `make strength` plays what is missing and writes docs/strength.md.

python -m benchmarks.strength [--only PATTERN] [--games N] [--jobs J] [--fresh] [--measure] [--page]

The games of bots that look ahead take hours; their ledgers are kept in benchmarks/ledgers, and going on with one whose
bots have changed is refused. The others, and the many short games, are played again where they are missing. A row is
named as in "ombre-4 courtisan page"; with --only and --games it can be made as long as one likes. --fresh begins the
chosen rows anew. The exit code is 1 if a bar is not reached, a bot had an error, or times or memory are above their
limits; each of these is told.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.search_speed import read_speed, write_speed
from benchmarks.strength_chart import curve_chart
from benchmarks.strength_page import Line, shortcomings, strength_page
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.plan import Contest, make_contest
from roisoleil.arena.processes import WorkersLost
from roisoleil.arena.run import Alone, Pool, check_unchanged, play_missing
from roisoleil.arena.tally import Tally, tally
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import game_names, load_game

ROOT: Final = Path(__file__).parents[1]
LEDGERS: Final = ROOT / "benchmarks/ledgers"
PAGE: Final = ROOT / "docs/strength.md"
CHART: Final = ROOT / "docs/strength.svg"

ENOUGH: Final = 0.8
"""No more than this is asked of a courtisan against random bots; else three times its seat share."""
LEAST_OF_SEARCH: Final = {("ministre:300ms", "courtisan", 4): 0.40, ("roi:2s", "courtisan", 4): 0.45}

QUICK_PARTS: Final = ("levels", "soak")
"""Played again wherever they are missing or the bots have changed: they say nothing worth keeping about other bots."""
QUICK_PAIRS: Final = [("page", "random"), ("courtisan", "page"), ("courtisan", "random")]
QUICK_GAMES: Final = 1_000  # The interval of a rate is then at most 3 % to either side.
TABLES_OF_TWO: Final = [("ombre", 2), ("louis_xiv", 2)]
TABLES_OF_FOUR: Final = [("habemus", 4), ("ombre", 4), ("louis_xiv", 4)]
SLOW_PAIRS: Final = [
    ("ministre:300ms", "courtisan", [*TABLES_OF_TWO, *TABLES_OF_FOUR], 200),  # At most 7 % to either side, in hours.
    ("roi:2s", "courtisan", TABLES_OF_FOUR, 60),  # 12 %.
    ("roi:2s", "ministre:300ms", TABLES_OF_TWO, 100),  # 10 %: one half is more easily missed than a quarter.
    ("roi:2s", "ministre:300ms", [("ombre", 4), ("louis_xiv", 4)], 60),
    ("roi:2s", "ministre:300ms", [("habemus", 4)], 200),  # 6 %: of these games luck decides most.
]
SOAK_PAIR: Final = ("ministre:4", "roi:6")  # A tree of two levels, remembered from decision to decision.
SOAK_GAMES: Final = 400  # At each of thirteen tables: more than five thousand games of both levels, within an hour.
CURVE_PLAYOUTS: Final = (30, 100, 300, 1_000)
CURVE_GAMES: Final = 100  # At most 10 % to either side.
CURVE_SEATS: Final = 4


class Row(NamedTuple):
    """One bot against others, all of another kind."""

    part: str
    game: str
    options: tuple[str, ...]
    seats: int
    one: str
    others: str
    games: int

    @property
    def table(self) -> str:
        """The kind of table."""
        return "-".join([self.game, str(self.seats), *self.options])

    @property
    def name(self) -> str:
        """What --only looks at."""
        return f"{self.table} {self.one} {self.others}"

    @property
    def ledger(self) -> Path:
        """Where its games are kept; those of the quick rows are not worth a place in the repository."""
        folder = LEDGERS / "quick" if self.part in QUICK_PARTS else LEDGERS
        return folder / (self.name.replace(" ", ".").replace(":", "-") + ".jsonl")

    @property
    def bar(self) -> float | None:
        """What the one must reach, where that was agreed; else it must be better than the others."""
        if (self.one, self.others) == ("courtisan", "random"):
            return least_win_rate(self.seats)
        return LEAST_OF_SEARCH.get((self.one, self.others, self.seats))

    def contest(self) -> Contest:
        """The one and its rivals."""
        bots = (self.one, *[self.others] * (self.seats - 1))
        return make_contest(load_game(self.game), "", self.options, bots, "")


def least_win_rate(seats: int) -> float:
    """What one courtisan must reach against random bots."""
    return ENOUGH if seats == 2 else min(3 / seats, ENOUGH)  # noqa: PLR2004 - with two seats three shares are too many


def one_against_random(name: str, seats: int, options: tuple[str, ...], games: int) -> float:
    """The victories of one courtisan bot; a shared victory is divided."""
    ledger = Ledger(Row("levels", name, options, seats, "courtisan", "random", games).contest())
    for _ in play_missing(ledger, games, Alone()):
        pass
    return tally(ledger.contest, ledger.in_order()).entrants[0].wins.rate * games


def all_rows() -> Iterator[Row]:
    """Everything that the page tells."""
    for one, others in QUICK_PAIRS:
        for name, options, seats in all_tables():
            yield Row("levels", name, options, seats, one, others, QUICK_GAMES)
    for one, others, tables, games in SLOW_PAIRS:
        for name, seats in tables:
            yield Row("search", name, (), seats, one, others, games)
    for name in game_names():
        for playouts in CURVE_PLAYOUTS:
            yield Row("curve", name, (), CURVE_SEATS, f"ministre:{playouts}", "courtisan", CURVE_GAMES)
    for name, options, seats in all_tables():
        yield Row("soak", name, options, seats, *SOAK_PAIR, SOAK_GAMES)


def all_tables() -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Every game with every option and number of players."""
    for name in game_names():
        game = load_game(name)
        for options in [(), *((option,) for option in game.known_options)]:
            for seats in range(game.least_seats, game.most_seats + 1):
                yield name, options, seats


def play(row: Row, games: int, jobs: int) -> None:
    """Play what is missing of a row."""
    with open_ledger(row) as ledger:
        wanted = ledger.contest.whole_deals(games)
        missing = len(ledger.missing(wanted))
        print(f"{row.name}: {len(ledger.games)} of {wanted} games", flush=True)
        if missing:
            with Pool(jobs) if jobs > 1 else nullcontext(Alone()) as crew:
                for _ in play_missing(ledger, wanted, crew):
                    print(f"\r{row.name}: {len(ledger.games)} of {wanted} games", end="", flush=True)
            print()


def open_ledger(row: Row) -> Ledger:
    """The ledger of a row; one whose bots have changed is begun anew where that costs nothing worth keeping."""
    ledger = Ledger(row.contest(), row.ledger)
    try:
        check_unchanged(ledger)
    except BrokenMessage as stale:
        ledger.close()
        if row.part not in QUICK_PARTS:
            sys.exit(f"{stale}\nThis row takes hours: --only '{row.name}' --fresh begins it anew.")
        print(f"{stale} - begun anew")
        row.ledger.unlink()
        return Ledger(row.contest(), row.ledger)
    return ledger


def figures_of(row: Row) -> Tally | None:
    """What the ledger of a row says, if there is one and it is of these bots."""
    if not row.ledger.exists():
        return None
    with open_ledger(row) as ledger:
        return tally(ledger.contest, ledger.in_order()) if ledger.games else None


def main() -> int:
    """Play, measure, write; the exit code says whether all is as it should be, as far as it was played."""
    parser = argparse.ArgumentParser(description="Measure the strength of the bots and write docs/strength.md.")
    parser.add_argument("--only", default="*", help="only rows of such a name, as 'ombre-4 courtisan *'")
    parser.add_argument("--games", type=int, default=0, help="so many games a row, instead of the usual number")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--fresh", action="store_true", help="forget the games of the chosen rows first")
    parser.add_argument("--measure", action="store_true", help="measure the speed of the searches anew")
    parser.add_argument("--page", action="store_true", help="play nothing, only write the page")
    wishes = parser.parse_args()
    rows = list(all_rows())
    for row in rows:
        if fnmatch(row.name, wishes.only) and not wishes.page:
            if wishes.fresh:
                row.ledger.unlink(missing_ok=True)
            play(row, wishes.games or row.games, wishes.jobs)
    if wishes.measure or (not wishes.page and wishes.only == "*"):
        write_speed(LEDGERS / "speed.json")
    lines = [Line(row.part, row.table, row.one, row.others, row.bar, figures_of(row), row.games) for row in rows]
    speed = read_speed(LEDGERS / "speed.json")
    PAGE.write_text(strength_page(lines, speed), encoding="utf-8")
    CHART.write_text(curve_chart(lines), encoding="utf-8")
    wrong = shortcomings(lines, speed)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BrokenMessage, WorkersLost) as trouble:
        sys.exit(f"\n{trouble}")
