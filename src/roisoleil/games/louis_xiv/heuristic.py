"""How a sound player weighs the options, in tenths of a point, from what the seat may know.

What wins: missions, five points for two tiles, and so tiles. A bribe costs louis and no markers, first place costs the
markers that won it, enough markers cost nothing. Whoever plays late sees where a lead will hold.

Here are the decisions, and the small ones in full. What things are worth is in `heuristic_survey.py`, what markers
promise on the boards in `heuristic_boards.py`, the Influence phase in `heuristic_influence.py` and the Missions phase
in `heuristic_missions.py`.
"""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import NONE
from roisoleil.games.louis_xiv.boards import CARD_MARKERS, MOST_MARKERS
from roisoleil.games.louis_xiv.choices import (
    ADD,
    DECLINE,
    HAND_IN,
    INTRIGUES,
    PLOT,
    RECOVER_SOME,
    REDRAW,
    STATION,
    TAKE_MARKERS,
)
from roisoleil.games.louis_xiv.counting import Intrigue, ScoreBoard, WinTie
from roisoleil.games.louis_xiv.favori import PlaceFavours, Redraws, StationFirst, Withdrawals
from roisoleil.games.louis_xiv.heuristic_boards import Places, gains_of_boards, prospects, turns_of_rivals
from roisoleil.games.louis_xiv.heuristic_influence import (
    ANYWHERE,
    PLAIN_CARD,
    appeals_of_cards,
    appeals_of_puts,
    appeals_of_uses,
    worth_of_placing,
)
from roisoleil.games.louis_xiv.heuristic_missions import (
    appeals_of_laying,
    appeals_of_payments,
    appeals_of_returns,
    appeals_of_stacks,
)
from roisoleil.games.louis_xiv.heuristic_survey import INTRIGUE, SHIELD, SHORT_MARKER, Survey
from roisoleil.games.louis_xiv.influence import EndMarkers, PlayCards
from roisoleil.games.louis_xiv.missions import DrawMissions, ExchangeMissions, GiveTilesUp, LayMissions, PayMission
from roisoleil.games.louis_xiv.placement import UseCard
from roisoleil.games.louis_xiv.rewards import CONDE, Conde, Maintenon
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.supply import RecoverMarkers, SupplyEffects
from roisoleil.games.louis_xiv.tablet import SCORING_SPACE, SPACE_BIT

MARKERS_OF_A_ROUND: Final = 12  # Four cards of three markers.
MARKERS_FOR_A_CARD: Final = 6  # With fewer markers in the personal supply, none are left for one more card to place.
SPACE_WORTHS: Final = [7, 8, 6, 10]
"""A hand can be bad; a leap joins boards far apart; a plot needs its card; two more tiles are half a mission."""


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
    if isinstance(frame, RecoverMarkers):
        return appeals_of_recovery(survey, options)
    if isinstance(frame, Redraws):
        return appeals_of_redraws(survey, options)
    if options[0] >= TAKE_MARKERS:
        return appeals_of_supply(survey, options)
    return [0 if option == DECLINE else worth_of_offer(survey) for option in options]


# Supply.


def appeals_of_supply(survey: Survey, options: list[int]) -> list[int]:
    """Two louis or markers: markers if there are too few for a whole round."""
    is_short = survey.me.personal < MARKERS_OF_A_ROUND
    marker = survey.marker + (SHORT_MARKER if is_short else 0)
    return [(option - TAKE_MARKERS) * (marker - survey.louis) for option in options]


def appeals_of_recovery(survey: Survey, options: list[int]) -> list[int]:
    """All of them, but for the last one of the supply where the favourite could add it to an intrigue card."""
    has_plan = bool(survey.me.tablet & SPACE_BIT[SCORING_SPACE]) and bool(survey.me.intrigues)
    spared = survey.me.general if has_plan else NONE
    return [-1 if option - RECOVER_SOME == spared else option - RECOVER_SOME for option in options]


# Scoring, and offers of any phase.


def appeals_of_plots(survey: Survey, board: int, options: list[int]) -> list[int]:
    """No rival can answer: what the markers change for sure, against the card that would be kept."""
    promises = prospects(survey, Places(survey), board, MOST_MARKERS, 0)
    worths: list[int] = []
    for option in options:
        if option == DECLINE:
            worths.append(SHIELD if survey.is_last else INTRIGUE)
        else:
            general, personal = INTRIGUES[option - PLOT]
            # Of equal plots, the one that spares the personal supply.
            worths.append(promises[general + personal] - promises[0] - personal)
    return worths


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


def worth_of_tie(survey: Survey, board: int) -> int:
    """Winning a tie: the reward without a bribe, from the king a crown besides, at the price of the markers."""
    tied, won = prospects(survey, Places(survey), board, 1, 0)
    return won - tied


# Le Favori.


def worth_of_space(survey: Survey, option: int) -> int:
    """An option for a later phase, or the marker itself."""
    return survey.marker if option == DECLINE else SPACE_WORTHS[option - STATION]


def appeals_of_redraws(survey: Survey, options: list[int]) -> list[int]:
    """Put back the cards that place worse than most."""
    gains = gains_of_boards(survey, ANYWHERE, turns_of_rivals(survey), 0)
    return [
        0 if option == DECLINE else PLAIN_CARD - worth_of_placing(gains, option - REDRAW, CARD_MARKERS)
        for option in options
    ]
