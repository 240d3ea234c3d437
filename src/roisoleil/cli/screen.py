"""The terminal: a screen that is drawn anew where somebody sits at it, else plain lines."""

from __future__ import annotations

import contextlib
import io
import os
import sys
import time
from collections.abc import Iterator
from typing import Final

from rich.align import Align
from rich.console import RenderableType
from rich.panel import Panel

from roisoleil.cli.folding import FoldingConsole

try:
    import readline
except ImportError:  # Some Pythons are built without it; then the terminal itself edits the line.
    readline = None  # type: ignore[assignment]
try:
    import termios

    HAS_MODES = True
except ImportError:  # Windows; there everything is printed line by line.
    HAS_MODES = False

USUAL_PACE: Final = 0.4
INPUT_LINES: Final = 1
TALL: Final = 28
"""From this height on, a free row below the input keeps the screen from jumping at each Enter."""
LOCAL_MODES: Final = 3
"""Where `termios` keeps the modes of the line discipline."""
CLEAR: Final = "\x1b[H\x1b[2J"


class Screen:
    """Draws and asks.

    Live: the terminal's second screen is cleared for each drawing and leaves no trace in the scrollback, so that
    nobody reads there what was behind another player's curtain. Otherwise: everything is printed line by line.
    """

    def __init__(self, pace: float | None = None) -> None:
        """`pace` is how many seconds a bot's move is shown; the usual ones if left out."""
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.is_live: Final = terminal and HAS_MODES and os.environ.get("TERM", "dumb") != "dumb"
        self.console: Final = FoldingConsole(highlight=False, markup=False, emoji=False, soft_wrap=not self.is_live)
        self._pace: Final = (USUAL_PACE if self.is_live else 0.0) if pace is None else pace

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """Take the terminal's second screen, and give it back whatever happens."""
        if not self.is_live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            self._echo(False)
            yield
        finally:
            self._echo(True)
            self.console.set_alt_screen(False)

    def _echo(self, on: bool) -> None:
        """Whether the terminal shows what is typed; it must not while a drawing is under way."""
        modes = termios.tcgetattr(sys.stdin)
        modes[LOCAL_MODES] = modes[LOCAL_MODES] | termios.ECHO if on else modes[LOCAL_MODES] & ~termios.ECHO
        termios.tcsetattr(sys.stdin, termios.TCSANOW, modes)

    def draw(self, renderable: RenderableType) -> None:
        """Show a new screen; on paper, go on below."""
        if not self.is_live:
            self.console.print(renderable)
            return
        with self.console.capture() as capture:
            self.console.print(renderable)
        # One write, so that the screen does not flicker.
        self.console.file.write(CLEAR + capture.get())
        self.console.file.flush()

    def foot(self) -> int:
        """How many rows below a drawing are left to the input."""
        return INPUT_LINES + 1 if self.console.height >= TALL else INPUT_LINES

    def draw_middle(self, renderable: RenderableType) -> None:
        """Show something alone, in a frame in the middle of the screen."""
        framed = Panel.fit(renderable, padding=(1, 4)) if self.is_live else renderable
        height = self.console.height - INPUT_LINES - 1 if self.is_live else None
        self.draw(Align(framed, "center" if self.is_live else "left", vertical="middle", height=height))

    def read(self, renderable: RenderableType, more: str) -> None:
        """Show something of any length; live, page by page until the reader presses Enter on the last one."""
        if not self.is_live:
            self.console.print(renderable)
            return
        with self.console.capture() as capture:
            self.console.print(renderable)
        lines = capture.get().splitlines()
        height = max(self.console.height - INPUT_LINES - 1, 1)
        for start in range(0, max(len(lines), 1), height):
            self.console.file.write(CLEAR + "\n".join(lines[start : start + height]) + "\n")
            last = start + height >= len(lines)
            if self.ask(f"{more} " if last else f"{more} {start // height + 1}/{-(-len(lines) // height)} ") == "q":
                return

    def ask(self, prompt: str) -> str:
        """One line from the player; EOFError when there is none any more."""
        if self.is_live:
            self._echo(True)
            try:
                return input(prompt).strip()
            finally:
                self._echo(not self.console.is_alt_screen)
        self.console.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.console.print()
            raise EOFError
        # Without a terminal nobody sees what was typed; the transcript should.
        self.console.print("" if sys.stdin.isatty() else line.strip())
        return line.strip()

    def forget(self) -> None:
        """Before another player sits down: wipe the screen, what was typed ahead and what the arrow keys bring back."""
        if self.is_live:
            self.console.file.write(CLEAR)
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
            if readline is not None:
                readline.clear_history()

    def pause(self) -> None:
        """Let a bot's move be seen."""
        if self._pace > 0:
            time.sleep(self._pace)
