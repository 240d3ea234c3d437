"""The games in OpenSpiel: its own tests and bots, and that nobody learns what its seat cannot know."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
import unittest
from collections.abc import Callable, Iterator
from itertools import chain, count
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from roisoleil.adapters.errors import GameOver, IllegalAction
from roisoleil.adapters.knowledge import observation_text, opening_lines, step_lines
from roisoleil.adapters.observing import Observer
from roisoleil.adapters.openspiel_play import DRAWS
from roisoleil.adapters.rewards import REWARDS, rewards
from roisoleil.engine.game import game_names
from roisoleil.engine.match import Match, differences, replay
from tests.adapters.playthroughs.making import playthrough, playthrough_file
from tests.shared import GAMES, SETTINGS, Setting, every_game, every_setting

WATCHER = -1
EVERY = 7
"""Slow checks look at every seventh decision."""
A_SETTING = {setting.name: setting for setting in SETTINGS}
"""The last of each game: with all its players and options."""


def load(setting: Setting, **parameters: object) -> Any:
    parameters["players"] = setting.seats
    return pyspiel.load_game(f"roisoleil_{setting.name}", {**parameters, **dict.fromkeys(setting.options, True)})


def load_smallest(name: str, **parameters: object) -> Any:
    return load(Setting(name, GAMES[name].least_seats, ()), **parameters)


def walk(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random game, from the first decision to the end."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(chooser.choice(state.legal_actions()))
    yield state


def dealt(game: Any, seed: int = 1) -> Any:
    """A state at its first decision."""
    return next(walk(game, seed))


def finished(game: Any, seed: int = 1) -> Any:
    *_, state = walk(game, seed)
    return state


def uniform(seed: int) -> Callable[[], float]:
    return random.Random(seed).random


# OpenSpiel's own tests.


@pytest.mark.soak
@every_setting
def test_random_simulations_of_openspiel_pass(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@every_setting
def test_the_simulation_of_openspiels_own_games_passes(setting: Setting) -> None:
    np.random.seed(1)  # It draws from there.
    games_sim_test.GamesSimTest().sim_game(load(setting))


@every_game
def test_the_api_tests_of_openspiel_pass(name: str) -> None:
    random.seed(1)  # They draw from there.
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": load(A_SETTING[name])})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert not result.errors + result.failures


@every_game
def test_the_playthrough_is_the_golden_one(name: str) -> None:
    assert playthrough(name) == playthrough_file(name).read_text(encoding="utf-8")


def test_all_games_are_registered() -> None:
    assert {f"roisoleil_{name}" for name in game_names()} <= set(pyspiel.registered_names())


# OpenSpiel's own bots.


def play(game: Any, bot: Any) -> list[float]:
    """A game of a bot against others that choose at random."""
    chooser = np.random.RandomState(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
        else:
            action = chooser.choice(state.legal_actions())
        state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


class Outlook(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Asks the game for its own estimate, which is quicker than playing to the end."""

    def evaluate(self, state: Any) -> Any:
        match = state.play.match
        return np.array(state.returns() if state.is_terminal() else match.game.outlook(match.table))


@every_game
def test_mcts_plays_a_whole_game(name: str) -> None:
    game = load_smallest(name, reward="win")
    bot = mcts.MCTSBot(game, 1.4, 4, Outlook(), random_state=np.random.RandomState(1))
    assert sum(play(game, bot)) == pytest.approx(1)


@every_game
def test_is_mcts_plays_a_whole_game(name: str) -> None:
    game = load_smallest(name, reward="win")
    bot = ismcts.ISMCTSBot(game, Outlook(), 1.4, 4, random_state=np.random.RandomState(1))
    assert sum(play(game, bot)) == pytest.approx(1)


@every_game
def test_is_mcts_decides_by_random_playouts(name: str) -> None:
    state = dealt(load_smallest(name), 4)
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, numbers), 1.4, 4, random_state=numbers)
    policy = dict(bot.get_policy(state))
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)


