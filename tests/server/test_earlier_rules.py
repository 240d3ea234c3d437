"""A database in which a table of earlier rules is being played: it opens, goes on by its own rules, and ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roisoleil.engine.match import differences, replay
from roisoleil.server.bus import Bus
from roisoleil.server.entries import Chosen, Created, Drawn, Entry, Move, Started, encode_entry, kind_of
from roisoleil.server.hub import Hub, Wish
from roisoleil.server.salon import OVER, Salon
from roisoleil.server.store import open_store
from roisoleil.server.store.rows import SeatRow, TableRow
from tests.matches.storing import load_matches
from tests.shared import GAMES

BOT = "random"
Record = dict[str, Any]


def old_log(record: Record, choices: int) -> list[Entry]:
    """What an old program had written by then: the record of a game of bots, up to a choice."""
    game = GAMES[record["game"]]
    levels = (BOT,) * len(record["players"])
    created = Created(
        game.name, record["rules"], record["data"], tuple(record["options"]), levels, True, record["commitment"]
    )
    match = replay(game, record)
    drawn = [Drawn(outcome.label, tuple(outcome.values)) for outcome in match.outcomes]
    at = [outcome["at"] for outcome in record["outcomes"]]
    moves = tuple(
        Move(step["seat"], step["notation"], step.get("automatic", False)) for step in record["choices"][:choices]
    )
    dealt = tuple(each for each, brought_by in zip(drawn, at, strict=True) if brought_by == 0)
    later = tuple(each for each, brought_by in zip(drawn, at, strict=True) if 0 < brought_by <= choices)
    return [created, Started((), dealt), Chosen(moves, later)]


def open_choices(record: Record) -> int:
    """About the middle of a game, where nobody has sealed an answer."""
    game = GAMES[record["game"]]
    choices = len(record["choices"]) // 2
    while replay(game, record, choices).table.is_sealed():
        choices += 1
    return choices


def choosing(seat: int, choice: int) -> Wish:
    return lambda salon: salon.choose(seat, choice)


async def store_old_table(path: str, record: Record, choices: int) -> None:
    async with await open_store(path) as store:
        row = TableRow("old", record["game"], "playing", 0, 0, "link")
        seats = [SeatRow(seat, "bot", BOT, BOT) for seat in range(len(record["players"]))]
        entries = [(kind_of(entry), encode_entry(entry)) for entry in old_log(record, choices)]
        await store.create_table(row, seats, bytes.fromhex(record["seed"]), entries)


@pytest.mark.soak
@pytest.mark.parametrize("number", [0, 1, 7])
@pytest.mark.parametrize("rules", ["habemus/1", "louis_xiv/1"])
def test_a_running_table_of_earlier_rules_goes_on_and_ends_as_it_would_have(
    tmp_path: Path, rules: str, number: int
) -> None:
    record: Record = load_matches(rules)[number]
    choices = open_choices(record)
    path = str(tmp_path / "old.db")

    async def play_on() -> Salon:
        async with await open_store(path) as store:
            hub = Hub(store, Bus())
            salon = await hub.load("old")
            assert not salon.has_other_rules()
            for step in record["choices"][choices:]:
                if not step.get("automatic"):
                    choice = salon.game.choices.parse_notation(step["notation"])
                    salon = await hub.change("old", choosing(step["seat"], choice))
            return await Hub(store, Bus()).load("old")

    asyncio.run(store_old_table(path, record, choices))
    salon = asyncio.run(play_on())
    assert salon.state == OVER
    said = salon.playing().record(with_events=True)
    assert (said["rules"], said["hash"], said["result"]) == (rules, record["hash"], record["result"])
    assert differences(replay(GAMES[record["game"]], said), said) == []


def test_a_table_of_earlier_rules_can_be_looked_back_at_and_taken_back(tmp_path: Path) -> None:
    record: Record = load_matches("habemus/1")[0]
    choices = open_choices(record)

    async def open_again() -> Salon:
        await store_old_table(str(tmp_path / "old.db"), record, choices)
        async with await open_store(str(tmp_path / "old.db")) as store:
            return await Hub(store, Bus()).load("old")

    salon = asyncio.run(open_again())
    assert salon.game.rules == "habemus/1"
    then = replay(salon.game, salon.playing().record(), choices // 2)
    assert then.table.hash() == replay(GAMES["habemus"], record, choices // 2).table.hash()
    salon.go_back(choices // 2)
    assert salon.playing().table.hash() == then.table.hash()
