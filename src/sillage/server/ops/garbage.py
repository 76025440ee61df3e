"""Python's collector, kept out of the way of play.

It looks through everything that is alive now and then, which takes more than half a second where thousands of
sockets are open, and everybody waits. So the young are looked through as ever, and the old only while nobody plays.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 5_000, 10, 1_000_000
LONGEST = 3600.0        # seconds until the old are looked through even while people play


def leave_the_old_alone() -> None:
    """For a process that serves: what was loaded at the start stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Broom:
    """Looks through the old when nothing was stored between two looks, or after an hour."""

    def __init__(self) -> None:
        self._stored, self._swept = -1, time.monotonic()

    def sweep(self, stored: int) -> bool:
        """`stored` counts what was stored so far; returns whether the old were looked through."""
        calm, self._stored = stored == self._stored, stored
        if not calm and time.monotonic() - self._swept < LONGEST:
            return False
        gc.collect()
        self._swept = time.monotonic()
        return True
