"""A small PPO in plain numpy that learns a game by playing against itself, and is measured against random play.

    python examples/ppo.py habemus --players 4 --minutes 10

It needs `pip install 'roisoleil[gym]'`. Everything is in this file: a net of two hidden layers for policy and value,
Adam, advantages (GAE) for every seat of its own, and the clipped loss. Read it as an example of `Batch`.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from roisoleil.adapters.batch import Batch
from roisoleil.engine.game import game_names

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HIDDEN: Final = 128
TABLES: Final = 128
STEPS: Final = 64
"""Decisions at each table between two updates."""
EPOCHS: Final = 3
MINIBATCH: Final = 1024
RATE: Final = 1e-3
CLIP: Final = 0.2
LAMBDA: Final = 0.95
VALUE_WEIGHT: Final = 0.5
ENTROPY_WEIGHT: Final = 0.01
LONGEST_STEP: Final = 0.5
"""Gradients are shortened to this length."""
NEVER: Final = np.float32(-1e9)
"""The logit of what is not allowed."""
GAMES_MEASURED: Final = 4
"""Games that are counted at each table: as many everywhere, so that short ones do not count for more."""


class Net:
    """Observations to logits and a value, with Adam to improve it."""

    def __init__(self, slots: int, actions: int, luck: np.random.Generator) -> None:
        """Small random weights; the heads begin near nothing, so that the first policy is almost even."""
        shapes = [(slots, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions), (HIDDEN, 1)]
        scales = [1.0, 1.0, 0.01, 0.1]
        self.weights: list[Floats] = []
        for (width, height), scale in zip(shapes, scales, strict=True):
            spread = scale * np.sqrt(2 / width)
            self.weights.append((luck.standard_normal((width, height)) * spread).astype(np.float32))
            self.weights.append(np.zeros(height, np.float32))
        self._means = [np.zeros_like(weight) for weight in self.weights]
        self._squares = [np.zeros_like(weight) for weight in self.weights]
        self._updates = 0

    def think(self, seen: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats, Floats]:
        """The logarithms of the chances of each action, the value, and both hidden layers."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        logits = np.where(masks > 0, second @ w3 + b3, NEVER)
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, (second @ w4 + b4)[:, 0], first, second

    def improve(self, seen: Floats, first: Floats, second: Floats, to_logits: Floats, to_value: Floats) -> None:
        """A step of Adam against the gradients of the loss at the logits and the value."""
        _, _, w2, _, w3, _, w4, _ = self.weights
        to_second = (to_logits @ w3.T + to_value[:, None] @ w4.T) * (second > 0)
        to_first = (to_second @ w2.T) * (first > 0)
        slopes = [
            *(seen.T @ to_first, to_first.sum(0)),
            *(first.T @ to_second, to_second.sum(0)),
            *(second.T @ to_logits, to_logits.sum(0)),
            *(second.T @ to_value[:, None], to_value.sum(keepdims=True)),
        ]
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes)))
        self._updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        shorten = min(1.0, LONGEST_STEP / (length + 1e-8))
        for weight, full_slope, mean, square in zip(self.weights, slopes, self._means, self._squares, strict=True):
            slope = shorten * full_slope
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.001 * (slope**2 - square)
            weight[:] -= rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Rollout:
    """What was played between two updates: the first index is the step, the second the table."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: Ints
    chances: Floats
    values: Floats
    seats: Ints
    ended: NDArray[np.bool_]
    rewards: Floats


def draw(logs: Floats, luck: np.random.Generator) -> Ints:
    """One action for each row, by its chances (the Gumbel trick)."""
    drawn: Ints = np.argmax(logs + luck.gumbel(size=logs.shape), 1)
    return drawn


def play(net: Net, batch: Batch, luck: np.random.Generator) -> Rollout:
    """Play on at all tables, for every seat by the same net."""
    shape = (STEPS, batch.tables)
    rollout = Rollout(
        np.empty((*shape, batch.observer.size), np.float32),
        np.empty((*shape, batch.observer.actions), np.int8),
        np.empty(shape, np.int64),
        np.empty(shape, np.float32),
        np.empty(shape, np.float32),
        np.empty(shape, np.int64),
        np.empty(shape, np.bool_),
        np.empty((*shape, batch.players), np.float32),
    )
    for step in range(STEPS):
        logs, rollout.values[step], _, _ = net.think(batch.observations, batch.masks)
        actions = draw(logs, luck)
        rollout.seen[step], rollout.masks[step], rollout.seats[step] = batch.observations, batch.masks, batch.seats
        rollout.actions[step] = actions
        rollout.chances[step] = np.take_along_axis(logs, actions[:, None], 1)[:, 0]
        batch.step(actions)
        rollout.ended[step], rollout.rewards[step] = batch.ended, batch.rewards
    return rollout


def advantages(rollout: Rollout, players: int) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better each decision turned out than its seat had thought, and for which of them that is known.

    A seat's next value is that of its own next decision; when the game ends, it is the reward. After the last decision
    of a seat in the rollout nothing is known yet.
    """
    tables = rollout.seats.shape[1]
    row = np.arange(tables)
    value, gain = np.zeros((tables, players), np.float32), np.zeros((tables, players), np.float32)
    known = np.zeros((tables, players), np.bool_)
    gains, is_known = np.zeros_like(rollout.values), np.zeros(rollout.values.shape, np.bool_)
    for step in reversed(range(STEPS)):
        ended, seats = rollout.ended[step], rollout.seats[step]
        value[ended], gain[ended], known[ended] = rollout.rewards[step][ended], 0, True
        gains[step] = value[row, seats] - rollout.values[step] + LAMBDA * gain[row, seats]
        is_known[step] = known[row, seats]
        value[row, seats], gain[row, seats], known[row, seats] = rollout.values[step], gains[step], True
    return gains, is_known


