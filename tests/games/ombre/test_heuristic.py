"""What a sound player and three beginners make of positions that a player would recognise, and who they think wins."""

from __future__ import annotations

from typing import Final

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import TEMPERS
from roisoleil.games.ombre.beginner import MISER, QUARRELLER, SHOW_OFF
from tests.games.ombre.helpers import PHASE_2, PHASE_3, new_game, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE, GAME, Play

LATE: Final = "louis"
"""A draw pile in which Louis XIV is the only card left, when all others are discarded."""


def likes(play: Play, seat: int) -> list[str]:
    """What a sound player likes best."""
    options = play.table.options(seat)
    return best_of(options, GAME.appeals(play.table, seat, options))


def fancies(play: Play, seat: int, temper: int) -> list[str]:
    """What a beginner likes best."""
    options = play.table.options(seat)
    return best_of(options, GAME.glances(play.table, seat, options, temper))


def best_of(options: list[int], worths: list[int]) -> list[str]:
    assert len(worths) == len(options)
    return [
        GAME.choices.notation(option) for option, worth in zip(options, worths, strict=True) if worth == max(worths)
    ]


# The sound player.


def test_what_only_gives_is_taken_before_a_duel() -> None:
    play = table_with(spheres={ANNE: "red red green green"})
    assert likes(play, ANNE) == ["use power"]


def test_with_an_empty_bank_of_gold_a_gain_can_wait() -> None:
    play = table_with(spheres={ANNE: "yellow yellow"}, gold={ANNE: 6, BLAISE: 7, COLBERT: 7})
    assert likes(play, ANNE) == ["done"]


def test_a_duel_that_fells_a_strong_rival_is_fought() -> None:
    spheres = {ANNE: "green green", BLAISE: "blue blue blue medal authority", COLBERT: "red"}
    play = table_with(spheres=spheres, power={ANNE: 9, BLAISE: 1, COLBERT: 8})
    assert likes(play, ANNE) == ["duel 1"]


def test_a_duel_goes_against_the_leader() -> None:
    play = table_with(spheres={ANNE: "green green"}, power={BLAISE: 8, COLBERT: 16})
    assert likes(play, ANNE) == ["duel 2"]


def test_a_duel_avoids_the_owner_of_diplomacy() -> None:
    play = table_with(spheres={ANNE: "green green", COLBERT: "diplomacy"}, power={BLAISE: 10, COLBERT: 10})
    assert likes(play, ANNE) == ["duel 1"]


def test_the_last_rival_is_felled_for_a_gold() -> None:
    play = table_with(PHASE_3, seats=2, gold={ANNE: 1}, power={BLAISE: 0})
    assert likes(play, ANNE) == ["sap 1"]


def test_gold_is_kept_when_it_would_only_prick_a_rival() -> None:
    play = table_with(PHASE_3, seats=4, gold={ANNE: 1}, spheres={ANNE: "blue"})
    assert likes(play, ANNE) == ["done"]


def test_at_the_end_a_useless_card_is_traded_for_a_blue_one_of_the_leader() -> None:
    play = table_with(
        PHASE_3,
        spheres={ANNE: "purple", BLAISE: "blue", COLBERT: "red"},
        power={BLAISE: 12},
        draw=LATE,
        rest_is_discarded=True,
        louis_seen=True,
    )
    assert likes(play, ANNE) == ["trade purple 1 blue"]


def test_at_the_end_a_blue_card_is_placed() -> None:
    play = table_with(
        announced=3, draw="red-seal blue yellow louis", rest_is_discarded=True, louis_seen=True, spheres={ANNE: "red"}
    )
    assert likes(play, ANNE) == ["place blue"]


def test_early_on_three_cards_are_turned() -> None:
    assert likes(table_with(PHASE_2, seats=4), ANNE) == ["announce 3"]


