"""The match: what may be chosen, who hears what, and which records and saved games are refused (docs/protocol.md)."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from roisoleil.engine.codec import BrokenMessage, Json, canonical_json
from roisoleil.engine.event import hears
from roisoleil.engine.game import game_names, load_game
from roisoleil.engine.match import IllegalChoice, Match, differences, replay, resume, verify_deal
from tests.shared import Setting, walk

SETTING = Setting("ombre", 3, ())
OTHER_SEED = "ab" * 32


@cache
def finished() -> str:
    *_, match = walk(SETTING, 31)
    return canonical_json(match.record(with_events=True))


@cache
def saved() -> str:
    decisions = walk(SETTING, 32)
    return canonical_json([next(decisions) for _ in range(12)][-1].save())


def changed(text: str, change: Callable[[Any], object]) -> dict[str, Json]:
    data: dict[str, Json] = json.loads(text)
    change(data)
    return data


# Games.


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BrokenMessage, match=re.escape(f"unknown game 'chess' (known: {', '.join(game_names())})")):
        load_game("chess")


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, [], "ombre is for 2 to 6 players, not 1"),
        (7, [], "ombre is for 2 to 6 players, not 7"),
        (3, ["favori"], "ombre has no option 'favori' (options: none)"),
    ],
)
def test_a_setup_that_the_game_does_not_have_is_refused(seats: int, options: list[str], why: str) -> None:
    with pytest.raises(BrokenMessage, match=re.escape(why)):
        Match(SETTING.game, ["Anne"] * seats, options, bytes(32))


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(BrokenMessage, match="seed: expected 32 bytes, not 31"):
        Match(SETTING.game, ["Anne", "Bela", "Cleo"], [], bytes(31))


def test_a_game_is_one_thing_however_often_it_is_copied() -> None:
    assert copy.deepcopy(SETTING.game) is SETTING.game
    assert SETTING.game.knows(SETTING.game.rules)
    assert not SETTING.game.knows("ombre/0")


# Choices and events.


def test_an_illegal_choice_is_refused_with_what_was_allowed() -> None:
    match = SETTING.match(33)
    steps = list(match.steps)
    seat = match.table.to_act()[0]
    allowed = [match.game.choices.notation(option) for option in match.table.options(seat)]
    other = (seat + 1) % 3
    with pytest.raises(IllegalChoice, match=r"illegal choice \(not-your-turn\); allowed: nothing"):
        match.choose(other, match.table.options(seat)[0])
    illegal = next(choice for choice in range(len(match.game.choices.rows)) if match.table.why_not(seat, choice))
    with pytest.raises(IllegalChoice) as refused:
        match.choose(seat, illegal)
    assert refused.value.allowed == allowed
    assert match.steps == steps


def test_after_the_end_nobody_may_choose_anything() -> None:
    *_, match = walk(SETTING, 31)
    assert match.table.to_act() == []
    assert match.table.options(0) == []
    assert match.table.forced_seat() < 0
    with pytest.raises(IllegalChoice, match=r"illegal choice \(over\)"):
        match.choose(0, 0)


def test_a_seat_is_told_its_own_and_the_opening_comes_first() -> None:
    match = [next(decisions) for decisions in [walk(SETTING, 34)] for _ in range(20)][-1]
    everything = [*match.opening, *(event for step in match.steps for event in step.events)]
    for seat in (-1, 0, 1, 2):
        heard = [event for event in everything if hears(event.audience, seat)]
        assert match.events_for(seat) == heard
        later = [event for step in match.steps[5:] for event in step.events if hears(event.audience, seat)]
        assert match.events_for(seat, 5) == later


# Records.


def without_last_outcomes(record: dict[str, Any]) -> None:
    del record["outcomes"][-1]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda record: record.update(format="roisoleil-record/2"), "record: format is 'roisoleil-record/2'"),
        (lambda record: record.update(rules="ombre/9"), "made with rules 'ombre/9', this program plays 'ombre/1'"),
        (lambda record: record.update(data="0" * 64), "made with other components"),
        (lambda record: record.update(players=["Anne", 3, "Cleo"]), "record: players: expected texts only"),
        (lambda record: record.update(players=["Anne"]), "is for 2 to 6 players"),
        (lambda record: record.update(salts=["0g"]), "record: salts: expected 2 hexadecimal digits"),
        (lambda record: record.update(seed="00"), "record: seed: expected 64 hexadecimal digits"),
        (lambda record: record["choices"].insert(0, 3), "record: choice 1: expected an object"),
        (lambda record: record["choices"][0].update(seat="0"), "choice 1: field 'seat' must be a whole number"),
        (lambda record: record["choices"][0].update(choice={"type": "castle"}), "no such choice"),
        (lambda record: record["choices"][0].update(notation="castle"), "choice 1: choice and notation differ"),
        (lambda record: record["choices"][0].update(seat=9), "choice 1: seat 9 may not .*; allowed: nothing"),
        (lambda record: record["choices"][1].update(automatic=True), "choice 2: is not automatic by the rules"),
        (lambda record: record["outcomes"][0]["values"].append("joker"), "outcome 1"),
        (lambda record: record["outcomes"][1].update(values=["joker"]), "outcome 2: unknown word 'joker'"),
        (without_last_outcomes, "outcome [0-9]+ .* is missing"),
    ],
)
def test_a_record_that_the_rules_do_not_bear_out_is_refused(change: Callable[[Any], object], why: str) -> None:
    with pytest.raises(BrokenMessage, match=why):
        replay(SETTING.game, changed(finished(), change))


def test_an_automatic_choice_is_marked_as_such() -> None:
    record = json.loads(finished())
    number = next(number for number, choice in enumerate(record["choices"]) if choice.get("automatic"))
    del record["choices"][number]["automatic"]
    with pytest.raises(BrokenMessage, match=f"choice {number + 1}: is automatic by the rules"):
        replay(SETTING.game, record)


def test_a_choice_against_the_rules_is_refused_with_what_was_allowed() -> None:
    record = json.loads(finished())
    match = replay(SETTING.game, record, 0)
    entry = record["choices"][0]
    allowed = [match.game.choices.notation(option) for option in match.table.options(entry["seat"])]
    choices = match.game.choices
    illegal = next(number for number in range(len(choices.rows)) if match.table.why_not(entry["seat"], number))
    entry.update(choice=choices.struct(illegal), notation=choices.notation(illegal))
    with pytest.raises(BrokenMessage, match=re.escape(f"allowed: {', '.join(allowed)}")):
        replay(SETTING.game, record)


def test_a_position_after_the_last_choice_is_refused() -> None:
    record = json.loads(finished())
    count = len(record["choices"])
    assert replay(SETTING.game, record, count).table.is_over()
    with pytest.raises(BrokenMessage, match=f"has {count} choices, there is no position {count + 1}"):
        replay(SETTING.game, record, count + 1)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda record: record["result"]["points"].reverse(), "result.points"),
        (lambda record: record["result"]["ranks"].append(4), "result.ranks: the record says"),
        (lambda record: record.pop("result"), "result: the record says null"),
        (lambda record: record.update(hash="0" * 64), "hash: the record says"),
        (lambda record: record["events"][0].update(at=1), r"events\[0\].at: the record says 1, the replay 0"),
        (lambda record: record["outcomes"][0].update(at=1), r"outcomes\[0\].at"),
        (lambda record: record.update(seed=OTHER_SEED), "seed: does not fit the commitment"),
    ],
)
def test_what_a_record_says_otherwise_is_told(change: Callable[[Any], object], where: str) -> None:
    record = changed(finished(), change)
    found = differences(replay(SETTING.game, record), record)
    assert len(found) == 1
    assert re.match(where, found[0])


# The deal.


def test_a_forged_outcome_is_told() -> None:
    record = json.loads(finished())
    assert verify_deal(SETTING.game, record) == []
    unused = {"at": 0, "label": record["outcomes"][0]["label"], "values": record["outcomes"][0]["values"]}
    record["outcomes"].append(unused)
    assert verify_deal(SETTING.game, record) == ["1 outcomes more than the game draws"]


def test_a_seed_that_was_not_the_published_one_is_told() -> None:
    record = changed(finished(), lambda record: record.update(seed=OTHER_SEED))
    assert "was published" in verify_deal(SETTING.game, record)[0]


def test_a_deal_that_does_not_follow_from_its_seed_is_told_outcome_by_outcome() -> None:
    other = SETTING.match(35)
    record = changed(finished(), lambda record: record.update(seed=other.seed.hex(), commitment=other.commitment))
    found = verify_deal(SETTING.game, record)
    assert len(found) == len(json.loads(finished())["outcomes"])
    assert re.fullmatch(r"outcome 1 \(.*\) does not follow from the seed", found[0])


def test_the_deal_of_a_running_game_cannot_be_verified() -> None:
    running = json.loads(saved())
    with pytest.raises(BrokenMessage, match="its seed is still secret"):
        verify_deal(SETTING.game, running["record"])
    with pytest.raises(BrokenMessage, match="not finished, but shows its seed"):
        verify_deal(SETTING.game, {**running["record"], "seed": running["seed"]})
    assert verify_deal(SETTING.game, {**running["record"], "seed": running["seed"], "stopped": True}) == []


# Saved games.


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda save: save.update(format="roisoleil-save/2"), "save: format is 'roisoleil-save/2'"),
        (lambda save: save.pop("seed"), "save: field 'seed' must be a text"),
        (lambda save: save.update(seed="00"), "save: seed: expected 64 hexadecimal digits"),
        (lambda save: save.update(seed=OTHER_SEED), "the seed does not fit the commitment"),
        (lambda save: save.update(record=[]), "save: record: expected an object"),
    ],
)
def test_a_saved_game_that_does_not_fit_together_is_refused(change: Callable[[Any], object], why: str) -> None:
    assert resume(SETTING.game, json.loads(saved())).table.to_act()
    with pytest.raises(BrokenMessage, match=why):
        resume(SETTING.game, changed(saved(), change))
