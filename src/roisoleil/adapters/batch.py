"""Batched self-play: many tables stepped in one call, for training. Arrays are written in place: copy what you keep."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from roisoleil.adapters.errors import IllegalAction
from roisoleil.adapters.lockstep import NEXT_GAME, Lockstep
from roisoleil.adapters.observing import Mask, Numbers, Observer, check_buffer
from roisoleil.adapters.rewards import check_reward, rewards
from roisoleil.adapters.setup import USUAL_PLAYERS, Setup
from roisoleil.engine.table import Table

MOST_TABLES: Final = NEXT_GAME - 1
"""More would be dealt from the seeds of each other's next games."""


DEALS: Final = 1 << 62
"""Deals to begin with: so many that batches of other seeds share none."""


class Batch:
    """So many tables of one game, each at a decision of one seat.

    After `reset` and each `step`, for every table:

    - `observations`: what the acting seat sees (float32, a number per slot)
    - `masks`: 1 for each choice it may make (int8)
    - `seats`: which seat acts
    - `ended`: whether the step has ended the game there; a new one has been dealt already, and is what the three tell
    - `rewards`: then what the ended game was worth to each seat, else 0

    Whoever steps acts for all seats. Equal seeds and equal actions give equal games.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int = USUAL_PLAYERS,
        reward: str = "rank",
        seed: int = 0,
        observations: Numbers | None = None,
        masks: Mask | None = None,
        **options: bool,
    ) -> None:
        """The two big arrays may be given, as parts of an array of the caller's, or in shared memory."""
        setup = Setup(game, players, options)
        check_reward(reward)
        if not 1 <= tables <= MOST_TABLES:
            raise ValueError(f"a batch has 1 to {MOST_TABLES} tables, not {tables}")
        self.observer: Final = Observer(setup.game)
        self.players: Final = players
        self.options: Final = setup.options
        self.tables: Final = tables
        self._reward: Final = reward
        self._starts: Final = np.arange(tables) * self.observer.actions
        shape, mask_shape = (tables, self.observer.size), (tables, self.observer.actions)
        if observations is not None:
            check_buffer("observation", observations, shape, np.float32)
        if masks is not None:
            check_buffer("mask", masks, mask_shape, np.int8)
        self.observations: Final[Numbers] = np.empty(shape, np.float32) if observations is None else observations
        self.masks: Final[Mask] = np.zeros(mask_shape, np.int8) if masks is None else masks
        self.seats: Final[NDArray[np.int64]] = np.zeros(tables, np.int64)
        self.rewards: Final[Numbers] = np.zeros((tables, players), np.float32)
        self.ended: Final[NDArray[np.bool_]] = np.zeros(tables, np.bool_)
        self._legal = np.zeros(0, np.int16)
        self._counts = np.zeros(tables, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal new games at all tables: the same ones for the same seed, other ones without any."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        first_deal = int(self._random.integers(DEALS))
        self._lockstep = Lockstep(self.observer.game, self.players, self.options, self.tables, first_deal)
        self._write()

    def step(self, actions: ArrayLike) -> None:
        """One action at each table; raises IllegalAction if any is not allowed, and then nothing has changed."""
        chosen = self._check(np.asarray(actions))
        self._lockstep.step(chosen.tolist())
        self._write()

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as the others."""
        places = (chance.random(self.tables) * self._counts).astype(np.int64)
        chosen: NDArray[np.int64] = self._legal[np.cumsum(self._counts) - self._counts + places].astype(np.int64)
        return chosen

    def table(self, number: int) -> Table:
        """The position at one of the tables, to look at: it goes on with the next step."""
        return self._lockstep.table(number)

    def _check(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        if actions.shape != (self.tables,) or actions.dtype.kind not in "iu":
            raise IllegalAction(f"expected {self.tables} whole numbers, not {actions.dtype.name} of {actions.shape}")
        known = (actions >= 0) & (actions < self.observer.actions)
        # The ids themselves are asked, not the mask, which lies open to the caller.
        rows = np.repeat(np.arange(self.tables), self._counts)
        allowed = known & (np.bincount(rows, self._legal == actions[rows], self.tables) > 0)
        if not allowed.all():
            number = int(np.argmin(allowed))
            action = int(actions[number])
            name = self.observer.game.choices.notation(action) if known[number] else "no such choice"
            raise IllegalAction(f"table {number}: seat {self.seats[number]} may not play {action} ({name}) now")
        return actions

    def _write(self) -> None:
        lockstep = self._lockstep
        counts = np.frombuffer(lockstep.features(), np.uint8).reshape(self.observations.shape)
        np.multiply(counts, self.observer.scale, out=self.observations, dtype=np.float32)
        options, choices = lockstep.legal()
        self._counts = np.array(options)
        self._legal = np.frombuffer(choices, "<i2")
        self.masks.fill(0)
        self.masks.reshape(-1)[np.repeat(self._starts, self._counts) + self._legal] = 1
        self.seats[:] = lockstep.acting
        self.rewards.fill(0)
        self.ended.fill(False)
        for number, result in lockstep.ended:
            self.rewards[number] = rewards(result, self._reward)
            self.ended[number] = True
