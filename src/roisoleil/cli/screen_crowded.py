"""Sheets in their short form, for screens on which not everything fits: nobody loses sight of the cells."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from roisoleil.cli.screen_blocks import ANY, INDENT, INDENT_WIDTH, BlockMaker
from roisoleil.games.words import Sheet

NARROWEST_CELL: Final = 32
FEW: Final = 2
"""So many rows the rest gives up for cells that need a second one."""
PAIR: Final = 2
"""So many of the others share a row where there is not one for each."""


def has_cells(sheets: list[Sheet]) -> bool:
    """Whether there is something that must stay in sight."""
    return any(sheet.cells for sheet in sheets)


def crowd(maker: BlockMaker, sheets: list[Sheet], own: int, width: int, room: int) -> tuple[RenderableType, int]:
    """The short forms of the sheets and their height. The first `own` of them get more rows before the others do."""
    firsts, others = sheets[:own], [maker.in_short(sheet) for sheet in sheets[own:]]
    pairs = -(-len(others) // PAIR)
    wanted = sum(len(maker.paragraph(sheet, width, ANY)) for sheet in firsts) + len(others)
    left = room
    grids: list[list[Text]] = []
    # The own cells before those of the middle: one knows less of them by heart.
    for sheet in reversed(firsts):
        grids.insert(0, cell_rows(maker, sheet, width, left - len(firsts) - pairs, wanted - len(firsts) - pairs))
        left -= len(grids[0])
    kept_free = len(others) if len(others) <= left - PAIR * len(firsts) else pairs
    rows: list[Text] = []
    for told, grid in zip(rows_in_turn(maker, firsts, width, left - kept_free), grids, strict=True):
        rows += [*told, *grid]
    rows += other_rows(maker, others, width, max(room - len(rows), 0))
    return Group(*rows), len(rows)


def cell_rows(maker: BlockMaker, sheet: Sheet, width: int, room: int, spared: int) -> list[Text]:
    """All cells. Sentences may take all the room; what stands side by side leaves some rows to the rest."""
    if not sheet.cells:
        return []
    if sheet.has_sentences:
        lines = [maker.coloured(cell) for cell in sheet.cells]
        return [Text(INDENT).append_text(row) for row in maker.share(lines, width - INDENT_WIDTH, room)]
    return side_by_side(maker, sheet, width, room, spared)


def side_by_side(maker: BlockMaker, sheet: Sheet, width: int, room: int, spared: int) -> list[Text]:
    """Short cells in columns: in the fewest rows if all is said in them, else cut to a row in the fewest columns.

    A second row for a few of them is taken from what is spared for the rest, but not from the lines above them.
    """
    columns = range(1, max(width // NARROWEST_CELL, 1) + 1)
    full = min((maker.cells(sheet, width, count, ANY) for count in columns), key=len)
    ways = [maker.cells(sheet, width, count, 1) for count in columns]
    cut = next((way for way in ways if len(way) <= room - spared), ways[-1])
    beside = room - len(maker.paragraph(sheet, width, ANY)) + 1
    return full if len(full) <= max(room - spared, min(beside, len(cut) + FEW)) else cut


def other_rows(maker: BlockMaker, sheets: list[Sheet], width: int, room: int) -> list[Text]:
    """At least a row for each, or for two of them, as far as it goes."""
    if len(sheets) <= room:
        return [row for told in rows_in_turn(maker, sheets, width, room) for row in told]
    half = width // PAIR
    rows: list[Text] = []
    for at in range(0, len(sheets), PAIR):
        row = Text()
        for sheet in sheets[at : at + PAIR]:
            row.pad_right(half - row.cell_len if row.cell_len else 0)
            row.append_text(maker.paragraph(sheet, half - 1, 1)[0])
        rows.append(row)
    return rows[:room]


def rows_in_turn(maker: BlockMaker, sheets: list[Sheet], width: int, room: int) -> list[list[Text]]:
    """A row for each, then a second one, and so on, as far as it goes and they need it."""
    wanted = [len(maker.paragraph(sheet, width, ANY)) for sheet in sheets]
    allowed = [1] * len(sheets)
    while sum(allowed) < room and allowed != wanted:
        at = min(range(len(sheets)), key=lambda each: (allowed[each] >= wanted[each], allowed[each]))
        allowed[at] += 1
    return [maker.paragraph(sheet, width, rows) for sheet, rows in zip(sheets, allowed, strict=True)]
