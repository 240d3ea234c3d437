"""Cursors: where a page of a list ended, as one word for the caller to give back."""

from __future__ import annotations

import re
from typing import Final

from roisoleil.server.store.errors import BrokenCursor

CURSOR: Final = re.compile(r"([01])\.([0-9]{1,15})\.([^\x00]+)", re.ASCII)
"""Fifteen digits of milliseconds last for thirty thousand years."""


def join_cursor(is_due: bool, time: int, table_id: str) -> str:
    """Where a page ended: the last table and what it was ordered by."""
    return f"{is_due:d}.{time}.{table_id}"


def split_cursor(cursor: str) -> tuple[int, int, str]:
    """What join_cursor joined."""
    parts = CURSOR.fullmatch(cursor)
    if parts is None:
        raise BrokenCursor("this is no cursor that a page has given")
    return int(parts[1]), int(parts[2]), parts[3]
