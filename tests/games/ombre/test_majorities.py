"""Rulebook, "Majorités avec deux et trois joueurs" and "Majorités avec quatre à six joueurs"."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import PHASE_2, PHASE_3, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, EMILIE


@pytest.mark.parametrize(
    ("seats", "spheres", "holders"),
    [
        (2, {ANNE: "red red", BLAISE: "red"}, [ANNE]),
        (2, {ANNE: "red", BLAISE: "red"}, []),
        (3, {ANNE: "red red", BLAISE: "red", COLBERT: "red"}, [ANNE]),
        (3, {ANNE: "red red", BLAISE: "red red", COLBERT: "red"}, []),
        (3, {ANNE: "red", BLAISE: "red", COLBERT: "red"}, []),
        (3, {BLAISE: "red"}, [BLAISE]),
    ],
)
def test_two_or_three_players_need_more_cards_than_every_other(
    seats: int, spheres: dict[int, str], holders: list[int]
) -> None:
    assert table_with(seats=seats, spheres=spheres).majorities("red") == holders


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize(
    ("spheres", "holders"),
    [
        ({ANNE: "red red", BLAISE: "red", COLBERT: "red"}, [ANNE]),
        ({ANNE: "red red", BLAISE: "red", COLBERT: "red red"}, [ANNE, COLBERT]),
        ({ANNE: "red", BLAISE: "red", COLBERT: "red", DIANE: "red"}, [ANNE, BLAISE, COLBERT, DIANE]),
    ],
)
def test_four_to_six_players_share_the_majority_in_a_tie(
    seats: int, spheres: dict[int, str], holders: list[int]
) -> None:
    assert table_with(seats=seats, spheres=spheres).majorities("red") == holders


def test_both_holders_of_a_shared_majority_can_use_it() -> None:
    play = table_with(seats=4, spheres={ANNE: "red", BLAISE: "red"}, draw="green green")
    play.choose(ANNE, "use power")
    play.next_turn()
    play.choose(BLAISE, "use power")
    assert play.powers()[:2] == [10, 10]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nobody_has_a_majority_without_a_card(seats: int) -> None:
    # Ruling R-M1: not even in a tie of zero to zero among four or more.
    play = table_with(seats=seats)
    assert play.majorities("blue") == play.majorities("purple") == []
    assert play.options(ANNE) == ["done"]


def test_two_players_with_three_blue_cards_lose_their_majority_when_a_fourth_player_falls() -> None:
    # Worked check 1.
    spheres = {ANNE: "blue blue blue", BLAISE: "blue blue blue", COLBERT: "blue"}
    play = table_with(PHASE_3, seats=4, spheres=spheres, power={DIANE: 0})
    assert play.majorities("blue") == [ANNE, BLAISE]
    play.choose(ANNE, "sap 3")
    assert play.majorities("blue") == []


def test_a_strict_majority_stays_when_four_players_become_three() -> None:
    play = table_with(PHASE_3, seats=4, spheres={ANNE: "blue blue", BLAISE: "blue"}, power={DIANE: 0})
    play.choose(ANNE, "sap 3")
    assert play.majorities("blue") == [ANNE]


def test_with_five_players_who_become_four_ties_are_still_shared() -> None:
    play = table_with(PHASE_3, seats=5, spheres={ANNE: "blue", BLAISE: "blue"}, power={EMILIE: 0})
    play.choose(ANNE, "sap 4")
    assert play.majorities("blue") == [ANNE, BLAISE]


def test_the_cards_of_a_fallen_player_count_no_more() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "red red"}, power={BLAISE: 0})
    play.choose(ANNE, "sap 1")
    assert play.majorities("red") == [ANNE]


def test_a_majority_lost_by_an_elimination_cannot_be_used_any_more() -> None:
    # Ruling R-M2: counted live, in the middle of phase 1 too.
    play = table_with(seats=4, spheres={ANNE: "green red suzerain", BLAISE: "red"}, power={DIANE: 0})
    assert play.may(ANNE, "use power")
    play.choose(ANNE, "suzerain 3")
    assert not play.may(ANNE, "use power")


def test_covered_cards_count_for_the_majority() -> None:
    play = table_with(spheres={ANNE: "yellow-seal yellow yellow", BLAISE: "yellow yellow"})
    assert play.majorities("yellow") == [ANNE]


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("influence", "blue"),
        ("medal", "purple"),
        ("authority", "red"),
        ("suzerain", "green"),
        ("pension", "yellow"),
    ],
)
def test_an_auction_card_counts_as_a_card_of_its_colour(card: str, colour: str) -> None:
    play = table_with(spheres={ANNE: f"{colour} {card}", BLAISE: colour})
    assert play.majorities(colour) == [ANNE]
    assert play.sphere(ANNE).counts[colour] == 2


@pytest.mark.parametrize("card", ["conspiracy", "diplomacy"])
def test_a_grey_auction_card_counts_for_no_majority(card: str) -> None:
    play = table_with(spheres={ANNE: card})
    assert play.sphere(ANNE).majorities == []
    assert set(play.sphere(ANNE).counts.values()) == {0}


def test_one_red_card_with_authority_ties_two_red_cards_and_authority_still_gives_one_power() -> None:
    # Worked check 2.
    play = table_with(spheres={ANNE: "red authority", BLAISE: "red red"})
    assert play.majorities("red") == []
    play.choose(ANNE, "use authority", "done")
    assert play.power(ANNE) == 10


def test_a_lone_suzerain_can_mean_an_obligatory_duel() -> None:
    # Ruling X19.
    play = table_with(spheres={ANNE: "suzerain"})
    assert not play.may(ANNE, "done")
    play.choose(ANNE, "duel 1", "suzerain 1", "done")
    assert play.power(BLAISE) == 6


def test_a_lone_authority_can_give_two_power() -> None:
    play = table_with(spheres={ANNE: "authority"})
    play.choose(ANNE, "use power", "use authority", "done")
    assert play.power(ANNE) == 11


def test_a_lone_pension_can_give_two_gold() -> None:
    play = table_with(spheres={ANNE: "pension"})
    play.choose(ANNE, "use wealth", "use pension", "done")
    assert play.gold(ANNE) == 3


def test_a_card_that_lies_turned_counts_for_nobody() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "purple", BLAISE: "purple"}, draw="purple purple")
    play.choose(ANNE, "announce 2")
    assert play.majorities("purple") == []
    play.choose(ANNE, "place purple")
    assert play.majorities("purple") == [ANNE]
