"""Why a choice is refused: every reason of the game, in a position where a player would meet it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roisoleil.engine.frame import Reason
from roisoleil.engine.table import NOT_ASKED, NOT_YOUR_TURN, OVER
from roisoleil.games.louis_xiv import counting, favori, influence, missions, placement, rewards, supply
from roisoleil.games.louis_xiv.favori import offer_redraw, offer_withdrawals
from roisoleil.games.louis_xiv.influence import end_markers, opening_markers, play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.supply import supply_effects
from tests.games.louis_xiv.helpers import BOX, game_end, mission_of, missions_for, missions_in, scoring, table_with
from tests.games.louis_xiv.play import RED, YELLOW, Play

TWO_HELMETS = missions_for("helmet", "helmet")[0]
OTHER = missions_for("ring", "ring")[0]


def supplying() -> Play:
    return table_with(supply_effects, laid={YELLOW: "plus-2-louis-or-markers"}, general={YELLOW: 1})


def recovering() -> Play:
    return table_with(supply_effects, favori=True, laid={YELLOW: "plus-1-marker"}, general={YELLOW: 3})


def buying_a_card() -> Play:
    return table_with(supply_effects, laid={YELLOW: "marker-for-card"})


def withdrawing() -> Play:
    return table_with(offer_withdrawals, favori=True, tablet={YELLOW: "scoring"})


def redrawing() -> Play:
    return table_with(offer_redraw, favori=True, hands={YELLOW: "1 2"}, tablet={YELLOW: "supply"})


def opening() -> Play:
    return table_with(opening_markers, laid={YELLOW: "marker-on-3"}, king=1, hands={YELLOW: "1 2"})


def playing(laid: str = "", louis: int = 5) -> Play:
    return table_with(play_influence_cards, hands={YELLOW: "6 7 8"}, laid={YELLOW: laid}, money={YELLOW: louis})


def playing_poor() -> Play:
    return playing("pay-2-to-pass exchange-influence", louis=1)


def placing() -> Play:
    play = table_with(play_influence_cards, hands={YELLOW: "6 7 8"}, on={12: {YELLOW: 9}})
    play.choose(YELLOW, "play board-6")
    return play


def placing_four() -> Play:
    play = table_with(
        play_influence_cards, hands={YELLOW: "6 7 8"}, on={12: {YELLOW: 9}}, laid={YELLOW: "card-as-4-markers"}
    )
    play.choose(YELLOW, "play board-6")
    return play


def jumping() -> Play:
    play = table_with(
        play_influence_cards,
        favori=True,
        hands={YELLOW: "6 7 8"},
        tablet={YELLOW: "influence"},
        on={12: {YELLOW: 9}},
    )
    play.choose(YELLOW, "play board-6")
    return play


def ending() -> Play:
    return table_with(end_markers, laid={YELLOW: "marker-at-end"})


def plotting() -> Play:
    return scoring(4, intrigues={YELLOW: [4]}, on={12: {YELLOW: 15}}, general={YELLOW: 0})


def without_the_card() -> Play:
    return scoring(4, intrigues={YELLOW: [9]})


def bribing() -> Play:
    return scoring(4, on={4: {RED: 2, YELLOW: 1}})


def at_maintenon() -> Play:
    return scoring(8, on={8: {YELLOW: 1}, 3: {YELLOW: 14}})


def at_conde() -> Play:
    return scoring(6, on={6: {YELLOW: 5}})


def with_favour() -> Play:
    return scoring(3, favori=True, favourite=3, on={3: {YELLOW: 1}}, flipped=[3], tablet={YELLOW: "scoring"})


def laying(laid: str = "", tiles: str = "ring letter", louis: int = 5) -> Play:
    return table_with(
        accomplish_missions,
        missions={YELLOW: TWO_HELMETS},
        tiles={YELLOW: tiles},
        laid={YELLOW: laid},
        money={YELLOW: louis},
    )


def laying_with_crowns() -> Play:
    return laying("tile-to-crown", "ring letter crown")


def laying_poor() -> Play:
    return laying("tile-to-crown", louis=1)


def paying() -> Play:
    play = laying(tiles="helmet helmet ring")
    play.choose(YELLOW, f"lay {TWO_HELMETS}")
    return play


def drawing() -> Play:
    others = " ".join(name for name in missions_in("dark") if name != TWO_HELMETS)
    play = table_with(accomplish_missions, missions={YELLOW: TWO_HELMETS, RED: others}, tiles={YELLOW: "crown crown"})
    play.choose(YELLOW, f"lay {TWO_HELMETS}", "pay crown crown")
    return play


def handing_in() -> Play:
    play = laying(tiles="ring ring")
    play.choose(YELLOW, "decline")
    return play


def keeping_three() -> Play:
    play = table_with(accomplish_missions, favori=True, tiles={YELLOW: "ring ring"}, tablet={YELLOW: "missions"})
    play.choose(YELLOW, "decline")
    return play


def exchanging() -> Play:
    play = laying("exchange-missions", tiles="")
    play.choose(YELLOW, "decline")
    return play


def over() -> Play:
    return game_end()


CASES: list[tuple[Callable[[], Play], int, str, Reason]] = [
    (supplying, YELLOW, "supply 2", supply.TOO_FEW_MARKERS),
    (recovering, YELLOW, "recover-some 2", supply.MISSIONS_GIVE_FEWER),
    (recovering, YELLOW, "recover-some 4", supply.TOO_FEW_TO_RECOVER),
    (withdrawing, YELLOW, "withdraw supply", favori.SPACE_EMPTY),
    (withdrawing, YELLOW, "withdraw missions", favori.SPACE_EMPTY),
    (redrawing, YELLOW, "redraw board-3", favori.NOT_IN_HAND),
    (redrawing, YELLOW, "redraw joker", favori.NOT_IN_HAND),
    (playing, YELLOW, "play board-1", influence.NOT_IN_HAND),
    (playing, YELLOW, "play joker", influence.NOT_IN_HAND),
    (playing, YELLOW, "exchange board-6", influence.NO_SUCH_MISSION),
    (playing, YELLOW, "pass", influence.NO_SUCH_MISSION),
    (playing_poor, YELLOW, "pass", influence.NOT_ENOUGH_LOUIS),
    (playing_poor, YELLOW, "exchange board-1", influence.NOT_IN_HAND),
    (placing, YELLOW, "place 6:3", placement.TOO_FEW_MARKERS),
    (placing, YELLOW, "place 1:1,5:1,6:1", placement.NO_SUCH_PATH),
    (placing, YELLOW, "place 7:1", placement.NO_SUCH_PATH),
    (placing, YELLOW, "place 6:4", placement.NO_SUCH_PATH),
    (placing, YELLOW, "recover-four", placement.NO_FOUR_MARKERS),
    (placing, YELLOW, "place-four 1:1", placement.NO_FOUR_MARKERS),
    (placing, YELLOW, "place-four 12:4", placement.NO_FOUR_MARKERS),
    (placing, YELLOW, "jump 6:1,10:1", placement.NO_JUMP),
    (placing_four, YELLOW, "place-four 1:3", placement.TOO_FEW_MARKERS),
    (jumping, YELLOW, "jump 6:1,10:2", placement.TOO_FEW_MARKERS),
    (jumping, YELLOW, "jump 6:1", placement.NO_SUCH_PATH),
    (plotting, YELLOW, "plot 1 0", counting.TOO_FEW_MARKERS),
    (plotting, YELLOW, "plot 0 2", counting.TOO_FEW_MARKERS),
    (plotting, YELLOW, "plot 1 1", counting.ONE_SUPPLY_ONLY),
    (plotting, YELLOW, "plot 1 2", counting.ONE_SUPPLY_ONLY),
    (without_the_card, YELLOW, "plot 1 0", counting.NO_SUCH_CARD),
    (without_the_card, YELLOW, "plot 1 2", counting.NO_SUCH_CARD),
    (at_maintenon, YELLOW, "add 2", rewards.TOO_FEW_MARKERS),
    (with_favour, YELLOW, "station scoring", favori.SPACE_TAKEN),
    (laying, YELLOW, f"lay {OTHER}", missions.NOT_IN_HAND),
    (laying, YELLOW, f"lay {TWO_HELMETS}", missions.TILES_DO_NOT_FIT),
    (laying, YELLOW, "crown ring", missions.NO_CROWN_MISSION),
    (laying_poor, YELLOW, "crown ring", missions.NOT_ENOUGH_LOUIS),
    (laying_with_crowns, YELLOW, "crown crown", missions.IS_A_CROWN),
    (laying_with_crowns, YELLOW, "crown helmet", missions.NO_SUCH_TILE),
    (paying, YELLOW, "pay ring helmet", missions.TILES_DO_NOT_FIT),
    (paying, YELLOW, "pay crown crown", missions.TILES_DO_NOT_FIT),
    (drawing, YELLOW, "draw dark", missions.STACK_EMPTY),
    (handing_in, YELLOW, "hand-in crown", missions.NO_SUCH_TILE),
    (exchanging, YELLOW, f"return {OTHER}", missions.NOT_IN_HAND),
    # Reasons of the kernel.
    (playing, RED, "play board-6", NOT_YOUR_TURN),
    (laying, RED, "decline", NOT_YOUR_TURN),
    (over, YELLOW, "decline", OVER),
    # Answers to other questions, among them the neighbours in the table of choices.
    (supplying, YELLOW, "accept", NOT_ASKED),
    (supplying, YELLOW, "withdraw missions", NOT_ASKED),
    (supplying, YELLOW, "redraw board-1", NOT_ASKED),
    (buying_a_card, YELLOW, "supply 0", NOT_ASKED),
    (buying_a_card, YELLOW, "supply 2", NOT_ASKED),
    (withdrawing, YELLOW, "station missions", NOT_ASKED),
    (withdrawing, YELLOW, "supply 0", NOT_ASKED),
    (redrawing, YELLOW, "supply 2", NOT_ASKED),
    (redrawing, YELLOW, "play board-1", NOT_ASKED),
    (opening, YELLOW, "put 3", NOT_ASKED),
    (playing, YELLOW, "decline", NOT_ASKED),
    (playing, YELLOW, "redraw joker", NOT_ASKED),
    (playing, YELLOW, "recover", NOT_ASKED),
    (placing, YELLOW, "pass", NOT_ASKED),
    (placing, YELLOW, "put 1", NOT_ASKED),
    (placing, YELLOW, "decline", NOT_ASKED),
    (ending, YELLOW, "place-four 12:4", NOT_ASKED),
    (ending, YELLOW, "add 0", NOT_ASKED),
    (plotting, YELLOW, "add 2", NOT_ASKED),
    (plotting, YELLOW, f"lay {BOX.mission_names[0]}", NOT_ASKED),
    (bribing, YELLOW, "station supply", NOT_ASKED),
    (at_conde, YELLOW, "add 0", NOT_ASKED),
    (at_maintenon, YELLOW, "put 12", NOT_ASKED),
    (at_maintenon, YELLOW, "plot 1 0", NOT_ASKED),
    (with_favour, YELLOW, "accept", NOT_ASKED),
    (with_favour, YELLOW, "withdraw scoring", NOT_ASKED),
    (laying, YELLOW, "draw dark", NOT_ASKED),
    (laying, YELLOW, "hand-in ring", NOT_ASKED),
    (laying, YELLOW, "plot 1 2", NOT_ASKED),
    (paying, YELLOW, f"lay {BOX.mission_names[-1]}", NOT_ASKED),
    (paying, YELLOW, "draw light", NOT_ASKED),
    (drawing, YELLOW, "pay crown crown", NOT_ASKED),
    (drawing, YELLOW, "crown ring", NOT_ASKED),
    (handing_in, YELLOW, "decline", NOT_ASKED),
    (handing_in, YELLOW, "crown crown", NOT_ASKED),
    (handing_in, YELLOW, f"return {BOX.mission_names[0]}", NOT_ASKED),
    (keeping_three, YELLOW, "hand-in ring", NOT_ASKED),
    (keeping_three, YELLOW, "hand-in crown", NOT_ASKED),
    (exchanging, YELLOW, "hand-in crown", NOT_ASKED),
]


@pytest.mark.parametrize(
    ("arrange", "seat", "notation", "reason"),
    CASES,
    ids=[f"{case[0].__name__}, {case[2]} is {case[3].key}" for case in CASES],
)
def test_a_refused_choice_says_why(arrange: Callable[[], Play], seat: int, notation: str, reason: Reason) -> None:
    play = arrange()
    before = play.table.hash()
    assert play.why_not(seat, notation) is reason
    assert play.table.hash() == before


def test_every_reason_of_the_game_is_met_above() -> None:
    stated = {
        value
        for module in (counting, favori, influence, missions, placement, rewards, supply)
        for value in vars(module).values()
        if isinstance(value, Reason)
    }
    assert len(stated) >= 20
    assert stated <= {reason for *_, reason in CASES}


def test_every_reason_of_the_game_names_its_section_of_the_rulebook() -> None:
    assert all(reason.section.ident for *_, reason in CASES if reason not in (NOT_YOUR_TURN, NOT_ASKED, OVER))


def test_a_legal_choice_has_no_reason_against_it() -> None:
    assert placing().why_not(YELLOW, "place 6:2") is None


def test_a_free_space_is_not_called_taken_when_there_is_no_marker_to_put_there() -> None:
    play = scoring(3, favori=True, favourite=3, on={3: {YELLOW: 16}}, flipped=[3])
    assert play.why_not(YELLOW, "station supply") not in (None, favori.SPACE_TAKEN)


def test_a_mission_of_another_is_not_in_the_hand() -> None:
    play = table_with(accomplish_missions, missions={RED: mission_of("plus-3-louis")}, tiles={YELLOW: "crown crown"})
    assert play.why_not(YELLOW, f"lay {mission_of('plus-3-louis')}") is missions.NOT_IN_HAND
