"""What a seat sees: built field by field, so that nothing else can get out."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from roisoleil.engine.dealer import NONE
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.louis_xiv.boards import BOARDS, CARD_MARKERS, JOKER_MARKERS, count_on
from roisoleil.games.louis_xiv.cards import (
    CONDITION_NAMES,
    EXCHANGE_MISSIONS,
    JOKER,
    MARKER_AT_END,
    PLUS_1_MARKER,
    PLUS_2_LOUIS_OR_MARKERS,
    PLUS_3_MARKERS,
    REWARD_NAMES,
    SHIELD_TYPES,
    STACK_NAMES,
    TILE_NAMES,
    WIN_ONE_TIE,
    count_tile,
    count_tiles,
)
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, INTRIGUES, PLOT, SPACES
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.favori import PlaceFavours, Redraws
from roisoleil.games.louis_xiv.final import count_points, final_result
from roisoleil.games.louis_xiv.hidden import face_of, faces
from roisoleil.games.louis_xiv.influence import OPENING_BONUSES, EndMarkers, OpeningMarkers
from roisoleil.games.louis_xiv.missions import (
    MOST_RETURNED,
    DrawMissions,
    ExchangeMissions,
    GiveTilesUp,
    PayMission,
    payments,
)
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.rewards import MAINTENONS_MARKERS, Maintenon
from roisoleil.games.louis_xiv.state import Courtier, Versailles
from roisoleil.games.louis_xiv.supply import LOUIS_OR_MARKERS, RecoverMarkers, SupplyEffects
from roisoleil.games.louis_xiv.tablet import SPACE_BIT

SHIELD_NAMES: Final = [f"shield-{kind + 1}" for kind in range(SHIELD_TYPES)]

Top = Frame[Table] | None
"""The frame that asks the present decision; none when the game is over."""


class Board(Struct):
    """A character's board."""

    number: int
    reward: str
    condition: str
    amount: int
    """The price of a bribe or the markers needed; 0 for first place."""
    is_flipped: bool
    has_king: bool
    has_favourite: bool
    markers: list[int]
    """Markers by seat."""
    neutral: int


class Player(Struct):
    """What everyone sees of a player."""

    general: int
    personal: int
    money: int
    tiles: dict[str, int]
    laid: list[str]
    used: list[str]
    """The laid missions that were used in this phase."""
    shields: int
    hand: int
    missions: list[str]
    """The backs of the missions in hand."""
    intrigues: int
    tablet: list[str]
    decided: bool
    """Whether this seat has answered the present sealed decision."""


class Own(Struct):
    """What only the seat itself sees."""

    hand: list[str]
    missions: list[str]
    fulfilled: list[str]
    """Those of them for which the seat has the tiles now."""
    intrigues: list[int]
    shields: dict[str, int]
    returned: list[str]
    """The influence cards that the seat is just putting back to draw as many."""
    answer: dict[str, str | int] | None
    """The sealed answer given to the present decision, as the struct of the choice."""


class Scoring(Struct):
    """How the board in question is being scored."""

    markers: list[int]
    """The markers that count, by seat; those that have come since the scoring began do not (ruling L23)."""
    neutral: int
    tie_winner: int | None
    """Who has won the tie for first place by a mission."""


class Count(Struct):
    """The final count of a seat."""

    rank: int
    points: dict[str, int]
    total: int
    shields: dict[str, int]


class View(Struct):
    """A game of Louis XIV as one seat sees it; `own` is empty for a watcher."""

    seat: int | None
    seats: int
    round: int
    first: int
    decision: str | None
    to_act: list[int]
    board: int | None
    """The board that is being scored, or on which a mission would put a marker."""
    card: str | None
    """The influence card that is being used."""
    mission: str | None
    """The laid mission whose bonus is offered, or the one that is being paid for."""
    amount: int | None
    """How many markers the card or the bonus is worth, or how many markers, missions or tiles are still to go."""
    price: int | None
    """What the bribe costs the seat that is asked, in louis."""
    scoring: Scoring | None
    with_favori: bool
    boards: list[Board]
    players: list[Player]
    centre: list[str]
    influence_deck: int
    stacks: dict[str, int]
    intrigue_pile: int
    shield_pile: int
    own: Own | None
    count: list[Count] | None


