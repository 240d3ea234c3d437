"""What a seat sees: built field by field, so that nothing else can get out."""

from __future__ import annotations

from msgspec import Struct

from roisoleil.engine.dealer import NONE
from roisoleil.games.louis_xiv.boards import BOARDS, count_on
from roisoleil.games.louis_xiv.cards import (
    CONDITION_NAMES,
    MISSION_BIT,
    MISSIONS,
    REWARD_NAMES,
    SHIELD_TYPES,
    STACK_NAMES,
    TILE_NAMES,
    count_tile,
)
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, SPACES
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.final import count_points, final_result
from roisoleil.games.louis_xiv.hidden import face_of, faces
from roisoleil.games.louis_xiv.missions import PayMission
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.state import Courtier, Versailles
from roisoleil.games.louis_xiv.tablet import SPACE_BIT


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
    intrigues: list[int]
    shields: dict[str, int]


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
    """The board that is being scored."""
    card: str | None
    """The influence card that is being used."""
    mission: str | None
    """The mission that the seat itself is paying for."""
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
    return View(
        seat=seat if seat >= 0 else None,
        seats=table.seats,
        round=table.round_number,
        first=table.first,
        decision=top.name() if top else None,
        to_act=table.to_act(),
        board=board_in_question(table),
        card=INFLUENCE_NAMES[top.card] if isinstance(top, UseCard) else None,
        mission=table.box.mission_names[top.mission] if isinstance(top, PayMission) and top.seat == seat else None,
        with_favori=table.with_favori,
        boards=[board_view(table, board) for board in range(BOARDS)],
        players=[player_view(table, other) for other in range(table.seats)],
        centre=[INFLUENCE_NAMES[card] for card in table.centre],
        influence_deck=len(table.influence_deck),
        stacks={name: len(table.stack(stack)) for stack, name in enumerate(STACK_NAMES)},
        intrigue_pile=len(table.intrigue_pile),
        shield_pile=len(table.shield_pile) - table.shields_drawn,
        own=own_view(table, table.courtiers[seat]) if seat >= 0 else None,
        count=final_count(table) if table.is_over() else None,
    )


def board_in_question(table: Versailles) -> int | None:
    """The number of the board that is being scored."""
    for frame in table.frames:
        if isinstance(frame, (Intrigue, WinTie, ScoreBoard)):
            return frame.board + 1
    return None


def board_view(table: Versailles, board: int) -> Board:
    """A board with its condition and markers."""
    condition = table.condition(board)
    return Board(
        number=board + 1,
        reward=REWARD_NAMES[board],
        condition=CONDITION_NAMES[condition.kind],
        amount=condition.number,
        is_flipped=bool((table.flipped >> board) & 1),
        has_king=table.king == board,
        has_favourite=table.favourite == board and table.favourite != NONE,
        markers=[table.markers_on(seat, board) for seat in range(table.seats)],
        neutral=count_on(table.neutral, board),
    )


def player_view(table: Versailles, seat: int) -> Player:
    """The public part of a player."""
    names = table.box.mission_names
    courtier = table.courtiers[seat]
    top = table.frames[-1] if table.frames else None
    return Player(
        general=courtier.general,
        personal=courtier.personal,
        money=courtier.money,
        tiles={name: count_tile(courtier.tiles, tile) for tile, name in enumerate(TILE_NAMES)},
        laid=[names[mission] for mission in range(MISSIONS) if courtier.laid & MISSION_BIT[mission]],
        used=[names[mission] for mission in range(MISSIONS) if courtier.used & MISSION_BIT[mission]],
        shields=courtier.shield_count(),
        hand=len(courtier.hand),
        missions=[STACK_NAMES[table.box.missions[face_of(card)].stack] for card in courtier.missions],
        intrigues=len(courtier.intrigues),
        tablet=[space for number, space in enumerate(SPACES) if courtier.tablet & SPACE_BIT[number]],
        decided=isinstance(top, Intrigue) and top.answers[seat] >= 0,
    )


def own_view(table: Versailles, courtier: Courtier) -> Own:
    """The hidden part of the seat's own things."""
    return Own(
        hand=[INFLUENCE_NAMES[card] for card in sorted(faces(courtier.hand))],
        missions=[table.box.mission_names[mission] for mission in faces(courtier.missions)],
        intrigues=[board + 1 for board in sorted(faces(courtier.intrigues))],
        shields=shield_counts(courtier),
    )


def shield_counts(courtier: Courtier) -> dict[str, int]:
    """The shields by type; those beyond the box are untyped."""
    counts = {f"shield-{kind + 1}": courtier.shields_of(kind) for kind in range(SHIELD_TYPES)}
    return {**counts, "untyped": courtier.untyped}


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
