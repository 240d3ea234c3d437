"""What nobody can know, dealt anew: only the order of the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import permutations

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.games.ombre.cards import FACE_NAMES, LOUIS
from roisoleil.games.ombre.state import Court
from tests.games.ombre.helpers import PHASE_2, PHASE_3, chosen_chance, new_game, numbers, table_with, without
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, GAME, WATCHER, Play
from tests.games.ombre.statistics import fits, is_even


def redealt(table: Court, sample: int, seat: int = ANNE) -> list[Court]:
    """Many copies of a table, dealt anew for a seat."""
    return [GAME.redeal(table, seat, FastChance(number)) for number in range(sample)]


def positions(seats: int, seed: int = 1) -> Iterator[Play]:
    """The decisions of a whole game, played at random."""
    play = new_game(FastChance(seed), seats)
    chance = FastChance(seed + 1000)
    while not play.is_over():
        yield play
        seat = play.to_act()[0]
        options = play.options(seat)
        play.choose(seat, options[chance.below(len(options))])


# What stays as it is.


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_redeal_conserves_everything_and_looks_the_same_to_every_seat(seats: int) -> None:
    for number, play in enumerate(positions(seats)):
        seat = number % (seats + 1) - 1
        copy = GAME.redeal(play.table, seat, FastChance(number))
        GAME.check(copy)
        for other in range(-1, seats):
            assert GAME.view(copy, other) == play.view(other)


def test_a_redeal_leaves_the_table_itself_alone() -> None:
    for play in positions(4):
        before = play.table.hash()
        GAME.redeal(play.table, BLAISE, FastChance(1))
        assert play.table.hash() == before


def test_only_the_draw_pile_is_dealt_anew() -> None:
    for play in positions(3):
        before, after = play.table.dump(), GAME.redeal(play.table, ANNE, FastChance(7)).dump()
        drawn = play.table.drawn
        assert before.pop("deck") != after.pop("deck") or len(play.pile()) < 5
        assert before == after
        assert play.table.deck[:drawn] == GAME.redeal(play.table, ANNE, FastChance(7)).deck[:drawn]


def test_after_the_game_nothing_is_dealt_anew() -> None:
    play = table_with(announced=1, draw="louis red", louis_seen=True)
    assert GAME.redeal(play.table, ANNE, FastChance(1)).hash() == play.table.hash()


def test_all_seats_and_watchers_know_the_same() -> None:
    play = new_game(FastChance(4), 4)
    decks = [GAME.redeal(play.table, seat, FastChance(9)).deck for seat in (WATCHER, ANNE, BLAISE, COLBERT)]
    assert decks.count(decks[0]) == 4


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    for number, play in enumerate(positions(4, seed=3)):
        if number % 20 == 0:
            table = GAME.redeal(play.table, BLAISE, FastChance(number))
            chance = FastChance(number)
            while not table.is_over():
                seat = table.to_act()[0]
                options = table.options(seat)
                table.apply(seat, options[chance.below(len(options))], Dealer(chance, silent=True))
                GAME.check(table)


# Louis XIV.


@pytest.mark.parametrize(("seats", "above"), [(2, 39), (3, 37), (4, 36), (5, 34), (6, 32)])
def test_louis_is_dealt_only_into_the_lower_half(seats: int, above: int) -> None:
    play = new_game(FastChance(1), seats)
    places = [copy.deck.index(LOUIS) for copy in redealt(play.table, 2000)]
    assert min(places) == above
    assert max(places) == len(play.table.deck) - 1


def test_louis_lies_anywhere_in_the_lower_half_equally_often() -> None:
    play = new_game(chosen_chance(), 2)
    places = [copy.deck.index(LOUIS) for copy in redealt(play.table, 4000)]
    assert is_even(places, range(39, 79))


def test_louis_cannot_lie_where_cards_have_been_drawn() -> None:
    # Fifty of 79 cards are drawn.
    play = new_game(chosen_chance(), 2)
    table = play.table.clone()
    table.drawn = 50
    places = [copy.deck.index(LOUIS) for copy in redealt(table, 3000)]
    assert is_even(places, range(50, 79))


# Cards that were put under the pack.


def test_cards_put_under_the_pack_lie_at_the_end_of_either_half() -> None:
    # Before any card is drawn both halves are equally likely below. Without Louis the pack has 78 cards.
    play = new_game(chosen_chance("debts pension mazarin red red green green yellow"), 2)
    ends = []
    for copy in redealt(play.table, 1000):
        pack = [FACE_NAMES[card] for card in copy.deck if card != LOUIS]
        put_under = ["debts", "pension", "mazarin"]
        assert put_under in (pack[36:39], pack[75:78])
        ends.append(pack[75:78] == put_under)
    assert is_even(ends, [True, False])


def test_a_card_drawn_where_a_known_one_would_lie_tells_which_half_is_above() -> None:
    # The first half is above: its last card, at place 39, is no Mazarin.
    play = new_game(chosen_chance("mazarin red red green green yellow"), 2)
    table = play.table.clone()
    table.drawn = 39
    assert FACE_NAMES[table.deck[38]] != "mazarin"
    for copy in redealt(table, 200):
        assert FACE_NAMES[[card for card in copy.deck if card != LOUIS][-1]] == "mazarin"


def test_after_the_new_pile_of_louis_nothing_is_known_of_its_cards() -> None:
    play = table_with(announced=1, draw="louis red", known_bottom="debts debts", chance=chosen_chance("green"))
    assert play.table.known_bottom == []
    last = [FACE_NAMES[copy.deck[-1]] == "debts" for copy in redealt(play.table, 2000)]
    assert sum(last) < 200


def test_the_new_pile_holds_what_was_discarded_and_not_what_lies_in_the_spheres() -> None:
    # All quality and auction cards lie in the spheres but a red one, which is turned, and a green one in the discard.
    held = without(GAME.box.pack, numbers("red green debts debts debts debts mazarin mazarin mazarin mazarin"))
    names = [FACE_NAMES[card] for card in held]
    play = table_with(
        announced=1,
        spheres={BLAISE: " ".join(names[0::2]), COLBERT: " ".join(names[1::2])},
        draw="louis red",
        discard="green debts debts mazarin",
        chance=chosen_chance("red"),
    )
    assert play.decision() == "place"
    # Ten cards were prepared: five lie above, and Louis is before, between or behind the other five.
    weights: dict[Hashable, float] = {}
    for place in range(5, 11):
        weights |= {("debts", place): 4, ("mazarin", place): 4, ("green", place): 1}
    sample = [(FACE_NAMES[copy.deck[1]], copy.deck.index(LOUIS)) for copy in redealt(play.table, 2000)]
    assert fits(sample, weights)


# By brute force, on packs so small that every preparation can be written down.


def preparations(unknown: list[int], known: list[int]) -> Counter[tuple[int, ...]]:
    """Every deck that the rulebook's preparation can make of a pack, by its probability (rulings R-S3 and X8)."""
    found: Counter[tuple[int, ...]] = Counter()
    orders = list(permutations(unknown))
    for order in orders:
        pack = [*order, *known]
        half = len(pack) // 2
        for upper, lower in ((pack[half:], pack[:half]), (pack[:half], pack[half:])):
            for place in range(len(lower) + 1):
                deck = (*upper, *lower[:place], LOUIS, *lower[place:])
                # Counted in units that all chances are multiples of.
                found[deck] += 2520 // (len(lower) + 1)
    return found


