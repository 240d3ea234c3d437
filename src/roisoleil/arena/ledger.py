"""The ledger of a contest: what was played so far, on file as it comes, so that an interrupted contest goes on later.

The first line is the contest, with the fingerprint of its bots; each other line a game, in the order in which they
ended.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

from msgspec import DecodeError, Struct, json, structs

from roisoleil.arena.fingerprint import fingerprint
from roisoleil.arena.plan import Contest
from roisoleil.arena.play import Played
from roisoleil.engine.codec import BrokenMessage

try:
    import fcntl
except ImportError:  # Windows; there nobody watches that only one process writes a ledger.
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "roisoleil-arena/1"
MARK: Final = f'{{"format":"{FORMAT}",'.encode()
"""How every ledger begins."""


class Heading(Struct, frozen=True):
    """The first line."""

    format: str
    contest: Contest
    fingerprint: str = ""
    """Of the bots; ledgers of earlier versions have none."""


class Ledger:
    """All games of a contest, each once, whoever played it how often."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        """With a path, go on with what is there; another contest's file is refused."""
        self.contest: Final = contest
        self.games: Final[dict[int, Played]] = {}
        self.path: Final = path
        self.fingerprint = ""
        self._file: Final = None if path is None else open_alone(path)
        if self._file is not None:
            try:
                self._resume(self._file)
            except BrokenMessage:
                self.close()
                raise

    def __enter__(self) -> Self:
        return self

    def close(self) -> None:
        """Let others write the file."""
        if self._file is not None:
            self._file.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def missing(self, games: int) -> list[int]:
        """The numbers still to be played, up to that many games."""
        return [number for number in range(games) if number not in self.games]

    def add(self, played: Played) -> None:
        """Count a game, unless it is counted already."""
        if played.number not in self.games:
            self.games[played.number] = played
            self._write(played)

    def in_order(self) -> list[Played]:
        """The games by number: no figure shall depend on which was finished first."""
        return [self.games[number] for number in sorted(self.games)]

    def _write(self, line: Struct) -> None:
        if self._file is not None:
            self._file.write(json.encode(line) + b"\n")
            self._file.flush()

    def _resume(self, file: BinaryIO) -> None:
        text = file.read()
        lines = text.splitlines(keepends=True)
        if len(lines) <= 1 and not text.endswith(b"\n"):
            self._begin(file, text)
            return
        self._read_heading(lines[0])
        for number, line in enumerate(lines[1:], 2):
            if line.endswith(b"\n"):
                self._read(line, number)
        # A line without its end was being written when the program was stopped.
        if not lines[-1].endswith(b"\n"):
            file.truncate(len(text) - len(lines[-1]))

    def _begin(self, file: BinaryIO, text: bytes) -> None:
        """Write the first line where there is nothing yet, or where the program was stopped while it wrote that."""
        if text and not text.startswith(MARK):
            raise self._no_ledger()
        self.fingerprint = fingerprint(self.contest)
        heading = json.encode(Heading(FORMAT, portable(self.contest), self.fingerprint)) + b"\n"
        if not heading.startswith(text):
            raise self._no_ledger()
        file.truncate(0)
        file.write(heading)
        file.flush()

    def _no_ledger(self) -> BrokenMessage:
        return BrokenMessage(f"{self.path}: is not a ledger of the arena ({FORMAT})")

    def _read_heading(self, line: bytes) -> None:
        try:
            heading = json.decode(line, type=Heading)
        except DecodeError:
            raise self._no_ledger() from None
        if heading.format != FORMAT:
            raise BrokenMessage(f"{self.path}: format is {heading.format!r}, this program reads {FORMAT!r}")
        ours = structs.asdict(portable(self.contest))
        theirs = structs.asdict(heading.contest)
        for field, value in theirs.items():
            if value != ours[field]:
                raise BrokenMessage(
                    f"{self.path}: belongs to another contest, its {field} being {shown(value)}, "
                    f"not {shown(ours[field])}; give another --ledger"
                )
        self.fingerprint = heading.fingerprint

    def _read(self, line: bytes, number: int) -> None:
        try:
            played = json.decode(line, type=Played)
        except DecodeError as error:
            raise BrokenMessage(f"{self.path}:{number}: is not a game ({error})") from None
        if not fits(played, self.contest):
            raise BrokenMessage(f"{self.path}:{number}: is not a game of this contest")
        self.games.setdefault(played.number, played)


def fits(played: Played, contest: Contest) -> bool:
    """Whether a game can be one of a contest: its number, and a bot, a rank, points and times for every seat."""
    if played.number < 0 or played.seating != contest.seating(played.number) or 1 not in played.ranks:
        return False
    return all(len(by_seat) == contest.players for by_seat in (played.ranks, played.points, played.thinking))


def portable(contest: Contest) -> Contest:
    """The contest without the place of its component file: that is known by its hash."""
    return structs.replace(contest, data="")


def shown(value: object) -> str:
    """A field of a contest in a message."""
    return ",".join(value) or "none" if isinstance(value, tuple) else str(value)


def open_alone(path: Path) -> BinaryIO:
    """The file, open for reading and adding, and for no other process at the same time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError as error:
        raise BrokenMessage(f"{path}: cannot be written ({error.strerror})") from None
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BrokenMessage(f"{path}: another process is writing it") from None
    file.seek(0)
    return file
