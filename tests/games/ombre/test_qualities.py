"""Rulebook, "Phase 1" and "Les cinq qualités", with the auction cards that work in phase 1."""

from __future__ import annotations

import pytest

from roisoleil.engine.table import NOT_YOUR_TURN
from roisoleil.games.ombre.turn import Phase
from tests.games.ombre.helpers import PHASE_2, PHASE_3, choose, log, match_at, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE

# The order of effects.


def test_qualities_are_used_in_any_order() -> None:
    spheres = {ANNE: "red yellow"}
    for order in (["use power", "use wealth"], ["use wealth", "use power"]):
        play = table_with(spheres=spheres)
        play.choose(ANNE, *order)
        assert (play.power(ANNE), play.gold(ANNE)) == (10, 2)


def test_all_effects_of_phase_1_are_offered_at_once() -> None:
    spheres = {ANNE: "blue green red yellow authority suzerain pension", BLAISE: "purple"}
    play = table_with(seats=2, spheres=spheres, discard="purple")
    assert play.options(ANNE) == [
        "duel 1",
        "use power",
        "use wealth",
        "use authority",
        "use pension",
        "suzerain 1",
        "lay-down blue",
        "lay-down green",
        "lay-down red",
        "lay-down yellow",
        "dismiss blue 1 purple",
        "dismiss green 1 purple",
        "dismiss red 1 purple",
        "dismiss yellow 1 purple",
    ]


@pytest.mark.parametrize(
    ("sphere", "effect"),
    [
        ("red", "use power"),
        ("yellow", "use wealth"),
        ("authority", "use authority"),
        ("pension", "use pension"),
        ("suzerain", "suzerain 1"),
        ("green", "duel 1"),
        ("green", "duel-two 1 2"),
    ],
)
def test_each_effect_works_once_per_turn(sphere: str, effect: str) -> None:
    # Rulings R-M5 and X9.
    play = table_with(spheres={ANNE: sphere})
    play.choose(ANNE, effect)
    assert not play.may(ANNE, effect)


def test_each_of_two_pensions_works_once() -> None:
    play = table_with(spheres={ANNE: "pension pension", BLAISE: "yellow yellow"})
    play.choose(ANNE, "use pension", "use pension")
    assert play.gold(ANNE) == 3
    assert not play.may(ANNE, "use pension")


def test_a_new_turn_makes_every_effect_usable_again() -> None:
    play = table_with(seats=2, spheres={ANNE: "red authority suzerain pension"}, draw="purple purple purple")
    for _ in range(2):
        play.choose(ANNE, "use power", "use authority", "use pension", "use wealth", "suzerain 1", "duel 1", "done")
        play.next_turn()
        play.next_turn()
    assert play.gold(ANNE) == 1 + 4


def test_etiquette_is_one_of_its_two_forms_once() -> None:
    # Ruling R-1i.
    play = table_with(spheres={ANNE: "blue blue red", BLAISE: "green"}, discard="purple yellow")
    play.choose(ANNE, "lay-down red", "retrieve purple")
    assert play.options(ANNE, "lay-down") == play.options(ANNE, "dismiss") == []


def test_a_majority_won_in_phase_1_can_be_used_at_once() -> None:
    play = table_with(spheres={ANNE: "blue green-seal green", BLAISE: "red green green"}, discard="red yellow")
    assert not play.may(ANNE, "use wealth")
    play.choose(ANNE, "lay-down green", "retrieve yellow")
    play.choose(ANNE, "use wealth")
    assert play.gold(ANNE) == 2


def test_a_majority_won_by_taking_a_card_of_another_can_be_used_at_once() -> None:
    play = table_with(spheres={ANNE: "blue red purple", BLAISE: "red"})
    assert not play.may(ANNE, "use power")
    play.choose(ANNE, "dismiss purple 1 red", "use power")
    assert play.power(ANNE) == 10


def test_a_majority_lost_before_its_use_cannot_be_used() -> None:
    # Ruling R-M4.
    play = table_with(spheres={ANNE: "blue red", BLAISE: "green"})
    play.choose(ANNE, "dismiss red 1 green")
    assert not play.may(ANNE, "use power")
    play.choose(ANNE, "done")
    assert play.power(ANNE) == 9


