"""What a seat cannot know, dealt anew (ruling 45)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.dealer import Dealer
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.bidding import bid_gems
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    ACTION_NAMES,
    BLACK_SMOKE,
    CARDINAL_CARDS,
    ORDER_CARDS,
    PERSONS,
    POLITICAL_CARDS,
    WHITE_SMOKE,
)
from roisoleil.games.habemus.gems import BIDS
from roisoleil.games.habemus.reveal import choose_orders
from roisoleil.games.habemus.state import Conclave
from tests.games.habemus.helpers import START_PURSE, election, new_game, scripted_chance, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, CHRISTOPHE, GAME, RALF, WATCHER, Play, Told
from tests.games.habemus.statistics import fits, is_even

SAMPLE = 600


def redealt(play: Play, seat: int, sample: int = SAMPLE) -> list[Conclave]:
    """Many copies of a table, dealt anew for a seat."""
    return [GAME.redeal(play.table, seat, FastChance(number)) for number in range(sample)]


def positions(seats: int = 4) -> Iterator[Play]:
    """The decisions of a whole game."""
    play = new_game(scripted_chance(seats), seats)
    while not play.table.is_over():
        yield play
        seat = play.to_act()[-1]
        play.choose(seat, play.options(seat)[-1])


def names(cards: list[int]) -> list[str]:
    return [GAME.people.names[card] for card in cards]


# What stays as it is.


@pytest.mark.parametrize("seats", [3, 4])
def test_a_redeal_conserves_every_card_and_gem_at_every_decision_of_a_game(seats: int) -> None:
    for play in positions(seats):
        for seat in range(-1, seats):
            GAME.check(GAME.redeal(play.table, seat, FastChance(seat + 1)))


def test_a_redeal_shows_the_seat_the_same_view_at_every_decision_of_a_game() -> None:
    for play in positions():
        for seat in range(-1, 4):
            copy = GAME.redeal(play.table, seat, FastChance(play.table.round_number))
            assert GAME.view(copy, seat) == play.view(seat)


def test_a_redeal_leaves_the_table_itself_alone() -> None:
    for play in positions():
        before = play.table.hash()
        GAME.redeal(play.table, BRIGITTE, FastChance(1))
        assert play.table.hash() == before


def test_gold_gems_hands_and_displays_of_all_stay_since_every_movement_was_public() -> None:
    play = table_with(
        bid_gems,
        gold={AMELIE: 3, RALF: 44},
        gems={RALF: "DRSSA"},
        hands={RALF: "bribe swap"},
        displays={AMELIE: "lugo felipe", RALF: "este squadrone"},
        laid={CHRISTOPHE: "best-twice"},
    )
    for copy in redealt(play, BRIGITTE, 50):
        for before, after in zip(play.table.candidates, copy.candidates, strict=True):
            assert (after.gold, after.gems, after.hand, after.persons) == (
                before.gold,
                before.gems,
                before.hand,
                before.persons,
            )
            assert (after.mazarin, after.louis, after.felipe, after.squadrone, after.laid, after.bid) == (
                before.mazarin,
                before.louis,
                before.felipe,
                before.squadrone,
                before.laid,
                before.bid,
            )
        assert (copy.bank, copy.row, copy.gone, copy.camerlengo, copy.round_number) == (
            play.table.bank,
            play.table.row,
            play.table.gone,
            play.table.camerlengo,
            play.table.round_number,
        )


def test_a_seat_keeps_its_own_orders_the_dropped_one_too() -> None:
    play = table_with(bid_gems, black_smoke=True, orders={BRIGITTE: "france leaders"})
    for copy in redealt(play, BRIGITTE, 50):
        mine = copy.candidates[BRIGITTE]
        assert names([mine.order, mine.other_order]) == ["order-france", "order-leaders"]


def test_cards_that_were_drawn_stay_drawn() -> None:
    play = table_with(bid_gems, displays={RALF: "lugo harrach este"})
    table = play.table
    for copy in redealt(play, WATCHER, 50):
        assert copy.cardinal_deck[: table.cardinals_drawn] == table.cardinal_deck[: table.cardinals_drawn]
        assert copy.political_deck[: table.politics_drawn] == table.political_deck[: table.politics_drawn]
        assert copy.action_deck[: table.actions_drawn] == table.action_deck[: table.actions_drawn]
        assert (copy.cardinals_drawn, copy.politics_drawn, copy.actions_drawn) == (
            table.cardinals_drawn,
            table.politics_drawn,
            table.actions_drawn,
        )


def test_after_the_election_nothing_is_dealt_anew() -> None:
    play = election(orders={BRIGITTE: "france"})
    assert GAME.redeal(play.table, AMELIE, FastChance(1)).hash() == play.table.hash()


# What is dealt anew.


def test_the_orders_of_the_others_and_the_undealt_ones_are_equally_likely_everywhere() -> None:
    play = table_with(bid_gems, seats=3, orders={AMELIE: "four-coats four-coats"})
    places = []
    for copy in redealt(play, AMELIE):
        others = [copy.candidates[seat] for seat in (BRIGITTE, RALF)]
        lying = [order for other in others for order in (other.order, other.other_order)] + copy.undealt_orders
        places.append(names(lying).index("order-france"))
    assert is_even(places, range(6))


def test_a_watcher_cannot_know_any_order() -> None:
    play = table_with(bid_gems, orders={AMELIE: "france leaders"})
    holders = [
        next(seat for seat in range(4) if "order-france" in names([each[seat].order, each[seat].other_order]))
        for each in (copy.candidates for copy in redealt(play, WATCHER))
    ]
    assert is_even(holders, range(4))


def test_the_kept_order_of_another_is_as_likely_as_his_dropped_one() -> None:
    play = table_with(bid_gems, black_smoke=True, orders={RALF: "france leaders"})
    found = [
        names([copy.candidates[RALF].order])[0] == "order-france"
        for copy in redealt(play, AMELIE, 4 * SAMPLE)
        if "order-france" in names([copy.candidates[RALF].order, copy.candidates[RALF].other_order])
    ]
    assert is_even(found, [True, False])


@pytest.mark.parametrize("deck", ["political_deck", "action_deck"])
def test_what_is_left_of_a_deck_lies_in_any_order(deck: str) -> None:
    play = table_with(
        bid_gems,
        black_smoke=True,
        cardinals="white-smoke",
        politics="mazarin louis death",
        actions="este bribe swap",
        row="lugo felipe ten-gold camerlengo",
        rest_is_gone=True,
    )
    orders = [tuple(getattr(copy, deck)[-3:]) for copy in redealt(play, AMELIE)]
    assert is_even(orders, list(permutations(getattr(play.table, deck)[-3:])))


@pytest.mark.parametrize(
    ("drawn", "places"),
    [(1, [8, 9, 10]), (7, [8, 9, 10]), (8, [8, 9, 10]), (9, [9, 10]), (10, [10])],
)
def test_black_smoke_may_lie_wherever_it_can_have_been_put_and_was_not_seen(drawn: int, places: list[int]) -> None:
    play = new_game(scripted_chance(black_smoke_place=10))
    play.play_on(upto_round=drawn)
    assert play.table.cardinals_drawn == drawn
    found = [copy.cardinal_deck.index(BLACK_SMOKE) for copy in redealt(play, AMELIE)]
    if len(places) == 1:
        assert set(found) == set(places)
    else:
        assert is_even(found, places)


@pytest.mark.parametrize(
    ("round_number", "places"),
    [(1, [16, 17, 18, 19]), (15, [16, 17, 18, 19]), (16, [17, 18, 19]), (17, [18, 19]), (18, [19])],
)
def test_white_smoke_may_be_any_of_the_last_four_that_was_not_seen(round_number: int, places: list[int]) -> None:
    play = new_game(scripted_chance(white_smoke_place=3))
    play.play_on(upto_round=round_number)
    found = [copy.cardinal_deck.index(WHITE_SMOKE) for copy in redealt(play, AMELIE)]
    if len(places) == 1:
        assert set(found) == set(places)
    else:
        assert is_even(found, places)


def test_black_smoke_that_has_risen_stays_where_it_was() -> None:
    play = new_game(scripted_chance(black_smoke_place=8))
    play.play_on(upto_round=10)
    assert {copy.cardinal_deck.index(BLACK_SMOKE) for copy in redealt(play, AMELIE, 50)} == {8}


def test_each_unseen_cardinal_is_equally_likely_to_come_next() -> None:
    play = new_game(scripted_chance())
    play.play_on(upto_round=6)
    unseen = [card for card in play.table.cardinal_deck[6:] if card not in (BLACK_SMOKE, WHITE_SMOKE)]
    assert is_even([copy.cardinal_deck[6] for copy in redealt(play, AMELIE, 2 * SAMPLE)], unseen)


def test_a_redealt_game_can_be_played_to_its_end() -> None:
    for number, start in enumerate(positions()):
        if number % 10 == 0:
            table = GAME.redeal(start.table, RALF, FastChance(number))
            copy = Play(table, Dealer(FastChance(1)))
            copy.play_on()
            assert table.is_over()


# Whole worlds, counted by one who only listens.


BRIBE_RETURNS = ("bribe-unaffordable", "bribe-without-target")


class Listener:
    """What a seat can count by listening: every card turned, every stock, every display."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.turned: Counter[str] = Counter()
        self.gold = [20] * seats
        self.gems = [Counter(START_PURSE) for _ in range(seats)]
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.persons: list[set[str]] = [set() for _ in range(seats)]

    def listen(self, play: Play) -> None:
        for told in play.events(heard_by=self.seat):
            kind = str(told["type"])
            if kind == "card-turned":
                self.turned[word(told, "card")] += 1
            elif kind in ("gold-gained", "gold-stolen", "income", "gems-gained", "squadrone-paid", "bribed"):
                self.hear_of_gold(kind, told)
            if kind == "gems-gained":
                self.gems[number(told, "seat")].update(word(told, "gems"))
            elif kind == "bid-opened":
                self.gems[number(told, "seat")].subtract(word(told, "paid"))
            elif kind in ("took", "bribed", "swapped", "excluded", "died"):
                self.hear_of_persons(kind, told)
            if kind in ("took", "action-opened", *BRIBE_RETURNS):
                self.hear_of_hands(kind, told)

    def hear_of_gold(self, kind: str, told: Told) -> None:
        gold = number(told, "gold") * (-1 if kind in ("squadrone-paid", "bribed") else 1)
        self.gold[number(told, "seat")] += gold
        if "victim" in told:
            self.gold[number(told, "victim")] -= gold

    def hear_of_persons(self, kind: str, told: Told) -> None:
        if kind == "swapped":
            for owner, given, received in (("owner", "first", "second"), ("other", "second", "first")):
                self.persons[number(told, owner)].remove(word(told, given))
                self.persons[number(told, owner)].add(word(told, received))
        elif word(told, "card") in names(list(range(PERSONS))):
            if kind != "took":
                self.persons[number(told, "victim")].remove(word(told, "card"))
            if kind in ("took", "bribed"):
                self.persons[number(told, "seat")].add(word(told, "card"))

    def hear_of_hands(self, kind: str, told: Told) -> None:
        card = "bribe" if kind in BRIBE_RETURNS else told["card"]
        if card in ACTION_NAMES:
            self.hands[number(told, "seat")][str(card)] += -1 if kind == "action-opened" else 1

    def unseen(self, box: list[int]) -> list[str]:
        """What of a box was never turned."""
        return sorted((Counter(names(box)) - self.turned).elements())


