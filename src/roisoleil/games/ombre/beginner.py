"""How a beginner weighs the options: by what this very choice brings, in half points, and by a taste.

Three characters sit at court. The miser (0) loves gold, spends none and hardly bids. The quarreller (1) loves green
cards and strikes at the next one on the left. The show-off (2) loves seals and auction cards at any price. None of
them looks at majorities, at rivals' plans, at the danger of little power or at the end of the game.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import BLUE, COLOURS, GREEN, GREY, SUZERAIN, YELLOW
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    BANISH,
    BID,
    BUY_CARD,
    CONSPIRE_GOLD,
    CONSPIRE_POWER,
    DISMISS,
    DONE,
    DRAW,
    DUEL_ONE,
    DUEL_TWO,
    FAVOUR,
    FIRST_PAIR_OF_TOKENS,
    FORFEIT,
    FORFEIT_TOKENS,
    LAY_DOWN,
    PASS,
    PAY_CARD,
    PLACE,
    RETRIEVE,
    SAP,
    SETTLE,
    STOP,
    TARGETS,
    TOKEN_MIXES,
    TRADE,
    TURN_ONE,
    USE_POWER,
    USE_SUZERAIN,
)
from roisoleil.games.ombre.conspiracy import GOLD_FOR_A_CARD, POWER_FOR_A_CARD
from roisoleil.games.ombre.gold import BANISH_PRICE, CARD_PRICE, SAP_PRICE, TRADE_PRICE
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.reveal import TurnCards, placed_cards
from roisoleil.games.ombre.state import Court

MISER: Final = 0
QUARRELLER: Final = 1
SHOW_OFF: Final = 2

PLEASANT: Final = 1  # A little joke on a rival costs nothing, so why not.
FREE: Final = 40  # Nobody leaves tokens lying that cost nothing.
POWER: Final = 2  # A point.
GOLD: Final[list[int]] = [4, 2, 2]  # A point; the miser sees two.
CARD: Final = 2  # A card is a card: about a point.
BLUE_CARD: Final = 4  # The two points are printed in the rules.
FAVOURITE: Final = 6  # What one loves comes before any point.
STRIKE: Final[list[int]] = [1, 6, 1]  # A rival's power, as it delights the one who strikes.
CARDS_TURNED: Final[list[int]] = [1, 2, 3]  # The miser is careful, the show-off wants to see them all.
HIGHEST_BIDS: Final[list[int]] = [1, 3, 8]  # What an auction card seems worth, whichever it is.
SUZERAIN_BID: Final = 8  # The quarreller must have this one.


def glances(table: Court, seat: int, options: list[int], temper: int) -> list[int]:
    """How much a beginner of that temper likes each option."""
    return [glance(table, seat, option, temper) for option in options]


def glance(table: Court, seat: int, choice: int, temper: int) -> int:
    """How much a beginner likes an option; to do nothing is 0."""
    if choice in (DONE, STOP, PASS):
        return 0
    if choice < RETRIEVE:
        return glance_at_quality(table, seat, choice, temper)
    if choice < DISMISS:
        return charm(choice - RETRIEVE, temper)
    if choice < ANNOUNCE:
        return glance_at_sacrifice(table, seat, choice, temper)
    if choice < PLACE:
        return glance_at_turning(table, choice, temper)
    if choice < SAP:
        return sum([charm(card, temper) for card in placed_cards(choice)])
    if choice < DRAW:
        return glance_at_gold_action(table, seat, choice, temper)
    if choice < BID:
        return glance_at_special(table, seat, choice, temper)
    if choice < PAY_CARD:
        return glance_at_bid(table, choice, temper)
    return glance_at_payment(table, seat, choice, temper)


def charm(card: int, temper: int) -> int:
    """How much a quality card pleases."""
    worth = BLUE_CARD if card >> 1 == BLUE else CARD
    if temper == SHOW_OFF:
        return worth + FAVOURITE * (card & 1)
    return worth + (FAVOURITE if card >> 1 == (YELLOW if temper == MISER else GREEN) else 0)


def charm_of_item(table: Court, seat: int, item: int, temper: int) -> int:
    """How much the top card of a row pleases, or an auction card."""
    if item < COLOURS:
        return charm(table.top_face(seat, item), temper)
    colour = table.box.auction_colours[item - COLOURS]
    return FAVOURITE if temper == SHOW_OFF else CARD if colour == GREY else charm(2 * colour, temper)


def strike(table: Court, seat: int, victim: int, temper: int) -> int:
    """The joy of taking power from a rival: the quarreller picks the next on the left, the others the richest."""
    distance = (victim - seat) % table.seats
    if temper == QUARRELLER:
        return STRIKE[temper] * table.seats - distance
    return STRIKE[temper] * (table.gold[victim] if temper == MISER else table.power[victim])


def glance_at_quality(table: Court, seat: int, choice: int, temper: int) -> int:
    """Phase 1: gains are taken, rivals struck; an exchange with the unseen pile is only for the show-off."""
    if choice >= LAY_DOWN:
        return PLEASANT if temper == SHOW_OFF and not table.top_face(seat, choice - LAY_DOWN) & 1 else -CARD
    if choice >= USE_SUZERAIN:
        return strike(table, seat, choice - USE_SUZERAIN, temper) + PLEASANT
    if choice >= USE_POWER:
        return FREE
    # One duel of two power is simpler than two of one.
    return strike(table, seat, choice - DUEL_ONE, temper) if choice < DUEL_TWO else -PLEASANT


def glance_at_sacrifice(table: Court, seat: int, choice: int, temper: int) -> int:
    """A card of one's own for tokens, or for the loss of another's card."""
    if choice >= CONSPIRE_GOLD:
        return GOLD_FOR_A_CARD * GOLD[temper] - charm_of_item(table, seat, choice - CONSPIRE_GOLD, temper)
    if choice >= CONSPIRE_POWER:
        return POWER_FOR_A_CARD * POWER - charm_of_item(table, seat, choice - CONSPIRE_POWER, temper)
    own = (choice - DISMISS) // TARGETS
    return STRIKE[temper] - charm_of_item(table, seat, own, temper)


def glance_at_turning(table: Court, choice: int, temper: int) -> int:
    """As many cards as the temper likes."""
    frame = table.frames[-1]
    if choice == TURN_ONE:
        turned = len(frame.turned) if isinstance(frame, TurnCards) else 0
        return CARDS_TURNED[temper] - turned
    return PLEASANT if choice - ANNOUNCE + 1 == CARDS_TURNED[temper] else 0


def glance_at_gold_action(table: Court, seat: int, choice: int, temper: int) -> int:
    """What it brings now, less the gold."""
    if choice == BUY_CARD:
        return (FAVOURITE if temper == SHOW_OFF else CARD) - CARD_PRICE * GOLD[temper]
    if choice >= BANISH:
        return STRIKE[temper] - BANISH_PRICE * GOLD[temper]
    if choice < TRADE:
        joy = strike(table, seat, choice - SAP, temper) if temper == QUARRELLER else 0
        return joy - SAP_PRICE * GOLD[temper]
    own, row = divmod(choice - TRADE, TARGETS)
    victim, colour = divmod(row, COLOURS)
    gain = charm_of_item(table, victim, colour, temper) - charm_of_item(table, seat, own, temper)
    return gain - TRADE_PRICE * GOLD[temper]


def glance_at_special(table: Court, seat: int, choice: int, temper: int) -> int:
    """The Cardinal's favour, and debts."""
    if choice == DRAW:
        return 2 * FAVOURITE if temper == SHOW_OFF else CARD
    if choice < FORFEIT:
        power, gold = TOKEN_MIXES[choice - FAVOUR]
        return POWER * power + GOLD[temper] * gold
    if choice < FORFEIT_TOKENS:
        return -charm_of_item(table, seat, choice - FORFEIT, temper)
    power, gold = TOKEN_MIXES[FIRST_PAIR_OF_TOKENS + choice - FORFEIT_TOKENS]
    return -POWER * power - GOLD[temper] * gold


def glance_at_bid(table: Court, choice: int, temper: int) -> int:
    """One more than the last, up to what such a card seems worth."""
    frame = table.frames[-1]
    limit = HIGHEST_BIDS[temper]
    if temper == QUARRELLER and isinstance(frame, Auction) and frame.card == SUZERAIN:
        limit = SUZERAIN_BID
    return limit - (choice - BID)


def glance_at_payment(table: Court, seat: int, choice: int, temper: int) -> int:
    """Tokens or cards: what one loves less; the show-off gives no card away."""
    if choice < SETTLE:
        return -charm_of_item(table, seat, choice - PAY_CARD, temper) - (FAVOURITE if temper == SHOW_OFF else 0)
    frame = table.frames[-1]
    assert isinstance(frame, Payment)
    power = choice - SETTLE
    return -POWER * power - GOLD[temper] * (frame.price - frame.paid - power)
