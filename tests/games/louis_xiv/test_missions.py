"""Rulebook, "4ème phase : Missions"."""

from __future__ import annotations

import pytest

from roisoleil.engine.game import load_game
from roisoleil.games import game_words
from roisoleil.games.louis_xiv.cards import TILE_NAMES
from roisoleil.games.louis_xiv.hidden import faces
from roisoleil.games.louis_xiv.missions import accomplish_missions
from tests.games.louis_xiv.helpers import BOX, mission_of, missions_for, missions_in, stack_of, table_with
from tests.games.louis_xiv.play import BLUE, GAME, GREEN, RED, YELLOW, Play

MICHEL = YELLOW
TWO_HELMETS = missions_for("helmet", "helmet")[0]
SCEPTRE_AND_RING = missions_for("sceptre", "ring")[0]
HELMET_AND_ANY = next(name for name in missions_for("helmet", "any") if "plus-1-mission" not in name)


def missions(*, hand: str, tiles: str, round_number: int = 2, laid: str = "", tops: str = "", louis: int = 5) -> Play:
    """The turn of Michel, who is first player."""
    return table_with(
        accomplish_missions,
        round_number=round_number,
        missions={MICHEL: hand},
        tiles={MICHEL: tiles},
        laid={MICHEL: laid},
        money={MICHEL: louis},
        stack_tops=tops,
    )


# Michel's example.


def test_michel_lays_two_missions_with_four_tiles() -> None:
    play = missions(hand=f"{SCEPTRE_AND_RING} {HELMET_AND_ANY}", tiles="sceptre sceptre ring crown", tops=TWO_HELMETS)
    play.choose(MICHEL, f"lay {SCEPTRE_AND_RING}", "pay sceptre ring", "draw dark")
    assert play.own(MICHEL).missions == [HELMET_AND_ANY, TWO_HELMETS]
    assert play.tiles(MICHEL) == {"sceptre": 1, "crown": 1}
    # The dark card cannot be laid with a crown and a sceptre, the light one can.
    assert play.options(MICHEL) == ["decline", f"lay {HELMET_AND_ANY}"]
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay sceptre crown", "draw light")
    assert set(play.player(MICHEL).laid) == {SCEPTRE_AND_RING, HELMET_AND_ANY}
    assert play.tiles(MICHEL) == {}
    assert len(play.own(MICHEL).missions) == 2
    assert play.options(MICHEL) == ["decline"]
    play.choose(MICHEL, "decline")
    assert play.to_act() == [RED]


# Paying.


def pays(mission: str, tiles: str) -> bool:
    play = missions(hand=mission, tiles=tiles)
    return f"lay {mission}" in play.options(MICHEL)


@pytest.mark.parametrize(
    ("mission", "tiles", "fits"),
    [
        (TWO_HELMETS, "helmet helmet", True),
        (TWO_HELMETS, "helmet crown", True),
        (TWO_HELMETS, "crown crown", True),
        (TWO_HELMETS, "helmet ring", False),
        (TWO_HELMETS, "helmet", False),
        (TWO_HELMETS, "crown ring", False),
        (SCEPTRE_AND_RING, "sceptre ring", True),
        (SCEPTRE_AND_RING, "sceptre crown", True),
        (SCEPTRE_AND_RING, "ring crown", True),
        (SCEPTRE_AND_RING, "crown crown", True),
        (SCEPTRE_AND_RING, "sceptre sceptre", False),
        (SCEPTRE_AND_RING, "ring helmet", False),
        (SCEPTRE_AND_RING, "crown helmet", False),
        (HELMET_AND_ANY, "helmet helmet", True),
        (HELMET_AND_ANY, "helmet letter", True),
        (HELMET_AND_ANY, "crown letter", True),
        (HELMET_AND_ANY, "helmet crown", True),
        (HELMET_AND_ANY, "crown crown", True),
        (HELMET_AND_ANY, "letter sceptre", False),
        (HELMET_AND_ANY, "helmet", False),
        (HELMET_AND_ANY, "crown", False),
    ],
)
def test_tiles_must_fit_and_a_crown_stands_for_any(mission: str, tiles: str, fits: bool) -> None:
    assert pays(mission, tiles) is fits


@pytest.mark.parametrize("mission", BOX.mission_names)
def test_two_crowns_lay_every_mission(mission: str) -> None:
    assert pays(mission, "crown crown")


