"""Play very many random games and check every position: `make soak`. Usage: soak.py [GAMES per number of players]."""

from __future__ import annotations

import os
import sys

from roisoleil.cli.main import run
from roisoleil.engine.game import game_names, load_game

GAMES = 20_000
SEED = "50a4" * 16


def main() -> int:
    """All games, numbers of players and options; stops at the first broken invariant."""
    games = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    for name in game_names():
        game = load_game(name)
        for seats in range(game.least_seats, game.most_seats + 1):
            for options in [[], *([option] for option in game.known_options)]:
                command = ["simulate", name, "--players", str(seats), "--games", games, "--seed", SEED]
                command += ["--jobs", str(os.cpu_count() or 1), "--thorough"]
                for option in options:
                    command += ["--option", option]
                print(" ".join(command), flush=True)
                if code := run(command):
                    return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
