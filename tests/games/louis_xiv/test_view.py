"""What seats and watchers see, and what they do not."""

from __future__ import annotations

from typing import cast

import pytest

from roisoleil.engine.codec import Json
from roisoleil.games.louis_xiv.favori import offer_redraw
from roisoleil.games.louis_xiv.influence import end_markers, opening_markers, play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.supply import begin_round, supply_effects
from tests.games.louis_xiv.helpers import (
    game_end,
    mission_of,
    missions_of,
    needed_on,
    price_of,
    scoring,
    stack_of,
    table_with,
)
from tests.games.louis_xiv.play import BLUE, GAME, GREEN, RED, WATCHER, YELLOW

# What all see.


def test_everybody_sees_the_boards_with_condition_reward_and_markers() -> None:
    play = table_with(
        play_influence_cards,
        hands={YELLOW: "1 2"},
        on={4: {YELLOW: 1, RED: 2}, 10: {GREEN: 3}},
        king=4,
        flipped=[5],
    )
    for seat in (WATCHER, YELLOW, BLUE):
        boards = play.view(seat).boards
        dauphin, montespan, turenne = boards[3], boards[4], boards[9]
        assert (dauphin.condition, dauphin.amount, dauphin.reward) == ("money", price_of(4), "helmet")
        assert (dauphin.markers, dauphin.has_king, dauphin.is_flipped) == ([1, 2, 0, 0], True, False)
        assert (montespan.condition, montespan.is_flipped) == ("money", True)
        assert (turenne.condition, turenne.amount, turenne.markers) == ("markers", needed_on(10), [0, 0, 3, 0])
        assert (boards[6].condition, boards[6].amount) == ("first", 0)


def test_everybody_sees_supplies_money_tiles_laid_missions_and_tablets() -> None:
    play = table_with(
        play_influence_cards,
        favori=True,
        hands={YELLOW: "1 2"},
        general={RED: 3},
        money={RED: 8},
        tiles={RED: "ring crown crown"},
        laid={RED: "win-one-tie"},
        tablet={RED: "supply missions"},
    )
    for seat in (WATCHER, GREEN):
        red = play.view(seat).players[RED]
        assert (red.general, red.personal, red.money) == (3, 11, 8)
        assert (red.tiles["ring"], red.tiles["crown"], red.tiles["letter"]) == (1, 2, 0)
        assert (red.laid, red.tablet) == ([mission_of("win-one-tie")], ["supply", "missions"])


def test_of_hidden_things_the_others_see_how_many_and_the_backs_of_missions() -> None:
    dark, light = mission_of("win-one-tie"), mission_of("plus-1-louis")
    play = table_with(
        play_influence_cards,
        hands={YELLOW: "1 2", RED: "3 4 joker"},
        missions={RED: f"{light} {dark}"},
        intrigues={RED: [5, 6]},
        shields={RED: [1, 1, 4]},
    )
    red = play.view(BLUE).players[RED]
    assert (red.hand, red.intrigues, red.shields) == (3, 2, 3)
    assert red.missions == [stack_of(light), stack_of(dark)] == ["light", "dark"]


def test_everybody_sees_the_sizes_of_all_piles() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2", RED: "3 4"}, intrigues={RED: [5]}, shields={RED: [2]})
    view = play.view()
    assert (view.influence_deck, view.intrigue_pile, view.shield_pile) == (26, 11, 59)
    assert view.stacks == {"light": 20, "medium": 12, "dark": 8}


def test_everybody_sees_the_card_that_is_being_used_and_the_board_that_is_being_scored() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"})
    play.choose(YELLOW, "play board-2")
    assert (play.view().card, play.view().board) == ("board-2", None)
    play = scoring(4, on={4: {RED: 2, YELLOW: 1}})
    assert (play.view().card, play.view().board, play.view().decision) == (None, 4, "bribe")


@pytest.mark.parametrize("seat", [WATCHER, YELLOW, RED])
def test_everybody_sees_the_laid_mission_that_is_offered(seat: int) -> None:
    play = table_with(supply_effects, laid={RED: "plus-2-louis-or-markers marker-for-card"})
    view = play.view(seat)
    assert (view.decision, view.mission, view.amount) == ("supply-effect", mission_of("plus-2-louis-or-markers"), 2)
    play.choose(RED, "supply 1")
    view = play.view(seat)
    assert (view.decision, view.mission, view.amount) == ("supply-effect", mission_of("marker-for-card"), None)


def test_of_two_missions_alike_the_one_that_is_not_used_is_offered() -> None:
    first, second = missions_of("plus-2-louis-or-markers")[:2]
    play = table_with(supply_effects, laid={RED: "plus-2-louis-or-markers plus-2-louis-or-markers"})
    assert play.view().mission == first
    play.choose(RED, "supply 0")
    assert play.view().mission == second


