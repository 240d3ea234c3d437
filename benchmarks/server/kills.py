"""Whether anything is lost when processes are killed: `python -m benchmarks.server.kills --scene sqlite --rounds 200`.

A round: people play for a random while, something is killed at that moment and comes back, and all is compared: every
acknowledged wish is in the log once, every stream has followed without gap or repetition, and everybody sees the table
that the log tells of. The first violation ends the run, with an account. What was found is kept in
benchmarks/server/results, unless there were fewer rounds than agreed.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import signal
import sys
import time
from collections import Counter
from random import Random
from typing import Final

import msgspec
import uvloop

from benchmarks.server.figures import machine
from benchmarks.server.kills_checks import check
from benchmarks.server.kills_page import LEAST_ROUNDS, Kills, keep
from benchmarks.server.kills_play import Gathering
from benchmarks.server.kills_stage import SCENES, Scene, Stage, set_stage
from benchmarks.server.kills_told import Violation

TABLES: Final = 12
SHORTEST_ROUND: Final = 0.05
LONGEST_ROUND: Final = 1.5
"""Seconds of play before something is killed."""
PROGRESS: Final = 10
"""Rounds between two words about it."""


async def run_scene(scene: Scene, rounds: int, tables: int, seed: int) -> Kills:
    """Play and kill for so many rounds; raises Violation at the first."""
    begun, here = time.monotonic(), machine()
    killed: Counter[str] = Counter()
    async with set_stage(scene) as stage:
        gathering = Gathering(stage.ports, seed, tables)
        luck = Random(seed)
        try:
            await gathering.open()
            for number in range(1, rounds + 1):
                killed[await play_round(stage, gathering, luck, number)] += 1
                if number % PROGRESS == 0 or number == rounds:
                    say(f"  {scene.name}: {number} rounds, {gathering.account.choices:,} choices acknowledged")
        except Violation as violation:
            raise Violation(
                f"scene {scene.name}, seed {seed}, round {sum(killed.values()) + 1}: {violation}\n{stage.faults()}"
            ) from violation
        finally:
            await gathering.close()
    account = gathering.account
    return Kills(
        machine=here,
        scene=scene.name,
        title=scene.title,
        seed=seed,
        tables=tables,
        rounds=rounds,
        killed=dict(killed),
        seconds=round(time.monotonic() - begun, 1),
        games=account.games,
        choices=account.choices,
        wishes=account.wishes,
        lines=account.lines,
        repeats=account.repeats,
        doubles=account.doubles,
        streams=account.streams,
        refreshes=account.refreshes,
        violations=len(account.violations),
    )


async def play_round(stage: Stage, gathering: Gathering, luck: Random, number: int) -> str:
    """Play, kill, go on and compare; returns what was killed."""
    gathering.account.going.set()
    await asyncio.sleep(luck.uniform(SHORTEST_ROUND, LONGEST_ROUND))
    gathering.account.check()
    killed = await stage.strike(number, luck)
    await gathering.quiet()
    await check(gathering, stage.database)
    gathering.account.check()
    if faults := stage.faults():
        raise Violation(f"a server has noted: {faults}")
    return killed


def say(text: str) -> None:
    """A word about how it goes."""
    print(text, flush=True)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scene", choices=[*SCENES, "all"], default="all")
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=None, help="of what people do and when something is killed")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # Whoever is told to stop stops the servers too.
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(1_000_000)
    for scene in SCENES.values():
        if arguments.scene in {scene.name, "all"}:
            say(f"{scene.title}: {arguments.rounds} rounds, seed {seed}")
            try:
                found = uvloop.run(run_scene(scene, arguments.rounds, arguments.tables, seed))
            except Violation as violation:
                say(f"VIOLATION: {violation}")
                return 1
            say(f"  {msgspec.json.encode(found).decode()}")
            keep(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
