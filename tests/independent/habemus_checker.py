"""An independent checker of Habemus Papam records: shares no code with the engine, only docs/protocol.md.

Run it from the repository's root: `python -m tests.independent.habemus_checker FILE...`
"""

import gzip
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Final, NotRequired, TypedDict, TypeVar

from tests.independent.habemus_rules import (
    PERSONS_FILE,
    Answer,
    Count,
    Deal,
    Person,
    Question,
    Table,
    play,
    read_persons,
)

FORMAT: Final = "roisoleil-record/1"
GAME: Final = "habemus"
OPTIONS: Final = {"habemus/1": ([],), "habemus/2": ([], ["faq"])}
"""What each version of the rules can be played with."""
SEATS: Final = (3, 4)
ORDERS_EACH: Final = 2
WORD_BITS: Final = 32
LAST_CARDINALS: Final = 3

POLITICS: Final = {"mazarin": 5, "louis": 5, "felipe": 3, "squadrone": 1, "death": 1}
ACTIONS: Final = {"ten-gold": 2, "bid-second": 2, "best-twice": 2, "three-rubies": 2, "bribe": 3, "swap": 3}
ORDERS: Final = {
    "order-four-coats": 2,
    "order-spain-innocent": 1,
    "order-innocent-urban": 1,
    "order-spain-urban": 1,
    "order-france": 1,
    "order-leaders": 1,
    "order-felipe-mazarin": 1,
}
FIELDS: Final = {
    "keep": ("order",),
    "lay": ("action",),
    "bid": ("gems",),
    "take": ("card",),
    "bribe": ("cardinal",),
    "swap": ("first", "second"),
    "exclude": ("cardinal",),
    "strike": ("seat",),
}

T = TypeVar("T")


class Outcome(TypedDict):
    """One outcome of chance."""

    at: int
    label: str
    values: list[str | int]


class Choice(TypedDict):
    """One choice."""

    seat: int
    choice: dict[str, str | int]
    notation: str
    automatic: NotRequired[bool]


class Event(TypedDict):
    """One event and its audience."""

    at: int
    to: list[int | str]
    event: dict[str, str | int | None]


class Result(TypedDict):
    """The result, by seat."""

    ranks: list[int]
    points: list[int]
    breakdown: list[dict[str, int]]


class Record(TypedDict):
    """A finished record."""

    format: str
    game: str
    rules: str
    data: str
    players: list[str]
    options: list[str]
    commitment: str
    salts: list[str]
    seed: str
    outcomes: list[Outcome]
    choices: list[Choice]
    events: NotRequired[list[Event]]
    result: Result
    hash: str


class Disagreement(Exception):
    """The record says one thing, the rules another."""


def expect(what: str, stated: object, computed: object) -> None:
    """Raise unless the record states what was computed."""
    if stated != computed or type(stated) is not type(computed):
        raise Disagreement(f"{what}: the record has {stated!r}, the rules give {computed!r}")


def check(record: Record, table_of_persons: Path = PERSONS_FILE) -> None:
    """Check one finished record from the commitment to the last point."""
    missing = Record.__required_keys__ - record.keys()
    if missing:
        raise Disagreement(f"not a finished record: it has no {', '.join(sorted(missing))}")
    persons = read_persons(table_of_persons)
    check_head(record, persons)
    table = Table(persons, check_deal(record, persons), record["rules"], "faq" in record["options"])
    count = check_choices(record, table)
    expect("result", record["result"], asdict(count))


def check_head(record: Record, persons: list[Person]) -> None:
    """What stands above the game: versions, component table, commitment."""
    expect("format", record["format"], FORMAT)
    expect("game", record["game"], GAME)
    expect("rules", record["rules"] in OPTIONS, True)
    expect("options", record["options"] in OPTIONS[record["rules"]], True)
    expect("number of players", len(record["players"]) in SEATS, True)
    rows = json.dumps(persons, ensure_ascii=False, separators=(",", ":"))
    expect("data", record["data"], sha256(rows.encode()).hexdigest())
    commitment = sha256(b"roisoleil-commitment/1\n" + bytes.fromhex(record["seed"])).hexdigest()
    expect("commitment", record["commitment"], commitment)


# Chance


def words(key: bytes, number: int, label: str) -> Iterator[int]:
    """The 32-bit words of one outcome."""
    block = 0
    while True:
        digest = sha256(key + number.to_bytes(4, "big") + label.encode() + block.to_bytes(4, "big")).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def number_below(count: int, source: Iterator[int]) -> int:
    """The first word below the greatest multiple of `count`, modulo `count`."""
    limit = 2**WORD_BITS // count * count
    return next(word for word in source if word < limit) % count


def shuffled(items: list[T], source: Iterator[int]) -> list[T]:
    """From the last place to the first, swap each with a place not behind it."""
    items = list(items)
    for place in range(len(items) - 1, 0, -1):
        other = number_below(place + 1, source)
        items[place], items[other] = items[other], items[place]
    return items


