"""The final count in words."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.cards import SHIELD_TYPES
from roisoleil.games.louis_xiv.final import SOURCES
from roisoleil.games.louis_xiv.text.speaker import Speaker
from roisoleil.games.louis_xiv.view import Count
from roisoleil.games.words import Sheet


class EndTeller:
    """Tells the count by source and the shields by type."""

    def __init__(self, speaker: Speaker) -> None:
        """The speaker brings view and words."""
        self.speaker: Final = speaker
        self.words: Final = speaker.words
        self.view: Final = speaker.view
        self.say: Final = speaker.say

    def tell_count(self) -> list[Sheet]:
        """The count by source, the winner first, and the shields by type; no sheet before the end."""
        counts = self.view.count
        if counts is None:
            return []
        ranked = sorted(range(self.view.seats), key=lambda seat: counts[seat].rank)
        lines = [self.tell_result(seat, counts[seat]) for seat in ranked]
        if len({count.total for count in counts}) < len(counts):
            held = [(self.words.seat(seat), self.view.players[seat].personal) for seat in ranked]
            markers = ", ".join(self.say("tally-part", name=name, count=count) for name, count in held)
            lines.append(self.say("count-tie-break", markers=markers))
        return [Sheet(self.say("count"), [*lines, *self.tell_shields(counts)])]

    def tell_result(self, seat: int, count: Count) -> str:
        """The place of a seat, its points and where they came from."""
        sources = [(self.say(f"source-{source}"), count.points[source]) for source in SOURCES]
        told = ", ".join(self.say("gain", name=name, amount=amount) for name, amount in sources if amount)
        return self.say("count-line", rank=count.rank, seat=self.words.seat(seat), points=count.total, sources=told)

    def tell_shields(self, counts: list[Count]) -> list[str]:
        """Each type with its holders and its majority."""
        lines: list[str] = []
        for kind in [f"shield-{number + 1}" for number in range(SHIELD_TYPES)]:
            held = [count.shields[kind] for count in counts]
            if any(held):
                most = [seat for seat, number in enumerate(held) if number == max(held)]
                told = self.tell_held(held)
                lines.append(
                    self.say("count-shields", type=self.say(kind), held=told, seats=self.speaker.seat_names(most))
                )
        untyped = [count.shields["untyped"] for count in counts]
        return [*lines, self.say("count-untyped", held=self.tell_held(untyped))] if any(untyped) else lines

    def tell_held(self, held: list[int]) -> str:
        """How many shields each seat holds."""
        pairs = [(self.words.seat(seat), count) for seat, count in enumerate(held) if count]
        return ", ".join(self.say("tally-part", name=name, count=count) for name, count in pairs)
