"""What both databases can do, for queries written once.

Queries are PostgreSQL's SQL with its numbered parameters, each used once and in order, kept to what SQLite understands
too once the few words of dialect.py are replaced.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

Value = str | int | bytes | None | list[str] | list[int]
"""A parameter. A list is meant for `= ANY($1)`."""

Row = Sequence[Any]
"""A row of an answer: what is in it depends on the query."""


class Session(ABC):
    """A connection with a transaction under way, or one that only reads."""

    @abstractmethod
    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows that a statement answers with."""

    @abstractmethod
    async def rows_of_each(self, sql: str, values: Sequence[Sequence[Value]]) -> list[Row]:
        """The rows of a statement carried out for one set of values after the other."""

    @abstractmethod
    async def run(self, sql: str, *values: Value) -> int:
        """Carry out a statement; how many rows it changed."""

    @abstractmethod
    async def run_each(self, sql: str, values: Sequence[Sequence[Value]]) -> None:
        """Carry out a statement for one set of values after the other."""
