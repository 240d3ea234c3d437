"""Whether nothing was lost or doubled: what people were promised and told, beside what the store has."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Iterator
from typing import Final

import msgspec

from benchmarks.server.kills_people import Granted, Person, number_of
from benchmarks.server.kills_play import Gathering, Party
from benchmarks.server.kills_told import Kept, Violation
from roisoleil.server.bus import Bus
from roisoleil.server.entries import (
    Answered,
    Asked,
    Chosen,
    Created,
    Entry,
    Joined,
    Rematch,
    Sealed,
    Started,
    Stopped,
    Undone,
    decode_entry,
)
from roisoleil.server.hub import Hub, now_ms
from roisoleil.server.salon import BOT, PLAYING, Salon
from roisoleil.server.store import Store, open_store
from roisoleil.server.store.moving import TableRecord, decoder
from roisoleil.server.telling import FROM_THE_OPENING, WATCHER, Told, encode, tell_whole, viewpoints_of

PATIENCE: Final = 60.0
"""Seconds for everybody to be told: half of it until a server looks for what no other has told it of."""
BOTS_PATIENCE: Final = 60.0
"""Seconds for bots to choose: a turn is lent for twenty, and the worker that had it may have been killed twice."""
PAUSE: Final = 0.01
EXCERPT: Final = 12
"""Entries that are shown of a log where something is wrong."""

OPENING: Final = (Created, Joined, Rematch)
"""Entries that come of calls without a key."""
GRANTED: Final[dict[str, tuple[type[Entry], ...]]] = {
    "start": (Started,),
    "choices": (Sealed, Chosen),
    "unseal": (Sealed,),
    "undo": (Undone,),
    "takeback": (Asked, Undone),
    "end": (Asked, Stopped),
    "answer": (Answered, Undone, Stopped),
}
"""What each wish may write, in this order."""


async def check(gathering: Gathering, database: str) -> str:
    """Compare everything, while nobody begins anything; returns the hash of all that is public."""
    async with await open_store(database) as store:
        await await_bots(gathering, store)
        public = hashlib.sha256()
        for party in gathering.parties:
            for table in (*party.over, party.table):
                public.update(await check_table(gathering, party, table, store))
            forget_finished(gathering, party)
    return public.hexdigest()


async def await_bots(gathering: Gathering, store: Store) -> None:
    """Wait until nobody but people is due; bots may have much to play, but each turn has to be taken soon."""
    looked = time.monotonic()
    while await store.turns_waiting():
        gathering.account.check()
        if time.monotonic() - looked > BOTS_PATIENCE:
            looked = time.monotonic()
            await check_bots(gathering, store)
        await asyncio.sleep(PAUSE)


async def check_bots(gathering: Gathering, store: Store) -> None:
    """No turn of a bot has been waiting for too long."""
    latest = now_ms() - int(BOTS_PATIENCE * 1000)
    for table in (table for party in gathering.parties for table in (*party.over, party.table)):
        for seat in await store.seats(table):
            if seat.kind == BOT and 0 < seat.due_at < latest:
                salon = await Hub(store, Bus()).load(table)
                what = f"{seat}, {salon.state}, due by the log: {salon.due()}, now: {now_ms()}"
                raise Violation(f"a bot's turn was not taken over at table {table}: {what}")


async def check_table(gathering: Gathering, party: Party, table: str, store: Store) -> bytes:
    """Compare all that is known of a table; returns its public view."""
    record = await read_record(store, table)
    log = [decode_entry(entry.body) for entry in record.entries]
    try:
        check_log(record, log, party)
        check_chat(record, party)
        salon = await Hub(store, Bus()).load(table)
        for person in {person for _, person in party.seats()} | set(party.watchers):
            if table in person.kept or (table == party.table and salon.state == PLAYING):
                await until_told(gathering, person, table, record)
                check_told(person, person.kept[table], salon)
            await check_shown(person, party, salon)
    except Violation as violation:
        raise Violation(f"{violation}\ntable {table}\n{excerpt(record)}") from violation
    return encode(tell_whole(salon, WATCHER, 0).view)


async def read_record(store: Store, table: str) -> TableRecord:
    """All that is stored of a table."""
    async for line in store.export_tables([table]):
        found = decoder.decode(line)
        if isinstance(found, TableRecord):
            return found
    raise Violation(f"table {table} is not there")


# What was promised.


def check_log(record: TableRecord, log: list[Entry], party: Party) -> None:
    """Every acknowledged wish is in the log once, under its number, and nothing else is there."""
    numbers = [entry.number for entry in record.entries]
    if numbers != list(range(1, record.table.last + 1)):
        raise Violation(f"the entries are numbered {numbers}, the last is {record.table.last}")
    promised = dict(promises(party, record.table.id))
    stored = {given.key: given for given in record.answers}
    if len(stored) != len(record.answers) or promised.keys() != stored.keys():
        raise Violation(f"promised but not stored, or the other way round: {sorted(promised.keys() ^ stored.keys())}")
    owners: dict[int, str] = {}
    for key, granted in promised.items():
        given = stored[key]
        if given.answer != granted.answer:
            raise Violation(f"{key} was answered {granted.answer!r}, but stored is {given.answer!r}")
        span = range(given.number, number_of(granted) + 1)
        if not span or not is_granted(granted, log[span.start - 1 : span.stop - 1]):
            raise Violation(f"{key} {granted.body} is not what entries {list(span)} say")
        for number in span:
            if owners.setdefault(number, key) != key:
                raise Violation(f"entry {number} is of {owners[number]} and of {key}")
    check_others(log, owners, party)


def promises(party: Party, table: str) -> Iterator[tuple[str, Granted]]:
    """All acknowledged wishes at a table, under the keys of the store."""
    for person in {person for _, person in party.seats()}:
        for key, granted in person.granted.get(table, {}).items():
            yield f"{person.ident} {key}", granted


def is_granted(granted: Granted, entries: list[Entry]) -> bool:
    """Whether entries are what a wish asked for."""
    kinds = [type(entry) for entry in entries]
    allowed = [kind for kind in GRANTED[granted.kind] if kind in kinds]
    if kinds != allowed:
        return False
    seat, choice = granted.body["seat"], granted.body.get("choice", "")
    first, last = entries[0], entries[-1]
    if (
        granted.kind in {"choices", "unseal"}
        and isinstance(first, Sealed)
        and (first.seat, first.choice) != (seat, choice)
    ):
        return False
    if isinstance(last, Chosen):
        return (seat, choice, False) in [(move.seat, move.choice, move.automatic) for move in last.moves]
    return isinstance(first, Started) or getattr(first, "seat", None) == seat


def check_others(log: list[Entry], owners: dict[int, str], party: Party) -> None:
    """What nobody was promised comes of a bot, or of a call without a key, which happens once."""
    others = [(number, entry) for number, entry in enumerate(log, 1) if number not in owners]
    once = [
        entry.seat if isinstance(entry, Joined) else type(entry) for _, entry in others if isinstance(entry, OPENING)
    ]
    if len(once) != len(set(once)):
        raise Violation(f"done twice: {once}")
    bots = {seat for seat, person in enumerate(party.people) if person is None}
    for number, entry in others:
        if isinstance(entry, OPENING):
            continue
        seats = {move.seat for move in entry.moves} if isinstance(entry, Chosen) else {getattr(entry, "seat", None)}
        if not isinstance(entry, Chosen | Sealed) or not seats & bots:
            raise Violation(f"nobody was promised entry {number}")


def check_chat(record: TableRecord, party: Party) -> None:
    """Every acknowledged line is there under its number, and no line twice."""
    texts = [line.text for line in record.chat]
    if [line.number for line in record.chat] != list(range(1, len(texts) + 1)) or len(set(texts)) != len(texts):
        raise Violation(f"the chat is {[(line.number, line.text) for line in record.chat]}")
    said: dict[str, int] = {}
    for person in {person for _, person in party.seats()}:
        said |= person.said.get(record.table.id, {})
    for text, number in said.items():
        if number and texts[number - 1 : number] != [text]:
            raise Violation(f"line {number} should be {text!r}")
    if not set(texts) <= said.keys():
        raise Violation(f"nobody said {set(texts) - said.keys()}")


# What was told.


async def until_told(gathering: Gathering, person: Person, table: str, record: TableRecord) -> None:
    """Wait until somebody has been told everything."""
    expected = record.table.last, len(record.chat)
    deadline = time.monotonic() + PATIENCE
    while True:
        kept = person.kept.get(table)
        if kept is not None and (kept.number, kept.line) == expected:
            return
        gathering.account.check()
        if time.monotonic() > deadline:
            known = (kept.number, kept.line) if kept else "nothing"
            raise Violation(f"{person.name} was told {known} of {expected}")
        await asyncio.sleep(PAUSE)


def check_told(person: Person, kept: Kept, salon: Salon) -> None:
    """What somebody knows from the stream is what the log tells."""
    if kept.position != salon.position:
        raise Violation(f"{person.name} knows position {kept.position}, but it is {salon.position}")
    has_undone = sorted(salon.marks) != salon.marks
    for seat, told in kept.told.items():
        true = told_by(salon, seat)
        if (told.prompt, told.view) != (true.prompt, true.view):
            raise Violation(
                f"{person.name}, seat {seat}, knows {told.prompt} {told.view}\nbut it is {true.prompt} {true.view}"
            )
        if kept.has_all_events and not has_undone and told.events != true.events:
            raise Violation(
                f"{person.name}, seat {seat}, has {len(told.events)} of {len(true.events)} events, or others"
            )


async def check_shown(person: Person, party: Party, salon: Salon) -> None:
    """What the server shows when it is asked is what the log tells."""
    info = await person.look(salon.ident)
    seats = viewpoints_of([seat for seat, each in party.seats() if each is person])
    if (info.number, info.position, info.state) != (salon.number, salon.position, salon.state):
        raise Violation(f"{person.name} is shown entry {info.number} {info.state}, not {salon.number} {salon.state}")
    shown = {told.seat: (told.prompt, told.view) for told in info.told}
    true = {seat: (told.prompt, told.view) for seat in seats for told in [told_by(salon, seat)]}
    if shown != true:
        raise Violation(f"{person.name} is shown {shown}\nbut it is {true}")


def told_by(salon: Salon, seat: int) -> Told:
    """What a salon tells a viewpoint, as it looks over the wire."""
    return msgspec.json.decode(encode(tell_whole(salon, seat, FROM_THE_OPENING)), type=Told)


def forget_finished(gathering: Gathering, party: Party) -> None:
    """Nobody need know any longer of tables that were compared after their end."""
    for table in party.over:
        for person in (*gathering.people, *gathering.watchers):
            person.kept.pop(table, None)
            person.granted.pop(table, None)
            person.said.pop(table, None)
    party.over.clear()


def excerpt(record: TableRecord) -> str:
    """The end of a log."""
    lines = [f"  {entry.number} {entry.body.decode()}" for entry in record.entries[-EXCERPT:]]
    return "\n".join([f"  {record.table}", *lines])
