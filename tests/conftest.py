"""For all tests."""

from __future__ import annotations

import signal

import pytest

from tests.server.dealing import begin_test

# Who is started in the background ignores interruptions, and so would the programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Whatever servers a test starts, they deal for this test, whichever ran before it."""
    begin_test(item.nodeid)
