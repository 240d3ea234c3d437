"""How a sound player weighs the options: by what each of them changes in the hopes of all, in hundredths of a point.

One's own gains count fully, those of a rival by his share in the chances that are not one's own: hurting the leader is
almost as good as a gain, hurting the last is worth little. All that lies on the table is open; only the order of the
draw pile is not, and it is not asked.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.ombre.auction import Auction
from roisoleil.games.ombre.cards import BLUE, COLOURS, DIPLOMACY, FIRST_AUCTION, GREY, QUALITY_FACES
from roisoleil.games.ombre.choices import (
    ANNOUNCE,
    BANISH,
    BID,
    BUY_CARD,
    CONSPIRE_GOLD,
    CONSPIRE_POWER,
    DISMISS,
    DONE,
    DRAW,
    DUEL_ONE,
    DUEL_TWO,
    FAVOUR,
    FIRST_PAIR_OF_TOKENS,
    FORFEIT,
    FORFEIT_TOKENS,
    LAY_DOWN,
    MOST_ANNOUNCED,
    PAIRS,
    PASS,
    PAY_CARD,
    PLACE,
    PLACE_TWO,
    RETRIEVE,
    SAP,
    SETTLE,
    TARGETS,
    TOKEN_MIXES,
    TRADE,
    TURN_ONE,
    USE_AUTHORITY,
    USE_PENSION,
    USE_POWER,
    USE_SUZERAIN,
    USE_WEALTH,
)
from roisoleil.games.ombre.conspiracy import GOLD_FOR_A_CARD, POWER_FOR_A_CARD, is_conspiracy
from roisoleil.games.ombre.gold import BANISH_PRICE, CARD_PRICE, SAP_PRICE, TRADE_PRICE, GoldAction
from roisoleil.games.ombre.louis import PLAYERS_FOR_A_SECOND_HALF
from roisoleil.games.ombre.outlook import CARDS_PER_TURN, POINT, SEALS, SUITS, Prospects, held_by, worth_of_power
from roisoleil.games.ombre.payment import Payment, value_of
from roisoleil.games.ombre.qualities import DUEL_POWER, SUZERAIN_POWER, UseQualities
from roisoleil.games.ombre.reveal import Announce, TurnCards
from roisoleil.games.ombre.scoring import count_points
from roisoleil.games.ombre.state import EMPTY_ROW, Court

WHOLE: Final = 100
"""The weight of one's own hopes; those of the rivals together weigh as much."""
AT_ONCE: Final = 100 * POINT
"""What only gives is taken before anything that might cost its majority."""
LAST_SURVIVOR: Final = 200 * POINT
"""To be alone at court is the victory."""
CHOICE_OF: Final[list[int]] = [0, 150, 220, 260, 280]
"""What it is worth to choose among so many turned cards."""
END_NOW: Final = 5 * POINT
"""What the end is worth to the one who leads: the lead that would make him sure of the victory."""
LATER: Final = POINT
"""Conspiring can wait for phase 3, when all cards are placed and the least one is known."""
DEAR_CARD: Final = 2 * POINT
"""What it costs for each point to give a card that one needs."""
NOT_FOUND: Final = -1000 * POINT
"""Less than any change; a place where nothing has been weighed yet."""


def appeals(table: Court, seat: int, options: list[int]) -> list[int]:
    """The worth of each option."""
    if not options:
        return []
    frame = table.frames[-1]
    if isinstance(frame, UseQualities):
        gains = [appeal_of_gain(table, option) for option in options]
        if AT_ONCE in gains:
            return gains
    elif isinstance(frame, TurnCards):
        more = appeal_of_turning(table, seat, len(frame.turned) + 1) - appeal_of_turning(table, seat, len(frame.turned))
        return [more if option == TURN_ONE else 0 for option in options]
    elif isinstance(frame, Announce):
        return appeals_of_announcing(table, seat, options)
    scales = Scales(table, seat)
    if isinstance(frame, Auction):
        return appeals_of_bids(scales, frame, options)
    if isinstance(frame, Payment):
        return [appeal_of_payment(scales, frame, option) for option in options]
    if isinstance(frame, GoldAction):
        return [appeal(scales, option) for option in options]
    return [-LATER if is_conspiracy(option) else appeal(scales, option) for option in options]


