"""Every kind of event of the game."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.event import EventTable
from roisoleil.games.habemus.cards import Persons, card_names
from roisoleil.games.habemus.gems import BIDS

# The numbers do not depend on the names of the persons.
_TABLE: Final = EventTable({"card": card_names([""] * 25), "gems": BIDS})

# Setup.
CAMERLENGO_NAMED: Final = _TABLE.add("camerlengo-named", "seat", reveals=True)
ORDERS_DEALT: Final = _TABLE.add("orders-dealt", "seat first:card second:card", reveals=True)

# Phase 1 and the smokes.
ROUND_BEGAN: Final = _TABLE.add("round-began", "round:count")
CARD_TURNED: Final = _TABLE.add("card-turned", "card", reveals=True)
BLACK_SMOKE_ROSE: Final = _TABLE.add("black-smoke-rose", reveals=True)
WHITE_SMOKE_ROSE: Final = _TABLE.add("white-smoke-rose", reveals=True)
INCOME: Final = _TABLE.add("income", "seat cardinals:count gold:count")
ORDER_DECIDED: Final = _TABLE.add("order-decided", "seat")
ORDER_KEPT: Final = _TABLE.add("order-kept", "seat kept:card dropped:card")

# Phase 2.
ACTION_DECIDED: Final = _TABLE.add("action-decided", "seat")
ACTION_CHOSEN: Final = _TABLE.add("action-chosen", "seat card")
ACTION_OPENED: Final = _TABLE.add("action-opened", "seat card", reveals=True)
GOLD_GAINED: Final = _TABLE.add("gold-gained", "seat gold:count card")
GOLD_STOLEN: Final = _TABLE.add("gold-stolen", "seat victim:seat gold:count")
BRIBED: Final = _TABLE.add("bribed", "seat victim:seat card gold:count")
BRIBE_RETURNED: Final = _TABLE.add("bribe-returned", "seat")  # Of the first rules, which did not tell why.
BRIBE_UNAFFORDABLE: Final = _TABLE.add("bribe-unaffordable", "seat")
BRIBE_WITHOUT_TARGET: Final = _TABLE.add("bribe-without-target", "seat")
SWAPPED: Final = _TABLE.add("swapped", "first:card second:card owner:seat other:seat")
NOT_SWAPPED: Final = _TABLE.add("not-swapped", "seat")

# Phase 3.
BID_DECIDED: Final = _TABLE.add("bid-decided", "seat")
BID_CHOSEN: Final = _TABLE.add("bid-chosen", "seat gems")
BID_OPENED: Final = _TABLE.add("bid-opened", "seat paid:gems counts:gems", reveals=True)
ORDER_OF_CHOICE: Final = _TABLE.add("order-of-choice", "first:seat second:seat third:seat fourth:seat")

# Phase 4.
TOOK: Final = _TABLE.add("took", "seat card")
GEMS_GAINED: Final = _TABLE.add("gems-gained", "seat gems gold:count")
SQUADRONE_PAID: Final = _TABLE.add("squadrone-paid", "seat gold:count")
SQUADRONE_LOST: Final = _TABLE.add("squadrone-lost", "seat")
EXCLUDED: Final = _TABLE.add("excluded", "seat victim:seat card")
DIED: Final = _TABLE.add("died", "seat victim:seat card")
LEFT_OVER: Final = _TABLE.add("left-over", "card")

# End.
ORDER_SHOWN: Final = _TABLE.add("order-shown", "seat card votes:count", reveals=True)
VOTES_COUNTED: Final = _TABLE.add("votes-counted", "seat votes:count")
ELECTED: Final = _TABLE.add("elected", "seat")


def event_table(people: Persons) -> EventTable:
    """The table of events with the names of these persons."""
    table = EventTable({"card": people.names, "gems": BIDS})
    table.kinds.extend(_TABLE.kinds)
    return table
