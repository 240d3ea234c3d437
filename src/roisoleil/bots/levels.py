"""The levels of bots, from the weakest to the strongest, and how one is named: LEVEL or LEVEL:BUDGET."""

from __future__ import annotations

import logging
from typing import Final

from roisoleil.bots.bot import Bot, CourtierBot, PageBot, RandomBot, decide
from roisoleil.bots.search import Budget, SearchBot
from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import BrokenMessage, Remaking
from roisoleil.engine.game import TEMPERS, Game
from roisoleil.engine.table import Table

LEVELS: Final = ["random", "page", "courtisan", "ministre", "roi"]
SEARCHING: Final = ["ministre", "roi"]
USUAL_BUDGETS: Final = {"ministre": "300ms", "roi": "2s"}
MOST_MILLISECONDS: Final = 3_600_000
MOST_DIGITS: Final = 8

log: Final = logging.getLogger("roisoleil.bots")


def parse_budget(text: str, of_processor: bool = False) -> Budget:
    """A budget such as 300ms, 2s, or 500 for so many playouts."""
    for unit, scale in (("ms", 1), ("s", 1000)):
        if text.endswith(unit):
            milliseconds = scale * parse_count(text.removesuffix(unit), text)
            if milliseconds > MOST_MILLISECONDS:
                raise BrokenMessage(f"budget {text!r} is longer than an hour")
            return Budget(milliseconds, 0, of_processor)
    return Budget(0, parse_count(text, text))


def parse_count(digits: str, text: str) -> int:
    """The number of a budget."""
    if len(digits) <= MOST_DIGITS and digits.isascii() and digits.isdecimal() and int(digits) > 0:
        return int(digits)
    raise BrokenMessage(f"unknown budget {text!r} (such as 300ms, 2s, or 500 for 500 playouts)")


def split_spec(spec: str) -> tuple[str, str]:
    """The level and the budget that a bot is named by; a level that does not search has no budget."""
    level, colon, budget = spec.partition(":")
    if level not in LEVELS:
        raise BrokenMessage(f"unknown bot level {level!r} (levels: {', '.join(LEVELS)})")
    if colon and level not in SEARCHING:
        raise BrokenMessage(f"{spec!r}: only {' and '.join(SEARCHING)} have a budget")
    return level, budget if colon else USUAL_BUDGETS.get(level, "")


def bot_of_level(spec: str, temper: int = 0, of_processor: bool = False) -> Bot:
    """The bot of that name; the temper gives a page its taste, and every other level has none.

    Its time is that of the clock, or of the processor.
    """
    level, budget = split_spec(spec)
    if level == "random":
        return RandomBot()
    if level == "page":
        return PageBot(temper % TEMPERS)
    if level == "courtisan":
        return CourtierBot()
    # Time alone hardly makes a roi stronger than a bot that sees as far.
    return SearchBot(parse_budget(budget, of_processor), sees_far=level == "roi")


def stand_ins(spec: str) -> list[str]:
    """The levels below, the next one first; one that searches gets no more time than the bot it stands in for."""
    level, budget = split_spec(spec)
    below = list(reversed(LEVELS[: LEVELS.index(level)]))
    if level == "roi":
        own, usual = parse_budget(budget), parse_budget(USUAL_BUDGETS["ministre"])
        if own.playouts or own.milliseconds < usual.milliseconds:
            below[0] = f"ministre:{budget}"
    return below


class Player:
    """A bot at a table, with the lower levels standing by: an error of a bot must not end the game of the others."""

    def __init__(self, spec: str, temper: int = 0, of_processor: bool = False) -> None:
        """For one game."""
        names = [spec, *stand_ins(spec)]
        self.names: Final = names
        self.bots: Final = [bot_of_level(name, temper, of_processor) for name in names]
        self.faults: Final[list[str]] = []

    def __reduce__(self) -> Remaking:
        return player_from, (self.names, self.bots, self.faults)

    def hear(self, rumour: int, heard: int) -> None:
        """What the public and this seat have been told so far, as digests."""
        self.bots[0].hear(rumour, heard)

    def decide(self, game: Game[Table], table: Table, seat: int, chance: Chance) -> int:
        """What the bot chooses, or the next lower level where it raises an error or chooses what is not allowed."""
        for number, bot in enumerate(self.bots):
            try:
                choice = decide(bot, game, table, seat, chance)
            except Exception as error:  # Whatever it is, the game goes on.
                log.exception("bot %s failed", self.names[number])
                self.faults.append(f"{self.names[number]}: {type(error).__name__}: {error}")
                continue
            if choice in table.options(seat):
                return choice
            self.faults.append(f"{self.names[number]}: chose {choice}, which is not allowed")
            log.error("bot %s chose %d, which is not allowed", self.names[number], choice)
        raise AssertionError("no bot can choose")


def player_from(names: list[str], bots: list[Bot], faults: list[str]) -> Player:
    """The player that was pickled, with what its bots remember."""
    player = Player(names[0])
    player.bots[:] = bots
    player.faults.extend(faults)
    return player
