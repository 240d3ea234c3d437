"""Nothing is lost or doubled, in any game."""

from __future__ import annotations

from tests.shared import Setting, every_setting, games, walk


@every_setting
def test_cards_and_pieces_are_conserved_after_every_choice(setting: Setting) -> None:
    for number in games(15):
        for level in ("random", "courtisan"):
            for match in walk(setting, number, level):
                setting.game.check(match.table)
