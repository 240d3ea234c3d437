"""What a player typed: a number, a notation, or words of a choice."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from roisoleil.engine.choice import ChoiceTable
from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.words import Words

_WORD: Final = re.compile(r"[^\W_]+")


class Listing:
    """The legal choices of a decision, as they are numbered on the screen."""

    def __init__(self, words: Words, options: list[int]) -> None:
        """The numbers, from 1 on, are those of the whole list, whatever part of it is shown."""
        self.options: Final = options
        self.texts: Final = [words.choice(option) for option in options]
        self.notations: Final = [words.game.choices.notation(option) for option in options]
        kinds = {words.game.choices.kind(option) for option in options}
        self.short: Final = [each.partition(" ")[2] if len(kinds) == 1 else each for each in self.notations]
        """The notations without their first word, where that is the same for all."""
        pairs = zip(self.texts, self.notations, strict=True)
        self._tokens: Final = [tokens(f"{text} {notation}") for text, notation in pairs]

    def by_number(self, text: str) -> int | None:
        """The choice of a number of the list."""
        number = int(text) if text.isdecimal() else 0
        return self.options[number - 1] if 1 <= number <= len(self.options) else None

    def matching(self, text: str) -> list[int]:
        """The positions of the choices that fit: those with all typed words, else with words that begin so."""
        typed = tokens(text)
        if not typed:
            return []
        whole = [at for at, words in enumerate(self._tokens) if all(token in words for token in typed)]
        return whole or [
            at
            for at, words in enumerate(self._tokens)
            if all(any(word.startswith(token) for word in words) for token in typed)
        ]


def tokens(text: str) -> list[str]:
    """The words of a text without accents and capitals."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return [word.casefold() for word in _WORD.findall(plain)]


def parse_choice(choices: ChoiceTable, text: str, options: list[int]) -> int | None:
    """The choice of a notation, legal or not; its first word may be left out, capitals and gaps do not matter."""
    kinds = sorted({choices.kind(option) for option in options})
    for candidate in (text, *(f"{kind} {text}" for kind in kinds)):
        kind, _, fields = candidate.strip().partition(" ")
        for spelling in (candidate, candidate.lower(), f"{kind.lower()} {fields.upper()}"):
            try:
                return choices.parse_notation(spelling)
            except BrokenMessage:
                continue
    return parse_letters(choices, text, kinds)


def parse_letters(choices: ChoiceTable, text: str, kinds: list[str]) -> int | None:
    """The choice of these letters in any order, as RDD for DDR."""
    typed = tokens(text)
    letters = sorted(typed[-1].upper()) if typed and (len(typed) == 1 or typed[0] in kinds) else []
    for number, row in enumerate(choices.rows):
        if row.kind in kinds and letters and letters == sorted(row.notation.partition(" ")[2]):
            return number
    return None
