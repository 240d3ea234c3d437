"""Rulebook, "Placer" and "Retirer": what a played influence card does."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.boards import (
    BOARDS,
    CARD_MARKERS,
    CHARACTER_JUMPS,
    CHARACTER_LAYOUTS,
    JOKER_JUMPS,
    JOKER_LAYOUTS,
    JOKER_MARKERS,
    LAYOUT_MARKERS,
    LAYOUT_SIZE,
    LAYOUTS,
    MOST_MARKERS,
)
from roisoleil.games.louis_xiv.cards import CARD_AS_4_MARKERS, JOKER
from roisoleil.games.louis_xiv.choices import JUMP, PLACE, PLACE_FOUR, PUT, RECOVER, RECOVER_FOUR
from roisoleil.games.louis_xiv.events import MARKERS_PLACED
from roisoleil.games.louis_xiv.gains import recover_markers
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.tablet import INFLUENCE_SPACE, can_use_option, use_option

SECTION: Final = Section("influence", "2ème phase : Influence")
TOO_FEW_MARKERS: Final = Reason("too-few-personal-markers", SECTION)
NO_SUCH_PATH: Final = Reason("no-such-path", SECTION)
NO_FOUR_MARKERS: Final = Reason(
    "no-such-mission", Section("bonuses-four-markers", "Les cartes mission, 1 carte influence = 4 jetons")
)
NO_JUMP: Final = Reason("option-not-active", Section("favori", "Le Favori"))


class UseCard(Frame[Versailles]):
    """Place up to three markers along a path (a joker: two), or recover as many (ruling L13)."""

    def __init__(self, seat: int, card: int) -> None:
        """The card that the seat has played."""
        self.seat: Final = seat
        self.card: Final = card

    def name(self) -> str:
        """The name of this frame."""
        return "use-card"

    def clone(self) -> UseCard:
        """A copy."""
        return UseCard(self.seat, self.card)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.card]]

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that played the card."""
        return [self.seat]

    def layouts(self) -> list[int]:
        """Where the markers may go."""
        return JOKER_LAYOUTS if self.card == JOKER else CHARACTER_LAYOUTS[self.card]

    def jumps(self) -> list[int]:
        """Where they may go with a jump, on two boards at least (ruling L17)."""
        return JOKER_JUMPS if self.card == JOKER else CHARACTER_JUMPS[self.card]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Recover, or place markers of the personal supply."""
        personal = table.courtiers[seat].personal
        options = [RECOVER]
        has_four = table.has_unused(seat, CARD_AS_4_MARKERS)
        if has_four:
            options.append(RECOVER_FOUR)
        options += [PLACE + layout for layout in self.layouts() if LAYOUT_SIZE[layout] <= personal]
        if table.with_favori and can_use_option(table, seat, INFLUENCE_SPACE):
            # The tablet's marker comes back first and may be used (ruling L19).
            options += [JUMP + layout for layout in self.jumps() if LAYOUT_SIZE[layout] <= personal + 1]
        if has_four:
            most = min(MOST_MARKERS, personal)
            options += [PLACE_FOUR + MOST_MARKERS * board + number for board in range(BOARDS) for number in range(most)]
        return options

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """Too few markers, no such path, or a mission or option that is not there."""
        if choice == RECOVER_FOUR:
            return NO_FOUR_MARKERS
        if PLACE <= choice < JUMP:
            return TOO_FEW_MARKERS if choice - PLACE in self.layouts() else NO_SUCH_PATH
        if JUMP <= choice < PLACE_FOUR:
            if not can_use_option(table, seat, INFLUENCE_SPACE):
                return NO_JUMP
            return TOO_FEW_MARKERS if choice - JUMP in self.jumps() else NO_SUCH_PATH
        if PLACE_FOUR <= choice < PUT:
            return TOO_FEW_MARKERS if table.has_unused(seat, CARD_AS_4_MARKERS) else NO_FOUR_MARKERS
        return None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Recover as much as possible, or place."""
        if choice == RECOVER:
            recover_markers(table, seat, JOKER_MARKERS if self.card == JOKER else CARD_MARKERS, dealer)
        elif choice == RECOVER_FOUR:
            table.use(seat, CARD_AS_4_MARKERS)
            recover_markers(table, seat, MOST_MARKERS, dealer)
        elif choice >= PLACE_FOUR:
            table.use(seat, CARD_AS_4_MARKERS)
            place(table, seat, choice - PLACE_FOUR, dealer)
        elif choice >= JUMP:
            use_option(table, seat, INFLUENCE_SPACE, dealer)
            place(table, seat, choice - JUMP, dealer)
        else:
            place(table, seat, choice - PLACE, dealer)
        table.finish()


def place(table: Versailles, seat: int, layout: int, dealer: Dealer) -> None:
    """Markers go from the personal supply to the boards; PLACE_FOUR numbers the layouts of one board alike."""
    courtier = table.courtiers[seat]
    courtier.personal -= LAYOUT_SIZE[layout]
    courtier.on_boards += LAYOUT_MARKERS[layout]
    dealer.tell(MARKERS_PLACED, seat, layout)


assert len(LAYOUTS[BOARDS * MOST_MARKERS - 1]) == 1
