"""What is asked lies in sight: on a notebook and on a phone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import HABEMUS, LOUIS_XIV, Board, every_board
from tests.e2e.browsing import NOTEBOOK, PHONE, REFUSED, Visit, Visitor
from tests.e2e.playing import choose, confirm_button, expect_to_be_asked, prompt, wait_for_a_turn
from tests.e2e.questions import positions, sit_down
from tests.e2e.test_access import close_news
from tests.patience import PATIENCE
from tests.server.serving import Server

TALL_PHONE: Final = (390, 844)
POSITIONS: Final = (0, 25, 70)
SEEN: Final = """() => {
  const lit = [...document.querySelectorAll(".board .target.lit:not([inert], [inert] *)")];
  return lit.some((target) => {
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && target.contains(middle);
  });
}"""
"""Whether something that can be chosen is on the screen, and nothing lies over it, as the question would."""


@pytest.mark.parametrize("size", [NOTEBOOK, TALL_PHONE], ids=["notebook", "phone"])
@every_board
def test_what_is_asked_is_in_sight(visit: Visit, board: Board, size: tuple[int, int]) -> None:
    anne = visit(name="Anne", size=size)
    ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
    chance = FastChance(8)
    for position in POSITIONS:
        anne.go("/credits")  # or two would choose for one seat
        if not anne.play_until_asked(ident, position):
            break
        page = anne.go(f"/t/{ident}")
        close_news(page)
        for _ in range(2):
            wait_for_a_turn(page)
            choose(page, chance)
            if wait_for_a_turn(page).targets:
                page.wait_for_function(SEEN)


ALL_SEEN: Final = """parts => {
  const bar = document.querySelector("section:has(#prompt-line)").getBoundingClientRect();
  const [highest, lowest] = bar.bottom >= innerHeight ? [0, bar.top] : [bar.bottom, innerHeight];
  const boxes = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
  return boxes.length > 0 && boxes.every(({ top, bottom }) => top >= highest && bottom <= lowest);
}"""
"""Whether all such parts are on the screen, and the question lies over none of them."""
GEMS: Final = ".screen .gem.lit"
OFFERS: Final = ".row .card"
CAN_CHOOSE: Final = """() => {
  const bar = document.querySelector("section:has(#prompt-line)");
  return bar.matches(".asked") && document.querySelector(".board .target.lit");
}"""
MOST_TABLES: Final = 40


def test_who_comes_to_a_question_on_a_phone_finds_the_own_hand_beside_it(visit: Visit) -> None:
    """Nothing has happened yet that would have to be told first."""
    anne = visit(name="Anne", size=PHONE, touch=True)
    ident = table_asking(anne, LOUIS_XIV, "play-card", first=True)
    page = anne.go(f"/t/{ident}")
    expect_to_be_asked(page)
    page.wait_for_function(SEEN)


def test_the_hand_comes_into_sight_once_it_was_read_what_happened(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True)
    ident = table_asking(anne, LOUIS_XIV, "play-card", first=True)
    anne.go(f"/t/{ident}")
    anne.go("/credits")
    while True:
        anne.choose(ident)
        if wait_for(anne, ident, "play-card"):
            break
    page = anne.go(f"/t/{ident}")
    play_on = page.get_by_role("button", name="Play on")
    expect(play_on).to_be_in_viewport()
    play_on.click()
    page.wait_for_function(SEEN)


NEEDED: Final = {
    "station-first": ".board .target.lit",
    "bribe": "[data-needed], .board .target.lit",
    "lay-mission": "[data-needed], .board .target.lit",
    "pay-mission": ".goods[data-needed], .tiles[data-needed], .board .target.lit",
    "hand-in": "[data-needed], .board .target.lit",
}
"""What must be seen to answer, besides the question: the purse, the tiles, the missions, what can be chosen."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["desktop", "notebook"])
@pytest.mark.parametrize("question", NEEDED)
def test_what_a_question_at_versailles_needs_is_in_sight(
    visit: Visit, server: Server, question: str, size: tuple[int, int]
) -> None:
    anne = visit(name="Anne", size=size)
    ident = f"{question}-{size[0]}"
    sit_down(anne, server.database, ident, positions("louis_xiv")[question])
    page = anne.go(f"/t/{ident}")
    close_news(page)
    expect_to_be_asked(page)
    page.wait_for_function(ALL_SEEN, arg=NEEDED[question])


