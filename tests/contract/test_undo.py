"""Undo: free until something hidden or random was shown, or another seat chose."""

from __future__ import annotations

from roisoleil.engine.chance import FastChance
from tests.shared import Setting, every_setting, silent, walk


@every_setting
def test_undo_leads_back_to_the_position_before(setting: Setting) -> None:
    undone = 0
    before = ""
    for match in walk(setting, 16):
        if match.undoable_seat() >= 0 and before:
            after, steps = match.table.hash(), list(match.steps)
            match.undo()
            assert match.table.hash() == before
            undone += 1
            for step in steps[len(match.steps) :]:
                if not step.automatic:
                    match.choose(step.seat, step.choice)
            assert match.table.hash() == after
        before = match.table.hash()
    assert undone


@every_setting
def test_restart_takes_back_all_that_undo_would(setting: Setting) -> None:
    for match in walk(setting, 17):
        one_by_one = setting.match(17)
        for step in match.steps[len(one_by_one.steps) :]:
            if not step.automatic:
                one_by_one.choose(step.seat, step.choice)
        if one_by_one.undoable_seat() < 0:
            continue
        at_once = setting.match(17)
        for step in match.steps[len(at_once.steps) :]:
            if not step.automatic:
                at_once.choose(step.seat, step.choice)
        while one_by_one.undoable_seat() >= 0:
            one_by_one.undo()
        at_once.restart_turn()
        assert at_once.table.hash() == one_by_one.table.hash()
        assert at_once.undoable_seat() < 0
        if len(match.steps) > 120:
            break


@every_setting
def test_no_undo_point_survives_what_a_seat_could_not_know(setting: Setting) -> None:
    """What could be taken back must have told nobody anything: in another deal all would have seen the same."""
    game = setting.game
    chance = FastChance(18)
    for match in walk(setting, 18):
        if match.undoable_seat() < 0:
            continue
        after = match.table
        steps = list(match.steps)
        match.undo()
        before = match.table
        redone = steps[len(match.steps) :]
        for seat in range(setting.seats):
            other = game.redeal(before, seat, chance)
            legal = True
            for step in redone:
                legal = legal and other.why_not(step.seat, step.choice) is None
                if legal:
                    other.apply(step.seat, step.choice, silent())
            if legal:
                assert game.view(other, seat) == game.view(after, seat)
        for step in redone:
            if not step.automatic:
                match.choose(step.seat, step.choice)


@every_setting
def test_no_undo_point_survives_another_seats_choice(setting: Setting) -> None:
    for match in walk(setting, 19):
        seat = match.undoable_seat()
        if seat >= 0:
            chosen = [step for step in match.steps if not step.automatic]
            assert chosen[-1].seat == seat
            assert all(outcome_number < match.steps[-1].outcomes for outcome_number in range(len(match.outcomes)))
