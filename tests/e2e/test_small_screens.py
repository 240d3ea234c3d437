"""On a phone: what is asked for is in sight, and nothing covers the line that asks for it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import PHONE, Visit
from tests.e2e.playing import TARGET, look, prompt, push

ONE_ROW = 64
"""Pixels: a row of buttons with its frame."""
IN_SIGHT = """() => {
  const line = document.querySelector("section:has(#prompt-line)").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".board .target.lit")].map((target) => target.getBoundingClientRect());
  return boxes.some((box) => box.top >= 0 && box.bottom <= line.top);
}"""


def table_on_a_phone(visit: Visit, choices: int = 0) -> tuple[Page, str]:
    anne = visit(name="Anne", size=PHONE, touch=True)
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    anne.play_until(ident, choices)
    page = anne.go(f"/t/{ident}")
    prompt(page).wait_for()
    return page, ident


def test_whatever_is_asked_comes_into_sight_by_itself(visit: Visit) -> None:
    page, _ = table_on_a_phone(visit)
    chance = FastChance(5)
    asked: set[str] = set()
    line = ""
    for _ in range(250):
        sight = look(page)
        if sight.targets and sight.line != line:
            line = sight.line
            asked.add(line)
            page.wait_for_function(IN_SIGHT)
        if sight.can_play:
            page.evaluate("scrollTo(0, 400)")
            line = "" if push(page, sight, chance) else line
        page.wait_for_timeout(10)
        if len(asked) >= 4:
            return
    raise AssertionError(asked)


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


def test_looking_back_takes_one_row(visit: Visit) -> None:
    page, ident = table_on_a_phone(visit, 12)
    page.goto(re.sub("/t/.*", f"/t/{ident}/at/6", page.url))
    bar = page.get_by_role("region", name="Looking back")
    expect(bar).to_be_visible()
    box = bar.bounding_box()
    assert box
    assert box["height"] <= ONE_ROW
    bar.get_by_role("button", name="One step on").tap()
    expect(page.locator("#prompt-line")).to_have_text(re.compile("^Position 7 of "))
    bar.get_by_role("button", name="More").tap()
    bar.get_by_label("Seen by").select_option(label="Everybody")
    expect(page).to_have_url(re.compile(r"/at/7\?seat=-1"))
    bar.get_by_role("button", name="Back to the present").tap()
    expect(bar).to_be_hidden()
