"""The bus of many servers and workers: they meet at a Valkey or Redis server and publish their words there.

Nothing is kept by the broker, and nothing depends on it but speed. While it is away, everybody looks into the log each
second (hearing.py), and whoever comes back to it is told that words were missed.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from roisoleil.server.bus import Bus, Missed, NoBroker, Wake, Word
from roisoleil.server.logs import get_log

CHANNEL: Final = "roisoleil"
SCHEMES: Final = {"redis": "redis", "rediss": "rediss", "valkey": "redis", "valkeys": "rediss"}
"""How Valkey and Redis are addressed, plain or over TLS, and what the driver calls it."""
USUAL_PORT: Final = 6379
PATIENCE: Final = 3.0
"""Seconds that the broker may take to answer; within a network it takes milliseconds."""
BEAT: Final = 2.0
"""Seconds after which a process that has nothing to say says so, and hears it itself."""
SILENCE: Final = 3 * BEAT + 1
"""Seconds after which a process that was not heard has died, and a broker from which nothing was heard is away."""
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 2.0
"""Seconds between two tries to reach the broker: at first it may only be starting again."""
MOST_WAITING: Final = 10_000
"""Words kept for a broker that is away. Beyond that the others are told to look for themselves."""

FAILURES: Final = (RedisError, OSError, TimeoutError)
"""How the driver says that the broker is away."""


class Batch(Struct, frozen=True):
    """What a process has to say; without words, that it is alive."""

    sender: str
    words: list[Word]


encode_batch: Final = msgspec.json.Encoder().encode
decode_batch: Final = msgspec.json.Decoder(Batch).decode


class BrokerBus(Bus):
    """The bus by a broker: one connection to speak, one to listen."""

    def __init__(self, url: str) -> None:
        """At redis://... or valkey://..."""
        super().__init__()
        self._url: Final = url
        self._client: Final = connect(url)
        self._waiting: dict[Word, None] = {}
        self._has_words: Final = asyncio.Event()
        self._is_heard: Final = asyncio.Event()
        self._heard: Final[dict[str, float]] = {}
        """The other processes, and when each was heard last."""
        self._tasks: Final[list[asyncio.Task[None]]] = []

    @property
    def address(self) -> str:
        """The broker, for the workers of this process."""
        return self._url

    @property
    def hears_all(self) -> bool:
        """Whether the broker is there."""
        return self._is_heard.is_set()

    def alive(self) -> set[str] | None:
        """The processes heard lately; who is alive cannot be known while the broker is away."""
        if not self.hears_all:
            return None
        now = monotonic()
        for name in [name for name, at in self._heard.items() if now - at > SILENCE]:
            del self._heard[name]
        return set(self._heard)

    async def open(self, wake: Wake) -> None:
        """Connect; raises NoBroker if nobody answers."""
        self._tasks.extend([asyncio.create_task(self._listen(wake)), asyncio.create_task(self._speak())])
        try:
            await self._client.publish(CHANNEL, encode_batch(Batch(self.name, [])))
            async with asyncio.timeout(PATIENCE):
                await self._is_heard.wait()
        except FAILURES as error:
            await self.close()
            raise NoBroker(f"the broker at {place_of(self._url)} does not answer") from error

    async def close(self) -> None:
        """Say what is left to be said, and hang up."""
        going = set(self._tasks)
        while going:  # The driver now and then swallows that a task is cancelled.
            for task in going:
                task.cancel()
            _, going = await asyncio.wait(going, timeout=SHORTEST_PAUSE)
        if self._waiting and self.hears_all:
            with contextlib.suppress(*FAILURES):
                await self._say(list(self._waiting))
        await self._client.aclose()

    def tell(self, word: Word) -> None:
        """Have a word sent with all others that wait; the same word twice is sent once, in its later place."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            word = Missed()
        self._waiting.pop(word, None)
        self._waiting[word] = None
        self._has_words.set()

    async def _speak(self) -> None:
        """Send what waits, all of it at once; keep it while the broker is away."""
        pause = SHORTEST_PAUSE
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._has_words.wait()
            words, self._waiting = self._waiting, {}
            self._has_words.clear()
            try:
                await self._say(list(words))
                pause = SHORTEST_PAUSE
            except FAILURES:
                later, self._waiting = self._waiting, words
                for word in later:
                    self.tell(word)
                self._has_words.set()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _say(self, words: list[Word]) -> None:
        await self._client.publish(CHANNEL, encode_batch(Batch(self.name, words)))

    async def _listen(self, wake: Wake) -> None:
        """Listen, and come back whenever the broker does."""
        pause = SHORTEST_PAUSE
        while True:
            with contextlib.suppress(*FAILURES):
                async with self._client.pubsub() as ears:
                    await ears.subscribe(CHANNEL)
                    while message := await ears.get_message(timeout=SILENCE):  # at least the own beat
                        pause = SHORTEST_PAUSE
                        self._take(message, wake)
            if self.hears_all:
                self._is_heard.clear()
                get_log().warning("broker-away", broker=place_of(self._url))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _take(self, message: dict[str, Any], wake: Wake) -> None:
        """What comes from the broker: that it listens to us from now on, or what somebody says."""
        if message["type"] == "subscribe":
            self._heard.update(dict.fromkeys(self._heard, monotonic()))
            self._is_heard.set()
            get_log().info("broker-found", broker=place_of(self._url))
            wake(Missed())
        elif message["type"] == "message":
            try:
                batch = decode_batch(message["data"])
            except msgspec.DecodeError:
                return  # Another program, or another version of this one.
            if batch.sender != self.name:
                self._heard[batch.sender] = monotonic()
                for word in batch.words:
                    wake(word)


def connect(url: str) -> Redis:
    """The driver, which shall not try anything by itself: what was missed meanwhile has to be known."""
    scheme, _, rest = url.partition("://")
    if scheme not in SCHEMES or not rest:
        raise NoBroker(f"not a broker: {scheme[:20]!r} (such as redis://localhost or valkey://localhost:6379)")
    try:
        return Redis.from_url(
            f"{SCHEMES[scheme]}://{rest}",
            protocol=2,
            socket_connect_timeout=PATIENCE,
            socket_timeout=PATIENCE,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError as error:
        raise NoBroker(f"not a broker: {error}") from error


def place_of(url: str) -> str:
    """Where the broker is, without the password."""
    parts = urlsplit(url)
    return f"{parts.hostname or 'localhost'}:{parts.port or USUAL_PORT}"
