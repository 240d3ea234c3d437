"""Ctrl-C is heeded where that does no harm."""

from __future__ import annotations

import signal

import pytest

from roisoleil.arena.interrupts import held_interrupts, think_undisturbed


def test_an_interrupt_waits_until_it_is_heeded() -> None:
    before = signal.getsignal(signal.SIGINT)
    with held_interrupts() as heed:
        heed()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            heed()
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_interrupt_does_not_wait() -> None:
    with held_interrupts():
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_a_thought_is_finished_before_the_interrupt_is_heard() -> None:
    finished: list[str] = []

    def think() -> None:
        signal.raise_signal(signal.SIGINT)
        finished.append("thought")

    with pytest.raises(KeyboardInterrupt):
        think_undisturbed(think)
    assert finished == ["thought"]
    assert think_undisturbed(lambda: "choice") == "choice"
