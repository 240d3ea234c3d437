"""The cards and tokens, and their data file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.ombre.cards import (
    AUCTION_NAMES,
    COLOUR_NAMES,
    DATA,
    FACE_NAMES,
    GOLD_IN_BOX,
    START_GOLD,
    START_POWER,
    is_auction,
    is_quality,
    load_components,
)
from roisoleil.games.ombre.game import Ombre, make_game
from tests.games.ombre.helpers import PHASE_3, owners_file, table_with
from tests.games.ombre.play import ANNE, BLAISE, COLBERT, GAME

BOX = GAME.box
NAMES = [FACE_NAMES[card] for card in BOX.pack]

# The box.


def test_there_are_84_game_cards() -> None:
    # Louis XIV is not in the pack: he is put in later.
    assert len(BOX.pack) == 83
    assert "louis" not in NAMES


def test_there_are_67_quality_cards_of_five_colours() -> None:
    colours = Counter(name.removesuffix("-seal") for name in NAMES if name.removesuffix("-seal") in COLOUR_NAMES)
    assert colours == {"blue": 14, "green": 14, "purple": 13, "red": 13, "yellow": 13}
    assert sum(is_quality(card) for card in BOX.pack) == 67


def test_as_many_cards_bear_a_seal_as_the_data_says() -> None:
    # The numbers are reconstructed, so they are held to the table and not to literals.
    for colour, seals in zip(COLOUR_NAMES, BOX.seals, strict=True):
        assert NAMES.count(f"{colour}-seal") == seals


def test_there_are_eight_auction_cards_of_seven_kinds_the_pension_twice() -> None:
    assert Counter(name for name in NAMES if name in AUCTION_NAMES) == dict.fromkeys(AUCTION_NAMES, 1) | {"pension": 2}
    assert sum(is_auction(card) for card in BOX.pack) == 8


def test_there_are_four_debts_and_four_mazarins() -> None:
    assert (NAMES.count("debts"), NAMES.count("mazarin")) == (4, 4)


def test_there_are_20_gold_and_60_power() -> None:
    # Forty chips, half of them of 2: reconstructed.
    assert (GOLD_IN_BOX, BOX.power_in_box) == (20, 60)
    assert (START_POWER, START_GOLD) == (9, 1)


def test_influence_is_blue_and_the_medal_purple_and_both_bear_a_seal_like_authority() -> None:
    colours = dict(zip(AUCTION_NAMES, BOX.auction_colours, strict=True))
    assert (colours["influence"], colours["medal"]) == (COLOUR_NAMES.index("blue"), COLOUR_NAMES.index("purple"))
    assert [name for name, seal in zip(AUCTION_NAMES, BOX.auction_seals, strict=True) if seal] == [
        "influence",
        "medal",
        "authority",
    ]


def test_no_other_auction_card_is_blue_or_purple_and_some_are_grey() -> None:
    # By the rulebook's "y compris", and "une carte grise".
    colours = Counter([*COLOUR_NAMES, "grey"][colour] for colour in BOX.auction_colours)
    assert colours["blue"] == colours["purple"] == 1
    assert colours["grey"] >= 1


# Where the values come from.


def test_every_value_says_where_it_comes_from() -> None:
    rows = GAME.provenance()
    # Two of each colour, three of each auction card, one of each special, two of each token.
    assert len(rows) == 5 * 2 + 7 * 3 + 3 + 2 * 2
    assert all(row.certainty in ("rulebook", "quoted", "inferred", "reconstructed") and row.source for row in rows)


def test_seals_of_quality_cards_five_colours_and_the_sum_of_power_are_shown_as_reconstructed() -> None:
    reconstructed = {(row.item, row.field) for row in GAME.provenance() if row.certainty == "reconstructed"}
    cards = ["authority", "suzerain", "pension", "conspiracy", "diplomacy"]
    assert reconstructed == (
        {(colour, "seals") for colour in COLOUR_NAMES} | {(card, "colour") for card in cards} | {("power", "total")}
    )


# An owner's file.


def test_an_owner_may_have_other_seals(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "quality.red", "seals = 6", "seals = 13"))
    faces = Counter(FACE_NAMES[card] for card in box.pack)
    assert (faces["red"], faces["red-seal"], sum(faces.values())) == (0, 13, 83)


def test_an_owner_may_have_an_auction_card_of_another_colour_and_play_with_it(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "auction.diplomacy", 'colour = "grey"', 'colour = "green"'))
    play = table_with(spheres={ANNE: "green diplomacy", BLAISE: "green"}, box=box)
    assert play.majorities("green") == [ANNE]
    play = table_with(announced=1, draw="diplomacy red", spheres={ANNE: "green"}, box=box)
    assert play.options(ANNE, "bid")[-1] == "bid 13"


def test_influence_pays_three_for_another_blue_card_of_an_owner(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "auction.diplomacy", 'colour = "grey"', 'colour = "blue"'))
    play = table_with(announced=1, draw="diplomacy red", spheres={ANNE: "influence"}, box=box)
    play.win_auction(ANNE, 3)
    play.choose(ANNE, "pay influence")
    assert play.auctions(ANNE) == ["diplomacy"]


def test_an_owner_may_have_a_grey_card_where_we_think_it_coloured(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "auction.suzerain", 'colour = "green"', 'colour = "grey"'))
    play = table_with(spheres={ANNE: "suzerain"}, box=box)
    assert play.options(ANNE) == ["done", "suzerain 1", "suzerain 2"]


def test_an_owner_may_have_a_seal_on_another_auction_card(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "auction.pension", "seal = false", "seal = true"))
    play = table_with(announced=1, draw="debts red", spheres={ANNE: "pension"}, box=box)
    assert play.to_act() == [BLAISE]


@pytest.mark.parametrize("power", [58, 62])
def test_an_owner_may_have_another_sum_of_power(tmp_path: Path, power: int) -> None:
    box = load_components(owners_file(tmp_path, "tokens.power", "total = 60", f"total = {power}"))
    play = table_with(PHASE_3, seats=6, box=box)
    assert play.bank()[0] == power - 54


def test_one_player_with_all_the_power_of_an_owners_box_can_pay_it(tmp_path: Path) -> None:
    box = load_components(owners_file(tmp_path, "tokens.power", "total = 60", "total = 62"))
    hoard = {ANNE: 62, BLAISE: 0, COLBERT: 0}
    play = table_with(announced=1, draw="pension red", power=hoard, box=box)
    play.win_auction(ANNE, 62)
    play.choose(ANNE, "settle 62")
    assert play.power(ANNE) == 0


def test_an_owner_need_not_say_where_the_values_come_from(tmp_path: Path) -> None:
    path = Path(owners_file(tmp_path))
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if not line.startswith("provenance")), encoding="utf-8")
    assert {row.certainty for row in load_components(str(path)).provenance} == {"quoted"}


def test_other_values_have_another_hash(tmp_path: Path) -> None:
    for row, old, new in (
        ("quality.red", "seals = 6", "seals = 5"),
        ("auction.diplomacy", '"grey"', '"green"'),
        ("auction.pension", "seal = false", "seal = true"),
        ("tokens.power", "total = 60", "total = 59"),
    ):
        assert make_game(owners_file(tmp_path, row, old, new)).data_hash != GAME.data_hash
    assert Ombre(load_components(owners_file(tmp_path))).data_hash == GAME.data_hash


# Broken files: the error names the file, the row and the field.


@pytest.mark.parametrize(
    ("row", "old", "new", "field"),
    [
        ("quality.blue", "count = 14", "count = 15", "count"),
        ("quality.green", "count = 14\n", "", "count"),
        ("quality.purple", "count = 13", 'count = "13"', "count"),
        ("quality.blue", "seals = 7", "seals = 15", "seals"),
        ("quality.red", "seals = 6", "seals = 14", "seals"),
        ("quality.red", "seals = 6", "seals = -1", "seals"),
        ("quality.red", "seals = 6", "seals = true", "seals"),
        ("quality.red", "seals = 6", "seals = 6.5", "seals"),
        ("quality.yellow", "seals = 6\n", "", "seals"),
        ("auction.pension", "copies = 2", "copies = 1", "copies"),
        ("auction.medal", "copies = 1", "copies = 2", "copies"),
        ("auction.medal", "copies = 1", "copies = 3", "copies"),
        ("auction.suzerain", 'colour = "green"', 'colour = "orange"', "colour"),
        ("auction.suzerain", 'colour = "green"', "colour = 1", "colour"),
        ("auction.suzerain", 'colour = "green"\n', "", "colour"),
        ("auction.pension", "seal = false", 'seal = "no"', "seal"),
        ("auction.pension", "seal = false", "seal = 0", "seal"),
        ("auction.pension", "seal = false\n", "", "seal"),
        ("special.debts", "copies = 4", "copies = 3", "copies"),
        ("special.louis", "copies = 1", "copies = 2", "copies"),
        ("tokens.power", "total = 60", "total = 57", "total"),
        ("tokens.power", "total = 60", "total = 63", "total"),
        ("tokens.power", "start = 9", "start = 8", "start"),
        ("tokens.gold", "total = 20", "total = 21", "total"),
        ("tokens.gold", "start = 1", "start = 2", "start"),
        ("quality.blue", 'seals = "reconstructed"', 'seals = "guessed"', "seals"),
        ("auction.pension", 'colour = "reconstructed"', "colour = 3", "colour"),
        ("special.louis", 'provenance = { copies = "rulebook" }', 'provenance = "rulebook"', "copies"),
    ],
)
def test_a_broken_value_is_refused_with_file_row_and_field(
    tmp_path: Path, row: str, old: str, new: str, field: str
) -> None:
    path = owners_file(tmp_path, row, old, new)
    with pytest.raises(BrokenMessage) as refused:
        load_components(path)
    message = str(refused.value)
    assert message.startswith(f"{path}: ")
    assert row in message
    assert f"'{field}'" in message


@pytest.mark.parametrize("row", ["quality.red", "auction.medal", "special.louis", "tokens.gold"])
def test_a_missing_row_is_named(tmp_path: Path, row: str) -> None:
    path = owners_file(tmp_path, row)
    text = Path(path).read_text(encoding="utf-8")
    Path(path).write_text(text.replace(f"[{row}]", f"[{row}-lost]"), encoding="utf-8")
    with pytest.raises(BrokenMessage) as refused:
        load_components(path)
    assert str(refused.value) == f"{path}: expected a row [{row}]"


@pytest.mark.parametrize("text", ["", "quality = 3", "[quality]\nblue = 14"])
def test_a_file_without_rows_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "empty.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"empty\.toml: expected a row \[quality\.blue\]"):
        load_components(str(file))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenMessage, match=r"nowhere\.toml: cannot be read"):
        load_components(str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize("content", [b"[quality.blue\n", b"\xff\xfe"])
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(content)
    with pytest.raises(BrokenMessage, match=r"broken\.toml: not valid TOML"):
        load_components(str(file))


def test_the_file_of_the_package_is_the_one_that_is_loaded_by_default() -> None:
    assert load_components(str(DATA / "components.toml")).data_hash() == load_components().data_hash()


@pytest.mark.parametrize(
    ("row", "old", "new", "field"),
    [
        ("auction.influence", 'colour = "blue"', 'colour = "red"', "colour"),
        ("auction.medal", 'colour = "purple"', 'colour = "grey"', "colour"),
        ("auction.influence", "seal = true", "seal = false", "seal"),
        ("auction.medal", "seal = true", "seal = false", "seal"),
        ("auction.authority", "seal = true", "seal = false", "seal"),
    ],
)
def test_a_value_that_the_rulebook_prints_cannot_be_changed(
    tmp_path: Path, row: str, old: str, new: str, field: str
) -> None:
    path = owners_file(tmp_path, row, old, new)
    with pytest.raises(BrokenMessage, match=f"{row}: field '{field}'"):
        load_components(path)
