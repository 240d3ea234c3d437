"""A sheet as a block of rows: wrapped, shortened or packed to the room there is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from roisoleil.cli.folding import glued, unglued
from roisoleil.games.words import Sheet

SEAT_STYLES: Final = ("cyan", "yellow", "green", "magenta", "blue", "red")
OWN: Final = "● "
BULLET: Final = "•"
BETWEEN: Final = " · "
INDENT: Final = "  "
ANY: Final = 1000
"""As many rows as a line needs."""
FRAME_WIDTH: Final = 4
INDENT_WIDTH: Final = 2
GAP: Final = 2
"""Between two columns of cells, their indent included."""
PLAIN_WIDTH: Final = INDENT_WIDTH + 1
"""What a plain block needs beside its text: the indent, and a gap before the next column."""


def coloured(text: str, names: Sequence[str]) -> Text:
    """A text with the players' names in their colours."""
    line = Text(text)
    for seat, name in enumerate(names):
        line.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat % len(SEAT_STYLES)])
    return line


class Block:
    """A sheet, ready to be drawn."""

    def __init__(self, title: Text, rows: list[Text], style: str, framed: bool) -> None:
        """`rows` are the content, one screen row each."""
        self.title: Final = title
        self.rows: Final = rows
        self.style: Final = style
        self.framed: Final = framed
        self.height: Final = len(rows) + (2 if framed else 1)

    def render(self) -> RenderableType:
        """The block with its title, in a frame of its seat's colour or without one."""
        if self.framed:
            return Panel(Group(*self.rows), title=self.title, title_align="left", border_style=self.style)
        return Group(self.title, *(Text(INDENT).append_text(row) for row in self.rows))


class BlockMaker:
    """Makes blocks of sheets for one viewer."""

    def __init__(self, console: Console, names: Sequence[str], seat: int) -> None:
        """`seat` is the viewer's own."""
        self._console: Final = console
        self._names: Final = names
        self._seat: Final = seat

    def block(self, sheet: Sheet, width: int, framed: bool, rows: int = ANY, packed: bool = False) -> Block:
        """A sheet of that width, each of its lines in at most so many rows; packed, short lines share a row."""
        inner = width - (FRAME_WIDTH if framed else PLAIN_WIDTH)
        lines = pack(sheet.lines, inner) if packed else sheet.lines
        wrapped = [row for line in lines for row in self.wrap(coloured(line, self._names), inner, rows)]
        return Block(self.title(sheet), wrapped, self.style(sheet), framed)

    def fitted(self, sheet: Sheet, width: int, height: int) -> Block:
        """A plain sheet: a row for each line, and more for those that need least, as far as the height goes."""
        inner = width - PLAIN_WIDTH
        lines = [coloured(line, self._names) for line in pack(sheet.lines, inner)]
        rows = self.share(lines, inner, height - 1)
        return Block(self.title(sheet), rows, self.style(sheet), framed=False)

    def share(self, lines: Sequence[Text], width: int, room: int) -> list[Text]:
        """A row for each line, and more for those that need least, as far as the room goes."""
        needed = [len(self.wrap(line, width, ANY)) for line in lines]
        allowed = [1] * len(lines)
        spare = room - len(lines)
        for at in sorted(range(len(lines)), key=needed.__getitem__):
            more = min(needed[at] - 1, max(spare, 0))
            allowed[at] += more
            spare -= more
        return [row for line, most in zip(lines, allowed, strict=True) for row in self.wrap(line, width, most)]

    def coloured(self, text: str) -> Text:
        """A text with the players' names in their colours."""
        return coloured(text, self._names)

    def in_short(self, sheet: Sheet) -> Sheet:
        """A sheet below the bare name of its seat, without the level of a bot."""
        return sheet if sheet.seat is None else sheet.titled(self._names[sheet.seat])

    def paragraph(self, sheet: Sheet, width: int, rows: int) -> list[Text]:
        """The short form of a sheet in so many rows, title and lines in one go."""
        text = self.title(sheet)
        text.append_text(coloured(INDENT + BETWEEN.join(sheet.short), self._names))
        return self.wrap(text, width, rows)

    def cells(self, sheet: Sheet, width: int, columns: int, rows: int) -> list[Text]:
        """The cells of a sheet, down one column after another, each in at most so many rows."""
        down = -(-len(sheet.cells) // columns)
        column_width = width // columns
        drawn: list[Text] = []
        for at in range(down):
            line = [self.wrap(coloured(cell, self._names), column_width - GAP, rows) for cell in sheet.cells[at::down]]
            drawn += [self._side_by_side(row, column_width) for row in zip_longest(*line)]
        return drawn

    def _side_by_side(self, parts: Sequence[Text | None], width: int) -> Text:
        row = Text(INDENT)
        for number, part in enumerate(parts):
            row.append_text(part or Text())
            row.pad_right(max(INDENT_WIDTH + (number + 1) * width - row.cell_len, 0))
        row.rstrip()
        return row

    def style(self, sheet: Sheet) -> str:
        """The colour of a seat; the middle of the table has none."""
        return "default" if sheet.seat is None else SEAT_STYLES[sheet.seat % len(SEAT_STYLES)]

    def title(self, sheet: Sheet) -> Text:
        """The title, marked where it is the viewer's own."""
        mark = OWN if sheet.seat == self._seat else ""
        return Text.assemble((f"{mark}{sheet.title}", f"bold {self.style(sheet)}"))

    def wrap(self, text: Text, width: int, rows: int) -> list[Text]:
        """The rows of a text, those after the first indented; what does not fit is cut off with three dots."""
        whole = glued(text)
        whole.rstrip()
        first = whole.wrap(self._console, max(width, 1))[0]
        tail = whole[len(first.plain) :]
        wrapped = [first]
        if tail.plain.strip():
            tail = tail[len(tail.plain) - len(tail.plain.lstrip()) :]
            wrapped += [Text(INDENT).append_text(row) for row in tail.wrap(self._console, max(width - INDENT_WIDTH, 1))]
        if len(wrapped) > rows:
            wrapped[rows - 1] = dotted(wrapped[rows - 1], width)
        for row in wrapped[:rows]:
            row.rstrip()
        return [unglued(row) for row in wrapped[:rows]]


def dotted(row: Text, width: int) -> Text:
    """A row that ends in three dots."""
    row = row.copy()
    row.rstrip()
    row.append(" …")
    row.truncate(width, overflow="ellipsis")
    return row


def pack(lines: Sequence[str], width: int) -> list[str]:
    """Short lines put together as long as they fit into a row; lists and their headings stay as they are."""
    packed: list[str] = []
    for line in lines:
        joined = f"{packed[-1]}{BETWEEN}{line}" if packed else line
        if packed and len(joined) <= width and not is_list(line) and not is_list(packed[-1]):
            packed[-1] = joined
        else:
            packed.append(line)
    return packed


def is_list(line: str) -> bool:
    """Whether a line is an item of a list or its heading."""
    return line.startswith(BULLET) or line.endswith(":")
