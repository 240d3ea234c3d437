"""Habemus Papam in words."""

from __future__ import annotations

from roisoleil.games.words import Sheet, Words


def term(words: Words, vocabulary: str, word: str) -> str:
    """A card or gems for people."""
    return words.game.proper_name(word) or word


def sheets(words: Words, view: object) -> list[Sheet]:
    """A view in words."""
    return []
