"""Rulebook, "Placer" and "Retirer": what a played influence card does."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.influence import play_influence_cards
from tests.games.louis_xiv.helpers import table_with
from tests.games.louis_xiv.play import RED, YELLOW, Play

CARINE = YELLOW
CONDE = "6"


def played(card: str, general: int = 5, elsewhere: int = 0) -> Play:
    """Carine has played a card; some of her markers may lie on board 12 already."""
    hands = {CARINE: f"{card} 2 3", RED: "7 8 9"}
    play = table_with(play_influence_cards, hands=hands, general={CARINE: general}, on={12: {CARINE: elsewhere}})
    play.choose(CARINE, f"play {card if card == 'joker' else 'board-' + card}")
    return play


# Carine's example.


def test_carine_may_put_three_markers_on_conde() -> None:
    play = played(CONDE)
    play.choose(CARINE, "place 6:3")
    assert play.markers(6) == [3, 0, 0, 0]
    assert play.supplies(CARINE) == (5, 8)


@pytest.mark.parametrize("fewer", ["place 6:1", "place 6:2", "place 1:1,6:1"])
def test_carine_may_place_fewer(fewer: str) -> None:
    play = played(CONDE)
    play.choose(CARINE, fewer)
    assert sum(play.markers(6)) + sum(play.markers(1)) < 3


@pytest.mark.parametrize("moved", ["place 1:1,6:2", "place 1:2,6:1", "place 5:1,6:2", "place 5:2,6:1"])
def test_carine_may_move_markers_to_a_neighbour_and_leave_one_on_conde(moved: str) -> None:
    play = played(CONDE)
    assert moved in play.options(CARINE)


@pytest.mark.parametrize("third", ["place 1:1,4:1,6:1", "place 1:1,2:1,6:1", "place 1:1,6:1,7:1"])
def test_carine_may_go_on_from_anne_to_4_or_2_or_7(third: str) -> None:
    play = played(CONDE)
    assert third in play.options(CARINE)


def test_carine_may_not_go_to_1_and_to_5_from_conde() -> None:
    play = played(CONDE)
    assert "place 1:1,5:1,6:1" not in play.options(CARINE)


@pytest.mark.parametrize("start", ["1", "5"])
def test_carine_could_reach_1_5_and_6_from_1_or_from_5(start: str) -> None:
    play = played(start)
    assert "place 1:1,5:1,6:1" in play.options(CARINE)


@pytest.mark.parametrize("empty", ["place 1:3", "place 1:1", "place 5:2", "place 1:2,4:1", "place 1:1,2:1"])
def test_a_marker_must_stay_on_the_board_of_the_card(empty: str) -> None:
    play = played(CONDE)
    assert empty not in play.options(CARINE)


def test_markers_of_an_earlier_turn_do_not_count_as_left_behind() -> None:
    hands = {CARINE: "6 2 3"}
    play = table_with(play_influence_cards, hands=hands, on={6: {CARINE: 3}, 1: {CARINE: 2}})
    play.choose(CARINE, "play board-6")
    assert "place 1:3" not in play.options(CARINE)
    assert "place 4:1,6:2" not in play.options(CARINE)


# How many.


def test_a_character_card_places_at_most_three_markers() -> None:
    assert "place 6:4" not in played(CONDE).options(CARINE)


@pytest.mark.parametrize(("personal", "count"), [(0, 0), (1, 1), (2, 4), (3, 13), (11, 13)])
def test_only_markers_of_the_personal_supply_can_be_placed(personal: int, count: int) -> None:
    play = played(CONDE, general=2, elsewhere=14 - personal)
    assert len([option for option in play.options(CARINE) if option.startswith("place")]) == count


# Jokers.


@pytest.mark.parametrize("board", range(1, 13))
def test_a_joker_places_one_or_two_markers_on_any_board(board: int) -> None:
    play = played("joker")
    assert f"place {board}:1" in play.options(CARINE)
    assert f"place {board}:2" in play.options(CARINE)
    assert f"place {board}:3" not in play.options(CARINE)


def test_the_second_marker_of_a_joker_may_go_to_a_neighbour_only() -> None:
    options = played("joker").options(CARINE)
    assert "place 1:1,7:1" in options
    assert "place 7:1,8:1" in options
    assert "place 1:1,3:1" not in options
    assert "place 1:1,8:1" not in options


def test_a_joker_with_one_marker_left_places_one() -> None:
    play = played("joker", general=2, elsewhere=13)
    assert play.options(CARINE) == ["recover", *(f"place {board}:1" for board in range(1, 13))]


# Recovering.


@pytest.mark.parametrize(("card", "general", "recovered"), [("6", 5, 3), ("6", 2, 2), ("joker", 5, 2), ("joker", 1, 1)])
def test_a_card_recovers_three_markers_and_a_joker_two_as_far_as_they_lie_there(
    card: str, general: int, recovered: int
) -> None:
    play = played(card, general=general)
    play.choose(CARINE, "recover")
    assert play.supplies(CARINE) == (general - recovered, 16 - general + recovered)


def test_recovering_is_legal_even_for_nothing() -> None:
    play = played(CONDE, general=0, elsewhere=16)
    assert play.options(CARINE) == ["recover"]
    play.choose(CARINE, "recover")
    assert play.supplies(CARINE) == (0, 0)
    assert play.to_act() == [RED]


def test_recovering_always_takes_as_much_as_it_can() -> None:
    assert [option for option in played(CONDE).options(CARINE) if "recover" in option] == ["recover"]


def test_a_card_places_or_recovers_but_not_both() -> None:
    play = played(CONDE)
    play.choose(CARINE, "place 6:1")
    assert play.asked() == ("play-card", [RED])
    assert play.supplies(CARINE) == (5, 10)


# What need not be asked (ruling L2).


def test_a_decision_with_one_answer_is_taken_automatically() -> None:
    assert played(CONDE, general=0, elsewhere=16).table.forced_seat() == CARINE
    assert played(CONDE).table.forced_seat() == -1


def test_a_hand_of_equal_cards_is_asked_like_any_other() -> None:
    play = table_with(play_influence_cards, hands={CARINE: "6 6", RED: "7 8 9"})
    assert play.asked() == ("play-card", [CARINE])
    assert len(play.table.options(CARINE)) == 1
    assert play.table.forced_seat() == -1
