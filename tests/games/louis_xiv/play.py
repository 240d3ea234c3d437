"""A real table of Louis XIV that is played by notation, and what the players of the rulebook are called."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import Event, hears
from roisoleil.engine.frame import Reason
from roisoleil.games.louis_xiv.cards import load_components
from roisoleil.games.louis_xiv.game import LouisXIV
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.view import Board, Count, Own, Player, View, view

GAME: Final = LouisXIV(load_components())

# The players of the rulebook's examples, as they sit clockwise.
YELLOW: Final = 0
RED: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WATCHER: Final = -1

Told = dict[str, Json]
"""What was told, as it is written in records."""


class Play:
    """A real table that is driven by notations and remembers what was told about the last act."""

    def __init__(self, table: Versailles, dealer: Dealer, game: LouisXIV = GAME) -> None:
        self.table: Final = table
        self.game: Final = game
        self._dealer: Final = dealer
        self.told: list[Event] = dealer.events

    # Acts.

    def choose(self, seat: int, *notations: str) -> None:
        """Make legal choices one after another."""
        self._dealer.events = []
        for notation in notations:
            self._choose(seat, notation)
        self.told = self._dealer.events

    def _choose(self, seat: int, notation: str) -> None:
        reason = self.why_not(seat, notation)
        assert reason is None, f"seat {seat} may not {notation!r} ({reason.key}): {self.options(seat)}"
        self.table.apply(seat, self.game.choices.parse_notation(notation), self._dealer)
        self.game.check(self.table)

    def play_on(self, upto: str = "") -> None:
        """Everybody takes the first option until that decision comes or the game ends."""
        self._dealer.events = []
        while not self.table.is_over() and self.decision() != upto:
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

    def asked(self) -> tuple[str | None, list[int]]:
        """What is being decided, and by whom."""
        return self.decision(), self.to_act()

    def decision(self) -> str | None:
        """What is being decided."""
        return self.table.frames[-1].name() if self.table.frames else None

    def view(self, seat: int = WATCHER) -> View:
        """What a seat sees."""
        return view(self.table, seat)

    def own(self, seat: int) -> Own:
        """What only the seat itself sees."""
        own = self.view(seat).own
        assert own is not None
        return own

    def player(self, seat: int) -> Player:
        """What everyone sees of a player."""
        return self.view().players[seat]

    def board(self, number: int) -> Board:
        """What everyone sees of a board."""
        return self.view().boards[number - 1]

    def supplies(self, seat: int) -> tuple[int, int]:
        """The markers of a seat in the general and in its personal supply."""
        return self.player(seat).general, self.player(seat).personal

    def markers(self, number: int) -> list[int]:
        """The markers on a board by seat."""
        return self.board(number).markers

    def money(self, seat: int) -> int:
        """The louis of a seat."""
        return self.player(seat).money

    def tiles(self, seat: int) -> dict[str, int]:
        """The tiles that a seat has."""
        return {tile: number for tile, number in self.player(seat).tiles.items() if number}

    def shields(self, seat: int) -> int:
        """How many shields a seat has."""
        return self.player(seat).shields

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
