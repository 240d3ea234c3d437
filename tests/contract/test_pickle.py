"""Tables and matches are copied and pickled at any position, and go on from there as if nothing had been."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from pathlib import Path

import pytest

from roisoleil.bots.bot import CourtierBot, decide
from roisoleil.engine.chance import Chance, FastChance, KeyedChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import EVERYONE
from roisoleil.engine.game import load_game
from roisoleil.engine.match import Match
from roisoleil.engine.table import Table
from tests.games.habemus.helpers import owners_file
from tests.shared import Setting, every_game, every_setting, silent, walk

Copier = Callable[[Match], Match]
COPIERS: list[Copier] = [deepcopy, lambda match: pickle.loads(pickle.dumps(match))]


def play_on(match: Match) -> None:
    chance = FastChance(17)
    while not match.table.is_over():
        seat = match.table.to_act()[0]
        match.choose(seat, decide(CourtierBot(), match.game, match.table, seat, chance))


@every_setting
def test_a_table_is_copied_and_pickled_at_every_decision(setting: Setting) -> None:
    for match in walk(setting, 17):
        table = match.table
        before = table.hash()
        copies: list[Table] = [copy(table), deepcopy(table), pickle.loads(pickle.dumps(table))]
        assert [each.hash() for each in copies] == [before] * 3
        if table.is_over():
            continue
        seat = table.to_act()[0]
        choice = table.options(seat)[-1]
        for each in copies:
            each.apply(seat, choice, silent(3))
        assert table.hash() == before
        assert len({each.hash() for each in copies}) == 1


@pytest.mark.parametrize("copier", COPIERS, ids=["deepcopy", "pickle"])
@every_setting
def test_a_copied_match_has_the_same_record_and_the_same_luck_to_come(setting: Setting, copier: Copier) -> None:
    for match in walk(setting, 18):
        if len(match.steps) % 90 == 1:  # Some positions are enough.
            before = match.record(with_events=True)
            copies = [copier(match), copier(match)]
            play_on(copies[0])
            assert copies[1].record(with_events=True) == match.record(with_events=True) == before
            play_on(copies[1])
            assert copies[1].record(with_events=True) == copies[0].record(with_events=True)
            assert copies[0].table.is_over()


@pytest.mark.parametrize("copier", [copy, deepcopy, lambda dealer: pickle.loads(pickle.dumps(dealer))])
@pytest.mark.parametrize("chance", [FastChance(5), KeyedChance(bytes(32), 3)])
def test_a_copied_dealer_keeps_what_it_has_and_goes_on_alike(
    chance: Chance, copier: Callable[[Dealer], Dealer]
) -> None:
    dealer = Dealer(chance)
    dealer.pick("first", [4, 5, 6])
    dealer.tell(7, 1)
    again = copier(dealer)
    assert [outcome.values for outcome in again.outcomes] == [outcome.values for outcome in dealer.outcomes]
    assert [(event.kind, event.audience, event.values) for event in again.events] == [(7, EVERYONE, [1, -1, -1, -1])]
    assert again.silent is dealer.silent is False
    assert copier(Dealer(chance, silent=True)).silent is True
    if again.chance is not chance:
        assert again.shuffle("then", list(range(20))) == dealer.shuffle("then", list(range(20)))
        assert len(again.outcomes) == len(dealer.outcomes) == 2


@every_game
def test_a_game_is_pickled_with_its_components_and_shared_by_copies(name: str) -> None:
    game = load_game(name)
    again = pickle.loads(pickle.dumps(game))
    assert (again.name, again.data_hash, again.rules) == (game.name, game.data_hash, game.rules)
    assert [row.value for row in again.provenance()] == [row.value for row in game.provenance()]
    assert deepcopy(game) is game


def test_a_table_with_an_owners_components_needs_no_file_to_be_unpickled(tmp_path: Path) -> None:
    file = Path(owners_file(tmp_path, {'id = "bichi"': 'id = "alessandro"'}, row="bichi"))
    game = load_game("habemus", str(file))
    match = Match(game, ["Ann", "Bob", "Cleo"], [], bytes(32))
    pickled = pickle.dumps(match)
    file.unlink()
    again: Match = pickle.loads(pickled)
    assert again.game.data_hash == game.data_hash != load_game("habemus").data_hash
    assert again.table.hash() == match.table.hash()
    play_on(again)
    assert "alessandro" in str(again.record())