def test_conspiring_waits_until_the_cards_are_placed() -> None:
    spheres = {ANNE: "conspiracy red yellow green"}
    assert likes(table_with(PHASE_2, spheres=spheres), ANNE) == ["announce 3"]
    assert likes(table_with(PHASE_2, spheres={ANNE: "conspiracy medal red"}), ANNE) == ["turn"]


def test_one_conspires_before_louis_can_end_the_game() -> None:
    play = table_with(
        PHASE_2, spheres={ANNE: "conspiracy purple"}, draw="red louis", rest_is_discarded=True, louis_seen=True
    )
    assert likes(play, ANNE) == ["conspire purple power"]


def test_before_louis_the_leader_hastens_and_the_others_linger() -> None:
    def at(power: int) -> list[str]:
        return likes(
            table_with(
                PHASE_2,
                power={ANNE: power},
                draw="red green louis",
                rest_is_discarded=True,
                louis_seen=True,
            ),
            ANNE,
        )

    assert at(15) == ["announce 3"]
    assert at(4) == ["announce 1"]


def test_a_debt_is_paid_with_a_card_that_is_worth_little() -> None:
    # Louis may come next: a purple card will never be worth its two tokens.
    play = table_with(
        announced=1,
        spheres={ANNE: "purple blue", BLAISE: "red-seal"},
        draw="debts red louis",
        rest_is_discarded=True,
        louis_seen=True,
    )
    assert play.decision() == "debts"
    assert likes(play, ANNE) == ["forfeit purple"]


def test_one_raises_by_one_and_passes_when_it_is_too_dear() -> None:
    play = table_with(announced=1, draw="authority red", spheres={ANNE: "red"})
    assert likes(play, ANNE) == ["bid 1"]
    play.choose(ANNE, "bid 9")
    assert likes(play, BLAISE) == ["pass"]


def test_a_useless_card_pays_before_power_does() -> None:
    play = table_with(
        announced=1,
        spheres={ANNE: "purple"},
        draw="authority red green louis",
        rest_is_discarded=True,
        louis_seen=True,
    )
    play.win_auction(ANNE, 3)
    assert likes(play, ANNE) == ["pay purple"]


# What a seat cannot know plays no part, and nothing is touched.


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_estimates_are_the_same_on_redealt_tables_and_leave_them_alone(seats: int) -> None:
    table = new_game(FastChance(seats), seats).table
    chance = FastChance(seats + 100)
    dealer = Dealer(chance, silent=True)
    while not table.is_over():
        seat = table.to_act()[0]
        options = table.options(seat)
        redealt = GAME.redeal(table, seat, chance)
        before = table.dump()
        worths = GAME.appeals(table, seat, options)
        assert worths == GAME.appeals(redealt, seat, options)
        for temper in range(TEMPERS):
            assert GAME.glances(table, seat, options, temper) == GAME.glances(redealt, seat, options, temper)
        chances = GAME.outlook(table)
        assert chances == GAME.outlook(redealt)
        assert sum(chances) == pytest.approx(1)
        assert all((chance == 0) == (not table.is_alive(player)) for player, chance in enumerate(chances))
        assert table.dump() == before
        # Sound choices and others, so that many kinds of positions come up.
        best = options[worths.index(max(worths))]
        table.apply(seat, best if chance.below(2) else options[chance.below(len(options))], dealer)


# The beginners.


def test_every_beginner_takes_what_only_gives() -> None:
    play = table_with(spheres={ANNE: "red red"})
    for temper in range(TEMPERS):
        assert fancies(play, ANNE, temper) == ["use power"]


def test_each_beginner_places_what_he_loves() -> None:
    play = table_with(announced=3, draw="yellow green red-seal")
    assert fancies(play, ANNE, MISER) == ["place yellow"]
    assert fancies(play, ANNE, QUARRELLER) == ["place green"]
    assert fancies(play, ANNE, SHOW_OFF) == ["place red-seal"]


