"""What a state of OpenSpiel holds: the deal, then a match; or a world that a seat holds possible."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from roisoleil import games as _games  # noqa: F401 - registers the games
from roisoleil.adapters.errors import IllegalAction, take_action
from roisoleil.adapters.knowledge import observation_text, opening_lines, step_lines
from roisoleil.adapters.rewards import rewards
from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import (
    BrokenMessage,
    Json,
    as_dict,
    as_ints,
    as_strings,
    canonical_json,
    parse_hex,
    take_dict,
    take_list,
    take_str,
)
from roisoleil.engine.event import Event
from roisoleil.engine.game import Game, load_game
from roisoleil.engine.match import SEED_BYTES, Match
from roisoleil.engine.table import Table

DRAWS: Final = 4
OUTCOMES: Final = 256
"""Chance draws a deal as four numbers of a byte each: few enough to list, and 4,294,967,296 deals in all."""
REDEAL_BYTES: Final = 8
"""As much as the generator of a redeal takes."""
WATCHER: Final = -1
"""The seat of the public."""

Sampler = Callable[[], float]
"""Gives numbers from 0 up to, but not including, 1."""


class Terms(NamedTuple):
    """What is played, and for what."""

    name: str
    players: int
    options: tuple[str, ...]
    reward: str
    rng_seed: int

    def label(self) -> list[str]:
        """What is dealt: other terms, other deals. Rewards change nothing about it."""
        return [self.name, f"players={self.players}", *self.options, f"rng_seed={self.rng_seed}"]

    @property
    def game(self) -> Game[Table]:
        """The game."""
        return game_of(self.name)


@cache
def game_of(name: str) -> Game[Table]:
    """The game of that name, loaded once."""
    return load_game(name)


class World(NamedTuple):
    """Where a redealt game begins: the seed of its luck, its table, and what the seats and the public were told."""

    seed: bytes
    table: Table
    told: list[str]


class Play:
    """A game under way: first the deal, number by number, then the match; or a world, and a match that begins there."""

    def __init__(self, terms: Terms, world: World | None = None) -> None:
        """Nothing has been dealt yet, or it goes on from a world."""
        self.terms: Final = terms
        self.deal: list[int] = []
        self.world = world
        self.match: Match | None = None
        # What each seat was told, the public last, and how many steps of the match that covers: read when asked for.
        self._told: list[str] = []
        self._read = [0] * (terms.players + 1)
        if world is not None:
            self.match = self._new_match(world.seed, world.table.clone())
            self._told = world.told.copy()

    def _new_match(self, seed: bytes, kept: Table | None = None) -> Match:
        names = [f"player_{seat}" for seat in range(self.terms.players)]
        opening: list[Event] | None = None if kept is None else []
        return Match(self.terms.game, names, list(self.terms.options), seed, kept=kept, opening=opening)

    # Playing.

    def acting(self) -> int:
        """The seat that is to act; -1 before the deal and after the end."""
        acting = self.match.table.to_act() if self.match else []
        return acting[0] if acting else WATCHER

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match is not None and self.match.table.is_over()

    def act(self, action: int) -> None:
        """A number of the deal, or a choice of the acting seat; what is refused changes nothing."""
        if self.match is not None:
            take_action(self.match, self.acting(), action)
            return
        if not 0 <= action < OUTCOMES:
            raise IllegalAction(f"chance draws a number from 0 to {OUTCOMES - 1}, not {action}")
        self.deal.append(action)
        if len(self.deal) == DRAWS:
            label = " ".join([*self.terms.label(), *map(str, self.deal)])
            match = self._new_match(hashlib.sha256(label.encode()).digest())
            self._told = ["\n".join(opening_lines(match, seat)) for seat in [*range(self.terms.players), WATCHER]]
            self.match = match

    def returns(self) -> list[float]:
        """What the game is worth to each seat; nothing before the end."""
        if self.match is None or not self.is_over():
            return [0.0] * self.terms.players
        return rewards(self.terms.game.result(self.match.table), self.terms.reward)

    def clone(self) -> Play:
        """A play that goes on from here by itself, with the same luck to come."""
        copy = Play(self.terms)
        copy.deal = self.deal.copy()
        copy.world = self.world
        if self.match is not None:
            copy.match = self.match.clone()
            copy._told = self._told.copy()
            copy._read = self._read.copy()
        return copy

    def __deepcopy__(self, memo: object) -> Play:
        return self.clone()

    # What a seat (-1: the public) knows. Before the deal it is nothing.

    def sees(self, seat: int) -> str:
        """What it would see if it came to the table now."""
        return observation_text(self.match, seat) if self.match else ""

    def sees_alone(self, seat: int) -> str:
        """The part of it that the public does not see."""
        if self.match is None:
            return ""
        seen, public = json.loads(self.sees(seat)), json.loads(self.sees(WATCHER))
        return canonical_json({key: value for key, value in seen.items() if value != public[key]})

    def knows(self, seat: int) -> str:
        """Everything it has learned, in order: what it was told, who chose, and its own choices; then what it sees.

        Two positions have the same text exactly if it cannot tell them apart.
        """
        return f"{self._heard(seat)}\n{self.sees(seat)}" if self.match else ""

    def _heard(self, seat: int) -> str:
        assert self.match is not None
        lines = [self._told[seat]]
        for step in self.match.steps[self._read[seat] :]:
            lines.extend(step_lines(self.terms.game, step, seat))
        self._told[seat] = "\n".join(lines)
        self._read[seat] = len(self.match.steps)
        return self._told[seat]

    def redealt(self, seat: int, sampler: Sampler) -> Play:
        """A game that the seat cannot tell from this one; nothing is left of what it cannot know.

        Of what the others were told, what the public was told is left. Luck comes from a new seed.
        """
        if self.match is None:
            return self._drawn_anew(sampler)
        seed = bytes(int(sampler() * OUTCOMES) for _ in range(SEED_BYTES))
        chance = FastChance(int.from_bytes(seed[:REDEAL_BYTES], "big"))
        told = [self._heard(WATCHER)] * (self.terms.players + 1)
        told[seat] = self._heard(seat)
        return Play(self.terms, World(seed, self.terms.game.redeal(self.match.table, seat, chance), told))

    def _drawn_anew(self, sampler: Sampler) -> Play:
        play = Play(self.terms)
        play.deal = [int(sampler() * OUTCOMES) for _ in self.deal]
        return play

    # As data, and back.

    def struct(self) -> dict[str, Json]:
        """How it began and what was chosen since, from which it can be played again; the table is for the reader."""
        choices = self.terms.game.choices
        struct: dict[str, Json] = {"rules": self.terms.game.rules}
        if self.world is None:
            struct["deal"] = list[Json](self.deal)
        else:
            seed, table, told = self.world
            struct["world"] = {"seed": seed.hex(), "table": table.dump(), "told": list[Json](told)}
        struct["choices"] = [choices.notation(choice) for choice in self._choices()]
        struct["table"] = self.match.table.dump() if self.match else None
        return struct

    def _choices(self) -> list[int]:
        return [step.choice for step in self.match.steps if not step.automatic] if self.match else []

    def __reduce__(self) -> tuple[Callable[[Terms, dict[str, Json]], Play], tuple[Terms, dict[str, Json]]]:
        return played_again, (self.terms, self.struct())

    def __str__(self) -> str:
        luck = f"deal={self.deal}" if self.world is None else f"seed={self.world.seed.hex()}"
        table = canonical_json(self.match.table.dump()) if self.match else "not dealt yet"
        return " ".join([*self.terms.label(), luck]) + f"\n{table}"


def played_again(terms: Terms, struct: dict[str, Json]) -> Play:
    """The play of a struct."""
    play, actions = beginning(terms, struct)
    for action in actions:
        play.act(action)
    return play


def beginning(terms: Terms, struct: dict[str, Json]) -> tuple[Play, list[int]]:
    """How the play of a struct began, and the actions that led on from there; raises ValueError where it is broken."""
    try:
        return _beginning(terms, struct)
    except BrokenMessage as error:
        raise ValueError(str(error)) from None


def _beginning(terms: Terms, struct: dict[str, Json]) -> tuple[Play, list[int]]:
    game = terms.game
    rules = take_str(struct, "rules", "state")
    if rules != game.rules:
        raise BrokenMessage(f"state: made with rules {rules!r}, this program plays {game.rules!r}")
    notations = as_strings(take_list(struct, "choices", "state"), "state: choices")
    choices = [game.choices.parse_notation(notation) for notation in notations]
    if "world" not in struct:
        return Play(terms), as_ints(take_list(struct, "deal", "state"), "state: deal") + choices
    world = take_dict(struct, "world", "state")
    seed = parse_hex(take_str(world, "seed", "state: world"), SEED_BYTES, "state: seed")
    table = game.load(as_dict(world.get("table"), "state: table"))
    told = as_strings(take_list(world, "told", "state: world"), "state: told")
    if len(told) != terms.players + 1:
        raise BrokenMessage(f"state: told must have {terms.players + 1} texts")
    return Play(terms, World(seed, table, told)), choices
