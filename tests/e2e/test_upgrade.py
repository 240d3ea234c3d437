"""A server is replaced by one with another page: pages that run reload when nothing is lost by it, and once only."""

from __future__ import annotations

import itertools
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from roisoleil.version import program_version
from tests.e2e.browsing import NO_NETWORK, Visit, Visitor
from tests.e2e.playing import TARGET, prompt
from tests.server.serving import Server

AWAY = (NO_NETWORK, "Failed to load resource: the server responded with a status of 50")
NEWER = "There is a new version of this page."
LONGER_THAN_QUIET = 6_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that serves a copy of the page, which can be changed."""
    folder = tmp_path_factory.mktemp("server")
    shutil.copytree(Path(str(files("roisoleil.server"))) / "page" / "app", folder / "app")
    server = Server(folder, workers=1, page=folder / "app")
    yield server
    server.end()


builds = itertools.count()


def upgrade(server: Server) -> None:
    """Replace it by one with another page."""
    assert server.page is not None
    index = server.page / "index.html"
    index.write_text(
        re.sub("(?=</body>)", f"<!-- {next(builds)} -->", index.read_text(encoding="utf-8")), encoding="utf-8"
    )
    server.restart()


def build_of(page: Page) -> str:
    return str(page.locator("meta[name=build]").get_attribute("content"))


def mark(page: Page) -> None:
    """Leave something on the page that a reload takes away."""
    page.evaluate("window.isOfBefore = true")


def is_of_before(page: Page) -> bool:
    return bool(page.evaluate("window.isOfBefore === true"))


def wait_for_reload(page: Page) -> None:
    page.wait_for_function("() => window.isOfBefore === undefined && document.querySelector('#prompt-line')")


def seated(anne: Visitor) -> tuple[Page, str]:
    """Anne is asked at a table with bots."""
    ident = anne.open_table(["", "page", "page"], ["Anne"])
    assert anne.play_until_asked(ident, 3)
    page = anne.go(f"/t/{ident}")
    prompt(page).wait_for()
    expect(page.locator(f"{TARGET}.lit").first).to_be_visible()
    page.get_by_role("button", name="Play on").click()  # what happened before was read
    mark(page)
    return page, ident


def test_a_page_reloads_after_an_upgrade_and_keeps_what_was_picked_and_typed_before(
    visit: Visit, server: Server
) -> None:
    anne = visit(name="Anne", speed="fast", theme="dark", expected=AWAY)
    page, ident = seated(anne)
    before = build_of(page)
    page.locator(f"{TARGET}.lit").first.click()
    picked = page.locator(f"{TARGET}.picked").count()
    assert picked > 0
    upgrade(server)
    page.wait_for_timeout(LONGER_THAN_QUIET)
    assert is_of_before(page)
    assert page.locator(f"{TARGET}.picked").count() == picked

    page.get_by_role("tab", name="Chat").click()
    page.locator("#chat-line").fill("Un instant")
    page.keyboard.press("Escape")
    page.locator(f"{TARGET}.picked").first.click()
    expect(page.locator(f"{TARGET}.picked")).to_have_count(0)
    page.wait_for_timeout(LONGER_THAN_QUIET)
    assert is_of_before(page)
    assert page.locator("#chat-line").input_value() == "Un instant"
    page.locator("#chat-line").press("Enter")
    wait_for_reload(page)
    assert build_of(page) != before
    assert page.url.endswith(f"/t/{ident}")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert [line["text"] for line in anne.get(f"/api/tables/{ident}/chat")] == ["Un instant"]
    mark(page)
    page.wait_for_timeout(LONGER_THAN_QUIET)
    assert is_of_before(page), "once is enough"


def test_who_looks_back_sees_the_same_position_after_it(visit: Visit, server: Server) -> None:
    page, ident = seated(visit(name="Anne", speed="off", expected=AWAY))
    page.goto(f"{server.url}/t/{ident}/at/2?seat=0")
    prompt(page).wait_for()
    mark(page)
    before = build_of(page)
    upgrade(server)
    wait_for_reload(page)
    assert build_of(page) != before
    assert page.url.endswith(f"/t/{ident}/at/2?seat=0")
    expect(page.get_by_text(NEWER)).to_be_hidden()


def test_where_something_keeps_the_old_page_it_stays(visit: Visit, server: Server) -> None:
    page, ident = seated(visit(name="Anne", speed="off", expected=AWAY))
    kept = page.context.request.get(f"{server.url}/t/{ident}").text()
    asked: list[str] = []

    def keep(route: Route) -> None:
        asked.append(route.request.resource_type)
        route.fulfill(content_type="text/html", body=kept)

    page.route(f"**/t/{ident}", keep)
    upgrade(server)
    with page.expect_response(f"**/t/{ident}"):
        pass
    page.wait_for_timeout(LONGER_THAN_QUIET)
    assert asked == ["fetch"], "it was looked what would come, and that was the same page"
    assert is_of_before(page)


def test_the_foot_of_the_page_tells_the_version(visit: Visit) -> None:
    for locale in ("en-GB", "fr-FR", "de-DE"):
        footer = visit(locale=locale).go("/").get_by_role("contentinfo")
        expect(footer.get_by_text(f"Version {program_version()}", exact=True)).to_be_visible()
