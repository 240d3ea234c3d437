"""Rulebook, "Décompte des voix" and "Cartes ordre"."""

from __future__ import annotations

from pathlib import Path

import pytest

from roisoleil.engine.game import load_game
from roisoleil.games import game_words
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.cards import load_persons
from roisoleil.games.habemus.taking import take_cards
from tests.games.habemus.helpers import election, owners_file, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, RALF, WATCHER

BRIGITTES_DISPLAY = "este barberini sacchetti albizzi ginetti cesi rapaccioli louis louis mazarin mazarin felipe"


def votes(source: str, display: str = "", gold: int = 0, gems: str = "", order: str = "") -> int:
    """The votes that Brigitte gets from one source."""
    play = election(
        displays={BRIGITTE: display},
        gold={BRIGITTE: gold},
        gems={BRIGITTE: gems},
        orders={BRIGITTE: order} if order else None,
    )
    return play.count(BRIGITTE).votes[source]


# The example of the rulebook.


def test_brigitte_is_left_with_the_camerlengo_and_counts_eighteen_votes() -> None:
    play = table_with(
        bid_gems,
        round_number=18,
        black_smoke=True,
        white_smoke=True,
        rest_is_gone=True,
        row="lugo mazarin bribe camerlengo",
        displays={BRIGITTE: BRIGITTES_DISPLAY},
        hands={BRIGITTE: "swap"},
        gold={BRIGITTE: 26},
        gems={BRIGITTE: "RA"},
        orders={BRIGITTE: "france"},
    )
    play.bid({AMELIE: "DDD", RALF: "DD", CHRISTOPHE: "D"})
    play.take(AMELIE, "lugo")
    play.take(RALF, "mazarin")
    play.take(CHRISTOPHE, "bribe")
    assert play.options(BRIGITTE) == ["take camerlengo"]
    play.take(BRIGITTE, "camerlengo")
    assert play.view().camerlengo == BRIGITTE
    assert (play.gold(BRIGITTE), play.purse(BRIGITTE)) == (27, "RRSAA")
    count = play.count(BRIGITTE)
    assert count.votes == {"order": 3, "persons": 7, "louis": 2, "gold": 4, "old-boys": 2, "squadrone": 0}
    assert count.total == 18


def test_the_count_of_another_second_couple_gives_eighteen_as_well() -> None:
    play = election(
        displays={BRIGITTE: BRIGITTES_DISPLAY.replace("sacchetti albizzi", "orsini colonna")},
        gold={BRIGITTE: 27},
        gems={BRIGITTE: "RRSAA"},
        orders={BRIGITTE: "france"},
    )
    assert play.count(BRIGITTE).total == 18


# Gold.


def test_with_three_mazarin_62_gold_buy_eight_votes() -> None:
    assert votes("gold", "mazarin mazarin mazarin", gold=62) == 8


