"""The page to play on, as it was built by `make` (web/), or where it was not, a few words instead.

All files are read once at the start, and kept as they are sent.
"""

from __future__ import annotations

import gzip
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from roisoleil.server.people import Asker

PAGE: Final = files("roisoleil.server") / "page"
INDEX: Final = "index.html"
NAMED_BY_CONTENT: Final = "assets/"
"""Files under this folder have their own hash in their name: they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
"""The page itself names the files of its version."""
NOT_PAGES: Final = ("api/", "assets/")
LEAST_WORTH: Final = 500
"""Bytes below which nothing is gained by packing."""


class File(Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes
    caching: str


def read_files(folder: Traversable, path: str = "") -> dict[str, File]:
    """All files of a folder by their path."""
    found: dict[str, File] = {}
    for entry in folder.iterdir():
        name = path + entry.name
        if entry.is_dir():
            found |= read_files(entry, f"{name}/")
        else:
            found[name] = as_sent(name, entry.read_bytes())
    return found


def as_sent(name: str, plain: bytes) -> File:
    """A file, packed where that makes it smaller."""
    kind = guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, mtime=0) if len(plain) > LEAST_WORTH else plain
    caching = FOREVER if name.startswith(NAMED_BY_CONTENT) else ASK_AGAIN
    return File(kind, plain, packed if len(packed) < len(plain) else plain, caching)


def built_page() -> dict[str, File]:
    """The page to play on; where it was not built, what can be said without it."""
    app = PAGE / "app"
    return read_files(app) if (app / INDEX).is_file() else read_files(PAGE)


FILES: Final = built_page()


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asker, path: str = "") -> Response[bytes]:
    """A file of the page; every address that is none shows the page itself, which knows where it is."""
    name = path.lstrip("/")
    file = FILES.get(name)
    if file is None:
        if name.startswith(NOT_PAGES) or name == "api":
            raise NotFoundException
        file = FILES[INDEX]
    headers = {"cache-control": file.caching, "vary": "accept-encoding"}
    if file.packed is not file.plain and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)
