"""The table as one seat sees it, on the screen or on paper."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from roisoleil.cli.play_bots import looks_ahead
from roisoleil.cli.play_log import OPENING
from roisoleil.cli.play_session import Session
from roisoleil.cli.screen import Screen
from roisoleil.cli.screen_blocks import BETWEEN, BlockMaker, coloured
from roisoleil.cli.screen_layout import Picture, compose
from roisoleil.games import rules_text
from roisoleil.games.words import Sheet

WATCHER: Final = -1
PROMPT_MARK: Final = "▶ "
HEADER_GAP: Final = 2
"""Between the title and the keys at least."""
STEPS_SHOWN: Final = 60
"""More steps than this fill the log of the tallest screen."""


def draw(session: Session, screen: Screen, seat: int, since: int, bottom: RenderableType) -> None:
    """Draw all that a seat (or a watcher) sees, with `bottom` below it."""
    picture = picture_of(session, screen, seat, since, bottom)
    drawing = compose(screen.console, picture, screen.foot()) if screen.is_live else on_paper(screen, picture)
    screen.draw(drawing)


def picture_of(session: Session, screen: Screen, seat: int, since: int, bottom: RenderableType) -> Picture:
    """What there is to draw. Only the view of the seat and the events it heard go in."""
    match = session.match
    sheets = session.sheets(seat)
    seats = [number for number, sheet in enumerate(sheets) if sheet.seat is not None]
    last_seat = max(seats, default=len(sheets) - 1)
    # What follows the seats, as the final count, is what everybody wants to see first.
    closing = [plain_sheet(screen, match.names, seat, sheet) for sheet in sheets[last_seat + 1 :]]
    log = session.log(seat, max(min(since, len(match.steps) - STEPS_SHOWN), OPENING))
    top = header(session, seat, screen.console.width)
    return Picture(top, sheets[: last_seat + 1], match.names, log, since, Group(*closing, bottom), seat)


def plain_sheet(screen: Screen, names: list[str], seat: int, sheet: Sheet) -> RenderableType:
    """A sheet over the whole width."""
    return BlockMaker(screen.console, names, seat).block(sheet, screen.console.width, framed=False).render()


def header(session: Session, seat: int, width: int) -> RenderableType:
    """The game, whose view this is, and where to find help."""
    title = Text(session.words.say(f"report-title-{session.match.game.name}"), style="bold")
    if seat != WATCHER:
        title.append(BETWEEN, style="dim")
        title.append_text(coloured(session.match.names[seat], session.match.names))
    grid = Grid.grid(expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    keys = session.say("end-keys") if session.match.table.is_over() else session.say("hint-keys")
    grid.add_row(title, Text(fitting_keys(keys, width - title.cell_len - HEADER_GAP), style="dim"))
    return grid


def fitting_keys(keys: str, room: int) -> str:
    """As many of the keys as there is room for; the first one leads to all."""
    named = keys.split(BETWEEN)
    while len(named) > 1 and cell_len(BETWEEN.join(named)) > room:
        named.pop()
    return BETWEEN.join(named)


def on_paper(screen: Screen, picture: Picture) -> RenderableType:
    """Everything one below the other: what is new, then the sheets, then the bottom."""
    news = [Text(line.mark + line.text) for line in picture.log if line.step >= picture.since]
    sheets = [plain_sheet(screen, picture.names, picture.seat, sheet) for sheet in picture.sheets]
    return Group(Text(), *news, *sheets, picture.bottom)


def whole_table(session: Session, screen: Screen, seat: int) -> RenderableType:
    """All sheets one below the other, for reading page by page."""
    names = session.match.names
    return Group(*(plain_sheet(screen, names, seat, sheet) for sheet in session.sheets(seat)))


def log_on_paper(session: Session, seat: int, since: int = OPENING) -> RenderableType:
    """The log from that step on, one line below the other."""
    lines = session.log(seat, since, whole=since == OPENING)
    return Group(*(coloured(line.mark + line.text, session.match.names) for line in lines))


def rules_on_paper(session: Session) -> RenderableType:
    """The rules in short."""
    return Markdown(rules_text(session.match.game.name, session.words.language))


def bot_line(session: Session, seat: int) -> Text:
    """Whose turn it is, where that is a bot."""
    names = session.match.names
    if looks_ahead(session.occupants[seat]):
        return coloured(f"{PROMPT_MARK}{session.say('bot-thinks', name=names[seat])}", names)
    return coloured(f"{PROMPT_MARK}{session.say('bot-turn', name=names[seat])}", names)


def prompt_line(session: Session, seat: int) -> Text:
    """Who must do what."""
    prompt = Text(PROMPT_MARK, style="bold")
    prompt.append_text(coloured(session.match.names[seat], session.match.names))
    prompt.append(f" – {session.words.prompt(session.match.table.frames[-1].name())}")
    return prompt