@pytest.mark.parametrize(("mazarin", "price"), [(0, 15), (1, 10), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_price_of_a_vote_falls_with_each_mazarin_card(mazarin: int, price: int) -> None:
    display = " ".join(["mazarin"] * mazarin)
    assert votes("gold", display, gold=price) == 1
    assert votes("gold", display, gold=price - 1) == 0
    assert votes("gold", display, gold=4 * price - 1) == 3


def test_each_gem_is_one_gold_whatever_its_colour() -> None:
    assert votes("gold", gold=10, gems="DRSAA") == 1
    assert votes("gold", gold=10, gems="DRSA") == 0


@pytest.mark.parametrize(("cards", "gold"), [(1, 5), (2, 15), (3, 25)])
def test_felipe_cards_bring_gold_at_the_end(cards: int, gold: int) -> None:
    display = " ".join(["felipe"] * cards)
    assert votes("gold", display, gold=30 - gold) == 2
    assert votes("gold", display, gold=29 - gold) == 1


def test_the_gold_of_gems_and_felipe_is_exchanged_together_with_the_rest() -> None:
    assert votes("gold", "felipe mazarin", gold=3, gems="DR") == 1


def test_gold_buys_votes_only_for_its_owner() -> None:
    play = election(gold={BRIGITTE: 45})
    assert [play.count(seat).total for seat in range(4)] == [0, 3, 0, 0]


# Persons, Louis XIV, Squadrone Volante.


def test_cardinals_late_arrivals_leaders_and_chigi_have_one_vote_each() -> None:
    assert votes("persons", "lugo chigi harrach este") == 4


def test_mazarin_has_no_vote_as_a_person() -> None:
    assert votes("persons", "mazarin louis felipe squadrone") == 0


@pytest.mark.parametrize(("cards", "expected"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_louis_cards_bring_votes(cards: int, expected: int) -> None:
    assert votes("louis", " ".join(["louis"] * cards)) == expected


def test_the_squadrone_has_three_votes() -> None:
    assert votes("squadrone", "squadrone") == 3
    assert votes("persons", "squadrone") == 0


def test_action_cards_in_hand_are_worthless_at_the_end() -> None:
    play = election(hands={BRIGITTE: "ten-gold bribe swap"})
    assert play.count(BRIGITTE).total == 0


def test_a_leader_taken_in_the_last_round_counts_and_an_action_card_does_not() -> None:
    play = table_with(
        take_cards,
        round_number=17,
        black_smoke=True,
        white_smoke=True,
        rest_is_gone=True,
        row="lugo cesi louis mazarin este ten-gold camerlengo",
        gold=dict.fromkeys(range(4), 0),
        gems=dict.fromkeys(range(4), ""),
    )
    play.take(AMELIE, "este")
    play.take(BRIGITTE, "ten-gold")
    play.take(RALF, "lugo")
    play.take(CHRISTOPHE, "camerlengo")
    assert play.count(AMELIE).votes["persons"] == 1
    assert play.count(BRIGITTE).total == 0


# Old boys.


@pytest.mark.parametrize(
    "pair",
    ["harrach hessen", "durazzo imperiali", "retz ottoboni", "colonna orsini", "brancaccio carafa", "maculani lugo"],
)
def test_two_old_boys_with_the_same_symbol_bring_a_vote(pair: str) -> None:
    one, other = pair.split()
    assert [votes("old-boys", display) for display in (pair, one, other)] == [1, 0, 0]


def test_each_complete_pair_counts() -> None:
    assert votes("old-boys", "harrach hessen durazzo imperiali brancaccio maculani") == 2


def test_a_pair_in_two_displays_counts_for_nobody() -> None:
    play = election(displays={AMELIE: "harrach", BRIGITTE: "hessen"})
    assert [play.count(seat).votes["old-boys"] for seat in (AMELIE, BRIGITTE)] == [0, 0]


def test_cardinals_without_a_symbol_are_no_pair() -> None:
    assert votes("old-boys", "bichi giancarlo cesi ginetti rapaccioli albizzi este carlo") == 0


@pytest.mark.parametrize(("person", "patron"), [("barberini", "louis"), ("sacchetti", "mazarin")])
def test_barberini_and_sacchetti_bring_one_more_vote_with_two_cards_of_their_patron(person: str, patron: str) -> None:
    expected = {0: 0, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1}
    found = {cards: votes("old-boys", " ".join([person] + [patron] * cards)) for cards in expected}
    assert found == expected


def test_barberini_and_sacchetti_do_not_care_for_each_others_patron() -> None:
    assert votes("old-boys", "barberini mazarin mazarin") == 0
    assert votes("old-boys", "sacchetti louis louis") == 0


def test_the_patrons_alone_bring_no_old_boys_vote() -> None:
    assert votes("old-boys", "louis louis mazarin mazarin") == 0


def test_the_dove_of_chigi_brings_nothing() -> None:
    assert votes("old-boys", "chigi louis louis mazarin mazarin") == 0


# Orders.


@pytest.mark.parametrize(
    ("order", "display", "expected"),
    [
        ("four-coats", "barberini cesi albizzi ginetti", 2),
        ("four-coats", "este carlo azzolini francesco", 2),
        ("four-coats", "este cesi chigi ginetti lugo", 2),
        ("four-coats", "barberini cesi albizzi", 0),
        ("four-coats", "barberini cesi albizzi harrach retz durazzo", 0),
        ("spain-innocent", "carlo azzolini", 2),
        ("spain-innocent", "lugo cesi chigi albizzi", 2),
        ("spain-innocent", "lugo cesi chigi", 0),
        ("spain-innocent", "carlo lugo cesi chigi francesco", 0),
        ("innocent-urban", "azzolini francesco", 2),
        ("innocent-urban", "albizzi chigi sacchetti ginetti", 2),
        ("innocent-urban", "azzolini sacchetti", 0),
        ("innocent-urban", "azzolini carlo", 0),
        ("spain-urban", "carlo francesco", 2),
        ("spain-urban", "lugo cesi francesco", 2),
        ("spain-urban", "lugo francesco", 0),
        ("spain-urban", "carlo azzolini", 0),
        ("france", "este barberini", 3),
        ("france", "barberini bichi orsini", 3),
        ("france", "este bichi orsini", 3),
        ("france", "barberini bichi", 0),
        ("france", "este", 0),
        ("france", "este francesco", 0),
        ("felipe-mazarin", "felipe felipe mazarin mazarin", 2),
        ("felipe-mazarin", "felipe felipe felipe mazarin mazarin mazarin", 2),
        ("felipe-mazarin", "felipe felipe mazarin", 0),
        ("felipe-mazarin", "felipe mazarin mazarin", 0),
        ("leaders", "", 0),
        ("leaders", "azzolini", 2),
    ],
)
def test_an_order_brings_its_votes_if_the_display_fulfils_it(order: str, display: str, expected: int) -> None:
    assert votes("order", display, order=order) == expected


def test_the_leaders_of_innocent_and_urban_alone_fulfil_the_order_of_both() -> None:
    assert votes("order", "azzolini francesco", order="innocent-urban") == 2


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        ("este carlo azzolini", "francesco", 2),
        ("este carlo", "francesco", 2),
        ("este carlo", "francesco azzolini", 0),
        ("este", "", 2),
        ("este", "francesco", 0),
        ("este", "francesco azzolini", 0),
        ("este", "lugo chigi harrach", 2),
        ("este lugo cesi harrach", "francesco", 0),
        ("", "", 0),
        ("lugo", "", 0),
    ],
)
def test_the_order_of_the_leaders_needs_more_of_them_than_every_other_player(
    mine: str, theirs: str, expected: int
) -> None:
    play = election(displays={BRIGITTE: mine, CHRISTOPHE: theirs}, orders={BRIGITTE: "leaders"})
    assert play.count(BRIGITTE).votes["order"] == expected


def test_two_leaders_against_one_each_of_two_opponents_are_the_majority() -> None:
    displays = {BRIGITTE: "este carlo", AMELIE: "francesco", RALF: "azzolini"}
    play = election(displays=displays, orders={BRIGITTE: "leaders"})
    assert play.count(BRIGITTE).votes["order"] == 2


def test_all_cardinals_of_france_means_three_coats_even_if_one_has_died() -> None:
    # Orsini has left the game: two French cardinals are all there are, but not enough.
    assert votes("order", "barberini bichi", order="france") == 0


def test_only_the_kept_order_counts() -> None:
    play = election(displays={BRIGITTE: "este barberini"}, orders={BRIGITTE: "felipe-mazarin france"})
    assert play.count(BRIGITTE).order == "order-felipe-mazarin"
    assert play.count(BRIGITTE).votes["order"] == 0


def test_an_order_that_was_fulfilled_too_early_and_lost_again_brings_nothing() -> None:
    play = table_with(
        take_cards,
        round_number=18,
        black_smoke=True,
        white_smoke=True,
        rest_is_gone=True,
        row="lugo death swap camerlengo",
        displays={BRIGITTE: "este barberini"},
        orders={BRIGITTE: "france"},
    )
    play.take(AMELIE, "death")
    play.choose(AMELIE, "strike 1")
    play.play_on()
    assert play.count(BRIGITTE).votes["order"] == 0


def test_the_order_of_another_player_brings_nothing() -> None:
    play = election(displays={BRIGITTE: "este barberini"}, orders={AMELIE: "france", BRIGITTE: "felipe-mazarin"})
    assert play.count(BRIGITTE).votes["order"] == 0
    assert play.count(AMELIE).votes["order"] == 0


# The election.


def test_the_most_votes_win() -> None:
    play = election(displays={AMELIE: "lugo", RALF: "cesi bichi", CHRISTOPHE: "colonna"})
    assert play.count(RALF).rank == 1
    assert play.events("elected", heard_by=WATCHER) == [{"type": "elected", "seat": RALF}]


def test_votes_are_counted_from_the_camerlengo_on() -> None:
    play = election(camerlengo=RALF)
    assert [event["seat"] for event in play.events("votes-counted")] == [RALF, CHRISTOPHE, AMELIE, BRIGITTE]
    assert [event["seat"] for event in play.events("order-shown")] == [RALF, CHRISTOPHE, AMELIE, BRIGITTE]


def test_at_the_end_everybody_sees_the_kept_orders_and_their_votes() -> None:
    play = election(displays={BRIGITTE: "este barberini"}, orders={BRIGITTE: "france"})
    shown = {"type": "order-shown", "seat": BRIGITTE, "card": "order-france", "votes": 3}
    assert shown in play.events("order-shown", heard_by=WATCHER)


def test_a_tie_goes_to_the_oldest_person() -> None:
    # Cesi is 72, Lugo 71; the leader of Christophe is 59.
    play = election(displays={AMELIE: "lugo", RALF: "cesi", CHRISTOPHE: "carlo"})
    assert [play.count(seat).rank for seat in range(4)] == [2, 4, 1, 3]


@pytest.mark.parametrize("older", ["chigi", "harrach", "carlo"])
def test_chigi_late_arrivals_and_leaders_count_for_the_tie_too(older: str) -> None:
    play = election(displays={AMELIE: "hessen", RALF: older})
    assert play.count(RALF).rank == 1


def test_only_the_oldest_person_of_each_matters_for_a_tie() -> None:
    # Together Amélie's are older; but Ralf's Maculani is the oldest of all.
    play = election(displays={AMELIE: "carafa cesi", RALF: "maculani hessen"})
    assert play.count(RALF).rank == 1


def test_votes_come_before_age() -> None:
    play = election(displays={AMELIE: "maculani", RALF: "hessen orsini"})
    assert play.count(RALF).rank == 1


def test_a_tied_player_without_persons_ranks_behind_one_with() -> None:
    play = election(displays={AMELIE: "louis", CHRISTOPHE: "azzolini"})
    assert [play.count(seat).rank for seat in (CHRISTOPHE, AMELIE)] == [1, 2]


def test_tied_players_without_persons_rank_from_the_camerlengo_clockwise() -> None:
    play = election(camerlengo=RALF)
    assert [play.count(seat).rank for seat in range(4)] == [3, 4, 1, 2]


def test_the_camerlengo_of_a_tie_is_the_one_after_the_last_round() -> None:
    play = table_with(
        take_cards,
        camerlengo=AMELIE,
        round_number=19,
        black_smoke=True,
        white_smoke=True,
        rest_is_gone=True,
        row="camerlengo",
        bids={RALF: "A", AMELIE: "", BRIGITTE: "", CHRISTOPHE: ""},
        gold=dict.fromkeys(range(4), 0),
        gems=dict.fromkeys(range(4), ""),
    )
    play.take(RALF, "camerlengo")
    assert play.events("elected") == [{"type": "elected", "seat": RALF}]


def test_every_place_is_ordered_by_the_same_tie_break() -> None:
    play = election(displays={AMELIE: "hessen", BRIGITTE: "lugo cesi", RALF: "chigi", CHRISTOPHE: "maculani"})
    assert [play.count(seat).rank for seat in range(4)] == [4, 1, 3, 2]


def test_of_two_equal_ages_the_person_listed_first_counts_as_older(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {"age = 72": "age = 71"}))
    # Lugo and Cesi are both 71 now; Lugo is listed first.
    play = election(displays={AMELIE: "cesi", RALF: "lugo"}, people=people)
    assert play.count(RALF).rank == 1


def test_a_leader_listed_before_a_cardinal_of_the_same_age_counts_as_older(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {"age = 59": "age = 72"}, reverse=True))
    # Carlo de' Medici, a leader, and Cesi, a cardinal, are both 72 now; leaders are listed first.
    play = election(displays={AMELIE: "cesi", RALF: "carlo"}, people=people)
    assert play.count(RALF).rank == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "With 1\u00a0vote each, the oldest person in a display decides: Ralf (Pierdonato Cesi°, aged 72°), "
            "Amélie (Juan de Lugo°, aged 71°)",
        ),
        (
            "fr",
            "À 1\u00a0voix chacun, la personne la plus âgée d’un affichage départage\u00a0: Ralf (Pierdonato Cesi°, ",
        ),
        ("de", "Bei je 1\u00a0Stimme entscheidet die älteste Person einer Auslage: Ralf (Pierdonato Cesi°, "),
    ],
)
def test_the_final_count_says_in_words_who_wins_a_tie_and_why(language: str, told: str) -> None:
    play = election(displays={AMELIE: "lugo", RALF: "cesi"})
    words = game_words(language, load_game("habemus"), ["Amélie", "Brigitte", "Ralf", "Christophe"])
    *_, count = words.sheets(play.view(WATCHER))
    assert [line for line in count.lines if line.startswith(told)]


def test_the_final_count_names_the_camerlengo_where_nobody_has_a_person() -> None:
    play = election(camerlengo=RALF)
    words = game_words("en", load_game("habemus"), ["Amélie", "Brigitte", "Ralf", "Christophe"])
    *_, count = words.sheets(play.view(WATCHER))
    assert count.lines[-1].endswith("the Camerlengo (Ralf) decides: Ralf, Christophe, Amélie, Brigitte")


def test_the_final_count_has_no_word_of_ties_where_there_is_none() -> None:
    play = election(displays={AMELIE: "hessen", RALF: "chigi orsini lugo", BRIGITTE: "cesi carlo", CHRISTOPHE: ""})
    words = game_words("en", load_game("habemus"), ["Amélie", "Brigitte", "Ralf", "Christophe"])
    *_, count = words.sheets(play.view(WATCHER))
    assert len(count.lines) == 4
