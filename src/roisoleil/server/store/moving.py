"""Tables in lines of JSON, to be kept or moved to another server, whichever database either has.

An export holds the secrets of the deals and all that was said: it must be kept as safe as the database.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from msgspec import DecodeError, Struct, json
from msgspec.structs import astuple, replace

from roisoleil.server.store import people, tables
from roisoleil.server.store.errors import BrokenExport, Exists
from roisoleil.server.store.rows import ChatLine, Entry, Holder, Person, SeatRow, Snapshot, TableRow
from roisoleil.server.store.session import Session

FORMAT: Final = "roisoleil-tables/1"
PAGE: Final = 500
"""So many ids are looked up at once."""
ALL_LINES: Final = 2**31 - 1
"""More than a chat can have."""


class Heading(Struct, frozen=True, tag="export"):
    """The first line."""

    format: str


class Answered(Struct, frozen=True):
    """An answer given to a key."""

    key: str
    number: int
    status: int
    answer: bytes
    at: int
    wish: str = ""


class Note(Struct, frozen=True):
    """What a person noted about a table."""

    person_id: str
    text: str
    at: int


class TableRecord(Struct, frozen=True, tag="table"):
    """All that is stored of a table. Leases are not: another server has other workers."""

    table: TableRow
    seed: bytes
    seats: list[SeatRow]
    entries: list[Entry]
    snapshots: list[Snapshot]
    answers: list[Answered]
    holders: list[Holder]
    watchers: list[str]
    chat: list[ChatLine]
    notes: list[Note]

    def person_ids(self) -> set[str]:
        """Everybody who has to do with this table."""
        speakers = {line.person_id for line in self.chat if line.person_id}
        return {
            *(holder.person_id for holder in self.holders),
            *self.watchers,
            *speakers,
            *(note.person_id for note in self.notes),
        }


class PersonRecord(Struct, frozen=True, tag="person"):
    """A person."""

    person: Person


Line = Heading | TableRecord | PersonRecord
decoder: Final[json.Decoder[Line]] = json.Decoder(Line)


async def export_lines(session: Session, ids: list[str] | None) -> AsyncIterator[bytes]:
    """These tables and the people there, or all tables and people, from one moment."""
    yield encode(Heading(FORMAT))
    person_ids: set[str] = set()
    async for table_id in all_ids(session, "tables") if ids is None else listed(ids):
        record = await table_record(session, table_id)
        if record is not None:
            person_ids |= record.person_ids()
            yield encode(record)
    async for person_id in all_ids(session, "persons") if ids is None else listed(sorted(person_ids)):
        person = await people.person(session, person_id)
        if person is not None:
            yield encode(PersonRecord(person))


def encode(line: Line) -> bytes:
    """A line of an export."""
    return json.encode(line) + b"\n"


async def listed(ids: list[str]) -> AsyncIterator[str]:
    """The ids given."""
    for found in ids:
        yield found


async def all_ids(session: Session, place: str) -> AsyncIterator[str]:
    """All ids of tables or of persons, in their order."""
    last = ""
    while rows := await session.rows(f"SELECT id FROM {place} WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE):
        for row in rows:
            last = row[0]
            yield last


async def table_record(session: Session, table_id: str) -> TableRecord | None:
    """All that is stored of a table."""
    table = await tables.table(session, table_id)
    if table is None:
        return None
    snapshots = await session.rows("SELECT number, body FROM snapshots WHERE table_id = $1 ORDER BY number", table_id)
    answers = await session.rows(
        "SELECT key, number, status, answer, at, wish FROM requests WHERE table_id = $1 ORDER BY key", table_id
    )
    notes = await session.rows("SELECT person_id, text, at FROM notes WHERE table_id = $1 ORDER BY person_id", table_id)
    return TableRecord(
        replace(table, is_damaged=False),  # what this program makes of the log is no part of it
        await tables.seed(session, table_id) or b"",
        [replace(seat, lease_until=0, lease_by="") for seat in await tables.seats(session, table_id)],
        await tables.entries(session, table_id, 0),
        [Snapshot(*row) for row in snapshots],
        [Answered(*row) for row in answers],
        await people.holders(session, table_id),
        await people.watchers(session, table_id),
        await people.chat(session, table_id, 0, ALL_LINES),
        [Note(*row) for row in notes],
    )


def parse_line(text: bytes, number: int) -> Line:
    """A line of an export; the first must be the heading."""
    try:
        line = decoder.decode(text)
    except DecodeError as error:
        raise BrokenExport(f"line {number}: {error}") from error
    if isinstance(line, Heading) != (number == 1) or (isinstance(line, Heading) and line.format != FORMAT):
        raise BrokenExport(f"line {number}: an export starts with one line that says {FORMAT}")
    if isinstance(line, TableRecord) and [entry.number for entry in line.entries] != list(
        range(1, line.table.last + 1)
    ):
        raise BrokenExport(f"line {number}: entries of table {line.table.id!r} are missing")
    return line


async def import_line(session: Session, line: Line) -> bool:
    """Add a table or a person; False if the very same is there already."""
    match line:
        case TableRecord():
            return await import_table(session, line)
        case PersonRecord(person):
            return await import_person(session, person)
        case Heading():
            return False


async def import_person(session: Session, person: Person) -> bool:
    """Add a person; one who is there already may have got another name since."""
    known = await people.person(session, person.id)
    if known is not None and known.secret_hash == person.secret_hash:
        return False
    await people.add_person(session, person)
    return True


async def import_table(session: Session, record: TableRecord) -> bool:
    """Add a table, unless it is there already."""
    table_id = record.table.id
    known = await table_record(session, table_id)
    if known is not None:
        if known != record:
            raise Exists(f"there is a table {table_id!r} already, and it differs")
        return False
    await tables.create_table(session, record.table, record.seats, record.seed, [], record.holders)
    await session.run("UPDATE tables SET last = $1 WHERE id = $2", record.table.last, table_id)
    await tables.add_entries(session, table_id, record.entries)
    await session.run_each(
        "INSERT INTO snapshots (table_id, number, body) VALUES ($1, $2, $3)",
        [(table_id, snapshot.number, snapshot.body) for snapshot in record.snapshots],
    )
    await session.run_each(
        "INSERT INTO requests (table_id, key, number, status, answer, at, wish) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [(table_id, *astuple(given)) for given in record.answers],
    )
    for person_id in record.watchers:
        await people.add_watcher(session, table_id, person_id)
    await people.add_lines(session, table_id, record.chat)
    for note in record.notes:
        await people.put_note(session, table_id, note.person_id, note.text, note.at)
    return True
