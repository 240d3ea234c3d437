"""Several people: far apart while everything fails, around one screen, and watching."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.browsing import NO_NETWORK, Visit, Visitor
from tests.e2e.playing import (
    LOOK,
    TARGET,
    confirm_button,
    expect_final_count,
    look,
    prompt,
    push,
)
from tests.server.serving import Server

LOST = "Connection lost"
LONG = 60_000.0
WAIT = 5.0
"""Seconds after which those who play are believed to wait for somebody else."""
SERVER_AWAY = (NO_NETWORK, "Failed to load resource: the server responded with a status of 50")


def friends(anne: Visitor, ben: Visitor) -> str:
    """Anne and Ben at a table with a bot."""
    ident = anne.open_table(["", "", "page"], ["Anne"], starts=False)
    anne.go(f"/t/{ident}")
    page = ben.go(f"/t/{ident}")
    page.get_by_label("Your name").last.fill("Ben")
    page.get_by_role("button", name="Sit down").click()
    expect(anne.page.get_by_role("button", name="Start the game")).to_be_enabled()
    anne.page.get_by_role("button", name="Start the game").click()
    for visitor in (anne, ben):
        prompt(visitor.page).wait_for()
    return ident


def test_two_browsers_lose_the_network_and_the_server_and_nothing_else(visit: Visit, server: Server) -> None:
    anne, ben = visit(name="Anne", expected=SERVER_AWAY), visit(name="Ben", expected=SERVER_AWAY)
    ident = friends(anne, ben)
    chance = FastChance(5)
    play_together([anne.page, ben.page], chance, 8)

    # Ben loses his network, chooses all the same, and is back.
    play_until_asked(ben.page, [anne.page], chance)
    ben.context.set_offline(True)
    choose_blindly(ben.page, chance)
    expect(ben.page.get_by_text(LOST)).to_be_visible(timeout=LONG)
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(LOST)).to_be_hidden(timeout=LONG)
    play_together([anne.page, ben.page], chance, 8)

    # The server dies, while Anne chooses, and comes back.
    play_until_asked(anne.page, [ben.page], chance)
    server.kill()
    choose_blindly(anne.page, chance)
    expect(anne.page.get_by_text(LOST)).to_be_visible(timeout=LONG)
    server.process = server.start()
    for visitor in (anne, ben):
        expect(visitor.page.get_by_text(LOST)).to_be_hidden(timeout=LONG)

    play_together([anne.page, ben.page], chance, 4000)
    for visitor in (anne, ben):
        expect_final_count(visitor.page)
    assert count_of(anne.page) == count_of(ben.page)
    assert anne.get(f"/api/tables/{ident}/proof")["problems"] == []


def play_until_asked(page: Page, others: list[Page], chance: FastChance) -> None:
    """Let others play until somebody is asked, and only then."""
    while not look(page).can_play:
        play_together(others, chance, 1)


def play_together(pages: list[Page], chance: FastChance, choices: int) -> None:
    """Send so many choices, whoever is asked; less if the game is over, or others are waited for in vain."""
    patience_ends = time.monotonic() + WAIT
    while choices > 0 and time.monotonic() < patience_ends:
        sights = {page: look(page) for page in pages}
        if all(sight.is_over for sight in sights.values()):
            return
        acting = [page for page, sight in sights.items() if sight.can_play]
        if not acting:
            pages[0].wait_for_timeout(LOOK)
            continue
        page = acting[chance.below(len(acting))]
        choices -= push(page, sights[page], chance)
        patience_ends = time.monotonic() + WAIT


def choose_blindly(page: Page, chance: FastChance) -> None:
    """Send a choice to a server that cannot be reached."""
    while not look(page).can_confirm:
        targets = look(page).targets
        page.locator(TARGET).nth(targets[chance.below(len(targets))]).click()
    confirm_button(page).click()


def count_of(page: Page) -> list[list[str]]:
    """The numbers of the final count, whoever looks at them; the order of the columns is each seat's own."""
    rows: list[list[str]] = (
        page.get_by_role("table")
        .first.locator("tr")
        .evaluate_all("rows => rows.map(row => [...row.cells].map(cell => cell.textContent.trim()))")
    )
    return [sorted(row) for row in rows]


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
