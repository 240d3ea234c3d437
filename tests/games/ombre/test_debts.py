"""Rulebook, "La carte spéciale Dettes de jeu"."""

from __future__ import annotations

import pytest

from tests.games.ombre.helpers import choose, chosen_chance, log, match_at, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, EMILIE, Play

TWO_SEALS = "red-seal green-seal"


def debtors(play: Play) -> list[int]:
    """Who pays, in order."""
    found = []
    while play.decision() == "debts":
        found += play.to_act()
        play.choose(found[-1], "forfeit-tokens 2 0")
    return found


# Who owes.


def test_of_two_two_one_and_no_seals_the_players_with_one_and_none_owe() -> None:
    # Worked check 5.
    spheres = {ANNE: TWO_SEALS, BLAISE: TWO_SEALS, COLBERT: "red-seal"}
    assert debtors(table_with(announced=1, seats=4, draw="debts red", spheres=spheres)) == [COLBERT, DIANE]


def test_if_nobody_shows_a_seal_nobody_owes() -> None:
    # Worked check 5.
    play = table_with(announced=1, draw="debts red", spheres={ANNE: "red", BLAISE: "green-seal green"})
    assert play.story()[-2:] == ["debts-came", "nobody-owes"]
    assert play.decision() == "place"
    assert play.discard() == ["debts"]


def test_if_all_show_equally_many_seals_nobody_owes() -> None:
    spheres = {ANNE: "red-seal", BLAISE: "green-seal", COLBERT: "red-seal"}
    assert debtors(table_with(announced=1, draw="debts red", spheres=spheres)) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whoever_shows_most_seals_is_free_and_all_others_owe(seats: int) -> None:
    play = table_with(announced=1, seats=seats, draw="debts red", spheres={ANNE: TWO_SEALS, BLAISE: "red-seal"})
    assert debtors(play) == list(range(1, seats))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_tie_for_the_most_seals_frees_all_of_them_with_any_number_of_players(seats: int) -> None:
    play = table_with(announced=1, seats=seats, draw="debts red", spheres={ANNE: "red-seal", BLAISE: "blue-seal"})
    assert debtors(play) == list(range(2, seats))


def test_a_covered_seal_does_not_count() -> None:
    spheres = {ANNE: "red-seal red", BLAISE: "green green-seal"}
    assert debtors(table_with(announced=1, draw="debts red", spheres=spheres)) == [ANNE, COLBERT]


@pytest.mark.parametrize("card", ["influence", "medal", "authority"])
def test_the_seal_of_an_auction_card_counts(card: str) -> None:
    play = table_with(announced=1, draw="debts red", spheres={BLAISE: card})
    assert play.sphere(BLAISE).seals == 1
    assert debtors(play) == [ANNE, COLBERT]


@pytest.mark.parametrize("card", ["suzerain", "pension", "conspiracy", "diplomacy"])
def test_the_other_auction_cards_have_no_seal(card: str) -> None:
    assert table_with(announced=1, draw="debts red", spheres={ANNE: card}).sphere(ANNE).seals == 0


def test_an_auction_card_covers_no_seal_of_its_row() -> None:
    # Ruling R-P2.
    play = table_with(announced=1, draw="debts red", spheres={ANNE: "green-seal suzerain"})
    assert play.sphere(ANNE).seals == 1


def test_a_seal_uncovered_by_paying_changes_nothing() -> None:
    # Ruling R-D1: counted once, when the card is resolved. Blaise would be free with his second seal.
    spheres = {ANNE: TWO_SEALS, BLAISE: "red-seal blue-seal blue", COLBERT: ""}
    play = table_with(announced=1, seats=4, active=BLAISE, draw="debts red", spheres=spheres)
    play.choose(BLAISE, "forfeit blue")
    assert play.sphere(BLAISE).seals == 2
    assert debtors(play) == [COLBERT, DIANE]


def test_who_gives_away_his_seals_does_not_free_the_others() -> None:
    spheres = {ANNE: TWO_SEALS, BLAISE: "blue-seal", COLBERT: "blue-seal"}
    play = table_with(announced=1, active=BLAISE, draw="debts red", spheres=spheres)
    play.choose(BLAISE, "forfeit blue")
    assert play.to_act() == [COLBERT]


def test_a_seal_won_just_before_counts() -> None:
    play = table_with(announced=1, draw="authority debts red", spheres={BLAISE: "red-seal"})
    play.win_auction(ANNE, 1)
    play.choose(ANNE, "settle 1")
    assert debtors(play) == [COLBERT]


def test_the_drawer_pays_first_and_the_others_follow_clockwise() -> None:
    # Ruling R-D2.
    play = table_with(announced=1, seats=4, active=COLBERT, draw="debts red", spheres={DIANE: "red-seal"})
    assert debtors(play) == [COLBERT, ANNE, BLAISE]


# How a debt is paid.


def test_a_debtor_chooses_a_top_card_an_auction_card_or_two_tokens() -> None:
    spheres = {ANNE: "blue blue green pension diplomacy pension", BLAISE: "red-seal"}
    play = table_with(announced=1, draw="debts red", spheres=spheres, gold={ANNE: 2})
    assert play.options(ANNE) == [
        "forfeit blue",
        "forfeit green",
        "forfeit pension",
        "forfeit diplomacy",
        "forfeit-tokens 2 0",
        "forfeit-tokens 1 1",
        "forfeit-tokens 0 2",
    ]


