"""A careful player's memory: the stocks behind all screens, by nothing but what was told to everybody."""

from __future__ import annotations

from collections import Counter

from roisoleil.engine.event import Event
from roisoleil.games.habemus.cards import ACTION_NAMES
from tests.games.habemus.play import GAME, Told

START_GOLD = 20
START_GEMS = "DDDDRSSAAA"  # Rulebook, "Préparation de la partie", 6.


class Stock:
    """What lies behind a screen."""

    def __init__(self) -> None:
        self.gold = START_GOLD
        self.gems = Counter(START_GEMS)
        self.hand: Counter[str] = Counter()


class Books:
    """The stocks of all seats, kept from the first event on."""

    def __init__(self, seats: int) -> None:
        self.stocks = [Stock() for _ in range(seats)]

    def hear(self, events: list[Event]) -> None:
        """Enter what has happened."""
        for event in events:
            self._enter(GAME.events.struct(event))

    def _enter(self, told: Told) -> None:
        seat, gold = told.get("seat"), told.get("gold")
        if not isinstance(seat, int):
            return
        stock = self.stocks[seat]
        kind = told["type"]
        if isinstance(gold, int):
            stock.gold += -gold if kind in ("squadrone-paid", "bribed") else gold
            if isinstance(victim := told.get("victim"), int):
                self.stocks[victim].gold -= -gold if kind == "bribed" else gold
        if kind == "took" and told["card"] in ACTION_NAMES:
            stock.hand[str(told["card"])] += 1
        elif kind == "action-opened" and told["card"] is not None:
            stock.hand[str(told["card"])] -= 1
        elif kind in ("bribe-unaffordable", "bribe-without-target"):
            stock.hand["bribe"] += 1
        elif kind == "bid-opened":
            stock.gems.subtract(str(told["paid"]))
        elif kind == "gems-gained":
            stock.gems.update(str(told["gems"]))
