"""Playing what a ledger still misses, with whoever is at hand: this process, all cores, or a cluster.

A batch of games is handed out; whoever gets it plays for a short while, at least one game, and brings back what is
played; the others are handed out again. So quick games do not suffer from the way to and fro, nobody is left alone
with many long ones at the end, and the ledger is never far behind.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from types import TracebackType
from typing import Final, Protocol, Self

from roisoleil.arena.fingerprint import fingerprint
from roisoleil.arena.interrupts import go_on, held_interrupts
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.plan import Contest
from roisoleil.arena.play import Played, play_game
from roisoleil.arena.processes import processes
from roisoleil.engine.codec import BrokenMessage

BATCH_SECONDS: Final = 0.5
"""Much longer than a batch is on its way, and short for those who watch."""
MOST_PER_BATCH: Final = 1_000


QUICK_US: Final = 10_000_000
"""A game of so many microseconds may be played again just to see that nothing has changed."""


class Crew(Protocol):
    """Those who play. A batch handed out comes back from `collect`, perhaps with fewer games, never with none."""

    def hands(self) -> int:
        """How many batches can be played at once."""

    def hand_out(self, contest: Contest, numbers: list[int]) -> None:
        """Give a batch to somebody."""

    def collect(self) -> list[tuple[list[int], list[Played]]]:
        """Wait for a batch: the numbers handed out and the games played, of each batch that has come back."""


def play_missing(ledger: Ledger, games: int, crew: Crew) -> Iterator[int]:
    """Play what is missing of so many games; tells after each batch how many came in."""
    waiting = deque(ledger.missing(games))
    out = 0
    while waiting or out:
        hands = max(1, crew.hands())
        while waiting and out < hands:
            size = min(MOST_PER_BATCH, -(-len(waiting) // hands))
            crew.hand_out(ledger.contest, [waiting.popleft() for _ in range(size)])
            out += 1
        for numbers, batch in crew.collect():
            out -= 1
            for played in batch:
                ledger.add(played)
            waiting.extendleft(reversed(numbers[len(batch) :]))
            yield len(batch)


def check_unchanged(ledger: Ledger) -> None:
    """Refuse to go on with games that would come out otherwise now, their bots having changed since."""
    if ledger.fingerprint and ledger.fingerprint != fingerprint(ledger.contest):
        raise BrokenMessage(f"{ledger.path}: the bots choose otherwise now: they have changed; give another --ledger")
    first = next(iter(ledger.games.values()), None)
    if first is None or not ledger.contest.is_repeatable():
        return
    if sum(seat.wall_us for seat in first.thinking) > QUICK_US:
        return
    again = play_some(ledger.contest, [first.number])[0]
    if (again.ranks, again.points) != (first.ranks, first.points):
        raise BrokenMessage(
            f"{ledger.path}: game {first.number} comes out otherwise now: the bots have changed; give another --ledger"
        )


def play_some(contest: Contest, numbers: list[int], heed: Callable[[], None] = go_on) -> list[Played]:
    """Play as many of these games as a batch has time for, in order; at least one."""
    game = contest.load()
    start = time.monotonic()
    batch: list[Played] = []
    for number in numbers:
        try:
            batch.append(play_game(contest, game, number, heed=heed))
        except Exception as error:
            error.add_note(f"in game {number} of {contest.game}, {','.join(contest.bots)}, seed {contest.seed}")
            raise
        if time.monotonic() - start > BATCH_SECONDS:
            break
    return batch


class Alone:
    """This process."""

    def __init__(self) -> None:
        """Nothing to do yet."""
        self._batch: tuple[Contest, list[int]] | None = None

    def hands(self) -> int:
        """One batch at a time."""
        return 1

    def hand_out(self, contest: Contest, numbers: list[int]) -> None:
        """Keep it until somebody waits for it."""
        self._batch = (contest, numbers)

    def collect(self) -> list[tuple[list[int], list[Played]]]:
        """Play it now."""
        assert self._batch is not None, "nothing was handed out"
        contest, numbers = self._batch
        with held_interrupts() as heed:
            return [(numbers, play_some(contest, numbers, heed))]


class Pool:
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        """So many of them."""
        self._jobs: Final = jobs
        self._processes: Final = processes(jobs, "with --ledger the same command goes on")
        self._numbers: Final[dict[Future[list[Played]], list[int]]] = {}

    def __enter__(self) -> Self:
        self._executor = self._processes.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._processes.__exit__(kind, error, trace)

    def hands(self) -> int:
        """One batch for each process."""
        return self._jobs

    def hand_out(self, contest: Contest, numbers: list[int]) -> None:
        """To the next process that is free."""
        self._numbers[self._executor.submit(play_some, contest, numbers)] = numbers

    def collect(self) -> list[tuple[list[int], list[Played]]]:
        """What is done; waits if nothing is."""
        done, _ = wait(self._numbers, return_when=FIRST_COMPLETED)
        return [(self._numbers.pop(future), future.result()) for future in done]