def number(told: Told, field: str) -> int:
    value = told[field]
    assert isinstance(value, int)
    return value


def word(told: Told, field: str) -> str:
    value = told[field]
    assert isinstance(value, str)
    return value


def listened_game(seats: int, seed: int) -> Iterator[tuple[Play, Listener]]:
    """The decisions of a game with a shuffled deck, and what Amélie has heard so far."""
    play = new_game(FastChance(seed), seats)
    listener = Listener(AMELIE, seats)
    listener.listen(play)
    turn = 0
    while not play.table.is_over():
        yield play, listener
        seat = play.to_act()[0]
        options = play.options(seat)
        play.choose(seat, options[(7 * turn + seed) % len(options)])
        listener.listen(play)
        turn += 1


@pytest.mark.parametrize("seats", [3, 4])
def test_a_redeal_leaves_every_stock_and_display_as_a_listener_has_counted_it(seats: int) -> None:
    for play, listener in listened_game(seats, 5):
        copy = Play(GAME.redeal(play.table, AMELIE, FastChance(play.table.round_number)), Dealer(FastChance(1)))
        for seat in range(seats):
            assert copy.gold(seat) == listener.gold[seat]
            assert Counter(copy.purse(seat)) == +listener.gems[seat]
            assert Counter(copy.hand(seat)) == +listener.hands[seat]
            assert copy.persons(seat) == listener.persons[seat]


