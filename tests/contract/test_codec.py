"""Positions, choices and matches survive being written and read."""

from __future__ import annotations

import itertools
import json

import pytest

from roisoleil.engine.codec import BrokenMessage, as_dict, canonical_json
from roisoleil.engine.match import differences, replay, resume, verify_deal
from tests.shared import GAMES, Setting, every_game, every_setting, walk


@every_setting
def test_a_loaded_position_is_the_dumped_one(setting: Setting) -> None:
    for match in walk(setting, 11):
        text = canonical_json(match.table.dump())
        loaded = setting.game.load(json.loads(text))
        assert loaded.hash() == match.table.hash()
        assert loaded.to_act() == match.table.to_act()
        for seat in range(setting.seats):
            assert loaded.options(seat) == match.table.options(seat)


@every_game
def test_id_struct_and_notation_name_the_same_choice(name: str) -> None:
    choices = GAMES[name].choices
    for number in range(len(choices.rows)):
        assert choices.parse_struct(choices.struct(number)) == number
        assert choices.parse_notation(choices.notation(number)) == number
        assert choices.parse_struct(json.loads(canonical_json(choices.struct(number)))) == number


@every_game
def test_unknown_choices_are_broken_messages(name: str) -> None:
    choices = GAMES[name].choices
    with pytest.raises(BrokenMessage):
        choices.parse_notation("nonsense 7")
    with pytest.raises(BrokenMessage):
        choices.parse_struct({"type": "nonsense"})
    with pytest.raises(BrokenMessage):
        choices.parse_struct({**choices.struct(0), "extra": 1})


@every_setting
def test_a_record_replays_to_its_end_and_its_deal_is_verified(setting: Setting) -> None:
    *_, match = walk(setting, 12)
    record = json.loads(canonical_json(match.record(with_events=True)))
    again = replay(setting.game, record)
    assert differences(again, record) == []
    assert again.table.hash() == record["hash"]
    assert verify_deal(setting.game, record) == []


@every_setting
def test_a_running_record_keeps_its_seed_secret(setting: Setting) -> None:
    match = next(walk(setting, 13))
    assert match.seed.hex() not in canonical_json(match.record(with_events=True))


@every_setting
def test_every_position_of_a_record_can_be_shown(setting: Setting) -> None:
    hashes = {len(match.steps): match.table.hash() for match in walk(setting, 14)}
    *_, match = walk(setting, 14)
    record = as_dict(json.loads(canonical_json(match.record())), "record")
    for number, expected in list(hashes.items())[::10]:
        assert replay(setting.game, record, number).table.hash() == expected


@every_setting
def test_a_saved_match_goes_on_as_if_nothing_had_happened(setting: Setting) -> None:
    expected = [match.table.hash() for match in walk(setting, 15)]
    middle = len(expected) // 2
    running = next(itertools.islice(walk(setting, 15), middle, None))
    saved = json.loads(canonical_json(running.save()))
    resumed = resume(setting.game, saved)
    assert resumed.table.hash() == expected[middle]
    *_, finished = walk(setting, 15)
    for step in finished.steps[len(resumed.steps) :]:
        if not step.automatic:
            resumed.choose(step.seat, step.choice)
    assert canonical_json(resumed.record(True)) == canonical_json(finished.record(True))
