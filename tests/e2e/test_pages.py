"""Pages that are no tables: found, read, and free of what axe-core finds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.boards import BOARDS
from tests.e2e.browsing import DESKTOP, PHONE, REFUSED, Scheme, Visit

NEW = [f"/new/{board.game}" for board in BOARDS]
RULES = [f"/rules/{board.game}" for board in BOARDS]
PAGES = ["/", *NEW, *RULES, "/credits", "/forget", "/nowhere", "/t/no-such-table"]
COMPONENTS = "Components, and how sure we are of them"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_is_accessible_and_fits_a_phone(visit: Visit, scheme: Scheme) -> None:
    for size in (DESKTOP, PHONE):
        visitor = visit(size=size, scheme=scheme, expected=(REFUSED,))
        for path in PAGES:
            page = visitor.go(path)
            page.get_by_role("heading", level=1).first.wait_for()
            if path in RULES:
                page.get_by_role("region", name=COMPONENTS).wait_for()
            assert violations(page) == [], path
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_who_wants_to_be_forgotten_is_forgotten(visit: Visit) -> None:
    anne, ben = visit(name="Anne"), visit()
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    anne.post(f"/api/tables/{ident}/chat", text="Habemus !")
    page = anne.go("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("link", name="Delete my data").click()
    delete = page.get_by_role("button", name="Delete everything now")
    expect(delete).to_be_disabled()
    page.get_by_label("I understand that this cannot be undone.").check()
    delete.click()
    expect(page.get_by_text("has been deleted from this server")).to_be_visible()
    assert anne.get("/api/me")["person"] == ""
    assert page.evaluate("Object.keys(localStorage)") == []
    assert ben.get(f"/api/tables/{ident}")["seats"][0]["name"] == ""
    assert [line["text"] for line in ben.get(f"/api/tables/{ident}/chat")] == [""]
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_hidden()


def test_the_tiles_say_how_long_a_game_takes(visit: Visit) -> None:
    page = visit().go("/")
    habemus = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Habemus Papam"))
    expect(habemus.get_by_text("30 to 45 minutes")).to_be_visible()


def test_who_begins_at_once_is_shown_as_present(visit: Visit) -> None:
    page = visit(name="Anne").go("/")
    for _ in range(2):  # as a newcomer, and as somebody who is known
        page.get_by_role("button", name="Play now against bots").first.click()
        mine = page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Anne")
        expect(mine.locator(".dot")).to_have_class(re.compile(r"\bpresent\b"))
        page.get_by_role("link", name="roisoleil").first.click()
