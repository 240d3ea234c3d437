"""Stored finished games replay to their scores."""

from __future__ import annotations

import pytest

from roisoleil.engine.codec import take_list
from roisoleil.engine.match import differences, replay, verify_deal
from tests.matches.storing import MATCHES, all_matches, load_matches
from tests.shared import GAMES, every_game, sample

every_version = pytest.mark.parametrize("rules", [each.rules for game in GAMES.values() for each in game.versions])


@every_version
def test_all_stored_matches_replay_to_their_scores_and_hashes(rules: str) -> None:
    records = load_matches(rules)
    assert len(records) == MATCHES[rules]
    for record in sample(records):
        match = replay(GAMES[str(record["game"])], record)
        assert record["rules"] == match.rules == match.game.rules == rules
        assert differences(match, record) == []


@every_game
def test_the_deals_of_the_stored_matches_follow_from_their_seeds(name: str) -> None:
    for record in sample(all_matches(name)):
        assert verify_deal(GAMES[name], record) == []


@pytest.mark.soak
@every_game
def test_every_kind_of_event_and_choice_and_every_card_occurs_in_some_stored_match(name: str) -> None:
    game = GAMES[name]
    kinds, cards, choices = set(), set(), set()
    for record in all_matches(name):
        match = replay(game, record)
        choices |= {game.choices.kind(step.choice) for step in match.steps}
        for event in [*match.opening, *(event for step in match.steps for event in step.events)]:
            kind = game.events.kinds[event.kind]
            kinds.add(kind.name)
            struct = game.events.struct(event)
            cards |= {struct[label] for label, vocabulary in kind.fields if vocabulary == "card"}
        assert len(take_list(record, "choices", "record")) == len(match.steps)
    assert kinds == {kind.name for kind in game.events.kinds}
    assert choices == {row.kind for row in game.choices.rows}
    assert set(game.events.vocabularies["card"]) - cards <= NEVER_TOLD.get(name, set())


NEVER_TOLD = {"habemus": {"black-smoke", "white-smoke"}}
"""Cards that have events of their own."""
