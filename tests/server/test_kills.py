"""A server that is killed under load loses nothing: a few rounds of benchmarks/server/kills.py, and what they see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from benchmarks.server.kills import play_round, run_scene
from benchmarks.server.kills_checks import check
from benchmarks.server.kills_page import BEGIN, END, Kills, kills_section, with_kills
from benchmarks.server.kills_people import Granted, Person
from benchmarks.server.kills_play import Gathering
from benchmarks.server.kills_stage import SCENES, Stage, set_stage
from benchmarks.server.kills_told import Heard, Violation
from benchmarks.server.speed_page import speed_section, with_section
from roisoleil.server.telling import News, Prompt, Said, Told

SEED = 71
ROUNDS = 3
TABLES = 4


@pytest.mark.process
@pytest.mark.parametrize("scene", ["sqlite", "postgres", "pair"])
def test_nothing_is_lost_or_doubled_when_it_is_killed(scene: str) -> None:
    found = asyncio.run(run_scene(SCENES[scene], ROUNDS, TABLES, SEED))
    assert found.violations == 0
    assert found.choices > ROUNDS
    assert sum(found.killed.values()) == ROUNDS


# The checks notice.


def forget_a_promise(gathering: Gathering) -> None:
    promises(gathering).popitem()


def invent_a_promise(gathering: Gathering) -> None:
    promises(gathering)["never-sent"] = Granted("undo", {"seat": 0}, b'{"number":3,"position":1}')


def change_a_promise(gathering: Gathering) -> None:
    granted = promises(gathering)
    key, (kind, body, answer) = next(iter(granted.items()))
    granted[key] = Granted(kind, body, answer.replace(b'"number":', b'"number":1'))


def misremember_choices(gathering: Gathering) -> None:
    for person in gathering.people:
        for granted in person.granted.values():
            for key, (kind, body, answer) in list(granted.items()):
                if kind == "choices":
                    granted[key] = Granted(kind, {**body, "choice": "something else"}, answer)


def has_chosen(gathering: Gathering) -> bool:
    """Whether anybody got a choice through: on a slow machine a round may be too short for that."""
    granted = [each for person in gathering.people for table in person.granted.values() for each in table.values()]
    return any(kind == "choices" for kind, _, _ in granted)


def invent_a_line(gathering: Gathering) -> None:
    _, person = gathering.parties[0].seats()[0]
    person.said.setdefault(gathering.parties[0].table, {})["never said"] = 1


def change_a_view(gathering: Gathering) -> None:
    _, person = gathering.parties[0].seats()[0]
    told = person.kept[gathering.parties[0].table].told
    for seat, known in told.items():
        told[seat] = msgspec.structs.replace(known, view={"round": -1})


def promises(gathering: Gathering) -> dict[str, Granted]:
    """Those of somebody, at a table."""
    party = gathering.parties[0]
    return next(person.granted[party.table] for _, person in party.seats() if person.granted.get(party.table))


@pytest.mark.process
def test_whatever_differs_is_noticed() -> None:
    spoilers: list[Callable[[Gathering], None]] = [
        forget_a_promise,
        invent_a_promise,
        change_a_promise,
        misremember_choices,
        invent_a_line,
        change_a_view,
    ]

    async def body() -> None:
        async with set_stage(SCENES["sqlite"]) as stage:
            gathering = Gathering(stage.ports, SEED, 1)
            try:
                await gathering.open()
                for number in range(1, 20):
                    if not has_chosen(gathering):
                        await play_round(stage, gathering, gathering.luck, number)
                for spoil in spoilers:
                    await see_it_noticed(stage, gathering, spoil)
            finally:
                await gathering.close()

    asyncio.run(body())


async def see_it_noticed(stage: Stage, gathering: Gathering, spoil: Callable[[Gathering], None]) -> None:
    """Spoil something of what people noted, and put it right again."""
    granted = {person: {table: dict(each) for table, each in person.granted.items()} for person in gathering.people}
    told = {(person, table): dict(kept.told) for person in gathering.people for table, kept in person.kept.items()}
    await check(gathering, stage.database)
    spoil(gathering)
    with pytest.raises(Violation):
        await check(gathering, stage.database)
    for person in gathering.people:
        person.granted.update(granted[person])
        for lines in person.said.values():
            lines.pop("never said", None)
    for (person, table), each in told.items():
        person.kept[table].told.update(each)


def somebody() -> Person:
    gathering = Gathering([0], SEED, 1)
    person = gathering.people[0]
    person.hear("t.5.0", heard(5, is_whole=True))
    return person


def heard(number: int, entries: int = 1, is_whole: bool = False) -> Heard:
    return Heard("t", number, 1, [News("chosen")] * entries, [Told(0, Prompt("playing", [0]))], is_whole)


def said(number: int) -> Heard:
    return Heard("t", chat=[Said(number, 0, 0, "Anne", "hello")])


@pytest.mark.parametrize(
    ("place", "message"),
    [
        ("t.7.0", heard(7)),  # an entry is missing
        ("t.5.0", heard(5)),  # one comes again
        ("t.6.0", heard(6, entries=2)),
        ("t.7.0", heard(7, is_whole=True)),
        ("t.7.0", heard(6)),  # the place is another one
        ("t.5.2", said(2)),
        ("u.1.0", Heard("u", 1, 1, [News("chosen")])),
    ],
)
def test_a_stream_that_does_not_follow_is_noticed(place: str, message: Heard) -> None:
    person = somebody()
    with pytest.raises(Violation):
        person.hear(place, message)


def test_a_stream_that_follows_is_no_violation() -> None:
    person = somebody()
    person.hear("t.6.0", heard(6))
    person.hear("t.9.0", heard(9, entries=3, is_whole=True))
    person.hear("t.9.1", said(1))
    person.hear("t.10.1", heard(10))


def test_the_page_says_what_was_seen() -> None:
    found = msgspec.convert(KILLS, Kills)
    page = with_kills("", [found])
    assert "| one server | 2026-11-15 at abc | 200 | server 199, worker 1 | 12,345 |" in page
    assert "| 0 | yes |" in page
    assert "**no**" in kills_section([msgspec.structs.replace(found, violations=1)])
    assert "Not measured yet" in kills_section([])
    both = with_section(page, speed_section(None, None, None))
    again = with_kills(both, [found])
    assert again == both
    assert again.count(BEGIN) == again.count(END) == 1
    assert with_kills(with_section("", speed_section(None, None, None)), [found]).index(BEGIN) < both.index("## Speed")


MACHINE = {"date": "2026-11-15", "commit": "abc", "cores": 2, "python": "3.11", "system": "Linux", "build": "compiled"}
COUNTS = ["seed", "seconds", "games", "wishes", "lines", "repeats", "doubles", "streams", "refreshes", "violations"]
KILLS = {
    **dict.fromkeys(COUNTS, 0),
    "machine": MACHINE,
    "scene": "sqlite",
    "title": "one server",
    "tables": 12,
    "rounds": 200,
    "killed": {"worker": 1, "server": 199},
    "choices": 12_345,
}
