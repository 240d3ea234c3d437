"""The short form of the sheets: what a decision cannot do without, in so few words that all twelve boards fit."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from operator import itemgetter
from typing import Final

from roisoleil.games.louis_xiv.boards import NEIGHBOURS
from roisoleil.games.louis_xiv.text.names import bonus_name, card_name, tiles_in_words
from roisoleil.games.louis_xiv.text.speaker import Speaker
from roisoleil.games.louis_xiv.turn import ROUNDS
from roisoleil.games.louis_xiv.view import Board, Own, Player, View
from roisoleil.games.words import Words

LONGEST_INITIALS: Final = 3
LONGEST_CELL: Final = 38
"""Letters of a cell where two share a row of a terminal of 80."""
MONEY: Final = "money"
CONDITIONS: Final = {MONEY: "brief-money", "first": "brief-first", "markers": "brief-markers-asked"}
LINKS: Final = [(first + 1, second + 1) for first, found in enumerate(NEIGHBOURS) for second in found if first < second]
"""The pairs of boards that touch."""
TOUCHING: Final = "·"
"""Between the neighbours of one board."""
USE_CARD: Final = "use-card"
WITH_LINKS: Final = ("play-card", USE_CARD)
"""The decisions for which one must know which boards touch."""
ABOUT_MISSIONS: Final = ("lay-mission", "pay-mission", "keep-three", "hand-in", "exchange-mission")
"""The decisions for which one must know what the missions in hand ask for."""


class BriefTeller:
    """Tells sheets in their short form."""

    def __init__(self, speaker: Speaker) -> None:
        """The speaker brings view and words."""
        self.speaker: Final = speaker
        self.words: Final[Words] = speaker.words
        self.view: Final[View] = speaker.view
        self.say: Final = speaker.say

    # The common table.

    def tell_middle(self) -> list[str]:
        """What the decision is about, the figures, which boards touch where that matters, and the round."""
        view = self.view
        lines = [self.tell_whole(board) for board in view.boards if board.number == view.board]
        if view.card is not None:
            lines.append(self.say("brief-card", card=self.tell_card(view.card)))
        if view.mission is not None:
            lines.append(self.say("brief-mission", mission=bonus_name(self.words, view.mission)))
        lines += [self.say("brief-king", board=board.number) for board in view.boards if board.has_king]
        lines += [self.say("brief-favourite", board=board.number) for board in view.boards if board.has_favourite]
        if view.decision in WITH_LINKS:
            lines.append(self.tell_links_in_brief())
        return [*lines, self.tell_round()]

    def tell_round(self) -> str:
        """The round without its phase, which the question tells."""
        if self.view.round == 0:
            return self.say("table-setup")
        return self.say("brief-round", round=self.view.round, rounds=ROUNDS)

    def tell_links_in_brief(self) -> str:
        """The same with each board only once as the first of its pairs."""
        groups = groupby(LINKS, key=itemgetter(0))
        links = [
            self.say("brief-link", first=first, second=TOUCHING.join(str(second) for _, second in pairs))
            for first, pairs in groups
        ]
        return self.say("brief-links", links=", ".join(links))

    def tell_links(self) -> str:
        """Which boards touch."""
        links = ", ".join(self.say("brief-link", first=first, second=second) for first, second in LINKS)
        return self.say("brief-links", links=links)

    def tell_boards(self) -> list[str]:
        """A cell for each board; the one in question is pointed at. A name is cut before anything that decides."""
        return [self.tell_cell(board) for board in self.view.boards]

    def tell_cell(self, board: Board) -> str:
        """A board with as much of its name as there is room for; beside many markers its price is a bare number."""
        told = self.tell_fitting(board, CONDITIONS[board.condition])
        is_short = len(told) <= LONGEST_CELL or board.condition != MONEY
        return told if is_short else self.tell_fitting(board, "brief-price")

    def tell_fitting(self, board: Board, condition: str) -> str:
        """A board with as much of its name as there is room for."""
        name = self.say(f"short-{board.number}")
        told = self.tell_board(board, name, condition)
        beyond = len(told) - LONGEST_CELL
        return told if beyond <= 0 else self.tell_board(board, shortened(name, len(name) - beyond), condition)

    def tell_whole(self, board: Board) -> str:
        """A board with its name in full."""
        return self.tell_board(board, self.say(f"short-{board.number}"), CONDITIONS[board.condition])

    def tell_board(self, board: Board, name: str, condition: str) -> str:
        """Who is on a board, what it asks and what it gives."""
        side = "back" if board.is_flipped else "front"
        mark = self.speaker.mark(f"board {board.number}", f"{side}.kind", f"{side}.number")
        return self.say(
            "brief-board" if board.number != self.view.board else "brief-board-in-question",
            number=board.number,
            name=name,
            markers=self.tell_markers(board),
            condition=self.say(condition, amount=board.amount, mark=mark),
            reward=self.tell_reward(board.reward),
        )

    def tell_reward(self, reward: str) -> str:
        """A reward; the long ones have a short form."""
        key = f"brief-{reward}"
        return self.say(key if self.words.has(key) else f"reward-{reward}")

    def tell_markers(self, board: Board) -> str:
        """The markers by player, most first."""
        seats = sorted(range(self.view.seats), key=lambda seat: -board.markers[seat])
        parts = [(self.tell_name(seat), board.markers[seat]) for seat in seats] + [
            (self.say("brief-neutral"), board.neutral)
        ]
        found = [self.say("brief-tally", name=name, count=count) for name, count in parts if count]
        return " ".join(found) or self.say("brief-empty")

    def tell_name(self, seat: int) -> str:
        """The viewer, or as much of a name as tells it apart."""
        if seat == self.view.seat:
            return self.say("brief-you")
        return initials(self.words.players)[seat]

    # The seats.

    def tell_seat(self, seat: int) -> list[str]:
        """What everyone sees of a seat."""
        player = self.view.players[seat]
        return [
            *self.tell_goods(player, "brief-supplies-seen"),
            self.say("brief-hand", count=player.hand),
            *([self.say("brief-laid", count=len(player.laid))] if player.laid else []),
            self.say("seat-shields", count=player.shields),
            self.say("seat-intrigues", count=player.intrigues),
        ]

    def tell_own(self, player: Player, own: Own) -> list[str]:
        """The own cards and goods, those first that a decision needs."""
        cards = ", ".join(map(self.tell_card, own.hand))
        hand = [self.say("own-cards", cards=cards)] if cards else []
        goods, missions = self.tell_goods(player, "brief-supplies"), self.tell_missions(own)
        if self.view.decision in ABOUT_MISSIONS:
            lines = [*reversed(goods), *missions, *hand]
        else:
            lines = [*goods, *hand] if self.view.decision == USE_CARD else [*hand, *goods]
        if own.intrigues:
            lines.append(self.say("own-intrigues", boards=", ".join(map(str, own.intrigues))))
        if self.view.decision not in ABOUT_MISSIONS:
            lines += missions
        if player.tablet:
            lines.append(
                self.say("brief-tablet", spaces=", ".join(self.say(f"space-{each}") for each in player.tablet))
            )
        if player.laid:
            titles = Counter(bonus_name(self.words, name) for name in player.laid)
            laid = ", ".join(self.speaker.copies(title, count) for title, count in titles.items())
            lines.append(self.say("brief-own-laid", missions=laid))
        return [*lines, self.say("seat-shields", count=player.shields)]

    def tell_missions(self, own: Own) -> list[str]:
        """The missions in hand with their tiles."""
        missions = ", ".join(self.speaker.mission(name) for name in own.missions)
        return [self.say("seat-missions", missions=missions)] if missions else []

    def tell_card(self, card: str) -> str:
        """A joker, or the card of a character by the short name and the number of its board."""
        if card == "joker":
            return card_name(self.words, card)
        number = card.removeprefix("board-")
        return self.say("board", name=self.say(f"short-{number}"), number=int(number))

    def tell_goods(self, player: Player, supplies: str) -> list[str]:
        """Money, markers in both supplies, and tiles."""
        tiles = [tiles_in_words(self.words, tile, count) for tile, count in player.tiles.items() if count]
        return [
            self.say("louis", louis=player.money),
            self.say(supplies, personal=player.personal, general=player.general),
            *([", ".join(tiles)] if tiles else []),
        ]


def shortened(name: str, length: int) -> str:
    """The beginning of a name, at least its first letter, with a dot at its end."""
    return f"{name[: max(length - 1, 1)].rstrip(' -')}."


def initials(names: list[str]) -> list[str]:
    """For each name its first letters, or the first and the last one, if that tells it apart; else the whole name."""
    found: list[str] = []
    for seat, name in enumerate(names):
        others = [other for number, other in enumerate(names) if number != seat]
        ways = [name[:length] for length in range(1, LONGEST_INITIALS + 1)]
        apart = [way for way in ways if not any(other.startswith(way) for other in others)]
        if not any(other[:1] + other[-1:] == name[:1] + name[-1:] for other in others):
            apart.append(name[:1] + name[-1:])
        found.append(next(iter(apart), name))
    return found
