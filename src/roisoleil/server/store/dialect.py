"""The words in which the two databases differ, replaced one for one."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

PARAMETER: Final = re.compile(r"\$(\d+)")


@cache
def sqlite_query(sql: str) -> str:
    """A query for SQLite, which has one writer and so no locks on rows, and takes a list as JSON."""
    numbers = [int(number) for number in PARAMETER.findall(sql)]
    assert numbers == list(range(1, len(numbers) + 1)), f"parameters out of order: {sql}"
    sql = PARAMETER.sub("?", sql)
    sql = sql.replace("= ANY(?)", "IN (SELECT value FROM json_each(?))")
    return sql.replace("FOR UPDATE OF seats SKIP LOCKED", "").replace("FOR UPDATE", "")


def sqlite_schema(sql: str) -> str:
    """A migration for SQLite: tables with a key of several columns are kept in its order, without a second index."""
    return sql.replace("/*clustered*/", "WITHOUT ROWID")


def postgres_schema(sql: str) -> str:
    """A migration for PostgreSQL: texts are ordered by their bytes, as in SQLite, not by a language."""
    return re.sub(r"\bBLOB\b", "BYTEA", re.sub(r"\bTEXT\b", 'TEXT COLLATE "C"', sql))
