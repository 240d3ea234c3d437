"""Playing a contest on a cluster of dask.distributed.

The scheduler gives the batches of a lost worker to another one; a batch that was played twice still comes back once,
and the ledger counts each game by its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from roisoleil.arena.fingerprint import fingerprint
from roisoleil.arena.plan import Contest
from roisoleil.arena.play import Played
from roisoleil.arena.processes import WorkersLost
from roisoleil.arena.run import play_some
from roisoleil.engine.codec import BrokenMessage

if TYPE_CHECKING:
    from distributed import Future

PATIENCE: Final = 30
"""The seconds to wait for the scheduler and for the first worker."""


class Cluster:
    """The workers of a cluster; they may come and go."""

    def __init__(self, address: str) -> None:
        """Meet the scheduler at its address, such as tcp://host:8786."""
        if find_spec("distributed") is None:
            raise BrokenMessage("--dask needs dask.distributed: pip install 'roisoleil[cluster]'")
        from distributed import Client, as_completed  # noqa: PLC0415 - it may be absent
        from distributed.comm.addressing import resolve_address  # noqa: PLC0415

        try:
            resolve_address(address)  # A client that cannot make sense of its address would never let the program end.
            self._client: Final = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise BrokenMessage(f"--dask {address}: no scheduler answers ({error})") from None
        self._numbers: Final[dict[Future[list[Played] | str], list[int]]] = {}
        self._fingerprints: Final[dict[Contest, str]] = {}
        self._done: Final = as_completed(loop=self._client.loop)

    def __enter__(self) -> Self:
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            self._client.close()
            raise BrokenMessage(f"--dask: no worker has come within {PATIENCE} seconds") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close()

    def hands(self) -> int:
        """One batch for each thread of the workers there are at the moment."""
        with failures_told():
            return sum(self._client.nthreads().values())

    def hand_out(self, contest: Contest, numbers: list[int]) -> None:
        """To the scheduler; a batch is never taken for an earlier one that looked the same."""
        if contest not in self._fingerprints:
            self._fingerprints[contest] = fingerprint(contest)
        with failures_told():
            future = self._client.submit(play_alike, contest, self._fingerprints[contest], numbers, pure=False)
            self._numbers[future] = numbers
            self._done.add(future)

    def collect(self) -> list[tuple[list[int], list[Played]]]:
        """What is done; waits if nothing is."""
        back: list[tuple[list[int], list[Played]]] = []
        with failures_told():
            for future in self._done.next_batch():
                answer = future.result()
                if isinstance(answer, str):
                    raise BrokenMessage(f"--dask: a worker cannot play: {answer}")
                back.append((self._numbers.pop(future), answer))
        return back


known_fingerprint: Final = cache(fingerprint)
"""It takes a game to find: once for each worker and contest."""


def play_alike(contest: Contest, expected: str, numbers: list[int]) -> list[Played] | str:
    """Play some games on a worker, if its bots are those of the program that asks; or say why not.

    In words: an error of a compiled class does not come back as what it was.
    """
    try:
        if known_fingerprint(contest) != expected:
            return "its bots choose otherwise; all machines need the same version of roisoleil"
        return play_some(contest, numbers)
    except BrokenMessage as error:
        return str(error)


@contextmanager
def failures_told() -> Iterator[None]:
    """What can go wrong with a cluster, in words."""
    from distributed import KilledWorker  # noqa: PLC0415 - it may be absent

    try:
        yield
    except KilledWorker:
        raise WorkersLost("--dask: one batch of games has ended several workers, and is given up") from None
    except (CancelledError, OSError):
        raise WorkersLost("--dask: the scheduler is lost; with --ledger the same command goes on later") from None
    except (ImportError, RuntimeError) as error:
        if isinstance(error, ImportError) or isinstance(error.__cause__, ImportError):
            raise BrokenMessage("--dask: the scheduler and its workers need this version of roisoleil") from None
        raise