def test_a_regained_majority_does_not_work_a_second_time() -> None:
    # Ruling R-M5.
    play = table_with(spheres={ANNE: "blue red"}, discard="red-seal")
    play.choose(ANNE, "use power", "lay-down red", "retrieve red-seal")
    assert play.majorities("red") == [ANNE]
    assert not play.may(ANNE, "use power")


def test_only_the_player_whose_turn_it_is_uses_qualities() -> None:
    play = table_with(spheres={BLAISE: "red yellow green blue authority pension suzerain"})
    for notation in ("use power", "use wealth", "duel 0", "use authority", "use pension", "suzerain 0"):
        assert play.why_not(BLAISE, notation) is NOT_YOUR_TURN


@pytest.mark.parametrize("phase", [PHASE_2, PHASE_3])
def test_qualities_are_used_in_phase_1_only(phase: Phase) -> None:
    play = table_with(
        phase,
        spheres={ANNE: "red yellow green blue authority pension suzerain", BLAISE: "red"},
        discard="red",
    )
    kinds = {notation.split()[0] for notation in play.options(ANNE)}
    assert kinds.isdisjoint({"use", "duel", "duel-two", "suzerain", "lay-down", "dismiss"})


def test_intrigue_cannot_be_used_in_phase_1() -> None:
    play = table_with(spheres={ANNE: "purple purple medal"})
    assert play.majorities("purple") == [ANNE]
    assert play.options(ANNE) == ["done"]


def test_a_player_without_any_majority_goes_to_phase_2_at_once() -> None:
    match = match_at(table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "red purple"}))
    choose(match, ANNE, "done")
    assert log(match) == ["0 done", "1 done*"]
    assert match.table.frames[-1].name() == "announce"


def test_cards_that_work_in_phase_1_need_no_majority() -> None:
    # Ruling R-1c.
    spheres = {ANNE: "authority suzerain pension", BLAISE: "red red green green yellow yellow"}
    play = table_with(spheres=spheres)
    assert play.sphere(ANNE).majorities == []
    play.choose(ANNE, "use authority", "use pension", "suzerain 1", "done")
    assert (play.power(ANNE), play.gold(ANNE), play.power(BLAISE)) == (10, 2, 8)


# What must, what will, and what may happen.


def test_the_duel_must_be_fought_before_phase_1_ends() -> None:
    play = table_with(spheres={ANNE: "green red"})
    assert not play.may(ANNE, "done")
    play.choose(ANNE, "use power")
    assert not play.may(ANNE, "done")
    play.choose(ANNE, "duel 1")
    assert play.may(ANNE, "done")


def test_a_duel_is_obligatory_as_soon_as_the_green_majority_is_won() -> None:
    # Ruling X4.
    play = table_with(spheres={ANNE: "blue red"}, discard="green")
    assert play.may(ANNE, "done")
    play.choose(ANNE, "lay-down red", "retrieve green")
    assert not play.may(ANNE, "done")


@pytest.mark.parametrize("loss", ["dismiss green 1 purple", "conspire green gold"])
def test_who_gives_the_green_majority_away_first_need_not_fight(loss: str) -> None:
    # Ruling X4.
    play = table_with(spheres={ANNE: "blue green conspiracy", BLAISE: "purple"})
    play.choose(ANNE, loss, "done")
    assert play.powers() == [9, 9, 9]


def test_gains_are_collected_when_phase_1_ends() -> None:
    # Ruling R-1b.
    play = table_with(spheres={ANNE: "red yellow authority pension pension"})
    play.choose(ANNE, "done")
    assert (play.power(ANNE), play.gold(ANNE)) == (11, 4)


def test_what_was_used_is_not_collected_again() -> None:
    play = table_with(spheres={ANNE: "red yellow authority pension pension"})
    play.choose(ANNE, "use power", "use wealth", "use authority", "use pension", "done")
    assert (play.power(ANNE), play.gold(ANNE)) == (11, 4)


def test_gains_are_not_collected_before_the_player_says_so_or_the_phase_ends() -> None:
    # Ruling X11.
    play = table_with(spheres={ANNE: "red yellow authority pension suzerain"})
    play.choose(ANNE, "suzerain 1", "duel 1")
    assert (play.power(ANNE), play.gold(ANNE)) == (9, 1)


