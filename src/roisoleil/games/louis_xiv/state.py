"""What lies on the table."""

from __future__ import annotations

from typing import Final, cast

from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.louis_xiv.boards import UNIT, count_on
from roisoleil.games.louis_xiv.cards import MISSION_BIT, Components, Condition
from roisoleil.games.louis_xiv.hidden import also_known_to, face_of

FIRST_RULES: Final = 1
NEWEST_RULES: Final = 2
"""Versions of the rules: the first let nobody choose how many markers a mission recovers."""

MARKERS_OF_A_SEAT: Final = 16
SHIELD_UNIT: Final[list[int]] = [1 << (5 * kind) for kind in range(6)]
"""One shield of a type, as a packed number with five bits for each type."""
_SHIELD_FIELD: Final = 31


class Courtier:
    """One player's things. Lists are never changed in place, so clones share them."""

    def __init__(
        self,
        general: int,
        personal: int,
        money: int,
        on_boards: int = 0,
        tiles: int = 0,
        shields: int = 0,
        untyped: int = 0,
        laid: int = 0,
        used: int = 0,
        tablet: int = 0,
        tablet_used: int = 0,
        hand: list[int] | None = None,
        missions: list[int] | None = None,
        intrigues: list[int] | None = None,
    ) -> None:
        """Markers in the general and the personal supply and on boards; cards in hand are hidden cards."""
        self.general = general
        self.personal = personal
        self.money = money
        self.on_boards = on_boards  # Packed, see boards.py.
        self.tiles = tiles  # Packed, see cards.py.
        self.shields = shields  # Packed by type.
        self.untyped = untyped  # Shields beyond the sixty of the box (ruling L40).
        self.laid = laid  # The laid missions, a set.
        self.used = used  # Those of them that were used in this phase.
        self.tablet = tablet  # Le Favori: one bit for each of the four spaces that holds a marker.
        self.tablet_used = tablet_used  # The options carried out in this phase.
        self.hand: list[int] = hand or []
        self.missions: list[int] = missions or []
        self.intrigues: list[int] = intrigues or []

    def clone(self) -> Courtier:
        """A copy."""
        return Courtier(
            self.general,
            self.personal,
            self.money,
            self.on_boards,
            self.tiles,
            self.shields,
            self.untyped,
            self.laid,
            self.used,
            self.tablet,
            self.tablet_used,
            self.hand,
            self.missions,
            self.intrigues,
        )

    def dump(self) -> list[Json]:
        """All values, in the order of the constructor."""
        return [
            self.general,
            self.personal,
            self.money,
            self.on_boards,
            self.tiles,
            self.shields,
            self.untyped,
            self.laid,
            self.used,
            self.tablet,
            self.tablet_used,
            list[Json](self.hand),
            list[Json](self.missions),
            list[Json](self.intrigues),
        ]

    def shield_count(self) -> int:
        """All shields."""
        total = self.untyped
        for kind in range(len(SHIELD_UNIT)):
            total += self.shields_of(kind)
        return total

    def shields_of(self, kind: int) -> int:
        """The shields of a type."""
        return (self.shields >> (5 * kind)) & _SHIELD_FIELD

    def recover(self, most: int) -> int:
        """Take markers from the general into the personal supply, as far as there are any; returns how many."""
        number = min(most, self.general)
        self.general -= number
        self.personal += number
        return number

    def supply(self) -> int:
        """The markers that a placement "from the general supply" can use (ruling L12)."""
        return self.general + self.personal

    def place_from_general(self, board: int, number: int) -> None:
        """Place markers, from the general supply first and from the personal one for the shortage (ruling L12)."""
        from_general = min(number, self.general)
        self.general -= from_general
        self.personal -= number - from_general
        self.on_boards += number * UNIT[board]

    def tablet_count(self) -> int:
        """The markers on the four-space board."""
        return _BITS_OF_FOUR[self.tablet]


_BITS_OF_FOUR: Final[list[int]] = [number.bit_count() for number in range(16)]


