"""What tiles, rewards, louis, markers and cards are worth, in tenths of a point."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import MONTESPAN
from roisoleil.games.louis_xiv.cards import ANY_TILE, BRIBE_MINUS_1, CROWN, PLAIN_TILES, TILES, Mission, count_tile
from roisoleil.games.louis_xiv.hidden import face_of
from roisoleil.games.louis_xiv.rewards import COLBERTS_LOUIS, TILE_OF_BOARD
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.turn import ROUNDS

SHIELD: Final = 12  # A point, and now and then a majority.
LOUIS: Final = 5  # Three louis buy a tile ...
LAST_LOUIS: Final = 3  # ... and after the last bribe a shield.
CARD_WORTH: Final = 23  # Mazarin's card is one more turn, and a late one.
INTRIGUE: Final = 17  # A shield at least, and perhaps a board decided.

# Tiles.
WANTED_TILE: Final = 30  # Half a mission and its bonus.
FILLING_TILE: Final = 24  # It fills the place of any tile in a mission: others can too.
SURPLUS_TILE: Final = 17  # Hardly more than a shield, but the next mission may ask for it.
LAST_SURPLUS: Final = 13  # In the last round only a mission drawn at once can still ask for it.
CROWN_WORTH: Final = 33  # Always the wanted tile.

# Markers.
MARKER: Final = 4  # A lost marker costs a third of a card to recover ...
LAST_MARKER: Final = 0  # ... but in the last round nothing.
SHORT_MARKER: Final = 4  # A marker placed is missing in a later turn of the round, if markers are short.
POSTED_MARKER: Final = 7  # A marker that stays on a scored board has a start in the next round.


class Survey:
    """What a player takes in before any decision: the worth of tiles, rewards and markers to this seat now."""

    def __init__(self, table: Versailles, seat: int) -> None:
        """Everything that all options have in common."""
        self.table: Final = table
        self.seat: Final = seat
        self.me: Final = table.courtiers[seat]
        self.is_last: Final = table.round_number == ROUNDS
        self.louis: Final = LAST_LOUIS if self.is_last else LOUIS
        self.marker: Final = LAST_MARKER if self.is_last else MARKER
        missions = [table.box.missions[face_of(card)] for card in self.me.missions]
        self.tiles: Final = worths_of_tiles(self.me.tiles, missions, self.is_last)
        self.rewards: Final = self._rewards()
        self.discount: Final = table.count_laid(seat, BRIBE_MINUS_1)

    def _rewards(self) -> list[int]:
        """What the reward of each board is worth."""
        last = self.is_last
        return [
            *(self.tiles[TILE_OF_BOARD[board]] for board in range(MONTESPAN + 1)),
            2 * SHIELD if last else SHIELD + POSTED_MARKER + MARKER,  # Condé: a shield, and a marker to stay.
            COLBERTS_LOUIS * self.louis,
            2 * SHIELD if last else 2 * POSTED_MARKER + MARKER,  # Maintenon: two markers to stay, and one recovered.
            self.tiles[CROWN],
            2 * SHIELD,  # Turenne: two shields.
            SHIELD if last else CARD_WORTH,  # Mazarin: an influence card, in the end a shield.
            SHIELD + (SHIELD if last else INTRIGUE),  # Louvois: a shield and an intrigue card.
        ]


def worths_of_tiles(held: int, missions: list[Mission], is_last: bool) -> list[int]:
    """What one more of each tile is worth: asked for by a mission in hand, filling a place, or surplus."""
    needs = [0] * (TILES + 1)
    for mission in missions:
        for need in mission.tiles:
            needs[need] += 1
    free = needs[ANY_TILE] - count_tile(held, CROWN)
    for tile in range(PLAIN_TILES):
        needs[tile] -= count_tile(held, tile)
        if needs[tile] < 0:
            free += needs[tile]
    other = FILLING_TILE if free > 0 else LAST_SURPLUS if is_last else SURPLUS_TILE
    worths = [WANTED_TILE if needs[tile] > 0 else other for tile in range(PLAIN_TILES)]
    worths.append(CROWN_WORTH)
    return worths
