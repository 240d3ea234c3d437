"""Who will win, as a sound player would guess: what each seat may hope for, and how sure a lead in it is.

Hopes are counted in hundredths of a point: the points that lie there, and what the position promises until Louis XIV
ends the game. The weights were chosen by comparing thousands of positions with the victories they led to; the reason
of each stands beside it.
"""

from __future__ import annotations

import math
from typing import Final

from roisoleil.games.ombre.cards import (
    AUCTION_KINDS,
    AUTHORITY,
    BLUE,
    COLOURS,
    CONSPIRACY,
    DIPLOMACY,
    FIRST_AUCTION,
    GREEN,
    GREY,
    INFLUENCE,
    MEDAL,
    PENSION,
    PURPLE,
    RED,
    SUZERAIN,
    YELLOW,
)
from roisoleil.games.ombre.louis import PLAYERS_FOR_A_SECOND_HALF
from roisoleil.games.ombre.scoring import POINTS_PER_BLUE_CARD, final_result
from roisoleil.games.ombre.state import EMPTY_ROW, ROW_LENGTH, SHARED_MAJORITY_FROM, Court
from roisoleil.games.ombre.turn import Turns

HORIZON: Final = 25
"""How many decisions a playout goes on before it is judged.

About a turn of everybody: what a majority brings has been paid once. Playouts of three turns foresee how courtisans
would go on, and mislead against everybody else.
"""
NEAR_HORIZON: Final = 5
"""Of a ministre: the rest of a turn."""

POINT: Final = 100

# How long the game will last: some things count by the turns of a player to come, some by the cards that all turn.

TENTHS: Final = 10
"""Turns to come are counted in tenths, as the end is not sure to a turn."""
CARDS_PER_TURN: Final = 4
"""Three quality cards are turned, and one card of five is of another kind."""

# Six things in which one tries to have the most: the five qualities, and visible seals, which keep debts away.

SEALS: Final = COLOURS
SUITS: Final = COLOURS + 1

STAKES: Final[list[int]] = [0] * SUITS
"""What it is worth to have the most, with four or more players, who may share a majority."""
STAKES[BLUE] = 30  # Each turn a better card from the discard pile; little, as the cards themselves are points.
STAKES[GREEN] = 36  # Each turn two power of rivals, a gain to be shared with all the others who stay.
STAKES[RED] = 48  # Each turn a power, as often as the majority lasts until then.
STAKES[YELLOW] = 27  # Each turn a gold, likewise, if the bank has one.
STAKES[PURPLE] = 3  # Each card turned, as one of twenty is Mazarin with his two tokens.
STAKES[SEALS] = 3  # Each card turned, as one of twenty brings debts; one may give the worst card.
STAKES_OF_FEW: Final[list[int]] = STAKES.copy()
"""With two or three: a majority is had alone, lasts longer, and a duel helps few others; the bank is seldom empty."""
STAKES_OF_FEW[BLUE] = 50
STAKES_OF_FEW[GREEN] = 110
STAKES_OF_FEW[RED] = 65
STAKES_OF_FEW[YELLOW] = 90
MOST_TURNS_OF_STAKES: Final = 20
"""No majority lasts much longer than two turns ..."""
MOST_CARDS_OF_STAKES: Final = 48
"""... but Intrigue and seals are less fought for."""

HELD: Final[list[int]] = [0, 10, 35, 100, 115, 125]
"""How much of a stake is held, in hundredths, by the lead: three cards short or more, two, one, just enough, safer."""
JUST_ENOUGH: Final = 3

# Cards.

CARD: Final[list[int]] = [0, 0, 55, 50, 62, 75, 110]
"""By players, for each turn to come: a card pays points in an auction or a debt, the more often the more there are."""
MOST_TURNS_OF_CARDS: Final[list[int]] = [0, 0, 40, 20, 20, 20, 20]
"""Beyond two turns it will be paid away in any case; with two players, beyond four."""
BLUE_LATER: Final = 4
"""For each card turned: early on a blue card is a card like others, its points are out of reach until the end ..."""
MOST_CARDS_LATER: Final = 45
"""... and they draw the envy of all."""

