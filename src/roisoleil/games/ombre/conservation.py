"""What the rules never change: every card and token is somewhere."""

from __future__ import annotations

from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import COLOURS, FACES, GOLD_IN_BOX, LOUIS
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.reveal import PlaceCard, TurnCards
from roisoleil.games.ombre.state import Court


def check_conservation(table: Court) -> None:
    """Raise AssertionError if a card or token is lost or doubled, or a stock is negative."""
    cards = all_cards(table)
    if table.is_over():
        # Ruling R-L4: cards turned but not placed when Louis XIV ends the game count for nobody.
        assert all(cards.count(face) <= table.box.pack.count(face) for face in range(FACES)), "cards doubled"
    else:
        assert cards == table.box.pack, "cards lost or doubled"
    assert sum(table.power) + table.bank_power == table.box.power_in_box, "power lost or doubled"
    assert sum(table.gold) + table.bank_gold == GOLD_IN_BOX, "gold lost or doubled"
    assert min([*table.power, *table.gold, table.bank_power, table.bank_gold]) >= 0, "negative stock"
    face_down = table.deck[table.drawn :].count(LOUIS)
    assert LOUIS not in table.discard, "Louis XIV in the discard pile"
    # Ruling R-L5: while the game goes on Louis lies in the pile, so it never runs out.
    assert face_down == 1 or table.is_over(), "Louis XIV is not in the draw pile"


def all_cards(table: Court) -> list[int]:
    """All cards but Louis XIV, wherever they are."""
    cards = [card for card in table.deck[table.drawn :] if card != LOUIS]
    cards += table.discard
    for seat in range(table.seats):
        for colour in range(COLOURS):
            row = table.rows[COLOURS * seat + colour]
            assert row > 0, "a row without a beginning"
            while row > 1:
                cards.append(2 * colour + (row & 1))
                row >>= 1
        cards += table.auction_cards(seat)
    for frame in table.frames:
        if isinstance(frame, TurnCards):
            cards += frame.turned + frame.queue
        elif isinstance(frame, PlaceCard):
            cards += frame.turned
        elif isinstance(frame, (Auction, Payment)):
            cards.append(frame.card)
    cards.sort()
    return cards
