"""How fast the bots think: playouts a second on one core, and the memory that a search of two seconds takes.

All by the time of the processor: on a busy machine a search by the clock would find and remember less.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.arena.seeds import bot_chance
from roisoleil.bots.bot import CourtierBot, decide
from roisoleil.bots.listener import Listener
from roisoleil.bots.search import Budget, Search, SearchBot
from roisoleil.engine.chance import KeyedChance
from roisoleil.engine.game import game_names, load_game

SEATS: Final = 4
SEED: Final = b"roisoleil, the speed of searches"
SEARCH_MILLISECONDS: Final = 250
SEARCHED_DECISIONS: Final = 12
"""Spread over a game of courtisans, since playouts are shorter near its end."""
EVERY: Final = 9
BIG_MILLISECONDS: Final = 2_000

Speed = dict[str, dict[str, float]]


def playouts_per_second(name: str) -> float:
    """Per second of CPU time of one core, at a table of four."""
    playouts = seconds = 0.0
    game = load_game(name)
    dealer = Listener(KeyedChance(SEED), SEATS)
    chance = bot_chance(SEED)
    table = game.setup(SEATS, [], dealer)
    searched = met = 0
    while not table.is_over() and searched < SEARCHED_DECISIONS:
        seat = table.to_act()[0]
        if len(table.options(seat)) > 1:
            met += 1
            if met % EVERY == 0:
                search = Search(game, game.redeal(table, seat, chance), seat, chance)
                start = time.process_time()
                search.run(Budget(SEARCH_MILLISECONDS, 0, of_processor=True))
                seconds += time.process_time() - start
                playouts += search.playouts
                searched += 1
        table.apply(seat, decide(CourtierBot(), game, table, seat, chance), dealer)
    return playouts / seconds


def megabytes_of_searches(name: str) -> float:
    """The most memory that this process takes while one seat searches at every decision of a game; a fresh process."""
    game = load_game(name)
    dealer = Listener(KeyedChance(SEED), SEATS)
    chance = bot_chance(SEED)
    table = game.setup(SEATS, [], dealer)
    thinker, courtisan = SearchBot(Budget(BIG_MILLISECONDS, 0, of_processor=True)), CourtierBot()
    while not table.is_over():
        seat = table.to_act()[0]
        thinks = seat == 0 and len(table.options(seat)) > 1
        thinker.hear(dealer.rumour, dealer.heard[seat])
        choice = decide(thinker if thinks else courtisan, game, table, seat, chance)
        dealer.see_choice(seat, choice)
        table.apply(seat, choice, dealer)
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return kilobytes / (1024 * 1024 if sys.platform == "darwin" else 1024)


def write_speed(path: Path) -> None:
    """Measure every game, one after the other, in processes of their own."""
    speed: Speed = {}
    for name in game_names():
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            playouts = process.submit(playouts_per_second, name).result()
        with ProcessPoolExecutor(1, get_context("spawn")) as process:
            megabytes = process.submit(megabytes_of_searches, name).result()
        speed[name] = {"playouts_per_second": round(playouts), "megabytes": round(megabytes)}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(speed, indent=1) + "\n", encoding="utf-8")


def read_speed(path: Path) -> Speed:
    """What was measured last."""
    speed: Speed = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return speed
