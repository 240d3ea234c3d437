"""A chi-square test of samples against what they should look like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Final

ONE_IN_A_THOUSAND: Final = 3.09
"""The normal deviate that is exceeded once in a thousand; samples here are fixed by seeds."""


def fits(sample: Sequence[Hashable], weights: Mapping[Hashable, float]) -> bool:
    """Whether a sample looks drawn with these weights; what has none must not occur."""
    counts = Counter(sample)
    possible = {outcome: weight for outcome, weight in weights.items() if weight > 0}
    assert set(counts) <= set(possible), f"impossible: {set(counts) - set(possible)}"
    total = sum(possible.values())
    distance = 0.0
    for outcome, weight in possible.items():
        expected = len(sample) * weight / total
        assert expected >= 5, f"the sample is too small for {outcome!r}"
        distance += (counts[outcome] - expected) ** 2 / expected
    return distance <= limit(len(possible) - 1)


def is_even(sample: Sequence[Hashable], outcomes: Sequence[Hashable]) -> bool:
    """Whether a sample looks drawn evenly from exactly these outcomes."""
    return fits(sample, dict.fromkeys(outcomes, 1.0))


def limit(freedom: int) -> float:
    """What chi-square exceeds once in a thousand samples (by Wilson and Hilferty)."""
    if freedom == 0:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_A_THOUSAND * spread**0.5) ** 3)
