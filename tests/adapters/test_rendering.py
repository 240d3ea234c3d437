"""The table as text and as a picture."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pytest
from PIL import ImageColor

from roisoleil.adapters.rendering import (
    BAR,
    HEIGHT,
    MARGIN,
    SEAT_COLOURS,
    WATCHER,
    WIDTH,
    Picture,
    Renderer,
    TableInWords,
    best_layout,
    drawable,
    face,
)
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match
from tests.shared import SETTINGS, Setting, every_setting, walk

SOME = 100
"""A picture takes some time: of so many positions, one is looked at."""


def some_positions(setting: Setting, number: int) -> Iterator[Match]:
    """Some positions of a random game, the last one included."""
    for step, match in enumerate(walk(setting, number)):
        if step % SOME == 0 or match.table.is_over():
            yield match


def picture(match: Match, seat: int) -> Picture:
    drawn = Renderer("rgb_array", seat, len(match.names)).render(match, None)
    assert isinstance(drawn, np.ndarray)
    return drawn


@every_setting
def test_the_text_tells_all_sheets_of_the_view_and_whose_turn_it_is(setting: Setting) -> None:
    match = setting.match(1)
    seat = match.table.to_act()[0]
    text = TableInWords(match, seat).text()
    for name in match.names:
        assert name in text
    assert text.splitlines()[0] == f"{setting.name} · {match.names[seat]}"
    assert text.splitlines()[-1].startswith(f"▶ {match.names[seat]}")
    assert text.splitlines()[-1].endswith("?")
    watched = TableInWords(match, WATCHER).text()
    assert watched.splitlines()[0] == setting.name
    assert not watched.endswith("?")


@pytest.mark.soak
@every_setting
def test_text_and_picture_are_the_same_in_every_world_the_seat_holds_possible(setting: Setting) -> None:
    chance = FastChance(2)
    for match in some_positions(setting, 2):
        for seat in range(WATCHER, setting.seats):
            other = match.clone()
            other.table = setting.game.redeal(match.table, seat, chance)
            assert TableInWords(other, seat).text() == TableInWords(match, seat).text()
            if seat == 0:
                assert np.array_equal(picture(other, seat), picture(match, seat))


@pytest.mark.soak
@every_setting
def test_every_picture_has_the_same_size_and_shows_each_seat_in_its_colour(setting: Setting) -> None:
    for match in some_positions(setting, 3):
        drawn = picture(match, WATCHER)
        assert drawn.shape == (HEIGHT, WIDTH, 3)
        assert drawn.dtype == np.uint8
        for seat in range(setting.seats):
            assert (drawn == ImageColor.getrgb(SEAT_COLOURS[seat])).all(axis=2).any()


@every_setting
def test_everything_fits_in_the_picture(setting: Setting) -> None:
    for match in some_positions(setting, 4):
        for seat in range(WATCHER, setting.seats):
            layout = best_layout(TableInWords(match, seat).sheets)
            assert layout.height <= HEIGHT - 2 * BAR - MARGIN


@every_setting
def test_the_typeface_has_every_letter_of_the_game(setting: Setting) -> None:
    letters = {letter for match in some_positions(setting, 5) for letter in drawable(TableInWords(match, 0).text())}
    font = face(20).font
    unknown = bytes(font.getmask("\uffff"))
    for letter in letters - set("\n●▶"):
        assert bytes(font.getmask(letter)) != unknown, f"{letter!r} cannot be written"


def test_a_human_reads_the_text_and_without_a_mode_there_is_only_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    match = SETTINGS[0].match(6)
    assert Renderer("human", 0, SETTINGS[0].seats).render(match, None) is None
    assert capsys.readouterr().out == f"{TableInWords(match, 0).text()}\n"
    with pytest.warns(UserWarning, match="nothing is drawn without a render_mode .human, ansi, rgb_array"):
        assert Renderer(None, 0, SETTINGS[0].seats).render(match, None) is None
    assert not capsys.readouterr().out


def test_the_drawing_is_for_the_usual_seat_or_for_the_one_asked_for() -> None:
    match = SETTINGS[0].match(7)
    for asked, usual, drawn in ((None, 1, 1), (None, None, WATCHER), (2, 1, 2), (WATCHER, 1, WATCHER)):
        text = Renderer("ansi", asked, SETTINGS[0].seats).render(match, usual)
        assert text == TableInWords(match, drawn).text()


def test_long_lines_are_broken_at_blanks_to_the_width() -> None:
    letters = face(20)
    text = "The abbé lays his cards on the table, and everyone holds their breath"
    rows = letters.rows(text, 200)
    assert " ".join(rows) == text
    assert len(rows) > 2
    assert all(letters.font.getlength(row) <= 200 for row in rows)


def test_without_pillow_the_module_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.delitem(sys.modules, "roisoleil.adapters.rendering")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'roisoleil\[gym\]'"):
        import_module("roisoleil.adapters.rendering")
