"""Every choice of the game, numbered. The comments name the decision to which each block belongs."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.choice import ChoiceTable
from roisoleil.engine.codec import Json
from roisoleil.games.louis_xiv.boards import BOARDS, LAYOUTS, MOST_MARKERS
from roisoleil.games.louis_xiv.cards import (
    BONUS_COPIES,
    INFLUENCE_KINDS,
    MISSIONS,
    PLUS_1_MARKER,
    PLUS_3_MARKERS,
    STACK_NAMES,
    TILE_NAMES,
    TILE_PAIRS,
    TILES,
    Components,
)

SPACES: Final = ["supply", "influence", "scoring", "missions"]
"""The four spaces of a favourite's board, one for each phase."""

INTRIGUES: Final[list[tuple[int, int]]] = [(1, 0), (0, 1), (0, 2), (1, 1), (1, 2)]
"""Markers from the general and the personal supply with an intrigue card; the last two need the favourite."""
PLAIN_INTRIGUES: Final = 3

MOST_RECOVERED: Final = BONUS_COPIES[PLUS_1_MARKER] + 3 * BONUS_COPIES[PLUS_3_MARKERS]
"""Who has laid all missions for it recovers that many markers in a round."""

DECLINE: Final = 0  # Any offer that may be refused, and the end of a phase or of a series.
ACCEPT: Final = 1  # Any offer: a mission's effect, a bribe, winning a tie, keeping three tiles.
STATION: Final = 2  # Le Favori: put a marker on this space.
WITHDRAW: Final = STATION + len(SPACES)  # Le Favori: take the marker of this space back.
TAKE_MARKERS: Final = WITHDRAW + len(SPACES)  # "+2 louis or markers": so many of the two in markers.
REDRAW: Final = TAKE_MARKERS + 3  # Le Favori: put this influence card back to draw another.
PLAY: Final = REDRAW + INFLUENCE_KINDS  # Influence: play this card.
EXCHANGE: Final = PLAY + INFLUENCE_KINDS  # Mission: discard this card for another.
PASS: Final = EXCHANGE + INFLUENCE_KINDS  # Mission: pay 2 louis to pass.
RECOVER: Final = PASS + 1  # With the card played: markers from the general supply ...
RECOVER_FOUR: Final = RECOVER + 1  # ... four of them by a mission ...
PLACE: Final = RECOVER_FOUR + 1  # ... or place this layout ...
JUMP: Final = PLACE + len(LAYOUTS)  # ... with a jump ...
PLACE_FOUR: Final = JUMP + len(LAYOUTS)  # ... or up to four on one board by a mission.
PUT: Final = PLACE_FOUR + BOARDS * MOST_MARKERS  # A single marker on this board (Condé, the mission at the end).
ADD: Final = PUT + BOARDS  # Maintenon: so many markers, 0 to 2.
PLOT: Final = ADD + 3  # An intrigue card with these markers.
LAY: Final = PLOT + len(INTRIGUES)  # Missions: lay this card ...
PAY: Final = LAY + MISSIONS  # ... with these two tiles ...
DRAW: Final = PAY + len(TILE_PAIRS)  # ... and draw from this stack.
CROWN_TILE: Final = DRAW + len(STACK_NAMES)  # Mission: this tile becomes a crown.
HAND_IN: Final = CROWN_TILE + TILES  # This tile becomes a shield.
RETURN: Final = HAND_IN + TILES  # Mission: put this mission card back under its stack.
RECOVER_SOME: Final = RETURN + MISSIONS  # Le Favori: recover so many markers by missions, 0 to MOST_RECOVERED.
CHOICES: Final = RECOVER_SOME + MOST_RECOVERED + 1


def choice_table(box: Components) -> ChoiceTable:
    """The table of choices with the names of these missions."""
    table = ChoiceTable()
    table.add("decline")
    table.add("accept")
    for kind in ("station", "withdraw"):
        for space in SPACES:
            table.add(kind, {"space": space})
    for markers in range(3):
        table.add("supply", {"markers": markers})
    for kind in ("redraw", "play", "exchange"):
        for card in INFLUENCE_NAMES:
            table.add(kind, {"influence": card})
    table.add("pass")
    table.add("recover")
    table.add("recover-four")
    for kind in ("place", "jump"):
        for layout in LAYOUTS:
            table.add(kind, {"markers": layout_notation(layout)})
    for board in range(BOARDS):
        for number in range(1, MOST_MARKERS + 1):
            table.add("place-four", {"markers": layout_notation([(board, number)])})
    for board in range(BOARDS):
        table.add("put", {"board": board + 1})
    for markers in range(3):
        table.add("add", {"markers": markers})
    for general, personal in INTRIGUES:
        table.add("plot", {"general": general, "personal": personal})
    for name in box.mission_names:
        table.add("lay", {"mission": name})
    for first, second in TILE_PAIRS:
        table.add("pay", {"tile": TILE_NAMES[first], "other-tile": TILE_NAMES[second]})
    for stack in STACK_NAMES:
        table.add("draw", {"stack": stack})
    for kind in ("crown", "hand-in"):
        for tile in TILE_NAMES:
            table.add(kind, {"tile": tile})
    for name in box.mission_names:
        table.add("return", {"mission": name})
    for markers in range(MOST_RECOVERED + 1):
        table.add("recover-some", {"markers": markers})
    assert len(table.rows) == CHOICES
    return table


INFLUENCE_NAMES: Final = [*(f"board-{board + 1}" for board in range(BOARDS)), "joker"]


def layout_notation(layout: list[tuple[int, int]]) -> Json:
    """A layout as text: "6:1,1:2" are one marker on board 6 and two on board 1."""
    return ",".join(f"{board + 1}:{number}" for board, number in layout)