def appeal_of_gain(table: Court, choice: int) -> int:
    """Phase 1: what only gives comes first; with an empty bank it can wait, perhaps a fall will fill it."""
    if choice in (USE_POWER, USE_AUTHORITY):
        return AT_ONCE if table.bank_power else 0
    return AT_ONCE if choice in (USE_WEALTH, USE_PENSION) and table.bank_gold else 0


def appeals_of_announcing(table: Court, seat: int, options: list[int]) -> list[int]:
    """Phase 2: so many cards to choose from; but first one conspires, if Louis XIV may end the game before phase 3."""
    found = [appeal_of_turning(table, seat, min(option - ANNOUNCE + 1, MOST_ANNOUNCED)) for option in options]
    if is_conspiracy(options[0]) and may_end(table):
        scales = Scales(table, seat)
        best = max(found)
        for place, option in enumerate(options):
            if is_conspiracy(option):
                found[place] = best + scales.appeal_of_conspiracy(option)
    return found


def appeal_of_turning(table: Court, seat: int, number: int) -> int:
    """The more cards the better; but Louis XIV may come with them, which pleases only the one who leads."""
    if number <= 0 or not may_end(table):
        return CHOICE_OF[max(number, 0)]
    most = max([sum(count_points(table, rival)) for rival in table.opponents(seat)])
    end = END_NOW if sum(count_points(table, seat)) >= most else -END_NOW
    left = len(table.deck) - table.drawn
    return CHOICE_OF[number] + end * min(number, left) // left


def may_end(table: Court) -> bool:
    """Whether Louis XIV may end the game in this turn, for all one knows."""
    if table.drawn + CARDS_PER_TURN < (len(table.deck) - 1) // 2:
        return False
    return table.louis_seen or len(table.living()) < PLAYERS_FOR_A_SECOND_HALF


def appeal(scales: Scales, choice: int) -> int:
    """The worth of an option of the active player, or of one who has debts or the Cardinal's favour."""
    if choice == DONE:
        return 0
    if choice < LAY_DOWN:
        return scales.appeal_of_quality(choice)
    if choice < RETRIEVE:
        return scales.loss_of_row(choice - LAY_DOWN) + scales.best_retrieval()
    if choice < DISMISS:
        return scales.gain_of_face(choice - RETRIEVE)
    if choice < CONSPIRE_POWER:
        return scales.appeal_of_dismissal(choice - DISMISS)
    if choice < ANNOUNCE:
        return scales.appeal_of_conspiracy(choice)
    if choice < PLACE_TWO:
        return scales.gain_of_face(choice - PLACE)
    if choice < SAP:
        return scales.gain_of_two(choice - PLACE_TWO)
    if choice < DRAW:
        return scales.appeal_of_gold_action(choice)
    return scales.appeal_of_special(choice)


