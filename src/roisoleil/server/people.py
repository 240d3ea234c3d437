"""Who is asking: a secret in a cookie or a header names a person, without any account."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException

from roisoleil.server.hub import Hub, new_ident, now_ms
from roisoleil.server.store.rows import Person
from roisoleil.server.wire import LONGEST_SECRET

Asker = Request[object, object, State]
"""A request, whoever sends it."""

COOKIE: Final = "roisoleil"
SECRET_BYTES: Final = 24


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> bytes:
    """What is stored of a secret. It is long and random, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


def secret_of(asker: Asker) -> str:
    """The secret that a request carries, or an empty text."""
    kind, _, token = asker.headers.get("authorization", "").partition(" ")
    secret = token.strip() if kind.lower() == "bearer" else asker.cookies.get(COOKIE, "")
    return secret if len(secret) <= LONGEST_SECRET else ""


async def person_of(request: Asker, hub: Hub) -> Person | None:
    """The person who asks, if it is one known here."""
    secret = secret_of(request)
    return await hub.person_of(hash_of(secret)) if secret else None


async def known_person(request: Asker, hub: Hub) -> Person:
    """The person who asks; refuses strangers."""
    person = await person_of(request, hub)
    if person is None:
        raise NotAuthorizedException("unknown-person")
    return person


async def introduce(hub: Hub, name: str) -> tuple[Person, str]:
    """Somebody new, and the secret by which they are known from now on."""
    secret = new_secret()
    person = Person(new_ident(), hash_of(secret), name, now_ms(), now_ms())
    await hub.store.add_person(person)
    return person, secret
