"""PettingZoo's own tests for every kind of table, and what they do not ask."""

from __future__ import annotations

import pickle
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from importlib import import_module
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from roisoleil.adapters.errors import GameOver, IllegalAction
from roisoleil.adapters.pettingzoo import GameEnv, env, make, raw_env
from roisoleil.engine.match import differences, replay
from tests.shared import GAMES, SETTINGS, Setting, every_game, every_setting

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # They look for a game of PettingZoo under its old name.
    from pettingzoo.test.api_test import api_test
    from pettingzoo.test.performance_benchmark import performance_benchmark
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.seed_test import seed_test

CYCLES = 1000
"""Rounds after which PettingZoo's tests stop; no game lasts so long."""
Copier = Callable[[Any], Any]
COPIERS: list[Copier] = [deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
FAST = 20
"""The benchmark takes five seconds of its clock, which runs so many times faster here."""


def settings(setting: Setting) -> dict[str, Any]:
    return {"game": setting.name, "players": setting.seats} | dict.fromkeys(setting.options, True)


def table(setting: Setting, **more: Any) -> GameEnv:
    return raw_env(**settings(setting), **more)


def play(game: GameEnv, seed: int) -> Iterator[int]:
    """A random game, stopping before each decision to tell the action to be taken, until nobody is left."""
    game.reset(seed)
    random = Random(seed)
    while not game.match.table.is_over():
        action = random.choice(np.flatnonzero(game.infos[game.agent_selection]["action_mask"]).tolist())
        yield action
        game.step(action)


def play_to_the_end(game: GameEnv, seed: int) -> GameEnv:
    for _ in play(game, seed):
        pass
    return game


# PettingZoo's own tests.


@every_setting
# It expects plain arrays, but for a list of its own environments, and a legal action for those who take their leave.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_api(setting: Setting) -> None:
    api_test(env(**settings(setting)), CYCLES)


@every_setting
def test_seeds(setting: Setting) -> None:
    seed_test(partial(env, **settings(setting)), CYCLES)


@every_setting
def test_rendering(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    make_env: Any = partial(env, **settings(setting))
    render_test(make_env)
    assert "player_0" in capsys.readouterr().out


@every_setting
def test_performance(setting: Setting, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    clock = SimpleNamespace(time=lambda: FAST * time.time())
    monkeypatch.setattr(import_module(performance_benchmark.__module__), "time", clock)
    performance_benchmark(env(**settings(setting)))
    assert "turns per second" in capsys.readouterr().out


# Whose turn it is, what is seen and what is allowed.


@every_setting
def test_masks_are_the_options_of_the_table_at_every_step(setting: Setting) -> None:
    game = table(setting)
    for _ in play(game, 1):
        assert game.agent_selection == f"player_{game.match.table.to_act()[0]}"
        for seat, agent in enumerate(game.agents):
            seen, info = game.observe(agent), game.infos[agent]
            assert np.flatnonzero(seen["action_mask"]).tolist() == game.match.table.options(seat)
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            assert game.observation_space(agent).contains(seen)


@every_setting
def test_nobody_is_asked_what_answers_itself(setting: Setting) -> None:
    game = table(setting)
    for _ in play(game, 2):
        assert game.match.table.forced_seat() < 0


@every_game
def test_a_seat_with_several_decisions_in_a_row_is_asked_again(name: str) -> None:
    game = table(Setting(name, 4, ()))
    turns = [game.agent_selection for _ in play(game, 3)]
    assert any(turn == following for turn, following in pairwise(turns))


def test_what_was_sealed_is_hidden_from_the_others_until_the_reveal() -> None:
    """Whatever the first of those who decide in secret answers, the others see the same."""
    setting = Setting("habemus", 4, ())
    games = [table(setting) for _ in range(2)]
    compared = 0
    for action, _ in zip(play(games[0], 4), play(games[1], 4), strict=True):
        position = games[0].match.table
        agent = games[0].agent_selection
        if len(position.to_act()) > 1:
            other = next(option for option in position.options(position.to_act()[0]) if option != action)
            answers = [table(setting) for _ in range(2)]
            for game, answer in zip(answers, (action, other), strict=True):
                game.reset(4)
                for step in games[0].match.steps:
                    if not step.automatic:
                        game.step(step.choice)
                game.step(answer)
                assert game.agent_selection != agent
            assert answers[0].match.table.hash() != answers[1].match.table.hash()
            for watching in answers[0].agents:
                ours, theirs = (game.observe(watching)["observation"] for game in answers)
                assert np.array_equal(ours, theirs) == (watching != agent)
            compared += 1
        if compared == 3:
            return
    raise AssertionError("no sealed decisions")


# The end.


@every_game
def test_all_are_paid_at_the_end_and_take_their_leave(name: str) -> None:
    game = table(Setting(name, 4, ()), reward="points")
    for _ in play(game, 5):
        assert set(game.rewards.values()) == {0.0}
    points = GAMES[name].result(game.match.table).points
    assert list(game.rewards.values()) == points
    for number in range(4):
        _, paid, is_over, is_cut, _ = game.last()
        assert (game.agent_selection, is_over, is_cut) == (f"player_{number}", True, False)
        assert paid == points[number]
        game.step(None)
    assert not game.agents


@pytest.mark.parametrize(
    ("reward", "paid"),
    [
        # Six places are worth 1, 0.6, 0.2, -0.2, -0.6 and -1; the two winners share what the first two are worth.
        ("rank", [-0.6, 0.8, -1, 0.8, -0.2, 0.2]),
        ("win", [0, 0.5, 0, 0.5, 0, 0]),
    ],
)
def test_equals_share_what_their_places_are_worth(reward: str, paid: list[float]) -> None:
    game = play_to_the_end(table(Setting("ombre", 6, ()), reward=reward), 12)
    assert GAMES["ombre"].result(game.match.table).ranks == [5, 1, 6, 1, 4, 3]
    assert list(game.rewards.values()) == pytest.approx(paid)


@every_setting
def test_the_record_replays_to_the_same_result(setting: Setting) -> None:
    game = play_to_the_end(table(setting), 6)
    record = game.record()
    again = replay(setting.game, record)
    assert not differences(again, record)
    assert again.table.hash() == game.match.table.hash()
    assert record["players"] == game.possible_agents
    assert record["options"] == list(setting.options)


# Seeds.


def test_equal_seeds_give_equal_games_and_no_seed_another_one() -> None:
    game = table(SETTINGS[0])
    hashes = []
    for seed in (7, None, 7, None, 8):
        game.reset(seed)
        hashes.append(game.match.table.hash())
    assert hashes[0] == hashes[2]
    assert hashes[1] == hashes[3]
    assert len(set(hashes)) == 3


# Copies, and what a common critic sees.


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@every_setting
def test_a_copy_plays_on_alike_and_by_itself(setting: Setting, copier: Copier) -> None:
    game = table(setting)
    steps = play(game, 16)
    for _ in range(20):
        next(steps)
    before = game.record()
    copies = [copier(game), copier(game)]
    games = [play_by_rule(each) for each in copies]
    assert games[0] == games[1]
    assert game.record() == before
    assert play_by_rule(game) == games[0]


def test_a_copy_can_be_made_through_wrappers_and_before_the_first_game() -> None:
    for copier in COPIERS:
        fresh = copier(env("ombre", players=2))
        fresh.reset(seed=3)
        again = copier(fresh)
        agent = again.agent_selection
        assert np.array_equal(again.observe(agent)["observation"], fresh.observe(agent)["observation"])
        again.step(int(np.flatnonzero(again.observe(agent)["action_mask"])[0]))


def play_by_rule(game: GameEnv) -> list[Any]:
    """To the end of the game, by the last allowed action, and the beginning of the next."""
    seen: list[Any] = []
    while not game.match.table.is_over():
        agent = game.agent_selection
        seen.append((agent, game.observe(agent)["observation"].tolist()))
        game.step(int(np.flatnonzero(game.observe(agent)["action_mask"])[-1]))
    seen.append(game.rewards)
    game.reset()
    return [*seen, game.match.table.hash()]


@every_setting
def test_the_state_is_what_all_seats_observe_one_after_the_other(setting: Setting) -> None:
    games: list[Any] = [table(setting), env(**settings(setting))]
    for game in games:
        game.reset(seed=17)
        state = game.state()
        assert game.state_space.contains(state)
        rows = [game.observe(agent)["observation"] for agent in game.possible_agents]
        assert state.tolist() == np.concatenate(rows).tolist()


@every_game
def test_the_state_can_be_asked_for_to_the_end(name: str) -> None:
    game = table(Setting(name, 3, ()))
    states = [game.state().tobytes() for _ in play(game, 18)]
    states.append(game.state().tobytes())
    assert len(set(states)) > len(states) / 2


# What is refused.


@every_game
def test_a_refused_action_changes_nothing(name: str) -> None:
    game = table(Setting(name, 4, ()))
    for _ in play(game, 9):
        before = game.match.table.hash()
        allowed = game.match.table.options(game.match.table.to_act()[0])
        forbidden = next(number for number in range(len(GAMES[name].choices.rows)) if number not in allowed)
        for action in (forbidden, -1, 100_000, 0.5, "bid", None):
            with pytest.raises(IllegalAction):
                game.step(action)  # type: ignore[arg-type]
        assert game.match.table.hash() == before
        if len(game.match.steps) > 20:
            return


def test_an_illegal_action_is_told_what_is_allowed() -> None:
    game = table(Setting("ombre", 4, ()))
    game.reset(10)
    allowed = game.match.table.options(game.match.table.to_act()[0])
    forbidden = next(number for number in range(len(allowed) + 1) if number not in allowed)
    with pytest.raises(IllegalAction, match="allowed: ") as refusal:
        game.step(forbidden)
    for action in allowed:
        assert f"{action} ({GAMES['ombre'].choices.notation(action)})" in str(refusal.value)


def test_a_finished_game_takes_no_step() -> None:
    game = play_to_the_end(table(SETTINGS[0]), 11)
    before = game.match.table.hash()
    with pytest.raises(ValueError, match="only valid action is None"):
        game.step(0)
    while game.agents:
        game.step(None)
    with pytest.raises(GameOver, match="reset"):
        game.step(None)
    assert game.match.table.hash() == before


def test_a_seed_that_is_none_leaves_the_game_as_it_was() -> None:
    game = table(SETTINGS[0])
    game.reset(14)
    before = game.match.table.hash()
    with pytest.raises(Error, match="greater or equal to zero"):
        game.reset(-1)
    assert game.match.table.hash() == before


def test_nothing_works_before_the_first_reset() -> None:
    game = table(SETTINGS[0])
    for call in (partial(game.step, 0), partial(game.observe, "player_0"), game.render, game.record):
        with pytest.raises(RuntimeError, match="reset first"):
            call()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "unknown game 'chess' .known: habemus, louis_xiv, ombre"),
        ({"players": 7}, "habemus is for 3 to 4 players, not 7"),
        ({"favori": True}, "habemus has no option 'favori'"),
        ({"reward": "gold"}, "unknown reward 'gold' .known: rank, win, points"),
        ({"render_mode": "film"}, "unknown render mode 'film'"),
        ({"render_seat": 4}, "from -1 to 3, not 4"),
    ],
)
def test_unknown_settings_are_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        raw_env(**({"game": "habemus"} | wrong))


