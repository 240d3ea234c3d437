"""What stands before all calls: it refuses who asks too often or from a foreign page, and makes answers safe to show.

It is plain ASGI and takes some microseconds a request. What it refuses, it refuses in JSON, as the calls do.
"""

from __future__ import annotations

from functools import partial
from math import ceil
from time import perf_counter
from typing import Final

from litestar.enums import HttpMethod, ScopeType
from litestar.routes import HTTPRoute
from litestar.status_codes import HTTP_400_BAD_REQUEST
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from roisoleil.server.bodies import CLOSE, Body
from roisoleil.server.hosts import Hosts, hosts, page_for
from roisoleil.server.limits import Limits, household, kinds_of_call
from roisoleil.server.logs import Quiet, get_log
from roisoleil.server.meters import Meters
from roisoleil.server.people import COOKIE
from roisoleil.server.pushing import LEAVE
from roisoleil.server.telling import encode
from roisoleil.server.wire import Problem

STREAM: Final = "/api/stream"
API: Final = "/api/"
READS: Final = {"GET", "HEAD", "OPTIONS"}
FOREIGN_HOST: Final = "foreign-host"
STREAM_PAUSE: Final = 10
"""Seconds to wait for whoever has too many streams open: until some are closed, which nobody can foresee."""

POLICY: Final = "; ".join(
    [
        "default-src 'self'",  # no inline script, no inline style, nothing from elsewhere
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # the secret of a seat may stand in a link
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ONLY_TLS: Final = (b"strict-transport-security", b"max-age=31536000")
"""A year, said only over TLS: a server at home has none."""
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""Answers of the API are for one person and one moment."""

Headers = dict[bytes, bytes]


class Refusal(Exception):
    """A request that is not passed on."""

    def __init__(self, status: int, error: str, pause: float = 0.0, detail: str = "") -> None:
        """With the seconds after which it may be repeated."""
        super().__init__(error)
        self.status: Final = status
        self.problem: Final = Problem(error, detail=detail)
        self.pause: Final = pause


class Guard:
    """An application behind limits, checks and headers."""

    def __init__(
        self, app: ASGIApp, meters: Meters, limits: float, log_requests: bool = False, is_ours: Hosts | None = None
    ) -> None:
        """So many times as much as usual may be asked; 0 sets no limits. `is_ours` tells the hosts we answer to."""
        self._app: Final = app
        self._meters: Final = meters
        self._limits: Final = Limits(limits) if limits else None
        self._log: Final = get_log()
        self._abuse: Final = Quiet(self._log)
        self._log_requests: Final = log_requests
        self._is_ours: Final = is_ours or hosts([], is_any=True)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        scope["path"] = plain_path(scope["path"])
        scope = as_read(scope)
        start = perf_counter()
        status = 0
        headers = dict(scope["headers"])
        body = Body(receive, b"expect" in headers) if has_body(headers) else None

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                is_last = body is not None and not await body.finish()
                message["headers"] = with_headers(scope, message["headers"]) + [CLOSE] * is_last
            await send(message)

        try:
            await self._pass(scope, body or receive, answer, headers, start)
        except Refusal as refusal:
            self._meters.refuse(refusal.problem.error)
            await refuse(refusal, headers, answer)
        finally:
            self._note(scope, status, perf_counter() - start)

    async def _pass(self, scope: HTTPScope, receive: Receive, send: Send, headers: Headers, now: float) -> None:
        path = scope["path"]
        if not self._is_ours(headers.get(b"host", b"")):
            raise Refusal(421, FOREIGN_HOST, detail="its operator can let this server answer to that name: --names")
        check_origin(scope["method"], headers)
        check_body(headers)
        if self._limits is None:
            await self._app(scope, receive, send)
            return
        address, person = household(scope["client"][0] if scope["client"] else ""), person_of(headers)
        for kind in kinds_of_call(scope["method"], path):
            if pause := self._limits.wait(kind, address, person, now):
                self._abuse.warn("too-many", now, kind=kind, address=address)
                raise Refusal(429, "too-many-tables" if kind == "table" else "too-many", pause)
        if path != STREAM:
            is_opening = "table" in kinds_of_call(scope["method"], path)
            await self._app(scope, receive, counted(self._limits, address, person, send) if is_opening else send)
            return
        if not self._limits.open_stream(address, person):
            self._abuse.warn("too-many", now, kind="stream", address=address)
            raise Refusal(429, "too-many-streams", STREAM_PAUSE)
        leave = partial(self._limits.close_stream, address, person)
        scope["state"][LEAVE] = leave
        try:
            await self._app(scope, receive, send)
        finally:
            if scope["state"].pop(LEAVE, None) is leave:  # else the stream goes on by itself
                leave()

    def _note(self, scope: HTTPScope, status: int, seconds: float) -> None:
        """Count the request by its call; what stands in its address is nobody's business."""
        template = scope.get("path_template") or "other"
        self._meters.count(scope["method"], template, status, seconds)
        if self._log_requests:
            milliseconds = round(seconds * 1000, 1)
            self._log.info("request", call=f"{scope['method']} {template}", status=status, ms=milliseconds)


def counted(limits: Limits, address: str, person: int, send: Send) -> Send:
    """The way to answer a call that opens a table: it counts as one only if it did."""

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] >= HTTP_400_BAD_REQUEST:
            limits.give_back("table", address, person)
        await send(message)

    return answer


def as_read(scope: HTTPScope) -> HTTPScope:
    """A request for the head of an answer alone, as one for all of it: the body is left out where it is sent."""
    if scope["method"] == "HEAD" and scope["path"] != STREAM:
        return {**scope, "method": HttpMethod.GET}
    return scope


def plain_path(path: str) -> str:
    """A path without empty parts, which the framework does not mind: a call has its limits however it is written."""
    if "//" in path or path.endswith("/"):
        return "/" + "/".join(part for part in path.split("/") if part)
    return path


def check_origin(method: str, headers: Headers) -> None:
    """Refuse what another site's page writes in the name of whoever looks at it.

    Browsers tell where a request comes from, in one header or the other; programs need not.
    """
    if method in READS:
        return
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        is_foreign = site not in {b"same-origin", b"none"}
    else:
        origin = headers.get(b"origin")
        is_foreign = origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b"")
    if is_foreign:
        raise Refusal(403, "foreign-origin")


