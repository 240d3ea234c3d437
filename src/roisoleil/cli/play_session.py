"""A match at this screen: the match itself, who sits where, and what has been saved, noted and seen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.bots.levels import bot_of_level, split_spec
from roisoleil.cli.common import REPORTS
from roisoleil.cli.play_log import NOTE, OPENING, Logbook, LogLine, Note
from roisoleil.cli.play_seats import PERSON, check_names
from roisoleil.cli.play_takeback import last_decision, taken_back
from roisoleil.cli.savefile import record_file, write_json
from roisoleil.engine.codec import BrokenMessage, Json, as_dict, as_ints, as_strings, take_list, take_str
from roisoleil.engine.game import load_game
from roisoleil.engine.match import Match, resume
from roisoleil.games import game_words
from roisoleil.games.words import Sheet, Words, check_language

TEXT: Final = Path(__file__).parent / "text"
NOTE_UNDONE: Final = "cli-note-undone"
NOTE_RESTARTED: Final = "cli-note-restarted"
NOTE_TAKEN_BACK: Final = "cli-note-taken-back"
NOTES: Final = (NOTE_UNDONE, NOTE_RESTARTED, NOTE_TAKEN_BACK)


class Session:
    """One match at one screen. Every change is saved at once, so that a killed program loses nothing."""

    def __init__(self, match: Match, occupants: list[str], language: str, data: str, file: Path) -> None:
        """`occupants` are PERSON or a bot level by seat; `data` is the owner's component file, if any."""
        self.match = match
        self.occupants: Final = occupants
        self.data: Final = data
        self.file: Final = file
        self.people: Final = [seat for seat, occupant in enumerate(occupants) if occupant == PERSON]
        self.logbook: Final = Logbook(match)
        self.seen: Final = [OPENING] * len(occupants)
        self.trouble = ""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.words: Words = game_words(language, self.match.game, self.match.names, (REPORTS, TEXT))

    def say(self, key: str, **arguments: str | int) -> str:
        """A message of the terminal table."""
        return self.words.say(f"cli-{key}", arguments)

    # Playing.

    def choose(self, seat: int, choice: int) -> None:
        """Make a choice and save it."""
        self.match.check(seat, choice)
        self.logbook.watch(self.match.table, len(self.match.steps), seat)
        self.match.choose(seat, choice)
        self.autosave()

    # Going back.

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take its last choice back by the rules of the engine."""
        return self.match.undoable_seat() == seat

    def undo(self, seat: int) -> bool:
        """Take back the last choice of a seat, or, if all others are bots, go back to its last decision."""
        if not self.can_undo(seat):
            return self.take_back(seat)
        self.match.undo()
        # Answers that were given for the player go back with the choice before them.
        while self.can_undo(seat) and len(self.match.table.options(seat)) == 1:
            self.match.undo()
        self._note_return(NOTE_UNDONE, seat)
        return True

    def restart_turn(self, seat: int) -> bool:
        """Take back all choices of a seat that may be taken back, or, if all others are bots, its last decision."""
        if not self.can_undo(seat):
            return self.take_back(seat)
        self.match.restart_turn()
        self._note_return(NOTE_RESTARTED, seat)
        return True

    def take_back(self, seat: int) -> bool:
        """Go back to the last decision of the only person at the table."""
        steps = last_decision(self.match, seat) if self.people == [seat] else -1
        if steps < 0:
            return False
        self.match = taken_back(self.match, steps)
        self._note_return(NOTE_TAKEN_BACK, seat)
        return True

    def _note_return(self, key: str, seat: int) -> None:
        steps = len(self.match.steps)
        self.logbook.go_back(steps, key, seat)
        self.seen[:] = [min(each, steps) for each in self.seen]
        self.autosave()

    # Reading.

    def view(self, seat: int) -> object:
        """The position as a seat sees it."""
        return self.match.game.view(self.match.table, seat)

    def sheets(self, seat: int) -> list[Sheet]:
        """The position as a seat sees it; beside the name of a bot stands its level."""
        told = self.words.sheets(self.view(seat))
        return [sheet.titled(self._title(sheet)) for sheet in told]

    def _title(self, sheet: Sheet) -> str:
        if sheet.seat is None or self.occupants[sheet.seat] == PERSON:
            return sheet.title
        return self.say("seat-bot", name=sheet.title, level=split_spec(self.occupants[sheet.seat])[0])

    def log(self, seat: int, since: int = OPENING, whole: bool = False) -> list[LogLine]:
        """What a seat has been told from that step on; the commitment to the deal comes before the opening."""
        told = self.logbook.lines(self.match, self.words, seat, since, whole)
        if since > OPENING:
            return told
        return [LogLine(OPENING, NOTE, self.say("commitment", commitment=self.match.commitment)), *told]

    # Keeping.

    def autosave(self) -> None:
        """Save; where that fails the game goes on and the player is told."""
        try:
            self.save(self.file)
            self.trouble = ""
        except BrokenMessage as error:
            self.trouble = str(error)

    def save(self, file: Path) -> None:
        """Write all that is needed to go on later."""
        write_json(file, {**self.match.save(), "table": self._table_struct()})

    def _table_struct(self) -> dict[str, Json]:
        return {
            "seats": list[Json](self.occupants),
            "language": self.words.language,
            "data": self.data,
            "notes": [note.struct() for note in self.logbook.notes],
            "seen": list[Json](self.seen),
        }

    def keep_record(self) -> Path:
        """Write the record of the finished match in place of the saved file."""
        file = record_file(self.file)
        write_json(file, self.match.record(with_events=True))
        self.file.unlink(missing_ok=True)
        return file


def resumed(save: dict[str, Json], file: Path, language: str, data: str) -> Session:
    """The session of a saved file; language and component file are the saved ones if not given."""
    what = str(file)
    table = as_dict(save.get("table"), f"{what}: table")
    data = data or take_str(table, "data", what)
    record = as_dict(save.get("record"), f"{what}: record")
    match = resume(load_game(take_str(record, "game", what), data), save)
    check_names(match.names, what)
    occupants = as_strings(take_list(table, "seats", what), f"{what}: seats")
    check_occupants(occupants, len(match.names), what)
    language = check_language(language or take_str(table, "language", what))
    session = Session(match, occupants, language, data, file)
    session.logbook.notes = [read_note(note, len(occupants), what) for note in take_list(table, "notes", what)]
    seen = as_ints(take_list(table, "seen", what), f"{what}: seen")
    if len(seen) != len(occupants):
        raise BrokenMessage(f"{what}: seen: expected {len(occupants)} whole numbers")
    session.seen[:] = [min(each, len(match.steps)) for each in seen]
    return session


def check_occupants(occupants: list[str], seats: int, what: str) -> None:
    """Each seat must hold a person or a bot that we have, and one at least a person."""
    if len(occupants) != seats or PERSON not in occupants:
        raise BrokenMessage(f"{what}: seats: expected {seats} of {PERSON!r} or a bot level, one person at least")
    for occupant in occupants:
        if occupant != PERSON:
            bot_of_level(occupant)


def read_note(value: Json, seats: int, what: str) -> Note:
    """A note as it was saved."""
    fields = value if isinstance(value, list) else []
    if len(fields) == 3 and fields[1] in NOTES:  # noqa: PLR2004 - step, note, seat
        step, seat = as_ints([fields[0], fields[2]], f"{what}: notes")
        if 0 <= seat < seats:
            return Note(step, str(fields[1]), seat)
    raise BrokenMessage(f"{what}: notes: expected [step, note, seat]")
