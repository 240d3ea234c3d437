"""Rulebook, "Les cartons personnage": what each of the twelve gives."""

from __future__ import annotations

import pytest

from tests.games.louis_xiv.helpers import needed_on, price_of, scoring
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW

RICH = dict.fromkeys(range(4), 9)


@pytest.mark.parametrize(
    ("board", "tile"), [(1, "sceptre"), (2, "letter"), (3, "ring"), (4, "helmet"), (5, "crown"), (9, "crown")]
)
def test_six_boards_give_a_tile(board: int, tile: str) -> None:
    play = scoring(board, on={board: {RED: 2, GREEN: 1}}, money={GREEN: 0})
    assert [play.tiles(seat) for seat in range(4)] == [{}, {tile: 1}, {}, {}]


@pytest.mark.parametrize("board", [5, 9])
def test_montespan_and_la_valliere_sell_crowns_on_their_back(board: int) -> None:
    play = scoring(board, on={board: {RED: 2, GREEN: 1}}, money=RICH, flipped=[board])
    play.choose(GREEN, "accept")
    assert play.tiles(GREEN) == play.tiles(RED) == {"crown": 1}
    assert play.money(GREEN) == 9 - price_of(board, is_flipped=True)


# 6, Condé.


def test_conde_gives_a_shield_and_a_marker_of_the_general_supply_on_any_board() -> None:
    play = scoring(6, on={6: {RED: needed_on(6)}})
    assert play.shields(RED) == 1
    assert play.options(RED) == ["decline", *(f"put {board}" for board in range(1, 13))]
    play.choose(RED, "put 2")
    assert play.markers(2) == [0, 1, 0, 0]
    assert play.supplies(RED) == (4, 11)


def test_condes_marker_may_be_left() -> None:
    play = scoring(6, on={6: {RED: needed_on(6)}})
    play.choose(RED, "decline")
    assert play.supplies(RED) == (5, 11)


def test_condes_marker_counts_on_a_board_still_to_come() -> None:
    play = scoring(6, on={6: {RED: needed_on(6)}, 7: {RED: 1, GREEN: 1}})
    play.choose(RED, "put 7")
    assert play.money(RED) == 5 + 5
    assert play.supplies(RED) == (6, 10)


def test_conde_takes_a_marker_of_the_personal_supply_only_if_the_general_one_is_empty() -> None:
    play = scoring(6, on={6: {RED: needed_on(6)}}, general={RED: 0})
    play.choose(RED, "put 2")
    assert play.supplies(RED) == (0, 16 - 1)


def test_conde_rewards_players_in_turn_each_before_the_next() -> None:
    needed = needed_on(6)
    play = scoring(6, first=GREEN, on={6: {RED: needed, BLUE: needed + 1, GREEN: needed}})
    order = []
    while play.decision() == "conde":
        order.append(play.to_act()[0])
        play.choose(order[-1], "decline")
        assert play.shields(order[-1]) == 1
    assert order == [BLUE, RED, GREEN]


# 7, Colbert.


def test_colbert_gives_five_louis() -> None:
    play = scoring(7, on={7: {RED: 2, GREEN: 1}})
    assert [play.money(seat) for seat in range(4)] == [5, 10, 5, 5]


# 8, Maintenon.


def test_maintenon_places_two_markers_on_montespan_and_recovers_one() -> None:
    play = scoring(8, on={8: {RED: 1}})
    assert play.options(RED) == ["add 0", "add 1", "add 2"]
    play.choose(RED, "add 2")
    assert play.markers(5) == [0, 2, 0, 0]
    # Of 5 in the general supply 2 were placed and 1 recovered; the marker on the board went there.
    assert play.supplies(RED) == (3, 11)


@pytest.mark.parametrize(("added", "general", "personal"), [(0, 5, 11), (1, 4, 11)])
def test_maintenon_may_place_fewer_and_recovers_all_the_same(added: int, general: int, personal: int) -> None:
    play = scoring(8, on={8: {RED: 1}})
    play.choose(RED, f"add {added}")
    assert play.supplies(RED) == (general, personal)


