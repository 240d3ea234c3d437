"""Lighthouse judges the page: `make lighthouse`. It is fetched by npm for the occasion, and needs a quiet machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx

from tests.e2e.browsing import FLAGS, find_chromium
from tests.server.serving import Server
from tests.shared import GAMES

VERSION: Final = "13.5.0"
JUDGED: Final = ("performance", "accessibility", "best-practices")
FIGURES: Final = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
ROUNDS: Final = 3
LONGEST: Final = 20_000
"""Milliseconds; a table is never quiet, because its news keep coming."""


def lighthouse(url: str, cookie: str, *options: str) -> Any:
    """One report, as Lighthouse writes it."""
    command = ["npx", "--yes", f"lighthouse@{VERSION}", url, "--quiet", "--output=json", *options]
    flags = " ".join(["--headless=new", *FLAGS])
    command += [f"--only-categories={','.join(JUDGED)}", f"--chrome-flags={flags}", f"--max-wait-for-load={LONGEST}"]
    command += [f"--extra-headers={json.dumps({'cookie': cookie})}"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "CHROME_PATH": find_chromium(), "PATH": path}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def line_of(place: str, reports: list[Any]) -> str:
    """The middle one of some reports, as a line of a table."""
    report = sorted(reports, key=lambda each: each["categories"]["performance"]["score"])[len(reports) // 2]
    scores = [f"{100 * report['categories'][name]['score']:.0f}" for name in JUDGED]
    figures = [report["audits"][name]["displayValue"].replace("\xa0", " ") for name in FIGURES]
    return f"| {' | '.join([place, *scores, *figures])} |"


def open_table(person: httpx.Client, game: str) -> str:
    """The address of a table that waits for a person's first choice."""
    body = {"game": game, "seats": ["", "page", "page"], "names": ["Anne"], "salt": "0a1b"}
    ident = person.post("/api/tables", json=body).json()["table"]
    person.post(f"/api/tables/{ident}/start", json={"seat": 0, "key": "start-it"})
    return f"/t/{ident}"


def main() -> None:
    """Home and a table of each game, on the phone that Lighthouse imagines and on a desktop."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), workers=1)
        person = httpx.Client(base_url=server.url)
        places = {"home": "/"} | {f"table of {game}": open_table(person, game) for game in GAMES}
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        print(f"| | {' | '.join((*JUDGED, *FIGURES))} |\n|{'---|' * 7}")
        for name, path in places.items():
            for kind, options in (("phone", ()), ("desktop", ("--preset=desktop",))):
                reports = [lighthouse(server.url + path, cookie, *options) for _ in range(ROUNDS)]
                print(line_of(f"{name}, {kind}", reports), flush=True)
        server.end()


if __name__ == "__main__":
    main()
