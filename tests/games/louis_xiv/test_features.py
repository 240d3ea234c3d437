"""Observations for learners: named numbers in chosen positions, and all of them against the view in real games."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from roisoleil.games.louis_xiv.cards import ANY_TILE, BONUS_NAMES, TILE_NAMES
from roisoleil.games.louis_xiv.favori import offer_redraw
from roisoleil.games.louis_xiv.features import MOST_LOUIS, UNUSED_BONUSES
from roisoleil.games.louis_xiv.hidden import hide
from roisoleil.games.louis_xiv.influence import opening_markers, place_neutral_markers, play_influence_cards
from roisoleil.games.louis_xiv.missions import accomplish_missions
from roisoleil.games.louis_xiv.state import SHIELD_UNIT
from roisoleil.games.louis_xiv.supply import supply_effects
from roisoleil.games.louis_xiv.view import Player, View
from tests.games.louis_xiv.helpers import (
    BOX,
    game_end,
    mission_of,
    missions_in,
    new_game,
    price_of,
    scoring,
    table_with,
)
from tests.games.louis_xiv.play import BLUE, GAME, GREEN, RED, YELLOW, Play
from tests.shared import SETTINGS, Setting, walk

NAMES = [slot.name for slot in GAME.slots()]
every_table = pytest.mark.parametrize("setting", [row for row in SETTINGS if row.name == GAME.name], ids=str)


def row(play: Play, seat: int) -> dict[str, int]:
    """What a seat is told, by the names of the slots."""
    return dict(zip(NAMES, GAME.features(play.table, seat), strict=True))


def told(play: Play, seat: int, prefix: str) -> dict[str, int]:
    """What is not 0 under a prefix, without it."""
    found = {name: value for name, value in row(play, seat).items() if name.startswith(prefix) and value}
    return {name.removeprefix(prefix): value for name, value in found.items()}


# What lies on the table.


def test_a_seat_is_told_its_own_stocks() -> None:
    play = table_with(
        play_influence_cards,
        favori=True,
        hands={RED: "joker joker 3"},
        general={RED: 4},
        money={RED: 8},
        on={4: {RED: 2}, 12: {RED: 1}},
        tiles={RED: "ring crown crown"},
        tablet={RED: "scoring"},
        missions={RED: f"{mission_of('win-one-tie')} {mission_of('plus-1-louis')}"},
        intrigues={RED: [5, 9]},
        shields={RED: [1, 4, 4]},
    )
    mine = row(play, RED)
    assert (mine["own.general"], mine["own.personal"], mine["own.louis"], mine["own.shields"]) == (4, 8, 8, 3)
    assert told(play, RED, "own.markers.") == {"board-4": 2, "board-12": 1}
    assert told(play, RED, "own.tiles.") == {"ring": 1, "crown": 2}
    assert told(play, RED, "own.tablet.") == {"scoring": 1}
    assert told(play, RED, "own.hand.") == {"board-3": 1, "joker": 2}
    assert told(play, RED, "own.missions.") == {mission_of("win-one-tie"): 1, mission_of("plus-1-louis"): 1}
    assert told(play, RED, "own.intrigues.") == {"board-5": 1, "board-9": 1}
    assert told(play, RED, "own.shield_types.") == {"shield-1": 1, "shield-4": 2}


def test_a_seat_is_told_what_lies_open_before_a_rival_and_how_much_it_hides() -> None:
    play = table_with(
        play_influence_cards,
        hands={YELLOW: "1 2", RED: "3 4 joker"},
        general={RED: 3},
        money={RED: MOST_LOUIS + 1},
        on={10: {RED: 3}},
        tiles={RED: "letter"},
        laid={RED: "plus-1-marker plus-1-marker win-one-tie"},
        missions={RED: f"{mission_of('plus-1-louis')} {mission_of('bribe-minus-1')}"},
        intrigues={RED: [5]},
        shields={RED: [2, 2]},
    )
    theirs = row(play, YELLOW)
    assert (theirs["left1.general"], theirs["left1.personal"], theirs["left1.louis"]) == (3, 10, MOST_LOUIS)
    assert told(play, YELLOW, "left1.markers.") == {"board-10": 3}
    assert told(play, YELLOW, "left1.tiles.") == {"letter": 1}
    assert told(play, YELLOW, "left1.laid.") == {"plus-1-marker": 2, "win-one-tie": 1}
    assert told(play, YELLOW, "left1.mission_cards.") == {"light": 1, "dark": 1}
    assert (theirs["left1.influence_cards"], theirs["left1.intrigue_cards"], theirs["left1.shields"]) == (3, 1, 2)


def test_a_seat_is_told_how_the_boards_lie_and_what_the_piles_hold() -> None:
    play = table_with(
        play_influence_cards, favori=True, hands={YELLOW: "1 joker 3"}, king=4, favourite=2, flipped=[5, 12]
    )
    play.choose(YELLOW, "play joker", "recover")
    assert (row(play, RED)["favori"], row(play, RED)["round"]) == (1, 2)
    assert told(play, RED, "flipped.") == {"board-5": 1, "board-12": 1}
    assert (told(play, RED, "king."), told(play, RED, "favourite.")) == ({"board-4": 1}, {"board-2": 1})
    assert told(play, RED, "centre.") == {"joker": 1}
    piles = {"influence": 27, "missions.light": 20, "missions.medium": 12, "missions.dark": 8, "intrigue": 12}
    assert told(play, RED, "pile.") == piles | {"shields": 60}


def test_with_two_players_the_neutral_markers_are_told_and_two_places_are_empty() -> None:
    play = table_with(place_neutral_markers, seats=2, hands={YELLOW: "1 2"}, king=1, influence_top="5 9 9")
    assert told(play, YELLOW, "neutral.") == {"board-1": 2, "board-5": 2, "board-9": 4}
    assert told(play, YELLOW, "left1.") != {}
    assert told(play, YELLOW, "left2.") == told(play, YELLOW, "left3.") == {}


def test_the_others_come_clockwise_after_the_seat_itself() -> None:
    play = table_with(play_influence_cards, seats=3, first=RED, hands={RED: "1 2"}, money={YELLOW: 1, RED: 2, GREEN: 3})
    for seat, louis in ((YELLOW, [1, 2, 3, 0]), (RED, [2, 3, 1, 0]), (GREEN, [3, 1, 2, 0])):
        seen = row(play, seat)
        places = ["own", "left1", "left2", "left3"]
        assert [seen[f"{place}.louis"] for place in places] == louis
        assert [seen[f"{place}.first"] for place in places] == [int(number == 2) for number in louis]
        assert [seen[f"{place}.to_act"] for place in places] == [int(number == 2) for number in louis]
        assert (seen["left2.present"], seen["left3.present"]) == (1, 0)


def test_hidden_things_of_others_and_in_piles_change_nothing() -> None:
    play = table_with(
        play_influence_cards,
        hands={YELLOW: "1 2", RED: "3 4"},
        missions={YELLOW: mission_of("plus-1-louis"), RED: mission_of("plus-1-marker")},
        intrigues={YELLOW: [1], RED: [5]},
        shields={YELLOW: [3], RED: [1]},
    )
    before = row(play, YELLOW), row(play, RED)
    table, red = play.table, play.table.courtiers[RED]
    red.hand = [hide(12, 2), hide(8, 2)]
    red.missions = [hide(BOX.mission_names.index(missions_in("light")[-1]), 2)]
    red.intrigues = [hide(10, 2)]
    red.shields = SHIELD_UNIT[5]
    for pile in (
        table.influence_deck,
        table.light,
        table.dark,
        table.intrigue_pile,
        table.money_deck,
        table.shield_pile,
    ):
        pile.reverse()
    assert row(play, YELLOW) == before[0]
    assert row(play, RED) != before[1]


# What is asked.


def test_a_card_is_played_and_then_used() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "2 joker 3"})
    assert told(play, RED, "decision.") == {"play-card": 1}
    assert told(play, RED, "question.") == {}
    play.choose(YELLOW, "play board-2")
    assert told(play, RED, "decision.") == {"use-card": 1}
    assert told(play, RED, "question.") == {"card.board-2": 1, "amount": 3}
    assert (row(play, RED)["left3.to_act"], row(play, RED)["own.to_act"]) == (1, 0)


def test_an_unused_mission_is_told_until_it_is_used() -> None:
    play = table_with(play_influence_cards, hands={YELLOW: "2 3", RED: "4 5"}, laid={YELLOW: "pay-2-to-pass"})
    assert told(play, RED, "left3.unused.") == {"pay-2-to-pass": 1}
    play.choose(YELLOW, "pass")
    assert told(play, RED, "left3.unused.") == {}
    assert told(play, RED, "left3.laid.") == {"pay-2-to-pass": 1}


def test_a_bribe_is_asked_with_its_board_its_price_and_the_markers_that_count() -> None:
    play = scoring(4, on={4: {RED: 3, GREEN: 1}}, laid={GREEN: "bribe-minus-1"}, money={GREEN: 9})
    assert told(play, YELLOW, "decision.") == {"bribe": 1}
    assert told(play, YELLOW, "question.") == {"board.board-4": 1, "price": price_of(4) - 1}
    seen = row(play, YELLOW)
    assert [seen[f"{place}.counted"] for place in ("own", "left1", "left2", "left3")] == [0, 3, 1, 0]


def test_the_neutral_markers_that_count_are_told() -> None:
    play = scoring(4, seats=2, on={4: {RED: 3, YELLOW: 1}}, neutral={4: 2}, money={YELLOW: 9})
    assert row(play, YELLOW)["question.counted_neutral"] == 2


def test_markers_that_come_while_a_board_is_scored_are_not_told_as_counted() -> None:
    play = scoring(6, on={6: {RED: 2, YELLOW: 1, GREEN: 1}}, favori=True, favourite=6)
    play.choose(RED, "put 6")
    assert (row(play, RED)["own.markers.board-6"], row(play, RED)["own.counted"]) == (3, 2)
    assert told(play, RED, "question.") == {"board.board-6": 1, "amount": 2}


def test_that_a_tie_has_been_won_is_told() -> None:
    play = scoring(4, on={4: {RED: 2, YELLOW: 2, GREEN: 1}}, laid={RED: "win-one-tie"}, money={GREEN: 9})
    assert told(play, GREEN, "decision.") == {"win-tie": 1}
    assert told(play, GREEN, "question.") == {"board.board-4": 1}
    play.choose(RED, "accept")
    assert told(play, GREEN, "question.") == {"board.board-4": 1, "price": price_of(4), "tie_won": 1}


def test_the_offer_of_a_laid_mission_is_told() -> None:
    play = table_with(supply_effects, laid={RED: "plus-2-louis-or-markers marker-for-card"})
    assert told(play, BLUE, "question.") == {"amount": 2}
    play.choose(RED, "supply 1")
    assert told(play, BLUE, "decision.") == {"supply-effect": 1}
    assert told(play, BLUE, "question.") == {}
    play = table_with(opening_markers, king=3, laid={RED: "marker-on-king"}, hands={RED: "1 2"})
    assert told(play, BLUE, "question.") == {"board.board-3": 1}


def test_everybody_is_told_of_the_mission_that_is_being_paid_for() -> None:
    card = mission_of("plus-1-louis")
    play = table_with(accomplish_missions, missions={YELLOW: card}, tiles={YELLOW: "crown crown ring"})
    play.choose(YELLOW, f"lay {card}")
    tile = TILE_NAMES[BOX.missions[BOX.mission_names.index(card)].tiles[0]]
    for seat in (YELLOW, RED):
        assert told(play, seat, "decision.") == {"pay-mission": 1}
        assert told(play, seat, "question.") == {f"tiles.{tile}": 1, "tiles.any": 1}


def test_how_many_tiles_are_still_to_go_is_told() -> None:
    play = table_with(accomplish_missions, tiles={YELLOW: "ring ring letter"})
    play.choose(YELLOW, "decline")
    assert (told(play, RED, "decision."), told(play, RED, "question.")) == ({"hand-in": 1}, {"amount": 2})
    play.choose(YELLOW, "hand-in ring")
    assert told(play, RED, "question.") == {"amount": 1}


def test_a_seat_is_told_how_many_influence_cards_it_is_putting_back() -> None:
    hands = {YELLOW: "1 2 joker joker", RED: "3 4"}
    play = table_with(offer_redraw, favori=True, hands=hands, tablet={YELLOW: "supply"})
    play.choose(YELLOW, "redraw joker", "redraw joker", "redraw board-1")
    assert (row(play, YELLOW)["own.returned"], row(play, RED)["own.returned"]) == (3, 0)
    assert told(play, YELLOW, "own.hand.") == {"board-2": 1}


# A sealed decision.


def test_a_seat_is_told_its_own_sealed_answer_once_it_has_given_it() -> None:
    play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
    assert (row(play, GREEN)["own.to_act"], row(play, GREEN)["own.decided"]) == (1, 0)
    assert told(play, GREEN, "own.answer.") == {}
    play.choose(GREEN, "plot 0 2")
    assert (row(play, GREEN)["own.to_act"], row(play, GREEN)["own.decided"]) == (0, 1)
    assert told(play, GREEN, "own.answer.") == {"personal": 2}
    assert told(play, RED, "own.answer.") == {}


def test_others_are_told_that_a_seat_has_answered_but_not_what() -> None:
    rows = []
    for answer in ("decline", "plot 1 0"):
        play = scoring(4, on={4: {YELLOW: 1}}, intrigues={GREEN: [4], RED: [9]})
        play.choose(GREEN, answer)
        rows.append(row(play, RED))
        assert (rows[-1]["own.decided"], rows[-1]["left1.decided"], rows[-1]["left1.to_act"]) == (0, 1, 0)
    assert rows[0] == rows[1]


# The beginning and the end.


def test_before_the_first_round_the_round_is_0() -> None:
    play = new_game(3, favori=True)
    assert row(play, YELLOW)["round"] == 0
    assert told(play, YELLOW, "decision.") == {"station-first": 1}
    play.play_on("withdraw")
    assert row(play, YELLOW)["round"] == 1


def test_when_the_game_is_over_nothing_is_asked() -> None:
    play = game_end(shields={RED: [1, 4, 4]}, laid={RED: "win-one-tie"})
    for seat in (YELLOW, RED):
        assert row(play, seat)["over"] == 1
        assert told(play, seat, "decision.") == told(play, seat, "question.") == {}
        assert not any(row(play, seat)[f"{place}.to_act"] for place in ("own", "left1", "left2", "left3"))
    assert row(play, YELLOW)["left1.shields"] == 3


# Real games: every number against the view.


@every_table
def test_every_number_is_that_of_the_view(setting: Setting) -> None:
    for number, level in enumerate(("random", "courtisan")):
        for match in walk(setting, 80 + number, level):
            for seat in range(setting.seats):
                view = cast(View, setting.game.view(match.table, seat))
                told_row = dict(zip(NAMES, setting.game.features(match.table, seat), strict=True))
                assert told_row == dict.fromkeys(NAMES, 0) | from_view(view)


def from_view(view: View) -> dict[str, int]:
    """What the row must tell according to the view; what is 0 may be missing."""
    found = from_table(view) | from_question(view) | from_boards(view) | from_own(view)
    for other in range(view.seats):
        who = place_of(view, other)
        found |= {f"{who}.{name}": number for name, number in from_player(view.players[other]).items()}
        found |= {f"{who}.{name}": number for name, number in from_part(view, other).items()}
        found |= {f"{who}.markers.board-{board.number}": board.markers[other] for board in view.boards}
    return found


def place_of(view: View, other: int) -> str:
    """How the row calls a seat."""
    assert view.seat is not None
    return ["own", "left1", "left2", "left3"][(other - view.seat) % view.seats]


def from_table(view: View) -> dict[str, int]:
    """The round, the options and the piles."""
    found = Counter(f"centre.{card}" for card in view.centre)
    found.update({f"pile.missions.{stack}": number for stack, number in view.stacks.items()})
    return found | {
        "favori": int(view.with_favori),
        "round": view.round,
        "over": int(view.decision is None),
        "pile.influence": view.influence_deck,
        "pile.intrigue": view.intrigue_pile,
        "pile.shields": view.shield_pile,
        "left2.present": int(view.seats > 2),
        "left3.present": int(view.seats > 3),
    }


def from_question(view: View) -> dict[str, int]:
    """What is asked; the tiles of a mission only matter while it is being paid for."""
    found = Counter(f"decision.{name}" for name in [view.decision] if name)
    found.update(f"question.board.board-{board}" for board in [view.board] if board)
    found.update(f"question.card.{card}" for card in [view.card] if card)
    if view.mission and view.decision == "pay-mission":
        tiles = BOX.missions[BOX.mission_names.index(view.mission)].tiles
        found.update(f"question.tiles.{'any' if tile == ANY_TILE else TILE_NAMES[tile]}" for tile in tiles)
    return found | {
        "question.amount": view.amount or 0,
        "question.price": view.price or 0,
        "question.counted_neutral": view.scoring.neutral if view.scoring else 0,
        "question.tie_won": int(view.scoring is not None and view.scoring.tie_winner is not None),
    }


def from_boards(view: View) -> dict[str, int]:
    """The boards, but for the markers of the seats."""
    found: dict[str, int] = {}
    for board in view.boards:
        name = f"board-{board.number}"
        found |= {f"flipped.{name}": int(board.is_flipped), f"neutral.{name}": board.neutral}
        found |= {f"king.{name}": 1} if board.has_king else {}
        found |= {f"favourite.{name}": 1} if board.has_favourite else {}
    return found


def from_part(view: View, seat: int) -> dict[str, int]:
    """The part of a seat in the decision."""
    found = {"first": int(view.first == seat), "to_act": int(seat in view.to_act)}
    if view.scoring:
        found["counted"] = view.scoring.markers[seat]
    return found


def from_player(player: Player) -> dict[str, int]:
    """What all see of a player."""
    found = Counter(f"tablet.{space}" for space in player.tablet)
    found.update({f"tiles.{tile}": number for tile, number in player.tiles.items()})
    found.update(f"laid.{bonus_of(mission)}" for mission in player.laid)
    unused = [bonus_of(mission) for mission in player.laid if mission not in player.used]
    found.update(f"unused.{bonus}" for bonus in unused if BONUS_NAMES.index(bonus) in UNUSED_BONUSES)
    found.update(f"mission_cards.{stack}" for stack in player.missions)
    return found | {
        "decided": int(player.decided),
        "general": player.general,
        "personal": player.personal,
        "louis": min(player.money, MOST_LOUIS),
        "influence_cards": player.hand,
        "intrigue_cards": player.intrigues,
        "shields": player.shields,
    }


def from_own(view: View) -> dict[str, int]:
    """What only the seat itself sees; that shields are untyped follows from their number."""
    own = view.own
    assert own is not None
    found = Counter(f"own.hand.{card}" for card in own.hand)
    found.update(f"own.missions.{mission}" for mission in own.missions)
    found.update(f"own.intrigues.board-{board}" for board in own.intrigues)
    found.update({f"own.shield_types.{kind}": number for kind, number in own.shields.items() if kind != "untyped"})
    found["own.returned"] = len(own.returned)
    if own.answer and own.answer["type"] == "plot":
        found.update({f"own.answer.{supply}": int(own.answer[supply]) for supply in ("general", "personal")})
    return found


def bonus_of(mission: str) -> str:
    """The name of the bonus of a mission."""
    return BONUS_NAMES[BOX.missions[BOX.mission_names.index(mission)].bonus]
