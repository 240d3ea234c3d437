"""A view in words, part by part."""

from __future__ import annotations

from collections import Counter
from typing import Final

from roisoleil.games.louis_xiv.cards import BONUS_NAMES, BONUS_STACKS, SHIELD_TYPES
from roisoleil.games.louis_xiv.choices import SPACES
from roisoleil.games.louis_xiv.final import POINTS_PER_MISSION, SOURCES
from roisoleil.games.louis_xiv.influence import OPENING_BONUSES
from roisoleil.games.louis_xiv.text.names import (
    board_name,
    bonus_name,
    bonus_of,
    box_of,
    card_name,
    mission_name,
    space_name,
    tiles_in_words,
)
from roisoleil.games.louis_xiv.text.tally import Tally
from roisoleil.games.louis_xiv.turn import ROUNDS
from roisoleil.games.louis_xiv.view import Board, Count, Own, Player, View
from roisoleil.games.words import Sheet, Value, Words

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "°"
"""Stands after what is reconstructed; a line of the common sheet explains it."""

PHASES: Final = {
    "supply": ("supply-effect", "withdraw", "redraw"),
    "influence": ("opening-marker", "play-card", "use-card", "end-marker"),
    "scoring": ("intrigue", "win-tie", "bribe", "conde", "maintenon", "favour"),
    "missions": ("lay-mission", "pay-mission", "draw-mission", "keep-three", "hand-in", "exchange-mission"),
}
"""The decisions of each phase."""

BONUSES_ASKED: Final = {
    "supply-effect": ["plus-2-louis-or-markers", "marker-for-card"],
    "opening-marker": [BONUS_NAMES[bonus] for bonus in OPENING_BONUSES],
    "end-marker": ["marker-at-end"],
    "win-tie": ["win-one-tie"],
    "exchange-mission": ["exchange-missions"],
}
"""The bonuses that a decision is about, in the order in which they are asked."""

OPTION_ROWS: Final = dict(zip(SPACES, ("redraw", "jump", "intrigue", "keep"), strict=True))
"""The row of the component file that holds the fine print of each option of Le Favori."""


