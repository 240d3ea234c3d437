"""How a plain player weighs the options, in tenths of a point, from what the seat may know.

Every weight is a simple person's estimate; its reason stands beside it.
"""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import BOARDS, LAYOUT_MARKERS, LAYOUT_SIZE, MONTESPAN, count_on
from roisoleil.games.louis_xiv.cards import (
    CROWN,
    DARK,
    FIRST,
    JOKER,
    LIGHT,
    MARKERS,
    PLUS_1_MISSION,
    TILE_PAIRS,
    count_tile,
    count_tiles,
)
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
    PASS,
    PAY,
    PLACE,
    PLACE_FOUR,
    PLAY,
    PLOT,
    PUT,
    RECOVER,
    RECOVER_FOUR,
    REDRAW,
    RETURN,
    STATION,
    TAKE_MARKERS,
    WITHDRAW,
)
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import OpeningMarkers
from roisoleil.games.louis_xiv.rewards import TILE_OF_BOARD
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.supply import SupplyEffects
from roisoleil.games.louis_xiv.turn import ROUNDS

POINT: Final = 10
TILE: Final = 22  # Two tiles make a mission of five points and a bonus.
WANTED_TILE: Final = 8  # A tile that a mission in hand asks for.
CROWN_WORTH: Final = 34  # It is always the wanted tile.
SPARE_TILE: Final = 10  # Beyond what can be laid a tile is a shield.
REWARDS: Final = [TILE, TILE, TILE, TILE, CROWN_WORTH, 16, 16, 16, CROWN_WORTH, 20, 12, 20]
MARKER: Final = 5  # A marker in the personal supply; the general one is worth nothing until recovered.
LOUIS: Final = 4  # Three louis are a shield, and bribes buy tiles for three.
MANY_MARKERS: Final = 6  # An extra card needs markers to place.
FEW_MARKERS: Final = 3  # With fewer a card cannot be used to the full.
LAST: Final = 3  # Wanted tiles are worth less when the game is nearly over.
STACK_WORTH: Final = [6, 5, 4]  # Light missions are the easiest to lay.


def appeals(table: Versailles, seat: int, options: list[int]) -> list[int]:
    """The worth of each option."""
    return [appeal(table, seat, option) for option in options]


def appeal(table: Versailles, seat: int, choice: int) -> int:
    """The worth of an option; which decision it belongs to follows from its number."""
    if choice in (DECLINE, ACCEPT):
        return appeal_of_offer(table, seat, choice)
    if choice >= RETURN:
        return -mission_worth(table, seat, choice - RETURN) + POINT
    if choice >= HAND_IN:
        return -tile_worth(table, seat, choice - HAND_IN)
    if choice >= CROWN_TILE:
        return tile_worth(table, seat, CROWN) - tile_worth(table, seat, choice - CROWN_TILE) - 2 * LOUIS
    if choice >= DRAW:
        return STACK_WORTH[choice - DRAW]
    if choice >= PAY:
        return -sum(tile_worth(table, seat, tile) for tile in TILE_PAIRS[choice - PAY])
    if choice >= LAY:
        return 5 * POINT + (POINT if table.box.missions[choice - LAY].bonus == PLUS_1_MISSION else 0)
    if choice >= PLOT:
        return appeal_of_plot(table, seat, choice - PLOT)
    if choice >= PUT:
        return appeal_of_marker(table, seat, choice)
    if choice >= RECOVER:
        return appeal_of_card(table, seat, choice)
    return appeal_of_turn(table, seat, choice)


# Offers.


def appeal_of_offer(table: Versailles, seat: int, choice: int) -> int:
    """Whether to accept something; declining is worth nothing."""
    if choice == DECLINE:
        return 0
    frame = table.frames[-1]
    if isinstance(frame, ScoreBoard):
        return reward_worth(table, seat, frame.board) - LOUIS * frame.price(table, seat)
    if isinstance(frame, WinTie):
        return reward_worth(table, seat, frame.board)
    if isinstance(frame, OpeningMarkers):
        board = frame.board(table)
        return board_gain(table, seat, board, 1) if table.courtiers[seat].general else 0
    if isinstance(frame, SupplyEffects):
        return POINT if table.courtiers[seat].personal > MANY_MARKERS else -POINT
    return POINT


# Influence.


