"""What happens is seen before anybody is asked: announcements, and cards that are turned over."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import OMBRE, Board, every_board, open_board
from tests.e2e.browsing import PHONE, Visit
from tests.e2e.playing import MOST_STEPS, confirm_button, expect_to_be_asked, look, push

SOON: Final = {"habemus": 5, "ombre": 6, "louis_xiv": 34}
"""After so many choices something is about to happen that everybody should see."""
ENOUGH: Final = {"habemus": 3, "ombre": 3, "louis_xiv": 1}
"""So many announcements are looked at."""
FULL_LENGTH: Final = 1900
"""Milliseconds for which an announcement is shown at least where nobody presses."""
WATCH: Final = """() => {
  const seen = window.seen = { count: 0, most: 0, over: [], caught: 0, asked: 0, stayed: [] };
  let last = null;
  let pressed = null;
  addEventListener("pointerdown", () => {
    const told = document.querySelector(".moment")?.textContent;
    pressed = told ? { told, at: performance.now() } : null;
  }, true);
  const meet = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const look = () => {
    const moments = [...document.querySelectorAll(".moment")];
    const bar = document.querySelector("section:has(#prompt-line)");
    seen.most = Math.max(seen.most, moments.length);
    if (pressed && moments[0]?.textContent !== pressed.told) {
      seen.stayed.push(performance.now() - pressed.at);
      pressed = null;
    }
    for (const moment of moments) {
      if (moment !== last) seen.count++;
      last = moment;
      const box = moment.getBoundingClientRect();
      if (bar?.classList.contains("asked")) seen.asked++;
      if (getComputedStyle(moment).pointerEvents !== "none") seen.caught++;
      for (const asked of [bar, ...document.querySelectorAll(".board .target:is(.lit, .picked):not([inert])")])
        if (asked && meet(box, asked.getBoundingClientRect())) seen.over.push(asked.textContent);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Look at every frame: how many announcements there are, over what they lie, and how long after a press they stay."""
MIDDLE: Final = """() => {
  const box = document.querySelector(".moment")?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}"""
"""Where the announcement lies, if it has not gone by itself."""
TURNED: Final = """() => {
  window.shown = [];
  window.askedAt = 0;
  const look = () => {
    const cards = [...document.querySelectorAll('.board [data-place^="turned-"]:not([inert], [inert] *)')];
    cards.forEach((card, place) => {
      if (getComputedStyle(card).opacity > 0) window.shown[place] ??= performance.now();
    });
    const isAsked = document.querySelector("section:has(#prompt-line)")?.classList.contains("asked");
    if (cards.length > 0 && isAsked) window.askedAt ||= performance.now();
    requestAnimationFrame(look);
  };
  look();
}"""
"""When each card turned over was to be seen first, and when somebody was asked then."""


def play_until_announced(page: Page, chance: FastChance) -> Locator:
    """Choose anything until there is an announcement."""
    moment = page.locator(".moment")
    for _ in range(MOST_STEPS):
        if moment.count() > 0:
            return moment
        if (sight := look(page)).can_play:
            push(page, sight, chance)
        else:
            page.wait_for_timeout(20)
    raise AssertionError("nothing is announced")


@every_board
def test_announcements_lie_over_nothing_that_is_asked_and_catch_no_press(visit: Visit, board: Board) -> None:
    page, _ = open_board(visit(name="Anne"), board, SOON[board.game])
    page.evaluate(WATCH)
    look_at_announcements(page, board)


def test_announcements_do_so_on_a_phone_too(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne", size=PHONE, touch=True), OMBRE, SOON["ombre"])
    page.evaluate(WATCH)
    look_at_announcements(page, OMBRE)


def look_at_announcements(page: Page, board: Board) -> None:
    chance = FastChance(3)
    pressed = 0
    while pressed < ENOUGH[board.game] - 1:
        play_until_announced(page, chance)
        pressed += press_where_it_lies(page)
    expect(play_until_announced(page, chance)).to_have_count(0)
    seen = page.evaluate("window.seen")
    assert seen["count"] >= 1
    assert seen["most"] == 1
    assert (seen["over"], seen["caught"], seen["asked"]) == ([], 0, 0)
    assert all(stayed < FULL_LENGTH / 2 for stayed in seen["stayed"]), seen["stayed"]


def press_where_it_lies(page: Page) -> bool:
    """The press reaches what is below, and whoever presses has seen enough: it goes, or the next one comes.

    False if it was gone by itself before it could be pressed.
    """
    if not (middle := page.evaluate(MIDDLE)):
        return False
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.moment') ?? null", middle) is None
    page.mouse.click(*middle)
    return True


def test_cards_turned_over_appear_one_after_the_other_and_the_question_comes_last(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "page", "page"], ["Anne"], game="ombre")
    while "announce 3" not in options_of(anne.get(f"/api/tables/{ident}")):
        if not anne.choose(ident):
            anne.page.wait_for_timeout(20)
    page = anne.go(f"/t/{ident}")
    expect_to_be_asked(page)
    page.locator(".entry.lit").filter(has_text="3").click()
    page.evaluate(TURNED)
    confirm_button(page).click()
    page.wait_for_function("() => window.askedAt > 0")
    shown, asked_at = page.evaluate("window.shown"), page.evaluate("window.askedAt")
    assert len(shown) == 3
    assert all(later - sooner > 150 for sooner, later in pairwise([*shown, asked_at])), (shown, asked_at)


def options_of(table: Any) -> list[str]:
    told = table["told"][0]
    options: list[str] = told["prompt"]["options"] if told["seat"] in told["prompt"]["due"] else []
    return options
