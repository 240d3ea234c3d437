"""Build the documentation site into build/site, and check it: `make docs`."""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
import sys
import tomllib
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from tools.docs.check import faults_of
from tools.docs.http_api import write_http_api
from tools.docs.pages import BrokenSource, Gatherer
from tools.docs.python_api import write_python_api

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
WORK: Final = ROOT / "build"
PAGES: Final = WORK / "docs"
SITE: Final = WORK / "site"
DOCUMENTS: Final = [
    "docs/**/*.md",
    "src/roisoleil/games/*/*.md",
    "src/roisoleil/games/*/text/rules.*.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
]
STYLING: Final = re.compile("\x1b\\[[0-9;]*m")
STRICT: Final = "Aborted because --strict flag is set"
"""How zensical ends, with a traceback, when it has warned of something."""
PORT: Final = 8656


def main(arguments: list[str]) -> int:
    """Build and check; with --serve, show the site afterwards."""
    try:
        gather()
    except BrokenSource as broken:
        print(broken, file=sys.stderr)
        return 1
    faults = [*build(), *faults_of(SITE)]
    if faults:
        print(*faults, sep="\n", file=sys.stderr)
        return 1
    print(f"The documentation is in {SITE.relative_to(ROOT)}/index.html")
    if "--serve" in arguments:
        serve()
    return 0


def gather() -> None:
    """Lay out all pages, with those that are generated, beside the configuration."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    gatherer = Gatherer(ROOT, PAGES)
    gatherer.gather([str(path.relative_to(ROOT)) for pattern in DOCUMENTS for path in sorted(ROOT.glob(pattern))])
    made = [*write_http_api(ROOT / "docs/openapi.json", PAGES), *write_python_api(ROOT / "src", PAGES)]
    configuration = (HERE / "zensical.toml").read_text(encoding="utf-8")
    listed = places_of(tomllib.loads(configuration)["project"]["nav"])
    here = {*gatherer.pages, *made}
    faults = [f"tools/docs/zensical.toml: nav does not list {place}" for place in sorted(here - listed)]
    faults += [f"tools/docs/zensical.toml: nav lists {place}, which is not there" for place in sorted(listed - here)]
    if faults:
        raise BrokenSource(faults)
    (WORK / "zensical.toml").write_text(configuration, encoding="utf-8")
    for name in ("site.css", "iframe-worker.js"):
        shutil.copyfile(HERE / name, PAGES / name)


def build() -> list[str]:
    """Let zensical make the site, and tell what it says if it fails.

    Without its cache, which does not see what mkdocstrings reads.
    """
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    done = subprocess.run(command, cwd=WORK, check=False, capture_output=True, text=True)
    if done.returncode == 0:
        return []
    said = STYLING.sub("", done.stdout + done.stderr)
    return [said.partition("Traceback (most recent")[0] if STRICT in said else said]


def places_of(entry: object) -> set[str]:
    """All pages that a part of the navigation lists."""
    if isinstance(entry, str):
        return {entry}
    parts = entry.values() if isinstance(entry, dict) else entry
    assert isinstance(parts, type({}.values()) | list)
    return {place for part in parts for place in places_of(part)}


def serve() -> None:
    """Show the site on this machine, until it is stopped."""
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(SITE))
    with ThreadingHTTPServer(("127.0.0.1", PORT), handler) as server:
        print(f"http://127.0.0.1:{PORT}/ - Ctrl+C ends it")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
