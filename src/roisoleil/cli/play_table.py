"""The order of turns at this screen: bots at once, people one after another with a curtain between them."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from roisoleil.cli.play_bots import answers_itself, bot_choice, looks_ahead
from roisoleil.cli.play_log import OPENING
from roisoleil.cli.play_seats import PERSON
from roisoleil.cli.play_session import Session
from roisoleil.cli.play_turn import Turn
from roisoleil.cli.screen import Screen
from roisoleil.cli.screen_layout import LEAST_LOG, WIDE
from roisoleil.cli.screen_table import WATCHER, bot_line, draw, log_on_paper


def play_match(session: Session, screen: Screen) -> None:
    """Play until the match is over or somebody leaves."""
    viewer = session.people[0] if len(session.people) == 1 else WATCHER
    while not session.match.table.is_over():
        acting = session.match.table.to_act()
        bots = [seat for seat in acting if session.occupants[seat] != PERSON]
        if bots:
            move_bot(session, screen, bots[0], viewer)
            continue
        seat = next_person(acting, viewer)
        if session.match.table.is_sealed() and answers_itself(session.match, seat, session.people):
            session.choose(seat, session.match.table.options(seat)[0])
        elif seat == viewer or pass_screen(session, screen, viewer, seat):
            viewer = seat
            Turn(session, screen, seat).play()


def next_person(acting: list[int], viewer: int) -> int:
    """Whoever sits at the screen stays if he can; else the next clockwise."""
    return min(acting, key=lambda seat: (seat < viewer, seat))


def move_bot(session: Session, screen: Screen, seat: int, viewer: int) -> None:
    """A bot chooses; where its choice is open or takes a while, it is first seen to be its turn."""
    level = session.occupants[seat]
    is_open = not session.match.table.is_sealed()
    if screen.is_live and (is_open or looks_ahead(level)):
        since = session.seen[viewer] if viewer != WATCHER else WATCHER
        draw(session, screen, viewer, since, bot_line(session, seat))
        if is_open:
            screen.pause()
    session.choose(seat, bot_choice(session.match, seat, level))


def pass_screen(session: Session, screen: Screen, before: int, after: int) -> bool:
    """The curtain: nothing of either player is shown. False if the one before takes a choice back instead."""
    screen.forget()
    lines = [Text(session.say("pass-screen", name=session.match.names[after]), style="bold")]
    may_undo = before != WATCHER and session.can_undo(before)
    if may_undo:
        lines.append(Text(session.say("pass-undo", name=session.match.names[before]), style="dim"))
    screen.draw_middle(Group(*lines))
    if screen.ask("> ") == "u" and may_undo:
        session.undo(before)
        return False
    screen.forget()
    catch_up(session, screen, after)
    return True


def catch_up(session: Session, screen: Screen, seat: int) -> None:
    """On a screen with room for the end of the log only: all that happened since the player's last turn."""
    since = session.seen[seat]
    is_long = len(session.log(seat, since)) > LEAST_LOG
    if screen.is_live and since > OPENING and is_long and screen.console.width < WIDE:
        title = Text(session.say("since-last-turn"), style="bold")
        screen.read(Group(title, Text(), log_on_paper(session, seat, since)), session.say("more"))
