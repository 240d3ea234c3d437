"""The page docs/strength.md."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.search_speed import Speed
from roisoleil.arena.report import markdown_table, percent, span
from roisoleil.arena.tally import Rate, Tally

TIME_LIMITS: Final = {"page": 2, "courtisan": 2, "ministre:300ms": 300, "roi:2s": 2_000}
"""The milliseconds by which a bot must have decided, in 95 of 100 decisions."""
MOST_MEGABYTES: Final = 200
MOST_LONGER: Final = 1.1
"""A search may exceed its time by so much: what it began it finishes, and times are known to 9 %."""

INTRODUCTION: Final = """\
# How strong the bots are

One bot sits among others of the kind below it. Each deal is played once from every seat, so that nobody profits from
cards or places. The rate is its part of the victories, a shared one being divided; the interval (Wilson, 95 %) says how
far chance may have moved it; the seat share is what it would win if it were no better than the others. Since the games
of one deal have their cards in common, the interval is that of fewer games where deals differ more than chance alone
would make them. Where a bar was agreed the rate must reach it; elsewhere the whole interval must lie above the seat
share. Errors and illegal choices of bots in these {games:,} games: **{faults}**.

This page is written by `make strength`, which plays what is missing; do not edit it. See [below](#measure-it-yourself).
"""

PARTS: Final = {
    "levels": ("## Levels that do not look ahead", ""),
    "search": (
        "## Levels that look ahead",
        "`ministre` thinks for 300 milliseconds about each decision, `roi` for 2 seconds, on one core.",
    ),
    "curve": (
        "## Strength by playouts",
        "![Victories of one ministre against courtisans, by the playouts of each decision](strength.svg)",
    ),
}

SOAK: Final = """\
## Many short games

One `ministre` among `roi`s, each with two playouts a decision, at every table: {count:,} games. Their errors, if any,
are counted above.
"""

HOW_TO: Final = """\
## Measure it yourself

```sh
roisoleil arena ombre --bots ministre,courtisan,courtisan,courtisan --games 400 --budget 300ms --ledger games.jsonl
roisoleil arena ombre --bots courtisan,page,random --games 3000 --json          # all cores; --jobs for fewer
python -m benchmarks.strength --only 'ombre-4 ministre*' --games 1000           # a longer row on this page
```

Every deal is played with the bots in all seats in turn, and the same deals come again in every contest at such a table.
The report has victories, pairs, seats, ratings (Plackett-Luce) and times. With `--ledger` every game is kept, and the
same command goes on where it was stopped. On a cluster, with `pip install 'roisoleil[cluster]'` on all machines:

```sh
dask scheduler
dask worker tcp://HOST:8786 --nthreads 1 --nworkers auto                        # on every machine
roisoleil arena ombre --bots ministre,courtisan --games 4000 --dask tcp://HOST:8786 --ledger games.jsonl
```

A machine that fails costs time only: its games are played elsewhere, and each is counted once.
"""


class Line(NamedTuple):
    """One bot against others at one table, and what came of it."""

    part: str
    table: str
    one: str
    others: str
    bar: float | None
    figures: Tally | None

    @property
    def wins(self) -> Rate | None:
        """The victories of the one."""
        return self.figures.entrants[0].wins if self.figures else None

    def is_reached(self) -> bool | None:
        """Whether the one is as good as it should be; unknown before it has played."""
        if self.figures is None or self.wins is None or self.part == "soak":
            return None
        if self.bar is not None:
            return self.wins.rate >= self.bar
        return self.wins.low > self.figures.entrants[0].chance

    def cells(self) -> list[str]:
        """The line in words."""
        if self.figures is None or self.wins is None:
            return [self.table, self.one, self.others, "0", *["–"] * 5]
        share = self.figures.entrants[0].chance
        bar = f"> {percent(share)}" if self.bar is None else f"≥ {percent(self.bar)}"
        reached = "yes" if self.is_reached() else "**no**"
        rate = percent(self.wins.rate)
        games = f"{self.figures.games:,}"
        return [self.table, self.one, self.others, games, rate, span(self.wins), percent(share), bar, reached]


def strength_page(lines: list[Line], speed: Speed) -> str:
    """The whole page."""
    played = [line.figures for line in lines if line.figures]
    faults, games = sum(len(one.faults) for one in played), sum(one.games for one in played)
    parts = [INTRODUCTION.format(faults=faults, games=games)]
    columns = ["table", "one", "against", "games", "rate", "95 % interval", "seat share", "bar", "reached"]
    for part, (title, words) in PARTS.items():
        rows = [line.cells() for line in lines if line.part == part]
        parts.extend([title + "\n", *([words + "\n"] if words else []), markdown_table(columns, rows) + "\n"])
    parts.append(SOAK.format(count=sum(line.figures.games for line in lines if line.part == "soak" and line.figures)))
    parts.append("## Speed\n\n" + markdown_table(["", "measured", "bar", "reached"], speed_rows(lines, speed)) + "\n")
    return "\n".join([*parts, HOW_TO])


def speed_rows(lines: list[Line], speed: Speed) -> list[list[str]]:
    """Times and memory; times come from the games above."""
    rows = []
    for bot, limit in TIME_LIMITS.items():
        late = max((time for line in lines for time in late_times(line, bot)), default=0.0)
        bar = judged(late, limit * MOST_LONGER, f"{limit:,} ms")
        rows.append([f"{bot}: 95 % of the decisions within, ms", f"{late:,.2f}", *bar])
    for name, found in speed.items():
        playouts, megabytes = found["playouts_per_second"], found["megabytes"]
        bar = judged(megabytes, MOST_MEGABYTES, f"{MOST_MEGABYTES} MB")
        rows.append([f"{name}-4: playouts a second, one core", f"{playouts:,.0f}", "–", "–"])
        rows.append([f"{name}-4: memory with searches of 2 s, MB", f"{megabytes:.0f}", *bar])
    return rows


def late_times(line: Line, bot: str) -> list[float]:
    """The time within which a bot decides 95 of 100 times, at one table."""
    return [one.pace.late for one in line.figures.entrants if one.bot == bot] if line.figures else []


def judged(value: float, limit: float, bar: str) -> list[str]:
    """The bar and whether it is kept."""
    if value == 0:
        return [f"< {bar}", "–"]
    return [f"< {bar}", "yes" if value < limit else "**no**"]
