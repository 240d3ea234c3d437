"""Rulebook, phase 2 "Jouer des cartes action", and "Cartes action"."""

from __future__ import annotations

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import load_game
from roisoleil.engine.match import Match
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.reveal import reveal_cards
from roisoleil.games.habemus.state import FIRST_RULES
from tests.games.habemus.helpers import new_game, scripted_chance, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, WATCHER, Play

# Laying and opening.


def test_the_first_round_has_no_phase_for_action_cards() -> None:
    assert new_game(scripted_chance()).decision() == "bid"


def test_from_the_second_round_on_whoever_has_an_action_card_is_asked_for_it() -> None:
    play = new_game(scripted_chance(actions="swap"))
    play.bid()
    for seat, card in enumerate(("swap", "louis", "mazarin", "camerlengo")):
        play.take(seat, card if card in play.row() else play.row()[0])
    assert (play.view().round, play.decision(), play.to_act()) == (2, "lay-action", [AMELIE])


def test_who_has_no_action_cards_is_not_asked_and_has_not_answered() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe", AMELIE: "swap"})
    assert play.to_act() == [AMELIE, RALF]
    assert play.options(BRIGITTE) == []
    play.choose(AMELIE, "lay none")
    assert play.to_act() == [RALF]
    assert [display.decided for display in play.view().displays] == [True, False, False, False]
    assert play.behind(BRIGITTE).answer is None
    play.choose(RALF, "lay none")
    assert [event["seat"] for event in play.events("action-opened", heard_by=WATCHER)] == [AMELIE, RALF]
    assert play.decision() == "bid"


def test_who_alone_has_action_cards_is_asked_alone_and_in_secret() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe"})
    assert (play.to_act(), play.table.is_sealed(), play.answers_itself()) == ([RALF], True, False)


def test_where_nobody_has_action_cards_the_phase_is_passed_over() -> None:
    assert table_with(play_action_cards).decision() == "bid"


def test_the_first_version_of_the_rules_asked_everybody_for_an_action_card() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe"}, version=FIRST_RULES)
    for seat in (AMELIE, BRIGITTE, RALF):
        play.choose(seat, "lay none")
    assert (play.to_act(), play.options(CHRISTOPHE)) == ([CHRISTOPHE], ["lay none"])
    assert not play.answers_itself()


def test_each_player_may_lay_one_card_of_his_hand_or_none() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe swap"})
    assert play.options(RALF) == ["lay none", "lay bribe", "lay swap"]


def test_equal_cards_in_hand_are_one_choice() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe bribe"})
    assert play.options(RALF) == ["lay none", "lay bribe"]


def test_one_action_card_a_round_is_the_most() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold ten-gold", RALF: "swap"})
    play.choose(AMELIE, "lay ten-gold")
    assert play.options(AMELIE) == []
    assert AMELIE not in play.to_act()


def test_a_card_of_another_hand_cannot_be_laid() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe"})
    assert "lay bribe" not in play.options(AMELIE)


def test_before_the_reveal_others_see_that_a_seat_has_decided_but_not_what() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold", BRIGITTE: "ten-gold", RALF: "swap"})
    play.choose(AMELIE, "lay ten-gold")
    assert play.events(heard_by=RALF) == [{"type": "action-decided", "seat": AMELIE}]
    assert play.events(heard_by=AMELIE) == [{"type": "action-chosen", "seat": AMELIE, "card": "ten-gold"}]
    play.choose(BRIGITTE, "lay none")
    assert play.events(heard_by=RALF) == [{"type": "action-decided", "seat": BRIGITTE}]
    laid, passed = play.view(RALF).displays[:2]
    assert laid == passed


def test_a_laid_card_still_counts_as_in_hand_until_all_are_opened() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold", RALF: "swap"})
    play.choose(AMELIE, "lay ten-gold")
    assert play.view(RALF).displays[AMELIE].hand == 1
    assert play.view(RALF).displays[AMELIE].laid is None


def test_cards_are_opened_together_when_the_last_player_has_decided() -> None:
    hands = {AMELIE: "ten-gold", BRIGITTE: "bribe", RALF: "swap"}
    play = table_with(play_action_cards, camerlengo=RALF, hands=hands)
    play.lay({AMELIE: "ten-gold", RALF: "swap"})
    opened = [(event["seat"], event["card"]) for event in play.events("action-opened", heard_by=WATCHER)]
    assert opened == [(RALF, "swap"), (AMELIE, "ten-gold"), (BRIGITTE, None)]


