"""The components of a game in words, as `components.ts` says them: names, printed values, and how we know these."""

from __future__ import annotations

import re

from roisoleil.engine.game import Provenance
from roisoleil.games.words import NONE_WORD, Messages, Words

_NUMBERED = re.compile(r"(board|mission|money) (\d+)")
_NOTHING = "–"


def item_name(words: Words, item: str) -> str:
    """A card, board or token."""
    numbered = _NUMBERED.match(item)
    if numbered:
        return words.say(f"part-{numbered[1]}", {"number": int(numbered[2])})
    proper = words.game.proper_name(item)
    if proper:
        return proper
    return _first(words, f"part-{words.game.name}-{item}", f"card-{item}", f"card-order-{item}") or item


def field_name(words: Messages, field: str) -> str:
    """What a value says about its component; ends in a colon."""
    return words.say(f"field-{field.replace('.', '-')}")


def value_name(words: Words, row: Provenance) -> str:
    """What is printed."""
    if row.value == NONE_WORD:
        return _NOTHING
    if row.field == "tiles":
        return " + ".join(_value(words, tile) for tile in row.value.split(" "))
    if row.item == "favori":
        return words.say(f"value-favori-{row.field}")
    known = _first(words, f"{row.field}-{row.value}", f"hue-{row.value}")
    return known or _value(words, row.value).strip("[]")


def source_name(words: Words, row: Provenance) -> str:
    """Where a value of our own component file is known from: by its certainty, or else by its item."""
    name = words.game.name
    return _first(words, f"source-{name}-{row.certainty}", f"source-{name}-{row.item}") or row.source


def _value(words: Messages, value: str) -> str:
    return _first(words, f"value-{value}") or value


def _first(words: Messages, *keys: str) -> str:
    """The first message there is, as if of one; empty if there is none."""
    for key in keys:
        if words.has(key):
            return words.say(key, {"count": 1, "number": 1, "name": ""})
    return ""
