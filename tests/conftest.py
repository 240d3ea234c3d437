"""For all tests."""

from __future__ import annotations

import signal

# Who is started in the background ignores interruptions, and so would the programs that tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)
