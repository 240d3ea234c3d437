"""The cards: loaded from data/, validated, frozen. Everything else knows them by number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.engine.codec import BrokenMessage, Json, Remaking, digest, read_toml, refuse_unknown
from roisoleil.engine.game import CERTAINTIES, Provenance

# Numbers of the persons: the rows of persons.toml by kind, in the order of the file.
CARDINALS: Final = 18
LATE_ARRIVALS: Final = 3
LEADERS: Final = 4
FIRST_LATE: Final = CARDINALS
RED_BORDERED: Final = CARDINALS + LATE_ARRIVALS
"""Persons below this number are cardinals in the sense of the rules: name, picture, red border."""
FIRST_LEADER: Final = RED_BORDERED
PERSONS: Final = RED_BORDERED + LEADERS

MAZARIN: Final = 25
LOUIS: Final = 26
FELIPE: Final = 27
SQUADRONE: Final = 28
DEATH: Final = 29

TEN_GOLD: Final = 30
BID_SECOND: Final = 31
BEST_TWICE: Final = 32
THREE_RUBIES: Final = 33
BRIBE: Final = 34
SWAP: Final = 35
FIRST_ACTION: Final = TEN_GOLD
ACTION_KINDS: Final = 6

CAMERLENGO: Final = 36
OFFERS: Final = 37
"""Cards below this number can lie in the row."""
BLACK_SMOKE: Final = 37
WHITE_SMOKE: Final = 38

FIRST_ORDER: Final = 39
FOUR_COATS: Final = 39
SPAIN_INNOCENT: Final = 40
INNOCENT_URBAN: Final = 41
SPAIN_URBAN: Final = 42
FRANCE_ORDER: Final = 43
LEADERS_ORDER: Final = 44
FELIPE_MAZARIN: Final = 45
ORDER_KINDS: Final = 7
CARDS: Final = 46

POLITICS_NAMES: Final = ["mazarin", "louis", "felipe", "squadrone", "death"]
ACTION_NAMES: Final = ["ten-gold", "bid-second", "best-twice", "three-rubies", "bribe", "swap"]
ORDER_NAMES: Final = [
    "four-coats",
    "spain-innocent",
    "innocent-urban",
    "spain-urban",
    "france",
    "leaders",
    "felipe-mazarin",
]
GEM_NAMES: Final = ["diamond", "ruby", "sapphire", "amber"]

FRANCE: Final = 0
SPAIN: Final = 1
INNOCENT: Final = 2
URBAN: Final = 3
FACTIONS: Final = ["france", "spain", "innocent", "urban"]
NO_FACTION: Final = "none"

NO_SYMBOL: Final = "none"
DOVE: Final = "dove"
SINGLE_SYMBOLS: Final = [DOVE, "louis", "mazarin"]
"""The symbols of Chigi, Barberini and Sacchetti; every other symbol marks a pair."""
NO_PERSON: Final = "none"
"""How a choice says that nobody is meant."""
PAIR: Final = 2
OLDEST: Final = 120
KINDS: Final = ["cardinal", "late", "leader"]

DATA: Final = Path(__file__).parent / "data"


class Person:
    """A row of the table of persons."""

    def __init__(
        self,
        row: int,
        key: str,
        name: str,
        kind: str,
        faction: str,
        age: int,
        symbol: str,
        provenance: dict[str, str],
        source: str,
    ) -> None:
        """All values are checked by `load_persons`; `row` is the place in the file."""
        self.row: Final = row
        self.key: Final = key
        self.name: Final = name
        self.kind: Final = kind
        self.faction: Final = faction
        self.age: Final = age
        self.symbol: Final = symbol
        self.provenance: Final = provenance
        self.source: Final = source

    def __reduce__(self) -> Remaking:
        printed = (self.row, self.key, self.name, self.kind, self.faction, self.age, self.symbol)
        return Person, (*printed, self.provenance, self.source)


class Persons:
    """The 25 persons, and what the rules ask about them, worked out once. Sets of persons are bit masks."""

    def __init__(self, rows: list[Person]) -> None:
        """Rows in the order cardinals, late arrivals, leaders."""
        self.rows: Final = rows
        self.names: Final = card_names([row.key for row in rows])
        self.proper_names: Final = {row.key: row.name for row in rows}
        # Ruling 52: of two equal ages the person listed first in the file counts as older.
        self.oldest_first: Final = sorted(range(PERSONS), key=lambda person: (-rows[person].age, rows[person].row))
        self.chigi: Final = self._with_symbol(DOVE)[0]
        self.barberini: Final = self._with_symbol("louis")[0]
        self.sacchetti: Final = self._with_symbol("mazarin")[0]
        self.pairs: Final = self._pairs()
        self.red_but_chigi: Final = MASK_RED & ~BIT[self.chigi]
        self.all_but_chigi: Final = MASK_ALL & ~BIT[self.chigi]
        self.faction_cardinals: Final = [self._of_faction(faction, "cardinal") for faction in FACTIONS]
        self.faction_leaders: Final = [self._of_faction(faction, "leader") for faction in FACTIONS]

    def __reduce__(self) -> Remaking:
        return Persons, (self.rows,)

    def _with_symbol(self, symbol: str) -> list[int]:
        return [person for person, row in enumerate(self.rows) if row.symbol == symbol]

    def _pairs(self) -> list[int]:
        pairs: list[int] = []
        for symbol in dict.fromkeys(row.symbol for row in self.rows):
            holders = self._with_symbol(symbol)
            if symbol != NO_SYMBOL and len(holders) == PAIR:
                pairs.append(BIT[holders[0]] | BIT[holders[1]])
        return pairs

    def _of_faction(self, faction: str, kind: str) -> int:
        mask = 0
        for person, row in enumerate(self.rows):
            if row.faction == faction and row.kind == kind:
                mask |= BIT[person]
        return mask

    def data_hash(self) -> str:
        """The hash of all values that the rules or a reader of records depend on."""
        listed = sorted(self.rows, key=lambda row: row.row)
        return digest([[row.key, row.name, row.kind, row.faction, row.age, row.symbol] for row in listed])


BIT: Final[list[int]] = [1 << person for person in range(PERSONS)]
MASK_ALL: Final = (1 << PERSONS) - 1
MASK_RED: Final = (1 << RED_BORDERED) - 1
MASK_CARDINALS: Final = (1 << CARDINALS) - 1
MASK_LEADERS: Final = MASK_ALL & ~MASK_RED


def members(mask: int) -> list[int]:
    """The persons of a set, ascending."""
    found: list[int] = []
    person = 0
    while mask:
        if mask & 1:
            found.append(person)
        mask >>= 1
        person += 1
    return found


_BYTE_COUNTS: Final[list[int]] = [byte.bit_count() for byte in range(256)]


def size(mask: int) -> int:
    """How many persons are in a set."""
    return (
        _BYTE_COUNTS[mask & 255]
        + _BYTE_COUNTS[(mask >> 8) & 255]
        + _BYTE_COUNTS[(mask >> 16) & 255]
        + _BYTE_COUNTS[mask >> 24]
    )


def card_names(person_keys: list[str]) -> list[str]:
    """The name of every card by its number, as written in records."""
    return [
        *person_keys,
        *POLITICS_NAMES,
        *ACTION_NAMES,
        "camerlengo",
        "black-smoke",
        "white-smoke",
        *(f"order-{name}" for name in ORDER_NAMES),
    ]


# Loading the persons.


def load_persons(path: str = "") -> Persons:
    """The persons of that file, or of the one in the package; BrokenMessage names file, row and field."""
    shipped = DATA / "persons.toml"
    file = Path(path) if path else shipped
    data = read_toml(file)
    rows = data.get("person")
    if not isinstance(rows, list):
        raise BrokenMessage(f"{file}: expected rows [[person]]")
    people = [_parse_person(number, row, f"{file}: person {number + 1}") for number, row in enumerate(rows)]
    _check_persons(people, str(file))
    if path:
        refuse_unknown(data, [read_toml(shipped)], path)
    return Persons(sorted(people, key=lambda person: KINDS.index(person.kind)))


def _parse_person(number: int, row: Json, where: str) -> Person:
    if not isinstance(row, dict):
        raise BrokenMessage(f"{where}: expected a row")
    key = _text(row, "id", where)
    where = f"{where} ({key})"
    age = row.get("age")
    if not isinstance(age, int) or isinstance(age, bool) or not 0 < age < OLDEST:
        raise BrokenMessage(f"{where}: field 'age' must be a whole number from 1 to {OLDEST - 1}")
    kind = _one_of(row, "kind", KINDS, where)
    factions = [NO_FACTION] if kind == "late" else FACTIONS
    provenance: dict[str, str] = {}
    given = row.get("provenance", {})
    for field in ("name", "faction", "age", "symbol"):
        if not isinstance(given, dict):
            raise BrokenMessage(f"{where}: field 'provenance' must be a table")
        provenance[field] = _one_of(given, field, CERTAINTIES, f"{where}: provenance") if given else "quoted"
    source = row.get("source", "the owner's copy")
    return Person(
        number,
        key,
        _text(row, "name", where),
        kind,
        _one_of(row, "faction", factions, where),
        age,
        _text(row, "symbol", where),
        provenance,
        str(source),
    )


def _text(row: dict[str, Json], field: str, where: str) -> str:
    value = row.get(field)
    if not isinstance(value, str) or not value or (field == "id" and not _is_key(value)):
        expected = "small letters, digits and '-'" if field == "id" else "a text"
        raise BrokenMessage(f"{where}: field {field!r} must be {expected}")
    return value


def _is_key(text: str) -> bool:
    return text.isascii() and text.replace("-", "").isalnum() and text == text.lower() and text != "-"


def _one_of(row: dict[str, Json], field: str, allowed: list[str], where: str) -> str:
    value = row.get(field)
    if not isinstance(value, str) or value not in allowed:
        raise BrokenMessage(f"{where}: field {field!r} must be one of {', '.join(allowed)}, not {value!r}")
    return value


def _check_persons(people: list[Person], file: str) -> None:
    """Refuse a table that the rules cannot be played with (ruling 53)."""
    taken = [NO_PERSON, *card_names([])]
    for number, person in enumerate(people):
        if person.key in taken:
            raise BrokenMessage(f"{file}: person {number + 1} ({person.key}): field 'id' is used twice or reserved")
        taken.append(person.key)
    for faction, expected in (("france", 3), ("spain", 5), ("innocent", 5), ("urban", 5)):
        _expect(file, f"cardinals with faction {faction!r}", _count(people, "cardinal", faction), expected)
        _expect(file, f"leaders with faction {faction!r}", _count(people, "leader", faction), 1)
    _expect(file, "rows with kind 'late'", _count(people, "late", NO_FACTION), LATE_ARRIVALS)
    holders: dict[str, list[str]] = {}
    for number, person in enumerate(people):
        if person.symbol in SINGLE_SYMBOLS and person.kind != "cardinal":
            where = f"{file}: person {number + 1} ({person.key})"
            raise BrokenMessage(f"{where}: field 'symbol' may be {person.symbol!r} only for a cardinal of the deck")
        holders.setdefault(person.symbol, []).append(person.key)
    for symbol in SINGLE_SYMBOLS:
        _expect(file, f"rows with symbol {symbol!r}", len(holders.pop(symbol, [])), 1)
    holders.pop(NO_SYMBOL, None)
    for symbol, keys in holders.items():
        _expect(file, f"rows with symbol {symbol!r} ({', '.join(keys)})", len(keys), PAIR)


def _count(people: list[Person], kind: str, faction: str) -> int:
    return sum(1 for person in people if person.kind == kind and person.faction == faction)


def _expect(file: str, what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BrokenMessage(f"{file}: {what}: expected {expected}, found {found}")


# Loading the other cards, which are certain and the same for every owner.


def _copies(section: str, names: list[str], field: str = "copies") -> list[int]:
    table = _CARDS[section]
    assert isinstance(table, dict)
    numbers: list[int] = []
    for name in names:
        row = table[name]
        assert isinstance(row, dict)
        number = row[field]
        assert isinstance(number, int)
        numbers.append(number)
    return numbers


def _cards(first: int, copies: list[int]) -> list[int]:
    return [first + kind for kind, count in enumerate(copies) for _ in range(count)]


_CARDS: Final = read_toml(DATA / "cards.toml")
CARDINAL_CARDS: Final = list(range(CARDINALS))
POLITICAL_CARDS: Final = [*range(FIRST_LATE, RED_BORDERED), *_cards(MAZARIN, _copies("politics", POLITICS_NAMES))]
ACTION_CARDS: Final = [*range(FIRST_LEADER, PERSONS), *_cards(FIRST_ACTION, _copies("actions", ACTION_NAMES))]
ORDER_CARDS: Final = _cards(FIRST_ORDER, _copies("orders", ORDER_NAMES))
ORDER_VOTES: Final = _copies("orders", ORDER_NAMES, "votes")
GEMS_IN_BOX: Final = _copies("gems", GEM_NAMES, "total")
START_GEMS: Final = _copies("gems", GEM_NAMES, "start")
START_GOLD: Final = _copies("gold", ["start"], "amount")[0]


def provenance_rows(people: Persons) -> list[Provenance]:
    """Every printed value of the persons and of the other cards, with its certainty."""
    rows: list[Provenance] = []
    for person in people.rows:
        values = {"name": person.name, "faction": person.faction, "age": str(person.age), "symbol": person.symbol}
        for field, value in values.items():
            rows.append(Provenance(person.key, field, value, person.provenance[field], person.source))
    sources = _CARDS["source"]
    assert isinstance(sources, dict)
    for section, table in _CARDS.items():
        if section == "source":
            continue
        assert isinstance(table, dict)
        for item, row in table.items():
            assert isinstance(row, dict)
            certainty = str(row["provenance"])
            for field, number in row.items():
                if field != "provenance":
                    rows.append(Provenance(item, field, str(number), certainty, str(sources.get(certainty, ""))))
    return rows
