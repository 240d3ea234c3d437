"""A chi-square test of samples against what is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from math import sqrt
from typing import Final

ONE_IN_A_THOUSAND: Final = 3.09
"""As a normal deviate; samples here are fixed by seeds."""


def limit(degrees: int) -> float:
    """What a true source exceeds in one sample of a thousand, by degrees of freedom (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + ONE_IN_A_THOUSAND * sqrt(spread)) ** 3)


def is_even(sample: Sequence[Hashable], outcomes: Sequence[Hashable]) -> bool:
    """Whether a sample looks drawn evenly from exactly these outcomes."""
    return looks_drawn_from(sample, outcomes)


def looks_drawn_from(sample: Sequence[Hashable], worlds: Iterable[Hashable]) -> bool:
    """Whether a sample looks drawn from these worlds, each as likely as the others; those that look alike add up."""
    weights = Counter(worlds)
    counts = Counter(sample)
    assert set(counts) <= set(weights), f"impossible: {set(counts) - set(weights)}"
    share = len(sample) / weights.total()
    assert min(weights.values()) * share >= 5, "a larger sample is needed"
    distance = sum((counts[world] - weight * share) ** 2 / (weight * share) for world, weight in weights.items())
    return distance < limit(len(weights) - 1)
