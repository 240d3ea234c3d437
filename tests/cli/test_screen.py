"""The terminal itself: every drawing fits, whatever its size, and a real terminal is left as it was found."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, Group
from rich.text import Text

from roisoleil.bots.names import seat_names
from roisoleil.cli.folding import FoldingConsole
from roisoleil.cli.play_entry import Listing
from roisoleil.cli.play_log import OPENING
from roisoleil.cli.play_seats import PERSON
from roisoleil.cli.play_session import Session
from roisoleil.cli.play_turn import choice_rows, list_rows
from roisoleil.cli.screen import INPUT_LINES, Screen
from roisoleil.cli.screen_blocks import ANY, BlockMaker
from roisoleil.cli.screen_layout import compose
from roisoleil.cli.screen_table import WATCHER, header, picture_of, prompt_line
from roisoleil.engine.chance import commitment
from roisoleil.engine.match import Match
from roisoleil.games import game_words
from roisoleil.games.habemus import view as habemus
from roisoleil.games.habemus.text.names import card_name, gems_in_words
from roisoleil.games.louis_xiv.text.names import mission_name
from roisoleil.games.louis_xiv.view import View
from roisoleil.games.ombre import view as ombre
from roisoleil.games.ombre.text.teller import Teller
from roisoleil.games.words import LANGUAGES
from tests.patience import PATIENCE
from tests.shared import GAMES, Setting, walk

EVERY = 6
"""Which decisions of a game are drawn."""
SIZES = [(60, 20), (80, 24), (100, 30), (160, 45)]
LANGUAGE_OF_SIZE = {60: "en", 80: "de", 100: "fr", 160: "en"}
SECOND_SCREEN_ON, SECOND_SCREEN_OFF = b"\x1b[?1049h", b"\x1b[?1049l"
COMMAND = [sys.executable, "-c", "from roisoleil.cli.main import main; main()", "play"]


# Drawings.


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_drawing_of_a_game_fits_the_screen(tmp_path: Path, width: int, height: int) -> None:
    screen = Screen()
    console = FoldingConsole(width=width, height=height, file=io.StringIO())
    decisions = walk(Setting("habemus", 4, ()), 7)
    session = Session(next(decisions), [PERSON] * 4, LANGUAGE_OF_SIZE[width], "", tmp_path / "save.json")
    for number, match in enumerate(decisions):
        if number % EVERY and not match.table.is_over():
            continue
        seat = match.table.to_act()[0] if match.table.to_act() else WATCHER
        bottom = drawn_choices(session, console, seat) if seat != WATCHER else Group()
        picture = picture_of(session, screen, seat, OPENING, bottom)
        rows = console.render_lines(compose(console, picture, INPUT_LINES), console.options, pad=False)
        assert len(rows) <= height - INPUT_LINES
        assert "1655" in "".join(segment.text for segment in rows[0])


def drawn_choices(session: Session, console: Console, seat: int, more: str = "") -> Group:
    """A prompt and its choices, and what a command has told below them."""
    listing = Listing(session.words, session.match.table.options(seat), session.view(seat))
    shown = list(range(len(listing.options)))
    rows = list_rows(listing, console.height, more)
    told = choice_rows(session, listing, shown, console.width, rows, 0)
    return Group(prompt_line(session, seat), *told, *([Text(more)] if more else []))


HINT = "Chances of winning:\n  1  30%\n  2  20%\n  3  10%"
"""As many rows as a hint takes."""


def drawings(tmp_path: Path, setting: Setting, language: str, question: str, more: str) -> Iterator[str]:
    """What the smallest usual terminal shows each time that question is asked in a game of bots."""
    return (drawing for drawing, _ in drawings_with_cells(tmp_path, setting, language, question, more))


def drawings_with_cells(
    tmp_path: Path, setting: Setting, language: str, question: str, more: str
) -> Iterator[tuple[str, list[str]]]:
    """The same with what must be in sight."""
    for drawing, match in drawn_matches(tmp_path, setting, language, question, more):
        words = game_words(language, match.game, match.names)
        sheets = words.sheets(match.game.view(match.table, match.table.to_act()[0]))
        yield drawing, [cell for sheet in sheets for cell in sheet.cells]


def drawn_matches(
    tmp_path: Path, setting: Setting, language: str, question: str, more: str
) -> Iterator[tuple[str, Match]]:
    """The same with the match that was drawn."""
    screen = Screen()
    console = FoldingConsole(width=80, height=24, file=io.StringIO())
    decisions = walk(setting, 7, "page")
    session = Session(next(decisions), [PERSON] * setting.seats, language, "", tmp_path / "save.json")
    for match in decisions:
        if not match.table.frames or match.table.frames[-1].name() != question:
            continue
        seat = match.table.to_act()[0]
        bottom = drawn_choices(session, console, seat, more)
        drawing = compose(console, picture_of(session, screen, seat, OPENING, bottom), INPUT_LINES)
        rows = console.render_lines(drawing, console.options, pad=False)
        assert len(rows) <= console.height - INPUT_LINES
        text = "\n".join("".join(segment.text for segment in row) for row in rows)
        yield text, match


@pytest.mark.soak
@pytest.mark.parametrize("more", ["", HINT], ids=["", "hint"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("favori",)], ids=["", "favori"])
def test_all_twelve_boards_are_in_sight_while_a_card_is_used(
    tmp_path: Path, options: tuple[str, ...], language: str, more: str
) -> None:
    shown = 0
    for drawing in drawings(tmp_path, Setting("louis_xiv", 4, options), language, "use-card", more):
        shown += 1
        table = drawing.partition("▶ Player")[0]
        assert len(re.findall(r"(?m)^  (▶ )?\d+ \w.{0,16}:|  \d+ \w.{0,16}:", table)) == 12, drawing
        assert "● Player" in drawing
    assert shown > 40


@pytest.mark.soak
@pytest.mark.parametrize("more", ["", HINT], ids=["", "hint"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("question", ["play-card", "use-card", "intrigue"])
def test_what_a_board_asks_and_gives_is_never_cut(
    tmp_path: Path, question: str, seats: int, language: str, more: str
) -> None:
    shown = 0
    for drawing in drawings(tmp_path, Setting("louis_xiv", seats, ()), language, question, more):
        shown += 1
        boards = re.split(r"(?m)^  (?:▶ )?1 |^● Player", drawing)[1]
        assert "…" not in boards, drawing
    assert shown > 20


READABLE = 50
"""So much of a card at least is to be read."""
HIGHEST = {
    "en": "No bid yet|Highest bid: \\d+ by Player",
    "fr": "Pas encore d’offre|Meilleure offre\\s: \\d+ par\\s+Player",
    "de": "Noch kein Gebot|Höchstes Gebot: \\d+ von\\s+Player",
}
SHORTEST = 18
"""The colour and who has the majority."""
USUAL_ROW = 4


def is_told(cell: str, drawing: str, length: int | None) -> bool:
    """Whether so many letters of it, or all, are on the screen, wherever lines break."""
    return " ".join(cell.split())[:length] in " ".join(drawing.split())


@pytest.mark.soak
@pytest.mark.parametrize("question", ["bid", "take", "lay-action"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_on_offer_and_in_hand_are_told_in_full(tmp_path: Path, language: str, question: str) -> None:
    shown = 0
    for drawing, cells in drawings_with_cells(tmp_path, Setting("habemus", 4, ()), language, question, ""):
        shown += 1
        # Of many the longest are cut.
        assert all(is_told(cell, drawing, None if len(cells) <= USUAL_ROW else READABLE) for cell in cells), drawing
    assert shown > 8


@pytest.mark.soak
@pytest.mark.parametrize("question", ["bid", "take", "lay-action"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_own_gems_and_orders_and_the_votes_of_all_are_told_before_the_log(
    tmp_path: Path, language: str, question: str
) -> None:
    for drawing, match in drawn_matches(tmp_path, Setting("habemus", 4, ()), language, question, "a row more"):
        words = game_words(language, match.game, match.names)
        seat = match.table.to_act()[0]
        view = cast(habemus.View, match.game.view(match.table, seat))
        assert view.own is not None
        assert is_told(gems_in_words(words, view.own.gems), drawing, None), drawing
        if len(set(view.row)) <= USUAL_ROW:
            assert all(is_told(card_name(words, order), drawing, None) for order in view.own.orders), drawing
        votes = " ".join(words.say("seat-votes", {"votes": 0}).split())[:-1]
        shown = len(re.findall(rf"{votes}\d", " ".join(drawing.split())))
        # Of many cards on offer the own votes, which the rivals see, are cut first.
        assert shown >= match.table.seats - (len(set(view.row)) > USUAL_ROW), drawing


@pytest.mark.process
def test_the_fingerprint_takes_one_row_of_a_small_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "habemus", "--lang", "fr", "--seed", "55" * 32)
    shown = terminal.read_until("empreinte") + terminal.read_until("> ")
    assert re.search(r"empreinte\s: [0-9a-f]{20,}…", shown)
    terminal.interrupt()
    assert terminal.leave() == 0


@pytest.mark.soak
@pytest.mark.parametrize("question", ["bid", "take"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_hides_no_card_on_offer(tmp_path: Path, language: str, question: str) -> None:
    for drawing, match in drawn_matches(tmp_path, Setting("habemus", 4, ()), language, question, HINT):
        words = game_words(language, match.game, match.names)
        view = cast(habemus.View, match.game.view(match.table, match.table.to_act()[0]))
        cells = [cell for sheet in words.sheets(view) for cell in sheet.cells]
        is_usual = len(cells) <= USUAL_ROW
        assert all(is_told(cell, drawing, None if is_usual else READABLE) for cell in cells), drawing
        assert view.own is not None
        if is_usual:
            assert all(is_told(card_name(words, order), drawing, None) for order in view.own.orders), drawing


@pytest.mark.parametrize("question", ["bribe", "swap"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_whom_is_told_where_persons_change_sides(tmp_path: Path, language: str, question: str) -> None:
    shown = 0
    for drawing, cells in drawings_with_cells(tmp_path, Setting("habemus", 4, ()), language, question, ""):
        shown += 1
        assert all(re.match(r"Player \d\s?: ", cell) for cell in cells)
        assert all(is_told(cell, drawing, None) for cell in cells), drawing
    assert shown


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_still_bids_and_what_lies_open_is_in_sight_in_an_auction(tmp_path: Path, language: str) -> None:
    for drawing, match in drawn_matches(tmp_path, Setting("ombre", 4, ()), language, "auction", ""):
        words = game_words(language, match.game, match.names)
        view = cast(ombre.View, match.game.view(match.table, match.table.to_act()[0]))
        teller = Teller(words, view)
        assert view.auction is not None
        told = [*teller.tell_auction(view.auction), *teller.tell_open_cards()]
        assert all(is_told(line, drawing, None) for line in told), drawing


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_five_majorities_are_in_sight_in_an_auction(tmp_path: Path, language: str) -> None:
    shown = 0
    for drawing, cells in drawings_with_cells(tmp_path, Setting("ombre", 4, ()), language, "auction", HINT):
        shown += 1
        assert len(cells) == 5
        assert re.search(HIGHEST[language], drawing)
        assert all(is_told(cell, drawing, SHORTEST) for cell in cells), drawing
    assert shown > 8


ALL_LINKS = "1–2·4·6·7, 2–3·8·9, 3–4·10·11, 4–5·12, 5–6, 7–8, 9–10, 11–12"
FIGURES = {"en": ("King", "Favourite"), "fr": ("Roi\u00a0", "Favori\u00a0"), "de": ("König", "Günstling")}


@pytest.mark.soak
@pytest.mark.parametrize("more", ["", HINT], ids=["", "hint"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [(), ("favori",)], ids=["", "favori"])
def test_king_favourite_and_all_boards_that_touch_are_in_sight_while_a_card_is_used(
    tmp_path: Path, options: tuple[str, ...], language: str, more: str
) -> None:
    shown = 0
    for drawing in drawings(tmp_path, Setting("louis_xiv", 4, options), language, "use-card", more):
        shown += 1
        assert is_told(ALL_LINKS, drawing, None), drawing
        assert all(re.search(rf"\b{figure}: \d", drawing) for figure in FIGURES[language][: 1 + len(options)]), drawing
        assert not re.search(r"\d\) (place|jump) \d+:\d", drawing)
    assert shown > 40


@pytest.mark.soak
@pytest.mark.parametrize("question", ["intrigue", "bribe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_question_is_told_whole(tmp_path: Path, language: str, question: str) -> None:
    setting = Setting("louis_xiv", 4, ())
    for drawing, match in drawn_matches(tmp_path, setting, language, question, ""):
        words = game_words(language, match.game, match.names)
        board, *_ = words.sheets(match.game.view(match.table, match.table.to_act()[0]))[0].short
        assert board.startswith("▶")
        assert is_told(board, drawing, None), drawing


@pytest.mark.soak
@pytest.mark.parametrize("question", ["lay-mission", "pay-mission", "hand-in", "exchange-mission"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_missions_in_hand_are_told_with_their_tiles_where_they_matter(
    tmp_path: Path, language: str, question: str
) -> None:
    shown = 0
    for drawing, match in drawn_matches(tmp_path, Setting("louis_xiv", 4, ()), language, question, ""):
        words = game_words(language, match.game, match.names)
        seat = match.table.to_act()[0]
        view = cast(View, match.game.view(match.table, seat))
        assert view.own is not None
        shown += len(view.own.missions) > 1
        assert all(is_told(mission_name(words, mission), drawing, None) for mission in view.own.missions), drawing
    assert shown


def test_boards_that_touch_are_told_on_large_screens_too(tmp_path: Path) -> None:
    match = next(walk(Setting("louis_xiv", 4, ()), 7))
    session = Session(match, [PERSON] * 4, "en", "", tmp_path / "save.json")
    console = FoldingConsole(width=220, height=70, file=io.StringIO())
    drawing = compose(console, picture_of(session, Screen(), 0, OPENING, Group()), INPUT_LINES)
    rows = console.render_lines(drawing, console.options, pad=False)
    text = "\n".join("".join(segment.text for segment in row) for row in rows)
    assert "Boards as they stand" in text
    assert "1–2, 1–4, 1–6, 1–7, 2–3" in text


@pytest.mark.parametrize("width", range(20, 60))
def test_no_row_breaks_inside_french_quotes(width: int) -> None:
    maker = BlockMaker(FoldingConsole(width=width, file=io.StringIO()), ["Ada"], 0)
    told = "Missions en main\u00a0: «\u202fNouvelles missions\u202f» (1\u00a0lettre), «\u202fPots-de-vin\u202f»"
    rows = [row.plain.strip() for row in maker.wrap(Text(told), width, ANY)]
    assert not any(row.endswith("«") or row.startswith("»") for row in rows), rows
    assert "".join(rows).replace(" ", "") == told.replace(" ", "")


@pytest.mark.parametrize("width", range(20, 60))
def test_no_row_breaks_inside_a_count(width: int) -> None:
    maker = BlockMaker(FoldingConsole(width=width, file=io.StringIO()), ["Ada"], 0)
    told = "Rouge → Sidonie, Basile : Sidonie × 2, Roxane × 11, Ada × 1°, Jean-Marie × 3"
    rows = [row.plain.strip() for row in maker.wrap(Text(told), width, ANY)]
    assert not any(row.endswith("×") for row in rows), rows
    assert " ".join(rows) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_header_names_the_player_and_the_way_to_help_in_full(tmp_path: Path, name: str, language: str) -> None:
    match = next(walk(Setting(name, 3, ()), 7))
    session = Session(match, [PERSON] * 3, language, "", tmp_path / "save.json")
    console = FoldingConsole(width=80, height=24, file=io.StringIO())
    rows = console.render_lines(header(session, 0, console.width), console.options, pad=False)
    told = "".join(segment.text for segment in rows[0])
    assert len(rows) == 1
    assert "Player 0  " in told
    assert "? " in told
    assert "…" not in told


@pytest.mark.parametrize("name", GAMES)
def test_seats_are_still_told_beside_the_final_count(tmp_path: Path, name: str) -> None:
    *_, match = walk(Setting(name, 3, ()), 7, "page")
    session = Session(match, [PERSON] * 3, "en", "", tmp_path / "save.json")
    screen = Screen()
    console = FoldingConsole(width=80, height=24, file=io.StringIO())
    lines = Group(*(Text(f"{number}") for number in range(5)))
    drawing = compose(console, picture_of(session, screen, 0, OPENING, lines), INPUT_LINES)
    rows = console.render_lines(drawing, console.options, pad=False)
    told = ["".join(segment.text for segment in row).rstrip() for row in rows]
    assert not any(row.endswith("… t") for row in told), told
    assert any("● Player 0" in row for row in told), told


# A real terminal.


class Terminal:
    """The program at a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._leader, follower = pty.openpty()
        fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {
            **os.environ,
            "XDG_STATE_HOME": str(folder),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "NO_COLOR": "1",
        }
        environment.pop("COLUMNS", None)
        environment.pop("LINES", None)
        self.process = subprocess.Popen(
            [*COMMAND, "--pace", "0", *arguments],
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=environment,
            start_new_session=True,
        )
        os.close(follower)
        self.output = b""
        self._read_so_far = 0

    def type(self, line: str) -> None:
        os.write(self._leader, line.encode() + b"\n")

    def read_until(self, text: str) -> str:
        """What the terminal receives up to that text, from where the last call stopped."""
        start = self._read_so_far
        end = time.monotonic() + PATIENCE
        while text.encode() not in self.output[start:]:
            assert time.monotonic() < end, self.output[start:].decode(errors="replace")
            if not self._read():
                break
        self._read_so_far = self.output.index(text.encode(), start) + len(text.encode())
        return self.output[start : self._read_so_far].decode()

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if the program does not end, as a person would."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            end = time.monotonic() + 5
            while time.monotonic() < end and self._read():
                pass
            if self.process.poll() is not None:
                return

    def leave(self) -> int:
        """Read to the end and return the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, "the program does not end"
        os.close(self._leader)
        return self.process.wait(timeout=PATIENCE)

    def _read(self) -> bool:
        """Read what there is; False when the program has closed its side."""
        ready, _, _ = select.select([self._leader], [], [], 1.0)
        try:
            data = os.read(self._leader, 65536) if ready else b""
        except OSError:
            return False
        self.output += data
        return bool(data) or not ready


@pytest.mark.process
def test_the_curtain_leaves_nothing_on_the_screen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "habemus", "--players", "3", "--bots", "none", "--names", "Anne,Ben,Cleo")
    curtain = terminal.read_until("Pass the screen to Anne")
    assert "(you)" not in curtain
    terminal.type("")
    terminal.read_until("Which gems will you bid?")
    terminal.read_until("> ")
    terminal.type("DDR")
    handed_over = terminal.read_until("Pass the screen to Ben")
    # The screen is wiped before the curtain falls.
    assert "Anne" not in handed_over.rpartition("\x1b[2J")[2].partition("Pass")[0]
    terminal.type("")
    # What is typed before the table is drawn is thrown away, so wait for it.
    shown = terminal.read_until("Which gems will you bid?") + terminal.read_until("> ")
    assert "Anne (you)" not in shown
    terminal.type("q")
    terminal.read_until("[Y/n]")
    terminal.type("")
    assert terminal.leave() == 0
    # The secrets were on the second screen, which has no scrollback; nothing of them is left on the first.
    assert "DDR" not in terminal.output.rpartition(SECOND_SCREEN_OFF)[2].decode()


@pytest.mark.process
def test_an_interrupt_saves_and_gives_the_terminal_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "habemus")
    terminal.read_until("> ")
    terminal.interrupt()
    assert terminal.leave() == 0
    assert terminal.output.count(SECOND_SCREEN_ON) == terminal.output.count(SECOND_SCREEN_OFF) == 1
    last = terminal.output.rpartition(SECOND_SCREEN_OFF)[2].decode()
    assert "The game is saved. Continue with: roisoleil play --resume" in last
    assert "Traceback" not in terminal.output.decode()


@pytest.mark.process
def test_the_screen_says_so_while_a_bot_looks_ahead_and_while_counsel_is_sought(tmp_path: Path) -> None:
    seed = bytes(32)
    first, second = seat_names(commitment(seed), ["Player 1", None, None])[1:]
    terminal = Terminal(tmp_path, "habemus", "--players", "3", "--bots", "courtisan,roi:8", "--seed", seed.hex())
    assert f"▶ {first}" not in terminal.read_until(f"▶ {second} is thinking …")
    terminal.read_until("Which gems will you bid?")
    terminal.read_until("> ")
    terminal.type("c")
    terminal.read_until("Working out a hint …")
    told = terminal.read_until("Chances of winning:") + terminal.read_until("> ")
    assert "Which gems will you bid?" in told
    assert 1 <= len(re.findall(r"\d+% .*×  Bid ", told)) <= 3
    terminal.interrupt()
    assert terminal.leave() == 0


@pytest.mark.process
def test_without_a_game_a_few_questions_lead_to_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    for question, answer in (
        ("Langue / Language / Sprache (fr/en/de) [en]", "de"),
        ("Spiel (habemus/louis_xiv/ombre) [habemus]", ""),
        ("Anzahl der Spieler (3/4) [4]", "3"),
        ("Davon Menschen an diesem Bildschirm (1/2/3) [1]", ""),
        ("ministre: stark", None),
        ("roi: am stärksten", None),
        ("Stärke der Bots (page/courtisan/ministre/roi) [courtisan]", "p"),
        ("Wer Fabio Chigi hat, darf ihn wegtauschen", None),
        ("Mit „Die Klarstellungen des Verlags“ spielen (nein/ja) [nein]", "ja"),
        ("> ", "?"),
        ("Weiter mit der Eingabetaste", ""),
    ):
        terminal.read_until(question)
        if answer is not None:
            terminal.type(answer)
    assert "Welche Edelsteine bietest du?" in terminal.read_until("> ")
    terminal.interrupt()
    assert terminal.leave() == 0
