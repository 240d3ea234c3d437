"""The game as the world outside sees it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final, cast

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import BrokenMessage, Json, Remaking, as_ints, take_int, take_list
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, parse_frame
from roisoleil.engine.game import Game, Provenance, Result, Slot
from roisoleil.engine.table import Table
from roisoleil.games.louis_xiv import beginner, heuristic, outlook
from roisoleil.games.louis_xiv import features as observing
from roisoleil.games.louis_xiv import redeal as redealing
from roisoleil.games.louis_xiv import view as viewing
from roisoleil.games.louis_xiv.boards import BOARDS
from roisoleil.games.louis_xiv.cards import MONEY_CARDS, Components, load_components
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, choice_table
from roisoleil.games.louis_xiv.conservation import check_conservation
from roisoleil.games.louis_xiv.counting import CountBoards, Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.events import event_table
from roisoleil.games.louis_xiv.favori import PlaceFavours, Redraws, StationFirst, Withdrawals
from roisoleil.games.louis_xiv.final import final_result
from roisoleil.games.louis_xiv.influence import EndMarkers, OpeningMarkers, PlayCards
from roisoleil.games.louis_xiv.labels import INFLUENCE
from roisoleil.games.louis_xiv.missions import (
    DrawMissions,
    ExchangeMissions,
    GiveTilesUp,
    LayMissions,
    MissionTurns,
    PayMission,
)
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.rewards import Conde, Maintenon
from roisoleil.games.louis_xiv.setup import FIRST_SEAT, INTRIGUES, MONEY, SHIELD_PILE, set_up
from roisoleil.games.louis_xiv.state import FIRST_RULES, NEWEST_RULES, Courtier, Versailles
from roisoleil.games.louis_xiv.supply import RecoverMarkers, SupplyEffects
from roisoleil.games.louis_xiv.turn import Rounds

NAME: Final = "louis_xiv"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
FAVORI: Final = "favori"


class LouisXIV(Game[Versailles]):
    """Louis XIV (Rüdiger Dorn, 2005) with the expansion Le Favori as an option, for two to four players."""

    def __init__(self, box: Components, version: int = NEWEST_RULES) -> None:
        """The components come from data/components.toml or from an owner's file."""
        choices = choice_table(box)
        events = event_table(box)
        super().__init__(
            NAME,
            f"{NAME}/{version}",
            LEAST_SEATS,
            MOST_SEATS,
            [FAVORI],
            choices,
            events,
            box.data_hash(),
            outlook.HORIZON,
            outlook.NEAR_HORIZON,
            [] if version == FIRST_RULES else [LouisXIV(box, FIRST_RULES)],
        )
        self.box: Final = box
        self.version: Final = version
        self._money_names: Final = [
            f"king-{box.kings[card] + 1}-louis-{box.louis[card]}" for card in range(MONEY_CARDS)
        ]

    def __reduce__(self) -> Remaking:
        return LouisXIV, (self.box, self.version)

    def setup(self, seats: int, options: list[str], dealer: Dealer) -> Versailles:
        """A new table, played up to its first decision."""
        return set_up(self.box, seats, self.version, FAVORI in options, dealer)

    def load(self, data: dict[str, Json]) -> Versailles:
        """The table that was dumped."""
        return load_versailles(self.box, data)

    def view(self, table: Versailles, seat: int) -> object:
        """What a seat sees: a `view.View`."""
        return viewing.view(table, seat)

    def slots(self) -> list[Slot]:
        """What each number of an observation tells."""
        return observing.slots(self.box)

    def features(self, table: Versailles, seat: int) -> bytes:
        """What a seat sees, for learners."""
        return observing.features(table, seat)

    def redeal(self, table: Versailles, seat: int, chance: Chance) -> Versailles:
        """A copy with all that is hidden from a seat dealt anew."""
        return redealing.redeal(table, seat, chance)

    def appeals(self, table: Versailles, seat: int, options: list[int]) -> list[int]:
        """How much a sound player likes each of its options."""
        return heuristic.appeals(table, seat, options)

    def glances(self, table: Versailles, seat: int, options: list[int], temper: int) -> list[int]:
        """How much a beginner likes each of the options."""
        return beginner.glances(table, seat, options, temper)

    def outlook(self, table: Versailles) -> list[float]:
        """The chance of every seat to win."""
        return outlook.outlook(table)

    def result(self, table: Versailles) -> Result:
        """The count of points."""
        return final_result(table)

    def check(self, table: Versailles) -> None:
        """Markers and cards are the same as in the box."""
        check_conservation(table)

    def outcome_words(self, label: str) -> list[str] | None:
        """The cards of each shuffle by their names; money cards may be alike, so they stay numbers."""
        if label == INFLUENCE:
            return INFLUENCE_NAMES
        if label in (FIRST_SEAT, MONEY, SHIELD_PILE, INTRIGUES):
            return None
        return self.box.mission_names

    def proper_name(self, word: str) -> str:
        """The name of a character, by the board, its row of provenance or the influence card."""
        number = word.removeprefix("board-").removeprefix("board ")
        return self.box.board_names[int(number) - 1] if number.isdigit() and 0 < int(number) <= BOARDS else ""

    def provenance(self) -> list[Provenance]:
        """Every printed value with its source."""
        return self.box.provenance


