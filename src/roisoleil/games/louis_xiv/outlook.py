"""Who will win, as a sound player would guess with all cards open.

Each seat's final points are estimated from what it has and what its markers promise; the guess grows firmer as the
game nears its end. The weights are rounded from a fit to games of sound players, the firmness to games of players who
look ahead.
"""

from __future__ import annotations

import math
from typing import Final

from roisoleil.games.louis_xiv.boards import BOARDS, count_on
from roisoleil.games.louis_xiv.cards import MARKERS, MONEY, count_tiles
from roisoleil.games.louis_xiv.counting import CountBoards, ScoreBoard
from roisoleil.games.louis_xiv.final import POINTS_PER_MISSION, final_result
from roisoleil.games.louis_xiv.missions import MissionTurns
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.turn import ROUNDS

HORIZON: Final = 30
"""How many decisions a playout goes on before it is judged. About a round: boards are counted and tiles taken."""
NEAR_HORIZON: Final = 10
"""Of a ministre: some turns more, and seldom the count."""

# What things are worth in points at the end.
SHIELD: Final = 1.3  # A point, and part of a majority.
TILE: Final = 2.6  # Half a mission, now and then only a shield.
LOUIS: Final = 0.5  # Five or six louis bring a mission by two bribes; three left over a shield.
INTRIGUE: Final = 1.7  # A shield at least, and some decide a board.
BONUS: Final = 0.4  # What a laid mission brings in each round to come.
LOST_MARKER: Final = 0.6  # In the general supply: a third of a card to recover it.
LAST_LOST_MARKER: Final = 0.3  # In the last round, until the cards are played; afterwards it is not missed.
TURN: Final = 1.8  # A card more than the others have.
LAST_TURN: Final = 1.3  # In the last round its markers are not carried on.
POSTED: Final = 0.3  # A marker that waits on a scored board for the next round.
TABLET_MARKER: Final = 0.5  # Two of them are a shield.

REWARDS: Final = [2.6, 2.6, 2.6, 2.6, 3.0, 2.0, 2.5, 1.6, 3.0, 2.6, 2.2, 3.0]
"""The reward of each board in these terms; a crown fits every mission."""
LAST_REWARDS: Final = [2.4, 2.4, 2.4, 2.4, 2.6, 2.6, 1.9, 2.6, 2.6, 2.6, 1.3, 2.6]
"""In the last round a card or a marker on a board is a shield."""
KINGS_CROWN: Final = 3.0
ENTRY: Final = 0.1  # A marker that is beaten may still be joined by others.
HALFWAY: Final = 0.25  # For each marker on the way to the number that is asked.

INFLUENCE: Final = 0
SCORING: Final = 1
MISSIONS: Final = 2
TEMPERATURES: Final = [[4.0, 2.7, 3.1], [2.9, 2.2, 2.3], [2.3, 1.9, 1.8], [1.75, 1.1, 0.9]]
"""By round and phase: points by which guesses are still off; ever less can change."""


def outlook(table: Versailles) -> list[float]:
    """The chance of every seat to win."""
    if table.is_over():
        ranks = final_result(table).ranks
        share = 1.0 / ranks.count(1)
        return [share if rank == 1 else 0.0 for rank in ranks]
    phase = phase_of(table)
    points = promises(table)
    for seat in range(table.seats):
        points[seat] += possessions(table, seat, phase)
    temperature = TEMPERATURES[max(0, table.round_number - 1)][phase]
    highest = max(points)
    chances = [math.exp((estimate - highest) / temperature) for estimate in points]
    total = sum(chances)
    return [chance / total for chance in chances]


def phase_of(table: Versailles) -> int:
    """How far the round has come: the cards are played, the boards scored, or the missions laid."""
    for frame in table.frames:
        if isinstance(frame, CountBoards):
            return SCORING
        if isinstance(frame, MissionTurns):
            return MISSIONS
    return INFLUENCE


