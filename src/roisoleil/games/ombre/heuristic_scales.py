"""What a change in cards and tokens is worth to a seat, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.cards import BLUE, COLOURS, GREY, QUALITY_FACES
from roisoleil.games.ombre.choices import TARGETS
from roisoleil.games.ombre.outlook import POINT, SEALS, SUITS, Prospects, held_by, worth_of_power
from roisoleil.games.ombre.state import EMPTY_ROW, Court

WHOLE: Final = 100
"""The weight of one's own hopes; those of the rivals together weigh as much."""
LAST_SURVIVOR: Final = 200 * POINT
"""To be alone at court is the victory."""
NOT_FOUND: Final = -1000 * POINT
"""Less than any change; a place where nothing has been weighed yet."""


class Scales:
    """The hopes of all, weighed for one seat; options are laid on them one after the other."""

    def __init__(self, table: Court, seat: int) -> None:
        """The seat weighs the whole, its rivals by their share in the other chances."""
        self.table: Final = table
        self.seat: Final = seat
        self.prospects: Final = Prospects(table)
        chances = self.prospects.chances()
        others = max(1.0 - chances[seat], 0.000001)  # Even a sure winner has something to divide by.
        self.weights: Final[list[int]] = [-round(WHOLE * chance / others) for chance in chances]
        self.weights[seat] = WHOLE
        # What has been found out already.
        self.balances: Final[list[int]] = [NOT_FOUND] * SUITS
        self.losses: Final[list[int]] = [NOT_FOUND] * TARGETS
        self.gifts: Final[list[int]] = [NOT_FOUND] * TARGETS
        self.gains: Final[list[int]] = [NOT_FOUND] * QUALITY_FACES
        self.retrieval = NOT_FOUND

    # The suits: what a change of counts does.

    def weigh(self, suit: int) -> int:
        """The hopes of all by their number of a colour, or of seals."""
        prospects = self.prospects
        counts = prospects.counts
        stake = prospects.stakes[suit]
        needed = 0 if suit == SEALS else prospects.needed
        best = second = 0
        for seat in prospects.living:
            count = counts[SUITS * seat + suit]
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
        total = 0
        for seat in prospects.living:
            count = counts[SUITS * seat + suit]
            if count or suit == SEALS:
                lead = count - needed - (second if count == best else best)
                total += self.weights[seat] * held_by(lead)
        return total * stake // (100 * WHOLE)

    def balance(self, suit: int) -> int:
        """The hopes of all by a suit, as it is."""
        if self.balances[suit] == NOT_FOUND:
            self.balances[suit] = self.weigh(suit)
        return self.balances[suit]

    def change(self, suit: int, seat: int, step: int) -> int:
        """What it changes if a seat has more or less of a suit."""
        if step == 0:
            return 0
        place = SUITS * seat + suit
        before = self.balance(suit)
        self.prospects.counts[place] += step
        after = self.weigh(suit)
        self.prospects.counts[place] -= step
        return after - before

    def change_both(self, suit: int, rival: int) -> int:
        """What it changes if oneself and a rival have one less of a suit."""
        own = SUITS * self.seat + suit
        other = SUITS * rival + suit
        counts = self.prospects.counts
        before = self.balance(suit)
        counts[own] -= 1
        counts[other] -= 1
        after = self.weigh(suit)
        counts[own] += 1
        counts[other] += 1
        return after - before

    # Cards.

    def worth_of_card(self, colour: int) -> int:
        """What a card is worth by itself."""
        return self.prospects.card_worth + (self.prospects.blue_worth if colour == BLUE else 0)

    def loss_of_row(self, colour: int) -> int:
        """What it changes if one loses the top card of a row."""
        return self.loss(self.seat, colour)

    def loss(self, seat: int, colour: int) -> int:
        """What it changes if a seat loses the top card of a row."""
        place = COLOURS * seat + colour
        if self.losses[place] == NOT_FOUND:
            row = self.table.rows[place]
            below = row >> 1
            seals = (below & 1 if below != EMPTY_ROW else 0) - (row & 1)
            change = -self.weights[seat] * self.worth_of_card(colour) // WHOLE
            self.losses[place] = change + self.change(colour, seat, -1) + self.change(SEALS, seat, seals)
        return self.losses[place]

    def gain_of_face(self, face: int) -> int:
        """What it changes if one places a card."""
        if self.gains[face] == NOT_FOUND:
            self.gains[face] = self.gain(self.seat, face)
        return self.gains[face]

    def gain(self, seat: int, face: int) -> int:
        """What it changes if a seat gets a card."""
        colour = face >> 1
        row = self.table.rows[COLOURS * seat + colour]
        seals = (face & 1) - (row & 1 if row != EMPTY_ROW else 0)
        change = self.weights[seat] * self.worth_of_card(colour) // WHOLE
        return change + self.change(colour, seat, 1) + self.change(SEALS, seat, seals)

    def gain_of_two(self, two: int) -> int:
        """What it changes if one places two cards of a colour."""
        colour, seals = divmod(two, 4)
        row = self.table.rows[COLOURS * self.seat + colour]
        seal = seals % 2 - (row & 1 if row != EMPTY_ROW else 0)
        change = 2 * self.worth_of_card(colour)
        return change + self.change(colour, self.seat, 2) + self.change(SEALS, self.seat, seal)

    def gain_of_draw(self) -> int:
        """What it changes on average if one gets the next card of the pile."""
        return sum([self.gain_of_face(2 * colour) for colour in range(COLOURS)]) // COLOURS

    def best_retrieval(self) -> int:
        """What the best card of the discard pile would change; all have seen what was laid on it."""
        if self.retrieval == NOT_FOUND:
            for face in set(self.table.discard):
                if face < QUALITY_FACES:
                    self.retrieval = max(self.retrieval, self.gain_of_face(face))
        return self.retrieval

    def worth_of_auction(self, kind: int) -> int:
        """What it changes if one gets an auction card."""
        box = self.table.box
        worth = self.prospects.promise_of(kind) + self.prospects.card_worth
        colour = box.auction_colours[kind]
        if colour != GREY:
            worth += self.change(colour, self.seat, 1)
        if colour == BLUE:
            worth += self.prospects.blue_worth
        return worth + (self.change(SEALS, self.seat, 1) if box.auction_seals[kind] else 0)

    def loss_of_item(self, item: int) -> int:
        """What it changes if one gives up an item: the top card of a row, or an auction card."""
        if item < COLOURS:
            return self.loss_of_row(item)
        kind = item - COLOURS
        box = self.table.box
        loss = -self.prospects.promise_of(kind) - self.prospects.card_worth
        colour = box.auction_colours[kind]
        if colour != GREY:
            loss += self.change(colour, self.seat, -1)
        if colour == BLUE:
            loss -= self.prospects.blue_worth
        return loss + (self.change(SEALS, self.seat, -1) if box.auction_seals[kind] else 0)

    # Tokens.

    def tokens(self, power: int, gold: int) -> int:
        """What it changes if one gets tokens, or gives them up."""
        mine = self.table.power[self.seat]
        danger = self.prospects.danger
        return POINT * gold + worth_of_power(mine + power, danger) - worth_of_power(mine, danger)

    def hurt(self, victim: int, amount: int) -> int:
        """What it changes if a rival loses power; who cannot give it falls."""
        power = self.table.power[victim]
        weight = -self.weights[victim]
        if amount > power:
            if self.table.opponents(self.seat) == [victim]:
                return LAST_SURVIVOR
            return weight * self.prospects.hopes[victim] // WHOLE
        danger = self.prospects.danger
        return weight * (worth_of_power(power, danger) - worth_of_power(power - amount, danger)) // WHOLE
