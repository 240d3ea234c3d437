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
from roisoleil.games.habemus import beginner, heuristic, outlook
from roisoleil.games.habemus import features as observing
from roisoleil.games.habemus import redeal as redealing
from roisoleil.games.habemus import view as viewing
from roisoleil.games.habemus.actions import ChooseBribe, ChooseSwap, LayAction, ResolveActions
from roisoleil.games.habemus.bidding import BidGems
from roisoleil.games.habemus.cards import Persons, load_persons, provenance_rows
from roisoleil.games.habemus.choices import MOST_SEATS, choice_table
from roisoleil.games.habemus.conservation import check_conservation
from roisoleil.games.habemus.events import event_table
from roisoleil.games.habemus.reveal import KeepOrder
from roisoleil.games.habemus.scoring import final_result
from roisoleil.games.habemus.setup import BLACK_SMOKE_PLACE, FIRST_CAMERLENGO, set_up
from roisoleil.games.habemus.state import FIRST_RULES, NEWEST_RULES, Candidate, Conclave
from roisoleil.games.habemus.taking import ExcludeCardinal, StrikeOpponent, TakeCards
from roisoleil.games.habemus.turn import Rounds

NAME: Final = "habemus"
LEAST_SEATS: Final = 3
FAQ: Final = "faq"
"""The option to play by the publisher's clarifications about Chigi (ruling 43)."""


class HabemusPapam(Game[Conclave]):
    """1655 - Habemus Papam (Christoph Bauer, 2010), for three or four players."""

    def __init__(self, people: Persons, version: int = NEWEST_RULES) -> None:
        """The persons come from data/persons.toml or from an owner's file."""
        super().__init__(
            NAME,
            f"{NAME}/{version}",
            LEAST_SEATS,
            MOST_SEATS,
            [] if version == FIRST_RULES else [FAQ],
            choice_table(people),
            event_table(people),
            people.data_hash(),
            outlook.HORIZON,
            outlook.NEAR_HORIZON,
            [] if version == FIRST_RULES else [HabemusPapam(people, FIRST_RULES)],
        )
        self.people: Final = people
        self.version: Final = version

    def __reduce__(self) -> Remaking:
        return HabemusPapam, (self.people, self.version)

    def setup(self, seats: int, options: list[str], dealer: Dealer) -> Conclave:
        """A new conclave, played up to its first decision."""
        # The first version played by the clarifications, and had no option.
        return set_up(self.people, seats, self.version, FAQ in options or self.version == FIRST_RULES, dealer)

    def load(self, data: dict[str, Json]) -> Conclave:
        """The conclave that was dumped."""
        return load_conclave(self.people, data)

    def view(self, table: Conclave, seat: int) -> object:
        """What a seat sees: a `view.View`."""
        return viewing.view(table, seat)

    def slots(self) -> list[Slot]:
        """What each number of an observation tells."""
        return observing.slots(self.people)

    def features(self, table: Conclave, seat: int) -> bytes:
        """What a seat sees, for learners."""
        return observing.features(table, seat)

    def redeal(self, table: Conclave, seat: int, chance: Chance) -> Conclave:
        """A copy with all that is hidden from a seat dealt anew."""
        return redealing.redeal(table, seat, chance)

    def appeals(self, table: Conclave, seat: int, options: list[int]) -> list[int]:
        """How much a sound player likes each of its options."""
        return heuristic.appeals(table, seat, options)

    def glances(self, table: Conclave, seat: int, options: list[int], temper: int) -> list[int]:
        """How much a beginner likes each of the options."""
        return beginner.glances(table, seat, options, temper)

    def outlook(self, table: Conclave) -> list[float]:
        """The chance of every seat to win."""
        return outlook.outlook(table)

    def result(self, table: Conclave) -> Result:
        """The count of votes."""
        return final_result(table)

    def check(self, table: Conclave) -> None:
        """Cards and gems are the same as in the box."""
        check_conservation(table)

    def outcome_words(self, label: str) -> list[str] | None:
        """Shuffles are of cards; picks are of a number or a seat."""
        return None if label in (BLACK_SMOKE_PLACE, FIRST_CAMERLENGO) else self.people.names

    def proper_name(self, word: str) -> str:
        """The name of a person."""
        return self.people.proper_names.get(word, "")

    def provenance(self) -> list[Provenance]:
        """Every printed value with its source."""
        return provenance_rows(self.people)


def load_conclave(people: Persons, data: dict[str, Json]) -> Conclave:
    """The conclave that was dumped."""
    what = "position"
    smoke = take_list(data, "smoke", what)
    counters = as_ints(take_list(data, "counters", what), what)
    # Positions of the first version do not tell it: they were kept when there was no other.
    version = take_int(data, "version", what) if "version" in data else FIRST_RULES
    return Conclave(
        people,
        as_ints(take_list(data, "cardinal_deck", what), what),
        as_ints(take_list(data, "political_deck", what), what),
        as_ints(take_list(data, "action_deck", what), what),
        as_ints(take_list(data, "undealt_orders", what), what),
        [load_candidate(values) for values in take_list(data, "candidates", what)],
        counters[0],
        counters[1],
        [cast("Frame[Table]", load_frame(frame)) for frame in take_list(data, "frames", what)],
        as_ints(take_list(data, "row", what), what),
        as_ints(take_list(data, "gone", what), what),
        counters[2],
        counters[3],
        counters[4],
        counters[5],
        bool(smoke[0]),
        bool(smoke[1]),
        bool(smoke[2]),
        version,
        bool(data.get("with_faq", version == FIRST_RULES)),
    )


def remaking(table: Conclave) -> tuple[Callable[..., Conclave], tuple[object, ...]]:
    """How pickle makes a table again."""
    return load_conclave, (table.people, table.dump())


# Not by a method of the table, which does not know how its frames are loaded.
copyreg.pickle(Conclave, remaking)


def load_candidate(values: Json) -> Candidate:
    """A candidate from its dump."""
    if not isinstance(values, list):
        raise BrokenMessage("position: a candidate must be a list")
    numbers = as_ints(values, "position: candidate")
    return Candidate(
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
        numbers[11],
    )


def load_frame(dumped: Json) -> Frame[Conclave]:
    """A frame from its name and local variables."""
    name, variables = parse_frame(dumped)
    first = variables[0]
    if name == "rounds":
        return Rounds(first[0])
    if name == "keep-order":
        return KeepOrder(first.copy())
    if name == "lay-action":
        return LayAction(first.copy())
    if name == "resolve-actions":
        return ResolveActions(first[0])
    if name == "bribe":
        return ChooseBribe(first[0])
    if name == "swap":
        return ChooseSwap(first[0])
    if name == "bid":
        return BidGems(first.copy())
    if name == "take":
        return TakeCards(first.copy(), variables[1][0])
    if name == "exclude":
        return ExcludeCardinal(first[0])
    if name == "strike":
        return StrikeOpponent(first[0])
    raise BrokenMessage(f"position: unknown frame {name!r}")


def make_game(data_path: str) -> Game[Conclave]:
    """The game with the persons of that file, or with those of the package."""
    return HabemusPapam(load_persons(data_path))