def view(table: Versailles, seat: int) -> View:
    """The table as a seat (-1: a watcher) sees it."""
    top = table.frames[-1] if table.frames else None
    markers = [courtier.on_boards for courtier in table.courtiers]
    answers = top.answers if isinstance(top, Intrigue) else [NONE] * table.seats
    return View(
        seat=seat if seat >= 0 else None,
        seats=table.seats,
        round=table.round_number,
        first=table.first,
        decision=top.name() if top else None,
        to_act=table.to_act(),
        board=board_in_question(table, top),
        card=INFLUENCE_NAMES[top.card] if isinstance(top, UseCard) else None,
        mission=mission_in_question(table, top),
        amount=amount_in_question(table, top),
        price=top.price(table, top.to_act(table)[0]) if isinstance(top, ScoreBoard) else None,
        scoring=scoring_view(table),
        with_favori=table.with_favori,
        boards=[board_view(table, board, markers) for board in range(BOARDS)],
        players=[player_view(table, other, answers[other] >= 0) for other in range(table.seats)],
        centre=[INFLUENCE_NAMES[card] for card in table.centre],
        influence_deck=len(table.influence_deck),
        stacks={name: len(table.stack(stack)) for stack, name in enumerate(STACK_NAMES)},
        intrigue_pile=len(table.intrigue_pile),
        shield_pile=len(table.shield_pile) - table.shields_drawn,
        own=own_view(table, seat, top, answers[seat]) if seat >= 0 else None,
        count=final_count(table) if table.is_over() else None,
    )


# What the present decision is about.


def board_in_question(table: Versailles, top: Top) -> int | None:
    """The number of the board that is being scored, or that gets a marker at the beginning of Influence."""
    if isinstance(top, OpeningMarkers):
        return top.board(table) + 1
    for frame in table.frames:
        if isinstance(frame, (Intrigue, WinTie, ScoreBoard)):
            return frame.board + 1
    return None


def mission_in_question(table: Versailles, top: Top) -> str | None:
    """A laid mission lies open, also while it is being paid for (ruling L33)."""
    if isinstance(top, PayMission):
        return table.box.mission_names[top.mission]
    bonus = bonus_in_question(table, top)
    if top is None or bonus is None:
        return None
    courtier = table.courtiers[top.to_act(table)[0]]
    return names_of(courtier.laid & ~courtier.used & table.box.bonus_masks[bonus], table.box.mission_names)[0]


def bonus_in_question(table: Versailles, top: Top) -> int | None:
    """The bonus that the decision offers."""
    if isinstance(top, SupplyEffects):
        return top.effect(table)
    if isinstance(top, RecoverMarkers):
        return PLUS_3_MARKERS if table.count_laid(top.seat, PLUS_3_MARKERS) else PLUS_1_MARKER
    if isinstance(top, OpeningMarkers):
        return OPENING_BONUSES[top.question(table)]
    if isinstance(top, EndMarkers):
        return MARKER_AT_END
    if isinstance(top, WinTie):
        return WIN_ONE_TIE
    return EXCHANGE_MISSIONS if isinstance(top, ExchangeMissions) else None


def amount_in_question(table: Versailles, top: Top) -> int | None:
    """How many things the decision is about, where that is not always one."""
    if isinstance(top, UseCard):
        return JOKER_MARKERS if top.card == JOKER else CARD_MARKERS
    if isinstance(top, SupplyEffects):
        return LOUIS_OR_MARKERS if top.effect(table) == PLUS_2_LOUIS_OR_MARKERS else None
    if isinstance(top, RecoverMarkers):
        return top.most
    if isinstance(top, Maintenon):
        return MAINTENONS_MARKERS
    if isinstance(top, (PlaceFavours, DrawMissions)):
        return top.left
    if isinstance(top, GiveTilesUp):
        return count_tiles(table.courtiers[top.seat].tiles) - top.kept
    return MOST_RETURNED - top.returned if isinstance(top, ExchangeMissions) else None