AUCTION_STAKES: Final[list[int]] = [0] * AUCTION_KINDS
"""For each turn to come, beside the colour and the seal."""
AUCTION_STAKES[INFLUENCE - FIRST_AUCTION] = 80  # Influence: now and then a second card.
AUCTION_STAKES[MEDAL - FIRST_AUCTION] = 40  # Medal: one card more to choose from.
AUCTION_STAKES[AUTHORITY - FIRST_AUCTION] = 120  # Authority: a power.
AUCTION_STAKES[SUZERAIN - FIRST_AUCTION] = 165  # Suzerain: a power of one rival, divided by their number.
AUCTION_STAKES[PENSION - FIRST_AUCTION] = 85  # Pension: a gold, if the bank has one.
AUCTION_STAKES[CONSPIRACY - FIRST_AUCTION] = 180  # Conspiracy: three power for the least of one's cards.
AUCTION_STAKES[DIPLOMACY - FIRST_AUCTION] = 35  # Diplomacy: the duel finds another victim.
CONSPIRACY_OF_TWO: Final = 20
"""With one rival every card is needed."""
MOST_TURNS_OF_AUCTIONS: Final = 30
"""After three turns an auction card is often paid away for another."""
AUCTION_BITS: Final = 4
AUCTION_MASK: Final = 15

# Power.

FEARS: Final[list[int]] = [400, 250, 130, 70, 35]
"""What a player with so little power, from none, fears to lose by falling."""
FEARFUL_TURNS: Final = 20
"""With two turns to come the fear is full; in the last turn there is little time left to fall."""

# Whose turn it is, and whose it will be next: nobody knows when the end comes, and who waits may wait in vain.

TURN: Final = 475
"""A turn: what the qualities give, a card or two, and a purchase; divided by the players for each turn to wait for."""
TURN_TAKEN: Final[list[int]] = [0, 0, 185, 415]
"""What the active player has had of it already, by the next phase: the qualities, and the cards after them."""

# How sure a lead is.

LEAST_DOUBT: Final = 120
"""Even in the last turn a duel, a debt or a purchase moves a point or two."""
DOUBT: Final = 15
"""Each card that will be turned may change more."""
MOST_CARDS_OF_DOUBT: Final[list[int]] = [0, 0, 15, 35, 35, 35, 35]
"""By players: a lead of six points is a good lead even at the beginning, against a single rival one of three."""


def outlook(table: Court) -> list[float]:
    """The chance of every seat to win; at the end the victory, divided among those who share it."""
    if table.is_over():
        ranks = final_result(table).ranks
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return Prospects(table).chances()


