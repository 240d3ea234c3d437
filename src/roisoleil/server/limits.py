"""How often somebody may ask: so often that nobody who plays is ever refused, too seldom to do harm.

There is a limit for each person, known by the secret, and a wider one for each address, where a family or a class may
sit. Limits are kept in memory, by each process for itself.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache
from operator import itemgetter
from typing import Final

from msgspec import Struct

MOST_KEYS: Final = 20_000
"""Of each limit, some 2 MB: more people than one process can serve at once."""
DAY: Final = 24 * 3600.0
NETWORK: Final = 64
"""Bits of an IPv6 address: whoever has one has all that begin with them."""


class Pace(Struct, frozen=True):
    """So many at once, and so many a second after that."""

    at_once: float
    per_second: float


class Rule(Struct, frozen=True):
    """The pace of one kind of call."""

    of_person: Pace
    of_address: Pace


RULES: Final = {
    # A page that is opened asks for some dozen things; a whole class may do so together.
    "read": Rule(Pace(100, 20), Pace(1000, 100)),
    # The quickest game is one of many small choices, two or three a second.
    "write": Rule(Pace(50, 10), Pace(500, 50)),
    # The game is played again from its beginning for these: some milliseconds of the processor.
    "replay": Rule(Pace(60, 5), Pace(300, 20)),
    # A bot thinks for some seconds.
    "hint": Rule(Pace(10, 0.5), Pace(30, 1)),
    # What is opened stays in the database, and who is deleted is new again. Thirty pupils join within a minute.
    "open": Rule(Pace(20, 0.2), Pace(100, 1)),
    # In a day: a class of thirty opens some each, friends of an evening a dozen. They are kept for a day at least.
    # So half of them at once, and the other half comes back within a day: no day has more than both.
    "table": Rule(Pace(100, 100 / DAY), Pace(250, 250 / DAY)),
    # A device is changed now and then; who asks more often is guessing.
    "claim": Rule(Pace(10, 0.1), Pace(30, 0.5)),
}
STREAMS_OF_PERSON: Final = 20
"""At once: the windows of a few devices."""
STREAMS_OF_ADDRESS: Final = 300
"""At once: thirty people with some windows each."""

REPLAYING: Final = ("/record", "/proof", "/sheets")
OPENING: Final = ("/join", "/rematch")


def kind_of_call(method: str, path: str) -> str:
    """Which rule a call falls under."""
    if path.endswith(REPLAYING) or "/positions/" in path:
        return "replay"
    if path.endswith("/hint"):
        return "hint"
    if method in {"GET", "HEAD", "OPTIONS"}:
        return "read"
    if path == "/api/tables" or path.endswith(OPENING) or method == "DELETE":
        return "open"
    return "claim" if path.endswith("/claim") else "write"


def kinds_of_call(method: str, path: str) -> tuple[str, ...]:
    """All rules a call falls under."""
    kind = kind_of_call(method, path)
    opens = method == "POST" and (path == "/api/tables" or path.endswith("/rematch"))
    return (kind, "table") if opens else (kind,)


@lru_cache(MOST_KEYS)
def household(address: str) -> str:
    """All addresses that one client may have at will, as one."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, NETWORK), strict=False))


class Turnstile:
    """Lets everybody pass at a pace. Of each it keeps when the last right to pass will have come back."""

    def __init__(self, pace: Pace) -> None:
        """Nobody has passed."""
        self._step: Final = 1 / pace.per_second
        self._reach: Final = pace.at_once / pace.per_second
        self._full: dict[str | int, float] = {}

    def __len__(self) -> int:
        return len(self._full)

    def wait(self, key: str | int, now: float) -> float:
        """Let somebody pass, and return 0; or the seconds until they may."""
        full = max(self._full.get(key, now), now) + self._step
        if full - now > self._reach:
            return full - now - self._reach
        if len(self._full) >= MOST_KEYS and key not in self._full:
            self._tidy(now)
        self._full[key] = full
        return 0.0

    def give_back(self, key: str | int) -> None:
        """Somebody has passed in vain: let it not count."""
        if key in self._full:
            self._full[key] -= self._step

    def _tidy(self, now: float) -> None:
        """Forget those who have all their rights again, and if they are too few, those who asked for least."""
        kept = sorted(((full, key) for key, full in self._full.items() if full > now), key=itemgetter(0))
        self._full = {key: full for full, key in kept[-MOST_KEYS // 2 :]}


class Limits:
    """All limits of a process."""

    def __init__(self, factor: float) -> None:
        """So many times as much as usual may be asked."""
        self._persons: Final = {kind: Turnstile(scaled(rule.of_person, factor)) for kind, rule in RULES.items()}
        self._addresses: Final = {kind: Turnstile(scaled(rule.of_address, factor)) for kind, rule in RULES.items()}
        self._streams: Final = Counter[str | int]()
        self._most_of_person: Final = STREAMS_OF_PERSON * factor
        self._most_of_address: Final = STREAMS_OF_ADDRESS * factor

    def wait(self, kind: str, address: str, person: int, now: float) -> float:
        """Count a call; 0 if it is granted, else the seconds until it may be repeated. 0 is nobody known."""
        refused = self._addresses[kind].wait(address, now)
        if not refused and person and (refused := self._persons[kind].wait(person, now)):
            self._addresses[kind].give_back(address)
        return refused

    def give_back(self, kind: str, address: str, person: int) -> None:
        """A call that was granted is not to count."""
        self._addresses[kind].give_back(address)
        if person:
            self._persons[kind].give_back(person)

    def open_stream(self, address: str, person: int) -> bool:
        """Count a stream that is opened, unless there are too many."""
        if self._streams[address] >= self._most_of_address or self._streams[person] >= self._most_of_person:
            return False
        self._count(address, person, 1)
        return True

    def close_stream(self, address: str, person: int) -> None:
        """One stream less."""
        self._count(address, person, -1)

    def _count(self, address: str, person: int, change: int) -> None:
        for key in (address, person) if person else (address,):
            self._streams[key] += change
            if not self._streams[key]:
                del self._streams[key]


def scaled(pace: Pace, factor: float) -> Pace:
    """So many times as much."""
    return Pace(max(1.0, pace.at_once * factor), pace.per_second * factor)
