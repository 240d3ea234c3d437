"""Clones share nothing that changes."""

from __future__ import annotations

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match, differences, replay
from tests.shared import Setting, every_setting, silent, walk


@every_setting
def test_every_earlier_copy_keeps_its_hash_to_the_end(setting: Setting) -> None:
    copies = [(match.table.clone(), match.table.hash()) for match in walk(setting, 7)]
    for copy, expected in copies:
        assert copy.hash() == expected


@every_setting
def test_playing_on_in_a_clone_leaves_the_original_alone(setting: Setting) -> None:
    chance = FastChance(8)
    for match in walk(setting, 8):
        before = match.table.hash()
        ahead = match.table.clone()
        for _ in range(12):
            if ahead.is_over():
                break
            seat = ahead.to_act()[0]
            options = ahead.options(seat)
            ahead.apply(seat, options[chance.below(len(options))], silent())
        assert match.table.hash() == before


@every_setting
def test_equal_choices_give_equal_hashes(setting: Setting) -> None:
    for match in walk(setting, 9):
        for seat in match.table.to_act()[:1]:
            choice = match.table.options(seat)[-1]
            first, second = match.table.clone(), match.table.clone()
            first.apply(seat, choice, silent(3))
            second.apply(seat, choice, silent(3))
            assert first.hash() == second.hash()


@pytest.mark.soak
@every_setting
def test_a_cloned_match_goes_on_with_the_same_luck_and_the_same_record(setting: Setting) -> None:
    """Also from the middle of a game; the original stays where it was."""
    for match in walk(setting, 10):
        if len(match.steps) % 40 in (0, 1):  # Some positions are enough.
            before = match.record(with_events=True)
            copies = [match.clone(), match.clone()]
            for copy in copies:
                assert copy.record(with_events=True) == before
                play_on(copy)
            assert match.record(with_events=True) == before
            ends = [copy.record(with_events=True) for copy in copies]
            assert ends[0] == ends[1]
            assert "result" in ends[0]
            assert not differences(replay(setting.game, ends[0]), ends[0])


def play_on(match: Match) -> None:
    chance = FastChance(11)
    while not match.table.is_over():
        seat = match.table.to_act()[0]
        options = match.table.options(seat)
        match.choose(seat, options[chance.below(len(options))])