class Versailles(Table):
    """The position of a game of Louis XIV. Piles are lists of hidden cards, top first, never changed in place."""

    def __init__(
        self,
        box: Components,
        with_favori: bool,
        courtiers: list[Courtier],
        neutral: int,
        frames: list[Frame[Table]],
        money_deck: list[int],
        influence_deck: list[int],
        centre: list[int],
        light: list[int],
        medium: list[int],
        dark: list[int],
        intrigue_pile: list[int],
        shield_pile: list[int],
        first: int,
        round_number: int = 0,
        king: int = NONE,
        favourite: int = NONE,
        flipped: int = 0,
        shields_drawn: int = 0,
        version: int = NEWEST_RULES,
    ) -> None:
        """`neutral` are the markers of the neutral third player with two, packed; `centre` holds played cards.

        `version` is that of the rules.
        """
        super().__init__(len(courtiers), frames)
        self.box: Final = box
        self.with_favori: Final = with_favori
        self.courtiers: Final = courtiers
        self.neutral = neutral
        self.money_deck: Final = money_deck
        self.influence_deck = influence_deck
        self.centre = centre
        self.light = light
        self.medium = medium
        self.dark = dark
        self.intrigue_pile = intrigue_pile
        self.shield_pile: Final = shield_pile
        self.first = first
        self.round_number = round_number
        self.king = king
        self.favourite = favourite
        self.flipped = flipped  # One bit for each board that shows its back.
        self.shields_drawn = shields_drawn
        self.version: Final = version

    def clone(self) -> Versailles:
        """A copy that shares only what never changes."""
        return Versailles(
            self.box,
            self.with_favori,
            [courtier.clone() for courtier in self.courtiers],
            self.neutral,
            self.clone_frames(),
            self.money_deck,
            self.influence_deck,
            self.centre,
            self.light,
            self.medium,
            self.dark,
            self.intrigue_pile,
            self.shield_pile,
            self.first,
            self.round_number,
            self.king,
            self.favourite,
            self.flipped,
            self.shields_drawn,
            self.version,
        )

    def dump(self) -> dict[str, Json]:
        """The whole position as data."""
        position: dict[str, Json] = {
            "courtiers": [cast(Json, courtier.dump()) for courtier in self.courtiers],
            "frames": self.dump_frames(),
            "money_deck": list[Json](self.money_deck),
            "influence_deck": list[Json](self.influence_deck),
            "centre": list[Json](self.centre),
            "light": list[Json](self.light),
            "medium": list[Json](self.medium),
            "dark": list[Json](self.dark),
            "intrigue_pile": list[Json](self.intrigue_pile),
            "shield_pile": list[Json](self.shield_pile),
            "with_favori": self.with_favori,
            "counters": [
                self.neutral,
                self.first,
                self.round_number,
                self.king,
                self.favourite,
                self.flipped,
                self.shields_drawn,
            ],
        }
        if self.version > FIRST_RULES:
            position["version"] = self.version
        return position

    def turn_order(self) -> list[int]:
        """All seats clockwise from the first player."""
        return self.clockwise_from(self.first)

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats clockwise from that one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def condition(self, board: int) -> Condition:
        """The condition that a board shows now."""
        return self.box.backs[board] if (self.flipped >> board) & 1 else self.box.fronts[board]

    def markers_on(self, seat: int, board: int) -> int:
        """How many markers a seat has on a board."""
        return count_on(self.courtiers[seat].on_boards, board)

    def has_unused(self, seat: int, bonus: int) -> bool:
        """Whether a seat has laid a mission with that bonus that it has not used in this phase."""
        courtier = self.courtiers[seat]
        return bool(courtier.laid & ~courtier.used & self.box.bonus_masks[bonus])

    def count_laid(self, seat: int, bonus: int) -> int:
        """How many missions with that bonus a seat has laid."""
        return (self.courtiers[seat].laid & self.box.bonus_masks[bonus]).bit_count()

    def use(self, seat: int, bonus: int) -> None:
        """Mark the first unused mission with that bonus as used."""
        courtier = self.courtiers[seat]
        unused = courtier.laid & ~courtier.used & self.box.bonus_masks[bonus]
        for bit in MISSION_BIT:
            if unused & bit:
                courtier.used |= bit
                return

    # Drawing from piles.

    def stack(self, number: int) -> list[int]:
        """A stack of missions."""
        return self.light if number == 0 else self.medium if number == 1 else self.dark

    def set_stack(self, number: int, cards: list[int]) -> None:
        """Put a changed stack in its place."""
        if number == 0:
            self.light = cards
        elif number == 1:
            self.medium = cards
        else:
            self.dark = cards

    def draw_mission(self, seat: int, stack: int) -> int:
        """The top mission of a stack goes into a hand; returns its face."""
        cards = self.stack(stack)
        card = also_known_to(cards[0], seat)
        self.set_stack(stack, cards[1:])
        self.courtiers[seat].missions = [*self.courtiers[seat].missions, card]
        return face_of(card)

    def draw_influence(self, seat: int) -> int:
        """The top influence card goes into a hand; returns its face, NONE from an empty deck."""
        if not self.influence_deck:
            return NONE
        card = also_known_to(self.influence_deck[0], seat)
        self.influence_deck = self.influence_deck[1:]
        self.courtiers[seat].hand = [*self.courtiers[seat].hand, card]
        return face_of(card)

    def draw_intrigue(self, seat: int) -> int:
        """The top intrigue card goes into a hand; returns its face, NONE from an empty pile."""
        if not self.intrigue_pile:
            return NONE
        card = also_known_to(self.intrigue_pile[0], seat)
        self.intrigue_pile = self.intrigue_pile[1:]
        self.courtiers[seat].intrigues = [*self.courtiers[seat].intrigues, card]
        return face_of(card)

    def draw_shield(self, seat: int) -> int:
        """A shield, face down; beyond the sixty of the box an untyped one, NONE (ruling L40)."""
        courtier = self.courtiers[seat]
        if self.shields_drawn == len(self.shield_pile):
            courtier.untyped += 1
            return NONE
        kind = self.shield_pile[self.shields_drawn]
        self.shields_drawn += 1
        courtier.shields += SHIELD_UNIT[kind]
        return kind
