"""Hints: what a strong bot would choose in a seat, against bots or after the game."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter
from msgspec import Struct

from roisoleil.server.describing import ANYBODY, TableId, answers
from roisoleil.server.hub import Hub
from roisoleil.server.people import Asker, person_of
from roisoleil.server.reading import ChoicesOrNow, check_rules, seen_from
from roisoleil.server.salon import PLAYING, Refused, Salon
from roisoleil.server.thinker import Hint
from roisoleil.server.wire import MOST_SEATS


class Hints(Struct, frozen=True):
    """The best choices of a seat in a position, the best first."""

    seat: int
    choices: int
    hints: list[Hint]


class Hinting(Controller):
    """Advice."""

    path = "/api/tables"
    tags = ("reading",)

    @get("/{ident:str}/hint", operation_id="hint", security=ANYBODY, responses=answers(403, 404, 409))
    async def hint(
        self,
        request: Asker,
        hub: Hub,
        ident: TableId,
        seat: Annotated[int, Parameter(description="The seat to advise.", ge=0, lt=MOST_SEATS)],
        choices: ChoicesOrNow = None,
    ) -> Hints:
        """What a strong bot would choose in a seat: in the present, against bots; anywhere, after the game."""
        salon = await seen_from(request, hub, ident, seat)
        match = salon.playing()
        place = len(match.steps) if choices is None else choices
        check_hint(salon, seat, place)
        record = match.record()
        person = await person_of(request, hub)
        hints = await hub.thinker.think(record, place, seat, person.id if person else "")
        if not hints:
            raise Refused("not-asked")
        return Hints(seat, place, hints)


def check_hint(salon: Salon, seat: int, choices: int) -> None:
    """Refuse advice against people, and about positions that there are not."""
    if salon.state == PLAYING and salon.people() != [seat]:
        raise Refused("not-against-people", 403)
    if choices > len(salon.playing().steps):
        raise Refused("no-such-position", 404)
    check_rules(salon)
