"""Advice uses only what a seat knows, and is the same each time."""

from __future__ import annotations

from itertools import islice

import pytest

from roisoleil.bots.hint import advice_chance, advise
from roisoleil.bots.search import Budget
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from tests.shared import Setting, every_setting, walk

PLAYOUTS = 6


def told(match: Match, table: Table, seat: int, playouts: int = PLAYOUTS) -> list[tuple[int, float, int]]:
    """The advice as plain values."""
    advices = advise(match.game, table, seat, advice_chance(match, seat), Budget(0, playouts))
    return [(advice.choice, advice.win_chance, advice.playouts) for advice in advices]


def decision(setting: Setting, start: int) -> tuple[Match, int]:
    """The first position from that decision of a game on in which a seat has something to choose."""
    for match in islice(walk(setting, 5), start, None):
        for seat in reversed(match.table.to_act()):
            if len(match.table.options(seat)) > 1:
                return match, seat
    raise AssertionError("the game is over")


@every_setting
@pytest.mark.parametrize("start", [0, 20])
def test_advice_is_the_same_in_every_world_its_seat_holds_possible(setting: Setting, start: int) -> None:
    match, seat = decision(setting, start)
    other = setting.game.redeal(match.table, seat, FastChance(7))
    assert told(match, match.table, seat) == told(match, other, seat)


def test_advice_names_legal_choices_by_number_of_playouts_and_changes_nothing() -> None:
    match, seat = decision(Setting("ombre", 3, ()), 12)
    before = match.table.hash()
    advices = told(match, match.table, seat, 20)
    choices = [choice for choice, _, _ in advices]
    playouts = [tried for _, _, tried in advices]
    assert len(set(choices)) == len(choices)
    assert set(choices) <= set(match.table.options(seat))
    assert playouts == sorted(playouts, reverse=True)
    assert 0 < min(playouts) <= sum(playouts) <= 20
    assert all(0 <= chance <= 1 for _, chance, _ in advices)
    assert match.table.hash() == before


def test_each_position_and_seat_has_random_numbers_of_its_own() -> None:
    setting = Setting("habemus", 3, ())
    streams = {
        (at, seat): advice_chance(decision(setting, at)[0], seat).below(1 << 30) for at in (0, 9) for seat in (0, 1)
    }
    assert len(set(streams.values())) == len(streams)
    assert advice_chance(setting.match(5), 0).below(1 << 30) == streams[0, 0]
