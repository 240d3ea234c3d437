"""The tables in memory, those who listen to them, and the one way to change them.

The log in the store decides: a change counts once it is stored, and only then does anybody hear of it. Another process
that writes to the same log wakes this one (bus.py), which reads on.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final

from msgspec.structs import replace

from roisoleil.engine.chance import commitment
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.match import SEED_BYTES, IllegalChoice
from roisoleil.server.bus import Bus, Forgotten, Invited
from roisoleil.server.entries import (
    Chosen,
    Created,
    Entry,
    Left,
    Replaced,
    Started,
    Undone,
    acted_in,
    decode_entry,
    encode_entry,
    kind_of,
)
from roisoleil.server.logs import get_log
from roisoleil.server.presence import Presences
from roisoleil.server.salon import BOT, FREE, Refused, Salon, game_of, load_salon
from roisoleil.server.store.errors import Conflict, StoreError, Unavailable, Unknown
from roisoleil.server.store.rows import Commit, Holder, Person, Request, SeatRow, TableRow
from roisoleil.server.store.rows import Entry as Row
from roisoleil.server.store.store import Store
from roisoleil.server.stream import MOST_PLACES, NOWHERE, Stream, bits_of
from roisoleil.server.telling import (
    FROM_THE_OPENING,
    WATCHER,
    Before,
    Said,
    Talk,
    Told,
    Update,
    encode,
    news_of,
    tell,
    tell_whole,
    update_of,
    viewpoints_of,
)
from roisoleil.server.thinker import Thinker

Wish = Callable[[Salon], list[Entry]]
"""What somebody wants of a salon: it checks, changes it, and tells the entries to be stored."""

IDENT_BYTES: Final = 8
MOST_ATTEMPTS: Final = 20
"""How often a wish is repeated that lost against another process: bots elsewhere may make many choices in a second."""
MOST_IDLE: Final = 500
"""Tables kept in memory although nobody listens: those used last. Some 30 KiB each."""
DAMAGED_SECONDS: Final = 60.0
"""How long a table that could not be loaded is not tried again: whoever asks for it often gets the same answer."""
SEEN_MS: Final = 24 * 3_600_000
"""How exactly it is known when somebody was here last."""
MOST_KNOWN: Final = 20_000
"""People kept in mind; the others are looked up. Some 300 bytes each."""


class Stale(Exception):
    """The choice answers to a position that is over."""


class Damaged(Exception):
    """The log of a table cannot be carried out: a fault of ours. Nobody is told what is in it, not even our own log."""


class NoSuchTable(Exception):
    """There is no table of that name, or not for this person."""


class Room:
    """A salon in memory, whoever may change it at the moment, and those who listen."""

    def __init__(self, ident: str) -> None:
        """Empty until it is first asked for."""
        self.ident: Final = ident
        self.lock: Final = asyncio.Lock()
        self.salon: Salon | None = None
        self.visitors = 0
        """How many are in here, or at the door."""
        self.streams: Final[set[Stream]] = set()
        self.holders: Final[dict[str, list[int]]] = {}
        """The seats of people who were asked for; asked for again when somebody sits down, leaves or is deleted."""


def new_ident() -> str:
    """The name of a table or a person: not to be guessed. It begins like a word, not like an option."""
    while (ident := secrets.token_urlsafe(IDENT_BYTES)).startswith("-"):
        pass
    return ident


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """All tables of this process."""

    def __init__(self, store: Store, bus: Bus, count_fault: Callable[[], None] = lambda: None) -> None:
        """Over a store that is open; faults are counted."""
        self.store: Final = store
        self.bus: Final = bus
        self.count_fault: Final = count_fault
        self.damaged: Final[dict[str, float]] = {}
        """Tables that could not be loaded, and until when that is believed."""
        self.thinker = Thinker()
        self.beginning: Final = asyncio.Lock()
        """Held while a game begins with bots that think for long (api.py)."""
        self.rooms: Final[dict[str, Room]] = {}
        self.idle: Final[dict[str, None]] = {}
        """Rooms that nobody uses at the moment, the one used last at the end."""
        self.streams: Final[dict[str, set[Stream]]] = {}
        """The open streams of each person."""
        self.presences: Final = Presences(bus)
        self.known: Final[dict[bytes, Person]] = {}
        """People by the hash of their secret, as far as they were here."""

    # People.

    async def person_of(self, secret_hash: bytes) -> Person | None:
        """The person whom a secret belongs to."""
        person = self.known.get(secret_hash)
        if person is None:
            person = await self.store.person_by_secret(secret_hash)
            if person is not None:
                if len(self.known) >= MOST_KNOWN:
                    del self.known[next(iter(self.known))]
                self.known[secret_hash] = person
        if person is not None and now_ms() - person.seen > SEEN_MS:
            person = self.known[secret_hash] = replace(person, seen=now_ms())
            await self.store.mark_seen(person.id, person.seen)
        return person

    async def seats_of(self, room: Room, person: str, wanted: int = -1) -> list[int]:
        """The seats that a person holds in a room whose lock is held: who has left one may hold it no longer.

        They are looked up again where the wanted one is not among those known.
        """
        known = room.holders.get(person, [])
        if known and (wanted < 0 or wanted in known):
            return known
        found = sorted(holder.seat for holder in await self.store.holders(room.ident) if holder.person_id == person)
        if found:
            room.holders[person] = found
        return found

    # Tables.

    async def create(
        self,
        game_name: str,
        options: tuple[str, ...],
        levels: tuple[str, ...],
        watch: bool,
        rematch_of: str | None = None,
        is_public: bool = False,
        opener: str = "",
    ) -> str:
        """Open a table; the seed of its deal is chosen and committed to before anybody sits down."""
        game = game_of(game_name)
        game.check_setup(len(levels), list(options))
        seed = secrets.token_bytes(SEED_BYTES)
        created = Created(game.name, game.rules, game.data_hash, options, levels, watch, commitment(seed))
        ident = new_ident()
        watchers = "link" if watch else "nobody"
        row = TableRow(ident, game.name, "open", now_ms(), now_ms(), watchers, 0, is_public, rematch_of, opener)
        seats = [SeatRow(seat, BOT if level else FREE, level, level) for seat, level in enumerate(levels)]
        await self.store.create_table(row, seats, seed, [("created", encode_entry(created))], [])
        return ident

    async def load(self, ident: str) -> Salon:
        """The salon that the store tells of."""
        row = await self.store.table(ident)
        if row is None:
            raise NoSuchTable
        if self.damaged.get(ident, 0.0) > monotonic():
            raise Damaged
        try:
            salon = await self.read(row)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, what it says may be what somebody holds
            if await self.store.table(ident) is None:
                raise NoSuchTable from None  # It was deleted meanwhile.
            await self.note_damage(row, error)
            raise Damaged from None
        if row.is_damaged:
            await self.store.mark_damaged(ident, False)
        self.damaged.pop(ident, None)
        return salon

    async def read(self, row: TableRow) -> Salon:
        """The salon of a table; any error that is not the store's says that the table is damaged."""
        ident = row.id
        seed = await self.store.seed(ident)
        kept = await self.store.snapshot(ident)  # Before the log, which is never to be behind it.
        rows = await self.store.entries(ident, 0)
        names = [seat.name for seat in await self.store.seats(ident)]
        place = (kept.body, kept.number) if kept else (b"", 0)
        last = row.last if row.last == len(rows) else (await self.store.last_numbers([ident])).get(ident, 0)
        assert seed is not None, "a table has a deal"
        assert row.last <= len(rows) <= last, "the table counts its entries; others may have come meanwhile"
        assert is_whole(rows, 0), "entries are numbered without gaps"
        entries = [decode_entry(entry.body) for entry in rows]
        return load_salon(ident, game_of(row.game), entries, seed, names, *place)

    async def note_damage(self, row: TableRow, error: Exception) -> None:
        """Let the operator know that a table could not be loaded: where it went wrong, not what was to be done."""
        self.note_fault("loading", error)
        self.damaged[row.id] = monotonic() + DAMAGED_SECONDS
        if not row.is_damaged:
            await self.store.mark_damaged(row.id, True)

    def note_fault(self, call: str, error: Exception) -> None:
        """Count and log a fault of ours: where it was, without a word of what was to be done there."""
        nameless = RuntimeError(type(error).__name__).with_traceback(error.__traceback__)
        get_log().error("fault", call=call, exc_info=nameless)
        self.count_fault()

    async def drop_names(self) -> None:
        """Names were deleted: here and in the other processes nobody shall know them any more."""
        self.bus.tell(Forgotten())
        await self.read_again()

    async def read_again(self) -> None:
        """Have all people and tables read again when they are next asked for."""
        self.known.clear()
        for room in list(self.rooms.values()):
            async with room.lock:
                room.salon = None
                room.holders.clear()

    @asynccontextmanager
    async def room(self, ident: str) -> AsyncIterator[Room]:
        """The place of a table in memory, for one visitor at a time; it is kept while it is used, and for a while."""
        room = self.rooms.get(ident)
        if room is None:
            room = self.rooms[ident] = Room(ident)
        room.visitors += 1
        self.idle.pop(ident, None)
        try:
            async with room.lock:
                yield room
        finally:
            room.visitors -= 1
            self.tidy(room)

    def tidy(self, room: Room) -> None:
        """Forget a room that nobody uses, if it is empty, or else the one that has been idle for longest."""
        if room.visitors or room.streams:
            return
        self.idle[room.ident] = None
        if room.salon is None or len(self.idle) > MOST_IDLE:
            oldest = room.ident if room.salon is None else next(iter(self.idle))
            del self.idle[oldest], self.rooms[oldest]

    async def salon_of(self, room: Room) -> Salon:
        """The salon of a room whose lock is held; loaded from the log, it may be news to those who listen."""
        if room.salon is None:
            try:
                salon = await self.load(room.ident)
            except (Damaged, NoSuchTable):
                self.leave_out(room)
                raise
            await self.see_off(room)
            for stream in list(room.streams):  # Some may go meanwhile.
                await self.catch_up(stream, salon, stream.viewpoints[room.ident])
            room.salon = salon  # Only now: if the store fails before, they are told the next time.
        return room.salon

    # Changes.

    async def change(
        self,
        ident: str,
        wish: Wish,
        position: int | None = None,
        request: Callable[[Salon], Request] | None = None,
        seats: list[SeatRow] | None = None,
        holders: list[Holder] | None = None,
        wisher: Holder | None = None,
    ) -> Salon:
        """Grant a wish at a table: check, change, store, and only then tell.

        `position` is the one that a choice answers to; `request` makes the answer that is stored under the key;
        `wisher` is refused unless they hold the seat by all that the log tells.
        """
        async with self.room(ident) as room:
            for _ in range(MOST_ATTEMPTS):
                salon = await self.salon_of(room)
                if position not in {None, salon.position}:
                    await self.read_on(room)  # Another process may be ahead.
                if wisher and wisher.seat not in await self.seats_of(room, wisher.person_id, wisher.seat):
                    raise Refused("not-your-seat", 403)
                if position not in {None, salon.position}:
                    raise Stale
                before, number = Before(salon), salon.number
                try:
                    entries = wish(salon)
                    if not entries:
                        return salon
                    commit = commit_of(salon, number, entries, request and request(salon), seats, holders)
                    await self.store.append(commit)
                except (Refused, IllegalChoice, BrokenMessage):
                    if (await self.read_on(room)).number > number:
                        continue  # It may be right by what another process has written.
                    raise  # Nothing was changed.
                except Conflict:
                    room.salon = None  # Another process was first: go on from the log.
                    continue
                except BaseException:
                    room.salon = None  # Whether it was stored is not known: the log will tell, here and elsewhere.
                    self.bus.publish(ident)
                    raise
                self.broadcast(room, salon, before, entries)
                self.bus.publish(ident)
                if any(isinstance(entry, Left | Replaced) for entry in entries):
                    await self.see_off(room)
                return salon
        raise Stale

    async def vacate(self, ids: list[str] | None = None) -> None:
        """Let the seats go that nobody holds any more, at these tables or at all that are not over.

        Another process may be at it as well: who comes second finds it done. What cannot be done now is done within
        the hour (operation.py).
        """
        for ident, seat in await self.store.vacant_seats(ids):
            if any(holder.seat == seat for holder in await self.store.holders(ident)):
                continue  # somebody has come back by the secret link meanwhile
            wish: Wish = lambda salon, seat=seat: salon.vacate(seat)  # type: ignore[misc]  # noqa: E731
            await self.tend(ident, wish)

    async def tend(self, ident: str, wish: Wish) -> Salon | None:
        """Do at a table what nobody waits for, or None: whatever is wrong with one keeps us from no other."""
        try:
            return await self.change(ident, wish)
        except (Damaged, NoSuchTable, Unknown, Stale):
            return None  # It was noted where it was found, or deleted; or others are always quicker.
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - noted, and tried again the next time
            self.note_fault("tending", error)
            return None

    async def refresh(self, ident: str) -> None:
        """Read on where another process has written."""
        if ident in self.rooms:
            async with self.room(ident) as room:
                await self.refresh_room(room)

    async def refresh_room(self, room: Room) -> None:
        """Read on in a room whose lock is held, and tell those who listen."""
        room.holders.clear()
        await self.read_on(room)
        await self.pass_on_talk(room)

    async def read_on(self, room: Room) -> Salon:
        """The salon of a room whose lock is held, with all that is in the log by now."""
        if room.salon is None:
            return await self.salon_of(room)
        salon = room.salon
        rows = await self.store.entries(room.ident, salon.number)
        if rows:
            before = Before(salon)
            names = [seat.name for seat in await self.store.seats(room.ident)]
            try:
                assert is_whole(rows, salon.number), "entries are numbered without gaps"
                entries = [decode_entry(row.body) for row in rows]
                for entry in entries:
                    salon.enact(entry)
                    salon.call(names)
            except Exception:  # noqa: BLE001 - loading all of it will tell whether it is the log that is wrong
                room.salon = None
                return await self.salon_of(room)
            self.broadcast(room, salon, before, entries)
            if any(isinstance(entry, Left | Replaced) for entry in entries):
                await self.see_off(room)
        return salon

    # Listening.

    def broadcast(self, room: Room, salon: Salon, before: Before, entries: list[Entry]) -> None:
        """Tell all who listen, each by what its seats may know."""
        bodies: dict[tuple[int, ...], bytes] = {}
        told: dict[int, Told] = {}
        news = [news_of(salon, entry) for entry in entries]
        for stream in room.streams:
            seats = stream.viewpoints[room.ident]
            body = bodies.get(seats)
            if body is None:
                viewpoints = viewpoints_of(seats)
                for seat in viewpoints:
                    if seat not in told:
                        told[seat] = tell(salon, before, seat)
                mine = [told[seat] for seat in viewpoints]
                body = bodies[seats] = encode(update_of(salon, news, mine))
            stream.send(room.ident, body, entry=salon.number)

    async def listen(self, stream: Stream, ident: str, seats: tuple[int, ...]) -> None:
        """Let a stream hear of a table from now on, after what it missed; all of it, if it has other seats now.

        Seats that its person does not hold any more are left out: they may have been left a moment ago.
        """
        async with self.room(ident) as room:
            try:
                salon = await self.read_on(room)
            except Damaged:
                stream.places.pop(ident, None)
                return
            if seats != (WATCHER,):
                seats = still_held(seats, stream.person, await self.store.holders(ident))
            if not seats:
                return
            stream.sit(ident, seats)
            await self.catch_up(stream, salon, seats)
            if stream.is_cut:
                return  # The client has gone meanwhile.
            stream.viewpoints[ident] = seats
            room.streams.add(stream)
            self.presences.come(ident, stream, room.streams)
            await self.pass_on_talk(room)

    async def see_off(self, room: Room) -> None:
        """Let no stream hear from seats that its person has left: somebody else may sit there now."""
        room.holders.clear()
        if not room.streams:
            return
        try:
            holders = await self.store.holders(room.ident)
        except StoreError:
            room.salon = None  # Nobody hears more before it is known who may.
            raise
        for stream in list(room.streams):
            mine = stream.viewpoints[room.ident]
            kept = still_held(mine, stream.person, holders)
            if kept == mine:
                continue
            stream.viewpoints[room.ident] = kept
            stream.places[room.ident] = stream.places[room.ident]._replace(seats=bits_of(kept))
            if not kept:
                del stream.viewpoints[room.ident]
                room.streams.discard(stream)
            self.presences.go(room.ident)

    def leave_out(self, room: Room) -> None:
        """Let no stream hear of a table that cannot be loaded, or was deleted; it goes on with the others."""
        for stream in list(room.streams):
            self.unlisten(stream, room.ident)

    def unlisten(self, stream: Stream, ident: str) -> None:
        """Let a stream hear no more of a table."""
        stream.viewpoints.pop(ident, None)
        stream.places.pop(ident, None)
        if ident in self.rooms:
            self.rooms[ident].streams.discard(stream)
            self.presences.go(ident)

    # Chat, apart from the log.

    async def say(self, ident: str, person: str, seat: int, name: str, text: str) -> int:
        """Say something at a table; returns the number of the line."""
        async with self.room(ident) as room:
            number = await self.store.say(ident, now_ms(), person, seat, name, text)
            await self.pass_on_talk(room)
        self.bus.publish(ident)
        return number

    async def pass_on_talk(self, room: Room) -> None:
        """Send every stream of a room whose lock is held the lines that it has not got."""
        if not room.streams:
            return
        heard = {stream: stream.places.get(room.ident, NOWHERE).line for stream in room.streams}
        lines = await self.talk(room.ident, min(heard.values()))
        for stream, line in heard.items():
            new = [said for said in lines if said.number > line]
            if new:
                stream.send(room.ident, encode(Talk(room.ident, new)), line=new[-1].number)

    async def talk(self, ident: str, after: int) -> list[Said]:
        """The chat of a table beyond a line."""
        rows = await self.store.chat(ident, after)
        return [Said(row.number, row.at, row.seat, row.name, row.text) for row in rows]

    async def catch_up(self, stream: Stream, salon: Salon, seats: tuple[int, ...]) -> None:
        """Send a stream what its seats missed at a table."""
        known = stream.places.get(salon.ident, NOWHERE).entry
        if known != salon.number:
            missed = await self.missed(salon, known, seats)
            stream.send(salon.ident, encode(missed), entry=salon.number)

    async def missed(self, salon: Salon, known: int, seats: tuple[int, ...]) -> Update:
        """What happened after an entry; somebody new is shown the table as it stands."""
        is_known = 0 < known < salon.number
        rows = await self.store.entries(salon.ident, known) if is_known else []
        rows = rows[: salon.number - known]  # Another process may have written more by now: that is for later.
        entries = [decode_entry(row.body) for row in rows]
        news = [news_of(salon, entry) for entry in entries]
        steps = salon.steps_known(known) if is_known else salon.marks[-1]
        if any(isinstance(entry, Started) for entry in entries):
            steps = FROM_THE_OPENING
        told = [tell_whole(salon, seat, steps) for seat in viewpoints_of(seats)]
        return update_of(salon, news, told, is_whole=True)

    async def invite(self, person: str, ident: str) -> None:
        """Let the open streams of a person, at whichever process, hear of a table where they have just sat down."""
        self.bus.tell(Invited(person, ident))
        await self.welcome(person, ident)

    async def welcome(self, person: str, ident: str) -> None:
        """Let the open streams of a person here hear of a table where they have just sat down."""
        if ident in self.rooms:
            self.rooms[ident].holders.pop(person, None)
        if person not in self.streams:
            return
        seats = tuple(sorted(holder.seat for holder in await self.store.holders(ident) if holder.person_id == person))
        for stream in list(self.streams.get(person, ())):
            if ident in stream.places or len(stream.places) < MOST_PLACES:
                await self.listen(stream, ident, seats)
            else:
                stream.cut()  # Who comes back leaves tables behind that are long over.

    def attach(self, stream: Stream) -> None:
        """A client has come."""
        self.streams.setdefault(stream.person, set()).add(stream)

    def forget(self, stream: Stream) -> None:
        """A client has gone."""
        stream.cut()
        mine = self.streams.get(stream.person, set())
        mine.discard(stream)
        if not mine:
            self.streams.pop(stream.person, None)
        for ident in stream.viewpoints:
            room = self.rooms.get(ident)
            if room is not None:
                room.streams.discard(stream)
                self.presences.go(ident)
                self.tidy(room)

    def close(self) -> None:
        """End all streams: their clients come back to another process, or later."""
        self.presences.close()
        self.thinker.close()
        for streams in self.streams.values():
            for stream in streams:
                stream.cut()


