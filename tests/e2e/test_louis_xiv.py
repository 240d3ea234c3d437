"""Louis XIV in the browser: whole games in every way of playing, with Le Favori, and a scoring cut off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import PHONE, Scheme, Visit, Visitor
from tests.e2e.playing import (
    LOOK,
    TARGET,
    confirm_button,
    expect_final_count,
    look,
    play_to_the_end,
    prompt,
    push,
    sending,
)
from tests.e2e.test_access import close_news, every_screen, examine, pick_something
from tests.e2e.test_games import assert_fits, press_keys, read, touch
from tests.e2e.together import lose_the_network_and_the_server
from tests.server.serving import Server

GAME = "louis_xiv"
TITLE = "Louis XIV"
FAVORI = ("favori",)
PLACING = "Place markers or recover some?"
NOTEBOOK = (1280, 720)
FITS = """board => {
  const { left, right, width, height } = board.getBoundingClientRect();
  const isWhole = board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1;
  return isWhole && left >= 0 && right <= innerWidth && Math.min(width, height) >= 44;
}"""
"""Whether a board is within the screen, large enough to be pushed, and nothing of it is cut off."""


def open_court(visitor: Visitor, *bots: str, options: tuple[str, ...] = ()) -> Page:
    ident = visitor.open_table(["", *bots], ["Anne"], game=GAME, options=options)
    return visitor.go(f"/t/{ident}")


def boards(page: Page) -> Locator:
    """The twelve, from 1 to 12."""
    return page.get_by_role("list", name="twelve boards").get_by_role("button")


def test_a_whole_game_by_clicking_begins_with_one_click(visit: Visit) -> None:
    page = visit(name="Anne").go("/")
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLE, exact=True))
    tile.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, push)
    expect_final_count(page)
    expect(page.get_by_role("table", name="Shields by type")).to_be_visible()


def test_a_whole_game_of_two_by_keys_alone(visit: Visit) -> None:
    page = open_court(visit(name="Anne"), "page")
    play_to_the_end(page, press_keys)
    expect_final_count(page)


def test_a_whole_game_of_four_with_the_favourite_on_a_small_screen_that_is_touched(visit: Visit) -> None:
    page = open_court(visit(name="Anne", size=PHONE, touch=True), "page", "page", "page", options=FAVORI)
    expect(prompt(page)).to_contain_text("favourite’s board")
    play_to_the_end(page, touch)
    expect_final_count(page)
    expect(page.get_by_role("rowheader", name="Favourite’s board")).to_be_visible()
    assert_fits(page)


def test_a_whole_game_as_text(visit: Visit) -> None:
    page = open_court(visit(name="Anne", text=True), "page", options=FAVORI)
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    play_to_the_end(page, read)
    expect_final_count(page)
    assert page.locator(TARGET).count() == 0


def test_two_browsers_lose_the_network_and_the_server_in_the_middle_of_a_scoring(visit: Visit, server: Server) -> None:
    lose_the_network_and_the_server(visit, server, GAME, is_scoring)


def is_scoring(page: Page) -> bool:
    return page.get_by_role("heading", name="phase 3: Scoring").is_visible()


# Placing markers.


def play_until_placing(page: Page) -> None:
    """Play the first card, and stop where its markers are asked for."""
    chance = FastChance(1)
    for _ in range(200):
        if (sight := look(page)).line == PLACING and sight.can_play:
            return
        if sight.can_play:
            push(page, sight, chance)
        else:
            page.wait_for_timeout(LOOK)
    raise AssertionError(f"no card was played: {look(page)}")


def test_markers_are_seen_on_the_boards_before_they_are_placed(visit: Visit) -> None:
    page = open_court(visit(name="Anne"), "page")
    play_until_placing(page)
    lit = page.locator(".board.target.lit")
    lit.first.click()
    ghosts = page.get_by_role("list", name="How the boards would stand").get_by_role("listitem")
    expect(ghosts.first).to_contain_text("Anne")
    placed = ghosts.count()
    expect(page.locator(".board.target.picked")).to_have_count(placed)
    while look(page).targets and lit.and_(page.locator(":not(.picked)")).count() > 0:
        lit.and_(page.locator(":not(.picked)")).first.click()
    expect(confirm_button(page)).to_be_enabled()
    assert ghosts.count() >= placed
    sending(page, confirm_button(page).click)
    expect(page.locator(".log")).to_contain_text("Anne places")


def test_a_marker_is_taken_back_before_it_is_placed(visit: Visit) -> None:
    page = open_court(visit(name="Anne"), "page")
    play_until_placing(page)
    page.locator(".board.target.lit").first.click()
    for less in iter(lambda: page.get_by_role("button", name=re.compile("^One marker less")), None):
        if less.count() == 0:
            break
        less.first.click()
    expect(page.locator(".board.target.picked")).to_have_count(0)


def test_a_board_out_of_reach_says_why(visit: Visit) -> None:
    page = open_court(visit(name="Anne"), "page")
    play_until_placing(page)
    for _ in range(3):
        if page.locator(".board.target.lit").count() > 0:
            page.locator(".board.target.lit").last.click()
    page.locator(".board.target:not(.lit):not(.picked)").first.click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()


# The court on all screens.


@pytest.mark.parametrize("size", [PHONE, NOTEBOOK], ids=["phone", "notebook"])
def test_the_whole_spiral_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    anne = visit(name="Anne", size=size)
    ident = anne.open_table(["", "page", "page", "page"], ["Anne"], game=GAME, options=FAVORI)
    anne.play_until(ident, 40)
    page = anne.go(f"/t/{ident}")
    close_news(page)
    expect(boards(page)).to_have_count(12)
    assert_fits(page)
    assert page.locator(".spiral").evaluate("spiral => spiral.offsetHeight") <= size[1]
    for board in boards(page).all():
        assert board.evaluate(FITS)


@every_screen
def test_every_state_of_the_court_is_accessible(visit: Visit, size: tuple[int, int], scheme: Scheme) -> None:
    anne = visit(name="Anne", size=size, scheme=scheme)
    ident = anne.open_table(["", "page", "page", "page"], ["Anne"], game=GAME, options=FAVORI)
    page = anne.page
    for choices in (0, 20, 70):
        anne.go("/credits")  # the table makes foreseen choices by itself, and only one of us shall play
        anne.play_until(ident, choices)
        anne.go(f"/t/{ident}")
        prompt(page).wait_for()
        close_news(page)
        examine(page, f"after {choices}")
        if pick_something(page):
            examine(page, f"after {choices}, picked")
    anne.go("/credits")
    anne.play_until(ident, 4000)
    anne.go(f"/t/{ident}")
    expect(page.get_by_role("table").first).to_be_visible()
    examine(page, "over")
