"""A table as people know it: whatever happens there, its log tells it again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from roisoleil.bots.names import NAMES, seat_names
from roisoleil.engine.chance import FastChance, commitment
from roisoleil.engine.match import IllegalChoice, differences, replay, verify_deal
from roisoleil.server.entries import Created, Entry, decode_entry, encode_entry
from roisoleil.server.salon import ENDED, OVER, PLAYING, Refused, Salon, load_salon
from roisoleil.server.telling import prompt_for
from tests.shared import GAMES, Setting, every_setting

SEED = bytes(range(32))


def new_salon(name: str, levels: list[str], options: tuple[str, ...] = ()) -> tuple[Salon, list[Entry]]:
    game = GAMES[name]
    created = Created(game.name, game.rules, game.data_hash, options, tuple(levels), True, commitment(SEED))
    return Salon("t1", game, created, SEED), [created]


def seated(name: str, levels: list[str], options: tuple[str, ...] = ()) -> tuple[Salon, list[Entry]]:
    salon, log = new_salon(name, levels, options)
    for seat, level in enumerate(levels):
        if not level:
            log += salon.join(seat, f"Person {seat}", bytes([seat]) * 16)
    log += salon.start()
    return salon, log


def picture(salon: Salon) -> list[object]:
    """All that can be seen of a salon."""
    match = salon.match
    return [
        salon.state,
        salon.number,
        salon.position,
        salon.marks,
        salon.due(),
        sorted(salon.sealed.items()),
        salon.asked,
        sorted(salon.accepted),
        [(sitter.kind, sitter.name) for sitter in salon.sitters],
        match and match.table.hash(),
        match and match.undo_steps(),
        match and match.undoable_seat(),
        match and match.record(with_events=True),
    ]


def from_log(salon: Salon, log: list[Entry]) -> Salon:
    entries = [decode_entry(encode_entry(entry)) for entry in log]
    return load_salon(salon.ident, salon.game, entries, SEED, [sitter.name for sitter in salon.sitters])


def some_wish(salon: Salon, chance: FastChance) -> list[Entry]:
    """What somebody at the table may come up with; refusals are part of life."""
    match = salon.playing()
    seat = chance.below(len(salon.sitters))
    wishes: list[Callable[[], list[Entry]]] = [
        lambda: salon.undo(seat, whole_turn=False),
        lambda: salon.undo(seat, whole_turn=True),
        lambda: salon.unseal(seat),
        lambda: salon.ask_takeback(seat),
        lambda: salon.answer(seat, accepts=chance.below(3) > 0),
        lambda: salon.answer(seat, accepts=True),
    ]
    if chance.below(4) == 0:
        try:
            return wishes[chance.below(len(wishes))]()
        except Refused:
            return []
    acting = match.table.to_act()
    actor = acting[chance.below(len(acting))]
    options = match.table.options(actor)
    return salon.choose(actor, options[chance.below(len(options))])


@every_setting
def test_the_log_tells_everything_again(setting: Setting) -> None:
    salon, log = seated(setting.name, [""] * setting.seats, setting.options)
    mirror = from_log(salon, log)
    assert b"Person" not in b"".join(map(encode_entry, log))
    chance = FastChance(7)
    for turn in range(160):
        if salon.state != PLAYING:
            break
        entries = some_wish(salon, chance)
        log += entries
        for entry in entries:
            mirror.enact(decode_entry(encode_entry(entry)))
        assert picture(mirror) == picture(salon)
        if turn % 40 == 0:
            assert picture(from_log(salon, log)) == picture(salon)
    assert salon.number == len(log)
    assert picture(from_log(salon, log)) == picture(salon)


@every_setting
def test_a_game_goes_on_after_a_change_of_rules(setting: Setting) -> None:
    salon, log = seated(setting.name, [""] * setting.seats, setting.options)
    chance = FastChance(9)
    for _ in range(40):
        log += some_wish(salon, chance)
    kept, kept_at = salon.keep(), len(log)
    for _ in range(3):
        log += some_wish(salon, chance)  # after what was kept
    salon.drop_proposal()
    old: list[Entry] = [replace(salon.created, rules="of yesterday"), *log[1:]]
    names = [sitter.name for sitter in salon.sitters]
    today = load_salon(salon.ident, salon.game, old, SEED, names, kept, kept_at)
    assert today.has_other_rules()
    for place in (0, 1, 2, 3, 4, 5, 6, 7):  # state, numbers, due, sealed, what is proposed
        assert picture(today)[place] == picture(salon)[place]
    then, now = salon.playing(), today.playing()
    assert now.table.hash() == then.table.hash()
    assert [(step.seat, step.choice) for step in now.steps] == [(step.seat, step.choice) for step in then.steps]
    assert [outcome.values for outcome in now.outcomes] == [outcome.values for outcome in then.outcomes]
    with pytest.raises(Refused, match="other-rules"):
        today.ask_takeback(next(seat for seat in range(setting.seats) if today.own_last(seat) >= 0))
    luck, same_luck = FastChance(10), FastChance(10)
    while salon.state == PLAYING:  # chance brings what it would have brought
        choose_any(salon, luck)
        choose_any(today, same_luck)
        assert now.table.hash() == then.table.hash()
    assert today.state == OVER
    assert now.record()["rules"] == "of yesterday"


def choose_any(salon: Salon, chance: FastChance) -> None:
    table = salon.playing().table
    for seat in table.to_act() if table.is_sealed() else table.to_act()[:1]:
        options = table.options(seat)
        salon.choose(seat, options[chance.below(len(options))])


@every_setting
def test_the_deal_of_a_game_ended_by_agreement_is_verified_as_far_as_it_was_played(setting: Setting) -> None:
    salon, log = seated(setting.name, [""] * setting.seats, setting.options)
    chance = FastChance(8)
    for _ in range(12):
        log += some_wish(salon, chance)
    salon.drop_proposal()
    assert "seed" not in salon.playing().record()
    log += salon.ask_end(0)
    for seat in range(1, setting.seats):
        log += salon.answer(seat, accepts=True)
    assert salon.state == ENDED
    record = salon.playing().record(with_events=True)
    assert record["seed"] == SEED.hex()
    assert "result" not in record
    assert verify_deal(salon.game, record) == []
    assert differences(replay(salon.game, record), record) == []


@every_setting
def test_a_game_to_its_end_keeps_the_deal_that_was_committed_to(setting: Setting) -> None:
    salon, log = seated(setting.name, [""] * setting.seats, setting.options)
    chance = FastChance(8)
    while salon.state == PLAYING:
        log += some_wish(salon, chance)
    assert salon.state == OVER
    record = salon.playing().record()
    assert record["commitment"] == commitment(SEED)
    assert len(record["salts"]) == setting.seats  # type: ignore[arg-type]
    assert verify_deal(salon.game, record) == []
    with pytest.raises(Refused, match="over"):
        salon.choose(0, 0)


def test_people_sit_down_before_the_start_and_not_on_each_other() -> None:
    salon, _ = new_salon("habemus", ["", "", "courtisan"])
    salon.join(0, "Anne", bytes(16))
    with pytest.raises(Refused, match="seat-taken"):
        salon.join(0, "Ben", bytes(16))
    with pytest.raises(Refused, match="seat-taken"):
        salon.join(2, "Ben", bytes(16))
    with pytest.raises(Refused, match="seats-free"):
        salon.start()
    salon.leave(0)
    salon.join(0, "Claire", bytes(16))
    salon.join(1, "Ben", bytes(16))
    salon.start()
    assert salon.playing().names == seat_names(salon.ident, ["Claire", "Ben", None])
    with pytest.raises(Refused, match="already-started"):
        salon.leave(0)


def sealed_salon() -> Salon:
    """Habemus Papam at its first bids: all seats owe a sealed answer."""
    salon, _ = seated("habemus", ["", "", ""])
    while salon.playing().table.frames[-1].name() != "bid":
        seat = salon.due()[0]
        salon.choose(seat, salon.playing().table.options(seat)[0])
    return salon


def test_nothing_is_undone_once_another_person_has_sealed_an_answer_to_it() -> None:
    salon = undoable_before_bids(["", "", ""])
    seat = salon.undoable_seat()
    other, *_ = [each for each in salon.due() if each != seat]
    salon.choose(seat, salon.playing().table.options(seat)[0])
    assert prompt_for(salon, seat).can_undo, "an own answer does not count"
    salon.choose(other, salon.playing().table.options(other)[0])
    assert not prompt_for(salon, seat).can_undo
    with pytest.raises(Refused, match="no-undo"):
        salon.undo(seat, whole_turn=False)
    salon.unseal(other)
    salon.undo(seat, whole_turn=False)
    assert salon.sealed == {}


def test_what_bots_have_sealed_is_no_obstacle_to_an_undo() -> None:
    salon = undoable_before_bids(["", "page", "page"])
    seat = salon.undoable_seat()
    for other in salon.due():
        if other != seat:
            salon.choose(other, salon.playing().table.options(other)[0])
    salon.undo(seat, whole_turn=False)
    assert salon.sealed == {}


def undoable_before_bids(levels: list[str]) -> Salon:
    """Habemus Papam at bids that follow an open choice of seat 0."""
    for luck in range(200):
        salon, _ = seated("habemus", levels)
        chance = FastChance(luck)
        while salon.state == PLAYING:
            table = salon.playing().table
            if table.is_sealed() and salon.undoable_seat() == 0:
                return salon
            choose_any(salon, chance)
    raise AssertionError("no such position")


def test_a_sealed_answer_may_be_changed_until_the_last_seat_answers() -> None:
    salon = sealed_salon()
    match = salon.playing()
    steps = len(match.steps)
    first, *others = salon.due()
    options = match.table.options(first)
    salon.choose(first, options[-1])
    assert first not in salon.due()
    salon.choose(first, options[1])
    assert salon.sealed[first] == options[1]
    salon.unseal(first)
    assert first in salon.due()
    salon.choose(first, options[2])
    assert len(match.steps) == steps
    for other in others:
        salon.choose(other, match.table.options(other)[0])
    made = [step for step in match.steps[steps:] if not step.automatic]
    assert made[0].choice == options[2]
    assert [step.seat for step in made] == [first, *others]
    assert not salon.sealed


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    salon = sealed_salon()
    before = picture(salon)
    with pytest.raises(IllegalChoice, match="not-asked"):
        salon.choose(salon.due()[0], 0)
    assert picture(salon) == before


def two_people_and_a_bot() -> Salon:
    salon, _ = seated("ombre", ["", "", "page"])
    chance = FastChance(3)
    while len({step.seat for step in salon.playing().steps if not step.automatic}) < 3:
        acting = salon.due()[0]
        options = salon.playing().table.options(acting)
        salon.choose(acting, options[chance.below(len(options))])
    return salon


def test_a_takeback_needs_all_other_people_and_no_bot() -> None:
    salon = two_people_and_a_bot()
    steps = salon.own_last(0)
    salon.ask_takeback(0)
    assert len(salon.playing().steps) > steps
    with pytest.raises(Refused, match="already-asked"):
        salon.ask_end(1)
    with pytest.raises(Refused, match="nothing-asked"):
        salon.answer(0, accepts=True)
    salon.answer(1, accepts=True)
    assert len(salon.playing().steps) == steps
    assert salon.due() == [0]


def test_a_takeback_that_one_declines_is_off() -> None:
    salon = two_people_and_a_bot()
    before = salon.playing().table.hash()
    salon.ask_takeback(0)
    salon.answer(1, accepts=False)
    assert salon.asked is None
    assert salon.playing().table.hash() == before


def test_chance_brings_the_same_again_after_a_takeback() -> None:
    salon = two_people_and_a_bot()
    match = salon.playing()
    left = salon.own_last(0)
    again = [(step.seat, step.choice) for step in match.steps[left:] if not step.automatic]
    before = match.table.hash()
    salon.ask_takeback(0)
    salon.answer(1, accepts=True)
    for seat, choice in again:
        salon.choose(seat, choice)
    assert salon.playing().table.hash() == before


def test_alone_with_bots_takebacks_and_the_end_are_free() -> None:
    salon, _ = seated("ombre", ["", "page"])
    chance = FastChance(3)
    while len({step.seat for step in salon.playing().steps if not step.automatic}) < 2:
        acting = salon.due()[0]
        options = salon.playing().table.options(acting)
        salon.choose(acting, options[chance.below(len(options))])
    left = salon.own_last(0)
    salon.ask_takeback(0)
    assert len(salon.playing().steps) == left
    salon.ask_end(0)
    assert salon.state == ENDED
    assert salon.due() == []
    salon.go_on_at("t2")
    with pytest.raises(Refused, match="rematch-exists"):
        salon.go_on_at("t3")


def test_the_game_ends_by_agreement_of_all_people() -> None:
    salon = two_people_and_a_bot()
    salon.ask_end(1)
    assert salon.state == PLAYING
    salon.answer(0, accepts=True)
    assert salon.state == ENDED


def test_a_choice_puts_an_end_to_what_was_proposed() -> None:
    salon = two_people_and_a_bot()
    salon.ask_end(1)
    seat = salon.due()[0]
    salon.choose(seat, salon.playing().table.options(seat)[0])
    assert salon.asked is None


def test_sealed_answers_and_proposals_do_not_outdate_the_choices_of_others() -> None:
    salon = sealed_salon()
    position, number = salon.position, salon.number
    first, second, *_ = salon.due()
    salon.choose(first, salon.playing().table.options(first)[0])
    salon.ask_end(second)
    assert (salon.position, salon.number) == (position, number + 2)
    for seat in salon.due():
        salon.choose(seat, salon.playing().table.options(seat)[0])
    assert salon.position == position + 1


def test_what_somebody_missed_begins_where_the_game_went_back_to() -> None:
    salon, _ = seated("ombre", ["", "page"])
    chance = FastChance(3)
    while len({step.seat for step in salon.playing().steps if not step.automatic}) < 2:
        seat = salon.due()[0]
        options = salon.playing().table.options(seat)
        salon.choose(seat, options[chance.below(len(options))])
    number, steps = salon.number, len(salon.playing().steps)
    assert salon.steps_known(number) == steps
    left = salon.own_last(0)
    salon.ask_takeback(0)
    salon.choose(0, salon.playing().table.options(0)[0])
    assert salon.steps_known(number) == left < steps


# Names.


def names_of(salon: Salon) -> list[str]:
    return [sitter.name for sitter in salon.sitters]


def test_bots_have_names_from_the_first_moment_and_keep_them_in_the_match() -> None:
    salon, _ = new_salon("habemus", ["", "page", "page"])
    first, *bots = names_of(salon)
    assert first == ""
    assert len(set(bots) & set(NAMES)) == 2
    salon.join(0, "Kunigunde", b"")
    salon.start()
    assert names_of(salon) == salon.playing().names == ["Kunigunde", *bots]


def test_bots_are_called_the_same_after_a_restart_whatever_the_store_has_for_them() -> None:
    salon, log = seated("ombre", ["", "page", "roi", ""])
    # Tables of before have the level there.
    loaded = load_salon(salon.ident, salon.game, log, SEED, ["Person 0", "page", "roi", "Person 3"])
    assert names_of(loaded) == names_of(salon)
    assert loaded.playing().names == salon.playing().names


def test_a_bot_makes_room_for_a_person_of_its_name_and_takes_it_again() -> None:
    salon, _ = new_salon("habemus", ["", "page", "page"])
    before = names_of(salon)
    salon.join(0, before[1], b"")
    assert names_of(salon)[0] == before[1] != names_of(salon)[1]
    salon.leave(0)
    assert names_of(salon) == before
