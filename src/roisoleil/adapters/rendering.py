"""The table as one seat sees it: as text, or the same text well set as a picture."""

from __future__ import annotations

import sys
import warnings
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

try:
    from PIL import Image, ImageDraw, ImageFont
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}: pip install 'roisoleil[gym]' or 'roisoleil[pettingzoo]'") from missing

import numpy as np
from numpy.typing import NDArray

from roisoleil.adapters.errors import refuse_unknown_word
from roisoleil.engine.match import Match
from roisoleil.games import game_words
from roisoleil.games.words import Sheet

Picture = NDArray[np.uint8]

RENDER_MODES: Final = ["human", "ansi", "rgb_array"]
FRAMES_PER_SECOND: Final = 1
"""A film of a game is to be read."""
WATCHER: Final = -1
LANGUAGE: Final = "en"


class Renderer:
    """Draws the tables of an environment in the way that was asked for."""

    def __init__(self, mode: str | None, seat: int | None, players: int) -> None:
        """Through the eyes of a seat, of a watcher (-1), or of whoever is named at each drawing."""
        if mode is not None:
            refuse_unknown_word("render mode", mode, RENDER_MODES)
        if seat is not None and seat not in range(WATCHER, players):
            raise ValueError(f"the seat to draw for is a number from {WATCHER} to {players - 1}, not {seat!r}")
        self._mode: Final = mode
        self._seat: Final = seat

    def render(self, match: Match, usual_seat: int | None) -> Picture | str | None:
        """The drawing; for a human the text is printed."""
        if self._mode is None:
            warnings.warn(f"nothing is drawn without a render_mode ({', '.join(RENDER_MODES)})", stacklevel=3)
            return None
        seat = usual_seat if self._seat is None else self._seat
        table = TableInWords(match, WATCHER if seat is None else seat)
        if self._mode == "rgb_array":
            return draw(table)
        if self._mode == "ansi":
            return table.text()
        sys.stdout.write(f"{table.text()}\n")
        return None


class TableInWords:
    """What a seat, or a watcher, sees: a title, the sheets and who must choose."""

    def __init__(self, match: Match, seat: int) -> None:
        """Only the view of that seat goes in."""
        words = game_words(LANGUAGE, match.game, match.names)
        acting = match.table.to_act()
        self.names: Final = match.names
        self.seat: Final = seat
        self.title: Final = match.game.name
        self.viewer: Final = "" if seat == WATCHER else match.names[seat]
        self.sheets: Final = words.sheets(match.game.view(match.table, seat))
        if seat in acting:
            turn = f"{match.names[seat]}: {words.prompt(match.table.frames[-1].name())}"
        else:
            turn = ", ".join(match.names[other] for other in acting)
        self.turn: Final = turn

    def text(self) -> str:
        """One line below the other."""
        lines = [" · ".join(filter(None, [self.title, self.viewer]))]
        for sheet in self.sheets:
            lines += ["", f"● {sheet.title}" if sheet.seat == self.seat else sheet.title]
            lines += [f"  {line}" for line in sheet.lines]
        return "\n".join([*lines, "", f"▶ {self.turn}"] if self.turn else lines)


# The picture.

FONTS: Final = Path(__file__).parent / "fonts"
REGULAR: Final = 400
BOLD: Final = 700
SUBSTITUTES: Final = str.maketrans("→◆◇", "›•o")
"""For letters that the typeface lacks."""
WIDTH: Final = 1280
HEIGHT: Final = 960
"""Every picture has the same size, so that they can be put together to a film."""
LARGEST: Final = 22
SMALLEST: Final = 9
"""Heights of letters in pixels: the largest with which all fits is taken; smaller ones can hardly be read."""
MOST_COLUMNS: Final = 4
LEADING: Final = 1.3
"""Height of a line, in letters."""
MARGIN: Final = 16
PADDING: Final = 10
BAR: Final = 44
"""Height of the title and of the line at the foot."""
BAR_LETTERS: Final = 22
EDGE: Final = 6
"""Width of the stripe in the colour of a seat."""
INDENT: Final = 14
"""Of the rows after the first of a line."""

GROUND: Final = "#f4ecdc"
PAPER: Final = "#fffaf0"
INK: Final = "#2a2018"
LINE: Final = "#cdb992"
NIGHT: Final = "#2b2138"
GILT: Final = "#e0b75a"
SEAT_COLOURS: Final = ["#1d5c8f", "#a5262c", "#2c6e3f", "#8a5a00", "#6b3a8c", "#0f6a6a"]
"""Each with a contrast of at least 5 to paper."""

Point = tuple[float, float]


class Face:
    """A typeface at one size."""

    def __init__(self, size: int, weight: int) -> None:
        """Atkinson Hyperlegible, as on the page: what Pillow has of its own lacks accents."""
        self.font: Final = ImageFont.truetype(FONTS / f"atkinson-hyperlegible-{weight}.woff", size)
        self.height: Final = round(size * LEADING)
        self._widths: Final[dict[str, float]] = {}

    def width(self, word: str) -> float:
        """How wide a word is, in pixels."""
        if word not in self._widths:
            self._widths[word] = self.font.getlength(word)
        return self._widths[word]

    def rows(self, text: str, width: float) -> list[str]:
        """The text in rows of that width."""
        rows: list[str] = []
        left = 0.0
        for word in text.split(" "):
            needed = self.width(word) + self.width(" ")
            if needed > left + self.width(" ") or not rows:
                left = width - (INDENT if rows else 0)
                rows.append(word)
            else:
                rows[-1] += f" {word}"
            left -= needed
        return rows


