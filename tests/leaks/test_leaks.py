"""No hidden card ever leaks: two worlds that differ only in what a seat cannot know look the same to it."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.event import hears
from roisoleil.engine.table import Table
from tests.shared import Setting, every_setting, games, walk

WATCHER = -1


def told(setting: Setting, dealer: Dealer, seat: int) -> list[dict[str, Json]]:
    """The events a seat hears, without those that say themselves that they reveal something."""
    table = setting.game.events
    return [
        table.struct(event)
        for event in dealer.events
        if hears(event.audience, seat) and not table.kinds[event.kind].reveals
    ]


@every_setting
def test_a_view_is_the_same_in_every_world_the_seat_holds_possible(setting: Setting) -> None:
    chance = FastChance(21)
    for number in games(3):
        for match in walk(setting, number, "courtisan" if number == 2 else "random"):
            for seat in range(WATCHER, setting.seats):
                other = setting.game.redeal(match.table, seat, chance)
                setting.game.check(other)
                assert setting.game.view(other, seat) == setting.game.view(match.table, seat)
                if seat >= 0:
                    assert other.options(seat) == match.table.options(seat)


@every_setting
def test_the_worlds_really_differ(setting: Setting) -> None:
    match = next(walk(setting, 22))
    chance = FastChance(22)
    for seat in range(WATCHER, setting.seats):
        hashes = {setting.game.redeal(match.table, seat, chance).hash() for _ in range(5)}
        assert len(hashes) == 5


@every_setting
def test_a_redeal_keeps_nothing_of_the_true_world(setting: Setting) -> None:
    """The same random stream leads from two worlds that a seat cannot tell apart to the very same table."""
    chance = FastChance(26)
    for match in walk(setting, 26):
        for seat in range(WATCHER, setting.seats):
            other = setting.game.redeal(match.table, seat, chance)
            ours = setting.game.redeal(match.table, seat, FastChance(27))
            theirs = setting.game.redeal(other, seat, FastChance(27))
            assert ours.hash() == theirs.hash()


@pytest.mark.soak
@every_setting
def test_what_happens_by_itself_happens_so_in_every_world(setting: Setting) -> None:
    """Nobody learns from the pace of the game that a seat had only one choice."""
    chance = FastChance(28)
    for number in games(4):
        dealer = Dealer(FastChance(number))
        table = setting.game.setup(setting.seats, list(setting.options), dealer)
        while not table.is_over():
            acting = table.to_act()
            for seat in range(WATCHER, setting.seats):
                if seat not in acting:
                    other = setting.game.redeal(table, seat, chance)
                    assert other.forced_seat() == table.forced_seat(), table.frames[-1].name()
            actor = acting[chance.below(len(acting))]
            options = table.options(actor)
            table.apply(actor, options[chance.below(len(options))], dealer)


@every_setting
def test_an_open_decision_offers_the_same_in_every_world(setting: Setting) -> None:
    """It may be put at a screen that others look at, whoever of them it concerns."""
    chance = FastChance(29)
    for number in games(3):
        for match in walk(setting, number):
            table = match.table
            if not table.frames or not table.frames[-1].is_open(table):
                continue
            for asked in table.to_act():
                for seat in range(WATCHER, setting.seats):
                    if seat != asked:
                        other = setting.game.redeal(table, seat, chance)
                        assert other.options(asked) == table.options(asked), table.frames[-1].name()


LOOKED_THROUGH = {"ombre": ["retrievable"]}
"""What lies open, but is looked through only by whoever takes something from it."""


@every_setting
def test_what_only_a_seat_sees_is_its_own(setting: Setting) -> None:
    """With that covered, everybody may look at its view."""
    for match in walk(setting, 24):
        seen = []
        for seat in range(WATCHER, setting.seats):
            view: dict[str, Json] = to_builtins(setting.game.view(match.table, seat))
            for field in ["seat", "own", *LOOKED_THROUGH.get(setting.name, [])]:
                view.pop(field, None)
            seen.append(view)
        assert all(view == seen[0] for view in seen)


@every_setting
def test_a_refusal_is_the_same_in_every_world(setting: Setting) -> None:
    chance = FastChance(23)
    for match in walk(setting, 23):
        for seat in match.table.to_act():
            other = setting.game.redeal(match.table, seat, chance)
            for _ in range(15):
                choice = chance.below(len(setting.game.choices.rows))
                ours, theirs = match.table.why_not(seat, choice), other.why_not(seat, choice)
                assert (ours and ours.key) == (theirs and theirs.key)


@every_setting
def test_events_are_the_same_in_every_world_until_something_is_revealed(setting: Setting) -> None:
    chance = FastChance(24)
    game = setting.game
    for match in walk(setting, 24):
        if match.table.is_over():
            break
        for seat in range(WATCHER, setting.seats):
            ours, theirs = match.table.clone(), game.redeal(match.table, seat, chance)
            actor = ours.to_act()[0]
            choices = common_choices(ours, theirs, actor, actor != seat, chance)
            if choices is None:
                continue
            dealers = [Dealer(FastChance(1)), Dealer(FastChance(1))]
            for table, dealer, choice in zip((ours, theirs), dealers, choices, strict=True):
                table.apply(actor, choice, dealer)
            if revealed(setting, dealers[0], seat) or revealed(setting, dealers[1], seat):
                # Both worlds must reveal at the same moment, or the silence itself would tell.
                assert revealed(setting, dealers[0], seat) == revealed(setting, dealers[1], seat)
                continue
            assert told(setting, dealers[0], seat) == told(setting, dealers[1], seat)


def common_choices(
    ours: Table, theirs: Table, actor: int, is_other: bool, chance: FastChance
) -> tuple[int, int] | None:
    """A choice for each world; another seat's answer may differ while it stays sealed."""
    mine, other = ours.options(actor), theirs.options(actor)
    if is_other and ours.is_sealed() and len(ours.to_act()) > 1:
        return mine[chance.below(len(mine))], other[chance.below(len(other))]
    common = [choice for choice in mine if choice in other]
    if not common:
        return None
    choice = common[chance.below(len(common))]
    return choice, choice


def revealed(setting: Setting, dealer: Dealer, seat: int) -> bool:
    """Whether the seat heard an event that reveals something."""
    kinds = setting.game.events.kinds
    return any(kinds[event.kind].reveals and hears(event.audience, seat) for event in dealer.events)


@every_setting
def test_a_sealed_answer_changes_nothing_that_others_receive_before_the_reveal(setting: Setting) -> None:
    sealed = 0
    for number in range(25, 31):
        for match in walk(setting, number):
            acting = match.table.to_act()
            if match.table.is_sealed() and len(acting) > 1:
                sealed += 1
                assert len(received_by_others(setting, match.table, acting[0])) == 1
    assert sealed or setting.name not in GAMES_WITH_SEALED_ANSWERS


def received_by_others(setting: Setting, table: Table, seat: int) -> set[str]:
    """What the others see and hear, for each answer that a seat may give."""
    others = [other for other in range(WATCHER, setting.seats) if other != seat]
    received = set()
    for choice in table.options(seat):
        ahead = table.clone()
        dealer = Dealer(FastChance(1))
        ahead.apply(seat, choice, dealer)
        views = [repr(setting.game.view(ahead, other)) for other in others]
        events = [repr(told(setting, dealer, other)) for other in others]
        received.add(repr((views, events)))
    return received


GAMES_WITH_SEALED_ANSWERS = {"habemus", "louis_xiv"}
