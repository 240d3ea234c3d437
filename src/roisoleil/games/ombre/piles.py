"""Preparing the draw pile, at the start and after the first Louis XIV (ruling R-S3)."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.cards import LOUIS

# The labels of the outcomes of chance.
LOWER_PILE: Final = "lower-pile"
LOUIS_PLACE: Final = "louis-place"
REBUILT_PACK: Final = "rebuilt-pack"

FIRST_HALF: Final = 0
SECOND_HALF: Final = 1


def put_louis_in(pack: list[int], dealer: Dealer) -> list[int]:
    """Louis XIV goes into one half of the pack, and that half under the other."""
    half = len(pack) // 2
    piles = [pack[:half], pack[half:]]
    chosen = dealer.pick(LOWER_PILE, [FIRST_HALF, SECOND_HALF])
    lower = piles[chosen]
    lower.insert(dealer.pick(LOUIS_PLACE, list(range(len(lower) + 1))), LOUIS)
    return piles[1 - chosen] + lower
