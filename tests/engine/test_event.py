"""Audiences."""

from __future__ import annotations

from roisoleil.engine.event import EVERYONE, all_but, audience_names, hears, only

WATCHER = -1


def test_everyone_hears_what_is_told_to_all() -> None:
    assert all(hears(EVERYONE, seat) for seat in (WATCHER, 0, 1, 2, 3, 4, 5))


def test_only_one_seat_hears_what_is_told_to_it() -> None:
    assert [seat for seat in (WATCHER, 0, 1, 2) if hears(only(1), seat)] == [1]
    assert audience_names(only(1), 3) == [1]


def test_watchers_hear_what_is_told_to_the_others() -> None:
    assert [seat for seat in (WATCHER, 0, 1, 2) if hears(all_but(1), seat)] == [WATCHER, 0, 2]
    assert audience_names(all_but(1), 3) == [0, 2, "watchers"]
