"""The tables that records are written into, as Parquet files.

The folder gets a folder for each game, `habemus/` and so on, with three files. `dataset.py` reads them for learners.

- `games.parquet`: a row for each game. `id` counts from 0; `source` is the file and line of its record.
- `decisions.parquet`: a row for each choice, in the order of play, automatic ones included. `number` counts from 1 as
  in records; `action` and `legal` are ids of the game's choices, of which there are `actions` (in the metadata).
- `observations.parquet`, if wanted: the same rows again, with what the seat saw before it chose, a byte for each slot;
  the metadata lists the `slots` with their tops.

Row groups hold whole games, the same ones in all three files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Self

from roisoleil.engine.codec import BrokenMessage, Json, as_dict, take_int, take_list
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match, first_difference, replay, replay_choice
from roisoleil.engine.table import Table

try:
    import numpy as np
    import pyarrow as pa
    from pyarrow import parquet
except ImportError as error:
    raise ImportError("records as data need pyarrow and numpy: pip install 'roisoleil[data]'") from error

ROWS_IN_GROUP: Final = 16_384
"""Decisions that are kept in memory until they are written: some 20 MB with observations."""

GAMES, DECISIONS, OBSERVATIONS = "games.parquet", "decisions.parquet", "observations.parquet"

_WORD: Final = pa.dictionary(pa.int32(), pa.string())
_GAME_COLUMNS: Final = [
    ("id", pa.uint32()),
    ("game", _WORD),
    ("rules", _WORD),
    ("data", _WORD),
    ("players", pa.list_(pa.string())),
    ("options", pa.list_(pa.string())),
    ("commitment", pa.string()),
    ("choices", pa.uint32()),
    ("stopped", pa.bool_()),
    ("ranks", pa.list_(pa.uint8())),  # None where the game was not finished, and so are the points
    ("points", pa.list_(pa.int32())),
    ("source", pa.string()),
]
_DECISION_COLUMNS: Final = [
    ("game_id", pa.uint32()),
    ("number", pa.uint32()),
    ("seat", pa.uint8()),
    ("decision", _WORD),
    ("action", pa.uint16()),
    ("notation", _WORD),
    ("automatic", pa.bool_()),
    ("legal", pa.list_(pa.uint16())),
]
Row = tuple[object, ...]


class Tables:
    """The tables of one game, which are being written."""

    def __init__(self, folder: Path, game: Game[Table], observations: bool) -> None:
        """Makes the folder; to be closed by leaving its context."""
        folder.mkdir()
        slots = game.slots() if observations else []
        listed = json.dumps([[slot.name, slot.top] for slot in slots])
        seen = [*_DECISION_COLUMNS[:2], ("observation", pa.list_(pa.uint8(), len(slots)))]
        self.game: Final = game
        self.games = 0
        self.decisions = 0
        self._games: Final[list[Row]] = []
        self._decisions: Final[list[Row]] = []
        self._observations: Final[list[bytes]] = []
        self._sees: Final = observations
        self._writers: Final = [
            _writer(folder / GAMES, _GAME_COLUMNS, {}),
            _writer(folder / DECISIONS, _DECISION_COLUMNS, {"actions": str(len(game.choices.rows))}),
        ]
        if observations:
            self._writers.append(_writer(folder / OBSERVATIONS, seen, {"slots": listed}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._write()
        finally:
            for writer in self._writers:
                writer.close()

    def add(self, record: dict[str, Json], source: str) -> None:
        """Play a record again and take it in; one that does not agree with its replay is refused as a whole."""
        match = replay(self.game, record, upto=0)
        decisions: list[Row] = []
        observations: list[bytes] = []
        for number, entry in enumerate(take_list(record, "choices", "record"), 1):
            choice = as_dict(entry, f"record: choice {number}")
            seat = take_int(choice, "seat", f"record: choice {number}")
            legal = match.table.options(seat).copy()
            name = match.table.frames[-1].name() if legal else ""
            if legal and self._sees:
                observations.append(self.game.features(match.table, seat))
            replay_choice(match, choice, number)
            step = match.steps[-1]
            notation = self.game.choices.notation(step.choice)
            decisions.append((self.games, number, seat, name, step.choice, notation, step.automatic, legal))
        check_end(match, record)
        self._games.append(_game_row(self.games, match, record, source))
        self._decisions.extend(decisions)
        self._observations.extend(observations)
        self.games += 1
        self.decisions += len(decisions)
        if len(self._decisions) >= ROWS_IN_GROUP:
            self._write()

    def _write(self) -> None:
        """One row group in each file."""
        games, decisions, *observations = self._writers
        if self._games:
            games.write_table(_table(games.schema, self._games))
        if self._decisions:
            written = _table(decisions.schema, self._decisions)
            decisions.write_table(written)
            for writer in observations:
                writer.write_table(_seen(writer.schema, written, self._observations))
        self._games.clear()
        self._decisions.clear()
        self._observations.clear()


def _writer(file: Path, columns: list[tuple[str, pa.DataType]], metadata: dict[str, str]) -> parquet.ParquetWriter:
    return parquet.ParquetWriter(file, pa.schema(columns, metadata), compression="zstd")


def _table(schema: pa.Schema, rows: list[Row]) -> pa.Table:
    """Rows as columns of the right types."""
    columns = zip(*rows, strict=True)
    arrays = [pa.array(column, field.type) for column, field in zip(columns, schema, strict=True)]
    return pa.Table.from_arrays(arrays, schema=schema)


def _seen(schema: pa.Schema, decisions: pa.Table, observations: list[bytes]) -> pa.Table:
    """The observations of some decisions."""
    numbers = pa.array(np.frombuffer(b"".join(observations), np.uint8))
    column = pa.FixedSizeListArray.from_arrays(numbers, type=schema.field("observation").type)
    return pa.Table.from_arrays([decisions["game_id"], decisions["number"], column], schema=schema)


def _game_row(number: int, match: Match, record: dict[str, Json], source: str) -> Row:
    game = match.game
    result = game.result(match.table) if match.table.is_over() else None
    return (
        number,
        game.name,
        match.rules,
        game.data_hash,
        match.names,
        match.options,
        match.commitment,
        len(match.steps),
        record.get("stopped") is True,
        None if result is None else result.ranks,
        None if result is None else result.points,
        source,
    )


def check_end(match: Match, record: dict[str, Json]) -> None:
    """Refuse a record that ends elsewhere than its replay. `roisoleil replay` compares all that was told, too."""
    is_over = match.table.is_over()
    result: Json = match.game.result(match.table).struct() if is_over else None
    problems = first_difference(record.get("result"), result, "result")
    if "hash" in record:
        problems += first_difference(record["hash"], match.table.hash() if is_over else None, "hash")
    if problems:
        raise BrokenMessage(problems[0])
