"""The three games as somebody finds them who sits down: what all tables share is tested at each of them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.e2e.browsing import Visitor
from tests.e2e.playing import prompt


@dataclass(frozen=True)
class Board:
    """A game with its board."""

    game: str
    seats: int
    """As few as make a short game that does not end at once, whatever they choose."""
    own: re.Pattern[str]
    """What only those have before them who sit there, by its name."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The others, who choose at once."""
        return ("page",) * (self.seats - 1)

    def own_region(self, page: Page) -> Locator:
        return page.get_by_role("region", name=self.own)


HABEMUS: Final = Board("habemus", 3, re.compile("^Behind your screen$"))
OMBRE: Final = Board("ombre", 3, re.compile(r" \(you\)$"))
LOUIS_XIV: Final = Board("louis_xiv", 2, re.compile("^Your cards$"))
BOARDS: Final = (HABEMUS, OMBRE, LOUIS_XIV)

every_board = pytest.mark.parametrize("board", BOARDS, ids=[board.game for board in BOARDS])


def open_board(
    visitor: Visitor,
    board: Board = HABEMUS,
    choices: int = 0,
    bots: tuple[str, ...] = (),
    options: tuple[str, ...] = (),
) -> tuple[Page, str]:
    """Anne alone with bots, after so many choices: the page and the name of the table."""
    ident = visitor.open_table(["", *(bots or board.bots)], ["Anne"], game=board.game, options=options)
    visitor.play_until(ident, choices)
    page = visitor.go(f"/t/{ident}")
    prompt(page).wait_for()
    return page, ident
