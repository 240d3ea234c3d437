"""Several processes of this machine that work for this one, and none longer than it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from roisoleil.engine.codec import BrokenMessage


class WorkersLost(BrokenMessage):
    """Those who played are gone; what they have brought is good."""


@contextmanager
def processes(jobs: int, advice: str = "") -> Iterator[ProcessPoolExecutor]:
    """Fresh processes: a copy of this one could hang, since its progress bar has a thread of its own.

    The advice is for those who have lost one.
    """
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=serve)
    try:
        yield executor
    except BrokenProcessPool:
        end_now(executor)
        lost = "a process that played was ended from outside, perhaps for want of memory"
        raise WorkersLost(f"{lost}; {advice}" if advice else lost) from None
    except BaseException:
        end_now(executor)
        raise
    executor.shutdown()


def end_now(executor: ProcessPoolExecutor) -> None:
    """A game of slow bots takes minutes; whoever interrupts does not want to wait for it."""
    executor.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        process.terminate()


def serve() -> None:
    """Begin as one of several processes: the first one answers an interruption, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End this process when the one that started it has ended, however that came about."""
    parent = parent_process()
    assert parent is not None, "not a process of a pool"
    parent.join()
    os._exit(1)
