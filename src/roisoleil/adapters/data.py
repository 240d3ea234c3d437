"""Records as tables of data (data_tables.py), written in a stream, whatever the number of games."""

from __future__ import annotations

import gzip
import io
import secrets
import shutil
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self, cast

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.adapters.data_tables import Tables
from roisoleil.engine.codec import BrokenMessage, Json, parse_json, take_str
from roisoleil.engine.game import load_game

STANDARD_INPUT: Final = Path("-")


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
