"""The game as the world outside sees it."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Final, cast

from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import BrokenMessage, Json, Remaking, as_ints, take_list
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, parse_frame
from roisoleil.engine.game import Game, Provenance, Result, Slot
from roisoleil.engine.table import Table
from roisoleil.games.ombre import beginner, heuristic, outlook
from roisoleil.games.ombre import features as observing
from roisoleil.games.ombre import redeal as redealing
from roisoleil.games.ombre import view as viewing
from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import FACE_NAMES, Components, load_components
from roisoleil.games.ombre.choices import MOST_SEATS, choice_table
from roisoleil.games.ombre.conservation import check_conservation
from roisoleil.games.ombre.debts import Debts
from roisoleil.games.ombre.events import EVENTS
from roisoleil.games.ombre.gold import GoldAction
from roisoleil.games.ombre.mazarin import DrawCard, Mazarin
from roisoleil.games.ombre.payment import Payment
from roisoleil.games.ombre.piles import REBUILT_PACK
from roisoleil.games.ombre.qualities import RetrieveCard, UseQualities
from roisoleil.games.ombre.reveal import Announce, PlaceCard, TurnCards
from roisoleil.games.ombre.scoring import final_result
from roisoleil.games.ombre.setup import PACK, set_up
from roisoleil.games.ombre.state import Court
from roisoleil.games.ombre.turn import Turns

NAME: Final = "ombre"
RULES: Final = "ombre/1"
LEAST_SEATS: Final = 2


class Ombre(Game[Court]):
    """Dans l'ombre du Roi-Soleil (Alan R. Moon and Aaron Weissblum, 2002), for two to six players."""

    def __init__(self, box: Components) -> None:
        """The components come from data/components.toml or from an owner's file."""
        super().__init__(
            NAME,
            RULES,
            LEAST_SEATS,
            MOST_SEATS,
            [],
            choice_table(),
            EVENTS,
            box.data_hash(),
            outlook.HORIZON,
            outlook.NEAR_HORIZON,
            [],
        )
        self.box: Final = box

    def __reduce__(self) -> Remaking:
        return Ombre, (self.box,)

    def setup(self, seats: int, options: list[str], dealer: Dealer) -> Court:
        """A new court, played up to its first decision."""
        return set_up(self.box, seats, dealer)

    def load(self, data: dict[str, Json]) -> Court:
        """The court that was dumped."""
        return load_court(self.box, data)

    def view(self, table: Court, seat: int) -> object:
        """What a seat sees: a `view.View`."""
        return viewing.view(table, seat)

    def slots(self) -> list[Slot]:
        """What each number of an observation tells."""
        return observing.slots()

    def features(self, table: Court, seat: int) -> bytes:
        """What a seat sees, one byte per slot."""
        return observing.features(table, seat)

    def redeal(self, table: Court, seat: int, chance: Chance) -> Court:
        """A copy with the draw pile dealt anew."""
        return redealing.redeal(table, seat, chance)

    def appeals(self, table: Court, seat: int, options: list[int]) -> list[int]:
        """How much a sound player likes each of its options."""
        return heuristic.appeals(table, seat, options)

    def glances(self, table: Court, seat: int, options: list[int], temper: int) -> list[int]:
        """How much a beginner likes each of the options."""
        return beginner.glances(table, seat, options, temper)

    def outlook(self, table: Court) -> list[float]:
        """The chance of every seat to win."""
        return outlook.outlook(table)

    def result(self, table: Court) -> Result:
        """The count of points."""
        return final_result(table)

    def check(self, table: Court) -> None:
        """Cards and tokens are the same as in the box."""
        check_conservation(table)

    def outcome_words(self, label: str) -> list[str] | None:
        """Shuffles are of cards; picks are of a number or a seat."""
        return FACE_NAMES if label in (PACK, REBUILT_PACK) else None

    def proper_name(self, word: str) -> str:
        """No card has a name that is the same in every language."""
        return ""

    def provenance(self) -> list[Provenance]:
        """Every printed value with its source."""
        return self.box.provenance


def load_court(box: Components, data: dict[str, Json]) -> Court:
    """The court that was dumped."""
    what = "position"
    counters = as_ints(take_list(data, "counters", what), what)
    flags = take_list(data, "flags", what)
    return Court(
        box,
        as_ints(take_list(data, "deck", what), what),
        counters[0],
        as_ints(take_list(data, "known_bottom", what), what),
        as_ints(take_list(data, "discard", what), what),
        as_ints(take_list(data, "power", what), what),
        as_ints(take_list(data, "gold", what), what),
        as_ints(take_list(data, "rows", what), what),
        as_ints(take_list(data, "auctions", what), what),
        as_ints(take_list(data, "fallen", what), what),
        [cast("Frame[Table]", load_frame(frame)) for frame in take_list(data, "frames", what)],
        counters[1],
        counters[2],
        counters[3],
        bool(flags[0]),
        bool(flags[1]),
    )


def remaking(table: Court) -> tuple[Callable[..., Court], tuple[object, ...]]:
    """How pickle makes a table again."""
    return load_court, (table.box, table.dump())


# Not by a method of the table, which does not know how its frames are loaded.
copyreg.pickle(Court, remaking)


def load_frame(dumped: Json) -> Frame[Court]:
    """A frame from its name and local variables."""
    name, variables = parse_frame(dumped)
    first = variables[0]
    if name == "turns":
        return Turns(first[0], first[1])
    if name == "qualities":
        return UseQualities(first[0], first[1])
    if name == "retrieve":
        return RetrieveCard(first[0])
    if name == "announce":
        return Announce()
    if name == "turn-cards":
        return TurnCards(first[0], bool(first[1]), variables[1].copy(), variables[2].copy())
    if name == "place":
        return PlaceCard(first.copy())
    if name == "draw-card":
        return DrawCard(first[0])
    if name == "mazarin":
        return Mazarin(first.copy(), variables[1][0])
    if name == "debts":
        return Debts(first.copy(), variables[1][0])
    if name == "auction":
        return Auction(first[0], variables[1].copy(), first[1], first[2], first[3])
    if name == "payment":
        return Payment(first[0], first[1], first[2], first[3], first[4])
    if name == "gold-action":
        return GoldAction(bool(first[0]))
    raise BrokenMessage(f"position: unknown frame {name!r}")


def make_game(data_path: str) -> Game[Court]:
    """The game with the components of that file, or with those of the package."""
    return Ombre(load_components(data_path))
