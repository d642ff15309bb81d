"""What Prometheus sees."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterable, Sequence
from itertools import accumulate

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector


class Counts(Collector):
    """A counter without a lock, for what the event loop alone counts, thousands of times a second."""

    def __init__(self, name: str, text: str, labels: Sequence[str]) -> None:
        self.name, self.text, self.labels = name, text, labels
        self.of: Tally[tuple[str, ...]] = Tally()  # by the labels' values
        REGISTRY.register(self)

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily(self.name, self.text, labels=self.labels)
        for values, count in self.of.items():
            family.add_metric(values, count)
        return [family]


class Times(Collector):
    """A histogram of seconds without a lock, likewise."""

    def __init__(self, name: str, text: str, bounds: Sequence[float]) -> None:
        self.name, self.text, self.bounds = name, text, bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        names = [*map(str, self.bounds), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        return [HistogramMetricFamily(self.name, self.text, buckets=buckets, sum_value=self.sum)]


MOVES = Counts("waterhole_moves_total", "moves acknowledged", ["game", "by"])
REFUSED = Counter("waterhole_refused_total", "submissions refused", ["rule"])
FRAMES = Counts("waterhole_frames_total", "socket frames received", ["type"])
LIMITED = Counter("waterhole_limited_total", "requests over a limit", ["what"])
SOCKETS = Gauge("waterhole_sockets", "open sockets")
TABLES = Gauge("waterhole_tables", "tables in memory")
COMMITTED = Counter("waterhole_committed_total", "writes committed")
COMMITS_FAILED = Counter("waterhole_commits_failed_total", "writes that the database did not take")
WRITER_QUEUE = Gauge("waterhole_writer_queue", "batches that wait to be written")
TABLES_BY_STATUS = Gauge("waterhole_tables_stored", "tables in the database", ["status"])
DATABASE_BYTES = Gauge("waterhole_database_bytes", "size of the database on disk")
COMMIT_SECONDS = Histogram(
    "waterhole_commit_seconds", "time to commit a batch", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
BATCH_SIZES = Histogram("waterhole_batch_size", "writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 500))
MOVE_SECONDS = Times(
    "waterhole_move_seconds",
    "from receiving a move to sending its answer",
    (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "waterhole_bot_seconds", "a bot's move in its process", ["level"], buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10)
)
BOT_QUEUE = Gauge("waterhole_bot_queue", "bots waiting for a process")
BOTS_HURRIED = Counter("waterhole_bots_hurried_total", "moves of bots that had less time than usual", ["level"])
EVENTS_FAILED = Counter("waterhole_failures_total", "unexpected errors", ["where"])
JOBS = Counter("waterhole_jobs_total", "jobs done, failed and given up", ["kind", "outcome"])