def test_cards_take_effect_clockwise_from_the_camerlengo() -> None:
    hands = {AMELIE: "ten-gold", BRIGITTE: "ten-gold"}
    play = table_with(play_action_cards, camerlengo=BRIGITTE, hands=hands)
    play.lay(hands)
    assert [event["seat"] for event in play.events("gold-gained")] == [BRIGITTE, AMELIE]


def test_a_resolved_card_leaves_the_game_at_the_end_of_the_round() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold"})
    play.lay({AMELIE: "ten-gold"})
    assert play.view().displays[AMELIE].laid == "ten-gold"
    assert play.hand(AMELIE) == []
    play.play_on(upto_round=6)
    assert "ten-gold" in play.gone()
    assert play.view().displays[AMELIE].laid is None


def test_a_card_whose_effect_was_nil_leaves_the_game_as_well() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "swap"})
    play.lay({AMELIE: "swap"})
    assert play.events("not-swapped") == [{"type": "not-swapped", "seat": AMELIE}]
    play.play_on(upto_round=6)
    assert "swap" in play.gone()
    assert play.hand(AMELIE) == []


# Ten gold.


def test_ten_gold_is_paid_when_the_card_is_played() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold"})
    play.lay({AMELIE: "ten-gold"})
    assert play.gold(AMELIE) == 30


def test_ten_gold_comes_from_the_bank_and_not_from_the_others() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "ten-gold"})
    play.lay({AMELIE: "ten-gold"})
    assert [play.gold(seat) for seat in (BRIGITTE, RALF, CHRISTOPHE)] == [20, 20, 20]


def test_gold_is_not_limited_by_the_printed_gold_cards() -> None:
    play = table_with(play_action_cards, gold={AMELIE: 270}, hands={AMELIE: "ten-gold"})
    play.lay({AMELIE: "ten-gold"})
    assert play.gold(AMELIE) == 280


# Stealing.


@pytest.mark.parametrize(("card", "amount"), [("bid-second", 2), ("best-twice", 3), ("three-rubies", 2)])
def test_cards_for_the_auction_steal_gold_from_each_opponent(card: str, amount: int) -> None:
    play = table_with(play_action_cards, hands={BRIGITTE: card})
    play.lay({BRIGITTE: card})
    assert play.gold(BRIGITTE) == 20 + 3 * amount
    assert [play.gold(seat) for seat in (AMELIE, RALF, CHRISTOPHE)] == [20 - amount] * 3


@pytest.mark.parametrize(("card", "amount"), [("bid-second", 2), ("best-twice", 3), ("three-rubies", 2)])
def test_who_is_short_of_gold_gives_what_he_has(card: str, amount: int) -> None:
    play = table_with(play_action_cards, gold={AMELIE: 0, RALF: 1, CHRISTOPHE: amount - 1}, hands={BRIGITTE: card})
    play.lay({BRIGITTE: card})
    assert play.gold(BRIGITTE) == 20 + 0 + 1 + amount - 1
    assert [play.gold(seat) for seat in (AMELIE, RALF, CHRISTOPHE)] == [0, 0, 0]


def test_the_thief_goes_clockwise_from_himself_and_everybody_sees_what_he_gets() -> None:
    play = table_with(play_action_cards, gold={AMELIE: 1}, hands={RALF: "best-twice"})
    play.lay({RALF: "best-twice"})
    stolen = [(event["seat"], event["victim"], event["gold"]) for event in play.events("gold-stolen", WATCHER)]
    assert stolen == [(RALF, CHRISTOPHE, 3), (RALF, AMELIE, 1), (RALF, BRIGITTE, 3)]


def test_of_two_thieves_the_one_nearer_to_the_camerlengo_robs_a_poor_man_first() -> None:
    play = table_with(
        play_action_cards,
        camerlengo=RALF,
        gold={CHRISTOPHE: 3},
        hands={AMELIE: "three-rubies", RALF: "bid-second"},
    )
    play.lay({AMELIE: "three-rubies", RALF: "bid-second"})
    # Ralf takes 2 of everybody; Amélie then takes 2 of everybody, Ralf included, but finds one coin at Christophe's.
    assert [play.gold(seat) for seat in range(4)] == [20 - 2 + 5, 20 - 2 - 2, 20 + 6 - 2, 0]


