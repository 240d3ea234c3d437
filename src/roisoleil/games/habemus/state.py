"""What lies on the table."""

from __future__ import annotations

from typing import Final, cast

from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.habemus.cards import ACTION_KINDS, FIRST_ACTION, Persons

_HAND_BITS: Final = 4
_HAND_FIELD: Final = 15
_HAND_UNIT: Final[list[int]] = [1 << (_HAND_BITS * kind) for kind in range(ACTION_KINDS)]


FIRST_RULES: Final = 1
NEWEST_RULES: Final = 2
"""Versions of the rules: the first asked everybody in phase 2, and always played by the publisher's clarifications."""


class Candidate:
    """One player's things: the display, which all see, and what lies behind the screen."""

    def __init__(
        self,
        gold: int,
        gems: int,
        order: int,
        other_order: int,
        hand: int = 0,
        persons: int = 0,
        mazarin: int = 0,
        louis: int = 0,
        felipe: int = 0,
        squadrone: int = 0,
        laid: int = NONE,
        bid: int = NONE,
    ) -> None:
        """Both orders are held until Black Smoke; then `order` is the kept one and `other_order` the dropped one."""
        self.gold = gold
        self.gems = gems  # A purse, see gems.py.
        self.order = order
        self.other_order = other_order
        self.hand = hand  # Action cards: four bits for each kind.
        self.persons = persons  # A set, see cards.py.
        self.mazarin = mazarin
        self.louis = louis
        self.felipe = felipe
        self.squadrone = squadrone
        self.laid = laid  # The action card opened this round; it lies in front of the screen until the round ends.
        self.bid = bid  # What the bid of this round counts as, once it is open.

    def clone(self) -> Candidate:
        """A copy."""
        return Candidate(
            self.gold,
            self.gems,
            self.order,
            self.other_order,
            self.hand,
            self.persons,
            self.mazarin,
            self.louis,
            self.felipe,
            self.squadrone,
            self.laid,
            self.bid,
        )

    def dump(self) -> list[Json]:
        """All values, in the order of the constructor."""
        return [
            self.gold,
            self.gems,
            self.order,
            self.other_order,
            self.hand,
            self.persons,
            self.mazarin,
            self.louis,
            self.felipe,
            self.squadrone,
            self.laid,
            self.bid,
        ]

    def copies_in_hand(self, card: int) -> int:
        """How many copies of that action card the candidate holds."""
        return (self.hand >> (_HAND_BITS * (card - FIRST_ACTION))) & _HAND_FIELD

    def hand_size(self) -> int:
        """How many action cards the candidate holds."""
        total = 0
        for card in range(FIRST_ACTION, FIRST_ACTION + ACTION_KINDS):
            total += self.copies_in_hand(card)
        return total

    def add_to_hand(self, card: int) -> None:
        """Take an action card behind the screen."""
        self.hand += _HAND_UNIT[card - FIRST_ACTION]

    def remove_from_hand(self, card: int) -> None:
        """Lay an action card out."""
        self.hand -= _HAND_UNIT[card - FIRST_ACTION]


class Conclave(Table):
    """The position of a game of Habemus Papam."""

    def __init__(
        self,
        people: Persons,
        cardinal_deck: list[int],
        political_deck: list[int],
        action_deck: list[int],
        undealt_orders: list[int],
        candidates: list[Candidate],
        bank: int,
        camerlengo: int,
        frames: list[Frame[Table]],
        row: list[int],
        gone: list[int],
        round_number: int = 0,
        cardinals_drawn: int = 0,
        politics_drawn: int = 0,
        actions_drawn: int = 0,
        black_smoke: bool = False,
        white_smoke: bool = False,
        orders_dropped: bool = False,
        version: int = NEWEST_RULES,
        with_faq: bool = False,
    ) -> None:
        """Decks are in drawing order and never change: clones share them, and counters say how much was drawn.

        `version` is that of the rules; `with_faq` says whether the publisher's clarifications hold (ruling 43).
        """
        super().__init__(len(candidates), frames)
        self.people: Final = people
        self.cardinal_deck: Final = cardinal_deck
        self.political_deck: Final = political_deck
        self.action_deck: Final = action_deck
        self.undealt_orders: Final = undealt_orders
        self.candidates: Final = candidates
        self.row: Final = row
        self.gone: Final = gone  # Cards that left the game face up.
        self.bank = bank  # The gems of the bank, a purse.
        self.camerlengo = camerlengo
        self.round_number = round_number
        self.cardinals_drawn = cardinals_drawn
        self.politics_drawn = politics_drawn
        self.actions_drawn = actions_drawn
        self.black_smoke = black_smoke
        self.white_smoke = white_smoke
        self.orders_dropped = orders_dropped
        self.version: Final = version
        self.with_faq: Final = with_faq

    def clone(self) -> Conclave:
        """A copy that shares only what never changes."""
        return Conclave(
            self.people,
            self.cardinal_deck,
            self.political_deck,
            self.action_deck,
            self.undealt_orders,
            [candidate.clone() for candidate in self.candidates],
            self.bank,
            self.camerlengo,
            self.clone_frames(),
            self.row.copy(),
            self.gone.copy(),
            self.round_number,
            self.cardinals_drawn,
            self.politics_drawn,
            self.actions_drawn,
            self.black_smoke,
            self.white_smoke,
            self.orders_dropped,
            self.version,
            self.with_faq,
        )

    def dump(self) -> dict[str, Json]:
        """The whole position as data."""
        position: dict[str, Json] = {
            "cardinal_deck": list[Json](self.cardinal_deck),
            "political_deck": list[Json](self.political_deck),
            "action_deck": list[Json](self.action_deck),
            "undealt_orders": list[Json](self.undealt_orders),
            "candidates": [cast(Json, candidate.dump()) for candidate in self.candidates],
            "frames": self.dump_frames(),
            "row": list[Json](self.row),
            "gone": list[Json](self.gone),
            "counters": [
                self.bank,
                self.camerlengo,
                self.round_number,
                self.cardinals_drawn,
                self.politics_drawn,
                self.actions_drawn,
            ],
            "smoke": [self.black_smoke, self.white_smoke, self.orders_dropped],
        }
        if self.version > FIRST_RULES:
            position["version"] = self.version
            position["with_faq"] = self.with_faq
        return position

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats, that one first; seat numbers ascend clockwise."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def owner_of(self, person: int) -> int:
        """The seat with that person in its display, or NONE."""
        for seat in range(self.seats):
            if (self.candidates[seat].persons >> person) & 1:
                return seat
        return NONE
