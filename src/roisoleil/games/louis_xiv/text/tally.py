"""Who stands where on a board, told from what everyone sees, and what that would bring now."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.view import Board


class Tally:
    """The markers of one board compared as they lie, before intrigue cards and missions change anything.

    Contenders are the seats and, after them, the neutral side.
    """

    def __init__(self, board: Board) -> None:
        """A board with markers."""
        self.board: Final = board
        self.counts: Final = [*board.markers, board.neutral]
        self.neutral: Final = len(board.markers)
        self.firsts: Final = self.best(range(len(self.counts)))
        self.leader: Final = self.firsts[0] if len(self.firsts) == 1 else None

    def best(self, contenders: range | list[int]) -> list[int]:
        """Those of the contenders with the most markers, at least one."""
        most = max((self.counts[contender] for contender in contenders), default=0)
        return [contender for contender in contenders if most and self.counts[contender] == most]

    def seats(self) -> list[int]:
        """The seats that are present."""
        return [seat for seat, count in enumerate(self.board.markers) if count]

    def reaching(self) -> list[int]:
        """The seats with as many markers as a marker board asks for."""
        return [seat for seat in self.seats() if self.board.markers[seat] >= self.board.amount]

    def second(self) -> int | None:
        """The seat that alone is second behind a sole leader on the king's board."""
        if self.leader is None or not self.board.has_king:
            return None
        seconds = self.best([contender for contender in range(len(self.counts)) if contender != self.leader])
        return seconds[0] if len(seconds) == 1 and seconds[0] != self.neutral else None

    def paid(self) -> list[int]:
        """The seats that a money or first-place board would pay without a bribe."""
        if self.leader is None:
            return [seat for seat in self.firsts if seat != self.neutral] if self.board.has_king else []
        return [seat for seat in self.seats() if seat in (self.leader, self.second())]

    def bribing(self) -> list[int]:
        """The seats that could only bribe."""
        if self.board.condition != "money":
            return []
        return [seat for seat in self.seats() if seat not in self.paid()]
