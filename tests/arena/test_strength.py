"""The strength table: its rows, its page and its chart."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from benchmarks import strength
from benchmarks.strength import Row, all_rows, figures_of, play
from benchmarks.strength_chart import curve_chart
from benchmarks.strength_page import Line, strength_page
from roisoleil.arena.tally import Tally, tally
from tests.arena.helpers import contest, game
from tests.shared import SETTINGS


def figures(wins: int, games: int, bot: str = "courtisan") -> Tally:
    """One bot at a table of three, with so many victories, spread evenly over all deals."""
    what = contest("ombre", bot, "random", "random")
    won = [(number + 1) * wins // games > number * wins // games for number in range(games)]
    return tally(what, [game(number, [0, 1, 2], [1, 2, 3] if won[number] else [2, 1, 3]) for number in range(games)])


def line(wins: int, games: int, bar: float | None = None) -> Line:
    return Line("levels", "ombre-3", "courtisan", "random", bar, figures(wins, games))


def test_every_level_meets_the_ones_below_it_at_every_table() -> None:
    rows = list(all_rows())
    for pair in (("page", "random"), ("courtisan", "page"), ("courtisan", "random")):
        met = {
            (row.game, row.seats, row.options) for row in rows if (row.one, row.others) == pair and row.games >= 1000
        }
        assert met == set(SETTINGS)
    assert len({row.ledger for row in rows}) == len(rows)


@pytest.mark.parametrize(
    ("wins", "games", "bar", "reached"),
    [
        (50, 100, 0.5, True),
        (49, 100, 0.5, False),
        # Without a bar the whole interval must lie above the seat share of a third.
        (45, 100, None, True),
        (40, 100, None, False),
    ],
)
def test_a_row_says_honestly_whether_its_bar_is_reached(
    wins: int, games: int, bar: float | None, reached: bool
) -> None:
    assert line(wins, games, bar).is_reached() is reached
    assert line(wins, games, bar).cells()[-1] == ("yes" if reached else "**no**")


def test_the_page_shows_rates_intervals_shares_and_what_is_not_played_yet() -> None:
    lines = [line(45, 100), Line("search", "ombre-4", "roi:2s", "courtisan", None, None)]
    page = strength_page(lines, {"ombre": {"playouts_per_second": 1234, "megabytes": 250}})
    assert "| ombre-3 | courtisan | random | 100 | 45.0% | 35.6% – 54.8% | 33.3% | > 33.3% | yes |" in page
    assert "| ombre-4 | roi:2s | courtisan | 0 | – |" in page
    assert "| ombre-4: playouts a second, one core | 1,234 |" in page
    assert "| 250 | < 200 MB | **no** |" in page
    assert "in these 100 games: **0**" in page


def test_the_chart_has_a_curve_for_each_game_that_rises_with_its_rates() -> None:
    lines = [
        Line("curve", table, f"ministre:{playouts}", "courtisan", None, figures(wins, 100))
        for table in ("ombre-4", "habemus-4", "louis_xiv-4")
        for playouts, wins in ((30, 40), (100, 60), (1000, 70))
    ]
    chart = ElementTree.fromstring(curve_chart(lines))
    curves = [element.attrib["points"] for element in chart.iter() if element.tag.endswith("polyline")]
    assert len(curves) == 3
    points = [tuple(map(float, point.split(","))) for point in curves[0].split()]
    assert points == sorted(points)
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)
    texts = {element.text for element in chart.iter() if element.tag.endswith("text")}
    assert {"ombre-4", "habemus-4", "louis_xiv-4", "seat share", "1,000"} <= texts


def test_a_chart_of_nothing_is_still_a_picture() -> None:
    ElementTree.fromstring(curve_chart([]))


def test_a_row_is_played_and_made_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "LEDGERS", tmp_path)
    row = Row("levels", "ombre", (), 2, "page", "random", 4)
    assert figures_of(row) is None
    for games in (4, 7):
        play(row, games, 1)
    told = figures_of(row)
    assert told is not None
    assert told.games == 8
    assert "ombre-2 page random: 8 of 8 games" in capsys.readouterr().out


def test_a_quick_row_whose_bots_have_changed_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "LEDGERS", tmp_path)
    row = Row("levels", "ombre", (), 2, "page", "random", 4)
    play(row, 4, 1)
    before = figures_of(row)
    text = row.ledger.read_text(encoding="utf-8")
    row.ledger.write_text(text.replace('"points":[', '"points":[9', 1), encoding="utf-8")
    play(row, 4, 1)
    assert "begun anew" in capsys.readouterr().out
    after = figures_of(row)
    assert before is not None
    assert after is not None
    assert [bot.points for bot in after.entrants] == [bot.points for bot in before.entrants]
