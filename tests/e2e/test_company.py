"""Several people: far apart while everything fails, around one screen, and watching."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from roisoleil.engine.chance import FastChance
from tests.e2e.boards import HABEMUS, OMBRE, Board, every_board
from tests.e2e.browsing import Visit
from tests.e2e.playing import LOOK, confirm_button, look, push
from tests.e2e.together import lose_the_network_and_the_server
from tests.server.serving import Server


def test_two_browsers_lose_the_network_and_the_server_and_nothing_else(visit: Visit, server: Server) -> None:
    lose_the_network_and_the_server(visit, server)


@every_board
def test_around_one_screen_the_curtain_hides_everything(visit: Visit, board: Board) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", "", *board.bots[1:]], ["Anne", "Ben"], game=board.game)
    page = anne.go(f"/t/{ident}")
    chance = FastChance(3)
    lifted: list[str] = []
    read: dict[str, set[str]] = {"Anne": set(), "Ben": set()}
    for _ in range(300):
        lift = page.get_by_role("button", name=re.compile("^I am "))
        if lift.is_visible():
            table = anne.get(f"/api/tables/{ident}")
            assert_hidden(page, table)
            if len(lifted) == (8 if board is HABEMUS else 4):
                break
            lifted.append(lift.inner_text().removeprefix("I am ").split(":")[0])
            lift.click()
            expect(board.own_region(page)).to_be_visible()
            assert_own_only(page, table, ["Anne", "Ben"].index(lifted[-1]))
        elif (sight := look(page)).can_play:
            read[lifted[-1]] |= lines_of(page)
            push(page, sight, chance)
        else:
            page.wait_for_timeout(LOOK)
    assert {"Anne", "Ben"} <= set(lifted)
    public = lines_of(watcher.go(f"/t/{ident}"))
    assert read["Anne"] & read["Ben"] <= public
    assert board is OMBRE or read["Anne"] - public  # there was something to hide


def assert_hidden(page: Page, table: Any) -> None:
    """Behind the curtain there is nothing: no board, no log, and no word of what anybody holds."""
    assert page.locator(".target, .log").count() == 0
    assert page.locator("[data-place]").count() == 0
    assert page.get_by_role("region", name=re.compile("Behind your screen|Your cards")).count() == 0
    shown = page.locator("body").inner_html().lower()
    for told in table["told"]:
        for card in held(told["view"]):
            assert card.lower() not in shown
    assert "gold" not in shown


def held(view: Any) -> list[str]:
    """The cards that only their seat sees."""
    own = view.get("own") or {}
    return [card for cards in own.values() if isinstance(cards, list) for card in cards if isinstance(card, str)]


def assert_own_only(page: Page, table: Any, seat: int) -> None:
    """Whoever looks finds the own cards, nothing of another hand, and missions covered until they are shown."""
    places = page.locator("[data-place]").evaluate_all("all => all.map(one => one.dataset.place)")
    in_hands = [place for place in places if re.match(r"seat-\d-(hand|card|mission)-", place)]
    assert [place for place in in_hands if not place.startswith(f"seat-{seat}-")] == []
    own = table["told"][seat]["view"].get("own") or {}
    if table["game"] == "louis_xiv":
        cards = [place for place in in_hands if "-card-" in place]
        assert cards == [f"seat-{seat}-card-{card}" for card in own["hand"]]
    for show in page.get_by_role("button", name="Show", exact=True).all():
        assert page.locator(".missions .mission").count() == 0
        show.click()
        expect(page.locator(".missions .mission")).to_have_count(len(own["missions"]))


def lines_of(page: Page) -> set[str]:
    """What the log tells."""
    page.locator(".log .event").first.wait_for()
    return set(page.locator(".log .event").all_inner_texts())


@every_board
def test_who_watches_sees_what_is_public_and_follows(visit: Visit, board: Board) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", *board.bots], ["Anne"], game=board.game)
    page = watcher.go(f"/t/{ident}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    heard = page.locator(".log li").count()
    anne.play_until(ident, anne.get(f"/api/tables/{ident}")["choices"] + 12)
    expect(page.locator(".log li").nth(heard + 3)).to_be_visible()
    assert board.own_region(page).count() == 0
    assert confirm_button(page).count() == 0
    assert look(page).targets == []
    view = watcher.get(f"/api/tables/{ident}")["told"][0]["view"]
    assert view.get("seat") is None
    assert not view.get("own")


def test_who_comes_in_the_middle_of_a_storm_of_news_hears_everything_once(visit: Visit) -> None:
    anne, watcher = visit(name="Anne"), visit()
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    page = watcher.page
    for choices in range(10, 90, 10):
        page.goto(f"{watcher.url}/t/{ident}", wait_until="commit")
        anne.play_until(ident, choices)
    assert anne.play_until_asked(ident, choices)
    story = anne.get(f"/api/tables/{ident}/story?seat=-1")
    told = [chapter["choices"] for chapter in story if chapter["events"]]
    expect(page.locator(".log .number").last).to_have_text(str(told[-1]))
    assert [int(number) for number in page.locator(".log .number").all_inner_texts()] == told