def has_body(headers: Headers) -> bool:
    """Whether a request brings more than its head."""
    return headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers


def check_body(headers: Headers) -> None:
    """Refuse bodies that are not said to be JSON: forms of other sites cannot say so."""
    if has_body(headers):
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if kind != b"application/json":
            raise Refusal(415, "not-json", detail="the body must be application/json")


def person_of(headers: Headers) -> int:
    """A number for the secret that a request carries, or 0; the secret itself is not kept."""
    if token := headers.get(b"authorization"):
        return hash(token.partition(b" ")[2].strip())
    for part in headers.get(b"cookie", b"").split(b";"):
        name, _, value = part.partition(b"=")
        if name.strip() == COOKIE.encode():
            return hash(value)
    return 0


def with_headers(scope: HTTPScope, headers: object) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, and those that every answer has."""
    assert isinstance(headers, list)
    written = [*(with_head(scope, *header) for header in headers), *HEADERS]
    if scope["scheme"] == "https":
        written.append(ONLY_TLS)
    if scope["path"].startswith(API) and not any(name == b"cache-control" for name, _ in headers):
        written.append(NOT_KEPT)
    return written


def with_head(scope: HTTPScope, name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """A header; if it tells the methods of a call, all of them."""
    if name.lower() != b"allow":
        return name, value
    methods = {method.strip() for method in value.split(b",")} | {b"OPTIONS"}
    if scope["method"] == HttpMethod.OPTIONS:  # The framework forgets those of a call that were added later.
        for route in scope["litestar_app"].routes:
            if isinstance(route, HTTPRoute) and route.path_format == scope["path_template"]:
                methods |= {method.encode() for method in route.methods}
    if b"GET" in methods and scope["path"] != STREAM:
        methods.add(b"HEAD")
    return name, b", ".join(sorted(methods))


async def refuse(refusal: Refusal, asked: Headers, send: Send) -> None:
    """Say no, and when to come again; to people who came by a wrong name in words, since there is no page to say it."""
    body, kind = encode(refusal.problem), b"application/json"
    if refusal.problem.error == FOREIGN_HOST and b"text/html" in asked.get(b"accept", b""):
        body, kind = page_for(asked[b"host"]), b"text/html; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    if refusal.pause:
        headers.append((b"retry-after", str(ceil(refusal.pause)).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
