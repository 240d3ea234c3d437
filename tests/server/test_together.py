"""Several choices in one wish: all are made and taken back as one, or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.match import IllegalChoice, Match, Step
from roisoleil.games.ombre.choices import SETTLE
from roisoleil.server.entries import Chosen, Entry
from roisoleil.server.salon import PLAYING, Refused, Salon
from tests.server.serving import Player, Server
from tests.server.test_salon import choose_any, from_log, picture, sealed_salon, seated

pytestmark = pytest.mark.process


def at_payment(least: int, ends_by_itself: bool = False) -> tuple[Salon, list[Entry], int, list[int]]:
    """Ombre where a seat pays with so many choices at least: the seat, and choices that pay."""
    for luck in range(400):
        salon, log = seated("ombre", ["", ""])
        chance = FastChance(luck)
        while salon.state == PLAYING:
            match = salon.playing()
            if match.table.frames[-1].name() == "payment":
                seat = match.table.to_act()[0]
                steps = some_payment(match, seat, chance)
                if len(steps) >= least and steps[-1].automatic == ends_by_itself:
                    return salon, log, seat, [step.choice for step in steps]
            seat = match.table.to_act()[0]
            options = match.table.options(seat)
            log += salon.choose(seat, options[chance.below(len(options))])
    raise AssertionError("no such payment")


def some_payment(match: Match, seat: int, chance: FastChance) -> list[Step]:
    """Choices that pay all, those that the game makes by itself included."""
    trial, steps = match.clone(), len(match.steps)
    while trial.table.frames and trial.table.frames[-1].name() == "payment":
        options = trial.table.options(seat)
        trial.choose(seat, options[chance.below(len(options))])
    return [step for step in trial.steps[steps:] if step.seat == seat and is_payment(match, step.choice)]


def is_payment(match: Match, choice: int) -> bool:
    return match.game.choices.struct(choice)["type"] in ("pay", "settle")


@pytest.mark.parametrize("least", [2, 3])
def test_a_whole_payment_is_made_at_once_as_small_choices_of_the_log(least: int) -> None:
    salon, log, seat, choices = at_payment(least)
    apart = from_log(salon, log)
    first, *then = choices
    entries = salon.choose(seat, first, then)
    assert [type(entry) for entry in entries] == [Chosen]
    for choice in choices:
        if apart.playing().table.frames[-1].name() == "payment":  # else the last came by itself
            apart.choose(seat, choice)
    assert salon.playing().record(with_events=True) == apart.playing().record(with_events=True)
    assert picture(from_log(salon, log + entries)) == picture(salon)


def test_what_the_game_does_by_itself_may_be_named_all_the_same() -> None:
    salon, _, seat, choices = at_payment(2, ends_by_itself=True)
    steps = len(salon.playing().steps)
    salon.choose(seat, choices[0], choices[1:])
    made = salon.playing().steps[steps:]
    assert [step.choice for step in made if is_payment(salon.playing(), step.choice)] == choices
    assert made[len(choices) - 1].automatic


def test_a_whole_payment_is_taken_back_as_one_even_after_a_restart() -> None:
    salon, log, seat, choices = at_payment(3)
    before, steps = salon.playing().table.hash(), len(salon.playing().steps)
    log += salon.choose(seat, choices[0], choices[1:])
    restarted = from_log(salon, log)
    for each in (salon, restarted):
        assert each.undoable_seat() == seat
        each.undo(seat, whole_turn=False)
        assert len(each.playing().steps) == steps
        assert each.playing().table.hash() == before


def test_choices_one_after_the_other_are_taken_back_one_by_one() -> None:
    salon, _, seat, choices = at_payment(3)
    salon.choose(seat, choices[0])
    between = salon.playing().table.hash()
    salon.choose(seat, choices[1])
    salon.undo(seat, whole_turn=False)
    assert salon.playing().table.hash() == between


def test_a_takeback_goes_back_before_the_whole_payment() -> None:
    salon, _, seat, choices = at_payment(3)
    before, steps = salon.playing().table.hash(), len(salon.playing().steps)
    salon.choose(seat, choices[0], choices[1:])
    salon.ask_takeback(seat)
    salon.answer(1 - seat, accepts=True)
    assert len(salon.playing().steps) == steps
    assert salon.playing().table.hash() == before


def test_all_is_refused_where_one_of_them_is_illegal() -> None:
    salon, log, seat, choices = at_payment(2)
    before = picture(salon)
    with pytest.raises(IllegalChoice) as refusal:
        salon.choose(seat, choices[0], [SETTLE + 16])
    assert refusal.value.reason.key == "not-those-tokens"
    with pytest.raises(IllegalChoice, match="not-"):
        salon.choose(seat, choices[0], [*choices[1:], choices[0]])  # there is nothing left to pay
    assert picture(salon) == before
    assert picture(from_log(salon, log)) == before


def test_sealed_answers_are_given_one_by_one() -> None:
    salon = sealed_salon()
    seat = salon.due()[0]
    option, other, *_ = salon.playing().table.options(seat)
    before = picture(salon)
    with pytest.raises(Refused, match="sealed-alone"):
        salon.choose(seat, option, [other])
    assert picture(salon) == before


def test_nothing_is_chosen_beyond_what_comes_to_light() -> None:
    """Else a refusal would tell what the first of them would show."""
    salon, _ = seated("ombre", ["", ""])
    chance = FastChance(5)
    notation = salon.game.choices.notation
    while not (found := [each for each in options_of(salon) if notation(each).startswith("announce")]):
        choose_any(salon, chance)
    seat, steps = salon.due()[0], len(salon.playing().steps)
    salon.choose(seat, found[0], [SETTLE + 16])
    own = [step for step in salon.playing().steps[steps:] if not step.automatic]
    assert [step.choice for step in own] == found[:1]
    assert salon.undoable_seat() == -1


def options_of(salon: Salon) -> list[int]:
    return salon.playing().table.options(salon.due()[0])


# Over HTTP.


def test_a_payment_over_http_happens_once_for_a_key_and_not_at_all_when_refused(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        player = server.player()
        ident, seat, position, options = table_at_payment(player)
        where = {"seat": seat, "position": position}
        refused = player.post(f"/api/tables/{ident}/choices", **where, choice=options[0], then=["turn"], key="refused1")
        assert refused.status_code == 422, refused.text
        assert player.get(f"/api/tables/{ident}")["position"] == position
        broken = player.post(f"/api/tables/{ident}/choices", **where, choice=options[0], then=["pay"], key="broken11")
        assert broken.status_code == 400, broken.text
        paid = card_and_tokens(player, ident, seat)
        wish = {**where, "choice": paid[0], "then": paid[1:], "key": "payment1"}
        answer = player.post(f"/api/tables/{ident}/choices", **wish)
        assert answer.status_code == 200, answer.text
        assert answer.json()["position"] == position + 1
        again = player.post(f"/api/tables/{ident}/choices", **wish)
        assert again.content == answer.content
        assert player.get(f"/api/tables/{ident}")["position"] == position + 1
        late = player.post(f"/api/tables/{ident}/choices", **{**wish, "key": "payment2"})
        assert late.status_code == 409
        undone = player.post(f"/api/tables/{ident}/undo", seat=seat, key="back-it1")
        assert undone.status_code == 200, undone.text
        assert asked(player, ident) == (seat, position + 2, options)
    finally:
        server.end()


def asked(player: Player, ident: str) -> tuple[int, int, list[str]]:
    table = player.get(f"/api/tables/{ident}")
    seat = table["told"][0]["prompt"]["due"][0]
    return seat, table["position"], table["told"][seat]["prompt"]["options"]


def table_at_payment(player: Player) -> tuple[str, int, int, list[str]]:
    """A table where somebody can pay with a card and tokens."""
    for _ in range(20):
        ident = player.post("/api/tables", game="ombre", seats=["", ""], names=["Anne", "Ben"]).json()["table"]
        assert player.post(f"/api/tables/{ident}/start", seat=0, key="start-it").status_code == 200
        if found := to_payment(player, ident):
            return ident, *found
    raise AssertionError("nobody pays")


def to_payment(player: Player, ident: str) -> tuple[int, int, list[str]] | None:
    """Choose anything until somebody can pay so, if anybody ever can."""
    chance = FastChance(11)
    while player.get(f"/api/tables/{ident}")["state"] == "playing":
        seat, position, options = asked(player, ident)
        if any(each.startswith("pay ") for each in options) and card_and_tokens(player, ident, seat):
            return seat, position, options
        choice = options[chance.below(len(options))]
        wish = {"seat": seat, "position": position, "choice": choice, "key": f"choice-{position}"}
        assert player.post(f"/api/tables/{ident}/choices", **wish).status_code == 200
    return None


def card_and_tokens(player: Player, ident: str, seat: int) -> list[str]:
    """A card, whether it is worth two or three, and tokens for the rest; nothing where that does not fit."""
    told = player.get(f"/api/tables/{ident}")["told"][seat]
    rest = told["view"]["payment"]["price"] - told["view"]["payment"]["paid"]
    sphere = told["view"]["spheres"][seat]
    power = min(sphere["power"], rest - 3)
    if power < 0 or power + sphere["gold"] < rest - 2:
        return []
    return [told["prompt"]["options"][0], f"settle {power}"]
