"""Whole games of Habemus Papam, from the first page to the final count, in every way; and all boards in motion."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import Board, every_board, open_board
from tests.e2e.browsing import PHONE, QUIET, Visit
from tests.e2e.playing import (
    MOST_STEPS,
    TARGET,
    Sight,
    choose,
    confirm_button,
    expect_final_count,
    expect_to_be_asked,
    look,
    play_to_the_end,
    push,
    sending,
    wait_for_a_turn,
    wants_to_confirm,
)


def test_a_whole_game_by_clicking_begins_with_one_click(visit: Visit) -> None:
    page = visit(name="Anne").go("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, push)
    expect_final_count(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit(name="Anne", **QUIET).go("/")
    button = page.get_by_role("button", name="Play now against bots").first
    expect(button).to_be_enabled()
    for _ in range(30):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, press_keys)
    expect_final_count(page)


def press_keys(page: Page, sight: Sight, chance: FastChance) -> None:
    """A number picks, Enter confirms."""
    keys = page.locator(f"{TARGET}.lit[data-key]:not(.picked)").evaluate_all("all => all.map(one => one.dataset.key)")
    if sight.can_confirm and (not keys or chance.below(2) == 0):
        sending(page, lambda: page.keyboard.press("Enter"))
    elif keys:
        page.keyboard.press(keys[chance.below(len(keys))])


def test_a_whole_game_on_a_small_screen_that_is_touched(visit: Visit) -> None:
    page = visit(name="Anne", size=PHONE, touch=True, **QUIET).go("/")
    page.get_by_role("button", name="Play now against bots").first.tap()
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, touch)
    expect_final_count(page)
    assert_fits(page)


def touch(page: Page, sight: Sight, chance: FastChance) -> None:
    """As `push`, with a thumb: everything is large enough, and nothing has to be looked for sideways."""
    if wants_to_confirm(sight, chance):
        assert_fits(page)
        sending(page, confirm_button(page).tap)
        return
    target = page.locator(TARGET).nth(sight.targets[chance.below(len(sight.targets))])
    box = target.bounding_box()
    assert box is None or (box["width"] >= 44 and box["height"] >= 44), (target.inner_text(), box)
    target.tap()


def assert_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_as_text(visit: Visit) -> None:
    anne = visit(name="Anne", text=True)
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = anne.go(f"/t/{ident}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    play_to_the_end(page, read)
    expect_final_count(page)
    assert page.locator(TARGET).count() == 0


def read(page: Page, sight: Sight, chance: FastChance) -> None:
    """Choose from the list of all that may be chosen, in words; a payment is composed of several of them."""
    region = page.get_by_role("region", name=re.compile(r"^\d+ choices?$"))
    choices = region.get_by_role("listitem").get_by_role("button")
    choice = choices.nth(chance.below(choices.count()))
    if not sight.can_confirm or choice.get_attribute("aria-pressed") != "true":
        choice.click()
    if look(page).can_confirm:
        sending(page, confirm_button(page).click)


# Motion.

COUNT_WHAT_MOVES = """() => {
  window.moved = { moments: 0, flights: 0 };
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.classList?.contains("moment")) window.moved.moments++;
      if (node.inert) window.moved.flights++;
    }
  }).observe(document.querySelector(".board"), { subtree: true, childList: true });
}"""
SOME_CHOICES = 5
EVENTFUL = {"habemus": 6, "ombre": 6, "louis_xiv": 30}
"""After so many choices something is about to happen that everybody should see."""


@every_board
def test_with_motion_everything_comes_to_rest_and_the_game_goes_on(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board, EVENTFUL[board.game])
    page.locator(".log li").first.wait_for()  # it comes last
    page.evaluate(COUNT_WHAT_MOVES)
    chance = FastChance(4)
    play_until_moved(page, chance)
    expect_to_be_asked(page)
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator(".board [inert]")).to_have_count(0)
    page.wait_for_function("() => document.getAnimations().length === 0")
    choose(page, chance)


def play_until_moved(page: Page, chance: FastChance) -> None:
    """Make some choices, until something has flown and a moment was shown."""
    sent = 0
    for _ in range(MOST_STEPS):
        if sent >= SOME_CHOICES and all(page.evaluate("window.moved").values()):
            return
        sent += push(page, wait_for_a_turn(page), chance)
    raise AssertionError(page.evaluate("window.moved"))
