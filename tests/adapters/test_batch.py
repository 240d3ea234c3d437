"""Many tables in one call: each is played like a table of its own, and what is refused changes none of them."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from roisoleil.adapters.batch import DEALS, Batch
from roisoleil.adapters.errors import IllegalAction
from roisoleil.adapters.lockstep import NEXT_GAME
from roisoleil.adapters.rewards import REWARDS, rewards
from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.table import Table
from tests.shared import GAMES, Setting, every_setting

COPIERS: list[Callable[[Batch], Batch]] = [deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))]
TABLES = 3
SEED = 7


class Alone:
    """A table of its own, dealt from the seeds that the batch deals its table from."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.seed = int(np.random.default_rng(SEED).integers(DEALS)) + number
        self.deal()

    def deal(self) -> None:
        self.dealer = Dealer(FastChance(self.seed))
        self.table = self.setting.game.setup(self.setting.seats, list(self.setting.options), self.dealer)
        self.take_forced()

    def choose(self, choice: int) -> list[int] | None:
        """Returns the ranks if the game is over."""
        self.table.apply(self.table.to_act()[0], choice, self.dealer)
        self.take_forced()
        if not self.table.is_over():
            return None
        ranks = self.setting.game.result(self.table).ranks
        self.seed += NEXT_GAME
        self.deal()
        return ranks

    def take_forced(self) -> None:
        while (seat := self.table.forced_seat()) >= 0:
            self.table.apply(seat, self.table.options(seat)[0], self.dealer)


def new_batch(setting: Setting, reward: str = "rank", seed: int = SEED) -> Batch:
    options: dict[str, Any] = dict.fromkeys(setting.options, True)
    return Batch(setting.name, TABLES, setting.seats, reward, seed, **options)


def hashes(batch: Batch) -> list[str]:
    return [batch.table(number).hash() for number in range(batch.tables)]


def expect_table(batch: Batch, number: int, table: Table) -> None:
    """The arrays tell what is at the table, as its acting seat sees it."""
    seat = table.to_act()[0]
    assert batch.seats[number] == seat
    assert np.flatnonzero(batch.masks[number]).tolist() == table.options(seat)
    assert (batch.observations[number] == batch.observer.observe(table, seat)).all()


@every_setting
def test_each_table_goes_on_like_a_table_of_its_own(setting: Setting) -> None:
    batch = new_batch(setting)
    alone = [Alone(setting, number) for number in range(TABLES)]
    luck = np.random.default_rng(1)
    games = 0
    while games < TABLES:
        for number in range(TABLES):
            expect_table(batch, number, alone[number].table)
        actions = batch.sample(luck)
        batch.step(actions)
        for number in range(TABLES):
            ranks = alone[number].choose(int(actions[number]))
            games += ranks is not None
            assert bool(batch.ended[number]) == (ranks is not None)
            if ranks is None:
                assert not batch.rewards[number].any()
            else:
                best = np.flatnonzero(np.array(ranks) == 1)
                assert batch.rewards[number].argmax() in best
                assert batch.rewards[number].sum() == pytest.approx(0, abs=1e-6)
    assert hashes(batch) == [each.table.hash() for each in alone]


@every_setting
def test_equal_seeds_give_equal_games(setting: Setting) -> None:
    first, second, other = new_batch(setting), new_batch(setting), new_batch(setting, seed=SEED + 1)
    luck = np.random.default_rng(2)
    for _ in range(30):
        actions = first.sample(luck)
        first.step(actions)
        second.step(actions)
    assert hashes(first) == hashes(second)
    first.reset(SEED)
    second.reset(SEED + 1)
    assert hashes(first) == hashes(new_batch(setting))
    assert hashes(second) == hashes(other)
    assert hashes(first) != hashes(second)


def test_a_reset_without_a_seed_goes_on_with_other_games() -> None:
    setting = Setting("ombre", 3, ())
    first, second = new_batch(setting), new_batch(setting)
    before = hashes(first)
    first.reset()
    second.reset()
    assert hashes(first) == hashes(second)
    assert set(before).isdisjoint(hashes(first))


def test_batches_of_neighbouring_seeds_share_no_game() -> None:
    setting = Setting("habemus", 4, ())
    deals = [table for seed in range(4) for table in hashes(new_batch(setting, seed=seed))]
    assert len(set(deals)) == len(deals)


@pytest.mark.parametrize("seed", [-1, 0.5, "1"])
def test_what_is_no_seed_is_refused_and_changes_nothing(seed: Any) -> None:
    batch = new_batch(Setting("habemus", 4, ()))
    before = hashes(batch)
    with pytest.raises((TypeError, ValueError)):
        batch.reset(seed)
    assert hashes(batch) == before