def learn(net: Net, rollout: Rollout, players: int, luck: np.random.Generator) -> None:
    """Some epochs of the clipped loss over a rollout."""
    gains, is_known = advantages(rollout, players)
    places = np.flatnonzero(is_known.reshape(-1))
    seen, masks = rollout.seen.reshape(-1, rollout.seen.shape[2]), rollout.masks.reshape(-1, rollout.masks.shape[2])
    actions, chances = rollout.actions.reshape(-1), rollout.chances.reshape(-1)
    targets = (gains + rollout.values).reshape(-1)
    worth = gains.reshape(-1)
    worth = (worth - worth[places].mean()) / (worth[places].std() + 1e-6)
    for _ in range(EPOCHS):
        luck.shuffle(places)
        for start in range(0, len(places) - MINIBATCH + 1, MINIBATCH):
            part = places[start : start + MINIBATCH]
            logs, values, first, second = net.think(seen[part], masks[part])
            shares = np.exp(logs)
            ratio = np.exp(np.take_along_axis(logs, actions[part][:, None], 1)[:, 0] - chances[part])
            advantage = worth[part]
            # Where the clipped loss is flat, it teaches nothing.
            live = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (live * ratio * advantage)[:, None]
            chosen = np.zeros_like(shares)
            np.put_along_axis(chosen, actions[part][:, None], 1, 1)
            entropy = -(shares * logs).sum(1, keepdims=True)
            to_logits = pull * (shares - chosen) + ENTROPY_WEIGHT * shares * (logs + entropy)
            to_value = VALUE_WEIGHT * 2 * (values - targets[part])
            net.improve(seen[part], first, second, to_logits / MINIBATCH, (to_value / MINIBATCH).astype(np.float32))


def win_share(net: Net, game: str, players: int, luck: np.random.Generator) -> float:
    """The share of games that the net wins from one seat, with random players in all others; ties are divided."""
    batch = Batch(game, TABLES, players, reward="win", seed=int(luck.integers(1 << 40)))
    own = np.arange(TABLES) % players
    wins, games = 0.0, np.zeros(TABLES, np.int64)
    while games.min() < GAMES_MEASURED:
        actions = batch.sample(luck)
        ours = batch.seats == own
        logs, _, _, _ = net.think(batch.observations[ours], batch.masks[ours])
        actions[ours] = np.argmax(logs, 1)
        batch.step(actions)
        counted = batch.ended & (games < GAMES_MEASURED)
        wins += float(batch.rewards[counted, own[counted]].sum())
        games += batch.ended
    return wins / (GAMES_MEASURED * TABLES)


def main() -> int:
    """Learn for some minutes, and tell now and then how it goes."""
    parser = argparse.ArgumentParser(description="Learn a game by a small PPO in numpy.")
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--updates", type=int, default=10**9, help="stop after so many updates, even if time is left")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    luck = np.random.default_rng(wish.seed)
    batch = Batch(wish.game, TABLES, wish.players, seed=wish.seed)
    net = Net(batch.observer.size, batch.observer.actions, luck)
    even = 1 / wish.players
    start, told, updates = time.monotonic(), -1.0, 0
    print("minutes  decisions  share of wins against random players", flush=True)
    while True:
        minutes = (time.monotonic() - start) / 60
        is_last = minutes >= wish.minutes or updates == wish.updates
        if is_last or minutes - told >= wish.minutes / 10:
            told = minutes
            share = win_share(net, wish.game, wish.players, luck)
            decisions = updates * STEPS * TABLES
            print(f"{minutes:7.1f}{decisions:>11,}{share:>8.1%} (even: {even:.0%})", flush=True)
        if is_last:
            return 0
        learn(net, play(net, batch, luck), wish.players, luck)
        updates += 1


if __name__ == "__main__":
    sys.exit(main())
