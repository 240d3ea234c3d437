"""Dead links, foreign seats, full and ended tables, lost cookies, old tabs: each is told what to do next."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.e2e.browsing import REFUSED, Visit
from tests.e2e.playing import prompt

GAMES = 3
DEAD = {
    "/nowhere": "No such page",
    "/new/chess": "No such game",
    "/rules/chess": "No such game",
    "/t/no-such-table": "No table here",
    "/t/no-such-table/at/3": "No table here",
    "/t/no-such-table/seat": "This link is incomplete",
    "/t/no-such-table/seat#guessed": "This link does not open a seat",
}


def test_a_dead_link_says_what_to_do_next(visit: Visit) -> None:
    visitor = visit(expected=(REFUSED,))
    for path, title in DEAD.items():
        page = visitor.go(path)
        expect(page.get_by_role("heading", name=title)).to_be_visible()
        page.get_by_role("main").get_by_role("link", name="Home").click()
        ways = page.get_by_role("button", name="Play now against bots")
        expect(ways).to_have_count(GAMES)
        expect(ways.first).to_be_visible()


def test_nobody_takes_the_seat_of_another_by_a_guess(visit: Visit) -> None:
    anne, stranger = visit(name="Anne"), visit(expected=(REFUSED,))
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = stranger.go(f"/t/{ident}/seat#guessed")
    expect(page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()
    stranger.go(f"/t/{ident}/at/3?seat=0")
    expect(page.get_by_role("region", name="Behind your screen")).to_have_count(0)


def test_a_full_table_is_told_to_whoever_comes_too_late(visit: Visit) -> None:
    anne, late = visit(name="Anne"), visit(expected=(REFUSED,))
    open_to_see = anne.open_table(["", "", "page"], ["Anne", "Ben"], starts=False)
    if anne.get(f"/api/tables/{open_to_see}")["state"] == "open":
        page = late.go(f"/t/{open_to_see}")
        expect(page.get_by_text("All seats are taken")).to_be_visible()
    hidden = anne.post("/api/tables", game="habemus", seats=["", "page", "page"], names=["Anne"], watch=False)["table"]
    page = late.go(f"/t/{hidden}")
    expect(page.get_by_role("heading", name="No table here")).to_be_visible()


def test_a_game_that_was_ended_says_so(visit: Visit) -> None:
    anne, late = visit(name="Anne"), visit()
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = anne.go(f"/t/{ident}")
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Propose ending the game").click()
    for each in (page, late.go(f"/t/{ident}")):
        expect(each.get_by_role("heading", name="The game was ended early").first).to_be_visible()


def test_a_position_that_is_not_there_yet_is_no_dead_end(visit: Visit) -> None:
    anne = visit(name="Anne", expected=(REFUSED,))
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = anne.go(f"/t/{ident}/at/99999")
    page.get_by_role("button", name="Back to the game").click()
    expect(prompt(page)).to_be_visible()


def test_a_browser_that_lost_its_cookies_still_has_its_seat(visit: Visit) -> None:
    anne = visit(name="Anne")
    page = anne.go("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile("/t/"))
    prompt(page).wait_for()
    anne.context.clear_cookies()
    page.reload()
    expect(page.get_by_role("region", name="Behind your screen")).to_be_visible()


def test_the_secret_link_takes_the_seat_along_to_another_device(visit: Visit) -> None:
    anne, phone = visit(name="Anne"), visit()
    page = anne.go("/new/habemus?with=friends")
    page.get_by_role("button", name="Open table and invite").click()
    page.wait_for_url(re.compile("/t/"))
    page.get_by_text("Continue on another device", exact=True).click()
    address = page.get_by_label("Secret link of Anne").input_value()
    other = phone.go("/" + address.split("/", 3)[3])
    other.wait_for_url(re.compile(r"/t/[^/]+$"))
    expect(other.get_by_text("on this device").first).to_be_visible()


def test_a_table_is_shown_though_news_come_while_its_board_is_loaded(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anne.page.route("**/api/games/habemus", hold)
    with anne.page.expect_response(re.compile("/api/stream")):
        anne.page.goto(f"{anne.url}/t/{ident}")
    anne.play_until(ident, 6)  # by another device of hers
    anne.page.wait_for_timeout(500)
    for route in held:
        route.continue_()
    prompt(anne.page).wait_for()
