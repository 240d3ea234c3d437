"""The log of a match as one seat may read it: its events, and what was noted at this table."""

from __future__ import annotations

from typing import Final

from roisoleil.cli.play_takeback import walk
from roisoleil.engine.codec import Json
from roisoleil.engine.event import Event, all_but, hears
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from roisoleil.games.words import Words

EVENT: Final = ""
FORCED: Final = "» "
NOTE: Final = "– "
OPENING: Final = -1


class Note:
    """Something that is no event of the game, as a takeback."""

    def __init__(self, step: int, key: str, seat: int) -> None:
        """It stands before the step of that number and is about that seat."""
        self.step: Final = step
        self.key: Final = key
        self.seat: Final = seat

    def struct(self) -> list[Json]:
        """The note as it is saved."""
        return [self.step, self.key, self.seat]


class LogLine:
    """One line: the number of its step (or OPENING), its mark and its text."""

    def __init__(self, step: int, mark: str, text: str) -> None:
        """The mark tells forced steps and notes from ordinary events."""
        self.step: Final = step
        self.mark: Final = mark
        self.text: Final = text


class Logbook:
    """What must be known beside the steps of a match to tell them well."""

    def __init__(self, match: Match) -> None:
        """The book of a match that may have begun long ago."""
        self.notes: list[Note] = []
        self._sealed: set[int] = set()
        self._forced: set[int] = set()
        for again, step in walk(match):
            self.watch(again.table, len(again.steps), step.seat)

    def watch(self, table: Table, number: int, seat: int) -> None:
        """A seat is about to make the choice that will be the step of that number."""
        if table.is_sealed():
            self._sealed.add(number)
            if len(table.options(seat)) == 1:
                self._forced.add(number)

    def go_back(self, steps: int, key: str, seat: int) -> None:
        """Forget what came after so many steps, and note who went back."""
        self._sealed = {number for number in self._sealed if number < steps}
        self._forced = {number for number in self._forced if number < steps}
        self.notes = [note for note in self.notes if note.step <= steps]
        self.notes.append(Note(steps, key, seat))

    def lines(self, match: Match, words: Words, seat: int, since: int = OPENING, whole: bool = False) -> list[LogLine]:
        """What a seat (-1: a watcher) has been told from that step on.

        That another seat has given a sealed answer is left out, except from the whole log: the table shows it as long
        as it matters.
        """
        lines = event_lines(match.opening, OPENING, EVENT, words, seat) if since <= OPENING else []
        for number in range(max(since, 0), len(match.steps) + 1):
            lines += [
                LogLine(number, NOTE, words.say(note.key, {"name": words.seat(note.seat)}))
                for note in self.notes
                if note.step == number
            ]
            if number < len(match.steps):
                lines += self._step_lines(match, number, words, seat, whole)
        return lines

    def _step_lines(self, match: Match, number: int, words: Words, seat: int, whole: bool) -> list[LogLine]:
        step = match.steps[number]
        events = step.events
        if number in self._sealed and not whole:
            events = [event for event in events if event.audience != all_but(step.seat)]
        is_forced = step.automatic or (number in self._forced and step.seat == seat)
        return event_lines(events, number, FORCED if is_forced else EVENT, words, seat)


def event_lines(events: list[Event], step: int, mark: str, words: Words, seat: int) -> list[LogLine]:
    """The events that a seat hears; what follows from a forced step is not marked again."""
    lines: list[LogLine] = []
    for event in events:
        if hears(event.audience, seat):
            lines.append(LogLine(step, EVENT if lines else mark, words.event(event)))
    return lines
