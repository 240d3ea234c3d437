"""The chart docs/server-growth.svg: choices a second, and how long they take, with more and more tables."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from benchmarks.server.figures import Growth, Point
from benchmarks.strength_chart import STYLE, mark

WIDTH: Final = 760
HEIGHT: Final = 330
TOP: Final = 48
BOTTOM: Final = 232
"""The edges of both fields; the names of the curves stand below."""
FEWEST: Final = 100
MOST: Final = 3_000
"""Tables, on a scale of ratios."""
STEPS: Final = (1, 2, 5, 10)
"""The ends that a scale may have, times a power of ten."""
LINES: Final = 4
"""Of the grid, above its foot."""


class Field(NamedTuple):
    """One of the two drawings."""

    title: str
    left: int
    right: int
    top_value: float
    value: Callable[[Point], float]

    def x(self, tables: int) -> float:
        """The place of a number of tables."""
        share = math.log(tables / FEWEST) / math.log(MOST / FEWEST)
        return self.left + share * (self.right - self.left)

    def y(self, value: float) -> float:
        """The place of a value."""
        return BOTTOM - value / self.top_value * (BOTTOM - TOP)


def growth_chart(growth: Growth) -> str:
    """Both drawings, as SVG."""
    rate = f"p99 to the last stream in ms, at {growth.rate:.0f} a second"
    fields = [
        field("choices a second, as fast as can be", 56, 360, growth.points, lambda point: point.busy.per_second),
        field(rate, 440, 744, growth.points, lambda point: point.steady.told.p99),
    ]
    names = list(dict.fromkeys(point.series for point in growth.points))
    drawn = []
    for each in fields:
        drawn.extend(axes(each, sorted({point.tables for point in growth.points})))
        for number, name in enumerate(names):
            drawn.extend(curve(each, number, [point for point in growth.points if point.series == name]))
    drawn.extend(legend(number, name) for number, name in enumerate(names))
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    title = "<title>Choices a second and their times, by the number of tables</title>"
    return "\n".join([opening, title, f"<style>{STYLE}</style>", *drawn, "</svg>"]) + "\n"


def field(title: str, left: int, right: int, points: list[Point], value: Callable[[Point], float]) -> Field:
    """A drawing that is just high enough for all values."""
    highest = max(value(point) for point in points)
    power = 10.0 ** math.floor(math.log10(highest))
    return Field(title, left, right, next(step * power for step in STEPS if step * power >= highest), value)


def axes(on: Field, tables: list[int]) -> list[str]:
    """The grid with its numbers."""
    drawn = [f'<text x="{on.left}" y="{TOP - 20}">{on.title}</text>']
    for number in range(LINES + 1):
        value = on.top_value * number / LINES
        y = on.y(value)
        drawn.append(f'<line class="grid" x1="{on.left}" x2="{on.right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text x="{on.left - 8}" y="{y + 4:.1f}" text-anchor="end">{value:,.4g}</text>')
    feet = [f'<text x="{on.x(count):.1f}" y="{BOTTOM + 20}" text-anchor="middle">{count:,}</text>' for count in tables]
    middle = (on.left + on.right) / 2
    return [*drawn, *feet, f'<text x="{middle:.0f}" y="{BOTTOM + 40}" text-anchor="middle">tables of four</text>']


def curve(on: Field, number: int, points: list[Point]) -> list[str]:
    """One series: its line and its marks."""
    places = [(on.x(point.tables), on.y(on.value(point))) for point in points]
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return [
        f'<g class="curve-{number}">',
        f'<polyline points="{way}"/>',
        *(mark(number, x, y) for x, y in places),
        "</g>",
    ]


def legend(number: int, name: str) -> str:
    """The name of a series, beside its mark."""
    left = 56 + 235 * number
    return f'{mark(number, left, HEIGHT - 20)}<text x="{left + 14}" y="{HEIGHT - 16}">{name}</text>'