def load_versailles(box: Components, data: dict[str, Json]) -> Versailles:
    """The table that was dumped."""
    what = "position"
    counters = as_ints(take_list(data, "counters", what), what)
    # Positions of the first version do not tell it: they were kept when there was no other.
    version = take_int(data, "version", what) if "version" in data else FIRST_RULES
    return Versailles(
        box,
        bool(data.get("with_favori")),
        [load_courtier(values) for values in take_list(data, "courtiers", what)],
        counters[0],
        [cast("Frame[Table]", load_frame(frame)) for frame in take_list(data, "frames", what)],
        as_ints(take_list(data, "money_deck", what), what),
        as_ints(take_list(data, "influence_deck", what), what),
        as_ints(take_list(data, "centre", what), what),
        as_ints(take_list(data, "light", what), what),
        as_ints(take_list(data, "medium", what), what),
        as_ints(take_list(data, "dark", what), what),
        as_ints(take_list(data, "intrigue_pile", what), what),
        as_ints(take_list(data, "shield_pile", what), what),
        counters[1],
        counters[2],
        counters[3],
        counters[4],
        counters[5],
        counters[6],
        version,
    )


def remaking(table: Versailles) -> tuple[Callable[..., Versailles], tuple[object, ...]]:
    """How pickle makes a table again."""
    return load_versailles, (table.box, table.dump())


# Not by a method of the table, which does not know how its frames are loaded.
copyreg.pickle(Versailles, remaking)


NUMBERS_OF_A_COURTIER: Final = 11


def load_courtier(values: Json) -> Courtier:
    """A courtier from its dump."""
    if not isinstance(values, list):
        raise BrokenMessage("position: a courtier must be a list")
    numbers = as_ints(values[:NUMBERS_OF_A_COURTIER], "position: courtier")
    lists = [as_ints(cast("list[Json]", part), "position: courtier") for part in values[NUMBERS_OF_A_COURTIER:]]
    return Courtier(
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3],
        numbers[4],
        numbers[5],
        numbers[6],
        numbers[7],
        numbers[8],
        numbers[9],
        numbers[10],
        lists[0],
        lists[1],
        lists[2],
    )


def load_frame(dumped: Json) -> Frame[Versailles]:
    """A frame from its name and local variables."""
    name, variables = parse_frame(dumped)
    first = variables[0]
    if name == "intrigue":
        return Intrigue(first[0], variables[1].copy())
    if name == "redraw":
        return Redraws(first[0], variables[1].copy())
    if name == "bribe":
        return ScoreBoard(first[0], first[1], variables[1].copy(), first[2], bool(first[3]))
    if name in ("hand-in", "keep-three"):
        return GiveTilesUp(first[0], first[1], bool(first[2]))
    return load_simple_frame(name, first)


def load_simple_frame(name: str, first: list[int]) -> Frame[Versailles]:
    """A frame with one or two numbers."""
    if name == "rounds":
        return Rounds(first[0])
    if name == "station-first":
        return StationFirst(first[0])
    if name == "supply-effect":
        return SupplyEffects(first[0])
    if name == "recover-markers":
        return RecoverMarkers(first[0], first[1])
    if name == "withdraw":
        return Withdrawals(first[0])
    if name == "opening-marker":
        return OpeningMarkers(first[0])
    if name == "play-card":
        return PlayCards(first[0])
    if name == "use-card":
        return UseCard(first[0], first[1])
    if name == "end-marker":
        return EndMarkers(first[0])
    if name == "count-boards":
        return CountBoards(first[0])
    if name == "win-tie":
        return WinTie(first[0], first[1])
    if name == "conde":
        return Conde(first[0])
    if name == "maintenon":
        return Maintenon(first[0])
    if name == "favour":
        return PlaceFavours(first[0], first[1])
    if name == "mission-turns":
        return MissionTurns(first[0], first[1])
    if name == "lay-mission":
        return LayMissions(first[0])
    if name == "pay-mission":
        return PayMission(first[0], first[1])
    if name == "draw-mission":
        return DrawMissions(first[0], first[1])
    if name == "exchange-mission":
        return ExchangeMissions(first[0], first[1])
    raise BrokenMessage(f"position: unknown frame {name!r}")


def make_game(data_path: str) -> Game[Versailles]:
    """The game with the components of that file, or with those of the package."""
    return LouisXIV(load_components(data_path))
