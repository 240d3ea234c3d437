"""Rulebook, phase 3 "Enchérir de 0 à 3 gemmes", and the action cards that change it."""

from __future__ import annotations

from itertools import combinations

import pytest

from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.gems import BIDS
from roisoleil.games.habemus.taking import take_cards
from tests.games.habemus.helpers import START_PURSE, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, RALF, WATCHER, Play

EVERYONE = [AMELIE, BRIGITTE, RALF, CHRISTOPHE]


def order_of_choice(play: Play) -> list[int]:
    """The order that was announced when the last bid was opened."""
    announced = play.events("order-of-choice", heard_by=WATCHER)[-1]
    seats = [announced[place] for place in ("first", "second", "third", "fourth")]
    return [seat for seat in seats if isinstance(seat, int)]


def order_after(bids: dict[int, str], camerlengo: int = AMELIE, gems: dict[int, str] | None = None) -> list[int]:
    play = table_with(bid_gems, camerlengo=camerlengo, gems=gems)
    play.bid(bids)
    return order_of_choice(play)


# Which bid is better.


def test_more_gems_choose_first() -> None:
    order = order_after({AMELIE: "AAA", BRIGITTE: "DD", RALF: "D", CHRISTOPHE: ""}, camerlengo=CHRISTOPHE)
    assert order == [AMELIE, BRIGITTE, RALF, CHRISTOPHE]


def test_of_equally_many_gems_the_best_differing_gem_decides() -> None:
    order = order_after({AMELIE: "DDA", BRIGITTE: "DDR", RALF: "R", CHRISTOPHE: "S"})
    assert order == [BRIGITTE, AMELIE, RALF, CHRISTOPHE]


def test_equal_bids_go_to_the_camerlengo_and_then_clockwise() -> None:
    order = order_after({RALF: "AA", BRIGITTE: "S", AMELIE: "S", CHRISTOPHE: "S"}, camerlengo=AMELIE)
    assert order == [RALF, AMELIE, BRIGITTE, CHRISTOPHE]


@pytest.mark.parametrize("camerlengo", EVERYONE)
def test_four_empty_bids_are_a_tie_like_any_other(camerlengo: int) -> None:
    assert order_after({}, camerlengo) == [(camerlengo + step) % 4 for step in range(4)]


def test_a_tie_among_others_goes_to_the_nearest_clockwise_from_the_camerlengo() -> None:
    assert order_after({AMELIE: "S", BRIGITTE: "S", RALF: "A", CHRISTOPHE: "S"}, camerlengo=RALF) == [
        CHRISTOPHE,
        AMELIE,
        BRIGITTE,
        RALF,
    ]


@pytest.mark.parametrize(("better", "worse"), [("D", "R"), ("R", "S"), ("S", "A"), ("D", "S"), ("D", "A"), ("R", "A")])
def test_each_colour_beats_the_ones_below_it(better: str, worse: str) -> None:
    order = order_after({AMELIE: worse, BRIGITTE: better})
    assert order.index(BRIGITTE) < order.index(AMELIE)


def test_the_best_gem_is_compared_before_the_others() -> None:
    order = order_after({AMELIE: "RRR", BRIGITTE: "DAA"}, gems={AMELIE: "RRR"})
    assert order[:2] == [BRIGITTE, AMELIE]


def test_every_bid_is_ranked_by_number_and_then_gem_by_gem() -> None:
    assert len(BIDS) == len(set(BIDS)) == 35
    for weaker, stronger in combinations(BIDS, 2):
        quality = ["ASRD".index(gem) for gem in weaker], ["ASRD".index(gem) for gem in stronger]
        assert (len(weaker), quality[0]) < (len(stronger), quality[1])


# What may be bid, and what becomes of it.


def test_any_gems_of_the_own_purse_up_to_three_may_be_bid() -> None:
    play = table_with(bid_gems, gems={AMELIE: "DRR"})
    assert play.options(AMELIE) == ["bid -", "bid R", "bid D", "bid RR", "bid DR", "bid DRR"]