def test_thieves_rob_each_other_too() -> None:
    hands = {AMELIE: "best-twice", BRIGITTE: "best-twice"}
    play = table_with(play_action_cards, gold={AMELIE: 0, BRIGITTE: 0, RALF: 0, CHRISTOPHE: 2}, hands=hands)
    play.lay(hands)
    assert [play.gold(seat) for seat in range(4)] == [0, 2, 0, 0]


def test_with_three_players_there_are_two_to_rob() -> None:
    play = table_with(play_action_cards, seats=3, hands={AMELIE: "best-twice"})
    play.lay({AMELIE: "best-twice"})
    assert [play.gold(seat) for seat in range(3)] == [26, 17, 17]


# "Vous corrompez 1 Cardinal".


def bribery(displays: dict[int, str] | None = None) -> Play:
    """Brigitte has laid a bribe; Ralf and Christophe have all sorts of persons."""
    if displays is None:
        displays = {BRIGITTE: "cesi", RALF: "lugo este", CHRISTOPHE: "chigi harrach"}
    play = table_with(play_action_cards, hands={BRIGITTE: "bribe"}, displays=displays)
    play.lay({BRIGITTE: "bribe"})
    return play


def test_the_bribed_cardinal_moves_and_the_victim_gets_five_gold() -> None:
    play = bribery()
    play.choose(BRIGITTE, "bribe lugo")
    assert play.persons(BRIGITTE) == {"cesi", "lugo"}
    assert play.persons(RALF) == {"este"}
    assert (play.gold(BRIGITTE), play.gold(RALF)) == (15, 25)
    bribed = {"type": "bribed", "seat": BRIGITTE, "victim": RALF, "card": "lugo", "gold": 5}
    assert play.events("bribed", heard_by=WATCHER) == [bribed]


def test_a_bribe_reaches_the_cardinals_and_late_arrivals_of_opponents_but_no_leader_and_not_chigi() -> None:
    assert bribery().options(BRIGITTE) == ["bribe lugo", "bribe harrach"]


def test_every_red_bordered_cardinal_but_chigi_can_be_bribed() -> None:
    red = [row.key for row in GAME.people.rows if row.kind != "leader"]
    play = table_with(
        play_action_cards,
        hands={BRIGITTE: "bribe"},
        displays={RALF: " ".join(red)},
        row="louis swap camerlengo",
        cardinals="black-smoke white-smoke",
    )
    play.lay({BRIGITTE: "bribe"})
    assert play.options(BRIGITTE) == [f"bribe {key}" for key in red if key != "chigi"]


def test_a_leader_cannot_even_be_named_for_a_bribe_or_a_swap() -> None:
    for notation in ("bribe este", "swap lugo este"):
        with pytest.raises(BrokenMessage):
            GAME.choices.parse_notation(notation)


def test_a_late_arrival_can_be_bribed() -> None:
    play = bribery()
    play.choose(BRIGITTE, "bribe harrach")
    assert "harrach" in play.persons(BRIGITTE)
    assert play.gold(CHRISTOPHE) == 25


def test_an_opened_bribe_cannot_be_refused_nor_paid_for_nothing() -> None:
    play = bribery()
    assert play.decision() == "bribe"
    assert all(option.startswith("bribe ") for option in play.options(BRIGITTE))


def test_a_used_bribe_leaves_the_game() -> None:
    play = bribery()
    play.choose(BRIGITTE, "bribe lugo")
    assert play.hand(BRIGITTE) == []
    play.play_on(upto_round=6)
    assert "bribe" in play.gone()


@pytest.mark.parametrize("gold", [0, 4])
def test_a_bribe_may_be_laid_without_the_gold_for_it_and_comes_back_openly(gold: int) -> None:
    play = table_with(play_action_cards, gold={BRIGITTE: gold}, hands={BRIGITTE: "bribe"}, displays={RALF: "lugo"})
    play.lay({BRIGITTE: "bribe"})
    assert play.hand(BRIGITTE) == ["bribe"]
    assert (play.gold(BRIGITTE), play.gold(RALF), play.persons(RALF)) == (gold, 20, {"lugo"})
    told = play.events("bribe-unaffordable", heard_by=WATCHER)
    assert told == [{"type": "bribe-unaffordable", "seat": BRIGITTE}]
    assert play.decision() == "bid"


