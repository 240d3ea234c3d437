"""The bus by a broker, at a real Valkey server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager

import pytest

from roisoleil.server import broker
from roisoleil.server.broker import BrokerBus
from roisoleil.server.bus import Changed, Invited, Missed, NoBroker, Present, Word, join_bus, open_bus
from tests.patience import PATIENCE, Deadline, stretch
from tests.server.serving import Valkey

pytestmark = pytest.mark.process


@pytest.fixture(scope="module")
def valkey() -> Iterator[Valkey]:
    valkey = Valkey()
    yield valkey
    valkey.end()


@asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[BrokerBus, list[Word], BrokerBus, list[Word]]]:
    """Two buses, and what each has heard since both were there."""
    first, second = BrokerBus(url), BrokerBus(url)
    heard: tuple[list[Word], list[Word]] = ([], [])
    await first.open(heard[0].append)
    await second.open(heard[1].append)
    for words in heard:
        words.clear()
    yield first, heard[0], second, heard[1]
    await first.close()
    await second.close()


async def until(is_so: Callable[[], bool]) -> None:
    deadline = Deadline()
    while not is_so():
        assert not deadline.is_over(), "it does not happen"
        await asyncio.sleep(0.005)


def test_a_word_reaches_the_others_and_not_its_sender(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, mine, second, theirs):
            first.publish("one")
            first.tell(Invited("anne", "two"))
            await until(lambda: len(theirs) == 2)
            second.publish("three")
            await until(lambda: len(mine) == 1)
            assert theirs == [Changed("one"), Invited("anne", "two")]
            assert mine == [Changed("three")]
            assert first.alive() == {second.name}

    asyncio.run(body())


def test_words_told_at_once_are_sent_once_each_the_last_ones_last(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, _, theirs):
            come, gone = Present("one", first.name, (0,)), Present("one", first.name, ())
            for word in (come, Changed("one"), gone, Changed("one"), come):
                first.tell(word)
            await until(lambda: len(theirs) == 3)
            assert theirs == [gone, Changed("one"), come]

    asyncio.run(body())


def test_everybody_is_told_to_look_when_the_broker_comes_back() -> None:
    async def body() -> None:
        valkey = Valkey()
        async with two_processes(valkey.url) as (first, mine, second, theirs):
            valkey.kill()
            await until(lambda: not first.hears_all and not second.hears_all)
            assert first.alive() is None
            first.publish("one")
            valkey.start()
            await until(lambda: Missed() in mine and Missed() in theirs)
            first.publish("two")
            await until(lambda: Changed("two") in theirs)
            assert first.hears_all
            await until(lambda: first.alive() == {second.name})
        valkey.end()

    asyncio.run(body())


def test_words_wait_for_a_process_that_cannot_speak(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, _, theirs):
            say, first._say = first._say, cut_off  # type: ignore[method-assign]
            first.publish("one")
            first.publish("two")
            await asyncio.sleep(0.2)
            first.publish("one")
            first._say = say  # type: ignore[method-assign]
            await until(lambda: len(theirs) == 2)
            assert theirs == [Changed("two"), Changed("one")]

    async def cut_off(words: list[Word]) -> None:
        raise ConnectionResetError

    asyncio.run(body())


def test_too_many_words_become_one(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, _, theirs):
            for number in range(broker.MOST_WAITING + 2):
                first.publish(f"table {number}")
            await until(lambda: len(theirs) == 2)
            assert theirs == [Missed(), Changed(f"table {broker.MOST_WAITING + 1}")]

    asyncio.run(body())


def test_what_was_said_last_is_heard_though_the_process_ends(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, second, theirs):
            first.publish("one")
            await first.close()
            await until(lambda: theirs == [Changed("one")])
            assert second.hears_all

    asyncio.run(body())


def test_a_process_ends_whatever_it_was_saying(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver forgets to end now and then when it is told to while it speaks: each of these speaks all the time."""
    monkeypatch.setattr(broker, "BEAT", 0.001)

    async def speak_and_end(number: int) -> None:
        bus = BrokerBus(valkey.url)
        await bus.open(lambda _: None)
        await asyncio.sleep(0.001 * number)
        async with asyncio.timeout(PATIENCE):
            await bus.close()

    async def body() -> None:
        await asyncio.gather(*[speak_and_end(number) for number in range(40)])

    asyncio.run(body())


def test_words_of_other_programs_are_passed_over(valkey: Valkey) -> None:
    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, _, theirs):
            for noise in ("", "hello", '{"sender": "x", "words": [{"type": "unheard-of"}]}', "\x00\xff"):
                await first._client.publish(broker.CHANNEL, noise)
            first.publish("one")
            await until(lambda: theirs == [Changed("one")])

    asyncio.run(body())


def test_a_process_that_died_is_missed_after_a_while(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broker, "BEAT", 0.1)
    silence = stretch()
    monkeypatch.setattr(broker, "SILENCE", silence)

    async def body() -> None:
        async with two_processes(valkey.url) as (first, _, second, _):
            await asyncio.sleep(2 * silence)
            assert first.alive() == {second.name}  # It had nothing to say, but was heard.
            await second.close()
            await until(lambda: first.alive() == set())
            assert first.hears_all

    asyncio.run(body())


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("redis://:secret@127.0.0.1:1", "does not answer"),  # nobody listens at port 1
        ("http://localhost", "not a broker"),
        ("redis://localhost:port", "not a broker"),
    ],
)
def test_no_broker_is_said_in_one_line_without_the_password(url: str, reason: str) -> None:
    async def body() -> None:
        with pytest.raises(NoBroker, match=reason) as refusal:
            await join_bus(url).open(lambda _: None)
        assert "secret" not in str(refusal.value)
        assert "\n" not in str(refusal.value)

    asyncio.run(body())


def test_a_server_without_a_broker_hosts_its_workers() -> None:
    async def body() -> None:
        host, heard, words = open_bus(""), list[Word](), list[Word]()
        await host.open(heard.append)
        guest = join_bus(host.address)
        await guest.open(words.append)
        guest.publish("one")
        await until(lambda: heard == [Changed("one")])
        host.tell(Present("one", host.name, ()))  # Nothing to a worker.
        host.publish("two")
        await until(lambda: words == [Changed("two")])
        await guest.close()
        await host.close()

    asyncio.run(body())
