"""Who is where on a board when it is scored: rulebook, "3ème phase : Comptage" and "Le marqueur Louis XIV"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.louis_xiv.boards import count_on
from roisoleil.games.louis_xiv.cards import MARKERS
from roisoleil.games.louis_xiv.state import Versailles


class Standing:
    """The comparison of markers on one board.

    Contenders are the seats and, with two players, the neutral one after them.
    """

    def __init__(self, table: Versailles, board: int, counts: list[int], tie_winner: int) -> None:
        """`counts` are the markers that are counted; `tie_winner` has decided a tie for first place for himself."""
        self.condition: Final = table.condition(board)
        self.has_king: Final = table.king == board
        self.seats: Final = table.seats
        # Ruling L28: the neutral player is ignored where markers are needed.
        self.counts: Final = counts[: table.seats] if self.condition.kind == MARKERS else counts
        self.firsts: Final = self._best([])
        self.leader: Final = self._leader(tie_winner)

    def _best(self, without: list[int]) -> list[int]:
        """The contenders with the most markers, others left out; none without markers."""
        best: list[int] = []
        most = 0
        for contender, count in enumerate(self.counts):
            if contender in without or count == 0 or count < most:
                continue
            if count > most:
                best = []
                most = count
            best.append(contender)
        return best

    def _leader(self, tie_winner: int) -> int:
        if tie_winner != NONE:
            return tie_winner
        return self.firsts[0] if len(self.firsts) == 1 else NONE

    def leading_seat(self) -> int:
        """The seat that alone is first, or NONE; the neutral player is no seat."""
        return self.leader if self.leader < self.seats else NONE

    def is_tied(self) -> bool:
        """Whether several share the first place."""
        return self.leader == NONE and len(self.firsts) > 1

    def is_second(self, seat: int) -> bool:
        """Whether a seat alone is second behind a leader; who lost a tie to its winner is second too (L22, L29)."""
        if self.leader == NONE:
            return False
        seconds = self._best([self.leader])
        return len(seconds) == 1 and seconds[0] == seat

    def is_paid(self, seat: int) -> bool:
        """Whether a seat gets the reward without a bribe."""
        if self.counts[seat] == 0:
            return False
        if self.condition.kind == MARKERS:
            return self.counts[seat] >= self.condition.number
        if self.leader == seat:
            return True
        if self.has_king:
            return self.is_second(seat) or (self.is_tied() and seat in self.firsts)
        return False

    def gets_crown(self, seat: int) -> bool:
        """The king's crown is for a sole first only."""
        return self.has_king and self.leader == seat

    def loses_markers(self, seat: int) -> bool:
        """Whether the counted markers of a seat go to the general supply."""
        if self.condition.kind == MARKERS:
            return False
        return self.leader == seat or (self.has_king and self.is_tied() and seat in self.firsts)

    def flips(self) -> bool:
        """Whether the board is turned over afterwards."""
        if self.condition.kind == MARKERS:
            return any(self.is_paid(seat) for seat in range(self.seats))
        return self.leader != NONE or (self.has_king and self.is_tied())


def count_contenders(table: Versailles, board: int) -> list[int]:
    """The markers of each seat on a board, and those of the neutral player."""
    counts = [table.markers_on(seat, board) for seat in range(table.seats)]
    counts.append(count_on(table.neutral, board))
    return counts