def test_etiquette_and_suzerain_may_be_left_unused() -> None:
    # Ruling R-1b.
    play = table_with(spheres={ANNE: "blue suzerain", BLAISE: "red green green"})
    play.choose(ANNE, "done")
    assert play.powers() == [9, 9, 9]
    assert play.cards(ANNE) == ["blue", "suzerain"]
    assert play.cards(BLAISE) == ["green", "green", "red"]


# "Combat en duel"


def test_a_duel_takes_two_power_from_one_player_for_the_bank() -> None:
    play = table_with(spheres={ANNE: "green"})
    play.choose(ANNE, "duel 2")
    assert play.powers() == [9, 9, 7]
    assert play.bank() == (35, 17)


def test_a_duel_takes_one_power_from_each_of_two_players() -> None:
    play = table_with(seats=4, spheres={ANNE: "green"})
    play.choose(ANNE, "duel-two 1 3")
    assert play.powers() == [9, 8, 9, 8]
    assert play.bank()[0] == 26


def test_any_living_opponent_can_be_fought_even_without_power_or_with_diplomacy() -> None:
    # Ruling R-1d.
    play = table_with(seats=4, spheres={ANNE: "green", COLBERT: "diplomacy"}, power={BLAISE: 0}, fallen={DIANE: 1})
    assert play.options(ANNE) == ["duel 1", "duel 2", "duel-two 1 2"]


def test_the_last_opponent_gives_two() -> None:
    play = table_with(spheres={ANNE: "green"}, fallen={COLBERT: 1})
    assert play.options(ANNE) == ["duel 1"]
    play.choose(ANNE, "duel 1")
    assert play.power(BLAISE) == 7


def test_a_duel_without_an_alternative_is_fought_by_itself() -> None:
    match = match_at(table_with(PHASE_3, seats=2, spheres={BLAISE: "green"}))
    choose(match, ANNE, "done")
    assert log(match) == ["0 done", "1 duel 0*", "1 done*"]


@pytest.mark.parametrize(("duel", "powers"), [("duel 1", [9, 8, 9]), ("duel-two 1 2", [9, 9, 8])])
def test_diplomacy_makes_the_hit_of_a_duel_one_smaller(duel: str, powers: list[int]) -> None:
    # Ruling R-1f.
    play = table_with(spheres={ANNE: "green", BLAISE: "diplomacy"})
    play.choose(ANNE, duel)
    assert play.powers() == powers


def test_a_player_without_power_but_with_diplomacy_survives_a_hit_of_one() -> None:
    play = table_with(spheres={ANNE: "green", BLAISE: "diplomacy"}, power={BLAISE: 0})
    play.choose(ANNE, "duel-two 1 2")
    assert play.is_in(BLAISE)


def test_what_diplomacy_saves_is_not_taken_from_anybody_else() -> None:
    play = table_with(spheres={ANNE: "green", BLAISE: "diplomacy"})
    play.choose(ANNE, "duel-two 1 2")
    assert play.power(COLBERT) == 8
    assert [event["power"] for event in play.events("duel-fought")] == [0, 1]


def test_diplomacy_does_not_protect_against_suzerain() -> None:
    play = table_with(spheres={ANNE: "suzerain", BLAISE: "diplomacy", COLBERT: "green green"})
    play.choose(ANNE, "suzerain 1")
    assert play.power(BLAISE) == 8


def test_diplomacy_protects_its_owner_only() -> None:
    play = table_with(spheres={ANNE: "green diplomacy"})
    play.choose(ANNE, "duel 1")
    assert play.power(BLAISE) == 7


# "Puissance", "Richesse", Authority, Suzerain and Pensions.


def test_power_gives_one_power_from_the_bank() -> None:
    play = table_with(spheres={ANNE: "red"})
    play.choose(ANNE, "use power")
    assert play.power(ANNE) == 10
    assert play.bank() == (32, 17)


def test_wealth_gives_one_gold_from_the_bank() -> None:
    play = table_with(spheres={ANNE: "yellow"})
    play.choose(ANNE, "use wealth")
    assert play.gold(ANNE) == 2
    assert play.bank() == (33, 16)


def test_authority_with_the_majority_in_power_gives_two() -> None:
    play = table_with(spheres={ANNE: "red authority"})
    play.choose(ANNE, "use power", "use authority")
    assert play.power(ANNE) == 11


def test_suzerain_with_the_majority_in_duels_takes_three_power_in_all() -> None:
    play = table_with(spheres={ANNE: "green suzerain"})
    play.choose(ANNE, "suzerain 1", "duel 1")
    assert play.power(BLAISE) == 6
    assert play.bank()[0] == 36


