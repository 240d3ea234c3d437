"""A table as people know it: who sits where, the match, sealed answers, undo and agreements. No storage, no network.

Everything that happens is an entry of the table's log, numbered from 1. Wishes of people are checked, happen, and give
the entries to be written; the same entries enacted again give the same salon. So it is loaded after a restart, and kept
up to date where another process writes to the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import Struct

from roisoleil.bots.names import seat_names
from roisoleil.engine.chance import KeyedChance, RecordedChance, deal_key
from roisoleil.engine.codec import Json
from roisoleil.engine.dealer import Outcome
from roisoleil.engine.game import Game, load_game
from roisoleil.engine.match import Match, replay
from roisoleil.engine.table import Table
from roisoleil.server.entries import (
    END,
    Answered,
    Asked,
    Chosen,
    Closed,
    Created,
    Drawn,
    Entry,
    Joined,
    Left,
    Move,
    Rematch,
    Replaced,
    Sealed,
    Started,
    Stopped,
    Undone,
)

PERSON: Final = "person"
BOT: Final = "bot"
FREE: Final = "free"

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
"""The game was played to its end."""
ENDED: Final = "ended"
"""Those at the table agreed to stop, or it was closed."""
STAND_IN: Final = "courtisan"
"""The level of the bot that plays on for somebody who is gone: a sound player that answers at once."""


class Refused(Exception):
    """A wish that cannot be granted: a key for the words, and the status of the answer."""

    def __init__(self, key: str, status: int = 409) -> None:
        """409 where the moment is wrong, 403 where the person is, 422 where the wish is."""
        super().__init__(key)
        self.key: Final = key
        self.status: Final = status


class Kept(Struct, frozen=True):
    """A position that is kept beside the log: where its rules are unknown the log cannot be played again."""

    table: dict[str, Any]


class Sitter:
    """A seat and who sits there."""

    def __init__(self, level: str) -> None:
        """A bot of that level, or free."""
        self.kind = BOT if level else FREE
        self.level: Final = level
        self.name = ""
        self.salt: bytes | None = None
        """What a person added to the deal; it stays when a bot plays on for them."""


class Salon:
    """One table."""

    def __init__(self, ident: str, game: Game[Table], created: Created, seed: bytes) -> None:
        """`seed` is the secret that the commitment binds.

        `number` is that of the last entry; `position` counts the changes of the game itself, which answers refer to:
        sealed answers and talk of others do not outdate a choice. `marks` has the number of choices after each entry.
        """
        self.ident: Final = ident
        self.game: Final = game
        self.created: Final = created
        self.seed: Final = seed
        self.sitters: Final = [Sitter(level) for level in created.seats]
        self.state = OPEN
        self.number = 1
        self.position = 0
        self.marks: list[int] = [0, 0]
        self.match: Match | None = None
        self.sealed: dict[int, int] = {}
        self.asked: Asked | None = None
        self.accepted: set[int] = set()
        self.rematch = ""
        self.name_bots()

    # What may be asked.

    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.kind == PERSON]

    def playing(self) -> Match:
        """The match; refuses before the start."""
        if self.match is None:
            raise Refused("not-started")
        return self.match

    def due(self) -> list[int]:
        """The seats that owe a decision: asked, and no answer sealed yet."""
        if self.match is None or self.state != PLAYING:
            return []
        return [seat for seat in self.match.table.to_act() if seat not in self.sealed]

    def undoable_seat(self) -> int:
        """The seat that may take its last choice back, or -1; another person who has sealed an answer has acted."""
        seat = self.playing().undoable_seat()
        has_followed = any(other != seat and other in self.sealed for other in self.people())
        return -1 if has_followed else seat

    def has_other_rules(self) -> bool:
        """Whether it was begun under rules unknown here or with other components: then it cannot be replayed."""
        return self.created.rules != self.game.rules or self.created.data != self.game.data_hash

    def keep(self) -> bytes:
        """The position of the game, to go on from under whatever rules; empty before the start."""
        return msgspec.json.encode(Kept(self.match.table.dump())) if self.match else b""

    def own_last(self, seat: int) -> int:
        """How many choices were made before a seat's last own one, or before those of its last wish; -1 for none."""
        place = self.own_place(seat)
        return self.first_together(place) if place >= 0 else -1

    def own_place(self, seat: int) -> int:
        """The place of a seat's last own choice in the log; -1 for none."""
        steps = self.playing().steps
        for place in range(len(steps) - 1, -1, -1):
            if steps[place].seat == seat and not steps[place].automatic:
                return place
        return -1

    def first_together(self, place: int) -> int:
        """The first of the choices that a seat made in one wish with the own one at a place."""
        entries = pairwise(self.marks)
        begun = [before for before, after in entries if before <= place < after][-1]  # The last: others were undone.
        steps = self.playing().steps
        own = [at for at in range(begun, place + 1) if steps[at].seat == steps[place].seat and not steps[at].automatic]
        return own[0]

    # Wishes: each is checked and gives the entries that grant it, in order; they have been enacted already.

    def join(self, seat: int, name: str, salt: bytes) -> list[Entry]:
        """Sit down."""
        if self.state != OPEN:
            raise Refused("already-started")
        if self.sitters[seat].kind != FREE:
            raise Refused("seat-taken")
        granted = self.grant(Joined(seat, salt.hex()))
        self.name_people({seat: name})
        return granted

    def leave(self, seat: int) -> list[Entry]:
        """Stand up again before the start."""
        if self.state != OPEN:
            raise Refused("already-started")
        if self.sitters[seat].kind != PERSON:
            raise Refused("seat-not-taken")
        return self.grant(Left(seat))

    def start(self) -> list[Entry]:
        """Deal, once everybody is there."""
        if self.state != OPEN:
            raise Refused("already-started")
        if any(sitter.kind == FREE for sitter in self.sitters):
            raise Refused("seats-free")
        match = self.new_match(None)
        entry = Started(self.moves_since(match, 0), self.drawn_since(match, 0))
        self.match = match
        self.state = PLAYING
        self.log(entry)
        return [entry]

    def choose(self, seat: int, choice: int, then: Sequence[int] = ()) -> list[Entry]:
        """Make a choice, or several at once; where answers are sealed, seal it, and open all of them with the last."""
        match = self.playing()
        if self.state != PLAYING:
            raise Refused("over")
        if then:
            return [self.carry_out([(seat, each) for each in self.tried(seat, [choice, *then])])]
        match.check(seat, choice)
        if not match.table.is_sealed():
            return [self.carry_out([(seat, choice)])]
        entries = self.grant(Sealed(seat, self.game.choices.notation(choice)))
        if not self.due():
            entries.append(self.carry_out(sorted(self.sealed.items())))
        return entries

    def tried(self, seat: int, choices: list[int]) -> list[int]:
        """Of several choices of a seat those to be made; all are refused where the rules refuse one.

        They are tried on a copy. What has come to light cannot be undone, so nobody may learn it from a refusal: the
        choices end there. One that the game makes by itself, because no other is left, need not be made.
        """
        trial = self.playing().clone()
        waiting, made = list(choices), list[int]()
        while waiting:
            if trial.table.is_sealed():
                raise Refused("sealed-alone", 422)
            steps = len(trial.steps)
            trial.choose(seat, waiting[0])
            made.append(waiting.pop(0))
            if trial.undoable_seat() != seat:
                break
            for step in trial.steps[steps + 1 :]:
                if waiting and (step.seat, step.choice) == (seat, waiting[0]):
                    waiting.pop(0)
        return made

    def unseal(self, seat: int) -> list[Entry]:
        """Take a sealed answer back while others are still thinking."""
        if seat not in self.sealed:
            raise Refused("nothing-sealed")
        return self.grant(Sealed(seat, ""))

    def undo(self, seat: int, whole_turn: bool) -> list[Entry]:
        """Take back the last choice with those made at once with it, or all that may be; nobody need be asked."""
        if self.state != PLAYING or self.undoable_seat() != seat:
            raise Refused("no-undo")
        places = self.playing().undo_steps()
        return self.grant(Undone(seat, places[0] if whole_turn else self.first_together(places[-1])))

    def ask_takeback(self, seat: int) -> list[Entry]:
        """Go back to the seat's own last choice: at once where only bots sit with it, else if all others accept."""
        self.check_proposal()
        left = self.own_last(seat)
        if left < 0:
            raise Refused("nothing-to-take-back")
        if self.has_other_rules():
            raise Refused("other-rules")
        return self.propose(Asked(seat, left))

    def ask_end(self, seat: int) -> list[Entry]:
        """Propose to end the game; at once where only bots sit with the seat."""
        self.check_proposal()
        return self.propose(Asked(seat, END))

    def answer(self, seat: int, accepts: bool) -> list[Entry]:
        """Accept or decline; the last to accept sets it going."""
        if self.asked is None or seat in self.accepted:
            raise Refused("nothing-asked")
        entries = self.grant(Answered(seat, accepts))
        return entries + self.grant_agreed()

    def vacate(self, seat: int) -> list[Entry]:
        """Whoever sat here is gone for good: the seat is free before the start; in a game a bot plays on for them.

        A table without people goes on for nobody.
        """
        if self.state not in (OPEN, PLAYING) or self.sitters[seat].kind != PERSON:
            return []
        if self.people() == [seat]:
            return self.close()
        if self.state == OPEN:
            return self.leave(seat)
        return self.grant(Replaced(seat, STAND_IN)) + self.grant_agreed()

    def close(self) -> list[Entry]:
        """End it here, whatever there is to be decided; one that has ended stays as it is."""
        return self.grant(Closed()) if self.state in (OPEN, PLAYING) else []

    def expire(self) -> list[Entry]:
        """Close it if it has not begun."""
        return self.close() if self.state == OPEN else []

    def go_on_at(self, table: str) -> list[Entry]:
        """The same people have a new table."""
        self.check_rematch()
        return self.grant(Rematch(table))

    def check_rematch(self) -> None:
        """Refuse another table before the game is over, or a second one."""
        if self.state not in (OVER, ENDED):
            raise Refused("not-over")
        if self.rematch:
            raise Refused("rematch-exists")

    def check_proposal(self) -> None:
        """Refuse proposals outside a running game, and a second one beside the first."""
        if self.state != PLAYING:
            raise Refused("not-playing")
        if self.asked is not None:
            raise Refused("already-asked")

    def propose(self, asked: Asked) -> list[Entry]:
        """Ask the other people, if there are any."""
        return self.grant(asked) + self.grant_agreed()

    def grant_agreed(self) -> list[Entry]:
        """What all people have accepted happens."""
        asked = self.asked
        if asked is None or not self.accepted >= set(self.people()):
            return []
        return self.grant(Stopped() if asked.left == END else Undone(asked.seat, asked.left))

    def grant(self, entry: Entry) -> list[Entry]:
        """Let it happen."""
        self.enact(entry)
        return [entry]

    # What changes it.

    def enact(self, entry: Entry) -> None:
        """Carry out the next entry of the log; it was checked when it was written."""
        match entry:
            case Joined(seat, salt):
                self.sitters[seat] = Sitter("")
                self.sitters[seat].kind = PERSON
                self.sitters[seat].salt = bytes.fromhex(salt)
            case Left(seat):
                self.sitters[seat] = Sitter("")
                self.name_bots()
            case Started(moves, drawn):
                self.match = self.new_match(recorded(drawn))
                for move in moves:
                    self.match.apply_recorded(move.seat, self.game.choices.parse_notation(move.choice), True)
                self.draw_on()
                self.state = PLAYING
            case Chosen(moves, drawn):
                self.repeat(moves, drawn)
            case Sealed(seat, choice):
                self.sealed.pop(seat, None)
                if choice:
                    self.sealed[seat] = self.game.choices.parse_notation(choice)
            case Undone(_, left):
                self.go_back(left)
            case Asked(seat, _):
                self.asked = entry
                self.accepted = {seat}
            case Answered(seat, accepts):
                self.accepted.add(seat)
                if not accepts:
                    self.drop_proposal()
            case Stopped() | Closed():
                if self.match is not None:
                    self.match.is_stopped = True
                self.state = ENDED
                self.drop_proposal()
            case Replaced(seat, level):
                self.replace(seat, level)
            case Rematch(table):
                self.rematch = table
            case Created():
                raise AssertionError("a table is created once")
        self.log(entry)

    def recall(self, entry: Entry, kept: Table) -> None:
        """Count an entry that was made under other rules and led to the position kept."""
        match entry:
            case Started(moves, drawn):
                self.match = self.new_match(None, kept)
                self.match.rules = self.created.rules
                self.recall_moves(moves, drawn)
                self.state = OVER if kept.is_over() else PLAYING
            case Chosen(moves, drawn):
                self.recall_moves(moves, drawn)
                self.sealed = {}
                self.drop_proposal()
            case Undone(_, left):
                steps, outcomes = self.playing().steps, self.playing().outcomes
                del outcomes[steps[left].outcomes :], steps[left:]
                self.drop_proposal()
            case _:
                self.enact(entry)
                return
        self.log(entry)

    def recall_moves(self, moves: tuple[Move, ...], drawn: tuple[Drawn, ...]) -> None:
        """Count choices and outcomes of the log."""
        match = self.playing()
        for move in moves:
            match.recall(move.seat, self.game.choices.parse_notation(move.choice), move.automatic)
        match.outcomes.extend(Outcome(each.label, list(each.values)) for each in drawn)
        self.draw_on()

    def log(self, entry: Entry) -> None:
        """Count an entry that has been carried out."""
        self.number += 1
        self.marks.append(len(self.match.steps) if self.match else 0)
        if isinstance(entry, Started | Chosen | Undone):
            self.position += 1

    def replace(self, seat: int, level: str) -> None:
        """A bot takes over as things stand: what the person sealed or added to the deal stays, their vote goes."""
        bot = Sitter(level)
        bot.salt = self.sitters[seat].salt
        self.sitters[seat] = bot
        self.name_bots()
        self.playing().names[:] = [sitter.name for sitter in self.sitters]
        self.accepted.discard(seat)
        if self.asked is not None and self.asked.seat == seat:
            self.drop_proposal()

    def steps_known(self, number: int) -> int:
        """How many of the present choices somebody knows who was told everything up to an entry."""
        return min(self.marks[number:])

    def call(self, names: list[str]) -> None:
        """Give the people their names, as they are stored by seat."""
        self.name_people({seat: names[seat] for seat in self.people() if self.sitters[seat].name != names[seat]})

    def name_people(self, names: dict[int, str]) -> None:
        """Call some people by new names; a bot may have to make room."""
        for seat, name in names.items():
            self.sitters[seat].name = name
        if names:
            self.name_bots()

    def name_bots(self) -> None:
        """Call the bots by the names that they have at this table, beside those of the people."""
        named = seat_names(self.ident, [None if sitter.kind == BOT else sitter.name for sitter in self.sitters])
        for sitter, name in zip(self.sitters, named, strict=True):
            sitter.name = name

    def new_match(self, chance: RecordedChance | None, kept: Table | None = None) -> Match:
        """The match of those who sit here."""
        names = [sitter.name for sitter in self.sitters]
        return Match(self.game, names, list(self.created.options), self.seed, self.salts(), chance, kept)

    def salts(self) -> list[bytes]:
        """What people added to the deal, in the order of the seats."""
        return [sitter.salt for sitter in self.sitters if sitter.salt is not None]

    def carry_out(self, choices: list[tuple[int, int]]) -> Chosen:
        """Make choices and note what they brought."""
        match = self.playing()
        steps, outcomes = len(match.steps), len(match.outcomes)
        for seat, choice in choices:
            match.choose(seat, choice)
        self.settle()
        entry = Chosen(self.moves_since(match, steps), self.drawn_since(match, outcomes))
        self.log(entry)
        return entry

    def repeat(self, moves: tuple[Move, ...], drawn: tuple[Drawn, ...]) -> None:
        """Make choices of the log again; chance brings what it brought, even if it would draw otherwise today."""
        match = self.playing()
        match.draw_from(recorded(drawn))
        for move in moves:
            if not move.automatic:
                match.choose(move.seat, self.game.choices.parse_notation(move.choice))
        self.draw_on()
        self.settle()

    def go_back(self, left: int) -> None:
        """Take choices back until so many are left. What chance had brought since, it will bring again."""
        match = self.playing()
        while match.undoable_seat() >= 0 and len(match.steps) > left:
            match.undo()
        if len(match.steps) != left:
            record: dict[str, Json] = {**match.record(), "seed": self.seed.hex()}
            self.match = replay(self.game, record, left)
            self.draw_on()
        self.state = PLAYING
        self.settle()

    def draw_on(self) -> None:
        """From here on the key of the deal decides again."""
        match = self.playing()
        match.draw_from(KeyedChance(deal_key(self.seed, self.salts()), len(match.outcomes)))

    def settle(self) -> None:
        """After choices: nothing is sealed or proposed any more, and the game may be over."""
        self.sealed = {}
        self.drop_proposal()
        if self.playing().table.is_over():
            self.state = OVER

    def drop_proposal(self) -> None:
        """What was proposed is done or out of date."""
        self.asked = None
        self.accepted = set()

    def moves_since(self, match: Match, first: int) -> tuple[Move, ...]:
        """The choices from that one on, as they are written in the log."""
        notation = self.game.choices.notation
        return tuple(Move(step.seat, notation(step.choice), step.automatic) for step in match.steps[first:])

    def drawn_since(self, match: Match, first: int) -> tuple[Drawn, ...]:
        """The outcomes from that one on."""
        return tuple(Drawn(outcome.label, tuple(outcome.values)) for outcome in match.outcomes[first:])