def test_five_gold_are_enough_for_a_bribe() -> None:
    play = table_with(play_action_cards, gold={BRIGITTE: 5}, hands={BRIGITTE: "bribe"}, displays={RALF: "lugo"})
    play.lay({BRIGITTE: "bribe"})
    play.choose(BRIGITTE, "bribe lugo")
    assert play.gold(BRIGITTE) == 0


def test_a_bribe_comes_back_if_its_gold_was_stolen_just_before() -> None:
    hands = {AMELIE: "bid-second", BRIGITTE: "bribe"}
    play = table_with(play_action_cards, gold={BRIGITTE: 6}, hands=hands, displays={RALF: "lugo"})
    play.lay(hands)
    assert (play.hand(BRIGITTE), play.gold(BRIGITTE)) == (["bribe"], 4)


def test_a_theft_after_the_bribe_comes_too_late_to_prevent_it() -> None:
    hands = {AMELIE: "bribe", BRIGITTE: "bid-second"}
    play = table_with(play_action_cards, gold={AMELIE: 6}, hands=hands, displays={RALF: "lugo"})
    play.lay(hands)
    play.choose(AMELIE, "bribe lugo")
    assert (play.persons(AMELIE), play.gold(AMELIE)) == ({"lugo"}, 0)


def test_a_theft_that_leaves_five_gold_does_not_prevent_a_bribe() -> None:
    hands = {AMELIE: "bribe", CHRISTOPHE: "best-twice"}
    play = table_with(play_action_cards, camerlengo=CHRISTOPHE, gold={AMELIE: 8}, hands=hands, displays={RALF: "lugo"})
    play.lay(hands)
    assert play.gold(AMELIE) == 5
    assert play.options(AMELIE) == ["bribe lugo"]


def test_gold_received_for_a_bribed_cardinal_can_pay_for_the_next_bribe() -> None:
    hands = {AMELIE: "bribe", BRIGITTE: "bribe"}
    play = table_with(play_action_cards, gold={BRIGITTE: 0}, hands=hands, displays={BRIGITTE: "cesi", RALF: "lugo"})
    play.lay(hands)
    play.choose(AMELIE, "bribe cesi")
    assert play.options(BRIGITTE) == ["bribe lugo", "bribe cesi"]


@pytest.mark.parametrize("displays", [{}, {BRIGITTE: "cesi"}, {RALF: "este francesco", CHRISTOPHE: "chigi"}])
def test_a_bribe_without_anybody_to_bribe_comes_back(displays: dict[int, str]) -> None:
    play = bribery(displays=displays)
    assert (play.hand(BRIGITTE), play.gold(BRIGITTE)) == (["bribe"], 20)
    told = play.events("bribe-without-target", heard_by=WATCHER)
    assert told == [{"type": "bribe-without-target", "seat": BRIGITTE}]


def test_where_gold_and_a_target_are_missing_only_what_all_can_see_is_told() -> None:
    play = table_with(play_action_cards, gold={BRIGITTE: 0}, hands={BRIGITTE: "bribe"})
    play.lay({BRIGITTE: "bribe"})
    assert play.events("bribe-without-target")
    assert not play.events("bribe-unaffordable")


def test_a_bribe_that_came_back_was_the_card_of_this_round_and_can_be_played_in_the_next() -> None:
    play = bribery(displays={})
    assert play.decision() == "bid"
    assert play.view().displays[BRIGITTE].laid is None
    play.play_on(upto_round=6)
    assert "lay bribe" in play.options(BRIGITTE)
    assert "bribe" not in play.gone()


def test_the_owner_cannot_discard_a_bribe_that_comes_back() -> None:
    play = bribery(displays={})
    assert play.options(BRIGITTE)[0] == "bid -"
    assert play.hand(BRIGITTE) == ["bribe"]


def test_the_target_of_a_bribe_is_chosen_when_it_is_resolved() -> None:
    hands = {AMELIE: "bribe", BRIGITTE: "bribe"}
    play = table_with(play_action_cards, hands=hands, displays={RALF: "lugo", CHRISTOPHE: "cesi"})
    play.lay(hands)
    play.choose(AMELIE, "bribe lugo")
    assert play.options(BRIGITTE) == ["bribe lugo", "bribe cesi"]
    play.choose(BRIGITTE, "bribe lugo")
    assert (play.persons(BRIGITTE), play.persons(AMELIE)) == ({"lugo"}, set())
    assert [play.gold(seat) for seat in range(4)] == [20, 15, 25, 20]


