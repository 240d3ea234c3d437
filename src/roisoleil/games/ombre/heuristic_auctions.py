"""Auctions: how far to bid, and how to pay."""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import COLOURS, FIRST_AUCTION
from roisoleil.games.ombre.choices import BID, PASS, PAY_CARD, SETTLE
from roisoleil.games.ombre.heuristic_scales import Scales
from roisoleil.games.ombre.outlook import POINT
from roisoleil.games.ombre.payment import Payment, value_of

DEAR_CARD: Final = 2 * POINT
"""What it costs for each point to give a card that one needs."""


def appeals_of_bids(scales: Scales, frame: Auction, options: list[int]) -> list[int]:
    """The smallest raise, as long as the card is worth its price; then to pass."""
    worth = scales.worth_of_auction(frame.card - FIRST_AUCTION)
    raised = frame.highest + 1
    found: list[int] = []
    for option in options:
        price = option - BID + 1
        if option == PASS:
            found.append(0)
        else:
            found.append(worth - cost_of(scales, frame.card, price) if price == raised else -POINT * price)
    return found


def cost_of(scales: Scales, card: int, price: int) -> int:
    """What it costs to pay a price: cards that are worth less than the tokens they spare, then tokens."""
    table, seat = scales.table, scales.seat
    saved = 0
    rest = price
    for colour in range(COLOURS):
        length = table.row_length(seat, colour)
        if length:
            value = value_of(table, colour, card)
            loss = -scales.loss_of_row(colour)
            while length and rest and loss < POINT * min(value, rest):
                saved += POINT * min(value, rest) - loss
                rest -= min(value, rest)
                length -= 1
    power = min(table.power[seat], max(0, rest - table.gold[seat]))
    missing = max(0, rest - power - table.gold[seat])
    # What even the tokens cannot pay is paid with cards that are worth more than they spare.
    dear = DEAR_CARD * missing
    return POINT * (price - rest) - saved - scales.tokens(-power, power - rest + missing) + dear


def appeal_of_payment(scales: Scales, frame: Payment, choice: int) -> int:
    """What it spares of the tokens still owed, less what it costs."""
    rest = frame.price - frame.paid
    if choice >= SETTLE:
        power = choice - SETTLE
        return POINT * rest + scales.tokens(-power, power - rest)
    item = choice - PAY_CARD
    return POINT * min(rest, value_of(scales.table, item, frame.card)) + scales.loss_of_item(item)
