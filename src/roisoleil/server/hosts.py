"""The names that a server answers to.

Whoever owns a name can let it point at any address, this machine included: a page from there would then talk to our
server as if it were its own (DNS rebinding). An address that is written as a number, or a name that nobody can own in
the public net, cannot be misused like that.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Final

from roisoleil.engine.codec import BrokenMessage

OWNED_BY_NOBODY: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings of names that mean something at home only."""
ANY: Final = "*"
MOST_KNOWN: Final = 1_000
SHOWN: Final = 100
"""Letters of a name that is shown to whoever came by it."""
PAGE: Final = (files("roisoleil.server") / "page" / "foreign-host.html").read_text(encoding="utf-8")

Hosts = Callable[[bytes], bool]
"""Whether a server answers to what a request names as its host."""


def parse_names(text: str) -> list[str]:
    """Names separated by commas; also as a proxy may have them, with https:// and a port."""
    names = [name for part in text.split(",") if (name := name_of(part.strip().partition("://")[2] or part.strip()))]
    for name in names:
        if not name.isascii() or not set(name.removeprefix(ANY)) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-_"):
            raise BrokenMessage(f"--names: {name!r} is no name of a host")
    return names


def name_of(host: str) -> str:
    """A host without its port, as names are compared."""
    name, _, port = host.rpartition(":")
    return (name if port.isdigit() or not port else host).lower().rstrip(".")


def hosts(names: list[str], is_any: bool = False, host: str = "") -> Hosts:
    """Those that a server answers to: these, where it listens, and what nobody else can own.

    `*.example.org` is all names below one.
    """
    own = {*names, name_of(host), socket.gethostname().lower()}
    ends = (*OWNED_BY_NOBODY, *(name.removeprefix(ANY) for name in names if name.startswith(ANY)))

    @lru_cache(MOST_KNOWN)
    def is_ours(host: bytes) -> bool:
        name = name_of(host.decode("latin-1"))
        return is_any or "." not in name or name in own or name.endswith(ends) or is_number(name)

    return is_ours


def is_number(name: str) -> bool:
    """Whether it is an address, and no name."""
    try:
        ipaddress.ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def page_for(host: bytes) -> bytes:
    """What is shown to somebody who came by another name: mostly its owner, who can do something about it."""
    return PAGE.replace("NAME", escape(name_of(host.decode("latin-1"))[:SHOWN])).encode()