@cache
def face(size: int, weight: int = REGULAR) -> Face:
    """The face of that size and weight."""
    return Face(size, weight)


class Block:
    """A sheet, set in rows."""

    def __init__(self, sheet: Sheet, size: int, width: float) -> None:
        """`width` is that of the column."""
        inner = width - EDGE - 2 * PADDING
        self.sheet: Final = sheet
        self.bold: Final = face(size, BOLD)
        self.plain: Final = face(size)
        self.title: Final = self.bold.rows(drawable(sheet.title), inner)
        self.rows: Final = [row for line in sheet.lines for row in indented(self.plain.rows(drawable(line), inner))]
        self.height: Final = (len(self.title) + len(self.rows)) * self.plain.height + 2 * PADDING


def drawable(text: str) -> str:
    """The text in letters that the typeface has."""
    return text.translate(SUBSTITUTES)


def indented(rows: list[str]) -> list[tuple[int, str]]:
    """Rows with the place where they begin."""
    return [(INDENT if number else 0, row) for number, row in enumerate(rows)]


class Layout:
    """Sheets in columns."""

    def __init__(self, sheets: list[Sheet], size: int, count: int) -> None:
        """So many columns of equal width, broken so that the tallest is lowest."""
        self.width: Final = (WIDTH - MARGIN) / count - MARGIN
        blocks = [Block(sheet, size, self.width) for sheet in sheets]
        ways = combinations(range(1, len(blocks)), min(count, len(blocks)) - 1)
        columns = [[blocks[start:end] for start, end in pairwise((0, *cuts, len(blocks)))] for cuts in ways]
        self.columns: Final = min(columns, key=tallest)
        self.height: Final = tallest(self.columns)


def tallest(columns: list[list[Block]]) -> float:
    """The height of the tallest column."""
    return max(sum(block.height + MARGIN for block in column) for column in columns)


def best_layout(sheets: list[Sheet]) -> Layout:
    """The layout with the largest letters that fits; if none does, the one with the smallest, cut off at the foot."""
    room = HEIGHT - 2 * BAR - MARGIN
    for size in range(LARGEST, SMALLEST, -1):
        layout = lowest_layout(sheets, size)
        if layout.height <= room:
            return layout
    return lowest_layout(sheets, SMALLEST)


def lowest_layout(sheets: list[Sheet], size: int) -> Layout:
    """The layout in as many columns as save most height."""
    layouts = [Layout(sheets, size, count) for count in range(1, MOST_COLUMNS + 1)]
    return min(layouts, key=lambda layout: layout.height)


def draw(table: TableInWords) -> Picture:
    """The picture, as rows of red, green and blue."""
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    pen = Pen(ImageDraw.Draw(image), table.names)
    layout = best_layout(table.sheets)
    for number, column in enumerate(layout.columns):
        left, top = MARGIN + number * (layout.width + MARGIN), float(BAR + MARGIN)
        for block in column:
            pen.block(block, (left, top), layout.width, block.sheet.seat == table.seat)
            top += block.height + MARGIN
    pen.bar(0, table.title, table.viewer)
    pen.bar(HEIGHT - BAR, table.turn, "")
    return np.asarray(image)


class Pen:
    """Writes and draws on a picture."""

    def __init__(self, canvas: ImageDraw.ImageDraw, names: list[str]) -> None:
        """The names of the players are written in their colours."""
        self._canvas: Final = canvas
        self._colours: Final = {name: SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat, name in enumerate(names)}

    def block(self, block: Block, corner: Point, width: float, is_own: bool) -> None:
        """A sheet on its paper, with a stripe in the colour of its seat; the viewer's own has a gilt frame."""
        left, top = corner
        seat = block.sheet.seat
        colour = INK if seat is None else SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        box = (left, top, left + width, top + block.height)
        self._canvas.rectangle(box, PAPER, GILT if is_own else LINE, 3 if is_own else 1)
        self._canvas.rectangle((left, top, left + EDGE, top + block.height), colour)
        x, y = left + EDGE + PADDING, top + PADDING
        for row in block.title:
            self._write((x, y), row, block.bold, colour)
            y += block.bold.height
        for indent, row in block.rows:
            self._write((x + indent, y), row, block.plain, INK)
            y += block.plain.height

    def bar(self, top: float, left_text: str, right_text: str) -> None:
        """A dark bar across the picture."""
        letters = face(BAR_LETTERS)
        self._canvas.rectangle((0, top, WIDTH, top + BAR), NIGHT)
        y = top + (BAR - letters.height) / 2
        self._canvas.text((MARGIN, y), left_text, GILT, letters.font)
        self._canvas.text((WIDTH - MARGIN - letters.width(right_text), y), right_text, PAPER, letters.font)

    def _write(self, place: Point, row: str, letters: Face, colour: str) -> None:
        x, y = place
        for word in row.split(" "):
            ink = self._colours.get(word.strip("().,:;!?•"), colour)
            self._canvas.text((x, y), word, ink, letters.font)
            x += letters.width(word) + letters.width(" ")