def recorded(drawn: tuple[Drawn, ...]) -> RecordedChance:
    """Chance that brings what it brought."""
    return RecordedChance([each.label for each in drawn], [list(each.values) for each in drawn])


@cache
def game_of(name: str) -> Game[Table]:
    """A game, read once for all its tables."""
    return load_game(name)


def load_salon(
    ident: str,
    game: Game[Table],
    entries: list[Entry],
    seed: bytes,
    names: list[str],
    kept: bytes = b"",
    kept_at: int = 0,
) -> Salon:
    """The salon that its log tells of; the names of its seats are kept apart from it.

    It is played by the rules that it was begun with. Where this program does not know them, or has other components,
    what happened up to an entry is not played again: `kept` is what came of it.
    """
    created = entries[0]
    assert isinstance(created, Created), "a log begins with its creation"
    salon = Salon(ident, game.under(created.rules) if game.knows(created.rules) else game, created, seed)
    table = salon.game.load(msgspec.json.decode(kept, type=Kept).table) if kept and salon.has_other_rules() else None
    for entry in entries[1:]:
        if table is not None and salon.number < kept_at:
            salon.recall(entry, table)
        else:
            salon.enact(entry)
        salon.call(names)
    if table is not None:
        salon.drop_proposal()  # to go back might mean to replay
    return salon
