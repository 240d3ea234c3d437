"""Rulebook, phase 4 "Prendre une carte", and "Cartes politique"."""

from __future__ import annotations

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.reveal import reveal_cards
from roisoleil.games.habemus.taking import take_cards
from tests.games.habemus.helpers import table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, WATCHER, Play

ROW = "lugo louis swap camerlengo"


def taking(
    row: str = ROW,
    displays: dict[int, str] | None = None,
    gold: dict[int, int] | None = None,
    seats: int = 4,
    faq: bool = False,
) -> Play:
    """Nobody has bid; Amélie is Camerlengo and takes first, then clockwise."""
    return table_with(take_cards, row=row, displays=displays, gold=gold, seats=seats, faq=faq)


# Taking in turn.


def test_any_card_of_the_row_may_be_taken_and_none_refused() -> None:
    assert taking().options(AMELIE) == ["take lugo", "take louis", "take swap", "take camerlengo"]


@pytest.mark.parametrize("smoke", ["black-smoke", "white-smoke"])
def test_nobody_can_take_smoke(smoke: str) -> None:
    with pytest.raises(BrokenMessage):
        GAME.choices.parse_notation(f"take {smoke}")


def test_a_taken_card_is_no_longer_on_offer() -> None:
    play = taking()
    play.take(AMELIE, "louis")
    assert play.options(BRIGITTE) == ["take lugo", "take swap", "take camerlengo"]


def test_with_four_players_the_last_must_take_what_is_left() -> None:
    play = taking()
    play.take(AMELIE, "louis")
    play.take(BRIGITTE, "lugo")
    play.take(RALF, "swap")
    assert play.options(CHRISTOPHE) == ["take camerlengo"]


def test_a_cardinal_goes_face_up_into_the_display() -> None:
    play = taking()
    play.take(AMELIE, "lugo")
    assert play.view(WATCHER).displays[AMELIE].persons == ["lugo"]
    assert play.events("took", heard_by=WATCHER) == [{"type": "took", "seat": AMELIE, "card": "lugo"}]


def test_an_action_card_goes_behind_the_screen_and_does_nothing_yet() -> None:
    play = taking("lugo louis ten-gold camerlengo")
    play.take(AMELIE, "ten-gold")
    assert (play.hand(AMELIE), play.gold(AMELIE)) == (["ten-gold"], 20)
    assert play.view(BRIGITTE).displays[AMELIE].hand == 1


def test_a_leader_goes_into_the_display_and_not_into_the_hand() -> None:
    play = taking("lugo louis este camerlengo")
    play.take(AMELIE, "este")
    assert (play.persons(AMELIE), play.hand(AMELIE)) == ({"este"}, [])


def test_a_late_arrival_is_a_cardinal_in_the_display() -> None:
    play = taking("lugo harrach swap camerlengo")
    play.take(AMELIE, "harrach")
    assert play.persons(AMELIE) == {"harrach"}


def test_mazarin_and_louis_go_into_the_display_and_are_no_cardinals() -> None:
    play = taking("lugo mazarin swap camerlengo", displays={AMELIE: "louis"})
    play.take(AMELIE, "mazarin")
    display = play.view(WATCHER).displays[AMELIE]
    assert (display.mazarin, display.louis, display.persons) == (1, 1, [])


# The Camerlengo card.


def test_the_camerlengo_card_gives_three_gems_a_gold_and_the_figure() -> None:
    play = table_with(take_cards, row=ROW, gems={BRIGITTE: "D"})
    play.take(AMELIE, "lugo")
    play.take(BRIGITTE, "camerlengo")
    assert (play.purse(BRIGITTE), play.gold(BRIGITTE)) == ("DRSA", 21)
    assert play.view().camerlengo == BRIGITTE
    gained = {"type": "gems-gained", "seat": BRIGITTE, "gems": "RSA", "gold": 1}
    assert play.events("gems-gained", heard_by=WATCHER) == [gained]


def test_the_gems_of_the_camerlengo_come_from_the_bank() -> None:
    play = taking()
    play.take(AMELIE, "camerlengo")
    assert play.view().bank == "RRRRRSSAA"


def test_a_new_camerlengo_does_not_change_the_order_of_this_round() -> None:
    play = taking()
    play.take(AMELIE, "lugo")
    play.take(BRIGITTE, "louis")
    play.take(RALF, "camerlengo")
    assert play.to_act() == [CHRISTOPHE]


def test_the_camerlengo_may_take_the_card_again() -> None:
    play = taking()
    play.take(AMELIE, "camerlengo")
    assert play.view().camerlengo == AMELIE
    assert play.gold(AMELIE) == 21


