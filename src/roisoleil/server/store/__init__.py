"""The storage of the table server: SQLite by default, PostgreSQL for many machines."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.server.store.errors import Unusable
from roisoleil.server.store.sqlite import open_sqlite
from roisoleil.server.store.store import Store

__all__ = ["Store", "open_store"]


PATIENCE: Final = 2.0
"""Seconds that people at a table wait for a database elsewhere, before they are told that it does not answer."""


async def open_store(url: str, patience: float | None = None) -> Store:
    """The store at postgresql://..., or in an SQLite file: sqlite:PATH, or simply its path."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from roisoleil.server.store.postgres import open_postgres  # noqa: PLC0415 - its driver is an extra
        except ImportError as error:
            raise Unusable("PostgreSQL needs its driver: pip install 'roisoleil[postgres]'") from error
        return await open_postgres(url, PATIENCE if patience is None else patience)
    path = url.removeprefix("sqlite:")
    if path in {"", ":memory:"} or "://" in path:
        raise Unusable(f"not a database: {url!r} (such as sqlite:/var/lib/tables.db or postgresql://...)")
    return await open_sqlite(Path(path))
