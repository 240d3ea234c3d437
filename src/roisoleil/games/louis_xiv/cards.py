"""The components: loaded from data/, validated, frozen."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NoReturn

from roisoleil.engine.codec import BrokenMessage, Json, Remaking, digest, read_toml, refuse_unknown
from roisoleil.engine.game import CERTAINTIES, Provenance
from roisoleil.games.louis_xiv.boards import BOARDS, KINGS_BOARDS

# Tiles.
SCEPTRE: Final = 0
LETTER: Final = 1
RING: Final = 2
HELMET: Final = 3
CROWN: Final = 4
TILES: Final = 5
TILE_NAMES: Final = ["sceptre", "letter", "ring", "helmet", "crown"]
ANY_TILE: Final = 5
PLAIN_TILES: Final = 4
TILE_UNIT: Final[list[int]] = [1 << (6 * tile) for tile in range(TILES)]
"""One tile, as a packed number with six bits for each kind."""
_TILE_FIELD: Final = 63


def count_tile(tiles: int, tile: int) -> int:
    """How many tiles of a kind a packed number holds."""
    return (tiles >> (6 * tile)) & _TILE_FIELD


def count_tiles(tiles: int) -> int:
    """How many tiles a packed number holds."""
    total = 0
    for tile in range(TILES):
        total += count_tile(tiles, tile)
    return total


# Influence cards: a character's board, or the joker.
JOKER: Final = BOARDS
INFLUENCE_KINDS: Final = BOARDS + 1
JOKERS: Final = 6
COPIES_OF_A_CHARACTER: Final = 2
INFLUENCE_CARDS: Final[list[int]] = [
    *(board for board in range(BOARDS) for _ in range(COPIES_OF_A_CHARACTER)),
    *([JOKER] * JOKERS),
]

# Shields.
SHIELD_TYPES: Final = 6
SHIELDS_OF_A_TYPE: Final = 10
SHIELDS: Final[list[int]] = [kind for kind in range(SHIELD_TYPES) for _ in range(SHIELDS_OF_A_TYPE)]

# Conditions of boards.
MONEY: Final = 0
FIRST: Final = 1
MARKERS: Final = 2
CONDITION_NAMES: Final = ["money", "first", "markers"]

# Missions.
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
STACK_NAMES: Final = ["light", "medium", "dark"]
STACK_SIZES: Final = [20, 12, 8]
MISSIONS: Final = 40
TILES_OF_A_MISSION: Final = 2

PLUS_1_MISSION: Final = 0
PLUS_1_MARKER: Final = 1
PLUS_1_LOUIS: Final = 2
MARKER_ON_1: Final = 3
MARKER_ON_2: Final = 4
MARKER_ON_3: Final = 5
MARKER_ON_4: Final = 6
PAY_TO_PASS: Final = 7
TILE_TO_CROWN: Final = 8
EXCHANGE_MISSIONS: Final = 9
PLUS_2_LOUIS_OR_MARKERS: Final = 10
PLUS_1_SHIELD: Final = 11
MARKER_ON_KING: Final = 12
MARKER_ON_5: Final = 13
MARKER_ON_9: Final = 14
EXCHANGE_INFLUENCE: Final = 15
PLUS_3_MARKERS: Final = 16
PLUS_3_LOUIS: Final = 17
PLUS_1_INTRIGUE: Final = 18
MARKER_FOR_CARD: Final = 19
CARD_AS_4_MARKERS: Final = 20
MARKER_AT_END: Final = 21
WIN_ONE_TIE: Final = 22
BRIBE_MINUS_1: Final = 23
BONUS_NAMES: Final = [
    "plus-1-mission",
    "plus-1-marker",
    "plus-1-louis",
    "marker-on-1",
    "marker-on-2",
    "marker-on-3",
    "marker-on-4",
    "pay-2-to-pass",
    "tile-to-crown",
    "exchange-missions",
    "plus-2-louis-or-markers",
    "plus-1-shield",
    "marker-on-king",
    "marker-on-5",
    "marker-on-9",
    "exchange-influence",
    "plus-3-markers",
    "plus-3-louis",
    "plus-1-intrigue",
    "marker-for-card",
    "card-as-4-markers",
    "marker-at-end",
    "win-one-tie",
    "bribe-minus-1",
]
BONUS_COPIES: Final = [2, 4, 4, 1, 1, 1, 1, 2, 2, 2, 4, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]
BONUS_STACKS: Final = [LIGHT] * 10 + [MEDIUM] * 6 + [DARK] * 8

# Rewards of the boards: the rulebook gives them, the same on both sides.
REWARD_NAMES: Final = [
    "sceptre",
    "letter",
    "ring",
    "helmet",
    "crown",
    "shield-and-marker",
    "louis",
    "markers-on-5",
    "crown",
    "two-shields",
    "influence-card",
    "shield-and-intrigue",
]

MONEY_CARDS: Final = 8
DATA: Final = Path(__file__).parent / "data"


class Condition:
    """What a side of a board asks: money at a price, first place, or a number of markers."""

    def __init__(self, kind: int, number: int) -> None:
        """The number is the price or the markers needed; 0 for first place."""
        self.kind: Final = kind
        self.number: Final = number

    def __reduce__(self) -> Remaking:
        return Condition, (self.kind, self.number)


class Mission:
    """A mission card: its stack, the two tiles it asks for, and its bonus."""

    def __init__(self, stack: int, tiles: list[int], bonus: int) -> None:
        """ANY_TILE stands for a tile of one's choice."""
        self.stack: Final = stack
        self.tiles: Final = tiles
        self.bonus: Final = bonus

    def __reduce__(self) -> Remaking:
        return Mission, (self.stack, self.tiles, self.bonus)


