"""What time it is at the tables. It counts on from when the server began (a *monotonic clock*), whatever becomes of the
machine's own clock: who sets that back or forward gives and takes nobody's time. It never begins before the last sign
of life in the store."""

from __future__ import annotations

import time

_offset = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as this server counts them."""
    return _offset + time.monotonic()


def not_before(moment: float) -> None:
    """The time is at least this: what was stored is past."""
    global _offset
    _offset = max(_offset, moment - time.monotonic())
