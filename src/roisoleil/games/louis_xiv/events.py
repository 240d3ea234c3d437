"""Every kind of event of the game."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.event import EventTable
from roisoleil.games.louis_xiv.boards import BOARDS, LAYOUTS
from roisoleil.games.louis_xiv.cards import SHIELD_TYPES, STACK_NAMES, TILE_NAMES, TILE_PAIRS, Components
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, SPACES, layout_notation

_BOARD_NAMES: Final = [str(board + 1) for board in range(BOARDS)]
_SHIELD_NAMES: Final = [f"shield-{kind + 1}" for kind in range(SHIELD_TYPES)]
_PAIR_NAMES: Final = [f"{TILE_NAMES[first]}+{TILE_NAMES[second]}" for first, second in TILE_PAIRS]
_LAYOUT_NAMES: Final = [str(layout_notation(layout)) for layout in LAYOUTS]


def _vocabularies(missions: list[str]) -> dict[str, list[str]]:
    return {
        "board": _BOARD_NAMES,
        "card": INFLUENCE_NAMES,
        "mission": missions,
        "tile": TILE_NAMES,
        "tiles": _PAIR_NAMES,
        "shield": _SHIELD_NAMES,
        "stack": STACK_NAMES,
        "space": SPACES,
        "layout": _LAYOUT_NAMES,
    }


# The numbers do not depend on the names of the missions.
_TABLE: Final = EventTable(_vocabularies([]))

# Setup.
FIRST_PLAYER: Final = _TABLE.add("first-player", "seat", reveals=True)
MISSION_DEALT: Final = _TABLE.add("mission-dealt", "seat mission", reveals=True)
STATIONED: Final = _TABLE.add("stationed", "seat space")

# Phase 1.
ROUND_BEGAN: Final = _TABLE.add("round-began", "round:count seat")
COMPENSATED: Final = _TABLE.add("compensated", "seat")
KING_CAME: Final = _TABLE.add("king-came", "board louis:count", reveals=True)
FAVOURITE_CAME: Final = _TABLE.add("favourite-came", "board")
LOUIS_GAINED: Final = _TABLE.add("louis-gained", "seat louis:count")
MARKERS_RECOVERED: Final = _TABLE.add("markers-recovered", "seat markers:count")
SHIELD_DRAWN: Final = _TABLE.add("shield-drawn", "seat")
SHIELD_SEEN: Final = _TABLE.add("shield-seen", "seat shield", reveals=True)
INTRIGUE_DRAWN: Final = _TABLE.add("intrigue-drawn", "seat")
INTRIGUE_SEEN: Final = _TABLE.add("intrigue-seen", "seat board", reveals=True)
CARDS_DEALT: Final = _TABLE.add("cards-dealt", "cards:count")
CARD_DRAWN: Final = _TABLE.add("card-drawn", "seat")
CARD_SEEN: Final = _TABLE.add("card-seen", "seat card", reveals=True)
MARKER_SPENT: Final = _TABLE.add("marker-spent", "seat")
WITHDRAWN: Final = _TABLE.add("withdrawn", "seat space")
CARDS_RETURNED: Final = _TABLE.add("cards-returned", "seat cards:count")
CARD_RETURNED: Final = _TABLE.add("card-returned", "seat card")
OPTION_USED: Final = _TABLE.add("option-used", "seat space")

# Phase 2.
NEUTRAL_PLACED: Final = _TABLE.add("neutral-placed", "board markers:count")
NEUTRAL_CARD: Final = _TABLE.add("neutral-card", "card", reveals=True)
MARKERS_ADDED: Final = _TABLE.add("markers-added", "seat board markers:count")
CARD_PLAYED: Final = _TABLE.add("card-played", "seat card")
MARKERS_PLACED: Final = _TABLE.add("markers-placed", "seat layout")
PASSED: Final = _TABLE.add("passed", "seat louis:count")
CARD_EXCHANGED: Final = _TABLE.add("card-exchanged", "seat card")
LAST_CARD: Final = _TABLE.add("last-card", "seat")
LAST_CARD_SEEN: Final = _TABLE.add("last-card-seen", "seat card")

# Phase 3.
BOARD_SCORED: Final = _TABLE.add("board-scored", "board")
PLOTTED: Final = _TABLE.add("plotted", "seat board general:count personal:count", reveals=True)
NOBODY_PLOTTED: Final = _TABLE.add("nobody-plotted", "board", reveals=True)
NEUTRAL_LED: Final = _TABLE.add("neutral-led", "board")
TIE_WON: Final = _TABLE.add("tie-won", "seat board")
PAID_FREE: Final = _TABLE.add("paid-free", "seat board")
BRIBED: Final = _TABLE.add("bribed", "seat board louis:count")
TILE_GAINED: Final = _TABLE.add("tile-gained", "seat tile")
MARKERS_HOME: Final = _TABLE.add("markers-home", "seat markers:count")
MARKERS_LOST: Final = _TABLE.add("markers-lost", "seat markers:count")
BOARD_FLIPPED: Final = _TABLE.add("board-flipped", "board")
FAVOUR: Final = _TABLE.add("favour", "seat markers:count")

# Phase 4.
MISSION_LAID: Final = _TABLE.add("mission-laid", "seat mission tiles")
MISSION_DRAWN: Final = _TABLE.add("mission-drawn", "seat stack")
MISSION_SEEN: Final = _TABLE.add("mission-seen", "seat mission", reveals=True)
TILE_CROWNED: Final = _TABLE.add("tile-crowned", "seat tile louis:count")
TILE_HANDED_IN: Final = _TABLE.add("tile-handed-in", "seat tile")
MISSION_RETURNED: Final = _TABLE.add("mission-returned", "seat stack")

# End.
EXCHANGED: Final = _TABLE.add("exchanged", "seat shields:count", reveals=True)
SHIELD_MAJORITY: Final = _TABLE.add("shield-majority", "seat shield shields:count", reveals=True)
POINTS_COUNTED: Final = _TABLE.add("points-counted", "seat points:count", reveals=True)
VICTORY: Final = _TABLE.add("victory", "seat")


def event_table(box: Components) -> EventTable:
    """The table of events with the names of these missions."""
    table = EventTable(_vocabularies(box.mission_names))
    table.kinds.extend(_TABLE.kinds)
    return table
