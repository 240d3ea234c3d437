"""How a table is laid out: sheets in columns, the log beside or below them, prompt and choices at the bottom."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from roisoleil.cli.play_log import NOTE, LogLine
from roisoleil.cli.screen_blocks import ANY, Block, BlockMaker, coloured
from roisoleil.cli.screen_crowded import crowd, has_cells
from roisoleil.games.words import Sheet

WIDE: Final = 120
"""From this width on the log stands beside the sheets."""
LOG_SHARE: Final = 0.32
NARROWEST_SHEET: Final = 34
LEAST_LOG: Final = 4
LEAST_NEWS: Final = 1
"""What the log gets at least where the short forms of the sheets need the room: it can be read by itself."""
USUAL_BOTTOM: Final = 5
"""Rows of a prompt with its choices."""
LOG_PART: Final = 5
"""The log below the sheets gets at least one such part of the room."""
OTHERS_PART: Final = 8
"""The other seats get a row each for so many rows of room."""
STYLES: Final = ((True, ANY, False), (False, ANY, False), (False, 3, True), (False, 2, True), (False, 1, True))
"""From roomy to tight: framed, rows a line may take, packed."""
ROOMY: Final = STYLES[:3]
"""Where lines are cut, the short forms of sheets say more."""
ABOVE: Final = "↑"
"""So many new lines of the log have no room."""
FIRST_SHEETS: Final = 2
"""The middle of the table and the viewer's own seat: they come first and are shortened last."""


class Picture:
    """All that a drawing of the table shows."""

    def __init__(
        self,
        header: RenderableType,
        sheets: list[Sheet],
        names: list[str],
        log: list[LogLine],
        since: int,
        bottom: RenderableType,
        seat: int,
    ) -> None:
        """`since` is the step from which on the log is new to the viewer, who sits in `seat`."""
        self.header: Final = header
        self.sheets: Final = sheets
        self.names: Final = names
        self.log: Final = log
        self.since: Final = since
        self.bottom: Final = bottom
        self.seat: Final = seat


def compose(console: Console, picture: Picture, spare_rows: int) -> RenderableType:
    """The drawing that fits the terminal best; `spare_rows` are left for the input below it."""
    bottom = len(console.render_lines(picture.bottom, console.options, pad=False))
    room = max(console.height - bottom - 1 - spare_rows, 1)
    # The sheets stay where they are while bots move and nothing is asked.
    sheet_room = max(room - max(USUAL_BOTTOM - bottom, 0), 1)
    if console.width >= WIDE:
        drawn = beside(console, picture, room, sheet_room)
    else:
        # Where room is scarce, a question is worth more than that.
        drawn = below(console, picture, room, sheet_room, room if bottom > 1 else sheet_room)
    return Group(picture.header, Top(drawn, room), picture.bottom)


