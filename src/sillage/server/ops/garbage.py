"""Python's collector, kept out of the way of play.

It looks through everything that is alive now and then, which takes more than half a second where thousands of
sockets are open, and everybody waits. By itself it counts what was made less what was freed: at a busy table the two
are nearly equal, so it comes seldom and then takes a tenth of a second. Nearly all that a move makes is freed without
it. So the young are looked through by the clock, a millisecond at a time, those between where connections have ended,
which leave circles behind, and the old only while nobody plays.
"""

from __future__ import annotations

import gc
import time

YOUNG_SECONDS = 0.05
BURST, NEVER = 200_000, 1_000_000       # so many new things at once are looked through before their time
LEFT = 500              # connections that ended before what they left is looked for
LONGEST = 3600.0        # seconds until the old are looked through even while people play


def leave_the_old_alone() -> None:
    """For a process that serves: what was loaded at the start stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(BURST, NEVER, NEVER)


class Broom:
    """Looks through the young again and again; through the old when nothing was stored between two looks, or after an
    hour."""

    def __init__(self) -> None:
        self._stored, self._swept = -1, time.monotonic()
        self.left = 0       # connections that ended since those between were looked through

    async def dust(self) -> None:
        """To be done every `YOUNG_SECONDS`."""
        between, self.left = self.left >= LEFT, 0 if self.left >= LEFT else self.left
        gc.collect(1 if between else 0)

    def sweep(self, stored: int) -> bool:
        """`stored` counts what was stored so far; returns whether the old were looked through."""
        calm, self._stored = stored == self._stored, stored
        if not calm and time.monotonic() - self._swept < LONGEST:
            return False
        gc.collect()
        self._swept = time.monotonic()
        return True
