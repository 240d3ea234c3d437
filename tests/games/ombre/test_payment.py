"""Rulebook, "Cartes d'Enchère": the payment."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.cards import AUCTION_NAMES, COLOUR_NAMES, FACE_NAMES
from roisoleil.games.ombre.state import Court
from tests.games.ombre.helpers import choose, log, match_at, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, GAME, Play

PRINTED = {"influence": "blue", "medal": "purple", "authority": "red", "suzerain": "green", "pension": "yellow"}
"""The colours of the auction cards; the others are grey."""

Paid = tuple[tuple[str, int], ...]
"""A payment: how many of each item, in the order of their names."""


def paying(card: str, price: int, sphere: str = "", power: int = 9, gold: int = 1) -> Play:
    """Anne has won the auction of that card in Blaise's turn and must pay."""
    play = table_with(
        announced=1,
        seats=2,
        active=BLAISE,
        draw=f"{card} red",
        spheres={ANNE: sphere},
        power={ANNE: power},
        gold={ANNE: gold},
    )
    play.win_auction(ANNE, price)
    return play


# What things are worth.


def test_each_token_is_worth_one() -> None:
    # Ruling R-T2.
    play = paying("pension", 4, power=3, gold=2)
    assert play.options(ANNE) == ["settle 2", "settle 3"]
    play.choose(ANNE, "settle 3")
    assert (play.power(ANNE), play.gold(ANNE)) == (0, 1)


def test_tokens_go_to_the_bank_and_cards_to_the_discard_pile() -> None:
    play = paying("pension", 4, "blue")
    bank = play.bank()
    play.choose(ANNE, "pay blue", "settle 1")
    assert play.bank() == (bank[0] + 1, bank[1] + 1)
    assert play.discard() == ["blue"]
    assert play.auctions(ANNE) == ["pension"]


def test_a_card_is_worth_two_and_one_of_the_auctioned_colour_three() -> None:
    play = paying("pension", 5, "yellow blue", power=0, gold=0)
    play.choose(ANNE, "pay yellow", "pay blue")
    assert [event["value"] for event in play.events("paid-card")] == [3, 2]
    assert play.auctions(ANNE) == ["pension"]


@pytest.mark.parametrize(
    ("card", "held"), [("pension", "pension"), ("conspiracy", "diplomacy"), ("medal", "influence")]
)
def test_an_auction_card_pays_like_any_other_card(card: str, held: str) -> None:
    value = 3 if card == held else 2
    play = paying(card, value, held, power=0, gold=0)
    play.choose(ANNE, f"pay {held}")
    assert play.events("paid-card") == [{"type": "paid-card", "seat": ANNE, "card": held, "value": value}]
    assert play.auctions(ANNE) == [card]


def test_in_a_grey_auction_every_card_is_worth_two() -> None:
    # Ruling R-A4.
    play = paying("diplomacy", 6, "blue red conspiracy", power=0, gold=0)
    play.choose(ANNE, "pay blue", "pay red", "pay conspiracy")
    assert [event["value"] for event in play.events("paid-card")] == [2, 2, 2]


# What makes a payment.


def test_a_bid_of_four_on_the_pension_is_paid_in_five_ways() -> None:
    # Worked check 3: yellow and blue and a power is not one of them.
    play = paying("pension", 4, "yellow yellow blue", power=1, gold=1)
    assert complete_payments(play) == {
        (("power", 1), ("yellow", 1)),
        (("gold", 1), ("yellow", 1)),
        (("blue", 1), ("yellow", 1)),
        (("blue", 1), ("gold", 1), ("power", 1)),
        (("yellow", 2),),
    }


def test_there_is_no_change() -> None:
    play = paying("pension", 4, "yellow blue", power=2, gold=0)
    play.choose(ANNE, "pay yellow", "pay blue")
    assert play.power(ANNE) == 2
    assert play.events("won") == [{"type": "won", "seat": ANNE, "card": "pension", "price": 4}]


def test_nothing_superfluous_is_paid() -> None:
    # Ruling R-A3: after the blue card one point is left. With the yellow card the blue one would not be needed.
    play = paying("pension", 3, "blue yellow red", power=1, gold=0)
    play.choose(ANNE, "pay blue")
    assert play.options(ANNE) == ["pay red", "settle 1"]


def test_a_card_that_is_worth_more_than_the_price_may_pay_it() -> None:
    play = paying("pension", 1, "yellow", power=1, gold=0)
    assert play.options(ANNE) == ["pay yellow", "settle 1"]
    play.choose(ANNE, "pay yellow")
    assert play.auctions(ANNE) == ["pension"]


def test_a_card_that_leaves_no_fitting_payment_cannot_be_begun_with() -> None:
    # The blue card alone is too little, and beside the yellow one it is superfluous.
    play = paying("pension", 3, "blue yellow", power=0, gold=0)
    assert play.options(ANNE) == ["pay yellow"]


def test_an_auction_card_that_leaves_no_fitting_payment_cannot_be_begun_with() -> None:
    play = paying("pension", 3, "yellow diplomacy", power=0, gold=0)
    assert play.options(ANNE) == ["pay yellow"]


def test_two_cards_of_three_may_exceed_the_price_by_two() -> None:
    play = paying("pension", 4, "yellow yellow", power=0, gold=0)
    assert play.options(ANNE) == ["pay yellow"]
    play.choose(ANNE, "pay yellow", "pay yellow")
    assert play.auctions(ANNE) == ["pension"]


def test_the_payment_is_complete_when_the_price_is_reached() -> None:
    # Ruling X16.
    play = paying("pension", 4, "blue blue green")
    play.choose(ANNE, "pay blue", "pay green")
    assert play.decision() == "place"


