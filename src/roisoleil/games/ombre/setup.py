"""Rulebook, "Préparation pour le jeu"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.cards import COLOURS, GOLD_IN_BOX, START_GOLD, START_POWER, Components, is_quality
from roisoleil.games.ombre.events import DEALT, FIRST_PLAYER, PUT_UNDER
from roisoleil.games.ombre.piles import put_louis_in
from roisoleil.games.ombre.state import EMPTY_ROW, Court
from roisoleil.games.ombre.turn import Turns

CARDS_DEALT: Final[dict[int, list[int]]] = {
    2: [2, 3],
    3: [2, 3, 3],
    4: [2, 2, 3, 3],
    5: [2, 2, 3, 3, 4],
    6: [2, 2, 3, 3, 4, 4],
}
"""The dealing table: cards for player 1, 2, ... by the number of players."""

# The labels of the outcomes of chance.
FIRST_SEAT: Final = "first-player"
PACK: Final = "pack"


def set_up(box: Components, seats: int, dealer: Dealer) -> Court:
    """A new court, played up to its first decision."""
    # Ruling R-S1: who is player 1 is drawn by lot.
    first = dealer.pick(FIRST_SEAT, list(range(seats)))
    pack = dealer.shuffle(PACK, box.pack)
    table = Court(
        box,
        [],
        0,
        [],
        [],
        [START_POWER] * seats,
        [START_GOLD] * seats,
        [EMPTY_ROW] * (COLOURS * seats),
        [0] * seats,
        [0] * seats,
        [],
        box.power_in_box - START_POWER * seats,
        GOLD_IN_BOX - START_GOLD * seats,
        first,
    )
    dealer.tell(FIRST_PLAYER, first)
    table.known_bottom = deal(table, pack, dealer)
    table.deck = put_louis_in(pack, dealer)
    table.start(Turns(first), dealer)
    return table


def deal(table: Court, pack: list[int], dealer: Dealer) -> list[int]:
    """Deal seat by seat from player 1; returns the cards that were put under the pack (rulings R-S2 and X8)."""
    put_under: list[int] = []
    for number, owed in enumerate(CARDS_DEALT[table.seats]):
        seat = (table.active + number) % table.seats
        while table.count_cards(seat) < owed:
            card = pack.pop(0)
            if is_quality(card):
                table.put(seat, card)
                dealer.tell(DEALT, seat, card)
            else:
                pack.append(card)
                put_under.append(card)
                dealer.tell(PUT_UNDER, card)
    return put_under
