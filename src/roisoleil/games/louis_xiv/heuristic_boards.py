"""What markers promise on a board: its reward, as likely as a lead there holds, less what it costs."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import BOARDS, count_on
from roisoleil.games.louis_xiv.cards import MARKERS, MONEY
from roisoleil.games.louis_xiv.heuristic_survey import CROWN_WORTH, Survey

HOLD: Final = [
    [0, 9, 11, 13, 15, 15, 17, 18, 19, 19, 19, 19, 19],  # A tie that becomes a lead.
    [100, 88, 74, 62, 53, 47, 43, 38, 34, 32, 30, 26, 22],  # One ahead.
    [100, 98, 96, 94, 92, 90, 89, 88, 87, 86, 86, 85, 85],  # Two ahead.
    [100, 100, 100, 99, 99, 99, 98, 98, 98, 97, 97, 96, 96],  # Three or more.
]
"""By lead and by the turns that rivals still have: how many of a hundred end alone at the top, counted in games of
sound players. A second marker makes a lead safe."""
SAFE_LEAD: Final = 3  # The last row: more does not help.
MOST_TURNS: Final = 12  # The last column: three rivals with all their turns.
OUT_OF_PURSE: Final = 4  # Presence that cannot be paid for is worth a quarter: another bribe may fall away.
HUNDRED: Final = 100


def turns_of_rivals(survey: Survey) -> int:
    """How many cards the others will still play: the last of each hand is laid aside."""
    turns = 0
    for other, courtier in enumerate(survey.table.courtiers):
        if other != survey.seat:
            turns += max(0, len(courtier.hand) - 1)
    return min(turns, MOST_TURNS)


class Places:
    """How the seat stands on each board, and what it can pay there."""

    def __init__(self, survey: Survey) -> None:
        """Compare the markers on all boards."""
        table = survey.table
        rivals = [courtier.on_boards for other, courtier in enumerate(table.courtiers) if other != survey.seat]
        if table.neutral:
            rivals.append(table.neutral)
        mine = survey.me.on_boards
        self.conditions: Final = [table.condition(board) for board in range(BOARDS)]
        self.mine: Final = [count_on(mine, board) for board in range(BOARDS)]
        self.best: Final = [0] * BOARDS  # The strongest rival, the neutral player included ...
        self.second: Final = [0] * BOARDS  # ... and the next.
        self.purse = survey.me.money  # What is left after the bribes that the markers already look forward to.
        anybody = 0
        for markers in rivals:
            anybody |= markers
        for board in range(BOARDS):
            if count_on(anybody, board):
                self._compare(board, rivals)
                if 0 < self.mine[board] <= self.best[board] and self.conditions[board].kind == MONEY:
                    self.purse -= self.conditions[board].number

    def _compare(self, board: int, rivals: list[int]) -> None:
        """Find the two strongest rivals on a board."""
        best = 0
        second = 0
        for markers in rivals:
            count = count_on(markers, board)
            if count > best:
                second = best
                best = count
            elif count > second:
                second = count
        self.best[board] = best
        self.second[board] = second


def gains_of_boards(survey: Survey, widths: list[int], turns: int, cost: int) -> list[list[int]]:
    """For each board what no, one, two ... markers more bring there, up to its width, each at a cost."""
    places = Places(survey)
    gains: list[list[int]] = []
    for board, width in enumerate(widths):
        promises = prospects(survey, places, board, width, turns) if width else [0]
        gains.append(promises)
        if cost or places.mine[board]:
            paid = promises[0]
            for more in range(width + 1):
                promises[more] -= paid
                paid += cost
    return gains


def prospects(survey: Survey, places: Places, board: int, width: int, turns: int) -> list[int]:
    """What a board promises with the markers there now, and with one, two ... more, when rivals have turns left."""
    condition = places.conditions[board]
    reward = survey.rewards[board]
    now = places.mine[board]
    if condition.kind == MARKERS:
        enough = condition.number
        return [reward if mine >= enough else reward * mine // (2 * enough) for mine in range(now, now + width + 1)]
    best = places.best[board]
    bought = worth_of_bribe(survey, places, board) if condition.kind == MONEY else 0
    if survey.table.king == board:
        return [before_the_king(survey, places, board, mine, turns, bought) for mine in range(now, now + width + 1)]
    promises = [0] * (width + 1)
    for more in range(width + 1):
        mine = now + more
        if mine < best:
            promises[more] = bought if mine else 0
        elif mine:
            chance = HOLD[min(SAFE_LEAD, mine - best)][turns]
            promises[more] = bought + chance * (reward - survey.marker * mine - bought) // HUNDRED
    return promises


def worth_of_bribe(survey: Survey, places: Places, board: int) -> int:
    """What a bribe brings to whoever does not lead, and less of it if the purse may not do."""
    price = places.conditions[board].number
    bought = max(0, survey.rewards[board] - survey.louis * (price - survey.discount))
    is_paid = 0 < places.mine[board] <= places.best[board]  # The price has left the purse already.
    return bought if places.purse >= (0 if is_paid else price) else bought // OUT_OF_PURSE


def before_the_king(survey: Survey, places: Places, board: int, mine: int, turns: int, bought: int) -> int:
    """What the king's board promises: a crown besides for the first; the tile for those who tie, or a lone second."""
    if mine == 0:
        return 0
    reward = survey.rewards[board]
    lost = survey.marker * mine
    lead = mine - places.best[board]
    if lead > 0:
        chance = HOLD[min(lead, SAFE_LEAD)][turns]
        return (chance * (reward + CROWN_WORTH - lost) + (HUNDRED - chance) * reward // 2) // HUNDRED
    if lead == 0:
        return max(bought, reward - lost)
    behind = mine - places.second[board]
    if behind > 0:
        return max(bought, reward * HOLD[min(behind, SAFE_LEAD)][turns] // HUNDRED)
    return bought
