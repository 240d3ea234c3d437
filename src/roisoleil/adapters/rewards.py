"""What a finished game is worth to each seat, for learners. Before the end it is nothing.

- `rank`: from 1 for the first to -1 for the last, evenly spaced; equals share the mean of their places. Adds up to 0.
- `win`: the victory, which is worth 1, divided among those who share it.
- `points`: the points of the final count, as they are.
"""

from __future__ import annotations

from typing import Final

from roisoleil.adapters.errors import refuse_unknown_word
from roisoleil.engine.game import Result

REWARDS: Final = ["rank", "win", "points"]


def check_reward(kind: str) -> None:
    """Refuse a kind of reward that does not exist."""
    refuse_unknown_word("reward", kind, REWARDS)


def rewards(result: Result, kind: str) -> list[float]:
    """The reward of every seat."""
    ranks = result.ranks
    if kind == "points":
        return [float(points) for points in result.points]
    if kind == "win":
        winners = ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in ranks]
    steps = len(ranks) - 1
    return [1 - (2 * (rank - 1) + ranks.count(rank) - 1) / steps for rank in ranks]


def reward_bounds(kind: str) -> tuple[float, float]:
    """The least and the greatest reward; points have no bound by the rules, so it is one that no game has come near."""
    if kind == "points":
        return -1000.0, 1000.0
    return (-1.0, 1.0) if kind == "rank" else (0.0, 1.0)
