"""What is refused, with words that say what would be right; nothing has changed then."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsInt, cast

from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.game import Game
from roisoleil.engine.match import IllegalChoice, Match
from roisoleil.engine.table import Table


class IllegalAction(ValueError):
    """An action that the rules refuse now."""


class GameOver(ValueError):
    """A step in a game that has ended."""


def refuse_unknown_word(what: str, word: str, known: Sequence[str]) -> None:
    """Refuse a word that is not in the list."""
    if word not in known:
        raise ValueError(f"unknown {what} {word!r} (known: {', '.join(known)})")


def check_setup(game: Game[Table], players: int, options: Sequence[str]) -> None:
    """Refuse a number of players or an option that the game does not have."""
    chosen = list(options)
    try:
        game.check_setup(index(players), chosen)
    except TypeError:
        raise ValueError(f"the number of players is a whole number, not {players!r}") from None
    except BrokenMessage as error:
        raise ValueError(str(error)) from None


def check_action(game: Game[Table], action: object) -> int:
    """The number of a choice of the game; numpy's whole numbers are welcome."""
    try:
        number = int(cast(SupportsInt, action))
    except (TypeError, ValueError, OverflowError):
        raise IllegalAction(f"an action is a whole number, not {action!r}") from None
    if not 0 <= number < len(game.choices.rows) or number != action:
        raise IllegalAction(
            f"an action of {game.name} is a number from 0 to {len(game.choices.rows) - 1}, not {action!r}"
        )
    return int(number)


def take_action(match: Match, seat: int, action: object) -> None:
    """Let a seat act; raises GameOver or IllegalAction, and then nothing has changed."""
    if match.table.is_over():
        raise GameOver("the game is over: reset to play another")
    choice = check_action(match.game, action)
    try:
        match.choose(seat, choice)
    except IllegalChoice as error:
        allowed = ", ".join(f"{option} ({match.game.choices.notation(option)})" for option in match.table.options(seat))
        notation = match.game.choices.notation(choice)
        raise IllegalAction(
            f"seat {seat} may not {notation!r} now ({error.reason.key}); allowed: {allowed or 'nothing'}"
        ) from None
