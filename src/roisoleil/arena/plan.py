"""A contest: which bots meet at which table, and how its games are numbered.

A deal is played once for every way to seat the bots by moving all of them on by one seat: the luck of the deal and of
the seat comes to each of them alike. Game number n is rotation n % r of deal n // r, where r counts the rotations that
differ; so a contest can be stopped and gone on with, and made longer at any time.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from roisoleil import games as _games  # noqa: F401 - registers the games in worker processes
from roisoleil.arena.seeds import numbered_seed
from roisoleil.bots.levels import SEARCHING, Player, bot_of_level, parse_budget
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import TEMPERS, Game, load_game
from roisoleil.engine.table import Table


class Contest(Struct, frozen=True):
    """What is played; every game follows from it and from its own number."""

    game: str
    rules: str
    data: str
    """The owner's component file, or an empty text; `data_hash` says what was in it."""
    data_hash: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """One for each seat: LEVEL, or LEVEL:BUDGET for one that looks ahead (milliseconds, seconds or playouts)."""
    seed: str

    @property
    def players(self) -> int:
        """The number of seats, and of bots."""
        return len(self.bots)

    @property
    def rotations(self) -> int:
        """After how many moves by one seat the bots sit as before; pages differ by their tempers."""
        sitting = [(bot, place % TEMPERS if bot == "page" else 0) for place, bot in enumerate(self.bots)]
        turned = [sitting[shift:] + sitting[:shift] for shift in range(1, self.players + 1)]
        return turned.index(sitting) + 1

    def seating(self, number: int) -> list[int]:
        """For each seat, the place of its bot in the list of bots."""
        shift = number % self.rotations
        return [(seat - shift) % self.players for seat in range(self.players)]

    def deal_seed(self, number: int) -> bytes:
        """The seed of the deal: the same for all seatings of it."""
        return numbered_seed(bytes.fromhex(self.seed), number // self.rotations)

    def whole_deals(self, games: int) -> int:
        """The number of games, rounded up to whole deals."""
        return -(-games // self.rotations) * self.rotations

    def load(self) -> Game[Table]:
        """The game by the rules that the contest began with; refuses unknown rules and other cards."""
        game = load_game(self.game, self.data)
        if game.knows(self.rules):
            game = game.under(self.rules)
        if (game.rules, game.data_hash) != (self.rules, self.data_hash):
            raise BrokenMessage(f"{self.game}: rules or components differ from those the contest began with")
        return game

    def player_at(self, place: int, number: int) -> Player:
        """The bot of a place in the list, for one game; a page's temper goes with it from seat to seat of a deal.

        It thinks by the time of the processor: a machine that is busy otherwise makes nobody weaker.
        """
        return Player(self.bots[place], place + number // self.rotations, of_processor=True)

    def is_repeatable(self) -> bool:
        """Whether every game comes out the same when it is played again: whether no bot looks at a clock."""
        return not any(is_timed(bot) for bot in self.bots)


def is_timed(bot: str) -> bool:
    """Whether a bot thinks for a time rather than for a number of playouts."""
    level, _, budget = bot.partition(":")
    return level in SEARCHING and not budget.isdecimal()


def bots_of(text: str, budget: str) -> tuple[str, ...]:
    """The bots named in a list with commas; the budget goes to those that look ahead and have none of their own."""
    bots = [name.strip() for name in text.split(",")]
    if budget:
        parse_budget(budget)
        bots = [f"{name}:{budget}" if name in SEARCHING else name for name in bots]
    for name in bots:
        bot_of_level(name)
    return tuple(bots)


def make_contest(game: Game[Table], data: str, options: tuple[str, ...], bots: tuple[str, ...], seed: str) -> Contest:
    """Check what was asked for. Without a seed, all contests at tables of one kind have the same deals."""
    if len(bots) < game.least_seats or len(bots) > game.most_seats:
        raise BrokenMessage(
            f"--bots names {len(bots)}, one for each seat: {game.name} is for "
            f"{game.least_seats} to {game.most_seats} players"
        )
    game.check_setup(len(bots), list(options))
    usual = " ".join(["arena", game.name, str(len(bots)), *options])
    secret = seed or hashlib.sha256(usual.encode()).hexdigest()
    return Contest(game.name, game.rules, data, game.data_hash, options, bots, secret)
