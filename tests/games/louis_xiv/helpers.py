"""Positions of Louis XIV, arranged as a player would describe them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, cast

from roisoleil.engine.chance import Chance, FastChance
from roisoleil.engine.dealer import NONE, Dealer
from roisoleil.engine.frame import Frame
from roisoleil.engine.table import Table
from roisoleil.games.louis_xiv.boards import BOARDS, UNIT
from roisoleil.games.louis_xiv.cards import (
    BONUS_NAMES,
    INFLUENCE_CARDS,
    MISSION_BIT,
    MONEY_CARDS,
    SHIELDS,
    STACK_NAMES,
    TILE_NAMES,
    TILE_UNIT,
    Components,
)
from roisoleil.games.louis_xiv.choices import INFLUENCE_NAMES, SPACES
from roisoleil.games.louis_xiv.counting import CountBoards, ask_intriguers, count_boards
from roisoleil.games.louis_xiv.game import LouisXIV
from roisoleil.games.louis_xiv.hidden import bit_of, hide
from roisoleil.games.louis_xiv.missions import pass_first_player
from roisoleil.games.louis_xiv.state import MARKERS_OF_A_SEAT, NEWEST_RULES, SHIELD_UNIT, Courtier, Versailles
from roisoleil.games.louis_xiv.tablet import SPACE_BIT
from roisoleil.games.louis_xiv.turn import ORDER_OF_PLAY, Phase, Rounds
from tests.games.louis_xiv.play import GAME, YELLOW, Play

BOX: Final = GAME.box
GENERAL: Final = 5
"""The markers in the general supply of those who are not named."""

# Cards by what is printed on them, since the tiles of a bonus are not the same in every copy of the game.


def missions_of(bonus: str, box: Components = BOX) -> list[str]:
    """The names of all missions with that bonus."""
    number = BONUS_NAMES.index(bonus)
    return [name for name, mission in zip(box.mission_names, box.missions, strict=True) if mission.bonus == number]


def mission_of(bonus: str) -> str:
    """The name of the first mission with that bonus."""
    return missions_of(bonus)[0]


def missions_for(*tiles: str) -> list[str]:
    """The names of the missions that ask for these tiles; "any" is a tile of one's choice."""
    wanted = sorted([*TILE_NAMES, "any"].index(tile) for tile in tiles)
    return [
        name for name, mission in zip(BOX.mission_names, BOX.missions, strict=True) if sorted(mission.tiles) == wanted
    ]


def stack_of(mission: str) -> str:
    """The stack of a mission."""
    return STACK_NAMES[BOX.missions[BOX.mission_names.index(mission)].stack]


def missions_in(stack: str) -> list[str]:
    """The missions of a stack."""
    return [name for name in BOX.mission_names if stack_of(name) == stack]


def price_of(board: int, is_flipped: bool = False) -> int:
    """The price of a bribe that a side of a board shows."""
    return (BOX.backs if is_flipped else BOX.fronts)[board - 1].number


def needed_on(board: int) -> int:
    """The markers that the front of a board asks for."""
    return BOX.fronts[board - 1].number


# Chosen positions.


def table_with(
    phase: Phase,
    *,
    seats: int = 4,
    favori: bool = False,
    first: int = YELLOW,
    round_number: int = 2,
    king: int = 0,
    favourite: int = 0,
    on: Mapping[int, Mapping[int, int]] | None = None,
    neutral: Mapping[int, int] | None = None,
    general: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    tiles: Mapping[int, str] | None = None,
    shields: Mapping[int, Iterable[int]] | None = None,
    laid: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    missions: Mapping[int, str] | None = None,
    intrigues: Mapping[int, Iterable[int]] | None = None,
    tablet: Mapping[int, str] | None = None,
    flipped: Iterable[int] = (),
    next_king: int = 1,
    influence_top: str = "",
    stack_tops: str = "",
    intrigue_top: Iterable[int] = (),
    shield_top: Iterable[int] = (),
    chance: Chance | None = None,
    box: Components = BOX,
    version: int = NEWEST_RULES,
) -> Play:
    """A table at the beginning of a phase, played up to its first decision.

    Boards have their printed numbers, `on` holds markers by board and seat. `laid` names missions by their bonus,
    `missions` the cards in hand by their names. What is not in the general supply (5 for those who are not named), on
    boards or on a tablet is in the personal supply. Cards and shields that are named as top are drawn first; all others
    lie below them. Shields have types 1 to 6. `king` is where he stands, `next_king` where the next card sends him.
    Every marker, card and shield is somewhere.
    """
    table = arranged(
        seats=seats,
        favori=favori,
        first=first,
        round_number=round_number,
        king=king,
        favourite=favourite,
        on=on,
        neutral=neutral,
        general=general,
        money=money,
        tiles=tiles,
        shields=shields,
        laid=laid,
        hands=hands,
        missions=missions,
        intrigues=intrigues,
        tablet=tablet,
        flipped=flipped,
        next_king=next_king,
        influence_top=influence_top,
        stack_tops=stack_tops,
        intrigue_top=intrigue_top,
        shield_top=shield_top,
        box=box,
        version=version,
    )
    return begun(table, Rounds(ORDER_OF_PLAY.index(phase)), chance, box)


