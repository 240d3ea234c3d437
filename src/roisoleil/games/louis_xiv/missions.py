"""Rulebook, "4ème phase : Missions"."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.engine.frame import Frame, Reason, Section
from roisoleil.games.louis_xiv.cards import (
    CROWN,
    EXCHANGE_MISSIONS,
    MISSION_BIT,
    MISSIONS,
    PAIR_TILES,
    PLAIN_TILES,
    PLUS_1_MISSION,
    STACK_NAMES,
    TILE_PAIRS,
    TILE_TO_CROWN,
    TILE_UNIT,
    TILES,
    count_tile,
    count_tiles,
)
from roisoleil.games.louis_xiv.choices import ACCEPT, CROWN_TILE, DECLINE, DRAW, HAND_IN, LAY, PAY, RETURN
from roisoleil.games.louis_xiv.events import (
    MISSION_DRAWN,
    MISSION_LAID,
    MISSION_RETURNED,
    MISSION_SEEN,
    TILE_CROWNED,
    TILE_HANDED_IN,
)
from roisoleil.games.louis_xiv.gains import gain_shield
from roisoleil.games.louis_xiv.hidden import bit_of, face_of, faces, find, hide, seats_knowing, without
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.tablet import MISSIONS_SPACE, can_use_option, use_option

PRICE_OF_A_CROWN: Final = 2
TILES_KEPT: Final = 1
TILES_KEPT_WITH_FAVOUR: Final = 3
MOST_RETURNED: Final = 2
LAST_ROUND: Final = 4

SECTION: Final = Section("missions", "4ème phase : Missions")
SECTION_CROWN: Final = Section("bonuses-tile-to-crown", "Les cartes mission, Echanger une tuile mission")
NOT_IN_HAND: Final = Reason("mission-not-in-hand", SECTION)
TILES_DO_NOT_FIT: Final = Reason("tiles-do-not-fit", SECTION)
NO_SUCH_TILE: Final = Reason("no-such-tile", SECTION)
STACK_EMPTY: Final = Reason("stack-empty", SECTION)
NO_CROWN_MISSION: Final = Reason("no-such-mission", SECTION_CROWN)
NOT_ENOUGH_LOUIS: Final = Reason("not-enough-louis", SECTION_CROWN)
IS_A_CROWN: Final = Reason("is-a-crown", SECTION_CROWN)


def accomplish_missions(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """Seat by seat: lay missions, give tiles up, exchange missions (ruling L34)."""
    for courtier in table.courtiers:
        courtier.used = 0
    return MissionTurns(0)


def pass_first_player(table: Versailles, dealer: Dealer) -> Frame[Versailles] | None:
    """The first player's marker goes to the next seat; in the last round it stays for the final exchange."""
    if table.round_number < LAST_ROUND:
        table.first = (table.first + 1) % table.seats
    return None


class MissionTurns(Frame[Versailles]):
    """The turns of the phase, each with its steps."""

    def __init__(self, served: int, step: int = 0) -> None:
        """How many seats are done, and the next step of the present one."""
        self.served = served
        self.step = step

    def name(self) -> str:
        """The name of this frame."""
        return "mission-turns"

    def clone(self) -> MissionTurns:
        """A copy."""
        return MissionTurns(self.served, self.step)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.served, self.step]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """The first player's turn."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """The next step, or the next seat; the last round knows only laying (ruling L38)."""
        steps = 1 if table.round_number == LAST_ROUND else 3
        if self.step == steps:
            self.step = 0
            self.served += 1
        if self.served == table.seats:
            table.finish()
            return
        seat = (table.first + self.served) % table.seats
        self.step += 1
        if self.step == 1:
            table.push(LayMissions(seat))
        elif self.step == steps:
            table.push(ExchangeMissions(seat, 0))
        else:
            table.push(GiveTilesUp(seat, TILES_KEPT, False))


class LayMissions(Frame[Versailles]):
    """Lay missions and crown tiles in any order, until the seat stops (ruling L32)."""

    def __init__(self, seat: int) -> None:
        """The seat whose turn it is."""
        self.seat: Final = seat

    def name(self) -> str:
        """The name of this frame."""
        return "lay-mission"

    def clone(self) -> LayMissions:
        """A copy."""
        return LayMissions(self.seat)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat]]

    def is_private(self, table: Versailles) -> bool:
        """Whether a mission can be laid is known to its holder only (ruling L2)."""
        courtier = table.courtiers[self.seat]
        return bool(courtier.tiles and courtier.missions)

    def to_act(self, table: Versailles) -> list[int]:
        """The seat whose turn it is."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Stop, lay a mission that can be paid, or crown a tile."""
        courtier = table.courtiers[seat]
        options = [DECLINE]
        if courtier.tiles:
            options += [LAY + mission for mission in sorted(faces(courtier.missions)) if payments(table, seat, mission)]
            if self.can_crown(table, seat):
                options += [CROWN_TILE + tile for tile in range(PLAIN_TILES) if count_tile(courtier.tiles, tile)]
        return options

    def can_crown(self, table: Versailles, seat: int) -> bool:
        """Once for each such mission laid, for 2 louis."""
        return table.has_unused(seat, TILE_TO_CROWN) and table.courtiers[seat].money >= PRICE_OF_A_CROWN

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A mission that is not there or cannot be paid, or a crown that cannot be had."""
        if LAY <= choice < LAY + MISSIONS:
            return TILES_DO_NOT_FIT if choice - LAY in faces(table.courtiers[seat].missions) else NOT_IN_HAND
        if not CROWN_TILE <= choice < CROWN_TILE + TILES:
            return None
        if not table.has_unused(seat, TILE_TO_CROWN):
            return NO_CROWN_MISSION
        if table.courtiers[seat].money < PRICE_OF_A_CROWN:
            return NOT_ENOUGH_LOUIS
        return IS_A_CROWN if choice - CROWN_TILE == CROWN else NO_SUCH_TILE

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Stop, crown or lay."""
        if choice == DECLINE:
            table.finish()
        elif choice >= CROWN_TILE:
            table.use(seat, TILE_TO_CROWN)
            tile = choice - CROWN_TILE
            courtier = table.courtiers[seat]
            courtier.money -= PRICE_OF_A_CROWN
            courtier.tiles += TILE_UNIT[CROWN] - TILE_UNIT[tile]
            dealer.tell(TILE_CROWNED, seat, tile, PRICE_OF_A_CROWN)
        else:
            table.push(PayMission(seat, choice - LAY))


