"""The contract every game fulfils, and the registry of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from roisoleil.engine.chance import Chance
from roisoleil.engine.choice import ChoiceTable
from roisoleil.engine.codec import BrokenMessage, Json, Remaking
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import EventTable
from roisoleil.engine.table import Table

TableT = TypeVar("TableT", bound=Table)


class Result:
    """How a finished game ended: per seat its rank (1 is best, equals share it), its points and their sources."""

    def __init__(self, ranks: list[int], points: list[int], breakdown: list[list[tuple[str, int]]]) -> None:
        """The breakdown of a seat lists (source, points) in the order of the rulebook's count."""
        self.ranks: Final = ranks
        self.points: Final = points
        self.breakdown: Final = breakdown

    def struct(self) -> dict[str, Json]:
        """The result as it is written in records."""
        breakdown: list[Json] = [dict[str, Json](seat) for seat in self.breakdown]
        return {"ranks": list[Json](self.ranks), "points": list[Json](self.points), "breakdown": breakdown}


CERTAINTIES: Final = ["rulebook", "quoted", "inferred", "reconstructed"]
"""How sure a printed value is: in the rulebook, read elsewhere, following from a source, or chosen by us."""


TEMPERS: Final = 3
"""How many kinds of beginners there are: each game gives them tastes of its own."""


class Provenance:
    """Where a printed value comes from: quoted from a source, inferred from one, or reconstructed by us."""

    def __init__(self, item: str, field: str, value: str, certainty: str, source: str) -> None:
        """One value of one component."""
        self.item: Final = item
        self.field: Final = field
        self.value: Final = value
        self.certainty: Final = certainty
        self.source: Final = source

    def __reduce__(self) -> Remaking:
        return Provenance, (self.item, self.field, self.value, self.certainty, self.source)


class Slot:
    """One number of an observation: its name, the greatest value it takes (255 at most), and what it tells."""

    def __init__(self, name: str, top: int, meaning: str) -> None:
        """Names are paths, as `own.gems.ruby`; the meaning is a phrase in the words of the game."""
        self.name: Final = name
        self.top: Final = top
        self.meaning: Final = meaning


