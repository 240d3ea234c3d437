"""How a sound player weighs the options, in tenths of a point, from what the seat may know.

What wins: missions, five points for two tiles, and so tiles. A bribe costs louis and no markers, first place costs the
markers that won it, enough markers cost nothing. Whoever plays late sees where a lead will hold.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.louis_xiv.boards import (
    BOARDS,
    CARD_MARKERS,
    JOKER_MARKERS,
    LAYOUTS,
    MONTESPAN,
    MOST_MARKERS,
    NEIGHBOURS,
    count_on,
)
from roisoleil.games.louis_xiv.cards import (
    ANY_TILE,
    BRIBE_MINUS_1,
    CROWN,
    INFLUENCE_KINDS,
    JOKER,
    MARKERS,
    MISSION_BIT,
    MONEY,
    PAIR_TILES,
    PLAIN_TILES,
    STACK_NAMES,
    TILE_UNIT,
    TILES,
    TILES_OF_A_MISSION,
    Mission,
    count_tile,
    count_tiles,
)
from roisoleil.games.louis_xiv.choices import (
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
    RECOVER_FOUR,
    REDRAW,
    RETURN,
    STATION,
    TAKE_MARKERS,
)
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.favori import PlaceFavours, Redraws, StationFirst, Withdrawals
from roisoleil.games.louis_xiv.hidden import face_of
from roisoleil.games.louis_xiv.influence import EndMarkers, PlayCards
from roisoleil.games.louis_xiv.missions import (
    PRICE_OF_A_CROWN,
    DrawMissions,
    ExchangeMissions,
    GiveTilesUp,
    LayMissions,
    PayMission,
    payments,
)
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.rewards import (
    COLBERTS_LOUIS,
    CONDE,
    TILE_OF_BOARD,
    Conde,
    Maintenon,
)
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.supply import SupplyEffects
from roisoleil.games.louis_xiv.turn import ROUNDS

LAID_MISSION: Final = 50  # Five points.
SHIELD: Final = 12  # A point, and now and then a majority.
WANTED_TILE: Final = 30  # Half a mission and its bonus.
FILLING_TILE: Final = 24  # It fills the place of any tile in a mission: others can too.
SURPLUS_TILE: Final = 17  # Hardly more than a shield, but the next mission may ask for it.
CROWN_WORTH: Final = 33  # Always the wanted tile.
LAST_SURPLUS: Final = 13  # In the last round only a mission drawn at once can still ask for it.
LOUIS: Final = 5  # Three louis buy a tile ...
LAST_LOUIS: Final = 3  # ... and after the last bribe a shield.
MARKER: Final = 4  # A lost marker costs a third of a card to recover ...
LAST_MARKER: Final = 0  # ... but in the last round nothing.
SHORT_MARKER: Final = 4  # A marker placed is missing in a later turn of the round, if markers are short.
CARD_WORTH: Final = 23  # Mazarin's card is one more turn, and a late one.
INTRIGUE: Final = 17  # A shield at least, and perhaps a board decided.
POSTED_MARKER: Final = 7  # A marker that stays on a scored board has a start in the next round.
OUT_OF_PURSE: Final = 4  # Presence that cannot be paid for is worth a quarter: another bribe may fall away.
HUNDRED: Final = 100

HOLD: Final = [
    [0, 9, 11, 13, 15, 15, 17, 18, 19, 19, 19, 19, 19],  # A tie that becomes a lead.
    [100, 88, 74, 62, 53, 47, 43, 38, 34, 32, 30, 26, 22],  # One ahead.
    [100, 98, 96, 94, 92, 90, 89, 88, 87, 86, 86, 85, 85],  # Two ahead.
    [100, 100, 100, 99, 99, 99, 98, 98, 98, 97, 97, 96, 96],  # Three or more.
]
"""By lead and by the turns that rivals still have: how many of a hundred end alone at the top, counted in games of
sound players. A second marker makes a lead safe."""
SAFE_LEAD: Final = 3
MOST_TURNS: Final = 12


def appeals(table: Versailles, seat: int, options: list[int]) -> list[int]:
    """The worth of each option, by the decision that is asked."""
    frame = table.frames[-1]
    survey = Survey(table, seat)
    if isinstance(frame, UseCard):
        return appeals_of_uses(survey, frame, options)
    if isinstance(frame, PlayCards):
        return appeals_of_cards(survey, options)
    if isinstance(frame, Intrigue):
        return appeals_of_plots(survey, frame.board, options)
    if isinstance(frame, LayMissions):
        return appeals_of_laying(survey, options)
    if isinstance(frame, PayMission):
        return appeals_of_payments(survey, frame.mission, options)
    if isinstance(frame, DrawMissions):
        return appeals_of_stacks(survey, options)
    if isinstance(frame, GiveTilesUp) and options[0] >= HAND_IN:
        return [-survey.tiles[option - HAND_IN] for option in options]
    if isinstance(frame, ExchangeMissions):
        return appeals_of_returns(survey, options)
    if isinstance(frame, (Conde, EndMarkers)):
        return appeals_of_puts(survey, CONDE if isinstance(frame, Conde) else NONE, options)
    if isinstance(frame, Maintenon):
        return [option - ADD for option in options]
    if isinstance(frame, (StationFirst, PlaceFavours)):
        return [worth_of_space(survey, option) for option in options]
    if isinstance(frame, Withdrawals):
        return [0 if option == DECLINE else -1 for option in options]
    if isinstance(frame, Redraws):
        return appeals_of_redraws(survey, options)
    if options[0] >= TAKE_MARKERS:
        return appeals_of_supply(survey, options)
    return [0 if option == DECLINE else worth_of_offer(survey) for option in options]


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
            2 * SHIELD if last else SHIELD + POSTED_MARKER + MARKER,  # Condé
            COLBERTS_LOUIS * self.louis,
            2 * SHIELD if last else 2 * POSTED_MARKER + MARKER,  # Maintenon
            self.tiles[CROWN],
            2 * SHIELD,  # Turenne
            SHIELD if last else CARD_WORTH,  # Mazarin
            SHIELD + (SHIELD if last else INTRIGUE),  # Louvois
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


# Influence.


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
    bought = 0
    if condition.kind == MONEY:
        bought = max(0, reward - survey.louis * (condition.number - survey.discount))
        if places.purse < (0 if 0 < now <= best else condition.number):
            bought //= OUT_OF_PURSE
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


def cost_of_markers(survey: Survey, later: int) -> int:
    """What each marker placed now costs: something if there are not three for each later turn."""
    return SHORT_MARKER if survey.me.personal < CARD_MARKERS * (later + 1) else 0


def worth_of_recovery(survey: Survey, most: int, later: int) -> int:
    """What recovered markers are worth: for later turns of the round if they are short, and for the next round."""
    number = min(most, survey.me.general)
    short = max(0, CARD_MARKERS * later - survey.me.personal)
    return min(number, short) * SHORT_MARKER + number * survey.marker


def appeals_of_uses(survey: Survey, frame: UseCard, options: list[int]) -> list[int]:
    """What to do with the card played: place where it gains most, or recover."""
    later = max(0, len(survey.me.hand) - 1)
    widths = ANYWHERE if options[-1] >= JUMP else WIDTHS[frame.card]
    gains = gains_of_boards(survey, widths, turns_of_rivals(survey), cost_of_markers(survey, later))
    worths: list[int] = []
    for option in options:
        if option < PLACE:
            most = MOST_MARKERS if option == RECOVER_FOUR else JOKER_MARKERS if frame.card == JOKER else CARD_MARKERS
            worths.append(worth_of_recovery(survey, most, later))
            continue
        worth = 0
        layout = option - PLACE
        if option >= JUMP:
            layout = option - (JUMP if option < PLACE_FOUR else PLACE_FOUR)
            worth = -JUMP_COST if option < PLACE_FOUR else 0
        for board, number in LAYOUTS[layout]:
            worth += gains[board][number]
        worths.append(worth)
    return worths


JUMP_COST: Final = 6  # A marker of the tablet: half a shield in the end, and the next jump.
ANYWHERE: Final = [MOST_MARKERS] * BOARDS


def _widths_of(card: int) -> list[int]:
    """How many markers a card can bring to each board: fewer with every step."""
    if card == JOKER:
        return [JOKER_MARKERS] * BOARDS
    widths = [0] * BOARDS
    for second in NEIGHBOURS[card]:
        for third in NEIGHBOURS[second]:
            widths[third] = max(widths[third], CARD_MARKERS - 2)
        widths[second] = CARD_MARKERS - 1
    widths[card] = CARD_MARKERS
    return widths


WIDTHS: Final[list[list[int]]] = [_widths_of(card) for card in range(INFLUENCE_KINDS)]


def appeals_of_cards(survey: Survey, options: list[int]) -> list[int]:
    """Play the card with the best use now; to recover, the worst."""
    later = max(0, len(survey.me.hand) - 2)
    cost = cost_of_markers(survey, later)
    cards = [option - PLAY for option in options if option < EXCHANGE]
    gains = gains_of_boards(survey, widths_of_hand(cards), turns_of_rivals(survey), cost)
    personal = survey.me.personal
    places = [worth_of_placing(gains, card, personal) if personal else 0 for card in cards]
    lowest = min(places)
    worths: list[int] = []
    for number, option in enumerate(options):
        if option >= PASS:
            worths.append(PASS_WORTH)
        elif option >= EXCHANGE:
            worths.append(PLAIN_CARD - places[number - len(places)])
        else:
            card = option - PLAY
            most = JOKER_MARKERS if card == JOKER else CARD_MARKERS
            recovery = worth_of_recovery(survey, most, later) + lowest - places[number]
            place = places[number] - (JOKER_KEPT if card == JOKER else 0)
            worths.append(max(place, recovery))
    return worths


PASS_WORTH: Final = -10  # Two louis for seeing one turn more.
PLAIN_CARD: Final = 30  # What an unknown card brings when it is played.
JOKER_KEPT: Final = 4  # A joker finds a use in every turn: it waits.


def widths_of_hand(cards: list[int]) -> list[int]:
    """How many markers these cards can bring to each board, or a little more."""
    widths = [CARD_MARKERS - 1] * BOARDS
    for card in cards:
        if card != JOKER:
            widths[card] = CARD_MARKERS
    return widths


def worth_of_placing(gains: list[list[int]], card: int, personal: int) -> int:
    """The best placement of a card with the markers that are there."""
    if card == JOKER:
        return worth_of_joker(gains, personal)
    here = gains[card]
    best = 0
    for number in range(1, min(personal, CARD_MARKERS) + 1):
        best = max(best, here[number])
    if personal == 1:
        return best
    has_three = personal >= CARD_MARKERS
    for second in NEIGHBOURS[card]:
        there = gains[second]
        both = here[1] + there[1]
        onward = 0
        if has_three:
            # A third marker stays, goes along, or goes on.
            onward = max(here[2] - here[1], there[2] - there[1])
            for third in NEIGHBOURS[second]:
                if third != card and gains[third][1] > onward:
                    onward = gains[third][1]
        if onward > 0:
            both += onward
        best = max(best, both)
    return best


def worth_of_joker(gains: list[list[int]], personal: int) -> int:
    """One marker anywhere and another on the same or a neighbouring board."""
    best = 0
    for first, here in enumerate(gains):
        one = here[1]
        best = max(best, one)
        if personal > 1:
            best = max(best, here[2])
            for second in NEIGHBOURS[first]:
                if second > first and one + gains[second][1] > best:
                    best = one + gains[second][1]
    return best


def worth_of_put(survey: Survey, gains: list[list[int]], scored: int, board: int) -> int:
    """A single marker: on a board still to be scored if it changes something there, else to stay."""
    if board <= scored:
        return SHIELD if survey.is_last else POSTED_MARKER + (1 if board == MONTESPAN else 0)
    return gains[board][1]


def appeals_of_puts(survey: Survey, scored: int, options: list[int]) -> list[int]:
    """Where a single marker gains most."""
    gains = gains_of_boards(survey, [0 if board <= scored else 1 for board in range(BOARDS)], 0, 0)
    return [0 if option == DECLINE else worth_of_put(survey, gains, scored, option - PUT) for option in options]


def appeals_of_plots(survey: Survey, board: int, options: list[int]) -> list[int]:
    """No rival can answer: what the markers change for sure, against the card that would be kept."""
    promises = prospects(survey, Places(survey), board, MOST_MARKERS, 0)
    worths: list[int] = []
    for option in options:
        if option == DECLINE:
            worths.append(SHIELD if survey.is_last else INTRIGUE)
        else:
            general, personal = INTRIGUES[option - PLOT]
            worths.append(promises[general + personal] - promises[0] - personal)
    return worths


# Offers.


def worth_of_offer(survey: Survey) -> int:
    """What accepting brings; declining is worth nothing."""
    frame = survey.table.frames[-1]
    if isinstance(frame, ScoreBoard):
        return survey.rewards[frame.board] - survey.louis * frame.price(survey.table, survey.seat)
    if isinstance(frame, WinTie):
        return worth_of_tie(survey, frame.board)
    if isinstance(frame, SupplyEffects):
        return survey.me.personal - MARKERS_FOR_A_CARD
    # A marker from the general supply on a board is a recovered one at least; three tiles are more than one.
    return 1


MARKERS_FOR_A_CARD: Final = 6  # With fewer markers in the personal supply one more card has nothing to place.


def worth_of_tie(survey: Survey, board: int) -> int:
    """Winning a tie: the reward without a bribe, from the king a crown besides, at the price of the markers."""
    tied, won = prospects(survey, Places(survey), board, 1, 0)
    return won - tied


def appeals_of_supply(survey: Survey, options: list[int]) -> list[int]:
    """Two louis or markers: markers if there are too few for a whole round."""
    is_short = survey.me.personal < MARKERS_OF_A_ROUND
    marker = survey.marker + (SHORT_MARKER if is_short else 0)
    return [(option - TAKE_MARKERS) * (marker - survey.louis) for option in options]


MARKERS_OF_A_ROUND: Final = 12  # Four cards of three markers.

# Le Favori.


def worth_of_space(survey: Survey, option: int) -> int:
    """An option for a later phase, or the marker itself."""
    return survey.marker if option == DECLINE else SPACE_WORTHS[option - STATION]


SPACE_WORTHS: Final = [7, 8, 6, 10]
"""A hand can be bad; a jump joins boards far apart; a plot needs its card; two more tiles are half a mission."""


def appeals_of_redraws(survey: Survey, options: list[int]) -> list[int]:
    """Put back the cards that place worse than most."""
    gains = gains_of_boards(survey, ANYWHERE, turns_of_rivals(survey), 0)
    return [
        0 if option == DECLINE else PLAIN_CARD - worth_of_placing(gains, option - REDRAW, CARD_MARKERS)
        for option in options
    ]


# Missions.


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


ONE_TO_LAY: Final = 2  # To stop, or to lay the only mission that can be laid.
BONUS_WORTHS: Final = [9, 5, 5, 5, 5, 5, 5, 2, 6, 3, 6, 7, 7, 7, 7, 4, 7, 7, 7, 5, 5, 6, 5, 6]
"""By bonus, for the order of laying: one more mission first, since it may be laid too."""


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
            worth += 2
    return worth + 6 * count_tile(tiles, CROWN)


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


STACK_WORTHS: Final = [6, 5, 4]  # Light missions fit almost any tiles later.


def appeals_of_returns(survey: Survey, options: list[int]) -> list[int]:
    """Put back dark missions."""
    return [0 if option == DECLINE else survey.table.box.missions[option - RETURN].stack * 4 - 5 for option in options]
