"""What a seat sees, for learners: the numbers of view.py, one byte each, group by group.

Each group has its slots and what writes them side by side. Left out is what follows from the rest, or makes no
difference any more: the condition of a board (its side tells it), how many sit at the table (left2 and left3 are
present or not), the bonus that is offered (decision, board and amount tell it), who has won a tie (there is one such
mission), which influence cards are being put under the deck, and the final count.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.game import Slot
from roisoleil.engine.table import Table
from roisoleil.games.features import (
    add_to,
    count_slots,
    flag_slots,
    write_at_most,
    write_flags,
    write_nothing,
    write_one_of,
)
from roisoleil.games.louis_xiv.boards import BOARDS, CARD_MARKERS, JOKER_MARKERS, KINGS_BOARDS, count_on
from roisoleil.games.louis_xiv.cards import (
    BONUS_COPIES,
    BONUS_NAMES,
    CARD_AS_4_MARKERS,
    COPIES_OF_A_CHARACTER,
    EXCHANGE_INFLUENCE,
    EXCHANGE_MISSIONS,
    INFLUENCE_CARDS,
    INFLUENCE_KINDS,
    JOKER,
    JOKERS,
    MARKER_ON_KING,
    MISSIONS,
    MOST_NUMBER,
    PAY_TO_PASS,
    PLAIN_TILES,
    PLUS_2_LOUIS_OR_MARKERS,
    SHIELD_TYPES,
    SHIELDS,
    SHIELDS_OF_A_TYPE,
    STACK_NAMES,
    STACK_SIZES,
    TILE_NAMES,
    TILE_TO_CROWN,
    TILES,
    TILES_OF_A_MISSION,
    WIN_ONE_TIE,
    Components,
    count_tile,
    count_tiles,
)
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, INTRIGUES, PLOT, SPACES
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.favori import PlaceFavours, Redraws
from roisoleil.games.louis_xiv.hidden import face_of
from roisoleil.games.louis_xiv.influence import NEUTRAL_MARKERS, OpeningMarkers
from roisoleil.games.louis_xiv.missions import (
    LAST_ROUND,
    MOST_RETURNED,
    DrawMissions,
    ExchangeMissions,
    GiveTilesUp,
    PayMission,
)
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.rewards import MAINTENONS_MARKERS, Maintenon
from roisoleil.games.louis_xiv.state import MARKERS_OF_A_SEAT, Courtier, Versailles
from roisoleil.games.louis_xiv.supply import LOUIS_OR_MARKERS, RecoverMarkers, SupplyEffects

PLACES: Final = ["own", "left1", "left2", "left3"]
"""The seat itself, then the others clockwise."""
ALWAYS_THERE: Final = 2
"""The game needs two players: only the places after them may be empty."""

BOARD_NAMES: Final = INFLUENCE_NAMES[:BOARDS]
INFLUENCE_TOPS: Final = [COPIES_OF_A_CHARACTER] * BOARDS + [JOKERS]

DECISIONS: Final = [
    "station-first",
    "recover-markers",
    "supply-effect",
    "withdraw",
    "redraw",
    "opening-marker",
    "play-card",
    "use-card",
    "end-marker",
    "intrigue",
    "win-tie",
    "bribe",
    "conde",
    "maintenon",
    "favour",
    "lay-mission",
    "pay-mission",
    "draw-mission",
    "keep-three",
    "hand-in",
    "exchange-mission",
]
"""The names of the frames that ask something, in the order of play."""
_DECISION_PLACE: Final = {name: place for place, name in enumerate(DECISIONS)}

UNUSED_BONUSES: Final = [
    PAY_TO_PASS,
    TILE_TO_CROWN,
    EXCHANGE_MISSIONS,
    PLUS_2_LOUIS_OR_MARKERS,
    MARKER_ON_KING,
    EXCHANGE_INFLUENCE,
    CARD_AS_4_MARKERS,
    WIN_ONE_TIE,
]
"""Those that a seat may have used up or not in the midst of a phase; of the others, the decision tells enough."""
_UNUSED_PLACE: Final = [
    UNUSED_BONUSES.index(bonus) if bonus in UNUSED_BONUSES else NONE for bonus in range(len(BONUS_NAMES))
]

# The greatest numbers that the rules allow.
MOST_NEUTRAL: Final = NEUTRAL_MARKERS * (1 + COPIES_OF_A_CHARACTER)
"""The king's board, and both cards of its character."""
MOST_OF_A_TILE: Final = LAST_ROUND
"""Its board gives one in a round."""
MOST_CROWNS: Final = 8
"""Three are kept from the round before, two boards and the king give one each, two missions make one each."""
MOST_TO_GO: Final = 9
"""Three tiles are kept, six boards and the king give one each, and one stays."""
MOST_INFLUENCE: Final = 7
"""Five are dealt, Mazarin gives one, and so does a mission."""
MOST_MISSIONS: Final = 4
"""A hand of two grows by one with each of the two missions for it."""
MOST_LOUIS: Final = 30
"""Louis have no bound; more are hardly ever held."""

