"""A person's turn: the prompt, the choices, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from roisoleil.cli.hint import chance_in_words
from roisoleil.cli.play_bots import counsel
from roisoleil.cli.play_entry import Listing, parse_choice
from roisoleil.cli.play_log import OPENING
from roisoleil.cli.play_session import Session
from roisoleil.cli.savefile import is_save, is_there
from roisoleil.cli.screen import Screen
from roisoleil.cli.screen_blocks import BETWEEN
from roisoleil.cli.screen_choices import ChoicePage, marked, rows_allowed
from roisoleil.cli.screen_table import draw, log_on_paper, prompt_line, rules_on_paper, whole_table
from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.match import IllegalChoice
from roisoleil.games.words import LANGUAGES

ASK: Final = "> "
AMOUNT_ROWS: Final = 2
"""So many rows of amounts show what to type; one can count on by oneself."""
HELP_COLUMN: Final = 12
"""So wide are the entries in the help, with a blank behind them."""
HELP_INDENT: Final = 2
NEXT_PAGE: Final = "+"
MOST_ALLOWED: Final = 8
"""So many allowed choices are named when one is refused; all are in the list."""
MOST_COUNSELLED: Final = 3
"""So many of the best choices are named: few enough to leave room for the table."""


class Leave(Exception):
    """The player leaves the table."""


def in_column(entry: str) -> str:
    """An example of what may be typed, as wide as its column; a longer one stands on a row of its own."""
    return entry.ljust(HELP_COLUMN) if len(entry) <= HELP_COLUMN else f"{entry}\n{' ' * (HELP_COLUMN + HELP_INDENT)}"


def list_rows(listing: Listing, height: int, message: str) -> int:
    """How many rows the list may take on a screen of that height, with a message below it."""
    rows = rows_allowed(height, message.count("\n"))
    return min(rows, AMOUNT_ROWS) if listing.are_numbers_said else rows


def choice_rows(
    session: Session, listing: Listing, shown: list[int], width: int, rows: int, page: int
) -> list[RenderableType]:
    """A page of the list, the key to its letters, and how much of the list this is."""
    drawn = ChoicePage(listing, shown, width, rows, page)
    hints = [hint for hint in (drawn.key, where_in_list(session, listing, shown, drawn)) if hint]
    return [drawn.render(), *(Text(hint, style="dim") for hint in hints)]


def where_in_list(session: Session, listing: Listing, shown: list[int], page: ChoicePage) -> str:
    """How many choices are shown of how many, and on which page; nothing where it is all of them."""
    number = page.number + 1
    if len(shown) < len(listing.options):
        told = session.say("filtered", shown=len(shown), all=len(listing.options))
        further = session.say("page", page=number, pages=page.pages)
        return f"{told}{BETWEEN}{further}" if page.pages > 1 else told
    return session.say("paged", shown=len(shown), page=number, pages=page.pages) if page.pages > 1 else ""


class Turn:
    """One decision of a person, from the first drawing to the choice."""

    def __init__(self, session: Session, screen: Screen, seat: int) -> None:
        """The session must owe a decision of that seat."""
        self.session: Final = session
        self.screen: Final = screen
        self.seat: Final = seat
        self._since: Final = session.seen[seat]
        self._listing = Listing(session.words, session.match.table.options(seat), session.view(seat))
        self._shown = list(range(len(self._listing.options)))
        self._page = 0
        self._message = self._promise()
        self._commands: Final[dict[str, Callable[[], bool]]] = {
            "": self._show_again,
            "?": self._help,
            "u": self._undo,
            "r": self._restart,
            "l": self._log,
            "t": self._table,
            "c": self._counsel,
            "hint": self._counsel,
            "i": self._about,
            "s": self._save,
            "h": self._rules,
            "rules": self._rules,
            "q": self._quit,
            NEXT_PAGE: self._next_page,
        }

    def play(self) -> None:
        """Ask until a choice was made or taken back."""
        self.session.seen[self.seat] = len(self.session.match.steps)
        self._draw()
        self._message = ""
        while not self._enter(self.screen.ask(ASK)):
            self._draw_again()

    def _promise(self) -> str:
        """At the first turn, the commitment to the deal in one row; on paper the log has just told it."""
        if self._since > OPENING or not self.screen.is_live:
            return ""
        commitment, width = self.session.match.commitment, self.screen.console.width
        whole = self.session.say("commitment", commitment=commitment)
        cut = self.session.say("commitment-cut", commitment=commitment)[: width - 1]
        return whole if len(whole) <= width else f"{cut}…"

    # Drawing.

    def _draw(self) -> None:
        draw(self.session, self.screen, self.seat, self._since, self._bottom(with_choices=True))

    def _draw_again(self) -> None:
        """On paper the table has not gone away."""
        if self.screen.is_live:
            self._draw()
        else:
            self.screen.draw(self._bottom(with_choices=not self._message))
        self._message = ""

    def _bottom(self, with_choices: bool) -> RenderableType:
        message = self._message or self.session.trouble
        parts: list[RenderableType] = [Text(message, style="bold red" if self.session.trouble else "bold")]
        if not message:
            parts = []
        if with_choices:
            parts = [prompt_line(self.session, self.seat), *self._choices(message), *parts]
        return Group(*parts)

    def _choices(self, message: str) -> list[RenderableType]:
        console = self.screen.console
        rows = list_rows(self._listing, console.height, message) if self.screen.is_live else len(self._shown)
        return choice_rows(self.session, self._listing, self._shown, console.width, rows, self._page)

    # Entries. Each returns whether the turn is over.

    def _enter(self, text: str) -> bool:
        command = self._commands.get(text)
        if command is not None:
            return command()
        word, _, rest = text.partition(" ")
        if word == "why" and rest:
            return self._why(rest.strip())
        if word == "s" and rest:
            return self._save(rest.strip())
        if word == "lang" and rest:
            return self._speak(rest.strip())
        return self._choose(text)

    def _choose(self, text: str) -> bool:
        choice = self._listing.by_number(text)
        if choice is None and self._is_beyond(text):
            return self._tell_no_number(text)
        if choice is None:
            choice = parse_choice(self.session.match.game.choices, text, self._listing.options)
        if choice is None:
            return self._search(text)
        try:
            self.session.choose(self.seat, choice)
        except IllegalChoice as refusal:
            return self._refuse(choice, refusal)
        return True

    def _is_beyond(self, text: str) -> bool:
        """Whether this number, which no choice has, is meant as a place in the list, and not as an amount."""
        return text.isdecimal() and not self._listing.has_amounts

    def _tell_no_number(self, text: str) -> bool:
        return self._tell("no-number", entry=text, last=len(self._listing.options))

    def _search(self, text: str) -> bool:
        found = self._listing.matching(text)
        if len(found) == 1:
            self.session.choose(self.seat, self._listing.options[found[0]])
            return True
        if found:
            self._shown = found
            self._page = 0
            return False
        return self._tell("unknown", entry=text)

    def _why(self, text: str) -> bool:
        choice = self._listing.by_number(text)
        if choice is None and self._is_beyond(text):
            return self._tell_no_number(text)
        if choice is None:
            choice = parse_choice(self.session.match.game.choices, text, self._listing.options)
        if choice is None:
            return self._tell("unknown", entry=text)
        try:
            self.session.match.check(self.seat, choice)
        except IllegalChoice as refusal:
            return self._refuse(choice, refusal)
        return self._tell("allowed", choice=self.session.words.choice(choice, self.session.view(self.seat)))

    def _refuse(self, choice: int, refusal: IllegalChoice) -> bool:
        more = ", …" if len(refusal.allowed) > MOST_ALLOWED else ""
        return self._tell(
            "refused",
            choice=self.session.words.choice(choice),
            reason=self.session.words.reason(refusal.reason),
            allowed=", ".join(refusal.allowed[:MOST_ALLOWED]) + more,
        )

    def _tell(self, key: str, **arguments: str | int) -> bool:
        self._message = self.session.say(key, **arguments)
        return False

    # Commands.

    def _show_again(self) -> bool:
        self._shown = list(range(len(self._listing.options)))
        self._page = 0
        return False

    def _next_page(self) -> bool:
        self._page += 1
        return False

    def _undo(self) -> bool:
        return self.session.undo(self.seat) or self._tell_no_undo()

    def _restart(self) -> bool:
        return self.session.restart_turn(self.seat) or self._tell_no_undo()

    def _tell_no_undo(self) -> bool:
        alone = self.session.people == [self.seat]
        return self._tell("nothing-yet") if alone else self._tell("no-undo")

    def _read(self, renderable: RenderableType) -> bool:
        self.screen.read(renderable, self.session.say("more"))
        return False

    def _help(self) -> bool:
        listing = self._listing
        number = listing.numbers[-1] or next(filter(None, listing.numbers))
        told = self.session.say(
            "help",
            number=in_column(number),
            meaning=self.session.say("help-amount") if listing.has_amounts else self.session.say("help-number"),
            notation=in_column(listing.notations[-1]),
        )
        return self._read(Text(told))

    def _log(self) -> bool:
        return self._read(log_on_paper(self.session, self.seat))

    def _table(self) -> bool:
        return self._read(whole_table(self.session, self.screen, self.seat))

    def _counsel(self) -> bool:
        """What a strong bot would choose that knows what this player knows."""
        if len(self._listing.options) == 1:
            return self._tell("counsel-only")
        if self.screen.is_live:
            self._tell("counsel-soon")
            self._draw()
        advices = counsel(self.session.match, self.seat)
        self._tell("counsel", playouts=sum(advice.playouts for advice in advices))
        language = self.session.words.language
        for advice in advices[:MOST_COUNSELLED]:
            at = self._listing.options.index(advice.choice)
            told = f"\n{marked(self._listing.numbers[at]):>4} {chance_in_words(advice, language)}  "
            room = self.screen.console.width - len(told.lstrip("\n"))
            fits = not self.screen.is_live or len(self._listing.texts[at]) <= room
            self._message += told + (self._listing.texts if fits else self._listing.briefs)[at]
        return False

    def _rules(self) -> bool:
        return self._read(rules_on_paper(self.session))

    def _about(self) -> bool:
        file = str(self.session.file)
        return self._tell("about", commitment=self.session.match.commitment, file=file)

    def _save(self, name: str = "") -> bool:
        file = Path(name) if name else self.session.file
        if name and is_there(file) and not is_save(file):
            return self._tell("would-overwrite", file=name)
        try:
            self.session.save(file)
        except BrokenMessage as error:
            self._message = str(error)
            return False
        return self._tell("saved", file=str(file))

    def _speak(self, language: str) -> bool:
        if language not in LANGUAGES:
            return self._tell("no-language", language=language, languages=", ".join(LANGUAGES))
        self.session.speak(language)
        self.session.autosave()
        self._listing = Listing(self.session.words, self._listing.options, self.session.view(self.seat))
        return self._show_again()

    def _quit(self) -> bool:
        raise Leave
