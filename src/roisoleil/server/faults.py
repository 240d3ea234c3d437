"""What is wrong with a request, in plain words: the framework speaks of types, and shows its own data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

KINDS: Final = {
    "int": "a whole number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
PARTS: Final = {"str": "characters", "array": "items", "object": "fields"}
BODY: Final = "the body"
LONGEST_QUOTE: Final = 40
LONGEST_WORDS: Final = 200
FORMS: Final = (
    (re.compile(r"Expected `(.+)`, got `(.+)`"), "must be {0}, not {1}"),
    (re.compile(r"Expected `(\w+)` of length >= (\d+)"), "must have at least {1} {0}"),
    (re.compile(r"Expected `(\w+)` of length <= (\d+)"), "must have at most {1} {0}"),
    (re.compile(r"Expected `(?:int|float)` (?:>=|>) (-?\d+)"), "must be at least {0}"),
    (re.compile(r"Expected `(?:int|float)` (?:<=|<) (-?\d+)"), "must be at most {0}"),
    (re.compile(r"Expected `str` matching regex .*"), "is not written as it must be"),
    (re.compile(r"Object contains unknown field `(.*)`", re.DOTALL), "has the field {0}, which is not known"),
    (re.compile(r"Object missing required field `(.*)`"), "lacks the field {0}"),
    (re.compile(r"Invalid enum value .*"), "is none of those there are"),
    (re.compile(r"'data'"), "is missing"),
)
"""What is said of one value, in the framework's words and in ours."""
WHOLE: Final = (
    (re.compile(r"Number out of range.*"), "the body has a number that is too large"),
    (re.compile(r"Input data was truncated"), "the body is no JSON: it ends too early, or in half of a character"),
    (re.compile(r"JSON is malformed: (.*)"), "the body is no JSON: {0}"),
    (re.compile(r"Missing required \w+ parameter '(.*?)' for path .*", re.DOTALL), "{0} is missing"),
)
"""The same of a request as a whole."""


def quoted(text: str) -> str:
    """What somebody sent, to be shown to them: not too long, and with a sign for whatever cannot be seen."""
    return f'"{shown(text[:LONGEST_QUOTE])}"'


def shown(text: str) -> str:
    """A text with a sign for whatever cannot be seen."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text[:LONGEST_WORDS])


def in_words(detail: str, parts: object) -> str:
    """What the framework says, with what it says of single values, if it does."""
    if isinstance(parts, list) and parts and all(isinstance(part, Mapping) for part in parts):
        return "; ".join(of_value(str(part.get("key", "")), str(part.get("message", ""))) for part in parts)
    return replaced(detail, WHOLE)


def of_value(key: str, message: str) -> str:
    """What is wrong with a value; what we say ourselves is said as it is."""
    said = replaced(message, FORMS)
    if said != message:
        return f"{BODY if key in {'data', ''} else key} {said}"
    return message if key in {"data", ""} else f"{key}: {message}"


def replaced(message: str, forms: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    """A message in our words, if it is one that we know."""
    for form, words in forms:
        if found := form.fullmatch(message):
            names = PARTS if "length" in form.pattern else KINDS
            said = (" or ".join(names.get(kind, shown(kind)) for kind in part.split(" | ")) for part in found.groups())
            return words.format(*said)
    return message
