"""What seats and watchers see, and what they do not."""

from __future__ import annotations

import pytest

from roisoleil.games.louis_xiv.influence import play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import game_end, mission_of, needed_on, price_of, scoring, stack_of, table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, WATCHER, YELLOW

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


def test_the_mission_that_is_being_paid_for_is_seen_by_its_owner_alone() -> None:
    card = mission_of("plus-1-louis")
    play = table_with(accomplish_missions, missions={YELLOW: card}, tiles={YELLOW: "crown crown ring"})
    play.choose(YELLOW, f"lay {card}")
    assert play.view(YELLOW).mission == card
    assert play.view(RED).mission is None
    assert play.view(WATCHER).mission is None


def test_others_see_that_a_seat_has_answered_about_its_intrigue_cards_but_not_what() -> None:
    views = []
    for answer in ("decline", "plot 0 2"):
        play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
        play.choose(GREEN, answer)
        assert [player.decided for player in play.view().players] == [False, False, True, False]
        views.append(play.view(YELLOW))
    assert views[0] == views[1]


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
