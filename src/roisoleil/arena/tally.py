"""What the games of a contest say about its bots."""

from __future__ import annotations

import math
from collections import Counter
from statistics import fmean, variance
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from roisoleil.arena.plan import Contest
from roisoleil.arena.play import Played, middle_of

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""
LATE: Final = 0.95
"""Which part of the decisions is no slower than the figure given for slow ones."""


class Rate(Struct, frozen=True):
    """How often something happened, with its 95 % interval."""

    rate: float
    low: float
    high: float
    games: int


class Pace(Struct, frozen=True):
    """The time of a decision in milliseconds: by the clock, and by the processor, which other work does not delay."""

    decisions: int
    mean: float
    late: float
    """No more than this in 95 of 100 decisions."""
    longest: float
    cpu: float
    cpu_late: float
    cpu_longest: float


class Entrant(Struct, frozen=True):
    """A bot and all the seats it has at the table."""

    bot: str
    seats: int
    chance: float
    """Its share of the victories if all bots were alike."""
    wins: Rate
    rating: float
    sigma: float
    points: float
    pace: Pace


class Pair(Struct, frozen=True):
    """How often the first bot finishes ahead of the second; a tie counts half."""

    first: str
    second: str
    ahead: Rate


class Tally(Struct, frozen=True):
    """All figures of a contest."""

    contest: Contest
    games: int
    deals: int
    entrants: list[Entrant]
    pairs: list[Pair]
    seats: list[Rate]
    """The victories of each seat, whoever sat there."""
    faults: list[str]


def tally(contest: Contest, games: list[Played]) -> Tally:
    """Count the games, which stand in the order of their numbers."""
    bots = list(dict.fromkeys(contest.bots))
    ratings = rate_bots(contest, games)
    return Tally(
        contest,
        len(games),
        len({played.number // contest.rotations for played in games}),
        [entrant(contest, games, bot, ratings[bot]) for bot in bots],
        [
            Pair(first, second, ahead(contest, games, first, second))
            for place, first in enumerate(bots)
            for second in bots[place + 1 :]
        ],
        [rate_of(contest, games, [victory(played, seat) for played in games]) for seat in range(contest.players)],
        [f"game {played.number}: {fault}" for played in games for fault in played.faults],
    )


def entrant(contest: Contest, games: list[Played], bot: str, rating: PlackettLuceRating) -> Entrant:
    """The figures of one bot."""
    held = contest.bots.count(bot)
    wins = [sum(victory(played, seat) for seat in seats_of(contest, played, bot)) for played in games]
    points = sum(played.points[seat] for played in games for seat in seats_of(contest, played, bot))
    return Entrant(
        bot,
        held,
        held / contest.players,
        rate_of(contest, games, wins),
        rating.mu,
        rating.sigma,
        points / max(1, held * len(games)),
        pace(contest, games, bot),
    )


def seats_of(contest: Contest, played: Played, bot: str) -> list[int]:
    """The seats of a game at which a bot of that name sat."""
    return [seat for seat, place in enumerate(played.seating) if contest.bots[place] == bot]


def victory(played: Played, seat: int) -> float:
    """A seat's part of the victory: it is divided among those who share it."""
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0


def ahead(contest: Contest, games: list[Played], first: str, second: str) -> Rate:
    """How often a seat of the first bot finishes ahead of one of the second; each game counts once."""
    parts = []
    for played in games:
        ours = [played.ranks[seat] for seat in seats_of(contest, played, first)]
        theirs = [played.ranks[seat] for seat in seats_of(contest, played, second)]
        meetings = [(mine > yours) - (mine < yours) for mine in ours for yours in theirs]
        parts.append(0.5 - sum(meetings) / len(meetings) / 2)
    return rate_of(contest, games, parts)


def rate_of(contest: Contest, games: list[Played], successes: list[float]) -> Rate:
    """A rate with its interval, from what each game brought, which is between 0 and 1."""
    return interval(sum(successes), len(games), design_effect(contest.rotations, games, successes))


def design_effect(rotations: int, games: list[Played], successes: list[float]) -> float:
    """How many games are worth one independent game: the seatings of a deal have its cards in common.

    The means of whole deals vary so many times as much as if their games were drawn by lot; at least once.
    """
    deals: dict[int, list[float]] = {}
    for played, success in zip(games, successes, strict=True):
        deals.setdefault(played.number // rotations, []).append(success)
    means = [fmean(deal) for deal in deals.values() if len(deal) == rotations]
    if len(means) < 2:  # noqa: PLR2004 - one deal does not vary
        return 1.0
    rate = fmean(means)
    by_lot = rate * (1 - rate) / rotations
    return max(1.0, variance(means) / by_lot) if by_lot > 0 else 1.0


def interval(successes: float, games: int, effect: float = 1.0) -> Rate:
    """A rate with Wilson's interval, which stays sound near 0 and 1; `effect` games are worth one independent one."""
    if games == 0:
        return Rate(0.0, 0.0, 1.0, 0)
    rate = successes / games
    worth = games / effect
    middle = rate + Z * Z / (2 * worth)
    # Divided victories may add up to a hair more than all games.
    spread = Z * math.sqrt(max(0.0, rate * (1 - rate)) / worth + Z * Z / (4 * worth * worth))
    scale = 1 + Z * Z / worth
    return Rate(rate, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale), games)


def rate_bots(contest: Contest, games: list[Played]) -> dict[str, PlackettLuceRating]:
    """Plackett-Luce ratings after all games. Bots do not change with time, so nothing is added to their sigma."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating() for bot in contest.bots}
    for played in games:
        sitting = [contest.bots[place] for place in played.seating]
        rated = model.rate([[ratings[bot]] for bot in sitting], ranks=[float(rank) for rank in played.ranks])
        for bot in ratings:
            # A bot that holds several seats learns from all of them at once.
            news = [rated[seat][0] for seat, other in enumerate(sitting) if other == bot]
            mu, sigma = sum(new.mu for new in news) / len(news), sum(new.sigma for new in news) / len(news)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return ratings


def pace(contest: Contest, games: list[Played], bot: str) -> Pace:
    """The times of a bot's decisions."""
    thinking = [played.thinking[seat] for played in games for seat in seats_of(contest, played, bot)]
    decisions = sum(seat.decisions for seat in thinking)
    count = max(1, decisions)
    longest = max((seat.longest_us for seat in thinking), default=0)
    cpu_longest = max((seat.longest_cpu_us for seat in thinking), default=0)
    return Pace(
        decisions,
        sum(seat.wall_us for seat in thinking) / count / 1000,
        min(late_class([seat.classes for seat in thinking]), longest) / 1000,
        longest / 1000,
        sum(seat.cpu_us for seat in thinking) / count / 1000,
        min(late_class([seat.cpu_classes for seat in thinking]), cpu_longest) / 1000,
        cpu_longest / 1000,
    )


def late_class(seats: list[dict[int, int]]) -> float:
    """The microseconds that 95 % of the decisions of these seats do not exceed, as exactly as their classes are."""
    classes: Counter[int] = Counter()
    for seat in seats:
        classes.update(seat)
    seen = 0
    for duration in sorted(classes):
        seen += classes[duration]
        if seen >= LATE * classes.total():
            return middle_of(duration)
    return 0.0