def test_a_forfeited_card_is_the_top_one_and_goes_to_the_discard_pile() -> None:
    play = table_with(announced=1, draw="debts red", spheres={ANNE: "blue-seal blue", BLAISE: "red-seal"})
    play.choose(ANNE, "forfeit blue")
    assert play.row(ANNE, "blue") == ["blue-seal"]
    assert play.discard() == ["debts", "blue"]


def test_an_auction_card_can_be_forfeited() -> None:
    play = table_with(announced=1, draw="debts red", spheres={ANNE: "pension diplomacy", BLAISE: "red-seal"})
    play.choose(ANNE, "forfeit pension")
    assert play.auctions(ANNE) == ["diplomacy"]
    assert play.discard() == ["debts", "pension"]


@pytest.mark.parametrize(("power", "gold"), [(2, 0), (1, 1), (0, 2)])
def test_two_tokens_in_any_mix_go_to_the_bank(power: int, gold: int) -> None:
    # Ruling R-T3.
    play = table_with(announced=1, draw="debts red", spheres={BLAISE: "red-seal"}, gold={ANNE: 2})
    bank = play.bank()
    play.choose(ANNE, f"forfeit-tokens {power} {gold}")
    assert (play.power(ANNE), play.gold(ANNE)) == (9 - power, 2 - gold)
    assert play.bank() == (bank[0] + power, bank[1] + gold)


@pytest.mark.parametrize(
    ("power", "gold", "mixes"),
    [(2, 0, ["2 0"]), (1, 1, ["1 1"]), (0, 2, ["0 2"]), (1, 2, ["1 1", "0 2"]), (2, 1, ["2 0", "1 1"])],
)
def test_only_tokens_that_he_has_can_be_given(power: int, gold: int, mixes: list[str]) -> None:
    play = table_with(
        announced=1, draw="debts red", spheres={BLAISE: "red-seal"}, power={ANNE: power}, gold={ANNE: gold}
    )
    assert play.options(ANNE) == [f"forfeit-tokens {mix}" for mix in mixes]


def test_who_pays_his_last_power_stays_in_the_game() -> None:
    # Ruling R-T5.
    play = table_with(announced=1, draw="debts red", spheres={BLAISE: "red-seal"}, power={ANNE: 2})
    play.choose(ANNE, "forfeit-tokens 2 0")
    assert play.is_in(ANNE)
    assert play.power(ANNE) == 0


@pytest.mark.parametrize(("power", "gold"), [(0, 0), (1, 0), (0, 1)])
def test_who_has_no_card_and_less_than_two_tokens_gives_what_he_has_and_stays(power: int, gold: int) -> None:
    # Ruling R-D3.
    play = table_with(
        announced=1, draw="debts red", spheres={BLAISE: "red-seal"}, power={COLBERT: power}, gold={COLBERT: gold}
    )
    play.choose(ANNE, "forfeit-tokens 2 0")
    assert play.is_in(COLBERT)
    assert (play.power(COLBERT), play.gold(COLBERT)) == (0, 0)
    assert play.decision() == "place"
    assert play.events("tokens-forfeited")[1:] == [
        {"type": "tokens-forfeited", "seat": COLBERT, "power": power, "gold": gold}
    ]


def test_after_debtors_who_have_nothing_to_give_the_next_one_pays() -> None:
    play = table_with(
        announced=1,
        seats=5,
        draw="debts red",
        spheres={EMILIE: "red-seal"},
        power={ANNE: 1, BLAISE: 0},
        gold={ANNE: 0, BLAISE: 1},
    )
    assert play.to_act() == [COLBERT]
    assert debtors(play) == [COLBERT, DIANE]
    assert play.powers() == [0, 0, 7, 7, 9]
    assert play.golds()[:2] == [0, 0]


@pytest.mark.parametrize(("power", "gold"), [(0, 0), (1, 0), (0, 1)])
def test_who_has_a_card_but_less_than_two_tokens_gives_a_card(power: int, gold: int) -> None:
    # Ruling X15.
    play = table_with(
        announced=1,
        draw="debts red",
        spheres={ANNE: "green", BLAISE: "red-seal"},
        power={ANNE: power},
        gold={ANNE: gold},
    )
    assert play.options(ANNE) == ["forfeit green"]


def test_a_debt_with_one_way_to_pay_is_paid_by_itself() -> None:
    # Ruling X21.
    match = match_at(
        table_with(announced=1, draw="debts red", spheres={BLAISE: "red-seal"}, gold={COLBERT: 0}, power={COLBERT: 4})
    )
    choose(match, ANNE, "forfeit-tokens 1 1")
    assert log(match)[:3] == ["0 forfeit-tokens 1 1", "2 forfeit-tokens 2 0*", "0 place red*"]


def test_the_card_takes_part_in_a_new_pile_that_louis_makes_later() -> None:
    # Ruling R-Z3: Anne draws debts, and then Louis, for Mazarin.
    play = table_with(
        announced=1,
        draw="mazarin blue debts louis",
        spheres={ANNE: "purple", BLAISE: "red-seal"},
        chance=chosen_chance("debts green"),
    )
    play.choose(ANNE, "draw")
    play.each("forfeit-tokens 2 0", ANNE, COLBERT)
    # The same card has come again.
    assert (play.decision(), play.to_act()) == ("debts", [ANNE])
