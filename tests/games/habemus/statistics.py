"""A chi-square test for outcomes of known likelihood."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

LIMITS: Final = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 11: 31.26}
"""By degrees of freedom: a true source exceeds this in one sample of a thousand; samples here are fixed by seeds."""
DEVIATIONS: Final = 3.09
"""One normal value of a thousand lies above so many standard deviations."""
LEAST_EXPECTED: Final = 5
"""With fewer of an outcome to be expected the test would not hold."""


def is_even(sample: Sequence[Outcome], outcomes: Sequence[Outcome]) -> bool:
    """Whether a sample looks drawn evenly from exactly these outcomes."""
    return fits(sample, dict.fromkeys(outcomes, 1))


def fits(sample: Sequence[Outcome], weights: Mapping[Outcome, int]) -> bool:
    """Whether a sample looks drawn from exactly these outcomes, each as often as its weight says."""
    counts = Counter(sample)
    assert set(counts) <= set(weights), f"impossible: {set(counts) - set(weights)}"
    share = len(sample) / sum(weights.values())
    assert share * min(weights.values()) >= LEAST_EXPECTED, "the sample is too small"
    distance = sum((counts[outcome] - share * weight) ** 2 / (share * weight) for outcome, weight in weights.items())
    return distance < limit(len(weights) - 1)


def limit(freedom: int) -> float:
    """The greatest distance; where the table ends, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return LIMITS.get(freedom) or freedom * (1 - spread + DEVIATIONS * spread**0.5) ** 3