TILE_TOPS: Final = [MOST_OF_A_TILE] * PLAIN_TILES + [MOST_CROWNS]

Top = Frame[Table] | None
"""The frame that asks the present decision; none when the game is over."""


def slots(box: Components) -> list[Slot]:
    """What each number of a row tells."""
    found = [*table_slots(), *board_slots(), *pile_slots(), *decision_slots(), *question_slots()]
    for place in range(len(PLACES)):
        found += seat_slots(place)
    return [*found, *own_slots(box)]


def features(table: Versailles, seat: int) -> bytes:
    """The row of a seat."""
    row = BytesWriter()
    asked = Asked(table)
    write_table(row, table)
    write_boards(row, table)
    write_piles(row, table)
    write_decision(row, asked)
    write_question(row, table, asked)
    for place in range(len(PLACES)):
        write_seat(row, table, asked, seat, place)
    write_own(row, table, asked, seat)
    return row.getvalue()


class Asked:
    """The present decision, looked up once for a row."""

    def __init__(self, table: Versailles) -> None:
        """The frame that asks (none when the game is over), whom it asks, and the scoring that goes on, if any."""
        self.top: Final = table.frames[-1] if table.frames else None
        self.acting: Final = table.to_act()
        self.scored: Final = scored_board(table)


def scored_board(table: Versailles) -> ScoreBoard | None:
    """The scoring that goes on, be it asking itself or waiting for a reward."""
    for frame in table.frames:
        if isinstance(frame, ScoreBoard):
            return frame
    return None


# What the groups share.


def tops_slots(prefix: str, names: list[str], tops: list[int], meaning: str) -> list[Slot]:
    """One slot per name, each with its own top."""
    return [Slot(f"{prefix}.{name}", top, meaning) for name, top in zip(names, tops, strict=True)]


def write_markers(row: BytesWriter, markers: int) -> None:
    """Packed markers, a slot for each board."""
    if not markers:
        write_nothing(row, BOARDS)
        return
    for board in range(BOARDS):
        row.append(count_on(markers, board))


def write_cards(row: BytesWriter, cards: list[int], kinds: int) -> None:
    """How many cards of each face."""
    start = len(row)
    write_nothing(row, kinds)
    for card in cards:
        add_to(row, start + face_of(card), 1)


_STRETCH: Final = 8
_STRETCH_MASK: Final = 255
"""Eight missions at a time: few are laid, and most stretches hold none."""


def write_laid(row: BytesWriter, box: Components, laid: int, used: int) -> None:
    """How many laid missions have each bonus; then how many of some bonuses are not used up in this phase."""
    start = len(row)
    write_nothing(row, len(BONUS_NAMES) + len(UNUSED_BONUSES))
    for first in range(0, MISSIONS, _STRETCH):
        if (laid >> first) & _STRETCH_MASK:
            for number in range(first, first + _STRETCH):
                if (laid >> number) & 1:
                    bonus = box.missions[number].bonus
                    add_to(row, start + bonus, 1)
                    if _UNUSED_PLACE[bonus] != NONE and not (used >> number) & 1:
                        add_to(row, start + len(BONUS_NAMES) + _UNUSED_PLACE[bonus], 1)


# What lies on the table.