def test_three_bribes_in_one_round_can_pass_one_cardinal_around() -> None:
    hands = {AMELIE: "bribe", BRIGITTE: "bribe", RALF: "bribe"}
    play = table_with(play_action_cards, hands=hands, displays={CHRISTOPHE: "lugo"})
    play.lay(hands)
    for seat in (AMELIE, BRIGITTE, RALF):
        play.choose(seat, "bribe lugo")
    assert play.persons(RALF) == {"lugo"}
    assert [play.gold(seat) for seat in range(4)] == [20, 20, 15, 25]


# "Echanger deux cardinaux".


def swapping(displays: dict[int, str], user: int = BRIGITTE, faq: bool = False) -> Play:
    """Somebody has laid a swap."""
    play = table_with(play_action_cards, hands={user: "swap"}, displays=displays, faq=faq)
    play.lay({user: "swap"})
    return play


def test_a_swap_exchanges_an_own_cardinal_for_that_of_an_opponent() -> None:
    play = swapping({BRIGITTE: "cesi", RALF: "lugo este"})
    play.choose(BRIGITTE, "swap lugo cesi")
    assert (play.persons(BRIGITTE), play.persons(RALF)) == ({"lugo"}, {"cesi", "este"})
    swapped = play.events("swapped", heard_by=WATCHER)
    assert swapped == [{"type": "swapped", "first": "lugo", "second": "cesi", "owner": RALF, "other": BRIGITTE}]


def test_a_swap_may_exchange_cardinals_of_two_opponents() -> None:
    play = swapping({AMELIE: "cesi", RALF: "lugo"})
    play.choose(BRIGITTE, "swap lugo cesi")
    assert (play.persons(AMELIE), play.persons(RALF)) == ({"lugo"}, {"cesi"})


def test_a_swap_costs_nobody_gold() -> None:
    play = swapping({AMELIE: "cesi", RALF: "lugo"})
    play.choose(BRIGITTE, "swap lugo cesi")
    assert [play.gold(seat) for seat in range(4)] == [20, 20, 20, 20]


def test_a_late_arrival_can_be_swapped() -> None:
    play = swapping({AMELIE: "harrach", RALF: "lugo"})
    play.choose(BRIGITTE, "swap lugo harrach")
    assert (play.persons(AMELIE), play.persons(RALF)) == ({"lugo"}, {"harrach"})


def test_leaders_are_never_swapped() -> None:
    play = swapping({AMELIE: "cesi este", BRIGITTE: "carlo", RALF: "lugo francesco"})
    assert play.options(BRIGITTE) == ["swap none none", "swap lugo cesi"]


def test_two_cardinals_of_one_player_are_not_swapped() -> None:
    play = swapping({AMELIE: "cesi bichi", RALF: "lugo"})
    assert play.options(BRIGITTE) == ["swap none none", "swap bichi lugo", "swap lugo cesi"]


def test_a_swap_may_be_declined_and_the_card_is_spent() -> None:
    play = swapping({AMELIE: "cesi", RALF: "lugo"})
    play.choose(BRIGITTE, "swap none none")
    assert (play.persons(AMELIE), play.persons(RALF)) == ({"cesi"}, {"lugo"})
    assert play.hand(BRIGITTE) == []
    assert play.events("not-swapped", heard_by=WATCHER) == [{"type": "not-swapped", "seat": BRIGITTE}]


@pytest.mark.parametrize(
    "displays",
    [
        {},
        {RALF: "lugo cesi"},
        {RALF: "lugo", BRIGITTE: "chigi este"},
        {BRIGITTE: "chigi", RALF: "este", AMELIE: "carlo"},
    ],
)
def test_a_swap_without_a_legal_pair_is_spent(displays: dict[int, str]) -> None:
    play = swapping(displays)
    assert play.decision() == "bid"
    assert play.hand(BRIGITTE) == []
    assert play.events("not-swapped") == [{"type": "not-swapped", "seat": BRIGITTE}]


