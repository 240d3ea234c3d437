"""The figures, against examples counted by hand."""

from __future__ import annotations

import pytest
from msgspec import json

from roisoleil.arena.play import Played, Thinking
from roisoleil.arena.tally import design_effect, interval, tally
from tests.arena.helpers import contest, game

TRIO = contest("ombre", "courtisan", "page", "random")
DUEL = contest("ombre", "courtisan", "random")
ONE_AGAINST_TWO = contest("ombre", "courtisan", "random", "random")


def test_victories_are_counted_for_the_bot_and_not_for_the_seat() -> None:
    games = [game(0, [0, 1, 2], [1, 2, 3]), game(1, [2, 0, 1], [3, 1, 2]), game(2, [1, 2, 0], [1, 2, 3])]
    figures = tally(TRIO, games)
    assert [round(bot.wins.rate, 3) for bot in figures.entrants] == [0.667, 0.333, 0.0]
    assert [round(seat.rate, 3) for seat in figures.seats] == [0.667, 0.333, 0.0]
    assert [bot.points for bot in figures.entrants] == [100 / 3, 100 / 3, 70 / 3]
    assert (figures.games, figures.deals) == (3, 1)


def test_a_shared_victory_is_divided() -> None:
    figures = tally(TRIO, [game(0, [0, 1, 2], [1, 3, 1])])
    assert [bot.wins.rate for bot in figures.entrants] == [0.5, 0.0, 0.5]
    assert [seat.rate for seat in figures.seats] == [0.5, 0.0, 0.5]


def test_a_bot_with_two_seats_has_two_chances() -> None:
    figures = tally(ONE_AGAINST_TWO, [game(0, [0, 1, 2], [2, 1, 3]), game(1, [2, 0, 1], [2, 1, 3])])
    courtisan, random = figures.entrants
    assert (courtisan.seats, random.seats) == (1, 2)
    assert (courtisan.chance, random.chance) == (1 / 3, 2 / 3)
    assert (courtisan.wins.rate, random.wins.rate) == (0.5, 0.5)


def test_pairs_count_who_finishes_ahead_and_a_tie_half() -> None:
    games = [game(0, [0, 1, 2], [1, 2, 2]), game(1, [2, 0, 1], [1, 2, 3])]
    pairs = {(pair.first, pair.second): pair.ahead.rate for pair in tally(TRIO, games).pairs}
    assert pairs == {("courtisan", "page"): 1.0, ("courtisan", "random"): 0.5, ("page", "random"): 0.25}


def test_a_pair_that_meets_twice_in_a_game_counts_that_game_once() -> None:
    figures = tally(ONE_AGAINST_TWO, [game(0, [0, 1, 2], [2, 1, 3])])
    assert [(pair.ahead.rate, pair.ahead.games) for pair in figures.pairs] == [(0.5, 1)]