@every_game
def test_agents_of_openspiel_play_in_its_environment(name: str) -> None:
    environment = rl_environment.Environment(load_smallest(name), chance_event_sampler=None)
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    assert (size, actions) == (len(GAMES[name].slots()), len(GAMES[name].choices.rows))
    agents = [RandomAgent(seat, actions) for seat in range(environment.num_players)]
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([agents[seat].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


# What a state tells.


def all_that_was_learned(match: Match, seat: int) -> str:
    """Written down at once, from the start."""
    steps = chain.from_iterable(step_lines(match.game, step, seat) for step in match.steps)
    return "\n".join([*opening_lines(match, seat), *steps, observation_text(match, seat)])


@every_setting
def test_what_a_seat_knows_is_what_all_adapters_say_it_knows(setting: Setting) -> None:
    """Though it is written down step by step here; also in a copy that goes on by itself."""
    observer = Observer(setting.game)
    for number, state in enumerate(walk(load(setting), 11)):
        if number % EVERY == 0:
            copy = state.clone()
            if not copy.is_terminal():
                copy.apply_action(copy.legal_actions()[-1])
            for at in (state, copy):
                match = at.play.match
                for seat in range(setting.seats):
                    assert at.information_state_string(seat) == all_that_was_learned(match, seat)
                    assert at.observation_string(seat) == observation_text(match, seat)
                    assert at.observation_tensor(seat) == observer.observe(match.table, seat).tolist()


@every_setting
def test_a_step_is_a_choice_of_the_match(setting: Setting) -> None:
    for state in walk(load(setting), 12):
        table = state.play.match.table
        assert state.is_terminal() == table.is_over()
        if not state.is_terminal():
            assert state.current_player() == table.to_act()[0]
            assert state.legal_actions() == table.options(state.current_player())
    chosen = [step.choice for step in state.play.match.steps if not step.automatic]
    assert state.history()[DRAWS:] == chosen


@every_game
def test_the_public_and_the_private_part_make_up_what_a_seat_sees(name: str) -> None:
    game = load(A_SETTING[name])
    part = pyspiel.PrivateInfoType
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=part.NONE))
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=part.NONE))
    for number, state in enumerate(walk(game, 13)):
        for seat in range(game.num_players() if number % EVERY == 0 else 0):
            all_of_it = json.loads(state.observation_string(seat))
            both = {**json.loads(public.string_from(state, seat)), **json.loads(private.string_from(state, seat))}
            assert both == all_of_it
            assert state.to_observation_struct(seat).to_dict() == all_of_it
    assert recall.string_from(state, 0) == all_that_was_learned(state.play.match, WATCHER)


@every_game
def test_the_record_of_a_state_replays(name: str) -> None:
    state = finished(load(A_SETTING[name]))
    record = state.play.match.record(with_events=True)
    assert differences(replay(GAMES[name], record), record) == []


@every_game
def test_actions_are_written_and_read_as_text_and_as_data(name: str) -> None:
    choices = GAMES[name].choices
    for state in walk(load(A_SETTING[name]), 14):
        for action in state.legal_actions():
            text, struct = state.action_to_string(action), state.action_to_struct(action)
            assert (text, struct.to_dict()) == (choices.notation(action), choices.struct(action))
            assert state.string_to_action(text) == action
            assert state.struct_to_actions(struct) == [action]
    first = load(A_SETTING[name]).new_initial_state()
    assert first.action_to_string(7) == "deal 7"
    assert first.apply_action_struct(first.action_to_struct(7)).ok()
    assert first.history() == [7]


@every_setting
def test_states_are_written_and_read(setting: Setting) -> None:
    """As JSON, by OpenSpiel and by pickle, also those of a search; and they go on in the same way."""
    game = load(setting)
    state = dealt(game, 15)
    chooser = random.Random(15)
    for _ in range(40):
        state.apply_action(chooser.choice(state.legal_actions()))
        if state.is_terminal():
            break
    imagined = state.resample_from_infostate(0, uniform(15))
    for original in (game.new_initial_state(), state, imagined):
        if original is imagined and not original.is_terminal():
            original.apply_action(original.legal_actions()[0])
        stored = pyspiel.serialize_game_and_state(game, original)
        again = [game.new_initial_state(original.to_json()), game.new_initial_state(original.to_struct())]
        again += [game.new_initial_state(original.to_dict()), pickle.loads(pickle.dumps(original))]
        again.append(pyspiel.deserialize_game_and_state(stored)[1])
        for copy in again:
            assert same(copy, original)
            if original is not imagined:
                assert copy.history() == original.history()
            if not copy.is_terminal():
                copy.apply_action(copy.legal_actions()[-1])
                assert same(copy, original.child(original.legal_actions()[-1]))
    assert pickle.loads(pickle.dumps(game)) == game


def same(one: Any, other: Any) -> bool:
    """Whether two states are the same to everyone."""
    known = [[state.information_state_string(seat) for seat in range(state.num_players())] for state in (one, other)]
    return str(one) == str(other) and one.to_json() == other.to_json() and known[0] == known[1]


