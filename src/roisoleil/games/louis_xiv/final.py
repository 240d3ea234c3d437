"""Rulebook, "Fin de la partie"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Result
from roisoleil.games.louis_xiv.boards import count_all
from roisoleil.games.louis_xiv.cards import SHIELD_TYPES, count_tiles
from roisoleil.games.louis_xiv.events import EXCHANGED, POINTS_COUNTED, SHIELD_MAJORITY, VICTORY
from roisoleil.games.louis_xiv.state import Courtier, Versailles

POINTS_PER_MISSION: Final = 5
LOUIS_PER_SHIELD: Final = 3
TABLET_MARKERS_PER_SHIELD: Final = 2
SOURCES: Final = ["missions", "shields", "majorities"]


def exchanged_shields(courtier: Courtier) -> int:
    """A shield for each influence card, intrigue card, tile and marker on a board, 3 louis, 2 markers on the tablet."""
    return (
        len(courtier.hand)
        + len(courtier.intrigues)
        + count_tiles(courtier.tiles)
        + count_all(courtier.on_boards)
        + courtier.money // LOUIS_PER_SHIELD
        + courtier.tablet_count() // TABLET_MARKERS_PER_SHIELD
    )


def announce_points(table: Versailles, dealer: Dealer) -> None:
    """The final exchange in turn order, by itself (ruling L39); then majorities and points."""
    for seat in table.turn_order():
        number = exchanged_shields(table.courtiers[seat])
        for _ in range(number):
            table.draw_shield(seat)
        dealer.tell(EXCHANGED, seat, number)
    if dealer.silent:
        return
    for kind in range(SHIELD_TYPES):
        for seat in majority_of(table, kind):
            dealer.tell(SHIELD_MAJORITY, seat, kind, table.courtiers[seat].shields_of(kind))
    result = final_result(table)
    for seat in range(table.seats):
        dealer.tell(POINTS_COUNTED, seat, result.points[seat])
    for seat in range(table.seats):
        if result.ranks[seat] == 1:
            dealer.tell(VICTORY, seat)


def majority_of(table: Versailles, kind: int) -> list[int]:
    """The seats with the most shields of a type, ties included; none if nobody has one (ruling L40)."""
    held = [courtier.shields_of(kind) for courtier in table.courtiers]
    most = max(held)
    return [seat for seat in range(table.seats) if most and held[seat] == most]


def count_points(table: Versailles, seat: int) -> list[int]:
    """The points of a seat from each source; bonuses for majorities are points, not draws (ruling L40)."""
    courtier = table.courtiers[seat]
    majorities = sum(1 for kind in range(SHIELD_TYPES) if seat in majority_of(table, kind))
    return [POINTS_PER_MISSION * courtier.laid.bit_count(), courtier.shield_count(), majorities]


def final_result(table: Versailles) -> Result:
    """Points; ties go to the markers in the personal supply; equals share the victory (ruling L41)."""
    counted = [count_points(table, seat) for seat in range(table.seats)]
    points = [sum(sources) for sources in counted]
    standings = [(points[seat], table.courtiers[seat].personal) for seat in range(table.seats)]
    ranks = [1 + sum(1 for other in standings if other > mine) for mine in standings]
    breakdown = [list(zip(SOURCES, sources, strict=True)) for sources in counted]
    return Result(ranks, points, breakdown)
