"""What is told: every kind of event of the game, where a player would hear it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.ombre.helpers import PHASE_2, PHASE_3, chosen_chance, new_game, table_with
from tests.games.ombre.play import ANNE, BLAISE, GAME, Play


def lines(play: Play) -> list[str]:
    """What was told about the last act, one line each: the kind and its values."""
    return [" ".join("-" if value is None else str(value) for value in event.values()) for event in play.events()]


def phase_1() -> Play:
    spheres = {ANNE: "blue green red yellow authority suzerain pension conspiracy", BLAISE: "purple"}
    return table_with(spheres=spheres, discard="purple-seal")


def retrieving() -> Play:
    play = phase_1()
    play.choose(ANNE, "lay-down red")
    return play


def weak_opponent() -> Play:
    return table_with(seats=2, spheres={ANNE: "green"}, power={BLAISE: 1})


def announcing(draw: str, seats: int = 3, louis_seen: bool = False) -> Callable[[], Play]:
    return lambda: table_with(
        PHASE_2, seats=seats, draw=draw, louis_seen=louis_seen, power={ANNE: 10}, chance=chosen_chance("green")
    )


def turned(draw: str, cards: int, anne: str = "", blaise: str = "") -> Callable[[], Play]:
    return lambda: table_with(announced=cards, seats=2, draw=draw, spheres={ANNE: anne, BLAISE: blaise})


def with_medal() -> Play:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="red blue")
    play.choose(ANNE, "turn")
    return play


def last_to_bid() -> Play:
    play = table_with(announced=1, seats=2, draw="pension red", gold={ANNE: 0})
    play.choose(ANNE, "pass")
    return play


def paying() -> Play:
    play = table_with(announced=1, seats=2, draw="pension red", spheres={ANNE: "yellow blue"})
    play.win_auction(ANNE, 5)
    return play


def half_paid() -> Play:
    play = paying()
    play.choose(ANNE, "pay yellow")
    return play


def phase_3() -> Play:
    return table_with(PHASE_3, spheres={ANNE: "red", BLAISE: "blue"}, gold={ANNE: 2}, draw="green")


CASES: list[tuple[Callable[[], Play], str, str]] = [
    # Phase 1.
    (phase_1, "duel 1", "duel-fought 0 1 2"),
    (phase_1, "duel-two 1 2", "duel-fought 0 1 1; duel-fought 0 2 1"),
    (phase_1, "suzerain 2", "power-lost 0 2 1 suzerain"),
    (phase_1, "use power", "gained 0 1 0 red"),
    (phase_1, "use authority", "gained 0 1 0 authority"),
    (phase_1, "use wealth", "gained 0 0 1 yellow"),
    (phase_1, "use pension", "gained 0 0 1 pension"),
    (phase_1, "lay-down red", "laid-down 0 red"),
    (retrieving, "retrieve purple-seal", "retrieved 0 purple-seal"),
    (phase_1, "dismiss red 1 purple", "dismissed 0 red 1 purple"),
    (phase_1, "conspire red power", "conspired 0 red 3 0"),
    (phase_1, "conspire red gold", "conspired 0 red 0 1"),
    (weak_opponent, "duel 1", "duel-fought 0 1 2; eliminated 1; last-standing 0; victory 0"),
    # Phase 2.
    (
        announcing("red mazarin blue"),
        "announce 2",
        "announced 0 2; card-turned 0 red; card-turned 0 mazarin; card-turned 0 blue; mazarin-came 0; nobody-intrigues",
    ),
    (
        announcing("debts red"),
        "announce 1",
        "announced 0 1; card-turned 0 debts; card-turned 0 red; debts-came 0 0; nobody-owes",
    ),
    (
        announcing("pension red"),
        "announce 1",
        "announced 0 1; card-turned 0 pension; card-turned 0 red; auction-opened 0 pension",
    ),
    (turned("red blue", 2), "place blue", "placed 0 blue; discarded red"),
    (turned("red red blue", 3, "influence"), "place-two red red", "placed 0 red; placed 0 red; discarded blue"),
    (with_medal, "turn", "card-turned 0 blue"),
    (with_medal, "stop", "stopped 0"),
    # Louis XIV.
    (
        announcing("louis"),
        "announce 1",
        "announced 0 1; louis-came 0; gained 0 0 1 louis; gained 1 0 1 louis; gained 2 0 1 louis; "
        "pile-rebuilt 84; card-turned 0 green",
    ),
    (
        announcing("louis", seats=2),
        "announce 1",
        "announced 0 1; louis-came 0; points-counted 0 11; points-counted 1 10; victory 0",
    ),
    (
        announcing("louis", louis_seen=True),
        "announce 1",
        "announced 0 1; louis-returned 0; points-counted 0 11; points-counted 1 10; points-counted 2 10; victory 0",
    ),
    # Mazarin, debts and auctions.
    (turned("mazarin red", 1, "purple"), "favour 1 1", "favoured 0 1 1"),
    (turned("mazarin red green", 1, "purple"), "draw", "card-turned 0 green; placed 0 green"),
    (turned("debts red", 1, "blue", "red-seal"), "forfeit blue", "card-forfeited 0 blue"),
    (turned("debts red", 1, "blue", "red-seal"), "forfeit-tokens 1 1", "tokens-forfeited 0 1 1"),
    (turned("pension red", 1), "bid 3", "bid-made 0 3"),
    (turned("pension red", 1), "pass", "passed 0"),
    (paying, "pay yellow", "paid-card 0 yellow 3"),
    (half_paid, "pay blue", "paid-card 0 blue 2; won 0 pension 5"),
    (half_paid, "settle 1", "paid-tokens 0 1 1; won 0 pension 5"),
    # Phase 3.
    (phase_3, "sap 1", "gold-spent 0 1; power-lost 0 1 1 -"),
    (phase_3, "trade red 1 blue", "gold-spent 0 1; traded 0 red 1 blue"),
    (phase_3, "banish 1 blue", "gold-spent 0 2; banished 0 1 blue"),
    (phase_3, "buy-card", "gold-spent 0 2; card-turned 0 green; placed 0 green"),
    (phase_3, "done", "turn-began 1"),
]


@pytest.mark.parametrize(
    ("arrange", "notation", "expected"), CASES, ids=[f"{number} {case[1]}" for number, case in enumerate(CASES)]
)
def test_a_choice_tells_what_it_did(arrange: Callable[[], Play], notation: str, expected: str) -> None:
    play = arrange()
    play.choose(ANNE, notation)
    assert "; ".join(lines(play)) == expected


def test_an_unsold_card_is_told_after_the_last_pass() -> None:
    play = last_to_bid()
    play.choose(BLAISE, "pass")
    assert lines(play) == ["passed 1", "unsold pension"]


def test_the_deal_is_told_from_the_first_player_to_the_first_turn() -> None:
    play = new_game(chosen_chance("blue debts red green green yellow", first=BLAISE), 2)
    assert lines(play) == [
        "first-player 1",
        "dealt 1 blue",
        "put-under debts",
        "dealt 1 red",
        "dealt 0 green",
        "dealt 0 green",
        "dealt 0 yellow",
        "turn-began 1",
    ]


def test_every_kind_of_event_is_heard_above() -> None:
    heard = {line.split(maxsplit=1)[0] for *_, expected in CASES for line in expected.split("; ")}
    heard |= {"unsold", "first-player", "dealt", "put-under"}
    assert heard == {kind.name for kind in GAME.events.kinds}
