"""Louis XIV in the browser: whole games in every way of playing, with Le Favori, and a scoring cut off."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import LOUIS_XIV, open_board
from tests.e2e.browsing import PHONE, QUIET, Visit, Visitor
from tests.e2e.playing import (
    LOOK,
    MOST_STEPS,
    TARGET,
    confirm_button,
    expect_final_count,
    look,
    play_to_the_end,
    prompt,
    push,
    sending,
)
from tests.e2e.test_access import close_news
from tests.e2e.test_games import assert_fits, press_keys, read, touch
from tests.e2e.together import lose_the_network_and_the_server
from tests.server.serving import Server

GAME = "louis_xiv"
TITLE = "Louis XIV"
FAVORI = ("favori",)
PLACING = "Place markers or recover some?"
NOTEBOOK = (1280, 720)
MOST_DEALS = 60
FITS = """board => {
  const { left, right, width, height } = board.getBoundingClientRect();
  const isWhole = board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1;
  return isWhole && left >= 0 && right <= innerWidth && Math.min(width, height) >= 44;
}"""
"""Whether a board is within the screen, large enough to be pushed, and nothing of it is cut off."""


MISSIONS = ("lay-mission", "pay-mission", "draw-mission", "keep-three", "hand-in", "exchange-mission")
BROKEN = """head => {
  const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""
"""The words of a heading that are written on more than one line."""


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
    page, _ = open_board(visit(name="Anne", **QUIET), LOUIS_XIV)
    play_to_the_end(page, press_keys)
    expect_final_count(page)


def test_a_whole_game_of_four_with_the_favourite_on_a_small_screen_that_is_touched(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE, touch=True, **QUIET)
    page, _ = open_board(anne, LOUIS_XIV, bots=("page",) * 3, options=FAVORI)
    expect(prompt(page)).to_contain_text("favourite’s board")
    play_to_the_end(page, touch)
    expect_final_count(page)
    expect(page.get_by_role("rowheader", name="Favourite’s board")).to_be_visible()
    assert_fits(page)


def test_a_whole_game_as_text(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne", text=True), LOUIS_XIV, options=FAVORI)
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
    page, _ = open_board(visit(name="Anne"), LOUIS_XIV)
    play_until_placing(page)
    lit = page.locator(".board.target.lit")
    lit.first.click()
    ghosts = page.get_by_role("list", name="How the boards would look").get_by_role("listitem")
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
    page, _ = open_board(visit(name="Anne"), LOUIS_XIV)
    play_until_placing(page)
    page.locator(".board.target.lit").first.click()
    for less in iter(lambda: page.get_by_role("button", name=re.compile("^One marker fewer")), None):
        if less.count() == 0:
            break
        less.first.click()
    expect(page.locator(".board.target.picked")).to_have_count(0)


def test_a_board_out_of_reach_says_why(visit: Visit) -> None:
    page = play_card(visit(name="Anne"), lambda card: card != "joker")
    page.locator(".board.target:not(.lit)").first.click()
    expect(refusal(page)).to_contain_text("You cannot get there with this card Rules: Phase 2: Influence")


def test_a_fourth_marker_of_a_card_names_the_limit(visit: Visit) -> None:
    page = play_card(visit(name="Anne"), lambda card: card != "joker")
    lay_all(page)
    page.locator(".board.target.picked").first.click()
    expect(refusal(page)).to_contain_text("You cannot place more than 3 markers")


def test_a_joker_says_why_it_does_not_lead_to_a_second_board(visit: Visit) -> None:
    """Alone every board can be reached with it, so only what is laid already tells why not."""
    page = play_card(visit(name="Anne"), lambda card: card == "joker")
    page.locator(".board.target.lit").first.click()
    page.locator(".board.target:not(.lit)").first.click()
    expect(refusal(page)).to_contain_text("Out of reach of the markers placed so far")
    lay_all(page)
    page.locator(".board.target:not(.picked)").first.click()
    expect(refusal(page)).to_contain_text("You cannot place more than 2 markers")


def play_card(anne: Visitor, is_wanted: Callable[[str], bool]) -> Page:
    """Deal until such a card is in the hand, play it, and come where its markers are asked for."""
    for _ in range(MOST_DEALS):
        ident = anne.open_table(["", "page"], ["Anne"], game=GAME)
        while not (cards := playable(table := anne.get(f"/api/tables/{ident}"))):
            anne.page.wait_for_timeout(LOOK)
        if wanted := [card for card in cards if is_wanted(card)]:
            wish = {"seat": 0, "position": table["position"], "key": "the-first-card"}
            anne.post(f"/api/tables/{ident}/choices", choice=f"play {wanted[0]}", **wish)
            page = anne.go(f"/t/{ident}")
            close_news(page)
            expect(page.locator("#prompt-line")).to_have_text(PLACING)
            return page
    raise AssertionError("no such card was ever dealt")


def playable(table: Any) -> list[str]:
    """The cards that Anne may play now."""
    told = table["told"][0]
    options = told["prompt"]["options"] if 0 in told["prompt"]["due"] else []
    return [option.removeprefix("play ") for option in options if option.startswith("play ")]


def lay_all(page: Page) -> None:
    """Push boards as long as any is lit."""
    lit = page.locator(".board.target.lit")
    while lit.count() > 0:
        lit.first.click()


def refusal(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text=re.compile(r"\w"))


def test_the_last_card_played_is_named_as_such(visit: Visit) -> None:
    page = play_card(visit(name="Anne"), lambda card: card == "joker")
    expect(page.locator("[data-place=played]")).to_contain_text("played last: Joker")


# The scoring and the count on a small screen.


def play_until_missions(anne: Visitor, ident: str) -> int:
    """Let Anne choose anything until a round has been scored and she is asked about missions: after so many choices."""
    for _ in range(MOST_STEPS):
        table = anne.get(f"/api/tables/{ident}")
        told = table["told"][0]
        if told["view"]["decision"] in MISSIONS and told["prompt"]["due"] == [0]:
            return int(table["choices"])
        if not anne.choose(ident, table):
            anne.page.wait_for_timeout(LOOK)
    raise AssertionError("no round is ever scored")


def test_the_tour_tells_one_event_a_line_and_on_a_small_screen_only_the_last(visit: Visit) -> None:
    anne = visit(name="Anne", size=PHONE)
    ident = anne.open_table(["", "page", "page", "page"], ["Anne"], game=GAME)
    page = anne.go(f"/t/{ident}/at/{play_until_missions(anne, ident)}")
    tour = page.get_by_role("region", name="Scoring of round")
    more = tour.get_by_role("button", name=re.compile("earlier event"))
    tour.get_by_role("button", name="Previous board").click()
    while more.count() == 0:
        tour.get_by_role("button", name="Previous board").click()
    told = tour.locator("li")
    assert [line.is_visible() for line in told.all()] == [False] * (told.count() - 2) + [True, True]
    more.click()
    heights = [line.evaluate("line => line.getBoundingClientRect().top") for line in told.all()]
    assert all(line.is_visible() for line in told.all())
    assert heights == sorted(set(heights))


@pytest.mark.parametrize("name", ["Courtisane", "Maximiliane-Sophie"])
def test_the_count_breaks_no_name_on_a_small_screen(visit: Visit, name: str) -> None:
    anne = visit(name=name, size=PHONE)
    ident = anne.open_table(["", "page", "page", "page"], [name], game=GAME)
    anne.play_until(ident, 4000)
    page = anne.go(f"/t/{ident}")
    expect_final_count(page)
    names = page.get_by_role("columnheader").filter(has_text=re.compile(r"\w")).filter(visible=True)
    assert names.filter(has_text=name).count() == 2
    assert [part for head in names.all() for part in head.evaluate(BROKEN)] == []
    assert_fits(page)


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


def test_no_two_tokens_at_a_screen_look_alike(visit: Visit) -> None:
    """With the names that people have who type none."""
    anne = visit(name="Anne", **QUIET)
    ident = anne.open_table(["", "", "", "page"], ["Gast", "Spieler 2", "Spieler 3"], game=GAME)
    page = anne.go(f"/t/{ident}")
    page.get_by_role("button", name=re.compile("^I am ")).click()
    tokens = page.locator(".courtier header .marker text")
    expect(tokens).to_have_count(4)
    letters = tokens.all_text_contents()
    assert len(set(letters)) == len(letters), letters
