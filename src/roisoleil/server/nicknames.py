"""What people call themselves: names that can be read, and that nobody takes for another's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import chain, count
from typing import Final

from roisoleil.bots.names import is_seen, outline

LONGEST_NAME: Final = 20
WRITTEN_TOGETHER: Final = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
"""Scripts that one word may have several of."""
OF_ANY_SCRIPT: Final = {"MODIFIER", ""}


def clean_name(name: str) -> str:
    """A name in its plain form (NFKC), without control characters, marks of direction, and blanks around or in a row.

    So nobody takes another's name with an invisible difference, or turns the words around it. What has nothing to be
    seen is refused.
    """
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(" " if sign.isspace() else sign for sign in plain if sign.isspace() or is_seen(sign))
    clean = " ".join(seen.split())
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in clean):
        raise ValueError("a name must have something to be seen")
    if any(len(scripts_of(word)) > 1 for word in clean.replace("-", " ").split()):
        raise ValueError("a word of a name must have letters of one script")
    if len(clean) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters")
    return clean


def scripts_of(word: str) -> set[str]:
    """The scripts of the letters of a word. Unicode names each letter by its script first."""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in word if unicodedata.category(sign)[0] == "L"}
    return {"CJK" if script in WRITTEN_TOGETHER else script for script in scripts} - OF_ANY_SCRIPT


def is_like_any(name: str, others: Iterable[str]) -> bool:
    """Whether a name may be taken for one of the others."""
    return outline(name) in {outline(other) for other in others}


def apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody takes for one of the others: with a number in brackets where it would be."""
    known = list(others)
    numbered = (f"{name} ({number})" for number in count(2))
    return next(each for each in chain([name], numbered) if not is_like_any(each, known))
