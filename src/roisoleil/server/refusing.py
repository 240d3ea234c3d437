"""How the server says no: always in JSON, with a key for the words; and what it does about faults of its own."""

from __future__ import annotations

from typing import Final

from litestar import HttpMethod, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import ExceptionHandlersMap

from roisoleil.engine.codec import BrokenMessage
from roisoleil.engine.match import IllegalChoice
from roisoleil.server.api import answer
from roisoleil.server.faults import in_words
from roisoleil.server.hub import Damaged, NoSuchTable, Stale
from roisoleil.server.logs import get_log
from roisoleil.server.people import Asker
from roisoleil.server.salon import Refused
from roisoleil.server.store import errors
from roisoleil.server.telling import encode
from roisoleil.server.wire import Problem

GONE: Final = "client disconnected prematurely"
"""What the framework says when somebody has gone before their request was complete. That is no fault of ours."""
PAUSE: Final = 2
"""Seconds after which a request may be repeated that the store did not answer: a database restarts within some."""


def refuse_illegal(request: Asker, error: IllegalChoice) -> Response[bytes]:
    """The rules forbid it: which, and what they allow. Who only reads has chosen nothing: that is a fault of ours."""
    if request.method == HttpMethod.GET:
        return own_up(request, RuntimeError("a table allows no longer what was chosen there"))
    section = error.reason.section
    problem = Problem(error.reason.key, section=section.title, section_id=section.ident, allowed=error.allowed)
    return answer(HTTP_422_UNPROCESSABLE_ENTITY, encode(problem))


def refuse_wish(_: Asker, error: Refused) -> Response[bytes]:
    """The moment, the seat or the wish is wrong."""
    return answer(error.status, encode(Problem(error.key)))


def refuse_broken(_: Asker, error: BrokenMessage | errors.BrokenCursor) -> Response[bytes]:
    """It cannot be understood: it is no message or no cursor."""
    return answer(HTTP_400_BAD_REQUEST, encode(Problem("broken", detail=str(error))))


def refuse_unreadable(_: Asker, error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
    """It cannot be read: it is no text, or nested without end."""
    is_deep = isinstance(error, RecursionError)
    detail = "the body is nested too deeply" if is_deep else "the request is not written in UTF-8"
    return answer(HTTP_400_BAD_REQUEST, encode(Problem("broken", detail=detail)))


def refuse_damaged(_: Asker, error: Damaged) -> Response[bytes]:
    """The table cannot be loaded; that was noted where it was found."""
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, encode(Problem("damaged")))


def refuse_unknown(_: Asker, error: NoSuchTable | errors.Unknown) -> Response[bytes]:
    """There is no such table, or not for the asker."""
    return answer(HTTP_404_NOT_FOUND, encode(Problem("no-such-table")))


def refuse_reused(_: Asker, error: errors.KeyReused) -> Response[bytes]:
    """The key has its answer, but that was about something else."""
    return answer(HTTP_422_UNPROCESSABLE_ENTITY, encode(Problem("key-reused")))


def refuse_stored(_: Asker, error: errors.Refused | Stale) -> Response[bytes]:
    """Something else was stored meanwhile."""
    return answer(HTTP_409_CONFLICT, encode(Problem("conflict")))


def refuse_for_now(request: Asker, error: errors.Unavailable) -> Response[bytes]:
    """The database failed; whether anything was done, the same key will tell."""
    get_log().error("store-unavailable", call=call_of(request), error=str(error))
    response = answer(HTTP_503_SERVICE_UNAVAILABLE, encode(Problem("unavailable")))
    response.headers["retry-after"] = str(PAUSE)
    return response


def refuse_http(request: Asker, error: HTTPException) -> Response[bytes]:
    """What the framework refuses: unknown paths, bodies that do not fit, strangers."""
    if error.detail == GONE:
        return answer(HTTP_400_BAD_REQUEST, encode(Problem("broken")))  # nobody reads it
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return own_up(request, error)
    response = answer(error.status_code, encode(Problem("refused", detail=in_words(error.detail, error.extra))))
    response.headers.update(error.headers or {})  # The methods that are allowed, where this one is not.
    return response


def own_up(request: Asker, error: Exception) -> Response[bytes]:
    """A fault of the server: the log has its trace, the client only learns that there was one."""
    request.app.state.meters.faults.inc()
    get_log().error("fault", call=call_of(request), exc_info=error)
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, encode(Problem("fault")))


def call_of(request: Asker) -> str:
    """Which call it was, whatever table it was about."""
    return f"{request.method} {request.scope.get('path_template') or 'other'}"


HANDLERS: Final[ExceptionHandlersMap] = {
    IllegalChoice: refuse_illegal,
    Refused: refuse_wish,
    BrokenMessage: refuse_broken,
    NoSuchTable: refuse_unknown,
    Damaged: refuse_damaged,
    Stale: refuse_stored,
    errors.BrokenCursor: refuse_broken,
    RecursionError: refuse_unreadable,
    UnicodeDecodeError: refuse_unreadable,
    errors.Unknown: refuse_unknown,
    errors.KeyReused: refuse_reused,
    errors.Refused: refuse_stored,
    errors.Unavailable: refuse_for_now,
    HTTPException: refuse_http,
    Exception: own_up,
}
