"""What a store answers when it does not do what it was asked."""

from __future__ import annotations

from typing import Final


class StoreError(Exception):
    """Any of the errors below."""


class Refused(StoreError):
    """The request cannot be done as the tables stand; nothing was changed."""


class Conflict(Refused):
    """The table has gone on: its next entry has another number."""

    def __init__(self, last: int) -> None:
        """With the number of the table's last entry."""
        super().__init__(f"the table's last entry is number {last}")
        self.last: Final = last


class Repeated(Refused):
    """The key was used before: here is what was answered."""

    def __init__(self, status: int, answer: bytes) -> None:
        """With the first answer."""
        super().__init__(f"already answered with {status}")
        self.status: Final = status
        self.answer: Final = answer


class KeyReused(Refused):
    """The key was used before, for something else."""


class Unknown(Refused):
    """There is no such table or person."""


class Exists(Refused):
    """There is one already, and it differs."""


class BrokenCursor(Refused):
    """A page was asked for with a cursor that no page has given."""


class BrokenExport(Refused):
    """What shall be imported is not an export of tables."""


class Unavailable(StoreError):
    """The database failed. Whether the request was done is not known: repeat it with the same key."""


class Unusable(StoreError):
    """The database cannot be opened; it may be newer than this program, or none at all."""
