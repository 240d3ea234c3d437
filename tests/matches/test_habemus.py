"""What the stored matches of Habemus Papam must show."""

from __future__ import annotations

import pytest

from roisoleil.engine.match import replay
from roisoleil.games.habemus.state import Conclave
from tests.matches.storing import all_matches
from tests.shared import GAMES


@pytest.mark.soak
def test_the_stored_matches_end_in_every_possible_round() -> None:
    rounds = set()
    for record in all_matches("habemus"):
        table = replay(GAMES["habemus"], record).table
        assert isinstance(table, Conclave)
        rounds.add((table.seats, table.round_number))
    assert rounds == {(seats, last) for seats in (3, 4) for last in (16, 17, 18, 19)}
