"""What comes from outside is read whole or refused, and the refusal says where it went wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from roisoleil.engine import codec
from roisoleil.engine.codec import BrokenMessage, Json, canonical_json, digest, parse_hex, parse_json
from roisoleil.engine.frame import parse_frame


def test_a_value_is_written_in_one_way_only() -> None:
    assert canonical_json({"b": [1, None], "a": "é"}) == '{"a":"é","b":[1,null]}'
    assert digest({"a": 1, "b": 2}) == digest({"b": 2, "a": 1})
    assert digest({"a": 1}) != digest({"a": "1"})


@pytest.mark.parametrize("text", ["", "{", "{'a': 1}", "[" * 100_000], ids=["empty", "open", "quotes", "deep"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BrokenMessage, match="save: not valid JSON"):
        parse_json(text, "save")


@pytest.mark.parametrize("text", ["[]", "3", "null", '"text"'])
def test_json_that_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(BrokenMessage, match="save: expected a JSON object"):
        parse_json(text, "save")


@pytest.mark.parametrize(
    ("take", "fitting", "others"),
    [
        (codec.take_int, 3, [None, "3", 3.0, True, [3]]),
        (codec.take_str, "three", [None, 3, ["three"]]),
        (codec.take_list, [3], [None, "3", {"3": 3}]),
        (codec.take_dict, {"a": 3}, [None, "3", [3]]),
    ],
)
def test_a_field_of_another_type_or_a_missing_one_is_refused_by_its_name(
    take: Callable[[dict[str, Json], str, str], Json], fitting: Json, others: list[Json]
) -> None:
    assert take({"seat": fitting}, "seat", "choice 4") == fitting
    for data in [{}, *({"seat": other} for other in others)]:
        with pytest.raises(BrokenMessage, match="choice 4: field 'seat' must be"):
            take(data, "seat", "choice 4")


def test_lists_hold_only_what_is_expected() -> None:
    assert codec.as_strings(["Anne", "Bela"], "players") == ["Anne", "Bela"]
    assert codec.as_ints([0, -1], "answers") == [0, -1]
    with pytest.raises(BrokenMessage, match="players: expected texts only"):
        codec.as_strings(["Anne", 3], "players")
    for other in ("3", True, None, 3.0):
        with pytest.raises(BrokenMessage, match="answers: expected whole numbers only"):
            codec.as_ints([0, other], "answers")
    with pytest.raises(BrokenMessage, match="record: expected an object"):
        codec.as_dict([], "record")


def test_a_seed_has_its_length_and_hexadecimal_digits() -> None:
    assert parse_hex("00ff", 2, "seed") == b"\x00\xff"
    for text in ("00", "00ff00", "00fg", "no", "00f"):
        with pytest.raises(BrokenMessage, match="seed: expected 4 hexadecimal digits"):
            parse_hex(text, 2, "seed")


def test_a_frame_is_a_name_and_lists_of_numbers() -> None:
    assert parse_frame(["auction", [[3, 1], []]]) == ("auction", [[3, 1], []])
    broken: list[Json] = ["auction", [3, []], ["auction", 3], ["auction", [3]], ["auction", [["3"]]]]
    for dumped in broken:
        with pytest.raises(BrokenMessage, match="position: "):
            parse_frame(dumped)
