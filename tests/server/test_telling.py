"""What is told: enough for those it concerns, and nothing of what others seal or hold."""

from __future__ import annotations

import json

import msgspec
import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import Json
from roisoleil.server.delta import apply_difference
from roisoleil.server.entries import Entry
from roisoleil.server.salon import PLAYING, Refused, Salon
from roisoleil.server.telling import (
    FROM_THE_OPENING,
    WATCHER,
    Before,
    encode,
    news_of,
    prompt_for,
    structs,
    tell,
    tell_whole,
    viewpoints_of,
)
from tests.server.test_salon import SEED, sealed_salon, seated, some_wish
from tests.shared import Setting, every_setting


def viewpoints(salon: Salon) -> list[int]:
    return [WATCHER, *range(len(salon.sitters))]


def view_json(salon: Salon, seat: int) -> Json:
    view: Json = json.loads(msgspec.json.encode(salon.game.view(salon.playing().table, seat)))
    return view


@every_setting
def test_changes_and_events_keep_a_client_up_to_date(setting: Setting) -> None:
    salon, _ = seated(setting.name, [""] * setting.seats, setting.options)
    held = {seat: view_json(salon, seat) for seat in viewpoints(salon)}
    heard = {seat: json.loads(encode(tell_whole(salon, seat, FROM_THE_OPENING)))["events"] for seat in held}
    chance = FastChance(11)
    for _ in range(60):
        if salon.state != PLAYING:
            break
        before = Before(salon)
        some_wish(salon, chance)
        went_back = len(salon.playing().steps) < before.steps
        for seat, view in held.items():
            told = json.loads(encode(tell(salon, before, seat)))
            apply_difference(view, told.get("change", {}))
            assert view == view_json(salon, seat)
            heard[seat] += told.get("events", [])
            if went_back:
                heard[seat] = json.loads(encode(tell_whole(salon, seat, FROM_THE_OPENING)))["events"]
    for seat, events in heard.items():
        assert events == json.loads(encode(tell_whole(salon, seat, FROM_THE_OPENING)))["events"]


@every_setting
def test_a_seat_is_asked_exactly_what_it_may_choose(setting: Setting) -> None:
    salon, _ = seated(setting.name, [""] * setting.seats, setting.options)
    chance = FastChance(12)
    for _ in range(40):
        if salon.state != PLAYING:
            break
        some_wish(salon, chance)
        table = salon.playing().table
        for seat in viewpoints(salon):
            prompt = prompt_for(salon, seat)
            options = table.options(seat) if seat >= 0 else []
            assert prompt.options == [salon.game.choices.notation(option) for option in options]
            assert prompt.due == salon.due()
            assert not (prompt.can_undo and seat != salon.playing().undoable_seat())


@every_setting
def test_a_seat_is_told_whether_it_has_a_choice_to_take_back(setting: Setting) -> None:
    salon, _ = seated(setting.name, ["", *["page"] * (setting.seats - 1)], setting.options)
    chance = FastChance(16)
    told = set()
    for _ in range(60):
        if salon.state == PLAYING and salon.asked is None:
            told.add(prompt_for(salon, 0).can_take_back)
            if not prompt_for(salon, 0).can_take_back:
                with pytest.raises(Refused, match="nothing-to-take-back"):
                    salon.ask_takeback(0)
            elif chance.below(3) == 0:
                salon.ask_takeback(0)
        some_wish(salon, chance)
    assert told == {False, True}
    assert not prompt_for(salon, WATCHER).can_take_back


def test_a_prompt_says_whether_others_may_look_on() -> None:
    salon, _ = seated("louis_xiv", ["", ""], ("favori",))
    chance = FastChance(14)
    asked = set()
    while salon.state == PLAYING:
        for seat in viewpoints(salon):
            prompt = prompt_for(salon, seat)
            asked.add((prompt.question, prompt.is_open))
        some_wish(salon, chance)
    assert {("play-card", False), ("use-card", True), ("intrigue", False), ("bribe", True)} <= asked


@every_setting
def test_of_every_event_it_is_told_whose_choice_brought_it_about(setting: Setting) -> None:
    salon, _ = seated(setting.name, [""] * setting.seats, setting.options)
    chance = FastChance(15)
    for _ in range(60):
        if salon.state == PLAYING:
            some_wish(salon, chance)
    match = salon.playing()
    for seat in viewpoints(salon):
        heard = [(WATCHER, event) for event in structs(match, match.opening, seat)]
        heard += [(step.seat, event) for step in match.steps for event in structs(match, step.events, seat)]
        told = tell_whole(salon, seat, FROM_THE_OPENING)
        assert list(zip(told.by, told.events, strict=True)) == heard


def test_who_holds_several_seats_is_told_what_everybody_sees_too() -> None:
    assert viewpoints_of([]) == [WATCHER]
    assert viewpoints_of([2]) == [2]
    assert viewpoints_of([0, 2]) == [0, 2, WATCHER]
    assert viewpoints_of([WATCHER]) == [WATCHER]


def test_others_learn_that_an_answer_is_sealed_and_not_which() -> None:
    told = []
    for place in (1, -1):
        salon = sealed_salon()
        first = salon.due()[0]
        before = Before(salon)
        entries = salon.choose(first, salon.playing().table.options(first)[place])
        others = [seat for seat in viewpoints(salon) if seat != first]
        told.append([encode(news_of(salon, entries[0])), *(encode(tell(salon, before, seat)) for seat in others)])
        assert prompt_for(salon, first).answer
        assert prompt_for(salon, first).sealed == [first]
    assert told[0] == told[1]


def test_no_news_names_a_choice_or_the_seed() -> None:
    salon, log = seated("louis_xiv", ["", "", ""])
    chance = FastChance(13)
    entries: list[Entry] = list(log)
    while salon.state == PLAYING:
        entries += some_wish(salon, chance)
    notations = {salon.game.choices.notation(step.choice) for step in salon.playing().steps}
    for entry in entries:
        text = encode(news_of(salon, entry)).decode()
        assert SEED.hex() not in text
        assert not any(f'"{notation}"' in text for notation in notations)
