"""The event buffer: what happened in one decision, in order.

Rules write with `emit`; a log whose `on` is 0 takes nothing, which is how playouts run. An event is
(kind, seat, four numbers). What its numbers mean, and which of them only its seat may know, is
declared by the game (`sillage.kernel.words.EventKind`).
"""

from __future__ import annotations

import numpy as np

from sillage.kernel.compile import rule
from sillage.kernel.records import layout

ROOM = 160  # events of one decision, at most
ARGS = 4
NO_SEAT = -1    # the seat of an event that is about nobody in particular

EVENT = layout([
    ("kind", np.int8),
    ("seat", np.int8),          # or NO_SEAT
    ("arg", np.int16, ARGS),
])
LOG = layout([
    ("on", np.int8),
    ("full", np.int8),          # an event found no room
    ("written", np.int16),
    ("event", EVENT, ROOM),
])


@rule(inline=True)
def emit(log, kind, seat, a=0, b=0, c=0, d=0):
    """Writes an event: `emit(log, PICKED, state.actor, clock)`."""
    if log.on == 0:
        return
    if log.written >= ROOM:
        log.full = 1
        return
    event = log.event[log.written]
    event.kind = kind
    event.seat = seat
    event.arg[0] = a
    event.arg[1] = b
    event.arg[2] = c
    event.arg[3] = d
    log.written += 1
