"""What Prometheus sees."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("waterhole_moves_total", "moves acknowledged", ["game", "by"])
REFUSED = Counter("waterhole_refused_total", "submissions refused", ["rule"])
FRAMES = Counter("waterhole_frames_total", "socket frames received", ["type"])
LIMITED = Counter("waterhole_limited_total", "requests over a limit", ["what"])
SOCKETS = Gauge("waterhole_sockets", "open sockets")
TABLES = Gauge("waterhole_tables", "tables in memory")
COMMITTED = Counter("waterhole_committed_total", "writes committed")
COMMIT_SECONDS = Histogram(
    "waterhole_commit_seconds", "time to commit a group", buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
)
GROUP_SIZE = Histogram("waterhole_group_size", "writes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 500))
MOVE_SECONDS = Histogram(
    "waterhole_move_seconds",
    "from receiving a move to sending its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
BOT_SECONDS = Histogram(
    "waterhole_bot_seconds", "a bot's move in its process", ["level"], buckets=(0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10)
)
EVENTS_FAILED = Counter("waterhole_failures_total", "unexpected errors", ["where"])
