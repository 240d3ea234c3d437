"""Bots are honest, and the courtisan one plays better than chance."""

from __future__ import annotations

import pytest

from benchmarks.strength import least_win_rate, one_against_random
from roisoleil.bots.bot import decide
from roisoleil.bots.levels import LEVELS, SEARCHING, bot_of_level
from roisoleil.cli.simulation import Plan, play_batch
from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import BrokenMessage
from tests.shared import Setting, every_setting, walk

QUICK = [level for level in LEVELS if level not in SEARCHING]
"""Those that look ahead have tests of their own (test_search.py)."""


@every_setting
def test_a_bot_chooses_the_same_in_every_world_its_seat_holds_possible(setting: Setting) -> None:
    for match in walk(setting, 31):
        for seat in match.table.to_act():
            other = setting.game.redeal(match.table, seat, FastChance(31))
            for bot in map(bot_of_level, QUICK):
                ours = decide(bot, setting.game, match.table, seat, FastChance(32))
                theirs = decide(bot, setting.game, other, seat, FastChance(32))
                assert ours == theirs


@pytest.mark.soak
@every_setting
def test_one_courtisan_bot_beats_random_ones(setting: Setting) -> None:
    wins = one_against_random(setting.name, setting.seats, setting.options, 40)
    assert wins / 40 >= least_win_rate(setting.seats)


def test_an_unknown_level_is_refused_with_the_levels_there_are() -> None:
    with pytest.raises(BrokenMessage, match="random, page, courtisan, ministre, roi"):
        bot_of_level("genius")


@pytest.mark.soak
def test_winners_of_courtisan_games_of_louis_xiv_score_as_people_do() -> None:
    for seats in (2, 3, 4):
        batch = play_batch(Plan("louis_xiv", "", (), ("courtisan",) * seats, bytes(32)), 0, 20)
        winning = [max(points) for points in batch.points]
        assert 30 <= sum(winning) / len(winning) <= 65
