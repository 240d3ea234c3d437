"""The names of cards, colours and effects, for people."""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.cards import AUCTION_NAMES, COLOUR_NAMES, QUALITY_NAMES, SPECIAL_NAMES
from roisoleil.games.ombre.conspiracy import GOLD_FOR_A_CARD, POWER_FOR_A_CARD
from roisoleil.games.words import Words

TITLED: Final = {*AUCTION_NAMES, *SPECIAL_NAMES}
"""The cards that have a title: inside a sentence they are quoted. Quality cards are known by colour and seal."""

COLOUR_OF_EFFECT: Final = {"power": "red", "wealth": "yellow"}
"""The qualities among the effects of phase 1; the other effects are those of auction cards."""

REWARDS: Final = {"power": {"power": POWER_FOR_A_CARD}, "gold": {"gold": GOLD_FOR_A_CARD}}
"""What a conspiracy brings."""

ROWS: Final = ("own", "colour")
"""Fields that name a row: the card in question is its top card."""


SEALED: Final = "◆"
PLAIN: Final = "◇"
"""A card of a row, with and without a seal; the top card stands in brackets."""

BRIEF: Final = "brief-"
"""How fields of choices are called where there is little room."""


def term(words: Words, vocabulary: str, word: str) -> str:
    """A card, a colour or an effect, to be put into a sentence."""
    if vocabulary.startswith(BRIEF):
        return words.say(f"hue-{word}") if word in COLOUR_NAMES else term(words, vocabulary.removeprefix(BRIEF), word)
    if vocabulary == "reward":
        return words.say(word, REWARDS[word])
    if vocabulary == "effect" and word in COLOUR_OF_EFFECT:
        return words.say(f"quality-{COLOUR_OF_EFFECT[word]}")
    name = card_name(words, word)
    if word in TITLED:
        return words.say("title", {"name": name})
    return words.say("the-card" if vocabulary in ROWS else "a-card", {"name": name})


def card_name(words: Words, card: str) -> str:
    """The bare name of a card."""
    return words.say(f"card-{card}")


def signs_of(row: list[str]) -> str:
    """The cards of a row from bottom to top, each with or without a seal."""
    signs = [PLAIN if QUALITY_NAMES.index(card) % 2 == 0 else SEALED for card in row]
    return " ".join([*signs[:-1], f"[{signs[-1]}]"])
