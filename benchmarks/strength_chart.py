"""The chart docs/strength.svg: how strength grows with thinking."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from benchmarks.strength_page import Line
from roisoleil.arena.tally import Rate

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 500
TOP: Final = 24
BOTTOM: Final = 300
"""The edges of the field in which the curves are drawn; their names stand to its right."""
STYLE: Final = """
text { font: 13px sans-serif; fill: #24292f; }
polyline { fill: none; stroke-width: 2; }
.grid { stroke: #d0d7de; } .share { stroke: #24292f; stroke-dasharray: 4 4; }
.curve-0 { stroke: #0b5fb0; } .curve-1 { stroke: #b35900; } .curve-2 { stroke: #18794e; }
.mark-0 { fill: #0b5fb0; } .mark-1 { fill: #b35900; } .mark-2 { fill: #18794e; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .grid { stroke: #3d444d; } .share { stroke: #e6edf3; }
  .curve-0 { stroke: #79b8ff; } .curve-1 { stroke: #ffab57; } .curve-2 { stroke: #56d39b; }
  .mark-0 { fill: #79b8ff; } .mark-1 { fill: #ffab57; } .mark-2 { fill: #56d39b; }
}
"""
"""Readable on white and on black paper; the curves are also told apart by their marks."""
CURVES: Final = 3
NOTHING: Final = Rate(0.0, 0.0, 1.0, 0)


class Point(NamedTuple):
    """The victories with a number of playouts."""

    playouts: int
    wins: Rate

    @property
    def x(self) -> float:
        """The place on a scale of ratios from 10 to 10,000 playouts."""
        return LEFT + (math.log10(self.playouts) - 1) / 3 * (RIGHT - LEFT)


def y_of(rate: float) -> float:
    """The place of a rate."""
    return BOTTOM - rate * (BOTTOM - TOP)


def curve_chart(lines: list[Line]) -> str:
    """The curves of all games, as SVG."""
    curves: dict[str, list[Point]] = {}
    for line in lines:
        if line.part == "curve" and line.wins is not None:
            curves.setdefault(line.table, []).append(Point(int(line.one.partition(":")[2]), line.wins))
    shares = {line.table: line.figures.entrants[0].chance for line in lines if line.part == "curve" and line.figures}
    drawn = [*axes(), *(dashes(share) for share in sorted(set(shares.values())))]
    for number, (table, points) in enumerate(curves.items()):
        drawn.extend(curve(number, table, points))
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    title = "<title>Victories of one ministre against courtisans, by playouts</title>"
    return "\n".join([opening, title, f"<style>{STYLE}</style>", *drawn, "</svg>"]) + "\n"


def axes() -> list[str]:
    """The grid with its numbers."""
    drawn = []
    for percents in range(0, 101, 25):
        y = y_of(percents / 100)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percents} %</text>')
    for playouts in (10, 100, 1_000, 10_000):
        x = Point(playouts, NOTHING).x
        drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{BOTTOM}"/>')
        drawn.append(f'<text x="{x:.1f}" y="{BOTTOM + 20}" text-anchor="middle">{playouts:,}</text>')
    middle = (LEFT + RIGHT) / 2
    drawn.append(f'<text x="{middle:.0f}" y="{BOTTOM + 42}" text-anchor="middle">playouts for each decision</text>')
    return drawn


def dashes(share: float) -> str:
    """What a bot would win that is no better than the others."""
    y = y_of(share)
    line = f'<line class="share" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
    return f'{line}<text x="{RIGHT + 8}" y="{y + 4:.1f}">seat share</text>'


def curve(number: int, table: str, points: list[Point]) -> list[str]:
    """One game: its line, its intervals, its marks and its name."""
    kind = number % CURVES
    beside = 8 * (number - 1)  # Moved a little, so that marks and intervals of different games do not hide each other.
    way = " ".join(f"{point.x + beside:.1f},{y_of(point.wins.rate):.1f}" for point in points)
    drawn = [f'<g class="curve-{kind}">', f'<polyline points="{way}"/>']
    for point in points:
        x, low, high, y = point.x + beside, y_of(point.wins.low), y_of(point.wins.high), y_of(point.wins.rate)
        drawn.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}"/>')
        drawn.append(mark(kind, x, y))
    name = f'<text x="{RIGHT + 26}" y="{TOP + 12 + 22 * number}">{table}</text>'
    return [*drawn, mark(kind, RIGHT + 14, TOP + 8 + 22 * number), "</g>", name]


def mark(kind: int, x: float, y: float) -> str:
    """A disc, a diamond or a square."""
    if kind == 0:
        return f'<circle class="mark-0" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
    turn = f' transform="rotate(45 {x:.1f} {y:.1f})"' if kind == 1 else ""
    return f'<rect class="mark-{kind}" x="{x - 3.5:.1f}" y="{y - 3.5:.1f}" width="7" height="7"{turn}/>'