class Top:
    """The first rows of something, for screens that are too small for anything better."""

    def __init__(self, renderable: RenderableType, rows: int) -> None:
        """What is lower than that is not cut."""
        self._renderable: Final = renderable
        self._rows: Final = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The rows as they would be drawn."""
        for row in console.render_lines(self._renderable, options, pad=False)[: self._rows]:
            yield from row
            yield Segment.line()


def beside(console: Console, picture: Picture, room: int, sheet_room: int) -> RenderableType:
    """Sheets at the left, the log at the right."""
    log_width = int(console.width * LOG_SHARE)
    sheet_width = console.width - log_width - 1
    sheets, height = lay_sheets(console, picture, sheet_width, sheet_room, sheet_room)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=sheet_width)
    grid.add_column(width=log_width)
    grid.add_row(sheets, Group(*last_rows(console, picture, log_width, max(height, room - 1))))
    return Group(grid, Rule(style="dim")) if height < room else grid


def below(console: Console, picture: Picture, room: int, sheet_room: int, crowd_room: int) -> RenderableType:
    """Sheets at the top, as much of the log as fits below; a rule between them where there is a row for it.

    Where something of the sheets must be cut, the log gives way to them.
    """
    least = max(sheet_room // LOG_PART, LEAST_LOG)
    most = max(crowd_room - LEAST_NEWS, 1)
    sheets, height = lay_sheets(console, picture, console.width, max(sheet_room - least, 1), most)
    has_rule = room - height > least
    rows = last_rows(console, picture, console.width, max(room - height - has_rule, 1))
    return Group(sheets, Rule(style="dim"), *rows) if has_rule else Group(sheets, *rows)


# Sheets.


def lay_sheets(console: Console, picture: Picture, width: int, room: int, most: int) -> tuple[RenderableType, int]:
    """The roomiest arrangement that fits, and its height; a crowd of short forms may take `most` rows."""
    maker = BlockMaker(console, picture.names, picture.seat)
    crowded = has_cells(picture.sheets)
    for framed, rows, packed in ROOMY if crowded else STYLES:
        for columns in range(1, width // NARROWEST_SHEET + 1):
            column_width = width // columns
            blocks = [maker.block(sheet, column_width, framed, rows, packed) for sheet in picture.sheets]
            cuts = best_cuts([block.height for block in blocks], columns)
            if tallest(blocks, cuts) <= room:
                return grid_of([blocks[start:end] for start, end in cuts], column_width), tallest(blocks, cuts)
    if crowded:
        return crowd(maker, picture.sheets, FIRST_SHEETS, width, most)
    return tight(maker, picture, width, room), room


def best_cuts(heights: list[int], columns: int) -> list[tuple[int, int]]:
    """Where to break a sequence into columns so that the tallest is lowest."""
    count = min(columns, len(heights))
    ways = [
        list(zip((0, *breaks), (*breaks, len(heights)), strict=True))
        for breaks in combinations(range(1, len(heights)), count - 1)
    ]
    return min(ways, key=lambda cuts: max(sum(heights[start:end]) for start, end in cuts))


def tallest(blocks: list[Block], cuts: list[tuple[int, int]]) -> int:
    """The height of the tallest column."""
    return max(sum(block.height for block in blocks[start:end]) for start, end in cuts)


def grid_of(columns: list[list[Block]], width: int) -> Grid:
    """Columns of equal width."""
    grid = Grid.grid()
    for _ in columns:
        grid.add_column(width=width)
    grid.add_row(*(Group(*(block.render() for block in blocks)) for blocks in columns))
    return grid


def tight(maker: BlockMaker, picture: Picture, width: int, room: int) -> RenderableType:
    """Where nothing fits: the middle and the own seat side by side, the others in a few rows each, or short forms."""
    half = width // FIRST_SHEETS
    rows = max(room // OTHERS_PART, 1)
    others = [row for sheet in picture.sheets[FIRST_SHEETS:] for row in maker.paragraph(sheet, width, rows)]
    height = max(room - len(others), 1)
    first = [maker.fitted(sheet, half, height) for sheet in picture.sheets[:FIRST_SHEETS]]
    if any(block.height > height for block in first):
        return crowd(maker, picture.sheets, FIRST_SHEETS, width, room)[0]
    return Group(grid_of([[block] for block in first], half), *others)


# The log.


def last_rows(console: Console, picture: Picture, width: int, height: int) -> list[Text]:
    """The end of the log, as much as fits; what is new to the viewer stands out."""
    maker = BlockMaker(console, picture.names, picture.seat)
    rows: list[Text] = []
    left = len(picture.log)
    while left:
        wrapped = maker.wrap(log_text(picture.log[left - 1], picture), width, ANY)
        if len(rows) + len(wrapped) > height:
            break
        rows = wrapped + rows
        left -= 1
    unseen = sum(1 for entry in picture.log[:left] if entry.step >= picture.since)
    if rows and unseen:
        rows[0] = Text.assemble((f"{ABOVE}{unseen} ", "dim"), rows[0])
        rows[0].truncate(width, overflow="ellipsis")
    return rows


def log_text(entry: LogLine, picture: Picture) -> Text:
    """A line of the log."""
    text = coloured(entry.mark + entry.text, picture.names)
    if entry.mark == NOTE:
        text.stylize("italic")
    if entry.step < picture.since:
        text.stylize("dim")
    return text