def test_cards_are_discarded_in_the_order_named() -> None:
    # Ruling X16.
    play = paying("pension", 6, "blue green diplomacy")
    play.choose(ANNE, "pay green", "pay diplomacy", "pay blue")
    assert play.discard() == ["green", "diplomacy", "blue"]


def test_a_covered_card_is_paid_only_after_its_top() -> None:
    # Ruling R-P1.
    play = paying("pension", 4, "blue-seal blue", power=0, gold=0)
    play.choose(ANNE, "pay blue")
    assert play.row(ANNE, "blue") == ["blue-seal"]
    play.choose(ANNE, "pay blue")
    assert play.discard() == ["blue", "blue-seal"]


def test_the_auctioned_card_cannot_pay_for_itself() -> None:
    # Ruling R-A5.
    play = paying("pension", 3, "blue")
    assert not play.may(ANNE, "pay pension")


def test_a_card_won_earlier_in_the_same_reveal_can_pay_for_a_later_one() -> None:
    # Ruling R-A5.
    play = table_with(announced=1, draw="pension diplomacy red")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1")
    play.win_auction(ANNE, 2)
    play.choose(ANNE, "pay pension")
    assert play.auctions(ANNE) == ["diplomacy"]
    assert play.discard() == ["pension"]


def test_who_pays_his_last_power_stays_in_the_game() -> None:
    # Ruling R-T5.
    play = table_with(announced=1, draw="pension red")
    play.win_auction(BLAISE, 10)
    play.choose(BLAISE, "settle 9")
    assert play.power(BLAISE) == 0
    assert play.is_in(BLAISE)


def test_a_payment_with_one_way_is_made_by_itself() -> None:
    # Ruling X21.
    match = match_at(table_with(announced=1, draw="pension red", gold={ANNE: 0}))
    choose(match, ANNE, "bid 3")
    choose(match, BLAISE, "pass")
    choose(match, COLBERT, "pass")
    assert log(match)[3:5] == ["0 settle 3*", "0 place red*"]


# By brute force: exactly the payments in which nothing is superfluous.


@st.composite
def auctions_won(draw: st.DrawFn) -> tuple[str, int, str, int, int]:
    """An auctioned card, a price within the winner's means, his sphere, power and gold."""
    card = draw(st.sampled_from(AUCTION_NAMES))
    # Few tokens and few colours: there the last points are hard to pay.
    rows = [draw(st.sampled_from([0, 0, 0, 1, 2, 3])) for _ in COLOUR_NAMES]
    held = draw(st.lists(st.sampled_from([name for name in AUCTION_NAMES if name != card]), unique=True, max_size=3))
    if card == "pension" and draw(st.booleans()):
        held.append("pension")
    cards = [colour for colour, number in zip(COLOUR_NAMES, rows, strict=True) for _ in range(number)] + held
    power, gold = (draw(st.sampled_from([0, 0, 0, 1, 2, 4])) for _ in range(2))
    means = power + gold + sum(value_of(item, card) for item in cards)
    price = draw(st.integers(1, max(1, means)))
    return card, price, " ".join(cards), power + (1 if means == 0 else 0), gold


@pytest.mark.soak
@settings(max_examples=150, deadline=None, derandomize=True)
@given(auctions_won())
def test_every_payment_without_a_superfluous_item_can_be_made_and_no_other(won: tuple[str, int, str, int, int]) -> None:
    card, price, sphere, power, gold = won
    play = paying(card, price, sphere, power, gold)
    stock = Counter({"power": power, "gold": gold}) + Counter(sphere.split())
    assert complete_payments(play) == fitting_payments(card, price, stock)


def value_of(item: str, card: str) -> int:
    """By the rulebook: tokens one, cards two, cards in the colour of a card that is not grey three."""
    if item in ("power", "gold"):
        return 1
    return 3 if card in PRINTED and PRINTED.get(item, item) == PRINTED[card] else 2


def fitting_payments(card: str, price: int, stock: Counter[str]) -> set[Paid]:
    """All parts of a stock that reach the price, of which no item could be left out."""
    found = set()
    for counts in product(*(range(number + 1) for number in stock.values())):
        paid = {item: count for item, count in zip(stock, counts, strict=True) if count}
        total = sum(value_of(item, card) * count for item, count in paid.items())
        if total >= price and all(total - value_of(item, card) < price for item in paid):
            found.add(tuple(sorted(paid.items())))
    return found


def complete_payments(play: Play) -> set[Paid]:
    """What has been paid at the end of every sequence of choices."""
    start = stock_of(play.table)
    found: set[Paid] = set()
    seen: set[Paid] = set()
    open_tables = [play.table]
    while open_tables:
        table = open_tables.pop()
        for option in table.options(ANNE):
            ahead = table.clone()
            ahead.apply(ANNE, option, Dealer(FastChance(1), silent=True))
            paid = tuple(sorted((start - stock_of(ahead)).items()))
            if ahead.frames[-1].name() != "payment":
                GAME.check(ahead)
                found.add(paid)
            elif paid not in seen:
                seen.add(paid)
                open_tables.append(ahead)
                assert ahead.options(ANNE), "a payment that was begun cannot be completed"
    return found


def stock_of(table: Court) -> Counter[str]:
    """What Anne can pay with; the card that is being won never counts."""
    stock = Counter({"power": table.power[ANNE], "gold": table.gold[ANNE]})
    for number, colour in enumerate(COLOUR_NAMES):
        stock[colour] = table.row_length(ANNE, number)
    held = [FACE_NAMES[card] for card in table.auction_cards(ANNE)]
    if table.frames[-1].name() != "payment":
        held.pop()
    return stock + Counter(held)
