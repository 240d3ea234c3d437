"""The tools that measure the server: they work, and they notice what is wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest

from benchmarks.server.figures import Contender, Growth, Load, Memory, Peers, Point, Round, Spread, machine, spread
from benchmarks.server.growth_chart import growth_chart
from benchmarks.server.house import open_ours
from benchmarks.server.lines import Exchange
from benchmarks.server.measuring import ours
from benchmarks.server.party import Guest, Notes, Party
from benchmarks.server.playing import Evening
from benchmarks.server.sockets import frame_at
from benchmarks.server.speed_page import BEGIN, END, speed_section, with_section

TABLES = 3


def round_with(per_cpu_second: float = 1_000.0, p99: float = 9.0, faults: int = 0) -> Round:
    told = Spread(2.0, p99, 20.0)
    return Round(50, 200, 50.0, 10.0, 500, 1, faults, 50.0, per_cpu_second, 0.1, told, told, 1.0, 500.0)


def contender_with(found: Round) -> Contender:
    return Contender("ours", [found], [found], [Memory(50, 40.0, 0.0)])


def peers_with(*rounds: Round) -> str:
    peers = Peers(machine(), "habemus", [Spread(1.0, 2.0, 3.0)], [contender_with(found) for found in rounds])
    return speed_section(None, peers, None)


def guest() -> Guest:
    party = Party("habemus", 1, [Exchange(0)], Random(1), Notes(), kept=True)
    return party.guests[0]


def message(number: int, entries: int = 1, **more: object) -> bytes:
    told = [{"seat": 0, "prompt": {"state": "playing", "due": [0]}, **more}]
    update = {"table": "t", "number": number, "position": 1, "news": [{"kind": "chosen"}] * entries, "told": told}
    return b"id: t.1.0\ndata: " + msgspec.json.encode({**update, "is_whole": "view" in more})


@pytest.mark.process
def test_choices_are_made_at_real_tables_without_a_fault(tmp_path: Path) -> None:
    async def play() -> tuple[Round, Evening]:
        with open_ours(str(tmp_path / "tables.db")) as house:
            evening = Evening(house, ours("habemus"), 1)
            await evening.open(TABLES)
            found = await evening.at_most(TABLES, 1.0)
            await evening.compare()
            await evening.close()
        return found, evening

    found, evening = asyncio.run(play())
    assert evening.notes.faults == []
    assert found.choices > TABLES
    assert found.per_cpu_second > 0
    assert found.answered.p50 > 0
    assert found.bytes_per_update > 0


@pytest.mark.parametrize(("number", "entries"), [(7, 1), (5, 1), (8, 2)])
def test_lost_and_repeated_entries_are_faults(number: int, entries: int) -> None:
    somebody = guest()
    somebody.take(message(5, view={"gold": 1}))
    somebody.take(message(number, entries))
    assert len(somebody.party.notes.faults) == 1


def test_entries_that_follow_are_no_fault_and_change_the_view() -> None:
    somebody = guest()
    somebody.take(message(5, view={"gold": 1, "gems": "DD"}))
    somebody.take(message(7, 2, change={"gold": 3}))
    assert somebody.party.notes.faults == []
    assert somebody.view == {"gold": 3, "gems": "DD"}


def test_the_spread_of_times_is_in_milliseconds() -> None:
    assert spread([number / 1_000 for number in range(1, 101)]) == Spread(51.0, 100.0, 100.0)
    assert spread([]) == Spread(0, 0, 0)


@pytest.mark.parametrize(
    ("size", "extra", "mark"), [(5, 0, 5), (125, 0, 125), (126, 2, 126), (6_300, 2, 126), (70_000, 8, 127)]
)
def test_frames_of_any_size_are_found(size: int, extra: int, mark: int) -> None:
    length = [mark, *(size.to_bytes(extra, "big") if extra else b"")]
    frame = bytes([0x81, *length]) + b"x" * size
    assert frame_at(frame, 0) == (len(frame) - size, len(frame))
    assert frame_at(frame[:-1], 0) is None
    assert frame_at(b"??" + frame, 2) == (len(frame) - size + 2, len(frame) + 2)


@pytest.mark.process
def test_the_best_round_of_each_counts_against_the_bars() -> None:
    slow, fast = round_with(per_cpu_second=800.0, p99=30.0), round_with()
    both = Contender("ours", [slow, fast], [fast, slow], [Memory(50, 70.0, 0.0), Memory(50, 40.0, 0.0)])
    page = speed_section(None, Peers(machine(), "habemus", [Spread(1.0, 2.0, 3.0)], [both]), None)
    assert "**no**" not in page
    assert "**no**" in peers_with(slow)


@pytest.mark.process
def test_faults_break_a_bar() -> None:
    assert "**no**" not in peers_with(round_with())
    assert peers_with(round_with(faults=1)).count("**no**") == 1
    load = Load(machine(), "habemus", Spread(1.0, 2.0, 3.0), Memory(1_000, 50.0, 0.0), round_with(), ["seat 0: cut"])
    assert speed_section(load, None, None).count("**no**") == 1


def test_only_the_section_on_speed_is_replaced() -> None:
    page = f"# Title\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n"
    written = with_section(page, "new\n")
    assert written == f"# Title\n\nBefore.\n\n{BEGIN}\n\nnew\n\n{END}\n\nAfter.\n"
    assert with_section(written, "new\n") == written


def test_a_page_without_a_section_gets_one_at_its_end() -> None:
    assert with_section("# Title\n", "new\n").startswith(f"# Title\n\n{BEGIN}")


@pytest.mark.process
def test_the_chart_has_a_mark_for_every_point_in_both_fields() -> None:
    found = round_with()
    points = [Point("one process", tables, Memory(tables, 50.0, 0.0), found, found, []) for tables in (100, 3_000)]
    chart = growth_chart(Growth(machine(), "habemus", 100.0, points))
    assert chart.count("<circle") == 2 * 2 + 1
    assert ">3,000<" in chart
