"""What seats hear tells their decisions apart, and nothing that they do not hear does."""

from __future__ import annotations

from roisoleil.bots.listener import Listener
from roisoleil.engine.chance import FastChance
from roisoleil.engine.event import WATCHERS
from tests.shared import Setting, every_setting, walk


@every_setting
def test_own_choices_lead_to_different_digests(setting: Setting) -> None:
    for match in walk(setting, 41, "courtisan"):
        for seat in match.table.to_act():
            before = Listener(FastChance(1), setting.seats)
            digests = set()
            options = match.table.options(seat)[:10]
            for option in options:
                listener = Listener(FastChance(1), setting.seats)
                listener.see_choice(seat, option)
                match.table.clone().apply(seat, option, listener)
                digests.add(listener.heard[seat])
                assert all(heard != start for heard, start in zip(listener.heard, before.heard, strict=True))
            assert len(digests) == len(options)


@every_setting
def test_digests_are_equal_where_a_seat_was_told_the_same(setting: Setting) -> None:
    for match in walk(setting, 42):
        if match.table.is_over():
            return
        actor = match.table.to_act()[0]
        told: dict[tuple[int, ...], int] = {}
        for option in match.table.options(actor)[:10]:
            listener = Listener(FastChance(1), setting.seats)
            listener.see_choice(actor, option)
            copy = setting.match(42)
            copy.table = match.table.clone()
            copy.draw_from(FastChance(1))
            copy.apply_recorded(actor, option, False)
            match.table.clone().apply(actor, option, listener)
            for seat in [other for other in range(setting.seats) if other != actor] + [-1]:
                audience = WATCHERS if seat < 0 else 1 << seat
                events = copy.steps[-1].events
                heard = [(event.kind, *event.values) for event in events if event.audience & audience]
                key = (seat, *(value for event in heard for value in event))
                digest = listener.rumour if seat < 0 else listener.heard[seat]
                assert told.setdefault(key, digest) == digest
