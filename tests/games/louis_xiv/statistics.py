"""A chi-square test for outcomes that should be equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

LIMITS: Final = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 11: 31.26}
"""By degrees of freedom: an even source exceeds this in one sample of a thousand; samples here are fixed by seeds."""


def is_even(sample: Sequence[Hashable], outcomes: Sequence[Hashable]) -> bool:
    """Whether a sample looks drawn evenly from exactly these outcomes."""
    counts = Counter(sample)
    assert set(counts) <= set(outcomes), f"impossible: {set(counts) - set(outcomes)}"
    expected = len(sample) / len(outcomes)
    distance = sum((counts[outcome] - expected) ** 2 for outcome in outcomes) / expected
    return distance < LIMITS[len(outcomes) - 1]
