"""A match: setup, choices and outcomes; replay, undo and the record."""

from __future__ import annotations

from typing import Final

from roisoleil.engine.chance import Chance, KeyedChance, RecordedChance, commitment, deal_key
from roisoleil.engine.codec import (
    BrokenMessage,
    Json,
    Remaking,
    as_dict,
    as_ints,
    as_strings,
    canonical_json,
    parse_hex,
    take_int,
    take_list,
    take_str,
)
from roisoleil.engine.dealer import Dealer, Outcome
from roisoleil.engine.event import Event, audience_names, hears
from roisoleil.engine.frame import Reason
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

RECORD_FORMAT: Final = "roisoleil-record/1"
SAVE_FORMAT: Final = "roisoleil-save/1"
SEED_BYTES: Final = 32
EVERYTHING: Final = -1
"""Replay all choices."""
SHOWN: Final = 120
"""How much of a differing value is shown."""


class IllegalChoice(Exception):
    """A well-formed choice that the rules refuse; it says why and what was allowed."""

    def __init__(self, reason: Reason, allowed: list[str]) -> None:
        """`allowed` holds the notations of the legal choices of that seat."""
        super().__init__(f"illegal choice ({reason.key}); allowed: {', '.join(allowed) or 'nothing'}")
        self.reason = reason
        self.allowed = allowed


class Step:
    """One choice of the log, with the events it brought about and the number of outcomes drawn before it."""

    def __init__(self, seat: int, choice: int, automatic: bool, outcomes: int, events: list[Event]) -> None:
        """A step is never changed."""
        self.seat: Final = seat
        self.choice: Final = choice
        self.automatic: Final = automatic
        self.outcomes: Final = outcomes
        self.events: Final = events

    def __reduce__(self) -> Remaking:
        return Step, (self.seat, self.choice, self.automatic, self.outcomes, self.events)


class UndoPoint:
    """A position to which a seat may still go back."""

    def __init__(self, seat: int, steps: int, table: Table) -> None:
        """The table is a clone that nobody else holds."""
        self.seat: Final = seat
        self.steps: Final = steps
        self.table: Final = table


