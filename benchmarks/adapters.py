"""Measure the research adapters: `make bench-adapters`. Steps a second of one core's CPU time, best of several runs.

Our batched and PettingZoo environments, and in the same run the card games that others bring: PettingZoo's, RLCard's
and OpenSpiel's, each through its own Python interface with an observation and the legal actions at every step, and
random legal actions. Rounds go from one to the next, so that all have the same machine.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np

import roisoleil.adapters.lockstep
from roisoleil.adapters.batch import Batch
from roisoleil.engine.game import game_names

ROUNDS: Final = 5
SECONDS: Final = 1.0
"""How long each is played in a round."""
PLAYERS: Final = 4
TABLES: Final = 128
BAR: Final = 200_000
"""Steps a second that the batch must reach in each game, compiled."""

Play = Callable[[int], int]
"""Plays at least so many steps, and returns how many it were."""


def main() -> int:
    """Print the figures; the exit code says whether the compiled batch clears its bar and is ahead of all others."""
    plays = {**ours(), **pettingzoos(), **rlcards(), **openspiels()}
    best = dict.fromkeys(plays, 0.0)
    for number in range(ROUNDS):
        for name, play in plays.items():
            print(f"\rround {number + 1} of {ROUNDS}: {name:40}", end="", file=sys.stderr, flush=True)
            best[name] = max(best[name], speed(play))
    print(f"\r{'':60}\r", end="", file=sys.stderr)
    native = not (roisoleil.adapters.lockstep.__file__ or "").endswith(".py")
    if "--json" in sys.argv:
        print(json.dumps({"native": native, "steps": {name: round(value) for name, value in best.items()}}, indent=1))
    else:
        print(f"steps a second, {'compiled' if native else 'interpreted'}; {TABLES} tables in a batch")
        for name, value in sorted(best.items(), key=lambda item: -item[1]):
            print(f"{name:44}{value:>12,.0f}")
    batches = [value for name, value in best.items() if name.startswith("roisoleil batch")]
    others = [value for name, value in best.items() if not name.startswith("roisoleil")]
    return int(native and (min(batches) < BAR or min(batches) < max(others)))


def speed(play: Play) -> float:
    """Steps a second of CPU time."""
    steps, least, start = 0, 16, time.process_time()
    while (used := time.process_time() - start) < SECONDS:
        steps += play(least)
        least *= 2
    return steps / used


def ours() -> dict[str, Play]:
    """Our environments."""
    plays: dict[str, Play] = {}
    for name in game_names():
        plays[f"roisoleil batch {name}"] = play_batch(name)
        plays[f"roisoleil PettingZoo {name}"] = play_our_aec(name)
    return plays


def play_batch(name: str) -> Play:
    """Many tables at once."""
    batch = Batch(name, TABLES, PLAYERS)
    chance = np.random.default_rng(1)

    def play(least: int) -> int:
        calls = max(1, least // TABLES)
        for _ in range(calls):
            batch.step(batch.sample(chance))
        return calls * TABLES

    return play


def play_our_aec(name: str) -> Play:
    """One table, agent by agent."""
    from roisoleil.adapters import pettingzoo as adapter  # noqa: PLC0415 - what it needs is a matter of its own

    return play_aec(adapter.raw_env(name, players=PLAYERS))


def play_aec(env: Any) -> Play:
    """An AEC environment, as its documentation plays it."""
    luck = random.Random(1)
    env.reset(seed=1)

    def play(least: int) -> int:
        steps = 0
        while steps < least:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
        return steps

    return play


def pettingzoos() -> dict[str, Play]:
    """PettingZoo's own card games."""
    gymnasium.logger.min_level = gymnasium.logger.ERROR  # Their spaces are of mixed precision, which does no harm.
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4  # noqa: PLC0415

    modules = {
        "Leduc": leduc_holdem_v4,
        "Texas": texas_holdem_v4,
        "Texas, no limit": texas_holdem_no_limit_v6,
    }
    return {f"PettingZoo {name}": play_aec(module.raw_env()) for name, module in modules.items()}


def rlcards() -> dict[str, Play]:
    """RLCard's games."""
    names = ["leduc-holdem", "limit-holdem", "no-limit-holdem", "uno", "gin-rummy", "mahjong", "doudizhu"]
    return {f"RLCard {name}": play_rlcard(name) for name in names}


def play_rlcard(name: str) -> Play:
    """One game after the other; the state that comes back has the observation and the legal actions."""
    import rlcard  # noqa: PLC0415 - only this benchmark needs it

    env = rlcard.make(name, config={"seed": 1})
    luck = random.Random(1)
    state, _ = env.reset()

    def play(least: int) -> int:
        nonlocal state
        for _ in range(least):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
        return least

    return play


def openspiels() -> dict[str, Play]:
    """OpenSpiel's card games."""
    names = ["leduc_poker", "gin_rummy", "hearts", "bridge", "euchre", "skat", "hanabi", "spades", "dou_dizhu"]
    return {f"OpenSpiel {name}": play_openspiel(name) for name in names}


def play_openspiel(name: str) -> Play:
    """One game after the other; its lists become arrays, as its own agents make of them.

    What chance brings is no step, just as with us.
    """
    import pyspiel  # noqa: PLC0415 - only this benchmark needs it

    game = pyspiel.load_game(name)
    sees = game.get_type().provides_observation_tensor  # Else it only has the tensor of all that a player knows.
    luck = random.Random(1)
    state = game.new_initial_state()

    def play(least: int) -> int:
        nonlocal state
        steps = 0
        while steps < least:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                np.array(state.observation_tensor() if sees else state.information_state_tensor(), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(luck.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


if __name__ == "__main__":
    sys.exit(main())
