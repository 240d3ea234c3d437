"""The schema: numbered files, carried out in order and once each, at every start."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

from msgspec import Struct

from roisoleil.server.store.errors import Unusable
from roisoleil.server.store.session import Session


class Migration(Struct, frozen=True):
    """One step from a version of the schema to the next."""

    version: int
    sql: str


def known_migrations() -> list[Migration]:
    """All that this program has."""
    folder = files("roisoleil.server.store") / "schema"
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [Migration(int(file.name.partition("_")[0]), file.read_text()) for file in found]


async def migrate(session: Session, migrations: list[Migration], translate: Callable[[str], str]) -> None:
    """Bring the schema up to date, in a transaction that keeps other starting servers waiting."""
    await session.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
    found = (await session.rows("SELECT coalesce(max(version), 0) FROM schema_version"))[0][0]
    known = migrations[-1].version
    if found > known:
        raise Unusable(
            f"the database has schema version {found}, but this program knows only {known}: "
            "a newer roisoleil has used it, and an older one cannot"
        )
    for migration in migrations:
        if migration.version > found:
            for statement in translate(migration.sql).split(";\n"):
                if statement.strip():
                    await session.run(statement)
            await session.run("INSERT INTO schema_version (version) VALUES ($1)", migration.version)
