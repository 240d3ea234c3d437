"""The page docs/strength.md."""

from __future__ import annotations

from typing import Final, NamedTuple

from benchmarks.search_speed import Speed
from roisoleil.arena.report import markdown_table, percent, span
from roisoleil.arena.tally import Pace, Rate, Tally

TIME_LIMITS: Final = {"page": 2, "courtisan": 2, "ministre:300ms": 300, "roi:2s": 2_000}
"""The milliseconds of the processor by which a bot must have decided, in 95 of 100 decisions."""
MOST_MEGABYTES: Final = 200
MOST_LONGER: Final = 1.1
"""A search may exceed its time by so much: what it began it finishes, and times are known to 9 %.

For the other bots there is no such excuse: they must be surely below their limit.
"""

INTRODUCTION: Final = """\
# How strong the bots are

One bot sits among others of the kind below it. Each deal is played once from every seat, so that nobody profits from
cards or places. The rate is its part of the victories, a shared one being divided; the interval (Wilson, 95 %) says how
far chance may have moved it; the seat share is what it would win if it were no better than the others. Since the games
of one deal have their cards in common, the interval is that of fewer games where deals differ more than chance alone
would make them. Where a bar was agreed the rate must reach it; elsewhere the whole interval must lie above the seat
share; a row whose games are not all played yet proves nothing. Errors and illegal choices of bots in these {games:,}
games: **{faults}**.

This page is written by `make strength`, which plays what is missing; do not edit it. See [below](#measure-it-yourself).
"""

PARTS: Final = {
    "levels": ("## Levels that do not look ahead", ""),
    "search": (
        "## Levels that look ahead",
        """\
`ministre` thinks for 300 milliseconds about each decision, `roi` for 2 seconds and looks further; on one core,
remembering what they saw ahead the last time. At the tables of the server and the terminal they begin each decision
anew.""",
    ),
    "curve": (
        "## Strength by playouts",
        "![Victories of one ministre against courtisans, by the playouts of each decision](strength.svg)",
    ),
}

SOAK: Final = """\
## Many short games

One `{one}` among `{others}`, the numbers being playouts of a decision, at {tables} kinds of tables: {count:,} games.
Their errors, if any, are counted above.
"""

SPEED: Final = """\
## Speed

Times are those of the processor, by which bots think here, in the games above at the slowest kind of table. Judged is
the time that 95 of 100 decisions do not exceed; the longest of all stands beside it and is not judged, since whatever
else the program does at that moment, such as tidying its memory, counts in it. A search may take a tenth longer than
its time, since it finishes the playout it began.
"""

HOW_TO: Final = """\
## Measure it yourself

```sh
roisoleil arena ombre --bots ministre,courtisan,courtisan,courtisan --games 400 --budget 300ms --ledger games.jsonl
roisoleil arena ombre --bots courtisan,page,random --games 3000 --json          # all cores; --jobs for fewer
python -m benchmarks.strength --only 'ombre-4 roi:2s courtisan' --games 1000    # a longer row on this page
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
    planned: int = 0

    @property
    def wins(self) -> Rate | None:
        """The victories of the one."""
        return self.figures.entrants[0].wins if self.figures else None

    def is_reached(self) -> bool | None:
        """Whether the one is as good as it should be; unknown before all planned games are played."""
        if self.figures is None or self.wins is None or self.part == "soak" or self.figures.games < self.planned:
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
        rate = percent(self.wins.rate)
        games = f"{self.figures.games:,}"
        if self.figures.games < self.planned:
            games += f" of {self.planned:,}"
        reached = verdict(self.is_reached())
        return [self.table, self.one, self.others, games, rate, span(self.wins), percent(share), bar, reached]


class Measure(NamedTuple):
    """A figure of speed, its bar, and whether it keeps it: unknown without a bar or before it was measured."""

    name: str
    found: str
    bar: str
    is_kept: bool | None

    def cells(self) -> list[str]:
        """The measure in words."""
        return [self.name, self.found, self.bar, verdict(self.is_kept)]


def verdict(kept: bool | None) -> str:
    """Whether a bar is reached, in a word."""
    return "–" if kept is None else "yes" if kept else "**no**"


def strength_page(lines: list[Line], speed: Speed) -> str:
    """The whole page."""
    played = [line.figures for line in lines if line.figures]
    faults, games = sum(len(one.faults) for one in played), sum(one.games for one in played)
    parts = [INTRODUCTION.format(faults=faults, games=games)]
    columns = ["table", "one", "against", "games", "rate", "95 % interval", "seat share", "bar", "reached"]
    for part, (title, words) in PARTS.items():
        rows = [line.cells() for line in lines if line.part == part]
        parts.extend([title + "\n", *([words + "\n"] if words else []), markdown_table(columns, rows) + "\n"])
    parts.append(soak_words([line for line in lines if line.part == "soak" and line.figures]))
    rows = [measure.cells() for measure in measures(lines, speed)]
    parts.extend([SPEED, markdown_table(["", "measured", "bar", "reached"], rows) + "\n"])
    return "\n".join([*parts, HOW_TO])


def shortcomings(lines: list[Line], speed: Speed) -> list[str]:
    """All that is not as it should be: bars, errors of bots, times, memory."""
    found = [f"{' '.join(line.cells()[:3])}: bar not reached" for line in lines if line.is_reached() is False]
    found.extend(f"{line.table}: {fault}" for line in lines if line.figures for fault in line.figures.faults)
    found.extend(f"{one.name}: {one.found}, not {one.bar}" for one in measures(lines, speed) if one.is_kept is False)
    return found


def soak_words(played: list[Line]) -> str:
    """What the many short games were; nothing before they were played."""
    if not played:
        return ""
    games = sum(line.figures.games for line in played if line.figures)
    return SOAK.format(one=played[0].one, others=played[0].others, tables=len(played), count=games)


def measures(lines: list[Line], speed: Speed) -> list[Measure]:
    """Times and memory; times come from the games."""
    found = [time_of(bot, limit, paces_of(lines, bot)) for bot, limit in TIME_LIMITS.items()]
    for name, figures in speed.items():
        playouts, megabytes = figures["playouts_per_second"], figures["megabytes"]
        within = megabytes < MOST_MEGABYTES
        memory = f"{name}-4: memory of a game with searches of 2 s, MB"
        found.append(Measure(f"{name}-4: playouts a second, one core", f"{playouts:,.0f}", "–", None))
        found.append(Measure(memory, f"{megabytes:.0f}", f"< {MOST_MEGABYTES} MB", within))
    return found


def paces_of(lines: list[Line], bot: str) -> list[Pace]:
    """The times of a bot at every table where they are known."""
    entrants = [entrant for line in lines if line.figures for entrant in line.figures.entrants]
    return [entrant.pace for entrant in entrants if entrant.bot == bot and entrant.pace.cpu_longest > 0]


def time_of(bot: str, limit: int, paces: list[Pace]) -> Measure:
    """The time of a bot's decisions, at the slowest table, against its limit."""
    searches = ":" in bot
    name, bar = f"{bot}: 95 % of the decisions within, ms", f"< {limit:,} ms" + (" + 10 %" if searches else "")
    if not paces:
        return Measure(name, "–", bar, None)
    late, longest = max(pace.cpu_late for pace in paces), max(pace.cpu_longest for pace in paces)
    within = late < limit * (MOST_LONGER if searches else 1)
    return Measure(name, f"{late:,.2f} (longest {longest:,.2f})", bar, within)