class Components:
    """The boards and cards of a box."""

    def __init__(
        self,
        board_names: list[str],
        fronts: list[Condition],
        backs: list[Condition],
        kings: list[int],
        louis: list[int],
        missions: list[Mission],
        provenance: list[Provenance],
    ) -> None:
        """Missions are numbered by stack, in the order of the file; sets of missions are bit masks."""
        self.board_names: Final = board_names
        self.fronts: Final = fronts
        self.backs: Final = backs
        self.kings: Final = kings
        self.louis: Final = louis
        self.missions: Final = missions
        self.provenance: Final = provenance
        self.mission_names: Final = _mission_names(missions)
        self.bonus_masks: Final = self._bonus_masks()
        self.payments: Final = [payments_of(mission) for mission in missions]

    def __reduce__(self) -> Remaking:
        boards = (self.board_names, self.fronts, self.backs)
        return Components, (*boards, self.kings, self.louis, self.missions, self.provenance)

    def _bonus_masks(self) -> list[int]:
        masks = [0] * len(BONUS_NAMES)
        for number, mission in enumerate(self.missions):
            masks[mission.bonus] |= MISSION_BIT[number]
        return masks

    def stack_cards(self, stack: int) -> list[int]:
        """The missions of a stack."""
        return [number for number, mission in enumerate(self.missions) if mission.stack == stack]

    def data_hash(self) -> str:
        """The hash of all values that may differ between copies."""
        sides: list[Json] = [[side.kind, side.number] for side in [*self.fronts, *self.backs]]
        missions: list[Json] = [[row.stack, list[Json](row.tiles), row.bonus] for row in self.missions]
        return digest([sides, list[Json](self.kings), list[Json](self.louis), missions, list[Json](self.board_names)])


MISSION_BIT: Final[list[int]] = [1 << number for number in range(MISSIONS)]

TILE_PAIRS: Final[list[tuple[int, int]]] = [(first, second) for first in range(TILES) for second in range(first, TILES)]
"""Every two tiles, as a payment."""
PAIR_TILES: Final[list[int]] = [TILE_UNIT[first] + TILE_UNIT[second] for first, second in TILE_PAIRS]


def payments_of(mission: Mission) -> list[int]:
    """The pairs of tiles that lay a mission: a crown stands for any tile, also needlessly (ruling L32)."""
    return [number for number, pair in enumerate(TILE_PAIRS) if _fits(mission.tiles, pair)]


def _fits(needs: list[int], pair: tuple[int, int]) -> bool:
    first, second = pair
    return (_serves(first, needs[0]) and _serves(second, needs[1])) or (
        _serves(second, needs[0]) and _serves(first, needs[1])
    )


def _serves(tile: int, need: int) -> bool:
    return need in (ANY_TILE, tile) or tile == CROWN


