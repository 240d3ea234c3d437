"""Deals, seatings and the names of bots."""

from __future__ import annotations

import pytest

from roisoleil.arena.plan import bots_of, make_contest
from roisoleil.bots.bot import PageBot
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import load_game
from tests.arena.helpers import contest


@pytest.mark.parametrize(
    ("bots", "rotations"),
    [
        (("courtisan", "random", "random", "random"), 4),
        (("courtisan", "random", "courtisan", "random"), 2),
        (("courtisan", "courtisan", "random", "random"), 4),
        (("random", "random", "random"), 1),
        (("courtisan", "random"), 2),
        # Pages differ by their tempers, of which there are three.
        (("page", "page", "page"), 3),
        (("page", "page"), 2),
        (("page", "random", "random", "page", "random", "random"), 3),
    ],
)
def test_a_deal_is_played_once_for_every_seating_that_differs(bots: tuple[str, ...], rotations: int) -> None:
    assert contest("ombre", *bots).rotations == rotations


def test_each_bot_sits_once_in_every_seat_of_a_deal() -> None:
    what = contest("ombre", "courtisan", "page", "random", "random")
    seatings = [what.seating(number) for number in range(4)]
    assert seatings == [[0, 1, 2, 3], [3, 0, 1, 2], [2, 3, 0, 1], [1, 2, 3, 0]]
    assert what.seating(4) == what.seating(0)


def test_all_seatings_of_a_deal_share_its_seed_and_deals_differ() -> None:
    what = contest("ombre", "courtisan", "page", "random")
    seeds = [what.deal_seed(number) for number in range(9)]
    assert [seeds.index(seed) for seed in seeds] == [0, 0, 0, 3, 3, 3, 6, 6, 6]


def test_a_page_has_each_of_its_tempers_in_turn_and_keeps_one_for_all_seats_of_a_deal() -> None:
    what = contest("ombre", "random", "page")
    pages = [what.player_at(1, number).bots[0] for number in range(8)]
    assert [page.temper for page in pages if isinstance(page, PageBot)] == [1, 1, 2, 2, 0, 0, 1, 1]


def test_games_are_rounded_up_to_whole_deals() -> None:
    what = contest("ombre", "courtisan", "random", "random", "random")
    assert [what.whole_deals(games) for games in (1, 4, 5, 400)] == [4, 4, 8, 400]


def test_without_a_seed_tables_of_one_kind_have_the_same_deals() -> None:
    usual = contest("ombre", "courtisan", "random")
    assert contest("ombre", "page", "random").seed == usual.seed
    others = [
        contest("ombre", "courtisan", "random", "random"),
        contest("louis_xiv", "courtisan", "random"),
        contest("louis_xiv", "courtisan", "random", options=("favori",)),
    ]
    assert len({usual.seed, *(other.seed for other in others)}) == 4
    assert contest("ombre", "courtisan", "random", seed="ab" * 32).seed == "ab" * 32


def test_a_budget_is_for_bots_that_look_ahead() -> None:
    assert bots_of("page, ministre,roi:2s,courtisan", "300ms") == ("page", "ministre:300ms", "roi:2s", "courtisan")
    assert bots_of("ministre,random", "") == ("ministre", "random")


@pytest.mark.parametrize("bots", ["ministre,random", "page,random", "roi:2s,random"])
def test_a_budget_must_be_one_whoever_gets_it(bots: str) -> None:
    with pytest.raises(BrokenMessage, match="unknown budget 'long'"):
        bots_of(bots, "long")


def test_a_contest_can_be_repeated_where_no_bot_looks_at_a_clock() -> None:
    assert contest("ombre", "ministre:500", "page").is_repeatable()
    assert not contest("ombre", "ministre:500", "roi:2s").is_repeatable()
    assert not contest("ombre", "ministre", "page").is_repeatable()


def test_unknown_bots_and_wrong_numbers_of_them_are_refused() -> None:
    with pytest.raises(BrokenMessage, match="unknown bot level 'genius'"):
        bots_of("random,genius", "")
    with pytest.raises(BrokenMessage, match="--bots names 2, one for each seat: habemus is for 3 to 4 players"):
        make_contest(load_game("habemus"), "", (), ("random", "random"), "")


def test_other_rules_than_those_of_the_contest_are_refused() -> None:
    """As on a worker with another version of the program."""
    what = contest("ombre", "courtisan", "random")
    fields = {field: getattr(what, field) for field in what.__struct_fields__}
    with pytest.raises(BrokenMessage, match="rules or components differ"):
        type(what)(**{**fields, "rules": "ombre/0"}).load()
    with pytest.raises(BrokenMessage, match="rules or components differ"):
        type(what)(**{**fields, "data_hash": "0"}).load()
