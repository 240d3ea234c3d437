"""What the subcommands share: languages, games, files and ways to answer."""

from __future__ import annotations

import gzip
import json
import os
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from roisoleil.cli.folding import FoldingConsole
from roisoleil.engine.codec import BrokenMessage, Json, parse_hex, parse_json, take_str
from roisoleil.engine.game import Game, load_game
from roisoleil.engine.match import RECORD_FORMAT, SEED_BYTES
from roisoleil.engine.table import Table
from roisoleil.games.words import COMMON, LANGUAGES, Messages

REPORTS: Final = Path(__file__).parent / "reports"


def default_language() -> str:
    """The language of the environment if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def report_messages(language: str) -> Messages:
    """The words of the reports."""
    return Messages(language or default_language(), COMMON, REPORTS)


def print_json(value: Json) -> None:
    """Answer a program."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def out() -> Console:
    """Where reports go; long lines are left whole when nobody sees them."""
    return FoldingConsole(soft_wrap=not sys.stdout.isatty(), highlight=False)


def parse_seed(text: str) -> bytes:
    """A seed given by hand."""
    return parse_hex(text, SEED_BYTES, "--seed")


def read_text(file: Path) -> str:
    """The text of a file, compressed if its name ends in .gz, or of standard input for `-`."""
    try:
        raw = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return (gzip.decompress(raw) if file.suffix == ".gz" else raw).decode()
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise BrokenMessage(f"{file}: is not a gzip file") from None
    except OSError as error:
        raise BrokenMessage(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BrokenMessage(f"{file}: is not a text file") from None


def read_records(file: Path) -> Iterator[tuple[str, dict[str, Json]]]:
    """The records of a file, one object or one per line, each with its place for messages."""
    text = read_text(file)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BrokenMessage(f"{file}: is empty, expected records of format {RECORD_FORMAT!r}")
    if lines[0][1].strip() == "{" or len(lines) == 1:
        yield str(file), _record_of(parse_json(text, str(file)), str(file))
        return
    for number, line in lines:
        place = f"{file}:{number}"
        yield place, _record_of(parse_json(line, place), place)


def _record_of(data: dict[str, Json], place: str) -> dict[str, Json]:
    """A saved game carries its record inside."""
    inner = data.get("record")
    record = inner if isinstance(inner, dict) else data
    if record.get("format") != RECORD_FORMAT:
        raise BrokenMessage(f"{place}: format is {record.get('format')!r}, this program reads {RECORD_FORMAT!r}")
    return record


def game_of(record: dict[str, Json], place: str, data: str) -> Game[Table]:
    """The game that a record was played with."""
    return load_game(take_str(record, "game", place), data)