@pytest.mark.parametrize("seed", [2, 8])
def test_near_the_end_the_decks_hold_what_a_listener_has_not_seen_in_every_order(seed: int) -> None:
    # Three players: in every round a card is left over and seen to leave the game.
    play, listener = next(each for each in listened_game(3, seed) if each[0].table.round_number == 16)
    assert not play.table.white_smoke
    cardinals = [*listener.unseen(CARDINAL_CARDS), "white-smoke"]
    worlds = Counter(
        product(
            permutations(cardinals),
            permutations(listener.unseen(POLITICAL_CARDS)),
            permutations(listener.unseen(ACTION_CARDS)),
        )
    )
    found = [
        (
            tuple(names(copy.cardinal_deck[copy.cardinals_drawn :])),
            tuple(names(copy.political_deck[copy.politics_drawn :])),
            tuple(names(copy.action_deck[copy.actions_drawn :])),
        )
        for copy in redealt(play, AMELIE, 2 * SAMPLE)
    ]
    assert fits(found, worlds)


def test_two_equal_orders_are_dealt_to_the_others_as_often_as_a_shuffle_would() -> None:
    play = table_with(bid_gems, seats=3, black_smoke=True, orders={AMELIE: "france leaders"})
    hidden = Counter(names(ORDER_CARDS)) - Counter(["order-france", "order-leaders"])
    worlds = Counter(dealt[:4] for dealt in permutations(sorted(hidden.elements())))
    found = [
        tuple(names([order for seat in (BRIGITTE, RALF) for order in (held[seat].order, held[seat].other_order)]))
        for held in (copy.candidates for copy in redealt(play, AMELIE, 8 * SAMPLE))
    ]
    assert fits(found, worlds)