def test_the_camerlengo_card_is_taken_once_a_round() -> None:
    play = taking()
    play.take(AMELIE, "camerlengo")
    assert "take camerlengo" not in play.options(BRIGITTE)


@pytest.mark.parametrize(
    ("gems", "received"),
    [
        ({AMELIE: "", RALF: "RRRRRRRR"}, "SA"),
        ({AMELIE: "", RALF: "SSSSSSS"}, "RA"),
        ({AMELIE: "", RALF: "AAAAAAAAA"}, "RS"),
        ({AMELIE: "", RALF: "RRRRRRRR" + "SSSSSSS" + "AAAAAAAAA"}, ""),
    ],
)
def test_a_gem_that_the_bank_lacks_is_not_given_and_not_replaced(gems: dict[int, str], received: str) -> None:
    play = table_with(take_cards, row=ROW, gems=gems)
    play.take(AMELIE, "camerlengo")
    assert (play.purse(AMELIE), play.gold(AMELIE)) == (received, 21)
    assert play.view().camerlengo == AMELIE
    gained = {"type": "gems-gained", "seat": AMELIE, "gems": received, "gold": 1}
    assert play.events("gems-gained") == [gained]


# Three players.


def test_with_three_players_the_card_that_is_left_leaves_the_game_face_up() -> None:
    play = taking(seats=3)
    play.take(AMELIE, "camerlengo")
    play.take(BRIGITTE, "lugo")
    play.take(RALF, "louis")
    assert play.gone() == ["swap"]
    assert play.events("left-over", heard_by=WATCHER) == [{"type": "left-over", "card": "swap"}]


def test_with_three_players_a_left_over_camerlengo_card_stays_and_the_figure_too() -> None:
    play = taking(seats=3)
    play.take(AMELIE, "swap")
    play.take(BRIGITTE, "lugo")
    play.take(RALF, "louis")
    assert play.view().camerlengo == AMELIE
    assert play.view().bank == "DDDDRRRRRRRSSSSSAAAAAA"
    assert play.gone() == []
    assert play.events("left-over") == []
    assert play.row().count("camerlengo") == 1


# Felipe IV.


def felipe(displays: dict[int, str], faq: bool = False) -> Play:
    """Amélie has taken a Felipe card."""
    play = taking("lugo felipe swap camerlengo", displays=displays, faq=faq)
    play.take(AMELIE, "felipe")
    return play


def test_the_first_felipe_gives_five_gold_and_excludes_nobody() -> None:
    play = felipe({RALF: "cesi"})
    assert play.gold(AMELIE) == 25
    assert play.to_act() == [BRIGITTE]
    gained = {"type": "gold-gained", "seat": AMELIE, "gold": 5, "card": "felipe"}
    assert play.events("gold-gained", heard_by=WATCHER) == [gained]


def test_the_second_felipe_gives_five_gold_and_excludes_a_cardinal() -> None:
    play = felipe({AMELIE: "felipe", RALF: "cesi carlo"})
    assert play.gold(AMELIE) == 25
    play.choose(AMELIE, "exclude cesi")
    assert play.persons(RALF) == {"carlo"}
    assert play.gone() == ["cesi"]
    excluded = {"type": "excluded", "seat": AMELIE, "victim": RALF, "card": "cesi"}
    assert play.events("excluded", heard_by=WATCHER) == [excluded]


CHIGI_AMONG_OTHERS = {AMELIE: "felipe bichi", BRIGITTE: "este harrach", RALF: "cesi chigi", CHRISTOPHE: "colonna"}


def test_felipe_excludes_cardinals_and_late_arrivals_but_no_leader() -> None:
    play = felipe({AMELIE: "felipe bichi", BRIGITTE: "este harrach", RALF: "cesi", CHRISTOPHE: "colonna"})
    assert play.options(AMELIE) == ["exclude colonna", "exclude cesi", "exclude harrach"]


def test_by_the_rulebook_felipe_can_exclude_chigi() -> None:
    play = felipe(CHIGI_AMONG_OTHERS)
    assert play.options(AMELIE) == ["exclude colonna", "exclude cesi", "exclude chigi", "exclude harrach"]
    play.choose(AMELIE, "exclude chigi")
    assert play.persons(RALF) == {"cesi"}


def test_by_the_faq_felipe_cannot_exclude_chigi() -> None:
    play = felipe(CHIGI_AMONG_OTHERS, faq=True)
    assert play.options(AMELIE) == ["exclude colonna", "exclude cesi", "exclude harrach"]


def test_a_cardinal_of_the_row_cannot_be_excluded() -> None:
    play = felipe({AMELIE: "felipe", RALF: "cesi"})
    assert "lugo" in play.row()
    assert play.options(AMELIE) == ["exclude cesi"]


