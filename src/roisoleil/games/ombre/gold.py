"""Rulebook, "Phase 3 : Effectuez une action d'or"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import COLOURS
from roisoleil.games.ombre.choices import BANISH, BUY_CARD, DONE, SAP, TARGETS, TRADE, target, with_own
from roisoleil.games.ombre.conspiracy import conspiracies, conspire, is_conspiracy, why_no_conspiracy
from roisoleil.games.ombre.elimination import take_power
from roisoleil.games.ombre.events import BANISHED, GOLD_SPENT, POWER_LOST, TRADED
from roisoleil.games.ombre.mazarin import DrawCard
from roisoleil.games.ombre.state import Court

SAP_PRICE: Final = 1
TRADE_PRICE: Final = 1
BANISH_PRICE: Final = 2
CARD_PRICE: Final = 2

SECTION: Final = Section("gold", "Phase 3")
ONE_GOLD_ACTION: Final = Reason("one-gold-action", SECTION)
NOT_ENOUGH_GOLD: Final = Reason("not-enough-gold", SECTION)
NO_CARD_THERE: Final = Reason("no-card-of-that-colour", SECTION)
NOT_AN_OPPONENT: Final = Reason("not-an-opponent", SECTION)


def gold_action(table: Court) -> Frame[Court]:
    """Phase 3 of the active player."""
    return GoldAction(False)


class GoldAction(Frame[Court]):
    """At most one gold action, with a conspiracy before or after it (rulings R-G1, X7)."""

    def __init__(self, has_acted: bool) -> None:
        """Whether the gold action is done."""
        self.has_acted = has_acted

    def name(self) -> str:
        """The name of this frame."""
        return "gold-action"

    def clone(self) -> GoldAction:
        """A copy."""
        return GoldAction(self.has_acted)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[int(self.has_acted)]]

    def to_act(self, table: Court) -> list[int]:
        """The active player."""
        return [table.active]

    def options(self, table: Court, seat: int) -> list[int]:
        """End the turn, conspire, or spend gold."""
        options = [DONE, *conspiracies(table)] if table.auctions[seat] else [DONE]
        gold = table.gold[seat]
        if self.has_acted or gold < SAP_PRICE:
            return options
        opponents = table.opponents(seat)
        options += [SAP + opponent for opponent in opponents]
        rows = [target(opponent, colour) for opponent in opponents for colour in table.colours_of(opponent)]
        for own in table.colours_of(seat):
            options += [with_own(TRADE, own, row // COLOURS, row % COLOURS) for row in rows]
        if gold >= BANISH_PRICE:
            options += [BANISH + row for row in rows]
            options.append(BUY_CARD)
        return options

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """No gold, no card, or no more action."""
        if is_conspiracy(choice):
            return why_no_conspiracy(table)
        if not SAP <= choice <= BUY_CARD:
            return None
        if self.has_acted:
            return ONE_GOLD_ACTION
        price = SAP_PRICE if choice < BANISH else BANISH_PRICE
        if table.gold[seat] < price:
            return NOT_ENOUGH_GOLD
        return NO_CARD_THERE if choice >= TRADE and victim_of(choice) in table.opponents(seat) else NOT_AN_OPPONENT

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Act; the turn ends when the player says so, or when nothing else is left to say."""
        if choice == DONE:
            table.finish()
        elif is_conspiracy(choice):
            conspire(table, choice, dealer)
        else:
            self.has_acted = True
            price = SAP_PRICE if choice < BANISH else BANISH_PRICE
            table.pay(seat, 0, price)
            dealer.tell(GOLD_SPENT, seat, price)
            self.act(table, seat, choice, dealer)

    def act(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """The four gold actions."""
        if choice == BUY_CARD:
            table.push(DrawCard(seat))
        elif choice < TRADE:
            # Ruling R-G3: the power goes to the bank.
            dealer.tell(POWER_LOST, seat, choice - SAP, SAP_PRICE, NONE)
            if take_power(table, [choice - SAP], [1], dealer):
                table.end()
        elif choice < BANISH:
            trade(table, seat, choice, dealer)
        else:
            victim, colour = divmod(choice - BANISH, COLOURS)
            card = table.lift(victim, colour)
            table.discard.append(card)
            dealer.tell(BANISHED, seat, victim, card)


def victim_of(choice: int) -> int:
    """The seat against which a trade or a banishment is aimed."""
    return (choice - TRADE) % TARGETS // COLOURS if choice < BANISH else (choice - BANISH) // COLOURS


def trade(table: Court, seat: int, choice: int, dealer: Dealer) -> None:
    """Both top cards change places, each on top of its row; the same colour is allowed (ruling R-G2)."""
    own, row = divmod(choice - TRADE, TARGETS)
    victim, colour = divmod(row, COLOURS)
    given = table.lift(seat, own)
    received = table.lift(victim, colour)
    table.put(seat, received)
    table.put(victim, given)
    dealer.tell(TRADED, seat, given, victim, received)
