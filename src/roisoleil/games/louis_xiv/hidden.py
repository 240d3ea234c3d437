"""Hidden cards: a number for the face, and the seats that know it.

Cards lie face down in piles and hands, but somebody may have seen them: who lays a card back on a pile knows what lies
there, and knows it still when another draws it. So a hidden card is one number: its face, and one bit for each seat
that knows it. A shuffle makes everybody forget.
"""

from __future__ import annotations

from typing import Final

_FACE_RANGE: Final = 64
EVERYBODY: Final = 31
"""All seats, and those who watch."""
_WATCHERS: Final = 16
IN_ORDER: Final = 32
"""No seat, but kept with those who know a card: it lies under the deck, where a redraw put its cards in order (L10)."""
NOBODY: Final = 0
_SEAT_BIT: Final = [1, 2, 4, 8]


def hide(face: int, known_to: int) -> int:
    """A hidden card known to the seats of a mask."""
    return face + _FACE_RANGE * known_to


def face_of(card: int) -> int:
    """The face of a hidden card."""
    return card % _FACE_RANGE


def seats_knowing(card: int) -> int:
    """The mask of the seats that know a hidden card."""
    return card // _FACE_RANGE


def bit_of(seat: int) -> int:
    """The mask of one seat; a watcher knows what everybody knows."""
    return _SEAT_BIT[seat] if seat >= 0 else _WATCHERS


def is_known_to(card: int, seat: int) -> bool:
    """Whether a seat knows a hidden card."""
    return bool(seats_knowing(card) & bit_of(seat))


def also_known_to(card: int, seat: int) -> int:
    """The same card after a seat has looked at it."""
    return hide(face_of(card), seats_knowing(card) & EVERYBODY | bit_of(seat))


def faces(cards: list[int]) -> list[int]:
    """The faces of hidden cards."""
    return [face_of(card) for card in cards]


def find(cards: list[int], face: int) -> int:
    """The place of the first card of that face."""
    for place, card in enumerate(cards):
        if face_of(card) == face:
            return place
    raise AssertionError("no such card")


def without(cards: list[int], face: int) -> list[int]:
    """The cards less one of that face.

    Nobody can tell equal cards apart: who knew one of two knows nothing about the one that is left.
    """
    left: list[int] = []
    spare = -1
    for card in cards:
        if face_of(card) != face:
            left.append(card)
        elif spare < 0:
            spare = seats_knowing(card)
        else:
            left.append(hide(face, seats_knowing(card) & spare))
            spare |= seats_knowing(card)
    assert spare >= 0, "no such card"
    return left
