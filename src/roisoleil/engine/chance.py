"""The only source of randomness."""

from __future__ import annotations

import hashlib
from typing import Final

from roisoleil.engine.codec import BrokenMessage, Remaking

WORD_BYTES: Final = 4
WORDS_PER_BLOCK: Final = 8
WORD_RANGE: Final = 1 << 32
WORD_MASK: Final = WORD_RANGE - 1


class Chance:
    """Where random outcomes come from: three calls, the same for a real match, a replay and a search.

    `shuffle` and `pick` belong to the game and carry a label, which names the outcome in the record.
    `below` belongs to bots and redeals, which are never recorded.
    """

    def shuffle(self, label: str, cards: list[int]) -> list[int]:
        """The same cards in random order (Fisher-Yates, from the last place to the first)."""
        self._open(label)
        shuffled = cards.copy()
        for last in range(len(shuffled) - 1, 0, -1):
            other = self.below(last + 1)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return shuffled

    def pick(self, label: str, items: list[int]) -> int:
        """One of the items, each as likely as the others."""
        self._open(label)
        return items[self.below(len(items))]

    def below(self, count: int) -> int:
        """A number from 0 to count - 1, each as likely as the others."""
        raise NotImplementedError

    def _open(self, label: str) -> None:
        """Begin the outcome of that label."""


def commitment(seed: bytes) -> str:
    """What is published before the match: it binds the seed without telling it."""
    return hashlib.sha256(b"roisoleil-commitment/1\n" + seed).hexdigest()


def deal_key(seed: bytes, salts: list[bytes]) -> bytes:
    """The key of all shuffles: the secret seed mixed with what the players added to it."""
    digest = hashlib.sha256(b"roisoleil-deal/1\n" + seed)
    for salt in salts:
        digest.update(hashlib.sha256(salt).digest())
    return digest.digest()


class KeyedChance(Chance):
    """The chance of a real match: nobody can work out the next card from those seen, anyone can check it later.

    Outcome number n with its label reads 32-bit words, big endian, from the blocks
    SHA-256(key + n as 4 bytes + label + block number as 4 bytes). A number below c is the first word that is
    less than the greatest multiple of c up to 2**32, modulo c.
    """

    def __init__(self, key: bytes, outcomes: int = 0) -> None:
        """Continue after that many outcomes."""
        self.key: Final = key
        self.outcomes = outcomes
        self._prefix = b""
        self._block = b""
        self._blocks = 0
        self._words = WORDS_PER_BLOCK

    def __reduce__(self) -> Remaking:
        return KeyedChance, (self.key, self.outcomes)

    def _open(self, label: str) -> None:
        self._prefix = self.key + self.outcomes.to_bytes(4, "big") + label.encode()
        self._blocks = 0
        self._words = WORDS_PER_BLOCK
        self.outcomes += 1

    def below(self, count: int) -> int:
        """A number from 0 to count - 1 of the outcome that was opened last."""
        limit = WORD_RANGE - WORD_RANGE % count
        word = self._next_word()
        while word >= limit:
            word = self._next_word()
        return word % count

    def _next_word(self) -> int:
        if self._words == WORDS_PER_BLOCK:
            self._block = hashlib.sha256(self._prefix + self._blocks.to_bytes(4, "big")).digest()
            self._blocks += 1
            self._words = 0
        start = self._words * WORD_BYTES
        self._words += 1
        return int.from_bytes(self._block[start : start + WORD_BYTES], "big")


class FastChance(Chance):
    """The chance of bots and searches: small, fast, repeatable (the generator sfc32); not for real deals."""

    def __init__(self, seed: int) -> None:
        """Equal seeds give equal streams."""
        self._a = seed & WORD_MASK
        self._b = (seed >> 32) & WORD_MASK
        self._c = 0x9E3779B9
        self._counter = 1
        for _ in range(12):
            self._next_word()

    def __reduce__(self) -> Remaking:
        return fast_chance_at, (self._a, self._b, self._c, self._counter)

    def go_on_at(self, a: int, b: int, c: int, counter: int) -> None:
        """Go on where another stream is."""
        self._a, self._b, self._c, self._counter = a, b, c, counter

    def below(self, count: int) -> int:
        """A number from 0 to count - 1; the bias is below count / 2**32."""
        return (self._next_word() * count) >> 32

    def _next_word(self) -> int:
        word = (self._a + self._b + self._counter) & WORD_MASK
        self._counter = (self._counter + 1) & WORD_MASK
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & WORD_MASK
        rotated = ((self._c << 21) | (self._c >> 11)) & WORD_MASK
        self._c = (rotated + word) & WORD_MASK
        return word


def fast_chance_at(a: int, b: int, c: int, counter: int) -> FastChance:
    """A stream that goes on from there."""
    chance = FastChance(0)
    chance.go_on_at(a, b, c, counter)
    return chance


class RecordedChance(Chance):
    """The chance of a replay: the recorded outcomes, checked to be possible ones.

    With a keyed chance beside it, it also notes the outcomes that the key would not have brought.
    """

    def __init__(self, labels: list[str], values: list[list[int]], keyed: KeyedChance | None = None) -> None:
        """Both lists in the order in which the match drew them."""
        self._labels: Final = labels
        self._values: Final = values
        self._keyed: Final = keyed
        self.outcomes = 0
        self.foreign: Final[list[str]] = []

    def shuffle(self, label: str, cards: list[int]) -> list[int]:
        """The recorded order of these cards."""
        values = self._next(label)
        if sorted(values) != sorted(cards):
            raise BrokenMessage(f"outcome {self.outcomes} ({label}) is not an order of the cards that were shuffled")
        if self._keyed is not None and self._keyed.shuffle(label, cards) != values:
            self._note(label)
        return values.copy()

    def pick(self, label: str, items: list[int]) -> int:
        """The recorded item."""
        values = self._next(label)
        if len(values) != 1 or values[0] not in items:
            raise BrokenMessage(f"outcome {self.outcomes} ({label}) is not one of the items")
        if self._keyed is not None and self._keyed.pick(label, items) != values[0]:
            self._note(label)
        return values[0]

    def _note(self, label: str) -> None:
        self.foreign.append(f"outcome {self.outcomes} ({label}) does not follow from the seed")

    def _next(self, label: str) -> list[int]:
        number = self.outcomes
        if number == len(self._labels):
            raise BrokenMessage(f"outcome {number + 1} ({label}) is missing")
        if self._labels[number] != label:
            raise BrokenMessage(f"outcome {number + 1} is {self._labels[number]!r}, but the game draws {label!r}")
        self.outcomes += 1
        return self._values[number]


class ChosenChance(Chance):
    """Outcomes chosen by hand, for lessons and tests: chosen cards come first, picks are named by their place."""

    def __init__(self, cards: list[int], picks: dict[str, int]) -> None:
        """The cards that every shuffle puts first, and for each label which of the items is picked."""
        self._cards: Final = cards
        self._picks: Final = picks

    def shuffle(self, label: str, cards: list[int]) -> list[int]:
        """The chosen cards, then the others in ascending order."""
        others = sorted(cards)
        for card in self._cards:
            others.remove(card)
        return self._cards + others

    def pick(self, label: str, items: list[int]) -> int:
        """The chosen item."""
        return items[self._picks[label]]
