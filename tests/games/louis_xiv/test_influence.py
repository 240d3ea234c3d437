"""Rulebook, "2ème phase : Influence": the order of the phase."""

from __future__ import annotations

from collections import Counter

from roisoleil.games.louis_xiv.cards import INFLUENCE_CARDS
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import end_markers, opening_markers, play_influence_cards
from tests.games.louis_xiv.helpers import table_with
from tests.games.louis_xiv.play import BLUE, GREEN, RED, YELLOW, Play

HANDS = {YELLOW: "1 2 3 4 5", RED: "6 7 8 9 10", GREEN: "11 12 1 2 3", BLUE: "4 5 6 7 8"}


def turns(play: Play) -> list[int]:
    """Who plays cards until the phase is over, each the first of the hand, to recover."""
    found: list[int] = []
    while play.decision() == "play-card":
        seat = play.to_act()[0]
        found.append(seat)
        card = next(option for option in play.options(seat) if option.startswith("play"))
        play.choose(seat, card, "recover")
    return found


def test_the_first_player_begins_and_turns_go_clockwise() -> None:
    play = table_with(play_influence_cards, first=GREEN, hands=HANDS)
    assert turns(play)[:4] == [GREEN, BLUE, YELLOW, RED]


def test_everybody_plays_four_of_five_cards() -> None:
    assert Counter(turns(table_with(play_influence_cards, hands=HANDS))) == dict.fromkeys(range(4), 4)


def test_a_played_card_lies_open_in_the_centre() -> None:
    play = table_with(play_influence_cards, hands=HANDS)
    play.choose(YELLOW, "play board-3")
    assert play.view().centre == ["board-3"]
    assert play.view().card == "board-3"
    assert play.events("card-played", heard_by=-1) == [{"type": "card-played", "seat": YELLOW, "card": "board-3"}]


def test_the_last_card_is_laid_aside_right_after_the_last_but_one_was_played() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2", RED: "6 7"})
    play.choose(YELLOW, "play board-1", "recover")
    assert play.player(YELLOW).hand == 0
    assert play.view().centre == ["board-1"]
    assert play.to_act() == [RED]


def test_the_last_card_goes_face_down_on_top_of_the_unused_cards() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 12", RED: "6 7"})
    play.choose(YELLOW, "play board-1", "recover")
    assert faces(play.table.influence_deck)[0] == 11
    assert play.events("last-card-seen", heard_by=YELLOW)[0]["card"] == "board-12"
    assert play.events("last-card", heard_by=RED) == [{"type": "last-card", "seat": YELLOW}]
    assert play.events("last-card-seen", heard_by=RED) == []


def test_a_last_card_laid_aside_may_be_drawn_by_a_later_exchange() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 12", RED: "6 7 8"}, laid={RED: "exchange-influence"})
    play.choose(YELLOW, "play board-1", "recover")
    play.choose(RED, "exchange board-7")
    assert play.own(RED).hand == ["board-6", "board-8", "board-12"]


def test_who_has_more_cards_plays_several_times_in_a_row() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2 3", RED: "4 5 6 7 8 9", GREEN: "10 11 12"})
    assert turns(play) == [YELLOW, RED, GREEN, YELLOW, RED, GREEN, RED, RED, RED]


def test_a_seat_without_cards_has_no_turn() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2", GREEN: "10 11"})
    assert turns(play) == [YELLOW, GREEN]


def test_all_thirty_cards_are_shuffled_at_the_end_of_the_phase() -> None:
    play = table_with(play_influence_cards, hands=HANDS)
    turns(play)
    assert play.view().influence_deck == 30
    assert play.view().centre == []
    assert sorted(faces(play.table.influence_deck)) == INFLUENCE_CARDS
    assert faces(play.table.influence_deck) != INFLUENCE_CARDS


def test_no_card_is_kept_for_the_next_round() -> None:
    play = table_with(play_influence_cards, hands=HANDS)
    turns(play)
    assert [player.hand for player in play.view().players] == [0] * 4


def test_the_scoring_follows_the_last_card() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"})
    play.choose(YELLOW, "play board-1", "place 1:1")
    assert [event["board"] for event in play.events("board-scored")] == [str(number) for number in range(1, 13)]
    assert play.tiles(YELLOW) == {"sceptre": 1}


def test_equal_cards_in_hand_are_one_choice() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "joker 5 joker 5"})
    assert play.options(YELLOW) == ["play board-5", "play joker"]


# Missions at the beginning and at the end: the order of seats and cards (ruling L11, L18).


def test_opening_markers_are_asked_seat_by_seat_and_in_the_order_of_the_boards() -> None:
    laid = {
        RED: "marker-on-king marker-on-9 marker-on-4 marker-on-1",
        YELLOW: "marker-on-king marker-on-5 marker-on-3 marker-on-2",
    }
    play = table_with(opening_markers, first=RED, king=3, hands=HANDS, laid=laid)
    asked: list[tuple[int, int]] = []
    while play.decision() == "opening-marker":
        seat = play.to_act()[0]
        before = [board.markers[seat] for board in play.view().boards]
        play.choose(seat, "accept")
        after = [board.markers[seat] for board in play.view().boards]
        asked.append((seat, next(n + 1 for n in range(12) if after[n] != before[n])))
    assert asked == [(RED, 1), (RED, 4), (RED, 9), (RED, 3), (YELLOW, 2), (YELLOW, 3), (YELLOW, 5), (YELLOW, 3)]


def test_the_marker_at_the_end_comes_after_the_last_card_and_before_the_reshuffle() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, laid={RED: "marker-at-end"})
    play.choose(YELLOW, "play board-1", "recover")
    assert play.asked() == ("end-marker", [RED])
    assert play.view().centre == ["board-1"]


def test_without_any_such_mission_nobody_is_asked_at_the_end() -> None:
    assert table_with(end_markers).decision() == "lay-mission"
