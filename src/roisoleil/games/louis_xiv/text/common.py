"""The common table in words."""

from __future__ import annotations

from typing import Final

from roisoleil.games.louis_xiv.game import FAVORI
from roisoleil.games.louis_xiv.text.brief import BriefTeller
from roisoleil.games.louis_xiv.text.court import CourtTeller
from roisoleil.games.louis_xiv.text.names import board_name, card_name
from roisoleil.games.louis_xiv.text.speaker import MARK, Speaker
from roisoleil.games.louis_xiv.turn import ROUNDS
from roisoleil.games.words import Sheet

PHASES: Final = {
    "supply": ("recover-markers", "supply-effect", "withdraw", "redraw"),
    "influence": ("opening-marker", "play-card", "use-card", "end-marker"),
    "scoring": ("intrigue", "win-tie", "bribe", "conde", "maintenon", "favour"),
    "missions": ("lay-mission", "pay-mission", "draw-mission", "keep-three", "hand-in", "exchange-mission"),
}
"""The decisions of each phase."""


class CommonTeller:
    """Tells what lies between the players."""

    def __init__(self, speaker: Speaker) -> None:
        """The boards have their own teller."""
        self.speaker: Final = speaker
        self.words: Final = speaker.words
        self.view: Final = speaker.view
        self.say: Final = speaker.say

    def tell_table(self) -> Sheet:
        """What lies between the players."""
        view = self.view
        lines = [self.tell_round(), self.say("table-first", seat=self.words.seat(view.first))]
        if view.to_act:
            lines.append(self.say("table-to-act", seats=self.speaker.seat_names(view.to_act)))
        lines += self.tell_question()
        if view.decision is not None:
            links = BriefTeller(self.speaker).tell_links()
            lines += [*self.tell_figures(), *CourtTeller(self.speaker).tell_boards(), links]
        lines += [*self.tell_stocks(), *self.tell_marks()]
        if view.decision is None:
            return Sheet(self.say("table"), lines)
        brief = BriefTeller(self.speaker)
        return Sheet(self.say("table"), lines, None, brief.tell_middle(), brief.tell_boards())

    def tell_round(self) -> str:
        """The round and its phase."""
        if self.view.round == 0:
            return self.say("table-setup")
        phases = [phase for phase, decisions in PHASES.items() if self.view.decision in decisions]
        phase = self.say(f"phase-{phases[0]}" if phases else "phase-over")
        return self.say("table-round", round=self.view.round, rounds=ROUNDS, phase=phase)

    def tell_question(self) -> list[str]:
        """The card, board or mission that the decision is about."""
        view = self.view
        lines: list[str] = []
        if view.card is not None:
            effect = self.say("card-joker-effect" if view.card == "joker" else "character-effect")
            lines.append(self.say("table-card", card=card_name(self.words, view.card), effect=effect))
        # Where a mission puts a marker is said by the mission.
        if view.board is not None and view.decision in PHASES["scoring"]:
            lines.append(self.say("table-board", board=board_name(self.words, str(view.board))))
        if view.price is not None:
            lines.append(self.say("table-price", seat=self.words.seat(view.to_act[0]), louis=view.price))
        if view.mission is not None:
            effect = self.speaker.effect(view.mission)
            lines.append(self.say("table-mission", mission=self.speaker.mission(view.mission), effect=effect))
        return lines

    def tell_figures(self) -> list[str]:
        """Where the king and the favourite stand, and what for."""
        boards = self.view.boards
        kings = [("table-king", board) for board in boards if board.has_king]
        favourites = [("table-favourite", board) for board in boards if board.has_favourite]
        return [self.say(key, board=board_name(self.words, str(board.number))) for key, board in kings + favourites]

    def tell_stocks(self) -> list[str]:
        """Decks and piles, and what was played."""
        view = self.view
        lines = [
            self.say("table-decks", cards=view.influence_deck, intrigues=view.intrigue_pile, shields=view.shield_pile),
            self.say("table-stacks", **view.stacks),
        ]
        if view.round < ROUNDS:
            lines.append(self.tell_money())
        if view.centre:
            lines.append(self.say("table-centre", cards=self.speaker.counted_cards(view.centre)))
        return lines

    def tell_money(self) -> str:
        """The money cards to come."""
        amounts = "/".join(str(louis) for louis in sorted(set(self.speaker.box.louis)))
        items = [f"money {number + 1}" for number in range(len(self.speaker.box.louis))]
        mark = MARK if any(self.speaker.mark(item, "louis") for item in items) else ""
        return self.say("table-money", count=ROUNDS - self.view.round, amounts=amounts, mark=mark)

    def tell_marks(self) -> list[str]:
        """What the mark means."""
        items = {item for item, _ in self.speaker.reconstructed}
        lines = [self.say("table-mark", mark=MARK)] if items - {FAVORI} else []
        if self.view.with_favori and FAVORI in items:
            lines.append(self.say("table-favori-mark", mark=MARK))
        return lines
