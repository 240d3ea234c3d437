"""One game of an agent against bots: what its seats are told, what they choose, and how it is saved."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from threading import Lock
from typing import Any, Final, Never

import msgspec

from roisoleil.adapters.company import Company
from roisoleil.adapters.mcp_text import choice_line
from roisoleil.engine.codec import (
    BrokenMessage,
    Json,
    as_dict,
    as_ints,
    take_dict,
    take_int,
    take_list,
    take_str,
)
from roisoleil.engine.event import Event, hears
from roisoleil.engine.game import load_game
from roisoleil.engine.match import IllegalChoice, Match, expect_format, resume
from roisoleil.games import game_words

Answer = dict[str, Any]

WORDS: Final = "words"
DATA: Final = "data"
FORMATS: Final = [WORDS, DATA]
SITTING_FORMAT: Final = "roisoleil-sitting/1"
MOST_LISTED: Final = 40
"""So many choices come with a turn; `legal_choices` lists them all."""
BOARD: Final = "board-"
"""How a board is written where it is a word: its number is the game's as well."""


class Sitting:
    """One game: an agent in some seats, bots in the others."""

    def __init__(self, match: Match, seats: Sequence[int], level: str, language: str, form: str = WORDS) -> None:
        """The bots play up to the agent's first decision."""
        self.match: Final = match
        self.seats: Final = list(seats)
        self.level: Final = level
        self.form: Final = form
        self.words: Final = game_words(language, match.game, match.names)
        self.lock: Final = Lock()  # Requests may come in side by side.
        self.illegal: Final = dict.fromkeys(self.seats, 0)
        others = [seat for seat in range(len(match.names)) if seat not in self.seats]
        self._bots: Final = Company(match, dict.fromkeys(others, level))
        self._bots.play_on()

    def own_seat(self, seat: int | None) -> int:
        """The seat that is meant: the one to decide if none is named. Those of the bots are refused."""
        if seat is None:
            return (self.match.table.to_act() or self.seats)[0]
        if seat not in self.seats:
            raise BrokenMessage(f"seat {seat} is not yours; yours: {', '.join(map(str, self.seats))}")
        return seat

    # What is told.

    def status(self) -> Answer:
        """Who is to decide what."""
        table = self.match.table
        if table.is_over():
            return {"over": True, "players": self.match.names, "result": self.match.game.result(table).struct()}
        seat = table.to_act()[0]
        told: Answer = {"over": False, "seat": seat, "name": self.match.names[seat]}
        told["decision"] = self.words.prompt(table.frames[-1].name())
        if table.is_sealed():
            told["sealed"] = True
        if self.match.undoable_seat() in self.seats:
            told["can_undo"] = True
        return told

    def turn(self, seat: int, form: str = "") -> Answer:
        """All that a seat needs to decide: what it heard since its last choice, what it sees, what it may choose."""
        form = form or self.form
        told: Answer = {**self.status(), "for_seat": seat, "news": self._told(self._news(seat), form)}
        told |= self._seen(seat, form)
        options = self.match.table.options(seat)
        told["choices"] = self.choices(seat, form)[:MOST_LISTED]
        if len(options) > MOST_LISTED:
            told["more_choices"] = len(options) - MOST_LISTED
        return told

    def _news(self, seat: int) -> list[Event]:
        """What a seat was told by its last choice and since then, or from the start."""
        steps = self.match.steps
        own = (number for number in reversed(range(len(steps))) if steps[number].seat == seat)
        first = next((number for number in own if not steps[number].automatic), None)
        if first is None:
            return self.match.events_for(seat)
        events = chain.from_iterable(step.events for step in steps[first:])
        return [event for event in events if hears(event.audience, seat)]

    def _told(self, events: list[Event], form: str) -> list[Any]:
        if form == DATA:
            return [self.match.game.events.struct(event) for event in events]
        return [self.words.event(event) for event in events]

    def _seen(self, seat: int, form: str) -> Answer:
        view = self.match.game.view(self.match.table, seat)
        if form == DATA:
            return {"view": msgspec.to_builtins(view, str_keys=True)}
        return {"position": [{"title": sheet.title, "lines": sheet.lines} for sheet in self.words.sheets(view)]}

    def choices(self, seat: int, form: str = "") -> list[Any]:
        """What a seat may choose now: the notations, in words with what they mean."""
        notation = self.match.game.choices.notation
        options = self.match.table.options(seat)
        if (form or self.form) == DATA:
            return [notation(each) for each in options]
        view = self.match.game.view(self.match.table, seat)
        return [{"choice": notation(each), "words": self.words.choice(each, view)} for each in options]

    def history(self, seat: int, last: int, form: str = "") -> Answer:
        """What a seat was told, the last so many things."""
        told = self.match.events_for(seat)
        latest = told[max(0, len(told) - last) :]
        return {"for_seat": seat, "told_in_all": len(told), "told": self._told(latest, form or self.form)}

    # What is chosen.

    def play(self, seat: int, text: object) -> None:
        """Make a choice, and let the bots answer; what is not allowed is counted and refused."""
        if self.match.table.is_over():
            raise BrokenMessage("the game is over; result tells how it ended")
        try:
            choice = self._parse(seat, text)
            self.match.check(seat, choice)
        except IllegalChoice as refusal:
            self._refuse(seat, f"{text!r} is not allowed: {self.words.reason(refusal.reason)}")
        except BrokenMessage as error:
            self._refuse(seat, str(error))
        self.match.choose(seat, choice)
        self._bots.play_on()

    def _parse(self, seat: int, text: object) -> int:
        """The choice of a notation or of a number that the game uses, legal or not."""
        if isinstance(text, bool) or not isinstance(text, str | int):
            raise BrokenMessage(f"a choice is named by its notation, not by {text!r}")
        name = str(text).strip()
        return self._numbered(seat, int(name)) if name.isdecimal() else self.match.game.choices.parse_notation(name)

    def _numbered(self, seat: int, number: int) -> int:
        """The choice that has this number in the game, as a bid or a board; never the place in a list."""
        choices = self.match.game.choices
        kinds = {choices.kind(option) for option in self.match.table.options(seat)}
        rows = [row for row in range(len(choices.rows)) if choices.kind(row) in kinds]
        meant = [row for row in rows if has_number(choices.rows[row].fields, number)]
        if len(meant) == 1:
            return meant[0]
        named = ", ".join(repr(choices.notation(row)) for row in meant)
        also = f"it could be {named}" if meant else "none of the present choices has it"
        raise BrokenMessage(f"{number} is no place in a list, but a number of the game, and {also}")

    def _refuse(self, seat: int, why: str) -> Never:
        self.illegal[seat] += 1
        choices = self.choices(seat, WORDS)
        allowed = [choice_line(each) for each in choices[:MOST_LISTED]]
        if len(choices) > MOST_LISTED:
            allowed.append(f"and {len(choices) - MOST_LISTED} more, see legal_choices")
        listed = "\n".join(allowed) or f"nothing; seat {self.status()['seat']} is to decide"
        raise BrokenMessage(f"{why}\nIllegal attempts of seat {seat}: {self.illegal[seat]}\nAllowed now:\n{listed}")

    def undo(self) -> int:
        """Take the last choice back where nothing was shown or drawn since; returns the seat that made it."""
        seat = self.match.undoable_seat()
        if seat not in self.seats:
            since = "since your last choice something was shown or drawn, another player chose, or the game was resumed"
            raise BrokenMessage(f"nothing can be taken back: {since}")
        self.match.undo()
        return seat

    # On disk.

    def dump(self) -> dict[str, Json]:
        """All that is needed to go on later, the secret seed included."""
        return {
            "format": SITTING_FORMAT,
            "seats": list[Json](self.seats),
            "level": self.level,
            "language": self.words.language,
            "form": self.form,
            "illegal": {str(seat): attempts for seat, attempts in self.illegal.items()},
            "save": self.match.save(),
        }


def has_number(fields: dict[str, Json], number: int) -> bool:
    """Whether a choice says one number of the game, and this one. Seats are called by names, not by numbers."""
    numbers = [value for name, value in fields.items() if isinstance(value, int) and "seat" not in name]
    boards = [value for value in fields.values() if isinstance(value, str) and value.startswith(BOARD)]
    numbers += [int(board.removeprefix(BOARD)) for board in boards]
    return numbers == [number]


def load_sitting(data: dict[str, Json]) -> Sitting:
    """The sitting that was dumped; the bots go on with the luck that they would have had."""
    expect_format(data, SITTING_FORMAT, "sitting")
    save = take_dict(data, "save", "sitting")
    game = load_game(take_str(as_dict(save.get("record"), "sitting: record"), "game", "sitting: record"))
    seats = as_ints(take_list(data, "seats", "sitting"), "sitting: seats")
    words = [take_str(data, key, "sitting") for key in ("level", "language", "form")]
    sitting = Sitting(resume(game, save), seats, words[0], words[1], words[2])
    for seat in seats:
        sitting.illegal[seat] = take_int(take_dict(data, "illegal", "sitting"), str(seat), "sitting: illegal")
    return sitting
