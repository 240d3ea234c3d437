"""Rulebook, "Phase 2 : Retournez les cartes"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.ombre.cards import INFLUENCE, MEDAL, QUALITY_FACES, is_quality
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    MOST_ANNOUNCED,
    PLACE,
    PLACE_TWO,
    SAP,
    STOP,
    TURN_ONE,
    place_two,
)
from roisoleil.games.ombre.conspiracy import conspiracies, conspire, is_conspiracy, why_no_conspiracy
from roisoleil.games.ombre.events import ANNOUNCED, DISCARDED, PLACED, STOPPED
from roisoleil.games.ombre.louis import turn_over
from roisoleil.games.ombre.mazarin import resolve_special
from roisoleil.games.ombre.state import Court

MOST_WITH_MEDAL: Final = 4

SECTION: Final = Section("reveal", "Phase 2")
NO_MEDAL: Final = Reason("no-medal", Section("lots-medal", "Carte de Médaille"))
MEDAL_NEEDS_NO_NUMBER: Final = Reason("medal-needs-no-number", Section("lots-medal", "Carte de Médaille"))
NOT_TURNED: Final = Reason("not-turned", SECTION)
NO_INFLUENCE: Final = Reason("no-influence", Section("lots-influence", "Carte d'Influence"))


def turn_cards(table: Court) -> Frame[Court]:
    """Phase 2 of the active player."""
    return Announce()


class Announce(Frame[Court]):
    """How many cards will be turned? The owner of the Medal need not say (ruling R-2e)."""

    def name(self) -> str:
        """The name of this frame."""
        return "announce"

    def clone(self) -> Announce:
        """A copy."""
        return Announce()

    def dump(self) -> list[list[int]]:
        """No local variables."""
        return [[]]

    def to_act(self, table: Court) -> list[int]:
        """The active player."""
        return [table.active]

    def options(self, table: Court, seat: int) -> list[int]:
        """Conspire, and announce one to three cards; with the Medal, just turn the first."""
        if not table.auctions[seat]:
            return [ANNOUNCE, ANNOUNCE + 1, ANNOUNCE + 2]
        if table.auction_copies(seat, MEDAL):
            return [*conspiracies(table), TURN_ONE]
        return [*conspiracies(table), *range(ANNOUNCE, ANNOUNCE + MOST_ANNOUNCED)]

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """Medal or number, not both."""
        if is_conspiracy(choice):
            return why_no_conspiracy(table)
        if ANNOUNCE <= choice < ANNOUNCE + MOST_ANNOUNCED:
            return MEDAL_NEEDS_NO_NUMBER
        return NO_MEDAL if choice in (TURN_ONE, STOP) and not table.auction_copies(seat, MEDAL) else None

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Begin to turn cards."""
        if is_conspiracy(choice):
            conspire(table, choice, dealer)
        elif choice == TURN_ONE:
            table.replace(TurnCards(1, True, [], []))
        else:
            number = choice - ANNOUNCE + 1
            dealer.tell(ANNOUNCED, seat, number)
            table.replace(TurnCards(number, False, [], []))


