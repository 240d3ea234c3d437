"""The Missions phase: what to lay, with which tiles, and what to draw."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.louis_xiv.cards import (
    ANY_TILE,
    CROWN,
    MISSION_BIT,
    PAIR_TILES,
    PLAIN_TILES,
    STACK_NAMES,
    TILE_UNIT,
    TILES_OF_A_MISSION,
    Mission,
    count_tile,
    count_tiles,
)
from roisoleil.games.louis_xiv.choices import CROWN_TILE, DECLINE, DRAW, LAY, PAY, RETURN
from roisoleil.games.louis_xiv.heuristic_survey import Survey
from roisoleil.games.louis_xiv.hidden import face_of
from roisoleil.games.louis_xiv.missions import PRICE_OF_A_CROWN, payments

LAID_MISSION: Final = 50  # Five points.
BONUS_WORTHS: Final = [9, 5, 5, 5, 5, 5, 5, 2, 6, 3, 6, 7, 7, 7, 7, 4, 7, 7, 7, 5, 5, 6, 5, 6]
"""By bonus, for the order of laying: one more mission first, since it may be laid too; then the most generous."""
ONE_TO_LAY: Final = 2  # To stop, or to lay the only mission that can be laid.
ONE_MORE_KIND: Final = 2  # Tiles of different kinds fit more missions than equal ones ...
SPARE_CROWN: Final = 6  # ... and a crown fits all of them.
STACK_WORTHS: Final = [6, 5, 4]  # Light missions fit almost any tiles later.
KNOWN_MISSION: Final = 5  # Tiles are gathered for the missions in hand, not for those to be drawn ...
DARKER: Final = 4  # ... but two steps darker, where two equal tiles are asked for, a mission is not worth waiting for.


def appeals_of_laying(survey: Survey, options: list[int]) -> list[int]:
    """Lay what leaves the best tiles; crown a tile if that lays one more."""
    if len(options) == ONE_TO_LAY and options[-1] < PAY:
        return [0, LAID_MISSION]
    worths: list[int] = []
    for option in options:
        if option == DECLINE:
            worths.append(0)
        elif option >= CROWN_TILE:
            tiles = survey.me.tiles + TILE_UNIT[CROWN] - TILE_UNIT[option - CROWN_TILE]
            gain = worth_of_rest(survey, tiles, NONE) - worth_of_rest(survey, survey.me.tiles, NONE)
            worths.append(gain - PRICE_OF_A_CROWN * survey.louis)
        else:
            mission = option - LAY
            best = 0
            for pair in payments(survey.table, survey.seat, mission):
                best = max(best, worth_of_rest(survey, survey.me.tiles - PAIR_TILES[pair], mission))
            worths.append(LAID_MISSION + best + BONUS_WORTHS[survey.table.box.missions[mission].bonus])
    return worths


def appeals_of_payments(survey: Survey, mission: int, options: list[int]) -> list[int]:
    """Pay so that what is left serves best."""
    return [worth_of_rest(survey, survey.me.tiles - PAIR_TILES[option - PAY], mission) for option in options]


def worth_of_rest(survey: Survey, tiles: int, laid: int) -> int:
    """What tiles are worth after a mission is laid: another mission in hand, crowns, and different tiles."""
    worth = 0
    for card in survey.me.missions:
        if face_of(card) != laid and can_pay(tiles, survey.table.box.missions[face_of(card)]):
            worth = LAID_MISSION
    for tile in range(PLAIN_TILES):
        if count_tile(tiles, tile):
            worth += ONE_MORE_KIND
    return worth + SPARE_CROWN * count_tile(tiles, CROWN)


def can_pay(tiles: int, mission: Mission) -> bool:
    """Whether these tiles lay a mission, crowns standing for what is missing."""
    first, second = mission.tiles
    missing = 0 if count_tile(tiles, first) else 1
    if second == ANY_TILE:
        return missing <= count_tile(tiles, CROWN) and count_tiles(tiles) >= TILES_OF_A_MISSION
    if count_tile(tiles, second) < (TILES_OF_A_MISSION if first == second else 1):
        missing += 1
    return missing <= count_tile(tiles, CROWN)


def appeals_of_stacks(survey: Survey, options: list[int]) -> list[int]:
    """How likely the next mission of a stack can be laid at once, and how easy it will be later."""
    if count_tiles(survey.me.tiles) < TILES_OF_A_MISSION:
        return [STACK_WORTHS[option - DRAW] for option in options]
    table = survey.table
    seen = 0
    for courtier in table.courtiers:
        seen |= courtier.laid
    for card in survey.me.missions:
        seen |= MISSION_BIT[face_of(card)]
    unseen = [0] * len(STACK_NAMES)
    payable = [0] * len(STACK_NAMES)
    for number, mission in enumerate(table.box.missions):
        if not seen & MISSION_BIT[number]:
            unseen[mission.stack] += 1
            if can_pay(survey.me.tiles, mission):
                payable[mission.stack] += 1
    stacks = [option - DRAW for option in options]
    return [LAID_MISSION * payable[stack] // max(1, unseen[stack]) + STACK_WORTHS[stack] for stack in stacks]


def appeals_of_returns(survey: Survey, options: list[int]) -> list[int]:
    """Put back dark missions."""
    missions = survey.table.box.missions
    return [0 if option == DECLINE else DARKER * missions[option - RETURN].stack - KNOWN_MISSION for option in options]
