"""A real table of Dans l'ombre du Roi-Soleil that is played by notation, and what its players are called."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import Event, hears
from roisoleil.engine.frame import Reason
from roisoleil.games.ombre.cards import FACE_NAMES, load_components
from roisoleil.games.ombre.game import Ombre
from roisoleil.games.ombre.state import Court
from roisoleil.games.ombre.view import Count, Sphere, View, view

GAME: Final = Ombre(load_components())

# The players as they sit, clockwise.
ANNE: Final = 0
BLAISE: Final = 1
COLBERT: Final = 2
DIANE: Final = 3
EMILIE: Final = 4
FOUQUET: Final = 5
WATCHER: Final = -1

Told = dict[str, Json]
"""What was told, as it is written in records."""


class Play:
    """A real table that is driven by notations and remembers what was told about the last act."""

    def __init__(self, table: Court, dealer: Dealer, game: Ombre = GAME) -> None:
        self.table: Final = table
        self.game: Final = game
        self.dealer: Final = dealer
        self.told: list[Event] = dealer.events

    # Acts.

    def choose(self, seat: int, *notations: str) -> None:
        """Make legal choices of one seat, one after the other."""
        self.dealer.events = []
        for notation in notations:
            self._choose(seat, notation)
        self.told = self.dealer.events

    def _choose(self, seat: int, notation: str) -> None:
        reason = self.why_not(seat, notation)
        assert reason is None, f"seat {seat} may not {notation!r} ({reason.key}): {self.options(seat)}"
        self.table.apply(seat, self.game.choices.parse_notation(notation), self.dealer)
        self.game.check(self.table)

    def each(self, notation: str, *seats: int) -> None:
        """Several seats make the same choice, one after the other."""
        self.dealer.events = []
        for seat in seats:
            self._choose(seat, notation)
        self.told = self.dealer.events

    def win_auction(self, seat: int, price: int) -> None:
        """The others pass and that seat bids so much; it is left to pay."""
        self.dealer.events = []
        while self.decision() == "auction":
            bidder = self.to_act()[0]
            self._choose(bidder, f"bid {price}" if bidder == seat else "pass")
        self.told = self.dealer.events

    def next_turn(self) -> None:
        """The active player does what he must, as cheaply as he can, until the next turn begins."""
        self.dealer.events = []
        active = self.table.active
        while self.table.active == active:
            seat = self.to_act()[0]
            self._choose(seat, self.options(seat)[0])
        self.told = self.dealer.events

    # What may be seen.

    def options(self, seat: int, kind: str = "") -> list[str]:
        """The notations of what a seat may choose: all, or those of one kind."""
        notations = [self.game.choices.notation(choice) for choice in self.table.options(seat)]
        return [notation for notation in notations if not kind or notation.split()[0] == kind]

    def why_not(self, seat: int, notation: str) -> Reason | None:
        """Why a seat may not choose that."""
        return self.table.why_not(seat, self.game.choices.parse_notation(notation))

    def may(self, seat: int, notation: str) -> bool:
        """Whether a seat may choose that."""
        return self.why_not(seat, notation) is None

    def to_act(self) -> list[int]:
        """Whose decision is awaited."""
        return self.table.to_act()

    def decision(self) -> str | None:
        """What is being decided."""
        return self.view().decision

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over()

    def view(self, seat: int = WATCHER) -> View:
        """What a seat sees."""
        return view(self.table, seat)

    def sphere(self, seat: int) -> Sphere:
        """What lies before a player."""
        return self.view().spheres[seat]

    def power(self, seat: int) -> int:
        """The power that a player has."""
        return self.sphere(seat).power

    def gold(self, seat: int) -> int:
        """The gold that a player has."""
        return self.sphere(seat).gold

    def powers(self) -> list[int]:
        """The power of all players."""
        return [sphere.power for sphere in self.view().spheres]

    def golds(self) -> list[int]:
        """The gold of all players."""
        return [sphere.gold for sphere in self.view().spheres]

    def bank(self) -> tuple[int, int]:
        """Power and gold of the bank."""
        view = self.view()
        return view.bank_power, view.bank_gold

    def row(self, seat: int, colour: str) -> list[str]:
        """The quality cards of a row, bottom to top."""
        return self.sphere(seat).rows[colour]

    def auctions(self, seat: int) -> list[str]:
        """The auction cards of a player."""
        return self.sphere(seat).auctions

    def cards(self, seat: int) -> list[str]:
        """All cards of a player: rows in colour order, bottom to top, then auction cards."""
        sphere = self.sphere(seat)
        return [card for row in sphere.rows.values() for card in row] + sphere.auctions

    def majorities(self, colour: str) -> list[int]:
        """Who has the majority in a colour."""
        return [seat for seat, sphere in enumerate(self.view().spheres) if colour in sphere.majorities]

    def is_in(self, seat: int) -> bool:
        """Whether a player is still in the game."""
        return self.sphere(seat).fallen == 0

    def discard(self) -> list[str]:
        """The discard pile, bottom to top."""
        return [FACE_NAMES[card] for card in self.table.discard]

    def pile(self) -> list[str]:
        """The draw pile, the next card first."""
        return [FACE_NAMES[card] for card in self.table.deck[self.table.drawn :]]

    def counts(self) -> list[Count]:
        """The final count."""
        counts = self.view().count
        assert counts is not None
        return counts

    def ranks(self) -> list[int]:
        """The final ranks."""
        return [count.rank for count in self.counts()]

    def events(self, kind: str = "", heard_by: int | None = None) -> list[Told]:
        """What was told about the last act: all of it, or one kind, or what one seat heard."""
        structs = [
            self.game.events.struct(event) for event in self.told if heard_by is None or hears(event.audience, heard_by)
        ]
        return [struct for struct in structs if not kind or struct["type"] == kind]

    def story(self) -> list[Json]:
        """The kinds of what was told about the last act."""
        return [event["type"] for event in self.events()]
