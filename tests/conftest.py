"""For all tests."""

from __future__ import annotations

import signal

import pytest

# Who is started in the background ignores interruptions, and so would the programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Servers that tests start deal for the test that runs."""
    if "server" in item.path.parts or "e2e" in item.path.parts:
        from tests.server.dealing import begin_test  # noqa: PLC0415 - other tests need not load a server

        begin_test(item.nodeid)
