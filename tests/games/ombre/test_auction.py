"""Rulebook, "Cartes d'Enchère": bidding, and what becomes of the card."""

from __future__ import annotations

import pytest

from roisoleil.engine.table import NOT_YOUR_TURN
from tests.games.ombre.helpers import PHASE_3, choose, log, match_at, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, Play

GREY_CARDS = ["conspiracy", "diplomacy"]


def bids(play: Play, seat: int) -> list[int]:
    """The amounts that a seat may bid."""
    return [int(notation.split()[1]) for notation in play.options(seat, "bid")]


# Bidding.


def test_bidding_starts_with_the_drawer_and_goes_clockwise() -> None:
    play = table_with(announced=1, active=COLBERT, draw="pension red")
    order = []
    for amount in range(1, 7):
        order += play.to_act()
        play.choose(order[-1], f"bid {amount}")
    assert order == [COLBERT, ANNE, BLAISE, COLBERT, ANNE, BLAISE]


@pytest.mark.parametrize("opening", [1, 2, 7, 10])
def test_the_first_bid_may_be_any_amount_from_one(opening: int) -> None:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, f"bid {opening}")
    assert play.to_act() == [BLAISE]


def test_each_must_raise_or_pass() -> None:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "bid 4")
    assert play.options(BLAISE) == ["pass", "bid 5", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10"]


def test_who_has_passed_is_out_of_the_auction_for_good() -> None:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "pass")
    play.choose(BLAISE, "bid 1")
    play.choose(COLBERT, "bid 2")
    assert play.to_act() == [BLAISE]
    assert play.why_not(ANNE, "bid 3") is NOT_YOUR_TURN


@pytest.mark.parametrize("leader", [ANNE, BLAISE, COLBERT, DIANE])
def test_the_auction_ends_when_one_is_left(leader: int) -> None:
    play = table_with(announced=1, seats=4, draw="pension red")
    play.win_auction(leader, 3)
    assert play.view().payment is not None
    assert play.to_act() == [leader]


def test_the_turn_among_the_bidders_stays_in_order_when_some_have_passed() -> None:
    play = table_with(announced=1, seats=4, draw="pension red")
    play.choose(ANNE, "bid 1")
    play.choose(BLAISE, "pass")
    play.choose(COLBERT, "bid 2")
    play.choose(DIANE, "bid 3")
    play.choose(ANNE, "pass")
    assert play.to_act() == [COLBERT]
    play.choose(COLBERT, "bid 4")
    assert play.to_act() == [DIANE]


def test_the_last_one_left_without_a_bid_may_bid_any_amount_or_pass() -> None:
    # Ruling X16.
    play = table_with(announced=1, draw="pension red")
    play.each("pass", ANNE, BLAISE)
    assert play.options(COLBERT, "pass") == ["pass"]
    assert bids(play, COLBERT) == list(range(1, 11))
    play.choose(COLBERT, "bid 5")
    assert (play.decision(), play.to_act()) == ("payment", [COLBERT])


def test_without_a_bid_the_card_is_discarded() -> None:
    play = table_with(announced=1, draw="pension red")
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert play.discard() == ["pension"]
    assert play.story()[-1] == "unsold"
    assert play.decision() == "place"


def test_everybody_hears_the_bids() -> None:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "bid 4")
    assert play.events(heard_by=COLBERT) == [{"type": "bid-made", "seat": ANNE, "amount": 4}]
    auction = play.view().auction
    assert auction is not None
    assert (auction.card, auction.highest, auction.leader, auction.bidders) == (
        "pension",
        4,
        ANNE,
        [ANNE, BLAISE, COLBERT],
    )


# One's means.


def test_nobody_bids_more_than_he_can_pay() -> None:
    # Worked check 3: 1 gold, 1 power, two yellow cards at 3 and a blue one at 2.
    play = table_with(announced=1, draw="pension red", spheres={ANNE: "yellow yellow blue"}, power={ANNE: 1})
    assert bids(play, ANNE) == list(range(1, 11))


@pytest.mark.parametrize(
    ("card", "sphere", "most"),
    [
        ("pension", "", 10),
        ("pension", "blue", 12),
        ("pension", "yellow", 13),
        ("pension", "pension", 13),
        ("pension", "yellow yellow-seal pension diplomacy red", 10 + 3 * 3 + 2 * 2),
        ("influence", "blue medal", 15),
        ("medal", "purple influence", 15),
        ("authority", "red red", 16),
        ("suzerain", "green green", 16),
    ],
)
def test_means_are_tokens_and_two_for_each_card_and_one_more_in_its_colour(card: str, sphere: str, most: int) -> None:
    # Ruling R-A2.
    play = table_with(announced=1, active=BLAISE, draw=f"{card} red", spheres={ANNE: sphere})
    play.each("pass", BLAISE, COLBERT)
    assert bids(play, ANNE)[-1] == most
    auction = play.view().auction
    assert auction is not None
    assert auction.means == {ANNE: most}