def test_suzerain_and_duel_may_hit_three_players() -> None:
    play = table_with(seats=4, spheres={ANNE: "green suzerain"})
    play.choose(ANNE, "duel-two 1 2", "suzerain 3")
    assert play.powers() == [9, 8, 8, 8]


def test_suzerain_is_aimed_at_any_living_opponent() -> None:
    play = table_with(seats=4, spheres={ANNE: "suzerain", BLAISE: "green green"}, fallen={COLBERT: 1}, power={DIANE: 0})
    assert play.options(ANNE, "suzerain") == ["suzerain 1", "suzerain 3"]


def test_both_pensions_and_the_majority_in_wealth_give_three_gold() -> None:
    # Worked check 6.
    play = table_with(spheres={ANNE: "yellow pension pension"})
    play.choose(ANNE, "done")
    assert play.gold(ANNE) == 4


def test_both_pensions_and_the_majority_in_wealth_give_what_the_bank_has() -> None:
    # Worked check 6.
    play = table_with(spheres={ANNE: "yellow pension pension"}, gold={ANNE: 1, BLAISE: 17, COLBERT: 0})
    play.choose(ANNE, "done")
    assert play.gold(ANNE) == 3
    assert play.bank()[1] == 0


@pytest.mark.parametrize(("effect", "source"), [("use power", "red"), ("use authority", "authority")])
def test_a_gain_of_power_may_be_used_with_an_empty_bank_and_is_used_then(effect: str, source: str) -> None:
    # Ruling X11.
    play = table_with(spheres={ANNE: "red authority"}, power={BLAISE: 42})
    play.choose(ANNE, effect)
    assert play.power(ANNE) == 9
    assert not play.may(ANNE, effect)
    assert play.events("gained") == [{"type": "gained", "seat": ANNE, "power": 0, "gold": 0, "card": source}]


@pytest.mark.parametrize("effect", ["use wealth", "use pension"])
def test_a_gain_of_gold_may_be_used_with_an_empty_bank_and_is_used_then(effect: str) -> None:
    play = table_with(spheres={ANNE: "yellow pension"}, gold={BLAISE: 18})
    play.choose(ANNE, effect)
    assert play.gold(ANNE) == 1
    assert not play.may(ANNE, effect)


def test_who_waits_for_a_duel_to_refill_the_bank_gains_more() -> None:
    # Ruling X11: the order matters.
    gains = []
    for order in (["use power", "duel 1"], ["duel 1", "use power"]):
        play = table_with(spheres={ANNE: "green red"}, power={COLBERT: 42})
        play.choose(ANNE, *order)
        gains.append(play.power(ANNE) - 9)
    assert gains == [0, 1]


def test_gains_collected_at_the_end_of_the_phase_come_after_an_elimination_has_refilled_the_bank() -> None:
    play = table_with(
        spheres={ANNE: "yellow pension suzerain", COLBERT: "green green"},
        power={BLAISE: 0},
        gold={BLAISE: 5, COLBERT: 14},
    )
    assert play.bank()[1] == 0
    play.choose(ANNE, "suzerain 1", "done")
    assert play.gold(ANNE) == 3


# "Étiquette": exchanging a card for one of the discard pile.


def test_a_top_card_is_laid_down_and_another_retrieved() -> None:
    play = table_with(spheres={ANNE: "blue red red-seal"}, discard="green yellow purple")
    play.choose(ANNE, "lay-down red", "retrieve yellow")
    assert play.cards(ANNE) == ["blue", "red", "yellow"]
    assert play.discard() == ["green", "purple", "red-seal"]
    assert play.decision() == "qualities"


def test_the_retrieved_card_goes_on_top_of_its_row() -> None:
    play = table_with(spheres={ANNE: "blue red yellow-seal"}, discard="yellow")
    play.choose(ANNE, "lay-down red", "retrieve yellow")
    assert play.row(ANNE, "yellow") == ["yellow-seal", "yellow"]


def test_only_quality_cards_can_be_retrieved() -> None:
    # Ruling R-1g.
    play = table_with(spheres={ANNE: "blue red"}, discard="mazarin green pension debts green-seal influence")
    play.choose(ANNE, "lay-down red")
    assert play.options(ANNE) == ["retrieve green", "retrieve green-seal"]


