"""Which program this is: its version, and the build of the page that it serves."""

from __future__ import annotations

from typing import Final

from litestar import get
from msgspec import Struct

from roisoleil.server.describing import answers
from roisoleil.server.pages import BUILD
from roisoleil.version import program_version


class About(Struct, frozen=True):
    """Which program answers."""

    version: str
    page: str
    """The build of its page, as in the header `roisoleil-page` of the stream."""


ABOUT: Final = About(program_version(), BUILD.name)


@get("/api/about", tags=["about"], responses=answers())
async def about() -> About:
    """The version of the program, and the build of its page."""
    return ABOUT