@every_game
def test_rewards_are_those_of_the_result(name: str) -> None:
    kinds = pyspiel.GameType.Utility
    utilities = {"rank": (kinds.ZERO_SUM, 0), "win": (kinds.CONSTANT_SUM, 1), "points": (kinds.GENERAL_SUM, None)}
    for reward in REWARDS:
        game = load(A_SETTING[name], reward=reward)
        state = finished(game, 16)
        match = state.play.match
        assert state.returns() == state.rewards() == rewards(match.game.result(match.table), reward)
        assert dealt(game).returns() == [0.0] * game.num_players()
        assert (game.get_type().utility, game.utility_sum()) == utilities[reward]


@every_game
def test_the_deal_follows_from_what_chance_draws(name: str) -> None:
    setting = A_SETTING[name]
    first, again = str(dealt(load(setting), 17)), str(dealt(load(setting), 17))
    assert first == again
    assert first != str(dealt(load(setting), 18))
    table = dealt(load(setting), 17).play.match.table
    assert table.hash() != dealt(load(setting, rng_seed=1), 17).play.match.table.hash()
    assert table.hash() == dealt(load(setting, reward="points"), 17).play.match.table.hash()


# Nobody learns what its seat cannot know.


@every_setting
def test_a_resampled_state_looks_the_same_to_its_player(setting: Setting) -> None:
    sampler = uniform(21)
    for number, state in enumerate(walk(load(setting), 21)):
        if number % EVERY == 0:
            for seat in range(setting.seats):
                other = state.resample_from_infostate(seat, sampler)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                assert other.legal_actions(seat) == state.legal_actions(seat)
                assert other.move_number() == state.move_number()


@every_setting
def test_resampled_states_differ_in_what_is_hidden(setting: Setting) -> None:
    state = dealt(load(setting), 22)
    for seat in range(setting.seats):
        sampler = uniform(22)
        assert len({state.resample_from_infostate(seat, sampler).play.match.table.hash() for _ in range(5)}) == 5


@every_setting
def test_resampling_keeps_nothing_of_the_true_state(setting: Setting) -> None:
    """From two states that a player cannot tell apart the same numbers lead to the very same state."""
    for number, state in enumerate(walk(load(setting), 23)):
        if number % EVERY == 0 and not state.is_terminal():
            for seat in range(setting.seats):
                other = state.resample_from_infostate(seat, uniform(number))
                ours = state.resample_from_infostate(seat, uniform(24))
                theirs = other.resample_from_infostate(seat, uniform(24))
                assert same(ours, theirs)
                assert ours.history() == theirs.history()
                assert ours.serialize() == theirs.serialize()


@every_setting
def test_a_resampled_state_holds_only_what_its_player_and_the_public_were_told(setting: Setting) -> None:
    game = load(setting)
    recall = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, recall)
    state = finished(game, 25)
    told = public.string_from(state, 0).splitlines()[:-1]
    resampled = state.resample_from_infostate(1, uniform(25))
    for seat in set(range(setting.seats)) - {1}:
        assert resampled.information_state_string(seat).splitlines()[:-1] == told
    match = resampled.play.match
    assert (resampled.play.deal, match.opening, match.steps, match.outcomes) == ([], [], [], [])
    assert match.seed != state.play.match.seed
    for item, known in zip(state.full_history(), resampled.full_history(), strict=True):
        assert known.player == item.player
        assert known.action == (item.action if item.player == 1 else pyspiel.INVALID_ACTION)


@pytest.mark.parametrize("name", ["habemus", "louis_xiv"])
def test_a_sealed_answer_stays_hidden_from_the_others(name: str) -> None:
    game = load(A_SETTING[name])
    states = chain.from_iterable(walk(game, seed) for seed in count())
    sealed = 0
    while sealed < 5:  # Few seats have several intrigues to choose from.
        state = next(states)
        table = state.play.match.table
        if table.is_sealed() and len(table.to_act()) > 1 and len(state.legal_actions()) > 1:
            sealed += 1
            first, last = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[-1])
            for seat in range(game.num_players()):
                is_own = seat == state.current_player()
                assert (first.information_state_string(seat) != last.information_state_string(seat)) == is_own
                resampled = [child.resample_from_infostate(seat, uniform(1)) for child in (first, last)]
                assert same(*resampled) != is_own


