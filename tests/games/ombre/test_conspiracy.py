"""Rulebook, "Carte de Conspiration": once in the own turn, a card for three power or one gold."""

from __future__ import annotations

import pytest

from roisoleil.engine.table import NOT_ASKED, NOT_YOUR_TURN
from roisoleil.games.ombre.turn import Phase
from tests.games.ombre.helpers import PHASE_1, PHASE_2, PHASE_3, chosen_chance, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT

# What it does.


def test_a_card_brings_three_power() -> None:
    play = table_with(spheres={ANNE: "purple purple-seal conspiracy"})
    play.choose(ANNE, "conspire purple power")
    assert play.power(ANNE) == 12
    assert play.row(ANNE, "purple") == ["purple"]
    assert play.discard() == ["purple-seal"]


def test_a_card_brings_one_gold() -> None:
    play = table_with(spheres={ANNE: "purple conspiracy"})
    play.choose(ANNE, "conspire purple gold")
    assert (play.power(ANNE), play.gold(ANNE)) == (9, 2)
    assert play.discard() == ["purple"]


def test_the_conspiracy_card_itself_stays() -> None:
    # Ruling R-V1.
    play = table_with(spheres={ANNE: "purple conspiracy"})
    play.choose(ANNE, "conspire purple gold")
    assert play.auctions(ANNE) == ["conspiracy"]


def test_only_top_quality_cards_are_discarded_never_an_auction_card() -> None:
    # Ruling X2: not even the conspiracy card itself.
    play = table_with(spheres={ANNE: "purple yellow conspiracy pension", BLAISE: "yellow yellow yellow"})
    assert play.options(ANNE, "conspire") == [
        "conspire purple power",
        "conspire yellow power",
        "conspire purple gold",
        "conspire yellow gold",
    ]


def test_without_a_quality_card_nobody_conspires() -> None:
    play = table_with(spheres={ANNE: "conspiracy diplomacy"})
    assert play.options(ANNE) == ["done"]


@pytest.mark.parametrize(("in_bank", "gained"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_power_comes_as_far_as_the_bank_has_it(in_bank: int, gained: int) -> None:
    # Ruling X11.
    play = table_with(spheres={ANNE: "purple conspiracy"}, power={BLAISE: 42 - in_bank})
    play.choose(ANNE, "conspire purple power")
    assert play.power(ANNE) == 9 + gained
    assert play.discard() == ["purple"]


def test_gold_may_be_named_with_an_empty_bank_and_brings_nothing() -> None:
    play = table_with(spheres={ANNE: "purple conspiracy"}, gold={BLAISE: 18})
    play.choose(ANNE, "conspire purple gold")
    assert play.gold(ANNE) == 1
    assert not play.may(ANNE, "conspire purple power")


# Once per turn.


def test_it_works_once_per_turn_in_whatever_phase() -> None:
    play = table_with(spheres={ANNE: "purple purple conspiracy"}, draw="red blue")
    play.choose(ANNE, "conspire purple power")
    assert play.options(ANNE, "conspire") == []
    play.choose(ANNE, "done")
    assert play.options(ANNE, "conspire") == []
    play.choose(ANNE, "announce 2")
    assert play.options(ANNE, "conspire") == []
    play.choose(ANNE, "place red")
    assert play.options(ANNE, "conspire") == []


def test_it_works_again_in_the_next_turn() -> None:
    play = table_with(seats=2, spheres={ANNE: "purple purple conspiracy"}, draw="red blue")
    play.choose(ANNE, "conspire purple power", "done", "announce 1", "place red", "done")
    play.next_turn()
    play.choose(ANNE, "conspire purple power")
    # Three for each, and one for the majority in red, not yet collected.
    assert play.power(ANNE) == 15


def test_a_card_paid_away_and_won_again_does_not_work_twice_in_a_turn() -> None:
    # Ruling X7. Louis XIV brings the card back in the same turn.
    play = table_with(
        spheres={ANNE: "red red-seal conspiracy", BLAISE: "red red red"},
        gold={ANNE: 2, BLAISE: 0, COLBERT: 0},
        draw="authority green louis",
        chance=chosen_chance("conspiracy purple"),
    )
    play.choose(ANNE, "conspire red gold", "done", "announce 1")
    play.win_auction(ANNE, 2)
    play.choose(ANNE, "pay conspiracy", "place green", "buy-card")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1")
    assert play.auctions(ANNE) == ["authority", "conspiracy"]
    assert play.decision() == "gold-action"
    assert play.options(ANNE) == ["done"]


def test_who_wins_the_card_in_the_turn_of_another_uses_it_in_his_own() -> None:
    play = table_with(announced=1, spheres={ANNE: "purple", BLAISE: "purple"}, draw="conspiracy red")
    play.win_auction(BLAISE, 1)
    play.choose(BLAISE, "settle 1")
    play.choose(ANNE, "place red", "done")
    play.choose(BLAISE, "conspire purple power")
    assert play.power(BLAISE) == 8 + 3


# At any free decision of the own turn.


def test_it_works_at_any_choice_of_phase_1_also_the_first_and_the_last() -> None:
    for order in (
        ["conspire purple gold", "use power", "use wealth"],
        ["use power", "conspire purple gold", "use wealth"],
        ["use power", "use wealth", "conspire purple gold"],
    ):
        play = table_with(spheres={ANNE: "red yellow purple conspiracy"})
        play.choose(ANNE, *order, "done")
        assert play.gold(ANNE) == 3


def test_it_works_before_announcing() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "purple conspiracy"})
    play.choose(ANNE, "conspire purple power")
    assert play.options(ANNE) == ["announce 1", "announce 2", "announce 3"]


