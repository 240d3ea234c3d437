"""The tables that everybody may see, on a server that lists them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import get
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Struct

from roisoleil.server.describing import ANYBODY, Cursor, answers
from roisoleil.server.hub import Hub
from roisoleil.server.salon import Refused

LONGEST_GAME: Final = 32
PAGE: Final = 50
"""Tables that are listed at once."""

GameName = Annotated[str | None, Parameter(description="Only tables of this game.", max_length=LONGEST_GAME)]
TableState = Annotated[
    Literal["open", "playing", "over", "ended"] | None, Parameter(description="Only tables in this state.")
]


class PublicTable(Struct, frozen=True):
    """A table that everybody may see."""

    table: str
    game: str
    state: str
    created: int
    updated: int
    watch: bool
    """Whether people may watch; where a seat is free, they may join."""
    is_damaged: bool
    """Whether it cannot be shown, by a fault of the server."""


class PublicTables(Struct, frozen=True):
    """Some public tables, the newest first."""

    tables: list[PublicTable]
    cursor: str | None = None


@get("/api/public", tags=["tables"], security=ANYBODY, responses=answers(403))
async def public_tables(
    hub: Hub, state: State, game: GameName = None, table_state: TableState = None, cursor: Cursor = None
) -> PublicTables:
    """The public tables, the newest first; refused by a private server, which has none."""
    check_public(state)
    page = await hub.store.public_tables(game, table_state, cursor, PAGE)
    found = [
        PublicTable(row.id, row.game, row.state, row.created, row.updated, row.watch == "link", row.is_damaged)
        for row in page.tables
    ]
    return PublicTables(found, page.cursor)


def check_public(state: State) -> None:
    """Refuse where tables are known by their links only."""
    if not state.is_public:
        raise Refused("server-is-private", 403)