def scoring(
    board: int,
    *,
    seats: int = 4,
    favori: bool = False,
    first: int = YELLOW,
    round_number: int = 2,
    king: int = 0,
    favourite: int = 0,
    on: Mapping[int, Mapping[int, int]] | None = None,
    neutral: Mapping[int, int] | None = None,
    general: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    laid: Mapping[int, str] | None = None,
    intrigues: Mapping[int, Iterable[int]] | None = None,
    tablet: Mapping[int, str] | None = None,
    flipped: Iterable[int] = (),
    influence_top: str = "",
    intrigue_top: Iterable[int] = (),
    shield_top: Iterable[int] = (),
) -> Play:
    """That board is about to be scored; those before it have been. Others follow, then the missions."""
    table = arranged(
        seats=seats,
        favori=favori,
        first=first,
        round_number=round_number,
        king=king,
        favourite=favourite,
        on=on,
        neutral=neutral,
        general=general,
        money=money,
        laid=laid,
        intrigues=intrigues,
        tablet=tablet,
        flipped=flipped,
        influence_top=influence_top,
        intrigue_top=intrigue_top,
        shield_top=shield_top,
    )
    pending: list[Frame[Versailles]] = [Rounds(ORDER_OF_PLAY.index(count_boards) + 1), CountBoards(board)]
    table.frames.extend(cast("list[Frame[Table]]", pending))
    return begun(table, ask_intriguers(table, board - 1))


def game_end(
    *,
    seats: int = 4,
    favori: bool = False,
    first: int = YELLOW,
    on: Mapping[int, Mapping[int, int]] | None = None,
    general: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    tiles: Mapping[int, str] | None = None,
    shields: Mapping[int, Iterable[int]] | None = None,
    laid: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    intrigues: Mapping[int, Iterable[int]] | None = None,
    tablet: Mapping[int, str] | None = None,
    shield_top: Iterable[int] = (),
    untyped: Mapping[int, int] | None = None,
) -> Play:
    """The missions of round 4 are done and the points are counted; those who are not named have no louis."""
    table = arranged(
        seats=seats,
        favori=favori,
        first=first,
        round_number=4,
        on=on,
        general=general,
        money=dict.fromkeys(range(seats), 0) | dict(money or {}),
        tiles=tiles,
        shields=shields,
        laid=laid,
        hands=hands,
        intrigues=intrigues,
        tablet=tablet,
        shield_top=shield_top,
    )
    for seat, number in (untyped or {}).items():
        table.courtiers[seat].untyped = number
    return begun(table, Rounds(ORDER_OF_PLAY.index(pass_first_player)))


def begun(table: Versailles, frame: Frame[Versailles], chance: Chance | None = None, box: Components = BOX) -> Play:
    """The table with that frame on top, played up to its first decision."""
    game = GAME if box is BOX else LouisXIV(box)
    game.check(table)
    dealer = Dealer(chance or FastChance(1))
    table.start(frame, dealer)
    game.check(table)
    return Play(table, dealer, game)