class Chance:
    """Draws each outcome anew and compares it with the record's."""

    def __init__(self, record: Record) -> None:
        salts = (sha256(bytes.fromhex(salt)).digest() for salt in record["salts"])
        self.key = sha256(b"roisoleil-deal/1\n" + bytes.fromhex(record["seed"]) + b"".join(salts)).digest()
        self.outcomes = record["outcomes"]
        self.drawn = 0

    def shuffle(self, label: str, cards: list[str]) -> list[str]:
        """All cards in their new order."""
        drawn = shuffled(cards, words(self.key, self.drawn, label))
        self.compare(label, list(drawn))
        return drawn

    def pick(self, label: str, items: list[int]) -> int:
        """One item."""
        item = items[number_below(len(items), words(self.key, self.drawn, label))]
        self.compare(label, [item])
        return item

    def compare(self, label: str, values: list[str | int]) -> None:
        """Hold the next outcome of the record against the one drawn."""
        expect("there is an outcome", self.drawn < len(self.outcomes), True)
        computed = Outcome(at=0, label=label, values=values)
        expect(f"outcome {self.drawn}", self.outcomes[self.drawn], computed)
        self.drawn += 1


def check_deal(record: Record, persons: list[Person]) -> Deal:
    """Draw the seven outcomes of the set-up; the game knows no other chance."""
    chance = Chance(record)
    seats = len(record["players"])
    politics = chance.shuffle("politics", [*of_kind(persons, "late"), *copies(POLITICS)])
    actions = chance.shuffle("actions", [*of_kind(persons, "leader"), *copies(ACTIONS)])
    cardinals = chance.shuffle("cardinals", of_kind(persons, "cardinal"))
    cardinals.insert(chance.pick("black-smoke-place", [8, 9, 10]), "black-smoke")
    bottom = chance.shuffle("last-cardinals", [*cardinals[-LAST_CARDINALS:], "white-smoke"])
    cardinals[-LAST_CARDINALS:] = bottom
    camerlengo = chance.pick("first-camerlengo", list(range(seats)))
    orders = chance.shuffle("orders", copies(ORDERS))
    expect("number of outcomes", len(record["outcomes"]), chance.drawn)
    hands = [orders[ORDERS_EACH * seat : ORDERS_EACH * (seat + 1)] for seat in range(seats)]
    return Deal(politics, actions, cardinals, camerlengo, hands)


def of_kind(persons: list[Person], kind: str) -> list[str]:
    """The cards of one border."""
    return [person.id for person in persons if person.kind == kind]


def copies(cards: dict[str, int]) -> list[str]:
    """Equal cards side by side."""
    return [card for card, number in cards.items() for _ in range(number)]


# Choices and events


def check_choices(record: Record, table: Table) -> Count:
    """Put every question of the rules to the record, and compare what is told after each answer."""
    script = play(table)
    heard = 0
    question = next(script)
    for at, choice in enumerate(record["choices"], 1):
        heard = check_told(record, table, heard, at - 1)
        answer = check_choice(f"choice {at}", choice, question)
        try:
            question = script.send(answer)
        except StopIteration as end:
            expect("number of choices", len(record["choices"]), at)
            heard = check_told(record, table, heard, at)
            if "events" in record:
                expect("number of events", len(record["events"]), heard)
            count = end.value
            assert isinstance(count, Count)
            return count
    raise Disagreement(f"the choices end, but the rules ask seats {sorted(question.legal)}")


def check_choice(where: str, choice: Choice, question: Question) -> Answer:
    """Check turn, legality, the automatic flag, and that struct and notation say the same."""
    seat, notation = choice["seat"], choice["notation"]
    if seat not in question.legal:
        raise Disagreement(f"{where}: seat {seat} has chosen, but it is the turn of {sorted(question.legal)}")
    legal = question.legal[seat]
    if notation not in legal:
        raise Disagreement(f"{where}: {notation!r} is illegal for seat {seat}; legal: {', '.join(sorted(legal))}")
    is_forced = len(legal) == 1 and not question.sealed
    expect(f"{where}: automatic", choice.get("automatic", False), is_forced)
    expect(f"{where}: struct", choice["choice"], struct_of(notation))
    return Answer(seat, notation.split()[1:])


def struct_of(notation: str) -> dict[str, str | int]:
    """The struct that names the same choice as the notation."""
    verb, *values = notation.split()
    struct: dict[str, str | int] = {"type": verb, **dict(zip(FIELDS[verb], values, strict=True))}
    if verb == "bid":
        struct["gems"] = values[0].replace("-", "")
    if verb == "strike":
        struct["seat"] = int(values[0])
    return struct


def check_told(record: Record, table: Table, heard: int, at: int) -> int:
    """Compare the events of one choice with the record, if it has events; return how many were heard so far.

    This is the check of secrecy too: sealed answers and dealt orders are expected with their seat as the only audience.
    """
    if "events" not in record:
        return heard
    for number, told in enumerate(table.told[heard:], heard):
        stated = record["events"][number] if number < len(record["events"]) else None
        expect(f"event {number}", stated, {"at": at, "to": told.to, "event": told.event})
    return len(table.told)


def read_records(path: Path) -> Iterator[Record]:
    """The records of a file, one per line."""
    content = path.read_bytes()
    for line in (gzip.decompress(content) if path.suffix == ".gz" else content).splitlines():
        record: Record = json.loads(line)
        yield record


def main(names: list[str]) -> int:
    """Check all records of the named files; tell of each that disagrees."""
    wrong = 0
    for name in names:
        number = 0
        for number, record in enumerate(read_records(Path(name)), 1):
            try:
                check(record)
            except Disagreement as reason:
                wrong += 1
                print(f"{name}, record {number}: {reason}")
        print(f"{name}: {number} records read")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