@pytest.mark.parametrize(
    ("successes", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_those_of_wilson(successes: float, games: int, low: float, high: float) -> None:
    """The last example is one that papers on this interval use."""
    found = interval(successes, games)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def duels(*won: int) -> list[Played]:
    """Deals of two seatings, of which the first bot wins so many."""
    return [
        game(2 * deal + turn, [0, 1] if turn == 0 else [1, 0], [1, 2] if (turn < wins) == (turn == 0) else [2, 1])
        for deal, wins in enumerate(won)
        for turn in range(2)
    ]


def test_seatings_of_a_deal_that_end_alike_make_the_interval_wider() -> None:
    """Deal means 1, 1, 0, 1/2: variance 11/48, by lot 5/8 * 3/8 / 2 = 15/128; 8 games are worth 8 / (88/45) = 45/11."""
    wins = tally(DUEL, duels(2, 2, 0, 1)).entrants[0].wins
    assert (wins.rate, wins.games) == (0.625, 8)
    assert (round(wins.low, 4), round(wins.high, 4)) == (0.2222, 0.9068)
    assert design_effect(2, duels(2, 2, 0, 1), [1, 1, 1, 1, 0, 0, 1, 0]) == pytest.approx(88 / 45)


def test_pairs_and_seats_have_the_wider_interval_too() -> None:
    figures = tally(DUEL, duels(2, 2, 0, 1))
    assert figures.pairs[0].ahead == figures.entrants[0].wins
    # The first seat wins one game of a deal that one bot wins twice: its deals vary less than by lot.
    assert figures.seats[0] == interval(5, 8)


@pytest.mark.parametrize(
    ("games", "effect"),
    [
        (duels(1, 1, 1), 1.0),  # Deals that all end the same are no reason for a narrower interval.
        (duels(2, 2, 2), 1.0),
        (duels(2), 1.0),
        (duels(2, 2, 0, 1)[:7], (1 / 3) / (1 / 9)),  # The deal that was broken off tells nothing.
        ([], 1.0),
    ],
)
def test_only_whole_deals_that_vary_count(games: list[Played], effect: float) -> None:
    successes = [float(one.ranks[one.seating.index(0)] == 1) for one in games]
    assert design_effect(2, games, successes) == pytest.approx(effect)


def test_no_games_say_nothing() -> None:
    nothing = interval(0, 0)
    assert (nothing.low, nothing.high) == (0.0, 1.0)
    assert tally(TRIO, []).games == 0


def test_ratings_follow_the_ranks_and_grow_surer() -> None:
    order = [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    games = [game(number, seating, [place + 1 for place in seating]) for number, seating in enumerate(order * 10)]
    few, many = tally(TRIO, games[:3]), tally(TRIO, games)
    assert [bot.rating for bot in many.entrants] == sorted((bot.rating for bot in many.entrants), reverse=True)
    assert many.entrants[0].rating > few.entrants[0].rating > 25 > few.entrants[2].rating
    assert all(late.sigma < early.sigma < 25 / 3 for late, early in zip(many.entrants, few.entrants, strict=True))


def test_bots_that_always_share_the_victory_keep_their_ratings() -> None:
    figures = tally(ONE_AGAINST_TWO, [game(number, [0, 1, 2], [1, 1, 1]) for number in range(6)])
    assert [bot.rating for bot in figures.entrants] == [pytest.approx(25), pytest.approx(25)]


def test_times_are_gathered_over_all_games_and_seats_of_a_bot() -> None:
    quick, slow = Thinking(), Thinking()
    for _ in range(97):
        quick.add(0.001, 0.0005)
    for _ in range(3):
        slow.add(0.1, 0.05)
    games = [game(0, [0, 1, 2], [1, 2, 3], [Thinking(), quick, slow])]
    pace = tally(ONE_AGAINST_TWO, games).entrants[1].pace
    assert pace.decisions == 100
    assert pace.mean == pytest.approx((97 * 1 + 3 * 100) / 100)
    assert pace.cpu == pytest.approx((97 * 0.5 + 3 * 50) / 100)
    assert pace.late == pytest.approx(1, rel=0.1)
    assert pace.longest == 100
    assert pace.cpu_late == pytest.approx(0.5, rel=0.1)
    assert pace.cpu_longest == 50


def test_a_ledger_from_before_processor_times_were_sorted_still_has_times() -> None:
    earlier = json.decode(b'[2,700,3000,2000,{"40":1,"44":1}]', type=Thinking)
    pace = tally(ONE_AGAINST_TWO, [game(0, [0, 1, 2], [1, 2, 3], [earlier, Thinking(), Thinking()])]).entrants[0].pace
    assert (pace.mean, pace.late, pace.longest, pace.cpu) == (1.5, 2.0, 2.0, 0.35)
    assert (pace.cpu_late, pace.cpu_longest) == (0.0, 0.0)


def test_five_slow_decisions_in_a_hundred_and_one_more_are_seen() -> None:
    thinking = Thinking()
    for number in range(100):
        thinking.add(0.1 if number < 6 else 0.001, 0.0)
    games = [game(0, [0, 1, 2], [1, 2, 3], [thinking, Thinking(), Thinking()])]
    assert tally(ONE_AGAINST_TWO, games).entrants[0].pace.late == pytest.approx(100, rel=0.1)


def test_faults_of_bots_are_told_with_their_game() -> None:
    broken = game(4, [0, 1, 2], [1, 2, 3])
    broken.faults.append("seat 1: ZeroDivisionError")
    assert tally(TRIO, [broken]).faults == ["game 4: seat 1: ZeroDivisionError"]
