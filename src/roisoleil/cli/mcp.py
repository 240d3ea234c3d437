"""`roisoleil mcp`: a seat for an agent."""

from __future__ import annotations

import os
import signal
from typing import Final

from roisoleil.cli.common import default_language, parse_seed
from roisoleil.engine.codec import BrokenMessage

EXIT_INTERRUPTED: Final = 130


def mcp(*, seed: str = "", lang: str = "") -> int:
    """Let an agent play against bots, over the Model Context Protocol on standard input and output.

    It is started by the program that the agent runs in, which is told this command. The tools are list_games,
    start_game, current_player, observation, legal_choices, play and result. It ends when its input is closed.

    Parameters
    ----------
    seed
        64 hexadecimal digits; the same seed deals the same games, in the order in which they are started. Drawn by lot
        if left out.
    lang
        fr, en or de, for games that are started without a language; from the environment if left out.
    """
    try:
        from roisoleil.adapters.mcp import Parlour, make_server  # noqa: PLC0415 - it may be absent
    except ImportError as error:
        raise BrokenMessage(str(error)) from None
    parlour = Parlour(lang or default_language(), parse_seed(seed) if seed else b"")
    # The library would wait for its input to be closed before it heeds Ctrl-C; there is nothing to save.
    signal.signal(signal.SIGINT, lambda *_: os._exit(EXIT_INTERRUPTED))
    make_server(parlour).run("stdio")
    return 0
