"""The cards and their data files."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from roisoleil.engine.codec import BrokenMessage
from roisoleil.games.habemus.actions import play_action_cards
from roisoleil.games.habemus.cards import (
    ACTION_CARDS,
    ACTION_NAMES,
    CARDINAL_CARDS,
    GEM_NAMES,
    GEMS_IN_BOX,
    ORDER_CARDS,
    POLITICAL_CARDS,
    START_GEMS,
    START_GOLD,
    Person,
    load_persons,
)
from roisoleil.games.habemus.game import HabemusPapam
from tests.games.habemus.helpers import election, owners_file, table_with
from tests.games.habemus.play import AMELIE, BRIGITTE, GAME, RALF

PEOPLE = GAME.people


def person(key: str) -> Person:
    return next(row for row in PEOPLE.rows if row.key == key)


def named(cards: list[int]) -> Counter[str]:
    return Counter(PEOPLE.names[card] for card in cards)


def printed(item: str, field: str) -> list[str]:
    return [row.value for row in GAME.provenance() if (row.item, row.field) == (item, field)]


# The box.


def test_the_political_deck_has_18_cards() -> None:
    politics = {"mazarin": 5, "louis": 5, "felipe": 3, "squadrone": 1, "death": 1}
    assert named(POLITICAL_CARDS) == politics | {"harrach": 1, "retz": 1, "durazzo": 1}
    assert len(POLITICAL_CARDS) == 18


def test_the_action_deck_has_14_action_cards_and_the_4_leaders() -> None:
    counts = named(ACTION_CARDS)
    assert {name: counts[name] for name in ACTION_NAMES} == {
        "ten-gold": 2,
        "bid-second": 2,
        "best-twice": 2,
        "three-rubies": 2,
        "bribe": 3,
        "swap": 3,
    }
    assert [counts[leader] for leader in ("este", "carlo", "francesco", "azzolini")] == [1, 1, 1, 1]
    assert len(ACTION_CARDS) == 18


def test_there_are_eight_orders_one_of_them_twice() -> None:
    counts = named(ORDER_CARDS)
    assert counts["order-four-coats"] == 2
    assert sorted(counts.values()) == [1, 1, 1, 1, 1, 1, 2]


def test_gold_is_54_cards_of_270_gold() -> None:
    values = [int(value) for value in printed("cards", "values")[0].strip("[]").split(",")]
    copies = [int(value) for value in printed("cards", "copies")[0].strip("[]").split(",")]
    assert sum(copies) == 54
    assert sum(value * count for value, count in zip(values, copies, strict=True)) == 270


def test_the_box_holds_120_cards() -> None:
    gold = sum(int(value) for value in printed("cards", "copies")[0].strip("[]").split(","))
    others = sum(int(printed(item, "copies")[0]) for item in ("camerlengo", "black-smoke", "white-smoke"))
    dealt = len(CARDINAL_CARDS) + len(POLITICAL_CARDS) + len(ACTION_CARDS) + len(ORDER_CARDS)
    assert dealt + gold + others == 120


def test_the_box_holds_52_gems() -> None:
    assert dict(zip(GEM_NAMES, GEMS_IN_BOX, strict=True)) == {"diamond": 16, "ruby": 10, "sapphire": 11, "amber": 15}
    assert sum(GEMS_IN_BOX) == 52


def test_each_player_is_given_4_1_2_3_gems_and_20_gold() -> None:
    assert dict(zip(GEM_NAMES, START_GEMS, strict=True)) == {"diamond": 4, "ruby": 1, "sapphire": 2, "amber": 3}
    assert START_GOLD == 20


# The persons.


def test_there_are_18_cardinals_3_late_arrivals_and_4_leaders() -> None:
    assert Counter(row.kind for row in PEOPLE.rows) == {"cardinal": 18, "late": 3, "leader": 4}


def test_france_has_three_cardinals_and_the_other_factions_five_each() -> None:
    factions = Counter(row.faction for row in PEOPLE.rows if row.kind == "cardinal")
    assert factions == {"france": 3, "spain": 5, "innocent": 5, "urban": 5}


def test_each_faction_has_one_leader_and_late_arrivals_have_no_faction() -> None:
    assert Counter(row.faction for row in PEOPLE.rows if row.kind == "leader") == dict.fromkeys(
        ("france", "spain", "innocent", "urban"), 1
    )
    assert {row.faction for row in PEOPLE.rows if row.kind == "late"} == {"none"}


def test_all_25_ages_differ() -> None:
    assert len({row.age for row in PEOPLE.rows}) == 25


def test_the_age_of_cesi_is_chosen_so_that_all_differ() -> None:
    assert person("cesi").age == 72
    assert person("cesi").provenance["age"] == "reconstructed"


def test_what_the_rulebook_says_about_persons_is_so() -> None:
    assert (person("barberini").faction, person("barberini").symbol) == ("france", "louis")
    assert person("sacchetti").symbol == "mazarin"
    assert (person("chigi").name, person("chigi").kind, person("chigi").symbol) == ("Fabio Chigi", "cardinal", "dove")


def test_each_late_arrival_is_an_old_boy_of_one_cardinal_of_the_deck() -> None:
    for late in (row for row in PEOPLE.rows if row.kind == "late"):
        partners = [row.kind for row in PEOPLE.rows if row.symbol == late.symbol and row is not late]
        assert partners == ["cardinal"]


def test_leaders_have_no_symbol() -> None:
    assert {row.symbol for row in PEOPLE.rows if row.kind == "leader"} == {"none"}


def test_every_value_of_a_person_says_where_it_comes_from() -> None:
    persons = {row.key for row in PEOPLE.rows}
    rows = [row for row in GAME.provenance() if row.item in persons]
    assert len(rows) == 25 * 4
    assert all(row.certainty in ("rulebook", "quoted", "inferred", "reconstructed") and row.source for row in rows)
    assert {row.field for row in GAME.provenance()}.isdisjoint({"provenance", "source"})


def test_a_reconstructed_age_is_never_shown_as_printed() -> None:
    ages = {row.certainty for row in GAME.provenance() if row.field == "age"}
    assert ages == {"reconstructed"}


# An owner's file (ruling 53).


def test_an_owner_may_change_names_and_ages(tmp_path: Path) -> None:
    path = owners_file(tmp_path, {'name = "Juan de Lugo"': 'name = "Johannes de Lugo"', "age = 71": "age = 70"})
    people = load_persons(path)
    assert people.proper_names["lugo"] == "Johannes de Lugo"
    assert next(row.age for row in people.rows if row.key == "lugo") == 70


def test_an_owner_may_change_ids_and_play_with_them(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {'id = "lugo"': 'id = "de-lugo"'}))
    play = table_with(play_action_cards, hands={BRIGITTE: "bribe"}, displays={RALF: "de-lugo"}, people=people)
    play.lay({BRIGITTE: "bribe"})
    play.choose(BRIGITTE, "bribe de-lugo")
    assert play.persons(BRIGITTE) == {"de-lugo"}


def test_an_owner_may_list_the_persons_in_any_order(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, reverse=True))
    play = election(
        displays={BRIGITTE: "este barberini sacchetti albizzi harrach hessen louis louis mazarin mazarin"},
        orders={BRIGITTE: "france"},
        people=people,
    )
    assert play.count(BRIGITTE).votes == {
        "order": 3,
        "persons": 6,
        "louis": 2,
        "gold": 0,
        "old-boys": 3,
        "squadrone": 0,
    }


def test_chigi_is_whoever_has_the_dove(tmp_path: Path) -> None:
    without = owners_file(tmp_path, {'symbol = "dove"': 'symbol = "none"'}, row="chigi")
    text = Path(without).read_text(encoding="utf-8")
    Path(without).write_text(text.replace('age = 72\nsymbol = "none"', 'age = 72\nsymbol = "dove"'), encoding="utf-8")
    play = table_with(
        play_action_cards, hands={BRIGITTE: "bribe"}, displays={RALF: "cesi chigi"}, people=load_persons(without)
    )
    play.lay({BRIGITTE: "bribe"})
    assert play.options(BRIGITTE) == ["bribe chigi"]


def test_an_owner_may_have_other_pairs(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {'symbol = "book"': 'symbol = "bell"'}))
    assert election(displays={AMELIE: "lugo maculani"}, people=people).count(AMELIE).votes["old-boys"] == 1


def test_an_owner_need_not_say_where_the_values_come_from(tmp_path: Path) -> None:
    path = Path(owners_file(tmp_path))
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(line for line in lines if not line.startswith(("provenance", "source"))))
    people = load_persons(str(path))
    assert {certainty for row in people.rows for certainty in row.provenance.values()} == {"quoted"}
    assert {row.source for row in people.rows} == {"the owner's copy"}


def test_ages_from_1_to_119_are_allowed(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {"age = 71": "age = 1", "age = 76": "age = 119"}))
    assert {row.key: row.age for row in people.rows if row.key in ("lugo", "maculani")} == {"lugo": 1, "maculani": 119}


def test_other_values_have_another_hash(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {"age = 71": "age = 70"}))
    assert HabemusPapam(people).data_hash != GAME.data_hash
    assert HabemusPapam(load_persons(owners_file(tmp_path))).data_hash == GAME.data_hash


# Broken files: the error names the file, the row and the field.


@pytest.mark.parametrize(
    ("change", "row", "field"),
    [
        (("age = 71", "age = 0"), "person 5 (lugo)", "'age' must be a whole number from 1 to 119"),
        (("age = 71", "age = 120"), "person 5 (lugo)", "'age' must be a whole number from 1 to 119"),
        (("age = 71", 'age = "71"'), "person 5 (lugo)", "'age'"),
        (("age = 71", "age = true"), "person 5 (lugo)", "'age'"),
        (("age = 71\n", ""), "person 5 (lugo)", "'age'"),
        (('id = "lugo"', 'id = "Lugo"'), "person 5", "'id'"),
        (('id = "lugo"', 'id = "de lugo"'), "person 5", "'id' must be small letters, digits and '-'"),
        (('id = "lugo"\n', ""), "person 5", "'id'"),
        (('id = "lugo"', 'id = "cesi"'), "person 8 (cesi)", "'id'"),
        (('id = "lugo"', 'id = "mazarin"'), "person 5 (mazarin)", "'id'"),
        (('id = "lugo"', 'id = "none"'), "person 5 (none)", "'id'"),
        (('id = "lugo"', 'id = "camerlengo"'), "person 5 (camerlengo)", "'id'"),
        (('name = "Juan de Lugo"\n', ""), "person 5 (lugo)", "'name'"),
        (('name = "Juan de Lugo"', 'name = ""'), "person 5 (lugo)", "'name' must be a text"),
        (('kind = "late"', 'kind = "early"'), "person 19 (harrach)", "'kind'"),
        (('faction = "france"', 'faction = "sweden"'), "person 1 (barberini)", "'faction'"),
        (('faction = "none"', 'faction = "spain"'), "person 19 (harrach)", "'faction'"),
        (('faction = "urban"', 'faction = "none"'), "person 9 (sacchetti)", "'faction'"),
        (('symbol = "book"', "symbol = 7"), "person 5 (lugo)", "'symbol'"),
        (('age = "reconstructed"', 'age = "guessed"'), "person 1 (barberini)", "provenance: field 'age'"),
        (("source = 'born 5 Aug", "provenance.age = 3\nsource = 'born 5 Aug"), "not valid TOML", ""),
    ],
)
def test_a_broken_value_is_refused_with_file_row_and_field(
    tmp_path: Path, change: tuple[str, str], row: str, field: str
) -> None:
    path = owners_file(tmp_path, dict([change]))
    with pytest.raises(BrokenMessage) as refused:
        load_persons(path)
    message = str(refused.value)
    assert message.startswith(f"{path}: ")
    assert row in message
    assert field in message


def test_fewer_pairs_are_allowed(tmp_path: Path) -> None:
    people = load_persons(owners_file(tmp_path, {'symbol = "book"': 'symbol = "none"'}))
    assert election(displays={AMELIE: "lugo maculani"}, people=people).count(AMELIE).votes["old-boys"] == 0


@pytest.mark.parametrize(
    ("row", "change", "what"),
    [
        ("", ('symbol = "dove"', 'symbol = "none"'), "rows with symbol 'dove': expected 1, found 0"),
        ("", ('symbol = "book"', 'symbol = "dove"'), "rows with symbol 'dove': expected 1, found 3"),
        ("", ('symbol = "louis"', 'symbol = "none"'), "rows with symbol 'louis': expected 1, found 0"),
        ("", ('symbol = "mazarin"', 'symbol = "none"'), "rows with symbol 'mazarin': expected 1, found 0"),
        ("lugo", ('symbol = "book"', 'symbol = "none"'), "rows with symbol 'book' (maculani): expected 2, found 1"),
        ("cesi", ('symbol = "none"', 'symbol = "book"'), "symbol 'book' (lugo, cesi, maculani): expected 2, found 3"),
        ("lugo", ('"spain"', '"france"'), "cardinals with faction 'france': expected 3, found 4"),
        ("ginetti", ('"urban"', '"spain"'), "cardinals with faction 'spain': expected 5, found 6"),
        ("ginetti", ('"urban"', '"innocent"'), "cardinals with faction 'innocent': expected 5, found 6"),
        ("bichi", ('"cardinal"', '"leader"'), "cardinals with faction 'france': expected 3, found 2"),
        ("este", ('"france"', '"spain"'), "leaders with faction 'france': expected 1, found 0"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_file_field_and_numbers(
    tmp_path: Path, row: str, change: tuple[str, str], what: str
) -> None:
    path = owners_file(tmp_path, dict([change]), row)
    with pytest.raises(BrokenMessage) as refused:
        load_persons(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert what in str(refused.value)


def test_a_missing_person_is_refused(tmp_path: Path) -> None:
    path = Path(owners_file(tmp_path))
    rows = path.read_text(encoding="utf-8").split("[[person]]\n")
    path.write_text("[[person]]\n".join(row for row in rows if 'id = "harrach"' not in row), encoding="utf-8")
    with pytest.raises(BrokenMessage, match="'late': expected 3, found 2"):
        load_persons(str(path))


@pytest.mark.parametrize(("symbol", "owner"), [("dove", "chigi"), ("louis", "barberini"), ("mazarin", "sacchetti")])
def test_the_symbols_of_chigi_barberini_and_sacchetti_belong_to_cardinals_of_the_deck(
    tmp_path: Path, symbol: str, owner: str
) -> None:
    path = Path(owners_file(tmp_path, {f'symbol = "{symbol}"': 'symbol = "none"'}, row=owner))
    before, after = path.read_text(encoding="utf-8").rsplit('symbol = "none"', 1)
    # The last row is Azzolini, a leader: the rules cannot be played with him in that part.
    path.write_text(f'{before}symbol = "{symbol}"{after}', encoding="utf-8")
    with pytest.raises(BrokenMessage, match=r"person 25 \(azzolini\).*'symbol'"):
        load_persons(str(path))


def test_a_provenance_that_is_no_table_is_refused(tmp_path: Path) -> None:
    path = Path(owners_file(tmp_path))
    lines = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join('provenance = "me"' if line.startswith("provenance") else line for line in lines))
    with pytest.raises(BrokenMessage, match=r"person 1 \(barberini\): field 'provenance' must be a table"):
        load_persons(str(path))


def test_a_row_that_is_no_table_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "numbers.toml"
    file.write_text("person = [3]")
    with pytest.raises(BrokenMessage, match="person 1: expected a row"):
        load_persons(str(file))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BrokenMessage, match=r"nowhere\.toml: cannot be read"):
        load_persons(str(tmp_path / "nowhere.toml"))


@pytest.mark.parametrize("text", ["", "person = 3", "[person]\nid = 'lugo'"])
def test_a_file_without_rows_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "empty.toml"
    file.write_text(text)
    with pytest.raises(BrokenMessage, match=r"expected rows \[\[person\]\]"):
        load_persons(str(file))
