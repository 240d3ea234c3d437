"""Events, choices, reasons and positions in words, from the Fluent files of the games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from roisoleil.engine.choice import Choice
from roisoleil.engine.codec import BrokenMessage, Json
from roisoleil.engine.event import Event
from roisoleil.engine.frame import Reason
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

LANGUAGES: Final = ("fr", "en", "de")
COMMON: Final = Path(__file__).parent / "text"
NONE_WORD: Final = "none"
SEAT_FIELDS: Final = ("seat", "first-seat", "second-seat")
"""Types of event fields and names of choice fields whose numbers are seats."""

Value = str | int


class Sheet:
    """A part of a position in words: a title and its lines; where room is scarce, a short form instead of them."""

    def __init__(
        self,
        title: str,
        lines: list[str],
        seat: int | None = None,
        short: list[str] | None = None,
        cells: list[str] | None = None,
        has_sentences: bool = False,
    ) -> None:
        """`seat` is the seat that the sheet belongs to, if any.

        The short form has `short`, the most important first, and `cells`: things that are alike and that nobody can
        do without, as the boards; they stand side by side and may be cut, or they are sentences to be read to the end.
        """
        self.title: Final = title
        self.lines: Final = lines
        self.seat: Final = seat
        self.short: Final = lines if short is None else short
        self.cells: Final = cells or []
        self.has_sentences: Final = has_sentences

    def titled(self, title: str) -> Sheet:
        """The same below another title."""
        return Sheet(title, self.lines, self.seat, self.short, self.cells, self.has_sentences)


class GameText(Protocol):
    """What a game's `text` package provides beside its Fluent files."""

    def term(self, words: Words, vocabulary: str, word: str) -> str:
        """A word of a vocabulary (a card, gems, ...) for people; `vocabulary` is a field's type or a choice's field."""

    def outcome(self, words: Words, view: object, choice: Choice) -> str:
        """A choice with what it will do in this position, to the seat of the view; empty where it always does that."""

    def sheets(self, words: Words, view: object) -> list[Sheet]:
        """A view in words: the common table first, then the seats, own seat first, others in turn order."""


def check_language(language: str) -> str:
    """The language, if there is one of that name."""
    if language not in LANGUAGES:
        raise BrokenMessage(f"unknown language {language!r} (languages: {', '.join(LANGUAGES)})")
    return language


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


class Messages:
    """The messages of some folders in one language; each folder holds a file LANGUAGE.ftl."""

    def __init__(self, language: str, *folders: Path) -> None:
        """Refuses a language that we do not speak."""
        self.language: Final = check_language(language)
        self._bundle: Final = _bundle(language, folders)

    def say(self, key: str, arguments: Mapping[str, Value] | None = None) -> str:
        """The message of a key; a missing message or argument is a bug."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, dict(arguments or {}))
        if errors:
            raise errors[0]
        return str(text)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return self._bundle.has_message(key)


class Words(Messages):
    """Says everything about a match of one game in one language.

    Messages are found in `games/text/`, in the game's own `text/` and in the folders given by the caller.
    """

    def __init__(
        self,
        language: str,
        game: Game[Table],
        text: GameText,
        folder: Path,
        players: list[str],
        more_folders: tuple[Path, ...] = (),
    ) -> None:
        """`players` are the names by seat; `folder` is the game's `text/`."""
        super().__init__(language, COMMON, folder, *more_folders)
        self.game: Final = game
        self.players: Final = players
        self._text: Final = text

    def seat(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.players[seat]

    def term(self, vocabulary: str, word: str) -> str:
        """A word of a vocabulary, for people."""
        return self._text.term(self, vocabulary, word)

    def event(self, event: Event) -> str:
        """One line that says what happened."""
        struct = self.game.events.struct(event)
        kind = self.game.events.kinds[event.kind]
        arguments: dict[str, Value] = {}
        for label, vocabulary in kind.fields:
            arguments |= self._argument(label, vocabulary, struct[label])
        return self.say(f"event-{kind.name}", arguments)

    def choice(self, choice: int, view: object | None = None) -> str:
        """A choice as one would say it; with the view of the seat that may make it, with what will come of it."""
        told = "" if view is None else self._text.outcome(self, view, self.game.choices.rows[choice])
        if told:
            return told
        arguments: dict[str, Value] = {}
        for label, value in self.game.choices.rows[choice].fields.items():
            arguments |= self._argument(label, label, value)
        return self.say(f"choice-{self.game.choices.kind(choice)}", arguments)

    def brief_choice(self, choice: int, view: object | None = None) -> str:
        """A choice for lists in which there is little room; most need no other words.

        Where the usual effect is not what will happen, no word of that is spared, unless the game says otherwise.
        """
        told = "" if view is None else self._text.outcome(self, view, self.game.choices.rows[choice])
        key = f"brief-{'now' if told else 'choice'}-{self.game.choices.kind(choice)}"
        if not self.has(key):
            return self.choice(choice, view)
        arguments: dict[str, Value] = {}
        for label, value in self.game.choices.rows[choice].fields.items():
            arguments |= self._argument(label, label if label in SEAT_FIELDS else f"brief-{label}", value)
        return self.say(key, arguments)

    def _argument(self, label: str, vocabulary: str, value: Json) -> dict[str, Value]:
        """The field for a message: $label in words and, but for plain numbers, $label-id to select by."""
        if isinstance(value, int) and vocabulary not in SEAT_FIELDS:
            return {label: value}
        word = NONE_WORD if value is None else str(value)
        if word == NONE_WORD:
            return {label: "", f"{label}-id": NONE_WORD}
        text = self.seat(value) if isinstance(value, int) else self.term(vocabulary, word)
        return {label: text, f"{label}-id": word or "empty"}

    def prompt(self, decision: str) -> str:
        """What a seat is asked, by the name of the frame."""
        return self.say(f"prompt-{decision}")

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, with the section of the rulebook."""
        text = self.say(f"why-{reason.key}")
        section = reason.section.ident
        return f"{text} ({self.say(f'section-{section}')})" if section else text

    def sheets(self, view: object) -> list[Sheet]:
        """A position in words."""
        return self._text.sheets(self, view)