def test_who_has_a_felipe_card_loses_nobody_by_felipe() -> None:
    play = felipe({AMELIE: "felipe", BRIGITTE: "felipe cesi", RALF: "colonna"})
    assert play.options(AMELIE) == ["exclude colonna"]


def test_the_exclusion_cannot_be_declined() -> None:
    play = felipe({AMELIE: "felipe", RALF: "cesi"})
    assert play.to_act() == [AMELIE]
    assert all(option.startswith("exclude ") for option in play.options(AMELIE))


@pytest.mark.parametrize(
    "displays",
    [
        {AMELIE: "felipe"},
        {AMELIE: "felipe bichi", BRIGITTE: "felipe cesi"},
        {AMELIE: "felipe", RALF: "francesco este", CHRISTOPHE: "carlo mazarin louis"},
    ],
)
def test_a_second_felipe_without_anybody_to_exclude_only_gives_gold(displays: dict[int, str]) -> None:
    play = felipe(displays)
    assert play.gold(AMELIE) == 25
    assert play.to_act() == [BRIGITTE]
    assert play.gone() == []


def test_the_third_felipe_only_gives_gold() -> None:
    play = felipe({AMELIE: "felipe felipe", RALF: "cesi"})
    assert play.gold(AMELIE) == 25
    assert play.to_act() == [BRIGITTE]
    assert play.persons(RALF) == {"cesi"}


def test_two_felipe_cards_of_two_players_exclude_nobody() -> None:
    play = felipe({BRIGITTE: "felipe", RALF: "cesi"})
    assert play.to_act() == [BRIGITTE]


def test_the_exclusion_is_finished_before_the_next_player_takes() -> None:
    play = felipe({AMELIE: "felipe", RALF: "cesi colonna"})
    assert play.options(BRIGITTE) == []
    play.choose(AMELIE, "exclude cesi")
    assert play.to_act() == [BRIGITTE]


# Squadrone Volante.


@pytest.mark.parametrize("gold", [20, 33])
def test_who_can_pay_twenty_gold_must_pay_and_keeps_the_squadrone(gold: int) -> None:
    play = taking("lugo squadrone swap camerlengo", gold={AMELIE: gold})
    play.take(AMELIE, "squadrone")
    assert play.gold(AMELIE) == gold - 20
    assert play.view(WATCHER).displays[AMELIE].squadrone
    assert play.events("squadrone-paid", heard_by=WATCHER) == [{"type": "squadrone-paid", "seat": AMELIE, "gold": 20}]


@pytest.mark.parametrize("gold", [0, 19])
def test_who_cannot_pay_twenty_gold_takes_the_squadrone_out_of_the_game(gold: int) -> None:
    play = taking("lugo squadrone swap camerlengo", gold={AMELIE: gold})
    play.take(AMELIE, "squadrone")
    assert play.gold(AMELIE) == gold
    assert not play.view().displays[AMELIE].squadrone
    assert play.gone() == ["squadrone"]
    assert play.events("squadrone-lost", heard_by=WATCHER) == [{"type": "squadrone-lost", "seat": AMELIE}]
    assert play.to_act() == [BRIGITTE]


# Case of death.


def death(displays: dict[int, str]) -> Play:
    """Amélie has taken the Case of death."""
    play = taking("rapaccioli death swap camerlengo", displays=displays)
    play.take(AMELIE, "death")
    return play


def test_the_oldest_person_of_the_chosen_opponent_dies_and_the_taker_gets_five_gold() -> None:
    play = death({BRIGITTE: "lugo", RALF: "hessen ginetti barberini"})
    play.choose(AMELIE, "strike 2")
    assert play.gold(AMELIE) == 25
    assert play.persons(RALF) == {"hessen", "barberini"}
    assert play.events("died", heard_by=WATCHER) == [
        {"type": "died", "seat": AMELIE, "victim": RALF, "card": "ginetti"}
    ]


@pytest.mark.parametrize(
    ("display", "dead"),
    [("carlo giancarlo", "carlo"), ("durazzo carlo", "durazzo"), ("albizzi durazzo", "albizzi"), ("este", "este")],
)
def test_leaders_late_arrivals_and_cardinals_die_alike_by_age(display: str, dead: str) -> None:
    play = death({RALF: display})
    play.choose(AMELIE, "strike 2")
    assert play.gone() == ["death", dead]


@pytest.mark.parametrize("key", [row.key for row in GAME.people.rows if row.key != "chigi"])
def test_everybody_but_chigi_is_mortal(key: str) -> None:
    play = table_with(
        take_cards,
        row="death swap camerlengo",
        displays={RALF: f"chigi {key}"},
    )
    play.take(AMELIE, "death")
    play.choose(AMELIE, "strike 2")
    assert play.persons(RALF) == {"chigi"}


