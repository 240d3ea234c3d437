"""Rulebook, "La carte spéciale Cardinal de Mazarin"."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import chosen_chance, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, EMILIE

# Who is entitled.


def test_who_has_the_majority_in_intrigue_chooses() -> None:
    play = table_with(announced=1, draw="mazarin red", spheres={COLBERT: "purple"})
    assert (play.decision(), play.to_act()) == ("mazarin", [COLBERT])


def test_without_a_majority_nothing_happens() -> None:
    # Ruling R-Z3.
    play = table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple", BLAISE: "purple"})
    assert play.story()[-2:] == ["mazarin-came", "nobody-intrigues"]
    assert play.decision() == "place"
    assert play.discard() == ["mazarin"]


def test_the_drawer_acts_first_and_the_others_follow_clockwise() -> None:
    # Ruling R-Z1: Colbert draws; Diane has no majority.
    spheres = {ANNE: "purple", BLAISE: "purple", COLBERT: "purple", EMILIE: "purple"}
    play = table_with(announced=1, seats=5, active=COLBERT, draw="mazarin red", spheres=spheres)
    order = []
    while play.decision() == "mazarin":
        order.append(play.to_act()[0])
        play.choose(order[-1], "favour 2 0")
    assert order == [COLBERT, EMILIE, ANNE, BLAISE]
    assert play.power(DIANE) == 9


def test_a_drawer_without_the_majority_is_passed_over() -> None:
    play = table_with(announced=1, seats=4, draw="mazarin red", spheres={BLAISE: "purple", DIANE: "purple"})
    assert play.to_act() == [BLAISE]
    play.choose(BLAISE, "favour 0 2")
    assert play.to_act() == [DIANE]


def test_the_medal_counts_for_intrigue() -> None:
    play = table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple", BLAISE: "purple medal"})
    assert play.to_act() == [BLAISE]


def test_the_entitled_are_fixed_when_the_card_is_resolved() -> None:
    # Ruling R-Z1: the purple card that Anne draws takes nothing from Blaise.
    play = table_with(announced=1, seats=4, draw="mazarin red purple", spheres={ANNE: "purple", BLAISE: "purple"})
    play.choose(ANNE, "draw")
    assert play.majorities("purple") == [ANNE]
    assert (play.decision(), play.to_act()) == ("mazarin", [BLAISE])


def test_the_majority_is_judged_after_earlier_set_aside_cards_have_taken_effect() -> None:
    # Ruling X3: the Medal, won just before, breaks the tie.
    play = table_with(announced=1, draw="medal mazarin red", spheres={ANNE: "purple", BLAISE: "purple"})
    play.win_auction(BLAISE, 1)
    play.choose(BLAISE, "settle 1")
    assert (play.decision(), play.to_act()) == ("mazarin", [BLAISE])


def test_a_majority_paid_away_just_before_brings_nothing() -> None:
    play = table_with(announced=1, draw="pension mazarin red", spheres={BLAISE: "purple"})
    play.win_auction(BLAISE, 2)
    play.choose(BLAISE, "pay purple")
    assert play.events("nobody-intrigues")


def test_a_mazarin_drawn_for_mazarin_judges_the_majority_anew() -> None:
    # With four players Anne and Blaise share; Anne draws purple, then the next Mazarin is hers alone.
    play = table_with(
        announced=1, seats=4, draw="mazarin mazarin red purple", spheres={ANNE: "purple", BLAISE: "purple"}
    )
    play.choose(ANNE, "draw")
    play.choose(BLAISE, "favour 2 0")
    assert play.to_act() == [ANNE]
    play.choose(ANNE, "favour 2 0")
    assert play.decision() == "place"


# What they choose.


def test_one_of_both_must_be_chosen() -> None:
    # Ruling R-Z2.
    play = table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple"})
    assert play.options(ANNE) == ["draw", "favour 2 0", "favour 1 1", "favour 0 2"]


@pytest.mark.parametrize(("power", "gold"), [(2, 0), (1, 1), (0, 2)])
def test_two_tokens_are_taken_in_any_mix(power: int, gold: int) -> None:
    # Ruling R-T3.
    play = table_with(announced=1, draw="mazarin red", spheres={ANNE: "purple"})
    play.choose(ANNE, f"favour {power} {gold}")
    assert (play.power(ANNE), play.gold(ANNE)) == (9 + power, 1 + gold)
    assert play.bank() == (33 - power, 17 - gold)


@pytest.mark.parametrize(
    ("power", "gold", "favours"),
    [
        (0, 0, ["favour 0 0"]),
        (1, 0, ["favour 1 0"]),
        (0, 1, ["favour 0 1"]),
        (1, 1, ["favour 1 1"]),
        (2, 0, ["favour 2 0"]),
        (5, 0, ["favour 2 0"]),
        (0, 5, ["favour 0 2"]),
        (1, 5, ["favour 1 1", "favour 0 2"]),
        (5, 1, ["favour 2 0", "favour 1 1"]),
    ],
)
def test_only_tokens_that_the_bank_has_can_be_taken(power: int, gold: int, favours: list[str]) -> None:
    # Rulings R-T4 and X11: two, or as many as there are, and none is a choice too.
    play = table_with(
        announced=1,
        draw="mazarin red",
        spheres={ANNE: "purple"},
        power={COLBERT: 42 - power},
        gold={COLBERT: 18 - gold},
    )
    assert play.bank() == (power, gold)
    assert play.options(ANNE) == ["draw", *favours]
    play.choose(ANNE, favours[-1])
    assert play.decision() == "place"


def test_the_next_entitled_player_finds_what_the_first_has_left() -> None:
    play = table_with(
        announced=1,
        seats=4,
        draw="mazarin red",
        spheres={ANNE: "purple", BLAISE: "purple"},
        power={COLBERT: 33},
        gold={COLBERT: 15},
    )
    assert play.bank() == (0, 2)
    play.choose(ANNE, "favour 0 2")
    assert play.options(BLAISE) == ["draw", "favour 0 0"]


def test_the_drawn_card_goes_into_the_sphere() -> None:
    play = table_with(announced=1, draw="mazarin red green-seal", spheres={BLAISE: "purple green"})
    play.choose(BLAISE, "draw")
    assert play.row(BLAISE, "green") == ["green", "green-seal"]
    assert (play.decision(), play.to_act()) == ("place", [ANNE])


def test_a_special_drawn_is_resolved_and_replaced_until_a_quality_card_comes() -> None:
    play = table_with(
        announced=1, draw="mazarin red debts pension mazarin yellow", spheres={ANNE: "purple", BLAISE: "red-seal"}
    )
    play.choose(ANNE, "draw")
    assert (play.decision(), play.to_act()) == ("debts", [ANNE])
    play.each("forfeit-tokens 2 0", ANNE, COLBERT)
    assert (play.decision(), play.to_act()) == ("auction", [ANNE])
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert (play.decision(), play.to_act()) == ("mazarin", [ANNE])
    play.choose(ANNE, "favour 2 0")
    assert play.cards(ANNE) == ["purple", "yellow"]
    assert play.decision() == "place"


def test_an_auction_drawn_in_the_turn_of_another_starts_with_the_seat_that_drew_it() -> None:
    # Ruling X14.
    play = table_with(announced=1, draw="mazarin red pension green", spheres={BLAISE: "purple"})
    play.choose(BLAISE, "draw")
    play.each("pass", BLAISE, COLBERT, ANNE)
    assert play.cards(BLAISE) == ["green", "purple"]


def test_debts_drawn_in_the_turn_of_another_start_with_the_seat_that_drew_them() -> None:
    # Ruling X14.
    play = table_with(announced=1, draw="mazarin red debts green", spheres={BLAISE: "purple", COLBERT: "red-seal"})
    play.choose(BLAISE, "draw")
    play.each("forfeit-tokens 2 0", BLAISE, ANNE)
    assert play.cards(BLAISE) == ["green", "purple"]


def test_a_mazarin_drawn_in_the_turn_of_another_starts_with_the_seat_that_drew_it() -> None:
    # Ruling X14: Anne's turn, Colbert draws.
    spheres = {BLAISE: "purple", COLBERT: "purple"}
    play = table_with(announced=1, seats=4, draw="mazarin red mazarin green", spheres=spheres)
    play.choose(BLAISE, "favour 2 0")
    play.choose(COLBERT, "draw")
    assert play.to_act() == [COLBERT]
    play.choose(COLBERT, "favour 2 0")
    assert play.to_act() == [BLAISE]


def test_the_card_is_discarded_when_its_resolution_starts_and_takes_part_in_a_new_pile() -> None:
    # Ruling R-Z3.
    play = table_with(
        announced=1, draw="mazarin red louis", spheres={ANNE: "purple"}, chance=chosen_chance("mazarin green")
    )
    assert play.discard() == ["mazarin"]
    play.choose(ANNE, "draw")
    # It comes again from the new pile.
    assert play.decision() == "mazarin"
    play.choose(ANNE, "favour 2 0")
    assert play.row(ANNE, "green") == ["green"]