def table_slots() -> list[Slot]:
    """The kind of game and how far it has come."""
    return [
        Slot("favori", 1, "whether Le Favori is in play"),
        Slot("round", LAST_ROUND, "the round; 0 before the first"),
        Slot("over", 1, "whether the game is over"),
    ]


def write_table(row: BytesWriter, table: Versailles) -> None:
    """Before the first round, the round is 0."""
    row.append(1 if table.with_favori else 0)
    row.append(table.round_number)
    row.append(0 if table.frames else 1)


def board_slots() -> list[Slot]:
    """Which boards show their backs, where king and favourite stand, and the markers of the neutral side."""
    return [
        *flag_slots("flipped", BOARD_NAMES, "whether this board shows its back"),
        *flag_slots("king", BOARD_NAMES[:KINGS_BOARDS], "whether the king stands on this board"),
        *flag_slots("favourite", BOARD_NAMES[:KINGS_BOARDS], "whether the favourite stands on this board"),
        *count_slots("neutral", BOARD_NAMES, MOST_NEUTRAL, "markers of the neutral side on this board"),
    ]


def write_boards(row: BytesWriter, table: Versailles) -> None:
    """King and favourite stand opposite each other on the first four, and leave when their board is scored."""
    write_flags(row, table.flipped, BOARDS)
    write_one_of(row, table.king, KINGS_BOARDS)
    write_one_of(row, table.favourite, KINGS_BOARDS)
    write_markers(row, table.neutral)


def pile_slots() -> list[Slot]:
    """The influence cards played in this round, and how many cards and shields the piles have."""
    return [
        *tops_slots("centre", INFLUENCE_NAMES, INFLUENCE_TOPS, "influence cards of this name that lie in the centre"),
        Slot("pile.influence", len(INFLUENCE_CARDS), "cards in the influence deck"),
        *tops_slots("pile.missions", STACK_NAMES, STACK_SIZES, "missions in this stack"),
        Slot("pile.intrigue", BOARDS, "cards in the intrigue pile"),
        Slot("pile.shields", len(SHIELDS), "shields in the pile"),
    ]


def write_piles(row: BytesWriter, table: Versailles) -> None:
    """Of the piles only the sizes."""
    write_cards(row, table.centre, INFLUENCE_KINDS)
    row.append(len(table.influence_deck))
    row.append(len(table.light))
    row.append(len(table.medium))
    row.append(len(table.dark))
    row.append(len(table.intrigue_pile))
    row.append(len(table.shield_pile) - table.shields_drawn)


# What is asked.


def decision_slots() -> list[Slot]:
    """The present decision; none when the game is over."""
    return flag_slots("decision", DECISIONS, "whether this decision is asked; none is when the game is over")


def write_decision(row: BytesWriter, asked: Asked) -> None:
    """By the name of its frame."""
    top = asked.top
    write_one_of(row, _DECISION_PLACE[top.name()] if top is not None else NONE, len(DECISIONS))


def question_slots() -> list[Slot]:
    """What the decision is about: a board, a card, the tiles that a mission asks for, a number, a price; a scoring."""
    plain_tiles = TILE_NAMES[:PLAIN_TILES]
    asked_for = "tiles of this kind that the mission being paid for asks for"
    amount = "how many markers, louis, missions or tiles the decision is about; 0 where that is always one"
    return [
        *flag_slots("question.board", BOARD_NAMES, "whether this board is being scored, or would get a marker"),
        *flag_slots("question.card", INFLUENCE_NAMES, "whether this influence card is being used"),
        *count_slots("question.tiles", plain_tiles, TILES_OF_A_MISSION, asked_for),
        Slot("question.tiles.any", 1, "whether that mission asks for a tile of one's choice"),
        Slot("question.amount", MOST_TO_GO, amount),
        Slot("question.price", MOST_NUMBER, "louis that the bribe costs the player who is asked"),
        Slot("question.counted_neutral", MOST_NEUTRAL, "neutral markers that count on the board being scored"),
        Slot("question.tie_won", 1, "whether a mission has won the tie on the board being scored"),
    ]


