"""How long tests wait: always for a condition, and as long as a busy machine may need to fulfil it."""

from __future__ import annotations

import os
import time
from typing import Final

SPIN: Final = 0.02
"""Seconds of the processor by which its share is measured."""


def stretch() -> float:
    """How many times longer work takes just now than on a machine with nothing else to do."""
    start, spent = time.monotonic(), time.thread_time()
    while time.thread_time() - spent < SPIN:
        pass
    return max(1.0, (time.monotonic() - start) / SPIN)


def load_per_core() -> float:
    """How many programs there are to each core, at least one."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


PATIENCE: Final = 60.0 * load_per_core()
"""Seconds until something that should have happened is believed not to happen any more."""
