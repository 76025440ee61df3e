"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import REGISTRY, Counter, Gauge, Histogram

MOVES = Counter("sillage_moves", "Decisions stored")
REQUESTS = Counter("sillage_requests", "HTTP requests", ["method", "status"])
MESSAGES = Counter("sillage_messages", "Socket messages received", ["type"])
REFUSALS = Counter("sillage_refusals", "Requests and messages refused", ["reason"])
SOCKETS = Gauge("sillage_sockets", "Open sockets", ["kind"])
ROOMS = Gauge("sillage_rooms", "Tables in memory")
RESUMED = Counter("sillage_tables_resumed", "Tables read from the store")
BOT_SECONDS = Histogram("sillage_bot_seconds", "Time a bot took to decide")
MOVE_SECONDS = Histogram(
    "sillage_move_seconds", "From a message received to everybody informed",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


def counted(name: str, **labels: str) -> int:
    """What a counter or gauge stands at."""
    return int(REGISTRY.get_sample_value(name, labels) or 0)
