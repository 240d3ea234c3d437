"""What is sent again and again as it is: packed once, for those who can unpack it.

Nothing of a table is packed: how small it gets would tell about it.
"""

from __future__ import annotations

import gzip
from typing import Final

from litestar import Response
from msgspec import Struct

from roisoleil.server.people import Asker

LEAST_WORTH: Final = 500
"""Bytes below which nothing is gained by packing."""


class Parcel(Struct, frozen=True):
    """A file or an answer, as it is sent."""

    kind: str
    plain: bytes
    packed: bytes
    caching: str


def pack(kind: str, plain: bytes, caching: str) -> Parcel:
    """Pack it where that makes it smaller."""
    packed = gzip.compress(plain, mtime=0) if len(plain) > LEAST_WORTH else plain
    return Parcel(kind, plain, packed if len(packed) < len(plain) else plain, caching)


def hand_out(request: Asker, parcel: Parcel) -> Response[bytes]:
    """Send it as the asker can read it."""
    headers = {"cache-control": parcel.caching, "vary": "accept-encoding"}
    if parcel.packed is not parcel.plain and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(parcel.packed, media_type=parcel.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(parcel.plain, media_type=parcel.kind, headers=headers)
