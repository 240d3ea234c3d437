"""Tables and their logs."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from roisoleil.server.store import Store
from roisoleil.server.store.appending import KEPT_SNAPSHOTS
from roisoleil.server.store.errors import BrokenCursor, Conflict, Exists, KeyReused, Repeated, Unknown
from roisoleil.server.store.rows import Commit, Entry, Holder, Request, SeatRow, Snapshot, TableRow
from tests.server.store.helpers import FOUR_SEATS, NOON, choice, new_table, numbers

pytestmark = pytest.mark.anyio


async def test_a_table_is_kept_with_all_that_belongs_to_it(store: Store) -> None:
    table = TableRow("marly", "habemus", "open", NOON, NOON + 1, "link", 0, True, "versailles")
    entries = [("created", b"{}"), ("joined", b'{"seat":0}')]
    await store.create_table(table, FOUR_SEATS, b"seed", entries, [Holder(0, "anne")])
    assert await store.table("marly") == replace(table, last=2)
    assert await store.seats("marly") == FOUR_SEATS
    assert await store.seed("marly") == b"seed"
    assert await store.entries("marly") == [
        Entry(1, NOON, "created", b"{}"),
        Entry(2, NOON, "joined", b'{"seat":0}'),
    ]
    assert await store.holders("marly") == [Holder(0, "anne")]


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.table("nowhere") is None
    assert await store.seed("nowhere") is None
    assert await store.snapshot("nowhere") is None
    assert await store.answer_of("nowhere", "key") is None
    assert await store.entries("nowhere") == []
    assert await store.seats("nowhere") == []


async def test_a_second_table_of_the_same_id_is_refused_and_changes_nothing(store: Store) -> None:
    await new_table(store)
    with pytest.raises(Exists):
        await new_table(store, game="habemus")
    table = await store.table("versailles")
    assert table is not None
    assert table.game == "ombre"


async def test_a_commit_adds_its_entries_and_tells_the_table(store: Store) -> None:
    await new_table(store)
    commit = Commit("versailles", 1, NOON + 5, [("choice", b"1"), ("automatic", b"2")], state="over")
    await store.append(commit)
    assert await store.entries("versailles") == [
        Entry(1, NOON + 5, "choice", b"1"),
        Entry(2, NOON + 5, "automatic", b"2"),
    ]
    table = await store.table("versailles")
    assert table is not None
    assert (table.last, table.state, table.created, table.updated) == (2, "over", NOON, NOON + 5)


async def test_the_log_is_read_from_any_number(store: Store) -> None:
    await new_table(store)
    for number in range(1, 6):
        await store.append(choice(number))
    assert [entry.number for entry in await store.entries("versailles", 3)] == [4, 5]
    assert await store.entries("versailles", 5) == []


@pytest.mark.parametrize("number", [0, 1, 2, 4, 100])
async def test_only_the_next_number_can_be_written(store: Store, number: int) -> None:
    await new_table(store)
    await store.append(choice(1))
    await store.append(choice(2))
    with pytest.raises(Conflict) as conflict:
        await store.append(choice(number, key="late"))
    assert conflict.value.last == 2
    assert await numbers(store) == [1, 2]
    assert await store.answer_of("versailles", "late") is None


async def test_a_commit_to_no_table_is_refused(store: Store) -> None:
    with pytest.raises(Unknown):
        await store.append(choice(1))
    assert await store.entries("versailles") == []


async def test_a_repeated_key_gets_the_first_answer_whatever_its_number(store: Store) -> None:
    await new_table(store)
    await store.append(choice(1, key="a"))
    for number in (1, 2, 7):
        with pytest.raises(Repeated) as repeated:
            await store.append(Commit("versailles", number, NOON, [("choice", b"")], Request("a", 409, b"other")))
        assert (repeated.value.status, repeated.value.answer) == (200, b"answer to a")
    assert await numbers(store) == [1]
    assert await store.answer_of("versailles", "a") == Request("a", 200, b"answer to a")


async def test_a_key_counts_at_its_own_table_only(store: Store) -> None:
    for table_id in ("versailles", "marly"):
        await new_table(store, table_id)
        await store.append(choice(1, table_id, key="a"))
        assert await numbers(store, table_id) == [1]


async def test_one_of_several_rivals_wins(store: Store) -> None:
    await new_table(store)
    rivals = [store.append(choice(1, key=f"rival {rival}", body=b"%d" % rival)) for rival in range(20)]
    outcomes = await asyncio.gather(*rivals, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert [outcome.last for outcome in outcomes if isinstance(outcome, Conflict)] == [1] * 19
    winner = outcomes.index(None)
    assert await store.entries("versailles") == [Entry(1, NOON, "choice", b"%d" % winner)]
    assert await store.answer_of("versailles", f"rival {winner}") is not None
    assert await store.answer_of("versailles", f"rival {1 - winner}") is None


async def test_a_key_sent_twice_at_once_counts_once(store: Store) -> None:
    await new_table(store)
    outcomes = await asyncio.gather(
        store.append(choice(1, key="a")), store.append(choice(1, key="a")), return_exceptions=True
    )
    assert outcomes[0] is None
    assert isinstance(outcomes[1], Repeated)
    assert outcomes[1].answer == b"answer to a"


async def test_a_commit_that_fails_fails_alone_and_whole(store: Store) -> None:
    """A state that the schema forbids stands for any fault that only the database finds."""
    tables = [await new_table(store, f"table {number}") for number in range(6)]
    commits = [choice(1, table_id, key="a", due=[1], snapshot=b"s") for table_id in tables]
    commits[2] = replace(commits[2], state="no such state")
    outcomes = await asyncio.gather(
        *(store.append(commit) for commit in commits),
        store.say("nowhere", NOON, "anne", 0, "Anne", "Bonjour"),
        return_exceptions=True,
    )
    assert [outcome is None for outcome in outcomes] == [True, True, False, True, True, True, False]
    assert isinstance(outcomes[6], Unknown)
    assert [await numbers(store, table_id) for table_id in tables] == [[1], [1], [], [1], [1], [1]]
    assert await store.answer_of("table 2", "a") is None
    assert await store.snapshot("table 2") is None
    assert not any(seat.is_due for seat in await store.seats("table 2"))


async def test_commits_to_one_table_may_be_sent_without_waiting(store: Store) -> None:
    await new_table(store)
    await asyncio.gather(*(store.append(choice(number)) for number in range(1, 31)))
    assert await numbers(store) == list(range(1, 31))


async def test_due_seats_are_exactly_those_of_the_last_commit_that_tells(store: Store) -> None:
    await new_table(store)
    await store.append(choice(1, due=[0, 2], at=NOON + 1))
    assert [seat.due_at for seat in await store.seats("versailles")] == [NOON + 1, 0, NOON + 1, 0]
    await store.append(choice(2, at=NOON + 2))
    assert [seat.due_at for seat in await store.seats("versailles")] == [NOON + 1, 0, NOON + 1, 0]
    await store.append(choice(3, due=[3], at=NOON + 3))
    assert [seat.due_at for seat in await store.seats("versailles")] == [0, 0, 0, NOON + 3]
    await store.append(choice(4, due=[]))
    assert not any(seat.is_due for seat in await store.seats("versailles"))


async def test_a_commit_seats_people_without_touching_whose_turn_it_is(store: Store) -> None:
    await new_table(store)
    await store.append(choice(1, due=[3]))
    louis = SeatRow(3, "person", name="Louis", secret_hash=b"link of Louis")
    holders = [Holder(3, "louis"), Holder(3, "tablet")]
    await store.append(Commit("versailles", 2, NOON, [("joined", b"")], seats=[louis], holders=holders))
    assert (await store.seats("versailles"))[3] == replace(louis, due_at=NOON)
    assert (await store.seats("versailles"))[:3] == FOUR_SEATS[:3]
    assert await store.holders("versailles") == holders


async def test_a_seat_is_found_by_its_secret_at_its_own_table(store: Store) -> None:
    await new_table(store)
    await store.create_table(TableRow("marly", "ombre", "open", NOON, NOON, "link"), [SeatRow(0, "free")], b"")
    assert await store.seat_by_secret("versailles", b"link of Anne") == FOUR_SEATS[0]
    assert await store.seat_by_secret("versailles", b"link of Louis") is None
    assert await store.seat_by_secret("marly", b"link of Anne") is None


async def test_the_newest_snapshot_is_given_and_few_are_kept(store: Store, url: str) -> None:
    await new_table(store)
    await new_table(store, "marly")
    await store.append(choice(1, "marly", snapshot=b"of marly"))
    for number in range(1, 10):
        await store.append(choice(number, snapshot=b"after %d" % number if number != 9 else None))
    assert await store.snapshot("versailles") == Snapshot(8, b"after 8")
    assert await store.snapshot("marly") == Snapshot(1, b"of marly")
    async with store._moment() as session:
        rows = await session.rows("SELECT number FROM snapshots WHERE table_id = $1 ORDER BY number", "versailles")
    assert [row[0] for row in rows] == list(range(9 - KEPT_SNAPSHOTS, 9))


async def test_last_numbers_of_those_tables_that_there_are(store: Store) -> None:
    for table_id in ("versailles", "marly", "trianon"):
        await new_table(store, table_id)
    await store.append(choice(1, "marly"))
    assert await store.last_numbers(["marly", "versailles", "nowhere"]) == {"marly": 1, "versailles": 0}
    assert await store.last_numbers([]) == {}


async def test_old_answers_are_forgotten_and_younger_ones_are_not(store: Store) -> None:
    await new_table(store)
    for number in range(1, 6):
        await store.append(choice(number, key=f"key {number}", at=NOON + number))
    assert await store.forget_requests(NOON + 4) == 3
    assert [await store.answer_of("versailles", f"key {number}") is not None for number in range(1, 6)] == [
        *[False] * 3,
        *[True] * 2,
    ]
    assert await numbers(store) == [1, 2, 3, 4, 5]


async def test_public_tables_are_listed_newest_first_in_pages(store: Store) -> None:
    for number in range(7):
        game = "ombre" if number % 2 else "habemus"
        await new_table(store, f"public {number}", game, created=NOON + number // 2, is_public=True)
    await new_table(store, "private")
    first = await store.public_tables(limit=3)
    second = await store.public_tables(cursor=first.cursor, limit=3)
    third = await store.public_tables(cursor=second.cursor, limit=3)
    pages = [[table.id[-1] for table in page.tables] for page in (first, second, third)]
    assert pages == [["6", "5", "4"], ["3", "2", "1"], ["0"]]
    assert third.cursor is None


async def test_public_tables_are_chosen_by_game_and_state(store: Store) -> None:
    await new_table(store, "a", "ombre", "open", is_public=True)
    await new_table(store, "b", "ombre", "playing", is_public=True)
    await new_table(store, "c", "habemus", "open", is_public=True)
    assert {table.id for table in (await store.public_tables(game="ombre")).tables} == {"a", "b"}
    assert {table.id for table in (await store.public_tables(state="open")).tables} == {"a", "c"}
    page = await store.public_tables("ombre", "open", limit=1)
    assert ([table.id for table in page.tables], page.cursor) == (["a"], None)


@pytest.mark.parametrize(
    "cursor", ["", "x", "0.1", "2.1.a", "0.-1.a", "0.9999999999999999.a", "0.1.", "0.1.\0", "٠.1.a"]
)
async def test_a_cursor_that_was_never_given_is_refused(store: Store, cursor: str) -> None:
    with pytest.raises(BrokenCursor):
        await store.public_tables(cursor=cursor)
    with pytest.raises(BrokenCursor):
        await store.tables_of("anne", ["open"], cursor=cursor)


async def test_counts_and_health(store: Store) -> None:
    await store.health()
    for number, state in enumerate(["open", "playing", "playing", "over"]):
        await new_table(store, str(number), state=state)
    counts = await store.counts()
    assert counts.tables == {"open": 1, "playing": 2, "over": 1}
    assert counts.persons == 0


async def test_a_key_is_for_one_wish_only(store: Store) -> None:
    await new_table(store)

    def wanting(wish: str, key: str = "a", number: int = 1) -> Commit:
        return Commit("versailles", number, NOON, [("choice", b"")], Request(key, 200, b"done", wish))

    await store.append(wanting("bread"))
    for wish, refusal in {"bread": Repeated, "": Repeated, "cake": KeyReused}.items():
        with pytest.raises(refusal):
            await store.append(wanting(wish))
    assert await store.answer_of("versailles", "a") == Request("a", 200, b"done", "bread")
    batch = [wanting("bread", "b", 2), wanting("cake", "b", 2)]
    outcomes = await asyncio.gather(*(store.append(commit) for commit in batch), return_exceptions=True)
    assert outcomes[0] is None
    assert isinstance(outcomes[1], KeyReused)
    assert await numbers(store) == [1, 2]