class Prospects:
    """What each seat may hope for, and what this estimate rests on; nothing of it depends on the order of the pile."""

    def __init__(self, table: Court) -> None:
        """Look once at all that lies on the table."""
        self.table: Final = table
        self.living: Final = table.living()
        players = len(self.living)
        # A tie is enough with many players, and for seals always (rulings R-M1, R-D1).
        self.needed: Final = 0 if players >= SHARED_MAJORITY_FROM else 1
        self.cards: Final = cards_to_come(table, players)
        self.turns: Final = TENTHS * self.cards // (CARDS_PER_TURN * players)
        self.stakes: Final = stakes(self.cards, self.turns, players)
        self.card_worth: Final = CARD[players] * min(self.turns, MOST_TURNS_OF_CARDS[players]) // TENTHS
        self.blue_worth: Final = POINT * POINTS_PER_BLUE_CARD - BLUE_LATER * min(self.cards, MOST_CARDS_LATER)
        self.danger: Final = min(self.turns, FEARFUL_TURNS)
        self.counts: Final[list[int]] = [0] * (SUITS * table.seats)
        self.hopes: Final[list[int]] = [0] * table.seats
        for seat in self.living:
            self.hopes[seat] = self.worth_of_sphere(seat) + worth_of_power(table.power[seat], self.danger)
        self.wait()
        for suit in range(SUITS):
            self.share_stake(suit)

    def worth_of_sphere(self, seat: int) -> int:
        """The worth of the gold and the cards of a seat; its counts are noted."""
        table = self.table
        counts = self.counts
        start = SUITS * seat
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
            kind = (held & AUCTION_MASK) - 1
            held >>= AUCTION_BITS
            colour = table.box.auction_colours[kind]
            if colour != GREY:
                counts[start + colour] += 1
            if table.box.auction_seals[kind]:
                seals += 1
            cards += 1
            worth += self.promise_of(kind)
        counts[start + SEALS] = seals
        return worth + self.card_worth * cards + self.blue_worth * counts[start + BLUE]

    def promise_of(self, kind: int) -> int:
        """What an auction card will do in the turns to come."""
        rivals = len(self.living) - 1
        stake = AUCTION_STAKES[kind]
        if kind == SUZERAIN - FIRST_AUCTION:
            stake //= max(rivals, 1)
        elif kind == CONSPIRACY - FIRST_AUCTION and rivals == 1:
            stake = CONSPIRACY_OF_TWO
        return stake * min(self.turns, MOST_TURNS_OF_AUCTIONS) // TENTHS

    def wait(self) -> None:
        """Take from each seat what it may miss by its place in the order of turns."""
        table = self.table
        turns = table.frames[0]
        if isinstance(turns, Turns):
            self.hopes[table.active] -= TURN_TAKEN[turns.phase]
        for place, seat in enumerate(table.living_from(table.active)):
            self.hopes[seat] -= TURN * place // len(self.living)

    def share_stake(self, suit: int) -> None:
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
                self.hopes[seat] += stake * held_by(count - needed - (second if count == best else best)) // 100

    def chances(self) -> list[float]:
        """The chance of every seat: the better its hopes, and the nearer the end, the surer."""
        doubt = LEAST_DOUBT + DOUBT * min(self.cards, MOST_CARDS_OF_DOUBT[len(self.living)])
        highest = max([self.hopes[seat] for seat in self.living])
        chances = [0.0] * self.table.seats
        total = 0.0
        for seat in self.living:
            chances[seat] = math.exp((self.hopes[seat] - highest) / doubt)
            total += chances[seat]
        for seat in self.living:
            chances[seat] /= total
        return chances


def stakes(cards: int, turns: int, players: int) -> list[int]:
    """What it is worth to have the most of each suit until the end."""
    turns = min(turns, MOST_TURNS_OF_STAKES)
    cards = min(cards, MOST_CARDS_OF_STAKES)
    found = [stake * turns // TENTHS for stake in (STAKES_OF_FEW if players < SHARED_MAJORITY_FROM else STAKES)]
    found[PURPLE] = STAKES[PURPLE] * cards
    found[SEALS] = STAKES[SEALS] * cards
    return found


def held_by(lead: int) -> int:
    """How much of a stake is held by that lead over what is just enough."""
    place = lead + JUST_ENOUGH
    return HELD[place] if 0 <= place < len(HELD) else HELD[0] if place < 0 else HELD[-1]


def worth_of_power(power: int, danger: int) -> int:
    """A point each, less the fear of those who have little."""
    if power >= len(FEARS):
        return POINT * power
    return POINT * power - FEARS[power] * danger // FEARFUL_TURNS


def cards_to_come(table: Court, players: int) -> int:
    """How many cards will be turned until the end: Louis XIV lies somewhere in the lower half of the pile."""
    size = len(table.deck)
    left = size - table.drawn
    above = max(0, (size - 1) // 2 - table.drawn)
    cards = above + (left - above) // 2
    if not table.louis_seen and players >= PLAYERS_FOR_A_SECOND_HALF:
        # The second pile is made of all that lies in no sphere; Louis lies at three quarters of it, give or take.
        cards += 3 * (left + len(table.discard)) // 4
    return cards
