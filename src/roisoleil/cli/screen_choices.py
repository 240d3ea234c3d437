"""The legal choices on the screen: numbered, in columns, page by page where there are very many."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from roisoleil.cli.play_entry import Listing

GAP: Final = 2
TALL: Final = 36
"""On a screen of this height the list may take a third of it, on a smaller one a quarter."""
LEAST_ROWS: Final = 4


def rows_allowed(height: int) -> int:
    """How many rows the list may take on a screen of that height."""
    return height // 3 if height >= TALL else max(height // 4, LEAST_ROWS)


class ChoicePage:
    """A part of the list, ready to be drawn, and how many such parts there are."""

    def __init__(self, listing: Listing, shown: list[int], width: int, rows: int, page: int) -> None:
        """`shown` are the positions in the list that are not filtered away; pages are counted from 0 and go round."""
        items = fitting_items(listing, shown, width, rows)
        item_width = max(item.cell_len for item in items) + GAP
        self._columns: Final = max(min((width + GAP) // item_width, len(items)), 1)
        self._width: Final = item_width
        size = self._columns * rows
        self.pages: Final = -(-len(items) // size)
        start = page % self.pages * size
        self._items: Final = items[start : start + size]

    def render(self) -> RenderableType:
        """The items, down one column after another."""
        rows = -(-len(self._items) // self._columns)
        grid = Grid.grid()
        for _ in range(self._columns):
            grid.add_column(min_width=self._width if self._columns > 1 else None, no_wrap=self._columns > 1)
        for row in range(rows):
            grid.add_row(*self._items[row::rows])
        return grid


def fitting_items(listing: Listing, shown: list[int], width: int, rows: int) -> list[Text]:
    """With words and notation, with words only or with the shortest notation: the first that takes few rows or fits."""
    ways = [
        [item(listing, at, texts, notations) for at in shown]
        for texts, notations in ((listing.texts, listing.notations), (listing.texts, None), (None, listing.short))
    ]
    wordy = ways[:-1]
    for limit in (max(rows // 2, LEAST_ROWS), rows):
        for items in wordy:
            if rows_needed(items, width) <= limit:
                return items
    return ways[-1]


def rows_needed(items: list[Text], width: int) -> int:
    """How many rows the items take in as many columns as fit."""
    columns = max((width + GAP) // (max(each.cell_len for each in items) + GAP), 1)
    return -(-len(items) // columns)


def item(listing: Listing, at: int, texts: list[str] | None, notations: list[str] | None) -> Text:
    """One choice with its number, in words and in short as far as they are given."""
    digits = len(str(len(listing.options)))
    parts = [(f"{at + 1:>{digits}} ", "bold")]
    if texts is not None:
        parts.append((texts[at], ""))
    if notations is not None:
        parts.append((f"  {notations[at]}", "dim") if texts is not None else (notations[at], ""))
    return Text.assemble(*parts)