@pytest.mark.parametrize(("bonus", "board"), [("marker-on-5", 5), ("marker-on-9", 9), ("marker-on-king", 3)])
def test_everybody_sees_on_which_board_a_mission_would_put_a_marker(bonus: str, board: int) -> None:
    play = table_with(opening_markers, king=3, laid={RED: bonus}, hands={RED: "1 2"})
    for seat in (WATCHER, YELLOW, RED):
        view = play.view(seat)
        assert (view.decision, view.board, view.mission) == ("opening-marker", board, mission_of(bonus))


@pytest.mark.parametrize(("decision", "bonus"), [("end-marker", "marker-at-end"), ("win-tie", "win-one-tie")])
def test_everybody_sees_the_mission_at_the_end_of_influence_and_in_a_tie(decision: str, bonus: str) -> None:
    play = table_with(end_markers, on={4: {YELLOW: 1, RED: 1}}, laid={RED: bonus})
    assert (play.view().decision, play.view().mission) == (decision, mission_of(bonus))


@pytest.mark.parametrize(("card", "markers"), [("board-2", 3), ("joker", 2)])
def test_everybody_sees_how_many_markers_a_card_is_worth(card: str, markers: int) -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "joker 2 3"})
    assert play.view().amount is None
    play.choose(YELLOW, f"play {card}")
    assert play.view().amount == markers


def test_everybody_sees_what_a_bribe_costs_the_one_who_is_asked() -> None:
    on = {4: {RED: 3, YELLOW: 1, GREEN: 1}}
    play = scoring(4, on=on, laid={YELLOW: "bribe-minus-1"}, money={YELLOW: 9, GREEN: 9})
    assert (play.to_act(), play.view(RED).price) == ([GREEN], price_of(4))
    play.choose(GREEN, "decline")
    assert (play.to_act(), play.view(RED).price) == ([YELLOW], price_of(4) - 1)
    play.choose(YELLOW, "decline")
    assert play.view(RED).price is None


def test_everybody_sees_who_has_won_a_tie_by_a_mission() -> None:
    on = {4: {RED: 2, YELLOW: 2, GREEN: 1}}
    play = scoring(4, on=on, laid={RED: "win-one-tie"}, money={GREEN: 9})
    assert (play.decision(), play.view().scoring) == ("win-tie", None)
    play.choose(RED, "accept")
    scored = play.view().scoring
    assert scored is not None
    assert (play.decision(), scored.markers, scored.tie_winner) == ("bribe", [2, 2, 1, 0], RED)


def test_markers_that_come_to_a_board_while_it_is_scored_are_not_shown_as_counted() -> None:
    play = scoring(6, on={6: {RED: 2, YELLOW: 1, GREEN: 1}}, favori=True, favourite=6)
    assert play.asked() == ("conde", [RED])
    play.choose(RED, "put 6")
    scored = play.view().scoring
    assert scored is not None
    assert (play.markers(6), scored.markers, scored.tie_winner) == ([1, 3, 1, 0], [1, 2, 1, 0], None)


def test_everybody_sees_how_many_favours_missions_and_tiles_are_still_to_go() -> None:
    play = scoring(6, on={6: {RED: 2, YELLOW: 1}}, favori=True, favourite=6)
    play.choose(RED, "decline")
    assert (play.decision(), play.view().amount) == ("favour", 2)
    play.choose(RED, "station supply")
    assert play.view().amount == 1
    play = table_with(
        accomplish_missions,
        missions={YELLOW: mission_of("plus-1-mission")},
        tiles={YELLOW: "crown crown ring ring letter"},
    )
    play.choose(YELLOW, f"lay {mission_of('plus-1-mission')}", "pay crown crown")
    assert (play.decision(), play.view().amount) == ("draw-mission", 2)
    play.choose(YELLOW, "draw light", "draw light", "decline")
    assert (play.decision(), play.view().amount) == ("hand-in", 2)
    play.choose(YELLOW, "hand-in ring")
    assert play.view().amount == 1


def test_everybody_sees_how_many_missions_may_still_be_exchanged() -> None:
    cards = [mission_of("plus-1-louis"), mission_of("plus-1-marker"), mission_of("win-one-tie")]
    play = table_with(accomplish_missions, missions={YELLOW: " ".join(cards)}, laid={YELLOW: "exchange-missions"})
    play.choose(YELLOW, "decline")
    view = play.view()
    assert (view.decision, view.mission, view.amount) == ("exchange-mission", mission_of("exchange-missions"), 2)
    play.choose(YELLOW, f"return {cards[0]}")
    assert play.view().amount == 1


def test_everybody_sees_whose_turn_it_is_and_which_round() -> None:
    play = table_with(begin_round, first=GREEN, round_number=2)
    view = play.view()
    assert (view.round, view.first, view.to_act, view.seats) == (3, GREEN, [GREEN], 4)


# What only the seat itself sees.


def test_a_seat_sees_its_own_hidden_things() -> None:
    dark = mission_of("win-one-tie")
    play = table_with(
        play_influence_cards,
        hands={RED: "joker 3 12"},
        missions={RED: dark},
        intrigues={RED: [9, 5]},
        shields={RED: [1, 4]},
    )
    own = play.own(RED)
    assert (own.hand, own.missions, own.intrigues) == (["board-3", "board-12", "joker"], [dark], [5, 9])
    assert [kind for kind, number in own.shields.items() if number] == ["shield-1", "shield-4"]


