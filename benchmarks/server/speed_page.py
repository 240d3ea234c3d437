"""The section on speed of docs/reliability.md."""

from __future__ import annotations

from typing import Final

from benchmarks.server.figures import Contender, Growth, Load, Machine, Peers, Point, Round, Spread
from roisoleil.arena.report import markdown_table

BEGIN: Final = "<!-- speed: written by python -m benchmarks.server page -->"
END: Final = "<!-- end of speed -->"
TITLE: Final = "# Reliability and speed of the table server\n"
UNMEASURED: Final = "Not measured yet.\n"

MOST_LOAD_MS: Final = 150.0
LEAST_PER_CPU_SECOND: Final = 900.0
MOST_P50_MS: Final = 3.0
MOST_P99_MS: Final = 10.0
MOST_BYTES: Final = 900.0
MOST_KIB: Final = 60.0
"""The bars that were agreed."""

INTRODUCTION: Final = """\
## Speed

Server and client run on the same machine and share its cores. People play legal choices at random at tables of four,
each with an open stream of their own. The time counts from the moment a choice is sent until the last of the four
streams has the update; by then it is stored for good. Processor time is that of the server's processes, the kernel's
work for them included. The client checks that the entries of every table come without gap or repetition, keeps some
views by applying the changes, and compares them in the end with what the server shows; whatever is wrong counts as a
fault. Games that are over are followed by a rematch, which is in the processor time and not in the times of choices.
"""

LOAD: Final = """\
### At full load

{tables:,} tables of {game} with {streams:,} open streams, {rate:.0f} choices a second for {seconds:.0f} seconds.
{machine}
"""

PEERS: Final = """\
### Beside boardgame.io

{tables} tables of four, measured in turn in the same run, {repeats} times; the best of each is told. Choices per second
of processor time: the next choice is made when all four have the update, at all tables at once. Times: at {rate:.0f}
choices a second. boardgame.io 0.50 plays a game with a view of 6 kB and sends every client the whole of it, or where a
game asks for it patches, in memory only; its file storage sends before it has stored. SQLite in shared memory shows
what our server takes without the disk. Memory: what each of {memory_tables} more tables takes with its four
connections, without the kernel's part. {machine}
"""

GROWTH: Final = """\
### With more tables

![Choices a second and their times, by the number of tables](server-growth.svg)

The client, the database and the broker run on the same cores as the server, so that a second process can help only as
far as they leave it room. {machine}
"""

HOW_TO: Final = """\
### Measure it yourself

```sh
make bench-server                                      # all of it, then this section: about half an hour
python -m benchmarks.server load --quick               # does it work? in short, and nothing is kept
python -m benchmarks.server try --tables 200 --rate 100 --seconds 20 --database /dev/shm
```
"""


def with_section(page: str, section: str) -> str:
    """The page with its section on speed replaced, or added where there was none."""
    written = f"{BEGIN}\n\n{section}\n{END}\n"
    if BEGIN not in page:
        return (page or TITLE) + "\n" + written
    before, _, rest = page.partition(BEGIN)
    return before + written + rest.partition(END)[2].removeprefix("\n")


def speed_section(load: Load | None, peers: Peers | None, growth: Growth | None) -> str:
    """All that was measured."""
    parts = [INTRODUCTION]
    parts.append(load_words(load) if load else f"### At full load\n\n{UNMEASURED}")
    parts.append(peer_words(peers) if peers else f"### Beside boardgame.io\n\n{UNMEASURED}")
    parts.append(growth_words(growth) if growth else f"### With more tables\n\n{UNMEASURED}")
    return "\n".join([*parts, HOW_TO])


def load_words(load: Load) -> str:
    """The load and its bars."""
    found = load.round
    opening = LOAD.format(
        tables=found.tables,
        game=load.game,
        streams=found.streams,
        rate=found.asked_rate,
        seconds=found.seconds,
        machine=machine_words(load.machine),
    )
    faults = str(max(found.faults, len(load.faults)))
    rows = [
        ["choices made", f"{found.choices:,} ({found.per_second:.0f} a second)", "", ""],
        ["faults", faults, "0", reached(faults == "0")],
        ["to the last stream, p50 / p99 / longest, ms", times(found.told), *most(found.told.p99, MOST_LOAD_MS, "p99")],
        ["to the answer, p50 / p99 / longest, ms", times(found.answered), "", ""],
        ["the disk alone (fdatasync of 4 kB), ms", times(load.syncs), "", ""],
        ["choices per second of processor time", f"{found.per_cpu_second:,.0f}", "", ""],
        ["bytes an update and client", f"{found.bytes_per_update:,.0f}", *most(found.bytes_per_update, MOST_BYTES)],
        ["KiB a table with four streams", f"{load.memory.server:,.0f}", *most(load.memory.server, MOST_KIB)],
        ["games begun meanwhile", f"{found.openings:,}", "", ""],
    ]
    return opening + "\n" + markdown_table(["", "measured", "bar", "reached"], rows) + "\n"


