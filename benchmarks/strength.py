"""How often one courtisan wins against random bots: `make strength`. Seats are rotated; usage: strength.py [GAMES]."""

from __future__ import annotations

import hashlib
import math
import sys
from typing import Final

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.playout import play_table
from roisoleil.cli.simulation import bot_chance
from roisoleil.engine.chance import KeyedChance, deal_key
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import game_names, load_game

GAMES: Final = 1_000
LEAST_WIN_RATE: Final = {2: 0.70, 3: 0.55, 4: 0.45, 5: 0.40, 6: 0.35}
"""By the number of players, but for some games."""
LEAST_WIN_RATE_OF_GAMES: Final = {("louis_xiv", 4): 0.70}


def least_win_rate(name: str, seats: int) -> float:
    """What the courtisan bot must reach."""
    return LEAST_WIN_RATE_OF_GAMES.get((name, seats), LEAST_WIN_RATE[seats])


def one_against_random(name: str, seats: int, options: tuple[str, ...], games: int) -> float:
    """The victories of the courtisan bot; a shared victory is divided."""
    game = load_game(name)
    courtisan, random = bot_of_level("courtisan"), bot_of_level("random")
    wins = 0.0
    for number in range(games):
        seed = hashlib.sha256(f"strength {name} {seats} {number}".encode()).digest()
        dealer = Dealer(KeyedChance(deal_key(seed, [])), silent=True)
        table = game.setup(seats, list(options), dealer)
        bots = [courtisan if seat == number % seats else random for seat in range(seats)]
        play_table(game, table, bots, dealer, bot_chance(seed))
        ranks = game.result(table).ranks
        wins += (ranks[number % seats] == 1) / ranks.count(1)
    return wins


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson)."""
    rate, z = wins / games, 1.96
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (middle - spread) / scale, (middle + spread) / scale


def main() -> int:
    """Print a line for every table; the exit code says whether every rate is reached."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    missed = 0
    for name in game_names():
        game = load_game(name)
        for seats in range(game.least_seats, game.most_seats + 1):
            for options in [(), *((option,) for option in game.known_options)]:
                wins = one_against_random(name, seats, options, games)
                low, high = interval(wins, games)
                bar = least_win_rate(name, seats)
                missed += wins / games < bar
                label = " ".join([name, str(seats), *options])
                print(f"{label:22}{wins / games:7.1%}  [{low:.1%}, {high:.1%}]  bar {bar:.0%}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
