"""The page to play on, as it was built by `make` (web/), or where it was not, a few words instead.

All files are read once at the start, and kept as they are sent. The page is told which build it is, and clients of the
stream which build is served now (pushing.py): so a page that runs notices that there is another one.
"""

from __future__ import annotations

import hashlib
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException

from roisoleil.server.packing import Parcel, hand_out, pack
from roisoleil.server.people import Asker

PAGE: Final = files("roisoleil.server") / "page"
APP: Final = PAGE / "app"
INDEX: Final = "index.html"
BUILD_LETTERS: Final = 16
NAMED_BY_CONTENT: Final = "assets/"
"""Files under this folder have their own hash in their name: they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""The page itself names the files of its version."""
NOT_PAGES: Final = ("api/", "assets/")
TABLE: Final = re.compile(r"t/([\w-]+)(?:/at/.*|/?)", re.ASCII)
"""The address of a table, or of a position of it; as web/src/main.ts has it."""


class Build(NamedTuple):
    """The files of a page as they are sent, and a name for all of them together: another one for every change."""

    name: str
    files: dict[str, Parcel]


def read_build(folder: Traversable) -> Build:
    """The page in a folder."""
    found = read_files(folder)
    facts = b"\0".join(hashlib.sha256(part).digest() for path in sorted(found) for part in (path.encode(), found[path]))
    name = hashlib.sha256(facts).hexdigest()[:BUILD_LETTERS]
    found[INDEX] = named(found[INDEX], name)
    return Build(name, {path: as_sent(path, plain) for path, plain in found.items()})


def read_files(folder: Traversable, path: str = "") -> dict[str, bytes]:
    """All files of a folder by their path."""
    found: dict[str, bytes] = {}
    for entry in folder.iterdir():
        name = path + entry.name
        if entry.is_dir():
            found |= read_files(entry, f"{name}/")
        else:
            found[name] = entry.read_bytes()
    return found


def named(index: bytes, build: str) -> bytes:
    """The page, told which build it is."""
    return index.replace(b"<head>", b'<head>\n    <meta name="build" content="%s" />' % build.encode(), 1)


def as_sent(name: str, plain: bytes) -> Parcel:
    """A file, with how long it may be kept."""
    kind = guess_type(name)[0] or "application/octet-stream"
    return pack(kind, plain, FOREVER if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN)


def built_page() -> Build:
    """The page to play on; where it was not built, what can be said without it."""
    return read_build(APP if has_page() else PAGE)


def has_page() -> bool:
    """Whether there is a page to play on."""
    return (APP / INDEX).is_file()


BUILD: Final = built_page()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asker, path: str = "") -> Response[bytes]:
    """A file of the page; every address that is none shows the page itself, which knows where it is."""
    name = path.lstrip("/")
    file = BUILD.files.get(name)
    if file is None:
        if name.startswith(NOT_PAGES) or name == "api":
            raise NotFoundException
        file = BUILD.files[INDEX]
    sent = hand_out(request, file)
    if table := TABLE.fullmatch(name):
        # The page asks for the table first of all: a browser that is told so asks along with the files of the page.
        sent.headers["link"] = f"</api/tables/{table[1]}>; rel=preload; as=fetch; crossorigin"
    return sent
