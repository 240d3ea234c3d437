"""Changes of views: applied to what a client holds, they give exactly what the server holds, and they are small."""

from __future__ import annotations

from statistics import fmean
from typing import cast

import msgspec
import pytest

from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import Json
from roisoleil.engine.match import Match
from roisoleil.server.delta import INNER, apply_difference, difference
from tests.shared import Setting, every_setting, walk

WATCHER = -1
MOST_BYTES = 900
"""What an update may take on average, events included."""


class Leaf(msgspec.Struct):
    name: str | None
    count: int = 0


class Tree(msgspec.Struct):
    leaf: Leaf | None = None
    leaves: list[Leaf] = []
    words: list[str] = []
    counts: dict[int, int] = {}
    deep: dict[str, list[str]] = {}


def written(value: object) -> Json:
    """A value as a client reads it."""
    return cast(Json, msgspec.json.decode(msgspec.json.encode(value)))


def change_between(before: Tree, after: Tree) -> Json:
    """The change, after a check that it leads from one to the other, to the letter."""
    change = written(difference(before, after))
    held = written(before)
    apply_difference(held, change)
    assert msgspec.json.encode(held) == msgspec.json.encode(after)
    return change


# The form of a change.


def test_what_stays_is_not_named() -> None:
    assert change_between(Tree(Leaf("oak", 1), words=["a"]), Tree(Leaf("oak", 1), words=["a"])) == {}


def test_a_changed_value_is_replaced_inside_its_object() -> None:
    assert change_between(Tree(Leaf("oak", 1)), Tree(Leaf("oak", 2))) == {"~leaf": {"count": 2}}


def test_null_is_a_value_like_any_other() -> None:
    assert change_between(Tree(Leaf("oak")), Tree(Leaf(None))) == {"~leaf": {"name": None}}
    assert change_between(Tree(Leaf("oak")), Tree()) == {"leaf": None}
    assert change_between(Tree(), Tree(Leaf(None))) == {"leaf": {"name": None, "count": 0}}


def test_objects_of_a_list_change_at_their_places() -> None:
    before = Tree(leaves=[Leaf("oak"), Leaf("elm"), Leaf("ash")])
    after = Tree(leaves=[Leaf("oak"), Leaf("elm", 1), Leaf("yew")])
    assert change_between(before, after) == {"~leaves": {"~1": {"count": 1}, "~2": {"name": "yew"}}}


def test_a_list_of_objects_that_has_grown_is_spliced() -> None:
    change = change_between(Tree(leaves=[Leaf("oak")]), Tree(leaves=[Leaf("oak"), Leaf("elm")]))
    assert change == {"~leaves": [1, 0, {"name": "elm", "count": 0}]}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ("a b c d", "a c d", [1, 1]),
        ("a b c", "a b c d", [3, 0, "d"]),
        ("a b c", "x a b c", [0, 0, "x"]),
        ("a b c d", "a x y d", [1, 2, "x", "y"]),
        ("a a", "a a a", [2, 0, "a"]),
        ("a a a", "a", [1, 2]),
        ("a b", "a b a b", [2, 0, "a", "b"]),
    ],
)
def test_plain_values_are_spliced_between_what_stays(before: str, after: str, change: Json) -> None:
    assert change_between(Tree(words=before.split()), Tree(words=after.split())) == {"~words": change}


@pytest.mark.parametrize(("before", "after"), [("a b", "c d e"), ("a b", ""), ("", "a b"), ("a b", "b a")])
def test_a_list_of_which_nothing_stays_is_replaced(before: str, after: str) -> None:
    assert change_between(Tree(words=before.split()), Tree(words=after.split())) == {"words": after.split()}


def test_a_dictionary_changes_key_by_key_or_as_a_whole() -> None:
    assert change_between(Tree(counts={1: 5, 2: 6}), Tree(counts={1: 5, 2: 7})) == {"~counts": {"2": 7}}
    assert change_between(Tree(counts={1: 5, 2: 6}), Tree(counts={2: 6})) == {"counts": {"2": 6}}
    before, after = {"red": ["a"], "blue": []}, {"red": ["a", "b"], "blue": ["c"]}
    assert change_between(Tree(deep=before), Tree(deep=after)) == {"~deep": {"~red": [1, 0, "b"], "blue": ["c"]}}


# Whole games.


def names_in(value: Json) -> set[str]:
    """The names of all objects in a value."""
    if isinstance(value, dict):
        return set(value).union(*(names_in(part) for part in value.values()))
    return set[str]().union(*(names_in(part) for part in value)) if isinstance(value, list) else set()


def views_of(match: Match) -> list[msgspec.Struct]:
    """What each seat sees, the watchers last."""
    seats = [*range(len(match.names)), WATCHER]
    return [cast(msgspec.Struct, match.game.view(match.table, seat)) for seat in seats]


@every_setting
def test_changes_keep_a_client_up_to_date_to_the_letter(setting: Setting) -> None:
    for number, level in ((41, "random"), (42, "courtisan")):
        walked = walk(setting, number, level)
        views = views_of(next(walked))
        held = [written(view) for view in views]
        for match in walked:
            new_views = views_of(match)
            for seat, (before, after) in enumerate(zip(views, new_views, strict=True)):
                change = written(difference(before, after))
                assert (change == {}) == (before == after)
                apply_difference(held[seat], change)
                assert msgspec.json.encode(held[seat]) == msgspec.json.encode(after)
            views = new_views
        assert not any(name.startswith(INNER) for name in names_in(held[0]))


@every_setting
def test_a_change_with_its_events_is_small(setting: Setting) -> None:
    sizes: list[int] = []
    steps = 0
    views: list[msgspec.Struct] = []
    for match in walk(setting, 43, "courtisan"):
        new_views = views_of(match)
        for seat, (before, after) in enumerate(zip(views, new_views, strict=False)):
            told = match.events_for(seat if seat < setting.seats else WATCHER, steps)
            events = [setting.game.events.struct(event) for event in told]
            sizes.append(len(msgspec.json.encode({"events": events, "change": difference(before, after)})))
        views, steps = new_views, len(match.steps)
    # A third of what is allowed: the server's own words come on top.
    assert fmean(sizes) < MOST_BYTES / 3


@pytest.mark.soak
@every_setting
def test_a_change_tells_no_more_than_the_views(setting: Setting) -> None:
    """In every world that a seat holds possible before and after, the change is the same to the letter."""
    chance = FastChance(44)
    game = setting.game
    before = next(walk(setting, 44)).table.clone()
    for match in walk(setting, 44):
        for seat in range(WATCHER, setting.seats):
            ours = difference(
                cast(msgspec.Struct, game.view(before, seat)), cast(msgspec.Struct, game.view(match.table, seat))
            )
            theirs = difference(
                cast(msgspec.Struct, game.view(game.redeal(before, seat, chance), seat)),
                cast(msgspec.Struct, game.view(game.redeal(match.table, seat, chance), seat)),
            )
            assert msgspec.json.encode(ours) == msgspec.json.encode(theirs)
        before = match.table.clone()
