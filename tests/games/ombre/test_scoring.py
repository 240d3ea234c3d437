"""Rulebook, "Fin du jeu"."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.ombre.helpers import PHASE_3, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, EMILIE, FOUQUET, Play


def ended(
    spheres: Mapping[int, str],
    power: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    seats: int = 3,
    fallen: Mapping[int, int] | None = None,
) -> Play:
    """Louis XIV has come for the second time, turned up by somebody without the Medal."""
    active = next(seat for seat in range(seats) if "medal" not in spheres.get(seat, "") and seat not in (fallen or {}))
    return table_with(
        announced=1,
        active=active,
        seats=seats,
        spheres=spheres,
        power=power,
        gold=gold,
        fallen=fallen,
        louis_seen=True,
        draw="louis",
    )


# Points.


def test_power_gold_and_two_for_each_blue_card_are_counted_influence_included() -> None:
    # Worked check 7.
    play = ended({ANNE: "blue blue blue influence"}, power={ANNE: 7}, gold={ANNE: 2})
    assert play.counts()[ANNE].points == {"power": 7, "gold": 2, "etiquette": 8}
    assert play.counts()[ANNE].total == 17


@pytest.mark.parametrize("card", ["green", "purple", "red", "yellow", "medal", "authority", "suzerain", "pension"])
def test_other_cards_count_nothing(card: str) -> None:
    # Ruling R-E1.
    play = ended({BLAISE: card}, power={BLAISE: 0}, gold={BLAISE: 0})
    assert play.counts()[BLAISE].total == 0


def test_covered_blue_cards_and_seals_count_like_any_blue_card() -> None:
    play = ended({ANNE: "blue-seal blue blue-seal"}, power={ANNE: 0}, gold={ANNE: 0})
    assert play.counts()[ANNE].total == 6


def test_the_points_are_told_to_everybody() -> None:
    play = ended({ANNE: "blue"}, power={ANNE: 5, BLAISE: 4, COLBERT: 3})
    told = {event["seat"]: event["points"] for event in play.events("points-counted", heard_by=COLBERT)}
    assert told == {ANNE: 8, BLAISE: 5, COLBERT: 4}
    assert play.events("victory") == [{"type": "victory", "seat": ANNE}]


# Ranks.


def test_most_points_win() -> None:
    play = ended({}, power={ANNE: 5, BLAISE: 8, COLBERT: 3})
    assert play.ranks() == [2, 1, 3]


def test_a_tie_goes_to_the_player_with_more_purple_cards() -> None:
    play = ended({ANNE: "purple", BLAISE: "purple purple"})
    assert play.ranks() == [2, 1, 3]


def test_the_medal_is_a_purple_card_for_the_tie() -> None:
    play = ended({ANNE: "purple", BLAISE: "purple medal"})
    assert play.ranks() == [2, 1, 3]


def test_purple_cards_never_outweigh_points() -> None:
    play = ended({ANNE: "purple purple purple medal"}, power={ANNE: 8})
    assert play.ranks() == [3, 1, 1]


def test_who_is_still_tied_shares_the_victory() -> None:
    # Ruling R-E2.
    play = ended({ANNE: "purple", BLAISE: "purple"}, power={COLBERT: 1})
    assert play.ranks() == [1, 1, 3]
    assert [event["seat"] for event in play.events("victory")] == [ANNE, BLAISE]


def test_every_place_is_ordered_by_the_same_keys_and_equals_share_the_better_rank() -> None:
    # Ruling X18.
    play = ended(
        {BLAISE: "purple", DIANE: "red", EMILIE: "green"},
        power={ANNE: 12, BLAISE: 9, COLBERT: 9, DIANE: 3, EMILIE: 3},
        seats=5,
    )
    assert play.ranks() == [1, 2, 3, 4, 4]


def test_the_eliminated_rank_below_all_survivors_and_later_ones_above_earlier() -> None:
    # Ruling R-E4.
    play = ended(
        {}, power={ANNE: 0, BLAISE: 1}, gold={ANNE: 0}, seats=6, fallen={COLBERT: 2, DIANE: 1, EMILIE: 3, FOUQUET: 1}
    )
    assert play.ranks() == [2, 1, 4, 5, 3, 5]
    assert [event["seat"] for event in play.events("points-counted")] == [ANNE, BLAISE]


def test_the_last_survivor_wins_whatever_the_points() -> None:
    # Ruling R-E3.
    play = table_with(PHASE_3, seats=4, fallen={BLAISE: 1, DIANE: 2}, power={ANNE: 0, COLBERT: 0}, gold={COLBERT: 15})
    play.choose(ANNE, "sap 2")
    assert play.is_over()
    assert play.ranks() == [1, 4, 2, 3]
    assert play.counts()[ANNE].total == 0


def test_the_result_has_the_same_breakdown_as_the_count() -> None:
    play = ended({ANNE: "blue blue"}, power={ANNE: 4}, gold={ANNE: 3})
    result = play.game.result(play.table)
    assert result.breakdown[ANNE] == [("power", 4), ("gold", 3), ("etiquette", 4)]
    assert result.points[ANNE] == 11
