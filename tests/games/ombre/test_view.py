"""What seats and watchers see, and what they do not."""

from __future__ import annotations

import msgspec
import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.event import EVERYONE
from roisoleil.games.ombre.cards import AUCTION_NAMES, SPECIAL_NAMES
from tests.games.ombre.helpers import PHASE_2, PHASE_3, chosen_chance, new_game, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, WATCHER, Play

EVERY_VIEWER = [WATCHER, ANNE, BLAISE, COLBERT]


def written(play: Play, seat: int) -> str:
    """A view as it is sent."""
    return msgspec.json.encode(play.view(seat)).decode()


# What all see.


def test_everybody_sees_the_spheres_and_the_bank() -> None:
    play = table_with(
        PHASE_3, spheres={BLAISE: "red-seal red blue-seal influence pension"}, power={BLAISE: 4}, gold={BLAISE: 3}
    )
    for seat in EVERY_VIEWER:
        view = play.view(seat)
        sphere = view.spheres[BLAISE]
        assert (sphere.power, sphere.gold, sphere.fallen) == (4, 3, 0)
        assert sphere.rows == {
            "blue": ["blue-seal"],
            "green": [],
            "purple": [],
            "red": ["red-seal", "red"],
            "yellow": [],
        }
        assert sphere.auctions == ["influence", "pension"]
        assert sphere.counts == {"blue": 2, "green": 0, "purple": 0, "red": 2, "yellow": 1}
        assert sphere.majorities == ["blue", "red", "yellow"]
        assert sphere.seals == 2
        assert sphere.points == 4 + 3 + 4
        assert (view.bank_power, view.bank_gold) == (60 - 22, 20 - 5)


def test_everybody_sees_turned_and_set_aside_cards() -> None:
    play = table_with(announced=2, draw="mazarin red pension debts blue", spheres={COLBERT: "purple"})
    for seat in EVERY_VIEWER:
        assert play.view(seat).turned == ["red", "blue"]
        assert play.view(seat).set_aside == ["pension", "debts"]


def test_turned_cards_stay_visible_while_another_effect_is_resolved() -> None:
    play = table_with(announced=1, draw="mazarin red pension green", spheres={COLBERT: "purple"})
    play.choose(COLBERT, "draw")
    assert play.decision() == "auction"
    assert play.view(ANNE).turned == ["red"]


def test_everybody_sees_the_auction_with_the_means_of_the_bidders() -> None:
    play = table_with(announced=1, draw="pension red", spheres={BLAISE: "yellow"})
    play.choose(ANNE, "bid 3")
    for seat in EVERY_VIEWER:
        auction = play.view(seat).auction
        assert auction is not None
        assert (auction.card, auction.highest, auction.leader) == ("pension", 3, ANNE)
        assert auction.means == {ANNE: 10, BLAISE: 13, COLBERT: 10}


def test_an_auction_without_a_bid_has_no_leader() -> None:
    auction = table_with(announced=1, draw="pension red").view().auction
    assert auction is not None
    assert (auction.highest, auction.leader) == (0, None)


def test_everybody_sees_what_is_paid_so_far() -> None:
    play = table_with(announced=1, draw="pension red", spheres={BLAISE: "yellow"})
    play.win_auction(BLAISE, 5)
    play.choose(BLAISE, "pay yellow")
    for seat in EVERY_VIEWER:
        payment = play.view(seat).payment
        assert payment is not None
        assert (payment.seat, payment.card, payment.price, payment.paid) == (BLAISE, "pension", 5, 3)


def test_everybody_sees_whose_turn_it_is_and_who_must_decide_what() -> None:
    play = table_with(announced=1, draw="mazarin red", spheres={COLBERT: "purple"})
    for seat in EVERY_VIEWER:
        view = play.view(seat)
        assert (view.active, view.to_act, view.decision) == (ANNE, [COLBERT], "mazarin")


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_everybody_sees_what_was_used_in_phase_1(seat: int) -> None:
    play = table_with(spheres={ANNE: "green red yellow blue authority suzerain pension pension"}, discard="purple")
    assert play.view(seat).used == []
    play.choose(ANNE, "duel 1", "use power", "use pension", "suzerain 1")
    assert play.view(seat).used == ["green", "red", "suzerain", "pension"]
    play.choose(ANNE, "lay-down blue")
    assert play.view(seat).used == ["blue", "green", "red", "suzerain", "pension"]


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_everybody_sees_whether_the_gold_action_is_done(seat: int) -> None:
    play = table_with(PHASE_3, gold={ANNE: 2}, draw="pension red")
    assert not play.view(seat).has_acted
    play.choose(ANNE, "buy-card")
    assert play.decision() == "auction"
    assert play.view(seat).has_acted
    play.each("pass", ANNE, BLAISE, COLBERT)
    assert play.view(seat).has_acted


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_everybody_sees_how_many_cards_are_to_be_turned(seat: int) -> None:
    assert table_with(PHASE_2).view(seat).wanted is None
    assert table_with(announced=2, draw="pension red blue").view(seat).wanted == 2


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_everybody_sees_who_still_waits_for_mazarin_or_owes_a_debt(seat: int) -> None:
    play = table_with(
        announced=1, draw="mazarin debts red", spheres={BLAISE: "purple-seal purple", COLBERT: "green-seal"}
    )
    assert play.view(seat).waiting == [BLAISE]
    play.choose(BLAISE, "favour 2 0")
    assert play.view(seat).waiting == [ANNE, BLAISE]
    play.choose(ANNE, "forfeit-tokens 2 0")
    assert play.view(seat).waiting == [BLAISE]
    play.choose(BLAISE, "forfeit-tokens 2 0")
    assert play.view(seat).waiting == []


