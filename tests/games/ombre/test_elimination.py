"""Rulebook, "Combat en duel", the note: who must give more power than he has is out."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import PHASE_2, PHASE_3, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, EMILIE, FOUQUET

# Who falls.


@pytest.mark.parametrize(
    ("power", "duel", "stays"),
    [(2, "duel 1", True), (1, "duel 1", False), (0, "duel 1", False), (1, "duel-two 1 2", True)],
)
def test_who_must_give_more_power_than_he_has_is_out(power: int, duel: str, stays: bool) -> None:
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: power})
    play.choose(ANNE, duel)
    assert play.is_in(BLAISE) is stays
    assert play.power(BLAISE) == 0


def test_a_player_without_power_stays_in_the_game_until_he_must_give_some() -> None:
    # Ruling R-T5.
    play = table_with(spheres={ANNE: "suzerain", COLBERT: "green green"}, power={BLAISE: 1}, draw="red")
    play.choose(ANNE, "suzerain 1", "done", "announce 1", "place red", "done")
    assert play.power(BLAISE) == 0
    assert play.to_act() == [BLAISE]


def test_suzerain_eliminates() -> None:
    play = table_with(spheres={ANNE: "suzerain", COLBERT: "green green"}, power={BLAISE: 0})
    play.choose(ANNE, "suzerain 1")
    assert not play.is_in(BLAISE)


def test_a_gold_action_eliminates() -> None:
    play = table_with(PHASE_3, power={BLAISE: 0})
    play.choose(ANNE, "sap 1")
    assert not play.is_in(BLAISE)


def test_the_owner_of_diplomacy_survives_a_duel_with_one_power_and_falls_to_suzerain() -> None:
    # Worked check 4.
    play = table_with(spheres={ANNE: "green suzerain", BLAISE: "diplomacy"}, power={BLAISE: 1})
    play.choose(ANNE, "duel 1")
    assert play.is_in(BLAISE)
    assert play.power(BLAISE) == 0
    play.choose(ANNE, "suzerain 1")
    assert not play.is_in(BLAISE)


def test_the_owner_of_diplomacy_without_power_falls_to_a_hit_of_two() -> None:
    play = table_with(spheres={ANNE: "green", BLAISE: "diplomacy"}, power={BLAISE: 0})
    play.choose(ANNE, "duel 1")
    assert not play.is_in(BLAISE)


def test_gold_does_not_save_from_elimination() -> None:
    play = table_with(PHASE_3, power={BLAISE: 0}, gold={BLAISE: 5})
    play.choose(ANNE, "sap 1")
    assert not play.is_in(BLAISE)


# What becomes of his things.


def test_cards_are_discarded_by_colour_from_bottom_to_top_and_then_auction_cards_as_acquired() -> None:
    # Rulings R-1e and X17.
    sphere = "yellow red-seal red purple green-seal green blue-seal blue pension authority diplomacy"
    play = table_with(PHASE_3, spheres={BLAISE: sphere}, power={BLAISE: 0}, discard="purple-seal")
    play.choose(ANNE, "sap 1")
    assert play.cards(BLAISE) == []
    order = "purple-seal blue-seal blue green-seal green purple red-seal red yellow pension authority diplomacy"
    assert " ".join(play.discard()) == order


def test_power_and_gold_go_to_the_bank() -> None:
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 1}, gold={BLAISE: 4})
    before = play.bank()
    play.choose(ANNE, "duel 1")
    assert (play.power(BLAISE), play.gold(BLAISE)) == (0, 0)
    assert play.bank() == (before[0] + 1, before[1] + 4)


def test_what_the_fallen_could_not_give_is_not_taken_from_anybody_else() -> None:
    # Ruling R-1e.
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 1})
    play.choose(ANNE, "duel 1")
    assert [play.power(ANNE), play.power(COLBERT)] == [9, 9]


def test_everybody_is_told_who_is_out() -> None:
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 1})
    play.choose(ANNE, "duel 1")
    assert play.events("eliminated") == [{"type": "eliminated", "seat": BLAISE}]


# Two at once.


def test_two_victims_of_one_duel_are_hit_at_once() -> None:
    # Ruling X10.
    play = table_with(seats=4, spheres={ANNE: "green", BLAISE: "red", DIANE: "blue"}, power={BLAISE: 0, DIANE: 0})
    play.choose(ANNE, "duel-two 1 3")
    assert [play.is_in(seat) for seat in range(4)] == [True, False, True, False]
    # Ruling X17: seats ascending.
    assert play.discard() == ["red", "blue"]


def test_the_second_victim_is_hit_even_if_the_first_falls() -> None:
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 0})
    play.choose(ANNE, "duel-two 1 2")
    assert play.power(COLBERT) == 8


def test_both_last_opponents_can_fall_to_one_duel() -> None:
    # Ruling X10: the last survivor is looked for after both.
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 0, COLBERT: 0})
    play.choose(ANNE, "duel-two 1 2")
    assert play.is_over()
    assert play.ranks() == [1, 2, 2]


def test_who_falls_in_the_same_duel_shares_a_rank_and_who_falls_later_is_better() -> None:
    play = table_with(seats=5, spheres={ANNE: "green suzerain"}, power={BLAISE: 0, COLBERT: 0, DIANE: 0})
    play.choose(ANNE, "duel-two 1 2", "suzerain 3")
    assert play.game.result(play.table).ranks == [1, 4, 4, 3, 1]
    assert [sphere.fallen for sphere in play.view().spheres] == [0, 1, 1, 2, 0]


# The last survivor.


def test_the_last_survivor_wins_at_once_whatever_the_points() -> None:
    play = table_with(PHASE_3, seats=2, power={ANNE: 0, BLAISE: 0}, gold={BLAISE: 12}, spheres={BLAISE: "blue blue"})
    play.choose(ANNE, "sap 1")
    assert play.is_over()
    assert play.ranks() == [1, 2]
    assert play.story()[-2:] == ["last-standing", "victory"]


@pytest.mark.parametrize("attack", ["duel 1", "suzerain 1"])
def test_the_last_survivor_does_not_collect_what_he_has_not_collected(attack: str) -> None:
    # Ruling X18.
    spheres = {ANNE: "green red yellow authority pension suzerain"}
    play = table_with(seats=2, spheres=spheres, power={BLAISE: 0})
    play.choose(ANNE, attack)
    assert play.is_over()
    assert (play.power(ANNE), play.gold(ANNE)) == (9, 1)


def test_the_game_goes_on_with_two_survivors() -> None:
    play = table_with(spheres={ANNE: "green"}, power={BLAISE: 0})
    play.choose(ANNE, "duel 1")
    assert not play.is_over()
    assert play.to_act() == [ANNE]


# Who is out takes no part any more.


def test_who_is_out_is_no_target() -> None:
    play = table_with(seats=4, spheres={ANNE: "green suzerain"}, fallen={COLBERT: 1})
    assert play.options(ANNE) == ["duel 1", "duel 3", "duel-two 1 3", "suzerain 1", "suzerain 3"]
    play = table_with(PHASE_3, seats=4, fallen={COLBERT: 1})
    assert play.options(ANNE, "sap") == ["sap 1", "sap 3"]


def test_who_is_out_does_not_bid() -> None:
    play = table_with(announced=1, seats=4, draw="pension red", fallen={BLAISE: 1})
    play.each("pass", ANNE, COLBERT, DIANE)
    assert play.events("unsold")


def test_who_is_out_has_no_debts() -> None:
    play = table_with(announced=1, seats=4, draw="debts red", fallen={BLAISE: 1}, spheres={ANNE: "red-seal"})
    play.each("forfeit-tokens 2 0", COLBERT, DIANE)
    assert play.decision() == "place"


def test_who_is_out_gets_no_gold_from_louis() -> None:
    play = table_with(announced=1, seats=4, draw="louis red", fallen={BLAISE: 1})
    assert play.golds() == [2, 0, 2, 2]


def test_the_number_of_players_who_are_left_decides_how_ties_are_judged() -> None:
    fallen = {EMILIE: 1, FOUQUET: 2}
    four = table_with(PHASE_2, seats=6, spheres={ANNE: "red", BLAISE: "red"}, fallen=fallen)
    three = table_with(PHASE_2, seats=6, spheres={ANNE: "red", BLAISE: "red"}, fallen=fallen | {DIANE: 3})
    assert four.majorities("red") == [ANNE, BLAISE]
    assert three.majorities("red") == []
