"""Rulebook, "3ème phase : Comptage" and "Les cartes complot": the boards one after another."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.boards import BOARDS, UNIT
from roisoleil.games.louis_xiv.cards import BRIBE_MINUS_1, CROWN, MARKERS, MONEY, WIN_ONE_TIE
from roisoleil.games.louis_xiv.choices import ACCEPT, DECLINE, INTRIGUES, PLAIN_INTRIGUES, PLOT
from roisoleil.games.louis_xiv.events import (
    BOARD_FLIPPED,
    BOARD_SCORED,
    BRIBED,
    MARKERS_HOME,
    MARKERS_LOST,
    NEUTRAL_LED,
    NOBODY_PLOTTED,
    PAID_FREE,
    PLOTTED,
    TIE_WON,
)
from roisoleil.games.louis_xiv.favori import PlaceFavours
from roisoleil.games.louis_xiv.gains import gain_tile
from roisoleil.games.louis_xiv.hidden import EVERYBODY, faces, hide, without
from roisoleil.games.louis_xiv.rewards import give_reward
from roisoleil.games.louis_xiv.standing import Standing, count_contenders
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.tablet import SCORING_SPACE, can_use_option, use_option

FAVOURS_OF_THE_LEADER: Final = 2
FAVOURS_OF_THE_OTHERS: Final = 1

WAITING: Final = NONE
NOT_ASKED: Final = -2

SECTION_INTRIGUE: Final = Section("intrigue", "Les cartes complot")
NO_SUCH_CARD: Final = Reason("no-such-intrigue", SECTION_INTRIGUE)
TOO_FEW_MARKERS: Final = Reason("too-few-markers", SECTION_INTRIGUE)
ONE_SUPPLY_ONLY: Final = Reason("one-supply-only", SECTION_INTRIGUE)


def count_boards(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Boards 1 to 12."""
    for courtier in table.courtiers:
        courtier.used = 0
    return CountBoards(0)


