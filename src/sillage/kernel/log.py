"""The event buffer: what happened in one decision, in order (public and private *observations*).

Rules write with `emit`; a log whose `on` is 0 takes nothing, which is how playouts run. An event is
(kind, seat, four numbers). What its numbers mean, and which of them only its seat may know, is
declared by the game (`sillage.kernel.words.EventKind`).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np

from sillage.kernel.compile import rule
from sillage.kernel.records import Bytes, layout

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
_HEAD = struct.Struct("=bbh")
_EVENT = struct.Struct(f"=bb{ARGS}h")
_FIRST = int(LOG.fields["event"][1])    # type: ignore[index]


def overflowed(log: Bytes) -> bool:
    """Whether an event found no room."""
    return bool(_HEAD.unpack_from(log.data)[1])


def written_in(log: Bytes) -> Iterator[tuple[int, ...]]:
    """The events of a log: kind, seat, and their numbers."""
    written = _HEAD.unpack_from(log.data)[2]
    return _EVENT.iter_unpack(log[_FIRST : _FIRST + written * _EVENT.size].data)


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
