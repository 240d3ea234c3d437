"""The seats in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from roisoleil.games.louis_xiv.choices import SPACES
from roisoleil.games.louis_xiv.final import POINTS_PER_MISSION
from roisoleil.games.louis_xiv.game import FAVORI
from roisoleil.games.louis_xiv.text.brief import BriefTeller
from roisoleil.games.louis_xiv.text.names import board_name, bonus_name, space_name, tiles_in_words
from roisoleil.games.louis_xiv.text.speaker import Speaker
from roisoleil.games.louis_xiv.view import Own, Player
from roisoleil.games.words import Sheet

OPTION_ROWS: Final = dict(zip(SPACES, ("redraw", "jump", "intrigue", "keep"), strict=True))
"""The row of the component file that holds the fine print of each option of Le Favori."""


class SeatTeller:
    """Tells what a view may know of each seat."""

    def __init__(self, speaker: Speaker) -> None:
        """The speaker brings view and words."""
        self.speaker: Final = speaker
        self.words: Final = speaker.words
        self.view: Final = speaker.view
        self.say: Final = speaker.say

    def tell_seat(self, seat: int) -> Sheet:
        """What this view may know of a seat."""
        own = self.view.own if seat == self.view.seat else None
        player = self.view.players[seat]
        lines = [self.say("seat-first")] if seat == self.view.first else []
        lines += self.tell_goods(seat, player)
        lines += self.tell_seen(player) if own is None else self.tell_own(player, own)
        name, brief = self.words.seat(seat), BriefTeller(self.speaker)
        if own is None:
            return Sheet(name, lines, seat, brief.tell_seat(seat))
        return Sheet(self.say("seat-own", seat=name), lines, seat, brief.tell_own(player, own))

    def tell_goods(self, seat: int, player: Player) -> list[str]:
        """Money, markers and tiles."""
        placed = sum(board.markers[seat] for board in self.view.boards)
        tiles = [tiles_in_words(self.words, tile, count) for tile, count in player.tiles.items() if count]
        return [
            self.say("seat-money", louis=player.money),
            self.say("seat-markers", personal=player.personal, general=player.general, placed=placed),
            self.say("seat-tiles", tiles=", ".join(tiles)) if tiles else self.say("seat-no-tiles"),
        ]

    def tell_seen(self, player: Player) -> list[str]:
        """Another's missions, cards, shields and favourite's board."""
        backs = [
            self.speaker.copies(self.say(f"stack-{stack}"), count) for stack, count in Counter(player.missions).items()
        ]
        lines = [
            self.tell_laid(player),
            self.say("seat-cards", count=player.hand),
            self.say("seat-missions", missions=", ".join(backs)) if backs else self.say("seat-no-missions"),
            self.say("seat-intrigues", count=player.intrigues),
            self.say("seat-shields", count=player.shields),
        ]
        return lines + self.tell_tablet(player)

    def tell_laid(self, player: Player) -> str:
        """The laid missions by their titles, and their points."""
        if not player.laid:
            return self.say("seat-no-laid")
        titles = Counter(bonus_name(self.words, name) for name in player.laid)
        missions = ", ".join(self.speaker.copies(title, count) for title, count in titles.items())
        return self.say("seat-laid", missions=missions, points=POINTS_PER_MISSION * len(player.laid))

    def tell_tablet(self, player: Player) -> list[str]:
        """The markers on a favourite's board."""
        if not self.view.with_favori:
            return []
        spaces = ", ".join(space_name(self.words, space) for space in player.tablet)
        return [self.say("seat-tablet", spaces=spaces) if spaces else self.say("seat-no-tablet")]

    # The own seat.

    def tell_own(self, player: Player, own: Own) -> list[str]:
        """The own cards, missions and shields, with what they do."""
        cards = self.speaker.counted_cards(own.hand)
        lines = [self.say("own-cards", cards=cards) if cards else self.say("own-no-cards")]
        for name in own.missions:
            now = "yes" if name in own.fulfilled else "no"
            effect = self.speaker.effect(name)
            lines.append(self.say("own-mission", mission=self.speaker.mission(name), effect=effect, now=now))
        if own.intrigues:
            boards = ", ".join(board_name(self.words, str(board)) for board in own.intrigues)
            lines.append(self.say("own-intrigues", boards=boards))
        lines.append(self.tell_own_shields(player, own))
        if self.view.decision is None:
            return [*lines, self.tell_laid(player), *self.tell_tablet(player)]
        return [*lines, *self.tell_own_laid(player), *self.tell_own_tablet(player)]

    def tell_own_shields(self, player: Player, own: Own) -> str:
        """The own shields by type."""
        types = [
            self.say("tally-part", count=count, name=self.say("shield-untyped" if kind == "untyped" else kind))
            for kind, count in own.shields.items()
            if count
        ]
        if not types:
            return self.say("seat-shields", count=player.shields)
        return self.say("own-shields", count=player.shields, types=", ".join(types))

    def tell_own_laid(self, player: Player) -> list[str]:
        """The own laid missions with their effects."""
        if not player.laid:
            return [self.say("seat-no-laid")]
        points = POINTS_PER_MISSION * len(player.laid)
        lines = [self.say("seat-laid", missions=len(player.laid), points=points)]
        for name in player.laid:
            key = "own-laid-used" if name in player.used else "own-laid"
            lines.append(self.say(key, mission=bonus_name(self.words, name), effect=self.speaker.effect(name)))
        return lines

    def tell_own_tablet(self, player: Player) -> list[str]:
        """The four spaces of the own favourite's board with their options."""
        if not self.view.with_favori:
            return []
        lines: list[str] = []
        for space in SPACES:
            effect = self.say(f"space-{space}-effect") + self.speaker.mark(FAVORI, OPTION_ROWS[space])
            key = "own-space" if space in player.tablet else "own-free-space"
            lines.append(self.say(key, space=space_name(self.words, space), effect=effect))
        return lines