def scoring_view(table: Versailles) -> Scoring | None:
    """The markers that count on the board that is being scored."""
    for frame in table.frames:
        if isinstance(frame, ScoreBoard):
            *markers, neutral = frame.counts
            return Scoring(markers, neutral, None if frame.tie_winner == NONE else frame.tie_winner)
    return None


# Boards and players.


def board_view(table: Versailles, board: int, markers: list[int]) -> Board:
    """A board with its condition and markers; those of each seat are packed."""
    condition = table.condition(board)
    return Board(
        number=board + 1,
        reward=REWARD_NAMES[board],
        condition=CONDITION_NAMES[condition.kind],
        amount=condition.number,
        is_flipped=bool((table.flipped >> board) & 1),
        has_king=table.king == board,
        has_favourite=table.favourite == board,
        markers=[count_on(packed, board) for packed in markers],
        neutral=count_on(table.neutral, board),
    )


def player_view(table: Versailles, seat: int, decided: bool) -> Player:
    """The public part of a player."""
    box = table.box
    courtier = table.courtiers[seat]
    tiles, tablet = courtier.tiles, courtier.tablet
    return Player(
        general=courtier.general,
        personal=courtier.personal,
        money=courtier.money,
        tiles={name: count_tile(tiles, tile) for tile, name in enumerate(TILE_NAMES)},
        laid=names_of(courtier.laid, box.mission_names),
        used=names_of(courtier.used, box.mission_names),
        shields=courtier.shield_count(),
        hand=len(courtier.hand),
        missions=[STACK_NAMES[box.missions[face_of(card)].stack] for card in courtier.missions],
        intrigues=len(courtier.intrigues),
        tablet=[space for number, space in enumerate(SPACES) if tablet & SPACE_BIT[number]] if tablet else [],
        decided=decided,
    )


def names_of(missions: int, names: list[str]) -> list[str]:
    """The names of a set of missions, ascending."""
    found: list[str] = []
    while missions:
        lowest = missions & -missions
        found.append(names[lowest.bit_length() - 1])
        missions -= lowest
    return found


def own_view(table: Versailles, seat: int, top: Top, answer: int) -> Own:
    """The hidden part of the seat's own things."""
    courtier = table.courtiers[seat]
    missions, names = faces(courtier.missions), table.box.mission_names
    returned = top.returned if isinstance(top, Redraws) and seat in top.to_act(table) else []
    return Own(
        hand=[INFLUENCE_NAMES[card] for card in sorted(faces(courtier.hand))],
        missions=[names[mission] for mission in missions],
        fulfilled=[names[mission] for mission in missions if payments(table, seat, mission)],
        intrigues=[board + 1 for board in sorted(faces(courtier.intrigues))],
        shields=shield_counts(courtier),
        returned=[INFLUENCE_NAMES[card] for card in returned],
        answer=sealed_answer(answer),
    )


def sealed_answer(answer: int) -> dict[str, str | int] | None:
    """What a seat has decided about its intrigue card; NONE or less stands for no answer."""
    if answer < 0:
        return None
    if answer < PLOT:
        return {"type": "decline"}
    general, personal = INTRIGUES[answer - PLOT]
    return {"type": "plot", "general": general, "personal": personal}


def shield_counts(courtier: Courtier) -> dict[str, int]:
    """The shields by type; those beyond the box are untyped."""
    counts = {name: courtier.shields_of(kind) for kind, name in enumerate(SHIELD_NAMES)}
    counts["untyped"] = courtier.untyped
    return counts


def final_count(table: Versailles) -> list[Count]:
    """The count at the end, shields turned up."""
    result = final_result(table)
    return [
        Count(
            rank=result.ranks[seat],
            points=dict(result.breakdown[seat]),
            total=sum(count_points(table, seat)),
            shields=shield_counts(table.courtiers[seat]),
        )
        for seat in range(table.seats)
    ]
