"""The reference of all choices and events, docs/reference.md, made from the games and their stored matches."""

from __future__ import annotations

from pathlib import Path

from roisoleil.engine.codec import canonical_json
from roisoleil.engine.event import EVERYONE, WATCHERS, Event
from roisoleil.engine.match import Match, replay
from roisoleil.games import game_words
from roisoleil.games.words import Words
from tests.matches.storing import all_matches, load_matches
from tests.shared import GAMES

FILE = Path(__file__).parents[2] / "docs/reference.md"

HEAD = """# Choices and events of each game

Made by `make golden` from the games themselves and from the stored matches; see [protocol.md](protocol.md) for what
the fields of a record mean. Seats are numbers from 0; `null` means none. An event *reveals* if it shows something that
was hidden until then.
"""


def reference() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for name in GAMES for line in game_lines(name))]) + "\n"


def game_lines(name: str) -> list[str]:
    """The part of one game."""
    game = GAMES[name]
    words = game_words("en", game, [f"Player {seat}" for seat in range(game.most_seats)])
    sealed = sorted(set(sealed_decisions(name)))
    lines = [f"## {name}", "", f"Sealed decisions: {', '.join(sealed) or 'none'}.", ""]
    lines += ["| choice | notation | in words |", "|---|---|---|"]
    lines += choice_lines(words)
    lines += ["", "| event | told to | reveals | in words |", "|---|---|---|---|"]
    return [*lines, *event_lines(name, words), ""]


def choice_lines(words: Words) -> list[str]:
    """One example of each type of choice."""
    choices = words.game.choices
    examples: dict[str, int] = {}
    for number in range(len(choices.rows)):
        examples[choices.kind(number)] = number
    return [
        f"| `{canonical_json(choices.struct(number))}` | `{choices.notation(number)}` | {words.choice(number)} |"
        for number in examples.values()
    ]


def sealed_decisions(name: str) -> list[str]:
    """The names of the decisions whose answers stay hidden, as they occur in some stored matches."""
    found = []
    for record in load_matches(GAMES[name].rules)[:4]:
        match = replay(GAMES[name], record, 0)
        steps = replay(GAMES[name], record).steps
        for step in steps:
            if match.table.is_sealed():
                found.append(match.table.frames[-1].name())
            match.apply_recorded(step.seat, step.choice, step.automatic)
    return found


def event_lines(name: str, words: Words) -> list[str]:
    """One example of each kind of event, from the stored matches."""
    examples: dict[int, Event] = {}
    for record in all_matches(name):
        for event in all_events(replay(GAMES[name], record)):
            examples.setdefault(event.kind, event)
    return [event_line(words, examples[kind]) for kind in range(len(words.game.events.kinds))]


def all_events(match: Match) -> list[Event]:
    return [*match.opening, *(event for step in match.steps for event in step.events)]


def event_line(words: Words, event: Event) -> str:
    struct = canonical_json(words.game.events.struct(event))
    if event.audience == EVERYONE:
        audience = "everyone"
    else:
        audience = "everyone else" if event.audience & WATCHERS else "the seat"
    reveals = "yes" if words.game.events.kinds[event.kind].reveals else ""
    return f"| `{struct}` | {audience} | {reveals} | {words.event(event)} |"
