"""Searches: repeatable, in time, remembering, and blind to what others seal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from threading import Thread

import pytest

from roisoleil.arena.plan import make_contest
from roisoleil.arena.run import play_some
from roisoleil.bots.bot import decide
from roisoleil.bots.levels import Player, bot_of_level, parse_budget, split_spec
from roisoleil.bots.listener import Listener
from roisoleil.bots.search import Budget, Node, Search, SearchBot
from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.match import Match
from tests.shared import GAMES, Setting, every_game, every_setting, walk


def decisions(setting: Setting, number: int, every: int) -> Iterator[tuple[Match, int]]:
    """Some of the decisions of a game, each with one of the seats that owe it."""
    for place, match in enumerate(walk(setting, number, "courtisan")):
        if place % every == 0:
            for seat in match.table.to_act()[-1:]:
                if len(match.table.options(seat)) > 1:
                    yield match, seat


def search_at(match: Match, seat: int, playouts: int, seed: int = 5, horizon: int = -1) -> Search:
    """A search after so many playouts, which go on as far as the game's usually do, or so far."""
    chance = FastChance(seed)
    search = Search(match.game, match.game.redeal(match.table, seat, chance), seat, chance)
    if horizon >= 0:
        search.horizon = horizon
    search.run(Budget(0, playouts))
    return search


def tried(search: Search) -> list[tuple[int, int, float]]:
    return [(arm.choice, arm.visits, arm.total) for arm in search.ranking()]


@every_setting
def test_equal_seeds_and_playouts_give_equal_searches(setting: Setting) -> None:
    for match, seat in decisions(setting, 51, 41):
        first, second = search_at(match, seat, 12), search_at(match, seat, 12)
        assert tried(first) == tried(second)


@every_setting
def test_a_search_tries_legal_choices_and_leaves_the_table_alone(setting: Setting) -> None:
    for match, seat in decisions(setting, 52, 31):
        before = match.table.hash()
        search = search_at(match, seat, 8)
        assert match.table.hash() == before
        assert sorted(arm.choice for arm in search.ranking()) == match.table.options(seat)
        assert min(arm.mean() for arm in search.ranking()) >= 0
        assert max(arm.mean() for arm in search.ranking()) <= 1
        assert sum(arm.visits for arm in search.ranking()) == search.playouts <= 8


@pytest.mark.soak
@every_setting
def test_a_search_thinks_the_same_in_every_world_its_seat_holds_possible(setting: Setting) -> None:
    for match, seat in decisions(setting, 53, 37):
        other = setting.game.redeal(match.table, seat, FastChance(53))
        for level in ("ministre:20", "roi:30"):
            ours = decide(bot_of_level(level), setting.game, match.table, seat, FastChance(54))
            theirs = decide(bot_of_level(level), setting.game, other, seat, FastChance(54))
            assert ours == theirs


def sealed_decisions(name: str) -> Iterator[tuple[Match, int]]:
    """Decisions at which another seat has sealed its answer already."""
    for number in range(55, 65):
        for match in walk(Setting(name, 4, ()), number):
            acting = match.table.to_act()
            world = match.table.clone()
            if match.table.is_sealed():
                world.reopen(acting[-1])
                if len(world.to_act()) > len(acting):
                    yield match, acting[-1]


@pytest.mark.parametrize("name", ["habemus", "louis_xiv"])
def test_a_search_lets_others_choose_anew_what_they_have_sealed(name: str) -> None:
    met = 0
    for match, seat in sealed_decisions(name):
        world = match.table.clone()
        world.reopen(seat)
        assert set(match.table.to_act()) < set(world.to_act())
        assert world.options(seat) == match.table.options(seat)
        for other in world.to_act():
            world.apply(other, world.options(other)[0], Listener(FastChance(1), 4))
        met += 1
    assert met > 0


def test_the_best_bid_is_not_found_by_looking_at_the_bids_of_others() -> None:
    """Whatever the others have sealed, the search goes the same way: it knows that they bid, not what."""
    met = 0
    for match, seat in sealed_decisions("habemus"):
        if len(match.table.options(seat)) < 5 or met == 3:
            continue
        met += 1
        others = [match.game.redeal(match.table, seat, FastChance(number)) for number in range(3)]
        assert len({world.hash() for world in others}) > 1
        bots = [decide(bot_of_level("ministre:15"), match.game, world, seat, FastChance(9)) for world in others]
        assert len(set(bots)) == 1
    assert met == 3


@pytest.mark.soak
@every_game
def test_a_budget_of_time_is_kept_within_a_tenth(name: str) -> None:
    """All of it, where thinking does not stop early; in the processor's time, since a machine may be busy."""
    match, seat = next(decisions(Setting(name, 4, ()), 56, 3))
    chance = FastChance(1)
    spent = []
    for _ in range(3):
        search = Search(match.game, match.game.redeal(match.table, seat, chance), seat, chance)
        start = time.thread_time()
        search.run(Budget(400, 0, of_processor=True), to_the_end=True)
        spent.append(time.thread_time() - start)
    assert 0.36 < sorted(spent)[1] < 0.44


