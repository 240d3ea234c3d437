"""How a beginner weighs the options: what this very choice brings to the eye, and a taste.

It does not see the turns that rivals have left, the markers that a first place costs, the louis that are needed
elsewhere, the king's second place, or the rounds to come; it recovers markers only when it has none to place.
Three characters, by temper: the miser (0) loves louis and hates to part with them; the collector (1) loves shields and
crowns; the quarreller (2) loves to go where others are and to be first there.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import BOARDS, LAYOUTS, MOST_MARKERS, count_on
from roisoleil.games.louis_xiv.cards import CROWN, FIRST, JOKER, MARKERS, TILE_PAIRS
from roisoleil.games.louis_xiv.choices import (
    ACCEPT,
    ADD,
    CROWN_TILE,
    DECLINE,
    DRAW,
    EXCHANGE,
    HAND_IN,
    INTRIGUES,
    JUMP,
    LAY,
    PAY,
    PLACE,
    PLACE_FOUR,
    PLAY,
    PLOT,
    PUT,
    RECOVER_SOME,
    REDRAW,
    RETURN,
    STATION,
    TAKE_MARKERS,
    WITHDRAW,
)
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard
from roisoleil.games.louis_xiv.state import Versailles

MISER: Final = 0
COLLECTOR: Final = 1
QUARRELLER: Final = 2

REWARDS: Final = [
    [5, 5, 5, 5, 6, 3, 9, 2, 6, 4, 3, 3],  # The miser: Colbert's louis before all.
    [4, 4, 4, 4, 7, 7, 3, 2, 7, 8, 3, 7],  # The collector: shields and crowns.
    [5, 5, 5, 5, 6, 4, 4, 4, 6, 4, 4, 6],  # The quarreller: markers and intrigue cards a little more than others do.
]
"""How splendid the reward of each board looks, by temper."""
HAD: Final = 4  # A reward that is as good as had counts four times ...
FOR_SALE: Final = 2  # ... one that can be bribed for twice ...
FOR_SALE_TO_A_MISER: Final = 1  # ... which a miser does not like to do ...
IN_REACH: Final = 1  # ... and one for which more is needed once.
QUARREL: Final = 12  # Overtaking somebody is worth more than a reward to the quarreller.
JOKER_WORTH: Final = 4  # A joker looks like any card.
A_FORTUNE: Final = 8  # A miser who has so many louis lets himself be talked into a bribe.
FAVOURITE_SPACES: Final = [0, 3, 2]  # Le Favori: a new hand, three tiles, a double plot.
FAVOURITE_STACKS: Final = [0, 2, 1]  # The miser takes cheap missions, the collector grand ones.


def glances(table: Versailles, seat: int, options: list[int], temper: int) -> list[int]:
    """What meets the eye, and a taste."""
    frame = table.frames[-1]
    if isinstance(frame, ScoreBoard):
        is_willing = temper != MISER or table.courtiers[seat].money >= A_FORTUNE
        return [0, 1 if is_willing else -1]
    if isinstance(frame, Intrigue):
        sights = sights_on(table, seat, frame.board, temper)
        return [HAD if option == DECLINE else sights[sum(INTRIGUES[option - PLOT])] for option in options]
    if PLACE <= options[-1] < ADD:
        board_sights = [sights_on(table, seat, board, temper) for board in range(BOARDS)]
        return [glance_at_markers(board_sights, option) for option in options]
    return [glance(option, temper) for option in options]


def sights_on(table: Versailles, seat: int, board: int, temper: int) -> list[int]:
    """What no, one, two ... markers more seem to bring on a board; more markers always look better."""
    mine = table.markers_on(seat, board)
    now = sight(table, seat, board, mine, temper)
    sights = [0] * (MOST_MARKERS + 1)
    for more in range(1, MOST_MARKERS + 1):
        sights[more] = sight(table, seat, board, mine + more, temper) - now + more
    return sights


def sight(table: Versailles, seat: int, board: int, mine: int, temper: int) -> int:
    """How a board looks with so many markers of one's own, as if it were scored now."""
    reward = REWARDS[temper][board]
    condition = table.condition(board)
    if mine == 0:
        return 0
    if condition.kind == MARKERS:
        return reward * (HAD if mine >= condition.number else IN_REACH)
    best = count_on(table.neutral, board)
    for other in range(table.seats):
        if other != seat:
            best = max(best, table.markers_on(other, board))
    if mine > best:
        return reward * HAD + (QUARREL if temper == QUARRELLER and best else 0)
    if condition.kind == FIRST:
        return reward * IN_REACH
    return reward * (FOR_SALE_TO_A_MISER if temper == MISER else FOR_SALE)


def glance_at_markers(sights: list[list[int]], option: int) -> int:
    """Markers on boards; recovering and declining look like nothing."""
    if option < PLACE:
        return 0
    if option >= PUT:
        return sights[option - PUT][1]
    layout = option - (PLACE if option < JUMP else JUMP if option < PLACE_FOUR else PLACE_FOUR)
    total = 0
    for board, number in LAYOUTS[layout]:
        total += sights[board][number]
    return total


def glance(option: int, temper: int) -> int:
    """All other decisions follow from the option alone."""
    if option in (DECLINE, ACCEPT):
        return option
    if option >= RECOVER_SOME:
        return option - RECOVER_SOME
    if option >= RETURN:
        return -1  # A mission in hand is not given back.
    if option >= HAND_IN:
        return -1 if option - HAND_IN == CROWN else 0  # Crowns shine: they are kept, and so when a mission is paid.
    if option >= CROWN_TILE:
        return -1
    if option >= DRAW:
        return 1 if option - DRAW == FAVOURITE_STACKS[temper] else 0
    if option >= PAY:
        return -TILE_PAIRS[option - PAY].count(CROWN)
    if option >= LAY:
        return 1
    if option >= ADD:
        return option - ADD
    if option >= EXCHANGE:
        return -1
    if option >= PLAY:
        card = option - PLAY
        return JOKER_WORTH if card == JOKER else REWARDS[temper][card]
    if option >= REDRAW:
        return -1
    if option >= TAKE_MARKERS:
        return TAKE_MARKERS - option if temper == MISER else option - TAKE_MARKERS
    if option >= WITHDRAW:
        return -1
    return 1 if option - STATION == FAVOURITE_SPACES[temper] else 0