class Teller:
    """Tells one view in one language."""

    def __init__(self, words: Words, view: View) -> None:
        """The words must be those of Louis XIV."""
        self.words: Final = words
        self.view: Final = view
        self.box: Final = box_of(words)
        rows = words.game.provenance()
        self.reconstructed: Final = {(row.item, row.field) for row in rows if row.certainty == RECONSTRUCTED}
        # Missions are numbered by stack, within a stack as in the file.
        tile_rows = sorted((row for row in rows if row.field == "tiles"), key=lambda row: stack_of(row.item))
        certainties = zip(self.box.mission_names, tile_rows, strict=True)
        self.guessed_missions: Final = {name for name, row in certainties if row.certainty == RECONSTRUCTED}

    def say(self, key: str, **arguments: Value) -> str:
        """A message with its arguments."""
        return self.words.say(key, arguments)

    def seat_names(self, seats: list[int]) -> str:
        """The players in these seats."""
        return ", ".join(self.words.seat(seat) for seat in seats)

    def mark(self, item: str, *fields: str) -> str:
        """The mark, if one of these values is reconstructed."""
        return MARK if any((item, field) in self.reconstructed for field in fields) else ""

    # The common table.

    def tell_table(self) -> Sheet:
        """What lies between the players."""
        view = self.view
        lines = [self.tell_round(), self.say("table-first", seat=self.words.seat(view.first))]
        if view.to_act:
            lines.append(self.say("table-to-act", seats=self.seat_names(view.to_act)))
        lines += self.tell_question()
        if view.decision is not None:
            lines += [*self.tell_figures(), *self.tell_boards()]
        lines += [*self.tell_stocks(), *self.tell_marks()]
        return Sheet(self.say("table"), lines)

    def tell_round(self) -> str:
        """The round and its phase."""
        if self.view.round == 0:
            return self.say("table-setup")
        phases = [phase for phase, decisions in PHASES.items() if self.view.decision in decisions]
        return self.say(
            "table-round", round=self.view.round, rounds=ROUNDS, phase=self.say(f"phase-{(*phases, 'over')[0]}")
        )

    def tell_question(self) -> list[str]:
        """The card, board or mission that the decision is about."""
        view = self.view
        lines: list[str] = []
        if view.card is not None:
            effect = self.say("card-joker-effect" if view.card == "joker" else "character-effect")
            lines.append(self.say("table-card", card=card_name(self.words, view.card), effect=effect))
        if view.board is not None:
            lines.append(self.say("table-board", board=board_name(self.words, str(view.board))))
        if view.decision == "bribe" and view.board is not None:
            lines.append(self.tell_price(view.boards[view.board - 1], view.to_act[0]))
        mission = view.mission or self.mission_in_question()
        if mission is not None:
            lines.append(self.say("table-mission", mission=self.mission(mission), effect=self.effect(mission)))
        return lines

    def tell_price(self, board: Board, seat: int) -> str:
        """What a bribe costs this seat."""
        discounts = [name for name in self.view.players[seat].laid if bonus_of(self.words, name) == "bribe-minus-1"]
        return self.say("table-price", seat=self.words.seat(seat), louis=max(0, board.amount - len(discounts)))

    def mission_in_question(self) -> str | None:
        """The laid mission that the acting seat is asked about."""
        for bonus in BONUSES_ASKED.get(self.view.decision or "", []):
            player = self.view.players[self.view.to_act[0]]
            for name in player.laid:
                if name not in player.used and bonus_of(self.words, name) == bonus:
                    return name
        return None

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
            self.say(
                "table-decks", influence=view.influence_deck, intrigues=view.intrigue_pile, shields=view.shield_pile
            ),
            self.say("table-stacks", **view.stacks),
        ]
        if view.round < ROUNDS:
            lines.append(self.tell_money())
        if view.centre:
            lines.append(self.say("table-centre", cards=self.counted_cards(view.centre)))
        return lines

    def tell_money(self) -> str:
        """The money cards to come."""
        amounts = "/".join(str(louis) for louis in sorted(set(self.box.louis)))
        items = [f"money {number + 1}" for number in range(len(self.box.louis))]
        mark = MARK if any(self.mark(item, "louis") for item in items) else ""
        return self.say("table-money", count=ROUNDS - self.view.round, amounts=amounts, mark=mark)

    def tell_marks(self) -> list[str]:
        """What the mark means."""
        has_guesses = bool(self.guessed_missions) or any(item != "favori" for item, _ in self.reconstructed)
        lines = [self.say("table-mark", mark=MARK)] if has_guesses else []
        if self.view.with_favori and any(item == "favori" for item, _ in self.reconstructed):
            lines.append(self.say("table-favori-mark", mark=MARK))
        return lines

    # The boards.

    def tell_boards(self) -> list[str]:
        """One line for each of the twelve."""
        return [self.say("table-boards"), *(self.tell_board(board) for board in self.view.boards)]

    def tell_board(self, board: Board) -> str:
        """What a board asks and gives, who is there, and what that means now."""
        name = self.words.game.proper_name(str(board.number))
        if board.has_king:
            name = self.say("board-with-king", name=name)
        if board.has_favourite:
            name = self.say("board-with-favourite", name=name)
        return self.say(
            "board-line",
            number=board.number,
            name=name,
            condition=self.tell_condition(board),
            reward=self.say(f"reward-{board.reward}"),
            tally=self.tell_tally(board),
        )

    def tell_condition(self, board: Board) -> str:
        """The condition of the side that lies up."""
        side = "back" if board.is_flipped else "front"
        mark = self.mark(f"board {board.number}", f"{side}.kind", f"{side}.number")
        return self.say(f"condition-{board.condition}", louis=board.amount, markers=board.amount, mark=mark)

    def tell_tally(self, board: Board) -> str:
        """The markers by player, most first, and their outcome."""
        if not any(board.markers) and not board.neutral:
            return self.say("board-empty")
        seats = sorted(range(self.view.seats), key=lambda seat: -board.markers[seat])
        present = [(self.words.seat(seat), board.markers[seat]) for seat in seats if board.markers[seat]]
        parts = [self.say("tally-part", name=name, count=count) for name, count in present]
        if board.neutral:
            parts.append(self.say("tally-neutral", count=board.neutral))
        return self.say("tally", markers=", ".join(parts), outcome="; ".join(self.outcome(Tally(board))))

    def outcome(self, tally: Tally) -> list[str]:
        """Who would be paid, and who could bribe."""
        if tally.board.condition == "markers":
            reaching = tally.reaching()
            return [
                self.say("outcome-paid", seats=self.seat_names(reaching)) if reaching else self.say("outcome-too-few")
            ]
        parts = [self.tell_leader(tally)]
        second = tally.second()
        if second is not None:
            parts.append(self.say("outcome-second", seat=self.words.seat(second)))
        if tally.bribing():
            parts.append(self.say("outcome-bribes", seats=self.seat_names(tally.bribing())))
        elif not tally.paid():
            parts.append(self.say("outcome-nobody"))
        return parts

    def tell_leader(self, tally: Tally) -> str:
        """The first place: a seat, the neutral side, or a tie."""
        if tally.leader is None:
            is_paid = tally.board.has_king and tally.paid()
            return self.say("outcome-tied", seats=self.seat_names(tally.paid())) if is_paid else self.say("outcome-tie")
        if tally.leader == tally.neutral:
            return self.say("outcome-neutral")
        money_key = "outcome-free" if tally.board.condition == "money" else "outcome-first"
        key = "outcome-crowned" if tally.board.has_king else money_key
        return self.say(key, seat=self.words.seat(tally.leader))

    # Cards.

    def mission(self, mission: str) -> str:
        """A mission with its tiles, marked if they are reconstructed."""
        return mission_name(self.words, mission) + MARK * (mission in self.guessed_missions)

    def effect(self, mission: str) -> str:
        """What the bonus of a mission does."""
        return self.say(f"bonus-{bonus_of(self.words, mission)}-effect")

    def copies(self, name: str, count: int) -> str:
        """A card, or how many of it."""
        return name if count == 1 else self.say("copies", count=count, card=name)

    def counted_cards(self, cards: list[str]) -> str:
        """Influence cards on one line, equal ones counted."""
        return ", ".join(self.copies(card_name(self.words, card), count) for card, count in Counter(cards).items())

    # The seats.

    def tell_seat(self, seat: int) -> Sheet:
        """What this view may know of a seat."""
        own = self.view.own if seat == self.view.seat else None
        player = self.view.players[seat]
        lines = [self.say("seat-first")] if seat == self.view.first else []
        lines += self.tell_goods(seat, player)
        lines += self.tell_seen(player) if own is None else self.tell_own(player, own)
        name = self.words.seat(seat)
        return Sheet(name if own is None else self.say("seat-own", seat=name), lines, seat)

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
        titles = [bonus_name(self.words, name) for name in player.laid]
        backs = [self.copies(self.say(f"stack-{stack}"), count) for stack, count in Counter(player.missions).items()]
        lines = [
            self.tell_laid(titles),
            self.say("seat-cards", count=player.hand),
            self.say("seat-missions", missions=", ".join(backs)) if backs else self.say("seat-no-missions"),
            self.say("seat-intrigues", count=player.intrigues),
            self.say("seat-shields", count=player.shields),
        ]
        return lines + self.tell_tablet(player)

    def tell_laid(self, titles: list[str]) -> str:
        """The laid missions by their titles, and their points."""
        if not titles:
            return self.say("seat-no-laid")
        points = POINTS_PER_MISSION * len(titles)
        missions = ", ".join(self.copies(title, count) for title, count in Counter(titles).items())
        return self.say("seat-laid", missions=missions, points=points)

    def tell_tablet(self, player: Player) -> list[str]:
        """The markers on a favourite's board."""
        if not self.view.with_favori:
            return []
        spaces = ", ".join(space_name(self.words, space) for space in player.tablet)
        return [self.say("seat-tablet", spaces=spaces) if spaces else self.say("seat-no-tablet")]

    # The own seat.

    def tell_own(self, player: Player, own: Own) -> list[str]:
        """The own cards, missions and shields, with what they do."""
        cards = self.counted_cards(own.hand)
        lines = [self.say("own-cards", cards=cards) if cards else self.say("own-no-cards")]
        lines += [
            self.say("own-mission", mission=self.mission(name), effect=self.effect(name)) for name in own.missions
        ]
        if own.intrigues:
            boards = ", ".join(board_name(self.words, str(board)) for board in own.intrigues)
            lines.append(self.say("own-intrigues", boards=boards))
        lines.append(self.tell_own_shields(player, own))
        lines += self.tell_own_laid(player)
        return lines + self.tell_own_tablet(player)

    def tell_own_shields(self, player: Player, own: Own) -> str:
        """The own shields by type."""
        types = [
            self.say("tally-part", name=self.say("shield-untyped" if kind == "untyped" else kind), count=count)
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
        lines: list[str] = []
        for name in player.laid:
            key = "own-laid-used" if name in player.used else "own-laid"
            lines.append(self.say(key, mission=bonus_name(self.words, name), effect=self.effect(name)))
        return lines

    def tell_own_tablet(self, player: Player) -> list[str]:
        """The four spaces of the own favourite's board with their options."""
        if not self.view.with_favori:
            return []
        lines: list[str] = []
        for space in SPACES:
            effect = self.say(f"space-{space}-effect") + self.mark("favori", OPTION_ROWS[space])
            key = "own-space" if space in player.tablet else "own-free-space"
            lines.append(self.say(key, space=space_name(self.words, space), effect=effect))
        return lines

    # The end.

    def tell_count(self) -> list[Sheet]:
        """The count by source, the winner first, and the shields by type; no sheet before the end."""
        counts = self.view.count
        if counts is None:
            return []
        ranked = sorted(range(self.view.seats), key=lambda seat: counts[seat].rank)
        lines = [self.tell_result(seat, counts[seat]) for seat in ranked]
        if len({count.total for count in counts}) < len(counts):
            held = [(self.words.seat(seat), self.view.players[seat].personal) for seat in ranked]
            markers = ", ".join(self.say("tally-part", name=name, count=count) for name, count in held)
            lines.append(self.say("count-tie-break", markers=markers))
        return [Sheet(self.say("count"), [*lines, *self.tell_shields(counts)])]

    def tell_result(self, seat: int, count: Count) -> str:
        """The place of a seat, its points and where they came from."""
        sources = [(self.say(f"source-{source}"), count.points[source]) for source in SOURCES]
        told = ", ".join(self.say("gain", name=name, amount=amount) for name, amount in sources if amount)
        return self.say("count-line", rank=count.rank, seat=self.words.seat(seat), points=count.total, sources=told)

    def tell_shields(self, counts: list[Count]) -> list[str]:
        """Each type with its holders and its majority."""
        lines: list[str] = []
        for kind in [f"shield-{number + 1}" for number in range(SHIELD_TYPES)]:
            held = [count.shields[kind] for count in counts]
            if any(held):
                most = [seat for seat, number in enumerate(held) if number == max(held)]
                told = self.tell_held(held)
                lines.append(self.say("count-shields", type=self.say(kind), held=told, seats=self.seat_names(most)))
        untyped = [count.shields["untyped"] for count in counts]
        return [*lines, self.say("count-untyped", held=self.tell_held(untyped))] if any(untyped) else lines

    def tell_held(self, held: list[int]) -> str:
        """How many shields each seat holds."""
        pairs = [(self.words.seat(seat), count) for seat, count in enumerate(held) if count]
        return ", ".join(self.say("tally-part", name=name, count=count) for name, count in pairs)


def stack_of(item: str) -> int:
    """The stack of a mission, from its row of provenance: "mission 3 (plus-1-louis)"."""
    return BONUS_STACKS[BONUS_NAMES.index(item.partition("(")[2].removesuffix(")"))]
