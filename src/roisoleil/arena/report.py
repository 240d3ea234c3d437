"""The figures of a contest for programs and for people."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, to_builtins

from roisoleil.arena.tally import Entrant, Rate, Tally
from roisoleil.engine.codec import Json
from roisoleil.games.words import Messages

DIGITS: Final = 4
"""More than the intervals are worth."""


class Sheet(Struct, frozen=True):
    """A table: its title, its columns and its rows."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def as_json(tally: Tally) -> Json:
    """All figures, rounded."""
    return rounded(to_builtins(tally))


def rounded(value: Json) -> Json:
    """The same value with fewer digits."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    return [rounded(item) for item in value] if isinstance(value, list) else value


def heading(tally: Tally, words: Messages) -> str:
    """What was played."""
    contest = tally.contest
    options = "".join(f", {option}" for option in contest.options)
    title = words.say(f"report-title-{contest.game}") + options
    return words.say(
        "report-arena-heading",
        {"title": title, "players": contest.players, "games": tally.games, "deals": tally.deals},
    )


def sheets(tally: Tally, words: Messages) -> list[Sheet]:
    """The figures as tables: the bots, each two of them, the seats, and the time they took."""
    pairs = [[pair.first, pair.second, percent(pair.ahead.rate), span(pair.ahead)] for pair in tally.pairs]
    seats = [[str(seat), percent(rate.rate), span(rate)] for seat, rate in enumerate(tally.seats)]
    bots = ("bot", "seats", "wins", "interval", "alike", "rating", "points")
    times = ("bot", "mean", "late", "longest", "cpu", "cpu-late", "cpu-longest")
    found = [
        sheet("bots", bots, [bot_row(entrant) for entrant in tally.entrants], words),
        sheet("pairs", ("bot", "other", "ahead", "interval"), pairs, words),
        sheet("by-seat", ("seat", "wins", "interval"), seats, words),
        sheet("times", times, [pace_row(bot) for bot in tally.entrants], words),
    ]
    return [one for one in found if one.rows]


def sheet(title: str, columns: tuple[str, ...], rows: list[list[str]], words: Messages) -> Sheet:
    """A table with its words."""
    return Sheet(
        words.say(f"report-arena-{title}"), [words.say(f"report-arena-column-{column}") for column in columns], rows
    )


def bot_row(entrant: Entrant) -> list[str]:
    """One bot's figures."""
    return [
        entrant.bot,
        str(entrant.seats),
        percent(entrant.wins.rate),
        span(entrant.wins),
        percent(entrant.chance),
        f"{entrant.rating:.1f} ± {entrant.sigma:.1f}",
        f"{entrant.points:.1f}",
    ]


def pace_row(entrant: Entrant) -> list[str]:
    """The times of one bot."""
    pace = entrant.pace
    times = (pace.mean, pace.late, pace.longest, pace.cpu, pace.cpu_late, pace.cpu_longest)
    return [entrant.bot, *(f"{time:,.2f}" for time in times)]


def percent(rate: float) -> str:
    """A rate for people."""
    return f"{rate:.1%}"


def span(rate: Rate) -> str:
    """The interval of a rate."""
    return f"{percent(rate.low)} – {percent(rate.high)}"


def as_markdown(tally: Tally, words: Messages) -> str:
    """All of it as a page."""
    parts = [f"# {heading(tally, words)}"]
    for table in sheets(tally, words):
        parts.extend((f"## {table.title}", markdown_table(table.columns, table.rows)))
    if tally.faults:
        parts.append("\n".join([words.say("report-arena-faults") + "\n", *(f"- {fault}" for fault in tally.faults)]))
    return "\n\n".join(parts) + "\n"


def markdown_table(columns: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