def arranged(
    *,
    seats: int,
    favori: bool,
    first: int,
    round_number: int,
    king: int = 0,
    favourite: int = 0,
    on: Mapping[int, Mapping[int, int]] | None = None,
    neutral: Mapping[int, int] | None = None,
    general: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    tiles: Mapping[int, str] | None = None,
    shields: Mapping[int, Iterable[int]] | None = None,
    laid: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    missions: Mapping[int, str] | None = None,
    intrigues: Mapping[int, Iterable[int]] | None = None,
    tablet: Mapping[int, str] | None = None,
    flipped: Iterable[int] = (),
    next_king: int = 1,
    influence_top: str = "",
    stack_tops: str = "",
    intrigue_top: Iterable[int] = (),
    shield_top: Iterable[int] = (),
    box: Components = BOX,
    version: int = NEWEST_RULES,
) -> Versailles:
    """The position of `table_with`, with nothing pending."""
    # The players and what lies before them.
    courtiers = [Courtier(0, 0, (money or {}).get(seat, 5)) for seat in range(seats)]
    for board, markers in (on or {}).items():
        for seat, number in markers.items():
            courtiers[seat].on_boards += number * UNIT[board - 1]
    held = {seat: [kind - 1 for kind in kinds] for seat, kinds in (shields or {}).items()}
    lying: list[int] = []
    for seat, courtier in enumerate(courtiers):
        courtier.tablet = sum(SPACE_BIT[SPACES.index(space)] for space in (tablet or {}).get(seat, "").split())
        placed = sum((on or {}).get(board, {}).get(seat, 0) for board in range(1, BOARDS + 1)) + courtier.tablet_count()
        courtier.general = (general or {}).get(seat, min(GENERAL, MARKERS_OF_A_SEAT - placed))
        courtier.personal = MARKERS_OF_A_SEAT - placed - courtier.general
        courtier.tiles = sum(TILE_UNIT[TILE_NAMES.index(tile)] for tile in (tiles or {}).get(seat, "").split())
        courtier.shields = sum(SHIELD_UNIT[kind] for kind in held.get(seat, []))
        for bonus in (laid or {}).get(seat, "").split():
            numbers = [box.mission_names.index(name) for name in missions_of(bonus, box)]
            lying.append(next(number for number in numbers if number not in lying))
            courtier.laid |= MISSION_BIT[lying[-1]]

    # What they hold in their hands.
    for seat, courtier in enumerate(courtiers):
        courtier.hand = known_to(seat, influence((hands or {}).get(seat, "")))
        courtier.missions = known_to(seat, [box.mission_names.index(name) for name in named(missions, seat)])
        courtier.intrigues = known_to(seat, [board - 1 for board in (intrigues or {}).get(seat, ())])
    in_hands = [
        number for seat in range(seats) for number in [box.mission_names.index(n) for n in named(missions, seat)]
    ]
    plotting = [board - 1 for boards in (intrigues or {}).values() for board in boards]
    played = [card for seat in range(seats) for card in influence((hands or {}).get(seat, ""))]

    # The piles: what lies nowhere else.
    on_top = [box.mission_names.index(name) for name in stack_tops.split()]
    stacks = [
        [number for number in on_top if box.missions[number].stack == stack]
        + [number for number in box.stack_cards(stack) if number not in [*on_top, *lying, *in_hands]]
        for stack in range(len(STACK_NAMES))
    ]
    plots = [board - 1 for board in intrigue_top]
    next_card = box.kings.index(next_king - 1)
    money_deck = [card for card in range(MONEY_CARDS) if card != next_card]
    money_deck.insert(min(round_number, MONEY_CARDS - 1), next_card)
    drawn = [kind for kinds in held.values() for kind in kinds]
    first_shields = [kind - 1 for kind in shield_top]
    deck_top = influence(influence_top)
    return Versailles(
        box,
        favori,
        courtiers,
        sum(number * UNIT[board - 1] for board, number in (neutral or {}).items()),
        [],
        money_deck,
        deck_top + without(INFLUENCE_CARDS, played + deck_top),
        [],
        stacks[0],
        stacks[1],
        stacks[2],
        plots + [board for board in range(BOARDS) if board not in plots + plotting],
        drawn + first_shields + without(SHIELDS, drawn + first_shields),
        first,
        round_number,
        king - 1 if king else NONE,
        favourite - 1 if favourite else NONE,
        sum(1 << (board - 1) for board in flipped),
        len(drawn),
        version,
    )


def named(cards: Mapping[int, str] | None, seat: int) -> list[str]:
    """The names that belong to a seat."""
    return (cards or {}).get(seat, "").split()


def influence(names: str) -> list[int]:
    """Influence cards by their names: a board's number, or "joker"."""
    return [INFLUENCE_NAMES.index(name if name == "joker" else f"board-{name}") for name in names.split()]


def known_to(seat: int, cards: list[int]) -> list[int]:
    """Hidden cards that only a seat knows."""
    return [hide(card, bit_of(seat)) for card in cards]


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that are left, in the order of their faces."""
    left = Counter(cards)
    left.subtract(taken)
    assert min(left.values(), default=0) >= 0, "a card is named too often"
    return sorted(left.elements())


# Real games.


def new_game(seats: int = 4, favori: bool = False, chance: Chance | None = None) -> Play:
    """A game that has just begun."""
    dealer = Dealer(chance or FastChance(1))
    return Play(GAME.setup(seats, ["favori"] if favori else [], dealer), dealer)


def all_of(bonuses: str) -> str:
    """Every mission of these bonuses, for `laid`."""
    return " ".join(bonus for bonus in bonuses.split() for _ in missions_of(bonus))
