"""Gymnasium's own check for every kind of table, and what it does not ask."""

from __future__ import annotations

import json
import pickle
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from roisoleil.adapters.company import Memory
from roisoleil.adapters.errors import GameOver, IllegalAction
from roisoleil.adapters.gym import SeatEnv
from roisoleil.bots.bot import CourtierBot, decide
from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.search import Search, SearchBot
from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import differences, replay
from tests.shared import GAMES, Setting, every_game, every_setting

Copier = Callable[[Any], Any]
COPIERS: list[Copier] = [deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
Step = tuple[Any, float, bool, bool, dict[str, Any]]


def table(name: str = "habemus", **settings: Any) -> SeatEnv:
    return SeatEnv(name, **({"opponents": "random"} | settings))


def play(game: SeatEnv, seed: int) -> Iterator[Step]:
    """A random game, step by step."""
    random = Random(seed)
    _, info = game.reset(seed=seed)
    is_over = False
    while not is_over:
        step = game.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        is_over, info = step[2], step[4]
        yield step


def play_to_the_end(game: SeatEnv, seed: int) -> Step:
    return list(play(game, seed))[-1]


@every_setting
def test_gymnasium_finds_no_fault(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    """It tries actions without asking for the mask: hence illegal="random"."""
    made = gymnasium.make(
        f"roisoleil/{setting.name}-v0",
        players=setting.seats,
        opponents="page",
        illegal="random",
        **dict.fromkeys(setting.options, True),
    )
    check_env(made.unwrapped)
    assert "learner" in capsys.readouterr().out


@every_setting
def test_masks_are_the_options_of_the_learner_at_every_step(setting: Setting) -> None:
    game = table(setting.name, players=setting.seats, **dict.fromkeys(setting.options, True))
    for observation, reward, is_over, is_cut, info in play(game, 1):
        options = game.match.table.options(game.seat)
        assert np.flatnonzero(info["action_mask"]).tolist() == options
        assert np.flatnonzero(game.action_masks()).tolist() == options
        assert game.observation_space.contains(observation)
        assert info["seat"] == game.seat
        assert bool(options) != is_over
        assert is_over or (reward == 0 and game.match.table.to_act()[0] == game.seat)
        assert not is_cut


@pytest.mark.parametrize("reward", ["rank", "win", "points"])
@every_game
def test_the_learner_is_paid_at_the_end(name: str, reward: str) -> None:
    game = table(name, players=3, reward=reward)
    _, paid, is_over, _, info = play_to_the_end(game, 2)
    result = GAMES[name].result(game.match.table)
    assert (info["ranks"], info["points"]) == (result.ranks, result.points)
    mine = result.ranks[game.seat]
    places = [place for place, rank in enumerate(sorted(result.ranks)) if rank == mine]
    worth = {
        "rank": sum(1 - place for place in places) / len(places),
        "win": 1 / result.ranks.count(1) if mine == 1 else 0,
        "points": result.points[game.seat],
    }
    assert is_over
    assert paid == worth[reward]


def test_equal_seeds_give_equal_games_also_against_bots_that_search() -> None:
    games = [table("ombre", players=2, opponents="ministre:3") for _ in range(2)]
    for _ in range(2):
        for ours, theirs in zip(play(games[0], 3), play(games[1], 3), strict=True):
            assert np.array_equal(ours[0], theirs[0])
        assert games[0].match.table.hash() == games[1].match.table.hash()


def test_without_a_seed_the_next_game_is_another() -> None:
    game = table()
    game.reset(seed=4)
    first = game.match.table.hash()
    game.reset()
    assert game.match.table.hash() != first
    game.reset(seed=4)
    assert game.match.table.hash() == first


# Who sits where.


def test_the_learner_sits_anywhere_or_where_it_was_told() -> None:
    anywhere = table(players=3)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    for seat in range(3):
        assert table(players=3, seat=seat).reset(seed=5)[1]["seat"] == seat


def test_a_seat_may_be_a_whole_number_of_numpy() -> None:
    game = table(players=3, seat=np.int64(1))
    play_to_the_end(game, 5)
    assert json.loads(json.dumps(game.record())) == game.record()


def test_a_list_of_opponents_sits_clockwise_from_the_learners_left() -> None:
    game = table(seat=2, opponents=["page", "random", "ministre:5"])
    game.reset(seed=6)
    assert game.record()["players"] == ["random_0", "ministre_1", "learner", "page_3"]


@pytest.mark.parametrize("level", ["random", "page", "courtisan", "ministre:2", "roi:2"])
def test_bots_of_every_level_play_a_whole_game(level: str) -> None:
    game = table(players=3, opponents=level)
    assert play_to_the_end(game, 7)[2]


def test_better_opponents_are_harder_to_beat() -> None:
    """A learner that plays at random wins its share against its like, and hardly ever against courtisans."""
    wins = dict.fromkeys(["random", "courtisan"], 0.0)
    for level in wins:
        game = table("ombre", players=2, opponents=level, reward="win")
        wins[level] = sum(play_to_the_end(game, seed)[1] for seed in range(20))
    assert wins["random"] >= 5
    assert wins["courtisan"] <= 2


@every_game
def test_bots_that_search_go_on_from_what_they_found_before(name: str) -> None:
    """Between two decisions of a bot, the position was often seen by its search: its new search starts with that."""
    match = Setting(name, 3, ()).match(8)
    bot = bot_of_level("ministre:60")
    assert isinstance(bot, SearchBot)
    memory = Memory(match)
    chance = FastChance(8)
    remembered = 0
    while not match.table.is_over() and not remembered:
        seat = match.table.to_act()[0]
        memory.go_on()
        rumour, heard = memory.listener.rumour, memory.listener.heard[seat]
        if seat == 0:
            search = Search(match.game, match.table, seat, chance)
            search.go_on_from(bot.memory(), rumour, heard)
            remembered += search.root.visits
            bot.hear(rumour, heard)
        match.choose(seat, decide(bot if seat == 0 else CourtierBot(), match.game, match.table, seat, chance))
    assert remembered


@every_game
def test_the_record_replays_to_the_same_result(name: str) -> None:
    game = table(name)
    play_to_the_end(game, 9)
    record = game.record()
    again = replay(GAMES[name], record)
    assert not differences(again, record)
    assert again.table.hash() == game.match.table.hash()


# Copies.


@pytest.mark.soak
@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("opponents", ["page", "courtisan", "ministre:4"])
@every_game
def test_a_copy_plays_on_alike_and_by_itself(name: str, opponents: str, copier: Copier) -> None:
    """Through the end of the game and in the next one, where bots that search remember what they found."""
    game = table(name, players=3, opponents=opponents)
    steps = play(game, 16)
    for _ in range(5):
        next(steps)
    before = game.record()
    copies = [copier(game), copier(game)]
    games = [play_by_rule(each, 40) for each in copies]
    assert games[0] == games[1]
    assert game.record() == before
    assert play_by_rule(game, 40) == games[0]


def test_a_copy_can_be_made_before_the_first_game_and_through_wrappers() -> None:
    made = gymnasium.make("roisoleil/ombre-v0", players=2, opponents="page")
    for copier in COPIERS:
        first, second = copier(made), copier(made)
        assert np.array_equal(first.reset(seed=3)[0], second.reset(seed=3)[0])
        assert np.array_equal(copier(first).reset()[0], second.reset()[0])


def play_by_rule(game: SeatEnv, steps: int) -> list[Any]:
    """So many steps, each the last allowed one; a game that ends is followed by the next."""
    seen = []
    for _ in range(steps):
        if game.match.table.is_over():
            seen.append(game.reset()[0].tolist())
        else:
            observation, reward, *_ = game.step(int(np.flatnonzero(game.action_masks())[-1]))
            seen += [observation.tolist(), reward]
    return seen


# What is refused.


@every_game
def test_a_refused_action_changes_nothing(name: str) -> None:
    for illegal in ("error", "random"):
        game = table(name, illegal=illegal)
        _, info = game.reset(seed=10)
        before = game.match.table.hash()
        forbidden: list[Any] = np.flatnonzero(info["action_mask"] == 0).tolist()[:3] if illegal == "error" else []
        for action in (*forbidden, -1, 100_000, 0.5, float("inf"), "bid", None):
            with pytest.raises(IllegalAction):
                game.step(action)
        assert game.match.table.hash() == before


def test_on_request_an_illegal_action_becomes_a_legal_one() -> None:
    game = table(illegal="random")
    _, info = game.reset(seed=11)
    first = len(game.match.steps)
    game.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert info["action_mask"][game.match.steps[first].choice] == 1
    assert game.match.steps[first].seat == game.seat


def test_a_finished_game_takes_no_step() -> None:
    for illegal in ("error", "random"):
        game = table(illegal=illegal)
        play_to_the_end(game, 12)
        before = game.match.table.hash()
        with pytest.raises(GameOver, match="reset"):
            game.step(0)
        assert game.match.table.hash() == before


def test_nothing_works_before_the_first_reset() -> None:
    game = table()
    for call in (lambda: game.step(0), game.render, game.record):
        with pytest.raises(RuntimeError, match="reset first"):
            call()


def test_before_the_first_game_and_after_its_end_no_action_is_allowed() -> None:
    """The mask has its shape all the same: learners ask for it when they are made."""
    game = table()
    masks = [game.action_masks()]
    info = play_to_the_end(game, 12)[4]
    masks += [game.action_masks(), info["action_mask"]]
    for mask in masks:
        assert mask.shape == (len(GAMES["habemus"].choices.rows),)
        assert not mask.any()
        assert game.action_space.sample(mask.astype(np.int8)) == 0  # As Gymnasium has it where nothing is allowed.


def test_what_a_reset_does_not_know_is_refused_and_the_game_goes_on() -> None:
    game = table()
    game.reset(seed=13)
    before = game.match.table.hash()
    with pytest.raises(gymnasium.error.Error, match="greater or equal to zero"):
        game.reset(seed=-1)
    with pytest.raises(ValueError, match="reset has no options"):
        game.reset(options={"seat": 1})
    assert game.match.table.hash() == before


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"players": "4"}, "the number of players is a whole number, not '4'"),
        ({"players": 3.0}, "the number of players is a whole number, not 3.0"),
        ({"players": 2}, "habemus is for 3 to 4 players, not 2"),
        ({"favori": False}, "habemus has no option 'favori'"),
        ({"opponents": "queen"}, "unknown bot level 'queen' .levels: random"),
        ({"opponents": "ministre:never"}, "unknown budget 'never'"),
        ({"opponents": ["page"]}, "4 players need 3 opponents, not 1"),
        ({"opponents": [1, 2, 3]}, "named by its level .random, page, courtisan, ministre, roi., not 1"),
        ({"seat": 4}, "'random' or a number from 0 to 3, not 4"),
        ({"seat": 1.0}, "'random' or a number from 0 to 3, not 1.0"),
        ({"seat": True}, "'random' or a number from 0 to 3, not True"),
        ({"reward": "gold"}, "unknown reward 'gold'"),
        ({"illegal": "ignore"}, "unknown treatment of illegal actions 'ignore' .known: error, random"),
        ({"render_mode": "film"}, "unknown render mode 'film'"),
    ],
)
def test_unknown_settings_are_refused_in_words(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        SeatEnv(**({"game": "habemus"} | wrong))


# Names.


def test_gymnasium_makes_a_table_by_a_name_that_says_where_to_look() -> None:
    made = gymnasium.make("roisoleil.adapters.gym:roisoleil/louis_xiv-v0", players=2, favori=True, opponents="page")
    assert isinstance(made.unwrapped, SeatEnv)
    made.reset(seed=14)
    assert made.unwrapped.record()["options"] == ["favori"]


def test_several_tables_play_side_by_side() -> None:
    tables = gymnasium.make_vec("roisoleil/ombre-v0", 2, "sync", opponents="random")
    _, infos = tables.reset(seed=15)
    random = Random(15)
    ends = 0
    for _ in range(200):
        actions = [random.choice(np.flatnonzero(mask).tolist() or [0]) for mask in infos["action_mask"]]
        _, _, are_over, _, infos = tables.step(np.array(actions))
        ends += are_over.sum()
    assert ends > 2


def test_without_its_extra_the_adapter_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "roisoleil.adapters.gym")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'roisoleil\[gym\]'"):
        import_module("roisoleil.adapters.gym")