def test_it_works_with_the_medal_before_the_first_card() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "purple conspiracy medal"})
    assert play.options(ANNE) == ["conspire purple power", "conspire purple gold", "turn"]
    play.choose(ANNE, "conspire purple power")
    assert play.options(ANNE) == ["turn"]


def test_it_works_before_placing() -> None:
    play = table_with(announced=1, spheres={ANNE: "purple conspiracy"}, draw="red")
    play.choose(ANNE, "conspire purple power", "place red")
    assert play.cards(ANNE) == ["red", "conspiracy"]


def test_it_does_not_take_the_cards_that_lie_turned() -> None:
    play = table_with(announced=2, spheres={ANNE: "purple conspiracy"}, draw="red yellow")
    assert play.options(ANNE, "conspire") == ["conspire purple power", "conspire purple gold"]


def test_it_works_before_the_gold_action_and_its_gold_can_be_spent() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "purple red conspiracy"}, gold={ANNE: 0})
    assert play.options(ANNE, "sap") == []
    play.choose(ANNE, "conspire purple gold", "sap 1", "done")
    assert play.power(BLAISE) == 8


def test_it_works_after_the_gold_action() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "purple conspiracy"})
    play.choose(ANNE, "sap 1", "conspire purple power", "done")
    assert play.power(ANNE) == 12


def test_it_works_with_a_card_bought_in_this_phase_3() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "conspiracy"}, gold={ANNE: 2}, draw="yellow")
    play.choose(ANNE, "buy-card", "conspire yellow power")
    assert play.power(ANNE) == 12


def test_won_in_this_phase_2_it_works_before_placing() -> None:
    # Rulings R-V2 and X6.
    play = table_with(announced=1, spheres={ANNE: "purple"}, draw="conspiracy red")
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1", "conspire purple power")
    assert play.power(ANNE) == 8 + 3


def test_it_does_not_work_at_a_pause_of_the_medal() -> None:
    # Ruling X7.
    play = table_with(PHASE_2, spheres={ANNE: "purple conspiracy medal"}, draw="red")
    play.choose(ANNE, "turn")
    assert play.options(ANNE) == ["turn", "stop"]


def test_it_does_not_work_in_an_auction_a_payment_a_favour_or_a_debt() -> None:
    # Rulings R-V2 and X7: not even between two cards that were set aside.
    play = table_with(
        announced=1, seats=2, spheres={ANNE: "purple conspiracy", BLAISE: "red-seal"}, draw="pension mazarin debts red"
    )
    for decision, notation in (
        ("auction", "bid 1"),
        ("payment", "settle 1"),
        ("mazarin", "favour 2 0"),
        ("debts", "forfeit-tokens 2 0"),
    ):
        assert play.decision() == decision
        assert play.why_not(ANNE, "conspire purple power") is NOT_ASKED
        play.choose(ANNE, notation)
        if decision == "auction":
            play.choose(BLAISE, "pass")
    assert play.may(ANNE, "conspire purple power")


@pytest.mark.parametrize("phase", [PHASE_1, PHASE_2, PHASE_3])
def test_it_never_works_in_the_turn_of_another(phase: Phase) -> None:
    play = table_with(phase, active=BLAISE, spheres={ANNE: "purple conspiracy", BLAISE: "red"})
    assert play.why_not(ANNE, "conspire purple power") is NOT_YOUR_TURN
    assert play.options(BLAISE, "conspire") == []


def test_it_does_not_work_while_the_exchange_of_etiquette_is_open() -> None:
    play = table_with(spheres={ANNE: "blue purple conspiracy"}, discard="red green")
    play.choose(ANNE, "lay-down purple")
    assert play.options(ANNE, "conspire") == []
