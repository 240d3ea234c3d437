"""`roisoleil serve`: tables for people and bots, over HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from roisoleil.engine.codec import BrokenMessage

USUAL_PORT: Final = 8655
MOST_PORT: Final = 65_535
STOP_SECONDS: Final = 5
"""How long open requests may take to end when the server stops."""


def serve(*, host: str = "127.0.0.1", port: int = USUAL_PORT, database: str = "roisoleil.db", workers: int = 1) -> int:
    """Open tables on this machine, for this machine only unless --host says otherwise.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all.
    port
        The port to listen at.
    database
        A file, made where it is missing, or a postgresql:// address.
    workers
        How many processes think for bots; 0 for none, if `roisoleil worker` does so elsewhere.
    """
    if not 0 < port <= MOST_PORT:
        raise BrokenMessage(f"--port: {port} is no port")
    if workers < 0:
        raise BrokenMessage("--workers: must be at least 0")
    if "://" not in database and not Path(database).absolute().parent.is_dir():
        raise BrokenMessage(f"--database: there is no folder {Path(database).absolute().parent}")
    import uvicorn  # noqa: PLC0415 - other commands need not wait for it

    from roisoleil.server.app import make_app  # noqa: PLC0415

    config = uvicorn.Config(
        make_app(database, workers),
        host,
        port,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    print(f"roisoleil: http://{host}:{port}", flush=True)
    uvicorn.Server(config).run()
    return 0
