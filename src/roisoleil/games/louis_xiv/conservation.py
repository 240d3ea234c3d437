"""What the rules never change: every marker, card and shield is somewhere."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.boards import BOARDS, count_all, count_on
from roisoleil.games.louis_xiv.cards import INFLUENCE_CARDS, MISSION_BIT, MISSIONS, SHIELD_TYPES, SHIELDS_OF_A_TYPE
from roisoleil.games.louis_xiv.favori import Redraws
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import NEUTRAL_SEATS
from roisoleil.games.louis_xiv.state import MARKERS_OF_A_SEAT, Versailles

MOST_NEUTRAL_MARKERS: Final = 8


def check_conservation(table: Versailles) -> None:
    """Raise AssertionError if anything is lost or doubled, or a stock is negative."""
    check_markers(table)
    check_influence_cards(table)
    intrigues = faces(table.intrigue_pile)
    missions = faces(table.light) + faces(table.medium) + faces(table.dark)
    for courtier in table.courtiers:
        intrigues += faces(courtier.intrigues)
        missions += faces(courtier.missions)
        missions += [number for number in range(MISSIONS) if courtier.laid & MISSION_BIT[number]]
        assert courtier.used & ~courtier.laid == 0, "a mission used that is not laid"
        assert courtier.money >= 0, "negative money"
        assert courtier.tiles >= 0, "negative tiles"
    assert sorted(intrigues) == list(range(BOARDS)), "intrigue cards lost or doubled"
    assert sorted(missions) == list(range(MISSIONS)), "missions lost or doubled"
    check_shields(table)


def check_markers(table: Versailles) -> None:
    """Sixteen for each seat, in every place together."""
    for courtier in table.courtiers:
        assert min(courtier.general, courtier.personal) >= 0, "negative supply"
        placed = sum(count_on(courtier.on_boards, board) for board in range(BOARDS))
        total = courtier.general + courtier.personal + placed + courtier.tablet_count()
        assert total == MARKERS_OF_A_SEAT, "markers lost or doubled"
        assert table.with_favori or not courtier.tablet, "a tablet without the expansion"
    assert count_all(table.neutral) <= (MOST_NEUTRAL_MARKERS if table.seats == NEUTRAL_SEATS else 0), "neutral markers"


def check_influence_cards(table: Versailles) -> None:
    """All thirty."""
    cards = faces(table.influence_deck) + table.centre
    for courtier in table.courtiers:
        cards += faces(courtier.hand)
    for frame in table.frames:
        if isinstance(frame, Redraws):
            cards += frame.returned
    assert sorted(cards) == INFLUENCE_CARDS, "influence cards lost or doubled"


def check_shields(table: Versailles) -> None:
    """Ten of each type, drawn or not."""
    left = table.shield_pile[table.shields_drawn :]
    for kind in range(SHIELD_TYPES):
        held = sum(courtier.shields_of(kind) for courtier in table.courtiers)
        assert held + left.count(kind) == SHIELDS_OF_A_TYPE, "shields lost or doubled"
