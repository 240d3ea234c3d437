"""What a page weighs, and how soon a push shows its effect."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.e2e.browsing import Visit, Visitor

MOST_SCRIPT = 200_000
"""Bytes of script, as they are sent, until a page can be used."""


def script_loaded(visitor: Visitor, path: str) -> int:
    """Bytes of all scripts that a first visit asks for."""
    scripts: list[Response] = []
    visitor.page.on("response", scripts.append)
    visitor.go(path)
    visitor.page.wait_for_timeout(500)
    loaded = [response for response in scripts if response.request.resource_type == "script"]
    assert loaded
    assert all(response.headers.get("content-encoding") == "gzip" for response in loaded if is_long(response))
    return sum(response.request.sizes()["responseBodySize"] for response in loaded)


def is_long(response: Response) -> bool:
    return len(response.body()) > 2000


def test_the_first_load_of_home_and_of_a_table_is_light(visit: Visit) -> None:
    assert script_loaded(visit(), "/") < MOST_SCRIPT
    visitor = visit(name="Anne")
    ident = visitor.open_table(["", "page", "page"], ["Anne"])
    assert script_loaded(visitor, f"/t/{ident}") < MOST_SCRIPT
