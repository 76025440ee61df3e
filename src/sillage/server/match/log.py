"""A match as its log tells it: entries, one for each change, and now and then a snapshot
(*event sourcing*)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Entry:
    """One line of the log."""

    seq: int
    kind: str
    seat: int | None = None
    code: int | None = None
    person: str | None = None
    key: str | None = None
    data: dict[str, Any] = field(default_factory=dict)
    at: float = 0


@dataclass
class Snapshot:
    """Where a table stood, so that a server that starts need not play the whole log again."""

    seq: int
    decision: int
    state: bytes
