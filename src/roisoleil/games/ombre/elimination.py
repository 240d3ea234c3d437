"""Losing power, and falling: rulebook, "Combat en duel", the note."""

from __future__ import annotations

from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.cards import COLOURS
from roisoleil.games.ombre.events import ELIMINATED, LAST_STANDING, VICTORY
from roisoleil.games.ombre.state import EMPTY_ROW, Court


def take_power(table: Court, victims: list[int], amounts: list[int], dealer: Dealer) -> bool:
    """Victims give power to the bank, at once; who must give more than he has falls. True if the game is over.

    Zero power is alive (ruling R-T5); those who fall together share a rank (ruling X10).
    """
    rank = max(table.fallen) + 1
    for victim, amount in zip(victims, amounts, strict=True):
        if table.power[victim] < amount:
            eliminate(table, victim, rank, dealer)
        else:
            table.pay(victim, amount, 0)
    living = table.living()
    if len(living) > 1:
        return False
    # Ruling R-E3: the last one left wins at once, whatever the points.
    dealer.tell(LAST_STANDING, living[0])
    dealer.tell(VICTORY, living[0])
    return True


def eliminate(table: Court, seat: int, rank: int, dealer: Dealer) -> None:
    """Rows in colour order from bottom to top, then auction cards, are discarded (R-1e, X17); tokens go to the bank."""
    for colour in range(COLOURS):
        row: list[int] = []
        while table.has_row(seat, colour):
            row.append(table.lift(seat, colour))
        row.reverse()
        table.discard.extend(row)
        table.rows[COLOURS * seat + colour] = EMPTY_ROW
    table.discard.extend(table.auction_cards(seat))
    table.auctions[seat] = 0
    table.pay(seat, table.power[seat], table.gold[seat])
    table.fallen[seat] = rank
    dealer.tell(ELIMINATED, seat)
