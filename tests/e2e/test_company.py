"""Several people: far apart while everything fails, around one screen, and watching."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import Visit
from tests.e2e.playing import LOOK, confirm_button, look, push
from tests.e2e.together import lose_the_network_and_the_server
from tests.server.serving import Server


def test_two_browsers_lose_the_network_and_the_server_and_nothing_else(visit: Visit, server: Server) -> None:
    lose_the_network_and_the_server(visit, server)


def test_around_one_screen_the_curtain_hides_everything(visit: Visit) -> None:
    anne = visit(name="Anne")
    ident = anne.open_table(["", "", "page"], ["Anne", "Ben"])
    page = anne.go(f"/t/{ident}")
    chance = FastChance(3)
    lifted: list[str] = []
    for _ in range(300):
        lift = page.get_by_role("button", name=re.compile("^I am "))
        if lift.is_visible():
            if len(lifted) == 8:
                break
            assert_hidden(page, anne.get(f"/api/tables/{ident}"))
            lifted.append(lift.inner_text().removeprefix("I am ").split(":")[0])
            lift.click()
            expect(page.get_by_role("region", name="Behind your screen")).to_be_visible()
        elif (sight := look(page)).can_play:
            push(page, sight, chance)
        else:
            page.wait_for_timeout(LOOK)
    assert {"Anne", "Ben"} <= set(lifted)


def assert_hidden(page: Page, table: Any) -> None:
    """Behind the curtain there is nothing: no board, and no word of what anybody holds."""
    assert page.locator(".target").count() == 0
    assert page.locator("[data-place]").count() == 0
    assert page.get_by_role("region", name="Behind your screen").count() == 0
    shown = page.locator("body").inner_html().lower()
    for told in table["told"]:
        for order in told["view"]["own"]["orders"]:
            assert order.lower() not in shown
    assert "gold" not in shown


def test_who_watches_sees_what_is_public_and_follows(visit: Visit) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = watcher.go(f"/t/{ident}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    heard = page.locator(".log li").count()
    anne.play_until(ident, 12)
    expect(page.locator(".log li").nth(heard + 3)).to_be_visible()
    assert page.get_by_role("region", name="Behind your screen").count() == 0
    assert confirm_button(page).count() == 0
    assert look(page).targets == []
    view = watcher.get(f"/api/tables/{ident}")["told"][0]["view"]
    assert not view.get("own")


def test_who_comes_in_the_middle_of_a_storm_of_news_hears_everything_once(visit: Visit) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = watcher.page
    for choices in range(10, 90, 10):
        page.goto(f"{watcher.url}/t/{ident}", wait_until="commit")
        anne.play_until(ident, choices)
    while 0 not in anne.get(f"/api/tables/{ident}")["told"][0]["prompt"]["due"]:
        page.wait_for_timeout(LOOK)
    story = anne.get(f"/api/tables/{ident}/story?seat=-1")
    told = [chapter["choices"] for chapter in story if chapter["events"]]
    expect(page.locator(".log .number").last).to_have_text(str(told[-1]))
    assert [int(number) for number in page.locator(".log .number").all_inner_texts()] == told
