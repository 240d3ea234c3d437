"""Rulebook, phase 1 "Révéler des cartes dans l'affichage commun", "Fumée noire" and "Fumée blanche"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.habemus.cards import (
    BLACK_SMOKE,
    CAMERLENGO,
    FIRST_ORDER,
    MASK_CARDINALS,
    ORDER_KINDS,
    WHITE_SMOKE,
    size,
)
from roisoleil.games.habemus.choices import KEEP, keep_of
from roisoleil.games.habemus.events import (
    BLACK_SMOKE_ROSE,
    CARD_TURNED,
    INCOME,
    ORDER_DECIDED,
    ORDER_KEPT,
    ROUND_BEGAN,
    WHITE_SMOKE_ROSE,
)
from roisoleil.games.habemus.state import Conclave

GOLD_PER_CARDINAL: Final = 5
"""What each gold bag is worth at Black Smoke."""

NOT_YOUR_ORDER: Final = Reason("not-your-order", Section("black", "Fumée noire"))


def reveal_cards(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """Turn the top cards of the three decks; the smokes interrupt."""
    table.round_number += 1
    dealer.tell(ROUND_BEGAN, table.round_number)
    cardinal = draw_cardinal(table)
    if cardinal == WHITE_SMOKE:
        reveal_all(table, dealer)
        return None
    black_smoke_rises = cardinal == BLACK_SMOKE
    if black_smoke_rises:
        # The card is set aside and another cardinal is revealed, so that the row is complete (ruling 10).
        table.black_smoke = True
        cardinal = draw_cardinal(table)
        dealer.tell(BLACK_SMOKE_ROSE)
    lay_in_row(table, cardinal, dealer)
    lay_in_row(table, draw_political(table), dealer)
    lay_in_row(table, draw_action(table), dealer)
    table.row.append(CAMERLENGO)
    if black_smoke_rises:
        pay_gold_bags(table, dealer)
    return None


def reveal_all(table: Conclave, dealer: Dealer) -> None:
    """White Smoke: all that is left of the three decks is on offer, once (ruling 34)."""
    table.white_smoke = True
    dealer.tell(WHITE_SMOKE_ROSE)
    while table.cardinals_drawn < len(table.cardinal_deck):
        lay_in_row(table, draw_cardinal(table), dealer)
    while table.politics_drawn < len(table.political_deck):
        lay_in_row(table, draw_political(table), dealer)
    while table.actions_drawn < len(table.action_deck):
        lay_in_row(table, draw_action(table), dealer)
    table.row.append(CAMERLENGO)


def lay_in_row(table: Conclave, card: int, dealer: Dealer) -> None:
    """Turn a card up in the common display."""
    table.row.append(card)
    dealer.tell(CARD_TURNED, card)


def draw_cardinal(table: Conclave) -> int:
    """The top card of the cardinal deck."""
    table.cardinals_drawn += 1
    return table.cardinal_deck[table.cardinals_drawn - 1]


def draw_political(table: Conclave) -> int:
    """The top card of the political deck."""
    table.politics_drawn += 1
    return table.political_deck[table.politics_drawn - 1]


def draw_action(table: Conclave) -> int:
    """The top card of the action deck."""
    table.actions_drawn += 1
    return table.action_deck[table.actions_drawn - 1]


def pay_gold_bags(table: Conclave, dealer: Dealer) -> None:
    """Gold for each deck cardinal in a display; leaders and late arrivals have no bag (ruling 10)."""
    for seat in table.clockwise_from(table.camerlengo):
        candidate = table.candidates[seat]
        cardinals = size(candidate.persons & MASK_CARDINALS)
        candidate.gold += GOLD_PER_CARDINAL * cardinals
        dealer.tell(INCOME, seat, cardinals, GOLD_PER_CARDINAL * cardinals)


def choose_orders(table: Conclave, dealer: Dealer) -> Frame[Conclave] | None:
    """In the round of Black Smoke each player keeps one order, after seeing the full row."""
    if table.black_smoke and not table.orders_dropped:
        return KeepOrder([NONE] * table.seats)
    return None


class KeepOrder(Frame[Conclave]):
    """All players at once keep one order and drop the other unseen (ruling 10)."""

    def __init__(self, answers: list[int]) -> None:
        """The kept order of each seat, NONE before it has decided."""
        self.answers: Final = answers

    def name(self) -> str:
        """The name of this frame."""
        return "keep-order"

    def is_sealed(self) -> bool:
        """Orders stay hidden."""
        return True

    def clone(self) -> KeepOrder:
        """A copy."""
        return KeepOrder(self.answers.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.answers.copy()]

    def to_act(self, table: Conclave) -> list[int]:
        """Those who have not decided."""
        return [seat for seat in range(table.seats) if self.answers[seat] == NONE]

    def options(self, table: Conclave, seat: int) -> list[int]:
        """The two orders; two equal ones are one choice (ruling 48)."""
        candidate = table.candidates[seat]
        return sorted({keep_of(candidate.order), keep_of(candidate.other_order)})

    def why_not(self, table: Conclave, seat: int, choice: int) -> Reason | None:
        """Only an order that was dealt can be kept."""
        return NOT_YOUR_ORDER if KEEP <= choice < KEEP + ORDER_KINDS else None

    def reopen(self, table: Conclave, seat: int) -> None:
        """Ask the others again."""
        for other in range(table.seats):
            if other != seat:
                self.answers[other] = NONE

    def take(self, table: Conclave, seat: int, choice: int, dealer: Dealer) -> None:
        """Decide; when all have, the other orders leave the game."""
        kept = choice - KEEP + FIRST_ORDER
        self.answers[seat] = kept
        candidate = table.candidates[seat]
        dropped = candidate.order + candidate.other_order - kept
        dealer.tell_only(seat, ORDER_KEPT, seat, kept, dropped)
        dealer.tell_others(seat, ORDER_DECIDED, seat)
        if NONE not in self.answers:
            self.drop_the_others(table)
            table.finish()

    def drop_the_others(self, table: Conclave) -> None:
        """From now on `order` is the kept one and `other_order` the dropped one."""
        for seat, candidate in enumerate(table.candidates):
            if candidate.order != self.answers[seat]:
                candidate.other_order = candidate.order
                candidate.order = self.answers[seat]
        table.orders_dropped = True
