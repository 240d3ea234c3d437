"""What bots are called: first names of the stage and the courts of the time, the same wherever a table is looked at.

The names of a table follow from its own and from who else sits there, so nothing has to be kept of them.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Sequence
from typing import Final

NAMES: Final = (
    *("Ambroise", "Apolline", "Basile", "Bérénice", "Célimène", "Cosme", "Dorante", "Dorimène", "Elvire", "Ergaste"),
    *("Florimond", "Frosine", "Gaspard", "Geneviève", "Hippolyte", "Hortense", "Isaure", "Isidore", "Joachim"),
    *("Judith", "Léandre", "Lucrèce", "Melchior", "Mélite", "Nérine", "Nicandre", "Oriane", "Oronte", "Perrine"),
    *("Philinte", "Quentin", "Quitterie", "Rodrigue", "Roxane", "Séverin", "Sidonie", "Thècle", "Tiburce", "Ubald"),
    *("Ursule", "Valère", "Violante", "Xavier", "Yolande", "Zacharie", "Zaïde"),
)
"""Nobody of the three games, no noun in any of our languages, and of each initial a man's and a woman's at most.

Each is ranked by itself: one more or less changes the names at few tables.
"""


def seat_names(table: str, people: Sequence[str | None]) -> list[str]:
    """The names by seat; where there is None, a bot sits and gets one that nobody else has.

    Its initial is its own too, as long as there is one left: pieces bear it.
    """
    names = [name or "" for name in people]
    for seat, person in enumerate(people):
        if person is None:
            names[seat] = _bot_name(table, seat, names)
    return names


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of which several may be alike: all but the first of them get a number, in brackets."""
    told: list[str] = []
    for name in names:
        other, number = name, 1
        while other in told or (number > 1 and other in names):
            number += 1
            other = f"{name} ({number})"
        told.append(other)
    return told


def _bot_name(table: str, seat: int, others: Sequence[str]) -> str:
    taken = {_plain(name) for name in others}
    initials = {name[:1] for name in taken}
    free = [name for name in NAMES if _plain(name) not in taken]
    return min(free, key=lambda name: (_plain(name)[0] in initials, _lot(table, seat, name)))


def _lot(table: str, seat: int, name: str) -> bytes:
    return hashlib.sha256(f"roisoleil-names/1 {table} {seat} {name}".encode()).digest()


def _plain(name: str) -> str:
    """A name as one reads it in a hurry: without accents, large and small letters alike."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign)).casefold()