@pytest.mark.parametrize("faq", [False, True])
def test_chigi_is_immune_against_the_swap_cards_of_others(faq: bool) -> None:
    play = swapping({AMELIE: "chigi cesi", RALF: "lugo"}, faq=faq)
    assert play.options(BRIGITTE) == ["swap none none", "swap lugo cesi"]


def test_by_the_rulebook_his_owner_cannot_swap_chigi_away_either() -> None:
    play = swapping({BRIGITTE: "chigi cesi", RALF: "lugo"})
    assert play.options(BRIGITTE) == ["swap none none", "swap lugo cesi"]


def test_by_the_faq_the_owner_of_chigi_may_swap_him_away() -> None:
    play = swapping({BRIGITTE: "chigi", RALF: "lugo"}, faq=True)
    play.choose(BRIGITTE, "swap lugo chigi")
    assert (play.persons(BRIGITTE), play.persons(RALF)) == ({"lugo"}, {"chigi"})


@pytest.mark.parametrize("faq", [False, True])
def test_nobody_can_fetch_chigi_with_a_swap(faq: bool) -> None:
    play = swapping({BRIGITTE: "lugo", RALF: "chigi"}, faq=faq)
    assert play.decision() == "bid"
    assert play.persons(RALF) == {"chigi"}


def test_who_owns_chigi_is_judged_when_the_swap_is_resolved() -> None:
    hands = {AMELIE: "swap", BRIGITTE: "swap"}
    displays = {AMELIE: "chigi", BRIGITTE: "cesi", RALF: "lugo"}
    play = table_with(play_action_cards, hands=hands, displays=displays, faq=True)
    play.lay(hands)
    play.choose(AMELIE, "swap cesi chigi")
    assert play.options(BRIGITTE) == ["swap none none", "swap lugo cesi", "swap lugo chigi", "swap cesi chigi"]


def test_who_has_given_chigi_away_cannot_swap_him_any_more() -> None:
    hands = {AMELIE: "swap", BRIGITTE: "swap"}
    play = table_with(
        play_action_cards,
        camerlengo=BRIGITTE,
        hands=hands,
        displays={AMELIE: "cesi", BRIGITTE: "chigi", RALF: "lugo"},
        faq=True,
    )
    play.lay(hands)
    play.choose(BRIGITTE, "swap lugo chigi")
    assert play.options(AMELIE) == ["swap none none", "swap lugo cesi"]


# Cards that nobody plays.


def test_a_hand_has_no_limit() -> None:
    hand = "ten-gold bid-second best-twice three-rubies bribe bribe swap swap"
    play = table_with(reveal_cards, hands={AMELIE: hand})
    assert play.hand(AMELIE) == hand.split()
    assert len(play.options(AMELIE)) == 7


def test_cards_that_nobody_plays_stay_in_hand() -> None:
    play = table_with(play_action_cards, hands={AMELIE: "bribe swap"})
    play.lay()
    play.play_on(upto_round=6)
    assert {"bribe", "swap"} <= set(play.hand(AMELIE))


# Decisions that answer themselves (ruling 47).


def test_a_single_legal_bribe_is_made_automatically_while_sealed_decisions_are_always_asked() -> None:
    chance = scripted_chance(cardinals="lugo", politics="mazarin", actions="bribe")
    match = Match(load_game("habemus"), ["A", "B", "C", "D"], [], bytes(32), recorded=chance)
    parse = GAME.choices.parse_notation
    for seat, gems in enumerate(("DDD", "DD", "D", "-")):
        match.choose(seat, parse(f"bid {gems}"))
    match.choose(AMELIE, parse("take bribe"))
    match.choose(BRIGITTE, parse("take lugo"))
    match.choose(RALF, parse("take mazarin"))
    # The last card of the row is no decision any more; phase 2 is one for whoever has an action card.
    assert [(step.seat, GAME.choices.notation(step.choice), step.automatic) for step in match.steps[-1:]] == [
        (CHRISTOPHE, "take camerlengo", True)
    ]
    assert match.table.to_act() == [AMELIE]
    match.choose(AMELIE, parse("lay bribe"))
    bribe = match.steps[-1]
    assert (bribe.seat, GAME.choices.notation(bribe.choice), bribe.automatic) == (AMELIE, "bribe lugo", True)
    assert match.table.to_act() == [AMELIE, BRIGITTE, RALF, CHRISTOPHE]
