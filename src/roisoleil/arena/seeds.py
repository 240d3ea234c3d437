"""The random streams of numbered games."""

from __future__ import annotations

import hashlib

from roisoleil.engine.chance import WORD_RANGE, FastChance


def numbered_seed(seed: bytes, number: int) -> bytes:
    """The seed of one of many games or deals."""
    return hashlib.sha256(seed + number.to_bytes(8, "big")).digest()


def bot_chance(seed: bytes) -> FastChance:
    """The random stream of the bots of a game, apart from that of the deal."""
    return FastChance(int.from_bytes(hashlib.sha256(b"bots" + seed).digest()[:8], "big"))


def branch(chance: FastChance) -> FastChance:
    """A stream of its own for one decision: however much of it is used up, the next decision has the same luck."""
    return FastChance(chance.below(WORD_RANGE) << 32 | chance.below(WORD_RANGE))