def test_an_empty_purse_can_only_bid_nothing_and_is_asked_all_the_same() -> None:
    play = table_with(bid_gems, gems={CHRISTOPHE: ""})
    for seat in (AMELIE, BRIGITTE, RALF):
        play.choose(seat, "bid -")
    assert (play.to_act(), play.options(CHRISTOPHE)) == ([CHRISTOPHE], ["bid -"])
    assert not play.answers_itself()


def test_with_the_purse_of_the_start_every_affordable_bid_is_offered() -> None:
    play = table_with(bid_gems)
    affordable = {bid for bid in BIDS if all(bid.count(gem) <= START_PURSE.count(gem) for gem in bid)}
    assert play.options(AMELIE) == [f"bid {bid or '-'}" for bid in BIDS if bid in affordable]


def test_all_bid_gems_go_to_the_bank_those_of_the_losers_too() -> None:
    play = table_with(bid_gems)
    play.bid({AMELIE: "DDA", BRIGITTE: "DDR", RALF: "R", CHRISTOPHE: "S"})
    assert [play.purse(seat) for seat in EVERYONE] == ["DDRSSAA", "DDSSAAA", "DDDDSSAAA", "DDDDRSAAA"]
    assert play.view().bank == "DDDD" + "RRRRRRRR" + "SSSS" + "AAAA"


def test_spent_diamonds_never_come_back() -> None:
    play = table_with(bid_gems)
    play.bid({AMELIE: "DDD"})
    play.take(AMELIE, "camerlengo")
    assert play.purse(AMELIE) == "D" + "RR" + "SSS" + "AAAA"


def test_bids_are_secret_until_all_are_in() -> None:
    play = table_with(bid_gems)
    play.choose(AMELIE, "bid DDD")
    assert play.events(heard_by=BRIGITTE) == [{"type": "bid-decided", "seat": AMELIE}]
    assert play.events(heard_by=AMELIE) == [{"type": "bid-chosen", "seat": AMELIE, "gems": "DDD"}]
    assert play.view(BRIGITTE).displays[AMELIE].bid is None
    assert play.view().bank == "RRRRRRSSSAAA"


def test_all_bids_are_opened_at_once() -> None:
    play = table_with(bid_gems)
    play.bid({AMELIE: "DDD", RALF: "A"})
    opened = [(event["seat"], event["paid"], event["counts"]) for event in play.events("bid-opened", heard_by=WATCHER)]
    assert opened == [(AMELIE, "DDD", "DDD"), (BRIGITTE, "", ""), (RALF, "A", "A"), (CHRISTOPHE, "", "")]


def test_with_three_players_three_bid_and_three_choose() -> None:
    play = table_with(bid_gems, seats=3, camerlengo=RALF)
    play.bid({BRIGITTE: "A"})
    assert order_of_choice(play) == [BRIGITTE, RALF, AMELIE]


def test_the_camerlengo_has_no_precedence_over_a_better_bid() -> None:
    assert order_after({BRIGITTE: "A"}, camerlengo=AMELIE) == [BRIGITTE, AMELIE, RALF, CHRISTOPHE]


def test_ties_are_judged_by_the_camerlengo_of_the_bidding_not_by_a_new_one() -> None:
    play = table_with(bid_gems, camerlengo=AMELIE, row="lugo louis swap camerlengo")
    play.bid()
    play.take(AMELIE, "lugo")
    play.take(BRIGITTE, "camerlengo")
    assert play.view().camerlengo == BRIGITTE
    assert play.to_act() == [RALF]


# "Votre meilleure gemme compte deux fois".


@pytest.mark.parametrize(
    ("paid", "counts"), [("DD", "DDD"), ("D", "DD"), ("DA", "DDA"), ("SA", "SSA"), ("A", "AA"), ("", "")]
)
def test_the_best_gem_counts_twice_and_only_real_gems_are_paid(paid: str, counts: str) -> None:
    play = table_with(bid_gems, laid={BRIGITTE: "best-twice"})
    play.bid({BRIGITTE: paid})
    assert play.view().displays[BRIGITTE].bid == counts
    assert len(play.purse(BRIGITTE)) == 10 - len(paid)
    assert {"type": "bid-opened", "seat": BRIGITTE, "paid": paid, "counts": counts} in play.events("bid-opened")