def test_a_watcher_has_no_seat() -> None:
    play = table_with()
    assert [play.view(seat).seat for seat in EVERY_VIEWER] == [None, ANNE, BLAISE, COLBERT]


def test_the_count_is_shown_only_after_the_game() -> None:
    assert table_with().view().count is None
    ended = table_with(announced=1, draw="louis", louis_seen=True, power={ANNE: 11})
    assert [(count.rank, count.total) for count in ended.counts()] == [(1, 12), (2, 10), (2, 10)]


def test_everything_that_happens_is_told_to_everybody() -> None:
    # There is nothing secret in this game but the order of the draw pile.
    play = new_game(FastChance(2), 5)
    chance = FastChance(3)
    while not play.is_over():
        seat = play.to_act()[0]
        options = play.options(seat)
        play.choose(seat, options[chance.below(len(options))])
        assert {event.audience for event in play.told} <= {EVERYONE}


# The draw pile.


def test_nobody_sees_more_of_the_draw_pile_than_its_size() -> None:
    play = new_game(chosen_chance(), 3)
    for seat in EVERY_VIEWER:
        assert play.view(seat).draw_pile == 76
        # All special and auction cards lie in the pile, so no view may name any of them.
        words = written(play, seat)
        assert all(f'"{name}"' not in words for name in [*AUCTION_NAMES, *SPECIAL_NAMES])


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_two_tables_that_differ_in_the_draw_pile_look_the_same(seat: int) -> None:
    first = table_with(PHASE_2, draw="red green louis", spheres={ANNE: "medal"})
    second = table_with(PHASE_2, draw="red blue-seal mazarin", spheres={ANNE: "medal"})
    for play in (first, second):
        play.choose(ANNE, "turn")
    assert written(first, seat) == written(second, seat)


def test_a_card_put_under_the_pack_is_not_shown_afterwards() -> None:
    # All have seen it; the view does not show what would have to be remembered.
    play = new_game(chosen_chance("diplomacy red red green green"), 3)
    assert all('"diplomacy"' not in written(play, seat) for seat in EVERY_VIEWER)


# The discard pile.


@pytest.mark.parametrize("seat", EVERY_VIEWER)
def test_of_the_discard_pile_the_top_card_and_the_size_are_seen(seat: int) -> None:
    play = table_with(PHASE_2, discard="pension mazarin red-seal")
    view = play.view(seat)
    assert (view.discard_pile, view.discard_top, view.retrievable) == (3, "red-seal", None)
    assert '"pension"' not in written(play, seat)


def test_an_empty_discard_pile_has_no_top() -> None:
    view = table_with().view()
    assert (view.discard_pile, view.discard_top) == (0, None)


def test_who_retrieves_a_card_looks_through_the_quality_cards_of_the_pile() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="yellow pension green mazarin green")
    play.choose(ANNE, "lay-down red")
    assert play.view(ANNE).retrievable == ["green", "green", "yellow"]


@pytest.mark.parametrize("seat", [WATCHER, BLAISE, COLBERT])
def test_the_others_do_not_look_through_the_pile(seat: int) -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="yellow green")
    play.choose(ANNE, "lay-down red")
    assert play.view(seat).retrievable is None
    assert play.view(seat).discard_top == "red"


def test_the_pile_is_closed_again_after_the_exchange() -> None:
    play = table_with(spheres={ANNE: "blue red"}, discard="yellow green")
    play.choose(ANNE, "lay-down red", "retrieve green")
    assert play.view(ANNE).retrievable is None
    assert play.events("laid-down", heard_by=BLAISE) == [{"type": "laid-down", "seat": ANNE, "card": "red"}]
    assert play.events("retrieved", heard_by=BLAISE) == [{"type": "retrieved", "seat": ANNE, "card": "green"}]
