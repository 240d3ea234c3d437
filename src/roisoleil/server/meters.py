"""What the server counts, for `/metrics`. Calls are named by their templates: no table, person or address is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from roisoleil.server.hub import Hub

CHOICES: Final = "/choices"
STEPS: Final = (0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
"""Seconds; those that the server is measured by are among them."""
METHODS: Final = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE"}

disable_created_metrics()  # when each count began: they all begin with the process


class Meters:
    """The counts of one server process."""

    def __init__(self) -> None:
        """All at nothing."""
        self._registry: Final = CollectorRegistry()
        self._calls: Final = self._counter("roisoleil_calls", "Calls answered.", "call", "status")
        self._refused: Final = self._counter("roisoleil_refused", "Calls refused before they were looked at.", "reason")
        self._choices: Final = Histogram(
            "roisoleil_choice_seconds", "From a choice to its answer.", buckets=STEPS, registry=self._registry
        )
        self.faults: Final = self._counter("roisoleil_faults", "Errors of the server.")
        self.cut: Final = self._counter("roisoleil_streams_cut", "Streams cut because the client could not follow.")
        self._by_call: Final[dict[tuple[str, str, int], Counter]] = {}
        """Looking a counter up by its labels takes longer than counting."""

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(name, meaning, labels, registry=self._registry)

    def count(self, method: str, template: str, status: int, seconds: float) -> None:
        """A call was answered."""
        key = (method if method in METHODS else "other", template, status)
        counter = self._by_call.get(key)
        if counter is None:
            counter = self._by_call[key] = self._calls.labels(f"{key[0]} {template}", str(status))
        counter.inc()
        if template.endswith(CHOICES):
            self._choices.observe(seconds)

    def refuse(self, reason: str) -> None:
        """A call was refused at the door."""
        self._refused.labels(reason).inc()

    async def page(self, hub: Hub) -> bytes:
        """All counts, in the words of Prometheus."""
        now = CollectorRegistry()
        now.register(Standing(hub, await hub.store.turns_waiting()))
        return generate_latest(self._registry) + generate_latest(now)


class Standing(Collector):
    """How things stand at the moment they are asked for."""

    def __init__(self, hub: Hub, turns_waiting: int) -> None:
        """In this process, but for the turns, which wait in the store."""
        self._hub: Final = hub
        self._turns: Final = turns_waiting

    def collect(self) -> Iterator[Metric]:
        """One after the other."""
        hub, written = self._hub, self._hub.store.written
        streams = sum(len(mine) for mine in hub.streams.values())
        tables = sum(room.salon is not None for room in hub.rooms.values())
        yield GaugeMetricFamily("roisoleil_streams", "Open streams.", streams)
        yield GaugeMetricFamily("roisoleil_tables", "Tables in memory.", tables)
        yield GaugeMetricFamily("roisoleil_tables_damaged", "Tables that could not be loaded.", len(hub.damaged))
        yield GaugeMetricFamily("roisoleil_bot_turns", "Turns that bots have not taken yet, anywhere.", self._turns)
        yield CounterMetricFamily("roisoleil_store_batches", "Transactions written.", written.batches)
        yield CounterMetricFamily("roisoleil_store_changes", "Changes in these transactions.", written.changes)
        yield CounterMetricFamily("roisoleil_store_seconds", "What these transactions took, together.", written.seconds)
