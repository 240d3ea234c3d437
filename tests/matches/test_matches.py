"""Stored finished games replay to their scores."""

from __future__ import annotations

from roisoleil.engine.codec import take_list
from roisoleil.engine.match import differences, replay, verify_deal
from tests.matches.storing import MATCHES, load_matches
from tests.shared import GAMES, every_game


@every_game
def test_all_stored_matches_replay_to_their_scores_and_hashes(name: str) -> None:
    records = load_matches(name)
    assert len(records) == MATCHES
    for record in records:
        assert differences(replay(GAMES[name], record), record) == []


@every_game
def test_the_deals_of_the_stored_matches_follow_from_their_seeds(name: str) -> None:
    for record in load_matches(name):
        assert verify_deal(GAMES[name], record) == []


@every_game
def test_every_kind_of_event_and_choice_and_every_card_occurs_in_some_stored_match(name: str) -> None:
    game = GAMES[name]
    kinds, cards, choices = set(), set(), set()
    for record in load_matches(name):
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