class Scales:
    """The hopes of all, weighed for one seat; options are laid on them one after the other."""

    def __init__(self, table: Court, seat: int) -> None:
        """The seat weighs the whole, its rivals by their share in the other chances."""
        self.table: Final = table
        self.seat: Final = seat
        self.prospects: Final = Prospects(table)
        chances = self.prospects.chances()
        others = max(1.0 - chances[seat], 0.000001)
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

    # Decisions.

    def appeal_of_quality(self, choice: int) -> int:
        """Phase 1: duels and Suzerain hurt; the others give."""
        if choice >= USE_SUZERAIN:
            return self.hurt(choice - USE_SUZERAIN, SUZERAIN_POWER)
        if choice >= USE_POWER:
            # The bank is empty.
            return -1
        if choice < DUEL_TWO:
            return self.hurt_in_duel(choice - DUEL_ONE, DUEL_POWER)
        first, second = PAIRS[choice - DUEL_TWO]
        return self.hurt_in_duel(first, DUEL_POWER // 2) + self.hurt_in_duel(second, DUEL_POWER // 2)

    def hurt_in_duel(self, victim: int, amount: int) -> int:
        """Diplomacy makes a hit smaller."""
        return self.hurt(victim, amount - (1 if self.table.auction_copies(victim, DIPLOMACY) else 0))

    def appeal_of_dismissal(self, number: int) -> int:
        """One's own card against another's."""
        own, row = divmod(number, TARGETS)
        victim, colour = divmod(row, COLOURS)
        both = self.loss_of_row(own) + self.loss(victim, colour)
        if own != colour:
            return both
        apart = self.change(colour, self.seat, -1) + self.change(colour, victim, -1)
        return both - apart + self.change_both(colour, victim)

    def appeal_of_conspiracy(self, choice: int) -> int:
        """A card for power or gold."""
        if choice >= CONSPIRE_GOLD:
            return self.loss_of_row(choice - CONSPIRE_GOLD) + self.tokens(0, min(GOLD_FOR_A_CARD, self.table.bank_gold))
        power = min(POWER_FOR_A_CARD, self.table.bank_power)
        return self.loss_of_row(choice - CONSPIRE_POWER) + self.tokens(power, 0)

    def appeal_of_gold_action(self, choice: int) -> int:
        """Phase 3: what it brings, less its price."""
        if choice == BUY_CARD:
            return self.gain_of_draw() - POINT * CARD_PRICE
        if choice >= BANISH:
            victim, colour = divmod(choice - BANISH, COLOURS)
            return self.loss(victim, colour) - POINT * BANISH_PRICE
        if choice < TRADE:
            return self.hurt(choice - SAP, 1) - POINT * SAP_PRICE
        return self.appeal_of_trade(choice - TRADE) - POINT * TRADE_PRICE

    def appeal_of_trade(self, number: int) -> int:
        """The top card of an own row against that of a rival's."""
        own, row = divmod(number, TARGETS)
        victim, colour = divmod(row, COLOURS)
        if own == colour:
            return 0
        gift = COLOURS * victim + own
        if self.gifts[gift] == NOT_FOUND:
            self.gifts[gift] = self.loss_of_row(own) + self.gain(victim, self.table.top_face(self.seat, own))
        taken = self.table.top_face(victim, colour)
        return self.gifts[gift] + self.gain_of_face(taken) + self.loss(victim, colour)

    def appeal_of_special(self, choice: int) -> int:
        """The Cardinal's favour, and debts."""
        if choice == DRAW:
            return self.gain_of_draw()
        if choice < FORFEIT:
            power, gold = TOKEN_MIXES[choice - FAVOUR]
            return self.tokens(power, gold)
        if choice < FORFEIT_TOKENS:
            return self.loss_of_item(choice - FORFEIT)
        power, gold = TOKEN_MIXES[FIRST_PAIR_OF_TOKENS + choice - FORFEIT_TOKENS]
        return self.tokens(-power, -gold)


# Auctions.


def appeals_of_bids(scales: Scales, frame: Auction, options: list[int]) -> list[int]:
    """The smallest raise, as long as the card is worth its price; then to pass."""
    worth = scales.worth_of_auction(frame.card - FIRST_AUCTION)
    raised = frame.highest + 1
    found: list[int] = []
    for option in options:
        price = option - BID + 1
        if option == PASS:
            found.append(0)
        else:
            found.append(worth - cost_of(scales, frame.card, price) if price == raised else -POINT * price)
    return found


def cost_of(scales: Scales, card: int, price: int) -> int:
    """What it costs to pay a price: cards that are worth less than the tokens they spare, then tokens."""
    table, seat = scales.table, scales.seat
    saved = 0
    rest = price
    for colour in range(COLOURS):
        length = table.row_length(seat, colour)
        if length:
            value = value_of(table, colour, card)
            loss = -scales.loss_of_row(colour)
            while length and rest and loss < POINT * min(value, rest):
                saved += POINT * min(value, rest) - loss
                rest -= min(value, rest)
                length -= 1
    power = min(table.power[seat], max(0, rest - table.gold[seat]))
    missing = max(0, rest - power - table.gold[seat])
    # What even the tokens cannot pay is paid with cards that are worth more than they spare.
    dear = DEAR_CARD * missing
    return POINT * (price - rest) - saved - scales.tokens(-power, power - rest + missing) + dear


def appeal_of_payment(scales: Scales, frame: Payment, choice: int) -> int:
    """What it spares of the tokens still owed, less what it costs."""
    rest = frame.price - frame.paid
    if choice >= SETTLE:
        power = choice - SETTLE
        return POINT * rest + scales.tokens(-power, power - rest)
    item = choice - PAY_CARD
    return POINT * min(rest, value_of(scales.table, item, frame.card)) + scales.loss_of_item(item)
