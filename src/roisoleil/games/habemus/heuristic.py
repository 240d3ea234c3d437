"""How a sound player weighs the options: in hundredths of a vote, from what the seat may know.

Gold, gems and hands of all are known to who has watched (ruling 45); the orders of others and the order of the decks
are not. The rates and chances in these files were counted in games of such players against each other. Here is which
decision is asked; the files beside this one tell what cards (`heuristic_cards.py`), gold and gems (`heuristic_gold.py`)
and the losses of rivals (`heuristic_rivals.py`) are worth, and what follows for action cards (`heuristic_actions.py`)
and bids (`heuristic_bids.py`).
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.habemus.cards import FIRST_ORDER
from roisoleil.games.habemus.choices import BID, BRIBE_PERSON, DECLINE_SWAP, EXCLUDE, KEEP, PASS_ACTION, STRIKE, TAKE
from roisoleil.games.habemus.heuristic_actions import appeals_of_actions, appeals_of_swaps, gain_by_bribe
from roisoleil.games.habemus.heuristic_bids import appeals_of_bids, keenness
from roisoleil.games.habemus.heuristic_cards import worth
from roisoleil.games.habemus.heuristic_rivals import loss
from roisoleil.games.habemus.outlook import hope
from roisoleil.games.habemus.state import Conclave
from roisoleil.games.habemus.taking import TakeCards, oldest_person

DENY: Final = 35  # Per cent, much like HURT: of what the next in the order of choice would gain by a card left to him.


def appeals(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """The worth of each option; which decision it is follows from the numbers."""
    if not options:
        return []
    last = options[-1]
    if last >= DECLINE_SWAP:
        return appeals_of_swaps(table, seat, options)
    if last >= STRIKE:
        return [loss(table, seat, choice - STRIKE, mortal(table, choice - STRIKE)) for choice in options]
    if last >= EXCLUDE:
        return [loss(table, seat, table.owner_of(choice - EXCLUDE), choice - EXCLUDE) for choice in options]
    if last >= BRIBE_PERSON:
        return [gain_by_bribe(table, seat, choice - BRIBE_PERSON) for choice in options]
    if last >= TAKE:
        return appeals_of_cards(table, seat, options)
    if last >= BID:
        return appeals_of_bids(table, seat, options)
    if last >= PASS_ACTION:
        return appeals_of_actions(table, seat, options)
    return [hope(table, seat, choice - KEEP + FIRST_ORDER) for choice in options]


def mortal(table: Conclave, victim: int) -> int:
    """Who dies if the Case of Death strikes that opponent."""
    return oldest_person(table, table.candidates[victim].persons & table.people.all_but_chigi)


def appeals_of_cards(table: Conclave, seat: int, options: list[int]) -> list[int]:
    """What each card is worth to me, and a part of what the next in the order of choice would gain by it."""
    values = [worth(table, seat, choice - TAKE, True) for choice in options]
    frame = table.frames[-1]
    if isinstance(frame, TakeCards) and frame.turn + 1 < len(frame.order):
        rival = frame.order[frame.turn + 1]
        wanted = [worth(table, rival, choice - TAKE, False) for choice in options]
        values[wanted.index(max(wanted))] += keenness(wanted) * DENY // 100
    return values