def test_a_watcher_owns_nothing() -> None:
    view = table_with(play_influence_cards, hands={RED: "1 2"}).view(WATCHER)
    assert view.seat is None
    assert view.own is None


@pytest.mark.parametrize("seat", [WATCHER, YELLOW, BLUE])
def test_hidden_things_of_another_do_not_change_what_a_seat_sees(seat: int) -> None:
    light = [mission_of("plus-1-louis"), mission_of("plus-1-marker")]
    views = [
        table_with(
            play_influence_cards,
            hands={YELLOW: "1 2", RED: hand},
            missions={RED: mission},
            intrigues={RED: [intrigue]},
            shields={RED: [shield]},
        ).view(seat)
        for hand, mission, intrigue, shield in (("3 4", light[0], 5, 1), ("joker 12", light[1], 8, 6))
    ]
    assert views[0] == views[1]


def test_everybody_sees_the_mission_that_is_being_paid_for() -> None:
    card = mission_of("plus-1-louis")
    play = table_with(accomplish_missions, missions={YELLOW: card}, tiles={YELLOW: "crown crown ring"})
    play.choose(YELLOW, f"lay {card}")
    for seat in (YELLOW, RED, WATCHER):
        assert play.view(seat).mission == card


def test_others_see_that_a_seat_has_answered_about_its_intrigue_cards_but_not_what() -> None:
    views = []
    for answer in ("decline", "plot 0 2"):
        play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
        play.choose(GREEN, answer)
        assert [player.decided for player in play.view().players] == [False, False, True, False]
        views.append(play.view(YELLOW))
    assert views[0] == views[1]


def test_a_seat_sees_its_own_answer_about_its_intrigue_cards_as_a_choice() -> None:
    for notation in ("decline", "plot 0 2"):
        play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
        assert play.own(GREEN).answer is None
        play.choose(GREEN, notation)
        answer = cast(Json, play.own(GREEN).answer)
        assert GAME.choices.notation(GAME.choices.parse_struct(answer)) == notation
        assert play.own(RED).answer is None


def test_a_seat_sees_the_influence_cards_that_it_puts_back() -> None:
    hands = {YELLOW: "1 2 joker", RED: "3 4"}
    play = table_with(offer_redraw, favori=True, hands=hands, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "redraw joker", "redraw board-1")
    assert play.own(YELLOW).returned == ["joker", "board-1"]
    assert play.own(RED).returned == []
    assert play.player(YELLOW).hand == 1


# The end.


def test_during_the_game_there_is_no_count() -> None:
    assert table_with(play_influence_cards, hands={YELLOW: "1 2"}).view(YELLOW).count is None


def test_at_the_end_everybody_sees_the_count_and_the_shields_turned_up() -> None:
    play = game_end(shields={RED: [1, 4, 4]}, laid={RED: "win-one-tie"})
    for seat in (WATCHER, YELLOW):
        counts = play.view(seat).count
        assert counts is not None
        assert counts[RED].points == {"missions": 5, "shields": 3, "majorities": 2}
        assert (counts[RED].total, counts[RED].rank) == (10, 1)
        assert (counts[RED].shields["shield-1"], counts[RED].shields["shield-4"]) == (1, 2)
    assert (play.view().decision, play.view().to_act) == (None, [])


# What is told.


def test_an_intrigue_card_is_seen_by_who_draws_it_and_counted_by_the_others() -> None:
    play = scoring(12, on={12: {RED: 1}}, intrigue_top=[7])
    assert play.events("intrigue-seen", heard_by=RED) == [{"type": "intrigue-seen", "seat": RED, "board": "7"}]
    assert play.events("intrigue-seen", heard_by=YELLOW) == []
    assert play.events("intrigue-drawn", heard_by=YELLOW) == [{"type": "intrigue-drawn", "seat": RED}]


def test_a_card_of_mazarin_is_seen_by_who_draws_it_and_counted_by_the_others() -> None:
    play = scoring(11, on={11: {RED: 1}}, influence_top="9")
    assert play.events("card-seen", heard_by=RED) == [{"type": "card-seen", "seat": RED, "card": "board-9"}]
    assert play.events("card-seen", heard_by=WATCHER) == []
    assert play.events("card-drawn", heard_by=WATCHER) == [{"type": "card-drawn", "seat": RED}]


def test_where_markers_go_is_told_to_all() -> None:
    play = scoring(4, on={4: {RED: 2, YELLOW: 1}})
    play.choose(YELLOW, "decline")
    assert play.events("markers-lost", heard_by=WATCHER) == [{"type": "markers-lost", "seat": RED, "markers": 2}]
    assert play.events("markers-home", heard_by=WATCHER) == [{"type": "markers-home", "seat": YELLOW, "markers": 1}]
    assert play.events("board-flipped", heard_by=WATCHER) == [{"type": "board-flipped", "board": "4"}]
