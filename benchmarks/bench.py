"""Measure speed: `make bench`. Figures are per second of CPU time of one core, best of several runs.

Prints a table for the installed build and, beside it, the interpreted one; `--json` prints one build as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import roisoleil.engine.table
from roisoleil.cli.simulation import Plan, play_batch
from roisoleil.engine.chance import FastChance, KeyedChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game, game_names, load_game
from roisoleil.engine.table import Table

ROOT: Final = Path(__file__).parents[1]
RUNS: Final = 7
GAMES: Final = 300
SEATS: Final = 4
SEED: Final = b"roisoleil benchmark, four seats."

BARS: Final[dict[str, dict[str, float]]] = {
    "habemus": {"games": 1_400, "choices": 300_000, "clone_us": 1.0, "view_us": 30.0},
    "ombre": {"games": 1_000, "choices": 220_000, "clone_us": 1.0},
    "louis_xiv": {"games": 900, "choices": 150_000, "clone_us": 1.2},
}
"""What each game must reach, compiled: games and choices a second at least, microseconds at most."""


def is_native() -> bool:
    """Whether the compiled build is running."""
    return not (roisoleil.engine.table.__file__ or "").endswith(".py")


def games_and_choices(name: str) -> tuple[float, float]:
    """Random games and choices a second, legal choices listed for each; automatic choices counted."""
    games = choices = 0.0
    for run in range(RUNS):
        batch = play_batch(Plan(name, "", (), ("random",) * SEATS, SEED), run * GAMES, GAMES)
        games = max(games, GAMES / batch.cpu_seconds)
        choices = max(choices, sum(batch.decisions) / batch.cpu_seconds)
    return games, choices


def middle_of_a_game(game: Game[Table]) -> Table:
    """A table after a hundred random choices."""
    table = game.setup(SEATS, [], Dealer(KeyedChance(SEED), silent=True))
    chance = FastChance(1)
    dealer = Dealer(chance, silent=True)
    for _ in range(100):
        seat = table.to_act()[0]
        options = table.options(seat)
        table.apply(seat, options[chance.below(len(options))], dealer)
    return table


def microseconds(call: Callable[[], object], times: int) -> float:
    """The CPU time of one call."""
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        for _ in range(times):
            call()
        best = min(best, (time.process_time() - start) / times)
    return best * 1e6


def measure(name: str) -> dict[str, float]:
    """All figures of a game."""
    game = load_game(name)
    games, choices = games_and_choices(name)
    table = middle_of_a_game(game)
    chance = FastChance(1)
    return {
        "games": round(games),
        "choices": round(choices),
        "clone_us": round(microseconds(table.clone, 20_000), 2),
        "view_us": round(microseconds(lambda: game.view(table, 1), 3_000), 1),
        "redeal_us": round(microseconds(lambda: game.redeal(table, 1, chance), 2_000), 1),
    }


def interpreted_figures() -> dict[str, dict[str, float]]:
    """The same figures of the plain Python files."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, __file__, "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)["figures"]
    return figures


def main() -> int:
    """Print the figures; the exit code says whether the compiled build clears its bars."""
    figures = {name: measure(name) for name in game_names()}
    if "--json" in sys.argv:
        print(json.dumps({"native": is_native(), "figures": figures}, indent=1))
        return 0
    plain = interpreted_figures()
    print(f"{'':24}{'native' if is_native() else 'installed (plain)':>18}{'interpreted':>14}{'bar':>12}")
    missed = 0
    for name, measured in figures.items():
        for key, value in measured.items():
            bar = BARS.get(name, {}).get(key)
            missed += bar is not None and is_native() and (value > bar if key.endswith("_us") else value < bar)
            print(f"{name + ' ' + key:24}{value:>18,}{plain[name][key]:>14,}{'' if bar is None else f'{bar:,}':>12}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
