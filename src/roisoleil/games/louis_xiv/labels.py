"""Labels of chance that set-up and play share."""

from __future__ import annotations

from typing import Final

INFLUENCE: Final = "influence-cards"
