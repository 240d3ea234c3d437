"""How fast the table server is: `python -m benchmarks.server load|peer|growth|page|try`.

load     1,000 tables of four with 4,000 open streams, 200 choices a second for five minutes
peer     50 tables beside boardgame.io, which is fetched by npm
growth   more and more tables, on one and on two server processes
page     write docs/reliability.md and docs/server-growth.svg from what was measured
try      one round as --tables, --rate and --seconds say, printed and not kept

--quick sees in short whether it works, and keeps nothing. The first three are kept in benchmarks/server/results.
"""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import uvloop

from benchmarks.server.figures import Growth, Load, Peers
from benchmarks.server.growth_chart import growth_chart
from benchmarks.server.kills_page import read_all, with_kills
from benchmarks.server.kills_stage import SCENES
from benchmarks.server.measuring import QUICK, Plan, measure_growth, measure_load, measure_once, measure_peers
from benchmarks.server.speed_page import speed_section, with_section

RESULTS: Final = Path(__file__).parent / "results"
DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "reliability.md"
CHART: Final = DOCS / "server-growth.svg"

Kept = TypeVar("Kept", Load, Peers, Growth)


def read(name: str, kind: type[Kept]) -> Kept | None:
    """What was measured, if it was."""
    path = RESULTS / f"{name}.json"
    return msgspec.json.decode(path.read_bytes(), type=kind) if path.exists() else None


def write_page() -> None:
    """Write the section of the page, and the chart, from what was measured."""
    load, peers, growth = read("load", Load), read("peer", Peers), read("growth", Growth)
    PAGE.write_text(with_section(PAGE.read_text() if PAGE.exists() else "", speed_section(load, peers, growth)))
    PAGE.write_text(with_kills(PAGE.read_text(), read_all(list(SCENES))))
    if growth is not None:
        CHART.write_text(growth_chart(growth))


def keep(name: str, found: Load | Peers | Growth, is_quick: bool) -> None:
    """Keep what was measured, if it was measured in full."""
    if not is_quick:
        RESULTS.mkdir(exist_ok=True)
        written = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (RESULTS / f"{name}.json").write_bytes(written + b"\n")


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=["load", "peer", "growth", "page", "try"])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--game", default="habemus")
    parser.add_argument("--database", default="", help="an address, or a folder for the file")
    parser.add_argument("--serve", default="", help="more options for `roisoleil serve`, such as '--broker URL'")
    parser.add_argument("--tables", type=int, default=50, help="of try")
    parser.add_argument("--rate", type=float, default=0.0, help="of try: choices a second; 0 for as many as can be")
    parser.add_argument("--seconds", type=float, default=10.0, help="of try")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # Whoever is told to stop stops the servers too.
    plan = QUICK if arguments.quick else Plan()
    plan = msgspec.structs.replace(
        plan, game=arguments.game, database=arguments.database, serve=tuple(arguments.serve.split())
    )
    if arguments.mode == "load":
        keep("load", uvloop.run(measure_load(plan)), arguments.quick)
    elif arguments.mode == "peer":
        keep("peer", uvloop.run(measure_peers(plan)), arguments.quick)
    elif arguments.mode == "growth":
        keep("growth", uvloop.run(measure_growth(plan)), arguments.quick)
    elif arguments.mode == "page":
        write_page()
    elif arguments.mode == "try":
        uvloop.run(measure_once(plan, arguments.tables, arguments.rate, arguments.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
