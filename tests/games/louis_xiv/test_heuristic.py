"""What a sound player and the beginners choose in positions that a player would recognise, and who is said to win."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from roisoleil.bots.bot import best_option
from roisoleil.engine.chance import FastChance
from roisoleil.engine.game import TEMPERS
from roisoleil.games.louis_xiv.influence import play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.supply import begin_round
from tests.games.louis_xiv.helpers import game_end, mission_of, missions_for, new_game, scoring, table_with
from tests.games.louis_xiv.play import BLUE, GAME, GREEN, RED, YELLOW, Play

MISER, COLLECTOR, QUARRELLER = range(TEMPERS)
SETTINGS = [(seats, favori) for seats in (2, 3, 4) for favori in (False, True)]


def sound_choice(play: Play, seat: int = YELLOW) -> str:
    """What a sound player chooses; there must be one best."""
    options = play.table.options(seat)
    return the_best(options, GAME.appeals(play.table, seat, options))


def beginners_choice(play: Play, temper: int, seat: int = YELLOW) -> str:
    """What a beginner of that temper chooses; there must be one best."""
    options = play.table.options(seat)
    return the_best(options, GAME.glances(play.table, seat, options, temper))


def the_best(options: list[int], worths: list[int]) -> str:
    assert worths.count(max(worths)) == 1, sorted(zip(worths, map(GAME.choices.notation, options), strict=True))[-5:]
    return GAME.choices.notation(options[worths.index(max(worths))])


def sound_games(seats: int, favori: bool) -> Iterator[Play]:
    """The decisions of a whole game of sound players."""
    play = new_game(seats, favori, FastChance(seats))
    chance = FastChance(9)
    while not play.table.is_over():
        yield play
        seat = play.to_act()[0]
        options = play.table.options(seat)
        choice = best_option(options, GAME.appeals(play.table, seat, options), chance)
        play.choose(seat, GAME.choices.notation(choice))


# The sound player: supply.


def test_all_markers_are_recovered_but_the_one_that_the_favourite_would_add_to_an_intrigue_card() -> None:
    laid, general = {YELLOW: "plus-3-markers"}, {YELLOW: 3}
    assert sound_choice(table_with(begin_round, favori=True, laid=laid, general=general)) == "recover-some 3"
    intrigues, tablet = {YELLOW: [4]}, {YELLOW: "scoring"}
    plan = table_with(begin_round, favori=True, laid=laid, general=general, intrigues=intrigues, tablet=tablet)
    assert sound_choice(plan) == "recover-some 2"


def test_beginners_recover_all_markers() -> None:
    play = table_with(begin_round, favori=True, laid={YELLOW: "plus-3-markers"})
    for temper in (MISER, COLLECTOR, QUARRELLER):
        assert beginners_choice(play, temper) == "recover-some 3"


# The sound player: influence.


def test_the_last_card_takes_the_crown_that_nobody_contests_and_the_markers_that_conde_asks() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "6 12"})
    play.choose(YELLOW, "play board-6")
    assert sound_choice(play) == "place 5:1,6:2"


def test_the_card_with_the_best_use_is_played() -> None:
    # Board 9 gives a crown to a single marker; boards 7 and 8 are beyond reach.
    on = {7: {RED: 5}, 8: {RED: 1}, 1: {YELLOW: 1}, 2: {YELLOW: 1}}
    play = table_with(play_influence_cards, hands={YELLOW: "9 7"}, on=on, money={YELLOW: 0})
    assert sound_choice(play) == "play board-9"


def test_a_first_place_is_overtaken_with_the_last_card() -> None:
    on = {9: {RED: 2}, 1: {GREEN: 3}, 2: {GREEN: 3}, 3: {GREEN: 3}, 8: {BLUE: 3}}
    play = table_with(play_influence_cards, hands={YELLOW: "9 joker"}, on=on, money={YELLOW: 0}, round_number=4)
    play.choose(YELLOW, "play board-9")
    assert sound_choice(play) == "place 9:3"


def test_without_markers_for_the_turns_to_come_some_are_recovered() -> None:
    hands = {YELLOW: "1 2 3 4 joker", RED: "5 6 7 8 9"}
    play = table_with(play_influence_cards, hands=hands, general={YELLOW: 15})
    play.choose(YELLOW, "play joker")
    assert sound_choice(play) == "recover"


def test_in_the_last_turn_of_the_game_nothing_is_recovered() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "9 joker"}, general={YELLOW: 15}, round_number=4)
    play.choose(YELLOW, "play board-9")
    assert sound_choice(play) == "place 9:1"


# The sound player: scoring.


def test_an_intrigue_card_that_breaks_a_tie_for_a_crown_is_played_with_one_marker_of_the_general_supply() -> None:
    play = scoring(9, on={9: {YELLOW: 1, RED: 1}}, intrigues={YELLOW: [9]})
    assert sound_choice(play) == "plot 1 0"


def test_an_intrigue_card_overtakes_with_two_markers_where_one_would_only_tie() -> None:
    play = scoring(9, on={9: {YELLOW: 1, RED: 2}}, intrigues={YELLOW: [9]})
    assert sound_choice(play) == "plot 0 2"


def test_an_intrigue_card_is_kept_where_the_crown_is_won_already() -> None:
    play = scoring(9, on={9: {YELLOW: 2, RED: 1}}, intrigues={YELLOW: [9]})
    assert sound_choice(play) == "decline"


def test_condes_marker_breaks_the_tie_for_a_crown() -> None:
    on = {6: {YELLOW: 2}, 7: {RED: 3}, 8: {GREEN: 3}, 9: {YELLOW: 1, RED: 1}, 11: {GREEN: 3}, 12: {RED: 3}}
    play = scoring(6, on=on, money={YELLOW: 0})
    assert play.asked() == ("conde", [YELLOW])
    assert sound_choice(play) == "put 9"


def test_a_tie_for_a_crown_is_won() -> None:
    play = scoring(9, on={9: {YELLOW: 1, RED: 1}}, laid={YELLOW: "win-one-tie"})
    assert play.asked() == ("win-tie", [YELLOW])
    assert sound_choice(play) == "accept"


def test_a_tile_is_worth_its_bribe() -> None:
    play = scoring(1, on={1: {YELLOW: 1, RED: 2}})
    assert play.asked() == ("bribe", [YELLOW])
    assert sound_choice(play) == "accept"


# The sound player: missions.


def test_a_mission_is_paid_so_that_the_other_can_be_laid_too() -> None:
    light, medium = missions_for("sceptre", "any")[0], missions_for("ring", "helmet")[0]
    tiles = {YELLOW: "sceptre sceptre ring helmet"}
    play = table_with(accomplish_missions, missions={YELLOW: f"{light} {medium}"}, tiles=tiles)
    play.choose(YELLOW, f"lay {light}")
    assert sound_choice(play) == "pay sceptre sceptre"


def test_crowns_are_kept_when_plain_tiles_will_do() -> None:
    light = missions_for("sceptre", "any")[0]
    play = table_with(accomplish_missions, missions={YELLOW: light}, tiles={YELLOW: "sceptre ring crown"})
    play.choose(YELLOW, f"lay {light}")
    assert sound_choice(play) == "pay sceptre ring"


def test_the_crown_is_the_tile_that_is_kept_for_the_next_round() -> None:
    play = table_with(accomplish_missions, tiles={YELLOW: "sceptre crown"})
    play.choose(YELLOW, *(["decline"] if play.decision() == "lay-mission" else []))
    assert sound_choice(play) == "hand-in sceptre"


def test_a_mission_that_brings_one_more_is_laid_first() -> None:
    plus, plain = mission_of("plus-1-mission"), mission_of("pay-2-to-pass")
    play = table_with(accomplish_missions, missions={YELLOW: f"{plus} {plain}"}, tiles={YELLOW: "crown crown"})
    assert sound_choice(play) == f"lay {plus}"


# What the sound player may not know, and may not touch.


@pytest.mark.parametrize(("seats", "favori"), SETTINGS)
def test_appeals_and_glances_use_only_what_the_seat_knows_and_change_nothing(seats: int, favori: bool) -> None:
    for number, play in enumerate(sound_games(seats, favori)):
        seat = play.to_act()[0]
        options = play.table.options(seat)
        before = play.table.hash()
        copy = GAME.redeal(play.table, seat, FastChance(number))
        assert GAME.appeals(copy, seat, options) == GAME.appeals(play.table, seat, options), play.decision()
        for temper in range(TEMPERS):
            worths = GAME.glances(play.table, seat, options, temper)
            assert worths == GAME.glances(copy, seat, options, temper), play.decision()
            assert len(worths) == len(options)
        assert play.table.hash() == before, play.decision()


# The beginners.


def test_a_beginner_does_not_think_of_recovering_while_there_is_a_marker_to_place() -> None:
    hands = {YELLOW: "1 2 3 4 9", RED: "5 6 7 8 10"}
    play = table_with(play_influence_cards, hands=hands, general={YELLOW: 15})
    play.choose(YELLOW, "play board-9")
    assert sound_choice(play) == "recover"
    assert {beginners_choice(play, temper) for temper in range(TEMPERS)} == {"place 9:1"}


def test_each_beginner_plays_the_card_of_the_character_he_loves() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "5 7 10"})
    loved = [beginners_choice(play, temper) for temper in (MISER, COLLECTOR, QUARRELLER)]
    assert loved == ["play board-7", "play board-10", "play board-5"]


def test_the_miser_keeps_his_louis_where_the_others_bribe() -> None:
    play = scoring(1, on={1: {YELLOW: 1, RED: 2}}, money={YELLOW: 5})
    assert play.asked() == ("bribe", [YELLOW])
    choices = [beginners_choice(play, temper) for temper in (MISER, COLLECTOR, QUARRELLER)]
    assert choices == ["decline", "accept", "accept"]


def test_the_quarreller_overtakes_where_the_others_go_alone() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "11 1"}, on={11: {RED: 1}})
    play.choose(YELLOW, "play board-11")
    assert beginners_choice(play, QUARRELLER) == "place 11:2,12:1"
    assert beginners_choice(play, COLLECTOR) == "place 4:1,11:1,12:1"


def test_a_mission_is_laid_by_every_beginner() -> None:
    light = missions_for("sceptre", "any")[0]
    play = table_with(accomplish_missions, missions={YELLOW: light}, tiles={YELLOW: "sceptre ring"})
    assert {beginners_choice(play, temper) for temper in range(TEMPERS)} == {f"lay {light}"}


# The outlook.


@pytest.mark.parametrize(("seats", "favori"), SETTINGS)
def test_the_outlook_adds_up_to_one_at_every_decision_and_changes_nothing(seats: int, favori: bool) -> None:
    for play in sound_games(seats, favori):
        before = play.table.hash()
        chances = GAME.outlook(play.table)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0
        assert play.table.hash() == before


def test_at_the_end_the_victory_is_certain() -> None:
    assert GAME.outlook(game_end(money={RED: 3}).table) == [0.0, 1.0, 0.0, 0.0]


def test_a_shared_victory_is_divided() -> None:
    assert GAME.outlook(game_end(money={RED: 3, BLUE: 3}, shield_top=[1, 2]).table) == [0.0, 0.5, 0.0, 0.5]


def test_a_lead_in_missions_counts_and_counts_more_in_the_last_round() -> None:
    leads = [
        GAME.outlook(
            table_with(
                play_influence_cards,
                hands=dict.fromkeys(range(4), "1 2") | {GREEN: "3 4", BLUE: "5 6", RED: "7 8"},
                laid={GREEN: "plus-1-louis plus-1-marker", RED: "plus-1-louis"},
                round_number=round_number,
            ).table
        )
        for round_number in (2, 4)
    ]
    for chances in leads:
        assert chances[GREEN] > chances[RED] > chances[YELLOW]
    assert leads[1][GREEN] > leads[0][GREEN]


def test_a_crown_about_to_be_won_counts() -> None:
    chances = GAME.outlook(scoring(9, on={9: {RED: 2, BLUE: 1}}, intrigues={YELLOW: [1]}).table)
    assert chances[RED] > chances[BLUE]


def test_markers_just_counted_promise_nothing_more() -> None:
    few, many = [
        GAME.outlook(scoring(4, on={4: {RED: count, BLUE: 1}}, money={BLUE: 3}, round_number=4).table)
        for count in (2, 4)
    ]
    assert few == many


def test_who_will_be_paid_after_the_bribe_of_another_counts_as_paid() -> None:
    on = {4: {RED: 3, GREEN: 1, BLUE: 2}}
    play = scoring(4, king=4, on=on, money={GREEN: 9}, intrigues={YELLOW: [5]})
    play.choose(YELLOW, "decline")
    assert (play.decision(), play.to_act()) == ("bribe", [GREEN])
    foreseen = GAME.outlook(play.table)
    play.choose(GREEN, "decline")
    assert play.tiles(BLUE) == {"helmet": 1}
    came = GAME.outlook(play.table)
    assert came[BLUE] / came[YELLOW] == pytest.approx(foreseen[BLUE] / foreseen[YELLOW])


def test_a_seat_far_behind_in_the_last_missions_is_all_but_lost() -> None:
    bonuses = "plus-1-louis plus-1-louis plus-1-marker plus-1-marker"
    light = missions_for("sceptre", "any")[-1]
    play = table_with(
        accomplish_missions,
        round_number=4,
        seats=2,
        laid={RED: bonuses},
        missions={YELLOW: light},
        tiles={YELLOW: "sceptre ring"},
    )
    assert GAME.outlook(play.table)[YELLOW] < 0.01