class CountBoards(Frame[Versailles]):
    """One board after another."""

    def __init__(self, counted: int) -> None:
        """How many boards have been begun."""
        self.counted = counted

    def name(self) -> str:
        """The name of this frame."""
        return "count-boards"

    def clone(self) -> CountBoards:
        """A copy."""
        return CountBoards(self.counted)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.counted]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """The first board."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """The next board."""
        if self.counted == BOARDS:
            table.finish()
            return
        self.counted += 1
        table.push(ask_intriguers(table, self.counted - 1))


# Before a board is scored.


def ask_intriguers(table: Versailles, board: int) -> Frame[Versailles]:
    """Everyone with an intrigue card and markers is asked, so that nobody learns who holds the card of this board."""
    answers = [NOT_ASKED] * table.seats
    for seat, courtier in enumerate(table.courtiers):
        if courtier.intrigues and courtier.supply():
            answers[seat] = WAITING
    return Intrigue(board, answers)


class Intrigue(Frame[Versailles]):
    """Who holds the intrigue card of a board may play it just before (ruling L20); the answers are sealed."""

    def __init__(self, board: int, answers: list[int]) -> None:
        """The board that comes next, and the choice of each seat: WAITING before it has decided."""
        self.board: Final = board
        self.answers: Final = answers

    def name(self) -> str:
        """The name of this frame."""
        return "intrigue"

    def is_sealed(self) -> bool:
        """Intrigue cards are hidden until they are played."""
        return True

    def clone(self) -> Intrigue:
        """A copy."""
        return Intrigue(self.board, self.answers.copy())

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.board], self.answers.copy()]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Without intrigue cards the board is scored at once."""
        dealer.tell(BOARD_SCORED, self.board)
        if WAITING not in self.answers:
            table.replace(WinTie(self.board, NONE))

    def to_act(self, table: Versailles) -> list[int]:
        """Those who have not decided."""
        return [seat for seat in range(table.seats) if self.answers[seat] == WAITING]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """One marker of the general or up to two of the personal supply; both with the favourite (ruling L21)."""
        courtier = table.courtiers[seat]
        options = [DECLINE]
        if self.board not in faces(courtier.intrigues):
            return options
        with_option = can_use_option(table, seat, SCORING_SPACE)
        for number, (general, personal) in enumerate(INTRIGUES):
            needs_option = number >= PLAIN_INTRIGUES
            # The tablet's marker comes back first and may be used (ruling L19).
            mine = courtier.personal + (1 if needs_option else 0)
            if general <= courtier.general and personal <= mine and (with_option or not needs_option):
                options.append(PLOT + number)
        return options

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """No such card, too few markers, or both supplies without the favourite."""
        if not PLOT <= choice < PLOT + len(INTRIGUES):
            return None
        if self.board not in faces(table.courtiers[seat].intrigues):
            return NO_SUCH_CARD
        if choice >= PLOT + PLAIN_INTRIGUES and not can_use_option(table, seat, SCORING_SPACE):
            return ONE_SUPPLY_ONLY
        return TOO_FEW_MARKERS

    def reopen(self, table: Versailles, seat: int) -> None:
        """Ask the others again."""
        for other in range(table.seats):
            if other != seat and self.answers[other] >= 0:
                self.answers[other] = WAITING

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Decide; when all have, the card is played, if at all."""
        self.answers[seat] = choice
        if WAITING in self.answers:
            return
        plotters = [plotter for plotter in range(table.seats) if self.answers[plotter] >= PLOT]
        if not plotters:
            dealer.tell(NOBODY_PLOTTED, self.board)
        for plotter in plotters:
            self.plot(table, plotter, self.answers[plotter] - PLOT, dealer)
        table.replace(WinTie(self.board, NONE))

    def plot(self, table: Versailles, seat: int, number: int, dealer: Dealer) -> None:
        """Markers on the board; the card goes under its pile, and everybody knows it there."""
        if number >= PLAIN_INTRIGUES:
            use_option(table, seat, SCORING_SPACE, dealer)
        general, personal = INTRIGUES[number]
        courtier = table.courtiers[seat]
        courtier.general -= general
        courtier.personal -= personal
        courtier.on_boards += (general + personal) * UNIT[self.board]
        courtier.intrigues = without(courtier.intrigues, self.board)
        table.intrigue_pile = [*table.intrigue_pile, hide(self.board, EVERYBODY)]
        dealer.tell(PLOTTED, seat, self.board, general, personal)


class WinTie(Frame[Versailles]):
    """The mission that wins one tie for first place, after any intrigue card (ruling L22)."""

    def __init__(self, board: int, asked: int) -> None:
        """The board, and the last seat that was asked."""
        self.board: Final = board
        self.asked = asked

    def name(self) -> str:
        """The name of this frame."""
        return "win-tie"

    def clone(self) -> WinTie:
        """A copy."""
        return WinTie(self.board, self.asked)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.board, self.asked]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask the first seat that could win a tie."""
        self.ask_next(table)

    def ask_next(self, table: Versailles) -> None:
        """Ask the next seat, or score the board."""
        if table.condition(self.board).kind != MARKERS:
            standing = Standing(table, self.board, count_contenders(table, self.board), NONE)
            if standing.is_tied():
                for seat in range(self.asked + 1, table.seats):
                    if seat in standing.firsts and table.has_unused(seat, WIN_ONE_TIE):
                        self.asked = seat
                        return
        table.replace(ScoreBoard(self.board, NONE, count_contenders(table, self.board), 0, False))

    def to_act(self, table: Versailles) -> list[int]:
        """The owner of the mission."""
        return [self.asked]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Win the tie, or not."""
        return [DECLINE, ACCEPT]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """The owner alone is first, or the next is asked."""
        if choice == DECLINE:
            self.ask_next(table)
            return
        table.use(seat, WIN_ONE_TIE)
        dealer.tell(TIE_WON, seat, self.board)
        table.replace(ScoreBoard(self.board, seat, count_contenders(table, self.board), 0, False))


# Scoring a board.


class ScoreBoard(Frame[Versailles]):
    """Each seat is paid or asked for a bribe in turn; then favours are given; then the counted markers leave.

    One clockwise pass from the sole leader, else from the first player (ruling L24). Markers that come to the board
    during the pass are not counted and stay (ruling L23).
    """

    def __init__(self, board: int, tie_winner: int, counts: list[int], served: int, is_giving_favours: bool) -> None:
        """`counts` are the markers to be counted, by contender, and never change; clones share them."""
        self.board: Final = board
        self.tie_winner: Final = tie_winner
        self.counts: Final = counts
        self.served = served
        self.is_giving_favours = is_giving_favours

    def name(self) -> str:
        """The name of this frame."""
        return "bribe"

    def clone(self) -> ScoreBoard:
        """A copy."""
        return ScoreBoard(self.board, self.tie_winner, self.counts, self.served, self.is_giving_favours)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.board, self.tie_winner, self.served, int(self.is_giving_favours)], self.counts.copy()]

    def standing(self, table: Versailles) -> Standing:
        """The comparison of the counted markers."""
        return Standing(table, self.board, self.counts, self.tie_winner)

    def seat_in_turn(self, table: Versailles, standing: Standing) -> int:
        """The seat whose turn it is in the pass."""
        leader = standing.leading_seat()
        start = table.first if leader == NONE else leader
        return (start + self.served) % table.seats

    def price(self, table: Versailles, seat: int) -> int:
        """The bribe, one louis less with the mission for it."""
        return max(0, table.condition(self.board).number - table.count_laid(seat, BRIBE_MINUS_1))

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Serve the first seat."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Serve seats until one has to decide; then favours; then the board is cleared."""
        standing = self.standing(table)
        while self.served < table.seats and not self.is_giving_favours:
            seat = self.seat_in_turn(table, standing)
            if not standing.is_paid(seat):
                if self.can_bribe(table, seat):
                    return
                self.served += 1
                continue
            self.served += 1
            dealer.tell(PAID_FREE, seat, self.board)
            if standing.gets_crown(seat):
                gain_tile(table, seat, CROWN, dealer)
            frame = give_reward(table, seat, self.board, dealer)
            if frame is not None:
                table.push(frame)
                return
        if not self.is_giving_favours:
            self.is_giving_favours = True
            self.served = 0 if table.favourite == self.board else table.seats
        while self.served < table.seats:
            seat = self.seat_in_turn(table, standing)
            self.served += 1
            if self.counts[seat]:
                favours = FAVOURS_OF_THE_LEADER if standing.leader == seat else FAVOURS_OF_THE_OTHERS
                table.push(PlaceFavours(seat, favours))
                return
        self.clear(table, standing, dealer)
        table.finish()

    def can_bribe(self, table: Versailles, seat: int) -> bool:
        """Present on a money board, and able to pay (ruling L25)."""
        return (
            self.counts[seat] > 0
            and table.condition(self.board).kind == MONEY
            and table.courtiers[seat].money >= self.price(table, seat)
        )

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that may bribe."""
        return [self.seat_in_turn(table, self.standing(table))]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Bribe, or not."""
        return [DECLINE, ACCEPT]

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Pay and be rewarded before the next is asked."""
        self.served += 1
        if choice == ACCEPT:
            price = self.price(table, seat)
            table.courtiers[seat].money -= price
            dealer.tell(BRIBED, seat, self.board, price)
            frame = give_reward(table, seat, self.board, dealer)
            if frame is not None:
                table.push(frame)
                return
        self.resume(table, dealer)

    def clear(self, table: Versailles, standing: Standing, dealer: Dealer) -> None:
        """The counted markers leave, the board may flip, and the king goes (ruling L31)."""
        for seat in range(table.seats):
            number = self.counts[seat]
            if not number:
                continue
            courtier = table.courtiers[seat]
            courtier.on_boards -= number * UNIT[self.board]
            if standing.loses_markers(seat):
                courtier.general += number
                dealer.tell(MARKERS_LOST, seat, number)
            else:
                courtier.personal += number
                dealer.tell(MARKERS_HOME, seat, number)
        table.neutral -= self.counts[table.seats] * UNIT[self.board]
        if standing.leader == table.seats:
            dealer.tell(NEUTRAL_LED, self.board)
        if standing.flips():
            table.flipped ^= 1 << self.board
            dealer.tell(BOARD_FLIPPED, self.board)
        if standing.has_king:
            table.king = NONE
        if table.favourite == self.board:
            table.favourite = NONE
