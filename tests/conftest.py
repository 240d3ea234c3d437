"""For all tests: which of them may start processes, and what a test deals."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Iterator
from typing import Final

import pytest

from tests.server.dealing import begin_test

# Who is started in the background ignores interruptions, and so would the programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)

STARTS: Final = {"subprocess.Popen", "os.fork", "os.forkpty", "os.posix_spawn"}
"""What Python tells its auditors when a process is started."""
MAY_START: Final = ("process", "browser")
_alone: list[str] = []
"""The test that runs, if it is to stay in one process."""


def refuse_to_start(event: str, arguments: tuple[object, ...]) -> None:
    """A test that starts processes without a marker would slow everybody down who works by `make quick`."""
    if _alone and event in STARTS:
        raise RuntimeError(f"{_alone[0]} starts a process ({event} {arguments[:1]}): give it pytest.mark.process")


sys.addaudithook(refuse_to_start)


def pytest_collection_finish() -> None:
    """Thousands of tests and all their libraries stay to the end: no sweep need look at them."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whatever servers a test starts, they deal for this test, whichever ran before it."""
    begin_test(item.nodeid)
    if not any(item.get_closest_marker(name) for name in MAY_START):
        _alone.append(item.nodeid)
    try:
        return (yield)
    finally:
        _alone.clear()
