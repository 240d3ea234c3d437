"""Observations and masks in numpy arrays."""

from __future__ import annotations

import numpy as np
import pytest

from roisoleil.adapters.observing import Observer
from tests.shared import Setting, every_setting, walk


@pytest.mark.soak
@every_setting
def test_numbers_are_the_counts_divided_by_the_tops(setting: Setting) -> None:
    observer = Observer(setting.game)
    tops = [slot.top for slot in setting.game.slots()]
    seen, mask = np.empty(observer.size, np.float32), np.empty(observer.actions, np.int8)
    for match in walk(setting, 80):
        for seat in range(setting.seats):
            assert observer.observe(match.table, seat, seen) is seen
            counts = setting.game.features(match.table, seat)
            assert seen.tolist() == pytest.approx([count / top for count, top in zip(counts, tops, strict=True)])
            assert observer.mask(match.table, seat, mask) is mask
            assert np.flatnonzero(mask).tolist() == match.table.options(seat)
            assert (observer.observe(match.table, seat) == seen).all()
            assert (observer.mask(match.table, seat) == mask).all()


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_a_seat_at_the_table_observes(seat: int) -> None:
    setting = Setting("habemus", 3, ())
    with pytest.raises(ValueError, match=f"a seat is a number from 0 to 2, not {seat}"):
        Observer(setting.game).observe(setting.match(1).table, seat)


def test_a_buffer_that_does_not_fit_is_refused_and_left_alone() -> None:
    setting = Setting("ombre", 2, ())
    observer, table = Observer(setting.game), setting.match(1).table
    for wrong in (np.zeros(observer.size + 1, np.float32), np.zeros(observer.size), np.zeros((1, observer.size))):
        with pytest.raises(ValueError, match=r"the observation buffer must be float32 of shape \(\d+,\)"):
            observer.observe(table, 0, wrong)  # type: ignore[arg-type]
        assert not wrong.any()
    with pytest.raises(ValueError, match=r"the mask buffer must be int8 of shape \(\d+,\)"):
        observer.mask(table, 0, np.zeros(observer.actions, np.bool_))
