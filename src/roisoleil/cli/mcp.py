"""`roisoleil mcp`: a seat for an agent."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

from roisoleil.adapters.mcp_saves import Saves
from roisoleil.cli.common import default_language, parse_seed
from roisoleil.cli.savefile import state_folder
from roisoleil.engine.codec import BrokenMessage

EXIT_INTERRUPTED: Final = 130


def mcp(*, seed: str = "", lang: str = "", saves: str = "") -> int:
    """Let an agent play against bots, over the Model Context Protocol on standard input and output.

    It is started by the program that the agent runs in, which is told this command. The tools are list_games,
    start_game, resume_game, observation, legal_choices, play, undo, history and result. It ends when its input is
    closed.

    Parameters
    ----------
    seed
        64 hexadecimal digits; the same seed deals the same games, in the order in which they are started. Drawn by lot
        if left out.
    lang
        fr, en or de, for games that are started without a language; from the environment if left out.
    saves
        The folder that keeps the games, a file for each, written after every choice; if left out, the folder agents
        beside the saved games of the terminal.
    """
    try:
        from roisoleil.adapters.mcp import Parlour, make_server  # noqa: PLC0415 - it may be absent
    except ImportError as error:
        raise BrokenMessage(str(error)) from None
    folder = Path(saves) if saves else state_folder() / "agents"
    parlour = Parlour(lang or default_language(), parse_seed(seed) if seed else b"", Saves(folder))
    # The library would wait for its input to be closed before it heeds Ctrl-C; all games are saved already.
    signal.signal(signal.SIGINT, lambda *_: os._exit(EXIT_INTERRUPTED))
    make_server(parlour).run("stdio")
    return 0
