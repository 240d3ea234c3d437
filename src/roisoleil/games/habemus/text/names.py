"""The names of cards and gems, for people."""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.cards import ACTION_NAMES, GEM_NAMES, ORDER_NAMES
from roisoleil.games.habemus.gems import LETTERS
from roisoleil.games.habemus.taking import CAMERLENGO_GEMS, CAMERLENGO_GOLD
from roisoleil.games.words import Value, Words

TITLED: Final = {"death", *ACTION_NAMES, *(f"order-{name}" for name in ORDER_NAMES)}
"""The cards that have a title, not a name: inside a sentence they are quoted."""


def term(words: Words, vocabulary: str, word: str) -> str:
    """A card or gems for people, to be put into a sentence."""
    if vocabulary == "gems":
        return gems_in_words(words, word)
    card = f"order-{word}" if vocabulary == "order" else word
    name = card_name(words, card)
    return words.say("title", {"name": name}) if card in TITLED else name


def card_name(words: Words, card: str) -> str:
    """The bare name of a card."""
    return words.game.proper_name(card) or words.say(f"card-{card}")


def camerlengo_spoils(words: Words, bank: str) -> dict[str, Value]:
    """What the bank has for a new Camerlengo, for a message; nothing where it lacks no gem."""
    promised = [LETTERS[colour] for colour in CAMERLENGO_GEMS]
    found = "".join(letter for letter in promised if letter in bank)
    if len(found) == len(promised):
        return {}
    return {"gems": gems_in_words(words, found), "gems-id": found or "empty", "gold": CAMERLENGO_GOLD}


def gems_in_words(words: Words, letters: str) -> str:
    """The gems behind the letters, counted by colour, best first."""
    counts = {name: letters.count(letter) for name, letter in zip(GEM_NAMES, LETTERS, strict=True)}
    counted = [words.say(f"gem-{name}", {"count": count}) for name, count in counts.items() if count]
    return ", ".join(counted) or words.say("no-gems")
