"""Rulebook, "La carte spéciale Louis XIV" and the first lines of "Fin du jeu"."""

from __future__ import annotations

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.games.ombre.cards import LOUIS
from tests.games.ombre.helpers import PHASE_2, PHASE_3, chosen_chance, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE
from tests.games.ombre.statistics import is_even

# The first time.


def test_the_first_time_everybody_gets_a_gold() -> None:
    play = table_with(announced=1, draw="louis red")
    assert play.golds() == [2, 2, 2]
    assert play.view().louis_seen


@pytest.mark.parametrize(("in_bank", "golds"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1])])
def test_if_the_bank_is_short_of_gold_the_drawer_is_served_first_and_then_clockwise(
    in_bank: int, golds: list[int]
) -> None:
    # Ruling R-T4: Anne hoards the rest.
    play = table_with(
        announced=1,
        seats=4,
        active=BLAISE,
        draw="louis red",
        gold={ANNE: 20 - in_bank, BLAISE: 0, COLBERT: 0, DIANE: 0},
    )
    assert play.golds() == [20 - in_bank, *golds]
    assert play.bank()[1] == 0


def test_draw_pile_and_discard_pile_are_mixed_and_prepared_as_at_the_start() -> None:
    play = table_with(PHASE_2, draw="louis red", discard="blue green mazarin debts pension", spheres={BLAISE: "yellow"})
    before = sorted([*play.pile(), *play.discard()])
    play.choose(ANNE, "announce 1")
    assert play.discard() == []
    assert sorted([*play.pile(), *play.view().turned]) == before
    assert play.events("pile-rebuilt") == [{"type": "pile-rebuilt", "cards": len(before)}]
    labels = [outcome.label for outcome in play.dealer.outcomes]
    assert labels == ["rebuilt-pack", "lower-pile", "louis-place"]


def test_louis_lies_anywhere_in_the_lower_half_again_equally_often() -> None:
    # Two equal halves of 41 cards: 42 places.
    places = []
    for seed in range(3000):
        play = table_with(announced=1, draw="louis", spheres={ANNE: "red"}, chance=FastChance(seed))
        places.append(play.table.deck.index(LOUIS))
    assert is_even(places, range(41, 83))


def test_the_new_pile_does_not_depend_on_the_order_in_which_the_cards_lay() -> None:
    # So it tells nothing about the old pile, and a record of the cards is enough to check it.
    piles = [table_with(announced=1, draw="louis", discard=discard).pile() for discard in ("red blue", "blue red")]
    assert piles[0] == piles[1]


def test_discarded_special_and_auction_cards_can_come_again() -> None:
    # Ruling R-L2.
    play = table_with(
        PHASE_2,
        draw="louis",
        discard="pension debts mazarin",
        chance=chosen_chance("pension mazarin debts red"),
        spheres={ANNE: "red-seal"},
    )
    play.choose(ANNE, "announce 1")
    assert [event["card"] for event in play.events("card-turned")] == ["pension", "mazarin", "debts", "red"]


def test_the_drawer_goes_on_with_the_same_reveal() -> None:
    play = table_with(announced=3, draw="red louis", chance=chosen_chance("green yellow"))
    assert play.view().turned == ["red", "green", "yellow"]
    assert play.options(ANNE) == ["place green", "place red", "place yellow"]


def test_cards_already_turned_or_set_aside_are_not_mixed_in() -> None:
    # Ruling R-L2.
    play = table_with(announced=2, draw="red pension louis", chance=chosen_chance("green"), discard="blue")
    assert play.view().turned == ["red", "green"]
    assert play.view().auction is not None
    assert len(play.pile()) == 84 - 3


def test_gold_and_the_new_pile_come_before_cards_set_aside_earlier() -> None:
    # Ruling X1.
    play = table_with(
        announced=1, draw="debts louis", chance=chosen_chance("green"), spheres={ANNE: "red-seal"}, gold={BLAISE: 1}
    )
    story = play.story()
    assert story.index("louis-came") < story.index("pile-rebuilt") < story.index("debts-came")
    play.choose(BLAISE, "forfeit-tokens 0 2")
    assert play.gold(BLAISE) == 0


def test_louis_is_never_set_aside() -> None:
    play = table_with(announced=1, draw="pension louis", chance=chosen_chance("mazarin green"))
    assert play.view().set_aside == ["mazarin"]
    assert "louis" not in [event["card"] for event in play.events("card-turned")]