def test_maintenon_uses_the_personal_supply_for_the_shortage_and_then_recovers_nothing() -> None:
    play = scoring(8, on={8: {RED: 1}}, general={RED: 1})
    play.choose(RED, "add 2")
    assert play.markers(5) == [0, 2, 0, 0]
    assert play.events("markers-recovered")[0]["markers"] == 0
    assert play.supplies(RED) == (1, 13)


def test_with_one_marker_in_both_supplies_maintenon_places_at_most_one() -> None:
    play = scoring(8, on={8: {RED: 2}, 3: {RED: 13}}, general={RED: 1})
    assert play.options(RED) == ["add 0", "add 1"]


def test_without_markers_in_both_supplies_maintenon_asks_nothing() -> None:
    play = scoring(8, on={8: {RED: 16}})
    assert play.decision() == "lay-mission"
    assert play.supplies(RED) == (16, 0)


def test_the_marker_lost_on_maintenons_board_cannot_be_recovered_by_her() -> None:
    play = scoring(8, on={8: {RED: 2}}, general={RED: 0})
    play.choose(RED, "add 0")
    assert play.supplies(RED) == (2, 14)


def test_maintenon_serves_each_player_before_the_next_is_asked_for_a_bribe() -> None:
    play = scoring(8, on={8: {RED: 2, BLUE: 1}}, money=RICH)
    assert play.asked() == ("maintenon", [RED])
    play.choose(RED, "add 0")
    assert play.asked() == ("bribe", [BLUE])
    play.choose(BLUE, "accept")
    assert play.asked() == ("maintenon", [BLUE])


# 10, Turenne; 11, Mazarin; 12, Louvois.


def test_turenne_gives_two_shields() -> None:
    play = scoring(10, on={10: {RED: needed_on(10)}}, shield_top=[4, 6])
    assert play.own(RED).shields == {**dict.fromkeys([f"shield-{n}" for n in range(1, 7)], 0), "untyped": 0} | {
        "shield-4": 1,
        "shield-6": 1,
    }


def test_mazarin_gives_an_influence_card_for_the_next_round() -> None:
    play = scoring(11, on={11: {RED: 1}}, influence_top="9")
    assert play.own(RED).hand == ["board-9"]
    play.play_on(upto="play-card")
    assert [player.hand for player in play.view().players] == [5, 6, 5, 5]


def test_louvois_gives_a_shield_and_an_intrigue_card() -> None:
    play = scoring(12, on={12: {RED: 2, YELLOW: 1}}, money=RICH, intrigue_top=[7, 3], shield_top=[2, 5])
    play.choose(YELLOW, "accept")
    assert (play.own(RED).intrigues, play.own(YELLOW).intrigues) == ([7], [3])
    assert (play.shields(RED), play.shields(YELLOW)) == (1, 1)


def test_louvois_gives_no_intrigue_card_from_an_empty_pile() -> None:
    play = scoring(12, on={12: {RED: 1}}, intrigues={GREEN: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], BLUE: [12]})
    play.choose(GREEN, "decline")
    play.choose(BLUE, "decline")
    assert (play.shields(RED), play.player(RED).intrigues) == (1, 0)


def test_louvois_card_for_a_board_scored_before_waits_for_the_next_scoring() -> None:
    play = scoring(12, on={12: {RED: 1}}, intrigue_top=[1])
    assert play.decision() == "lay-mission"
    play.play_on(upto="intrigue")
    assert play.asked() == ("intrigue", [RED])
    assert (play.view().round, play.view().board) == (3, 1)


def test_a_shield_is_seen_by_its_owner_alone() -> None:
    play = scoring(10, on={10: {RED: needed_on(10)}}, shield_top=[4, 6])
    assert [event["shield"] for event in play.events("shield-seen", heard_by=RED)] == ["shield-4", "shield-6"]
    assert play.events("shield-seen", heard_by=YELLOW) == []
    assert len(play.events("shield-drawn", heard_by=YELLOW)) == 2
