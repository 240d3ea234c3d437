"""A sheet as a block of rows: wrapped, shortened or packed to the room there is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from roisoleil.games.words import Sheet

SEAT_STYLES: Final = ("cyan", "yellow", "green", "magenta", "blue", "red")
OWN: Final = "● "
MORE: Final = "… t"
BULLET: Final = "•"
BETWEEN: Final = " · "
INDENT: Final = "  "
HARD_SPACE: Final = "\u00a0"
GLUE: Final = "\ue000"
"""Stands for a hard space while rows are made: rich breaks lines at hard spaces too."""
ANY: Final = 1000
"""As many rows as a line needs."""
FRAME_WIDTH: Final = 4
INDENT_WIDTH: Final = 2
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

    def cropped(self, height: int) -> Block:
        """The block in at most so many rows; the last one names the key that shows the rest."""
        if self.height <= height:
            return self
        kept = max(height - (self.height - len(self.rows)), 1)
        return Block(self.title, [*self.rows[: kept - 1], Text(MORE, style="dim")], self.style, self.framed)


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
        """A plain sheet in that height: a row for each line, and more for those that need least, as far as it goes."""
        inner = width - PLAIN_WIDTH
        lines = [coloured(line, self._names) for line in pack(sheet.lines, inner)]
        needed = [len(self.wrap(line, inner, ANY)) for line in lines]
        allowed = [1] * len(lines)
        spare = height - 1 - len(lines)
        for at in sorted(range(len(lines)), key=needed.__getitem__):
            if needed[at] - 1 <= spare:
                allowed[at] = needed[at]
                spare -= needed[at] - 1
        rows = [row for line, most in zip(lines, allowed, strict=True) for row in self.wrap(line, inner, most)]
        return Block(self.title(sheet), rows, self.style(sheet), framed=False).cropped(height)

    def paragraph(self, sheet: Sheet, width: int, rows: int) -> list[Text]:
        """A sheet in so many rows, title and lines in one go."""
        text = self.title(sheet)
        text.append_text(coloured(INDENT + BETWEEN.join(sheet.lines), self._names))
        return self.wrap(text, width, rows)

    def style(self, sheet: Sheet) -> str:
        """The colour of a seat; the middle of the table has none."""
        return "default" if sheet.seat is None else SEAT_STYLES[sheet.seat % len(SEAT_STYLES)]

    def title(self, sheet: Sheet) -> Text:
        """The title, marked where it is the viewer's own."""
        mark = OWN if sheet.seat == self._seat else ""
        return Text.assemble((f"{mark}{sheet.title}", f"bold {self.style(sheet)}"))

    def wrap(self, text: Text, width: int, rows: int) -> list[Text]:
        """The rows of a text, those after the first indented; what does not fit is cut off with three dots."""
        glued = replaced(text, HARD_SPACE, GLUE)
        first = glued.wrap(self._console, max(width, 1))[0]
        tail = glued[len(first.plain) :]
        wrapped = [first]
        if tail.plain.strip():
            tail = tail[len(tail.plain) - len(tail.plain.lstrip()) :]
            wrapped += [Text(INDENT).append_text(row) for row in tail.wrap(self._console, max(width - INDENT_WIDTH, 1))]
        if len(wrapped) > rows:
            wrapped[rows - 1] = dotted(wrapped[rows - 1], width)
        return [replaced(row, GLUE, HARD_SPACE) for row in wrapped[:rows]]


def replaced(text: Text, old: str, new: str) -> Text:
    """A text with a character in place of another, and no blanks at its end."""
    copy = text.copy()
    copy.plain = copy.plain.replace(old, new)
    copy.rstrip()
    return copy


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
