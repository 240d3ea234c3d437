"""Dans l'ombre du Roi-Soleil in words."""

from __future__ import annotations

from roisoleil.games.ombre.text.names import term
from roisoleil.games.ombre.text.outcome import outcome
from roisoleil.games.ombre.text.teller import Teller
from roisoleil.games.ombre.view import View
from roisoleil.games.words import Sheet, Words

__all__ = ["outcome", "sheets", "term"]


def sheets(words: Words, view: object) -> list[Sheet]:
    """A view in words: the common table, the seats from the own one clockwise, at the end the count."""
    assert isinstance(view, View)
    teller = Teller(words, view)
    first = view.seat or 0
    seats = [teller.tell_seat((first + step) % view.seats) for step in range(view.seats)]
    return [teller.tell_table(), *seats, *teller.tell_count()]