def test_without_what_he_loves_every_beginner_sees_the_points_of_a_blue_card() -> None:
    play = table_with(announced=3, draw="purple blue red")
    for temper in range(TEMPERS):
        assert fancies(play, ANNE, temper) == ["place blue"]


def test_the_quarreller_strikes_at_the_next_on_the_left_and_falls_for_no_leader() -> None:
    play = table_with(spheres={ANNE: "green green"}, seats=4, power={DIANE: 20})
    assert fancies(play, ANNE, QUARRELLER) == ["duel 1"]
    assert fancies(play, ANNE, SHOW_OFF) == ["duel 3"]


def test_only_the_quarreller_spends_his_last_gold_to_prick_a_rival() -> None:
    play = table_with(PHASE_3, seats=4, gold={ANNE: 1}, spheres={ANNE: "blue"})
    assert fancies(play, ANNE, QUARRELLER) == ["sap 1"]
    assert fancies(play, ANNE, MISER) == fancies(play, ANNE, SHOW_OFF) == ["done"]


def test_the_cardinal_gives_the_miser_gold_and_the_show_off_a_card() -> None:
    play = table_with(announced=1, spheres={ANNE: "purple"}, draw="mazarin red")
    assert play.decision() == "mazarin"
    assert fancies(play, ANNE, MISER) == ["favour 0 2"]
    assert fancies(play, ANNE, SHOW_OFF) == ["draw"]


def test_the_show_off_buys_at_any_price_even_with_his_last_power() -> None:
    play = table_with(announced=1, draw="diplomacy red", power={ANNE: 7}, gold={ANNE: 0})
    play.choose(ANNE, "pass")
    play.choose(BLAISE, "bid 6")
    assert fancies(play, COLBERT, SHOW_OFF) == ["bid 7"]
    assert fancies(play, COLBERT, QUARRELLER) == fancies(play, COLBERT, MISER) == ["pass"]


# Who will win.


def test_at_the_end_the_victory_is_certain() -> None:
    play = table_with(announced=1, draw="louis red", louis_seen=True, power={BLAISE: 12})
    assert play.is_over()
    assert GAME.outlook(play.table) == [0.0, 1.0, 0.0]


def test_a_shared_victory_is_divided() -> None:
    play = table_with(announced=1, draw="louis red", louis_seen=True, power={ANNE: 1})
    assert GAME.outlook(play.table) == [0.0, 0.5, 0.5]


def test_the_leader_is_favoured_and_the_more_so_the_nearer_the_end() -> None:
    early = GAME.outlook(table_with(PHASE_3, power={BLAISE: 14}).table)
    late = GAME.outlook(
        table_with(PHASE_3, power={BLAISE: 14}, draw=LATE, rest_is_discarded=True, louis_seen=True).table
    )
    assert max(early) == early[BLAISE]
    assert early[BLAISE] < 0.8 < late[BLAISE]


def test_of_equals_the_one_whose_turn_comes_sooner_may_hope_for_more() -> None:
    at_the_end_of_a_turn = GAME.outlook(table_with(PHASE_3).table)
    assert at_the_end_of_a_turn[BLAISE] > at_the_end_of_a_turn[COLBERT] > at_the_end_of_a_turn[ANNE]
    before_the_cards = GAME.outlook(table_with(PHASE_2).table)
    assert before_the_cards[ANNE] > before_the_cards[COLBERT]
    assert before_the_cards[ANNE] > at_the_end_of_a_turn[ANNE]


def test_who_has_left_the_court_cannot_win_and_who_has_no_power_hardly() -> None:
    play = table_with(PHASE_3, seats=4, fallen={DIANE: 1}, power={COLBERT: 0}, spheres={BLAISE: "green green"})
    chances = GAME.outlook(play.table)
    assert chances[DIANE] == 0
    assert chances[COLBERT] < 0.15 < min(chances[ANNE], chances[BLAISE])
