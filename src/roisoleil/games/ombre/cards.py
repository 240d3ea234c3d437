"""The cards: loaded from data/, validated, frozen. Cards of one face are interchangeable and known by its number."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.engine.codec import BrokenMessage, Json, Remaking, canonical_json, digest, read_toml, refuse_unknown
from roisoleil.engine.game import CERTAINTIES, Provenance

BLUE: Final = 0  # Étiquette
GREEN: Final = 1  # Combat en duel
PURPLE: Final = 2  # Intrigue
RED: Final = 3  # Puissance
YELLOW: Final = 4  # Richesse
COLOURS: Final = 5
GREY: Final = 5
COLOUR_NAMES: Final = ["blue", "green", "purple", "red", "yellow"]

# Faces of quality cards: twice the colour, and one more with a seal.
QUALITY_FACES: Final = 2 * COLOURS

INFLUENCE: Final = 10
MEDAL: Final = 11
AUTHORITY: Final = 12
SUZERAIN: Final = 13
PENSION: Final = 14
CONSPIRACY: Final = 15
DIPLOMACY: Final = 16
FIRST_AUCTION: Final = INFLUENCE
AUCTION_KINDS: Final = 7
AUCTION_NAMES: Final = ["influence", "medal", "authority", "suzerain", "pension", "conspiracy", "diplomacy"]

DEBTS: Final = 17
MAZARIN: Final = 18
LOUIS: Final = 19
FACES: Final = 20
SPECIAL_NAMES: Final = ["debts", "mazarin", "louis"]

QUALITY_NAMES: Final = [f"{colour}{seal}" for colour in COLOUR_NAMES for seal in ("", "-seal")]
FACE_NAMES: Final = [*QUALITY_NAMES, *AUCTION_NAMES, *SPECIAL_NAMES]

DATA: Final = Path(__file__).parent / "data"

# What the rulebook prints and no copy can differ in.
QUALITY_COUNTS: Final = [14, 14, 13, 13, 13]
AUCTION_COPIES: Final = [1, 1, 1, 1, 2, 1, 1]
SPECIAL_COPIES: Final = [4, 4, 1]
PRINTED_COLOURS: Final = {"influence": "blue", "medal": "purple"}
PRINTED_SEALS: Final = ["influence", "medal", "authority"]
START_POWER: Final = 9
START_GOLD: Final = 1
GOLD_IN_BOX: Final = 20
LEAST_POWER_IN_BOX: Final = 58
MOST_POWER_IN_BOX: Final = 62
"""Forty chips of 1 and 2 that give six players three of each at the start."""


class Components:
    """The cards and tokens of a box."""

    def __init__(
        self,
        seals: list[int],
        auction_colours: list[int],
        auction_seals: list[bool],
        power_in_box: int,
        provenance: list[Provenance],
    ) -> None:
        """Seals by colour; colour and seal of each auction card, grey being no colour."""
        self.seals: Final = seals
        self.auction_colours: Final = auction_colours
        self.auction_seals: Final = auction_seals
        self.power_in_box: Final = power_in_box
        self.provenance: Final = provenance
        self.pack: Final = self._pack()

    def __reduce__(self) -> Remaking:
        auctions = (self.auction_colours, self.auction_seals)
        return Components, (self.seals, *auctions, self.power_in_box, self.provenance)

    def _pack(self) -> list[int]:
        """Every card but Louis XIV."""
        pack: list[int] = []
        for colour in range(COLOURS):
            pack += [2 * colour] * (QUALITY_COUNTS[colour] - self.seals[colour])
            pack += [2 * colour + 1] * self.seals[colour]
        for kind in range(AUCTION_KINDS):
            pack += [FIRST_AUCTION + kind] * AUCTION_COPIES[kind]
        pack += [DEBTS] * SPECIAL_COPIES[0] + [MAZARIN] * SPECIAL_COPIES[1]
        return pack

    def colour_of(self, face: int) -> int:
        """The colour of a quality or auction card, GREY for none."""
        return face >> 1 if face < QUALITY_FACES else self.auction_colours[face - FIRST_AUCTION]

    def has_seal(self, auction: int) -> bool:
        """Whether an auction card bears a seal."""
        return self.auction_seals[auction - FIRST_AUCTION]

    def data_hash(self) -> str:
        """The hash of all values that may differ between copies."""
        auctions = [list[Json](self.auction_colours), list[Json](self.auction_seals)]
        return digest([list[Json](self.seals), *auctions, self.power_in_box])


def is_quality(face: int) -> bool:
    """Whether a card is a quality card."""
    return face < QUALITY_FACES


def is_auction(face: int) -> bool:
    """Whether a card is an auction card."""
    return FIRST_AUCTION <= face < FIRST_AUCTION + AUCTION_KINDS


# Loading.


def load_components(path: str = "") -> Components:
    """The components of that file, or of the one in the package; BrokenMessage names file, row and field."""
    shipped = DATA / "components.toml"
    file = Path(path) if path else shipped
    data = read_toml(file)
    rows: list[Provenance] = []
    counts = _column(data, file, "quality", COLOUR_NAMES, "count", 0, 99, rows)
    _expect_printed(file, "quality", COLOUR_NAMES, "count", counts, QUALITY_COUNTS)
    seals = _column(data, file, "quality", COLOUR_NAMES, "seals", 0, 14, rows)
    for colour, name in enumerate(COLOUR_NAMES):
        if seals[colour] > QUALITY_COUNTS[colour]:
            raise BrokenMessage(f"{file}: quality.{name}: field 'seals' must be at most {QUALITY_COUNTS[colour]}")
    copies = _column(data, file, "auction", AUCTION_NAMES, "copies", 1, 2, rows)
    _expect_printed(file, "auction", AUCTION_NAMES, "copies", copies, AUCTION_COPIES)
    specials = _column(data, file, "special", SPECIAL_NAMES, "copies", 1, 4, rows)
    _expect_printed(file, "special", SPECIAL_NAMES, "copies", specials, SPECIAL_COPIES)
    colours = [_colour(data, file, name, rows) for name in AUCTION_NAMES]
    auction_seals = [_seal(data, file, name, rows) for name in AUCTION_NAMES]
    power = _column(data, file, "tokens", ["power"], "total", LEAST_POWER_IN_BOX, MOST_POWER_IN_BOX, rows)[0]
    gold = _column(data, file, "tokens", ["gold"], "total", 0, 99, rows)
    _expect_printed(file, "tokens", ["gold"], "total", gold, [GOLD_IN_BOX])
    starts = _column(data, file, "tokens", ["power", "gold"], "start", 0, 99, rows)
    _expect_printed(file, "tokens", ["power", "gold"], "start", starts, [START_POWER, START_GOLD])
    if path:
        refuse_unknown(data, [read_toml(shipped)], path)
    return Components(seals, colours, auction_seals, power, rows)


def _row(data: dict[str, Json], file: Path, section: str, name: str) -> dict[str, Json]:
    table = data.get(section)
    row = table.get(name) if isinstance(table, dict) else None
    if not isinstance(row, dict):
        raise BrokenMessage(f"{file}: expected a row [{section}.{name}]")
    return row


def _note(data: dict[str, Json], file: Path, section: str, name: str, field: str, rows: list[Provenance]) -> None:
    """Remember where a value comes from; an owner's file may leave it out."""
    row = _row(data, file, section, name)
    given = row.get("provenance", {})
    certainty = given.get(field, "quoted") if isinstance(given, dict) else None
    if not isinstance(certainty, str) or certainty not in CERTAINTIES:
        raise BrokenMessage(
            f"{file}: {section}.{name}: provenance of {field!r} must be one of {', '.join(CERTAINTIES)}"
        )
    sources = data.get("source", {})
    source = sources.get(certainty, "") if isinstance(sources, dict) else ""
    rows.append(Provenance(name, field, canonical_json(row[field]).strip('"'), certainty, str(source)))


