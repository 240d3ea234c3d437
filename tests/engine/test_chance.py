"""Chance: the keyed stream is the documented one, and all streams are even."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from roisoleil.engine.chance import Chance, FastChance, KeyedChance, RecordedChance, commitment, deal_key
from roisoleil.engine.codec import BrokenMessage

SEED = bytes(range(32))


def documented_words(key: bytes, outcome: int, label: str) -> list[int]:
    """The first two blocks of an outcome, written from docs/protocol.md."""
    words = []
    for block in range(2):
        data = hashlib.sha256(key + outcome.to_bytes(4, "big") + label.encode() + block.to_bytes(4, "big")).digest()
        words += [int.from_bytes(data[place : place + 4], "big") for place in range(0, 32, 4)]
    return words


def test_the_keyed_stream_is_the_documented_one() -> None:
    key = hashlib.sha256(b"roisoleil-deal/1\n" + SEED + hashlib.sha256(b"salt").digest()).digest()
    assert deal_key(SEED, [b"salt"]) == key
    chance = KeyedChance(key)
    chance.pick("first", [0, 1])
    expected = list("abcdefghij")
    words = documented_words(key, 1, "second")
    for last in range(9, 0, -1):
        other = words[9 - last] % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    shuffled = chance.shuffle("second", list(range(10)))
    assert [list("abcdefghij")[card] for card in shuffled] == expected


def test_the_commitment_binds_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(b"roisoleil-commitment/1\n" + SEED).hexdigest()
    assert commitment(SEED) != commitment(bytes(32))


def test_every_salt_changes_the_deal() -> None:
    keys = {deal_key(SEED, salts) for salts in ([], [b""], [b"a"], [b"b"], [b"a", b"b"], [b"b", b"a"], [b"ab"])}
    assert len(keys) == 7


def test_a_stream_goes_on_after_a_number_of_outcomes() -> None:
    whole = KeyedChance(SEED)
    first = [whole.shuffle("deck", list(range(20))) for _ in range(3)]
    later = KeyedChance(SEED, outcomes=2)
    assert later.shuffle("deck", list(range(20))) == first[2]


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(7)], ids=["keyed", "fast"])
def test_all_orders_of_a_shuffle_are_equally_likely(chance: Chance) -> None:
    rounds = 24_000
    seen = Counter(tuple(chance.shuffle("deck", [0, 1, 2, 3])) for _ in range(rounds))
    expected = rounds / 24
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


@pytest.mark.parametrize("chance", [KeyedChance(SEED), FastChance(7)], ids=["keyed", "fast"])
def test_picks_are_even(chance: Chance) -> None:
    seen = Counter(chance.pick("item", [3, 5, 8]) for _ in range(9_000))
    assert sum((count - 3_000) ** 2 / 3_000 for count in seen.values()) < 13.9  # 2 degrees, one in a thousand


def test_a_recorded_outcome_must_be_possible() -> None:
    with pytest.raises(BrokenMessage, match="not an order of the cards"):
        RecordedChance(["deck"], [[0, 0, 2]]).shuffle("deck", [0, 1, 2])
    with pytest.raises(BrokenMessage, match="not one of the items"):
        RecordedChance(["item"], [[9]]).pick("item", [0, 1, 2])
    with pytest.raises(BrokenMessage, match="missing"):
        RecordedChance([], []).pick("item", [0, 1, 2])
    with pytest.raises(BrokenMessage, match="but the game draws"):
        RecordedChance(["deck"], [[0]]).pick("item", [0, 1, 2])