def appeal_of_turn(table: Versailles, seat: int, choice: int) -> int:
    """Which card to play: the one with the best use."""
    if choice >= PASS:
        return -POINT
    if choice >= EXCHANGE:
        return 2
    if choice >= PLAY:
        return 1 if choice - PLAY != JOKER else 0  # Jokers are the most flexible: they come last.
    if choice >= REDRAW:
        return -1
    if choice >= TAKE_MARKERS:
        return MARKER * (choice - TAKE_MARKERS) + LOUIS * (2 - choice + TAKE_MARKERS)
    if choice >= WITHDRAW:
        return -1
    return 4 - (choice - STATION)


def appeal_of_card(table: Versailles, seat: int, choice: int) -> int:
    """Recover markers when few are left, else place where they gain most."""
    courtier = table.courtiers[seat]
    if choice in (RECOVER, RECOVER_FOUR):
        most = 4 if choice == RECOVER_FOUR else 3
        return MARKER * 2 * min(most, courtier.general) if courtier.personal < FEW_MARKERS else 0
    first = PLACE if choice < JUMP else JUMP if choice < PLACE_FOUR else PLACE_FOUR
    layout = choice - first
    total = -LAYOUT_SIZE[layout]
    for board in range(BOARDS):
        number = count_on(LAYOUT_MARKERS[layout], board)
        if number:
            total += board_gain(table, seat, board, number)
    return total


def board_gain(table: Versailles, seat: int, board: int, number: int) -> int:
    """What so many markers more bring on a board, as it looks now."""
    return prospect(table, seat, board, table.markers_on(seat, board) + number) - prospect(
        table, seat, board, table.markers_on(seat, board)
    )


def prospect(table: Versailles, seat: int, board: int, mine: int) -> int:
    """What a board is worth to a seat with so many markers there."""
    if mine == 0:
        return 0
    worth = reward_worth(table, seat, board)
    condition = table.condition(board)
    if condition.kind == MARKERS:
        return worth * min(mine, condition.number) // condition.number - MARKER * max(0, mine - condition.number)
    most = count_on(table.neutral, board)
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.markers_on(other, board))
    lead = mine - most
    if condition.kind == FIRST:
        share = 8 if lead > 1 else 6 if lead == 1 else 2 if lead == 0 else 0
        return worth * share // 10 - MARKER * mine // 2
    # Money: present is enough to buy; a lead saves the price and costs the markers.
    bought = max(0, worth - LOUIS * condition.number)
    if table.king == board and lead >= 0:
        return worth + (CROWN_WORTH if lead > 0 else 0) - MARKER * mine
    return max(bought, worth - MARKER * mine if lead > 0 else bought)


def reward_worth(table: Versailles, seat: int, board: int) -> int:
    """What the reward of a board is worth to a seat."""
    if board <= MONTESPAN:
        return tile_worth(table, seat, TILE_OF_BOARD[board])
    return REWARDS[board]


def tile_worth(table: Versailles, seat: int, tile: int) -> int:
    """A tile that a mission in hand asks for is worth more."""
    courtier = table.courtiers[seat]
    if tile == CROWN:
        return CROWN_WORTH
    wanted = 0
    for mission in faces(courtier.missions):
        for need in table.box.missions[mission].tiles:
            if need == tile:
                wanted += WANTED_TILE
    held = count_tile(courtier.tiles, tile)
    return max(SPARE_TILE, TILE + wanted - held * WANTED_TILE)


def appeal_of_marker(table: Versailles, seat: int, choice: int) -> int:
    """Condé and the mission at the end: where a marker gains most; Maintenon: all of them."""
    if choice >= ADD:
        return MARKER * (choice - ADD)
    gain = board_gain(table, seat, choice - PUT, 1)
    return gain + POINT if table.round_number == ROUNDS else gain


def appeal_of_plot(table: Versailles, seat: int, number: int) -> int:
    """An intrigue card is worth a shield if kept; markers that change nothing are wasted."""
    frame = table.frames[-1]
    if not isinstance(frame, Intrigue):
        return 0
    general, personal = INTRIGUES[number]
    return board_gain(table, seat, frame.board, general + personal) - POINT - personal


# Missions.


def mission_worth(table: Versailles, seat: int, mission: int) -> int:
    """How near a mission in hand is: the tiles for it that are there."""
    row = table.box.missions[mission]
    near = STACK_WORTH[row.stack] + (LAST if row.stack in (LIGHT, DARK) else 0)
    for need in row.tiles:
        if need < CROWN and count_tile(table.courtiers[seat].tiles, need):
            near += WANTED_TILE
    return near + count_tiles(table.courtiers[seat].tiles)
