"""Louis XIV in words."""

from __future__ import annotations

from roisoleil.games.louis_xiv.text.common import CommonTeller
from roisoleil.games.louis_xiv.text.ending import EndTeller
from roisoleil.games.louis_xiv.text.names import term
from roisoleil.games.louis_xiv.text.outcome import outcome
from roisoleil.games.louis_xiv.text.seats import SeatTeller
from roisoleil.games.louis_xiv.text.speaker import Speaker
from roisoleil.games.louis_xiv.view import View
from roisoleil.games.words import Sheet, Words

__all__ = ["outcome", "sheets", "term"]


def sheets(words: Words, view: object) -> list[Sheet]:
    """A view in words: the common table, the seats from the own one clockwise, at the end the count."""
    assert isinstance(view, View)
    speaker = Speaker(words, view)
    teller = SeatTeller(speaker)
    first = view.seat or 0
    seats = [teller.tell_seat((first + step) % view.seats) for step in range(view.seats)]
    return [CommonTeller(speaker).tell_table(), *seats, *EndTeller(speaker).tell_count()]