@every_game
def test_a_search_goes_on_from_a_resampled_state(name: str) -> None:
    """To the end, by the rules, without touching the state it came from."""
    state = dealt(load(A_SETTING[name]), 26)
    before = str(state)
    other = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    chooser = random.Random(26)
    while not other.is_terminal():
        other.apply_action(chooser.choice(other.legal_actions()))
        GAMES[name].check(other.play.match.table)
    assert str(state) == before


# Bad input changes nothing.


@every_game
def test_an_illegal_action_is_refused(name: str) -> None:
    state = dealt(load(A_SETTING[name]))
    before, history = state.play.match.table.hash(), state.history()
    illegal = next(number for number in range(len(GAMES[name].choices.rows)) if number not in state.legal_actions())
    with pytest.raises(IllegalAction, match=r"may not .* allowed: "):
        state.apply_action(illegal)
    with pytest.raises(IllegalAction, match="is a number from 0 to"):
        state.apply_action(len(GAMES[name].choices.rows))
    with pytest.raises(IllegalAction, match="is a number from 0 to"):
        state.action_to_string(len(GAMES[name].choices.rows))
    with pytest.raises(pyspiel.SpielError, match="Couldn't find an action"):
        state.string_to_action("checkmate")
    with pytest.raises(TypeError, match="incompatible function arguments"):
        state.apply_action("pass")
    assert not state.apply_action_struct(state.action_to_struct(illegal)).ok()
    assert (state.play.match.table.hash(), state.history()) == (before, history)


def test_chance_draws_no_other_numbers() -> None:
    state = load_smallest("ombre").new_initial_state()
    for number in (256, -2):
        with pytest.raises(IllegalAction, match="from 0 to 255"):
            state.apply_action(number)
    assert state.history() == []


@every_game
def test_nobody_acts_in_a_finished_game(name: str) -> None:
    state = finished(load(A_SETTING[name]))
    before, history = state.play.match.table.hash(), state.history()
    with pytest.raises(GameOver):
        state.apply_action(0)
    assert (state.play.match.table.hash(), state.history()) == (before, history)


def test_an_option_named_twice_is_taken_once() -> None:
    game = pyspiel.load_game("roisoleil_louis_xiv(favori=True,favori=True)")
    assert game.terms.options == ("favori",)


@every_game
def test_unknown_parameters_are_refused(name: str) -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game(f"roisoleil_{name}(colour=red)")
    with pytest.raises(pyspiel.SpielError, match="Wrong type for parameter players"):
        pyspiel.load_game(f"roisoleil_{name}(players=many)")
    with pytest.raises(ValueError, match="players, not 9"):
        pyspiel.load_game(f"roisoleil_{name}(players=9)")
    with pytest.raises(ValueError, match="unknown reward 'fame'"):
        pyspiel.load_game(f"roisoleil_{name}(reward=fame)")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (17, "not from 17"),
        ("{", "not valid JSON"),
        ({"rules": "chess"}, "made with rules 'chess'"),
        ({}, "field 'rules' must be a text"),
        ({"rules": GAMES["habemus"].rules, "choices": ["resign"]}, "no such choice: 'resign'"),
        ({"rules": GAMES["habemus"].rules, "choices": []}, "field 'deal' must be a list"),
    ],
)
def test_broken_structs_are_refused(source: object, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        load_smallest("habemus").new_initial_state(source)


@pytest.mark.parametrize("player", [-1, 3, "0"])
def test_nothing_is_resampled_for_who_does_not_play(player: Any) -> None:
    state = dealt(load_smallest("habemus"), 30)
    with pytest.raises(ValueError, match="a player is a number from 0 to 2, not "):
        state.resample_from_infostate(player, uniform(30))


def test_observations_that_do_not_exist_are_refused() -> None:
    game = load_smallest("habemus")
    everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
    with pytest.raises(ValueError, match="nobody sees"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=everyone))
    with pytest.raises(ValueError, match="not told apart"):
        make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=True))
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": "red"})


@every_game
def test_an_information_state_has_no_tensor_and_says_so(name: str) -> None:
    game = load_smallest(name)
    assert not game.get_type().provides_information_state_tensor
    state = next(walk(game, 3))
    for ask in (
        state.information_state_tensor,
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_size,
        game.information_state_tensor_shape,
    ):
        with pytest.raises(pyspiel.SpielError, match=r"no information_state_tensor.*observation_tensor"):
            ask()


@pytest.mark.process
def test_without_openspiel_the_extra_is_named() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import roisoleil.adapters.openspiel"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
    assert "pip install 'roisoleil[openspiel]'" in told
