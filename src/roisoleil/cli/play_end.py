"""After the last choice, and on leaving before it."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.text import Text

from roisoleil.cli.play_session import Session
from roisoleil.cli.savefile import state_folder
from roisoleil.cli.screen import Screen
from roisoleil.cli.screen_table import WATCHER, draw, log_on_paper, rules_on_paper, whole_table
from roisoleil.engine.codec import BrokenMessage


def closing_lines(session: Session) -> list[str]:
    """The winner, the seed, the record and the command that checks the deal."""
    result = session.match.game.result(session.match.table)
    winners = [name for name, rank in zip(session.match.names, result.ranks, strict=True) if rank == 1]
    lines = [
        session.say("winner", names=", ".join(winners), count=len(winners)),
        session.say("seed", seed=session.match.seed.hex()),
    ]
    try:
        file = str(session.keep_record())
    except BrokenMessage as error:
        return [*lines, str(error)]
    return [*lines, session.say("record", file=file), session.say("verify", file=file)]


def wants_rematch(session: Session, screen: Screen, lines: list[str]) -> bool:
    """Show the final count and those lines, and ask for another match at the same table; one may read on before."""
    viewer = session.people[0] if len(session.people) == 1 else WATCHER
    since = min(session.seen[seat] for seat in session.people)
    draw(session, screen, viewer, since, Group(*(Text(line) for line in lines)))
    readings: dict[str, Callable[[], RenderableType]] = {
        "l": lambda: log_on_paper(session, viewer),
        "t": lambda: whole_table(session, screen, viewer),
        "h": lambda: rules_on_paper(session),
        "?": lambda: Text(session.say("end-keys")),
    }
    try:
        while (answer := screen.ask(f"{session.say('rematch')} ")) in readings:
            screen.read(readings[answer](), session.say("more"))
    except (EOFError, KeyboardInterrupt):
        return False
    return says_yes(session, answer)


def says_yes(session: Session, answer: str) -> bool:
    """Whether an answer begins like yes in the language of the table."""
    return answer[:1].casefold() in (session.say("yes-letter"), "y")


def leave(session: Session, screen: Screen) -> list[str]:
    """The player asked to leave: keep the match, unless it is not wanted."""
    if session.file.parent == state_folder():
        try:
            answer = screen.ask(f"{session.say('keep-match')} ")
        except (EOFError, KeyboardInterrupt):
            return keep(session)
        if answer and not says_yes(session, answer):
            session.file.unlink(missing_ok=True)
            return [session.say("not-kept")]
    return keep(session)


def keep(session: Session) -> list[str]:
    """Save the match and say how to go on with it."""
    session.autosave()
    if session.trouble:
        raise BrokenMessage(session.trouble)
    return [session.say("kept", file=str(session.file))]
