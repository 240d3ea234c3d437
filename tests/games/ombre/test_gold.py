"""Rulebook, "Phase 3 : Effectuez une action d'or"."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import PHASE_1, PHASE_3, choose, log, match_at, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE

# One action at most.


def test_a_gold_action_may_be_left_out() -> None:
    play = table_with(PHASE_3, gold={ANNE: 5})
    play.choose(ANNE, "done")
    assert play.gold(ANNE) == 5
    assert play.to_act() == [BLAISE]


def test_without_gold_there_is_no_action() -> None:
    play = table_with(PHASE_3, gold={ANNE: 0}, spheres={ANNE: "red", BLAISE: "blue"})
    assert play.options(ANNE) == ["done"]


def test_one_gold_buys_only_the_cheap_actions() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"})
    assert play.options(ANNE) == ["done", "sap 1", "sap 2", "trade red 1 blue"]


def test_two_gold_buy_any_action() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 2})
    assert play.options(ANNE) == ["done", "sap 1", "sap 2", "trade red 1 blue", "banish 1 blue", "buy-card"]


@pytest.mark.parametrize(
    ("action", "price"), [("sap 1", 1), ("trade red 1 blue", 1), ("banish 1 blue", 2), ("buy-card", 2)]
)
def test_at_most_one_action_is_taken_and_its_gold_goes_to_the_bank(action: str, price: int) -> None:
    # Ruling R-G1.
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 9}, draw="green")
    bank = play.bank()[1]
    play.choose(ANNE, action)
    assert play.gold(ANNE) == 9 - price
    assert play.bank()[1] == bank + price
    assert play.options(ANNE) == ["done"]


@pytest.mark.parametrize(
    ("action", "price", "cards"),
    [
        ("sap 0", 1, ["blue-seal"]),
        ("trade blue 0 blue", 1, ["blue"]),
        ("banish 0 blue", 2, []),
        ("banish 0 yellow", 2, ["blue-seal"]),
    ],
)
def test_the_first_seat_is_a_target_like_any_other(action: str, price: int, cards: list[str]) -> None:
    spheres = {ANNE: "blue-seal yellow", BLAISE: "blue"}
    play = table_with(PHASE_3, active=BLAISE, spheres=spheres, gold={BLAISE: 3})
    play.choose(BLAISE, action)
    assert play.gold(BLAISE) == 3 - price
    assert play.row(ANNE, "blue") == cards


def test_the_gold_is_in_the_bank_before_the_action_takes_effect() -> None:
    # Ruling R-G1: Louis XIV finds the two gold that were just paid in an otherwise empty bank.
    play = table_with(PHASE_3, gold={ANNE: 2, BLAISE: 9, COLBERT: 9}, draw="louis green")
    assert play.bank()[1] == 0
    play.choose(ANNE, "buy-card")
    assert play.golds() == [1, 10, 9]


def test_gold_gained_in_this_turn_can_be_spent() -> None:
    play = table_with(PHASE_1, spheres={ANNE: "yellow"}, gold={ANNE: 1}, draw="red blue")
    play.choose(ANNE, "use wealth", "done", "announce 1", "place red", "buy-card")
    assert play.gold(ANNE) == 0
    assert play.cards(ANNE) == ["blue", "red", "yellow"]


def test_after_the_action_the_turn_ends_by_itself() -> None:
    # Ruling X21: nothing else is left to say.
    match = match_at(table_with(PHASE_3, spheres={BLAISE: "red"}))
    choose(match, ANNE, "sap 1")
    assert log(match)[:2] == ["0 sap 1", "0 done*"]


# Removing a power.


def test_a_gold_removes_a_power_of_another_player_for_the_bank() -> None:
    # Ruling R-G3: it is not the attacker who gets it.
    play = table_with(PHASE_3)
    bank = play.bank()[0]
    play.choose(ANNE, "sap 2")
    assert play.powers() == [9, 9, 8]
    assert play.bank()[0] == bank + 1


def test_diplomacy_does_not_protect_against_a_gold_action() -> None:
    play = table_with(PHASE_3, spheres={BLAISE: "diplomacy"})
    play.choose(ANNE, "sap 1")
    assert play.power(BLAISE) == 8


def test_a_player_without_power_is_eliminated() -> None:
    play = table_with(PHASE_3, seats=4, power={COLBERT: 0})
    play.choose(ANNE, "sap 2")
    assert [play.is_in(seat) for seat in range(4)] == [True, True, False, True]
    play.choose(ANNE, "done")
    assert play.to_act() == [BLAISE]


# Exchanging cards.


def test_top_cards_are_exchanged_and_each_goes_on_top_of_its_row() -> None:
    # Ruling R-G2.
    play = table_with(PHASE_3, spheres={ANNE: "red red-seal green", BLAISE: "green green-seal red"})
    play.choose(ANNE, "trade red 1 green")
    assert play.cards(ANNE) == ["green", "green-seal", "red"]
    assert play.cards(BLAISE) == ["green", "red", "red-seal"]
    assert play.discard() == []


def test_cards_of_the_same_colour_can_be_exchanged() -> None:
    # Ruling R-G2: for the sake of seals.
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "green red-seal"})
    play.choose(ANNE, "trade red 1 red")
    assert play.row(ANNE, "red") == ["red-seal"]
    assert play.row(BLAISE, "red") == ["red"]


def test_an_exchange_needs_a_quality_card_of_both() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "pension", BLAISE: "red"})
    assert play.options(ANNE, "trade") == []
    play = table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "pension"})
    assert play.options(ANNE, "trade") == []


def test_any_own_row_can_be_exchanged_for_any_row_of_any_opponent() -> None:
    spheres = {ANNE: "blue red", BLAISE: "green", COLBERT: "yellow red", DIANE: "purple"}
    play = table_with(PHASE_3, seats=4, spheres=spheres)
    targets = ["1 green", "2 red", "2 yellow", "3 purple"]
    assert play.options(ANNE, "trade") == [f"trade {own} {target}" for own in ("blue", "red") for target in targets]


# Discarding a card of another player.


def test_two_gold_discard_a_top_card_of_another_player() -> None:
    # Ruling R-G4.
    play = table_with(PHASE_3, spheres={ANNE: "blue", BLAISE: "red red-seal pension"}, gold={ANNE: 2})
    assert play.options(ANNE, "banish") == ["banish 1 red"]
    play.choose(ANNE, "banish 1 red")
    assert play.cards(BLAISE) == ["red", "pension"]
    assert play.discard() == ["red-seal"]


def test_a_card_of_another_is_discarded_without_an_own_one() -> None:
    play = table_with(PHASE_3, spheres={BLAISE: "red"}, gold={ANNE: 2})
    play.choose(ANNE, "banish 1 red")
    assert play.cards(BLAISE) == []


# Drawing a card.


def test_two_gold_turn_a_card_into_the_sphere() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red"}, gold={ANNE: 2}, draw="red-seal")
    play.choose(ANNE, "buy-card")
    assert play.row(ANNE, "red") == ["red", "red-seal"]


def test_the_first_quality_card_must_be_taken() -> None:
    # Ruling R-G5.
    play = table_with(PHASE_3, gold={ANNE: 2}, draw="green yellow")
    play.choose(ANNE, "buy-card")
    assert play.cards(ANNE) == ["green"]
    assert play.discard() == []


def test_specials_are_resolved_at_once_and_replaced_until_a_quality_card_comes() -> None:
    # Ruling R-2f.
    play = table_with(
        PHASE_3, spheres={ANNE: "purple", BLAISE: "red-seal"}, gold={ANNE: 2}, draw="pension debts mazarin green"
    )
    play.choose(ANNE, "buy-card")
    assert (play.decision(), play.to_act()) == ("auction", [ANNE])
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert (play.decision(), play.to_act()) == ("debts", [ANNE])
    play.each("forfeit-tokens 2 0", ANNE, COLBERT)
    assert (play.decision(), play.to_act()) == ("mazarin", [ANNE])
    play.choose(ANNE, "draw")
    # Mazarin's draw takes the card that the gold draw would have taken; that one goes on with the next.
    assert len(play.cards(ANNE)) == 3
    assert play.decision() == "gold-action"


def test_a_position_within_the_auction_of_a_bought_card_can_be_saved() -> None:
    play = table_with(PHASE_3, spheres={ANNE: "red"}, gold={ANNE: 2}, draw="pension green")
    play.choose(ANNE, "buy-card")
    assert play.decision() == "auction"
    again = play.game.load(play.table.dump())
    assert again.hash() == play.table.hash()
    assert again.options(ANNE) == play.table.options(ANNE)
