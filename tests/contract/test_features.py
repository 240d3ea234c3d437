"""Observations for learners: one byte per slot, nothing that the seat does not see, nothing that never changes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from roisoleil.arena.seeds import bot_chance
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import Match
from tests.shared import GAMES, SETTINGS, Setting, every_game, every_setting, games, walk


@every_game
def test_every_slot_has_a_name_of_its_own_and_a_top_that_fits_a_byte(name: str) -> None:
    slots = GAMES[name].slots()
    assert len({slot.name for slot in slots}) == len(slots)
    assert all(1 <= slot.top <= 255 for slot in slots)


@every_game
def test_every_slot_says_what_it_tells(name: str) -> None:
    for slot in GAMES[name].slots():
        assert slot.meaning.strip() == slot.meaning != ""
        assert not slot.meaning.endswith(".")
        assert slot.meaning != slot.name, "a name is no explanation"


@every_setting
def test_every_number_lies_between_0_and_the_top_of_its_slot(setting: Setting) -> None:
    slots = setting.game.slots()
    for number in games(3):
        for match in walk(setting, 40 + number, "courtisan" if number == 2 else "random"):
            for seat in range(setting.seats):
                row = setting.game.features(match.table, seat)
                assert len(row) == len(slots)
                for value, slot in zip(row, slots, strict=True):
                    assert value <= slot.top, f"{slot.name} is {value}"


@every_setting
def test_an_observation_is_the_same_in_every_world_the_seat_holds_possible(setting: Setting) -> None:
    chance = FastChance(41)
    for number in games(3):
        for match in walk(setting, 50 + number, "courtisan" if number == 2 else "random"):
            for seat in range(setting.seats):
                other = setting.game.redeal(match.table, seat, chance)
                assert setting.game.features(other, seat) == setting.game.features(match.table, seat)


@every_setting
def test_where_choices_name_seats_by_number_a_seat_is_told_its_own(setting: Setting) -> None:
    """The others stand in a row clockwise from the own seat: only so one knows which of them a choice means."""
    game = setting.game
    fields = {field for choice in range(len(game.choices.rows)) for field in game.choices.struct(choice)}
    if any("seat" in field for field in fields):
        table = setting.match(65).table
        for seat in range(setting.seats):
            row = zip(game.slots(), game.features(table, seat), strict=True)
            assert [slot.name for slot, value in row if slot.name.startswith("seat.") and value] == [f"seat.{seat}"]


@every_setting
def test_to_look_changes_nothing(setting: Setting) -> None:
    for match in walk(setting, 60):
        before = match.table.hash()
        rows = [setting.game.features(match.table, seat) for seat in range(setting.seats)]
        assert rows == [setting.game.features(match.table, seat) for seat in range(setting.seats)]
        assert match.table.hash() == before


def walk_eagerly(setting: Setting, number: int) -> Iterator[Match]:
    """Where others can be chosen, nobody takes the first option, which often is to decline: rare things happen."""
    match = setting.match(number)
    chance = bot_chance(match.seed)
    while not match.table.is_over():
        yield match
        seat = match.table.to_act()[0]
        options = match.table.options(seat)
        match.choose(seat, options[-1 - chance.below(max(1, len(options) - 1))])


@pytest.mark.soak
@every_game
def test_no_slot_always_tells_the_same(name: str) -> None:
    """Over some games of every kind, each slot has at least two values."""
    slots = GAMES[name].slots()
    seen: list[set[int]] = [set() for _ in slots]
    for setting in SETTINGS:
        if setting.name == name:
            for number in range(8):
                usual = walk(setting, 70 + number, "random" if number % 2 else "courtisan")
                for match in chain(usual, walk_eagerly(setting, 80 + number)):
                    for seat in range(setting.seats):
                        for values, value in zip(seen, setting.game.features(match.table, seat), strict=True):
                            values.add(value)
    assert not [slot.name for slot, values in zip(slots, seen, strict=True) if len(values) < 2]
