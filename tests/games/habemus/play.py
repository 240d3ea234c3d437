"""A real table of Habemus Papam that is played by notation, and what the players of the rulebook are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import Event, hears
from roisoleil.engine.frame import Reason
from roisoleil.games.habemus.cards import load_persons
from roisoleil.games.habemus.game import HabemusPapam
from roisoleil.games.habemus.state import Conclave
from roisoleil.games.habemus.view import Behind, Count, View, view

GAME: Final = HabemusPapam(load_persons())

# The players of the rulebook's examples, as they sit clockwise.
AMELIE: Final = 0
BRIGITTE: Final = 1
RALF: Final = 2
CHRISTOPHE: Final = 3
WATCHER: Final = -1

Told = dict[str, Json]
"""What was told, as it is written in records."""


class Play:
    """A real table that is driven by notations and remembers what was told about the last act."""

    def __init__(self, table: Conclave, dealer: Dealer, game: HabemusPapam = GAME) -> None:
        self.table: Final = table
        self.game: Final = game
        self._dealer: Final = dealer
        self.told: list[Event] = dealer.events

    # Acts.

    def choose(self, seat: int, notation: str) -> None:
        """Make one legal choice."""
        self._dealer.events = []
        self._choose(seat, notation)
        self.told = self._dealer.events

    def _choose(self, seat: int, notation: str) -> None:
        reason = self.why_not(seat, notation)
        assert reason is None, f"seat {seat} may not {notation!r} ({reason.key}): {self.options(seat)}"
        self.table.apply(seat, self.game.choices.parse_notation(notation), self._dealer)
        self.game.check(self.table)

    def lay(self, cards: Mapping[int, str] | None = None) -> None:
        """Everybody decides on an action card; those who are not named lay none."""
        self._answer("lay", cards or {}, "none")

    def bid(self, gems: Mapping[int, str] | None = None) -> None:
        """Everybody of the present group bids; those who are not named bid nothing."""
        self._answer("bid", gems or {}, "")

    def keep(self, orders: Mapping[int, str]) -> None:
        """The named seats keep an order."""
        self._dealer.events = []
        for seat, order in orders.items():
            self._choose(seat, f"keep {order}")
        self.told = self._dealer.events

    def _answer(self, verb: str, answers: Mapping[int, str], otherwise: str) -> None:
        self._dealer.events = []
        for seat in self.table.to_act():
            self._choose(seat, f"{verb} {answers.get(seat, otherwise) or '-'}")
        self.told = self._dealer.events

    def take(self, seat: int, card: str) -> None:
        """A seat takes a card of the row."""
        self.choose(seat, f"take {card}")

    def play_on(self, upto_round: int = 99) -> None:
        """Everybody takes the first option until that round begins or the game ends."""
        self._dealer.events = []
        while not self.table.is_over() and self.table.round_number < upto_round:
            seat = self.table.to_act()[0]
            self._choose(seat, self.options(seat)[0])
        self.told = self._dealer.events

    # What may be seen.

    def options(self, seat: int) -> list[str]:
        """The notations of what a seat may choose."""
        return [self.game.choices.notation(choice) for choice in self.table.options(seat)]

    def why_not(self, seat: int, notation: str) -> Reason | None:
        """Why a seat may not choose that."""
        return self.table.why_not(seat, self.game.choices.parse_notation(notation))

    def to_act(self) -> list[int]:
        """Whose decision is awaited."""
        return self.table.to_act()

    def answers_itself(self) -> bool:
        """Whether the present decision is taken automatically."""
        return self.table.forced_seat() >= 0

    def decision(self) -> str | None:
        """What is being decided."""
        return self.view().decision

    def view(self, seat: int = WATCHER) -> View:
        """What a seat sees."""
        return view(self.table, seat)

    def behind(self, seat: int) -> Behind:
        """What a seat sees behind its own screen."""
        own = self.view(seat).own
        assert own is not None
        return own

    def gold(self, seat: int) -> int:
        """The gold that a seat has."""
        return self.behind(seat).gold

    def purse(self, seat: int) -> str:
        """The gems that a seat has."""
        return self.behind(seat).gems

    def hand(self, seat: int) -> list[str]:
        """The action cards that a seat has."""
        return self.behind(seat).hand

    def persons(self, seat: int) -> set[str]:
        """The persons in a display."""
        return set(self.view().displays[seat].persons)

    def row(self) -> list[str]:
        """The cards on offer."""
        return self.view().row

    def gone(self) -> list[str]:
        """The cards that left the game face up."""
        return self.view().gone

    def count(self, seat: int) -> Count:
        """The final count of a seat."""
        counts = self.view().count
        assert counts is not None
        return counts[seat]

    def events(self, kind: str = "", heard_by: int | None = None) -> list[Told]:
        """What was told about the last act: all of it, or one kind, or what one seat heard."""
        structs = [
            self.game.events.struct(event) for event in self.told if heard_by is None or hears(event.audience, heard_by)
        ]
        return [struct for struct in structs if not kind or struct["type"] == kind]
