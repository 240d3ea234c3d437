"""`roisoleil serve`: tables for people and bots, over HTTP."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from roisoleil.engine.codec import BrokenMessage

USUAL_PORT: Final = 8655
MOST_PORT: Final = 65_535
EVERYWHERE: Final = {"0.0.0.0", "::"}
MOST_FILES: Final = 65_536
"""Connections and files at once: more than one process can serve."""
WITHOUT_PAGE: Final = (
    "roisoleil: installed without the page to play on; programs can play. `make page` builds it in the folder of the"
    " sources, to be installed from there"
)
WINDOWED: Final = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
"""Variables that tell of a browser, or of a screen for its windows."""
ASK_SECONDS: Final = 2.0
"""How long the server that has our port may take to say what it is."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = USUAL_PORT,
    names: str = "",
    database: Annotated[str, Parameter(env_var="ROISOLEIL_DATABASE")] = "",
    broker: Annotated[str, Parameter(env_var="ROISOLEIL_BROKER")] = "",
    workers: int = 1,
    public: Annotated[bool, Parameter(negative="")] = False,
    browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
    proxy: str = "",
    limits: float = 1.0,
    metrics_token: Annotated[str, Parameter(env_var="ROISOLEIL_METRICS_TOKEN")] = "",
    log: Literal["text", "json"] = "text",
    log_requests: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Open tables on this machine, for this machine only unless --host says otherwise.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all.
    port
        The port to listen at.
    names
        The names of this server in the net, separated by commas, such as tables.example.org. Without them it answers to
        addresses written as numbers and to names of this machine and of its home; behind a --proxy, to any.
    database
        A file, made where it is missing, or a postgresql:// address; tables.db in the user's data folder if left out.
    broker
        The redis:// or valkey:// address at which several servers over one PostgreSQL meet.
    workers
        How many processes think for bots; 0 for none, if `roisoleil worker` does so elsewhere.
    public
        Let people list their tables for everybody; otherwise a table is found by its link only.
    browser
        Open the browser once the server answers.
    proxy
        The addresses of reverse proxies, separated by commas, that are believed who their clients are.
    limits
        How much a person or an address may ask: 2 allows twice as much as usual, 0 sets no limits.
    metrics_token
        Who knows it may read /metrics from anywhere; without one, only this machine may.
    log
        How the log is written to standard error: text to read, or json.
    log_requests
        Log every request, by the name of its call.
    """
    check_system(sys.platform)
    check_options(port, workers, limits)
    address = f"http://{'localhost' if host in EVERYWHERE else f'[{host}]' if ':' in host else host}:{port}"
    database = database or str(usual_database())
    check_folder(database)
    from roisoleil.server import running  # noqa: PLC0415 - other commands need not wait for it
    from roisoleil.server.app import make_app  # noqa: PLC0415
    from roisoleil.server.bus import NoBroker  # noqa: PLC0415
    from roisoleil.server.hosts import parse_names  # noqa: PLC0415
    from roisoleil.server.logs import get_log, set_up_logs  # noqa: PLC0415
    from roisoleil.server.pages import has_page  # noqa: PLC0415
    from roisoleil.server.store.errors import Unavailable, Unusable  # noqa: PLC0415

    known = parse_names(names)
    try:
        listener = running.listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and browser and is_ours(address):
            print(f"roisoleil: {address} (it was running already)", flush=True)
            show(address)
            return 0
        raise BrokenMessage(f"cannot listen at {host}, port {port}: {reason_of(error)}") from None
    set_up_logs(log == "json")
    allow_many_connections()

    def ready() -> None:
        print(f"roisoleil: {address}", flush=True)
        if not has_page():
            print(WITHOUT_PAGE, file=sys.stderr, flush=True)
        get_log().info("started", host=host, port=port, workers=workers, public=public, limits=limits)
        if browser:
            threading.Thread(target=show, args=(address,), daemon=True).start()

    with listener:
        try:
            app = make_app(database, workers, broker, public, metrics_token)
            running.run(app, listener, ready, proxy, limits, log_requests, known, host)
        except (Unusable, Unavailable) as error:
            raise BrokenMessage(f"--database: {error}") from None
        except NoBroker as error:
            raise BrokenMessage(f"--broker: {error}") from None
    return 0


def check_system(platform: str) -> None:
    """Refuse to serve where that has never been tried."""
    if platform == "win32":
        raise BrokenMessage("the table server needs Linux or macOS; on Windows it runs in WSL")


def check_options(port: int, workers: int, limits: float) -> None:
    """Refuse numbers that cannot be meant."""
    if not 0 < port <= MOST_PORT:
        raise BrokenMessage(f"--port: {port} is no port")
    if workers < 0:
        raise BrokenMessage("--workers: must be at least 0")
    if not 0 <= limits < float("inf"):
        raise BrokenMessage("--limits: must be at least 0")


def usual_database() -> Path:
    """The file in the user's data folder, which is made where it is missing."""
    chosen = Path(os.environ.get("XDG_DATA_HOME", ""))
    folder = (chosen if chosen.is_absolute() else Path.home() / ".local" / "share") / "roisoleil"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BrokenMessage(f"--database: cannot make the folder {folder} ({error.strerror})") from None
    return folder / "tables.db"


def check_folder(database: str) -> None:
    """Refuse a file in a folder that there is not."""
    folder = Path(database.removeprefix("sqlite:")).absolute().parent
    if "://" not in database and not folder.is_dir():
        raise BrokenMessage(f"--database: there is no folder {folder}")


def reason_of(error: OSError) -> str:
    """Why, in few words."""
    if error.errno == errno.EADDRINUSE:
        return "another program is listening there"
    return (error.strerror or str(error)).lower()


def is_ours(address: str) -> bool:
    """Whether a server of this program answers there."""
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=ASK_SECONDS) as answer:
            return bool(json.load(answer).get("program") == "roisoleil")
    except (OSError, ValueError, AttributeError):
        return False


def show(address: str) -> None:
    """Open the browser, if there is one with a window: one in the terminal would take it away from the server."""
    has_windows = sys.platform in {"darwin", "win32"} or any(name in os.environ for name in WINDOWED)
    if has_windows:
        webbrowser.open(address)


def allow_many_connections() -> None:
    """Use as many open files as the system allows: each client with a stream needs one."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - not on every system

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
        if now != resource.RLIM_INFINITY and now < wanted:
            with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