def payments(table: Versailles, seat: int, mission: int) -> list[int]:
    """The pairs of tiles with which a seat can lay a mission now."""
    tiles = table.courtiers[seat].tiles
    found: list[int] = []
    for pair in table.box.payments[mission]:
        first, second = TILE_PAIRS[pair]
        if first == second:
            if count_tile(tiles, first) > 1:
                found.append(pair)
        elif count_tile(tiles, first) and count_tile(tiles, second):
            found.append(pair)
    return found


class PayMission(Frame[Versailles]):
    """Which two tiles lay the mission?"""

    def __init__(self, seat: int, mission: int) -> None:
        """The mission to be laid."""
        self.seat: Final = seat
        self.mission: Final = mission

    def name(self) -> str:
        """The name of this frame."""
        return "pay-mission"

    def clone(self) -> PayMission:
        """A copy."""
        return PayMission(self.seat, self.mission)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.mission]]

    def to_act(self, table: Versailles) -> list[int]:
        """The seat whose turn it is."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Each fitting pair."""
        return [PAY + pair for pair in payments(table, seat, self.mission)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """Tiles that are missing or do not fit."""
        return TILES_DO_NOT_FIT if PAY <= choice < PAY + len(TILE_PAIRS) else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """The tiles go back to the supply, the mission lies open, and another is drawn (ruling L33)."""
        courtier = table.courtiers[seat]
        courtier.tiles -= PAIR_TILES[choice - PAY]
        courtier.missions = without(courtier.missions, self.mission)
        courtier.laid |= MISSION_BIT[self.mission]
        dealer.tell(MISSION_LAID, seat, self.mission, choice - PAY)
        draws = 2 if table.box.missions[self.mission].bonus == PLUS_1_MISSION else 1
        table.replace(DrawMissions(seat, draws))


class DrawMissions(Frame[Versailles]):
    """Draw missions one by one from any stack that has some, each seen before the next (ruling L33)."""

    def __init__(self, seat: int, left: int) -> None:
        """How many are still to be drawn."""
        self.seat: Final = seat
        self.left = left

    def name(self) -> str:
        """The name of this frame."""
        return "draw-mission"

    def clone(self) -> DrawMissions:
        """A copy."""
        return DrawMissions(self.seat, self.left)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.left]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """With all stacks empty there is nothing to draw."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Go on while there is something to draw."""
        if self.left == 0 or not self.options(table, self.seat):
            table.finish()

    def to_act(self, table: Versailles) -> list[int]:
        """The seat that draws."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Each stack that has cards."""
        return [DRAW + stack for stack in range(len(STACK_NAMES)) if table.stack(stack)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """An empty stack."""
        return STACK_EMPTY if DRAW <= choice < DRAW + len(STACK_NAMES) else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Draw one."""
        self.left -= 1
        mission = table.draw_mission(seat, choice - DRAW)
        dealer.tell_only(seat, MISSION_SEEN, seat, mission)
        dealer.tell_others(seat, MISSION_DRAWN, seat, choice - DRAW)
        self.resume(table, dealer)


class GiveTilesUp(Frame[Versailles]):
    """All tiles but one become shields; with the favourite three may be kept (rulings L36, L37)."""

    def __init__(self, seat: int, kept: int, was_asked: bool) -> None:
        """How many tiles may be kept, and whether the favourite was offered."""
        self.seat: Final = seat
        self.kept = kept
        self.was_asked = was_asked

    def name(self) -> str:
        """The name of this frame."""
        return "hand-in" if self.was_asked else "keep-three"

    def clone(self) -> GiveTilesUp:
        """A copy."""
        return GiveTilesUp(self.seat, self.kept, self.was_asked)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.kept, int(self.was_asked)]]

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask about the favourite where it can help, else go on."""
        if not can_use_option(table, self.seat, MISSIONS_SPACE) or not self.has_too_many(table):
            self.was_asked = True
            self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """Go on while there are too many tiles."""
        if not self.has_too_many(table):
            table.finish()

    def has_too_many(self, table: Versailles) -> bool:
        """More tiles than may be kept."""
        return count_tiles(table.courtiers[self.seat].tiles) > self.kept

    def to_act(self, table: Versailles) -> list[int]:
        """The seat whose turn it is."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """Use the favourite or not; then each tile that can be handed in."""
        if not self.was_asked:
            return [DECLINE, ACCEPT]
        tiles = table.courtiers[seat].tiles
        return [HAND_IN + tile for tile in range(TILES) if count_tile(tiles, tile)]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A tile that is not there."""
        return NO_SUCH_TILE if self.was_asked and HAND_IN <= choice < HAND_IN + TILES else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Decide about the favourite, or hand a tile in for a shield."""
        if not self.was_asked:
            self.was_asked = True
            if choice == ACCEPT:
                use_option(table, seat, MISSIONS_SPACE, dealer)
                self.kept = TILES_KEPT_WITH_FAVOUR
        else:
            table.courtiers[seat].tiles -= TILE_UNIT[choice - HAND_IN]
            dealer.tell(TILE_HANDED_IN, seat, choice - HAND_IN)
            gain_shield(table, seat, dealer)
        self.resume(table, dealer)


class ExchangeMissions(Frame[Versailles]):
    """One or two missions of the hand go under their stacks, and as many are drawn (ruling L35)."""

    def __init__(self, seat: int, returned: int) -> None:
        """How many cards have gone back with the present mission."""
        self.seat: Final = seat
        self.returned = returned

    def name(self) -> str:
        """The name of this frame."""
        return "exchange-mission"

    def clone(self) -> ExchangeMissions:
        """A copy."""
        return ExchangeMissions(self.seat, self.returned)

    def dump(self) -> list[list[int]]:
        """The local variables."""
        return [[self.seat, self.returned]]

    def is_open(self, table: Versailles) -> bool:
        """Each mission that may go back is named."""
        return False

    def begin(self, table: Versailles, dealer: Dealer) -> None:
        """Ask if the seat has laid such a mission."""
        self.resume(table, dealer)

    def resume(self, table: Versailles, dealer: Dealer) -> None:
        """After the cards are drawn the next such mission may be used."""
        self.returned = 0
        if not table.has_unused(self.seat, EXCHANGE_MISSIONS) or not table.courtiers[self.seat].missions:
            table.finish()

    def to_act(self, table: Versailles) -> list[int]:
        """The seat whose turn it is."""
        return [self.seat]

    def options(self, table: Versailles, seat: int) -> list[int]:
        """No more, or another card of the hand."""
        return [DECLINE, *(RETURN + mission for mission in sorted(faces(table.courtiers[seat].missions)))]

    def why_not(self, table: Versailles, seat: int, choice: int) -> Reason | None:
        """A mission that is not in the hand."""
        return NOT_IN_HAND if RETURN <= choice < RETURN + MISSIONS else None

    def take(self, table: Versailles, seat: int, choice: int, dealer: Dealer) -> None:
        """Put a card back; after two, or when no more, draw as many."""
        if choice == DECLINE:
            if self.returned == 0:
                table.finish()
                return
        else:
            self.put_back(table, seat, choice - RETURN, dealer)
            if self.returned < MOST_RETURNED and table.courtiers[seat].missions:
                return
        table.use(seat, EXCHANGE_MISSIONS)
        table.push(DrawMissions(seat, self.returned))

    def put_back(self, table: Versailles, seat: int, mission: int, dealer: Dealer) -> None:
        """Under its stack, where its owner knows it."""
        self.returned += 1
        courtier = table.courtiers[seat]
        stack = table.box.missions[mission].stack
        known = seats_knowing(courtier.missions[find(courtier.missions, mission)])
        left = without(courtier.missions, mission)
        if any(is_of_stack(table, card, stack) for card in left):
            # The others see the back only, and it might have been any of that back.
            known = bit_of(seat)
            left = [hide(face_of(card), known) if is_of_stack(table, card, stack) else card for card in left]
        courtier.missions = left
        table.set_stack(stack, [*table.stack(stack), hide(mission, known)])
        dealer.tell(MISSION_RETURNED, seat, stack)


def is_of_stack(table: Versailles, card: int, stack: int) -> bool:
    """Whether the back of a mission is that of a stack."""
    return table.box.missions[face_of(card)].stack == stack
