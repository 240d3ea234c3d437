"""Le Favori: the board with four spaces, one for each phase. Its fine print is reconstructed."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.games.louis_xiv.events import OPTION_USED
from roisoleil.games.louis_xiv.state import Versailles

SUPPLY_SPACE: Final = 0
INFLUENCE_SPACE: Final = 1
SCORING_SPACE: Final = 2
MISSIONS_SPACE: Final = 3
SPACES: Final = 4
SPACE_BIT: Final = [1, 2, 4, 8]


def can_use_option(table: Versailles, seat: int, space: int) -> bool:
    """An option needs a marker on its space, and works once in its phase (ruling L19)."""
    courtier = table.courtiers[seat]
    return bool(courtier.tablet & ~courtier.tablet_used & SPACE_BIT[space])


def use_option(table: Versailles, seat: int, space: int, dealer: Dealer) -> None:
    """The marker goes back to the personal supply, and the option is carried out."""
    courtier = table.courtiers[seat]
    courtier.tablet -= SPACE_BIT[space]
    courtier.tablet_used |= SPACE_BIT[space]
    courtier.personal += 1
    dealer.tell(OPTION_USED, seat, space)
