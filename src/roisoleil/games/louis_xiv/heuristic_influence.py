"""The Influence phase: which card to play, and where its markers go."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import (
    BOARDS,
    CARD_MARKERS,
    JOKER_MARKERS,
    LAYOUTS,
    MONTESPAN,
    MOST_MARKERS,
    NEIGHBOURS,
)
from roisoleil.games.louis_xiv.cards import INFLUENCE_KINDS, JOKER
from roisoleil.games.louis_xiv.choices import DECLINE, EXCHANGE, JUMP, PASS, PLACE, PLACE_FOUR, PLAY, PUT, RECOVER_FOUR
from roisoleil.games.louis_xiv.heuristic_boards import gains_of_boards, turns_of_rivals
from roisoleil.games.louis_xiv.heuristic_survey import POSTED_MARKER, SHIELD, SHORT_MARKER, Survey
from roisoleil.games.louis_xiv.placement import UseCard

PASS_WORTH: Final = -10  # Two louis for seeing one turn more.
PLAIN_CARD: Final = 30  # What an unknown card brings when it is played.
JOKER_KEPT: Final = 4  # A joker finds a use in every turn: it waits.
JUMP_COST: Final = 6  # A marker of the tablet: half a shield in the end, and the next leap.
AT_MONTESPAN: Final = 1  # Of all scored boards, a start is best where the reward is a crown.


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
ANYWHERE: Final = [MOST_MARKERS] * BOARDS
"""A leap, or four markers for a card, may end on any board."""


# Playing a card.


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


# Using it.


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


def cost_of_markers(survey: Survey, later: int) -> int:
    """What each marker placed now costs: something if there are not three for each later turn."""
    return SHORT_MARKER if survey.me.personal < CARD_MARKERS * (later + 1) else 0


def worth_of_recovery(survey: Survey, most: int, later: int) -> int:
    """What recovered markers are worth: for later turns of the round if they are short, and for the next round."""
    number = min(most, survey.me.general)
    short = max(0, CARD_MARKERS * later - survey.me.personal)
    return min(number, short) * SHORT_MARKER + number * survey.marker


# A single marker, as Condé or the end of the phase gives it.


def appeals_of_puts(survey: Survey, scored: int, options: list[int]) -> list[int]:
    """Where a single marker gains most."""
    gains = gains_of_boards(survey, [0 if board <= scored else 1 for board in range(BOARDS)], 0, 0)
    return [0 if option == DECLINE else worth_of_put(survey, gains, scored, option - PUT) for option in options]


def worth_of_put(survey: Survey, gains: list[list[int]], scored: int, board: int) -> int:
    """A single marker: on a board still to be scored if it changes something there, else to stay."""
    if board <= scored:
        return SHIELD if survey.is_last else POSTED_MARKER + (AT_MONTESPAN if board == MONTESPAN else 0)
    return gains[board][1]