def test_what_is_bid_for_is_in_sight_with_the_gems_on_a_phone(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True)
    page = anne.go(f"/t/{table_asking(anne, HABEMUS, 'bid')}")
    expect_to_be_asked(page)
    page.wait_for_function(ALL_SEEN, arg=f"{GEMS}, {OFFERS}")


def test_who_is_asked_about_a_board_sees_it_framed(visit: Visit) -> None:
    """Even where several boards before it were scored at once."""
    anne = visit(name="Anne", expected=(REFUSED,))
    page = open_and_follow(anne, LOUIS_XIV, "bribe")
    asked = prompt(page).locator("#prompt-line").inner_text()
    assert page.evaluate(UNTIL_FRAMED, asked) < ONE_BOARD


@pytest.mark.parametrize("question", ["lay-mission", "draw-mission", "exchange-mission"])
def test_who_is_asked_about_no_board_sees_none_framed(visit: Visit, server: Server, question: str) -> None:
    """The tour of the scoring stands at the last one for a while, and then folds itself up."""
    anne = visit(name="Anne")
    anne.page.add_init_script(EVER_FRAMED)
    sit_down(anne, server.database, f"no-board-{question}", positions("louis_xiv")[question])
    page = anne.go(f"/t/no-board-{question}")
    close_news(page)
    expect_to_be_asked(page)
    page.wait_for_function("() => looked > 30")
    assert page.evaluate("() => framed") == 0


EVER_FRAMED: Final = """
  window.looked = window.framed = 0;
  const look = () => {
    if (document.querySelector(".asked #prompt-line")) {
      looked++;
      framed += document.querySelectorAll(".board.now").length;
    }
    requestAnimationFrame(look);
  };
  look();
"""
"""How often it was looked while somebody was asked, and a board was framed then."""


UNTIL_FRAMED: Final = """async (asked) => {
  const isFramed = () => {
    const name = document.querySelector(".tour h3").textContent.replace(/ [(].*/, "");
    return document.querySelectorAll(".board.now").length === 1 && asked.includes(name);
  };
  const start = performance.now();
  while (!isFramed()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
"""Milliseconds until the board in question is framed, by the clock of the page."""
ONE_BOARD: Final = 600
"""Milliseconds, half as long as the tour of the scoring stays at a board."""


def test_long_news_push_no_button_off_a_phone(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True, expected=(REFUSED,))
    page = open_and_follow(anne, LOUIS_XIV, "bribe")
    bar = prompt(page)
    expect(bar.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Keep the louis d’or").click()
    expect(confirm_button(page)).to_be_in_viewport(ratio=1)
    expect(bar.locator(".caption")).to_have_count(0)
    bar.get_by_role("button", name="Clear").click()
    expect(confirm_button(page)).to_have_count(0)


def table_asking(anne: Visitor, board: Board, question: str, first: bool = False) -> str:
    """A table that asks Anne this, in the first place if so wished."""
    for _ in range(MOST_TABLES):
        ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
        if first and anne.get(f"/api/tables/{ident}")["choices"] > 0:
            continue
        if wait_for(anne, ident, question):
            return ident
    raise AssertionError(f"{question} is never asked")


def wait_for(anne: Visitor, ident: str, question: str) -> bool:
    """Wait until Anne is asked; whether it is this."""
    while (table := anne.get(f"/api/tables/{ident}"))["state"] == "playing":
        if 0 in (asked := table["told"][0]["prompt"])["due"]:
            return bool(asked["question"] == question)
        anne.page.wait_for_timeout(20)
    return False


def open_and_follow(anne: Visitor, board: Board, question: str) -> Page:
    """A table that is open while it is played, until it asks Anne this."""
    for _ in range(MOST_TABLES):
        ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
        page = anne.go(f"/t/{ident}")
        while (table := anne.get(f"/api/tables/{ident}"))["state"] == "playing":
            asked: Any = table["told"][0]["prompt"]
            if 0 in asked["due"] and asked["question"] == question and len(asked["options"]) > 1:
                page.mouse.click(1, 300)
                page.wait_for_function(CAN_CHOOSE, timeout=3 * PATIENCE * 1000)
                return page
            if 0 in asked["due"]:
                wish = {"seat": 0, "position": table["position"], "key": f"chosen-{table['number']}"}
                choice = asked["options"][table["position"] * 7 % len(asked["options"])]
                anne.context.request.post(f"{anne.url}/api/tables/{ident}/choices", data={**wish, "choice": choice})
            page.mouse.click(1, 300)  # enough was seen
    raise AssertionError(f"{question} is never asked")
