"""Ctrl-C while native code runs: heard between two decisions, not within one.

Compiled arithmetic with long numbers takes an exception for want of memory and ends the whole program.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

Thought = TypeVar("Thought")


def go_on() -> None:
    """Heed nothing."""


@contextmanager
def held_interrupts() -> Iterator[Callable[[], None]]:
    """Until the end, Ctrl-C is only noted; what is given raises it where it is called. A second one does not wait."""
    is_interrupted = threading.Event()

    def heed() -> None:
        if is_interrupted.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():
        yield heed  # Only the main thread is ever interrupted.
        return

    def hear(*_: object) -> None:
        heed()
        is_interrupted.set()

    before = signal.signal(signal.SIGINT, hear)
    try:
        yield heed
    finally:
        signal.signal(signal.SIGINT, before)


def think_undisturbed(think: Callable[[], Thought]) -> Thought:
    """What a bot thinks of; Ctrl-C is heard when it has."""
    with held_interrupts() as heed:
        thought = think()
        heed()
    return thought