def peer_words(peers: Peers) -> str:
    """The servers side by side, and the bars for ours."""
    first = peers.contenders[0]
    opening = PEERS.format(
        tables=first.busy[0].tables,
        repeats=len(first.busy),
        rate=first.steady[0].asked_rate,
        memory_tables=first.memory[0].tables,
        machine=machine_words(peers.machine),
    )
    columns = ["", *(contender.name for contender in peers.contenders), "bar for the first", "reached"]
    syncs = min(peers.syncs, key=lambda each: each.p50)
    table = markdown_table(columns, peer_rows(peers.contenders))
    return f"{opening}\n{table}\n\nThe disk alone (fdatasync of 4 kB), p50 / p99 / longest: {times(syncs)} ms.\n"


def peer_rows(contenders: list[Contender]) -> list[list[str]]:
    """One row for each bar."""
    ours = contenders[0]
    busy, steady, bytes_sent, memory = best_busy(ours), best_steady(ours), most_bytes(ours), least_memory(ours)
    is_fast = steady.told.p50 <= MOST_P50_MS and steady.told.p99 <= MOST_P99_MS
    faults = sum(found.faults for found in [*ours.busy, *ours.steady])
    return [
        [
            "choices per second of processor time",
            *(f"{best_busy(each).per_cpu_second:,.0f}" for each in contenders),
            f"≥ {LEAST_PER_CPU_SECOND:.0f}",
            reached(busy.per_cpu_second >= LEAST_PER_CPU_SECOND),
        ],
        [
            "to the last connection, p50 / p99, ms",
            *(f"{each.told.p50:.1f} / {each.told.p99:.1f}" for each in map(best_steady, contenders)),
            f"≤ {MOST_P50_MS:.0f} / {MOST_P99_MS:.0f}",
            reached(is_fast),
        ],
        [
            "bytes an update and client",
            *(f"{most_bytes(each):,.0f}" for each in contenders),
            *most(bytes_sent, MOST_BYTES),
        ],
        ["KiB a table", *(f"{least_memory(each):,.0f}" for each in contenders), *most(memory, MOST_KIB)],
        [
            "faults",
            *(str(sum(found.faults for found in [*each.busy, *each.steady])) for each in contenders),
            "0",
            reached(faults == 0),
        ],
    ]


def best_busy(contender: Contender) -> Round:
    """The round with the least processor time for a choice."""
    return max(contender.busy, key=lambda found: found.per_cpu_second)


def best_steady(contender: Contender) -> Round:
    """The round that was disturbed least."""
    return min(contender.steady, key=lambda found: found.told.p99)


def most_bytes(contender: Contender) -> float:
    """The bytes of an update; nothing disturbs them, so the most counts."""
    return max(found.bytes_per_update for found in [*contender.busy, *contender.steady])


def least_memory(contender: Contender) -> float:
    """The KiB of a table."""
    return min(memory.server for memory in contender.memory)


def growth_words(growth: Growth) -> str:
    """The chart and its figures."""
    columns = [
        "",
        "tables",
        "choices a second",
        f"p50 / p99 at {growth.rate:.0f} a second, ms",
        "KiB a table",
        "faults",
    ]
    table = markdown_table(columns, [point_row(point) for point in growth.points])
    return GROWTH.format(machine=machine_words(growth.machine)) + "\n" + table + "\n"


def point_row(point: Point) -> list[str]:
    """One point of the chart."""
    told = point.steady.told
    faults = max(len(point.faults), point.busy.faults + point.steady.faults)
    return [
        point.series,
        f"{point.tables:,}",
        f"{point.busy.per_second:,.0f}",
        f"{told.p50:.1f} / {told.p99:.1f}",
        f"{point.memory.server:,.0f}",
        str(faults),
    ]


def machine_words(machine: Machine) -> str:
    """Where and when."""
    what = f"{machine.cores} cores, Python {machine.python}, {machine.system}, rules {machine.build}"
    return f"Measured on {machine.date} at {machine.commit}: {what}."


def times(spread: Spread) -> str:
    """Times in milliseconds."""
    return f"{spread.p50:.1f} / {spread.p99:.1f} / {spread.longest:.0f}"


def most(found: float, bar: float, unit: str = "") -> list[str]:
    """A bar from above, and whether it is kept."""
    return [f"{unit} ≤ {bar:.0f}".strip(), reached(found <= bar)]


def reached(is_so: bool) -> str:
    """A bar, kept or not."""
    return "yes" if is_so else "**no**"
