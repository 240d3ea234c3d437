"""Records as tables of data: Parquet files that are written in a stream, whatever the number of games.

The folder gets a folder for each game, `habemus/` and so on, with three files. `dataset.py` reads them for learners.

- `games.parquet`: a row for each game. `id` counts from 0; `source` is the file and line of its record.
- `decisions.parquet`: a row for each choice, in the order of play, automatic ones included. `number` counts from 1 as
  in records; `action` and `legal` are ids of the game's choices, of which there are `actions` (in the metadata).
- `observations.parquet`, if wanted: the same rows again, with what the seat saw before it chose, a byte for each slot;
  the metadata lists the `slots` with their tops.

Row groups hold whole games, the same ones in all three files.
"""

from __future__ import annotations

import gzip
import io
import json
import secrets
import shutil
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, cast

from roisoleil.engine.codec import BrokenMessage, Json, as_dict, parse_json, take_int, take_list, take_str
from roisoleil.engine.game import Game, load_game
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

STANDARD_INPUT: Final = Path("-")
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


# A whole export.


class Export:
    """Writes the records of files into a folder, and counts them."""

    def __init__(
        self,
        folder: Path,
        observations: bool,
        game: str,
        data: str,
        skip: Callable[[str], None] | None,
        watch: Callable[[Export], None],
    ) -> None:
        """As `export` explains it; the folder is there and empty."""
        self.tables: Final[dict[str, Tables]] = {}
        self.skipped = 0
        self.bytes_read = 0
        self._folder: Final = folder
        self._observations: Final = observations
        self._game: Final = game
        self._data: Final = data
        self._skip: Final = skip
        self._watch: Final = watch
        self._closing: Final = ExitStack()

    def __enter__(self) -> Self:
        self._closing.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closing.__exit__(kind, error, trace)

    @property
    def games(self) -> int:
        """Of all kinds."""
        return sum(tables.games for tables in self.tables.values())

    def add_file(self, file: Path) -> None:
        """All its records. Where it cannot be read on, the rest of it counts as one broken record."""
        before = self.bytes_read
        try:
            with opened(file) as source:
                for place, line in numbered_lines(file, source):
                    self._add_line(place, line)
                    self.bytes_read = before + source.bytes_read()
                    self._watch(self)
        except UnreadableFile as error:
            self._refuse(str(error))
        self._watch(self)

    def _add_line(self, place: str, line: str) -> None:
        try:
            record = record_in(line)
            name = take_str(record, "game", "record")
            if self._game in ("", name):
                self._tables_of(name).add(record, place)
        except BrokenMessage as error:
            self._refuse(f"{place}: {error}")

    def _tables_of(self, name: str) -> Tables:
        if name not in self.tables:
            tables = Tables(self._folder / name, load_game(name, self._data), self._observations)
            self.tables[name] = self._closing.enter_context(tables)
        return self.tables[name]

    def _refuse(self, message: str) -> None:
        if self._skip is None:
            raise BrokenMessage(message)
        self.skipped += 1
        self._skip(message)


def export(
    files: Sequence[Path],
    folder: Path,
    *,
    observations: bool = False,
    game: str = "",
    data: str = "",
    skip: Callable[[str], None] | None = None,
    watch: Callable[[Export], None] = lambda _: None,
) -> Export:
    """Write the records of files into a new folder, which has its name only once it is complete.

    `game` leaves the other games out; `data` is the owner's component file. A broken record is refused, or told to
    `skip` and left out, and `watch` is shown how far it has come, after each record and each file.
    """
    if game:
        load_game(game, data)
    for file in files:
        if file != STANDARD_INPUT and not file.exists():
            raise BrokenMessage(f"{file}: is not there")
    with whole_folder(folder) as part, Export(part, observations, game, data, skip, watch) as exported:
        for file in files:
            exported.add_file(file)
        if not exported.games:
            raise BrokenMessage(f"no record{' of ' + game if game else ''} found: nothing was written")
    return exported


@contextmanager
def whole_folder(folder: Path) -> Iterator[Path]:
    """A folder to be filled under another name; it gets its own once it is complete, and else vanishes."""
    target = folder.absolute()
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        if target.exists() and any(target.iterdir()):
            raise BrokenMessage(f"{folder}: is there already, and is not empty")
        part.mkdir(parents=True)
        try:
            yield part
            part.replace(target)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    except OSError as error:
        raise BrokenMessage(f"{folder}: cannot be written ({error.strerror or error})") from None


# Reading records in a stream.


class UnreadableFile(Exception):
    """A file that cannot be read to its end."""


class Source:
    """An open file of records."""

    def __init__(self, raw: BinaryIO, is_packed: bool) -> None:
        """The file as it lies on the disk."""
        self._raw: Final = raw
        # What decompresses a file is a binary file as well, but its type does not say so.
        plain = cast(BinaryIO, gzip.GzipFile(fileobj=raw)) if is_packed else raw
        self.text: Final = io.TextIOWrapper(plain, encoding="utf-8")

    def bytes_read(self) -> int:
        """How much of the file has been read; of a pipe nothing is known."""
        return self._raw.tell() if self._raw.seekable() else 0


@contextmanager
def opened(file: Path) -> Iterator[Source]:
    """A file to read, compressed if its name ends in .gz; `-` is standard input."""
    try:
        raw = sys.stdin.buffer if file == STANDARD_INPUT else file.open("rb")
    except OSError as error:
        raise BrokenMessage(f"{file}: cannot be read ({error.strerror})") from None
    try:
        with raw:
            yield Source(raw, file.suffix == ".gz")
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise UnreadableFile(f"{file}: is not a whole gzip file") from None
    except UnicodeDecodeError:
        raise UnreadableFile(f"{file}: is not a text file") from None


def numbered_lines(file: Path, source: Source) -> Iterator[tuple[str, str]]:
    """The records of a file, one per line or one over many lines, each with its place for messages."""
    for number, line in enumerate(source.text, 1):
        if number == 1 and line.strip() == "{":
            yield f"{file}:1", line + source.text.read()
        elif line.strip():
            yield f"{file}:{number}", line


def record_in(text: str) -> dict[str, Json]:
    """The record in a line; a saved game carries it inside."""
    data = parse_json(text, "record")
    inner = data.get("record")
    return inner if isinstance(inner, dict) else data