class Game(Generic[TableT]):
    """A game with its components, ready to be played: everything the world outside may ask of it.

    A game object holds no position and is never changed. Tables, seats and choices passed to it must be its own.
    """

    def __init__(
        self,
        name: str,
        rules: str,
        least_seats: int,
        most_seats: int,
        known_options: list[str],
        choices: ChoiceTable,
        events: EventTable,
        data_hash: str,
        horizon: int,
        near_horizon: int,
        older: list[Game[TableT]],
    ) -> None:
        """`rules` is the rules version: it changes whenever the same choices would lead elsewhere.

        `older` is the same game with the same components by earlier versions: what was begun under them can still be
        replayed, and goes on. All versions share the table of choices and that of events.

        `horizon` is after how many decisions a playout may stop and ask for the outlook; a weaker player, who does not
        look as far, stops at `near_horizon`.
        """
        self.name: Final = name
        self.rules: Final = rules
        self.least_seats: Final = least_seats
        self.most_seats: Final = most_seats
        self.known_options: Final = known_options
        self.choices: Final = choices
        self.events: Final = events
        self.data_hash: Final = data_hash
        self.horizon: Final = horizon
        self.near_horizon: Final = near_horizon
        self.versions: Final[list[Game[TableT]]] = [self, *older]

    def knows(self, rules: str) -> bool:
        """Whether it can be played by that version of its rules."""
        return any(game.rules == rules for game in self.versions)

    def under(self, rules: str) -> Game[TableT]:
        """The game by the version of its rules that a record names; refuses one that it does not know."""
        for game in self.versions:
            if game.rules == rules:
                return game
        known = ", ".join(repr(game.rules) for game in self.versions)
        raise BrokenMessage(f"record: made with rules {rules!r}, this program plays {known}")

    def __deepcopy__(self, memo: object) -> Game[TableT]:
        return self

    def check_setup(self, seats: int, options: list[str]) -> None:
        """Refuse a number of seats or an option that the game does not have."""
        if not self.least_seats <= seats <= self.most_seats:
            raise BrokenMessage(f"{self.name} is for {self.least_seats} to {self.most_seats} players, not {seats}")
        for option in options:
            if option not in self.known_options:
                known = ", ".join(self.known_options) or "none"
                raise BrokenMessage(f"{self.name} has no option {option!r} (options: {known})")

    def setup(self, seats: int, options: list[str], dealer: Dealer) -> TableT:
        """A new table, played up to its first decision."""
        raise NotImplementedError

    def load(self, data: dict[str, Json]) -> TableT:
        """The table that was dumped."""
        raise NotImplementedError

    def view(self, table: TableT, seat: int) -> object:
        """What a seat sees, as a msgspec Struct built field by field; a watcher is seat -1 and owns nothing."""
        raise NotImplementedError

    def slots(self) -> list[Slot]:
        """What each number of an observation tells; the same list for every number of seats and all options."""
        raise NotImplementedError

    def features(self, table: TableT, seat: int) -> bytes:
        """What a seat knows, for learners: one byte per slot, from 0 to its top; the seat comes first, then clockwise.

        It tells nothing but what the seat's view shows and what follows from all that the seat was told before.
        Slots of seats that are not there are 0.
        """
        raise NotImplementedError

    def redeal(self, table: TableT, seat: int, chance: Chance) -> TableT:
        """A copy in which all that the seat cannot know is dealt anew, evenly over what it must hold possible."""
        raise NotImplementedError

    def appeals(self, table: TableT, seat: int, options: list[int]) -> list[int]:
        """How much a sound player likes each of its options, compared to the others of the same decision.

        It may use only what the seat knows; bots call it on redealt tables.
        """
        raise NotImplementedError

    def glances(self, table: TableT, seat: int, options: list[int], temper: int) -> list[int]:
        """How much a beginner likes each of the options: what meets the eye, and a taste (0 to TEMPERS - 1).

        It may use only what the seat knows; bots call it on redealt tables.
        """
        raise NotImplementedError

    def outlook(self, table: TableT) -> list[float]:
        """The chance of every seat to win, as a sound player with all cards open would guess; they add up to 1.

        When the game is over, the victory, divided among those who share it. Searches ask it of redealt tables.
        """
        raise NotImplementedError

    def result(self, table: TableT) -> Result:
        """Ranks, points and breakdown; before the end, as far as they can be counted already."""
        raise NotImplementedError

    def check(self, table: TableT) -> None:
        """Raise AssertionError if anything that the rules conserve is lost or doubled."""
        raise NotImplementedError

    def outcome_words(self, label: str) -> list[str] | None:
        """The vocabulary of a chance outcome, or None where its values are plain numbers."""
        raise NotImplementedError

    def proper_name(self, word: str) -> str:
        """The name of a card that is the same in every language, as a person's, or an empty text."""
        raise NotImplementedError

    def provenance(self) -> list[Provenance]:
        """Every printed value the rulebook leaves open, with its source."""
        raise NotImplementedError


Factory = Callable[[str], Game[Table]]
"""Makes a game from the path of a component file; an empty path means the file that comes with the package."""

_factories: Final[dict[str, Factory]] = {}


def register(name: str, factory: Callable[[str], Game[TableT]]) -> None:
    """Make a game known by its name."""
    # Outside, a game is only ever given tables that it made itself.
    _factories[name] = cast(Factory, factory)


def game_names() -> list[str]:
    """The names of all registered games."""
    return sorted(_factories)


def load_game(name: str, data_path: str = "") -> Game[Table]:
    """The game of that name, with its own components or those of the given file."""
    factory = _factories.get(name)
    if factory is None:
        raise BrokenMessage(f"unknown game {name!r} (known: {', '.join(game_names())})")
    return factory(data_path)