def test_brigittes_two_diamonds_are_worth_three_and_beat_two_diamonds_and_a_ruby() -> None:
    play = table_with(bid_gems, laid={BRIGITTE: "best-twice"})
    play.bid({AMELIE: "DDR", BRIGITTE: "DD"})
    assert order_of_choice(play)[:2] == [BRIGITTE, AMELIE]


def test_a_virtual_diamond_ties_with_a_real_one() -> None:
    play = table_with(bid_gems, camerlengo=RALF, laid={BRIGITTE: "best-twice"})
    play.bid({AMELIE: "DDD", BRIGITTE: "DD"})
    assert order_of_choice(play)[:2] == [AMELIE, BRIGITTE]


def test_whose_best_gem_counts_twice_bids_two_gems_at_most() -> None:
    play = table_with(bid_gems, laid={BRIGITTE: "best-twice"})
    assert max(len(option.removeprefix("bid ")) for option in play.options(BRIGITTE)) == 2
    assert max(len(option.removeprefix("bid ")) for option in play.options(AMELIE)) == 3


# "Votre prochaine enchère : 3 rubis".


def test_three_virtual_rubies_are_open_before_the_others_bid_and_cost_nothing() -> None:
    play = table_with(bid_gems, laid={BRIGITTE: "three-rubies"}, gems={BRIGITTE: "DDDD"})
    assert play.to_act() == [AMELIE, RALF, CHRISTOPHE]
    assert play.view(AMELIE).displays[BRIGITTE].bid == "RRR"
    opened = {"type": "bid-opened", "seat": BRIGITTE, "paid": "", "counts": "RRR"}
    assert play.events("bid-opened", heard_by=WATCHER) == [opened]
    play.bid()
    assert order_of_choice(play)[0] == BRIGITTE
    assert play.purse(BRIGITTE) == "DDDD"


def test_no_real_gem_can_be_added_to_the_three_rubies() -> None:
    play = table_with(bid_gems, laid={BRIGITTE: "three-rubies"})
    assert play.options(BRIGITTE) == []


def test_three_virtual_rubies_lose_against_a_diamond_with_two_ambers() -> None:
    play = table_with(bid_gems, laid={AMELIE: "three-rubies"})
    play.bid({BRIGITTE: "DAA", RALF: "DD"})
    assert order_of_choice(play) == [BRIGITTE, AMELIE, RALF, CHRISTOPHE]


@pytest.mark.parametrize(("camerlengo", "first"), [(AMELIE, AMELIE), (BRIGITTE, BRIGITTE), (RALF, AMELIE)])
def test_a_tie_of_virtual_and_real_rubies_goes_by_seat(camerlengo: int, first: int) -> None:
    play = table_with(bid_gems, camerlengo=camerlengo, laid={AMELIE: "three-rubies"}, gems={BRIGITTE: "RRR"})
    play.bid({BRIGITTE: "RRR"})
    assert order_of_choice(play)[0] == first


def test_two_bids_of_three_virtual_rubies_tie() -> None:
    play = table_with(bid_gems, camerlengo=RALF, laid={BRIGITTE: "three-rubies", CHRISTOPHE: "three-rubies"})
    play.bid()
    assert order_of_choice(play) == [CHRISTOPHE, BRIGITTE, RALF, AMELIE]


# "Vos adversaires enchérissent d'abord, vous enchérissez ensuite".


