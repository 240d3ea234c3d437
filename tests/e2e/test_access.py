"""axe-core looks at every state of a table, in both colour schemes, on a wide and on a small screen."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.axe import violations
from tests.e2e.boards import HABEMUS, Board, every_board, open_board
from tests.e2e.browsing import DESKTOP, PHONE, Scheme, Visit, Visitor
from tests.e2e.playing import TARGET, look, prompt

every_screen = pytest.mark.parametrize(
    ("size", "scheme"),
    [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")],
    ids=["desktop-light", "desktop-dark", "phone-light", "phone-dark"],
)


def examine(page: Page, state: str) -> None:
    assert violations(page) == [], state
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{state} is too wide"


class Party(NamedTuple):
    """Who plays, and after how many choices the table is looked at."""

    bots: int
    choices: tuple[int, ...]
    options: tuple[str, ...] = ()


PARTIES = {
    "habemus": Party(2, (0, 12, 40, 90)),
    "ombre": Party(5, (0, 80)),
    "louis_xiv": Party(3, (0, 20, 70), ("favori",)),
}


@every_screen
@every_board
def test_every_state_of_a_table_is_accessible(
    visit: Visit, board: Board, size: tuple[int, int], scheme: Scheme
) -> None:
    anne = visit(name="Anne", size=size, scheme=scheme)
    bots, states, options = PARTIES[board.game]
    page, ident = open_board(anne, board, bots=("page",) * bots, options=options)
    for choices in states:
        anne.go("/credits")  # or two would choose for one seat
        if not anne.play_until_asked(ident, choices):
            break  # Anne plays at random, and may have had to leave the court
        anne.go(f"/t/{ident}")
        prompt(page).wait_for()
        close_news(page)
        examine(page, f"after {choices}")
        if pick_something(page):
            examine(page, f"after {choices}, picked")
    if board is HABEMUS:  # these are the same at all tables
        examine_what_opens(page)
    anne.go(f"/t/{ident}/at/20")
    expect(page.get_by_role("region", name="Replay", exact=True)).to_be_visible()
    examine(page, "looking back")
    anne.go("/credits")
    anne.play_until(ident, 4000)
    anne.go(f"/t/{ident}")
    expect(page.get_by_role("table").first).to_be_visible()
    examine(page, "over")
    if board is HABEMUS:
        page.get_by_role("tab", name="Shuffle").click()
        expect(page.get_by_text("Verified")).to_be_visible()
        examine(page, "the deal")


def close_news(page: Page) -> None:
    """Whoever comes back is told first what happened."""
    news = page.get_by_role("button", name="Play on")
    if news.is_visible():
        examine(page, "what happened")
        news.click()


def pick_something(page: Page) -> bool:
    targets = look(page).targets
    if targets:
        page.locator(TARGET).nth(targets[FastChance(1).below(len(targets))]).click()
    return bool(targets)


def examine_what_opens(page: Page) -> None:
    """Menus, lists, tabs and dialogs."""
    page.locator("summary", has_text="More").click()
    examine(page, "the menu")
    page.get_by_role("button", name="Keys", exact=True).click()
    examine(page, "the keys")
    page.keyboard.press("Escape")
    for tab in ("Chat", "Notes", "Shuffle"):
        page.get_by_role("tab", name=tab).click()
        examine(page, tab)
    page.get_by_role("button", name="Settings").click()
    examine(page, "the settings")
    page.get_by_role("button", name="Done").click()
    if (hint := page.get_by_role("button", name="Hint", exact=True)).is_visible():
        hint.click()
        expect(page.get_by_text("What a strong bot would do")).to_be_visible()
        examine(page, "a hint")


@every_screen
def test_other_ways_to_sit_are_accessible(visit: Visit, size: tuple[int, int], scheme: Scheme) -> None:
    anne = visit(name="Anne", size=size, scheme=scheme)
    ident = anne.open_table(["", "", ""], ["Anne"], starts=False)
    page = anne.go(f"/t/{ident}")
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    examine(page, "before the game")
    shared = anne.open_table(["", "", "page"], ["Anne", "Ben"])
    anne.go(f"/t/{shared}")
    page.get_by_role("button", name="I am").wait_for()
    examine(page, "the curtain")
    page.get_by_role("button", name="I am").click()
    examine(page, "behind the curtain")
    watcher = visit(size=size, scheme=scheme)
    watcher.go(f"/t/{shared}")
    examine(watcher.page, "watching")
    examine_text(visit(name="Anne", size=size, scheme=scheme, text=True))


@every_board
def test_watching_and_reading_a_table_are_accessible(visit: Visit, board: Board) -> None:
    """On a wide screen in the light, and on a small one in the dark."""
    screens: list[tuple[tuple[int, int], Scheme]] = [(DESKTOP, "light"), (PHONE, "dark")]
    for size, scheme in screens:
        ident = examine_text(visit(name="Anne", size=size, scheme=scheme, text=True), board)
        page = visit(size=size, scheme=scheme).go(f"/t/{ident}")
        expect(page.get_by_text("You are watching")).to_be_visible()
        examine(page, "watching")


def examine_text(anne: Visitor, board: Board = HABEMUS) -> str:
    page, ident = open_board(anne, board, 30)
    expect(page.locator(".board").get_by_role("heading").first).to_be_visible()
    examine(page, "as text")
    return ident
