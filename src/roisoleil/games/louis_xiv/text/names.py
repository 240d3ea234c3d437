"""The names of boards, cards, missions, tiles and places, for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from roisoleil.games.louis_xiv.cards import ANY_TILE, BONUS_NAMES, TILE_NAMES, Components
from roisoleil.games.louis_xiv.game import LouisXIV
from roisoleil.games.words import Words


def term(words: Words, vocabulary: str, word: str) -> str:
    """A word of a vocabulary, to be put into a sentence as its object."""
    return _TERMS[vocabulary](words, word)


def box_of(words: Words) -> Components:
    """The components of the match."""
    return cast(LouisXIV, words.game).box


def board_name(words: Words, word: str) -> str:
    """The name and the number of a board; an influence card of a character is known by them too."""
    number = word.removeprefix("board-")
    return words.say("board", {"name": words.game.proper_name(word), "number": int(number)})


def card_name(words: Words, card: str) -> str:
    """The bare name of an influence card."""
    return words.say("card-joker") if card == "joker" else board_name(words, card)


def card_in_sentence(words: Words, card: str) -> str:
    """An influence card as an object: one of several jokers, or the card of a character."""
    return words.say("a-joker") if card == "joker" else board_name(words, card)


# Tiles.


def tiles_in_words(words: Words, tile: str, count: int) -> str:
    """So many tiles of a kind."""
    return words.say(f"tile-{tile}", {"count": count})


def tile_in_words(words: Words, tile: str) -> str:
    """One tile."""
    return tiles_in_words(words, tile, 1)


def pair_in_words(words: Words, pair: str) -> str:
    """Two tiles, equal ones counted."""
    first, second = pair.split("+")
    if first == second:
        return tiles_in_words(words, first, 2)
    return words.say("both", {"first": tile_in_words(words, first), "second": tile_in_words(words, second)})


# Missions.


def bonus_of(words: Words, mission: str) -> str:
    """The bonus of a mission, by its word."""
    box = box_of(words)
    return BONUS_NAMES[box.missions[box.mission_names.index(mission)].bonus]


def bonus_name(words: Words, mission: str) -> str:
    """The title of a mission."""
    return words.say("title", {"name": words.say(f"bonus-{bonus_of(words, mission)}")})


def mission_name(words: Words, mission: str) -> str:
    """The bonus of a mission and the tiles it asks for; a number tells cards apart that are alike in both."""
    box = box_of(words)
    number = box.mission_names.index(mission)
    card = box.missions[number]
    copy = 1 + sum(other.tiles == card.tiles and other.bonus == card.bonus for other in box.missions[:number])
    bonus = words.say(f"bonus-{BONUS_NAMES[card.bonus]}")
    return words.say("mission", {"copy": copy, "bonus": bonus, "tiles": needs_in_words(words, card.tiles)})


def needs_in_words(words: Words, tiles: list[int]) -> str:
    """The two tiles that a mission asks for."""
    first, second = tiles
    if first == second:
        return tiles_in_words(words, TILE_NAMES[first], 2)
    other = words.say("need-any") if second == ANY_TILE else tile_in_words(words, TILE_NAMES[second])
    return words.say("need-two", {"first": tile_in_words(words, TILE_NAMES[first]), "second": other})


# Places.


def space_name(words: Words, space: str) -> str:
    """A space of the favourite's board, by the title of its option."""
    return words.say("title", {"name": words.say(f"space-{space}")})


def layout_in_words(words: Words, layout: str) -> str:
    """Markers on boards, written "6:1,1:2"."""
    parts = [part.split(":") for part in layout.split(",")]
    return ", ".join(
        words.say("placed", {"count": int(count), "board": words.say(f"short-{board}"), "number": int(board)})
        for board, count in parts
    )


def layout_in_brief(words: Words, layout: str) -> str:
    """The same in so few words that whole columns of layouts fit on a screen."""
    parts = [part.split(":") for part in layout.split(",")]
    return ", ".join(
        words.say("brief-placed", {"count": int(count), "board": words.say(f"short-{board}")}) for board, count in parts
    )


_TERMS: Final[dict[str, Callable[[Words, str], str]]] = {
    "board": board_name,
    "card": card_in_sentence,
    "influence": card_in_sentence,
    "mission": mission_name,
    "tile": tile_in_words,
    "other-tile": tile_in_words,
    "tiles": pair_in_words,
    "shield": lambda words, shield: words.say(shield),
    "stack": lambda words, stack: words.say(f"stack-{stack}"),
    "space": space_name,
    "layout": layout_in_words,
    "markers": layout_in_words,
    "brief-markers": layout_in_brief,
}
"""How to say the words of each vocabulary of events and each field of choices."""