class TurnCards(Frame[Court]):
    """Turn cards until enough quality cards lie open; then deal with the others in drawn order (R-2a, R-2b)."""

    def __init__(self, wanted: int, with_medal: bool, turned: list[int], queue: list[int]) -> None:
        """The quality cards wanted; those turned, which belong to nobody; the specials and auction cards set aside."""
        self.wanted = wanted
        self.with_medal = with_medal
        self.turned: Final = turned
        self.queue: Final = queue

    def name(self) -> str:
        """The name of this frame."""
        return "turn-cards"

    def clone(self) -> TurnCards:
        """A copy."""
        return TurnCards(self.wanted, self.with_medal, self.turned.copy(), self.queue.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.wanted, int(self.with_medal)], self.turned.copy(), self.queue.copy()]

    def to_act(self, table: Court) -> list[int]:
        """With the Medal, the active player decides after each card."""
        return [table.active]

    def options(self, table: Court, seat: int) -> list[int]:
        """Turn one more, or stop."""
        return [TURN_ONE, STOP]

    def begin(self, table: Court, dealer: Dealer) -> None:
        """Turn the cards; with the Medal there may be a pause after each (ruling X7: no conspiracy then)."""
        while len(self.turned) < self.wanted:
            card = turn_over(table, table.active, dealer)
            if card == NONE:
                table.end()
                return
            if is_quality(card):
                self.turned.append(card)
            else:
                self.queue.append(card)
        if not self.with_medal or self.wanted == MOST_WITH_MEDAL:
            self.resume(table, dealer)

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Go on, or stop."""
        if choice == TURN_ONE:
            self.wanted += 1
            self.begin(table, dealer)
        else:
            dealer.tell(STOPPED, seat)
            self.resume(table, dealer)

    def resume(self, table: Court, dealer: Dealer) -> None:
        """The cards set aside, each completely; then one of those turned is placed."""
        while self.queue:
            frame = resolve_special(table, self.queue.pop(0), table.active, dealer)
            if frame is not None:
                table.push(frame)
                return
        table.replace(PlaceCard(self.turned))


class PlaceCard(Frame[Court]):
    """One of the turned cards must be placed; Influence allows two of a colour (rulings R-2c, R-2d)."""

    def __init__(self, turned: list[int]) -> None:
        """The turned cards in drawn order; the list never changes, clones share it."""
        self.turned: Final = turned

    def name(self) -> str:
        """The name of this frame."""
        return "place"

    def clone(self) -> PlaceCard:
        """A copy."""
        return PlaceCard(self.turned)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [self.turned.copy()]

    def to_act(self, table: Court) -> list[int]:
        """The active player."""
        return [table.active]

    def options(self, table: Court, seat: int) -> list[int]:
        """Conspire, or place one card; equal faces are one choice."""
        options = sorted({PLACE + card for card in self.turned})
        if not table.auctions[seat]:
            return options
        # Ruling X13: Influence counts at this moment.
        if table.auction_copies(seat, INFLUENCE):
            options += pairs_to_place(self.turned)
        return conspiracies(table) + options

    def why_not(self, table: Court, seat: int, choice: int) -> Reason | None:
        """A card that was not turned, or two without Influence."""
        if is_conspiracy(choice):
            return why_no_conspiracy(table)
        if PLACE <= choice < PLACE + QUALITY_FACES:
            return NOT_TURNED
        if PLACE_TWO <= choice < SAP:
            return NOT_TURNED if table.auction_copies(seat, INFLUENCE) else NO_INFLUENCE
        return None

    def take(self, table: Court, seat: int, choice: int, dealer: Dealer) -> None:
        """Place, and discard the others in drawn order."""
        if is_conspiracy(choice):
            conspire(table, choice, dealer)
            return
        rest = self.turned.copy()
        for card in placed_cards(choice):
            rest.remove(card)
            table.put(seat, card)
            dealer.tell(PLACED, seat, card)
        for card in rest:
            table.discard.append(card)
            dealer.tell(DISCARDED, card)
        table.finish()


def pairs_to_place(turned: list[int]) -> list[int]:
    """Every two turned cards of one colour, in both orders; the taker chooses which is on top (ruling R-P4)."""
    pairs: set[int] = set()
    for place, first in enumerate(turned):
        for second in turned[place + 1 :]:
            if first >> 1 == second >> 1:
                pairs.add(place_two(first, second))
                pairs.add(place_two(second, first))
    return sorted(pairs)


def placed_cards(choice: int) -> list[int]:
    """The cards of a choice, the lower one first."""
    if choice < PLACE_TWO:
        return [choice - PLACE]
    colour, seals = divmod(choice - PLACE_TWO, 4)
    return [2 * colour + seals // 2, 2 * colour + seals % 2]
