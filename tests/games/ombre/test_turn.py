"""Rulebook, "Comment jouer": the order of play."""

from __future__ import annotations

from tests.games.ombre.helpers import PHASE_3, choose, chosen_chance, log, match_at, new_game, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, DIANE


def test_a_turn_is_qualities_then_cards_then_a_gold_action() -> None:
    play = table_with(draw="red blue")
    phases = []
    for notation in ("done", "announce 2", "place red", "done"):
        phases.append(play.decision())
        play.choose(ANNE, notation)
    assert phases == ["qualities", "announce", "place", "gold-action"]
    assert play.to_act() == [BLAISE]


def test_turns_go_clockwise_and_around() -> None:
    play = new_game(chosen_chance(first=COLBERT), 4)
    order = []
    for _ in range(6):
        order.append(play.view().active)
        play.next_turn()
    assert order == [COLBERT, DIANE, ANNE, BLAISE, COLBERT, DIANE]


def test_who_is_out_has_no_turn() -> None:
    play = table_with(PHASE_3, seats=4, fallen={BLAISE: 1, COLBERT: 2})
    play.choose(ANNE, "done")
    assert play.to_act() == [DIANE]


def test_only_the_active_player_is_asked() -> None:
    play = table_with(spheres={ANNE: "red", BLAISE: "yellow", COLBERT: "blue"})
    assert play.to_act() == [ANNE]
    assert play.options(BLAISE) == play.options(COLBERT) == []


def test_a_player_without_anything_to_use_or_spend_goes_on_by_himself() -> None:
    # Ruling X21: decisions with one answer are taken and recorded as automatic.
    match = match_at(table_with(PHASE_3, gold={ANNE: 1, BLAISE: 0}, draw="red blue"))
    choose(match, ANNE, "done")
    assert log(match) == ["0 done", "1 done*"]
    choose(match, BLAISE, "announce 1")
    assert log(match)[2:] == ["1 announce 1", "1 place red*", "1 done*", "2 done*"]
