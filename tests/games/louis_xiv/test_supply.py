"""Rulebook, "1ère phase : Ravitaillement"."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import BOX, table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play


def louis_of(play: Play) -> int:
    """What the money card of the round gave."""
    louis = play.events("king-came")[0]["louis"]
    assert isinstance(louis, int)
    return louis


# a) The money card.


@pytest.mark.parametrize("king", [1, 2, 3, 4])
def test_the_money_card_sends_the_king_to_its_character_and_pays_everyone(king: int) -> None:
    play = table_with(begin_round, next_king=king, money={YELLOW: 0, RED: 7})
    louis = BOX.louis[BOX.kings.index(king - 1)]
    assert [board.number for board in play.view().boards if board.has_king] == [king]
    assert [player.money for player in play.view().players] == [louis, 7 + louis, 5 + louis, 5 + louis]


def test_a_money_card_is_turned_in_the_first_round_too() -> None:
    play = table_with(begin_round, round_number=0, next_king=2)
    assert play.view().round == 1
    assert play.events("king-came")[0]["board"] == "2"


def test_without_the_expansion_there_is_no_favourite() -> None:
    play = table_with(begin_round, next_king=3)
    assert not any(board.has_favourite for board in play.view().boards)


def test_money_is_unlimited() -> None:
    play = table_with(begin_round, money=dict.fromkeys(range(4), 40))
    assert [player.money for player in play.view().players] == [40 + louis_of(play)] * 4


# Three players: compensation in round 4.


def test_with_three_players_the_first_player_of_round_4_draws_an_intrigue_card() -> None:
    play = table_with(begin_round, seats=3, round_number=3, first=RED, intrigue_top=[9])
    assert [player.intrigues for player in play.view().players] == [0, 1, 0]
    assert play.own(RED).intrigues == [9]


def test_the_compensation_comes_before_the_money_card() -> None:
    play = table_with(begin_round, seats=3, round_number=3)
    kinds = [event["type"] for event in play.events()]
    assert kinds.index("compensated") < kinds.index("king-came")


@pytest.mark.parametrize(("seats", "round_number"), [(3, 2), (3, 1), (3, 0), (4, 3), (2, 3)])
def test_there_is_no_compensation_in_other_rounds_or_with_other_numbers(seats: int, round_number: int) -> None:
    play = table_with(begin_round, seats=seats, round_number=round_number)
    assert [player.intrigues for player in play.view().players] == [0] * seats


def test_with_an_empty_pile_there_is_no_compensation() -> None:
    play = table_with(begin_round, seats=3, round_number=3, first=RED, intrigues={GREEN: range(1, 13)})
    assert play.player(RED).intrigues == 0


# b) Effects of laid missions.


def test_only_laid_missions_work_not_those_in_the_hand() -> None:
    cards = [name for name in BOX.mission_names if name.endswith(("louis", "markers", "shield", "intrigue", "card"))]
    play = table_with(begin_round, missions={YELLOW: " ".join(cards)})
    assert play.money(YELLOW) == 5 + louis_of(play)
    assert play.supplies(YELLOW) == (5, 11)
    assert play.decision() == "play-card"


def test_effects_of_one_seat_come_as_louis_markers_shield_intrigue_then_what_is_asked() -> None:
    bonuses = "marker-for-card plus-2-louis-or-markers plus-1-intrigue plus-1-shield plus-1-marker plus-1-louis"
    play = table_with(begin_round, laid={YELLOW: bonuses})
    kinds = [event["type"] for event in play.events(heard_by=YELLOW)]
    assert kinds[2:] == ["louis-gained", "markers-recovered", "shield-seen", "intrigue-seen"]
    assert play.options(YELLOW) == ["supply 0", "supply 1", "supply 2"]
    play.choose(YELLOW, "supply 1")
    assert play.options(YELLOW) == ["decline", "accept"]


def test_the_first_player_is_served_first_and_then_clockwise() -> None:
    play = table_with(begin_round, first=GREEN, laid=dict.fromkeys(range(4), "plus-1-louis"))
    assert [event["seat"] for event in play.events("louis-gained")] == [GREEN, BLUE, YELLOW, RED]


def test_a_seat_decides_before_the_next_is_served() -> None:
    laid = {YELLOW: "plus-1-louis plus-2-louis-or-markers", RED: "plus-1-louis"}
    play = table_with(begin_round, laid=laid)
    assert play.asked() == ("supply-effect", [YELLOW])
    assert [event["seat"] for event in play.events("louis-gained")] == [YELLOW]


def test_effects_come_after_the_money_card_and_before_the_influence_cards() -> None:
    play = table_with(begin_round, laid={YELLOW: "plus-2-louis-or-markers"})
    assert [player.hand for player in play.view().players] == [0] * 4
    assert play.events("king-came")
    play.choose(YELLOW, "supply 0")
    assert [player.hand for player in play.view().players] == [5] * 4


# c) Influence cards.


def test_everybody_is_dealt_five_cards_at_once_the_first_player_first() -> None:
    top = "1 2 3 4 5 6 7 8 9 10 11 12 joker joker joker 1 2 3 4 5"
    play = table_with(begin_round, first=BLUE, influence_top=top)
    assert play.own(BLUE).hand == [f"board-{number}" for number in range(1, 6)]
    assert play.own(YELLOW).hand == [f"board-{number}" for number in range(6, 11)]
    assert play.own(RED).hand == ["board-11", "board-12", "joker", "joker", "joker"]
    assert play.own(GREEN).hand == [f"board-{number}" for number in range(1, 6)]
    assert play.view().influence_deck == 10


def test_a_card_of_mazarin_comes_on_top_of_the_five() -> None:
    play = table_with(begin_round, hands={RED: "9"})
    assert [player.hand for player in play.view().players] == [5, 6, 5, 5]


def test_cards_are_dealt_so_that_nobody_else_sees_them() -> None:
    play = table_with(begin_round)
    for seat in range(4):
        assert {event["seat"] for event in play.events("card-seen", heard_by=seat)} == {seat}
    assert play.events("card-seen", heard_by=-1) == []
