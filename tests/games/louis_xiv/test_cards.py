"""The components and their data file.

Values of the rulebook and of quoted sources are asserted as they are, reconstructed ones only by what must be true of
them, so that the file of an owner of the game passes too.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.louis_xiv.cards import (
    BONUS_NAMES,
    CONDITION_NAMES,
    DATA,
    INFLUENCE_CARDS,
    SHIELDS,
    STACK_NAMES,
    TILE_NAMES,
    load_components,
)
from roisoleil.games.louis_xiv.game import LouisXIV
from tests.games.louis_xiv.helpers import BOX, missions_for, missions_in, missions_of
from tests.games.louis_xiv.play import GAME

FILE = (DATA / "components.toml").read_text(encoding="utf-8")
FRONTS = [CONDITION_NAMES[condition.kind] for condition in BOX.fronts]
BACKS = [CONDITION_NAMES[condition.kind] for condition in BOX.backs]

# The box.


def test_there_are_thirty_influence_cards_two_for_each_character_and_six_jokers() -> None:
    assert Counter(INFLUENCE_CARDS) == {**dict.fromkeys(range(12), 2), 12: 6}


def test_there_are_ten_shields_of_each_of_six_types() -> None:
    assert Counter(SHIELDS) == dict.fromkeys(range(6), 10)


def test_there_are_forty_missions_in_three_stacks() -> None:
    assert [len(missions_in(stack)) for stack in STACK_NAMES] == [20, 12, 8]
    assert len(set(BOX.mission_names)) == 40


def test_every_bonus_is_there_as_often_as_the_rulebook_says() -> None:
    light = {"plus-1-mission": 2, "plus-1-marker": 4, "plus-1-louis": 4, "pay-2-to-pass": 2, "tile-to-crown": 2}
    light |= {"exchange-missions": 2, **{f"marker-on-{board}": 1 for board in (1, 2, 3, 4)}}
    medium = {"plus-2-louis-or-markers": 4, "plus-1-shield": 2, "marker-on-king": 2, "exchange-influence": 2}
    medium |= {"marker-on-5": 1, "marker-on-9": 1}
    dark = ["plus-3-markers", "plus-3-louis", "plus-1-intrigue", "marker-for-card"]
    dark += ["card-as-4-markers", "marker-at-end", "win-one-tie", "bribe-minus-1"]
    assert {bonus: len(missions_of(bonus)) for bonus in BONUS_NAMES} == light | medium | dict.fromkeys(dark, 1)
    assert {bonus for name in missions_in("dark") for bonus in dark if name.endswith(bonus)} == set(dark)
    assert all(name in missions_in("medium") for bonus in medium for name in missions_of(bonus))


def test_light_missions_ask_for_a_tile_and_any_medium_for_two_different_dark_for_two_alike() -> None:
    for mission in BOX.missions:
        first, second = mission.tiles
        assert first < TILE_NAMES.index("crown")
        assert {0: second == 5, 1: second not in (first, 4, 5), 2: second == first}[mission.stack]


def test_the_missions_of_michels_example_exist() -> None:
    assert missions_for("sceptre", "ring")
    assert missions_for("helmet", "any")
    assert missions_for("helmet", "helmet")
    assert missions_for("sceptre", "sceptre")


# The boards.


def test_the_fronts_show_the_conditions_of_the_first_round() -> None:
    money = dict.fromkeys((1, 2, 3, 4, 8, 12), "money")
    first = dict.fromkeys((5, 7, 9, 11), "first")
    markers = dict.fromkeys((6, 10), "markers")
    assert dict(enumerate(FRONTS, start=1)) == money | first | markers


def test_the_first_four_boards_show_first_place_on_their_back() -> None:
    assert BACKS[:4] == ["first"] * 4


def test_montespan_and_la_valliere_take_money_on_their_back() -> None:
    assert (BACKS[4], BACKS[8]) == ("money", "money")


def test_anne_and_the_dauphin_cost_three_louis() -> None:
    assert (BOX.fronts[0].number, BOX.fronts[3].number) == (3, 3)


def test_a_flip_always_changes_the_condition() -> None:
    assert all(front != back for front, back in zip(FRONTS, BACKS, strict=True))


def test_bribes_cost_three_or_four_and_thresholds_are_two_or_three() -> None:
    for condition in [*BOX.fronts, *BOX.backs]:
        allowed = {"money": (3, 4), "first": (0,), "markers": (2, 3)}[CONDITION_NAMES[condition.kind]]
        assert condition.number in allowed


def test_every_board_can_pay_several_players_on_one_of_its_sides() -> None:
    assert all("money" in sides or "markers" in sides for sides in zip(FRONTS, BACKS, strict=True))


def test_the_twelve_characters_are_those_of_the_rulebook() -> None:
    keys = [
        "Anne",
        "Philippe",
        "Marie",
        "Dauphin",
        "Montespan",
        "Condé",
        "Colbert",
        "Maintenon",
        "Vallière",
        "Turenne",
        "Mazarin",
        "Louvois",
    ]
    assert all(key in name for key, name in zip(keys, BOX.board_names, strict=True))
    assert GAME.proper_name("board-7") == GAME.proper_name("board 7") == BOX.board_names[6]
    assert GAME.proper_name("joker") == GAME.proper_name("board-13") == GAME.proper_name("board-0") == ""


# The money cards.


def test_each_of_the_first_four_characters_is_on_two_money_cards() -> None:
    assert Counter(BOX.kings) == dict.fromkeys(range(4), 2)


def test_every_money_card_brings_something() -> None:
    assert len(BOX.louis) == 8
    assert min(BOX.louis) > 0


# Provenance.


def test_every_value_says_where_it_comes_from() -> None:
    rows = GAME.provenance()
    assert all(row.certainty in ("rulebook", "quoted", "inferred", "reconstructed") and row.source for row in rows)
    assert len([row for row in rows if row.field == "tiles"]) == 40
    assert len([row for row in rows if row.field in ("king", "louis")]) == 16
    assert len([row for row in rows if row.field.endswith(".kind")]) == 24


def test_the_fine_print_of_the_favourite_is_shown_with_its_certainty() -> None:
    assert {row.field for row in GAME.provenance() if row.item == "favori"} == {"redraw", "jump", "intrigue", "keep"}


# An owner's file.


def owners_file(folder: Path, old: str, new: str, count: int = 1) -> str:
    """The path of a copy of components.toml in which a text, which must be there, is replaced."""
    assert old in FILE, f"{old!r} is not in the file"
    file = folder / "owners.toml"
    file.write_text(FILE.replace(old, new, count), encoding="utf-8")
    return str(file)


def section(name: str, number: int) -> str:
    """The text of one row of the file."""
    return f"[[{name}]]" + FILE.split(f"[[{name}]]")[number].split("\n[[")[0].split("\n# ")[0]


def changed(folder: Path, name: str, number: int, old: str, new: str) -> str:
    """A copy in which one row is changed."""
    row = section(name, number)
    assert old in row, f"{old!r} is not in {row!r}"
    head, rest = FILE.split(f"[[{name}]]")[:number], FILE.split(f"[[{name}]]")[number:]
    rest[0] = rest[0].replace(old, new, 1)
    file = folder / "owners.toml"
    file.write_text(f"[[{name}]]".join([*head, *rest]), encoding="utf-8")
    return str(file)


def test_an_owner_may_write_other_prices_and_amounts(tmp_path: Path) -> None:
    box = load_components(changed(tmp_path, "board", 4, 'kind = "money", number = 3', 'kind = "money", number = 4'))
    assert (box.fronts[3].number, box.fronts[2].number) == (4, BOX.fronts[2].number)
    priced = FILE.split("[[money]]")[1].split("louis = ")[1].split("\n")[0]
    box = load_components(changed(tmp_path, "money", 1, f"louis = {priced}", "louis = 9"))
    assert box.louis[0] == 9


def test_other_values_have_another_hash(tmp_path: Path) -> None:
    priced = FILE.split("[[money]]")[1].split("louis = ")[1].split("\n")[0]
    other = load_components(changed(tmp_path, "money", 1, f"louis = {priced}", "louis = 9"))
    assert LouisXIV(other).data_hash != GAME.data_hash
    same = tmp_path / "same.toml"
    same.write_text(FILE, encoding="utf-8")
    assert LouisXIV(load_components(str(same))).data_hash == GAME.data_hash


def test_an_owner_need_not_say_where_the_values_come_from(tmp_path: Path) -> None:
    file = tmp_path / "owners.toml"
    file.write_text(
        "\n".join(line for line in FILE.splitlines() if not line.startswith("provenance")), encoding="utf-8"
    )
    rows = load_components(str(file)).provenance
    assert {row.certainty for row in rows if row.field in ("king", "louis", "tiles")} == {"quoted"}


def test_an_owner_may_list_the_missions_of_a_stack_in_any_order(tmp_path: Path) -> None:
    head, *rows = FILE.split("[[mission]]")
    rows[-1], tail = rows[-1].split("\n# Le Favori", maxsplit=1)
    file = tmp_path / "owners.toml"
    text = "[[mission]]".join([head, *(row.rstrip() + "\n\n" for row in reversed(rows))])
    file.write_text(f"{text}\n# Le Favori{tail}", encoding="utf-8")
    assert sorted(load_components(str(file)).mission_names) == sorted(BOX.mission_names)


# Broken files: the error names the file, the row and the field.


@pytest.mark.parametrize(
    ("name", "number", "old", "new", "field"),
    [
        ("board", 4, "number = 4", "number = 5", "'number'"),
        ("board", 4, 'reward = "helmet"', 'reward = "ring"', "'reward'"),
        ("board", 4, 'name = "', 'name = ""\nother = "', "'name'"),
        ("board", 4, 'name = "', 'nom = "', "'name'"),
        ("board", 4, "front = {", "front = 3\nother = {", "'front'"),
        ("board", 4, "back = {", "dos = {", "'back'"),
        ("board", 4, 'kind = "money"', 'kind = "gold"', "'front.kind'"),
        ("board", 4, 'kind = "money"', 'kind = "markers"', "'front.kind'"),
        ("board", 4, 'kind = "money"', "kind = 3", "'front.kind'"),
        ("board", 4, 'back = { kind = "first"', 'back = { kind = "money", number = 3', "'back'"),
        ("board", 4, 'kind = "money", number = 3', 'kind = "money"', "'front.number'"),
        ("board", 4, 'kind = "money", number = 3', 'kind = "money", number = 0', "'front.number'"),
        ("board", 4, 'kind = "money", number = 3', 'kind = "money", number = 43', "'front.number'"),
        ("board", 4, 'kind = "money", number = 3', 'kind = "money", number = "3"', "'front.number'"),
        ("board", 4, 'kind = "money", number = 3', 'kind = "money", number = true', "'front.number'"),
        ("board", 4, 'provenance = { kind = "rulebook"', 'provenance = { kind = "guessed"', "'provenance'"),
        ("board", 4, "provenance = {", "provenance = 3, other = {", "'provenance'"),
        ("money", 2, "king = 1", "king = 5", "'king'"),
        ("money", 2, "king = 1", "king = 0", "'king'"),
        ("money", 2, "king = 1", 'king = "1"', "'king'"),
        ("money", 2, "louis = ", "louis = -", "'louis'"),
        ("money", 2, "louis = ", "louis = 9", "'louis'"),
        ("money", 2, "louis = ", "or = ", "'louis'"),
        ("mission", 1, 'stack = "light"', 'stack = "blue"', "'stack'"),
        ("mission", 1, 'stack = "light"', 'stack = "dark"', "'bonus'"),
        ("mission", 1, "bonus = ", 'bonus = "plus-9-louis"\nother = ', "'bonus'"),
        ("mission", 1, "tiles = [", "tiles = 3\nother = [", "'tiles'"),
        ("mission", 1, '"any"]', '"any", "any"]', "'tiles'"),
        ("mission", 1, '"any"]', '"ring"]', "'tiles'"),
        ("mission", 1, '"any"]', '"-"]', "'tiles'"),
        ("mission", 1, '["', '["any", "any"]\nother = ["', "'tiles'"),
        ("mission", 1, '["', '["crown", "any"]\nother = ["', "'tiles'"),
        ("mission", 25, "tiles = [", 'tiles = ["ring", "ring"]\nother = [', "'tiles'"),
        ("mission", 25, "tiles = [", 'tiles = ["ring", "any"]\nother = [', "'tiles'"),
        ("mission", 25, "tiles = [", 'tiles = ["ring", "crown"]\nother = [', "'tiles'"),
        ("mission", 25, "tiles = [", 'tiles = ["ring", "-"]\nother = [', "'tiles'"),
        ("mission", 40, "tiles = [", 'tiles = ["ring", "helmet"]\nother = [', "'tiles'"),
        ("mission", 40, "tiles = [", 'tiles = ["ring", "any"]\nother = [', "'tiles'"),
    ],
)
def test_a_broken_value_is_refused_with_file_row_and_field(
    tmp_path: Path, name: str, number: int, old: str, new: str, field: str
) -> None:
    path = changed(tmp_path, name, number, old, new)
    with pytest.raises(BrokenMessage) as refused:
        load_components(path)
    message = str(refused.value)
    assert message.startswith(f"{path}: {name} {number}")
    assert f"field {field}" in message


@pytest.mark.parametrize(("name", "expected"), [("board", 12), ("money", 8), ("mission", 40)])
def test_a_missing_row_is_refused_with_file_and_numbers(tmp_path: Path, name: str, expected: int) -> None:
    path = owners_file(tmp_path, section(name, 2), "")
    with pytest.raises(BrokenMessage, match=rf"expected {expected} rows \[\[{name}\]\], found {expected - 1}"):
        load_components(path)


def test_a_bonus_that_is_there_too_often_is_refused(tmp_path: Path) -> None:
    first = section("mission", 1).split('bonus = "')[1].split('"')[0]
    other = next(bonus for bonus in ("plus-1-mission", "plus-1-louis") if bonus != first)
    path = changed(tmp_path, "mission", 1, f'bonus = "{first}"', f'bonus = "{other}"')
    with pytest.raises(BrokenMessage, match="missions with bonus 'plus-1-m"):
        load_components(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenMessage, match="cannot be read"):
        load_components(str(tmp_path / "none.toml"))


@pytest.mark.parametrize("text", [b"[[board", b"\xff\xfe\xff"])
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(text)
    with pytest.raises(BrokenMessage, match="not valid TOML"):
        load_components(str(file))


@pytest.mark.parametrize("text", ["", "board = 3", "board = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]"])
def test_a_file_without_rows_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "empty.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenMessage, match="expected"):
        load_components(str(file))


def test_a_favourite_that_is_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BrokenMessage, match=r"expected a table \[favori\]"):
        load_components(owners_file(tmp_path, "\n[favori]\n", "\n[[favori]]\n"))