def test_unknown_agents_are_refused_in_words() -> None:
    game = table(SETTINGS[0])
    game.reset(12)
    for look in (game.observe, game.observation_space, game.action_space):
        with pytest.raises(ValueError, match="unknown agent 'player_9'"):
            look("player_9")


# Names and wrappers.


@every_game
def test_environments_have_the_names_they_can_be_made_by(name: str) -> None:
    made = make(f"roisoleil/{name}-v0", players=3)
    assert isinstance(made, OrderEnforcingWrapper)
    assert made.metadata["name"] == str(made) == f"roisoleil/{name}-v0"
    assert made.possible_agents == ["player_0", "player_1", "player_2"]


# PettingZoo's wrapper says aloud that somebody lost by an illegal move.
@pytest.mark.filterwarnings("ignore:.*Illegal move")
def test_the_wrapper_that_ends_the_game_at_an_illegal_move_fits_around() -> None:
    game = TerminateIllegalWrapper(env("habemus"), illegal_reward=-1)
    game.reset(seed=13)
    culprit = game.agent_selection
    game.step(int(np.flatnonzero(game.infos[culprit]["action_mask"] == 0)[0]))
    assert game.rewards[culprit] == -1
    assert all(game.terminations.values())


def test_without_its_extra_the_adapter_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "roisoleil.adapters.pettingzoo")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'roisoleil\[pettingzoo\]'"):
        import_module("roisoleil.adapters.pettingzoo")
