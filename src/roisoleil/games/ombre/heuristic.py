"""How a sound player weighs the options: by what each of them changes in the hopes of all, in hundredths of a point.

One's own gains count fully, those of a rival by his share in the chances that are not one's own: hurting the leader is
almost as good as a gain, hurting the last is worth little. All that lies on the table is open; only the order of the
draw pile is not, and it is not asked. Here is which decision is asked; the changes are weighed in
`heuristic_scales.py`, for the phases of a turn in `heuristic_turn.py` and for auctions in `heuristic_auctions.py`.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    CONSPIRE_POWER,
    DISMISS,
    DONE,
    DRAW,
    LAY_DOWN,
    PLACE,
    PLACE_TWO,
    RETRIEVE,
    SAP,
    TURN_ONE,
)
from roisoleil.games.ombre.conspiracy import is_conspiracy
from roisoleil.games.ombre.gold import GoldAction
from roisoleil.games.ombre.heuristic_auctions import appeal_of_payment, appeals_of_bids
from roisoleil.games.ombre.heuristic_scales import Scales
from roisoleil.games.ombre.heuristic_turn import (
    AT_ONCE,
    appeal_of_conspiracy,
    appeal_of_dismissal,
    appeal_of_gain,
    appeal_of_gold_action,
    appeal_of_quality,
    appeal_of_special,
    appeal_of_turning,
    appeals_of_announcing,
)
from roisoleil.games.ombre.outlook import POINT
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.qualities import UseQualities
from roisoleil.games.ombre.reveal import Announce, TurnCards
from roisoleil.games.ombre.state import Court

LATER: Final = POINT
"""Conspiring can wait for phase 3, when all cards are placed and the least one is known."""


def appeals(table: Court, seat: int, options: list[int]) -> list[int]:
    """The worth of each option."""
    if not options:
        return []
    frame = table.frames[-1]
    if isinstance(frame, UseQualities):
        gains = [appeal_of_gain(table, option) for option in options]
        if AT_ONCE in gains:
            return gains
    elif isinstance(frame, TurnCards):
        more = appeal_of_turning(table, seat, len(frame.turned) + 1) - appeal_of_turning(table, seat, len(frame.turned))
        return [more if option == TURN_ONE else 0 for option in options]
    elif isinstance(frame, Announce):
        return appeals_of_announcing(table, seat, options)
    scales = Scales(table, seat)
    if isinstance(frame, Auction):
        return appeals_of_bids(scales, frame, options)
    if isinstance(frame, Payment):
        return [appeal_of_payment(scales, frame, option) for option in options]
    if isinstance(frame, GoldAction):
        return [appeal(scales, option) for option in options]
    return [-LATER if is_conspiracy(option) else appeal(scales, option) for option in options]


def appeal(scales: Scales, choice: int) -> int:
    """The worth of an option of the active player, or of one who has debts or the Cardinal's favour."""
    if choice == DONE:
        return 0
    if choice < LAY_DOWN:
        return appeal_of_quality(scales, choice)
    if choice < RETRIEVE:
        return scales.loss_of_row(choice - LAY_DOWN) + scales.best_retrieval()
    if choice < DISMISS:
        return scales.gain_of_face(choice - RETRIEVE)
    if choice < CONSPIRE_POWER:
        return appeal_of_dismissal(scales, choice - DISMISS)
    if choice < ANNOUNCE:
        return appeal_of_conspiracy(scales, choice)
    if choice < PLACE_TWO:
        return scales.gain_of_face(choice - PLACE)
    if choice < SAP:
        return scales.gain_of_two(choice - PLACE_TWO)
    if choice < DRAW:
        return appeal_of_gold_action(scales, choice)
    return appeal_of_special(scales, choice)
