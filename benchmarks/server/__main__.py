"""How fast the table server is.

python -m benchmarks.server try [--tables N] [--rate R] [--seconds S] [--database URL] [--game NAME] [--processes N]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import uvloop

from benchmarks.server.figures import sync_times
from benchmarks.server.house import open_house
from benchmarks.server.playing import Evening


async def trial(arguments: argparse.Namespace, database: str) -> int:
    """One round as asked, printed."""
    with open_house(database, arguments.processes, tuple(arguments.serve.split())) as house:
        evening = Evening(house, arguments.game, arguments.seats, arguments.seed)
        memory = await evening.open(arguments.tables)
        print(msgspec.json.encode(memory).decode(), flush=True)
        if arguments.rate:
            found = await evening.at_rate(arguments.rate, arguments.seconds)
        else:
            found = await evening.at_most(min(arguments.tables, arguments.at_once), arguments.seconds)
        await evening.compare()
        await evening.close()
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    print(*evening.notes.faults[:10], sep="\n")
    return 1 if evening.notes.faults else 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["try"])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rate", type=float, default=0.0, help="choices a second; 0 for as many as can be")
    parser.add_argument("--at-once", type=int, default=64, help="choices on their way at the same time, without a rate")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", default="", help="an address, or a folder for the file")
    parser.add_argument("--game", default="habemus")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--serve", default="", help="more options for `roisoleil serve`")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if "://" in arguments.database:
        return uvloop.run(trial(arguments, arguments.database))
    with TemporaryDirectory(dir=arguments.database or None) as folder:
        print("fdatasync", sync_times(Path(folder)), flush=True)
        return uvloop.run(trial(arguments, str(Path(folder, "tables.db"))))


if __name__ == "__main__":
    sys.exit(main())
