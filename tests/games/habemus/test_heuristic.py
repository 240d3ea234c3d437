"""What a sound player, three beginners and a judge of positions make of positions that a player would recognise."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.beginner import MISER, SCHEMER, SHEPHERD
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.reveal import choose_orders
from roisoleil.games.habemus.taking import take_cards
from tests.games.habemus.helpers import START_PURSE, election, new_game, scripted_chance, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, Play

TEMPERS = [SHEPHERD, MISER, SCHEMER]


def favourite(play: Play, seat: int = AMELIE) -> str:
    """What a sound player chooses; the test fails where two options please equally."""
    return only_best(play, seat, GAME.appeals(play.table, seat, play.table.options(seat)))


def first_sight(play: Play, temper: int, seat: int = AMELIE) -> str:
    """What a beginner chooses."""
    return only_best(play, seat, GAME.glances(play.table, seat, play.table.options(seat), temper))


def only_best(play: Play, seat: int, worths: list[int]) -> str:
    best = [option for option, worth in zip(play.options(seat), worths, strict=True) if worth == max(worths)]
    assert len(best) == 1, best
    return best[0]


def amelie_chooses(
    row: str,
    display: str = "",
    others: str = "",
    gold: int = 20,
    gems: str = START_PURSE,
    orders: str = "",
    round_number: int = 5,
    white_smoke: bool = False,
) -> Play:
    """Amélie chooses first, before Brigitte, who has a display too."""
    return table_with(
        take_cards,
        bids={AMELIE: "D", BRIGITTE: "R", RALF: "S", CHRISTOPHE: "A"},
        displays={AMELIE: display, BRIGITTE: others},
        gold={AMELIE: gold},
        gems={AMELIE: gems},
        orders={AMELIE: orders},
        row=row,
        round_number=round_number,
        black_smoke=round_number > 9,
        white_smoke=white_smoke,
    )


def positions(seats: int) -> Iterator[Play]:
    """Every third decision of a whole game."""
    play = new_game(scripted_chance(seats), seats)
    number = 0
    while not play.table.is_over():
        if number % 3 == 0:
            yield play
        seat = play.to_act()[0]
        options = play.options(seat)
        play.choose(seat, options[number % len(options)])
        number += 1


# The sound player takes a card.


def test_a_cardinal_who_completes_a_pair_is_worth_more_than_a_leader() -> None:
    row = "maculani swap este camerlengo"
    assert favourite(amelie_chooses(row, display="lugo", round_number=12)) == "take maculani"
    assert favourite(amelie_chooses(row, round_number=12)) == "take este"


def test_the_third_louis_is_worth_more_than_a_cardinal_but_not_the_first() -> None:
    row = "ginetti louis swap camerlengo"
    assert favourite(amelie_chooses(row, display="louis louis")) == "take louis"
    assert favourite(amelie_chooses(row, others="louis louis louis louis")) == "take ginetti"


def test_mazarin_is_for_the_rich() -> None:
    row = "ginetti mazarin swap camerlengo"
    assert favourite(amelie_chooses(row, gold=60, round_number=14)) == "take mazarin"
    assert favourite(amelie_chooses(row, gold=2, round_number=14)) == "take ginetti"


def test_who_cannot_pay_the_squadrone_leaves_it() -> None:
    row = "squadrone swap camerlengo"
    assert favourite(amelie_chooses(row, gold=25)) == "take squadrone"
    assert favourite(amelie_chooses(row, gold=19)) == "take camerlengo"


def test_the_coats_that_an_order_lacks_decide_between_two_leaders() -> None:
    row = "rapaccioli azzolini este camerlengo"
    display = "cesi giancarlo albizzi bichi"
    assert favourite(amelie_chooses(row, display, orders="spain-innocent leaders", round_number=12)) == "take azzolini"
    assert favourite(amelie_chooses(row, display, orders="france leaders", round_number=12)) == "take este"


@pytest.mark.parametrize(("gold", "card"), [(10, "mazarin"), (15, "camerlengo")])
def test_in_the_last_round_only_whole_votes_count(gold: int, card: str) -> None:
    row = "mazarin ten-gold camerlengo"
    play = amelie_chooses(row, others="mazarin", gold=gold, gems="", round_number=18, white_smoke=True)
    assert favourite(play) == f"take {card}"


# The sound player bids.


@pytest.mark.parametrize(
    ("camerlengo", "bids", "answer"),
    [
        (AMELIE, {}, "-"),  # She wins the tie.
        (BRIGITTE, {}, "A"),
        (BRIGITTE, {BRIGITTE: "SA", RALF: "S"}, "R"),  # Brigitte may choose first: she goes for the cardinal.
        (BRIGITTE, {BRIGITTE: "DDD", RALF: "DDD", CHRISTOPHE: "DDD"}, "-"),  # All of them are out of reach.
    ],
)
def test_who_bids_last_pays_just_enough_for_the_third_louis(camerlengo: int, bids: dict[int, str], answer: str) -> None:
    play = table_with(
        bid_gems,
        camerlengo=camerlengo,
        laid={AMELIE: "bid-second"},
        displays={AMELIE: "louis louis"},
        row="lugo louis swap camerlengo",
    )
    play.bid(bids)
    assert favourite(play) == f"bid {answer}"


def test_gems_are_spent_only_where_the_choice_matters() -> None:
    much = table_with(bid_gems, displays={AMELIE: "louis louis"}, row="lugo louis swap camerlengo")
    assert favourite(much) != "bid -"
    row = "ginetti rapaccioli albizzi giancarlo camerlengo"
    equal = table_with(bid_gems, row=row, round_number=18, black_smoke=True, white_smoke=True)
    assert favourite(equal) == "bid -"


# The sound player lays action cards.


def test_a_bribe_waits_for_a_pair_but_not_beyond_the_last_round() -> None:
    hands = {AMELIE: "bribe"}
    early = table_with(play_action_cards, hands=hands, displays={BRIGITTE: "ginetti"}, round_number=3)
    assert favourite(early) == "lay none"
    displays = {AMELIE: "lugo", BRIGITTE: "maculani ginetti"}
    pair = table_with(play_action_cards, hands=hands, displays=displays, round_number=12, black_smoke=True)
    assert favourite(pair) == "lay bribe"
    pair.lay({AMELIE: "bribe"})
    assert favourite(pair) == "bribe maculani"
    last = table_with(
        play_action_cards,
        hands=hands,
        displays={BRIGITTE: "ginetti"},
        round_number=18,
        black_smoke=True,
        white_smoke=True,
        row="louis camerlengo",
    )
    assert favourite(last) == "lay bribe"


def test_a_swap_completes_the_own_pair_and_never_breaks_it() -> None:
    for displays, lay, swap in (
        ({AMELIE: "lugo ginetti", BRIGITTE: "maculani"}, "lay swap", "swap ginetti maculani"),
        ({AMELIE: "lugo maculani", BRIGITTE: "ginetti"}, "lay none", "swap none none"),
    ):
        play = table_with(play_action_cards, hands={AMELIE: "swap"}, displays=displays, round_number=12)
        assert favourite(play) == lay
        play.lay({AMELIE: "swap"})
        assert favourite(play) == swap


# The sound player harms, and keeps an order.


def test_death_strikes_where_it_breaks_a_pair() -> None:
    displays = {BRIGITTE: "lugo maculani", RALF: "cesi ginetti"}
    play = table_with(take_cards, bids={AMELIE: "D"}, displays=displays, row="death louis swap camerlengo")
    play.take(AMELIE, "death")
    assert favourite(play) == f"strike {BRIGITTE}"


def test_felipe_excludes_the_patron_of_two_kings_at_the_leader() -> None:
    displays = {AMELIE: "felipe", BRIGITTE: "louis louis louis barberini albizzi", RALF: "cesi ginetti"}
    play = table_with(take_cards, bids={AMELIE: "D"}, displays=displays, row="felipe louis swap camerlengo")
    play.take(AMELIE, "felipe")
    assert favourite(play) == "exclude barberini"


def test_the_order_that_is_nearly_fulfilled_is_kept_even_if_the_other_pays_more() -> None:
    play = table_with(
        choose_orders,
        black_smoke=True,
        round_number=10,
        displays={AMELIE: "cesi giancarlo albizzi"},
        orders={AMELIE: "france spain-innocent"},
    )
    assert favourite(play) == "keep spain-innocent"


# What the sound player may know.


@pytest.mark.parametrize("seats", [3, 4])
def test_appeals_and_glances_are_the_same_whatever_the_seat_cannot_know(seats: int) -> None:
    for number, play in enumerate(positions(seats)):
        table = play.table
        for seat in play.to_act():
            options = table.options(seat)
            copy = GAME.redeal(table, seat, FastChance(number))
            assert GAME.appeals(copy, seat, options) == GAME.appeals(table, seat, options)
            for temper in TEMPERS:
                assert GAME.glances(copy, seat, options, temper) == GAME.glances(table, seat, options, temper)


@pytest.mark.parametrize("seats", [3, 4])
def test_weighing_changes_nothing(seats: int) -> None:
    for play in positions(seats):
        before = play.table.hash()
        for seat in range(seats):
            options = play.table.options(seat)
            GAME.appeals(play.table, seat, options)
            GAME.glances(play.table, seat, options, SCHEMER)
        GAME.outlook(play.table)
        assert play.table.hash() == before


# The beginners.


def test_each_beginner_takes_what_he_fancies() -> None:
    play = amelie_chooses("ginetti felipe bribe camerlengo")
    assert [first_sight(play, temper) for temper in TEMPERS] == ["take ginetti", "take felipe", "take bribe"]


def test_the_shepherd_bids_his_best_pair_the_miser_an_amber_the_schemer_all_he_may() -> None:
    shepherds = table_with(bid_gems, row="ginetti swap bid-second camerlengo")
    assert first_sight(shepherds, SHEPHERD) == "bid DD"
    misers = table_with(bid_gems, row="ginetti ten-gold swap swap")
    assert first_sight(misers, MISER) == "bid A"
    schemers = table_with(bid_gems, row="ginetti louis bribe camerlengo")
    assert first_sight(schemers, SCHEMER) == "bid DDD"
    assert first_sight(schemers, MISER) == "bid -"


def test_a_beginner_does_not_see_what_mazarin_does_for_the_rich() -> None:
    play = amelie_chooses("ginetti mazarin swap camerlengo", gold=60, round_number=14)
    assert favourite(play) == "take mazarin"
    assert first_sight(play, SHEPHERD) == "take ginetti"
    assert first_sight(play, SCHEMER) == "take swap"


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_beginner_lays_a_bribe_as_soon_as_it_can_be_done(temper: int) -> None:
    hands = {AMELIE: "bribe"}
    play = table_with(play_action_cards, hands=hands, displays={BRIGITTE: "ginetti"}, round_number=3)
    assert first_sight(play, temper) == "lay bribe"
    assert first_sight(table_with(play_action_cards, hands=hands), temper) == "lay none"


def test_the_schemer_robs_the_largest_display() -> None:
    displays = {BRIGITTE: "ginetti", RALF: "cesi este azzolini"}
    play = table_with(play_action_cards, hands={AMELIE: "bribe"}, displays=displays)
    play.lay({AMELIE: "bribe"})
    assert first_sight(play, SCHEMER) == "bribe cesi"


def test_a_beginner_keeps_the_order_that_pays_more_though_nothing_of_it_is_there() -> None:
    displays = {AMELIE: "cesi giancarlo albizzi"}
    orders = {AMELIE: "france spain-innocent"}
    play = table_with(choose_orders, black_smoke=True, round_number=10, displays=displays, orders=orders)
    assert first_sight(play, SHEPHERD) == "keep france"


# The outlook.


@pytest.mark.parametrize("seats", [3, 4])
def test_the_chances_add_up_to_one_at_every_decision(seats: int) -> None:
    for play in positions(seats):
        chances = GAME.outlook(play.table)
        assert len(chances) == seats
        assert min(chances) >= 0
        assert abs(sum(chances) - 1) < 1e-9


def test_the_pope_has_won_even_by_the_age_of_a_cardinal() -> None:
    play = election(displays={BRIGITTE: "maculani", RALF: "louis", CHRISTOPHE: "este"})
    assert GAME.outlook(play.table) == [0.0, 1.0, 0.0, 0.0]


def test_at_the_start_nobody_is_favoured_but_by_his_orders() -> None:
    chances = GAME.outlook(new_game(scripted_chance()).table)
    assert max(chances) < 0.3
    assert min(chances) > 0.2


def test_a_lead_weighs_more_the_nearer_the_end() -> None:
    displays = {RALF: "louis louis louis chigi cesi", AMELIE: "ginetti"}
    chances = []
    for round_number in (4, 11, 17):
        play = table_with(bid_gems, displays=displays, round_number=round_number, black_smoke=round_number > 9)
        chances.append(GAME.outlook(play.table)[RALF])
    assert 0.25 < chances[0] < chances[1] < chances[2]
    assert chances[2] > 0.8


def test_who_has_yet_to_choose_in_the_last_round_may_still_catch_up() -> None:
    play = amelie_chooses("louis ginetti camerlengo", round_number=18, white_smoke=True)
    before = GAME.outlook(play.table)
    play.take(AMELIE, "ginetti")
    after = GAME.outlook(play.table)
    assert abs(after[AMELIE] - before[AMELIE]) < 0.1
    assert after[BRIGITTE] == after[RALF]


def test_two_louis_promise_more_than_two_cardinals_while_others_may_come_and_not_in_the_last_round() -> None:
    displays = {RALF: "louis louis", AMELIE: "ginetti cesi"}
    early = GAME.outlook(table_with(bid_gems, displays=displays, round_number=10, black_smoke=True).table)
    assert early[RALF] > early[AMELIE]
    last = table_with(bid_gems, displays=displays, round_number=18, black_smoke=True, white_smoke=True)
    assert GAME.outlook(last.table)[RALF] == GAME.outlook(last.table)[AMELIE]


@pytest.mark.parametrize("card", ["ten-gold", "bid-second", "best-twice", "three-rubies", "bribe", "swap"])
def test_every_action_card_in_hand_is_worth_something(card: str) -> None:
    chances = GAME.outlook(table_with(bid_gems, hands={RALF: card}, round_number=9).table)
    assert chances[RALF] > chances[AMELIE]


def test_a_hopeless_seat_has_next_to_no_chance() -> None:
    displays = {AMELIE: "louis", BRIGITTE: "louis", RALF: "squadrone cesi ginetti chigi bichi orsini colonna"}
    play = table_with(bid_gems, displays=displays, round_number=17, black_smoke=True)
    assert GAME.outlook(play.table)[CHRISTOPHE] < 0.01
