"""Looking is free, and nothing moves under the hand: presses that choose nothing, the prompt, resting pointers."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import LOUIS_XIV, Board, every_board, open_board
from tests.e2e.browsing import DESKTOP, PHONE, Visit
from tests.e2e.playing import (
    TARGET,
    choose,
    confirm_button,
    expect_to_be_asked,
    look,
    pick,
    prompt,
    wait_for_a_turn,
)
from tests.e2e.questions import positions, sit_down
from tests.e2e.test_access import close_news
from tests.server.serving import Server

CARDS: Final = f"{TARGET}[data-explained]:not(.lit):not(.picked)"
"""What lies there to be looked at, and is no choice."""
MANY: Final = 40
"""Presses in all the positions of a game."""
IN_SIGHT: Final = """targets => {
  const isOnTop = (target, x, y) => target.contains(document.elementFromPoint(x, y));
  const isFree = (target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return width > 0 && !target.disabled && isOnTop(target, left + width / 2, top + height / 2);
  };
  return targets.map((target, place) => isFree(target) ? place : -1).filter((place) => place >= 0);
}"""
PLACE: Final = """() => {
  const { left, top, width } = document.querySelector(".board").getBoundingClientRect();
  return [left + scrollX, top + scrollY, width];
}"""
"""Where the board lies on the page."""


def lens(page: Page) -> Locator:
    """The explanation that is shown, if there is one."""
    return page.locator(".lens")


def refusal(page: Page) -> Locator:
    """Why something cannot be chosen."""
    return prompt(page).get_by_role("alert")


@every_board
def test_every_card_can_be_pressed_to_look_at_it_whatever_is_asked(visit: Visit, server: Server, board: Board) -> None:
    anne = visit(name="Anne")
    pressed = 0
    for question, record in positions(board.game).items():
        ident = f"{board.game}-{question}"
        sit_down(anne, server.database, ident, record)
        page = anne.go(f"/t/{ident}")
        close_news(page)
        expect_to_be_asked(page)
        pressed += press_all(page)
    assert pressed > MANY


def press_all(page: Page) -> int:
    """Every card in sight that is no choice is shown, and one press elsewhere clears everything away; how many."""
    page.wait_for_function("() => document.getAnimations().length === 0")
    line = look(page).line
    cards = page.locator(CARDS)
    places = cards.evaluate_all(IN_SIGHT)
    for place in places:
        card = cards.nth(place)
        card.click()  # wherever it lies by now: what is asked comes into sight as soon as hands rest
        expect(lens(page), card.inner_text()).to_be_visible()
        expect(lens(page)).to_have_text(re.compile(r"\w{3}"))
        page.mouse.click(*beside(page))
        expect(lens(page)).to_have_count(0)
        expect(refusal(page)).to_have_text("")
        assert look(page).line == line
    return len(places)


def beside(page: Page) -> tuple[float, float]:
    """Where nothing lies: the left edge of the window."""
    size = page.viewport_size
    assert size
    return 2, size["height"] / 2


def test_a_card_pressed_too_early_says_what_comes_first(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne"))
    page.wait_for_function("() => document.querySelector('#prompt-line').textContent === 'Which gems will you bid?'")
    expect_to_be_asked(page)
    page.locator(".row .card").first.click()
    expect(refusal(page)).to_have_text("Bidding comes first; the best bid gets the first pick")
    expect(lens(page).locator("svg").first).to_be_visible()
    page.get_by_role("group", name="Your gems").get_by_role("button").first.click()
    expect(refusal(page)).to_have_text("")
    expect(lens(page)).to_have_count(0)
    expect(confirm_button(page)).to_be_visible()


# Stillness.


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@every_board
def test_nothing_moves_while_a_choice_is_made(visit: Visit, board: Board, size: tuple[int, int]) -> None:
    page, _ = open_board(visit(name="Anne", size=size), board)
    chance = FastChance(6)
    page.evaluate("() => document.fonts.ready")
    told, heights = set(), set()
    places: list[list[float]] = []
    for _ in range(6):
        wait_for_a_turn(page)
        places.append(page.evaluate(PLACE))
        pick(page, chance)
        heights.add(height_of(page))
        places.append(page.evaluate(PLACE))
        press_what_cannot_be_chosen(page)
        heights.add(height_of(page))
        places.append(page.evaluate(PLACE))
        choose(page, chance)
        told.add(prompt(page).inner_text())
    assert places == [places[0]] * len(places)
    assert len(heights) == 1
    assert len(told) > 2


def test_what_was_missed_grows_no_longer_while_one_plays_on(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True)
    page, ident = open_board(anne, LOUIS_XIV, 10)
    anne.go("/credits")
    assert anne.play_until_asked(ident, 20)
    page = anne.go(f"/t/{ident}")
    expect_to_be_asked(page)
    missed = page.get_by_role("region", name="Since your last visit")
    told, place = missed.inner_text(), page.evaluate(PLACE)
    pick(page, chance := FastChance(4))
    choose(page, chance)
    wait_for_a_turn(page)
    assert (missed.inner_text(), page.evaluate(PLACE)) == (told, place)


def height_of(page: Page) -> float:
    """Of the line that says what to do, with all that it has below."""
    box = prompt(page).bounding_box()
    assert box
    return round(box["height"], 2)


def press_what_cannot_be_chosen(page: Page) -> None:
    """The first thing in sight that is no choice, if there is one; what was picked stays picked."""
    cards = page.locator(CARDS)
    for place in cards.evaluate_all(IN_SIGHT)[:1]:
        cards.nth(place).click()
        expect(lens(page)).to_be_visible()
        page.mouse.click(*beside(page))


@every_board
def test_nothing_is_explained_to_a_pointer_that_rests(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board)
    chance = FastChance(7)
    for _ in range(4):
        wait_for_a_turn(page)
        pick(page, chance)
        picked = page.locator(f"{TARGET}.picked").first
        if picked.count() > 0:
            picked.hover()  # there it rests, while the board changes below it
        with page.expect_response(re.compile("/choices$")):
            page.keyboard.press("Enter")
        shown = watch_for(page, ".lens")
        wait_for_a_turn(page)
        page.wait_for_timeout(600)
        assert page.evaluate(shown) == 0


def watch_for(page: Page, selector: str) -> str:
    """Count from now on how often such a thing comes; an expression that tells it."""
    page.evaluate(
        """selector => {
          window.came = 0;
          new MutationObserver((changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            window.came += added.filter((node) => node.matches?.(selector)).length;
          }).observe(document.body, { subtree: true, childList: true });
        }""",
        selector,
    )
    return "window.came"


def test_a_pointer_that_moves_is_told_what_lies_there(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne"))
    expect_to_be_asked(page)
    card = page.locator(".row .card").first
    card.hover()
    expect(lens(page)).to_be_visible()
    page.mouse.move(*beside(page))
    expect(lens(page)).to_have_count(0)


# Keys.


@every_board
def test_numbers_for_the_keys_are_shown_to_whoever_uses_them(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board)
    expect_to_be_asked(page)
    numbered = page.locator(f"{TARGET}[data-key]").first
    badge = "target => getComputedStyle(target, '::before').content"
    assert numbered.evaluate(badge) in {"none", "normal"}
    page.keyboard.press("Escape")
    assert "data-key" in numbered.evaluate(badge) or "1" in numbered.evaluate(badge)
    page.mouse.click(*beside(page))
    assert numbered.evaluate(badge) in {"none", "normal"}
    page.keyboard.down("Alt")
    assert numbered.evaluate(badge) not in {"none", "normal"}
    page.keyboard.up("Alt")
    assert numbered.evaluate(badge) in {"none", "normal"}