@pytest.mark.soak
@pytest.mark.parametrize(
    ("unknown", "known"),
    [
        ("red green blue", ""),
        ("red green blue yellow", ""),
        ("red green blue", "debts"),
        ("red green blue yellow", "debts"),
        ("red green", "debts pension"),
        ("red green blue", "debts pension"),
        ("red red green blue", "debts"),
        ("debts red green", "debts"),
        ("debts red green mazarin", "debts mazarin"),
    ],
)
def test_a_redeal_is_spread_like_the_preparations_that_agree_with_what_was_drawn(unknown: str, known: str) -> None:
    expected = preparations(numbers(unknown), numbers(known))
    # One deck for each number of drawn cards and each thing that can have been seen.
    cases = {(drawn, deck[:drawn]) for deck in expected for drawn in range(deck.index(LOUIS) + 1)}
    for drawn, seen in sorted(cases):
        agreeing: dict[Hashable, float] = {deck: weight for deck, weight in expected.items() if deck[:drawn] == seen}
        table = small_table(next(deck for deck in expected if deck in agreeing), drawn, known)
        sample = [tuple(copy.deck) for copy in redealt(table, 40 * len(agreeing) + 200)]
        assert fits(sample, agreeing), f"{drawn} drawn: {[FACE_NAMES[card] for card in seen]}"


def small_table(deck: tuple[int, ...], drawn: int, known: str) -> Court:
    """A table whose draw pile was prepared of a few cards; all others have been discarded."""
    play = table_with(PHASE_2, draw=" ".join(FACE_NAMES[card] for card in deck), rest_is_discarded=True)
    table = play.table.clone()
    table.known_bottom = numbers(known)
    table.drawn = drawn
    table.discard.extend(deck[:drawn])
    GAME.check(table)
    return table


def test_a_reveal_under_way_is_kept_and_the_rest_dealt_anew() -> None:
    play = table_with(PHASE_2, spheres={ANNE: "medal"}, draw="red mazarin green blue yellow")
    play.choose(ANNE, "turn", "turn")
    for copy in redealt(play.table, 20):
        view = play.view(BLAISE)
        assert (view.turned, view.set_aside) == (["red", "green"], ["mazarin"])
        assert GAME.view(copy, BLAISE) == view


def test_the_next_card_of_a_gold_draw_is_any_card_that_lies_face_down() -> None:
    play = table_with(PHASE_3, gold={ANNE: 2}, draw="red green blue yellow", rest_is_discarded=True)
    # The two upper cards are drawn from four, of which each half is above equally often; Louis lies below them.
    assert is_even([FACE_NAMES[copy.deck[0]] for copy in redealt(play.table, 2000)], ["red", "green", "blue", "yellow"])
