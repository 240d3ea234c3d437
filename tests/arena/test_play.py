"""Single games: the same deal for every seating, and times for every decision."""

from __future__ import annotations

import pytest

from roisoleil.arena import plan
from roisoleil.arena.play import class_of, middle_of
from roisoleil.arena.run import play_some
from roisoleil.arena.seeds import bot_chance, branch
from roisoleil.bots.bot import PageBot
from roisoleil.bots.levels import Player
from roisoleil.engine.chance import KeyedChance, deal_key
from roisoleil.engine.dealer import Dealer
from tests.arena.helpers import contest, played_alone
from tests.shared import Setting, every_setting


@pytest.mark.soak
@every_setting
def test_a_game_follows_from_its_number(setting: Setting) -> None:
    bots = ["courtisan", "page", "random", "random", "random", "random"][: setting.seats]
    what = contest(setting.name, *bots, options=setting.options)
    together = played_alone(what, 3)
    assert [played_alone(what, 3)[number] for number in range(3)] == together
    alone = play_some(what, [2])[0]
    assert (alone.number, alone.seating, alone.ranks, alone.points) == together[2][:4]


def test_every_seating_gets_the_same_cards() -> None:
    what = contest("habemus", "courtisan", "page", "random")
    game = what.load()
    tables = []
    for number in range(3):
        dealer = Dealer(KeyedChance(deal_key(what.deal_seed(number), [])), silent=True)
        tables.append(game.setup(3, [], dealer).dump())
    assert tables[0] == tables[1] == tables[2]


def test_seatings_of_a_deal_and_deals_of_a_contest_are_different_games() -> None:
    games = played_alone(contest("louis_xiv", "random", "random", "page"), 6)
    assert len({tuple(points) for _, _, _, points, _ in games}) == 6


def test_a_decision_has_the_same_luck_however_much_the_one_before_used_up() -> None:
    frugal, lavish = bot_chance(b"seed"), bot_chance(b"seed")
    branch(frugal)
    spent = branch(lavish)
    for _ in range(1000):
        spent.below(6)
    assert [branch(frugal).below(1000) for _ in range(5)] == [branch(lavish).below(1000) for _ in range(5)]


def test_a_bot_that_fails_is_stood_in_for_and_the_fault_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of a temper that no game knows raises an error wherever its taste would matter."""

    def failing(spec: str, temper: int, of_processor: bool) -> Player:
        player = Player(spec, temper, of_processor)
        if spec == "page":
            player.bots[0] = PageBot(1000)
        return player

    monkeypatch.setattr(plan, "Player", failing)
    played = play_some(contest("ombre", "courtisan", "page"), [0])[0]
    assert played.faults
    assert all(fault.startswith("page: IndexError") for fault in played.faults)
    assert sorted(played.ranks) == [1, 2]


def test_only_decisions_with_a_choice_are_timed() -> None:
    played = play_some(contest("ombre", "courtisan", "random"), [0])[0]
    for seat in played.thinking:
        assert 0 < seat.decisions < 200
        assert sum(seat.classes.values()) == seat.decisions
        assert seat.longest_us <= seat.wall_us
    courtisan, random = played.thinking
    assert courtisan.cpu_us / courtisan.decisions > random.cpu_us / random.decisions


@pytest.mark.parametrize("microseconds", [1, 7, 300, 2_000_000])
def test_a_class_of_durations_is_about_a_fifth_wide(microseconds: int) -> None:
    assert 0.91 < middle_of(class_of(microseconds)) / microseconds < 1.1
    assert middle_of(class_of(microseconds) + 1) / middle_of(class_of(microseconds)) == pytest.approx(1.19, abs=0.01)
