"""Print, for many seeds, the hash of the final position; run by both builds.

Usage: python hashes.py GAMES
"""

from __future__ import annotations

import hashlib
import sys

import roisoleil.engine.table
import roisoleil.games
from roisoleil.bots.levels import bot_of_level
from roisoleil.bots.playout import play_table
from roisoleil.engine.chance import FastChance, KeyedChance, deal_key
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import game_names, load_game


def main(games: int) -> None:
    print("interpreted" if (roisoleil.engine.table.__file__ or "").endswith(".py") else "native")
    for name in game_names():
        game = load_game(name)
        for number in range(games):
            seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
            options = game.known_options if number % 3 == 0 else []
            level = "courtisan" if number % 5 == 0 else "random"
            seed = hashlib.sha256(f"{name} {number}".encode()).digest()
            dealer = Dealer(KeyedChance(deal_key(seed, [])), silent=True)
            table = game.setup(seats, options, dealer)
            play_table(game, table, [bot_of_level(level)] * seats, dealer, FastChance(number))
            print(name, number, table.hash())


if __name__ == "__main__":
    main(int(sys.argv[1]))
