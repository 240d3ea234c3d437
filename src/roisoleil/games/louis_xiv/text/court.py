"""The twelve boards in words, with what they would bring now."""

from __future__ import annotations

from functools import reduce
from typing import Final

from roisoleil.games.louis_xiv.text.speaker import Speaker
from roisoleil.games.louis_xiv.text.tally import Tally
from roisoleil.games.louis_xiv.view import Board


class CourtTeller:
    """Tells the boards."""

    def __init__(self, speaker: Speaker) -> None:
        """The speaker brings view and words."""
        self.speaker: Final = speaker
        self.words: Final = speaker.words
        self.view: Final = speaker.view
        self.say: Final = speaker.say

    def tell_boards(self) -> list[str]:
        """One line for each of the twelve."""
        return [self.say("table-boards"), *(self.tell_board(board) for board in self.view.boards)]

    def tell_board(self, board: Board) -> str:
        """What a board asks and gives, who is there, and what that means now."""
        name = self.say(f"short-{board.number}")
        if board.has_king:
            name = self.say("board-with-king", name=name)
        if board.has_favourite:
            name = self.say("board-with-favourite", name=name)
        return self.say(
            "board-line",
            number=board.number,
            name=name,
            condition=self.tell_condition(board),
            reward=self.say(f"reward-{board.reward}"),
            tally=self.tell_tally(board),
        )

    def tell_condition(self, board: Board) -> str:
        """The condition of the side that lies up."""
        side = "back" if board.is_flipped else "front"
        mark = self.speaker.mark(f"board {board.number}", f"{side}.kind", f"{side}.number")
        return self.say(f"condition-{board.condition}", louis=board.amount, markers=board.amount, mark=mark)

    def tell_tally(self, board: Board) -> str:
        """The markers by player, most first, and their outcome."""
        if not any(board.markers) and not board.neutral:
            return self.say("board-empty")
        seats = sorted(range(self.view.seats), key=lambda seat: -board.markers[seat])
        present = [(self.words.seat(seat), board.markers[seat]) for seat in seats if board.markers[seat]]
        parts = [self.say("tally-part", name=name, count=count) for name, count in present]
        if board.neutral:
            parts.append(self.say("tally-neutral", count=board.neutral))
        return self.say("tally", markers=", ".join(parts), outcome=reduce(self.both, self.outcome(Tally(board))))

    def both(self, first: str, second: str) -> str:
        """Two parts of an outcome."""
        return self.say("outcomes", first=first, second=second)

    def outcome(self, tally: Tally) -> list[str]:
        """Who would be paid, and who could bribe."""
        if tally.board.condition == "markers":
            seats = self.speaker.seat_names(tally.reaching())
            return [self.say("outcome-paid", seats=seats) if seats else self.say("outcome-too-few")]
        parts = [self.tell_leader(tally)]
        second = tally.second()
        if second is not None:
            parts.append(self.say("outcome-second", seat=self.words.seat(second)))
        if tally.bribing():
            parts.append(self.say("outcome-bribes", seats=self.speaker.seat_names(tally.bribing())))
        elif tally.seats() and not tally.paid():
            parts.append(self.say("outcome-nobody"))
        return parts

    def tell_leader(self, tally: Tally) -> str:
        """The first place: a seat, the neutral side, or a tie."""
        if tally.leader is None:
            seats = self.speaker.seat_names(tally.paid())
            return self.say("outcome-tied", seats=seats) if seats else self.say("outcome-tie")
        if tally.leader == tally.neutral:
            return self.say("outcome-neutral")
        plain = "outcome-free" if tally.board.condition == "money" else "outcome-first"
        return self.say("outcome-crowned" if tally.board.has_king else plain, seat=self.words.seat(tally.leader))
