"""The end of a game as a newcomer sees it: the count goes on by itself, row by row, and tells last who has won."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.e2e.boards import OMBRE, Board, every_board, open_board
from tests.e2e.browsing import REFUSED, Visit, Visitor
from tests.patience import PATIENCE

SOON_OVER: Final = {"habemus": 110, "ombre": 40, "louis_xiv": 100}
"""So many choices no game is over after; the rest is hurried through with the page open."""
ROWS: Final = ".count > .scroll > table > tbody > tr"
RESULT: Final = "wins the election|smiles on|has -?\\\\d+ (votes?|points?)|the last (one )?at court"
SHORTEST: Final = 400
"""Milliseconds in which nobody has read a row."""
FOLLOW: Final = f"""() => {{
  window.steps = [];
  let known = "";
  const seen = (part) => getComputedStyle(part).visibility === "visible";
  const number = (text) => /^\\d/.test(text) ? parseInt(text) : null;
  const numbers = (row) => [...row.querySelectorAll("td")].map((cell) => number(cell.innerText));
  const look = () => {{
    const rows = [...document.querySelectorAll("{ROWS}")];
    const [sums, places] = document.querySelectorAll(".count tfoot tr");
    const step = {{
      rows: rows.filter(seen).length,
      sums: sums ? numbers(sums) : [],
      parts: rows.filter(seen).map(numbers),
      has_places: places ? seen(places) : false,
      flies: document.querySelector("[data-flies]") !== null,
      is_told: /{RESULT}/.test(document.title + document.querySelector("main").innerText),
    }};
    if (rows.length > 0 && JSON.stringify(step) !== known) {{
      known = JSON.stringify(step);
      window.steps.push({{ ...step, at: performance.now() }});
    }}
    requestAnimationFrame(look);
  }};
  look();
}}"""
"""Keep every state of the count that was to be seen, and whether anything on the page told the result by then."""


def newcomer(visit: Visit, **settings: Any) -> Visitor:
    """The page answers by itself what everybody foresees; where her program was faster, it is refused."""
    return visit(name="Anne", expected=(REFUSED,), **settings)


def watch_the_end(anne: Visitor, board: Board) -> Page:
    """Anne's table, as it comes to its end before her eyes: what goes before is hurried through by a key."""
    page, ident = open_board(anne, board, SOON_OVER[board.game])
    page.evaluate(FOLLOW)
    deadline = time.monotonic() + 3 * PATIENCE
    while page.locator("#final-title").count() == 0:
        assert time.monotonic() < deadline, "the game does not end"
        if not choose_anything(anne, ident):
            page.keyboard.press("Shift")
            page.wait_for_timeout(20)
    return page


def choose_anything(anne: Visitor, ident: str) -> bool:
    """Make a choice, if one is asked for that the page has not made meanwhile."""
    table = anne.get(f"/api/tables/{ident}")
    told = table["told"][0]
    if told["seat"] not in told["prompt"]["due"]:
        return False
    choice = told["prompt"]["options"][table["position"] * 7 % len(told["prompt"]["options"])]
    wish = {"seat": told["seat"], "position": table["position"], "key": f"chosen-{table['number']}", "choice": choice}
    return anne.context.request.post(f"{anne.url}/api/tables/{ident}/choices", data=wish).ok


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=re.compile("count", re.IGNORECASE)).get_by_role("button", name=name)


def expect_all(page: Page) -> None:
    expect(button(page, "Show again")).to_be_visible(timeout=PATIENCE * 1000)
    for row in page.locator(ROWS).all():
        expect(row).to_be_visible()


@every_board
def test_the_count_goes_on_by_itself_and_tells_last_who_has_won(visit: Visit, board: Board) -> None:
    page = watch_the_end(newcomer(visit), board)
    expect_all(page)
    *before, last = page.evaluate("window.steps")
    assert [step["rows"] for step in before] == list(range(page.locator(ROWS).count() + 1))
    assert all(later["at"] - sooner["at"] > SHORTEST for sooner, later in pairwise([*before, last]))
    assert not any(step["has_places"] or step["is_told"] or step["flies"] for step in before)
    assert last["has_places"]
    assert last["is_told"]
    for step in (step for step in before if step["rows"] > 0):
        shown = [sum(parts) for parts in zip(*step["parts"], strict=True) if None not in parts]
        assert shown == [points for points in step["sums"] if points is not None]
    show_it_again(page)
    page.reload()
    page.locator("main.laid section.count").wait_for()
    page.evaluate(FOLLOW)
    expect_all(page)
    assert [step["rows"] for step in page.evaluate("window.steps")] == [page.locator(ROWS).count()]


def show_it_again(page: Page) -> None:
    """As often as one likes; what is known by now stays in the log."""
    button(page, "Show again").click()
    expect(page.locator(ROWS).first).to_be_hidden()
    expect(page.locator(ROWS).first).to_be_visible()
    expect(page.locator(ROWS).last).to_be_hidden()
    expect(page.locator(".log")).to_contain_text(re.compile("wins the election|smiles on"))
    button(page, "Skip").click()
    expect_all(page)


def test_the_count_can_be_skipped_and_then_the_log_tells_the_result(visit: Visit) -> None:
    page = watch_the_end(newcomer(visit), OMBRE)
    log = page.locator(".log")
    expect(page.locator(ROWS).last).to_be_hidden()
    expect(log).not_to_contain_text("smiles on")
    button(page, "Skip").click()
    expect_all(page)
    expect(log).to_contain_text("smiles on")
    expect(page.get_by_role("log")).to_contain_text("smiles on")


def test_whoever_wants_no_motion_sees_the_whole_count_at_once(visit: Visit) -> None:
    page = watch_the_end(newcomer(visit, motion=False), OMBRE)
    expect(page.locator(ROWS).last).to_be_visible()
    assert len(page.evaluate("window.steps")) <= 2
    expect(button(page, "Skip").or_(button(page, "Show again"))).to_have_count(0)


def test_the_count_says_how_its_numbers_came_about(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    anne.play_until(ident, 4000)
    page = anne.go(f"/t/{ident}")
    gold = page.locator(ROWS).filter(has=page.get_by_role("rowheader", name=re.compile("^Gold")))
    told = gold.get_by_role("cell").all_inner_texts()
    assert len(told) == 3
    for cell in told:
        found = re.fullmatch(r"(\d+)\s+(\d+)\sgold ÷ (\d+) = (\d+)", cell)
        assert found, cell
        votes, total, price, bought = map(int, found.groups())
        assert votes == bought == total // price
