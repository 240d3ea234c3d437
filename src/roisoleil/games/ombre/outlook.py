"""Who will win, as a sound player would guess: the points each seat may hope for, and how sure a lead in them is.

Hopes are counted in hundredths of a point; every weight is an estimate with its reason beside it.
"""

from __future__ import annotations

import math
from typing import Final

from roisoleil.games.ombre.cards import AUCTION_KINDS, BLUE, COLOURS, FIRST_AUCTION, GREEN, GREY, PURPLE, RED, SUZERAIN, YELLOW
from roisoleil.games.ombre.louis import PLAYERS_FOR_A_SECOND_HALF
from roisoleil.games.ombre.scoring import POINTS_PER_BLUE_CARD, final_result
from roisoleil.games.ombre.state import EMPTY_ROW, ROW_LENGTH, SHARED_MAJORITY_FROM, Court
from roisoleil.games.ombre.turn import Turns

POINT: Final = 100

# How long the game will last.

TENTHS: Final = 10
"""Turns to come are counted in tenths, as the end is not sure to a turn."""
CARDS_PER_TURN: Final = 4
"""Three quality cards are turned, and one card of five is of another kind."""
MOST_TURNS: Final = 100
"""In tenths: nobody plans for more than ten turns."""

# Six things in which one tries to have the most: the five qualities, and visible seals, which keep debts away.

SEALS: Final = COLOURS
SUITS: Final = COLOURS + 1

STAKES: Final[list[int]] = [0] * SUITS
"""What it is worth to have the most, for each turn to come."""
STAKES[BLUE] = 30  # A card for a better one of the discard pile, or a rival's loss.
STAKES[GREEN] = 200  # Two power of rivals; but the gain is shared with the other rivals.
STAKES[PURPLE] = 90  # Mazarin comes four times in a pack.
STAKES[RED] = 50  # A power, as long as the majority lasts.
STAKES[YELLOW] = 50  # A gold, as long as the majority lasts.
STAKES[SEALS] = 50  # Debts come four times in a pack, and cost a card.

MOST_TURNS_OF_STAKES: Final = 20
"""Majorities come and go."""

HELD: Final[list[int]] = [0, 10, 35, 100, 115, 125]
"""How much of a stake is held, in hundredths, by the lead: three cards short or more, two, one, just enough, safer."""
JUST_ENOUGH: Final = 3

# What lies before a player.

CARD: Final = 55
"""A card pays two points in an auction or a debt, for each turn in which one may come ..."""
MOST_TURNS_OF_CARDS: Final = 40
"""... but nobody buys more than a few times."""

BLUE_LATER: Final = 6

MOST_TURNS_OF_AUCTIONS: Final = 30
AUCTION_STAKES: Final[list[int]] = [50, 20, 100, 200, 60, 80, 20]
"""For each turn to come: Influence and Medal choose better, Authority and Pension pay one, Suzerain takes one,
Conspiracy pays three for a card, Diplomacy wards off a duel."""
AUCTION_CARDS: Final = 15
"""No more than these bits of a sphere's auction cards are one card."""

FEARS: Final[list[int]] = [230, 200, 115, 65, 25]
"""What a player with so little power, from none, fears to lose by falling."""
FEARLESS_TURNS: Final = 40
"""In the last two turns there is less and less to fear."""

# How sure a lead is.

LEAST_DOUBT: Final = 200.0
"""Even in the last turn a duel, a debt or a purchase moves a point or two."""
DOUBT_PER_TURN: Final = 14.0
"""For each tenth of a turn to come."""


def outlook(table: Court) -> list[float]:
    """The chance of every seat to win; at the end the victory, divided among those who share it."""
    if table.is_over():
        ranks = final_result(table).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return Prospects(table).chances()


