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


def rows_allowed(height: int, told: int = 0) -> int:
    """How many rows the list may take on a screen of that height, with so many rows of something told below it."""
    return height // 3 if height >= TALL else max(height // 4 - told, LEAST_ROWS)


class ChoicePage:
    """A part of the list, ready to be drawn, and how many such parts there are."""

    def __init__(self, listing: Listing, shown: list[int], width: int, rows: int, page: int) -> None:
        """`shown` are the positions in the list that are not filtered away; pages are counted from 0 and go round."""
        items, self.key = fitting_items(listing, shown, width, rows)
        starts = starts_of_pages(items, width, rows)
        self.pages: Final = len(starts)
        self.number: Final = page % self.pages
        self._items: Final = items[starts[self.number] : [*starts, len(items)][self.number + 1]]
        self._width: Final = max(item.cell_len for item in self._items) + GAP
        self._columns: Final = min(columns_of(self._items, width), len(self._items))

    def render(self) -> RenderableType:
        """The items, down one column after another."""
        rows = -(-len(self._items) // self._columns)
        grid = Grid.grid()
        for _ in range(self._columns):
            grid.add_column(min_width=self._width if self._columns > 1 else None, no_wrap=self._columns > 1)
        for row in range(rows):
            grid.add_row(*self._items[row::rows])
        return grid


def fitting_items(listing: Listing, shown: list[int], width: int, rows: int) -> tuple[list[Text], str]:
    """With words and notation, with words only or with few words: the first that takes few rows or fits.

    Else the notations and the key to their letters; few words on several pages where the game has no such key.
    """
    wordy = [
        [item(listing, at, texts, notations) for at in shown]
        for texts, notations in (
            (listing.texts, listing.notations),
            (listing.texts, None),
            (listing.briefs, None),
        )
    ]
    if max(each.cell_len for each in wordy[0]) > width:
        del wordy[0]  # A notation that is broken off its words is no help.
    few = max(rows // 2, LEAST_ROWS)
    for limit in (few, few if listing.key else rows):
        for items in wordy:
            if rows_needed(items, width) <= limit:
                return items, ""
    if listing.key:
        return [item(listing, at, None, listing.short) for at in shown], listing.key
    return wordy[-1], ""


def starts_of_pages(items: list[Text], width: int, rows: int) -> list[int]:
    """Where the pages begin: on each as many items as fit, in columns as wide as these need."""
    starts = [0]
    for end in range(1, len(items) + 1):
        if end - starts[-1] > 1 and rows_needed(items[starts[-1] : end], width) > rows:
            starts.append(end - 1)
    return starts


def columns_of(items: list[Text], width: int) -> int:
    """How many columns of these items fit, one at least."""
    return max((width + GAP) // (max(each.cell_len for each in items) + GAP), 1)


def rows_needed(items: list[Text], width: int) -> int:
    """How many rows the items take in as many columns as fit; what is wider than the screen takes several."""
    columns = columns_of(items, width)
    if columns > 1:
        return -(-len(items) // columns)
    return sum(-(-each.cell_len // width) for each in items)


def marked(number: str) -> str:
    """The number of a choice, with a mark that keeps it off a number that follows; some choices have none."""
    return f"{number})" if number else ""


def item(listing: Listing, at: int, texts: list[str] | None, notations: list[str] | None) -> Text:
    """One choice with its number, in words and in short as far as they are given."""
    if texts is not None and listing.are_numbers_said:
        told = Text(texts[at])
        told.highlight_regex(r"\d+", "bold")
        return told if listing.numbers[at] else told.append(f"  {listing.notations[at]}", "dim")
    width = max(map(len, map(marked, listing.numbers)))
    parts = [(f"{marked(listing.numbers[at]):>{width}} ", "bold")]
    if texts is not None:
        parts.append((texts[at], ""))
    if notations is not None or not listing.numbers[at]:
        # What has no number is typed.
        notations = listing.notations if notations is None else notations
        parts.append((f"  {notations[at]}", "dim") if texts is not None else (notations[at], ""))
    return Text.assemble(*parts)