def test_a_gold_draw_goes_on_after_louis() -> None:
    play = table_with(PHASE_3, gold={ANNE: 2}, draw="louis", chance=chosen_chance("green"))
    play.choose(ANNE, "buy-card")
    assert play.cards(ANNE) == ["green"]
    assert play.gold(ANNE) == 1


def test_louis_drawn_for_mazarin_serves_the_seat_that_was_drawing_first() -> None:
    # Ruling X14: in Anne's turn Blaise draws, and the bank has one gold.
    play = table_with(
        announced=1,
        draw="mazarin red louis",
        spheres={BLAISE: "purple"},
        gold={ANNE: 19, BLAISE: 0, COLBERT: 0},
        chance=chosen_chance("green"),
    )
    play.choose(BLAISE, "draw")
    assert play.golds() == [19, 1, 0]
    assert play.cards(BLAISE) == ["green", "purple"]


def test_with_the_medal_the_pause_comes_after_the_card_that_follows_louis() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="louis", chance=chosen_chance("green red"))
    play.choose(ANNE, "turn")
    assert play.view().turned == ["green"]
    assert play.options(ANNE) == ["turn", "stop"]


# The end.


def test_the_second_time_the_game_ends_at_once() -> None:
    play = table_with(announced=1, draw="louis red", louis_seen=True)
    assert play.is_over()
    assert play.golds() == [1, 1, 1]
    assert play.story() == ["announced", "louis-returned", *["points-counted"] * 3, *["victory"] * 3]


def test_the_debts_are_not_paid_and_turned_cards_count_for_nobody_when_louis_ends_the_game() -> None:
    # Worked check 9.
    play = table_with(
        announced=3, draw="red debts blue louis green", louis_seen=True, spheres={ANNE: "yellow-seal", BLAISE: "yellow"}
    )
    assert play.is_over()
    assert play.powers() == [9, 9, 9]
    assert play.cards(ANNE) == ["yellow-seal"]
    assert play.counts()[ANNE].total == 10


def test_gold_paid_for_a_draw_stays_paid_when_louis_ends_the_game() -> None:
    # Ruling R-L4.
    play = table_with(PHASE_3, gold={ANNE: 3}, draw="louis red", louis_seen=True)
    play.choose(ANNE, "buy-card")
    assert play.is_over()
    assert play.gold(ANNE) == 1
    assert play.cards(ANNE) == []


def test_louis_ends_the_game_in_the_middle_of_mazarin() -> None:
    play = table_with(
        announced=1,
        seats=4,
        draw="mazarin debts red louis",
        spheres={ANNE: "purple", BLAISE: "purple"},
        louis_seen=True,
    )
    play.choose(ANNE, "draw")
    assert play.is_over()
    assert play.powers() == [9, 9, 9, 9]


def test_with_two_players_the_first_louis_ends_the_game_without_gold() -> None:
    # Ruling R-L3.
    play = table_with(announced=1, seats=2, draw="louis red")
    assert play.is_over()
    assert play.view().louis_seen
    assert play.golds() == [1, 1]


def test_one_eliminated_of_three_before_the_first_louis_lets_him_end_the_game() -> None:
    # Worked check 8.
    play = table_with(announced=1, draw="louis red", fallen={COLBERT: 1})
    assert play.is_over()
    assert play.golds() == [1, 1, 0]


def test_one_eliminated_of_three_after_the_first_louis_lets_the_game_go_on_to_the_second() -> None:
    # Worked check 8.
    play = table_with(PHASE_3, louis_seen=True, power={COLBERT: 0}, draw="red louis")
    play.choose(ANNE, "sap 2", "done")
    play.choose(BLAISE, "done", "announce 1", "place red")
    assert not play.is_over()
    play.choose(BLAISE, "done")
    play.choose(ANNE, "done", "announce 1")
    assert play.is_over()
    assert "louis-returned" in play.story()


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_three_or_more_players_the_game_goes_on_after_the_first_louis(seats: int) -> None:
    assert not table_with(announced=1, seats=seats, draw="louis red").is_over()


# The pile never runs out.


def test_louis_may_be_the_very_last_card_of_the_pile() -> None:
    # Ruling R-L5: turning him up builds a new pile.
    play = table_with(announced=3, draw="red red louis", rest_is_discarded=True)
    assert len(play.view().turned) == 3
    assert play.view().draw_pile == 84 - 3
