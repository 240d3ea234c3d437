"""Many tables played side by side, one decision at each of them in a call: the compiled heart of batch.py."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le

from roisoleil.engine.chance import Chance, FastChance
from roisoleil.engine.codec import Remaking
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game, Result
from roisoleil.engine.table import Table

NEXT_GAME: Final = 1_000_003
"""Games are dealt from seeds so far apart: one more than any number of tables, so that no two games share one."""


class Lockstep:
    """Tables of one game, each at a decision. A game that ends makes room for a new one at once.

    Decisions that answer themselves are taken; where several seats owe a sealed decision, the first of them acts.
    """

    def __init__(self, game: Game[Table], seats: int, options: list[str], tables: int, seed: int) -> None:
        """New games; equal seeds and equal choices give equal games."""
        self._game: Final = game
        self._seats: Final = seats
        self._options: Final = options
        self._seeds: Final = [seed + number for number in range(tables)]
        self._dealers: Final = [Dealer(FastChance(own), silent=True) for own in self._seeds]
        self._tables: Final = [game.setup(seats, options, dealer) for dealer in self._dealers]
        self._legal: Final[list[list[int]]] = [[] for _ in range(tables)]
        self.acting: Final = [0] * tables
        self.ended: list[tuple[int, Result]] = []
        """The games that the last step has ended: the number of the table, and how it ended."""
        for number in range(tables):
            self._go_on(number)

    def __reduce__(self) -> Remaking:
        chances = [dealer.chance for dealer in self._dealers]
        where = (self._seeds, chances, self._tables)
        return lockstep_from, (self._game, self._seats, self._options, where)

    def go_on_from(self, seeds: list[int], chances: list[Chance], tables: list[Table]) -> None:
        """Take over tables at which games are under way, each at a decision."""
        for number, table in enumerate(tables):
            self._seeds.append(seeds[number])
            self._dealers.append(Dealer(chances[number], silent=True))
            self._tables.append(table)
            self._legal.append([])
            self.acting.append(0)
            self._go_on(number)

    def step(self, choices: list[int]) -> None:
        """One choice at each table, which must be legal."""
        self.ended = []
        for number in range(len(choices)):
            self._tables[number].apply(self.acting[number], choices[number], self._dealers[number])
            self._go_on(number)

    def table(self, number: int) -> Table:
        """The position at one of the tables."""
        return self._tables[number]

    def features(self) -> bytes:
        """What the acting seats see, one row for each table."""
        rows: list[bytes] = []
        for number in range(len(self._tables)):
            rows.append(self._game.features(self._tables[number], self.acting[number]))  # noqa: PERF401 - compiled
        return b"".join(rows)

    def legal(self) -> tuple[list[int], bytes]:
        """How many choices each acting seat has, and the choices of all one after the other, as 16-bit numbers."""
        counts: list[int] = []
        choices = BytesWriter()
        for options in self._legal:
            counts.append(len(options))
            for option in options:
                write_i16_le(choices, option)
        return counts, choices.getvalue()

    def _go_on(self, number: int) -> None:
        """Up to the next real decision at a table."""
        while True:
            table = self._tables[number]
            if table.is_over():
                self.ended.append((number, self._game.result(table)))
                self._deal_anew(number)
                continue
            seat = table.to_act()[0]
            options = table.options(seat)
            if len(options) > 1 or table.forced_seat() < 0:
                self.acting[number] = seat
                self._legal[number] = options
                return
            table.apply(seat, options[0], self._dealers[number])

    def _deal_anew(self, number: int) -> None:
        self._seeds[number] += NEXT_GAME
        self._dealers[number] = Dealer(FastChance(self._seeds[number]), silent=True)
        self._tables[number] = self._game.setup(self._seats, self._options, self._dealers[number])


def lockstep_from(
    game: Game[Table], seats: int, options: list[str], where: tuple[list[int], list[Chance], list[Table]]
) -> Lockstep:
    """The tables that were pickled; what the last step has ended is not told again."""
    lockstep = Lockstep(game, seats, options, 0, 0)
    lockstep.go_on_from(where[0], where[1], where[2])
    return lockstep
