"""Positions of Dans l'ombre du Roi-Soleil, arranged as a player would describe them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final, cast

from roisoleil.engine.chance import Chance, ChosenChance, FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from roisoleil.games.ombre.cards import (
    COLOURS,
    DATA,
    FACE_NAMES,
    GOLD_IN_BOX,
    LOUIS,
    START_GOLD,
    START_POWER,
    Components,
    is_auction,
    is_quality,
)
from roisoleil.games.ombre.game import Ombre
from roisoleil.games.ombre.gold import gold_action
from roisoleil.games.ombre.piles import LOUIS_PLACE, LOWER_PILE, SECOND_HALF
from roisoleil.games.ombre.qualities import use_qualities
from roisoleil.games.ombre.reveal import turn_cards
from roisoleil.games.ombre.setup import FIRST_SEAT
from roisoleil.games.ombre.state import EMPTY_ROW, Court
from roisoleil.games.ombre.turn import ORDER_OF_PLAY, Phase, Turns
from tests.games.ombre.play import ANNE, GAME, Play

PHASE_1: Final[Phase] = use_qualities
PHASE_2: Final[Phase] = turn_cards
PHASE_3: Final[Phase] = gold_action

BOTTOM: Final = -1
"""Louis XIV lies under all other cards."""


def chosen_chance(top: str = "", louis_place: int = BOTTOM, lower_pile: int = SECOND_HALF, first: int = ANNE) -> Chance:
    """Shuffles so that chosen cards come first; the other cards follow in the order of their faces."""
    return ChosenChance(numbers(top), {LOUIS_PLACE: louis_place, LOWER_PILE: lower_pile, FIRST_SEAT: first})


def new_game(chance: Chance, seats: int = 4) -> Play:
    """A game that has just begun."""
    dealer = Dealer(chance)
    return Play(GAME.setup(seats, [], dealer), dealer)


def numbers(names: str) -> list[int]:
    """The cards of these names."""
    return [FACE_NAMES.index(name) for name in names.split()]


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that are left, in the order of their faces."""
    left = Counter(cards)
    left.subtract(taken)
    assert min(left.values(), default=0) >= 0, "a card is named too often"
    return sorted(left.elements())


# Chosen positions.


def table_with(
    phase: Phase = PHASE_1,
    *,
    seats: int = 3,
    active: int = ANNE,
    spheres: Mapping[int, str] | None = None,
    power: Mapping[int, int] | None = None,
    gold: Mapping[int, int] | None = None,
    draw: str = "",
    discard: str = "",
    known_bottom: str = "",
    fallen: Mapping[int, int] | None = None,
    louis_seen: bool = False,
    has_conspired: bool = False,
    rest_is_discarded: bool = False,
    announced: int = 0,
    chance: Chance | None = None,
    box: Components = GAME.box,
) -> Play:
    """A table at the beginning of a phase of the active player, played up to its first decision.

    With `announced` it is phase 2, and the active player has just turned so many quality cards.

    The cards of a sphere are named from bottom to top, auction cards as acquired. `draw` is turned first; all other
    cards lie below it, or at the bottom of the discard pile if `rest_is_discarded`. Louis XIV lies under them, unless
    named. Who is not named has the power and gold of the start; the bank has the rest. `fallen` numbers those who are
    out, the first 1. Every card and token is somewhere.
    """
    # The players and what they have.
    out = dict(fallen or {})
    start_power = {seat: 0 if seat in out else START_POWER for seat in range(seats)} | dict(power or {})
    start_gold = {seat: 0 if seat in out else START_GOLD for seat in range(seats)} | dict(gold or {})
    held = {seat: numbers(names) for seat, names in (spheres or {}).items()}

    # The piles: what lies nowhere else.
    top, bottom, thrown = numbers(draw), numbers(known_bottom), numbers(discard)
    lying = [card for cards in held.values() for card in cards] + bottom + thrown
    rest = without(box.pack, lying + [card for card in top if card != LOUIS])
    pile = top + ([] if rest_is_discarded else rest) + bottom
    table = Court(
        box,
        pile if LOUIS in pile else [*pile, LOUIS],
        0,
        bottom,
        rest + thrown if rest_is_discarded else thrown,
        [start_power[seat] for seat in range(seats)],
        [start_gold[seat] for seat in range(seats)],
        [EMPTY_ROW] * (COLOURS * seats),
        [0] * seats,
        [out.get(seat, 0) for seat in range(seats)],
        [],
        box.power_in_box - sum(start_power.values()),
        GOLD_IN_BOX - sum(start_gold.values()),
        active,
        louis_seen,
        has_conspired,
    )
    for seat, cards in held.items():
        for card in cards:
            assert is_quality(card) or is_auction(card)
            if is_quality(card):
                table.put(seat, card)
        table.set_auction_cards(seat, [card for card in cards if is_auction(card)])

    # The table, begun at that phase.
    dealer = Dealer(chance or FastChance(1))
    table.start(Turns(active, ORDER_OF_PLAY.index(PHASE_2 if announced else phase)), dealer)
    game = GAME if box is GAME.box else Ombre(box)
    game.check(table)
    play = Play(table, dealer, game)
    if announced:
        play.choose(active, f"announce {announced}")
    return play


def match_at(play: Play) -> Match:
    """A match that goes on from that table: it takes forced decisions and keeps points to go back to."""
    # The kernel is only ever given tables of this game.
    match = Match(cast("Game[Table]", play.game), ["?"] * play.table.seats, [], bytes(32))
    match.table = play.table
    match.steps.clear()
    return match


def choose(match: Match, seat: int, notation: str) -> None:
    """Make a choice in a match."""
    match.choose(seat, match.game.choices.parse_notation(notation))


def log(match: Match) -> list[str]:
    """The choices of a match; automatic ones are marked by a star."""
    return [
        f"{step.seat} {match.game.choices.notation(step.choice)}{'*' if step.automatic else ''}" for step in match.steps
    ]


# Files of owners who write down what their cards say.


def owners_file(folder: Path, row: str = "", old: str = "", new: str = "") -> str:
    """The path of a copy of components.toml in which a text of one row, which must be there, is replaced."""
    text = (DATA / "components.toml").read_text(encoding="utf-8")
    if row:
        head, rest = text.split(f"[{row}]\n", 1)
        assert old in rest, f"{old!r} is not in the file"
        text = head + f"[{row}]\n" + rest.replace(old, new, 1)
    file = folder / "owners.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)
