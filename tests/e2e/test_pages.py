"""Pages that are no tables: found, read, and free of what axe-core finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.boards import BOARDS
from tests.e2e.browsing import DESKTOP, PHONE, REFUSED, Scheme, Visit

NEW = [f"/new/{board.game}" for board in BOARDS]
RULES = [f"/rules/{board.game}" for board in BOARDS]
PAGES = ["/", *NEW, *RULES, "/credits", "/forget", "/nowhere", "/t/no-such-table"]
COMPONENTS = "Components and how sure we are of them"


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
    page.get_by_role("dialog").get_by_role("link", name="Forget me").click()
    delete = page.get_by_role("button", name="Delete all of it now")
    expect(delete).to_be_disabled()
    page.get_by_label("I understand that this cannot be undone.").check()
    delete.click()
    expect(page.get_by_text("have forgotten you")).to_be_visible()
    assert anne.get("/api/me")["person"] == ""
    assert page.evaluate("Object.keys(localStorage)") == []
    assert ben.get(f"/api/tables/{ident}")["seats"][0]["name"] == ""
    assert [line["text"] for line in ben.get(f"/api/tables/{ident}/chat")] == [""]
    page.get_by_role("main").get_by_role("link", name="To the home page").click()
    expect(page.get_by_role("heading", name="My tables")).to_be_hidden()
