"""What becomes of tables that nobody can go on with: damaged, left by their people, or closed."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.e2e.browsing import Visit
from tests.server.serving import Server

FAULT = "Failed to load resource: the server responded with a status of 5"


def test_a_damaged_table_says_so_and_the_others_go_on(visit: Visit, server: Server) -> None:
    anne = visit(expected=(FAULT,))
    damaged, sound = (anne.open_table(["", ""], ["Anne", "Ben"], game="ombre") for _ in range(2))
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute(
            "INSERT INTO entries SELECT id, last + 1, updated, 'chosen', '{}' FROM tables WHERE id = ?", [damaged]
        )
    page = anne.go(f"/t/{damaged}")
    expect(page.get_by_role("heading", name="This table is damaged")).to_be_visible()
    expect(page.get_by_text("The error is on its side")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.locator(f"a[href='/t/{damaged}']")).to_contain_text("Cannot be shown")
    expect(page.locator(f"a[href='/t/{sound}']")).to_contain_text("Your turn")
    page.locator(f"a[href='/t/{sound}']").click()
    page.locator("main:not([aria-busy=true])").first.wait_for()


def test_a_bot_sits_down_for_who_has_gone_and_the_page_shows_it(visit: Visit) -> None:
    anne, ben = visit(), visit()
    ident = anne.open_table(["", ""], ["Anne"], game="ombre", starts=False)
    ben.post(f"/api/tables/{ident}/join", name="Ben")
    anne.post(f"/api/tables/{ident}/start", seat=0, key="start-it")
    page = anne.go(f"/t/{ident}")
    expect(page.get_by_text("Ben").first).to_be_visible()
    assert ben.context.request.delete(f"{ben.url}/api/me").ok
    bot = anne.get(f"/api/tables/{ident}")["seats"][1]
    assert (bot["kind"], bot["level"]) == ("bot", "courtisan")
    expect(page.get_by_text(bot["name"]).first).to_be_visible()
    expect(page.get_by_text("Ben")).to_have_count(0)


def test_a_table_that_all_left_before_the_game_says_that_it_was_closed(visit: Visit) -> None:
    anne, ben = visit(), visit()
    ident = anne.open_table(["", ""], ["Anne"], game="ombre", starts=False)
    page = ben.go(f"/t/{ident}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    assert anne.context.request.delete(f"{anne.url}/api/me").ok
    page.reload()
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()


def test_who_opened_a_table_closes_it_after_a_second_thought(visit: Visit) -> None:
    anne, ben = visit(), visit()
    ident = anne.open_table(["", ""], ["Anne"], game="ombre", starts=False)
    expect(ben.go(f"/t/{ident}").get_by_role("button", name="Close this table")).to_have_count(0)
    page = anne.go(f"/t/{ident}")
    page.get_by_role("button", name="Close this table").click()
    page.get_by_role("button", name="Keep it open").click()
    page.get_by_role("button", name="Close this table").click()
    page.get_by_role("button", name="Close it for good").click()
    expect(page.get_by_role("heading", name="This table was closed")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="This table was closed")).to_be_visible()
