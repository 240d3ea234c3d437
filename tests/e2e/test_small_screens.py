"""On small screens: what is asked for is in sight, nothing covers the line that asks for it, and a full court fits."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import HABEMUS, LOUIS_XIV, OMBRE, Board, every_board, open_board
from tests.e2e.browsing import NOTEBOOK, PHONE, QUIET, Visit
from tests.e2e.playing import (
    TARGET,
    confirm_button,
    expect_to_be_asked,
    look,
    pick,
    prompt,
    push,
    sending,
    wait_for_a_turn,
)
from tests.e2e.test_access import close_news

KINDS = 4
"""How many different questions are met in a game."""
ONE_ROW = 64
"""Pixels: a row of buttons with its frame."""
IN_SIGHT = """() => {
  const line = document.querySelector("section:has(#prompt-line)").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".board .target.lit")].map((target) => target.getBoundingClientRect());
  return boxes.some((box) => box.top >= 0 && box.bottom <= line.top);
}"""

WHOLE = """sphere => {
  const { left, right, width } = sphere.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && width >= 250 && sphere.scrollWidth <= sphere.clientWidth + 1;
}"""
"""Whether a sphere is within the screen, wide enough to be read, and nothing of it is cut off."""


def table_on_a_phone(visit: Visit, board: Board = HABEMUS, choices: int = 0) -> tuple[Page, str]:
    return open_board(visit(name="Anne", size=PHONE, touch=True), board, choices)


@every_board
def test_whatever_is_asked_comes_into_sight_by_itself(visit: Visit, board: Board) -> None:
    chance = FastChance(5)
    asked: set[str] = set()
    while len(asked) < KINDS:  # one game may end before so much was asked
        page, _ = table_on_a_phone(visit, board)
        # Whoever has just come begins at the top, and at Versailles sees the whole spiral first.
        line = look(page).line if board is LOUIS_XIV else ""
        while len(asked) < KINDS and not (sight := wait_for_a_turn(page)).is_over:
            if sight.targets and sight.line != line:
                line = sight.line
                asked.add(line)
                page.wait_for_function(IN_SIGHT)
            page.evaluate("scrollTo(0, 400)")
            line = "" if push(page, sight, chance) else line


def test_an_explanation_covers_neither_the_question_nor_its_button(visit: Visit) -> None:
    page, _ = table_on_a_phone(visit)
    for card in page.locator(f"{TARGET}.card").all():
        card.scroll_into_view_if_needed()
        card.tap()
        shown = page.locator(".lens").bounding_box()
        bar = prompt(page).bounding_box()
        assert shown
        assert bar
        assert shown["y"] + shown["height"] <= bar["y"]


@every_board
def test_looking_back_takes_one_row(visit: Visit, board: Board) -> None:
    page, ident = table_on_a_phone(visit, board, 12)
    page.goto(re.sub("/t/.*", f"/t/{ident}/at/6", page.url))
    bar = page.get_by_role("region", name="Replay", exact=True)
    expect(bar).to_be_visible()
    box = bar.bounding_box()
    assert box
    assert box["height"] <= ONE_ROW
    bar.get_by_role("button", name="Step forward").tap()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 7 of "))
    bar.get_by_role("button", name="More").tap()
    bar.get_by_role("combobox", name="View").select_option(label="Spectator")
    expect(page).to_have_url(re.compile(r"/at/7\?seat=-1"))
    bar.get_by_role("button", name="Back to the game").tap()
    expect(bar).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, NOTEBOOK], ids=["phone", "notebook"])
def test_six_spheres_can_be_read_and_used(visit: Visit, size: tuple[int, int]) -> None:
    anne = visit(name="Anne", size=size)
    page, ident = open_board(anne, OMBRE, bots=("page",) * 5)
    for choices in (0, 80):
        anne.go("/credits")  # or two would choose for one seat
        if not anne.play_until_asked(ident, choices):
            break  # Anne plays at random, and may have had to leave the court
        anne.go(f"/t/{ident}")
        close_news(page)
        expect_to_be_asked(page)
        spheres = page.locator(".sphere")
        expect(spheres).to_have_count(6)
        assert all(sphere.evaluate(WHOLE) for sphere in spheres.all()), f"after {choices}"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"after {choices}"
        pick(page, FastChance(1))
        expect(confirm_button(page)).to_be_in_viewport(ratio=1)
        sending(page, confirm_button(page).click)


CHIPS = """chips => chips.map(chip => {
  const { left, top } = chips[0].getBoundingClientRect();
  const box = chip.getBoundingClientRect();
  return [box.left - left, box.top - top, box.width, box.height];
})"""


def test_who_sits_there_stays_in_its_place_when_the_game_is_over(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True, **QUIET)
    page, ident = open_board(anne, OMBRE)
    chips = page.get_by_role("list", name="Players").get_by_role("listitem")
    before = chips.evaluate_all(CHIPS)
    anne.play_until(ident, 4000)
    page.locator("#final-title").wait_for()
    assert chips.evaluate_all(CHIPS) == before