def test_every_fitting_pair_may_be_chosen_also_with_needless_crowns() -> None:
    play = missions(hand=TWO_HELMETS, tiles="helmet helmet crown crown")
    play.choose(MICHEL, f"lay {TWO_HELMETS}")
    assert play.options(MICHEL) == ["pay helmet helmet", "pay helmet crown", "pay crown crown"]


def test_paid_tiles_are_gone_and_the_mission_lies_open() -> None:
    play = missions(hand=TWO_HELMETS, tiles="helmet helmet crown")
    play.choose(MICHEL, f"lay {TWO_HELMETS}", "pay helmet crown")
    assert play.tiles(MICHEL) == {"helmet": 1}
    assert play.player(MICHEL).laid == [TWO_HELMETS]
    assert play.events("mission-laid", heard_by=-1) == [
        {"type": "mission-laid", "seat": MICHEL, "mission": TWO_HELMETS, "tiles": "helmet+crown"}
    ]


def test_nobody_need_lay_what_he_could() -> None:
    play = missions(hand=TWO_HELMETS, tiles="helmet helmet")
    assert "decline" in play.options(MICHEL)


# Drawing.


@pytest.mark.parametrize("stack", ["light", "medium", "dark"])
def test_the_next_mission_comes_from_any_stack_whatever_was_laid(stack: str) -> None:
    play = missions(hand=HELMET_AND_ANY, tiles="helmet ring")
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay ring helmet")
    assert play.options(MICHEL) == ["draw light", "draw medium", "draw dark"]
    play.choose(MICHEL, f"draw {stack}")
    assert [stack_of(mission) for mission in play.own(MICHEL).missions] == [stack]


def test_a_drawn_mission_may_be_laid_at_once() -> None:
    play = missions(hand=HELMET_AND_ANY, tiles="helmet ring helmet helmet", tops=TWO_HELMETS)
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay ring helmet", "draw dark")
    assert f"lay {TWO_HELMETS}" in play.options(MICHEL)


def test_the_drawn_mission_is_seen_by_its_owner_and_its_back_by_the_others() -> None:
    play = missions(hand=HELMET_AND_ANY, tiles="helmet ring", tops=TWO_HELMETS)
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay ring helmet", "draw dark")
    assert play.events("mission-seen", heard_by=MICHEL)[0]["mission"] == TWO_HELMETS
    assert play.events("mission-seen", heard_by=RED) == []
    assert play.events("mission-drawn", heard_by=RED) == [{"type": "mission-drawn", "seat": MICHEL, "stack": "dark"}]


def test_drawing_is_mandatory_in_round_4_too() -> None:
    play = missions(hand=HELMET_AND_ANY, tiles="helmet ring", round_number=4)
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay ring helmet")
    assert play.options(MICHEL) == ["draw light", "draw medium", "draw dark"]


def test_an_empty_stack_cannot_be_drawn_from() -> None:
    others = " ".join(missions_in("dark"))
    play = table_with(
        accomplish_missions, missions={MICHEL: HELMET_AND_ANY, RED: others}, tiles={MICHEL: "crown crown"}
    )
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay crown crown")
    assert play.options(MICHEL) == ["draw light", "draw medium"]


def test_with_all_stacks_empty_no_mission_is_drawn() -> None:
    others = " ".join(name for name in BOX.mission_names if name != HELMET_AND_ANY)
    play = table_with(
        accomplish_missions, missions={MICHEL: HELMET_AND_ANY, RED: others}, tiles={MICHEL: "crown crown"}
    )
    play.choose(MICHEL, f"lay {HELMET_AND_ANY}", "pay crown crown")
    assert play.asked() == ("lay-mission", [MICHEL])
    assert play.own(MICHEL).missions == []


# Which of them can be laid.


