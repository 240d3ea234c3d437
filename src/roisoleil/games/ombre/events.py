"""Every kind of event of the game."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.event import EventTable
from roisoleil.games.ombre.cards import COLOUR_NAMES, FACE_NAMES

EVENTS: Final = EventTable({"card": FACE_NAMES, "colour": COLOUR_NAMES})

# Setup.
FIRST_PLAYER: Final = EVENTS.add("first-player", "seat", reveals=True)
DEALT: Final = EVENTS.add("dealt", "seat card", reveals=True)
PUT_UNDER: Final = EVENTS.add("put-under", "card", reveals=True)

# Phase 1.
TURN_BEGAN: Final = EVENTS.add("turn-began", "seat")
DUEL_FOUGHT: Final = EVENTS.add("duel-fought", "seat victim:seat power:count")
POWER_LOST: Final = EVENTS.add("power-lost", "seat victim:seat power:count card")
GAINED: Final = EVENTS.add("gained", "seat power:count gold:count card")
# Laying the card shows its player the whole discard pile.
LAID_DOWN: Final = EVENTS.add("laid-down", "seat card", reveals=True)
RETRIEVED: Final = EVENTS.add("retrieved", "seat card")
DISMISSED: Final = EVENTS.add("dismissed", "seat card victim:seat other:card")
CONSPIRED: Final = EVENTS.add("conspired", "seat card power:count gold:count")
ELIMINATED: Final = EVENTS.add("eliminated", "seat")

# Phase 2.
ANNOUNCED: Final = EVENTS.add("announced", "seat cards:count")
CARD_TURNED: Final = EVENTS.add("card-turned", "seat card", reveals=True)
STOPPED: Final = EVENTS.add("stopped", "seat")
PLACED: Final = EVENTS.add("placed", "seat card")
DISCARDED: Final = EVENTS.add("discarded", "card")

# Specials.
LOUIS_CAME: Final = EVENTS.add("louis-came", "seat", reveals=True)
PILE_REBUILT: Final = EVENTS.add("pile-rebuilt", "cards:count", reveals=True)
LOUIS_RETURNED: Final = EVENTS.add("louis-returned", "seat", reveals=True)
MAZARIN_CAME: Final = EVENTS.add("mazarin-came", "seat")
NOBODY_INTRIGUES: Final = EVENTS.add("nobody-intrigues")
FAVOURED: Final = EVENTS.add("favoured", "seat power:count gold:count")
DEBTS_CAME: Final = EVENTS.add("debts-came", "seat seals:count")
NOBODY_OWES: Final = EVENTS.add("nobody-owes")
CARD_FORFEITED: Final = EVENTS.add("card-forfeited", "seat card")
TOKENS_FORFEITED: Final = EVENTS.add("tokens-forfeited", "seat power:count gold:count")

# Auctions.
AUCTION_OPENED: Final = EVENTS.add("auction-opened", "seat card")
BID_MADE: Final = EVENTS.add("bid-made", "seat amount:count")
PASSED: Final = EVENTS.add("passed", "seat")
UNSOLD: Final = EVENTS.add("unsold", "card")
PAID_CARD: Final = EVENTS.add("paid-card", "seat card value:count")
PAID_TOKENS: Final = EVENTS.add("paid-tokens", "seat power:count gold:count")
WON: Final = EVENTS.add("won", "seat card price:count")

# Phase 3.
GOLD_SPENT: Final = EVENTS.add("gold-spent", "seat gold:count")
TRADED: Final = EVENTS.add("traded", "seat card victim:seat other:card")
BANISHED: Final = EVENTS.add("banished", "seat victim:seat card")

# End.
POINTS_COUNTED: Final = EVENTS.add("points-counted", "seat points:count")
LAST_STANDING: Final = EVENTS.add("last-standing", "seat")
VICTORY: Final = EVENTS.add("victory", "seat")