def still_held(seats: tuple[int, ...], person: str, holders: list[Holder]) -> tuple[int, ...]:
    """Of the seats from which somebody hears those that are theirs, or everybody's."""
    return tuple(seat for seat in seats if seat == WATCHER or Holder(seat, person) in holders)


def is_whole(rows: list[Row], after: int) -> bool:
    """Whether no entry of a log is missing beyond a number."""
    return [row.number for row in rows] == list(range(after + 1, after + 1 + len(rows)))


def commit_of(
    salon: Salon,
    number: int,
    entries: list[Entry],
    request: Request | None,
    seats: list[SeatRow] | None,
    holders: list[Holder] | None,
) -> Commit:
    """What is stored of a change."""
    written = [(kind_of(entry), encode_entry(entry)) for entry in entries]
    return Commit(
        salon.ident,
        number + 1,
        now_ms(),
        written,
        request=request,
        state=salon.state,
        due=salon.due(),
        acted=acted_in(entries),
        snapshot=salon.keep() if any(isinstance(entry, Started | Chosen | Undone) for entry in entries) else None,
        seats=seats or seats_left(entries),
        holders=holders,
    )


def seats_left(entries: list[Entry]) -> list[SeatRow] | None:
    """The seats whose person has gone, as they are stored from now on."""
    left = [SeatRow(entry.seat, FREE) for entry in entries if isinstance(entry, Left)]
    left += [SeatRow(entry.seat, BOT, entry.level, entry.level) for entry in entries if isinstance(entry, Replaced)]
    return left or None
