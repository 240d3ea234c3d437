"""Sittings on disk, a file each: written whole after every choice, so that a game outlives the program."""

from __future__ import annotations

import os
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

    def known(self) -> list[str]:
        """The games that can be resumed."""
        return sorted(file.name.removesuffix(SAVE) for file in self._folder.glob(f"*{SAVE}"))

    def is_taken(self, game_id: str) -> bool:
        """Whether a game of that name was played before: no file is written over another game's."""
        return self._file(game_id, SAVE).exists() or self._file(game_id, RECORD).exists()

    def keep(self, game_id: str, sitting: Sitting) -> None:
        """Write a game; of one that is over the record, as `roisoleil replay` reads it."""
        match = sitting.match
        if not match.table.is_over():
            write(self._file(game_id, SAVE), canonical_json(sitting.dump()))
            return
        write(self._file(game_id, RECORD), canonical_json(match.record()))
        self._file(game_id, SAVE).unlink(missing_ok=True)

    def load(self, game_id: str) -> Sitting:
        """A game that was kept."""
        if game_id not in self.known():
            raise BrokenMessage(f"no saved game {game_id!r} (saved: {', '.join(self.known()) or 'none'})")
        return load_sitting(parse_json(self._file(game_id, SAVE).read_text(encoding="utf-8"), game_id))

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
