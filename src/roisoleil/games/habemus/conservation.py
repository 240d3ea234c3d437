"""What the rules never change: every card is somewhere, every gem is somewhere."""

from __future__ import annotations

from roisoleil.engine.dealer import NONE
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    ACTION_KINDS,
    BLACK_SMOKE,
    CAMERLENGO,
    CARDINAL_CARDS,
    FELIPE,
    FIRST_ACTION,
    GEMS_IN_BOX,
    LOUIS,
    MAZARIN,
    ORDER_CARDS,
    POLITICAL_CARDS,
    SQUADRONE,
    WHITE_SMOKE,
    members,
)
from roisoleil.games.habemus.gems import purse_of
from roisoleil.games.habemus.state import Candidate, Conclave


def check_conservation(table: Conclave) -> None:
    """Raise AssertionError if a card or a gem is lost or doubled, or a stock is negative."""
    assert all_cards(table) == sorted([*CARDINAL_CARDS, *POLITICAL_CARDS, *ACTION_CARDS]), "cards lost or doubled"
    smokes = [card for card in table.cardinal_deck[: table.cardinals_drawn] if card in (BLACK_SMOKE, WHITE_SMOKE)]
    assert table.black_smoke == (BLACK_SMOKE in smokes), "Black Smoke out of place"
    assert table.white_smoke == (WHITE_SMOKE in smokes), "White Smoke out of place"
    orders = table.undealt_orders.copy()
    gems = table.bank
    for candidate in table.candidates:
        orders += [candidate.order, candidate.other_order]
        gems += candidate.gems
        assert candidate.gold >= 0, "negative gold"
    assert sorted(orders) == ORDER_CARDS, "orders lost or doubled"
    assert gems == purse_of(GEMS_IN_BOX), "gems lost or doubled"


def all_cards(table: Conclave) -> list[int]:
    """The cards of the three decks, wherever they are; smokes and the Camerlengo card aside."""
    cards = [card for card in table.cardinal_deck[table.cardinals_drawn :] if card not in (BLACK_SMOKE, WHITE_SMOKE)]
    cards += table.political_deck[table.politics_drawn :]
    cards += table.action_deck[table.actions_drawn :]
    cards += [card for card in table.row if card != CAMERLENGO]
    cards += table.gone
    for candidate in table.candidates:
        cards += cards_of(candidate)
    cards.sort()
    return cards


def cards_of(candidate: Candidate) -> list[int]:
    """The cards in a candidate's display, hand and in front of the screen."""
    cards = members(candidate.persons)
    cards += [MAZARIN] * candidate.mazarin + [LOUIS] * candidate.louis
    cards += [FELIPE] * candidate.felipe + [SQUADRONE] * candidate.squadrone
    for card in range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS):
        cards += [card] * candidate.copies_in_hand(card)
    if candidate.laid != NONE:
        cards.append(candidate.laid)
    return cards