class Match:
    """One game being played or replayed: the table, and the log from which it can be built again.

    Choices come in through `choose`, which checks them; decisions with one answer are then taken by themselves and
    logged as automatic. Every outcome of chance is logged, so the record replays even if the generator changes.
    """

    def __init__(
        self,
        game: Game[Table],
        names: list[str],
        options: list[str],
        seed: bytes,
        salts: list[bytes] | None = None,
        recorded: RecordedChance | None = None,
        kept: Table | None = None,
        opening: list[Event] | None = None,
    ) -> None:
        """Start a match; `names` are the players in seat order. `recorded` replays its outcomes instead of drawing.

        `kept` is the position of a match begun before; what led to it is recalled, and cannot be replayed. `opening`
        is what was told at its start, as far as it is known.
        """
        game.check_setup(len(names), options)
        if recorded is None and kept is None:
            check_beginning(names, seed)
        self.game: Final = game
        self.names: Final = names
        self.options: Final = options
        self.seed: Final = seed
        self.salts: Final[list[bytes]] = salts or []
        self.commitment = commitment(seed)
        self.rules = game.rules
        self.is_stopped = False  # Whether those who play have agreed to end it where it stands.
        self.steps: Final[list[Step]] = []
        self.outcomes: Final[list[Outcome]] = []
        self._undo_points: Final[list[UndoPoint]] = []
        chance: Chance = KeyedChance(deal_key(seed, self.salts)) if recorded is None else recorded
        self._dealer = Dealer(chance)
        self.table = game.setup(len(names), options, self._dealer) if kept is None else kept
        self.opening: Final = self._collect() if opening is None else opening
        if recorded is None and kept is None:
            self._run_forced()

    # Playing.

    def check(self, seat: int, choice: int) -> None:
        """Raise IllegalChoice unless the seat may make that choice now."""
        reason = self.table.why_not(seat, choice)
        if reason is not None:
            raise IllegalChoice(reason, [self.game.choices.notation(option) for option in self.table.options(seat)])

    def choose(self, seat: int, choice: int) -> None:
        """Make a choice; then take all decisions that answer themselves."""
        self.check(seat, choice)
        point = UndoPoint(seat, len(self.steps), self.table.clone())
        outcomes = len(self.outcomes)
        self._apply(seat, choice, False)
        self._run_forced()
        if len(self.outcomes) > outcomes or self._has_revealed(point.steps):
            self._undo_points.clear()
            return
        if self._undo_points and self._undo_points[-1].seat != seat:
            self._undo_points.clear()
        self._undo_points.append(point)

    def _run_forced(self) -> None:
        seat = self.table.forced_seat()
        while seat >= 0:
            self._apply(seat, self.table.options(seat)[0], True)
            seat = self.table.forced_seat()

    def _apply(self, seat: int, choice: int, automatic: bool) -> None:
        outcomes = len(self.outcomes)
        self.table.apply(seat, choice, self._dealer)
        self.steps.append(Step(seat, choice, automatic, outcomes, self._collect()))

    def _collect(self) -> list[Event]:
        events = self._dealer.events
        self.outcomes.extend(self._dealer.outcomes)
        self._dealer.events = []
        self._dealer.outcomes = []
        return events

    def _has_revealed(self, since: int) -> bool:
        for step in self.steps[since:]:
            for event in step.events:
                if self.game.events.kinds[event.kind].reveals:
                    return True
        return False

    def clone(self) -> Match:
        """A match that goes on from here by itself, with the same luck to come; nothing can be undone in it."""
        copy = Match(
            self.game, self.names, self.options, self.seed, self.salts, kept=self.table.clone(), opening=self.opening
        )
        copy.go_on_from(self.steps, self.outcomes, self.commitment, self.rules, self.is_stopped)
        return copy

    def go_on_from(
        self, steps: list[Step], outcomes: list[Outcome], commitment: str, rules: str, is_stopped: bool
    ) -> None:
        """Take over what led another match to the kept position, and go on with the luck that it would have had."""
        self.steps.extend(steps)
        self.outcomes.extend(outcomes)
        self.commitment = commitment
        self.rules = rules
        self.is_stopped = is_stopped
        self.draw_from(KeyedChance(deal_key(self.seed, self.salts), len(outcomes)))

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> Remaking:
        beginning = (self.game, self.names, self.options, self.seed, self.salts, self.table, self.opening)
        return match_from, (beginning, self.steps, self.outcomes, self.commitment, self.rules, self.is_stopped)

    def draw_from(self, chance: Chance) -> None:
        """Let a replayed match go on with that chance."""
        self._dealer = Dealer(chance)

    def apply_recorded(self, seat: int, choice: int, automatic: bool) -> None:
        """Repeat a step of a record, which a caller has checked."""
        self._apply(seat, choice, automatic)

    def recall(self, seat: int, choice: int, automatic: bool) -> None:
        """Note a step that led to a position kept; what it brought about is not known any more."""
        self.steps.append(Step(seat, choice, automatic, len(self.outcomes), []))

    # Undo: until something hidden or random was shown, or another seat chose.

    def undoable_seat(self) -> int:
        """The seat that may take its last choice back, or -1."""
        return self._undo_points[-1].seat if self._undo_points else -1

    def undo_steps(self) -> list[int]:
        """How many choices would be left after each possible undo, the farthest first."""
        return [point.steps for point in self._undo_points]

    def undo(self) -> None:
        """Take the last choice back, with the automatic ones after it."""
        self._go_back(self._undo_points.pop())

    def restart_turn(self) -> None:
        """Take back all choices that may be taken back."""
        first = self._undo_points[0]
        self._undo_points.clear()
        self._go_back(first)

    def _go_back(self, point: UndoPoint) -> None:
        del self.steps[point.steps :]
        self.table = point.table

    # Reading.

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat (-1: a watcher) was told from that step on; from 0, the opening comes first."""
        told = [event for event in self.opening if hears(event.audience, seat)] if since == 0 else []
        for step in self.steps[since:]:
            told.extend(event for event in step.events if hears(event.audience, seat))
        return told

    def record(self, with_events: bool = False) -> dict[str, Json]:
        """The record of the match (docs/protocol.md); the seed is in it only once nothing more will be drawn."""
        game = self.game
        record: dict[str, Json] = {
            "format": RECORD_FORMAT,
            "game": game.name,
            "rules": self.rules,
            "data": game.data_hash,
            "players": list[Json](self.names),
            "options": list[Json](self.options),
            "commitment": self.commitment,
            "salts": [salt.hex() for salt in self.salts],
            "outcomes": [self._outcome_struct(number) for number in range(len(self.outcomes))],
            "choices": [self._step_struct(step) for step in self.steps],
        }
        if with_events:
            record["events"] = self._event_structs()
        if self.is_stopped:
            record["stopped"] = True
        if self.table.is_over() or self.is_stopped:
            record["seed"] = self.seed.hex()
        if self.table.is_over():
            record["result"] = game.result(self.table).struct()
            record["hash"] = self.table.hash()
        return record

    def _outcome_struct(self, number: int) -> Json:
        outcome = self.outcomes[number]
        words = self.game.outcome_words(outcome.label)
        values: list[Json] = list[Json](outcome.values) if words is None else [words[value] for value in outcome.values]
        brought_by = sum(1 for step in self.steps if step.outcomes <= number)
        return {"at": brought_by, "label": outcome.label, "values": values}

    def _step_struct(self, step: Step) -> Json:
        struct: dict[str, Json] = {
            "seat": step.seat,
            "choice": self.game.choices.struct(step.choice),
            "notation": self.game.choices.notation(step.choice),
        }
        if step.automatic:
            struct["automatic"] = True
        return struct

    def _event_structs(self) -> list[Json]:
        structs: list[Json] = []
        for number in range(len(self.steps) + 1):
            events = self.opening if number == 0 else self.steps[number - 1].events
            for event in events:
                audience = audience_names(event.audience, len(self.names))
                structs.append({"at": number, "to": audience, "event": self.game.events.struct(event)})
        return structs

    def save(self) -> dict[str, Json]:
        """All that is needed to go on later, the secret seed included."""
        return {"format": SAVE_FORMAT, "seed": self.seed.hex(), "record": self.record()}


def match_from(
    beginning: tuple[Game[Table], list[str], list[str], bytes, list[bytes], Table, list[Event]],
    steps: list[Step],
    outcomes: list[Outcome],
    commitment: str,
    rules: str,
    is_stopped: bool,
) -> Match:
    """The match that was pickled; like a clone it remembers everything but what could be undone."""
    game, names, options, seed, salts, table, opening = beginning
    match = Match(game, names, options, seed, salts, kept=table, opening=opening)
    match.go_on_from(steps, outcomes, commitment, rules, is_stopped)
    return match


def check_beginning(names: list[str], seed: bytes) -> None:
    """Refuse names and seeds that a record could not be read with."""
    as_strings(list[Json](names), "names")
    if len(seed) != SEED_BYTES:
        raise BrokenMessage(f"seed: expected {SEED_BYTES} bytes, not {len(seed)}")


# Reading records.


def resume(game: Game[Table], save: dict[str, Json]) -> Match:
    """The match of a saved file, ready to go on."""
    expect_format(save, SAVE_FORMAT, "save")
    seed = parse_hex(take_str(save, "seed", "save"), SEED_BYTES, "save: seed")
    record = as_dict(save.get("record"), "save: record")
    if commitment(seed) != take_str(record, "commitment", "record"):
        raise BrokenMessage("save: the seed does not fit the commitment")
    match = replay(game, {**record, "seed": seed.hex()})
    match.draw_from(KeyedChance(deal_key(seed, match.salts), len(match.outcomes)))
    return match


def expect_format(data: dict[str, Json], expected: str, what: str) -> None:
    """Refuse data of another format or version."""
    found = data.get("format")
    if found != expected:
        raise BrokenMessage(f"{what}: format is {found!r}, this program reads {expected!r}")


def game_of_record(game: Game[Table], record: dict[str, Json]) -> Game[Table]:
    """The game by the rules that a record was made with; refuses unknown rules and other components."""
    game = game.under(take_str(record, "rules", "record"))
    if take_str(record, "data", "record") != game.data_hash:
        raise BrokenMessage("record: made with other components; give their file with --data")
    return game


def replay(
    game: Game[Table], record: dict[str, Json], upto: int = EVERYTHING, recorded: RecordedChance | None = None
) -> Match:
    """Play a record again, all of it or its first choices, checking every choice against the rules it was made with.

    Raises BrokenMessage where the record cannot be read or the rules refuse it. Whether the end agrees with what the
    record says is for `differences` to tell.
    """
    expect_format(record, RECORD_FORMAT, "record")
    game = game_of_record(game, record)
    names = as_strings(take_list(record, "players", "record"), "record: players")
    options = as_strings(take_list(record, "options", "record"), "record: options")
    match = Match(game, names, options, _seed(record), _salts(record), recorded or _recorded_chance(game, record))
    match.commitment = take_str(record, "commitment", "record")
    choices = take_list(record, "choices", "record")
    if upto > len(choices):
        raise BrokenMessage(f"record: has {len(choices)} choices, there is no position {upto}")
    for number, entry in enumerate(choices if upto == EVERYTHING else choices[:upto]):
        replay_choice(match, as_dict(entry, f"record: choice {number + 1}"), number + 1)
    return match


def _salts(record: dict[str, Json]) -> list[bytes]:
    texts = as_strings(take_list(record, "salts", "record"), "record: salts")
    return [parse_hex(text, len(text) // 2, "record: salts") for text in texts]


def _seed(record: dict[str, Json]) -> bytes:
    if "seed" not in record:
        return b""
    return parse_hex(take_str(record, "seed", "record"), SEED_BYTES, "record: seed")


def _recorded_chance(game: Game[Table], record: dict[str, Json], keyed: KeyedChance | None = None) -> RecordedChance:
    labels: list[str] = []
    values: list[list[int]] = []
    for number, entry in enumerate(take_list(record, "outcomes", "record")):
        what = f"record: outcome {number + 1}"
        outcome = as_dict(entry, what)
        label = take_str(outcome, "label", what)
        words = game.outcome_words(label)
        drawn = take_list(outcome, "values", what)
        labels.append(label)
        values.append(as_ints(drawn, what) if words is None else _word_numbers(as_strings(drawn, what), words, what))
    return RecordedChance(labels, values, keyed)


def _word_numbers(texts: list[str], words: list[str], what: str) -> list[int]:
    numbers: list[int] = []
    for text in texts:
        if text not in words:
            raise BrokenMessage(f"{what}: unknown word {text!r}")
        numbers.append(words.index(text))
    return numbers


def replay_choice(match: Match, entry: dict[str, Json], number: int) -> None:
    """Repeat a choice of a record, counted from 1; raises BrokenMessage where the rules refuse it."""
    what = f"record: choice {number}"
    seat = take_int(entry, "seat", what)
    choice = match.game.choices.parse_struct(entry.get("choice"))
    if match.game.choices.notation(choice) != take_str(entry, "notation", what):
        raise BrokenMessage(f"{what}: choice and notation differ")
    reason = match.table.why_not(seat, choice)
    if reason is not None:
        notation = match.game.choices.notation(choice)
        allowed = ", ".join(match.game.choices.notation(option) for option in match.table.options(seat))
        allowed = allowed or f"nothing, seats to act are {match.table.to_act()}"
        raise BrokenMessage(f"{what}: seat {seat} may not {notation!r} ({reason.key}); allowed: {allowed}")
    automatic = match.table.forced_seat() >= 0
    if bool(entry.get("automatic", False)) != automatic:
        raise BrokenMessage(f"{what}: is {'' if automatic else 'not '}automatic by the rules")
    match.apply_recorded(seat, choice, automatic)


def differences(match: Match, record: dict[str, Json]) -> list[str]:
    """Where a replayed record says something else than the replay; it may leave events and the final hash out."""
    found: list[str] = []
    ours = match.record(with_events=True)
    for key in ("outcomes", "result", "hash", "events"):
        if key in record or key == "result":
            found += first_difference(record.get(key), ours.get(key), key)
    if "seed" in record and commitment(match.seed) != match.commitment:
        found.append("seed: does not fit the commitment")
    return found


def first_difference(said: Json, came_out: Json, path: str) -> list[str]:
    """The first place at which two values differ, if any."""
    if isinstance(said, dict) and isinstance(came_out, dict) and said.keys() == came_out.keys():
        for key in said:
            if found := first_difference(said[key], came_out[key], f"{path}.{key}"):
                return found
        return []
    if isinstance(said, list) and isinstance(came_out, list) and len(said) == len(came_out):
        for place, (theirs, ours) in enumerate(zip(said, came_out, strict=True)):
            if found := first_difference(theirs, ours, f"{path}[{place}]"):
                return found
        return []
    theirs_text, ours_text = canonical_json(said), canonical_json(came_out)
    if theirs_text == ours_text:
        return []
    return [f"{path}: the record says {theirs_text[:SHOWN]}, the replay {ours_text[:SHOWN]}"]


def verify_deal(game: Game[Table], record: dict[str, Json]) -> list[str]:
    """What is wrong with the deal of a match that is finished or stopped; empty if the seed explains every outcome."""
    if "seed" not in record:
        raise BrokenMessage("record: the match is not finished, its seed is still secret")
    seed = _seed(record)
    published = take_str(record, "commitment", "record")
    if commitment(seed) != published:
        return [f"the seed hashes to {commitment(seed)}, but {published} was published"]
    recorded = _recorded_chance(game, record, KeyedChance(deal_key(seed, _salts(record))))
    played = replay(game, record, recorded=recorded)
    if not played.table.is_over() and record.get("stopped") is not True:
        raise BrokenMessage("record: the match is not finished, but shows its seed")
    unused = len(take_list(record, "outcomes", "record")) - recorded.outcomes
    return recorded.foreign + ([f"{unused} outcomes more than the game draws"] if unused else [])
