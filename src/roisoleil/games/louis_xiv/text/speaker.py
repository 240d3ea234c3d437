"""Speaks about one view in one language: what all parts of the telling share."""

from __future__ import annotations

from collections import Counter
from typing import Final

from roisoleil.games.louis_xiv.cards import BONUS_NAMES, BONUS_STACKS
from roisoleil.games.louis_xiv.text.names import bonus_of, box_of, card_name, mission_name
from roisoleil.games.louis_xiv.view import View
from roisoleil.games.words import Value, Words

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "°"
"""Stands after what is reconstructed; a line of the common sheet explains it."""


class Speaker:
    """A view and the words for it."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of Louis XIV."""
        self.words: Final = words
        self.view: Final = view
        self.box: Final = box_of(words)
        rows = words.game.provenance()
        self.reconstructed: Final = {(row.item, row.field) for row in rows if row.certainty == RECONSTRUCTED}
        # Missions are numbered by stack, within a stack as in the file.
        tile_rows = sorted((row for row in rows if row.field == "tiles"), key=lambda row: stack_of(row.item))
        certainties = zip(self.box.mission_names, tile_rows, strict=True)
        self.guessed_missions: Final = {name for name, row in certainties if row.certainty == RECONSTRUCTED}

    def say(self, key: str, **arguments: Value) -> str:
        """A message with its arguments."""
        return self.words.say(key, arguments)

    def seat_names(self, seats: list[int]) -> str:
        """The players in these seats."""
        return ", ".join(self.words.seat(seat) for seat in seats)

    def mark(self, item: str, *fields: str) -> str:
        """The mark, if one of these values is reconstructed."""
        return MARK if any((item, field) in self.reconstructed for field in fields) else ""

    def mission(self, mission: str) -> str:
        """A mission with its tiles, marked if they are reconstructed."""
        return mission_name(self.words, mission) + MARK * (mission in self.guessed_missions)

    def effect(self, mission: str) -> str:
        """What the bonus of a mission does."""
        return self.say(f"bonus-{bonus_of(self.words, mission)}-effect")

    def copies(self, name: str, count: int) -> str:
        """A card, or how many of it."""
        return name if count == 1 else self.say("copies", count=count, card=name)

    def counted_cards(self, cards: list[str]) -> str:
        """Influence cards on one line, equal ones counted."""
        return ", ".join(self.copies(card_name(self.words, card), count) for card, count in Counter(cards).items())


def stack_of(item: str) -> int:
    """The stack of a mission, from its row of provenance: "mission 3 (plus-1-louis)"."""
    return BONUS_STACKS[BONUS_NAMES.index(item.partition("(")[2].removesuffix(")"))]
