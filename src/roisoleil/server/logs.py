"""The log: what the operator must know, on standard error, as lines to read or as JSON.

Nothing that people say, are called, hold or play is written here, nor the names of tables: who knows one may watch it.
"""

from __future__ import annotations

import logging
import sys
from typing import Final, cast

import structlog
from structlog.typing import FilteringBoundLogger, Processor

PAUSE: Final = 1.0
"""Seconds between two lines about abuse: whoever floods the server shall not flood its log."""
SHARED: Final[list[Processor]] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def get_log() -> FilteringBoundLogger:
    """Where to write."""
    return cast("FilteringBoundLogger", structlog.get_logger("roisoleil"))


def set_up_logs(as_json: bool) -> None:
    """Send all that is logged, by us and by what we use, to standard error."""
    last: list[Processor]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback  # with colours and values of variables it would tell too much
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last], foreign_pre_chain=SHARED
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("roisoleil").setLevel(logging.INFO)
    # Its warnings are about clients that do not speak HTTP, as many as they like.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def hush_logs() -> None:
    """Log nothing: a command tells itself what is wrong, and in a terminal a trace would show all values."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


class Quiet:
    """Warns of what may come in floods, with what it left out."""

    def __init__(self, log: FilteringBoundLogger) -> None:
        """Into a log."""
        self._log: Final = log
        self._next = 0.0
        self._left_out = 0

    def warn(self, event: str, now: float, **details: str) -> None:
        """Write a line, or only count it."""
        if now < self._next:
            self._left_out += 1
            return
        self._log.warning(event, left_out=self._left_out, **details)
        self._next = now + PAUSE
        self._left_out = 0