def write_question(row: BytesWriter, table: Versailles, asked: Asked) -> None:
    """A mission lies open while it is being paid for."""
    top, scored = asked.top, asked.scored
    write_one_of(row, board_in_question(table, top), BOARDS)
    write_one_of(row, top.card if isinstance(top, UseCard) else NONE, INFLUENCE_KINDS)
    start = len(row)
    write_nothing(row, PLAIN_TILES + 1)
    if isinstance(top, PayMission):
        for tile in table.box.missions[top.mission].tiles:
            add_to(row, start + min(tile, PLAIN_TILES), 1)
    row.append(amount_in_question(table, top))
    row.append(top.price(table, asked.acting[0]) if isinstance(top, ScoreBoard) else 0)
    row.append(scored.counts[table.seats] if scored is not None else 0)
    row.append(1 if scored is not None and scored.tie_winner != NONE else 0)


def board_in_question(table: Versailles, top: Top) -> int:
    """The board that is being scored, or that gets a marker at the beginning of Influence."""
    if isinstance(top, OpeningMarkers):
        return top.board(table)
    for frame in table.frames:
        if isinstance(frame, (Intrigue, WinTie, ScoreBoard)):
            return frame.board
    return NONE


def amount_in_question(table: Versailles, top: Top) -> int:
    """How many things the decision is about, 0 where that is always one."""
    if isinstance(top, UseCard):
        return JOKER_MARKERS if top.card == JOKER else CARD_MARKERS
    if isinstance(top, SupplyEffects):
        return LOUIS_OR_MARKERS if top.effect(table) == PLUS_2_LOUIS_OR_MARKERS else 0
    if isinstance(top, RecoverMarkers):
        return top.most
    if isinstance(top, Maintenon):
        return MAINTENONS_MARKERS
    if isinstance(top, PlaceFavours):
        return top.left
    if isinstance(top, DrawMissions):
        return top.left
    if isinstance(top, GiveTilesUp):
        return count_tiles(table.courtiers[top.seat].tiles) - top.kept
    return MOST_RETURNED - top.returned if isinstance(top, ExchangeMissions) else 0


# What all see of a player.


def seat_slots(place: int) -> list[Slot]:
    """A seat's part in the decision, then what lies before it, then how many hidden things it has."""
    who = PLACES[place]
    return [
        *([Slot(f"{who}.present", 1, "whether somebody plays there")] if place >= ALWAYS_THERE else []),
        Slot(f"{who}.first", 1, "whether the player is first player"),
        Slot(f"{who}.to_act", 1, "whether the player must decide now"),
        Slot(f"{who}.decided", 1, "whether the player has given a sealed answer about an intrigue"),
        Slot(f"{who}.counted", MARKERS_OF_A_SEAT, "the player's markers that count on the board being scored"),
        Slot(f"{who}.general", MARKERS_OF_A_SEAT, "the player's markers in the general supply"),
        Slot(f"{who}.personal", MARKERS_OF_A_SEAT, "the player's markers in the personal supply"),
        *count_slots(f"{who}.markers", BOARD_NAMES, MARKERS_OF_A_SEAT, "the player's markers on this board"),
        *flag_slots(f"{who}.tablet", SPACES, "whether a marker is on this space of the player's favourite's board"),
        Slot(f"{who}.louis", MOST_LOUIS, f"the player's louis; more is told as {MOST_LOUIS}"),
        *tops_slots(f"{who}.tiles", TILE_NAMES, TILE_TOPS, "the player's tiles of this kind"),
        *tops_slots(f"{who}.laid", BONUS_NAMES, BONUS_COPIES, "laid missions with this bonus"),
        *unused_slots(who),
        Slot(f"{who}.influence_cards", MOST_INFLUENCE, "influence cards in the player's hand"),
        *count_slots(f"{who}.mission_cards", STACK_NAMES, MOST_MISSIONS, "missions of this stack in the player's hand"),
        Slot(f"{who}.intrigue_cards", BOARDS, "intrigue cards in the player's hand"),
        Slot(f"{who}.shields", len(SHIELDS), f"the player's shields; more is told as {len(SHIELDS)}"),
    ]


def unused_slots(who: str) -> list[Slot]:
    """Laid missions that still work in this phase."""
    names = [BONUS_NAMES[bonus] for bonus in UNUSED_BONUSES]
    tops = [BONUS_COPIES[bonus] for bonus in UNUSED_BONUSES]
    return tops_slots(f"{who}.unused", names, tops, "laid missions with this bonus that are not used in this phase yet")


