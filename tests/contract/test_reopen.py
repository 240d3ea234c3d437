"""Sealed answers taken back: a search lets the others choose anew, and keeps the answer of one seat."""

from __future__ import annotations

from tests.shared import Setting, every_setting, silent, walk

SEALED = {"habemus": {"bid", "keep-order", "lay-action"}, "louis_xiv": {"intrigue"}, "ombre": set()}
GAMES_PLAYED = {"habemus": 4, "louis_xiv": 12, "ombre": 1}
"""Two owners of the same intrigue card are rare."""


@every_setting
def test_all_but_one_seat_are_asked_again_and_offered_the_same(setting: Setting) -> None:
    frames = set()
    for match in (match for number in range(GAMES_PLAYED[setting.name]) for match in walk(setting, 250 + number)):
        table = match.table
        acting = table.to_act()
        if not table.is_sealed() or len(acting) < 2:
            continue
        first, second = acting[:2]
        offered = {seat: table.options(seat) for seat in acting}
        world = table.clone()
        world.apply(first, offered[first][-1], silent())
        world.reopen(first)
        assert first not in world.to_act()
        world.reopen(second)
        assert set(acting) <= set(world.to_act())
        assert {seat: world.options(seat) for seat in acting} == offered
        frames.add(table.frames[-1].name())
    assert frames == SEALED[setting.name]


@every_setting
def test_where_no_answer_is_sealed_nothing_is_taken_back(setting: Setting) -> None:
    for match in walk(setting, 26):
        if match.table.is_sealed():
            continue
        before = match.table.hash()
        match.table.reopen(0)
        assert match.table.hash() == before