@pytest.mark.parametrize("card", GREY_CARDS)
def test_no_card_is_worth_more_in_a_grey_auction(card: str) -> None:
    # Rulings R-A4 and X5: not even a grey one.
    other = GREY_CARDS[1 - GREY_CARDS.index(card)]
    play = table_with(announced=1, draw=f"{card} red", spheres={ANNE: f"blue red yellow {other}"})
    assert bids(play, ANNE)[-1] == 10 + 2 * 4


def test_who_cannot_raise_passes_by_himself() -> None:
    # Rulings R-A2 and X21.
    match = match_at(table_with(announced=1, draw="pension red", power={BLAISE: 3}))
    choose(match, ANNE, "bid 4")
    assert log(match) == ["0 bid 4", "1 pass*"]
    assert match.table.to_act() == [COLBERT]


def test_who_has_nothing_at_all_passes_by_himself() -> None:
    match = match_at(table_with(announced=1, draw="pension red", power={BLAISE: 0}, gold={BLAISE: 0}))
    choose(match, ANNE, "pass")
    assert log(match) == ["0 pass", "1 pass*"]


# The card.


def test_the_winner_alone_pays_and_only_at_the_end() -> None:
    play = table_with(announced=1, draw="pension red")
    play.choose(ANNE, "bid 3")
    play.choose(BLAISE, "bid 5")
    assert play.powers() == [9, 9, 9]
    play.each("pass", COLBERT, ANNE)
    play.choose(BLAISE, "settle 5")
    assert play.powers() == [9, 4, 9]
    assert play.events("won") == [{"type": "won", "seat": BLAISE, "card": "pension", "price": 5}]


def test_the_won_card_lies_beside_the_rows() -> None:
    # Ruling R-P2.
    play = table_with(announced=1, draw="pension red", spheres={BLAISE: "yellow diplomacy"})
    play.win_auction(BLAISE, 1)
    play.choose(BLAISE, "settle 1")
    assert play.row(BLAISE, "yellow") == ["yellow"]
    assert play.auctions(BLAISE) == ["diplomacy", "pension"]
    assert play.discard() == []


@pytest.mark.parametrize(("card", "effect"), [("authority", "use authority"), ("suzerain", "suzerain 1")])
def test_a_card_for_phase_1_works_from_the_next_turn(card: str, effect: str) -> None:
    # Ruling X6.
    play = table_with(announced=1, seats=2, draw=f"{card} yellow purple")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1", "place yellow")
    assert not play.may(ANNE, effect)
    play.choose(ANNE, "done")
    play.next_turn()
    assert play.may(ANNE, effect)


def test_diplomacy_won_in_the_turn_of_another_protects_from_the_next_duel() -> None:
    # Ruling X6.
    play = table_with(announced=1, draw="diplomacy red", spheres={BLAISE: "green"})
    play.win_auction(COLBERT, 1)
    play.choose(COLBERT, "settle 1")
    play.choose(ANNE, "place red", "done")
    play.choose(BLAISE, "duel 2")
    assert play.power(COLBERT) == 7


@pytest.mark.parametrize("card", ["influence", "medal", "authority", "suzerain", "pension", "conspiracy", "diplomacy"])
def test_no_other_player_can_take_exchange_or_discard_an_auction_card(card: str) -> None:
    # Ruling R-P3.
    play = table_with(spheres={ANNE: "blue blue", BLAISE: card}, fallen={COLBERT: 1})
    assert play.options(ANNE, "dismiss") == []
    play = table_with(PHASE_3, spheres={ANNE: "blue blue", BLAISE: card}, fallen={COLBERT: 1}, gold={ANNE: 2})
    assert play.options(ANNE, "trade") == play.options(ANNE, "banish") == []


def test_two_auctions_of_one_reveal_are_held_one_after_the_other() -> None:
    play = table_with(announced=1, draw="pension diplomacy red")
    play.each("pass", ANNE, BLAISE, COLBERT)
    auction = play.view().auction
    assert auction is not None
    assert auction.card == "diplomacy"
    assert play.to_act() == [ANNE]