def test_chigi_is_skipped_and_the_next_oldest_dies() -> None:
    play = death({RALF: "chigi hessen este"})
    play.choose(AMELIE, "strike 2")
    assert play.persons(RALF) == {"chigi", "este"}


def test_only_opponents_with_somebody_mortal_may_be_struck() -> None:
    play = death({AMELIE: "cesi", BRIGITTE: "chigi", CHRISTOPHE: "este"})
    assert play.options(AMELIE) == ["strike 3"]


def test_an_opponent_with_somebody_mortal_must_be_struck() -> None:
    play = death({BRIGITTE: "lugo", RALF: "cesi"})
    assert play.decision() == "strike"
    assert play.options(AMELIE) == ["strike 1", "strike 2"]


@pytest.mark.parametrize("displays", [{}, {AMELIE: "lugo cesi"}, {RALF: "chigi mazarin louis felipe"}])
def test_without_a_mortal_opponent_the_case_of_death_only_gives_gold(displays: dict[int, str]) -> None:
    play = death(displays)
    assert play.gold(AMELIE) == 25
    assert play.to_act() == [BRIGITTE]
    assert play.gone() == ["death"]


def test_the_case_of_death_leaves_the_game_and_joins_no_display() -> None:
    play = death({RALF: "cesi"})
    play.choose(AMELIE, "strike 2")
    assert "death" in play.gone()


def test_death_is_finished_before_the_next_player_takes() -> None:
    play = death({RALF: "cesi", BRIGITTE: "lugo"})
    assert play.to_act() == [AMELIE]
    play.choose(AMELIE, "strike 1")
    assert play.to_act() == [BRIGITTE]


def test_felipe_is_no_protection_against_death() -> None:
    play = death({RALF: "felipe cesi"})
    assert play.options(AMELIE) == ["strike 2"]


def test_in_a_game_of_three_there_is_no_fourth_opponent_to_strike() -> None:
    play = taking("rapaccioli death swap camerlengo", displays={BRIGITTE: "lugo", RALF: "cesi"}, seats=3)
    play.take(AMELIE, "death")
    assert play.options(AMELIE) == ["strike 1", "strike 2"]


# Round 19.


@pytest.mark.parametrize("seats", [3, 4])
def test_in_round_19_the_best_bid_takes_the_camerlengo_and_the_others_nothing(seats: int) -> None:
    play = table_with(
        bid_gems,
        seats=seats,
        round_number=19,
        black_smoke=True,
        white_smoke=True,
        row="camerlengo",
        rest_is_gone=True,
    )
    play.bid({AMELIE: "A", BRIGITTE: "SA", RALF: "R"})
    play.take(BRIGITTE, "camerlengo")
    assert play.table.is_over()
    assert play.view().camerlengo == BRIGITTE
    assert [play.purse(seat) for seat in (AMELIE, BRIGITTE, RALF)] == ["DDDDRSSAA", "DDDDRRSSAAA", "DDDDSSAAA"]
    assert [play.gold(seat) for seat in (AMELIE, BRIGITTE, RALF)] == [20, 21, 20]


def test_in_round_19_three_virtual_rubies_can_win_the_camerlengo() -> None:
    play = table_with(
        reveal_cards,
        round_number=18,
        black_smoke=True,
        cardinals="white-smoke",
        rest_is_gone=True,
        hands={CHRISTOPHE: "three-rubies"},
    )
    play.lay({CHRISTOPHE: "three-rubies"})
    play.bid({AMELIE: "DD", BRIGITTE: "AAA"})
    assert (play.to_act(), play.options(CHRISTOPHE)) == ([CHRISTOPHE], ["take camerlengo"])


def test_if_nobody_bids_in_round_19_the_camerlengo_takes_his_card_again_by_himself() -> None:
    play = table_with(
        bid_gems,
        camerlengo=RALF,
        round_number=19,
        black_smoke=True,
        white_smoke=True,
        row="camerlengo",
        rest_is_gone=True,
    )
    play.bid()
    assert play.to_act() == [RALF]
    assert play.answers_itself()


def test_in_the_last_round_too_the_camerlengo_is_taken_once() -> None:
    play = table_with(
        take_cards,
        round_number=18,
        black_smoke=True,
        white_smoke=True,
        row="lugo louis swap camerlengo",
        rest_is_gone=True,
    )
    play.take(AMELIE, "camerlengo")
    assert play.options(BRIGITTE) == ["take lugo", "take louis", "take swap"]
