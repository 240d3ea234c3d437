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
from pathlib import Path

import pytest
from rich.console import Console, Group

from roisoleil.cli.play_entry import Listing
from roisoleil.cli.play_log import OPENING
from roisoleil.cli.play_seats import PERSON
from roisoleil.cli.play_session import Session
from roisoleil.cli.screen import INPUT_LINES, Screen
from roisoleil.cli.screen_choices import ChoicePage, rows_allowed
from roisoleil.cli.screen_layout import compose
from roisoleil.cli.screen_table import WATCHER, picture_of, prompt_line
from tests.shared import Setting, walk

EVERY = 6
"""Which decisions of a game are drawn."""
SIZES = [(60, 20), (80, 24), (100, 30), (160, 45)]
LANGUAGE_OF_SIZE = {60: "en", 80: "de", 100: "fr", 160: "en"}
SECOND_SCREEN_ON, SECOND_SCREEN_OFF = b"\x1b[?1049h", b"\x1b[?1049l"
COMMAND = [sys.executable, "-c", "from roisoleil.cli.main import main; main()", "play"]


# Drawings.


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_drawing_of_a_game_fits_the_screen(tmp_path: Path, width: int, height: int) -> None:
    screen = Screen()
    console = Console(width=width, height=height, file=io.StringIO())
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


def drawn_choices(session: Session, console: Console, seat: int) -> Group:
    """A prompt and its choices."""
    listing = Listing(session.words, session.match.table.options(seat))
    shown = list(range(len(listing.options)))
    page = ChoicePage(listing, shown, console.width, rows_allowed(console.height), 0)
    return Group(prompt_line(session, seat), page.render())


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
        end = time.monotonic() + 60
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
        end = time.monotonic() + 60
        while self._read():
            assert time.monotonic() < end, "the program does not end"
        os.close(self._leader)
        return self.process.wait(timeout=60)

    def _read(self) -> bool:
        """Read what there is; False when the program has closed its side."""
        ready, _, _ = select.select([self._leader], [], [], 1.0)
        try:
            data = os.read(self._leader, 65536) if ready else b""
        except OSError:
            return False
        self.output += data
        return bool(data) or not ready


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


def test_an_interrupt_saves_and_gives_the_terminal_back(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "habemus")
    terminal.read_until("> ")
    terminal.interrupt()
    assert terminal.leave() == 0
    assert terminal.output.count(SECOND_SCREEN_ON) == terminal.output.count(SECOND_SCREEN_OFF) == 1
    last = terminal.output.rpartition(SECOND_SCREEN_OFF)[2].decode()
    assert "The match is saved. Go on with: roisoleil play --resume" in last
    assert "Traceback" not in terminal.output.decode()


def test_the_screen_says_so_while_a_bot_looks_ahead_and_while_counsel_is_sought(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "habemus", "--players", "3", "--bots", "courtisan,roi:8")
    assert "▶ Bot 2" not in terminal.read_until("▶ Bot 3 is thinking …")
    terminal.read_until("Which gems will you bid?")
    terminal.read_until("> ")
    terminal.type("c")
    terminal.read_until("Looking for good counsel …")
    told = terminal.read_until("Chances to win:") + terminal.read_until("> ")
    assert "Which gems will you bid?" in told
    assert 1 <= len(re.findall(r"\d+ % .*×  Bid ", told)) <= 3
    terminal.interrupt()
    assert terminal.leave() == 0


def test_without_a_game_a_few_questions_lead_to_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    for question, answer in (
        ("Langue / Language / Sprache (fr/en/de) [en]", "de"),
        ("Spiel (habemus/louis_xiv/ombre) [habemus]", ""),
        ("Anzahl am Tisch (3/4) [4]", "3"),
        ("Davon Menschen an diesem Bildschirm (1/2/3) [1]", ""),
        ("ministre: spielt gut", None),
        ("roi: spielt am besten", None),
        ("Stärke der Bots (page/courtisan/ministre/roi) [courtisan]", "p"),
        ("> ", "?"),
        ("Weiter mit der Eingabetaste", ""),
    ):
        terminal.read_until(question)
        if answer is not None:
            terminal.type(answer)
    assert "Welche Edelsteine bietest du?" in terminal.read_until("> ")
    terminal.interrupt()
    assert terminal.leave() == 0