# Sealed answers under way.


@pytest.mark.parametrize("bid", ["-", "DA"])
def test_a_sealed_bid_of_another_may_be_any_that_his_purse_can_pay(bid: str) -> None:
    play = table_with(bid_gems, gems={RALF: "DA"})
    play.choose(RALF, f"bid {bid}")
    bids = [BIDS[answers(copy)[RALF]] for copy in redealt(play, AMELIE)]
    assert is_even(bids, ["", "A", "D", "DA"])


def test_a_sealed_action_of_another_may_be_any_card_of_his_hand_or_none() -> None:
    play = table_with(play_action_cards, hands={RALF: "bribe swap", CHRISTOPHE: "bribe"})
    play.choose(RALF, "lay swap")
    laid = [GAME.choices.notation(answers(copy)[RALF]) for copy in redealt(play, AMELIE)]
    assert is_even(laid, ["lay none", "lay bribe", "lay swap"])


def test_a_sealed_order_of_another_is_one_of_the_orders_he_is_redealt() -> None:
    play = table_with(choose_orders, black_smoke=True)
    play.keep({RALF: play.options(RALF)[0].removeprefix("keep ")})
    for copy in redealt(play, AMELIE, 100):
        held = copy.candidates[RALF]
        assert answers(copy)[RALF] in (held.order, held.other_order)


def test_a_seat_keeps_its_own_sealed_answer_and_nobody_answers_who_has_not() -> None:
    play = table_with(bid_gems)
    play.choose(AMELIE, "bid DDD")
    play.choose(RALF, "bid D")
    for copy in redealt(play, AMELIE, 50):
        assert BIDS[answers(copy)[AMELIE]] == "DDD"
        assert copy.to_act() == [BRIGITTE, CHRISTOPHE]


def test_who_is_not_asked_to_bid_gets_no_answer_by_a_redeal() -> None:
    play = table_with(bid_gems, laid={RALF: "bid-second", CHRISTOPHE: "three-rubies"})
    play.choose(AMELIE, "bid D")
    for copy in redealt(play, BRIGITTE, 50):
        assert copy.to_act() == [BRIGITTE]
        assert answers(copy)[RALF] == answers(play.table)[RALF]
        assert answers(copy)[CHRISTOPHE] == answers(play.table)[CHRISTOPHE]


def test_open_bids_are_not_dealt_anew_while_the_second_group_bids() -> None:
    play = table_with(bid_gems, laid={RALF: "bid-second"})
    play.bid({AMELIE: "DD"})
    for copy in redealt(play, RALF, 50):
        assert [candidate.bid for candidate in copy.candidates] == [each.bid for each in play.table.candidates]


def answers(table: Conclave) -> list[int]:
    """The sealed answers of the present decision."""
    return table.frames[-1].dump()[0]
