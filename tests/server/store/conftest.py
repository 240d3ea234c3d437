"""Every test of the store runs on an SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from roisoleil.server.store import Store, open_store
from tests.patience import PATIENCE
from tests.server.conftest import emptied


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.process)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'tables.db'}"
    return emptied(request.getfixturevalue("postgres"))


@pytest.fixture
def other_url(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if url.startswith("sqlite:"):
        return emptied(request.getfixturevalue("postgres"))
    return f"sqlite:{tmp_path / 'other.db'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    async with await open_store(url, PATIENCE) as opened:
        yield opened
