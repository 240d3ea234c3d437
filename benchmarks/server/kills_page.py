"""What was seen when processes were killed, as it is kept, and its section of docs/reliability.md."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.server.figures import Machine
from benchmarks.server.speed_page import BEGIN as SPEED
from benchmarks.server.speed_page import TITLE, UNMEASURED, machine_words, reached
from roisoleil.arena.report import markdown_table

RESULTS: Final = Path(__file__).parent / "results"
BEGIN: Final = "<!-- kills: written by python -m benchmarks.server page -->"
END: Final = "<!-- end of kills -->"
LEAST_ROUNDS: Final = 200
"""The bar that was agreed."""

INTRODUCTION: Final = """\
## Nothing is lost

People as programs play all three games at {tables} tables: they choose, seal and unseal, undo, propose and answer,
talk, watch, drop their line, load the page anew, and play again. Each has one stream for all its tables, and repeats a
call that got no answer with its key; some calls are sent twice on purpose. After a random while of up to 1.5 seconds
something is killed (`kill -9`) and comes back; where there are two servers, everybody goes on at the other one. Then
nobody begins anything new, and all is compared:

- every acknowledged wish is in the log once, at the place and with the answer that was promised, and nothing else is
  there but what bots did; entries and lines of chat are numbered without a gap, and no line is there twice;
- every stream went on from where it was, without loss or repetition, whichever server it came back to; a call that was
  repeated got the same answer;
- for every seat and for those who watch, the view that the client kept by applying changes, the view that the server
  shows and the view that another process makes of the log are the same, and so are all events;
- no turn of a bot is left lying, and no server has noted a fault of its own.
"""

HOW_TO: Final = """\
The first difference ends a run, with an account. A line of chat has no key: if its answer is lost, it may be there or
not, but never twice. In every eighth round a worker that thinks for bots is killed instead, and on PostgreSQL in every
tenth the database itself is stopped without finishing anything.

```sh
make soak-server                                                  # all of it: about an hour
python -m benchmarks.server.kills --scene postgres --rounds 20    # one scene in short; nothing is kept
```
"""


class Kills(Struct, frozen=True):
    """What was seen in a scene."""

    machine: Machine
    scene: str
    title: str
    seed: int
    tables: int
    rounds: int
    killed: dict[str, int]
    """How often what was killed."""
    seconds: float
    games: int
    choices: int
    """That were acknowledged."""
    wishes: int
    """That were acknowledged: choices, and all else that has a key."""
    lines: int
    """Of chat that were acknowledged."""
    repeats: int
    """Calls that got no answer and were sent again, until there was one."""
    doubles: int
    """Calls that were sent twice on purpose."""
    streams: int
    """That were opened, in place of broken ones."""
    refreshes: int
    """Streams that were opened by somebody who knew nothing any more."""
    violations: int


def keep(found: Kills) -> None:
    """Keep what was found, if it was all of it."""
    if found.rounds >= LEAST_ROUNDS:
        RESULTS.mkdir(exist_ok=True)
        written = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (RESULTS / f"kills-{found.scene}.json").write_bytes(written + b"\n")


def read_all(scenes: list[str]) -> list[Kills]:
    """What was kept of these scenes."""
    paths = [RESULTS / f"kills-{scene}.json" for scene in scenes]
    return [msgspec.json.decode(path.read_bytes(), type=Kills) for path in paths if path.exists()]


def with_kills(page: str, found: list[Kills]) -> str:
    """The page with its section on kills replaced, or added before that on speed."""
    written = f"{BEGIN}\n\n{kills_section(found)}\n{END}\n"
    if BEGIN in page:
        before, _, rest = page.partition(BEGIN)
        return before + written + rest.partition(END)[2].removeprefix("\n")
    before, speed, rest = (page or TITLE).partition(SPEED)
    return f"{before.rstrip()}\n\n{written}" + (f"\n{speed}{rest}" if speed else "")


def kills_section(found: list[Kills]) -> str:
    """What was seen in all scenes."""
    if not found:
        return f"## Nothing is lost\n\n{UNMEASURED}"
    columns = [
        "",
        "measured",
        "rounds",
        "killed",
        "choices acknowledged",
        "calls repeated",
        "streams opened",
        "lost or doubled",
        "reached",
    ]
    table = markdown_table(columns, [scene_row(scene) for scene in found])
    words = "Each on " + machine_words(found[-1].machine).partition(": ")[2]
    return "\n".join([INTRODUCTION.format(tables=found[0].tables), table, "", words, "", HOW_TO])


def scene_row(found: Kills) -> list[str]:
    """One scene."""
    return [
        found.title,
        f"{found.machine.date} at {found.machine.commit}",
        f"{found.rounds:,}",
        ", ".join(f"{what} {count}" for what, count in sorted(found.killed.items(), key=lambda each: -each[1])),
        f"{found.choices:,}",
        f"{found.repeats:,} + {found.doubles:,}",
        f"{found.streams:,}",
        str(found.violations),
        reached(found.violations == 0 and found.rounds >= LEAST_ROUNDS),
    ]
