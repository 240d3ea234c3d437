"""How calls are described in the OpenAPI document: their parameters, their answers and their refusals."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, Parameter
from msgspec import Struct

from roisoleil.server.wire import Done, Problem

LONGEST_IDENT: Final = 32
"""Three times as long as those given today (hub.IDENT_BYTES)."""
LONGEST_CURSOR: Final = 64
"""A digit, fifteen more, and the name of a table (store/cursors.py)."""
LONGEST_PLACE: Final = 8192
"""Of the id of a message: two hundred tables (stream.MOST_PLACES) with their numbers."""

TableId = Annotated[
    str,
    Parameter(description="The name of a table, as in its link.", pattern="^[A-Za-z0-9_-]+$", max_length=LONGEST_IDENT),
]

Cursor = Annotated[
    str | None,
    Parameter(
        description="Where the page before ended.",
        pattern=r"^[01]\.[0-9]{1,15}\.[A-Za-z0-9_-]+$",
        max_length=LONGEST_CURSOR,
    ),
]

Watched = Annotated[
    str, Parameter(description="One more table, to be watched.", pattern="^[A-Za-z0-9_-]*$", max_length=LONGEST_IDENT)
]
LastEventId = Annotated[
    str,
    HeaderParameter(
        name="Last-Event-ID",
        description="The id of the last message that came, to be sent what was missed since.",
        max_length=LONGEST_PLACE,
    ),
]

Security = list[dict[str, list[str]]]
"""The ways to say who is asking; an empty one means that nobody need be known."""

KNOWN: Final[Security] = [{"cookie": []}, {"bearer": []}]
ANYBODY: Final[Security] = [{}, *KNOWN]

REFUSALS: Final = {
    400: "The request cannot be read.",
    401: "The asker is not known.",
    403: "It is not for the asker to do or see.",
    404: "There is no such thing, or not for the asker.",
    409: "Not at this moment; with the table as it stands, if the choice came too late.",
    413: "The request is too long.",
    415: "The request is not JSON.",
    421: "The request names a host that this server does not answer to.",
    422: "The rules forbid it: which, and what they allow; or the key was used for something else (`key-reused`).",
    429: "Too many requests.",
    503: "The store does not answer at the moment.",
}
ALWAYS: Final = (400, 415, 421, 429, 503)
"""What may happen to every call."""


def answers(*statuses: int, answer: type[Struct] | None = None, status: int = 200) -> dict[int, ResponseSpec]:
    """The refusals that a call has besides those of every call; the answer, where the call writes it itself."""
    told = {
        refused: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[refused])
        for refused in sorted({*ALWAYS, *statuses})
    }
    if answer is not None:
        told[status] = ResponseSpec(answer, generate_examples=False, description=(answer.__doc__ or "").strip())
    return told


WISHED: Final = answers(401, 403, 404, 409, 413, 422, answer=Done)
"""What may come of a wish."""

STREAMED: Final = answers(401, 404)
STREAMED[200] = ResponseSpec(
    str,
    generate_examples=False,
    media_type="text/event-stream",
    description="Events whose data is an Update or a Talk, with the id to come back with, or a Presence. With "
    "`Accept: application/x-ndjson` lines of JSON instead: `id` and, as `data`, the same.",
)