class Prospects:
    """What each seat may hope for, with all that the estimate rests on."""

    def __init__(self, table: Court) -> None:
        """Counts what lies before every seat, once."""
        self.table: Final = table
        self.living: Final = table.living()
        # A tie is enough with many players, and for seals always (rulings R-M1, R-D1).
        self.needed: Final = 0 if len(self.living) >= SHARED_MAJORITY_FROM else 1
        self.turns: Final = turns_to_come(table, len(self.living))
        self.stakes: Final[list[int]] = [stake * min(self.turns, MOST_TURNS_OF_STAKES) // TENTHS for stake in STAKES]
        self.stakes[GREEN] //= len(self.living)
        events = self.turns * len(self.living) // 4
        self.stakes[PURPLE] = STAKES[PURPLE] * min(events, 30) // TENTHS
        self.stakes[SEALS] = STAKES[SEALS] * min(events, 30) // TENTHS
        self.card_worth: Final = CARD * min(max(events, self.turns), MOST_TURNS_OF_CARDS) // TENTHS
        self.blue_worth: Final = POINT * POINTS_PER_BLUE_CARD - BLUE_LATER * min(events, MOST_TURNS_OF_CARDS)
        self.danger: Final = (len(self.living) - 1) * min(self.turns, FEARLESS_TURNS)
        self.counts: Final[list[int]] = [0] * (SUITS * table.seats)
        self.hopes: Final[list[int]] = [0] * table.seats
        for seat in self.living:
            self.hopes[seat] = self.count_sphere(seat) + worth_of_power(table.power[seat], self.danger)
        self.hopes[table.active] += turn_bonus(table)
        for suit in range(SUITS):
            self.add_suit(suit)

    def count_sphere(self, seat: int) -> int:
        """Fill in the counts of a seat; returns the worth of its cards and gold."""
        table = self.table
        start = SUITS * seat
        counts = self.counts
        seals = cards = 0
        for colour in range(COLOURS):
            row = table.rows[COLOURS * seat + colour]
            if row != EMPTY_ROW:
                counts[start + colour] = ROW_LENGTH[row]
                cards += ROW_LENGTH[row]
                seals += row & 1
        worth = POINT * table.gold[seat]
        held = table.auctions[seat]
        while held:
            kind = (held & AUCTION_CARDS) - 1
            colour = table.box.auction_colours[kind]
            if colour != GREY:
                counts[start + colour] += 1
            if table.box.auction_seals[kind]:
                seals += 1
            cards += 1
            worth += self.promise_of(kind)
            held >>= 4
        counts[start + SEALS] = seals
        return worth + self.card_worth * cards + self.blue_worth * counts[start + BLUE]

    def promise_of(self, kind: int) -> int:
        """What an auction card will do in the turns to come."""
        stake = AUCTION_STAKES[kind]
        if kind == SUZERAIN - FIRST_AUCTION:
            stake //= len(self.living)
        return stake * min(self.turns, MOST_TURNS_OF_AUCTIONS) // TENTHS

    def add_suit(self, suit: int) -> None:
        """Add what each seat may hope for by its number of a colour, or of seals."""
        counts = self.counts
        stake = self.stakes[suit]
        needed = 0 if suit == SEALS else self.needed
        best = second = 0
        for seat in self.living:
            count = counts[SUITS * seat + suit]
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
        for seat in self.living:
            count = counts[SUITS * seat + suit]
            if count or suit == SEALS:
                lead = count - needed - (second if count == best else best)
                self.hopes[seat] += stake * held(lead) // 100

    def chances(self) -> list[float]:
        """The chance of every seat: the better its hopes, and the nearer the end, the surer."""
        doubt = LEAST_DOUBT + DOUBT_PER_TURN * self.turns
        highest = max(self.hopes)
        weights = [0.0] * self.table.seats
        total = 0.0
        for seat in self.living:
            weights[seat] = math.exp((self.hopes[seat] - highest) / doubt)
            total += weights[seat]
        return [weight / total for weight in weights]


def held(lead: int) -> int:
    """How much of a stake is held by that lead over what is just enough."""
    place = lead + JUST_ENOUGH
    return HELD[place if 0 <= place < len(HELD) else 0 if place < 0 else len(HELD) - 1]


def worth_of_power(power: int, danger: int) -> int:
    """A point each, less the fear of those who have little."""
    if power >= len(FEARS):
        return POINT * power
    return POINT * power - FEARS[power] * danger // FEARLESS_TURNS


def turns_to_come(table: Court, living: int) -> int:
    """How many turns each player still has, in tenths: Louis XIV lies in the lower half of the pile."""
    size = len(table.deck)
    left = size - table.drawn
    above = max(0, (size - 1) // 2 - table.drawn)
    cards = above + (left - above) // 2
    if not table.louis_seen and living >= PLAYERS_FOR_A_SECOND_HALF:
        # The second pile is made of all that lies in no sphere, and Louis lies at three quarters of it.
        cards += 3 * (left + len(table.discard)) // 4
    return min(MOST_TURNS, TENTHS * cards // (CARDS_PER_TURN * living))


assert len(AUCTION_STAKES) == AUCTION_KINDS


def turn_bonus(table: Court) -> int:
    """x."""
    frame = table.frames[0]
    if isinstance(frame, Turns):
        return [0, 200, 100, 0][frame.phase]
    return 0
