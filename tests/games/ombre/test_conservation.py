"""What the rules never change, in whole games: looked at from outside, by what everybody sees and the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.games.ombre.cards import FACE_NAMES
from roisoleil.games.ombre.view import View
from tests.games.ombre.helpers import new_game, table_with
from tests.games.ombre.play import ANNE, BLAISE, GAME, Play

every_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])

BOX = Counter(FACE_NAMES[card] for card in GAME.box.pack) + Counter(["louis"])

Choosing = Callable[[list[str], FastChance], str]
"""How a player chooses among the notations of what he may do."""


def at_random(options: list[str], chance: FastChance) -> str:
    return options[chance.below(len(options))]


def hoarding(options: list[str], chance: FastChance) -> str:
    """Take power wherever there is some, keep all tokens, and attack only if it must be."""
    wishes = [
        "favour 2",
        "conspire",
        "use",
        "pass",
        "pay",
        "forfeit ",
        "place red",
        "place purple",
        "announce 3",
        "done",
    ]
    for wish in wishes:
        for option in options:
            if option.startswith(wish) and not option.endswith("gold"):
                return option
    return at_random(options, chance)


def avaricious(options: list[str], chance: FastChance) -> str:
    """Take gold wherever there is some, and never spend it."""
    wishes = ["favour 0 2", "conspire", "use wealth", "use pension", "place yellow", "announce 1", "pass", "done"]
    for wish in wishes:
        for option in options:
            if option.startswith(wish) and not option.endswith("power"):
                return option
    return at_random(options, chance)


class Watch:
    """Plays a game and checks after every choice what may never change."""

    def __init__(self, seats: int, seed: int, choosing: Choosing) -> None:
        self.play: Final = new_game(FastChance(seed), seats)
        self.chance: Final = FastChance(seed + 10_000)
        self.choosing: Final = choosing
        self.least_power = self.least_gold = 99

    def to_the_end(self) -> Watch:
        """Play the game."""
        before = self.play.view()
        check_box(self.play, before)
        while not self.play.is_over():
            seat = before.to_act[0]
            options = self.play.table.options(seat)
            assert options == sorted(set(options)) != []
            chosen = self.choosing(self.play.options(seat), self.chance)
            self.play.choose(seat, chosen)
            after = self.play.view()
            check_box(self.play, after)
            check_falls(before, after, chosen)
            self.least_power = min(self.least_power, after.bank_power)
            self.least_gold = min(self.least_gold, after.bank_gold)
            before = after
        return self


def check_box(play: Play, view: View) -> None:
    """84 cards, 60 power, 20 gold, no negative stock, one colour in a row, and Louis in the pile."""
    powers = [view.bank_power, *(sphere.power for sphere in view.spheres)]
    golds = [view.bank_gold, *(sphere.gold for sphere in view.spheres)]
    assert (sum(powers), sum(golds)) == (60, 20)
    assert min([*powers, *golds]) >= 0
    face_up = [*play.discard(), *view.turned, *view.set_aside]
    for sphere in view.spheres:
        face_up += sphere.auctions
        for colour, row in sphere.rows.items():
            assert {card.removesuffix("-seal") for card in row} <= {colour}
            face_up += row
    if view.auction is not None:
        face_up.append(view.auction.card)
    if view.payment is not None:
        face_up.append(view.payment.card)
    assert "louis" not in face_up
    cards = Counter([*face_up, *play.pile()])
    if play.is_over():
        # Cards turned but not placed count for nobody.
        assert not cards - BOX
    else:
        assert cards == BOX
        assert view.draw_pile >= 1


def check_falls(before: View, after: View, chosen: str) -> None:
    """Nobody comes back; only attacks of the active player eliminate, and never himself (ruling X20)."""
    was_in = [seat for seat, sphere in enumerate(before.spheres) if sphere.fallen == 0]
    is_in = [seat for seat, sphere in enumerate(after.spheres) if sphere.fallen == 0]
    assert set(is_in) <= set(was_in)
    assert set(after.to_act) <= set(is_in)
    if is_in != was_in:
        assert before.to_act == [before.active]
        assert chosen.split(maxsplit=1)[0] in ("duel", "duel-two", "suzerain", "sap")
        assert before.active in is_in


@every_number_of_players
def test_nothing_is_lost_or_doubled_in_random_games(seats: int) -> None:
    for seed in range(12):
        assert Watch(seats, seed, at_random).to_the_end().play.is_over()


def test_hoarding_players_empty_the_power_bank_and_nothing_breaks() -> None:
    games = [Watch(6, seed, hoarding).to_the_end() for seed in range(6)]
    assert min(watch.least_power for watch in games) == 0


def test_avaricious_players_empty_the_gold_bank_and_nothing_breaks() -> None:
    games = [Watch(seats, seed, avaricious).to_the_end() for seats in (4, 6) for seed in range(3)]
    assert min(watch.least_gold for watch in games) == 0


def test_a_game_of_players_who_only_hoard_ends_by_louis() -> None:
    play = Watch(6, 3, hoarding).to_the_end().play
    assert play.view().louis_seen


# The check itself finds what is wrong.


def test_a_lost_card_is_found() -> None:
    play = table_with(discard="red")
    play.table.discard.clear()
    with pytest.raises(AssertionError, match="cards lost or doubled"):
        GAME.check(play.table)


def test_a_doubled_card_is_found_after_the_game_too() -> None:
    play = table_with(announced=1, draw="louis", louis_seen=True, discard="pension pension")
    play.table.discard.extend(play.table.discard)
    with pytest.raises(AssertionError, match="cards doubled"):
        GAME.check(play.table)


@pytest.mark.parametrize(("power", "gold"), [(1, 0), (0, 1)])
def test_a_token_from_nowhere_is_found(power: int, gold: int) -> None:
    play = table_with()
    play.table.power[ANNE] += power
    play.table.gold[BLAISE] += gold
    with pytest.raises(AssertionError, match="lost or doubled"):
        GAME.check(play.table)


def test_a_negative_stock_is_found() -> None:
    play = table_with()
    play.table.pay(ANNE, 10, 0)
    with pytest.raises(AssertionError, match="negative stock"):
        GAME.check(play.table)


def test_a_pile_without_louis_is_found() -> None:
    play = table_with()
    play.table.deck.pop()
    with pytest.raises(AssertionError, match="Louis XIV is not in the draw pile"):
        GAME.check(play.table)
