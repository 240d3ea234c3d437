"""A server and a browser for each file of tests; every test has its own people and tables."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browsing import Visit, Visitor, launch, visiting
from tests.server.serving import Server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that is tested in this folder needs a browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while it runs, no other test could start an event loop."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), workers=1)
    yield server
    server.end()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Bring another person, with a browser of their own."""
    numbers = itertools.count()
    with ExitStack() as visitors:

        def come(**settings: Any) -> Visitor:
            return visitors.enter_context(visiting(browser, server.url, luck=f"visitor {next(numbers)}", **settings))

        yield come