def _mission_names(missions: list[Mission]) -> list[str]:
    """The name of each mission in records: its tiles and its bonus, and a number where two are alike."""
    names: list[str] = []
    for mission in missions:
        tiles = "-".join("any" if tile == ANY_TILE else TILE_NAMES[tile] for tile in mission.tiles)
        name = f"{tiles}-{BONUS_NAMES[mission.bonus]}"
        copy = 2
        while name in names:
            name = f"{tiles}-{BONUS_NAMES[mission.bonus]}-{copy}"
            copy += 1
        names.append(name)
    return names


# Loading.


def load_components(path: str = "") -> Components:
    """The components of that file, or of the one in the package; BrokenMessage names file, row and field."""
    shipped = DATA / "components.toml"
    file = Path(path) if path else shipped
    data = read_toml(file)
    found = Loader(str(file), data).components()
    if path:
        refuse_unknown(data, [read_toml(shipped)], path)
    return found


class Loader:
    """Reads a component file, noting the provenance of each value."""

    def __init__(self, file: str, data: dict[str, Json]) -> None:
        """The file's name is for messages."""
        self.file: Final = file
        self.data: Final = data
        self.rows: Final[list[Provenance]] = []

    def components(self) -> Components:
        """All components, checked."""
        boards = self.section("board", BOARDS)
        names = [self.board_name(number, row) for number, row in enumerate(boards)]
        fronts = [self.condition(number, row, "front") for number, row in enumerate(boards)]
        backs = [self.condition(number, row, "back") for number, row in enumerate(boards)]
        for number in range(BOARDS):
            if fronts[number].kind == backs[number].kind:
                self.refuse(f"board {number + 1}", "back", "must have another kind than 'front'")
        cards = self.section("money", MONEY_CARDS)
        kings = [
            self.whole(f"money {number + 1}", row, "king", 1, KINGS_BOARDS) - 1 for number, row in enumerate(cards)
        ]
        louis = [self.whole(f"money {number + 1}", row, "louis", 0, 20) for number, row in enumerate(cards)]
        missions = [self.mission(number, row) for number, row in enumerate(self.section("mission", MISSIONS))]
        self.check_missions(missions)
        self.note_favori()
        missions.sort(key=lambda mission: mission.stack)
        return Components(names, fronts, backs, kings, louis, missions, self.rows)

    def refuse(self, where: str, field: str, why: str) -> NoReturn:
        """Raise the error of a field."""
        raise BrokenMessage(f"{self.file}: {where}: field {field!r} {why}")

    def section(self, name: str, expected: int) -> list[dict[str, Json]]:
        """The rows of a section."""
        rows = self.data.get(name)
        if not isinstance(rows, list) or len(rows) != expected:
            found = len(rows) if isinstance(rows, list) else 0
            raise BrokenMessage(f"{self.file}: expected {expected} rows [[{name}]], found {found}")
        found_rows: list[dict[str, Json]] = []
        for number, row in enumerate(rows):
            if not isinstance(row, dict):
                raise BrokenMessage(f"{self.file}: {name} {number + 1}: expected a row")
            found_rows.append(row)
        return found_rows

    def note(self, item: str, field: str, value: str, given: Json, key: str) -> None:
        """Remember where a value comes from; an owner's file may leave it out."""
        certainty = given.get(key, "quoted") if isinstance(given, dict) else "quoted" if given is None else None
        if not isinstance(certainty, str) or certainty not in CERTAINTIES:
            self.refuse(item, "provenance", f"of {key!r} must be one of {', '.join(CERTAINTIES)}")
        sources = self.data.get("source", {})
        source = sources.get(str(certainty), "") if isinstance(sources, dict) else ""
        self.rows.append(Provenance(item, field, value, str(certainty), str(source)))

    def whole(self, where: str, row: dict[str, Json], field: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = row.get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            self.refuse(where, field, f"must be a whole number from {least} to {most}, not {value!r}")
        self.note(where, field, str(value), row.get("provenance"), field)
        return value

    def one_of(self, where: str, value: Json, field: str, allowed: list[str]) -> int:
        """The place of a word among those allowed."""
        if not isinstance(value, str) or value not in allowed:
            self.refuse(where, field, f"must be one of {', '.join(allowed)}, not {value!r}")
        return allowed.index(value)

    def board_name(self, number: int, row: dict[str, Json]) -> str:
        """The name of a board; boards are listed in the order of their numbers, with the rulebook's rewards."""
        where = f"board {number + 1}"
        name = row.get("name")
        if row.get("number") != number + 1:
            self.refuse(where, "number", f"must be {number + 1}")
        if row.get("reward") != REWARD_NAMES[number]:
            self.refuse(where, "reward", f"is {REWARD_NAMES[number]!r} by the rulebook")
        if not isinstance(name, str) or not name:
            self.refuse(where, "name", "must be a text")
        return str(name)

    def condition(self, number: int, row: dict[str, Json], side: str) -> Condition:
        """One side of a board."""
        where = f"board {number + 1}"
        value = row.get(side)
        if not isinstance(value, dict):
            self.refuse(where, side, "must be a table with a kind")
        allowed = CONDITION_NAMES[:MARKERS] if number < KINGS_BOARDS else CONDITION_NAMES
        kind = self.one_of(where, value.get("kind"), f"{side}.kind", allowed)
        given = value.get("provenance")
        self.note(where, f"{side}.kind", CONDITION_NAMES[kind], given, "kind")
        if kind == FIRST:
            return Condition(FIRST, 0)
        amount = value.get("number")
        if not isinstance(amount, int) or isinstance(amount, bool) or not 1 <= amount <= MOST_NUMBER:
            self.refuse(where, f"{side}.number", f"must be a whole number from 1 to {MOST_NUMBER}, not {amount!r}")
        self.note(where, f"{side}.number", str(amount), given, "number")
        return Condition(kind, amount)

    def mission(self, number: int, row: dict[str, Json]) -> Mission:
        """A mission card."""
        where = f"mission {number + 1}"
        stack = self.one_of(where, row.get("stack"), "stack", STACK_NAMES)
        bonus = self.one_of(where, row.get("bonus"), "bonus", BONUS_NAMES)
        if BONUS_STACKS[bonus] != stack:
            self.refuse(where, "bonus", f"belongs to the stack {STACK_NAMES[BONUS_STACKS[bonus]]!r} by the rulebook")
        tiles = self.mission_tiles(where, row.get("tiles"), stack)
        names = ["any" if tile == ANY_TILE else TILE_NAMES[tile] for tile in tiles]
        self.note(f"{where} ({BONUS_NAMES[bonus]})", "tiles", " ".join(names), row.get("provenance"), "tiles")
        return Mission(stack, tiles, bonus)

    def mission_tiles(self, where: str, value: Json, stack: int) -> list[int]:
        """Light: one tile and any; medium: two different; dark: two alike (Rulebook, "Les cartes mission")."""
        if not isinstance(value, list) or len(value) != TILES_OF_A_MISSION:
            self.refuse(where, "tiles", "must be a list of two tiles")
        plain = TILE_NAMES[:PLAIN_TILES]
        first = self.one_of(where, value[0], "tiles", plain)
        second = ANY_TILE if value[1] == "any" else self.one_of(where, value[1], "tiles", plain)
        fits = {LIGHT: second == ANY_TILE, MEDIUM: second not in (first, ANY_TILE), DARK: second == first}
        if not fits[stack]:
            self.refuse(where, "tiles", "must be a tile and 'any' (light), two different (medium) or two alike (dark)")
        return [first, second]

    def check_missions(self, missions: list[Mission]) -> None:
        """Each bonus as often as the rulebook says."""
        for bonus, expected in enumerate(BONUS_COPIES):
            found = sum(1 for mission in missions if mission.bonus == bonus)
            if found != expected:
                raise BrokenMessage(
                    f"{self.file}: missions with bonus {BONUS_NAMES[bonus]!r}: expected {expected}, found {found}"
                )

    def note_favori(self) -> None:
        """The fine print of the expansion is no number, but the player shall know that it is reconstructed."""
        favori = self.data.get("favori", {})
        if not isinstance(favori, dict):
            raise BrokenMessage(f"{self.file}: expected a table [favori]")
        for option, row in favori.items():
            if isinstance(row, dict):
                self.note("favori", option, str(row.get("value")), {option: row.get("provenance", "quoted")}, option)


MOST_NUMBER: Final = 9
