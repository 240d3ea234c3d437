"""Rulebook, "Phase 2 : Retournez les cartes", with Influence and the Medal."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import PHASE_2, PHASE_3, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT

# Announcing and turning.


def test_one_two_or_three_cards_are_announced_before_any_is_turned() -> None:
    play = table_with(PHASE_2)
    assert play.options(ANNE) == ["announce 1", "announce 2", "announce 3"]
    assert play.view().turned == []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_announced_number_of_cards_is_turned(number: int) -> None:
    play = table_with(announced=number, draw="red blue green yellow")
    assert play.view().turned == ["red", "blue", "green"][:number]


def test_cards_are_turned_until_the_announced_number_of_quality_cards_lies_open() -> None:
    play = table_with(announced=2, draw="mazarin red debts pension mazarin blue green", spheres={ANNE: "purple"})
    assert play.view().turned == ["red", "blue"]
    assert play.view().draw_pile == len(play.table.deck) - 6


def test_everybody_sees_each_card_that_is_turned_in_drawn_order() -> None:
    play = table_with(announced=2, draw="mazarin red debts blue", spheres={ANNE: "purple red-seal"})
    turned = [event["card"] for event in play.events("card-turned", heard_by=COLBERT)]
    assert turned == ["mazarin", "red", "debts", "blue"]


def test_no_special_is_resolved_before_all_cards_lie_open() -> None:
    play = table_with(announced=2, draw="debts red blue", spheres={ANNE: "red-seal"})
    story = play.story()
    assert story.index("debts-came") > max(place for place, kind in enumerate(story) if kind == "card-turned")


def test_specials_are_resolved_in_drawn_order_each_completely() -> None:
    # Ruling R-2b.
    play = table_with(
        announced=1,
        draw="debts pension mazarin red",
        spheres={ANNE: "purple red-seal", BLAISE: "purple"},
        power={COLBERT: 9},
    )
    assert play.view().set_aside == ["pension", "mazarin"]
    play.each("forfeit-tokens 2 0", BLAISE, COLBERT)
    assert (play.decision(), play.view().set_aside) == ("auction", ["mazarin"])
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert play.story()[-3:] == ["unsold", "mazarin-came", "nobody-intrigues"]
    assert (play.decision(), play.view().set_aside) == ("place", [])


def test_nothing_is_placed_before_all_specials_are_resolved() -> None:
    play = table_with(announced=1, draw="mazarin pension red", spheres={ANNE: "purple"})
    assert play.options(ANNE, "place") == []
    play.choose(ANNE, "favour 2 0")
    assert play.options(ANNE, "place") == []
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert play.options(ANNE) == ["place red"]


def test_turned_cards_belong_to_nobody_while_specials_are_resolved() -> None:
    # Ruling R-2b: their seals do not show, they bring no majority in intrigue, and they cannot be paid.
    play = table_with(
        announced=3,
        seats=2,
        draw="purple-seal debts mazarin pension purple-seal yellow-seal",
        spheres={BLAISE: "red-seal"},
    )
    assert (play.decision(), play.to_act()) == ("debts", [ANNE])
    play.choose(ANNE, "forfeit-tokens 2 0")
    assert play.events("nobody-intrigues")
    play.win_auction(ANNE, 8)
    assert play.options(ANNE) == ["settle 7"]


# Placing.


def test_exactly_one_card_is_placed_and_the_others_are_discarded_in_drawn_order() -> None:
    play = table_with(announced=3, draw="red blue green", discard="yellow")
    play.choose(ANNE, "place blue")
    assert play.cards(ANNE) == ["blue"]
    assert play.discard() == ["yellow", "red", "green"]
    assert play.decision() == "gold-action"


def test_placing_is_obligatory() -> None:
    # Ruling R-2c.
    play = table_with(announced=1, draw="green")
    assert play.options(ANNE) == ["place green"]


def test_the_placed_card_goes_on_top_of_its_row() -> None:
    play = table_with(announced=1, draw="green", spheres={ANNE: "green-seal"})
    play.choose(ANNE, "place green")
    assert play.row(ANNE, "green") == ["green-seal", "green"]


def test_equal_cards_are_one_choice_and_one_of_them_is_placed() -> None:
    play = table_with(announced=3, draw="green red green")
    assert play.options(ANNE) == ["place green", "place red"]
    play.choose(ANNE, "place green")
    assert play.discard() == ["red", "green"]


# Influence.


def test_influence_takes_two_cards_of_a_colour_or_one() -> None:
    play = table_with(announced=3, draw="red green red", spheres={ANNE: "influence"})
    assert play.options(ANNE) == ["place green", "place red", "place-two red red"]
    play.choose(ANNE, "place-two red red")
    assert play.cards(ANNE) == ["red", "red", "influence"]
    assert play.discard() == ["green"]


def test_influence_may_take_a_single_card() -> None:
    play = table_with(announced=3, draw="red green red", spheres={ANNE: "influence"})
    play.choose(ANNE, "place green")
    assert play.cards(ANNE) == ["green", "influence"]
    assert play.discard() == ["red", "red"]


def test_influence_does_not_take_two_colours() -> None:
    play = table_with(announced=3, draw="red green blue", spheres={ANNE: "influence"})
    assert play.options(ANNE, "place-two") == []


def test_influence_takes_two_of_three_cards_of_a_colour_but_not_all() -> None:
    play = table_with(announced=3, draw="red red red", spheres={ANNE: "influence"})
    play.choose(ANNE, "place-two red red")
    assert play.row(ANNE, "red") == ["red", "red"]
    assert play.discard() == ["red"]


@pytest.mark.parametrize("colour", ["blue", "green", "purple", "red", "yellow"])
def test_influence_takes_two_cards_of_any_colour(colour: str) -> None:
    play = table_with(announced=2, draw=f"{colour} {colour}", spheres={ANNE: "influence"})
    play.choose(ANNE, f"place-two {colour} {colour}")
    assert play.row(ANNE, colour) == [colour, colour]


@pytest.mark.parametrize(("bottom", "top"), [("red", "red-seal"), ("red-seal", "red")])
def test_the_owner_of_influence_chooses_which_of_two_cards_lies_on_top(bottom: str, top: str) -> None:
    # Ruling R-P4.
    play = table_with(announced=2, draw="red-seal red", spheres={ANNE: "influence"})
    play.choose(ANNE, f"place-two {bottom} {top}")
    assert play.row(ANNE, "red") == [bottom, top]


def test_influence_and_medal_offer_every_pair_of_four_cards() -> None:
    play = table_with(PHASE_2, draw="red red-seal green green", spheres={ANNE: "influence medal"})
    play.choose(ANNE, "turn", "turn", "turn", "turn")
    assert play.options(ANNE, "place-two") == [
        "place-two green green",
        "place-two red red-seal",
        "place-two red-seal red",
    ]


def test_influence_of_another_player_does_not_help() -> None:
    play = table_with(announced=2, draw="red red", spheres={BLAISE: "influence"})
    assert play.options(ANNE) == ["place red"]


def test_influence_won_in_this_phase_2_works_at_once() -> None:
    # Ruling R-2d.
    play = table_with(announced=2, draw="red influence red")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1")
    assert play.options(ANNE) == ["place red", "place-two red red"]


def test_influence_paid_away_in_this_phase_2_works_no_more() -> None:
    # Ruling X13.
    play = table_with(announced=2, draw="red pension red", spheres={ANNE: "influence"})
    play.win_auction(ANNE, 2)
    play.choose(ANNE, "pay influence")
    assert play.options(ANNE) == ["place red"]


def test_influence_does_not_work_for_a_gold_draw() -> None:
    play = table_with(PHASE_3, draw="red red", spheres={ANNE: "influence"}, gold={ANNE: 2})
    play.choose(ANNE, "buy-card")
    assert play.row(ANNE, "red") == ["red"]


def test_influence_does_not_work_for_a_draw_of_mazarin() -> None:
    play = table_with(announced=1, draw="mazarin blue red red", spheres={ANNE: "influence purple"})
    play.choose(ANNE, "draw")
    assert play.row(ANNE, "red") == ["red"]
    assert play.options(ANNE) == ["place blue"]


# The Medal.


def test_the_owner_of_the_medal_is_not_asked_for_a_number() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"})
    assert play.options(ANNE) == ["turn"]


def test_the_owner_of_the_medal_decides_after_each_card_to_go_on_or_stop() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="red blue green yellow purple")
    for number in (1, 2, 3):
        play.choose(ANNE, "turn")
        assert play.view().turned == ["red", "blue", "green"][:number]
        assert play.options(ANNE) == ["turn", "stop"]


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_owner_of_the_medal_may_stop_after_any_card(number: int) -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="red blue green yellow purple")
    play.choose(ANNE, *["turn"] * number, "stop")
    assert len(play.options(ANNE, "place")) == number


def test_the_medal_turns_four_cards_at_most() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="red blue green yellow purple")
    play.choose(ANNE, "turn", "turn", "turn", "turn")
    assert play.view().turned == ["red", "blue", "green", "yellow"]
    assert play.decision() == "place"


def test_specials_do_not_count_and_wait_until_the_owner_of_the_medal_stops() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal purple"}, draw="mazarin red pension debts blue")
    play.choose(ANNE, "turn")
    assert (play.view().turned, play.view().set_aside) == (["red"], ["mazarin"])
    play.choose(ANNE, "turn")
    assert (play.view().turned, play.view().set_aside) == (["red", "blue"], ["mazarin", "pension", "debts"])
    play.choose(ANNE, "stop")
    assert play.decision() == "mazarin"


def test_a_medal_won_in_this_phase_2_works_from_the_next_turn() -> None:
    # Rulings R-2e and X6.
    play = table_with(announced=1, seats=2, draw="medal red blue green")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1")
    assert play.options(ANNE) == ["place red"]
    play.choose(ANNE, "place red", "done")
    play.next_turn()
    play.choose(ANNE, "done")
    assert play.options(ANNE) == ["turn"]


def test_a_medal_paid_away_does_not_stop_its_reveal() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="pension red blue green yellow")
    play.choose(ANNE, "turn", "turn", "turn", "turn")
    play.win_auction(ANNE, 2)
    play.choose(ANNE, "pay medal")
    assert len(play.options(ANNE, "place")) == 4


# Specials inside other effects.


def test_a_special_drawn_for_mazarin_is_resolved_before_the_rest_of_the_queue() -> None:
    # Ruling R-2f.
    play = table_with(announced=1, draw="mazarin debts blue pension red", spheres={ANNE: "purple-seal"})
    play.choose(ANNE, "draw")
    assert (play.decision(), play.view().set_aside) == ("auction", ["debts"])
    play.each("pass", ANNE, BLAISE, COLBERT)
    # The draw goes on, then the debts of the queue are called.
    assert play.row(ANNE, "red") == ["red"]
    assert play.decision() == "debts"


def test_mazarin_drawn_for_mazarin_is_served_before_the_draw_goes_on() -> None:
    play = table_with(announced=1, draw="mazarin blue mazarin green", spheres={ANNE: "purple"})
    play.choose(ANNE, "draw")
    assert play.decision() == "mazarin"
    play.choose(ANNE, "favour 0 2")
    assert play.row(ANNE, "green") == ["green"]
    assert play.gold(ANNE) == 3
    assert play.decision() == "place"