def test_the_card_just_laid_cannot_be_retrieved() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="green")
    play.choose(ANNE, "lay-down red")
    assert play.options(ANNE) == ["retrieve green"]


def test_a_twin_of_the_laid_card_may_be_retrieved() -> None:
    # Ruling X12.
    play = table_with(spheres={ANNE: "blue red"}, discard="red green")
    play.choose(ANNE, "lay-down red", "retrieve red")
    assert play.row(ANNE, "red") == ["red"]
    assert play.discard() == ["green", "red"]


def test_the_same_colour_may_be_retrieved() -> None:
    play = table_with(spheres={ANNE: "blue"}, discard="blue-seal")
    play.choose(ANNE, "lay-down blue", "retrieve blue-seal")
    assert play.row(ANNE, "blue") == ["blue-seal"]


def test_retrieving_is_obligatory_once_declared() -> None:
    # Ruling X12.
    play = table_with(spheres={ANNE: "blue red conspiracy"}, discard="green yellow")
    play.choose(ANNE, "lay-down red")
    assert play.options(ANNE) == ["retrieve green", "retrieve yellow"]


def test_a_card_cannot_be_laid_down_if_the_pile_has_no_quality_card() -> None:
    for discard in ("", "mazarin pension"):
        play = table_with(spheres={ANNE: "blue red"}, discard=discard)
        assert play.options(ANNE, "lay-down") == []


def test_the_pile_is_seen_only_after_the_own_card_was_laid_down() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="green purple yellow")
    assert play.view(ANNE).retrievable is None
    assert (play.view(ANNE).discard_top, play.view(ANNE).discard_pile) == ("yellow", 3)
    play.choose(ANNE, "lay-down red")
    assert play.view(ANNE).retrievable == ["green", "purple", "yellow"]


def test_who_has_looked_through_the_pile_cannot_take_the_exchange_back() -> None:
    # "Avant de prendre sa décision, il ne peut pas examiner la défausse."
    match = match_at(table_with(spheres={ANNE: "blue red"}, discard="green purple"))
    choose(match, ANNE, "lay-down red")
    assert match.undoable_seat() != ANNE


def test_an_auction_card_cannot_be_laid_down_or_dismissed() -> None:
    # Rulings R-P3 and X2: the blue majority here is Influence alone.
    play = table_with(spheres={ANNE: "influence", BLAISE: "red pension"}, discard="green")
    assert play.majorities("blue") == [ANNE]
    assert play.options(ANNE) == ["done"]


# "Étiquette": discarding one's own card with another player's.


def test_a_card_of_another_player_is_discarded_with_an_own_one() -> None:
    play = table_with(spheres={ANNE: "blue green", BLAISE: "red red-seal", COLBERT: "green green"})
    play.choose(ANNE, "dismiss green 1 red")
    assert play.cards(ANNE) == ["blue"]
    assert play.cards(BLAISE) == ["red"]
    # Ruling X17: the other's card first.
    assert play.discard() == ["red-seal", "green"]


def test_only_top_quality_cards_can_be_dismissed() -> None:
    play = table_with(
        spheres={ANNE: "blue blue-seal influence", BLAISE: "red red-seal pension diplomacy", COLBERT: "green green"}
    )
    assert play.options(ANNE, "dismiss") == ["dismiss blue 1 red", "dismiss blue 2 green"]
    play.choose(ANNE, "dismiss blue 1 red")
    assert play.row(ANNE, "blue") == ["blue"]
    assert play.auctions(BLAISE) == ["pension", "diplomacy"]


def test_a_dismissal_needs_a_card_of_both() -> None:
    # Ruling R-1h.
    assert table_with(spheres={ANNE: "influence", BLAISE: "red"}).options(ANNE, "dismiss") == []
    assert table_with(spheres={ANNE: "blue", BLAISE: "pension"}).options(ANNE, "dismiss") == []


def test_the_own_card_of_a_dismissal_may_be_the_last_blue_one() -> None:
    play = table_with(spheres={ANNE: "blue", BLAISE: "red"})
    play.choose(ANNE, "dismiss blue 1 red")
    assert play.cards(ANNE) == play.cards(BLAISE) == []


def test_cards_of_one_face_are_one_choice() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="green green green")
    play.choose(ANNE, "lay-down red")
    assert play.options(ANNE) == ["retrieve green"]
