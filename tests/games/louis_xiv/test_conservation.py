"""What the rules never change is checked, and a loss is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.games.louis_xiv.influence import play_influence_cards
from roisoleil.games.louis_xiv.state import Versailles
from tests.games.louis_xiv.helpers import mission_of, new_game, table_with
from tests.games.louis_xiv.play import GAME, RED, YELLOW


def lose_a_marker(table: Versailles) -> None:
    table.courtiers[RED].personal -= 1


def double_a_marker(table: Versailles) -> None:
    table.courtiers[RED].on_boards += 1


def owe_markers(table: Versailles) -> None:
    table.courtiers[RED].general -= 6
    table.courtiers[RED].personal += 6


def station_without_the_expansion(table: Versailles) -> None:
    table.courtiers[RED].personal -= 1
    table.courtiers[RED].tablet = 1


def place_a_neutral_marker(table: Versailles) -> None:
    table.neutral = 1


def lose_an_influence_card(table: Versailles) -> None:
    table.influence_deck = table.influence_deck[1:]


def double_an_influence_card(table: Versailles) -> None:
    table.centre = [0]


def lose_an_intrigue_card(table: Versailles) -> None:
    table.courtiers[RED].intrigues = []


def lose_a_mission(table: Versailles) -> None:
    table.courtiers[RED].missions = []


def double_a_mission(table: Versailles) -> None:
    table.courtiers[RED].laid |= 1


def use_a_mission_that_is_not_laid(table: Versailles) -> None:
    table.courtiers[RED].used = 2


def lose_a_shield(table: Versailles) -> None:
    table.shields_drawn += 1


def owe_money(table: Versailles) -> None:
    table.courtiers[RED].money = -1


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_marker,
        double_a_marker,
        owe_markers,
        station_without_the_expansion,
        place_a_neutral_marker,
        lose_an_influence_card,
        double_an_influence_card,
        lose_an_intrigue_card,
        lose_a_mission,
        double_a_mission,
        use_a_mission_that_is_not_laid,
        lose_a_shield,
        owe_money,
    ],
)
def test_what_is_lost_or_doubled_is_noticed(harm: Callable[[Versailles], None]) -> None:
    hands = {YELLOW: "1 2", RED: "3 4"}
    play = table_with(
        play_influence_cards, hands=hands, missions={RED: mission_of("win-one-tie")}, intrigues={RED: [3]}
    )
    harm(play.table)
    with pytest.raises(AssertionError):
        GAME.check(play.table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_scoring_only_markers_of_conde_and_maintenon_lie_on_boards(seats: int) -> None:
    play = new_game(seats, chance=FastChance(seats))
    chance = FastChance(9)
    placed = [0] * seats
    while not play.table.is_over():
        seat = play.to_act()[0]
        options = play.options(seat)
        decision = play.decision()
        if decision == "play-card":
            placed = [0] * seats
        play.choose(seat, options[chance.below(len(options))])
        if decision in ("conde", "maintenon"):
            for event in play.events("markers-added"):
                markers = event["markers"]
                assert isinstance(markers, int)
                placed[seat] += markers
        if decision == "lay-mission":
            for other in range(seats):
                assert sum(board.markers[other] for board in play.view().boards) <= placed[other]
            assert sum(board.neutral for board in play.view().boards) in (0, 8 if seats == 2 else 0)
