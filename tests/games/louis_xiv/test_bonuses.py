"""Rulebook, "Les cartes mission": the effect of every bonus, at its moment."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import end_markers, opening_markers, play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.supply import begin_round, supply_effects
from tests.games.louis_xiv.helpers import (
    BOX,
    all_of,
    mission_of,
    missions_for,
    missions_of,
    price_of,
    scoring,
    stack_of,
    table_with,
)
from tests.games.louis_xiv.play import GREEN, RED, YELLOW, Play

CARDS = {YELLOW: "6 7 8 joker", RED: "1 2 3 4"}
EVERY_MARKER = {3: {YELLOW: 16}}


def supply(laid: str, general: int = 5, on: int = 0) -> Play:
    """Step b of the supply; the seat may have markers on board 12."""
    return table_with(supply_effects, laid={YELLOW: laid}, general={YELLOW: general}, on={12: {YELLOW: on}})


def influence(laid: str, general: int = 5, on: int = 0, louis: int = 5) -> Play:
    """The first turn of the influence phase."""
    return table_with(
        play_influence_cards,
        hands=CARDS,
        laid={YELLOW: laid},
        general={YELLOW: general},
        on={12: {YELLOW: on}},
        money={YELLOW: louis},
    )


def missions(laid: str, hand: str = "", tiles: str = "", louis: int = 5, round_number: int = 2) -> Play:
    """The first turn of the missions phase."""
    return table_with(
        accomplish_missions,
        laid={YELLOW: laid},
        missions={YELLOW: hand},
        tiles={YELLOW: tiles},
        money={YELLOW: louis},
        round_number=round_number,
    )


# Supply: what only gives.


@pytest.mark.parametrize(
    ("laid", "louis"),
    [
        ("plus-1-louis", 1),
        ("plus-1-louis plus-1-louis", 2),
        (all_of("plus-1-louis"), 4),
        ("plus-3-louis", 3),
        ("plus-3-louis plus-1-louis", 4),
    ],
)
def test_louis_are_gained_for_each_such_mission(laid: str, louis: int) -> None:
    assert supply(laid).money(YELLOW) == 5 + louis


@pytest.mark.parametrize(
    ("laid", "general", "recovered"),
    [
        ("plus-1-marker", 5, 1),
        ("plus-1-marker plus-1-marker", 5, 2),
        (all_of("plus-1-marker"), 5, 4),
        ("plus-3-markers", 5, 3),
        ("plus-3-markers plus-1-marker", 5, 4),
        ("plus-3-markers", 2, 2),
        ("plus-1-marker", 0, 0),
        ("plus-3-markers", 0, 0),
    ],
)
def test_markers_are_recovered_as_far_as_they_lie_in_the_general_supply(
    laid: str, general: int, recovered: int
) -> None:
    assert supply(laid, general).supplies(YELLOW) == (general - recovered, 16 - general + recovered)


@pytest.mark.parametrize("copies", [1, 2])
def test_a_shield_is_drawn_for_each_such_mission(copies: int) -> None:
    play = supply(" ".join(["plus-1-shield"] * copies))
    assert play.shields(YELLOW) == copies


def test_an_intrigue_card_is_drawn() -> None:
    play = table_with(supply_effects, laid={YELLOW: "plus-1-intrigue"}, intrigue_top=[8])
    assert play.own(YELLOW).intrigues == [8]


def test_no_intrigue_card_is_drawn_from_an_empty_pile() -> None:
    play = table_with(supply_effects, laid={YELLOW: "plus-1-intrigue"}, intrigues={RED: range(1, 13)})
    assert play.player(YELLOW).intrigues == 0


def test_effects_come_every_round() -> None:
    play = table_with(begin_round, round_number=1, laid={YELLOW: "plus-1-shield"})
    assert play.shields(YELLOW) == 1
    while play.view().round == 2:
        seat = play.to_act()[0]
        play.choose(seat, play.options(seat)[0])
    assert play.shields(YELLOW) == 2


# Supply: what is asked.


@pytest.mark.parametrize(("taken", "louis", "markers"), [(0, 2, 0), (1, 1, 1), (2, 0, 2)])
def test_two_louis_may_be_markers_instead(taken: int, louis: int, markers: int) -> None:
    play = supply("plus-2-louis-or-markers")
    play.choose(YELLOW, f"supply {taken}")
    assert play.money(YELLOW) == 5 + louis
    assert play.supplies(YELLOW) == (5 - markers, 11 + markers)


@pytest.mark.parametrize(("general", "most"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_instead_of_louis_only_markers_that_lie_there_can_be_taken(general: int, most: int) -> None:
    play = supply("plus-2-louis-or-markers", general)
    assert play.options(YELLOW) == [f"supply {number}" for number in range(most + 1)]


def test_two_louis_or_markers_are_asked_for_each_such_mission() -> None:
    play = supply(all_of("plus-2-louis-or-markers"))
    play.choose(YELLOW, "supply 2", "supply 0", "supply 2", "supply 1")
    assert play.money(YELLOW) == 5 + 2 + 1
    assert play.supplies(YELLOW) == (0, 16)
    assert play.decision() == "play-card"


def test_a_marker_of_the_personal_supply_buys_the_top_influence_card() -> None:
    play = table_with(supply_effects, laid={YELLOW: "marker-for-card"}, influence_top="9")
    play.choose(YELLOW, "accept")
    assert play.supplies(YELLOW) == (6, 10)
    assert play.player(YELLOW).hand == 6
    assert "board-9" in play.own(YELLOW).hand


def test_the_marker_for_a_card_may_be_kept() -> None:
    play = supply("marker-for-card")
    play.choose(YELLOW, "decline")
    assert (play.supplies(YELLOW), play.player(YELLOW).hand) == ((5, 11), 5)


def test_without_a_personal_marker_no_card_can_be_bought() -> None:
    play = supply("marker-for-card", general=4, on=12)
    assert play.decision() == "play-card"
    assert play.player(YELLOW).hand == 5


def test_a_marker_recovered_in_the_same_step_can_buy_the_card() -> None:
    play = supply("plus-1-marker marker-for-card", general=4, on=12)
    assert play.options(YELLOW) == ["decline", "accept"]


# The beginning of the influence phase.


@pytest.mark.parametrize("board", [1, 2, 3, 4, 5, 9])
def test_a_marker_of_the_general_supply_is_placed_at_the_beginning(board: int) -> None:
    play = table_with(opening_markers, laid={YELLOW: f"marker-on-{board}"}, king=1, hands=CARDS)
    assert play.asked() == ("opening-marker", [YELLOW])
    play.choose(YELLOW, "accept")
    assert play.markers(board) == [1, 0, 0, 0]
    assert play.supplies(YELLOW) == (4, 11)
    assert play.decision() == "play-card"


@pytest.mark.parametrize("king", [1, 2, 3, 4])
def test_a_marker_is_placed_where_the_king_stands(king: int) -> None:
    play = table_with(opening_markers, laid={YELLOW: "marker-on-king"}, king=king, hands=CARDS)
    play.choose(YELLOW, "accept")
    assert play.markers(king) == [1, 0, 0, 0]


def test_both_missions_place_a_marker_with_the_king() -> None:
    play = table_with(opening_markers, laid={YELLOW: all_of("marker-on-king")}, king=2, hands=CARDS)
    play.choose(YELLOW, "accept", "accept")
    assert play.markers(2) == [2, 0, 0, 0]
    assert play.decision() == "play-card"


def test_a_marker_at_the_beginning_may_be_left() -> None:
    play = table_with(opening_markers, laid={YELLOW: "marker-on-3"}, king=1, hands=CARDS)
    play.choose(YELLOW, "decline")
    assert play.supplies(YELLOW) == (5, 11)


def test_for_want_of_a_general_marker_a_personal_one_is_placed_at_the_beginning() -> None:
    play = table_with(opening_markers, laid={YELLOW: "marker-on-3"}, king=1, hands=CARDS, general={YELLOW: 0})
    play.choose(YELLOW, "accept")
    assert play.supplies(YELLOW) == (0, 15)


def test_without_any_marker_nobody_is_asked_at_the_beginning() -> None:
    play = table_with(opening_markers, laid={YELLOW: "marker-on-4"}, king=1, hands=CARDS, on=EVERY_MARKER)
    assert play.decision() == "play-card"


def test_the_question_ends_with_the_last_marker() -> None:
    on = {12: {YELLOW: 15}}
    play = table_with(opening_markers, laid={YELLOW: "marker-on-1 marker-on-4"}, king=1, hands=CARDS, on=on)
    play.choose(YELLOW, "accept")
    assert play.decision() == "play-card"


# During the influence phase.


def test_two_louis_pay_for_passing_once_a_phase() -> None:
    play = influence("pay-2-to-pass")
    play.choose(YELLOW, "pass")
    assert (play.money(YELLOW), play.player(YELLOW).hand, play.to_act()) == (3, 4, [RED])
    play.choose(RED, "play board-1", "recover")
    assert "pass" not in play.options(YELLOW)


def test_two_such_missions_allow_two_passes() -> None:
    play = influence("pay-2-to-pass pay-2-to-pass")
    play.choose(YELLOW, "pass")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "pass")
    assert play.money(YELLOW) == 1
    play.choose(RED, "play board-2", "recover")
    assert "pass" not in play.options(YELLOW)


def test_passing_needs_two_louis() -> None:
    assert "pass" not in influence("pay-2-to-pass", louis=1).options(YELLOW)
    assert "pass" in influence("pay-2-to-pass", louis=2).options(YELLOW)


def test_passing_does_not_get_cheaper_by_the_mission_for_bribes() -> None:
    play = influence("pay-2-to-pass bribe-minus-1")
    play.choose(YELLOW, "pass")
    assert play.money(YELLOW) == 3


def test_an_influence_card_may_be_exchanged_instead_of_playing_one() -> None:
    play = table_with(play_influence_cards, hands=CARDS, laid={YELLOW: "exchange-influence"}, influence_top="12")
    play.choose(YELLOW, "exchange board-7")
    assert play.own(YELLOW).hand == ["board-6", "board-8", "board-12", "joker"]
    assert play.view().centre == ["board-7"]
    assert play.to_act() == [RED]
    assert play.supplies(YELLOW) == (5, 11)
    play.choose(RED, "play board-1", "recover")
    assert not any(option.startswith("exchange") for option in play.options(YELLOW))


def test_two_such_missions_allow_two_exchanges() -> None:
    play = influence(all_of("exchange-influence"))
    play.choose(YELLOW, "exchange board-7")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "exchange board-6")
    play.choose(RED, "play board-2", "recover")
    assert not any(option.startswith("exchange") for option in play.options(YELLOW))


@pytest.mark.parametrize("card", ["board-6", "joker"])
def test_any_card_may_place_up_to_four_markers_on_one_board(card: str) -> None:
    play = influence("card-as-4-markers")
    play.choose(YELLOW, f"play {card}")
    fours = [option for option in play.options(YELLOW) if option.startswith("place-four")]
    assert fours == [f"place-four {board}:{number}" for board in range(1, 13) for number in range(1, 5)]
    play.choose(YELLOW, "place-four 11:4")
    assert play.markers(11) == [4, 0, 0, 0]
    assert play.supplies(YELLOW) == (5, 7)


@pytest.mark.parametrize(("general", "recovered"), [(5, 4), (3, 3), (0, 0)])
def test_any_card_may_recover_four_markers(general: int, recovered: int) -> None:
    play = influence("card-as-4-markers", general)
    play.choose(YELLOW, "play joker", "recover-four")
    assert play.supplies(YELLOW) == (general - recovered, 16 - general + recovered)


def test_four_markers_are_recovered_once_a_phase() -> None:
    play = influence("card-as-4-markers")
    play.choose(YELLOW, "play joker", "recover-four")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "play board-6")
    assert not any("four" in option for option in play.options(YELLOW))


def test_four_markers_come_from_the_personal_supply_and_once_a_phase() -> None:
    play = influence("card-as-4-markers", general=5, on=9)
    play.choose(YELLOW, "play joker")
    assert "place-four 1:2" in play.options(YELLOW)
    assert "place-four 1:3" not in play.options(YELLOW)
    play.choose(YELLOW, "place-four 1:1")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "play board-6")
    assert not any("four" in option for option in play.options(YELLOW))


def test_the_card_for_four_may_be_used_as_an_ordinary_one_and_the_mission_later() -> None:
    play = influence("card-as-4-markers")
    play.choose(YELLOW, "play board-6", "place 6:3")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "play board-7")
    assert "recover-four" in play.options(YELLOW)


# The end of the influence phase.


def test_a_marker_is_placed_on_any_board_at_the_end() -> None:
    play = table_with(end_markers, laid={YELLOW: "marker-at-end"}, on={2: {RED: 1}}, flipped=[2])
    assert play.options(YELLOW) == ["decline", *(f"put {board}" for board in range(1, 13))]
    play.choose(YELLOW, "put 12")
    assert play.supplies(YELLOW) == (5, 11)
    assert play.shields(YELLOW) == 1


def test_the_marker_at_the_end_comes_from_the_general_supply_and_may_be_left() -> None:
    play = table_with(end_markers, laid={YELLOW: "marker-at-end"}, intrigues={GREEN: [1]})
    play.choose(YELLOW, "put 1")
    assert play.supplies(YELLOW) == (4, 11)
    left = table_with(end_markers, laid={YELLOW: "marker-at-end"})
    left.choose(YELLOW, "decline")
    assert left.supplies(YELLOW) == (5, 11)


def test_for_want_of_a_general_marker_a_personal_one_is_placed_at_the_end() -> None:
    play = table_with(end_markers, laid={YELLOW: "marker-at-end"}, intrigues={GREEN: [1]}, general={YELLOW: 0})
    play.choose(YELLOW, "put 1")
    assert play.supplies(YELLOW) == (0, 15)


def test_without_any_marker_nobody_is_asked_for_the_marker_at_the_end() -> None:
    play = table_with(end_markers, laid={YELLOW: "marker-at-end"}, on={3: {YELLOW: 16}}, intrigues={GREEN: [1]})
    assert play.decision() == "intrigue"


# Scoring. The mission that wins a tie: test_king.py.


@pytest.mark.parametrize("board", [1, 4, 8, 12])
def test_bribes_cost_one_louis_less(board: int) -> None:
    play = scoring(board, on={board: {RED: 2, YELLOW: 1}}, laid={YELLOW: "bribe-minus-1"}, general={RED: 0})
    while play.decision() != "bribe":
        play.choose(RED, play.options(RED)[0])
    play.choose(YELLOW, "accept")
    assert play.money(YELLOW) == 5 - (price_of(board) - 1)


def test_every_bribe_is_cheaper_and_who_has_one_louis_too_few_is_asked() -> None:
    price = price_of(1) - 1 + price_of(4) - 1
    on = {1: {RED: 2, YELLOW: 1}, 4: {RED: 2, YELLOW: 1}}
    play = scoring(1, on=on, laid={YELLOW: "bribe-minus-1"}, money={YELLOW: price})
    play.choose(YELLOW, "accept", "accept")
    assert play.money(YELLOW) == 0
    assert play.tiles(YELLOW) == {"sceptre": 1, "helmet": 1}


def test_others_pay_the_full_price() -> None:
    play = scoring(4, on={4: {RED: 2, GREEN: 1}}, laid={YELLOW: "bribe-minus-1"})
    play.choose(GREEN, "accept")
    assert play.money(GREEN) == 5 - price_of(4)


# Missions.


def test_one_more_mission_is_drawn_each_seen_before_the_next() -> None:
    card = mission_of("plus-1-mission")
    play = missions("", f"{card} {mission_of('plus-3-louis')}", "crown crown")
    play.choose(YELLOW, f"lay {card}", "pay crown crown", "draw light")
    assert play.decision() == "draw-mission"
    assert len(play.own(YELLOW).missions) == 2
    play.choose(YELLOW, "draw dark")
    assert len(play.own(YELLOW).missions) == 3
    assert play.decision() == "lay-mission"


def test_with_both_such_missions_four_cards_are_held() -> None:
    first, second = missions_of("plus-1-mission")
    play = missions("", f"{first} {second}", "crown crown crown crown")
    play.choose(YELLOW, f"lay {first}", "pay crown crown", "draw light", "draw light")
    play.choose(YELLOW, f"lay {second}", "pay crown crown", "draw medium", "draw dark")
    assert len(play.own(YELLOW).missions) == 4


def test_one_more_mission_is_drawn_only_when_it_is_laid() -> None:
    play = missions("plus-1-mission", mission_of("plus-3-louis"), "crown crown")
    play.choose(YELLOW, f"lay {mission_of('plus-3-louis')}", "pay crown crown", "draw light")
    assert play.decision() == "lay-mission"
    assert len(play.own(YELLOW).missions) == 1


def test_a_tile_becomes_a_crown_for_two_louis() -> None:
    play = missions("tile-to-crown", tiles="ring letter")
    assert play.options(YELLOW) == ["decline", "crown letter", "crown ring"]
    play.choose(YELLOW, "crown ring")
    assert play.tiles(YELLOW) == {"letter": 1, "crown": 1}
    assert play.money(YELLOW) == 3
    assert play.options(YELLOW) == ["decline"]


def test_two_such_missions_make_two_crowns_for_four_louis() -> None:
    play = missions("tile-to-crown tile-to-crown", tiles="ring letter ring")
    play.choose(YELLOW, "crown ring", "crown ring")
    assert play.tiles(YELLOW) == {"letter": 1, "crown": 2}
    assert play.money(YELLOW) == 1


def test_a_crown_costs_two_louis_with_the_mission_for_bribes_too() -> None:
    play = missions("tile-to-crown bribe-minus-1", tiles="ring")
    play.choose(YELLOW, "crown ring")
    assert play.money(YELLOW) == 3


@pytest.mark.parametrize(("louis", "tiles"), [(1, "ring"), (5, "crown"), (5, "")])
def test_no_tile_becomes_a_crown_without_two_louis_or_a_plain_tile(louis: int, tiles: str) -> None:
    assert missions("tile-to-crown", tiles=tiles, louis=louis).options(YELLOW) == ["decline"]


def test_the_crown_mission_may_be_used_as_soon_as_it_is_laid() -> None:
    card = mission_of("tile-to-crown")
    play = missions("", card, "crown crown ring")
    assert not any(option.startswith("crown") for option in play.options(YELLOW))
    play.choose(YELLOW, f"lay {card}", "pay crown crown", "draw light")
    assert "crown ring" in play.options(YELLOW)


def test_a_crown_may_be_made_between_two_missions_in_round_4_too() -> None:
    helmets = missions_for("helmet", "helmet")
    play = missions("tile-to-crown", helmets[0], "helmet ring", round_number=4)
    assert f"lay {helmets[0]}" not in play.options(YELLOW)
    play.choose(YELLOW, "crown ring", f"lay {helmets[0]}", "pay helmet crown", "draw dark")
    assert play.tiles(YELLOW) == {}


def test_one_or_two_missions_in_hand_are_exchanged_at_the_end_of_the_turn() -> None:
    hand = [mission_of("plus-3-louis"), mission_of("plus-1-shield")]
    play = missions("exchange-missions", " ".join(hand))
    play.choose(YELLOW, "decline")
    assert play.asked() == ("exchange-mission", [YELLOW])
    play.choose(YELLOW, f"return {hand[0]}", f"return {hand[1]}", "draw light", "draw light")
    assert [stack_of(mission) for mission in play.own(YELLOW).missions] == ["light", "light"]
    assert play.asked() == ("lay-mission", [RED])


def test_one_mission_may_be_exchanged_alone() -> None:
    hand = [mission_of("plus-3-louis"), mission_of("plus-1-shield")]
    play = missions("exchange-missions", " ".join(hand))
    play.choose(YELLOW, "decline", f"return {hand[0]}", "decline", "draw medium")
    assert hand[1] in play.own(YELLOW).missions
    assert len(play.own(YELLOW).missions) == 2
    assert play.to_act() == [RED]


def test_two_missions_of_one_stack_lie_under_it_in_the_order_in_which_they_were_named() -> None:
    hand = [mission_of("plus-3-louis"), mission_of("plus-3-markers")]
    for named in (hand, hand[::-1]):
        play = missions("exchange-missions", " ".join(hand))
        play.choose(YELLOW, "decline", f"return {named[0]}", f"return {named[1]}")
        assert [BOX.mission_names[face] for face in faces(play.table.dark[-2:])] == named


def test_with_both_such_missions_cards_just_drawn_may_be_exchanged_again() -> None:
    hand = [mission_of("plus-3-louis"), mission_of("plus-1-shield")]
    play = missions("exchange-missions exchange-missions", " ".join(hand))
    play.choose(YELLOW, "decline", f"return {hand[0]}", f"return {hand[1]}", "draw light", "draw light")
    assert play.asked() == ("exchange-mission", [YELLOW])
    drawn = play.own(YELLOW).missions
    play.choose(YELLOW, f"return {drawn[0]}", f"return {drawn[1]}", "draw dark", "draw medium")
    assert play.asked() == ("lay-mission", [RED])


def test_no_mission_is_exchanged_in_round_4() -> None:
    play = missions("exchange-missions", mission_of("plus-3-louis"), round_number=4)
    play.choose(YELLOW, "decline")
    assert play.asked() == ("lay-mission", [RED])


def test_an_exchange_mission_laid_in_this_turn_works_at_its_end() -> None:
    card = mission_of("exchange-missions")
    play = missions("", card, "crown crown")
    play.choose(YELLOW, f"lay {card}", "pay crown crown", "draw light", "decline")
    assert play.asked() == ("exchange-mission", [YELLOW])
