"""The expansion "Le Favori"; its fine print is reconstructed."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.boards import OPPOSITE
from roisoleil.games.louis_xiv.favori import offer_redraw, offer_withdrawals
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.state import FIRST_RULES
from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import game_end, mission_of, scoring, table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play

FIVE = "1 2 3 4 joker"

# The favourite and his place.


@pytest.mark.parametrize(("king", "favourite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_the_favourite_stands_opposite_the_king(king: int, favourite: int) -> None:
    play = table_with(begin_round, favori=True, next_king=king)
    assert [board.number for board in play.view().boards if board.has_favourite] == [favourite]
    assert OPPOSITE[king - 1] + 1 == favourite


# Markers recovered by missions.


def test_with_the_favourite_the_owner_says_how_many_markers_missions_recover() -> None:
    play = table_with(begin_round, favori=True, laid={YELLOW: "plus-3-markers plus-1-marker"})
    assert play.asked() == ("recover-markers", [YELLOW])
    assert play.options(YELLOW) == [f"recover-some {number}" for number in range(5)]
    assert (play.view().amount, play.view().mission) == (4, mission_of("plus-3-markers"))
    play.choose(YELLOW, "recover-some 2")
    assert play.supplies(YELLOW) == (3, 13)
    told = play.events("markers-recovered", heard_by=RED)
    assert told == [{"type": "markers-recovered", "seat": YELLOW, "markers": 2}]


def test_no_more_markers_are_offered_than_lie_in_the_general_supply() -> None:
    play = table_with(begin_round, favori=True, laid={YELLOW: "plus-3-markers"}, general={YELLOW: 2})
    assert play.options(YELLOW) == ["recover-some 0", "recover-some 1", "recover-some 2"]


def test_nobody_is_asked_how_many_markers_to_recover_where_none_lie() -> None:
    play = table_with(begin_round, favori=True, laid={YELLOW: "plus-3-markers"}, general={YELLOW: 0})
    assert play.decision() == "play-card"


def test_without_the_favourite_markers_are_recovered_in_full_as_nothing_else_can_be_wished() -> None:
    play = table_with(begin_round, laid={YELLOW: "plus-3-markers"})
    assert (play.decision(), play.supplies(YELLOW)) == ("play-card", (2, 14))


def test_the_first_version_of_the_rules_recovered_markers_in_full_with_the_favourite_too() -> None:
    play = table_with(begin_round, favori=True, laid={YELLOW: "plus-3-markers"}, version=FIRST_RULES)
    assert (play.decision(), play.supplies(YELLOW)) == ("play-card", (2, 14))


def test_the_question_how_many_markers_comes_after_louis_and_before_cards_and_other_questions() -> None:
    bonuses = "plus-2-louis-or-markers plus-1-intrigue plus-1-shield plus-1-marker plus-1-louis"
    play = table_with(begin_round, favori=True, laid={YELLOW: bonuses, RED: "plus-1-louis"})
    assert [event["type"] for event in play.events(heard_by=YELLOW)][-1] == "louis-gained"
    play.choose(YELLOW, "recover-some 0")
    kinds = [event["type"] for event in play.events(heard_by=YELLOW)]
    assert kinds == ["markers-recovered", "shield-seen", "intrigue-seen"]
    assert play.options(YELLOW) == ["supply 0", "supply 1", "supply 2"]
    play.choose(YELLOW, "supply 0")
    assert [event["seat"] for event in play.events("louis-gained")] == [YELLOW, RED]


def test_a_marker_that_was_left_serves_the_favourites_option_for_intrigue_cards() -> None:
    for left, has_option in ((0, False), (1, True)):
        play = scoring(4, favori=True, intrigues={YELLOW: [4]}, tablet={YELLOW: "scoring"}, general={YELLOW: left})
        assert ("plot 1 2" in play.options(YELLOW)) == has_option


# Taking markers back.


def test_markers_may_be_taken_back_before_the_influence_cards_are_dealt() -> None:
    play = table_with(begin_round, favori=True, tablet={YELLOW: "supply missions", GREEN: "scoring"})
    assert play.asked() == ("withdraw", [YELLOW])
    assert play.options(YELLOW) == ["decline", "withdraw supply", "withdraw missions"]
    assert [player.hand for player in play.view().players] == [0] * 4
    play.choose(YELLOW, "withdraw supply", "withdraw missions")
    assert play.supplies(YELLOW) == (5, 11)
    assert play.asked() == ("withdraw", [GREEN])


def test_a_marker_taken_back_activates_nothing() -> None:
    play = table_with(begin_round, favori=True, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "withdraw supply")
    assert play.decision() == "play-card"
    assert play.events("option-used") == []


def test_withdrawals_follow_the_effects_of_missions_in_turn_order() -> None:
    play = table_with(
        begin_round,
        favori=True,
        first=GREEN,
        tablet=dict.fromkeys(range(4), "scoring"),
        laid={YELLOW: "plus-2-louis-or-markers"},
    )
    assert play.asked() == ("supply-effect", [YELLOW])
    play.choose(YELLOW, "supply 0")
    order = []
    while play.decision() == "withdraw":
        order.append(play.to_act()[0])
        play.choose(order[-1], "decline")
    assert order == [GREEN, BLUE, YELLOW, RED]


def test_who_has_no_marker_on_the_tablet_is_not_asked() -> None:
    assert table_with(offer_withdrawals, favori=True).decision() == "play-card"


# Supply: redraw.


def redrawing(hand: str = FIVE, top: str = "9 10 11 12 8", space: str = "supply") -> Play:
    return table_with(offer_redraw, favori=True, hands={YELLOW: hand}, tablet={YELLOW: space}, influence_top=top)


def test_cards_put_back_are_replaced_from_the_top_of_the_deck() -> None:
    play = redrawing()
    assert play.options(YELLOW) == ["decline", *(f"redraw board-{n}" for n in (1, 2, 3, 4)), "redraw joker"]
    play.choose(YELLOW, "redraw board-2", "redraw board-4", "decline")
    assert play.own(YELLOW).hand == ["board-1", "board-3", "board-9", "board-10", "joker"]


def test_the_marker_of_the_space_comes_home_with_the_first_card_put_back() -> None:
    play = redrawing()
    play.choose(YELLOW, "redraw board-2")
    assert play.player(YELLOW).tablet == []
    assert play.supplies(YELLOW) == (5, 11)


def test_who_redraws_nothing_keeps_the_marker_on_its_space() -> None:
    play = redrawing()
    play.choose(YELLOW, "decline")
    assert play.player(YELLOW).tablet == ["supply"]
    assert len(play.own(YELLOW).hand) == 5


def test_all_cards_may_be_redrawn_and_those_of_mazarin_too() -> None:
    play = redrawing(hand="1 2 3 4 joker joker", top="9 10 11 12 8 7")
    play.choose(YELLOW, *(f"redraw board-{n}" for n in (1, 2, 3, 4)), "redraw joker", "redraw joker")
    assert play.own(YELLOW).hand == [f"board-{n}" for n in (7, 8, 9, 10, 11, 12)]


def test_cards_put_back_go_under_the_deck_jokers_first_then_by_number() -> None:
    play = redrawing()
    play.choose(YELLOW, "redraw board-3", "redraw joker", "redraw board-1", "decline")
    assert faces(play.table.influence_deck)[-3:] == [12, 0, 2]


def test_a_card_put_back_is_drawn_again_only_when_the_deck_has_run_out() -> None:
    # Twenty-nine cards are in hands, so the deck holds one.
    others = {RED: "1 2 3 4 5 6 7 8 9 10 11 12", GREEN: "5 6 7 8 9 10 11 12", BLUE: "joker joker joker joker"}
    play = table_with(offer_redraw, favori=True, hands=others | {YELLOW: FIVE}, tablet={YELLOW: "supply"})
    assert play.view().influence_deck == 1
    play.choose(YELLOW, "redraw board-2", "redraw board-1", "decline")
    assert play.own(YELLOW).hand == ["board-1", "board-3", "board-4", "joker", "joker"]


def test_another_space_allows_no_redraw() -> None:
    assert redrawing(space="scoring missions influence").decision() == "play-card"


def test_others_hear_how_many_cards_are_put_back_but_not_which() -> None:
    play = redrawing()
    play.choose(YELLOW, "redraw board-2", "decline")
    assert {"type": "cards-returned", "seat": YELLOW, "cards": 1} in play.events(heard_by=RED)
    assert play.events("card-returned", heard_by=RED) == []
    assert play.events("card-seen", heard_by=RED) == []


# Influence: jump.


def jumping(card: str, tablet: str = "influence", personal: int = 9) -> Play:
    play = table_with(
        play_influence_cards,
        favori=True,
        hands={YELLOW: f"{card} 2 3", RED: "1 2 3"},
        tablet={YELLOW: tablet},
        general={YELLOW: 2},
        on={12: {YELLOW: 14 - len(tablet.split()) - personal}},
    )
    play.choose(YELLOW, f"play {card if card == 'joker' else 'board-' + card}")
    return play


@pytest.mark.parametrize("layout", ["6:2,10:1", "6:1,10:2", "6:1,10:1", "3:1,6:1,10:1", "1:1,6:1,11:1", "5:1,6:1,9:1"])
def test_one_move_may_jump_to_any_board(layout: str) -> None:
    play = jumping("6")
    play.choose(YELLOW, f"jump {layout}")
    assert play.player(YELLOW).tablet == []
    assert play.events("markers-placed")[0]["layout"] == layout


@pytest.mark.parametrize("layout", ["6:1", "6:3", "10:1,11:1", "6:1,10:1,11:1"])
def test_a_jump_needs_two_boards_and_only_one_of_its_moves_jumps(layout: str) -> None:
    assert f"jump {layout}" not in jumping("6").options(YELLOW)


def test_a_joker_may_jump_with_its_second_marker() -> None:
    play = jumping("joker")
    assert "jump 5:1,9:1" in play.options(YELLOW)
    assert "jump 5:2" not in play.options(YELLOW)
    assert len([option for option in play.options(YELLOW) if option.startswith("jump")]) == 66


def test_the_marker_of_the_space_comes_back_first_and_may_be_placed() -> None:
    play = jumping("6", personal=2)
    assert "place 6:3" not in play.options(YELLOW)
    play.choose(YELLOW, "jump 6:2,10:1")
    assert play.supplies(YELLOW) == (2, 0)


def test_with_one_marker_on_the_tablet_alone_no_jump_is_possible() -> None:
    assert jumping("6", personal=0).options(YELLOW) == ["recover"]


def test_a_jump_is_possible_once_a_phase_and_only_from_its_space() -> None:
    play = jumping("6")
    play.choose(YELLOW, "jump 6:1,10:1")
    play.choose(RED, "play board-1", "recover")
    play.choose(YELLOW, "play board-2")
    assert not any(option.startswith("jump") for option in play.options(YELLOW))
    assert not any(option.startswith("jump") for option in jumping("6", "supply").options(YELLOW))


# Scoring: more markers with an intrigue card.


def plotting(tablet: str = "scoring", general: int = 5, elsewhere: int = 0) -> Play:
    return scoring(
        4,
        favori=True,
        on={4: {RED: 5}, 12: {YELLOW: elsewhere}},
        intrigues={YELLOW: [4]},
        tablet={YELLOW: tablet},
        general={YELLOW: general},
    )


def test_with_the_option_both_supplies_may_be_used() -> None:
    play = plotting()
    assert play.options(YELLOW) == ["decline", "plot 1 0", "plot 0 1", "plot 0 2", "plot 1 1", "plot 1 2"]
    play.choose(YELLOW, "plot 1 2")
    assert play.markers(4) == [3, 5, 0, 0]
    # The marker of the space has come home.
    assert play.supplies(YELLOW) == (4, 10 + 1 - 2)
    assert play.player(YELLOW).tablet == []


def test_a_plain_plot_leaves_the_option_on_its_space() -> None:
    play = plotting()
    play.choose(YELLOW, "plot 0 2")
    assert play.player(YELLOW).tablet == ["scoring"]


def test_the_option_needs_a_general_marker() -> None:
    assert plotting(general=0).options(YELLOW) == ["decline", "plot 0 1", "plot 0 2"]


def test_the_marker_of_the_space_may_be_plotted_at_once() -> None:
    play = plotting(general=1, elsewhere=14)
    assert play.options(YELLOW) == ["decline", "plot 1 0", "plot 1 1"]
    play.choose(YELLOW, "plot 1 1")
    assert play.supplies(YELLOW) == (0, 0)


def test_without_the_option_the_supplies_are_not_mixed() -> None:
    assert plotting(tablet="supply").options(YELLOW) == ["decline", "plot 1 0", "plot 0 1", "plot 0 2"]


def test_a_space_refilled_in_the_same_scoring_serves_only_once() -> None:
    play = scoring(
        1,
        favori=True,
        favourite=2,
        on={2: {YELLOW: 1}},
        flipped=[1, 2],
        intrigues={YELLOW: [1, 3]},
        tablet={YELLOW: "scoring"},
    )
    play.choose(YELLOW, "plot 1 1")
    play.choose(YELLOW, "decline", "station scoring", "decline")
    assert play.player(YELLOW).tablet == ["scoring"]
    assert play.view().board == 3
    assert play.options(YELLOW) == ["decline", "plot 1 0", "plot 0 1", "plot 0 2"]


def test_a_space_filled_during_the_scoring_can_be_used_in_the_same_round() -> None:
    play = scoring(1, favori=True, favourite=1, on={1: {YELLOW: 1}}, flipped=[1], intrigues={YELLOW: [3]})
    play.choose(YELLOW, "decline", "station scoring", "decline")
    play.choose(YELLOW, "decline")
    assert play.view().board == 3
    assert "plot 1 2" in play.options(YELLOW)


# Missions: keep three tiles.


def keeping(tiles: str, tablet: str = "missions", round_number: int = 2) -> Play:
    play = table_with(
        accomplish_missions, favori=True, tiles={YELLOW: tiles}, tablet={YELLOW: tablet}, round_number=round_number
    )
    play.choose(YELLOW, "decline")
    return play


def test_with_the_option_three_tiles_are_kept() -> None:
    play = keeping("ring ring crown helmet letter")
    assert play.asked() == ("keep-three", [YELLOW])
    play.choose(YELLOW, "accept", "hand-in ring", "hand-in ring")
    assert play.tiles(YELLOW) == {"crown": 1, "helmet": 1, "letter": 1}
    assert play.player(YELLOW).tablet == []
    assert play.supplies(YELLOW) == (5, 11)
    assert play.to_act() == [RED]


@pytest.mark.parametrize("tiles", ["ring crown", "ring crown crown"])
def test_up_to_three_tiles_are_all_kept_with_the_option(tiles: str) -> None:
    play = keeping(tiles)
    play.choose(YELLOW, "accept")
    assert sum(play.tiles(YELLOW).values()) == len(tiles.split())
    assert play.to_act() == [RED]


def test_who_does_not_use_the_option_keeps_one_tile_and_the_marker() -> None:
    play = keeping("ring crown")
    play.choose(YELLOW, "decline", "hand-in ring")
    assert play.tiles(YELLOW) == {"crown": 1}
    assert play.player(YELLOW).tablet == ["missions"]


@pytest.mark.parametrize(
    ("tiles", "tablet", "round_number"),
    [("ring", "missions", 2), ("", "missions", 2), ("ring ring ring", "missions", 4)],
)
def test_the_option_is_not_offered_without_two_tiles_or_in_round_4(tiles: str, tablet: str, round_number: int) -> None:
    assert keeping(tiles, tablet, round_number).asked() == ("lay-mission", [RED])


def test_another_space_does_not_keep_tiles() -> None:
    assert keeping("ring crown", tablet="supply influence scoring").decision() == "hand-in"


# Gains on the favourite's board.

ALL = {YELLOW: 3, RED: 2, GREEN: 1}


def favours(play: Play) -> dict[int, int]:
    """What each seat gains, put into the personal supply."""
    found: dict[int, int] = {}
    while play.decision() == "favour":
        (told,) = play.events("favour")
        seat, markers = told["seat"], told["markers"]
        assert isinstance(seat, int)
        assert isinstance(markers, int)
        found[seat] = markers
        play.choose(seat, "decline")
    return found


def test_the_leader_gains_two_markers_and_everybody_else_present_one() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: ALL}, flipped=[3])
    assert favours(play) == {YELLOW: 2, RED: 1, GREEN: 1}
    # The leader's three markers go to the general supply, the others' home.
    assert [play.supplies(seat) for seat in range(4)] == [(6, 10), (4, 12), (4, 12), (5, 11)]


def test_in_a_tie_everybody_gains_one() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 2, RED: 2, GREEN: 1}}, flipped=[3])
    assert favours(play) == {YELLOW: 1, RED: 1, GREEN: 1}


def test_who_wins_the_tie_by_his_mission_gains_two() -> None:
    on = {3: {YELLOW: 2, RED: 2}}
    play = scoring(3, favori=True, favourite=3, on=on, flipped=[3], laid={RED: "win-one-tie"})
    play.choose(RED, "accept")
    assert favours(play) == {RED: 2, YELLOW: 1}


def test_markers_are_gained_after_rewards_and_bribes_and_before_markers_leave() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: ALL}, money=dict.fromkeys(range(4), 9))
    assert play.decision() == "bribe"
    play.choose(RED, "accept")
    play.choose(GREEN, "decline")
    assert play.asked() == ("favour", [YELLOW])
    assert play.markers(3) == [3, 2, 1, 0]
    assert play.tiles(RED) == {"ring": 1}


def test_favours_go_clockwise_from_the_leader() -> None:
    play = scoring(3, favori=True, favourite=3, first=YELLOW, on={3: {GREEN: 2, YELLOW: 1, RED: 1}}, flipped=[3])
    assert list(favours(play)) == [GREEN, YELLOW, RED]


def test_gained_markers_may_go_on_free_spaces() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}}, flipped=[3], tablet={YELLOW: "supply"})
    assert play.options(YELLOW) == ["decline", "station influence", "station scoring", "station missions"]
    play.choose(YELLOW, "station scoring", "station missions")
    assert play.player(YELLOW).tablet == ["supply", "scoring", "missions"]
    assert play.supplies(YELLOW) == (3 + 1, 9)


def test_one_may_go_on_a_space_and_the_other_into_the_personal_supply() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}}, flipped=[3])
    play.choose(YELLOW, "station scoring", "decline")
    assert play.supplies(YELLOW) == (3 + 1, 11)


def test_the_personal_supply_covers_a_shortage_on_spaces_but_gives_nothing_to_itself() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}}, flipped=[3], general={YELLOW: 0})
    play.choose(YELLOW, "station scoring", "decline")
    assert play.player(YELLOW).tablet == ["scoring"]
    assert play.supplies(YELLOW) == (1, 14)


def test_the_personal_supply_covers_a_shortage_for_the_others_too() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 2, RED: 1}}, flipped=[3], general={RED: 0})
    play.choose(YELLOW, "decline")
    play.choose(RED, "station scoring")
    assert play.player(RED).tablet == ["scoring"]
    assert play.supplies(RED) == (0, 15)


def test_without_markers_in_both_supplies_nothing_can_be_stationed() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 16}}, flipped=[3])
    assert play.options(YELLOW) == ["decline"]


def test_with_a_full_tablet_all_goes_into_the_personal_supply() -> None:
    tablet = {YELLOW: "supply influence scoring missions"}
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}}, flipped=[3], tablet=tablet)
    assert play.options(YELLOW) == ["decline"]
    play.choose(YELLOW, "decline")
    assert play.supplies(YELLOW) == (4, 8)


def test_the_favourite_gives_nothing_on_other_boards_and_leaves_with_his_own() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}, 4: {RED: 1}}, flipped=[3])
    play.choose(YELLOW, "decline")
    assert play.decision() == "lay-mission"
    assert not any(board.has_favourite for board in play.view().boards)


def test_without_markers_on_his_board_nobody_gains_anything() -> None:
    assert scoring(3, favori=True, favourite=3).decision() == "lay-mission"


# The end.


@pytest.mark.parametrize(
    ("tablet", "shields"),
    [
        ("", 0),
        ("supply", 0),
        ("supply scoring", 1),
        ("supply influence scoring", 1),
        ("supply influence scoring missions", 2),
    ],
)
def test_two_markers_on_the_tablet_are_worth_a_shield_at_the_end(tablet: str, shields: int) -> None:
    play = game_end(favori=True, tablet={YELLOW: tablet})
    assert play.count(YELLOW).points["shields"] == shields


def test_markers_on_the_tablet_do_not_break_a_tie() -> None:
    play = game_end(seats=2, favori=True, tablet={YELLOW: "supply"}, general={YELLOW: 5, RED: 5})
    assert [play.count(seat).rank for seat in (YELLOW, RED)] == [2, 1]
