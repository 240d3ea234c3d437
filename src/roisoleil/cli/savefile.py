"""Matches on disk: a file is written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final

from roisoleil.cli.common import read_text
from roisoleil.engine.codec import BrokenMessage, Json, as_dict, canonical_json, parse_json
from roisoleil.engine.match import SAVE_FORMAT, Match, expect_format

SAVE_SUFFIX: Final = ".save.json"
RECORD_SUFFIX: Final = ".record.json"


def state_folder() -> Path:
    """Where matches are kept unless the player names a file."""
    chosen = Path(os.environ.get("XDG_STATE_HOME", ""))
    if not chosen.is_absolute():
        chosen = Path(os.environ.get("HOME", "."), ".local", "state")
    return chosen / "roisoleil"


def default_file(match: Match) -> Path:
    """A new file for a match whose player named none."""
    now = datetime.now().astimezone()
    return free_name(state_folder(), f"{match.game.name}-{now:%Y-%m-%d-%H%M}", SAVE_SUFFIX)


def record_file(save_file: Path) -> Path:
    """A new file for the record of a finished match, beside its saved file."""
    stem = save_file.name.removesuffix(SAVE_SUFFIX).removesuffix(".json")
    return free_name(save_file.parent, stem, RECORD_SUFFIX)


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A file that does not exist yet: no match is written over another."""
    file = folder / f"{stem}{suffix}"
    number = 1
    while is_there(file):
        number += 1
        file = folder / f"{stem}-{number}{suffix}"
    return file


def is_there(file: Path) -> bool:
    """Whether a file exists, as far as we may know."""
    try:
        return file.exists()
    except OSError:
        return False


def write_durably(file: Path, text: str) -> None:
    """Replace a file; whenever the program or the machine stops, it holds the old text or the new one."""
    target = file.resolve()
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    part = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name in a folder outlast a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def write_json(file: Path, value: dict[str, Json]) -> None:
    """Write one JSON object as one line; a file that cannot be written is the user's to mend."""
    try:
        write_durably(file, canonical_json(value) + "\n")
    except OSError as error:
        raise BrokenMessage(f"{file}: cannot be written ({error.strerror})") from None


def read_save(file: Path) -> dict[str, Json]:
    """A saved match as data, of the format that this program reads."""
    save = parse_json(read_text(file), str(file))
    expect_format(save, SAVE_FORMAT, str(file))
    return save


def is_save(file: Path) -> bool:
    """Whether a file holds a saved match."""
    try:
        read_save(file)
    except BrokenMessage:
        return False
    return True


def newest_save(folder: Path, game: str = "") -> Path | None:
    """The unfinished match (of that game) that was played last; files that cannot be read are passed over."""
    for file in sorted(folder.glob(f"*{SAVE_SUFFIX}"), key=saved_at, reverse=True):
        try:
            record = as_dict(read_save(file).get("record"), str(file))
        except BrokenMessage:
            continue
        if "result" not in record and game in ("", record.get("game")):
            return file
    return None


def saved_at(file: Path) -> float:
    """When a file was written."""
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