def _column(
    data: dict[str, Json],
    file: Path,
    section: str,
    names: list[str],
    field: str,
    least: int,
    most: int,
    rows: list[Provenance],
) -> list[int]:
    """One whole number of each row."""
    numbers: list[int] = []
    for name in names:
        value = _row(data, file, section, name).get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            where = f"{file}: {section}.{name}"
            raise BrokenMessage(
                f"{where}: field {field!r} must be a whole number from {least} to {most}, not {value!r}"
            )
        numbers.append(value)
        _note(data, file, section, name, field, rows)
    return numbers


def _expect_printed(
    file: Path, section: str, names: list[str], field: str, found: list[int], printed: list[int]
) -> None:
    """Refuse a number that the rulebook prints otherwise."""
    for name, value, expected in zip(names, found, printed, strict=True):
        if value != expected:
            raise BrokenMessage(f"{file}: {section}.{name}: field {field!r} is {expected} by the rulebook, not {value}")


def _colour(data: dict[str, Json], file: Path, name: str, rows: list[Provenance]) -> int:
    value = _row(data, file, "auction", name).get("colour")
    allowed = [*COLOUR_NAMES, "grey"]
    if not isinstance(value, str) or value not in allowed:
        where = f"{file}: auction.{name}"
        raise BrokenMessage(f"{where}: field 'colour' must be one of {', '.join(allowed)}, not {value!r}")
    _note(data, file, "auction", name, "colour", rows)
    _expect_word(file, name, "colour", value, PRINTED_COLOURS.get(name, value))
    return allowed.index(value)


def _seal(data: dict[str, Json], file: Path, name: str, rows: list[Provenance]) -> bool:
    value = _row(data, file, "auction", name).get("seal")
    if not isinstance(value, bool):
        raise BrokenMessage(f"{file}: auction.{name}: field 'seal' must be true or false, not {value!r}")
    _note(data, file, "auction", name, "seal", rows)
    if name in PRINTED_SEALS and not value:
        raise BrokenMessage(f"{file}: auction.{name}: field 'seal' is true by the rulebook")
    return value


def _expect_word(file: Path, name: str, field: str, found: str, printed: str) -> None:
    if found != printed:
        raise BrokenMessage(f"{file}: auction.{name}: field {field!r} is {printed!r} by the rulebook, not {found!r}")
