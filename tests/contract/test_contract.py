"""The game contract, for every game and number of players."""

from __future__ import annotations

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.game import TEMPERS
from roisoleil.engine.match import IllegalChoice
from tests.shared import Setting, every_setting, games, silent, walk


@every_setting
def test_options_are_sorted_and_all_of_them_can_be_taken(setting: Setting) -> None:
    for match in walk(setting, 1):
        table = match.table
        for seat in table.to_act():
            options = table.options(seat)
            assert options
            assert options == sorted(set(options))
            for option in options:
                ahead = table.clone()
                ahead.apply(seat, option, silent())
                setting.game.check(ahead)


@every_setting
def test_everything_else_is_refused_with_a_reason_and_changes_nothing(setting: Setting) -> None:
    chance = FastChance(2)
    every_choice = range(len(setting.game.choices.rows))
    for match in walk(setting, 2):
        before = match.table.hash()
        for seat in range(setting.seats):
            options = match.table.options(seat)
            sample = [chance.below(len(every_choice)) for _ in range(20)]
            for choice in sample:
                if choice in options:
                    assert match.table.why_not(seat, choice) is None
                    continue
                with pytest.raises(IllegalChoice) as refusal:
                    match.choose(seat, choice)
                assert refusal.value.reason.key
                assert refusal.value.allowed == [setting.game.choices.notation(option) for option in options]
        assert match.table.hash() == before


@every_setting
def test_seats_that_owe_no_decision_have_no_options(setting: Setting) -> None:
    for match in walk(setting, 3):
        acting = match.table.to_act()
        assert acting == sorted(set(acting))
        assert bool(acting) != match.table.is_over()
        for seat in range(setting.seats):
            assert bool(match.table.options(seat)) == (seat in acting)


@every_setting
def test_asking_changes_nothing(setting: Setting) -> None:
    game = setting.game
    for match in walk(setting, 4):
        table = match.table
        before = table.hash()
        game.view(table, -1)
        game.result(table)
        for seat in range(setting.seats):
            game.view(table, seat)
            game.redeal(table, seat, FastChance(4))
        for seat in table.to_act():
            options = table.options(seat)
            game.appeals(table, seat, options)
            for temper in range(TEMPERS):
                game.glances(table, seat, options, temper)
        game.outlook(table)
        table.forced_seat()
        assert table.hash() == before


@every_setting
def test_decisions_with_one_answer_are_taken_and_marked_except_sealed_and_private_ones(setting: Setting) -> None:
    automatic = 0
    for number in games(10):
        for match in walk(setting, number):
            table = match.table
            acting = table.to_act()
            if acting and not table.is_sealed() and not table.frames[-1].is_private(table):
                assert len(acting) > 1 or len(table.options(acting[0])) > 1
        automatic += sum(step.automatic for step in match.steps)
    assert automatic


@every_setting
def test_the_same_seed_and_choices_lead_to_the_same_end(setting: Setting) -> None:
    first = [match.table.hash() for match in walk(setting, 6)]
    second = [match.table.hash() for match in walk(setting, 6)]
    assert first == second


@every_setting
def test_ranks_and_breakdown_fit_the_points(setting: Setting) -> None:
    for number in games(10):
        *_, match = walk(setting, number)
        result = setting.game.result(match.table)
        assert min(result.ranks) == 1
        assert len(result.ranks) == len(result.points) == len(result.breakdown) == setting.seats
        for points, breakdown in zip(result.points, result.breakdown, strict=True):
            assert sum(amount for _, amount in breakdown) == points
