"""One process, two processes and a cluster play the same games."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import active_children

import pytest

from roisoleil.arena import run
from roisoleil.arena.ledger import Ledger
from roisoleil.arena.plan import Contest
from roisoleil.arena.play import Played, play_game
from roisoleil.arena.processes import WorkersLost
from roisoleil.arena.run import Pool, play_missing, play_some
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table
from tests.arena.helpers import contest, outcomes, played_alone, played_by

TRIO = contest("habemus", "courtisan", "page", "random")


class Forgetful:
    """A crew of three hands: each plays one game of a batch only, and the last batch comes back first."""

    def __init__(self) -> None:
        self.batches: list[tuple[Contest, list[int]]] = []
        self.sizes: list[int] = []

    def hands(self) -> int:
        return 3

    def hand_out(self, contest: Contest, numbers: list[int]) -> None:
        self.batches.append((contest, numbers))
        self.sizes.append(len(self.batches))

    def collect(self) -> list[tuple[list[int], list[Played]]]:
        contest, numbers = self.batches.pop()
        return [(numbers, play_some(contest, numbers[:1]))]


@pytest.mark.process
def test_two_processes_play_the_same_games_as_one() -> None:
    with Pool(2) as pool:
        assert played_by(pool, TRIO, 30) == played_alone(TRIO, 30)


@pytest.mark.process
def test_a_killed_process_is_told_and_what_was_played_is_kept() -> None:
    def play_and_kill() -> None:
        with Pool(2) as pool:
            for number, _ in enumerate(play_missing(ledger, 100_000, pool)):
                if number == 0:
                    active_children()[0].kill()

    ledger = Ledger(TRIO)
    with pytest.raises(WorkersLost, match="with --ledger the same command goes on"):
        play_and_kill()
    assert ledger.games


@pytest.mark.process
def test_an_error_in_the_rules_names_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(contest: Contest, game: Game[Table], number: int, heed: Callable[[], None]) -> Played:
        assert number < 2, "cards lost or doubled"
        return play_game(contest, game, number, heed=heed)

    monkeypatch.setattr(run, "play_game", failing)
    with pytest.raises(AssertionError, match="cards lost or doubled") as broken:
        play_some(TRIO, [1, 2, 3])
    assert broken.value.__notes__ == [f"in game 2 of habemus, courtisan,page,random, seed {TRIO.seed}"]


def test_what_a_batch_has_no_time_for_is_handed_out_again() -> None:
    crew = Forgetful()
    assert played_by(crew, TRIO, 9) == played_alone(TRIO, 9)
    assert max(crew.sizes) == 3


def test_only_missing_games_are_played() -> None:
    ledger = Ledger(TRIO)
    for number in (0, 2):
        ledger.add(play_some(TRIO, [number])[0])
    crew = Forgetful()
    assert sum(play_missing(ledger, 4, crew)) == 2
    assert outcomes(ledger) == played_alone(TRIO, 4)