def test_who_bids_second_sees_the_open_bids_of_the_others_first() -> None:
    play = table_with(bid_gems, laid={RALF: "bid-second"})
    assert play.to_act() == [AMELIE, BRIGITTE, CHRISTOPHE]
    play.bid({AMELIE: "DD", BRIGITTE: "A"})
    assert play.to_act() == [RALF]
    assert [display.bid for display in play.view(RALF).displays] == ["DD", "A", None, ""]
    play.bid({RALF: "DDA"})
    assert order_of_choice(play) == [RALF, AMELIE, BRIGITTE, CHRISTOPHE]


def test_two_who_bid_second_bid_at_once_and_secretly() -> None:
    play = table_with(bid_gems, laid={AMELIE: "bid-second", RALF: "bid-second"})
    play.bid({BRIGITTE: "D"})
    assert play.to_act() == [AMELIE, RALF]
    play.choose(AMELIE, "bid DD")
    assert play.events(heard_by=RALF) == [{"type": "bid-decided", "seat": AMELIE}]
    assert play.view(RALF).displays[AMELIE].bid is None
    play.choose(RALF, "bid DDD")
    assert order_of_choice(play) == [RALF, AMELIE, BRIGITTE, CHRISTOPHE]


def test_bidding_second_wins_no_tie() -> None:
    play = table_with(bid_gems, camerlengo=AMELIE, laid={RALF: "bid-second"})
    play.bid({BRIGITTE: "D"})
    play.bid({RALF: "D"})
    assert order_of_choice(play)[:2] == [BRIGITTE, RALF]


def test_if_nobody_bids_first_those_who_bid_second_bid_at_once() -> None:
    laid = {AMELIE: "three-rubies", BRIGITTE: "bid-second", RALF: "three-rubies", CHRISTOPHE: "bid-second"}
    play = table_with(bid_gems, laid=laid)
    assert play.to_act() == [BRIGITTE, CHRISTOPHE]
    assert [display.bid for display in play.view(BRIGITTE).displays] == ["RRR", None, "RRR", None]
    play.bid({CHRISTOPHE: "DAA"})
    assert order_of_choice(play) == [CHRISTOPHE, AMELIE, RALF, BRIGITTE]


def test_the_only_second_bidder_of_three_sees_two_open_bids_of_three_rubies() -> None:
    laid = {AMELIE: "three-rubies", BRIGITTE: "bid-second", RALF: "three-rubies"}
    play = table_with(bid_gems, seats=3, laid=laid)
    assert play.to_act() == [BRIGITTE]
    play.bid({BRIGITTE: "A"})
    assert order_of_choice(play) == [AMELIE, RALF, BRIGITTE]


def test_the_gems_of_the_first_group_are_in_the_bank_before_the_second_bids() -> None:
    play = table_with(bid_gems, laid={RALF: "bid-second"})
    play.bid({AMELIE: "DD"})
    assert play.view().bank.startswith("DD")


def test_a_card_that_was_played_in_an_earlier_round_changes_no_bid() -> None:
    play = table_with(play_action_cards, hands={BRIGITTE: "three-rubies"})
    play.lay({BRIGITTE: "three-rubies"})
    play.play_on(upto_round=6)
    if play.decision() == "lay-action":
        play.lay()
    assert play.to_act() == EVERYONE
    assert [display.bid for display in play.view().displays] == [None] * 4


def test_gems_bid_in_this_round_can_be_received_by_the_camerlengo_of_this_round() -> None:
    play = table_with(bid_gems, gems={RALF: "RRRRRRR"}, row="lugo louis swap camerlengo")
    assert "R" not in play.view().bank
    play.bid({RALF: "R"})
    play.take(RALF, "camerlengo")
    assert play.purse(RALF) == "RRRRRRR" + "SA"


def test_the_order_of_choice_is_that_in_which_cards_are_taken() -> None:
    play = table_with(take_cards, bids={AMELIE: "A", BRIGITTE: "", RALF: "DDD", CHRISTOPHE: "SS"})
    taken = []
    while play.view().round == 5:
        taken.append(play.to_act()[0])
        play.choose(taken[-1], play.options(taken[-1])[-1])
    assert taken == [RALF, CHRISTOPHE, AMELIE, BRIGITTE]