_SEAT_SIZE: Final = len(seat_slots(ALWAYS_THERE))


def write_seat(row: BytesWriter, table: Versailles, asked: Asked, seat: int, place: int) -> None:
    """The seat at that place, seen from another."""
    if place >= table.seats:
        write_nothing(row, _SEAT_SIZE)
        return
    other = (seat + place) % table.seats
    if place >= ALWAYS_THERE:
        row.append(1)
    write_part(row, table, asked, other)
    write_open_things(row, table, table.courtiers[other])
    write_hidden_numbers(row, table, table.courtiers[other])


def write_part(row: BytesWriter, table: Versailles, asked: Asked, seat: int) -> None:
    """Whether the seat is first player, must decide, has answered in secret; its markers in a scoring."""
    top, scored = asked.top, asked.scored
    must = 0
    for other in asked.acting:
        if other == seat:
            must = 1
    row.append(1 if table.first == seat else 0)
    row.append(must)
    row.append(1 if isinstance(top, Intrigue) and top.answers[seat] >= 0 else 0)
    row.append(scored.counts[seat] if scored is not None else 0)


def write_open_things(row: BytesWriter, table: Versailles, courtier: Courtier) -> None:
    """Markers, louis, tiles and laid missions; an unused mission still works in this phase."""
    row.append(courtier.general)
    row.append(courtier.personal)
    write_markers(row, courtier.on_boards)
    write_flags(row, courtier.tablet, len(SPACES))
    write_at_most(row, courtier.money, MOST_LOUIS)
    for tile in range(TILES):
        row.append(count_tile(courtier.tiles, tile))
    write_laid(row, table.box, courtier.laid, courtier.used)


def write_hidden_numbers(row: BytesWriter, table: Versailles, courtier: Courtier) -> None:
    """How many cards and shields; of missions the backs are seen."""
    row.append(len(courtier.hand))
    start = len(row)
    write_nothing(row, len(STACK_NAMES))
    for card in courtier.missions:
        add_to(row, start + table.box.missions[face_of(card)].stack, 1)
    row.append(len(courtier.intrigues))
    write_at_most(row, courtier.shield_count(), len(SHIELDS))


# What only the seat itself sees.


def own_slots(box: Components) -> list[Slot]:
    """The cards and shields of the seat, how many cards it is putting back, and its sealed answer about an intrigue."""
    general, personal = [markers for markers, _ in INTRIGUES], [markers for _, markers in INTRIGUES]
    shields = [f"shield-{kind + 1}" for kind in range(SHIELD_TYPES)]
    return [
        *tops_slots("own.hand", INFLUENCE_NAMES, INFLUENCE_TOPS, "influence cards of this name in the own hand"),
        *flag_slots("own.missions", box.mission_names, "whether this mission is in the own hand"),
        *flag_slots("own.intrigues", BOARD_NAMES, "whether the intrigue card of this board is in the own hand"),
        *count_slots("own.shield_types", shields, SHIELDS_OF_A_TYPE, "own shields of this type"),
        Slot("own.returned", MOST_INFLUENCE, "influence cards being put back, to draw as many"),
        Slot("own.answer.general", max(general), "markers of the general supply in the own sealed answer"),
        Slot("own.answer.personal", max(personal), "markers of the personal supply in the own sealed answer"),
    ]


def write_own(row: BytesWriter, table: Versailles, asked: Asked, seat: int) -> None:
    """All that is hidden from the others."""
    top = asked.top
    courtier = table.courtiers[seat]
    write_cards(row, courtier.hand, INFLUENCE_KINDS)
    write_cards(row, courtier.missions, MISSIONS)
    write_cards(row, courtier.intrigues, BOARDS)
    for kind in range(SHIELD_TYPES):
        row.append(courtier.shields_of(kind))
    row.append(len(top.returned) if isinstance(top, Redraws) and asked.acting[0] == seat else 0)
    answer = top.answers[seat] if isinstance(top, Intrigue) else NONE
    row.append(INTRIGUES[answer - PLOT][0] if answer >= PLOT else 0)
    row.append(INTRIGUES[answer - PLOT][1] if answer >= PLOT else 0)
