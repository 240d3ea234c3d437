"""What a seat cannot know, dealt anew; what it has seen it still knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.games.louis_xiv.cards import BONUS_NAMES
from roisoleil.games.louis_xiv.favori import offer_redraw
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.influence import play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.state import Versailles
from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import BOX, game_end, mission_of, missions_in, new_game, scoring, table_with
from tests.games.louis_xiv.play import BLUE, GAME, GREEN, RED, WATCHER, YELLOW, Play
from tests.games.louis_xiv.statistics import is_even, looks_drawn_from

SAMPLE = 600
SETTINGS = [(seats, favori) for seats in (2, 3, 4) for favori in (False, True)]


def redealt(play: Play, seat: int, sample: int = SAMPLE) -> list[Versailles]:
    """Many copies of a table, dealt anew for a seat."""
    return [GAME.redeal(play.table, seat, FastChance(number)) for number in range(sample)]


def positions(seats: int, favori: bool, seed: int = 1) -> Iterator[Play]:
    """The decisions of a whole random game."""
    play = new_game(seats, favori, FastChance(seed))
    chance = FastChance(seed + 50)
    while not play.table.is_over():
        yield play
        seat = play.to_act()[0]
        options = play.options(seat)
        play.choose(seat, options[chance.below(len(options))])


def hand(table: Versailles, seat: int) -> list[int]:
    return sorted(faces(table.courtiers[seat].hand))


def missions(table: Versailles, seat: int) -> list[str]:
    return [BOX.mission_names[number] for number in faces(table.courtiers[seat].missions)]


def bonus_of(mission: str) -> str:
    return BONUS_NAMES[BOX.missions[BOX.mission_names.index(mission)].bonus]


def shields(table: Versailles, seat: int) -> list[int]:
    return [kind for kind in range(6) for _ in range(table.courtiers[seat].shields_of(kind))]


# What stays as it is.


@pytest.mark.parametrize(("seats", "favori"), SETTINGS)
def test_a_redeal_conserves_every_card_and_marker_at_every_decision_of_a_game(seats: int, favori: bool) -> None:
    for play in positions(seats, favori):
        for seat in range(WATCHER, seats):
            GAME.check(GAME.redeal(play.table, seat, FastChance(seat + 1)))


@pytest.mark.parametrize(("seats", "favori"), SETTINGS)
def test_a_redeal_shows_the_seat_the_same_view_and_options_at_every_decision_of_a_game(
    seats: int, favori: bool
) -> None:
    for play in positions(seats, favori, seed=2):
        for seat in range(WATCHER, seats):
            copy = GAME.redeal(play.table, seat, FastChance(seat + 5))
            assert GAME.view(copy, seat) == play.view(seat), play.decision()
            assert seat == WATCHER or copy.options(seat) == play.table.options(seat)


def test_a_redeal_leaves_the_table_itself_alone() -> None:
    for play in positions(4, favori=True):
        before = play.table.hash()
        GAME.redeal(play.table, RED, FastChance(1))
        assert play.table.hash() == before


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    for number, start in enumerate(positions(3, favori=True)):
        if number % 15 == 0:
            copy = Play(GAME.redeal(start.table, start.to_act()[0], FastChance(number)), Dealer(FastChance(1)))
            copy.play_on()
            assert copy.table.is_over()


def test_after_the_count_nothing_is_dealt_anew() -> None:
    play = game_end(shields={RED: [1, 2]}, intrigues={GREEN: [3]})
    assert GAME.redeal(play.table, YELLOW, FastChance(1)).hash() == play.table.hash()


def test_a_seat_keeps_its_own_cards_missions_intrigues_and_shields() -> None:
    dark = mission_of("win-one-tie")
    play = table_with(
        play_influence_cards,
        hands={RED: "1 6 joker"},
        missions={RED: dark},
        intrigues={RED: [4]},
        shields={RED: [2, 5]},
    )
    for copy in redealt(play, RED, 50):
        assert GAME.view(copy, RED) == play.view(RED)
        assert (hand(copy, RED), missions(copy, RED)) == ([0, 5, 12], [dark])
        assert faces(copy.courtiers[RED].intrigues) == [3]


def test_open_things_of_all_stay() -> None:
    play = table_with(
        play_influence_cards,
        hands={YELLOW: "1 2"},
        on={3: {RED: 2, GREEN: 1}},
        tiles={RED: "ring crown"},
        laid={GREEN: "win-one-tie"},
        money={BLUE: 11},
        flipped=[3],
        king=2,
    )
    for copy in redealt(play, BLUE, 30):
        assert GAME.view(copy, WATCHER) == play.view()


# What is dealt anew, evenly.


def test_each_intrigue_card_is_equally_likely_in_another_hand() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, intrigues={RED: [7]})
    assert is_even([faces(copy.courtiers[RED].intrigues)[0] for copy in redealt(play, YELLOW, 1200)], range(12))


def test_each_type_of_shield_is_equally_likely_in_another_hand() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, shields={RED: [3]})
    kinds = [next(kind for kind in range(6) if copy.courtiers[RED].shields_of(kind)) for copy in redealt(play, YELLOW)]
    assert is_even(kinds, range(6))


def test_shields_that_a_seat_holds_itself_cannot_be_with_others() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, shields={YELLOW: [3] * 10, RED: [1, 1]})
    for copy in redealt(play, YELLOW, 100):
        assert copy.courtiers[RED].shields_of(2) == 0
        assert copy.courtiers[RED].shield_count() == 2


def test_a_mission_of_another_is_any_unseen_one_of_its_back() -> None:
    dark = missions_in("dark")
    play = table_with(accomplish_missions, missions={YELLOW: " ".join(dark[:4]), RED: dark[4]})
    assert is_even([missions(copy, RED)[0] for copy in redealt(play, YELLOW)], dark[4:])


def test_each_place_is_equally_likely_for_an_unseen_influence_card() -> None:
    mine = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 12"
    play = table_with(play_influence_cards, hands={YELLOW: mine, RED: "9 10 10 11 11 12"})
    places = [
        [*faces(copy.courtiers[RED].hand), *faces(copy.influence_deck)].index(11)
        for copy in redealt(play, YELLOW, 1200)
    ]
    assert is_even(places, range(12))


def test_each_money_card_not_yet_turned_may_be_next() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, round_number=2)
    turned = play.table.money_deck[:2]
    sample = [copy.money_deck[2] for copy in redealt(play, YELLOW)]
    assert is_even(sample, [card for card in range(8) if card not in turned])


def test_money_cards_that_were_turned_stay() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, round_number=3)
    assert {tuple(copy.money_deck[:3]) for copy in redealt(play, YELLOW, 30)} == {tuple(play.table.money_deck[:3])}


def test_a_watcher_knows_no_card_at_all() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, intrigues={RED: [7]})
    assert is_even([faces(copy.courtiers[RED].intrigues)[0] for copy in redealt(play, WATCHER, 1200)], range(12))
    assert len({tuple(hand(copy, YELLOW)) for copy in redealt(play, WATCHER, 50)}) > 10


# Whole worlds: every way in which the unseen cards can lie, written out by hand.


def test_influence_cards_not_seen_in_hand_or_centre_lie_in_every_way_that_is_left() -> None:
    mine = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 joker joker"
    play = table_with(play_influence_cards, hands={YELLOW: mine, RED: "11 12 12 joker"})
    play.choose(YELLOW, "play board-1", "recover")
    play.choose(RED, "play board-12", "recover")
    # Of 30 cards Yellow holds 21 and has seen two played; three are with Red and four in the deck.
    unseen = [10, 10, 11, 12, 12, 12, 12]
    worlds = [(tuple(sorted(order[:3])), order[3]) for order in permutations(unseen)]
    sample = [(tuple(hand(copy, RED)), faces(copy.influence_deck)[0]) for copy in redealt(play, YELLOW, 2000)]
    assert looks_drawn_from(sample, worlds)


def test_dark_missions_not_laid_held_or_put_back_lie_in_every_way_that_is_left() -> None:
    dark = missions_in("dark")
    laid = {YELLOW: "exchange-missions", GREEN: bonus_of(dark[7])}
    hands = {YELLOW: f"{dark[0]} {dark[1]}", RED: dark[2], BLUE: f"{dark[3]} {dark[4]}"}
    play = table_with(accomplish_missions, missions=hands, laid=laid)
    play.choose(YELLOW, "decline", f"return {dark[0]}", "decline", "draw light")
    # Green's lies open, one is in Yellow's hand, and the one that Yellow put back is the last of its stack.
    unseen = dark[2:7]
    worlds = [(order[0], tuple(sorted(order[1:3])), (*order[3:], dark[0])) for order in permutations(unseen)]
    sample = [
        (
            missions(copy, RED)[0],
            tuple(sorted(missions(copy, BLUE))),
            tuple(BOX.mission_names[number] for number in faces(copy.dark)),
        )
        for copy in redealt(play, YELLOW, 1500)
    ]
    assert looks_drawn_from(sample, worlds)


def test_intrigue_cards_not_held_or_played_lie_in_every_way_that_is_left() -> None:
    play = scoring(4, intrigues={YELLOW: [1, 2, 3, 5, 6, 7, 8], GREEN: [4], RED: [9, 10]})
    play.choose(GREEN, "plot 1 0")
    for seat in (YELLOW, RED):
        play.choose(seat, "decline")
    # All have seen board 4 go under the pile.
    worlds = [(tuple(sorted(order[:2])), (*order[2:], 3)) for order in permutations([8, 9, 10, 11])]
    sample = [
        (tuple(sorted(faces(copy.courtiers[RED].intrigues))), tuple(faces(copy.intrigue_pile)))
        for copy in redealt(play, YELLOW)
    ]
    assert looks_drawn_from(sample, worlds)


def test_shields_not_held_lie_in_every_way_that_is_left() -> None:
    mine = [1] * 9 + [2] * 8 + [3] * 8 + [4, 5, 6] * 10
    play = table_with(play_influence_cards, hands={YELLOW: "1 2"}, shields={YELLOW: mine, RED: [1, 2], GREEN: [3]})
    # Sixty shields are counted: Red has two of the five that are left, Green one, and two lie in the pile.
    worlds = [(tuple(sorted(order[:2])), order[2]) for order in permutations([0, 1, 1, 2, 2])]
    sample = [(tuple(shields(copy, RED)), shields(copy, GREEN)[0]) for copy in redealt(play, YELLOW, 1500)]
    assert looks_drawn_from(sample, worlds)


# What a seat has seen it still knows.


def test_who_laid_the_last_card_aside_knows_what_lies_on_the_deck() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 12", RED: "6 7 8"})
    play.choose(YELLOW, "play board-1", "recover")
    assert {faces(copy.influence_deck)[0] for copy in redealt(play, YELLOW, 50)} == {11}
    assert len({faces(copy.influence_deck)[0] for copy in redealt(play, RED, 50)}) > 5


def test_who_knew_the_card_on_the_deck_knows_it_in_the_hand_of_who_drew_it() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 12", RED: "6 7 8"}, laid={RED: "exchange-influence"})
    play.choose(YELLOW, "play board-1", "recover")
    play.choose(RED, "exchange board-7")
    assert all(11 in hand(copy, RED) for copy in redealt(play, YELLOW, 50))
    assert not all(11 in hand(copy, RED) for copy in redealt(play, GREEN, 50))


def test_a_known_card_that_becomes_the_last_of_its_hand_is_known_on_the_deck() -> None:
    hands = {YELLOW: "1 12", RED: "6 7 8", BLUE: "2 3 4 5 9"}
    play = table_with(play_influence_cards, hands=hands, laid={RED: "exchange-influence"})
    play.choose(YELLOW, "play board-1", "recover")
    play.choose(RED, "exchange board-7")
    play.choose(BLUE, "play board-2", "recover")
    play.choose(RED, "play board-6", "recover")
    play.choose(BLUE, "play board-3", "recover")
    # Red holds board 8 and board 12, which Yellow knows, and plays the other.
    play.choose(RED, "play board-8", "recover")
    assert {faces(copy.influence_deck)[0] for copy in redealt(play, YELLOW, 30)} == {11}


def test_who_saw_one_of_two_equal_cards_played_cannot_know_that_the_other_is_still_held() -> None:
    hands = {YELLOW: "1 12", RED: "12 7 8"}
    play = table_with(play_influence_cards, hands=hands, laid={RED: "exchange-influence"})
    play.choose(YELLOW, "play board-1", "recover")
    play.choose(RED, "exchange board-7")
    # Red holds both cards of board 12; Yellow knows of one only.
    play.choose(RED, "play board-12")
    assert not all(11 in hand(copy, RED) for copy in redealt(play, YELLOW, 50))


def test_who_put_cards_under_the_deck_by_a_redraw_knows_them_there() -> None:
    play = table_with(offer_redraw, favori=True, hands={YELLOW: "1 2 joker"}, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "redraw board-2", "redraw joker", "decline")
    assert {tuple(faces(copy.influence_deck)[-2:]) for copy in redealt(play, YELLOW, 50)} == {(12, 1)}
    assert len({tuple(faces(copy.influence_deck)[-2:]) for copy in redealt(play, RED, 50)}) > 5


@pytest.mark.soak
def test_cards_that_another_put_under_the_deck_by_a_redraw_lie_there_in_order() -> None:
    mine = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 joker joker"
    play = table_with(offer_redraw, favori=True, hands={RED: mine, YELLOW: "11 12 joker"}, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "redraw board-12", "redraw joker", "decline")
    # Of 30 cards Red holds 22; the others are with Yellow and in the deck, whose last two Yellow put there.
    unseen = [10, 10, 11, 11, 12, 12, 12, 12]
    worlds = [
        (tuple(sorted(order[:3])), order[3:6], tuple(sorted(order[6:], key=lambda card: (card + 1) % 13)))
        for order in permutations(unseen)
    ]
    sample = []
    for copy in redealt(play, RED, 6000):
        deck = faces(copy.influence_deck)
        sample.append((tuple(hand(copy, YELLOW)), tuple(deck[:3]), tuple(deck[3:])))
    assert looks_drawn_from(sample, worlds)


def test_cards_that_another_is_just_putting_back_may_be_any() -> None:
    play = table_with(offer_redraw, favori=True, hands={YELLOW: "1 2 joker"}, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "redraw board-2")
    assert {tuple(copy.frames[-1].dump()[1]) for copy in redealt(play, YELLOW, 30)} == {(1,)}
    assert len({tuple(copy.frames[-1].dump()[1]) for copy in redealt(play, RED, 50)}) > 5


def exchanging(yellow: str, red: str, dark_left: str) -> Play:
    """Yellow has put back a dark mission under so small a stack that Red drew it."""
    others = " ".join(name for name in missions_in("dark") if name not in f"{yellow} {red} {dark_left}".split())
    laid = dict.fromkeys((YELLOW, RED), "exchange-missions")
    play = table_with(accomplish_missions, missions={YELLOW: yellow, RED: red, BLUE: others}, laid=laid)
    play.choose(YELLOW, "decline", f"return {yellow}")
    play.choose(YELLOW, "draw light")
    play.choose(RED, "decline")
    return play


def test_who_put_a_mission_back_knows_it_under_the_stack() -> None:
    dark = missions_in("dark")
    play = exchanging(dark[0], dark[1], " ".join(dark[2:5]))
    assert {faces(copy.dark)[-1] for copy in redealt(play, YELLOW, 50)} == {BOX.mission_names.index(dark[0])}
    assert len({faces(copy.dark)[-1] for copy in redealt(play, RED, 50)}) > 2


def test_a_mission_put_back_and_drawn_by_another_is_known_in_his_hand() -> None:
    dark = missions_in("dark")
    play = exchanging(dark[0], dark[1], "")
    play.choose(RED, f"return {dark[1]}", "draw dark")
    assert missions(play.table, RED) == [dark[0]]
    assert all(missions(copy, RED) == [dark[0]] for copy in redealt(play, YELLOW, 50))


def test_of_two_missions_with_one_back_nobody_else_knows_which_was_put_back() -> None:
    dark = missions_in("dark")
    laid = {YELLOW: "exchange-missions", RED: "exchange-missions"}
    medium = missions_in("medium")[0]
    others = " ".join(dark[2:])
    hands = {YELLOW: dark[0], RED: f"{dark[1]} {medium}", BLUE: others}
    play = table_with(accomplish_missions, missions=hands, tiles={RED: "crown crown"}, laid=laid)
    # Yellow puts a dark mission under the empty stack; Red lays the medium one and draws it.
    play.choose(YELLOW, "decline", f"return {dark[0]}", "draw light")
    play.choose(RED, f"lay {medium}", "pay crown crown", "draw dark", "decline")
    assert set(missions(play.table, RED)) == {dark[0], dark[1]}
    # Red puts the other dark one back: for Yellow it may have been either.
    play.choose(RED, f"return {dark[1]}", "decline", "draw light")
    assert not all(dark[0] in missions(copy, RED) for copy in redealt(play, YELLOW, 50))


def test_the_only_mission_of_its_back_is_known_under_the_stack_to_who_knew_it_in_the_hand() -> None:
    dark = missions_in("dark")
    medium = missions_in("medium")[0]
    hands = {YELLOW: dark[0], RED: medium, BLUE: " ".join(dark[1:])}
    laid = dict.fromkeys((YELLOW, RED), "exchange-missions")
    play = table_with(accomplish_missions, missions=hands, tiles={RED: "crown crown"}, laid=laid)
    play.choose(YELLOW, "decline", f"return {dark[0]}", "draw light")
    play.choose(RED, f"lay {medium}", "pay crown crown", "draw dark", "decline")
    play.choose(RED, f"return {dark[0]}")
    play.choose(RED, "draw light")
    assert all(faces(copy.dark) == [BOX.mission_names.index(dark[0])] for copy in redealt(play, YELLOW, 50))


# Intrigue cards.


def test_a_played_intrigue_card_is_known_to_all_under_its_pile() -> None:
    play = scoring(4, intrigues={GREEN: [4]})
    play.choose(GREEN, "plot 1 0")
    for seat in (YELLOW, BLUE):
        assert {faces(copy.intrigue_pile)[-1] for copy in redealt(play, seat, 30)} == {3}


def test_a_played_intrigue_card_is_known_to_watchers_under_its_pile() -> None:
    play = scoring(4, intrigues={GREEN: [4]})
    play.choose(GREEN, "plot 1 0")
    assert {faces(copy.intrigue_pile)[-1] for copy in redealt(play, WATCHER, 30)} == {3}


def test_a_played_intrigue_card_is_known_to_all_when_it_is_drawn_again() -> None:
    play = scoring(4, on={12: {RED: 1}}, intrigues={GREEN: [4], BLUE: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]})
    play.choose(GREEN, "plot 1 0")
    while play.decision() == "intrigue":
        play.choose(BLUE, "decline")
    assert play.own(RED).intrigues == [4]
    assert all(faces(copy.courtiers[RED].intrigues) == [3] for copy in redealt(play, YELLOW, 30))


@pytest.mark.parametrize("seat", [WATCHER, YELLOW, BLUE])
def test_those_who_are_asked_for_intrigue_cards_are_the_same_in_every_redeal(seat: int) -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
    assert all(copy.to_act() == [RED, GREEN] for copy in redealt(play, seat, 30))


def test_who_keeps_an_intrigue_card_does_not_tell_which_it_is() -> None:
    play = scoring(12, on={4: {YELLOW: 1}}, intrigues={GREEN: [12]})
    play.choose(GREEN, "decline")
    assert is_even([faces(copy.courtiers[GREEN].intrigues)[0] for copy in redealt(play, YELLOW, 1200)], range(12))


def test_a_sealed_answer_of_another_may_be_any_that_his_redealt_card_allows() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], YELLOW: [9]})
    play.choose(GREEN, "plot 0 2")
    answers = {copy.frames[-1].dump()[1][GREEN] for copy in redealt(play, YELLOW)}
    plots = [GAME.choices.parse_notation(plot) for plot in ("decline", "plot 1 0", "plot 0 1", "plot 0 2")]
    assert answers == set(plots)


def test_a_seat_keeps_its_own_sealed_answer() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], YELLOW: [9]})
    play.choose(GREEN, "plot 0 2")
    plot = GAME.choices.parse_notation("plot 0 2")
    assert {copy.frames[-1].dump()[1][GREEN] for copy in redealt(play, GREEN, 30)} == {plot}


# Shuffles make everybody forget.


def test_after_the_reshuffle_nobody_knows_the_deck() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "1 12"})
    play.choose(YELLOW, "play board-1", "recover")
    assert play.decision() == "lay-mission"
    assert len({faces(copy.influence_deck)[0] for copy in redealt(play, YELLOW, 60)}) > 5


def test_hands_just_dealt_are_unknown_to_the_others() -> None:
    play = table_with(begin_round, seats=2)
    assert len({tuple(hand(copy, RED)) for copy in redealt(play, YELLOW, 60)}) > 40
