"""The phases of a turn, and the special cards turned in it: what their options change."""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.cards import COLOURS, DIPLOMACY
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    BANISH,
    BUY_CARD,
    CONSPIRE_GOLD,
    CONSPIRE_POWER,
    DRAW,
    DUEL_ONE,
    DUEL_TWO,
    FAVOUR,
    FIRST_PAIR_OF_TOKENS,
    FORFEIT,
    FORFEIT_TOKENS,
    MOST_ANNOUNCED,
    PAIRS,
    SAP,
    TARGETS,
    TOKEN_MIXES,
    TRADE,
    USE_AUTHORITY,
    USE_PENSION,
    USE_POWER,
    USE_SUZERAIN,
    USE_WEALTH,
)
from roisoleil.games.ombre.conspiracy import GOLD_FOR_A_CARD, POWER_FOR_A_CARD, is_conspiracy
from roisoleil.games.ombre.gold import BANISH_PRICE, CARD_PRICE, SAP_PRICE, TRADE_PRICE
from roisoleil.games.ombre.heuristic_scales import NOT_FOUND, Scales
from roisoleil.games.ombre.louis import PLAYERS_FOR_A_SECOND_HALF
from roisoleil.games.ombre.outlook import CARDS_PER_TURN, POINT
from roisoleil.games.ombre.qualities import DUEL_POWER, SUZERAIN_POWER
from roisoleil.games.ombre.scoring import count_points
from roisoleil.games.ombre.state import Court

AT_ONCE: Final = 100 * POINT
"""What only gives is taken before anything that might cost its majority."""
IN_VAIN: Final = -1
"""With an empty bank a quality gives nothing; anything else comes first, and perhaps a fall will fill the bank."""
CHOICE_OF: Final[list[int]] = [0, 150, 220, 260, 280]
"""What it is worth to choose among so many turned cards: each one more is less often the best of them."""
END_NOW: Final = 5 * POINT
"""What the end is worth to the one who leads: the lead that would make him sure of the victory."""


# Phase 1.


def appeal_of_gain(table: Court, choice: int) -> int:
    """Phase 1: what only gives comes first; with an empty bank it can wait, perhaps a fall will fill it."""
    if choice in (USE_POWER, USE_AUTHORITY):
        return AT_ONCE if table.bank_power else 0
    return AT_ONCE if choice in (USE_WEALTH, USE_PENSION) and table.bank_gold else 0


def appeal_of_quality(scales: Scales, choice: int) -> int:
    """Phase 1: duels and Suzerain hurt; the others give."""
    if choice >= USE_SUZERAIN:
        return scales.hurt(choice - USE_SUZERAIN, SUZERAIN_POWER)
    if choice >= USE_POWER:
        return IN_VAIN
    if choice < DUEL_TWO:
        return hurt_in_duel(scales, choice - DUEL_ONE, DUEL_POWER)
    first, second = PAIRS[choice - DUEL_TWO]
    return hurt_in_duel(scales, first, DUEL_POWER // 2) + hurt_in_duel(scales, second, DUEL_POWER // 2)


def hurt_in_duel(scales: Scales, victim: int, amount: int) -> int:
    """Diplomacy makes a hit smaller."""
    return scales.hurt(victim, amount - (1 if scales.table.auction_copies(victim, DIPLOMACY) else 0))


def appeal_of_dismissal(scales: Scales, number: int) -> int:
    """One's own card against another's."""
    own, row = divmod(number, TARGETS)
    victim, colour = divmod(row, COLOURS)
    both = scales.loss_of_row(own) + scales.loss(victim, colour)
    if own != colour:
        return both
    apart = scales.change(colour, scales.seat, -1) + scales.change(colour, victim, -1)
    return both - apart + scales.change_both(colour, victim)


def appeal_of_conspiracy(scales: Scales, choice: int) -> int:
    """A card for power or gold."""
    if choice >= CONSPIRE_GOLD:
        gold = min(GOLD_FOR_A_CARD, scales.table.bank_gold)
        return scales.loss_of_row(choice - CONSPIRE_GOLD) + scales.tokens(0, gold)
    power = min(POWER_FOR_A_CARD, scales.table.bank_power)
    return scales.loss_of_row(choice - CONSPIRE_POWER) + scales.tokens(power, 0)


# Phase 2.


def appeals_of_announcing(table: Court, seat: int, options: list[int]) -> list[int]:
    """Phase 2: so many cards to choose from; but first one conspires, if Louis XIV may end the game before phase 3."""
    found = [appeal_of_turning(table, seat, min(option - ANNOUNCE + 1, MOST_ANNOUNCED)) for option in options]
    if is_conspiracy(options[0]) and may_end(table):
        scales = Scales(table, seat)
        best = max(found)
        for place, option in enumerate(options):
            if is_conspiracy(option):
                found[place] = best + appeal_of_conspiracy(scales, option)
    return found


def appeal_of_turning(table: Court, seat: int, number: int) -> int:
    """The more cards the better; but Louis XIV may come with them, which pleases only the one who leads."""
    if number <= 0 or not may_end(table):
        return CHOICE_OF[max(number, 0)]
    most = max([sum(count_points(table, rival)) for rival in table.opponents(seat)])
    end = END_NOW if sum(count_points(table, seat)) >= most else -END_NOW
    left = len(table.deck) - table.drawn
    return CHOICE_OF[number] + end * min(number, left) // left


def may_end(table: Court) -> bool:
    """Whether Louis XIV may end the game in this turn, for all one knows."""
    if table.drawn + CARDS_PER_TURN < (len(table.deck) - 1) // 2:
        return False
    return table.louis_seen or len(table.living()) < PLAYERS_FOR_A_SECOND_HALF


# Phase 3.


def appeal_of_gold_action(scales: Scales, choice: int) -> int:
    """Phase 3: what it brings, less its price."""
    if choice == BUY_CARD:
        return scales.gain_of_draw() - POINT * CARD_PRICE
    if choice >= BANISH:
        victim, colour = divmod(choice - BANISH, COLOURS)
        return scales.loss(victim, colour) - POINT * BANISH_PRICE
    if choice < TRADE:
        return scales.hurt(choice - SAP, 1) - POINT * SAP_PRICE
    return appeal_of_trade(scales, choice - TRADE) - POINT * TRADE_PRICE


def appeal_of_trade(scales: Scales, number: int) -> int:
    """The top card of an own row against that of a rival's."""
    own, row = divmod(number, TARGETS)
    victim, colour = divmod(row, COLOURS)
    if own == colour:
        return 0
    gift = COLOURS * victim + own
    if scales.gifts[gift] == NOT_FOUND:
        scales.gifts[gift] = scales.loss_of_row(own) + scales.gain(victim, scales.table.top_face(scales.seat, own))
    taken = scales.table.top_face(victim, colour)
    return scales.gifts[gift] + scales.gain_of_face(taken) + scales.loss(victim, colour)


# Special cards.


def appeal_of_special(scales: Scales, choice: int) -> int:
    """The Cardinal's favour, and debts."""
    if choice == DRAW:
        return scales.gain_of_draw()
    if choice < FORFEIT:
        power, gold = TOKEN_MIXES[choice - FAVOUR]
        return scales.tokens(power, gold)
    if choice < FORFEIT_TOKENS:
        return scales.loss_of_item(choice - FORFEIT)
    power, gold = TOKEN_MIXES[FIRST_PAIR_OF_TOKENS + choice - FORFEIT_TOKENS]
    return scales.tokens(-power, -gold)
