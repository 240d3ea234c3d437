"""What a player typed: a number, a notation, or words of a choice."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from roisoleil.engine.choice import Choice, ChoiceTable
from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.words import Words

_WORD: Final = re.compile(r"[^\W_]+")
_NUMBER: Final = re.compile(r"\d+")


class Listing:
    """The legal choices of a decision, as they are numbered on the screen."""

    def __init__(self, words: Words, options: list[int], view: object) -> None:
        """The numbers are those of the whole list, whatever part of it is shown. The view tells what comes of each."""
        self.options: Final = options
        self.texts: Final = [words.choice(option, view) for option in options]
        self.briefs: Final = [words.brief_choice(option, view) for option in options]
        self.notations: Final = [words.game.choices.notation(option) for option in options]
        kinds = {words.game.choices.kind(option) for option in options}
        self.short: Final = [each.partition(" ")[2] if len(kinds) == 1 else each for each in self.notations]
        """The notations without their first word, where that is the same for all."""
        keys = [key for key in (f"key-{kind}" for kind in kinds) if len(kinds) == 1 and words.has(key)]
        self.key: Final = words.say(keys[0]) if keys else ""
        """What the letters of the notations mean, where the game says it in a line."""
        amounts = amounts_of(words.game.choices, options)
        self.has_amounts: Final = bool(amounts)
        """Whether a number is an amount, as of a bid, and no place in the list."""
        self.numbers: Final = amounts or [str(at + 1) for at in range(len(options))]
        """What may be typed for each; beside amounts some have none."""
        self.are_numbers_said: Final = are_numbers_said(self.texts, self.numbers)
        self._by_number: Final = {
            number: option for number, option in zip(self.numbers, options, strict=True) if number
        }
        pairs = zip(self.texts, self.notations, strict=True)
        self._tokens: Final = [tokens(f"{text} {notation}") for text, notation in pairs]

    def by_number(self, text: str) -> int | None:
        """The choice of a number of the list."""
        return self._by_number.get(str(int(text))) if text.isdecimal() else None

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


def amounts_of(choices: ChoiceTable, options: list[int]) -> list[str]:
    """For each choice its amount, where one is asked for, as of a bid; beside it one may decline.

    Where there are other choices as well, as cards to pay with, no amount is asked for.
    """
    amounts = [amount_of(choices.rows[option]) for option in options]
    kinds = {choices.kind(option) for option, amount in zip(options, amounts, strict=True) if amount}
    others = [option for option, amount in zip(options, amounts, strict=True) if not amount]
    is_asked = len(kinds) == 1 and not any(choices.rows[option].fields for option in others)
    return amounts if is_asked else []


def are_numbers_said(texts: list[str], numbers: list[str]) -> bool:
    """Whether the texts say the numbers anyway, and no others, as "Bid 5" does."""
    return all(not number or _NUMBER.findall(text) == [number] for text, number in zip(texts, numbers, strict=True))


def amount_of(choice: Choice) -> str:
    """The amount that a choice consists of, if it does; who sits in a seat is none."""
    fields = [(name, value) for name, value in choice.fields.items() if isinstance(value, int)]
    return str(fields[0][1]) if len(fields) == len(choice.fields) == 1 and "seat" not in fields[0][0] else ""


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
