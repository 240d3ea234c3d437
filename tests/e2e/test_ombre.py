"""Dans l'ombre du Roi-Soleil in the browser: whole games in every way of playing, six at court, a broken auction."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import OMBRE, open_board
from tests.e2e.browsing import PHONE, QUIET, Visit, Visitor
from tests.e2e.playing import TARGET, confirm_button, expect_final_count, look, play_to_the_end, push
from tests.e2e.test_games import assert_fits, press_keys, read, touch
from tests.e2e.together import friends, lose_the_network_and_the_server
from tests.server.serving import Server

GAME = "ombre"
TITLE = "In the Shadow of the Sun King"
FALLEN = "First to leave the court"
IN_SIGHT = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const line = document.querySelector(".log .here").getBoundingClientRect();
  return line.top >= log.top - 1 && line.bottom <= log.bottom + 1;
}"""
"""Whether the line of the position is within the log."""


def test_a_whole_game_by_clicking_begins_with_one_click(visit: Visit) -> None:
    page = visit(name="Anne").go("/")
    tile = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLE))
    tile.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile("/t/"))
    play_to_the_end(page, push)
    expect_final_count(page)
    expect(page.get_by_role("rowheader", name="Etiquette")).to_be_visible()


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne", **QUIET), OMBRE, bots=("page",))
    play_to_the_end(page, press_keys)
    expect_final_count(page)


def test_a_whole_game_on_a_small_screen_that_is_touched(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne", size=PHONE, touch=True, **QUIET), OMBRE)
    play_to_the_end(page, touch)
    expect_final_count(page)
    assert_fits(page)


def test_a_whole_game_as_text(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne", text=True), OMBRE, bots=("page",))
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    play_to_the_end(page, read)
    expect_final_count(page)
    assert page.locator(TARGET).count() == 0


def test_two_browsers_lose_the_network_and_the_server_in_the_middle_of_an_auction(visit: Visit, server: Server) -> None:
    lose_the_network_and_the_server(visit, server, GAME, is_auction)


def is_auction(page: Page) -> bool:
    return page.get_by_role("list", name="Bidders").is_visible()


# Six at court.


def test_six_at_court_and_one_leaves_it(visit: Visit) -> None:
    anne, ben = visit(name="Anne", **QUIET), visit(name="Ben", **QUIET)
    ident = friends(anne, ben, GAME, ("page", "page", "page", "page"))
    for page in (anne.page, ben.page):
        expect(page.locator(".sphere")).to_have_count(6)
        assert_fits(page)
    ruin(anne, ben, ident)
    for page in (anne.page, ben.page):
        expect(page.get_by_text(FALLEN)).to_be_visible()
    expect(anne.page.get_by_text("you can watch")).to_be_visible()
    assert_fits(anne.page)
    play_to_the_end(ben.page, push)
    for page in (anne.page, ben.page):
        expect_final_count(page)
        count = page.get_by_role("region", name="The count")
        expect(count.get_by_text(re.compile("Anne: (first|second|third) to leave the court"))).to_be_visible()


def ruin(anne: Visitor, ben: Visitor, ident: str) -> None:
    """Anne gives away all that she has; Ben waits with his gold until she has no power left, and takes one more."""
    while True:
        table = anne.get(f"/api/tables/{ident}")
        anne_has: Any = table["told"][0]["view"]["spheres"][0]
        if anne_has["fallen"]:
            return
        ben_sees = ben.get(f"/api/tables/{ident}")
        if chosen := wasteful(table):
            send(anne, ident, table, chosen)
        elif options := options_of(ben_sees):
            if anne_has["power"] == 0 and "sap 0" in options:
                undermine(ben.page)
            else:
                send(ben, ident, ben_sees, thrifty(options))
        else:
            anne.page.wait_for_timeout(20)


def options_of(table: Any) -> list[str]:
    told = table["told"][0]
    return told["prompt"]["options"] if told["seat"] in told["prompt"]["due"] else []


def wasteful(table: Any) -> str:
    """Whatever costs most: the highest bid, the most power, the last that is listed."""
    options = options_of(table)
    for kind in ("bid", "settle", "forfeit-tokens"):
        if costly := [option for option in options if option.startswith(f"{kind} ")]:
            return costly[0] if kind == "forfeit-tokens" else costly[-1]
    return options[-1] if options else ""


def thrifty(options: list[str]) -> str:
    """Ben duels with Anne, turns many cards over, keeps his gold, and bids nothing."""
    for wanted in ("duel 0", "suzerain 0", "use wealth", "pass", "announce 3", "forfeit-tokens 2 0", "done"):
        if wanted in options:
            return wanted
    return options[0]


def send(visitor: Visitor, ident: str, table: Any, choice: str) -> None:
    told = table["told"][0]
    wish = {"seat": told["seat"], "position": table["position"], "key": f"chosen-{told['seat']}-{table['number']}"}
    visitor.post(f"/api/tables/{ident}/choices", choice=choice, **wish)


def undermine(page: Page) -> None:
    """By hand: a gold action, against Anne."""
    expect(page.locator(".entry").filter(has_text="Undermine")).to_have_class(re.compile("lit"))
    page.locator(".entry").filter(has_text="Undermine").click()
    page.locator(".seat.target").filter(has_text="Anne").click()
    with page.expect_response(re.compile("/choices$")):
        confirm_button(page).click()


# What the board says.


def test_what_cannot_be_used_says_why(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne"), OMBRE, bots=("page",))
    chance = FastChance(1)
    for _ in range(200):
        closed = page.locator(".entry.closed:not(.used)")
        if look(page).can_play and closed.count() > 0:
            closed.first.click()
            expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
            return
        if look(page).can_play:
            push(page, look(page), chance)
        else:
            page.wait_for_timeout(25)
    raise AssertionError("everything could always be used")


def test_a_card_that_is_picked_shows_who_then_has_the_majority(visit: Visit) -> None:
    page, _ = open_board(visit(name="Anne"), OMBRE, bots=("page",))
    chance = FastChance(1)
    changed = page.locator(".majorities li").filter(has=page.locator(".changes"))
    for _ in range(400):
        if changed.count() > 0:
            expect(changed.first.locator(".then")).to_have_text(re.compile(r"^after this: \w"))
            assert "after this:" in (changed.first.get_by_role("button").text_content() or "")
            return
        if (sight := look(page)).can_play:
            push(page, sight, chance)
        else:
            page.wait_for_timeout(25)
    raise AssertionError("no choice ever changed a tally")


def test_the_log_goes_where_one_looks_back(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "page"], ["Anne"], game=GAME)
    anne.play_until(ident, 50)
    page = anne.page
    for at in (45, 24, 4):
        anne.go(f"/t/{ident}/at/{at}")
        expect(page.locator(".log .here")).to_have_count(1)
        page.wait_for_function(IN_SIGHT)
    page.get_by_role("button", name="Last position").evaluate("button => button.click()")
    expect(page.locator(".log li").last).to_have_class(re.compile("here"))
    page.wait_for_function(IN_SIGHT)
    assert page.evaluate("scrollY") == 0