def possessions(table: Versailles, seat: int, phase: int) -> float:
    """What a seat has, in points at the end."""
    courtier = table.courtiers[seat]
    rounds_to_come = ROUNDS - table.round_number
    is_last = rounds_to_come == 0
    points = courtier.laid.bit_count() * (POINTS_PER_MISSION + BONUS * rounds_to_come)
    points += SHIELD * courtier.shield_count() + LOUIS * courtier.money + INTRIGUE * len(courtier.intrigues)
    points += (SHIELD if is_last and has_laid_missions(table, seat) else TILE) * count_tiles(courtier.tiles)
    points += (LAST_TURN if is_last else TURN) * len(courtier.hand) + TABLET_MARKER * courtier.tablet_count()
    return points - cost_of_a_marker(is_last, phase) * courtier.general


def cost_of_a_marker(is_last: bool, phase: int) -> float:
    """What a marker in the general supply costs."""
    if not is_last:
        return LOST_MARKER
    return LAST_LOST_MARKER if phase == INFLUENCE else 0.0


def has_laid_missions(table: Versailles, seat: int) -> bool:
    """Whether the turn of a seat in the Missions phase is over."""
    for frame in table.frames:
        if isinstance(frame, MissionTurns):
            return (seat - table.first) % table.seats < frame.served
    return False


def promises(table: Versailles) -> list[float]:
    """What the markers on boards promise to each seat: less while cards are still to be played."""
    is_last = table.round_number == ROUNDS
    rewards = LAST_REWARDS if is_last else REWARDS
    lost = 0.0 if is_last else LOST_MARKER
    posted = SHIELD if is_last else POSTED
    scored = count_scored(table)
    promised = [0.0] * table.seats
    for board in range(scored, BOARDS):
        promise_on(table, board, rewards[board], lost, promised)
    cards = 0
    for courtier in table.courtiers:
        cards += max(0, len(courtier.hand) - 1)
    certainty = table.seats / (table.seats + cards)
    for seat, courtier in enumerate(table.courtiers):
        promised[seat] *= certainty
        for board in range(scored):
            promised[seat] += posted * count_on(courtier.on_boards, board)
    for frame in table.frames:
        if isinstance(frame, ScoreBoard):
            promise_of_the_pass(table, frame, rewards[frame.board], lost, posted, promised)
    return promised


def count_scored(table: Versailles) -> int:
    """How many boards have been scored in this round, the one being scored included."""
    scored = 0
    for frame in table.frames:
        if isinstance(frame, MissionTurns):
            return BOARDS
        if isinstance(frame, CountBoards):
            scored = frame.counted - 1
        elif isinstance(frame, ScoreBoard):
            scored += 1
    return scored


def promise_of_the_pass(
    table: Versailles, frame: ScoreBoard, reward: float, lost: float, posted: float, promised: list[float]
) -> None:
    """Add what the board being scored still gives; its counted markers, taken for posted ones, are about to leave."""
    standing = frame.standing(table)
    for seat in range(table.seats):
        promised[seat] -= frame.counts[seat] * (posted + (lost if standing.loses_markers(seat) else 0.0))
    if frame.is_giving_favours:
        return
    first = frame.seat_in_turn(table, standing) - frame.served
    for turn in range(frame.served, table.seats):
        seat = (first + turn) % table.seats
        if standing.is_paid(seat):
            promised[seat] += reward + (KINGS_CROWN if standing.gets_crown(seat) else 0.0)
        elif frame.can_bribe(table, seat):
            promised[seat] += max(0.0, reward - LOUIS * frame.price(table, seat))


def promise_on(table: Versailles, board: int, reward: float, lost: float, promised: list[float]) -> None:
    """Add what one board would give now."""
    condition = table.condition(board)
    best = 0 if condition.kind == MARKERS else count_on(table.neutral, board)
    second = 0
    for courtier in table.courtiers:
        count = count_on(courtier.on_boards, board)
        if count > best:
            second = best
            best = count
        elif count > second:
            second = count
    if best == 0:
        return
    has_king = table.king == board
    for seat, courtier in enumerate(table.courtiers):
        count = count_on(courtier.on_boards, board)
        if count == 0:
            continue
        if condition.kind == MARKERS:
            promised[seat] += reward if count >= condition.number else HALFWAY * count
        elif count == best and second < best:
            promised[seat] += reward + (KINGS_CROWN if has_king else 0.0) - lost * count
        elif has_king and count >= second:
            promised[seat] += reward
        elif condition.kind == MONEY and courtier.money >= condition.number:
            promised[seat] += max(0.0, reward - LOUIS * condition.number)
        else:
            promised[seat] += ENTRY
