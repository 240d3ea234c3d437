"""Rulebook, "Préparation du jeu" and, for two players, "Le jeu à deux joueurs"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.games.louis_xiv.boards import BOARDS
from roisoleil.games.louis_xiv.cards import (
    DARK,
    INFLUENCE_CARDS,
    LIGHT,
    MEDIUM,
    MONEY_CARDS,
    SHIELDS,
    STACK_NAMES,
    Components,
)
from roisoleil.games.louis_xiv.events import FIRST_PLAYER, MISSION_DEALT
from roisoleil.games.louis_xiv.labels import INFLUENCE
from roisoleil.games.louis_xiv.state import MARKERS_OF_A_SEAT, Courtier, Versailles
from roisoleil.games.louis_xiv.turn import Rounds

START_MONEY: Final = 5
IN_GENERAL_SUPPLY: Final[dict[int, list[int]]] = {2: [5, 6], 3: [5, 5, 6], 4: [5, 5, 6, 7]}
"""Markers that begin in the general supply, by the place in the turn order."""

# The labels of the outcomes of chance.
FIRST_SEAT: Final = "first-player"
MONEY: Final = "money-cards"
INTRIGUES: Final = "intrigue-cards"
SHIELD_PILE: Final = "shields"
MISSIONS: Final = [f"{name}-missions" for name in STACK_NAMES]


def set_up(box: Components, seats: int, version: int, with_favori: bool, dealer: Dealer) -> Versailles:
    """A new table, played up to its first decision."""
    # The oldest player is drawn by lot.
    first = dealer.pick(FIRST_SEAT, list(range(seats)))
    money = dealer.shuffle(MONEY, list(range(MONEY_CARDS)))
    intrigues = dealer.shuffle(INTRIGUES, list(range(BOARDS)))
    influence = dealer.shuffle(INFLUENCE, INFLUENCE_CARDS)
    stacks = [dealer.shuffle(MISSIONS[stack], box.stack_cards(stack)) for stack in range(len(STACK_NAMES))]
    shields = dealer.shuffle(SHIELD_PILE, SHIELDS)
    courtiers = [new_courtier(seats, (seat - first) % seats) for seat in range(seats)]
    table = Versailles(
        box,
        with_favori,
        courtiers,
        0,
        [],
        money,
        influence,
        [],
        stacks[LIGHT],
        stacks[MEDIUM],
        stacks[DARK],
        intrigues,
        shields,
        first,
        version=version,
    )
    dealer.tell(FIRST_PLAYER, first)
    for seat in table.turn_order():
        for stack in (LIGHT, MEDIUM):
            dealer.tell_only(seat, MISSION_DEALT, seat, table.draw_mission(seat, stack))
    table.start(Rounds(), dealer)
    return table


def new_courtier(seats: int, place: int) -> Courtier:
    """A player with 5 louis and 16 markers, some of them in the general supply."""
    general = IN_GENERAL_SUPPLY[seats][place]
    return Courtier(general, MARKERS_OF_A_SEAT - general, START_MONEY)
