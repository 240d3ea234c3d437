"""Rulebook, "Fin du jeu"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Result
from roisoleil.games.ombre.cards import BLUE, PURPLE
from roisoleil.games.ombre.events import POINTS_COUNTED, VICTORY
from roisoleil.games.ombre.state import Court

POINTS_PER_BLUE_CARD: Final = 2
SOURCES: Final = ["power", "gold", "etiquette"]


def count_points(table: Court, seat: int) -> list[int]:
    """The points of a seat from each source: power, gold, blue cards with Influence (ruling R-E1)."""
    return [table.power[seat], table.gold[seat], POINTS_PER_BLUE_CARD * table.count_colour(seat, BLUE)]


def standing(table: Court, seat: int) -> tuple[int, int, int]:
    """What ranks a seat, higher being better: survival, points, purple cards (rulings R-E2, R-E4, X18).

    Of the eliminated, those who fell later are better; the last survivor is above all by surviving.
    """
    if table.is_alive(seat):
        return table.seats + 1, sum(count_points(table, seat)), table.count_colour(seat, PURPLE)
    return table.fallen[seat], 0, 0


def final_result(table: Court) -> Result:
    """Equals share the better rank."""
    standings = [standing(table, seat) for seat in range(table.seats)]
    ranks = [1 + sum(1 for other in standings if other > mine) for mine in standings]
    counted = [count_points(table, seat) for seat in range(table.seats)]
    breakdown = [list(zip(SOURCES, points, strict=True)) for points in counted]
    return Result(ranks, [sum(points) for points in counted], breakdown)


def announce_points(table: Court, dealer: Dealer) -> None:
    """The count when Louis XIV ends the game."""
    if dealer.silent:
        return
    for seat in table.living():
        dealer.tell(POINTS_COUNTED, seat, sum(count_points(table, seat)))
    ranks = final_result(table).ranks
    for seat in table.living():
        if ranks[seat] == 1:
            dealer.tell(VICTORY, seat)