@every_setting
def test_what_is_refused_changes_no_table(setting: Setting) -> None:
    batch = new_batch(setting)
    luck = np.random.default_rng(3)
    batch.step(batch.sample(luck))
    before, seen = hashes(batch), batch.observations.copy()
    good = batch.sample(luck)
    illegal = good.copy()
    illegal[-1] = np.flatnonzero(batch.masks[-1] == 0)[0]
    batch.masks.fill(1)  # A mask is for reading: whoever writes on it does not make anything legal.
    wrong: list[Any] = [illegal, [-1] * TABLES, [10_000] * TABLES, good[1:], good.astype(float), [good], "abc", None]
    for actions in wrong:
        with pytest.raises(IllegalAction):
            batch.step(actions)
        assert hashes(batch) == before
        assert (batch.observations == seen).all()
    batch.step(good)
    assert hashes(batch) != before


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_of_the_kind_that_was_asked_for(reward: str) -> None:
    setting = Setting("habemus", 3, ())
    batch = new_batch(setting, reward)
    alone = [Alone(setting, number) for number in range(TABLES)]
    luck = np.random.default_rng(4)
    while not batch.ended.any():
        actions = batch.sample(luck)
        batch.step(actions)
        for number, each in enumerate(alone):
            table = each.table
            if each.choose(int(actions[number])) is not None:
                expected = rewards(setting.game.result(table), reward)
                assert batch.rewards[number].tolist() == pytest.approx(expected)


def test_arrays_of_the_caller_are_written_into() -> None:
    game = GAMES["habemus"]
    size, actions = len(game.slots()), len(game.choices.rows)
    seen, masks = np.zeros((2, 5, size), np.float32), np.zeros((2, 5, actions), np.int8)
    batch = Batch("habemus", 5, 4, observations=seen[1], masks=masks[1])
    assert seen[1].any()
    assert masks[1].any()
    assert not seen[0].any()
    assert batch.observations.base is seen


def wrong_arrays() -> list[dict[str, Any]]:
    size, actions = len(GAMES["habemus"].slots()), len(GAMES["habemus"].choices.rows)
    locked = np.zeros((5, size), np.float32)
    locked.flags.writeable = False
    return [
        {"observations": np.zeros((5, size + 1), np.float32)},
        {"observations": np.zeros((5, size), np.float64)},
        {"observations": np.zeros((5, 2 * size), np.float32)[:, ::2]},
        {"observations": locked},
        {"masks": np.zeros((4, actions), np.int8)},
        {"masks": np.zeros((5, actions), np.bool_)},
    ]


@pytest.mark.parametrize("wrong", wrong_arrays())
def test_arrays_that_do_not_fit_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="buffer must be"):
        Batch("habemus", 5, 4, **wrong)


def test_an_unknown_wish_is_refused_with_what_is_known() -> None:
    with pytest.raises(ValueError, match=r"unknown reward 'fame' \(known: rank, win, points\)"):
        Batch("louis_xiv", 5, 4, reward="fame")
    with pytest.raises(ValueError, match=r"unknown game 'chess' \(known: habemus, louis_xiv, ombre\)"):
        Batch("chess", 5, 4)
    with pytest.raises(ValueError, match="louis_xiv is for 2 to 4 players, not 5"):
        Batch("louis_xiv", 5, 5)
    with pytest.raises(ValueError, match=r"no option 'expert' \(options: favori\)"):
        Batch("louis_xiv", 5, 4, expert=True)
    with pytest.raises(ValueError, match="a batch has 1 to"):
        Batch("louis_xiv", 0, 4)
    with pytest.raises(TypeError, match="must be a numpy array, not list"):
        Batch("louis_xiv", 5, 4, observations=[])  # type: ignore[arg-type]


# Copies.


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@every_setting
def test_a_copy_plays_on_alike_and_by_itself(setting: Setting, copier: Callable[[Batch], Batch]) -> None:
    options: dict[str, Any] = dict.fromkeys(setting.options, True)
    batch = Batch(setting.name, TABLES, setting.seats, seed=SEED, **options)
    chance = np.random.default_rng(SEED)
    for _ in range(30):
        batch.step(batch.sample(chance))
    before = [batch.table(number).hash() for number in range(TABLES)]
    first, second = copier(batch), copier(batch)
    for each in (first, second):
        assert told(each) == told(batch)
    games = [play_on(first), play_on(second)]
    assert games[0] == games[1]
    assert [batch.table(number).hash() for number in range(TABLES)] == before
    assert play_on(batch) == games[0]


def told(batch: Batch) -> list[Any]:
    arrays = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.ended)
    return [array.tolist() for array in arrays]


def play_on(batch: Batch) -> list[Any]:
    """What is told on the way past the end of some games, and in other ones dealt then."""
    chance = np.random.default_rng(SEED + 1)
    games, seen = 0, []
    while games < TABLES:
        batch.step(batch.sample(chance))
        games += int(batch.ended.sum())
        seen.append([batch.seats.tolist(), batch.rewards.tolist()])
    batch.reset()
    return [seen, told(batch)]
