"""The choice table of a game: id <-> typed struct <-> one-line notation."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.codec import BrokenMessage, Json, canonical_json

EMPTY: Final = "-"
"""How an empty text is written in a notation."""


class Choice:
    """One row of a choice table."""

    def __init__(self, kind: str, fields: dict[str, Json]) -> None:
        """Rows live in a ChoiceTable."""
        self.kind: Final = kind
        self.fields: Final = fields
        self.notation: Final = " ".join([kind, *(str(value) or EMPTY for value in fields.values())])

    def struct(self) -> dict[str, Json]:
        """The choice as it is written in records and on the wire."""
        return {"type": self.kind, **self.fields}


class ChoiceTable:
    """Every choice that can ever be made in a game, numbered from 0.

    Numbers are for engines, bots and learners; structs are for the wire; notations are for people and logs. All three
    name the same choice, and each leads back to it.
    """

    def __init__(self) -> None:
        """An empty table; rows are added while the game's module is loaded, in a fixed order."""
        self.rows: Final[list[Choice]] = []
        self._by_notation: Final[dict[str, int]] = {}
        self._by_struct: Final[dict[str, int]] = {}

    def add(self, kind: str, fields: dict[str, Json] | None = None) -> int:
        """Add a row and return its id."""
        row = Choice(kind, fields or {})
        number = len(self.rows)
        assert row.notation not in self._by_notation, row.notation
        self.rows.append(row)
        self._by_notation[row.notation] = number
        self._by_struct[canonical_json(row.struct())] = number
        return number

    def kind(self, choice: int) -> str:
        """The type of a choice."""
        return self.rows[choice].kind

    def struct(self, choice: int) -> dict[str, Json]:
        """The typed struct of a choice."""
        return self.rows[choice].struct()

    def notation(self, choice: int) -> str:
        """The one-line notation of a choice."""
        return self.rows[choice].notation

    def parse_struct(self, struct: Json) -> int:
        """The id of a struct."""
        number = self._by_struct.get(canonical_json(struct))
        if number is None:
            raise BrokenMessage(f"no such choice: {canonical_json(struct)}")
        return number

    def parse_notation(self, text: str) -> int:
        """The id of a notation; the number of blanks does not matter."""
        number = self._by_notation.get(" ".join(text.split()))
        if number is None:
            raise BrokenMessage(f"no such choice: {text.strip()!r}")
        return number
