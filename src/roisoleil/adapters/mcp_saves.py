"""Sittings on disk, a file each: written whole after every choice, so that a game outlives the program."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from roisoleil.adapters.sitting import Sitting, load_sitting
from roisoleil.engine.codec import BrokenMessage, canonical_json, parse_json

SAVE: Final = ".sitting.json"
RECORD: Final = ".record.json"


class Saves:
    """The folder of an agent's games."""

    def __init__(self, folder: Path) -> None:
        """It is made with the first game."""
        self._folder: Final = folder
        self._last: Final[dict[str, str]] = {}
        """What each game was when it was last read or written here."""

    def known(self) -> list[str]:
        """The games that can be resumed."""
        return sorted(file.name.removesuffix(SAVE) for file in self._folder.glob(f"*{SAVE}"))

    def is_taken(self, game_id: str) -> bool:
        """Whether a game of that name was played before: no file is written over another game's."""
        return self._file(game_id, SAVE).exists() or self._file(game_id, RECORD).exists()

    def has_gone_on(self, game_id: str) -> bool:
        """Whether another program has continued a game since it was last read or written here."""
        return self._text(game_id) not in ("", self._last.get(game_id))

    def check(self, game_id: str) -> None:
        """Refuse to go on with a game that another program has continued: one of the two would be lost."""
        if self.has_gone_on(game_id):
            raise BrokenMessage(f"{game_id} was continued elsewhere; resume_game tells how it stands now")

    def keep(self, game_id: str, sitting: Sitting) -> None:
        """Write a game; of one that is over the record, as `roisoleil replay` reads it."""
        self.check(game_id)
        match = sitting.match
        if not match.table.is_over():
            text = canonical_json(sitting.dump())
            write(self._file(game_id, SAVE), text)
        else:
            text = canonical_json(match.record())
            write(self._file(game_id, RECORD), text)
            self._file(game_id, SAVE).unlink(missing_ok=True)
        self._last[game_id] = text

    def load(self, game_id: str) -> Sitting:
        """A game that was kept."""
        if game_id not in self.known():
            if self._last.get(game_id) and self.is_taken(game_id):
                raise BrokenMessage(f"{game_id} was played to its end elsewhere: {self._file(game_id, RECORD)}")
            raise BrokenMessage(f"no saved game {game_id!r} (saved: {', '.join(self.known()) or 'none'})")
        text = self._text(game_id)
        try:
            sitting = load_sitting(parse_json(text, "sitting"))
        except BrokenMessage as error:
            raise BrokenMessage(f"{game_id}: {error}") from None
        self._last[game_id] = text
        return sitting

    def _text(self, game_id: str) -> str:
        """A game as it is kept now; nothing where it is not, or cannot be read."""
        for suffix in (SAVE, RECORD):
            with suppress(OSError):
                return self._file(game_id, suffix).read_text(encoding="utf-8", errors="replace")
        return ""

    def _file(self, game_id: str, suffix: str) -> Path:
        return self._folder / f"{game_id}{suffix}"


def write(file: Path, text: str) -> None:
    """Replace a file; whenever the program or the machine stops, it holds the old text or the new one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
