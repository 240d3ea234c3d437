"""What lies on the table."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.codec import Json
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.ombre.cards import COLOURS, FIRST_AUCTION, GREY, Components

EMPTY_ROW: Final = 1
"""A row is a number: a leading 1, then one bit for each card from bottom to top, set if it bears a seal."""

ROW_LENGTH: Final[list[int]] = [max(0, row.bit_length() - 1) for row in range(1 << 15)]
"""The number of cards of each possible row."""

_NIBBLE: Final = 4
_NIBBLE_MASK: Final = 15


class Court(Table):
    """The position of a game of Dans l'ombre du Roi-Soleil.

    Things of the seats lie in flat lists: `power[seat]`, `gold[seat]`, `rows[COLOURS * seat + colour]`,
    `auctions[seat]`. The auction cards of a seat are one number, four bits a card in the order of acquisition, 1 being
    the first kind.
    """

    def __init__(
        self,
        box: Components,
        deck: list[int],
        drawn: int,
        known_bottom: list[int],
        discard: list[int],
        power: list[int],
        gold: list[int],
        rows: list[int],
        auctions: list[int],
        fallen: list[int],
        frames: list[Frame[Table]],
        bank_power: int,
        bank_gold: int,
        active: int,
        louis_seen: bool = False,
        has_conspired: bool = False,
    ) -> None:
        """The deck is in drawing order and never changes: clones share it, `drawn` says how much was turned."""
        super().__init__(len(power), frames)
        self.box: Final = box
        self.deck = deck
        self.drawn = drawn
        self.known_bottom = known_bottom  # Cards put under the pack while dealing, which all have seen; else none.
        self.discard: Final = discard  # The top card is the last.
        self.power: Final = power
        self.gold: Final = gold
        self.rows: Final = rows
        self.auctions: Final = auctions
        self.fallen: Final = fallen  # 0 for those still in the game, else 1 for the first who fell, and so on.
        self.bank_power = bank_power
        self.bank_gold = bank_gold
        self.active = active
        self.louis_seen = louis_seen
        self.has_conspired = has_conspired

    def clone(self) -> Court:
        """A copy that shares only what never changes."""
        return Court(
            self.box,
            self.deck,
            self.drawn,
            self.known_bottom,
            self.discard.copy(),
            self.power.copy(),
            self.gold.copy(),
            self.rows.copy(),
            self.auctions.copy(),
            self.fallen.copy(),
            self.clone_frames(),
            self.bank_power,
            self.bank_gold,
            self.active,
            self.louis_seen,
            self.has_conspired,
        )

    def dump(self) -> dict[str, Json]:
        """The whole position as data."""
        return {
            "deck": list[Json](self.deck),
            "known_bottom": list[Json](self.known_bottom),
            "discard": list[Json](self.discard),
            "power": list[Json](self.power),
            "gold": list[Json](self.gold),
            "rows": list[Json](self.rows),
            "auctions": list[Json](self.auctions),
            "fallen": list[Json](self.fallen),
            "frames": self.dump_frames(),
            "counters": [self.drawn, self.bank_power, self.bank_gold, self.active],
            "flags": [self.louis_seen, self.has_conspired],
        }

    # Seats.

    def is_alive(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return self.fallen[seat] == 0

    def living(self) -> list[int]:
        """The seats still in the game, ascending."""
        return [seat for seat in range(self.seats) if self.fallen[seat] == 0]

    def living_from(self, seat: int) -> list[int]:
        """The seats still in the game, clockwise from that one."""
        found: list[int] = []
        for step in range(self.seats):
            other = (seat + step) % self.seats
            if self.fallen[other] == 0:
                found.append(other)
        return found

    def opponents(self, seat: int) -> list[int]:
        """The other seats still in the game, ascending."""
        return [other for other in range(self.seats) if other != seat and self.fallen[other] == 0]

    # Rows of quality cards: only the top card can be moved.

    def row_length(self, seat: int, colour: int) -> int:
        """The number of quality cards in a row."""
        return ROW_LENGTH[self.rows[COLOURS * seat + colour]]

    def has_row(self, seat: int, colour: int) -> bool:
        """Whether a row has a card."""
        return self.rows[COLOURS * seat + colour] != EMPTY_ROW

    def top_face(self, seat: int, colour: int) -> int:
        """The face of the top card of a row that has one."""
        return 2 * colour + (self.rows[COLOURS * seat + colour] & 1)

    def put(self, seat: int, face: int) -> None:
        """Lay a quality card on top of its row."""
        place = COLOURS * seat + (face >> 1)
        self.rows[place] = 2 * self.rows[place] + (face & 1)

    def lift(self, seat: int, colour: int) -> int:
        """Take the top card of a row away."""
        face = self.top_face(seat, colour)
        place = COLOURS * seat + colour
        self.rows[place] = self.rows[place] >> 1
        return face

    def colours_of(self, seat: int) -> list[int]:
        """The colours of which a seat has quality cards, ascending."""
        return [colour for colour in range(COLOURS) if self.rows[COLOURS * seat + colour] != EMPTY_ROW]

    # Auction cards lie beside the rows.

    def auction_cards(self, seat: int) -> list[int]:
        """The auction cards of a seat in the order of acquisition."""
        cards: list[int] = []
        held = self.auctions[seat]
        while held:
            cards.append(FIRST_AUCTION - 1 + (held & _NIBBLE_MASK))
            held >>= _NIBBLE
        return cards

    def auction_copies(self, seat: int, card: int) -> int:
        """How many copies of an auction card a seat has."""
        copies = 0
        held = self.auctions[seat]
        while held:
            if FIRST_AUCTION - 1 + (held & _NIBBLE_MASK) == card:
                copies += 1
            held >>= _NIBBLE
        return copies

    def set_auction_cards(self, seat: int, cards: list[int]) -> None:
        """Give a seat exactly these auction cards."""
        held = 0
        for card in reversed(cards):
            held = (held << _NIBBLE) + card - FIRST_AUCTION + 1
        self.auctions[seat] = held

    def add_auction_card(self, seat: int, card: int) -> None:
        """Put a won auction card into a sphere."""
        self.set_auction_cards(seat, [*self.auction_cards(seat), card])

    def remove_auction_card(self, seat: int, card: int) -> None:
        """Take an auction card out of a sphere, the one acquired first."""
        cards = self.auction_cards(seat)
        cards.remove(card)
        self.set_auction_cards(seat, cards)

    # Counting.

    def count_colour(self, seat: int, colour: int) -> int:
        """The cards of a colour in a sphere: covered ones and auction cards count too (rulings R-M3, X19)."""
        total = ROW_LENGTH[self.rows[COLOURS * seat + colour]]
        held = self.auctions[seat]
        while held:
            if self.box.auction_colours[(held & _NIBBLE_MASK) - 1] == colour:
                total += 1
            held >>= _NIBBLE
        return total

    def count_cards(self, seat: int) -> int:
        """All cards of a sphere."""
        total = 0
        held = self.auctions[seat]
        while held:
            total += 1
            held >>= _NIBBLE
        for place in range(COLOURS * seat, COLOURS * seat + COLOURS):
            total += ROW_LENGTH[self.rows[place]]
        return total

    def visible_seals(self, seat: int) -> int:
        """The seals on top cards and on auction cards (ruling R-D1)."""
        seals = 0
        for colour in range(COLOURS):
            row = self.rows[COLOURS * seat + colour]
            if row != EMPTY_ROW:
                seals += row & 1
        for card in self.auction_cards(seat):
            if self.box.has_seal(card):
                seals += 1
        return seals

    # Tokens come from the bank as far as it has any (ruling R-T4).

    def gain_power(self, seat: int, amount: int) -> int:
        """Take power from the bank; returns how much there was."""
        gained = min(amount, self.bank_power)
        self.bank_power -= gained
        self.power[seat] += gained
        return gained

    def gain_gold(self, seat: int, amount: int) -> int:
        """Take gold from the bank; returns how much there was."""
        gained = min(amount, self.bank_gold)
        self.bank_gold -= gained
        self.gold[seat] += gained
        return gained

    def pay(self, seat: int, power: int, gold: int) -> None:
        """Give tokens to the bank."""
        self.power[seat] -= power
        self.gold[seat] -= gold
        self.bank_power += power
        self.bank_gold += gold


SHARED_MAJORITY_FROM: Final = 4
"""With so many players in the game a tie shares the majority."""


def has_majority(table: Court, seat: int, colour: int) -> bool:
    """Rulebook, "Majorités": strictly the most with two or three players in the game, else the most, ties sharing."""
    mine = table.count_colour(seat, colour)
    if mine == 0 or colour == GREY:
        return False
    living = 0
    most_of_others = 0
    for other in range(table.seats):
        if table.fallen[other] == 0:
            living += 1
            if other != seat:
                most_of_others = max(most_of_others, table.count_colour(other, colour))
    return mine >= most_of_others if living >= SHARED_MAJORITY_FROM else mine > most_of_others