def test_others_get_their_turn_while_a_search_thinks() -> None:
    match, seat = next(decisions(Setting("ombre", 4, ()), 56, 3))
    search = Search(match.game, match.table, seat, FastChance(1))
    thinking = Thread(target=search.run, args=[Budget(0, 320), True])
    thinking.start()
    turns = 0
    while thinking.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns >= 5


def played_on(match: Match, seat: int, *horizons: int) -> str:
    """What becomes of a table that is played on so far, and then so far, and so on."""
    world = match.table.clone()
    search = Search(match.game, match.table, seat, FastChance(1))
    for horizon in horizons:
        search.horizon = horizon
        search.play_on(world)
    return world.hash()


@every_game
def test_a_search_plays_on_as_far_as_its_horizon(name: str) -> None:
    match, seat = next(decisions(Setting(name, 4, ()), 59, 3))
    assert played_on(match, seat, 0) == match.table.hash()
    assert played_on(match, seat, 5) == played_on(match, seat, 2, 3)
    assert len({played_on(match, seat, horizon) for horizon in range(5)}) == 5


@pytest.mark.soak
@every_game
def test_a_ministre_sees_less_far_than_a_roi(name: str) -> None:
    differ = 0
    for match, seat in decisions(Setting(name, 4, ()), 60, 5):
        bots = [bot_of_level("ministre:40"), bot_of_level("roi:40")]
        chosen = [decide(bot, match.game, match.table, seat, FastChance(5)) for bot in bots]
        horizons = (match.game.near_horizon, match.game.horizon)
        assert chosen == [search_at(match, seat, 40, horizon=horizon).best() for horizon in horizons]
        differ += chosen[0] != chosen[1]
    assert differ > 0


def test_a_search_without_room_for_more_nodes_goes_on() -> None:
    match, seat = next(decisions(Setting("ombre", 4, ()), 58, 3))
    chance = FastChance(1)
    search = Search(match.game, match.game.redeal(match.table, seat, chance), seat, chance)
    search.nodes = dict.fromkeys(range(100_000), Node())
    search.run(Budget(0, 20))
    assert len(search.nodes) == 100_000
    assert search.best() in match.table.options(seat)


@every_game
def test_thinking_stops_early_only_when_the_choice_is_clear(name: str) -> None:
    early = 0
    for match, seat in decisions(Setting(name, 4, ()), 57, 29):
        search = search_at(match, seat, 60)
        visits = sorted((arm.visits for arm in search.ranking()), reverse=True)
        left = 60 - search.playouts
        if left:
            early += 1
            assert visits[0] - visits[1] > left or visits[0] > 3 * max(visits[1], 8)
    assert early > 0


@every_game
def test_a_bot_remembers_what_it_saw_of_the_decision_it_meets(name: str) -> None:
    game = GAMES[name]
    seats = game.least_seats
    dealer = Listener(FastChance(3), seats)
    table = game.setup(seats, [], dealer)
    bot = SearchBot(Budget(0, 30))
    chance = FastChance(4)
    remembered = 0
    for _ in range(60):
        seat = table.to_act()[0]
        options = table.options(seat)
        choice = options[0]
        if len(options) > 1 and seat == 0:
            key = Search(game, table, seat, chance)
            key.go_on_from(bot.memory(), dealer.rumour, dealer.heard[seat])
            remembered += key.root.visits > 0
            assert all(arm.choice in options for arm in key.root.arms.values())
            bot.hear(dealer.rumour, dealer.heard[seat])
            choice = decide(bot, game, table, seat, chance)
        elif len(options) > 1:
            choice = decide(bot_of_level("courtisan"), game, table, seat, chance)
        dealer.see_choice(seat, choice)
        table.apply(seat, choice, dealer)
    assert remembered > 0


@pytest.mark.soak
@every_setting
def test_whole_games_without_a_fault(setting: Setting) -> None:
    bots = ("ministre:6", "roi:8", "page", "courtisan", "page", "random")[: setting.seats]
    contest = make_contest(setting.game, "", setting.options, bots, "")
    played = play_some(contest, [0])[0]
    assert not played.faults
    again = play_some(contest, [0])[0]
    assert (again.ranks, again.points) == (played.ranks, played.points)


@pytest.mark.parametrize("text", ["", "0", "-5", "ms", "0ms", "1.5s", "5m", "²", "999999999", "3601s"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BrokenMessage, match="budget"):
        parse_budget(text)


def test_budgets_are_milliseconds_seconds_or_playouts() -> None:
    assert parse_budget("300ms").milliseconds == 300
    assert parse_budget("2s").milliseconds == 2000
    assert (parse_budget("500").milliseconds, parse_budget("500").playouts) == (0, 500)


def test_levels_are_named_with_or_without_a_budget() -> None:
    assert split_spec("roi") == ("roi", "2s")
    assert split_spec("ministre:40") == ("ministre", "40")
    with pytest.raises(BrokenMessage, match="only ministre and roi"):
        split_spec("page:5")
    with pytest.raises(BrokenMessage, match="unknown budget"):
        bot_of_level("roi:soon")


def test_lower_levels_stand_by() -> None:
    assert Player("roi").names == ["roi", "ministre", "courtisan", "page", "random"]
    assert Player("roi:5").names == ["roi:5", "ministre:5", "courtisan", "page", "random"]
    assert Player("roi:100ms").names[1] == "ministre:100ms"
    assert Player("page").names == ["page", "random"]