def test_a_seat_is_told_for_which_missions_it_has_the_tiles() -> None:
    play = missions(hand=f"{SCEPTRE_AND_RING} {HELMET_AND_ANY}", tiles="sceptre crown", tops=TWO_HELMETS)
    assert play.own(MICHEL).fulfilled == [SCEPTRE_AND_RING, HELMET_AND_ANY]
    play = missions(hand=f"{SCEPTRE_AND_RING} {HELMET_AND_ANY}", tiles="sceptre ring", tops=TWO_HELMETS)
    assert play.own(MICHEL).fulfilled == [SCEPTRE_AND_RING]
    words = game_words("en", load_game("louis_xiv"), ["Ann", "Bob", "Cleo", "Dan"])
    view = GAME.view(play.table, MICHEL)
    lines = [line for sheet in words.sheets(view) for line in sheet.lines if line.startswith("Mission in hand")]
    assert [line.endswith("– you have the tiles for it") for line in lines] == [True, False]


# The order of seats.


def test_the_first_player_begins_and_each_turn_ends_before_the_next() -> None:
    play = table_with(accomplish_missions, first=GREEN)
    order = []
    while play.decision() == "lay-mission":
        order.append(play.to_act()[0])
        play.choose(order[-1], "decline")
    assert order == [GREEN, BLUE, YELLOW, RED]


def test_after_the_missions_the_next_seat_is_first_player_of_a_new_round() -> None:
    play = table_with(accomplish_missions, first=BLUE, round_number=2)
    play.play_on(upto="play-card")
    assert (play.view().first, play.view().round) == (YELLOW, 3)


def test_the_game_ends_after_the_missions_of_round_4() -> None:
    play = table_with(accomplish_missions, round_number=4)
    play.play_on()
    assert play.table.is_over()
    assert play.view().round == 4


# Keeping one tile.


def test_one_tile_is_kept_and_each_other_becomes_a_shield() -> None:
    play = missions(hand="", tiles="ring ring crown helmet")
    play.choose(MICHEL, "decline")
    assert play.options(MICHEL) == ["hand-in ring", "hand-in helmet", "hand-in crown"]
    play.choose(MICHEL, "hand-in ring", "hand-in ring", "hand-in helmet")
    assert play.tiles(MICHEL) == {"crown": 1}
    assert play.shields(MICHEL) == 3
    assert play.to_act() == [RED]


@pytest.mark.parametrize("tile", TILE_NAMES)
def test_the_last_tile_cannot_be_handed_in(tile: str) -> None:
    play = missions(hand="", tiles=tile)
    play.choose(MICHEL, "decline")
    assert play.to_act() == [RED]
    assert (play.tiles(MICHEL), play.shields(MICHEL)) == ({tile: 1}, 0)


def test_a_kept_tile_serves_in_the_next_round() -> None:
    play = missions(hand="", tiles="ring")
    play.play_on(upto="play-card")
    assert play.tiles(MICHEL) == {"ring": 1}


def test_in_round_4_no_tile_is_handed_in() -> None:
    play = missions(hand="", tiles="ring ring crown", round_number=4)
    play.choose(MICHEL, "decline")
    assert play.asked() == ("lay-mission", [RED])
    assert play.tiles(MICHEL) == {"ring": 2, "crown": 1}


def test_tiles_are_unlimited() -> None:
    play = missions(hand="", tiles=" ".join(["crown"] * 12))
    play.choose(MICHEL, "decline", *["hand-in crown"] * 11)
    assert (play.tiles(MICHEL), play.shields(MICHEL)) == ({"crown": 1}, 11)


# The favourite keeps three tiles: test_favori.py. Missions with an effect in this phase: test_bonuses.py.


def test_turns_go_lay_tiles_down_to_one_exchange_next_seat() -> None:
    play = missions(hand=TWO_HELMETS, tiles="ring ring", laid="exchange-missions")
    assert play.decision() == "lay-mission"
    play.choose(MICHEL, "decline")
    assert play.decision() == "hand-in"
    play.choose(MICHEL, "hand-in ring")
    assert play.decision() == "exchange-mission"
    play.choose(MICHEL, "decline")
    assert play.asked() == ("lay-mission", [RED])


def test_a_returned_mission_goes_under_its_own_stack() -> None:
    play = missions(hand=f"{TWO_HELMETS} {mission_of('plus-1-louis')}", tiles="", laid="exchange-missions")
    play.choose(MICHEL, "decline", f"return {TWO_HELMETS}", "decline", "draw medium")
    assert faces(play.table.dark)[-1] == BOX.mission_names.index(TWO_HELMETS)
    assert play.events("mission-returned", heard_by=RED) == [
        {"type": "mission-returned", "seat": MICHEL, "stack": "dark"}
    ]
