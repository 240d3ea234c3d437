"""The command `roisoleil` and its way of refusing.

Exit codes: 0 done, 1 a bug of ours, 2 something is wrong with what was given, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from roisoleil.cli import admin_care as _admin_care  # noqa: F401 - more commands of `admin`
from roisoleil.cli.about import games, provenance, rules
from roisoleil.cli.admin import admin
from roisoleil.cli.arena import arena
from roisoleil.cli.data import data
from roisoleil.cli.hint import hint
from roisoleil.cli.mcp import mcp
from roisoleil.cli.play import play
from roisoleil.cli.replay import replay, verify
from roisoleil.cli.serve import serve
from roisoleil.cli.simulate import simulate
from roisoleil.cli.worker import worker
from roisoleil.engine.codec import BrokenMessage
from roisoleil.version import program_version

EXIT_WRONG: Final = 2
EXIT_INTERRUPTED: Final = 130


def told_default(value: object) -> str | None:
    """What help says of a default; that something is left out, or not wished, goes without saying."""
    return None if value in ("", False, None) else str(value)


app = App(
    name="roisoleil",
    help="Board games set in the age of the Sun King: play and simulate them, measure their bots, check their records.",
    version=program_version(),
    help_format="markdown",
    default_parameter=Parameter(show_default=told_default, negative_iterable=()),
    result_action="return_value",
)
for command in (play, serve, worker, simulate, arena, replay, hint, verify, mcp, provenance, rules, games):
    app.command(command)
app.command(data)
app.command(admin)


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit code."""
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return refuse(f"{one_line(str(error))} (see roisoleil --help)")
    except BrokenMessage as error:
        return refuse(str(error))
    except BrokenPipeError:
        # The reader has seen enough, as `| head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    return code if isinstance(code, int) else 0


def refuse(message: str) -> int:
    """One line on standard error."""
    print(f"roisoleil: {message}", file=sys.stderr)
    return EXIT_WRONG


def one_line(text: str) -> str:
    """A message without its line breaks."""
    return " ".join(text.split())
